"""The arithmetic of an auction on faces alone: which types are found most often, which bid tiles
turn high and low around, what a bid tile counts.

Who lies where is the state's; the same arithmetic tells a player how what lies in sight stands.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from tabletop.games.bunny_bidding.rules.cards import EGG_TYPES, swapped_digits


class Most(NamedTuple):
    """The types found most often, ascending, and how often; () and 0 where there is no egg."""

    types: tuple[int, ...]
    times: int


def most_found(faces: Iterable[int]) -> Most:
    """What is found most often among these offered tiles; all that are level count (BI-13, BI-14).

    Args:
        faces: anything that is no egg type is passed over.
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
    """Which of these bid tiles turn high and low around, once each (BI-15), by their positions.

    Args:
        faces: of all bid tiles that count, in their order; types: those found most often.
        twins: instead each type found at least twice among them turns once: its second tile.
        swaps: digits are swapped and nothing turns.
    """
    if twins:
        seconds = []
        for kind in range(EGG_TYPES):
            alike = [index for index, face in enumerate(faces) if face == kind]
            seconds += alike[1:2]
        return seconds
    return [] if swaps else [index for index, face in enumerate(faces) if face in types]


def counted(number: int, face: int, types: Collection[int], swaps: bool) -> int:
    """What a bid tile counts: its number, or that with swapped digits (a variant) if it matches."""
    return swapped_digits(number) if swaps and face in types else number
