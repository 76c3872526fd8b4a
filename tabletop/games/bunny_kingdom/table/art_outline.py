"""Outlines of sets of spaces as closed lines on a grid: for fiefs, lakes, woods. Pure geometry.

Squares of the grid are (column, row). The Great Cloud's spaces are two squares wide, because its
rows are shifted by half a space.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.games.bunny_kingdom.rules.boards import CLOUD_ROW, CLOUD_X, SIDE, WORLD

Square = tuple[int, int]
Point = tuple[float, float]


def squares_of(spaces: Iterable[int]) -> frozenset[Square]:
    """The squares that spaces of one board cover; a space of the Great Cloud covers two."""
    found: list[Square] = []
    for space in spaces:
        if space < WORLD:
            row, column = divmod(space, SIDE)
            found.append((column, row))
        else:
            x, row = CLOUD_X[space - WORLD], CLOUD_ROW[space - WORLD]
            found += [(x, row), (x + 1, row)]
    return frozenset(found)


def loops(squares: frozenset[Square]) -> list[list[Square]]:
    """The closed lines round `squares`, point by point, each square's side one step.

    The inside lies to the right of the way; squares that touch at a corner only are kept apart.
    """
    following: dict[Square, list[Square]] = {}
    for x, y in squares:
        for a, b, beyond in (
            ((x, y), (x + 1, y), (x, y - 1)),
            ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
            ((x + 1, y + 1), (x, y + 1), (x, y + 1)),
            ((x, y + 1), (x, y), (x - 1, y)),
        ):
            if beyond not in squares:
                following.setdefault(a, []).append(b)
    found = []
    while following:
        start = min(following)
        line = [start]
        here, before = _step(following, start, (0, 0)), start
        while here != start:
            line.append(here)
            here, before = _step(following, here, before), here
        found.append(line)
    return found


def _step(following: dict[Square, list[Square]], here: Square, before: Square) -> Square:
    """The next point; where two ways leave, the one that turns right."""
    ways = following[here]
    if len(ways) > 1:
        right = (here[0] - (here[1] - before[1]), here[1] + (here[0] - before[0]))
        chosen = right if right in ways else ways[0]
    else:
        chosen = ways[0]
    ways.remove(chosen)
    if not ways:
        del following[here]
    return chosen


def corners(line: list[Square]) -> list[Square]:
    """The points of a closed line where it turns."""
    count = len(line)
    return [
        line[i]
        for i in range(count)
        if _way(line[i - 1], line[i]) != _way(line[i], line[(i + 1) % count])
    ]


def _way(a: Square, b: Square) -> Square:
    """The direction from a to b along the grid, of length 1."""
    return (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])


def inset(line: list[Square], width: float, height: float, by: float) -> list[Point]:
    """The turning points of a closed line in units, moved `by` units to the inside.

    `width` and `height` are the units of one square.
    """
    points = corners(line)
    out = []
    for i, (x, y) in enumerate(points):
        one, two = _way(points[i - 1], points[i]), _way(points[i], points[(i + 1) % len(points)])
        out.append((x * width - by * (one[1] + two[1]), y * height + by * (one[0] + two[0])))
    return out


def rounded(points: list[Point], radius: float) -> str:
    """Path data of a closed line with its corners rounded."""
    d = ""
    count = len(points)
    for i, (x, y) in enumerate(points):
        before, after = _towards((x, y), points[i - 1], radius), _towards(
            (x, y), points[(i + 1) % count], radius
        )
        d += f"{'L' if d else 'M'}{before[0]:.2f},{before[1]:.2f} "
        d += f"Q{x:.2f},{y:.2f} {after[0]:.2f},{after[1]:.2f} "
    return d + "Z"


def _towards(a: Point, b: Point, far: float) -> Point:
    """The point `far` from a on the way to b, at most half way."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = max(abs(dx), abs(dy))
    share = min(0.5, far / length) if length else 0.0
    return a[0] + dx * share, a[1] + dy * share
