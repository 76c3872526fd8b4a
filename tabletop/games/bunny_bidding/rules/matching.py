"""Arithmetic of an auction on faces alone: majority, inversions, and counted numbers.

The rules and the player's preview both use it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from tabletop.games.bunny_bidding.rules.cards import EGG_TYPES, swapped_digits


class Most(NamedTuple):
    """Types found most often, ascending, and how often; () and 0 without eggs."""

    types: tuple[int, ...]
    times: int


def most_found(faces: Iterable[int]) -> Most:
    """Returns the types found most often among offered tiles; tied types all count (BI-13, BI-14).

    Args:
        faces: faces that are no egg type are ignored.
    """
    counts = [0] * EGG_TYPES
    for face in faces:
        if 0 <= face < EGG_TYPES:
            counts[face] += 1
    most = max(counts)
    if not most:
        return Most((), 0)
    return Most(tuple([kind for kind, count in enumerate(counts) if count == most]), most)


def turning(faces: Sequence[int], types: Collection[int], twins: bool, swaps: bool) -> list[int]:
    """Returns the positions of the bid tiles that turn high and low around, once each (BI-15).

    Args:
        faces: faces of all bid tiles that count, in order.
        types: the types found most often in the offer.
        twins: variant: each type found at least twice among the bids turns once, at its second
            tile.
        swaps: variant: digits are swapped and nothing turns.
    """
    if twins:
        seconds = []
        for kind in range(EGG_TYPES):
            alike = [index for index, face in enumerate(faces) if face == kind]
            seconds += alike[1:2]
        return seconds
    return [] if swaps else [index for index, face in enumerate(faces) if face in types]


def counted(number: int, face: int, types: Collection[int], swaps: bool) -> int:
    """Returns the number a bid tile counts as; a matching one may have its digits swapped
    (variant)."""
    return swapped_digits(number) if swaps and face in types else number
