"""Tracks of Bunny Express along the borders of spaces: geometry and drawing."""

from __future__ import annotations

from tabletop.games.bunny_kingdom.rules.boards import SIDE
from tabletop.games.bunny_kingdom.rules.rails import ENDS
from tabletop.games.bunny_kingdom.table import art_colours as colours
from tabletop.table.art.palette import INK
from tabletop.table.art.svg import circle, path, rect

Line = tuple[tuple[float, float], tuple[float, float]]

_SLEEPERS = 4


def lines_at(segment: int, cell: float) -> Line:
    """Both ends of a border line, from the top left of A1, with spaces of `cell`."""
    (r1, c1), (r2, c2) = (divmod(point, SIDE + 1) for point in ENDS[segment])
    return (c1 * cell, r1 * cell), (c2 * cell, r2 * cell)


def track_body(line: Line, cell: float, printed: bool = False) -> str:
    """Wooden sleepers and two rails of brass on gravel; printed ones lie on pale sand."""
    (x1, y1), (x2, y2) = line
    along = y1 == y2
    k = cell / 60
    gap, wide = 2.9 * k, 6.2 * k
    ties, rails = "", ""
    for i in range(_SLEEPERS):
        share = (i + 0.5) / _SLEEPERS
        x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
        dx, dy = (0, wide) if along else (wide, 0)
        ties += f"M{x - dx:.2f},{y - dy:.2f} L{x + dx:.2f},{y + dy:.2f} "
    for side in (-gap, gap):
        dx, dy = (0.0, side) if along else (side, 0.0)
        rails += f"M{x1 + dx:.2f},{y1 + dy:.2f} L{x2 + dx:.2f},{y2 + dy:.2f} "
    ballast = colours.PRINTED_BALLAST if printed else colours.BALLAST
    return (
        _bed(line, 7.2 * k, INK)
        + _bed(line, 6 * k, ballast)
        + circle(x1, y1, 6 * k, ballast)
        + circle(x2, y2, 6 * k, ballast)
        + path(ties, "none", INK, 6.2 * k)
        + path(ties, "none", colours.SLEEPER, 3.8 * k)
        + path(rails, "none", INK, 3.2 * k)
        + path(rails, "none", colours.RAIL, 1.5 * k)
    )


def _bed(line: Line, half: float, colour: str) -> str:
    """A band along a border line, without ends, so that one track runs on into the next."""
    (x1, y1), (x2, y2) = line
    if y1 == y2:
        return rect(x1, y1 - half, x2 - x1, 2 * half, 0, colour)
    return rect(x1 - half, y1, 2 * half, y2 - y1, 0, colour)
