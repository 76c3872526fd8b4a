"""Outlines of sets of spaces as closed lines on a grid: for fiefs, lakes, woods. Pure geometry.

Squares of the grid are (column, row). The Great Cloud's spaces are two squares wide, because its
rows are shifted by half a space.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.games.bunny_kingdom.rules.boards import CLOUD_ROW, CLOUD_X, SIDE, WORLD

_RIGHT = 1j
"""A quarter turn to the right, of ways as complex numbers: y points down."""
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
    ways: dict[complex, list[complex]] = {}
    for x, y in squares:
        corner, way = complex(x, y), 1 + 0j
        for beyond in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
            if beyond not in squares:
                ways.setdefault(corner, []).append(way)
            corner, way = corner + way, way * _RIGHT
    found = []
    while ways:
        here = start = min(ways, key=lambda point: (point.real, point.imag))
        line: list[Square] = []
        way = ways[start][0] / _RIGHT
        while not line or here != start:
            line.append((int(here.real), int(here.imag)))
            leaving = ways[here]
            way = way * _RIGHT if way * _RIGHT in leaving else leaving[0]
            leaving.remove(way)
            if not leaving:
                del ways[here]
            here += way
        found.append(line)
    return found


def inset(line: list[Square], width: float, height: float, by: float) -> list[Point]:
    """The turning points of a closed line in units, moved `by` units to the inside.

    `width` and `height` are the units of one square.
    """
    points = [complex(*point) for point in line]
    out = []
    for before, here, after in zip([points[-1], *points], points, [*points[1:], points[0]]):
        if here - before != after - here:
            inside = (after - before) * _RIGHT * by
            out.append((here.real * width + inside.real, here.imag * height + inside.imag))
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
