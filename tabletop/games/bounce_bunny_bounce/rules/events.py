"""The events of this game, a row for each kind; their messages are in `words/en.ftl`.

Pieces and places are named in `keys`. A number that a row's call leaves out is the seat's own: its
bunny, its home, its hand.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.event import UNKNOWN
from tabletop.core.kinds import Kind
from tabletop.games.bounce_bunny_bounce.rules.keys import bunny, card, cell, hand, home

BY_MOVE: Final = 0
BY_SHOCK: Final = 1
BY_CHAIN: Final = 2
"""The causes of a hop: its owner's move, the opponent's universal shock, a directional card."""

QUIET: Final = 0
TURNS: Final = 1
CLOSING: Final = 2
"""The causes of a stall: no carrot for too long, all turns played, the table closes."""


class Field(NamedTuple):
    """The field that was dealt: the cells of the carrots, which lie face up."""

    carrots: tuple[int, ...]


class Hop(NamedTuple):
    """A hop: its direction, its cause (BY_MOVE, ...), and if it went over an edge."""

    direction: int
    wrapped: bool
    cause: int


class Swap(NamedTuple):
    """The card that went the other way; and what lay open in origin and target before, as all saw
    it, UNKNOWN for a card that lay face down."""

    other: int
    faces: tuple[int, int] = (UNKNOWN, UNKNOWN)


class Stall(NamedTuple):
    """The cause of a stalled match: QUIET, TURNS or CLOSING."""

    cause: int


# The beginning

START_DRAWN: Final = Kind("start_drawn")
"""The seat starts, the other one is the dealer."""
FIELD_DEALT: Final = Kind("field_dealt")
"""amount = carrots on the field, detail = Field."""
TURN_BEGUN: Final = Kind("turn_begun")
"""amount = the number of the turn."""

# Bunnies

BUNNY_ENTERED: Final = Kind("bunny_entered", piece=bunny, origin=home, target=cell)
BUNNY_HOPPED: Final = Kind("bunny_hopped", piece=bunny, origin=cell, target=cell)
"""detail = Hop."""
BUNNY_THROWN_OFF: Final = Kind("bunny_thrown_off", piece=bunny, origin=cell, target=home)
"""The other seat's bunny has landed on this one."""
BUNNY_LOOPED_OUT: Final = Kind("bunny_looped_out", piece=bunny, origin=cell, target=home)
"""It went in a circle, which closed in the origin."""

# Cards

CARD_TURNED_UP: Final = Kind("card_turned_up", piece=card, target=cell)
"""face = its kind, seen by both (BBB-34)."""
CARD_TURNED_DOWN: Final = Kind("card_turned_down", piece=card, target=cell, told=False)
"""face = the kind that both saw until now."""
STOP_REACHED: Final = Kind("stop_reached", piece=card, target=cell)
CARROT_TAKEN: Final = Kind("carrot_taken", piece=card, origin=cell, target=hand)
"""amount = the carrots of the seat now."""
BONUS_GAINED: Final = Kind("bonus_gained", piece=card, origin=cell, target=hand)
"""amount = the universal shocks of the seat now."""
BONUS_WASTED: Final = Kind("bonus_wasted", piece=card, origin=cell, target=hand)
"""The hand was full (BBB-35); amount = the universal shocks of the seat."""
SWAP_CARD_CHOSEN: Final = Kind("swap_card_chosen", piece=card, target=cell, told=False)
"""The first of the two cards that will change places."""
CARDS_SWAPPED: Final = Kind("cards_swapped", piece=card, origin=cell, target=cell)
"""detail = Swap."""
CARD_SPIED: Final = Kind("card_spied", piece=card, target=cell, secret=True)
"""All learn which card, the seat alone its face (BBB-31)."""
SPY_SKIPPED: Final = Kind("spy_skipped")
"""The seat looked at nothing (BBB-42)."""
SPY_IDLE: Final = Kind("spy_idle")
"""No card lay face down (BBB-32)."""

# Universal shocks

SHOCK_SPENT: Final = Kind("shock_spent", piece=bunny, origin=hand, target=cell)
"""The piece is the other seat's bunny, which stands in the target; amount = shocks left."""
SHOCKS_KEPT: Final = Kind("shocks_kept")
"""The seat could have used one; amount = the shocks in hand."""

# Ends

TURN_ENDED: Final = Kind("turn_ended", told=False)
"""amount = the number of the turn."""
MATCH_WON: Final = Kind("match_won")
"""The third carrot (BBB-37)."""
MATCH_STALLED: Final = Kind("match_stalled")
"""The seat has more carrots, -1 = nobody; amount = the turns that were too many; detail = Stall
(BBB-39)."""
