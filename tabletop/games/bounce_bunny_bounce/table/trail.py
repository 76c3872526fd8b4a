"""The way a bunny last went, drawn as arcs with arrow heads; beyond an edge as two stubs.

A picture, no piece.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import Surface

from tabletop.games.bounce_bunny_bounce.rules.cards import DOWN, LEFT, RIGHT, UP
from tabletop.games.bounce_bunny_bounce.table.layout import Places
from tabletop.table.art.palette import INK, mix
from tabletop.table.art.picture import Picture, Size, picture
from tabletop.table.art.svg import path
from tabletop.table.art.widgets_base import styled

Point = tuple[float, float]
STEP = {UP: (0, -1), RIGHT: (1, 0), DOWN: (0, 1), LEFT: (-1, 0)}


class Hop(NamedTuple):
    """One hop from cell to cell; `wrapped` when it went over an edge."""

    origin: int
    target: int
    direction: int
    wrapped: bool


def trail(hops: Sequence[Hop], places: Places, colour: str) -> Picture:
    """The arcs of all hops, as a picture as large as the bed."""
    arcs = [arc for hop in hops for arc in _arcs(hop, places)]
    return _drawn(tuple(arcs), places.cells[0].h * 0.26, places.pitch[0], colour)


def _arcs(hop: Hop, places: Places) -> Iterator[tuple[Point, Point]]:
    """The ends of each line of a hop, as places on the bed."""
    a, b = _middle(hop.origin, places), _middle(hop.target, places)
    dx, dy = STEP[hop.direction]
    gap = 0.2 * places.cells[0].w
    start, end = (a[0] + dx * gap, a[1] + dy * gap), (b[0] - dx * gap, b[1] - dy * gap)
    if not hop.wrapped:
        yield start, end
        return
    reach = 0.62 * (places.pitch[0] if dx else places.pitch[1])
    yield start, (a[0] + dx * reach, a[1] + dy * reach)
    yield (b[0] - dx * reach, b[1] - dy * reach), end


def _middle(cell: int, places: Places) -> Point:
    rect = places.cells[cell]
    return rect.centerx - places.bed.x, rect.centery - places.bed.y - rect.h * 0.12


@picture
def _drawn(
    size: Size, arcs: tuple[tuple[Point, Point], ...], rise: float, pitch: float, colour: str
) -> Surface:
    light = mix(colour, "#FFFFFF", 0.45)
    return styled("".join(_arc(a, b, rise, pitch, light) for a, b in arcs), *size)


def _arc(a: Point, b: Point, rise: float, pitch: float, colour: str) -> str:
    """A bent line from a to b with a head at b."""
    rise *= min(1.0, math.dist(a, b) / pitch)
    sideways = abs(b[1] - a[1]) > abs(b[0] - a[0])
    bend = (rise, 0.0) if sideways else (0.0, -rise)
    c = ((a[0] + b[0]) / 2 + bend[0], (a[1] + b[1]) / 2 + bend[1])
    line = f"M{a[0]:.1f},{a[1]:.1f} Q{c[0]:.1f},{c[1]:.1f} {b[0]:.1f},{b[1]:.1f}"
    angle = math.atan2(b[1] - c[1], b[0] - c[0])
    head = [b]
    for turn in (2.62, -2.62):
        head.append((b[0] + 13 * math.cos(angle + turn), b[1] + 13 * math.sin(angle + turn)))
    points = " L".join(f"{x:.1f},{y:.1f}" for x, y in head)
    return (
        path(line, "none", INK, 7)
        + path(line, "none", colour, 4)
        + path(f"M{points}Z", colour, INK, 1.8)
    )
