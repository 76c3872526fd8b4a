"""The facts a watcher of this game would say, and how each is put together as an Event.

Their sentences are in `text`, their pictures in the table.

Pieces and places are named as in `keys`. Faces of eggs are `cards.code`; those of goals are
egg types, those of powers and handicaps their tiles. An amount is a count; further facts are a
named tuple in `detail`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.event import Event
from tabletop.games.bunny_bidding.rules import keys

START_DRAWN: Final = "start_drawn"
TYPES_DRAWN: Final = "types_drawn"
TILE_DEALT: Final = "tile_dealt"
GOAL_DEALT: Final = "goal_dealt"
POWER_DEALT: Final = "power_dealt"
HANDICAP_DEALT: Final = "handicap_dealt"
GOAL_OPENED: Final = "goal_opened"
GOAL_CLOSED: Final = "goal_closed"
EXTRA_HELD: Final = "extra_held"
ROUND_BEGUN: Final = "round_begun"
TURN_BEGUN: Final = "turn_begun"
TURN_DELAYED: Final = "turn_delayed"
TURN_ENDED: Final = "turn_ended"
TILE_SHOWN: Final = "tile_shown"
TILE_OPENED: Final = "tile_opened"
TILE_OFFERED: Final = "tile_offered"
TILE_BID: Final = "tile_bid"
EXTRA_OFFERED: Final = "extra_offered"
HIGHEST_LAID: Final = "highest_laid"
DOUBLED_PLAYED: Final = "doubled_played"
TILE_SET_ASIDE: Final = "tile_set_aside"
TILE_GIVEN: Final = "tile_given"
EGG_ACTED: Final = "egg_acted"
POWER_USED: Final = "power_used"
TILE_LOOKED_AT: Final = "tile_looked_at"
TILE_TAKEN: Final = "tile_taken"
TILE_PUT: Final = "tile_put"
EXCHANGE_ENDED: Final = "exchange_ended"
BIDS_SWAPPED: Final = "bids_swapped"
TILE_COLLECTED: Final = "tile_collected"
TILE_FLIPPED_UP: Final = "tile_flipped_up"
TILE_FLIPPED_DOWN: Final = "tile_flipped_down"
PLACE_FORCED: Final = "place_forced"
SPY_AIMED: Final = "spy_aimed"
GOAL_SPIED: Final = "goal_spied"
TILE_TURNED_UP: Final = "tile_turned_up"
SEAT_CAST_OUT: Final = "seat_cast_out"
MAJORITY_FOUND: Final = "majority_found"
AUCTION_INVERTED: Final = "auction_inverted"
AUCTION_REVERSED: Final = "auction_reversed"
DIGITS_SWAPPED: Final = "digits_swapped"
MONEY_CHOSEN: Final = "money_chosen"
HANDICAP_SHOWN: Final = "handicap_shown"
BID_COUNTED: Final = "bid_counted"
ROUND_WON: Final = "round_won"
ROUND_TIED: Final = "round_tied"
ROUND_UNSOLD: Final = "round_unsold"
ROUND_SHARED: Final = "round_shared"
TILE_WON: Final = "tile_won"
BID_TO_WORST: Final = "bid_to_worst"
BID_RETURNED: Final = "bid_returned"
TILE_REMOVED: Final = "tile_removed"
PILE_OPENED: Final = "pile_opened"
MATCH_ENDED: Final = "match_ended"


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
    """Tells whether a tile was laid face up."""
    return isinstance(event.detail, Laid) and event.detail.up


def start_drawn(seat: int) -> Event:
    """`seat` starts."""
    return Event(START_DRAWN, seat)


def types_drawn(types: tuple[int, ...]) -> Event:
    """The egg types of this match."""
    return Event(TYPES_DRAWN, amount=len(types), detail=Types(types))


def tile_dealt(seat: int, face: int) -> Event:
    """Seen by its owner."""
    return Event(TILE_DEALT, seat, "egg", keys.BOX, keys.hand(seat), face, witnesses=(seat,))


def goal_dealt(seat: int, slot: int, face: int) -> Event:
    """Seen by its owner."""
    piece = keys.goal(seat, slot)
    return Event(GOAL_DEALT, seat, piece, keys.BOX, keys.row(seat), face, witnesses=(seat,))


def power_dealt(seat: int, tile: int) -> Event:
    """Open for all."""
    return Event(POWER_DEALT, seat, keys.extra(tile), keys.BOX, keys.row(seat), tile)


def handicap_dealt(seat: int, tile: int) -> Event:
    """Seen by its owner."""
    return Event(HANDICAP_DEALT, seat, "", keys.BOX, keys.row(seat), tile, witnesses=(seat,))


def goal_opened(seat: int, slot: int, face: int) -> Event:
    """One of the seat's goals lies open from now on."""
    return Event(GOAL_OPENED, seat, keys.goal(seat, slot), face=face)


def goal_closed(seat: int, slot: int, face: int) -> Event:
    """It lies face down again; all have seen it."""
    return Event(GOAL_CLOSED, seat, keys.goal(seat, slot), face=face)


def extra_held(seat: int, tile: int) -> Event:
    """A power or handicap won in the round before works from now on."""
    return Event(EXTRA_HELD, seat, keys.extra(tile), keys.pile(seat), keys.row(seat), tile)


def round_begun(seat: int, number: int) -> Event:
    """`seat` is start player; amount = the number of the round."""
    return Event(ROUND_BEGUN, seat, amount=number)


def turn_begun(seat: int, turn: int, rest: bool) -> Event:
    """amount = how many turns there have been."""
    return Event(TURN_BEGUN, seat, amount=turn, detail=Begun(rest))


def turn_delayed(seat: int) -> Event:
    """The rest of the seat's turn comes last."""
    return Event(TURN_DELAYED, seat)


def turn_ended(seat: int, laid: int) -> Event:
    """amount = how many tiles were laid."""
    return Event(TURN_ENDED, seat, amount=laid)


def tile_shown(seat: int, face: int) -> Event:
    """One of the tiles the seat will use."""
    return Event(TILE_SHOWN, seat, "egg", keys.hand(seat), keys.hand(seat), face)


def tile_opened(seat: int, place: int, face: int) -> Event:
    """A face-up tile that begins the offer."""
    name, origin = keys.tile(place), keys.hand(seat)
    return Event(TILE_OPENED, seat, name, origin, keys.offer(place), face, detail=Laid(True))


def tile_offered(seat: int, place: int, face: int, up: bool, seen: bool) -> Event:
    """seen = all know it, else only who laid it."""
    witnesses = None if seen else (seat,)
    name, origin = keys.tile(place), keys.hand(seat)
    target = keys.offer(place)
    return Event(TILE_OFFERED, seat, name, origin, target, face, 0, Laid(up), witnesses)


def tile_bid(seat: int, place: int, face: int, up: bool, seen: bool) -> Event:
    """seen = all know it, else only who laid it."""
    witnesses = None if seen else (seat,)
    name, origin = keys.tile(place), keys.hand(seat)
    target = keys.bid(seat, place)
    return Event(TILE_BID, seat, name, origin, target, face, 0, Laid(up), witnesses)


def extra_offered(seat: int, place: int, tile: int) -> Event:
    """A power or handicap goes to the offer."""
    name, origin = keys.tile(place), keys.row(seat)
    return Event(EXTRA_OFFERED, seat, name, origin, keys.offer(place), tile, detail=Laid(True))


def highest_laid(seat: int, place: int) -> Event:
    """It is the highest number lying open in the offer: one more tile must follow."""
    return Event(HIGHEST_LAID, seat, keys.tile(place))


def doubled_played(seat: int, place: int) -> Event:
    """A doubled number: all give tiles to the left; its face is told elsewhere, if at all."""
    return Event(DOUBLED_PLAYED, seat, keys.tile(place))


def tile_set_aside(seat: int, count: int, face: int) -> Event:
    """amount = how many tiles the seat has set aside to give."""
    return Event(TILE_SET_ASIDE, seat, face=face, amount=count, witnesses=(seat,))


def tile_given(seat: int, left: int, face: int, seen: bool) -> Event:
    """A tile moves from `seat` to its left neighbour; both see it; seen = all know it."""
    witnesses = None if seen else (seat, left)
    return Event(
        TILE_GIVEN, seat, "egg", keys.hand(seat), keys.hand(left), face, witnesses=witnesses
    )


def egg_acted(seat: int, place: int, face: int) -> Event:
    """A special egg does what it says."""
    return Event(EGG_ACTED, seat, keys.tile(place), face=face)


def power_used(seat: int, tile: int) -> Event:
    """The seat uses one of its powers."""
    return Event(POWER_USED, seat, keys.extra(tile), face=tile)


def tile_looked_at(seat: int, before: int, place: int, face: int) -> Event:
    """All learn which tile, `seat` alone its face."""
    spot = keys.spot(before, place)
    return Event(TILE_LOOKED_AT, seat, keys.tile(place), "", spot, face, witnesses=(seat,))


def tile_taken(seat: int, place: int, face: int, seen: bool) -> Event:
    """For an exchange; who takes it sees it; seen = all know it."""
    witnesses = None if seen else (seat,)
    name, origin = keys.tile(place), keys.offer(place)
    return Event(TILE_TAKEN, seat, name, origin, keys.hand(seat), face, witnesses=witnesses)


def tile_put(seat: int, place: int, face: int, seen: bool) -> Event:
    """In place of the tile that was taken, with the same side up; seen = all know it."""
    witnesses = None if seen else (seat,)
    name, origin = keys.tile(place), keys.hand(seat)
    return Event(TILE_PUT, seat, name, origin, keys.offer(place), face, witnesses=witnesses)


def exchange_ended(seat: int) -> Event:
    """The seat exchanges no more tiles."""
    return Event(EXCHANGE_ENDED, seat)


def bids_swapped(seat: int, other: int, own: int, place: int) -> Event:
    """`own`, a place before `seat`, and `place` before `other` change owners."""
    return Event(
        BIDS_SWAPPED,
        seat,
        keys.tile(own),
        keys.bid(seat, own),
        keys.bid(other, own),
        detail=Swap(place, other),
    )


def tile_collected(seat: int, place: int, face: int) -> Event:
    """A face-down tile of the offer goes to the seat's pile."""
    return Event(
        TILE_COLLECTED,
        seat,
        keys.tile(place),
        keys.offer(place),
        keys.pile(seat),
        face,
        witnesses=(seat,),
    )


def tile_flipped(seat: int, before: int, place: int, face: int, up: bool) -> Event:
    """The seat turned the tile; all see or have seen its face."""
    kind = TILE_FLIPPED_UP if up else TILE_FLIPPED_DOWN
    return Event(kind, seat, keys.tile(place), "", keys.spot(before, place), face)


def place_forced(seat: int, where: int) -> Event:
    """In the offer, or in the bids, tiles lie face up for the rest of the round."""
    return Event(PLACE_FORCED, seat, detail=Choice(where))


def spy_aimed(seat: int, other: int) -> Event:
    """The seat will see a goal of `other`."""
    return Event(SPY_AIMED, seat, detail=Aim(other))


def goal_spied(seat: int, other: int, slot: int, face: int) -> Event:
    """All learn which goal, `seat` alone its type."""
    return Event(GOAL_SPIED, seat, keys.goal(other, slot), face=face, witnesses=(seat,))


def tile_turned_up(before: int, place: int, face: int) -> Event:
    """A tile is turned up at the end of the round."""
    spot = keys.spot(before, place)
    return Event(TILE_TURNED_UP, max(before, -1), keys.tile(place), "", spot, face)


def seat_cast_out(seat: int, other: int) -> Event:
    """The bid of `other` is ignored."""
    return Event(SEAT_CAST_OUT, seat, detail=Aim(other))


def majority_found(types: tuple[int, ...], count: int) -> Event:
    """The types found most often in the offer; amount = how often."""
    return Event(MAJORITY_FOUND, amount=count, detail=Majority(types))


def auction_inverted(seat: int, place: int, lowest: bool, kind: int) -> Event:
    """One turn for a tile (of type `kind`), or for a type found twice (seat and place -1)."""
    piece = keys.tile(place) if place >= 0 else ""
    return Event(AUCTION_INVERTED, seat, piece, detail=Turned(lowest, kind))


def auction_reversed(seat: int, place: int) -> Event:
    """The lowest bid wins whatever else turned the auction."""
    return Event(AUCTION_REVERSED, seat, keys.tile(place))


def digits_swapped(seat: int, place: int, number: int) -> Event:
    """amount = what the tile counts as."""
    return Event(DIGITS_SWAPPED, seat, keys.tile(place), amount=number)


def money_chosen(seat: int, sign: int) -> Event:
    """Matching bids gain, or they lose."""
    return Event(MONEY_CHOSEN, seat, detail=Choice(sign))


def handicap_shown(seat: int, tile: int) -> Event:
    """A secret handicap had to be shown."""
    return Event(HANDICAP_SHOWN, seat, keys.extra(tile), face=tile)


def bid_counted(seat: int, total: int, value: int) -> Event:
    """amount = what the bid is worth; total = the sum of its numbers."""
    return Event(BID_COUNTED, seat, amount=value, detail=Counted(total))


def round_won(seat: int, value: int, lowest: bool) -> Event:
    """amount = the winning bid."""
    return Event(ROUND_WON, seat, amount=value, detail=Won(lowest))


def round_tied(value: int) -> Event:
    """Two best bids are equal: nobody wins."""
    return Event(ROUND_TIED, amount=value)


def round_unsold() -> Event:
    """No bid counts; the offer leaves the game."""
    return Event(ROUND_UNSOLD)


def round_shared(seat: int) -> Event:
    """No auction: the offer is shared out, from `seat` on."""
    return Event(ROUND_SHARED, seat)


def tile_won(seat: int, place: int, face: int) -> Event:
    """An offered tile goes to a player."""
    return Event(TILE_WON, seat, keys.tile(place), keys.offer(place), keys.pile(seat), face)


def bid_to_worst(seat: int, before: int, place: int, face: int) -> Event:
    """A bid that was played face down goes to the hand of the worst bidder."""
    origin = keys.bid(before, place)
    return Event(BID_TO_WORST, seat, keys.tile(place), origin, keys.hand(seat), face)


def bid_returned(seat: int, place: int, face: int) -> Event:
    """A bid goes back to the hand of the player before whom it lies."""
    return Event(BID_RETURNED, seat, keys.tile(place), keys.bid(seat, place), keys.hand(seat), face)


def tile_removed(before: int, place: int, face: int) -> Event:
    """A tile leaves the game."""
    return Event(
        TILE_REMOVED, max(before, -1), keys.tile(place), keys.spot(before, place), keys.BOX, face
    )


def pile_opened(seat: int, face: int) -> Event:
    """An egg that had been collected face down is shown for the count."""
    return Event(PILE_OPENED, seat, "egg", keys.pile(seat), keys.pile(seat), face)


def match_ended(rounds: int) -> Event:
    """All hands are empty."""
    return Event(MATCH_ENDED, amount=rounds)
