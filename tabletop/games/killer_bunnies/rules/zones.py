"""Where a card may be: zones, places as events name them, and the events of single cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop.core.event import Event

if TYPE_CHECKING:
    from tabletop.games.killer_bunnies.rules.state import KillerState

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
"""`KillerState.where` holds one of these plus a seat: holder, owner, or area of a city.

HIDDEN is Draw Pile, hand and run cards of that seat: which cards are among them is public, their
places are not.
"""

Deal = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int]
"""An offer: given, asked for, hand cards given, how many hand cards asked for."""

NO_DEAL: Final[Deal] = ((), (), (), 0)

SEAT: Final = 3
ZONE: Final = 252
EVERYBODY: Final = 15


def seat_mask(seat: int) -> int:
    """The bit of a seat in masks of seats."""
    return 1 << seat


def name_of(piece: int) -> str:
    """The card as events name it."""
    return f"card:{piece}"


def shown(
    state: KillerState,
    kind: str,
    seat: int,
    piece: int,
    origin: str = "",
    target: str = "",
    amount: int = 0,
    detail: tuple[int, ...] = (),
) -> Event:
    """An event of a card that lies open to everybody."""
    face = state.setup.card[piece]
    return Event(kind, seat, name_of(piece), origin, target, face, amount, detail)


def covered(
    state: KillerState,
    kind: str,
    seat: int,
    piece: int,
    origin: str,
    target: str,
    witnesses: tuple[int, ...],
) -> Event:
    """An event of a card whose face, and number, only `witnesses` see."""
    face = state.setup.card[piece]
    return Event(kind, seat, "", origin, target, face, 0, (piece,), witnesses)
