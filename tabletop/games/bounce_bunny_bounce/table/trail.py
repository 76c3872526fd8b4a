"""The way a bunny last went, drawn as arcs with arrow heads; beyond an edge as two stubs.

A picture, no piece.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from tabletop.games.bounce_bunny_bounce.rules.cards import DOWN, LEFT, RIGHT, UP
from tabletop.games.bounce_bunny_bounce.table.layout import Places
from tabletop.table.art.palette import INK, mix
from tabletop.table.art.surface import Art
from tabletop.table.art.svg import path, raster

STEP = {UP: (0, -1), RIGHT: (1, 0), DOWN: (0, 1), LEFT: (-1, 0)}


class Hop(NamedTuple):
    """One hop from cell to cell; `wrapped` when it went over an edge."""

    origin: int
    target: int
    direction: int
    wrapped: bool


def trail(hops: tuple[Hop, ...], places: Places, s: float, colour: str) -> tuple[Art, int, int]:
    """The arcs of all hops and where to put them."""
    bed = places.bed
    body = "".join(_hop(hop, places, s, mix(colour, "#FFFFFF", 0.45)) for hop in hops)
    return Art(raster(body, bed.w, bed.h), 0, 0), bed.x, bed.y


def _middle(cell: int, places: Places) -> tuple[float, float]:
    rect = places.cells[cell]
    return rect.centerx - places.bed.x, rect.centery - places.bed.y - rect.h * 0.12


def _hop(hop: Hop, places: Places, s: float, colour: str) -> str:
    a, b = _middle(hop.origin, places), _middle(hop.target, places)
    dx, dy = STEP[hop.direction]
    gap = 0.2 * places.cells[0].w
    if not hop.wrapped:
        start = (a[0] + dx * gap, a[1] + dy * gap)
        return _arc(start, (b[0] - dx * gap, b[1] - dy * gap), places, s, colour)
    reach = 0.62 * (places.pitch[0] if dx else places.pitch[1])
    out = (a[0] + dx * reach, a[1] + dy * reach)
    into = (b[0] - dx * reach, b[1] - dy * reach)
    leaving = _arc((a[0] + dx * gap, a[1] + dy * gap), out, places, s, colour)
    return leaving + _arc(into, (b[0] - dx * gap, b[1] - dy * gap), places, s, colour)


def _arc(
    a: tuple[float, float], b: tuple[float, float], places: Places, s: float, colour: str
) -> str:
    """A bent line from a to b with a head at b."""
    rise = places.cells[0].h * 0.26 * min(1.0, math.dist(a, b) / places.pitch[0])
    sideways = abs(b[1] - a[1]) > abs(b[0] - a[0])
    bend = (rise, 0.0) if sideways else (0.0, -rise)
    c = ((a[0] + b[0]) / 2 + bend[0], (a[1] + b[1]) / 2 + bend[1])
    line = f"M{a[0]:.1f},{a[1]:.1f} Q{c[0]:.1f},{c[1]:.1f} {b[0]:.1f},{b[1]:.1f}"
    angle = math.atan2(b[1] - c[1], b[0] - c[0])
    head = [b]
    for turn in (2.62, -2.62):
        size = 13 * s
        head.append((b[0] + size * math.cos(angle + turn), b[1] + size * math.sin(angle + turn)))
    points = " L".join(f"{x:.1f},{y:.1f}" for x, y in head)
    return (
        path(line, "none", INK, 7 * s)
        + path(line, "none", colour, 4 * s)
        + path(f"M{points}Z", colour, INK, 1.8 * s)
    )
