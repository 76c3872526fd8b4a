"""The facts a watcher of this game would say, and how each is put together as an Event.

Their sentences are in `text`, their pictures in the table.

Their pieces and places are named in `keys`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.event import UNKNOWN, Event
from tabletop.games.bounce_bunny_bounce.rules import keys

START_DRAWN: Final = "start_drawn"
FIELD_DEALT: Final = "field_dealt"
TURN_BEGUN: Final = "turn_begun"
BUNNY_ENTERED: Final = "bunny_entered"
BUNNY_HOPPED: Final = "bunny_hopped"
BUNNY_THROWN_OFF: Final = "bunny_thrown_off"
BUNNY_LOOPED_OUT: Final = "bunny_looped_out"
CARD_TURNED_UP: Final = "card_turned_up"
CARD_TURNED_DOWN: Final = "card_turned_down"
STOP_REACHED: Final = "stop_reached"
CARROT_TAKEN: Final = "carrot_taken"
BONUS_GAINED: Final = "bonus_gained"
BONUS_WASTED: Final = "bonus_wasted"
SWAP_CARD_CHOSEN: Final = "swap_card_chosen"
CARDS_SWAPPED: Final = "cards_swapped"
CARD_SPIED: Final = "card_spied"
SPY_SKIPPED: Final = "spy_skipped"
SPY_IDLE: Final = "spy_idle"
SHOCK_SPENT: Final = "shock_spent"
SHOCKS_KEPT: Final = "shocks_kept"
TURN_ENDED: Final = "turn_ended"
MATCH_WON: Final = "match_won"
MATCH_STALLED: Final = "match_stalled"

BY_MOVE: Final = 0
BY_SHOCK: Final = 1
BY_CHAIN: Final = 2
"""Why a bunny hopped: its owner's move, the opponent's universal shock, a directional card."""

QUIET: Final = 0
TURNS: Final = 1
CLOSING: Final = 2
"""What stalled a match: no carrot for too long, all turns played, the table closes."""


class Field(NamedTuple):
    """The field that was dealt: the cells of the carrots, which lie face up."""

    carrots: tuple[int, ...]


class Hop(NamedTuple):
    """How a bunny hopped: the direction, whether over an edge, and why (BY_MOVE, ...)."""

    direction: int
    wrapped: bool
    cause: int


class Swap(NamedTuple):
    """The card that went the other way; and what lay open in origin and target before, as all saw
    it, UNKNOWN for a card that lay face down."""

    other: int
    faces: tuple[int, int] = (UNKNOWN, UNKNOWN)


class Stall(NamedTuple):
    """What stalled the match: QUIET, TURNS or CLOSING."""

    cause: int


def start_drawn(seat: int) -> Event:
    """`seat` starts, the other one is the dealer."""
    return Event(START_DRAWN, seat)


def field_dealt(carrots: tuple[int, ...]) -> Event:
    """The field lies; amount = the carrots on it, detail = Field."""
    return Event(FIELD_DEALT, amount=len(carrots), detail=Field(carrots))


def turn_begun(seat: int, turn: int) -> Event:
    """amount = the number of the turn."""
    return Event(TURN_BEGUN, seat, amount=turn)


def bunny_entered(seat: int, cell: int) -> Event:
    """The seat's bunny goes from its home to a cell of the bottom row."""
    return Event(BUNNY_ENTERED, seat, keys.bunny(seat), keys.home(seat), keys.cell(cell))


def bunny_hopped(
    seat: int, origin: int, target: int, direction: int, wrapped: bool, cause: int
) -> Event:
    """From one cell to another; how is told by its detail, a `Hop`."""
    return Event(
        BUNNY_HOPPED,
        seat,
        keys.bunny(seat),
        keys.cell(origin),
        keys.cell(target),
        detail=Hop(direction, wrapped, cause),
    )


def bunny_thrown_off(seat: int, cell: int) -> Event:
    """`seat` is the one whose bunny flies off; the other one has landed on it."""
    return Event(BUNNY_THROWN_OFF, seat, keys.bunny(seat), keys.cell(cell), keys.home(seat))


def bunny_looped_out(seat: int, cell: int) -> Event:
    """It went in a circle, which closed in `cell`, and leaves the field for its home."""
    return Event(BUNNY_LOOPED_OUT, seat, keys.bunny(seat), keys.cell(cell), keys.home(seat))


def card_turned_up(seat: int, card: int, cell: int, kind: int) -> Event:
    """The bunny of `seat` turned the card up; face = its kind, seen by both (BBB-34)."""
    return Event(CARD_TURNED_UP, seat, keys.card(card), "", keys.cell(cell), kind)


def card_turned_down(seat: int, card: int, cell: int, kind: int) -> Event:
    """face = the kind that both saw until now."""
    return Event(CARD_TURNED_DOWN, seat, keys.card(card), "", keys.cell(cell), kind)


def stop_reached(seat: int, card: int, cell: int) -> Event:
    """The bunny of `seat` was stopped."""
    return Event(STOP_REACHED, seat, keys.card(card), "", keys.cell(cell))


def carrot_taken(seat: int, card: int, cell: int, carrots: int) -> Event:
    """amount = the carrots of `seat` now."""
    return Event(
        CARROT_TAKEN, seat, keys.card(card), keys.cell(cell), keys.hand(seat), amount=carrots
    )


def bonus_gained(seat: int, card: int, cell: int, shocks: int) -> Event:
    """amount = the universal shocks of `seat` now."""
    return Event(
        BONUS_GAINED, seat, keys.card(card), keys.cell(cell), keys.hand(seat), amount=shocks
    )


def bonus_wasted(seat: int, card: int, cell: int, shocks: int) -> Event:
    """The hand was full (BBB-35); amount = the universal shocks of `seat`."""
    return Event(
        BONUS_WASTED, seat, keys.card(card), keys.cell(cell), keys.hand(seat), amount=shocks
    )


def swap_card_chosen(seat: int, card: int, cell: int) -> Event:
    """The first of the two cards that will change places."""
    return Event(SWAP_CARD_CHOSEN, seat, keys.card(card), "", keys.cell(cell))


def cards_swapped(
    seat: int, card: int, origin: int, target: int, other: int, faces: tuple[int, int]
) -> Event:
    """`card` went from origin to target; detail = Swap."""
    return Event(
        CARDS_SWAPPED,
        seat,
        keys.card(card),
        keys.cell(origin),
        keys.cell(target),
        detail=Swap(other, faces),
    )


def card_spied(seat: int, card: int, cell: int, kind: int) -> Event:
    """All learn which card, `seat` alone its face (BBB-31)."""
    return Event(CARD_SPIED, seat, keys.card(card), "", keys.cell(cell), kind, witnesses=(seat,))


def spy_skipped(seat: int) -> Event:
    """`seat` looked at nothing (BBB-42)."""
    return Event(SPY_SKIPPED, seat)


def spy_idle(seat: int) -> Event:
    """No card lay face down (BBB-32)."""
    return Event(SPY_IDLE, seat)


def shock_spent(seat: int, other: int, cell: int, shocks: int) -> Event:
    """`seat` shocks the bunny of `other`, which stands in `cell`; amount = shocks left."""
    return Event(
        SHOCK_SPENT, seat, keys.bunny(other), keys.hand(seat), keys.cell(cell), amount=shocks
    )


def shocks_kept(seat: int, shocks: int) -> Event:
    """`seat` could have used one; amount = the shocks in hand."""
    return Event(SHOCKS_KEPT, seat, amount=shocks)


def turn_ended(seat: int, turn: int) -> Event:
    """amount = the number of the turn."""
    return Event(TURN_ENDED, seat, amount=turn)


def match_won(seat: int, carrots: int) -> Event:
    """The third carrot (BBB-37)."""
    return Event(MATCH_WON, seat, amount=carrots)


def match_stalled(leader: int, cause: int, turns: int) -> Event:
    """leader = who has more carrots, -1 = nobody; amount = the turns that were too many;
    detail = Stall (BBB-39)."""
    return Event(MATCH_STALLED, leader, amount=turns, detail=Stall(cause))
