"""The pieces of Bunny Kingdom: buildings, rabbits, fiefs with their ropes and tags, links, tracks.

Where they stand is in `art_places`; what moves them is the table's.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

import pygame
from pygame import FRect, Surface

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.table import art_colours as colours
from tabletop.games.bunny_kingdom.table.art_outline import inset, loops, rounded, squares_of
from tabletop.games.bunny_kingdom.table.art_places import MARGIN, WIDTHS
from tabletop.games.bunny_kingdom.table.art_rails import Line, track_body
from tabletop.games.bunny_kingdom.table.art_signs import GOOD_SIGNS, TOWERS, sign_of_building
from tabletop.games.bunny_kingdom.table.maps import SMALL, USUAL
from tabletop.table.art.lettering import digits, width_of
from tabletop.table.art.palette import (
    CREAM,
    GOLD,
    INK,
    PAPER,
    RULE_NUMBER,
    SEATS,
    STITCH,
    WHITE,
    mix,
)
from tabletop.table.art.picture import Picture, Size, picture
from tabletop.table.art.rabbit import BADGE_FROM_HEIGHT, badge, pattern
from tabletop.table.art.rabbit import figure as posed
from tabletop.table.art.rows import row_of
from tabletop.table.art.signs import sign, sign_body
from tabletop.table.art.surface import LYING, Art, blank, ground_shadow, with_shadow
from tabletop.table.art.svg import circle, fragment, path, placed, raster, rect, sprite
from tabletop.table.art.widgets_base import dashed_line, styled
from tabletop.table.art.widgets_marks import count_badge

WASH_ALPHA: Final = 112
"""Opacity of a seat's pattern (44 %): ground and goods stay readable below it."""
LIT: Final = 0.22
"""Share of gold over a lit space, which stays readable."""
ROPE_INSET: Final = 3.5
_ROPE_INK, _ROPE_COLOUR = 7.0, 4.0
_REACH: Final = 8.0
"""Length by which a glowing outline reaches beyond its spaces."""
LEAST_TAG: Final = 12
"""Window pixels of the smallest number on the map."""
_BOX: Final = 48.0
Spaces = tuple[int, ...]
Spot = tuple[float, float]


@picture
def rabbit(size: Size, figure: int, pose: str = "stand") -> Art:
    """A seat's rabbit on the map with the shadow under its feet.

    From 48 pixels up it has its badge, at the left foot: the right side is the building's.
    """
    h, art = size.h, posed(figure, size.h, pose)
    d = max(16, h * 27 // 100) if h >= BADGE_FROM_HEIGHT else 0
    left = max(0, d * 2 // 5 - art.ox)
    middle, foot, wide, deep = left + art.ox + size.w / 2, art.oy + h, h * 0.62, h * 0.15
    below = max(d // 4, h // 10 + foot - art.surface.get_height(), 0)
    out = blank(left + art.surface.get_width(), art.surface.get_height() + below)
    ground_shadow(wide, deep, 150).blit(out, middle - wide / 2, foot - h * 0.1)
    out.blit(art.surface, (left, 0))
    if d:
        out.blit(badge(figure, d), (middle - size.w * 0.36 - d / 2, foot - d * 0.8))
    return Art(out, left + art.ox, art.oy)


# ------------------------------------------------------------------------- buildings

_CASTLES: Final = {
    c.CITY1: "bunny_kingdom/castle_1",
    c.CITY2: "bunny_kingdom/castle_2",
    c.CITY3: "bunny_kingdom/castle_3",
}


def _building_body(kind: int, good: int) -> str:
    name = sign_of_building(kind)
    if kind in _CASTLES:
        return fragment(_CASTLES[kind]).body
    if c.FARM_WOOD <= kind <= c.FARM_CARROTS or c.LUX_FIRST <= kind <= c.LUX_LAST:
        return sign_body(name, 24, 17.4, 31) + fragment("bunny_kingdom/cart").body
    if c.CAMP_FIRST <= kind <= c.CAMP_LAST:
        return placed("bunny_kingdom/camp", 24, 24, 48, line=0.95)
    body = placed(name if "/" in name else f"common/signs/{name}", 24, 24, 48, line=0.95)
    if good >= 0:
        x, y = (35, 35) if kind == c.POST else (35, 12)
        body += circle(x, y, 11.5, PAPER, INK, 2.4) + sign_body(GOOD_SIGNS[good], x, y, 17)
    return body


def _building(kind: int, w: int, h: int, good: int = -1) -> Surface:
    """A building without its shadow."""
    wide = WIDTHS.get(kind, 1.0) * _BOX
    face = raster(_building_body(kind, good), w, h, ((_BOX - wide) / 2, 0.0, wide, _BOX))
    if c.CAMP_FIRST <= kind <= c.CAMP_LAST:
        disc = count_badge(kind - c.CAMP_FIRST + 1, max(13, h // 2), CREAM)
        face.blit(disc, disc.get_rect(midbottom=face.get_rect().midbottom))
    return face


@picture
def building(size: Size, kind: int, good: int = -1) -> Art:
    """Draws a building with the good that a trading post or Chimney is set to, -1 = none."""
    return with_shadow(_building(kind, size.w, size.h, good), LYING, max(0.6, size.h / 36))


@picture
def token(size: Size, kind: int, count: int = 1) -> Art:
    """A building on a round wooden disc, with a count from 2 up."""
    d = size.w
    face, high = sprite("bunny_kingdom/disc", d, d).copy(), d * 62 // 100
    piece = _building(kind, int(high * WIDTHS.get(kind, 1.0)), high)
    face.blit(piece, piece.get_rect(center=(d // 2, d * 46 // 100)))
    if count > 1:
        mark = count_badge(count, int(max(18 * size.s, d * 0.4)))
        face.blit(mark, mark.get_rect(bottomright=(d, d)))
    return with_shadow(face, LYING, size.s)


# ----------------------------------------------------------------------------- fiefs


class _Ground:
    """Spaces of one board in a drawing as large as the rectangle round them.

    Attributes:
        w, h: style units of a square of their grid; a space of the Great Cloud has two.
        cw: the width of a space.
        near: size of small marks on it.
    """

    def __init__(self, size: Size, spaces: Spaces) -> None:
        squares = squares_of(spaces)
        self._spaces = spaces
        self._left, self._top = (min(at) for at in zip(*squares))
        columns, rows = (max(at) + 1 for at in zip(*squares))
        self.w = size.w / size.s / (columns - self._left)
        self.h = size.h / size.s / (rows - self._top)
        self.cw = self.w * (2 if spaces[0] >= b.WORLD else 1)
        self.near = max(SMALL, min(1.0, min(self.cw, self.h) / USUAL))
        self._lines = loops(frozenset((x - self._left, y - self._top) for x, y in squares))

    def lines(self, by: float) -> Iterator[list[Spot]]:
        """The lines round the spaces, moved to their inside."""
        for line in self._lines:
            yield inset(line, self.w, self.h, by)

    def outline(self, by: float, round_off: float = 0.1) -> str:
        """The same as a path with round corners, whose radius is a share of a space."""
        return "".join(rounded(line, self.cw * round_off) for line in self.lines(by))

    def boxes(self, by: float) -> Iterator[tuple[float, float, float, float]]:
        """The places of the single spaces, smaller by so much on each side."""
        for space in self._spaces:
            x, y = min(squares_of((space,)))
            left, top = (x - self._left) * self.w, (y - self._top) * self.h
            yield left + by, top + by, self.cw - 2 * by, self.h - 2 * by


@picture
def wash(size: Size, figure: int, spaces: Spaces) -> Surface:
    """The seat's pattern over spaces of one board."""
    ground = _Ground(size, spaces)
    mask = styled(path(ground.outline(1.0), WHITE), *size)
    cloth = pattern(figure, size.w, size.h, max(14.0, ground.cw * size.s * 0.34))
    mask.blit(cloth, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    mask.fill((255, 255, 255, WASH_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    return mask


@picture
def rope(size: Size, figure: int, spaces: Spaces) -> Surface:
    """The rope along the outline of spaces of one board."""
    ground, look = _Ground(size, spaces), SEATS[figure]
    k = ground.near
    d = ground.outline(ROPE_INSET * k)
    body = path(d, "none", INK, _ROPE_INK * k) + path(d, "none", look.colour, _ROPE_COLOUR * k)
    strand = mix(look.colour, WHITE if look.text != INK else "#FFFFFF", 0.5)
    return styled(body + path(d, "none", strand, 1.1 * k, 'opacity="0.75"'), *size)


@picture
def glow_outline(size: Size, spaces: Spaces, colour: str = STITCH) -> Art:
    """Stitches round a set of spaces of one board."""
    ground = _Ground(size, spaces)
    k, outer = ground.near, ground.outline(0, 0.12)
    body = path(outer, "none", colour, 13 * k, 'opacity="0.4"') + path(outer, "none", INK, 6.4 * k)
    for line in ground.lines(0):
        body += path(_dashes(line, 9 * k, 5 * k), "none", colour, 3.2 * k)
    edge = round(_REACH * size.s)
    return Art(styled(body, *size, _REACH), edge, edge)


@picture
def lit_spaces(size: Size, spaces: Spaces) -> Surface:
    """Gold light in each of many spaces of one board, and in no other."""
    ground, body = _Ground(size, spaces), ""
    k, r = ground.near, ground.cw * 0.12
    for box in ground.boxes(3 * k):
        body += rect(*box, r, "none", INK, 3.6 * k)
        body += rect(*box, r, GOLD, None, 0, f'fill-opacity="{LIT}"')
        body += rect(*box, r, "none", STITCH, 2 * k)
    return styled(body, *size)


@picture
def light(size: Size, colour: str = GOLD) -> Surface:
    """A flat light over a space."""
    face = blank(size.w, size.h)
    face.fill(colour)
    return face


def _dashes(points: list[Spot], on: float, off: float) -> str:
    """Dashes along a closed line of straight sides, each side with whole dashes."""
    return " ".join(
        dashed_line(*start, *end, on, off) for start, end in zip(points, [*points[1:], points[0]])
    )


# ------------------------------------------------------------------------------ tags


def tag_words(towers: int, goods: int) -> str:
    return f"{towers}×{goods}"


def tag_size(words: str, near: float, pixel: float) -> tuple[float, float]:
    """The width and height of a held tag with these words; `pixel` units are a window pixel."""
    units = max(LEAST_TAG * pixel, 15 * near)
    return units * (width_of(words, "black", 60) / 60 + 0.75), units * 1.2


@picture
def held_tag(size: Size, figure: int, words: str) -> Surface:
    """The tag "towers x goods" that one rabbit of a fief holds, rimmed in the seat's colour."""
    w, h, _ = size
    body = rect(0.8, 0.8, w - 1.6, h - 1.6, h * 0.36, PAPER, INK, 1.6)
    body += rect(2.2, 2.2, w - 4.4, h - 4.4, h * 0.28, "none", SEATS[figure].colour, 1.6)
    face = raster(body, w, h)
    digits(face, words, w / 2, h / 2, h / 1.2, INK, "black")
    return face


@picture
def fief_tag(size: Size, figure: int, towers: int, goods: int, result: bool = False) -> Art:
    """A fief's tag "towers x goods" with the seat's badge and, as a `result`, what it gives.

    It is as wide as its words need.
    """
    s, fill = size.s, "#FFF1C9" if result else PAPER
    px, small = int((17 if result else 16) * s), int((19 if result else 15) * s)
    parts: list[str | Surface] = [sign(TOWERS, small), str(towers), "×", str(goods)]
    if result:
        parts += ["=", str(towers * goods), sign("carrot", small)]
    words, disc = row_of(parts, px, 3 * s, "black"), badge(figure, int((23 if result else 19) * s))
    h, w = disc.get_height() + 7 * s, disc.get_width() + words.get_width() + 14 * s
    box = (1, 1, w / s - 2, h / s - 2, h / s / 2 - 1)
    face = styled(rect(*box, fill, RULE_NUMBER if result else INK, 1.9), w, h, s)
    face.blit(disc, (3.5 * s, 3.5 * s))
    face.blit(words, (disc.get_width() + 7 * s, (h - words.get_height()) / 2))
    return with_shadow(face, LYING, s)


# ----------------------------------------------------------------------------- links


def link(kind: str, start: Spot, end: Spot, near: float) -> tuple[Picture, FRect]:
    """The picture and place of a link between two points: a "tower" bridge or a "rainbow"."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    bow = min(60 * near, math.hypot(dx, dy) * (0.42 if kind == "rainbow" else 0.24))
    top, pad = min(0.0, dy, dy / 2 - bow), 14 * near
    box = FRect(min(0.0, dx) - pad, top - pad, abs(dx) + 2 * pad, max(0.0, dy) - top + 2 * pad)
    return _link(kind, -box.x, -box.y, dx, dy, bow, near), box.move(start)


@picture
def _link(
    size: Size, kind: str, x: float, y: float, dx: float, dy: float, bow: float, near: float
) -> Surface:
    """Draws a bowed link from (x, y) on."""
    qx, qy = dx / 2, dy / 2 - 2 * bow
    body = _LINKS[kind](f"M0,0 Q{qx:.1f},{qy:.1f} {dx:.1f},{dy:.1f}", dx, dy, qx, qy, near)
    return raster(body, size.w, size.h, (-x, -y, size.w / size.s, size.h / size.s))


def _rainbow_link(d: str, dx: float, dy: float, qx: float, qy: float, s: float) -> str:
    band = 2.6 * s
    body = path(d, "none", INK, band * len(colours.BOWS) + 3 * s)
    for i, colour in enumerate(colours.BOWS):
        off = (i - (len(colours.BOWS) - 1) / 2) * band
        shifted = f"M0,{off:.1f} Q{qx:.1f},{qy + off:.1f} {dx:.1f},{dy + off:.1f}"
        body += path(shifted, "none", colour, band + 0.3 * s)
    return body


def _tower_link(d: str, dx: float, dy: float, qx: float, qy: float, s: float) -> str:
    """A rope bridge: two cables with planks between."""
    body = path(d, "none", INK, 9 * s) + path(d, "none", "#C9D6F2", 5.6 * s)
    planks, count = "", max(3, int(math.hypot(dx, dy) / (9 * s)))
    for i in range(1, count):
        t = i / count
        x, y = (2 * (1 - t) * t * q + t * t * end for q, end in ((qx, dx), (qy, dy)))
        tx, ty = (2 * (1 - t) * q + 2 * t * (end - q) for q, end in ((qx, dx), (qy, dy)))
        k = 3.4 * s / (math.hypot(tx, ty) or 1.0)
        planks += f"M{x + ty * k:.1f},{y - tx * k:.1f} L{x - ty * k:.1f},{y + tx * k:.1f} "
    body += path(planks, "none", "#7A5AA8", 1.8 * s)
    for x, y in ((0, 0), (dx, dy)):
        body += circle(x, y, 6 * s, "#7A5AA8", INK, 2.2 * s)
        body += circle(x - 1.6 * s, y - 1.6 * s, 1.5 * s, WHITE)
    return body


_LINKS: Final = {"rainbow": _rainbow_link, "tower": _tower_link}


# ---------------------------------------------------------------------------- tracks


def _line(size: Size) -> tuple[Line, float]:
    """The border line in the middle of a drawing (`art_places.track_at`), and a space's width."""
    cell, x, y = max(size.w, size.h) / (1 + 2 * MARGIN), size.w / 2, size.h / 2
    if size.w > size.h:
        return ((x - cell / 2, y), (x + cell / 2, y)), cell
    return ((x, y - cell / 2), (x, y + cell / 2)), cell


@picture
def track(size: Size, printed: bool = False) -> Surface:
    """A track on its border line."""
    line, cell = _line(size)
    return raster(track_body(line, cell, printed), size.w, size.h)


@picture
def ghost_track(size: Size) -> Surface:
    """Draws a possible track: gold stitches along the line."""
    ((x1, y1), (x2, y2)), cell = _line(size)
    k, bed = cell / 60, f"M{x1:.1f},{y1:.1f} L{x2:.1f},{y2:.1f}"
    body = path(bed, "none", GOLD, 14 * k, 'opacity="0.35"') + path(bed, "none", INK, 7 * k)
    dx, dy = (x2 - x1) * 0.05, (y2 - y1) * 0.05
    dashes = dashed_line(x1 + dx, y1 + dy, x2 - dx, y2 - dy, 9 * k, 6 * k)
    return raster(body + path(dashes, "none", STITCH, 3.6 * k), size.w, size.h)
