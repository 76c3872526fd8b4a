"""The cards of Killer Bunnies as pictures: hand cards, ring cards, saved tabs, the back.

Every size is drawn anew; small cards lose their words first. No shadows here: see `pictures`.
The card's own drawing comes from `drawings`, badges from `art_signs`.
"""

from __future__ import annotations

import math
from operator import itemgetter

import pygame

from tabletop.games.killer_bunnies.rules import cards as c
from tabletop.games.killer_bunnies.rules.cards import CARDS, Card
from tabletop.games.killer_bunnies.table import art_signs as signs
from tabletop.games.killer_bunnies.table.drawings import art_body, line_at
from tabletop.table.art.cache import cached
from tabletop.table.art.cards import RICH_FROM, hairline, paper, paper_defs, star_path
from tabletop.table.art.lettering import digits, fitted, width_of, wrap, write
from tabletop.table.art.palette import CREAM, INK, PAPER, mix
from tabletop.table.art.pattern import pattern
from tabletop.table.art.scenery_parts import rays
from tabletop.table.art.signs import sign_body
from tabletop.table.art.surface import blank, masked, tinted
from tabletop.table.art.svg import circle, path, raster, rect

CARD_RATIO, RING_RATIO = 7 / 5, 98 / 74
NAME_FROM = 90
"""Cards narrower than this carry no words."""
_UNIT, _RING_UNIT = 118, 74  # the widths the measures below are given for

KIND_COLOUR = ("#F2C14E", "#69B1E0", "#B58BE0", "#8CC084")
"""Colours by `Card.kind`: RUN, SPECIAL, VERY SPECIAL, RESOURCE."""
_PLAIN_PANEL = "#FFF1C9"
_PINK_DOT, _GREEN_LINE = "#E58FA6", "#9CCB80"
_CREATURES = (c.BUNNY, c.SUPER)
_WEAPONS = (c.GROUND_WEAPON, c.CITY_WEAPON, c.GROUND_RUNNER)
_PITCH = 1.09
"""From one line of a name to the next, in its size."""
_NAME_PX, _KIND_PX = 14, 13  # at hand size, as the style sheet allows
_BROKEN = 0.85  # share of its size from which on a name stands on one line of a large card
_SMALLEST_PX = 8  # in wide reading fonts, rather than a word broken or reaching over the edge
_SMALLEST_NAME_PX = 11  # the few longest names, rather than a word cut off
_SPENT = (150, 142, 150, 255)


class _Plan:
    """Positions of the parts of a face, in pixels, for a width and a number of name lines.

    Without words the drawing lies in the visible part of the card.
    """

    def __init__(self, w: int, lines: int, px: int, seen: int) -> None:
        k = w / _UNIT
        self.clear = w if lines else seen
        self.seen = seen
        self.w, self.h, self.k = w, round(w * CARD_RATIO), k
        self.words = lines > 0
        self.left, self.right = 9 * k, w - 9 * k
        self.bar = max((32 if w >= RICH_FROM else 41) * k, 7 * k + lines * px * _PITCH)
        self.top = self.bar + 4 * k if self.words else 9 * k
        self.low = (121 if self.words else self.h / k - 12) * k
        self.slant = 4 * k

    def panel(self) -> str:
        """Path data of the slanted comic panel."""
        return (
            f"M{self.left:.1f},{self.top:.1f} H{self.right:.1f} V{self.low:.1f} "
            f"L{self.left:.1f},{self.low + self.slant:.1f}Z"
        )

    def panel_left(self) -> str:
        """Its left part, cut by a slanted line: the green half."""
        return (
            f"M{self.left:.1f},{self.top:.1f} H{self.w * 0.53:.1f} "
            f"L{self.w * 0.44:.1f},{self.low + self.slant * 0.55:.1f} "
            f"L{self.left:.1f},{self.low + self.slant:.1f}Z"
        )

    @property
    def middle(self) -> tuple[float, float]:
        return self.clear * (0.54 if self.words else 0.53), (self.top + self.low) / 2 + 2 * self.k

    @property
    def picture(self) -> float:
        """Width of the card's own drawing."""
        wide = self.w - 32 * self.k
        if self.clear < self.w:
            wide = max(wide * 0.66, self.clear - 20 * self.k)
        return min(wide, self.low - self.top + 2 * self.k)


def _panel(card: Card, plan: _Plan) -> str:
    """The comic panel: its ground, the rays, the card's drawing, the frame."""
    colour = KIND_COLOUR[card.kind]
    line = max(1.4, 2 * plan.k)
    ground = signs.PINK_BOX if card.pink else _PLAIN_PANEL
    body = path(plan.panel(), ground)
    if card.pink:
        body += _halftone(plan)
    if card.green:
        body += path(plan.panel_left(), signs.GREEN_BOX) + _hatching(plan)
    x, y = plan.middle
    rx = (plan.right - plan.left) * 0.47
    ry = (plan.low - plan.top) * 0.47
    ray = mix(colour, ground, 0.45 if card.pink else 0.3)
    body += path(rays(x, y, rx, ry, 14), ray)
    size = plan.picture
    body += art_body(card.name, x, y, size, line_at(size))
    return body + path(plan.panel(), "none", INK, line)


def _halftone(plan: _Plan) -> str:
    """Printer's dots over a pink panel, so that it is told from a plain one in grey as well."""
    k = plan.k
    pitch = 6.4 * k
    x, y = plan.middle
    rx, ry = (plan.right - plan.left) * 0.44, (plan.low - plan.top) * 0.46
    out = ""
    for row in range(int((plan.low - plan.top) / pitch)):
        cy = plan.top + (row + 0.7) * pitch
        for column in range(int((plan.right - plan.left) / pitch)):
            cx = plan.left + (column + 0.45 + 0.5 * (row % 2)) * pitch
            away = math.hypot((cx - x) / rx, (cy - y) / ry)
            if away > 0.95 and cx < plan.right - 2 * k:
                r = min(2.0, 1.0 + (away - 0.95) * 2.4) * k
                out += circle(round(cx, 1), round(cy, 1), round(r, 2), _PINK_DOT)
    return out


def _hatching(plan: _Plan) -> str:
    """Slanting lines over the green half, and the line that ends it."""
    k, w = plan.k, plan.w
    low = plan.low + plan.slant * 0.6
    d, step = "", 1
    while w * 0.44 - step * 8 * k > plan.left + k:
        shift = step * 8 * k
        d += f"M{w * 0.53 - shift:.1f},{plan.top:.1f} L{w * 0.44 - shift:.1f},{low:.1f} "
        step += 1
    edge = path(f"M{w * 0.53:.1f},{plan.top:.1f} L{w * 0.44:.1f},{low:.1f}", "none", INK, 1.1 * k)
    return path(d, "none", _GREEN_LINE, 1.7 * k) + edge


def _corner_signs(card: Card, plan: _Plan) -> str:
    """Returns the SVG at the panel's top right: Hero or Villain, a bunny to keep, Runner's feet."""
    k = plan.k
    x, y = min(plan.right, plan.seen - 3 * k) - 12 * k, plan.top + 12 * k
    if card.align:
        return signs.align_body(card.align, x, y, 23 * k)
    if card.hold:
        return signs.hold_body(x, y, 24 * k)
    if card.subtype == c.GROUND_RUNNER:
        return sign_body("footprints", x, y, 22 * k)
    return ""


def _bar(plan: _Plan) -> str:
    """The ink bar behind the name."""
    w, k, bar = plan.w, plan.k, plan.bar
    r, edge = 8 * k, 5 * k
    return path(
        f"M{edge},{edge + r} Q{edge},{edge} {edge + r},{edge} H{w - edge - r} "
        f"Q{w - edge},{edge} {w - edge},{edge + r} V{bar} H{edge}Z",
        INK,
    )


def _whole(lines: tuple[str, ...], name: str) -> bool:
    """Returns True if the lines hold the name with no word broken."""
    return " ".join(lines) == name


def _fitting(words: list[str], role: str, largest: int, least: int, width: float) -> int:
    """The largest size at which the widest of the words has room, at least `least`."""
    for px in range(largest, least, -1):
        if max(width_of(word, role, px) for word in words) <= width:
            return px
    return least


def _lines(name: str, width: float, largest: int, rows: int) -> tuple[tuple[str, ...], int]:
    """The name in at most `rows` lines, as large as it fits without breaking a word."""
    for px in range(largest, _SMALLEST_NAME_PX - 1, -1):
        lines = wrap(name, "heading", px, width)
        if len(lines) <= rows and _whole(lines, name):
            return lines, px
    px = _fitting(name.split(), "heading", _NAME_PX, _SMALLEST_PX, width)
    lines = wrap(name, "heading", px, width)
    if len(lines) <= rows:
        return lines, px
    rest = fitted(" ".join(lines[rows - 1 :]), "heading", px, width)
    return (*lines[: rows - 1], rest), px


def _named(card: Card, w: int, seen: int) -> tuple[tuple[str, ...], int]:
    """The lines of the name and their size, where `seen` pixels of the card's left are in sight;
    () where so little is that the name would be cut: the drawing says more than half a word.
    """
    k, rich = w / _UNIT, w >= RICH_FROM
    largest = round(15 * k) if rich else max(_NAME_PX, round(15.5 * k))
    room = seen - (13 if seen < w else 19 if rich else 11) * k
    lines, px = _lines(card.name, room, largest, 1 if rich else 2)
    if rich and px < _BROKEN * largest:
        lines, px = max((lines, px), _lines(card.name, room, largest, 2), key=itemgetter(1))
    if seen == w or (px > _SMALLEST_PX and _whole(lines, card.name)):
        return lines, px
    for px in range(_SMALLEST_NAME_PX, _SMALLEST_PX, -1):
        lines = wrap(card.name, "heading", px, room)
        if len(lines) <= 3 and _whole(lines, card.name):
            return lines, px
    return (), 0


def _name(
    drawn: pygame.Surface, plan: _Plan, seen: int, lines: tuple[str, ...], px: int
) -> None:
    k, rich = plan.k, plan.w >= RICH_FROM
    room = seen - (13 if seen < plan.w else 19 if rich else 11) * k
    middle_x = plan.w / 2 if seen == plan.w else 6 * k + room / 2
    pitch = px * _PITCH
    middle = (5 * k + plan.bar) / 2 - 0.04 * px
    first = middle - pitch * (len(lines) - 1) / 2
    for place, line in enumerate(lines):
        write(drawn, line, middle_x, first + place * pitch, "heading", px, PAPER, "center")


def _plate(card: Card, plan: _Plan) -> str:
    """The plate below the panel that will say RUN, SPECIAL ..."""
    k, colour = plan.k, KIND_COLOUR[card.kind]
    y = plan.low + 6.5 * k
    return rect(
        9 * k, y, plan.w - 18 * k, plan.h - 8.5 * k - y, 6 * k, mix(colour, "#FFFFFF", 0.55),
        mix(colour, INK, 0.45), max(1.0, 1.4 * k),
    )


def _kind(drawn: pygame.Surface, card: Card, plan: _Plan, seen: int) -> None:
    """The KIND on its plate and the card's Symbol left of it."""
    k = plan.k
    middle = (plan.low + 6.5 * k + plan.h - 8.5 * k) / 2
    left, right = 9 * k, min(plan.w - 9 * k, seen - 2 * k)
    if card.symbol >= 0:
        d = max(16, round(19 * k))
        mark = signs.symbol(card.symbol, d)
        drawn.blit(mark, mark.get_rect(midleft=(round(left + 3.5 * k), round(middle))))
        left += 4 * k + d
    words = c.KINDS[card.kind]
    px = max(_KIND_PX, round(14.5 * k))
    room = right - left - 3
    lines = [words] if width_of(words, "black", px) <= room else words.split()
    px = _fitting(lines, "black", px, _SMALLEST_PX, room)
    x = (left + right) / 2
    if card.subtype <= c.GROUND_RUNNER and seen == plan.w:  # its value lies over the corner
        x = plan.w / 2
    for place, line in enumerate(lines):
        y = middle + (place - (len(lines) - 1) / 2) * px * 0.9
        digits(drawn, line, x, y, px, role="black")


def _cost(drawn: pygame.Surface, card: Card, plan: _Plan) -> None:
    """Hexagons down the left edge, the first one on top; many lie closer."""
    if not card.cost:
        return
    k = plan.k
    d = round((23 if plan.words else 27) * k)
    low = plan.low + (4 if plan.words else -2) * k
    start = plan.top + 1 * k + d / 2
    room = low - d / 2 - start
    pitch = min(d * 0.97, room / max(1, len(card.cost) - 1))
    for place in range(len(card.cost)):
        mark = signs.hexagon(card.cost[place], d)
        at = (round(14.5 * k), round(start + place * pitch))
        drawn.blit(mark, mark.get_rect(center=at))


def _value(card: Card, value: int, d: int) -> pygame.Surface | None:
    """Draws the value or level; a modifier shows the sign of its host, with a plus."""
    if card.subtype in _CREATURES:
        return signs.value_star(value, d)
    if card.subtype in _WEAPONS:
        return signs.level_burst(value, d)
    if card.subtype == c.CITY:
        return signs.city_tower(value, d)
    if card.subtype == c.BUNNY_MODIFIER:
        return signs.value_star("+", d)
    if card.subtype == c.CITY_MODIFIER:
        return signs.city_tower("+", d)
    return None


def _badge(drawn: pygame.Surface, card: Card, plan: _Plan) -> None:
    """Draws the value at the panel's lower right; under another card right of the cost."""
    k, whole = plan.k, plan.seen == plan.w
    d = (35 if plan.words else 42) * k
    if not whole:
        d = max(26 * k, min(d, plan.seen - (28 if card.cost else 4) * k))
    badge = _value(card, card.value, round(d))
    if badge is None:
        return
    x, y = plan.w - (22 if plan.words else 25) * k, plan.low - (3 if whole else 12) * k
    x = min(x, plan.seen - 2 * k - d / 2)
    drawn.blit(badge, badge.get_rect(center=(round(x), round(y))))


@cached
def face(card: int, w: int, seen: int = 0) -> pygame.Surface:
    """Draws a printed card (index into CARDS), `w` pixels wide and 7/5 as high.

    Under another card its words, value and signs keep to the `seen` pixels of its left (0 = all).
    """
    printed = CARDS[card]
    seen = seen or w
    lines, px = _named(printed, w, seen) if w >= NAME_FROM else ((), 0)
    plan = _Plan(w, len(lines), px, seen)
    k, h = plan.k, plan.h
    body = paper(w, h, KIND_COLOUR[printed.kind], 5 * k)
    if plan.words:
        body += _bar(plan) + _plate(printed, plan)
    body += _panel(printed, plan) + _corner_signs(printed, plan)
    drawn = raster(body, w, h, defs=paper_defs(w, h, "#FFFDF5", "#FBEED2"))
    _cost(drawn, printed, plan)
    if plan.words:
        _name(drawn, plan, seen, lines, px)
        _kind(drawn, printed, plan, seen)
    _badge(drawn, printed, plan)
    return drawn


@cached
def back(w: int) -> pygame.Surface:
    """The back: rays in red and orange, a yellow burst, a fist."""
    h, k = round(w * CARD_RATIO), w / _UNIT
    line = hairline(w)
    ground = rect(0, 0, w, h, 0, "#E8553B")
    ground += path(rays(w / 2, h / 2, w * 1.3, w * 1.3, 16), "#F58A2C")
    inner = rect(6 * k, 6 * k, w - 12 * k, h - 12 * k, 6 * k, "#FFFFFF")
    drawn = raster(rect(line / 2, line / 2, w - line, h - line, 10 * k, PAPER, INK, line), w, h)
    drawn.blit(masked(raster(ground, w, h), raster(inner, w, h)), (0, 0))
    over = rect(6 * k, 6 * k, w - 12 * k, h - 12 * k, 6 * k, "none", INK, max(1.2, 1.6 * k))
    if w >= NAME_FROM:
        for x, y, r in ((19, 19, 3.2), (28, 15, 2.2), (15, 28, 2.2), (35, 13, 1.4), (13, 35, 1.4)):
            for cx, cy in ((x, y), (118 - x, 165 - y)):
                over += path(
                    star_path(cx * k, cy * k, r * k, r * 0.8 * k, 6), "#B9361F",
                    extra='opacity="0.6"',
                )
    over += path(star_path(w / 2 + 2 * k, h / 2 + 3 * k, 46 * k, 33 * k, 11), "#8E2415",
                 extra='opacity="0.35"')
    over += path(star_path(w / 2, h / 2, 46 * k, 33 * k, 11), "#FFE27A", INK, max(1.6, 2.4 * k))
    over += path(star_path(w / 2, h / 2, 38 * k, 28 * k, 11), "none", "#FFF3BE", max(1, 1.6 * k))
    over += sign_body("fist", w / 2, h / 2, 50 * k)
    drawn.blit(raster(over, w, h), (0, 0))
    return drawn


# ------------------------------------------------------------------------------------ ring cards

_RING_FRAME = {c.BUNNY: "#F2C14E", c.SUPER: "#F2A03C", c.CITY: "#9CC3E0"}
_FOOT, _MOD_PEEP = 17, 10
_SMALL = 52
"""On ring cards narrower than this the damage lies at the foot, so that a face is left to see."""
_LEAST_BADGE = 26  # pixels: a value must be read on the smallest ring card too
_TINY, _TINY_BADGE = 46, 21
"""On ring cards narrower than this only the head is shown, and the value lies at the foot."""


def _ring_paper(card: Card, w: int, h: int, k: float, mood: str) -> pygame.Surface:
    colour = _RING_FRAME.get(card.subtype, "#F2C14E")
    body = paper(w, h, colour, 4 * k)
    x, y = w / 2, (h - _FOOT * k) * 0.52
    body += path(rays(x, y, w * 0.42, h * 0.36, 12), mix(colour, "#FFFFFF", 0.5))
    size = min(w - 12 * k, h - (_FOOT + 8) * k)
    if card.subtype == c.CITY:
        size *= 0.86
    low = h - (_FOOT + 3) * k
    if w < _TINY and card.subtype in _CREATURES:
        drawn = raster(body, w, h, defs=paper_defs(w, h, "#FFFDF5", "#FBEED2"))
        size = 1.45 * w
        head = art_body(card.name, x, 2 * k + size / 2, size, line_at(size), mood)
        inner = rect(4 * k, 4 * k, w - 8 * k, h - 8 * k, 6 * k, "#FFFFFF")
        drawn.blit(masked(raster(head, w, h), raster(inner, w, h)), (0, 0))
        return drawn
    body += art_body(card.name, x, low - size / 2, size, line_at(size), mood)
    return raster(body, w, h, defs=paper_defs(w, h, "#FFFDF5", "#FBEED2"))


def _ring_foot(drawn: pygame.Surface, seat: int, w: int, h: int, k: float) -> None:
    """The owner's pattern along the foot; nobody's is a bare grey."""
    foot = blank(w, h)
    top = h - round((_FOOT + 4) * k)
    cloth = blank(w, h - top)
    if seat >= 0:
        cloth.blit(pattern(seat, w, h - top, max(10.0, 14 * k)), (0, 0))
    else:
        cloth.fill("#CFC4B4")
    foot.blit(cloth, (0, top))
    inner = rect(4 * k, 4 * k, w - 8 * k, h - 8 * k, 6 * k, "#FFFFFF")
    drawn.blit(masked(foot, raster(inner, w, h)), (0, 0))
    line = path(f"M{4 * k},{top} H{w - 4 * k}", "none", INK, max(1.1, 1.5 * k))
    line += rect(4 * k, 4 * k, w - 8 * k, h - 8 * k, 6 * k, "none", INK, max(0.9, 1.1 * k))
    drawn.blit(raster(line, w, h), (0, 0))


def _tucked(mods: int, w: int, h: int, k: float) -> str:
    """The cards that lie under a bunny or city, their lower edges with a plus peeping out."""
    body, shown = "", min(mods, 3)
    line = max(1.1, 1.4 * k)
    for i in range(shown):
        x = w * (0.5 + 0.3 * (i - (shown - 1) / 2))
        body += rect(x - w * 0.17, h - 22 * k, w * 0.34, 21.3 * k, 4 * k, "#8CD0A6", INK, line)
        y, arm = h - 6 * k, 3 * k
        body += path(
            f"M{x - arm:.1f},{y:.1f} h{2 * arm:.1f} M{x:.1f},{y - arm:.1f} v{2 * arm:.1f}",
            "none", INK, max(1.3, 2 * k),
        )
    return body


@cached
def ring(
    card: int, w: int, seat: int = -1, value: int = -1, damage: int = 0, mood: str = "",
    mods: int = 0, inside: int = 0, shut: bool = False,
) -> pygame.Surface:
    """A bunny, Super Bunny or city as it lies in its circle, `w` x round(w * RING_RATIO).

    `seat` is whose pattern its foot has (-1 nobody, as `shut`, an abandoned city); `value` its
    full value (-1 the printed one); `mods` cards peep out below, for which the card is drawn a
    little shorter; `inside` is shown at a city's foot; `mood` as `creatures.MOODS`.
    """
    printed = CARDS[card]
    k = w / _RING_UNIT
    h = round(w * RING_RATIO)
    body_h = h - round(_MOD_PEEP * k) if mods else h
    out = blank(w, h)
    if mods:
        out.blit(raster(_tucked(mods, w, h, k), w, h), (0, 0))
    if not mood and damage and printed.subtype in _CREATURES:
        mood = "hurt"
    drawn = _ring_paper(printed, w, body_h, k, mood)
    _ring_foot(drawn, -1 if shut else seat, w, body_h, k)
    if shut:
        drawn = tinted(drawn, (214, 206, 214, 255))
    if printed.align:
        size = 20 * k
        mark = raster(signs.align_body(printed.align, size / 2, size / 2, size), size, size)
        y = body_h - (_FOOT + 15) * k if damage else 13 * k
        drawn.blit(mark, mark.get_rect(center=(round(13 * k), round(y))))
    out.blit(drawn, (0, 0))
    tiny = w < _TINY and printed.subtype in _CREATURES
    least = _TINY_BADGE if tiny else _LEAST_BADGE
    d = max(least, round(32 * k))
    badge = _value(printed, printed.value if value < 0 else value, d)
    if badge is not None:
        y = body_h - d * 0.5 if tiny else d * 0.53
        out.blit(badge, badge.get_rect(center=(round(w - d * 0.53), round(y))))
    if damage:
        d = max(least - 1, round(29 * k))
        mark = signs.damage_burst(damage, d)
        y = body_h - d * 0.54 if w < _SMALL else d * 0.56
        out.blit(mark, mark.get_rect(center=(round(d * 0.53), round(y))))
    if inside:
        mark = signs.occupants(inside, max(_LEAST_BADGE - 8, round(20 * k)))
        out.blit(mark, mark.get_rect(center=(round(w / 2), round(body_h - 14 * k))))
    return out


# ------------------------------------------------------------------------------------- saved tabs


@cached
def tab(card: int, w: int, h: int, spent: bool = False) -> pygame.Surface:
    """A saved SPECIAL or VERY SPECIAL card, `w` x `h` pixels: its drawing and, with room, name."""
    printed = CARDS[card]
    k = h / 38
    colour = KIND_COLOUR[printed.kind]
    body = rect(k, k, w - 2 * k, h - 2 * k, 9 * k, colour, INK, max(1.3, 1.8 * k))
    room = w - 51 * k
    named = room > 30 * k
    left = 4 * k if named else w / 2 - 17 * k
    body += rect(left, 4 * k, 34 * k, h - 8 * k, 6 * k, _ground(printed), mix(colour, INK, 0.5), k)
    if named:
        shine = f"M{44 * k},{4.6 * k} H{w - 10 * k}"
        body += path(shine, "none", mix(colour, "#FFFFFF", 0.5), 1.3 * k)
    size = 31 * k
    body += art_body(printed.name, left + 17 * k, h / 2, size, 1.15)
    drawn = raster(body, w, h)
    if named:
        lines, px = _tab_lines(printed.name, room, k)
        for place, line in enumerate(lines):
            y = h / 2 + (place - (len(lines) - 1) / 2) * px * 1.05
            write(drawn, line, 43 * k, y, "heading", px, INK, "midleft")
    return tinted(drawn, _SPENT) if spent else drawn


def _tab_lines(name: str, room: float, k: float) -> tuple[tuple[str, ...], int]:
    """The name on a tab: in one line at 16 style pixels, else in two smaller ones."""
    px = max(_NAME_PX, round(16 * k))
    if width_of(name, "heading", px) <= room:
        return (name,), px
    return _lines(name, room, max(_NAME_PX, round(_NAME_PX * k)), 2)


def _ground(card: Card) -> str:
    """The ground of a small picture: pink or green as its panel, else cream."""
    return signs.PINK_BOX if card.pink else signs.GREEN_BOX if card.green else CREAM
