"""Drawings with shadows: tiles, and the furniture of the auction hall."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tabletop.games.bunny_bidding.rules.cards import TYPE_NAMES
from tabletop.games.bunny_bidding.table import faces
from tabletop.games.bunny_bidding.table.eggs import egg
from tabletop.games.bunny_bidding.words import say
from tabletop.games.bunny_bidding.words.cards import card
from tabletop.table.art import widgets
from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import digits, width_of, write
from tabletop.table.art.palette import DIRECTION, INK, INK2, STITCH, WHITE
from tabletop.table.art.rabbit import badge
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import HELD, LYING, RAISED, Art, masked, with_shadow
from tabletop.table.art.svg import circle, group, path, raster, rect

PALE = 150
"""Opacity of the white over a tile that is not laid yet, of 255."""
TILE_RADIUS = 9
SMALLEST = 13
"""Pixels of the smallest name of a goal."""
SMALLEST_NAME = 12
"""Pixels of the smallest name of a seat."""
SIGN = 1.3
"""Height of a sign, as a multiple of its letter size."""
CREAM_WORDS, GOLD_WORDS, ROSE, INK_WORDS = "#FFF6E3", "#FFE07A", "#E8B8C2", INK
_WALL, _FOLD, _DRAPE, _HEM = "#6B2439", "#7C2F45", "#A23C57", "#E0B050"
_FLOOR, _GAP, _SHINE = "#B9773D", "#8A5A32", "#E0B070"
_BOX = "#3F1422"


@cached
def tile(coded: int, w: int, s: float, held: bool = False) -> Art:
    """Draws a tile with that face up, or its back."""
    return with_shadow(faces.tile(coded, w), HELD if held else LYING, s)


@cached
def backs(count: int, w: int, step: float, s: float) -> Art:
    """Draws `count` tiles face down over each other, each `step` pixels further right."""
    back = faces.back(w)
    h = faces.height(w)
    row = pygame.Surface((round(w + step * (count - 1)), h), pygame.SRCALPHA)
    for index in range(count):
        row.blit(back, (round(index * step), 0))
    return with_shadow(row, LYING, s)


@cached
def covered(coded: int, w: int, seen: int, s: float) -> Art:
    """Draws a hand tile that is covered but for its left `seen` pixels."""
    return with_shadow(faces.covered(coded, w, seen), LYING, s)


@cached
def goal(kind: int, w: int, s: float) -> Art:
    return with_shadow(faces.goal(kind, w), RAISED, s)


@cached
def thin(coded: int, w: int, share: float) -> Art:
    """Draws a tile being turned, at `share` of its width."""
    width = max(2, round(w * share))
    turned = pygame.transform.smoothscale(faces.tile(coded, w), (width, faces.height(w)))
    return Art(turned, -((w - width) // 2), 0)


@cached
def star(d: int) -> Art:
    return Art(sign("star", d), d // 2, d // 2)


@cached
def crown(d: int) -> Art:
    """Draws the mark of the highest tile where its word has no room."""
    return Art(sign("crown", d), d // 2, d // 2)


@cached
def hammer(d: int, lean: int) -> Art:
    """Draws the auctioneer's hammer, leaning back by `lean` degrees."""
    return Art(pygame.transform.rotate(sign("gavel", d), lean), 0, 0)


@cached
def ghost(face: int, w: int, s: float) -> Art:
    """Draws a chosen tile, pale, for its destination."""
    tile = faces.tile(face, w).copy()
    veil = tile.copy()
    veil.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    veil.fill((255, 250, 238, PALE), special_flags=pygame.BLEND_RGBA_MULT)
    tile.blit(veil, (0, 0))
    tile.blit(widgets.slot(*tile.get_size(), s, TILE_RADIUS, "none", "#FFFFFF"), (0, 0))
    return Art(tile, 0, 0)


@cached
def turned_down(number: int, w: int, s: float) -> Art:
    """Draws a hand tile that will be laid face down."""
    return with_shadow(faces.turned_down(number, w), HELD, s)


@cached
def stage(w: int, h: int, s: float) -> Art:
    """Draws curtain, gold swags, side drapes and floor boards."""
    width, height = w / s, h / s
    floor = height * 0.664
    body = rect(0, 0, width, height, 0, _WALL)
    for i in range(int(width // 40) + 1):
        body += rect(i * 40, 0, 20, height, 0, _FOLD)
    body += path(f"M0,{floor} H{width} V{height} H0Z", _FLOOR, INK, 2)
    boards = max(8, round(width / 72))
    for i in range(boards + 1):
        x = i * width / boards
        lean = (x - width / 2) * 0.05
        body += path(f"M{x + lean * 2},{height} L{x},{floor}", "none", _GAP, 1.6)
    body += path(f"M0,{floor + 7} H{width}", "none", _SHINE, 2.4)
    swags = max(6, round(width / 100))
    step = width / swags
    deep = 22 * min(1.0, height / 240)
    hem = f"M0,0 H{width} V{deep} " + f"q{-step / 2:.2f},{deep * 1.2} {-step:.2f},0 " * swags
    body += path(hem + "Z", _HEM, INK, 2)
    body += "".join(circle(i * step, deep, 5, "#FFE27A", INK, 1.6) for i in range(swags + 1))
    drape = _side_drape(floor)
    body += drape + group(drape, f"translate({width} 0) scale(-1 1)")
    view = (0.0, 0.0, width, height)
    mask = raster(rect(1, 1, width - 2, height - 2, 18, WHITE), w, h, view)
    face = masked(raster(body, w, h, view), mask)
    face.blit(raster(rect(1, 1, width - 2, height - 2, 18, "none", INK, 2.4), w, h, view), (0, 0))
    return with_shadow(face, RAISED, s)


def _side_drape(floor: float) -> str:
    knot = floor * 0.88
    cloth = (
        f"M0,14 H86 C70,{floor * 0.55} 44,{floor * 0.75} 30,{floor + 16} "
        f"C20,{floor + 22} 8,{floor + 22} 0,{floor + 20}Z"
    )
    folds = f"M22,30 C22,90 16,{knot * 0.86} 10,{knot} M46,26 C44,80 34,{knot * 0.8} 24,{knot}"
    tie = f"M6,{knot} q18,10 40,-4"
    return (
        path(cloth, _DRAPE, INK, 2)
        + path(folds, "none", _FOLD, 2.4)
        + path(tie, "none", INK, 8)
        + path(tie, "none", "#FFE27A", 5)
    )


@cached
def plaque(
    w: int, h: int, s: float, lowest: bool, most: str, below: str, kind: int = -1,
    share: float = 1.0,
) -> Art:  # fmt: skip
    """Draws direction, majority (type `kind`, -1 = several) and the way to turn it.

    Args:
        share: part of its width that is seen while it turns over.
    """
    width, height = w / s, h / s
    body = rect(1.5, 1.5, width - 3, height - 3, 13, "#F3DCA6", INK, 2.2)
    body += rect(6, 6, width - 12, height - 12, 9, "none", "#B9965A", 1.6)
    tall = width < height * 1.7
    arrow = "M0,26 L24,-2 H10 V-22 H-10 V-2 H-24Z"
    turn = "" if lowest else " rotate(180)"
    colour = DIRECTION["down"] if lowest else DIRECTION["up"]
    size = min(height / 92, width / 220) if not tall else min(height / 150, width / 130)
    spot = (14 + 24 * size, height / 2) if not tall else (width / 2, height * 0.28)
    body += group(
        path(arrow, colour, INK, 2.2 / size),
        f"translate({spot[0]} {spot[1]}) scale({size:.3f}){turn}",
    )
    face = raster(body, w, h, (0.0, 0.0, width, height))
    left = 0 if tall else round((28 + 48 * size) * s)
    _plaque_words(face, w, h, s, (say("plaque-wins", lowest=lowest), most, below), kind, left)
    if share < 1.0:
        thinner = max(2, round(w * share))
        face = pygame.transform.smoothscale(face, (thinner, h))
        return Art(face, -((w - thinner) // 2), 0)
    return with_shadow(face, RAISED, s)


def _plaque_words(
    face: pygame.Surface, w: int, h: int, s: float, said: tuple[str, str, str], kind: int,
    left: int,
) -> None:  # fmt: skip
    """Writes two lines beside the arrow, or below it on a high plaque (`left` 0)."""
    wins, most, below = said
    if not left:
        room, size = w - 16 * s, max(16, round(h * 0.17))
        for words, role, at, ink in ((wins, "heading", 0.62, INK), (most, "body", 0.82, INK2)):
            widgets.write_fitted(face, words, w / 2, h * at, role, size, ink, room, s, "center")
        return
    large, small = max(16, round(h * 0.33)), max(16, round(h * 0.26))
    one_line = h < 2.4 * 16
    shell = egg(kind, round(h * 0.24)) if kind >= 0 else None
    room = w - left - 14 * s - (shell.get_width() + 6 * s if shell is not None else 0)
    first = f"{wins} · {most}"
    if width_of(first, "heading", round(large * 0.8)) > room:
        first, below, shell = wins, most, None
        room = w - left - 14 * s
    line = widgets.fit(first, "heading", large, room, s)
    y = h * (0.5 if one_line else 0.32)
    write(face, line.text, left, y, "heading", line.px, INK, "midleft")
    if shell is not None:
        x = left + width_of(line.text, "heading", line.px) + 6 * s
        face.blit(shell, shell.get_rect(midleft=(round(x), round(y))))
    if not one_line:
        widgets.write_fitted(
            face, below, left, h * 0.7, "body", small, INK2, w - left - 14 * s, s, "midleft"
        )


@cached
def offer_slot(w: int, h: int, s: float) -> Art:
    """Draws an empty place of the offer for a tile that is to come."""
    return Art(widgets.slot(w, h, s, TILE_RADIUS, "#5A1F33", "#9A4760"), 0, 0)


@cached
def bracket(w: int, h: int, words: str, s: float) -> Art:
    """Draws a line over a stack of the hand, with a word in its middle if there is room."""
    face = pygame.Surface((w, h), pygame.SRCALPHA)
    px = max(13, round(14 * s))
    said = width_of(words, "bold", px)
    ends: list[tuple[float, float]] = [(0, w)]
    if said + 24 * s < w:
        write(face, words, w / 2, h / 2 - 1, "bold", px, ROSE, "center")
        ends = [(0, (w - said) / 2 - 6 * s), ((w + said) / 2 + 6 * s, w)]
    thick = max(1, round(1.8 * s))
    for begin, end in ends:
        pygame.draw.line(face, ROSE, (begin, h // 2), (end - 1, h // 2), thick)
    for x in (0, w - thick):
        pygame.draw.line(face, ROSE, (x, h // 2), (x, h), thick)
    return Art(face, 0, 0)


def _strip(tint: str, w: int, h: int, s: float) -> tuple[pygame.Surface, int, int]:
    """Returns an empty strip of the player's own paper, with size and left edge of its picture."""
    width, height = w / s, h / s
    body = rect(1, 1, width - 2, height - 2, 8, tint, INK, 1.8)
    drawn = raster(body, w, h, (0.0, 0.0, width, height))
    return drawn, round(min(h * 0.76, 32 * s)), round(7 * s)


@cached
def extra_strip(face: int, w: int, h: int, s: float) -> Art:
    """Draws a power or handicap on the player's own paper: picture, name, rule."""
    drawn, d, x = _strip(faces.extra_tint(face), w, h, s)
    mark = faces.extra_sign(face, d)
    drawn.blit(mark, mark.get_rect(center=(x + d // 2, h // 2)))
    left, right = x + d + 7 * s, w - 8 * s
    px = max(14, round(min(16 * s, h * 0.42)))
    rule = card(face)
    two = h >= 36 * s and w > 160 * s
    y = h * (0.31 if two else 0.5)
    line = widgets.fit(rule.name, "bold", px, right - left, s)
    if line.text == rule.name:
        write(drawn, line.text, left, y, "bold", line.px, INK, "midleft")
    if two:
        widgets.write_fitted(
            drawn, rule.short, left, h * 0.7, "body", px, INK2, right - left, s, "midleft"
        )
    return with_shadow(drawn, LYING, s)


@cached
def goal_strip(kind: int, again: bool, w: int, h: int, s: float) -> Art:
    """Draws a goal's egg, name and points on the player's own paper.

    The points are below the name if there is height. A second goal of the same type (`again`) has
    none: each egg counts once (BI-03).
    """
    drawn, d, x = _strip(faces.tint_of(kind), w, h, s)
    egg_w = round(d * 0.8)
    shell = egg(kind, egg_w)
    drawn.blit(shell, shell.get_rect(midleft=(x, h // 2)))
    left, right = x + egg_w + 6 * s, w - 7 * s
    name = say(f"type-{TYPE_NAMES[kind]}.title")
    tall = h >= 52 * s
    px = round(min(17 * s, h * 0.4))
    long, short = (say("goal-same"), "=") if again else (say("goal-gain"), "+5")
    room = right - left - (0 if tall else width_of(short, "bold", px) + 4 * s)
    named = px
    while named > SMALLEST and width_of(name, "bold", named) > room:
        named -= 1
    if width_of(name, "bold", named) <= room:
        write(drawn, name, left, h * (0.33 if tall else 0.5), "bold", named, INK, "midleft")
    if tall:
        gain = long if width_of(long, "body", px) <= right - left else short
        write(drawn, gain, left, h * 0.67, "body", px, INK2, "midleft")
    else:
        write(drawn, short, right, h / 2, "bold", px, INK, "midright")
    return with_shadow(drawn, LYING, s)


@cached
def bid_box(
    w: int, h: int, s: float, name: str, px: int, active: bool, line: tuple[int, int, int, int]
) -> Art:
    """Draws a seat's box for its bid; `line` is the place of its name, `px` its size."""
    width, height = w / s, h / s
    thread = STITCH if active else "#E0B050"
    body = rect(1, 1, width - 2, height - 2, 14, _BOX, INK, 2)
    face = raster(body, w, h, (0.0, 0.0, width, height))
    seam = widgets.dashed_rect(6, 6, width - 12, height - 12, 10, 7, 6)
    thin_line = path(seam, "none", thread, 1.6, "" if active else 'opacity="0.75"')
    face.blit(raster(thin_line, w, h, (0.0, 0.0, width, height)), (0, 0))
    x, y, _, high = line
    if name:
        write(face, name, x, y + high / 2, "heading", px, CREAM_WORDS, "midleft")
    return with_shadow(face, LYING, s)


@cached
def seat_badge(figure: int, d: int, s: float) -> Art:
    """Draws the badge of a seat on its bid."""
    return with_shadow(badge(figure, d), LYING, s)


@cached
def name_sign(name: str, px: int, room: int, active: bool) -> Art:
    """Draws a seat's name on a small sign for the rim of its bid box.

    Its origin is the middle of its foot.
    """
    pad = round(px * 0.5)
    text = widgets.ellipsised(name, "heading", px, room - 2 * pad)
    w, h = width_of(text, "heading", px) + 2 * pad, round(px * SIGN)
    thread = STITCH if active else "#E0B050"
    face = raster(rect(1, 1, w - 2, h - 2, h * 0.4, _BOX, thread, 1.6), w, h)
    write(face, text, w / 2, h / 2, "heading", px, CREAM_WORDS, "center")
    return Art(face, w // 2, h)


def sign_px(names: Sequence[str], room: float, high: float, s: float) -> int:
    """Returns the letter size at which all names fit on signs of that room and height.

    A name too long for the smallest size does not shrink the others further.
    """
    for px in range(min(_name_px(s), round(high / SIGN)), SMALLEST_NAME, -1):
        if all(width_of(name, "heading", px) + px <= room for name in names):
            return px
    return SMALLEST_NAME


def _name_px(s: float) -> int:
    return max(16, round(17 * s))


def names_px(names: Sequence[str], room: float, s: float) -> int:
    """Returns the letter size at which all names fit whole in their bid boxes; 0 = none."""
    if not all(name_fits(name, room, s) for name in names):
        return 0
    return min(widgets.fit(name, "heading", _name_px(s), room, s).px for name in names)


def name_fits(name: str, room: float, s: float) -> bool:
    """Returns True if a name can be written whole in a bid box."""
    return widgets.fit(name, "heading", _name_px(s), room, s).text == name


@cached
def words(
    text: str, px: int, colour: str, role: str = "bold", width: int = 0, s: float = 1.0
) -> Art:
    """Draws a line of words, at most `width` pixels wide if that is given."""
    line = widgets.fit(text, role, px, width or 10_000, s)
    w, h = width_of(line.text, role, line.px) + 2, round(line.px * 1.5)
    face = pygame.Surface((w, h), pygame.SRCALPHA)
    write(face, line.text, 1, h / 2, role, line.px, colour, "midleft")
    return Art(face, 0, 0)


@cached
def number(text: str, px: int, colour: str) -> Art:
    """Draws a number in the display font; its origin is its middle."""
    w, h = width_of(text, "display", px) + 6, round(px * 1.5)
    face = pygame.Surface((w, h), pygame.SRCALPHA)
    digits(face, text, w / 2, h / 2, px, colour)
    return Art(face, w // 2, h // 2)


def total(text: str, px: int, room: float, colour: str, s: float) -> Art:
    """Draws the sum of a bid, smaller or on two lines if `room` pixels are too few."""
    line = widgets.fit(text, "display", px, room, s)
    if line.text == text or " + " not in text:
        return number(text, line.px, colour)
    upper, lower = (number(part, line.px, colour) for part in text.split(" ", 1))
    w = max(upper.surface.get_width(), lower.surface.get_width())
    step = round(line.px * 1.15)
    face = pygame.Surface((w, step + lower.surface.get_height()), pygame.SRCALPHA)
    face.blit(upper.surface, upper.surface.get_rect(right=w, top=0))
    face.blit(lower.surface, lower.surface.get_rect(right=w, top=step))
    return Art(face, w // 2, face.get_height() // 2)


@cached
def sum_patch(text: str, px: int, room: float, colour: str, s: float) -> Art:
    """Draws the sum of a bid on a patch of cloth, for a place over tiles.

    Its origin is the lower left corner.
    """
    pad = round(4 * s)
    line = widgets.fit(text, "display", px, room - 2 * pad, s)
    drawn = number(line.text, line.px, colour).surface
    w, h = drawn.get_width() + 2 * pad, round(line.px * 1.2)
    face = raster(rect(0, 0, w, h, 6 * s, _BOX), w, h)
    face.blit(drawn, drawn.get_rect(center=(w // 2, h // 2)))
    return Art(face, 0, h)


@cached
def hand_tray(w: int, h: int, s: float) -> Art:
    """Draws the dark stitched cloth under goals and hand."""
    return Art(widgets.tray(w, h, s, _BOX, ROSE), 0, 0)
