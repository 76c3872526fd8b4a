"""Geometry of tracks: the border lines between the spaces of the New World (8.3).

Points are the crossings of the grid, row by row, 11 a row. Segments 0 to 109 run along a row of
points, 110 to 219 down a column. `railway` has the rules.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.bunny_kingdom.rules.boards import LAVA, SIDE, WORLD

POINTS: Final = (SIDE + 1) * (SIDE + 1)
ACROSS: Final = (SIDE + 1) * SIDE
SEGMENTS: Final = 2 * ACROSS


def across(row: int, column: int) -> int:
    """The segment above the space in that row and column, both from 0 (the sheet's H)."""
    return row * SIDE + column


def down(row: int, column: int) -> int:
    """The segment left of the space in that row and column, both from 0 (the sheet's V)."""
    return ACROSS + row * (SIDE + 1) + column


def _ends(segment: int) -> tuple[int, int]:
    if segment < ACROSS:
        row, column = divmod(segment, SIDE)
        point = row * (SIDE + 1) + column
        return point, point + 1
    row, column = divmod(segment - ACROSS, SIDE + 1)
    point = row * (SIDE + 1) + column
    return point, point + SIDE + 1


ENDS: Final = tuple(_ends(segment) for segment in range(SEGMENTS))
"""The two points each segment joins."""


def sides_of(space: int) -> tuple[int, int, int, int]:
    """The segments around a space of the New World: above, right, below, left."""
    row, column = divmod(space, SIDE)
    return (
        across(row, column),
        down(row, column + 1),
        across(row + 1, column),
        down(row, column),
    )


SIDES: Final = tuple(sides_of(space) for space in range(WORLD))
BESIDE: Final = tuple(
    tuple(space for space in range(WORLD) if segment in SIDES[space]) for segment in range(SEGMENTS)
)
"""The one or two spaces each segment runs along."""

ON_LAVA: Final = frozenset(segment for segment in range(SEGMENTS) if BESIDE[segment] in LAVA)
OPEN: Final = bytes(
    len(BESIDE[segment]) == 2 and segment not in ON_LAVA for segment in range(SEGMENTS)
)
"""1 for each segment that may carry a token: between two spaces and not on lava."""

AROUND: Final = tuple(
    tuple(
        (segment, b if a == point else a)
        for segment, (a, b) in enumerate(ENDS)
        if point in (a, b) and OPEN[segment]
    )
    for point in range(POINTS)
)
"""For each point its open segments, each with the point at the other end."""

TURNS: Final = 4


def printed(space: int, turn: int) -> tuple[int, int]:
    """The two tracks of Central Station on that space, turned clockwise so many quarters.

    OUR DESIGN: they run along two adjacent sides, above and right when unturned (8.4).
    """
    sides = SIDES[space]
    return sides[turn], sides[(turn + 1) % TURNS]
