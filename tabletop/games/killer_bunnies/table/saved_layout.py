"""Layout of saved cards on a shelf: hexagons in rows, tabs below them, in style units."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from tabletop.games.killer_bunnies.table.layout import HEXAGON

TAB = 38.0
SMALLER = (1.0, 0.88, 0.78, 0.7)
"""Shares of their size that hexagons are tried at."""
MOST_TABS = 4
"""So many tabs stand in a row at most."""
GAP = 4.0
Sort = tuple[int, int]
"""Type and spent state: what makes two RESOURCE cards look alike."""
Shelf = tuple[list[FRect], list[FRect]]


def _shelved(area: FRect, q: float, hexagons: int, tabs: int) -> Shelf | None:
    """Rectangles of hexagons and tabs inside `area`; None when there are too many of them."""
    tab_h = max(TAB * min(q, 1), 32)
    for share in SMALLER:
        d = max(HEXAGON * q * share, 30)
        columns = max(1, int((area.w + GAP) / (d + GAP)))
        top = -(-hexagons // columns) * (d + GAP)
        for a_row in range(1, MOST_TABS + 1):
            tab_w = (area.w - GAP * (a_row - 1)) / a_row
            height = top + -(-tabs // a_row) * (tab_h + GAP)
            if height - GAP <= area.h and (a_row == 1 or tab_w >= 36):
                below = FRect(area.x, area.y + top, min(tab_w, 150), tab_h)
                return (
                    _rows(FRect(area.x, area.y, d, d), hexagons, columns, d + GAP),
                    _rows(below, tabs, a_row, tab_w + GAP),
                )
    return None


def _rows(first: FRect, count: int, columns: int, pitch: float) -> list[FRect]:
    return [
        first.move(i % columns * pitch, i // columns * (first.h + GAP)) for i in range(count)
    ]


def saved_rects(area: FRect, q: float, sorts: Sequence[Sort], tabs: int) -> Shelf:
    """Returns the rectangles of RESOURCE cards and tabs; like cards share one where room is short.
    """
    found = _shelved(area, q, len(sorts), tabs)
    if found is not None:
        return found
    kinds = list(dict.fromkeys(sorts))
    found = _shelved(area, q, len(kinds), tabs)
    if found is None:
        high = FRect(area.x, area.y, area.w, area.h * 20)
        found = _pressed(area, *(_shelved(high, q, len(kinds), tabs) or ([], [])))
    shelf, below = found
    return [shelf[kinds.index(sort)].copy() for sort in sorts], below


def _pressed(area: FRect, shelf: list[FRect], below: list[FRect]) -> Shelf:
    """Rows laid over each other until the last one ends inside `area`."""
    rects = [*shelf, *below]
    lowest = max(rects, key=lambda rect: rect.bottom, default=area)
    room, need = max(0.0, area.h - lowest.h), max(1.0, lowest.y - area.y)
    for rect in rects:
        rect.y = area.y + (rect.y - area.y) * room / need
    return shelf, below


def hand_rects(area: FRect, card: FRect, pitch: float, count: int) -> list[FRect]:
    """A hand of `count` cards side by side, closer where there are many."""
    if count > 1:
        pitch = min(pitch, (area.w - card.w) / (count - 1))
    return [FRect(area.x + i * pitch, area.y, card.w, card.h) for i in range(count)]
