"""The pieces of Bunny Kingdom: buildings, rabbits, fiefs with their ropes and tags, links, tracks.

Where they stand is in `art_places`; what moves them is the table's.
"""

from __future__ import annotations

import math
from typing import Final

import pygame

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.table import art_colours as colours
from tabletop.games.bunny_kingdom.table.art_outline import inset, loops, rounded, squares_of
from tabletop.games.bunny_kingdom.table.art_places import (
    Spots,
    building_height,
    cloud_rect,
    good_place,
    rabbit_height,
    segment_ends,
    segment_target,
    split,
    spots,
    world_rect,
)
from tabletop.games.bunny_kingdom.table.art_rails import lines_at, track_body
from tabletop.games.bunny_kingdom.table.art_signs import (
    COIN,
    GOOD_SIGNS,
    SHERIFF,
    TOWERS,
    sign_of_building,
)
from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import digits, width_of
from tabletop.table.art.palette import (
    CREAM,
    GOLD,
    INK,
    INK2,
    PAPER,
    RULE_NUMBER,
    SEATS,
    STITCH,
    WHITE,
    WOOD,
    WOOD_LIGHT,
    mix,
)
from tabletop.table.art.rabbit import BADGE_FROM_HEIGHT, badge, pattern
from tabletop.table.art.rabbit import figure as posed
from tabletop.table.art.rabbit import rabbit as standing
from tabletop.table.art.signs import sign, sign_body
from tabletop.table.art.surface import LYING, Art, blank, ground_shadow, with_shadow
from tabletop.table.art.svg import circle, path, placed, raster, rect
from tabletop.table.art.widgets_marks import count_badge

__all__ = [
    "Spots", "building", "building_height", "cloud_rect", "coin", "fief_tag", "ghost_track",
    "glow_outline", "good_place", "harvest_tag", "link", "provisions", "rabbit", "rabbit_height",
    "rope", "segment_ends", "segment_target", "settled", "sheriff", "split", "spots",
    "token", "track", "wash", "world_rect",
]  # fmt: skip

WASH_ALPHA: Final = 112
"""Opacity of a seat's pattern (44 %): ground and goods stay readable below it."""

LIT: Final = 0.22
"""Share of gold over a lit space, which stays readable."""

ROPE_INSET: Final = 3.5
_ROPE_INK, _ROPE_COLOUR = 7.0, 4.0
_BOX: Final = 48.0
Spaces = tuple[int, ...]


def _on_foot(face: pygame.Surface, s: float) -> Art:
    """A standing piece on its shadow; origin: the middle of its foot."""
    shaded = with_shadow(face, LYING, s)
    return Art(
        shaded.surface, shaded.ox + face.get_width() // 2, shaded.oy + face.get_height()
    )


# --------------------------------------------------------------------------- rabbits


@cached
def rabbit(figure: int, h: int, pose: str = "stand") -> Art:
    """A seat's rabbit on the map, `h` high; origin: its feet.

    From 48 pixels up it has its badge, at the left foot: the right side is the building's.
    """
    art = posed(figure, h, pose)
    width = round(h * 200 / 256)
    soft = ground_shadow(round(h * 0.62), max(4, round(h * 0.15)), 150)
    d = max(16, round(h * 0.27)) if h >= BADGE_FROM_HEIGHT else 0
    left = max(0, round(d * 0.4) - art.ox)
    feet_x, feet_y = left + art.ox + width // 2, art.oy + h
    below = max(d // 4, feet_y + round(h * 0.1) - art.surface.get_height(), 0)
    out = blank(left + art.surface.get_width(), art.surface.get_height() + below)
    soft.blit(out, feet_x - round(h * 0.31), feet_y - round(h * 0.1))
    out.blit(art.surface, (left, 0))
    if d:
        out.blit(badge(figure, d), (feet_x - round(width * 0.36) - d // 2, feet_y - round(d * 0.8)))
    return Art(out, feet_x, feet_y)


@cached
def settled(figure: int, w: int, h: int) -> Art:
    """The rabbit that would stand on a space of w x h, half seen; origin: its feet."""
    high = rabbit_height(pygame.Rect(0, 0, w, h))
    face = standing(figure, high).copy()
    face.set_alpha(165)
    out = blank(*face.get_size())
    out.blit(face, (0, 0))
    return Art(out, face.get_width() // 2, face.get_height())


# ------------------------------------------------------------------------- buildings

_TOWERS: Final = {
    c.CITY1: ((24, 1.0),),
    c.CITY2: ((15.5, 1.0), (32.5, 0.84)),
    c.CITY3: ((9.5, 0.82), (24, 1.06), (38.5, 0.82)),
}
_TOWER_WIDTH: Final = {c.CITY1: 22, c.CITY2: 38, c.CITY3: 48}


def _castle_body(kind: int) -> str:
    """One, two or three towers with battlements, an arrow slit each and little flags."""
    body = ""
    for x, k in _TOWERS[kind]:
        top = 46 - 35 * k
        d = (
            f"M{x - 7.6},46 V{top} h4.2 v3.6 h2.4 v-3.6 h2 v0 h2 v3.6 h2.4 v-3.6 h2.2 V46Z"
        )
        body += path(d, colours.STONE) + path(
            f"M{x + 2.4},46 V{top + 5} h5.2 V46Z", colours.STONE_SHADE
        )
        body += path(d, "none", INK, 2.8)
        body += rect(x - 2, top + 11, 4, 7.4, 2, INK)
    first = _TOWERS[kind][1 if kind == c.CITY3 else 0][0]
    return body + path(f"M{first - 3},46 v-5 a3,3 0 0 1 6,0 v5Z", "#7A4A22", INK, 1.8)


def _crate_body(sign_name: str) -> str:
    """A good heaped on a small cart."""
    body = sign_body(sign_name, 24, 17.4, 31)
    body += path("M5,30 H43 L40,42 H8Z", WOOD_LIGHT) + path("M34,30 H43 L40,42 H32Z", WOOD)
    body += path("M6,36 H42", "none", "#8A5A32", 1.8)
    body += path("M5,30 H43 L40,42 H8Z", "none", INK, 2.6)
    for x in (13, 35):
        body += circle(x, 42.6, 4.4, "#8A5A32", INK, 2.2) + circle(x, 42.6, 1.2, CREAM)
    return body


def _building_body(kind: int, good: int) -> str:
    if kind in _TOWERS:
        return _castle_body(kind)
    if c.FARM_WOOD <= kind <= c.FARM_CARROTS or c.LUX_FIRST <= kind <= c.LUX_LAST:
        return _crate_body(sign_of_building(kind))
    if c.CAMP_FIRST <= kind <= c.CAMP_LAST:
        return placed("bunny_kingdom/camp", 24, 24, 48, line=0.95)
    body = placed(_own(sign_of_building(kind)), 24, 24, 48, line=0.95)
    if good >= 0:
        x, y = (35, 35) if kind == c.POST else (35, 12)
        body += circle(x, y, 11.5, PAPER, INK, 2.4) + sign_body(GOOD_SIGNS[good], x, y, 17)
    return body


def _own(name: str) -> str:
    return name if "/" in name else f"common/signs/{name}"


def width_of_building(kind: int, h: int) -> int:
    """Width of a building `h` pixels high."""
    return round(_TOWER_WIDTH.get(kind, _BOX) * h / _BOX)


@cached
def _face(kind: int, h: int, good: int) -> pygame.Surface:
    """A building without its shadow."""
    wide = _TOWER_WIDTH.get(kind, _BOX)
    view = ((_BOX - wide) / 2, 0.0, wide, _BOX)
    face = raster(_building_body(kind, good), width_of_building(kind, h), h, view)
    if c.CAMP_FIRST <= kind <= c.CAMP_LAST:
        number = str(kind - c.CAMP_FIRST + 1)
        disc = count_badge(int(number), max(13, round(h * 0.5)), CREAM)
        face.blit(disc, disc.get_rect(midbottom=face.get_rect().midbottom))
    return face


@cached
def building(kind: int, h: int, good: int = -1) -> Art:
    """Draws a building, `h` high; origin: the middle of its foot.

    Args:
        good: the resource a trading post or Chimney is set to, -1 = none.
    """
    return _on_foot(_face(kind, h, good), max(0.6, h / 36))


@cached
def token(kind: int, d: int, s: float, count: int = 1) -> Art:
    """A building on a round wooden disc, `d` across, with a count from 2 up."""
    body = circle(24, 25.2, 21.6, mix(WOOD_LIGHT, INK, 0.4), INK, 2.4)
    body += circle(24, 22.8, 21.6, WOOD_LIGHT, INK, 2.4)
    body += circle(24, 22.8, 17.6, mix(WOOD_LIGHT, WHITE, 0.62), mix(WOOD_LIGHT, INK, 0.3), 1.3)
    body += path("M7.4,17 A17.6,17.6 0 0 1 16,8", "none", WHITE, 2)
    face = raster(body, d, d, (0, 0, 48, 48))
    piece = _face(kind, round(d * 0.62), -1)
    face.blit(piece, piece.get_rect(center=(d // 2, round(d * 0.46))))
    if count > 1:
        mark = count_badge(count, max(round(18 * s), round(d * 0.4)))
        face.blit(mark, mark.get_rect(bottomright=(d, d)))
    return with_shadow(face, LYING, s)


def coin(d: int, s: float) -> Art:
    """A coin of In the Sky."""
    return _lying(COIN, d, s)


def sheriff(d: int, s: float) -> Art:
    """The Sheriff's Star."""
    return _lying(SHERIFF, d, s)


def provisions(d: int, s: float) -> Art:
    """A basket of Provisions."""
    return _lying("bunny_kingdom/provisions", d, s)


@cached
def _lying(name: str, d: int, s: float) -> Art:
    return with_shadow(sign(name, d), LYING, s)


# ----------------------------------------------------------------------------- fiefs


def _square(spaces: Spaces, cw: int, ch: int) -> tuple[float, float]:
    """Width and height of one square of the outline's grid."""
    return (cw / 2 if spaces[0] >= b.WORLD else cw), ch


def _bounds(spaces: Spaces, cw: int, ch: int, pad: int) -> pygame.Rect:
    rects = [
        world_rect(space, cw) if space < b.WORLD else cloud_rect(space, cw, ch)
        for space in spaces
    ]
    return rects[0].unionall(rects[1:]).inflate(2 * pad, 2 * pad)


def _outline(spaces: Spaces, cw: int, ch: int, by: float, radius: float) -> str:
    width, height = _square(spaces, cw, ch)
    return "".join(
        rounded(inset(line, width, height, by), radius) for line in loops(squares_of(spaces))
    )


@cached
def wash(figure: int, spaces: Spaces, cw: int, ch: int) -> Art:
    """The seat's pattern over spaces of one board; origin: that board's own."""
    box = _bounds(spaces, cw, ch, 0)
    mask = raster(
        path(_outline(spaces, cw, ch, 1.0, cw * 0.1), WHITE), box.w, box.h,
        (box.x, box.y, box.w, box.h),
    )  # fmt: skip
    cloth = pattern(figure, box.w, box.h, max(14.0, cw * 0.34))
    mask.blit(cloth, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    mask.fill((255, 255, 255, WASH_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    return Art(mask, -box.x, -box.y)


@cached
def rope(figure: int, spaces: Spaces, cw: int, ch: int, s: float) -> Art:
    """The rope along the outline of spaces of one board; origin: that board's own."""
    k = s * min(1.0, cw / (59 * s) + 0.25)
    pad = 2
    box = _bounds(spaces, cw, ch, pad)
    d = _outline(spaces, cw, ch, ROPE_INSET * k, cw * 0.1)
    look = SEATS[figure]
    body = path(d, "none", INK, _ROPE_INK * k) + path(d, "none", look.colour, _ROPE_COLOUR * k)
    strand = mix(look.colour, WHITE if look.text != INK else "#FFFFFF", 0.5)
    body += path(d, "none", strand, 1.1 * k, 'opacity="0.75"')
    face = raster(body, box.w, box.h, (box.x, box.y, box.w, box.h))
    return Art(face, -box.x, -box.y)


@cached
def glow_outline(spaces: Spaces, cw: int, ch: int, s: float, colour: str = STITCH) -> Art:
    """Stitches round a set of spaces of one board; origin: that board's own."""
    box = _bounds(spaces, cw, ch, round(8 * s))
    width, height = _square(spaces, cw, ch)
    outer = _outline(spaces, cw, ch, 0, cw * 0.12)
    body = path(outer, "none", colour, 13 * s, 'opacity="0.4"')
    body += path(outer, "none", INK, 6.4 * s)
    for line in loops(squares_of(spaces)):
        body += path(_dashes(inset(line, width, height, 0), 9 * s, 5 * s), "none", colour, 3.2 * s)
    face = raster(body, box.w, box.h, (box.x, box.y, box.w, box.h))
    return Art(face, -box.x, -box.y)


@cached
def lit_spaces(spaces: Spaces, cw: int, ch: int, s: float) -> Art:
    """Gold light in each of many spaces of one board, and in no other; origin: the board's own."""
    box = _bounds(spaces, cw, ch, 0)
    edge, body = 3 * s, ""
    for space in spaces:
        place = world_rect(space, cw) if space < b.WORLD else cloud_rect(space, cw, ch)
        x, y, w, h = (place.x + edge, place.y + edge, place.w - 2 * edge, place.h - 2 * edge)
        body += rect(x, y, w, h, cw * 0.12, "none", INK, 3.6 * s)
        body += rect(x, y, w, h, cw * 0.12, GOLD, None, 0, f'fill-opacity="{LIT}"')
        body += rect(x, y, w, h, cw * 0.12, "none", STITCH, 2 * s)
    face = raster(body, box.w, box.h, (box.x, box.y, box.w, box.h))
    return Art(face, -box.x, -box.y)


def _dashes(points: list[tuple[float, float]], on: float, off: float) -> str:
    """Dashes along a closed line of straight sides, each side with whole dashes."""
    d = ""
    for i, (x, y) in enumerate(points):
        nx, ny = points[(i + 1) % len(points)]
        length = math.hypot(nx - x, ny - y)
        count = max(1, round(length / (on + off)))
        step = length / count
        dx, dy = (nx - x) / length, (ny - y) / length
        for j in range(count):
            start, end = (j + 0.5) * step - on / 2, (j + 0.5) * step + on / 2
            d += f"M{x + dx * start:.1f},{y + dy * start:.1f} "
            d += f"L{x + dx * end:.1f},{y + dy * end:.1f} "
    return d


# ------------------------------------------------------------------------------ tags


LEAST_TAG: Final = 12
"""Pixels of the smallest number on the map."""


@cached
def held_tag(figure: int, towers: int, goods: int, s: float) -> Art:
    """The tag "towers x goods" that one rabbit of a fief holds, rimmed in the seat's colour;
    origin: its middle."""
    px = max(LEAST_TAG, round(15 * s))
    words = f"{towers}×{goods}"
    h, w = px + 3, round(width_of(words, "black", px) + px * 0.75)
    body = rect(0.8, 0.8, w - 1.6, h - 1.6, h * 0.36, PAPER, INK, 1.6)
    body += rect(2.2, 2.2, w - 4.4, h - 4.4, h * 0.28, "none", SEATS[figure].colour, 1.6)
    face = raster(body, w, h)
    digits(face, words, w / 2, h / 2, px, INK, "black")
    return Art(face, w // 2, h // 2)


@cached
def fief_tag(figure: int, towers: int, goods: int, s: float) -> Art:
    """A fief's tag "towers x goods" with the seat's badge; origin: its middle."""
    return _tag(figure, towers, goods, s, False)


@cached
def harvest_tag(figure: int, towers: int, goods: int, s: float) -> Art:
    """The tag while a fief is harvested, with what it gives; origin: its middle."""
    return _tag(figure, towers, goods, s, True)


def _tag(figure: int, towers: int, goods: int, s: float, result: bool) -> Art:
    px = round((17 if result else 16) * s)
    gap, small = round(3 * s), round((19 if result else 15) * s)
    parts: list[tuple[str, str, int]] = [
        ("sign", TOWERS, small), ("digits", str(towers), 0), ("times", "×", 0),
        ("goods", str(goods), 0),
    ]  # fmt: skip
    if result:
        parts += [("times", "=", 0), ("digits", str(towers * goods), 0), ("sign", "carrot", small)]
    widths = [
        size or width_of(text, "heading" if kind == "times" else "black", px)
        for kind, text, size in parts
    ]
    h = round((30 if result else 26) * s)
    disc = h - round(7 * s)
    w = disc + round(8 * s) + sum(widths) + gap * len(parts) + round(3 * s)
    fill = "#FFF1C9" if result else PAPER
    body = rect(1, 1, w / s - 2, h / s - 2, h / s / 2 - 1, fill, INK, 1.9)
    face = raster(body, w, h, (0, 0, w / s, h / s))
    face.blit(badge(figure, disc), (round(3.5 * s), (h - disc) // 2))
    x: float = disc + round(7 * s)
    for (kind, text, _), width in zip(parts, widths, strict=True):
        middle = x + width / 2
        if kind == "sign":
            mark = sign(text, small)
            face.blit(mark, mark.get_rect(center=(round(middle), h // 2)))
        elif kind == "times":
            digits(face, text, middle, h / 2, round(15 * s), INK2, "heading")
        else:
            colour = RULE_NUMBER if kind == "goods" else INK
            digits(face, text, middle, h / 2, px, colour, "black")
        x += width + gap
    if result:
        line = rect(1, 1, w / s - 2, h / s - 2, h / s / 2 - 1, "none", RULE_NUMBER, 1.9)
        face.blit(raster(line, w, h, (0, 0, w / s, h / s)), (0, 0))
    shaded = with_shadow(face, LYING, s)
    return Art(shaded.surface, shaded.ox + w // 2, shaded.oy + h // 2)


# ----------------------------------------------------------------------------- links


@cached
def link(kind: str, dx: int, dy: int, s: float) -> Art:
    """Draws a link from the origin to (dx, dy): a "tower" bridge or a "rainbow"."""
    length = math.hypot(dx, dy)
    bow = min(60 * s, length * (0.42 if kind == "rainbow" else 0.24))
    mx, my = dx / 2, dy / 2 - bow
    qx, qy = 2 * mx - dx / 2, 2 * my - dy / 2
    pad = round(14 * s)
    top = min(0, dy, round(my)) - pad
    box = pygame.Rect(min(0, dx) - pad, top, abs(dx) + 2 * pad, max(0, dy) - top + pad)
    d = f"M0,0 Q{qx:.1f},{qy:.1f} {dx},{dy}"
    body = _LINKS[kind](d, dx, dy, qx, qy, s)
    return Art(raster(body, box.w, box.h, (box.x, box.y, box.w, box.h)), -box.x, -box.y)


def _rainbow_link(d: str, dx: int, dy: int, qx: float, qy: float, s: float) -> str:
    band = 2.6 * s
    body = path(d, "none", INK, band * len(colours.BOWS) + 3 * s)
    for i, colour in enumerate(colours.BOWS):
        off = (i - (len(colours.BOWS) - 1) / 2) * band
        shifted = f"M0,{off:.1f} Q{qx:.1f},{qy + off * 1.0:.1f} {dx},{dy + off:.1f}"
        body += path(shifted, "none", colour, band + 0.3 * s)
    return body


def _tower_link(d: str, dx: int, dy: int, qx: float, qy: float, s: float) -> str:
    """A rope bridge: two cables with planks between."""
    body = path(d, "none", INK, 9 * s) + path(d, "none", "#C9D6F2", 5.6 * s)
    planks = ""
    count = max(3, round(math.hypot(dx, dy) / (9 * s)))
    for i in range(1, count):
        t = i / count
        x = 2 * (1 - t) * t * qx + t * t * dx
        y = 2 * (1 - t) * t * qy + t * t * dy
        tx, ty = 2 * (1 - t) * qx + 2 * t * (dx - qx), 2 * (1 - t) * qy + 2 * t * (dy - qy)
        length = math.hypot(tx, ty) or 1.0
        nx, ny = -ty / length * 3.4 * s, tx / length * 3.4 * s
        planks += f"M{x - nx:.1f},{y - ny:.1f} L{x + nx:.1f},{y + ny:.1f} "
    body += path(planks, "none", "#7A5AA8", 1.8 * s)
    for x, y in ((0, 0), (dx, dy)):
        body += circle(x, y, 6 * s, "#7A5AA8", INK, 2.2 * s)
        body += circle(x - 1.6 * s, y - 1.6 * s, 1.5 * s, WHITE)
    return body


_LINKS = {"rainbow": _rainbow_link, "tower": _tower_link}


# ---------------------------------------------------------------------------- tracks


@cached
def track(segment: int, cell: int, printed: bool = False) -> Art:
    """A track on its border line; origin: the top left of A1."""
    return _laid(track_body(lines_at(segment, cell), cell, printed), segment, cell)


@cached
def ghost_track(segment: int, cell: int) -> Art:
    """Draws a possible track: gold stitches along the line; origin: the top left of A1."""
    (x1, y1), (x2, y2) = lines_at(segment, cell)
    k = cell / 60
    bed = f"M{x1:.1f},{y1:.1f} L{x2:.1f},{y2:.1f}"
    dashes = ""
    for i in range(4):
        a, e = (i + 0.2) / 4, (i + 0.8) / 4
        dashes += f"M{x1 + (x2 - x1) * a:.1f},{y1 + (y2 - y1) * a:.1f} "
        dashes += f"L{x1 + (x2 - x1) * e:.1f},{y1 + (y2 - y1) * e:.1f} "
    body = path(bed, "none", GOLD, 14 * k, 'opacity="0.35"') + path(bed, "none", INK, 7 * k)
    return _laid(body + path(dashes, "none", STITCH, 3.6 * k), segment, cell)


def _laid(body: str, segment: int, cell: int) -> Art:
    (x1, y1), (x2, y2) = segment_ends(segment, cell)
    pad = round(cell * 0.2) + 2
    box = pygame.Rect(x1 - pad, y1 - pad, x2 - x1 + 2 * pad, y2 - y1 + 2 * pad)
    return Art(raster(body, box.w, box.h, (box.x, box.y, box.w, box.h)), -box.x, -box.y)
