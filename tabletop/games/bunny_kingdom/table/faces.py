"""The cards of Bunny Kingdom as pictures: territories, buildings, parchments, actions, the back.

Every size is drawn anew, 5 wide to 7 high; small cards carry no words. No shadows here.
"""

from __future__ import annotations

import math
from typing import Final

import pygame

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.table import art_colours as colours
from tabletop.games.bunny_kingdom.table import art_panels as panels
from tabletop.games.bunny_kingdom.table.art_ground import texture
from tabletop.games.bunny_kingdom.table.art_signs import (
    COIN,
    FIEF,
    GOOD_SIGNS,
    NEEDS,
    PER,
    ROW_SIGNS,
    TOWERS,
    counts_each,
    picture_of,
    seal,
    sign_of_building,
)
from tabletop.games.bunny_kingdom.words import nouns
from tabletop.table.art import lettering
from tabletop.table.art.cache import cached
from tabletop.table.art.cards import WORDS_FROM, hairline, paper, paper_defs, star_path
from tabletop.table.art.lettering import digits
from tabletop.table.art.palette import CREAM, INK, INK2, PAPER, mix
from tabletop.table.art.signs import line_at, sign, sign_body
from tabletop.table.art.surface import masked
from tabletop.table.art.svg import circle, group, path, placed, raster, rect
from tabletop.table.art.widgets_base import fit
from tabletop.table.art.widgets_marks import count_badge

__all__ = [
    "GOOD_SIGNS", "ROW_SIGNS", "back", "face", "height", "sign_of", "sign_of_building",
]  # fmt: skip

_RATIO: Final = 7 / 5
_RAILS: Final = (c.RAILROAD, c.SWITCH, c.STATION_CARD, c.CENTRAL)
_ACTIONS: Final = (c.PROVISIONS, c.TAX)
_SEAL_POINTS: Final = 14
_EFFECT_ROW: Final = 0.74  # of a card's width, for the signs of a building
_TIMES_FROM: Final = 84
"""Cards narrower than this leave out the times sign between seal and sign."""
_NAME, _NAME_STEP = 0.112, 0.118  # size of names and their step, in widths of the card


def height(w: int) -> int:
    """A card's height for its width."""
    return round(w * _RATIO)


def sign_of(card: int) -> str:
    """The sign a card is known by in the log, in previews and on plates."""
    group_ = c.GROUP[card]
    if group_ == c.TERRITORY:
        if b.YIELD[card]:
            return GOOD_SIGNS[b.YIELD[card].bit_length() - 1]
        plain = {b.MOUNTAIN: "mountain", b.CITY: TOWERS, b.NIMBUS: "cloud"}
        return plain.get(b.TERRAIN[card], "grass")
    if group_ in (c.FARM, c.LUXURY_CARD, c.CITY_CARD, c.CAMP_CARD):
        return sign_of_building(c.BUILDING[card])
    return picture_of(card)


def frame_of(card: int) -> str:
    """The colour of a card's frame, by its kind."""
    group_ = c.GROUP[card]
    if group_ == c.TERRITORY:
        return _TERRITORY_FRAMES[b.TERRAIN[card]]
    if c.IS_PARCHMENT[card]:
        return colours.PARCHMENT_FRAME
    if group_ in _ACTIONS:
        return colours.ACTION_FRAME
    return colours.RAIL_FRAME if group_ in _RAILS else colours.BUILDING_FRAME


_TERRITORY_FRAMES: Final = tuple(
    mix(colour, INK, shade)
    for colour, shade in zip(
        colours.TERRAIN, (0, 0, 0, 0.06, 0, 0.16, 0.16, 0.12, 0.1, 0), strict=True
    )
)


@cached
def face(card: int, w: int) -> pygame.Surface:
    """A card face up: `w` pixels wide, 7/5 as high."""
    h = height(w)
    drawn = raster(paper(w, h, frame_of(card), _frame(w)), w, h, defs=paper_defs(w, h))
    if c.IS_PARCHMENT[card]:
        _parchment(drawn, card, w, h)
    elif c.GROUP[card] == c.TERRITORY:
        _territory(drawn, card, w, h)
    else:
        _building(drawn, card, w, h)
    return drawn


def _frame(w: int) -> float:
    return w * (0.055 if w >= WORDS_FROM else 0.06)


def _panel_box(w: int, h: int, share: float) -> tuple[int, int, int, int]:
    """The picture's place: left, top, width, height; `share` of the card's inner height."""
    edge = round(w * 0.088)
    return edge, edge, w - 2 * edge, round((h - 2 * edge) * share)


# ---------------------------------------------------------------------------- territories


def _territory(drawn: pygame.Surface, card: int, w: int, h: int) -> None:
    x, y, pw, ph = _panel_box(w, h, 0.62)
    drawn.blit(panels.territory(card, pw, ph, w * 0.045), (x, y))
    middle = (y + ph + h - _frame(w)) / 2
    _coordinate(drawn, card, w / 2, middle, w)


def _coordinate(drawn: pygame.Surface, card: int, x: float, y: float, w: int) -> None:
    """ "C4" in the display font; on the Great Cloud the row's sign and the number."""
    px = round(w * 0.33)
    if card < b.WORLD:
        digits(drawn, nouns.told(nouns.place(card)), x, y, px)
        return
    row = b.CLOUD_ROW[card - b.WORLD]
    number = nouns.told(nouns.place(card)).split()[-1]
    size = round(w * 0.3)
    mark = sign(ROW_SIGNS[row], size)
    drawn.blit(mark, mark.get_rect(center=(round(x - w * 0.16), round(y))))
    digits(drawn, number, x + w * 0.19, y, px)


# ------------------------------------------------------------------------------ buildings


def _building(drawn: pygame.Surface, card: int, w: int, h: int) -> None:
    words = w >= WORDS_FROM
    title = _split(_title(card), w, 0.8) if words else []
    x, y, pw, ph = _panel_box(w, h, (0.66, 0.59, 0.55)[len(title)])
    drawn.blit(panels.building(card, pw, ph, w * 0.045), (x, y))
    top, bottom = y + ph, h - _frame(w)
    if not words:
        _effect(drawn, card, (top + bottom) / 2, w, round(w * 0.29))
        return
    _title_lines(drawn, title, w, top + w * 0.115)
    _effect(drawn, card, bottom - w * 0.15, w, round(w * 0.22))


def _title(card: int) -> str:
    return nouns.told(nouns.card(card), form="face")


def _split(title: str, w: int, share: float) -> list[str]:
    """A name on one line if it fits in `share` of the card's width, else on two."""
    px = round(w * _NAME)
    if lettering.width_of(title, "heading", px) <= w * share or " " not in title:
        return [title]
    words = title.split()
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return list(
        min(cuts, key=lambda cut: max(lettering.width_of(part, "heading", px) for part in cut))
    )


def _title_lines(drawn: pygame.Surface, lines: list[str], w: int, middle: float) -> None:
    """A name of one or two lines, the middle of its first line at `middle`."""
    for i, text in enumerate(lines):
        line = fit(text, "heading", round(w * _NAME), w * 0.84, w / 136)
        y = middle + i * w * _NAME_STEP
        lettering.write(drawn, line.text, w / 2, y, "heading", line.px, INK, "center")


def _effect(drawn: pygame.Surface, card: int, y: float, w: int, size: int) -> None:
    """Draws the goods and requirement of a card as signs and numbers in one row."""
    parts = _effect_parts(card)
    size = min(size, round(w * _EFFECT_ROW / max(1, len(parts))))
    gap = w * 0.035
    widths = [
        lettering.width_of(text, "display", size) if kind == "number" else size
        for kind, text in parts
    ]
    x = w / 2 - (sum(widths) + gap * (len(parts) - 1)) / 2
    for (kind, text), width in zip(parts, widths, strict=True):
        middle = (round(x + width / 2), round(y))
        if kind == "number":
            digits(drawn, text, *middle, size)
        else:
            mark = where_mark(text, size) if kind == "where" else sign(text, size)
            drawn.blit(mark, mark.get_rect(center=middle))
        x += width + gap


def _effect_parts(card: int) -> list[tuple[str, str]]:
    group_, number = c.GROUP[card], str(c.NUMBER[card])
    where = c.WHERE[c.BUILDING[card]] if c.BUILDING[card] else "-"
    stands = [("where", where)] if where in _WHERE_SIGNS else []
    if group_ == c.CITY_CARD:
        return [("sign", TOWERS), ("number", number), *stands]
    if group_ == c.CARROTADEL_CARD:
        return [("sign", TOWERS), ("number", number)]
    if group_ in (c.FARM, c.LUXURY_CARD):
        return [("sign", sign_of_building(c.BUILDING[card])), *stands]
    if group_ == c.POST_CARD:
        return [("sign", name) for name in GOOD_SIGNS[:3]]
    if group_ == c.CAMP_CARD:
        return [("number", number)]
    if group_ == c.RAINBOW_CARD:
        row = b.CLOUD_ROW[card - b.WORLD]
        return [("sign", ROW_SIGNS[row]), ("number", nouns.told(nouns.place(card)).split()[-1])]
    return _RULES_OF_THUMB.get(group_, []) + (
        [("number", number)] if group_ in (c.RAILROAD, c.SWITCH, c.TAX, c.PROVISIONS) else []
    )


_RULES_OF_THUMB: Final[dict[int, list[tuple[str, str]]]] = {
    c.TOWER_CARD: [("sign", FIEF), ("number", "+"), ("sign", FIEF)],
    c.CHIMNEY_CARD: [("where", "cloud"), ("sign", "right"), ("sign", FIEF)],
    c.PROVISIONS: [("sign", "cards")],
    c.TAX: [("sign", COIN)],
    c.RAILROAD: [("sign", "rail")],
    c.SWITCH: [("sign", "rail_switch")],
    c.STATION_CARD: [("where", "railroad"), ("sign", TOWERS)],
    c.CENTRAL: [("where", "railroad"), ("sign", TOWERS)],
}

_WHERE_SIGNS: Final = {
    "mountain": (b.MOUNTAIN, "mountain"), "sea": (b.SEA, ""), "forest": (b.FOREST, "tree"),
    "field": (b.FIELD, ""), "plain": (b.PLAIN, "grass"), "cloud": (b.NIMBUS, "cloud"),
    "railroad": (b.STATION, "rail"),
}  # fmt: skip


@cached
def where_mark(where: str, size: int) -> pygame.Surface:
    """The ground a building asks for: a round patch of it, `size` across."""
    terrain, name = _WHERE_SIGNS[where]
    body = rect(0, 0, 48, 48, 0, colours.TERRAIN[terrain]) + texture(terrain, 3, 48, 48)
    if name:
        body += sign_body(name, 24, 24, 30)
    view = (0.0, 0.0, 48.0, 48.0)
    out = masked(
        raster(body, size, size, view), raster(circle(24, 24, 22, CREAM), size, size, view)
    )
    out.blit(raster(circle(24, 24, 22.2, "none", INK, 3), size, size, view), (0, 0))
    return out


# ----------------------------------------------------------------------------- parchments


def _parchment(drawn: pygame.Surface, card: int, w: int, h: int) -> None:
    words = w >= WORDS_FROM
    treasure = c.GROUP[card] == c.TREASURE
    low = h * (0.665 if words else 0.645)
    drawn.blit(raster(_scroll(w, low, treasure), w, h), (0, 0))
    title = _split(_title(card), w, 0.72 if treasure else 0.78) if words else []
    size = w * (0.62, 0.54, 0.46)[len(title)]
    middle = w * (0.47, 0.41, 0.365)[len(title)]
    picture = placed(picture_of(card), w / 2, middle, size, line=panels.ink_at(size))
    drawn.blit(raster(picture, w, h), (0, 0))
    if words:
        first = low - w * 0.135 - (len(title) - 1) * w * _NAME_STEP
        _title_lines(drawn, title, w, first)
    _worth(drawn, card, (low + h - _frame(w)) / 2 + w * 0.02, w)


def _scroll(w: float, low: float, treasure: bool) -> str:
    """The parchment with its rolled foot; a treasure's is bordered with gold."""
    k = w / 118
    left, right, top = 12.5 * k, w - 12.5 * k, 12.5 * k
    line = hairline(w)
    edge = mix(colours.SCROLL, INK, 0.5)
    sheet = (
        f"M{left},{top} H{right} V{low - 6 * k} q{-3 * k},{3 * k} 0,{6 * k} H{left} "
        f"q{3 * k},{-3 * k} 0,{-6 * k}Z"
    )
    body = path(sheet, "#FBE7A9" if treasure else colours.SCROLL, edge, line)
    if treasure:
        gold = rect(
            left + 3.4 * k, top + 3.4 * k, right - left - 6.8 * k, low - top - 12 * k, 3 * k,
            "none", "#D9A21F", 1.8 * k,
        )  # fmt: skip
        body += gold
    roll = rect(left - 2.4 * k, low - 4.6 * k, right - left + 4.8 * k, 7.6 * k, 3.8 * k)
    filled = roll.replace('fill="none"', f'fill="{mix(colours.SCROLL, INK, 0.12)}"')
    return body + filled.replace("/>", f' stroke="{edge}" stroke-width="{line}"/>')


def _worth(drawn: pygame.Surface, card: int, y: float, w: int) -> None:
    """The seal with its points and, right of it, what they are for."""
    d = round(w * (0.36 if w >= _TIMES_FROM else 0.42))
    per = PER.get(c.IDS[card], "")
    times = counts_each(card) and w >= _TIMES_FROM
    x = w / 2 if not per else w * (0.29 if w >= _TIMES_FROM else 0.31)
    mark = seal_mark(seal(card), d, c.GROUP[card] == c.TREASURE)
    drawn.blit(mark, mark.get_rect(center=(round(x), round(y))))
    if not per:
        return
    size = round(w * 0.28)
    right = round(w * 0.715)
    if times:
        digits(drawn, "×", w * 0.525, y, round(w * 0.15), INK2, "heading")
    picture = sign(per, size)
    drawn.blit(picture, picture.get_rect(center=(right, round(y))))
    need = NEEDS.get(c.IDS[card])
    if need:
        badge = count_badge(need, max(15, round(w * 0.19)), PAPER)
        at = badge.get_rect(center=(right + round(size * 0.46), round(y + size * 0.42)))
        drawn.blit(badge, at)


@cached
def seal_mark(text: str, d: int, treasure: bool = False) -> pygame.Surface:
    """A parchment's seal `d` across: an orange wafer, or a treasure's gold one with points."""
    if treasure:
        body = path(star_path(24, 24, 23, 19.4, _SEAL_POINTS), "#FFD43B", INK, 2.6)
        body += circle(24, 24, 15.4, "none", "#FFF1A8", 1.8)
    else:
        wave = _wafer(24, 24, 21.6, 1.0)
        body = path(wave, colours.SEAL, INK, 2.8)
        body += circle(24, 24, 16.6, "none", colours.SEAL_RIM, 1.8)
    out = raster(body, d, d, (0, 0, 48, 48))
    share = 0.53 if len(text) < 2 else 0.46
    digits(out, text, d / 2, d / 2, round(d * share), INK)
    return out


def _wafer(x: float, y: float, r: float, wave: float) -> str:
    """A round outline that is not quite even, like sealing wax."""
    points = []
    for i in range(36):
        angle = math.tau * i / 36
        reach = r + wave * math.sin(3 * angle + 0.6) + 0.6 * wave * math.sin(7 * angle)
        points.append(f"{x + reach * math.cos(angle):.2f},{y + reach * math.sin(angle):.2f}")
    return "M" + " L".join(points) + "Z"


# ----------------------------------------------------------------------------------- back


@cached
def back(w: int) -> pygame.Surface:
    """The back: teal with a compass rose and the crown."""
    h = height(w)
    k = w / 118
    line = hairline(w)
    body = rect(line / 2, line / 2, w - line, h - line, 11 * k, colours.BACK_PAPER, INK, line)
    body += rect(
        7 * k, 7 * k, w - 14 * k, h - 14 * k, 6 * k, colours.BACK, colours.BACK_EDGE, line
    )
    body += rect(
        12 * k, 12 * k, w - 24 * k, h - 24 * k, 4 * k, "none", colours.BACK_THREAD, 1.4 * k
    )
    x, y = w / 2, h / 2
    body += circle(x, y, 37 * k, "none", mix(colours.BACK, colours.BACK_THREAD, 0.45), 1.2 * k)
    for turn in range(0, 360, 45):
        main = turn % 90 == 0
        reach, wide = (45, 6) if main else (34, 4)
        left = f"M0,{-reach * k} L{-wide * k},{-14 * k} L0,0Z"
        right = f"M0,{-reach * k} L{wide * k},{-14 * k} L0,0Z"
        light = colours.BACK_PAPER if main else colours.BACK_THREAD
        ray = path(left, light) + path(right, mix(light, colours.BACK, 0.4))
        body += group(ray, f"translate({x} {y}) rotate({turn})")
    body += circle(x, y, 23 * k, colours.BACK_PAPER, INK, max(1.2, 2 * k))
    body += sign_body("crown", x, y - k, 30 * k, line=line_at(30 * k))
    for cx, cy in ((20, 20), (98, 20), (20, 145), (98, 145)):
        body += path(star_path(cx * k, cy * k, 4 * k, 1.4 * k, 4), colours.BACK_THREAD)
    return raster(body, w, h)
