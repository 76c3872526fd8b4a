"""The events of this game, a row for each kind; their messages are in `words/en.ftl`.

Pieces and places are named as in `keys`. Faces of eggs are `cards.code`; those of goals are
egg types, those of powers and handicaps their tiles. An amount is a count; further facts are a
named tuple in `detail`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.event import Event
from tabletop.core.kinds import Kind
from tabletop.games.bunny_bidding.rules.keys import (
    any_egg,
    box,
    extra,
    hand,
    offer,
    pile,
    row,
    tile,
)


class Laid(NamedTuple):
    """Face a tile was laid with, up or down."""

    up: bool


class Begun(NamedTuple):
    """Mark of a turn that is the rest of a delayed one."""

    rest: bool


class Swap(NamedTuple):
    """The other bid tile of an exchange: its place, and before whom it lay."""

    place: int
    seat: int


class Choice(NamedTuple):
    """A choice for all seats: 1 = the bids, or that matching bids gain."""

    chosen: int


class Aim(NamedTuple):
    """The seat that a choice is aimed at."""

    seat: int


class Majority(NamedTuple):
    """The types found most often in the offer."""

    types: tuple[int, ...]


class Turned(NamedTuple):
    """The new direction (low wins or not) and the type that turned the auction."""

    lowest: bool
    type: int


class Counted(NamedTuple):
    """The sum of a bid's numbers, before additions."""

    total: int


class Won(NamedTuple):
    """Mark of a round won by the lowest bid."""

    lowest: bool


class Types(NamedTuple):
    """The egg types of a match."""

    types: tuple[int, ...]


def is_up(event: Event) -> bool:
    """Returns True if a tile was laid face up."""
    return isinstance(event.detail, Laid) and event.detail.up


# The deal

START_DRAWN: Final = Kind("start_drawn")
TYPES_DRAWN: Final = Kind("types_drawn")
"""amount = the number of egg types in the match, detail = Types."""
TILE_DEALT: Final = Kind(
    "tile_dealt", piece=any_egg, origin=box, target=hand, secret=True, told=False
)
GOAL_DEALT: Final = Kind("goal_dealt", origin=box, target=row, secret=True)
POWER_DEALT: Final = Kind("power_dealt", piece=extra, origin=box, target=row)
HANDICAP_DEALT: Final = Kind("handicap_dealt", origin=box, target=row, secret=True)
GOAL_OPENED: Final = Kind("goal_opened")
GOAL_CLOSED: Final = Kind("goal_closed")
"""The goal lies face down again; all have seen it."""
EXTRA_HELD: Final = Kind("extra_held", piece=extra, origin=pile, target=row)
"""A power or handicap won in the round before works from now on."""

# Turns

ROUND_BEGUN: Final = Kind("round_begun")
"""The seat is start player; amount = the number of the round."""
TURN_MISSED: Final = Kind("turn_missed")
"""The seat has no tiles, so that its turn in this round does not take place."""
TURN_BEGUN: Final = Kind("turn_begun")
"""amount = the number of turns so far, detail = Begun."""
TURN_DELAYED: Final = Kind("turn_delayed")
"""The rest of the seat's turn comes last."""
TURN_ENDED: Final = Kind("turn_ended", told=False)
"""amount = the tiles laid."""

# Tiles

TILE_SHOWN: Final = Kind("tile_shown", piece=any_egg, origin=hand, target=hand)
"""One of the tiles the seat will use."""
TILE_OPENED: Final = Kind("tile_opened", piece=tile, origin=hand, target=offer)
"""A face-up tile begins the offer; detail = Laid."""
TILE_OFFERED: Final = Kind("tile_offered", piece=tile, origin=hand, target=offer, secret=True)
"""detail = Laid; all see a tile that all know."""
TILE_BID: Final = Kind("tile_bid", piece=tile, origin=hand, secret=True)
"""detail = Laid; all see a tile that all know."""
EXTRA_OFFERED: Final = Kind("extra_offered", piece=tile, origin=row, target=offer)
"""A power or handicap goes to the offer; detail = Laid."""
HIGHEST_LAID: Final = Kind("highest_laid", piece=tile)
"""It is the highest number lying open in the offer: one more tile must follow."""
DOUBLED_PLAYED: Final = Kind("doubled_played", piece=tile)
"""All give tiles to the left; the face is told elsewhere, if at all."""
TILE_SET_ASIDE: Final = Kind("tile_set_aside", secret=True, told=False)
"""amount = the tiles that the seat has set aside to give."""
TILE_GIVEN: Final = Kind("tile_given", piece=any_egg, origin=hand, target=hand)
"""A tile goes to the left neighbour; both see it, and all if all know it."""

# Special eggs and powers

EGG_ACTED: Final = Kind("egg_acted", piece=tile)
POWER_USED: Final = Kind("power_used", piece=extra)
TILE_LOOKED_AT: Final = Kind("tile_looked_at", piece=tile, secret=True)
"""All learn which tile, the seat alone its face."""
TILE_TAKEN: Final = Kind("tile_taken", piece=tile, origin=offer, target=hand, secret=True)
"""A tile is taken for an exchange; all see a tile that all know."""
TILE_PUT: Final = Kind("tile_put", piece=tile, origin=hand, target=offer, secret=True)
"""A tile takes the place of the one taken, with the same side up; all see one that all know."""
EXCHANGE_ENDED: Final = Kind("exchange_ended", told=False)
BIDS_SWAPPED: Final = Kind("bids_swapped", piece=tile)
"""The piece, a bid of the seat, goes to the target; detail = Swap, the tile that comes back."""
TILE_COLLECTED: Final = Kind("tile_collected", piece=tile, origin=offer, target=pile, secret=True)
"""A face-down tile of the offer goes to the seat's pile."""
TILE_FLIPPED_UP: Final = Kind("tile_flipped_up", piece=tile)
TILE_FLIPPED_DOWN: Final = Kind("tile_flipped_down", piece=tile)
PLACE_FORCED: Final = Kind("place_forced")
"""In the offer, or in the bids, tiles lie face up for the rest of the round; detail = Choice."""
SPY_AIMED: Final = Kind("spy_aimed", told=False)
"""The seat will see a goal of another one; detail = Aim."""
GOAL_SPIED: Final = Kind("goal_spied", secret=True)
"""All learn which goal, the seat alone its type."""

# The auction

TILE_TURNED_UP: Final = Kind("tile_turned_up", piece=tile)
"""A tile is turned up at the end of the round; the seat before which it lies, -1 = the offer."""
SEAT_CAST_OUT: Final = Kind("seat_cast_out")
"""A bid is ignored; detail = Aim."""
MAJORITY_FOUND: Final = Kind("majority_found")
"""The types found most often in the offer; amount = how often, detail = Majority."""
AUCTION_INVERTED: Final = Kind("auction_inverted")
"""One turn for a tile, or for a type found twice (seat -1, no piece); detail = Turned."""
AUCTION_REVERSED: Final = Kind("auction_reversed", piece=tile)
"""The lowest bid wins whatever else turned the auction."""
DIGITS_SWAPPED: Final = Kind("digits_swapped", piece=tile)
"""amount = the number that the tile counts as."""
MONEY_CHOSEN: Final = Kind("money_chosen")
"""Matching bids gain, or they lose; detail = Choice."""
HANDICAP_SHOWN: Final = Kind("handicap_shown", piece=extra)
"""A secret handicap had to be shown."""
BID_COUNTED: Final = Kind("bid_counted")
"""amount = the worth of the bid, detail = Counted."""
ROUND_WON: Final = Kind("round_won")
"""amount = the winning bid, detail = Won."""
ROUND_TIED: Final = Kind("round_tied")
"""Two best bids are equal, amount = their worth: nobody wins."""
ROUND_UNSOLD: Final = Kind("round_unsold")
"""No bid counts; the offer leaves the game."""
ROUND_SHARED: Final = Kind("round_shared")
"""No auction: the offer is shared out, from the seat on."""

# After the auction

TILE_WON: Final = Kind("tile_won", piece=tile, origin=offer, target=pile)
BID_TO_WORST: Final = Kind("bid_to_worst", piece=tile, target=hand)
"""A bid that was played face down goes to the hand of the worst bidder."""
BID_RETURNED: Final = Kind("bid_returned", piece=tile, target=hand)
TILE_REMOVED: Final = Kind("tile_removed", piece=tile, target=box, told=False)
"""A tile leaves the game; the seat before which it lay, -1 = the offer."""
PILE_OPENED: Final = Kind("pile_opened", piece=any_egg, origin=pile, target=pile)
"""An egg that had been collected face down is shown for the count."""
MATCH_ENDED: Final = Kind("match_ended")
"""All hands are empty; amount = the rounds."""
