"""The tracks of Bunny Express along the borders of spaces: where they lie and how they look."""

from __future__ import annotations

from tabletop.games.bunny_kingdom.boards import SIDE
from tabletop.games.bunny_kingdom.rails import ENDS
from tabletop.games.bunny_kingdom.table import art_colours as colours
from tabletop.table.art.palette import CREAM, INK
from tabletop.table.art.svg import path

Line = tuple[tuple[float, float], tuple[float, float]]

_SLEEPERS = 5


def lines_at(segment: int, cell: float) -> Line:
    """Both ends of a border line, from the top left of A1, with spaces of `cell`."""
    (r1, c1), (r2, c2) = (divmod(point, SIDE + 1) for point in ENDS[segment])
    return (c1 * cell, r1 * cell), (c2 * cell, r2 * cell)


def track_body(line: Line, cell: float, printed: bool = False) -> str:
    """Sleepers and two rails along a border line; printed ones lie on pale sleepers."""
    (x1, y1), (x2, y2) = line
    along = y1 == y2
    k = cell / 60
    gap, wide = 3.0 * k, 6.6 * k
    bed, ties, rails = f"M{x1:.2f},{y1:.2f} L{x2:.2f},{y2:.2f}", "", ""
    for i in range(_SLEEPERS):
        share = (i + 0.5) / _SLEEPERS
        x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
        dx, dy = (0, wide) if along else (wide, 0)
        ties += f"M{x - dx:.2f},{y - dy:.2f} L{x + dx:.2f},{y + dy:.2f} "
    for side in (-gap, gap):
        dx, dy = (0.0, side) if along else (side, 0.0)
        rails += f"M{x1 + dx:.2f},{y1 + dy:.2f} L{x2 + dx:.2f},{y2 + dy:.2f} "
    tie = "#E0B070" if printed else colours.SLEEPER
    return (
        path(bed, "none", CREAM, 12 * k, 'opacity="0.55"')
        + path(ties, "none", INK, 5.2 * k)
        + path(ties, "none", tie, 2.8 * k)
        + path(rails, "none", INK, 3.2 * k)
        + path(rails, "none", "#C3CBD6", 1.1 * k)
    )
