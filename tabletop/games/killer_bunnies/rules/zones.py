"""Zones of cards as numbers; `keys` has the places as events name them."""

from __future__ import annotations

from typing import Final

ZONES: Final = (
    "hidden",
    "saved",
    "discard",
    "circle",
    "centre",
    "inside",
    "under",
    "away",
    "played",
    "gone",
)
HIDDEN, SAVED, DISCARD, CIRCLE, CENTRE, INSIDE, UNDER, AWAY, PLAYED, GONE = range(0, 40, 4)
"""Zones; `Fields.where` holds one of these plus a seat: holder, owner, or area of a city.

HIDDEN is Draw Pile, hand and run cards of that seat: which cards are among them is public, their
places are not.
"""

Deal = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int]
"""Offer: given, asked for, hand cards given, number of hand cards asked for."""

NO_DEAL: Final[Deal] = ((), (), (), 0)

SEAT: Final = 3
ZONE: Final = 252
EVERYBODY: Final = 15


def seat_mask(seat: int) -> int:
    """Returns the bit of a seat in masks of seats."""
    return 1 << seat
