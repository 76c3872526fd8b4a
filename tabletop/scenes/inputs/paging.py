"""Splits rows into pages when a panel has no room for all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def on_pages(rows: Iterable[T], tall: Callable[[T], int], gap: int, room: int) -> list[list[T]]:
    """The rows on pages that hold them whole, in their order; a row taller than a page is alone.

    Args:
        tall: how many pixels a row is high; gap: those between two; room: those of a page.
    """
    pages: list[list[T]] = [[]]
    used = 0
    for row in rows:
        height = tall(row)
        if pages[-1] and used + height > room:
            pages.append([])
            used = 0
        pages[-1].append(row)
        used += height + gap
    return pages
