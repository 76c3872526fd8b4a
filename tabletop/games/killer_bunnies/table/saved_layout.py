"""Layout of saved cards on a shelf: hexagons in rows, tabs below them. Pure geometry."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from tabletop.games.killer_bunnies.table.layout import HEXAGON

TAB = 38.0
SMALLER = (1.0, 0.88, 0.78, 0.7)
"""Shares of their size that hexagons are tried at."""
MOST_TABS = 4
"""So many tabs stand in a row at most."""
Sort = tuple[int, int]
"""Type and spent state: what makes two RESOURCE cards look alike."""


def grouped(sorts: Sequence[Sort]) -> list[list[int]]:
    """Indices of the cards that look alike, in the order of their first ones."""
    found: dict[Sort, list[int]] = {}
    for index, sort in enumerate(sorts):
        found.setdefault(sort, []).append(index)
    return list(found.values())


def shelved(
    area: Rect, s: float, q: float, hexagons: int, tabs: int
) -> tuple[list[Rect], list[Rect]] | None:
    """Rectangles of hexagons and tabs inside `area`; None when there are too many of them."""
    gap = round(4 * s)
    tab_h = round(max(TAB * min(q, s), 32 * s))
    for share in SMALLER:
        d = round(max(HEXAGON * q * share, 30 * s))
        columns = max(1, (area.w + gap) // (d + gap))
        rows = -(-hexagons // columns)
        for a_row in range(1, MOST_TABS + 1):
            tab_w = (area.w - gap * (a_row - 1)) // a_row
            tab_rows = -(-tabs // a_row)
            height = rows * (d + gap) + tab_rows * (tab_h + gap)
            if height - gap > area.h or (a_row > 1 and tab_w < 36 * s):
                continue
            top = area.y + rows * (d + gap)
            shelf = [
                Rect(area.x + (i % columns) * (d + gap), area.y + (i // columns) * (d + gap), d, d)
                for i in range(hexagons)
            ]
            below = [
                Rect(
                    area.x + (i % a_row) * (tab_w + gap),
                    top + (i // a_row) * (tab_h + gap), min(tab_w, round(150 * s)), tab_h,
                )
                for i in range(tabs)
            ]  # fmt: skip
            return shelf, below
    return None


def saved_rects(
    area: Rect, s: float, q: float, sorts: Sequence[Sort], tabs: int
) -> tuple[list[Rect], list[Rect]]:
    """Returns the rectangles of RESOURCE cards and tabs; like cards share one where room is short.
    """
    found = shelved(area, s, q, len(sorts), tabs)
    if found is not None:
        return found
    groups = grouped(sorts)
    count = len(groups)
    found = shelved(area, s, q, count, tabs)
    if found is None:
        high = Rect(area.x, area.y, area.w, area.h * 20)
        found = _pressed(area, *(shelved(high, s, q, count, tabs) or ([], [])))
    shelf, below = found
    rects = [area.copy()] * len(sorts)
    for rect, group in zip(shelf, groups, strict=True):
        for index in group:
            rects[index] = rect.copy()
    return rects, below


def _pressed(
    area: Rect, shelf: list[Rect], below: list[Rect]
) -> tuple[list[Rect], list[Rect]]:
    """Rows laid over each other until the last one ends inside `area`."""
    rects = [*shelf, *below]
    if not rects:
        return shelf, below
    lowest = max(rects, key=lambda rect: rect.bottom)
    room, need = area.h - lowest.h, lowest.y - area.y
    for rect in rects:
        rect.y = area.y + round((rect.y - area.y) * max(0, room) / max(1, need))
    return shelf, below


def hand_rects(area: Rect, w: int, h: int, pitch: float, count: int) -> list[Rect]:
    """A hand of `count` cards side by side, closer where there are many."""
    if count > 1:
        pitch = min(pitch, (area.w - w) / (count - 1))
    return [Rect(round(area.x + i * pitch), area.y, w, h) for i in range(count)]
