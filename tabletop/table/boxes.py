"""Rows, columns, grids and piles of boxes in a rectangle, with least sizes.

Pure geometry, in whatever unit the rectangle is in. No box leaves the rectangle; a part that cannot
have its least size is left out: its rectangle is empty, and false.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import FRect

RATIO = 5 / 7
"""Width of a playing card by its height."""
SLACK = 1e-3
"""Lengths that differ by less are the same: rectangles keep single precision."""


class Part(NamedTuple):
    """One part of a row or column.

    Attributes:
        least: its length along the row at least.
        best: its length where there is room; no less than `least`.
        grow: its share of the room that is left when all have their best.
        rank: parts of the lowest rank are left out first, of equals the last.
    """

    least: float = 0.0
    best: float = 0.0
    grow: float = 0.0
    rank: int = 0


Parts = Sequence[Part | float]
"""Parts in order; a number is a part of that fixed length."""


def row(box: FRect, parts: Parts, gap: float = 0.0) -> list[FRect]:
    """Parts side by side from the left, `gap` apart, each as high as the box."""
    return [FRect(box.x + at, box.y, w, box.h if w else 0) for at, w in _along(box.w, parts, gap)]


def column(box: FRect, parts: Parts, gap: float = 0.0) -> list[FRect]:
    """Parts one below the other from the top, `gap` apart, each as wide as the box."""
    return [FRect(box.x, box.y + at, box.w if h else 0, h) for at, h in _along(box.h, parts, gap)]


def _along(room: float, parts: Parts, gap: float) -> Iterator[tuple[float, float]]:
    """The start and length of each part; no length for those left out."""
    wanted = [part if isinstance(part, Part) else Part(part, part) for part in parts]
    kept = list(range(len(wanted)))
    while kept and _least(wanted, kept, gap) > room + SLACK:
        kept.remove(min(reversed(kept), key=lambda i: wanted[i].rank))
    spare = max(0.0, room - _least(wanted, kept, gap))
    wishes = {i: max(0.0, wanted[i].best - wanted[i].least) for i in kept}
    granted = min(1.0, spare / wish) if (wish := sum(wishes.values())) else 0.0
    spare -= granted * wish
    grows = sum(wanted[i].grow for i in kept)
    at = 0.0
    for i, part in enumerate(wanted):
        if i not in wishes:
            yield at, 0.0
            continue
        length = part.least + granted * wishes[i] + (spare * part.grow / grows if grows else 0.0)
        yield at, length
        at += length + gap


def _least(parts: Sequence[Part], kept: Sequence[int], gap: float) -> float:
    return sum(parts[i].least for i in kept) + gap * (len(kept) - 1)


def square(x: float, y: float, d: float) -> FRect:
    """The square round a point."""
    return FRect(x - d / 2, y - d / 2, d, d)


def centred(shape: FRect, on: FRect) -> FRect:
    """A rectangle of that shape in the middle of another."""
    return FRect(on.centerx - shape.w / 2, on.centery - shape.h / 2, shape.w, shape.h)


def fit(box: FRect, ratio: float, tallest: float = 0.0, most: float = float("inf")) -> FRect:
    """The largest rectangle in the middle of the box that is `ratio` times as wide as high, or
    down to `tallest` times as wide where the box is high enough; no wider than `most`."""
    w = min(box.w, box.h * ratio, most)
    h = min(box.h, w / (tallest or ratio))
    return centred(FRect(0, 0, w, h), box)


def grid(box: FRect, columns: int, rows: int, gap: float = 0.0) -> list[FRect]:
    """Equal cells that fill the box, row after row."""
    lines = column(box, (Part(grow=1),) * rows, gap)
    return [cell for line in lines for cell in row(line, (Part(grow=1),) * columns, gap)]


def pile(
    box: FRect, count: int, ratio: float = RATIO, gap: float = 0.0, most: float = float("inf"),
    least: float = 0.0,
) -> list[FRect]:
    """Equal cards in one row in the middle of the box, `gap` apart, each `ratio` times as wide as
    high and at most `most` wide.

    They become smaller where they lack room; those that would be narrower than `least` keep that
    width as far as the box allows and lie partly under each other.
    """
    if not count:
        return []
    room = (box.w - gap * (count - 1)) / count
    w = max(0.0, min(max(room, least), box.h * ratio, box.w, most))
    step = min(w + gap, (box.w - w) / (count - 1)) if count > 1 else 0.0
    left, top = box.centerx - (w + step * (count - 1)) / 2, box.centery - w / ratio / 2
    return [FRect(left + i * step, top, w, w / ratio) for i in range(count)]
