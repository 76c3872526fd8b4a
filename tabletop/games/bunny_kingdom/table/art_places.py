"""Geometry of the two boards: spaces, tags, tracks, rabbits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from pygame import Rect

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.table.art_rails import lines_at

RABBIT: Final = 0.74
"""Height of a rabbit on the map, in heights of its space."""

_REACH: Final = 0.17  # half the width of a border line's target, in spaces


class Spots(NamedTuple):
    """Points of a space: the rabbit's feet, the building's foot, the good's middle."""

    rabbit: tuple[int, int]
    building: tuple[int, int]
    goods: tuple[int, int]


def world_rect(space: int, cell: int) -> Rect:
    """Returns the rectangle of a space of the New World, from the top left of A1."""
    row, column = divmod(space, b.SIDE)
    return Rect(column * cell, row * cell, cell, cell)


def cloud_rect(space: int, cw: int, ch: int) -> Rect:
    """Returns the rectangle of a space of the Great Cloud, from the top left of its box."""
    here = space - b.WORLD
    return Rect(round(b.CLOUD_X[here] * cw / 2), b.CLOUD_ROW[here] * ch, cw, ch)


def split(spaces: Iterable[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The spaces of the New World and those of the Great Cloud, each in order."""
    ordered = sorted(spaces)
    return (
        tuple(space for space in ordered if space < b.WORLD),
        tuple(space for space in ordered if space >= b.WORLD),
    )


def spots(rect: Rect, owned: bool, built: int) -> Spots:
    """Returns the places of a space's rabbit, building and good; a building makes room for a
    rabbit."""
    both = owned and built not in (c.NOTHING, c.FIXED)
    foot = rect.bottom - round(rect.h * 0.09)
    rabbit = rect.x + round(rect.w * (0.3 if rect.w > rect.h else 0.32 if both else 0.38))
    building = rect.centerx + (round(rect.w * (0.22 if built in _CAMPS else 0.2)) if both else 0)
    lower = foot - round(rect.h * (0.0 if both else 0.1))
    if rect.w > rect.h:
        goods = (rect.right - round(rect.w * 0.26), rect.y + round(rect.h * 0.32))
    else:
        goods = (rect.x + round(rect.w * 0.76), rect.y + round(rect.h * 0.24))
    return Spots((rabbit, foot), (building, lower), goods)


def rabbit_height(rect: Rect) -> int:
    """Height of a rabbit on a space."""
    return round(min(rect.h * RABBIT, rect.w * 0.86) if rect.w <= rect.h else rect.h * 0.92)


def good_place(space: int, rect: Rect) -> tuple[int, int, int]:
    """Returns middle and size of the good painted on a space."""
    if b.TERRAIN[space] == b.WONDER:
        return rect.x + round(rect.w * 0.62), rect.centery, round(rect.h * 0.66)
    if rect.w > rect.h:
        x, y, size = 0.74, 0.32, rect.h * 0.5
    else:
        x, y, size = 0.758, 0.242, rect.h * 0.384
    return rect.x + round(rect.w * x), rect.y + round(rect.h * y), round(size)


_CAMPS: Final = range(c.CAMP_FIRST, c.CAMP_LAST + 1)
_HEIGHTS: Final = {
    c.CITY1: 0.55, c.CITY2: 0.55, c.CITY3: 0.56, c.CARROTADEL: 0.62, c.TOWER: 0.66,
    **dict.fromkeys(_CAMPS, 0.6),
}  # fmt: skip


def building_height(kind: int, rect: Rect) -> int:
    """Height of a building on a space."""
    share = _HEIGHTS.get(kind, 0.5)
    return round(rect.h * (share if rect.w <= rect.h else share * 1.15))


def segment_ends(segment: int, cell: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Both ends of a border line, from the top left of A1."""
    (x1, y1), (x2, y2) = lines_at(segment, cell)
    return (round(x1), round(y1)), (round(x2), round(y2))


def segment_target(segment: int, cell: int) -> Rect:
    """Returns the click target of a border line: as long as a space less its crossings."""
    (x1, y1), (x2, y2) = segment_ends(segment, cell)
    reach = max(6, round(cell * _REACH))
    if y1 == y2:
        return Rect(x1 + reach, y1 - reach, x2 - x1 - 2 * reach, 2 * reach)
    return Rect(x1 - reach, y1 + reach, 2 * reach, y2 - y1 - 2 * reach)


def head(rect: Rect) -> Rect:
    """Returns the face of a space's rabbit, which nothing may cover."""
    tall, feet = rabbit_height(rect), spots(rect, True, c.NOTHING).rabbit
    found = Rect(0, 0, round(tall * 0.5), round(tall * 0.26))
    found.center = (feet[0], feet[1] - round(tall * 0.51))
    return found


def tag_spot(rect: Rect, size: tuple[int, int]) -> tuple[int, int]:
    """The middle of the tag a rabbit holds before itself, below its face and inside its space."""
    box = Rect(0, 0, *size)
    box.midbottom = (spots(rect, True, c.NOTHING).rabbit[0], rect.bottom)
    box.x = max(rect.x + 2, min(box.x, rect.right - 2 - box.w))
    return box.center
