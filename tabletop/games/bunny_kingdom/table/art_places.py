"""Geometry of the two boards: spaces, tags, tracks, rabbits, in the unit of their spaces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pygame import FRect

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.table.art_rails import lines_at
from tabletop.table.boxes import square
from tabletop.table.pawns import standing

RABBIT: Final = 0.74
"""Height of a rabbit on the map, in heights of its space."""
_REACH: Final = 0.17
"""Half the width of a border line's target, in spaces."""
MARGIN: Final = 0.2
"""Length by which a track's picture reaches beyond its border line, in spaces."""
_CAMPS: Final = range(c.CAMP_FIRST, c.CAMP_LAST + 1)
_HEIGHTS: Final = {c.CITY1: 0.55, c.CITY2: 0.55, c.CITY3: 0.56, c.CARROTADEL: 0.62, c.TOWER: 0.66}
_HEIGHTS.update(dict.fromkeys(_CAMPS, 0.6))
WIDTHS: Final = {c.CITY1: 22 / 48, c.CITY2: 38 / 48}
"""Width of a building in its heights, where it is not as wide as high."""


def world_rect(space: int, cw: float, ch: float) -> FRect:
    """Returns the rectangle of a space of the New World, from the top left of A1."""
    row, column = divmod(space, b.SIDE)
    return FRect(column * cw, row * ch, cw, ch)


def cloud_rect(space: int, cw: float, ch: float) -> FRect:
    """Returns the rectangle of a space of the Great Cloud, from the top left of its box."""
    here = space - b.WORLD
    return FRect(b.CLOUD_X[here] * cw / 2, b.CLOUD_ROW[here] * ch, cw, ch)


def split(spaces: Iterable[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The spaces of the New World and those of the Great Cloud, each in order."""
    ordered = sorted(spaces)
    return (
        tuple(space for space in ordered if space < b.WORLD),
        tuple(space for space in ordered if space >= b.WORLD),
    )


def rabbit_at(rect: FRect, beside: bool = False) -> FRect:
    """Returns the place of a space's rabbit, `beside` a building or alone."""
    flat = rect.w > rect.h
    high = rect.h * 0.92 if flat else min(rect.h * RABBIT, rect.w * 0.86)
    x = rect.x + rect.w * (0.3 if flat else 0.32 if beside else 0.38)
    return standing(x, rect.bottom - rect.h * 0.09, high)


def building_at(rect: FRect, kind: int, owned: bool = True) -> FRect:
    """Returns the place of a space's building, which makes room for a rabbit."""
    high = rect.h * _HEIGHTS.get(kind, 0.5) * (1.15 if rect.w > rect.h else 1.0)
    w = high * WIDTHS.get(kind, 1.0)
    x = rect.centerx + (rect.w * (0.22 if kind in _CAMPS else 0.2) if owned else 0)
    return FRect(x - w / 2, rect.bottom - rect.h * (0.09 if owned else 0.19) - high, w, high)


def good_at(space: int, rect: FRect) -> FRect:
    """Returns the place of the good painted on a space."""
    if b.TERRAIN[space] == b.WONDER:
        x, y, size = 0.62, 0.5, 0.66
    elif rect.w > rect.h:
        x, y, size = 0.74, 0.32, 0.5
    else:
        x, y, size = 0.758, 0.242, 0.384
    return square(rect.x + rect.w * x, rect.y + rect.h * y, rect.h * size)


def segment_target(segment: int, cell: float) -> FRect:
    """Returns the click target of a border line: as long as a space less its crossings."""
    (x1, y1), (x2, y2) = lines_at(segment, cell)
    reach = cell * _REACH
    if y1 == y2:
        return FRect(x1 + reach, y1 - reach, x2 - x1 - 2 * reach, 2 * reach)
    return FRect(x1 - reach, y1 + reach, 2 * reach, y2 - y1 - 2 * reach)


def track_at(segment: int, cell: float) -> FRect:
    """Returns the place of a track, or of a possible one."""
    (x1, y1), (x2, y2) = lines_at(segment, cell)
    return FRect(x1, y1, x2 - x1, y2 - y1).inflate(2 * MARGIN * cell, 2 * MARGIN * cell)


def tag_at(rect: FRect, w: float, h: float) -> FRect:
    """The place of the tag a rabbit holds before itself, below its face and inside its space."""
    feet = rabbit_at(rect).midbottom[0]
    x = max(rect.x + 2, min(feet - w / 2, rect.right - 2 - w))
    return FRect(x, rect.bottom - h, w, h)
