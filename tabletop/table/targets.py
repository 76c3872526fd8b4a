"""Larger targets: how much small buttons grow, and how far beside a thing a press counts for it."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect

LEAST, LARGE = 40, 48
"""Window pixels that something to press is high at least, a button of a sign alone wide too."""

GROWN = 1.2
REACH = 22
"""Style pixels beside something that still count for it, where nothing nearer lies."""


def side(units: float, s: float, large: bool) -> int:
    """Returns the width and height of a small button of `units` style pixels."""
    return max(LARGE, round(GROWN * units * s)) if large else max(LEAST, round(units * s))


def tall(units: float, s: float, large: bool) -> int:
    """Returns the height of a button, field, list row or tab of `units` style pixels."""
    return max(LARGE if large else LEAST, round(units * s))


def reach(s: float, large: bool) -> int:
    """Returns the distance in window pixels at which a press beside a thing still counts for it."""
    return round(REACH * s) if large else 0


def nearest(pos: tuple[int, int], rects: Iterable[tuple[str, Rect]], within: int) -> str:
    """The key of the nearest of these no further away than `within`; "" where none is that near.

    Of two as near the first is taken, so that no point belongs to both.
    """
    best, least = "", within * within + 1
    for key, rect in rects:
        dx = max(rect.x - pos[0], 0, pos[0] - rect.right + 1)
        dy = max(rect.y - pos[1], 0, pos[1] - rect.bottom + 1)
        if (far := dx * dx + dy * dy) < least:
            best, least = key, far
    return best
