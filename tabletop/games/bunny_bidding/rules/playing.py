"""What laying a tile, an egg's action and a power do; giving to the left; exchanges.

What may be done is in `rules` and `handicaps`, the end of a round in `auction`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.games.bunny_bidding.rules import events, knowledge, turns
from tabletop.games.bunny_bidding.rules.cards import (
    AT_OFFER,
    BONUS_TILES,
    COLLECT_ANY,
    DELAYED_TURN,
    DOUBLED,
    FIRST_EXTRA,
    FLIP_ANY,
    FORCE_PLAY,
    GIVEN,
    INFO_BID,
    INFO_OFFER,
    INSTA_END,
    LAZY_BUNNY,
    POWERS,
    PUBLIC_EGG,
    REPLACEMENT_EGG,
    SMALL_HANDS,
    SPY,
    STUDY_BIDS,
    STUDY_OFFER,
    SWAP_BID,
    SWAP_OFFER,
    WHEN,
    code,
    mask_of,
)
from tabletop.games.bunny_bidding.rules.knowledge import (
    CLEARED,
    EYES,
    OFFER,
    OWNER,
    SEAT,
    TILE,
    UP,
    everybody,
    is_doubled,
    put,
)

if TYPE_CHECKING:
    from tabletop.games.bunny_bidding.rules.state import BiddingState

REPLACEMENTS = 3
SWAPS = 2


def lay(
    state: BiddingState,
    seat: int,
    tile: int,
    before: int,
    up: bool,
    in_turn: bool,
    sink: Sink | None,
) -> None:
    """A tile goes from a hand to the offer (before = OFFER) or to the seat's bid.

    Whatever follows from it lies on the stack afterwards: giving to the left above its action.
    """
    index = len(state.places)
    highest = in_turn and up and before == OFFER and is_highest(state, tile)
    _leave_hand(state, seat, tile, before, up)
    if sink:
        _tell_laid(state, seat, index, up, in_turn, sink)
    if in_turn:
        _count(state, before, up, highest)
        if sink and highest and state.turn[turns.DUTY]:
            sink(events.highest_laid(seat, index))
    if up and before == OFFER and WHEN[state.faces[tile]] == AT_OFFER:
        state.stack.append((turns.ACT, index))
    if state.setup.doubled_give and tile in DOUBLED:
        if sink:
            sink(events.doubled_played(seat, index))
        ask_gifts(state)


def _leave_hand(state: BiddingState, seat: int, tile: int, before: int, up: bool) -> None:
    index = len(state.places)
    hand = state.hands[seat]
    at = hand.index(tile)
    state.hands[seat] = hand[:at] + hand[at + 1 :]
    if up or state.shown >> tile & 1:
        state.places.append((tile, seat, before, int(up), int(up), everybody(state), 0))
        knowledge.leaves_hand_openly(state, seat, tile)
    else:
        state.places.append((tile, seat, before, 0, 0, 1 << seat, is_doubled(state, tile)))
        knowledge.hand_to_place(state, seat, index)
    state.shown &= ~(1 << tile)


def _tell_laid(
    state: BiddingState, seat: int, index: int, up: bool, in_turn: bool, sink: Sink
) -> None:
    place = state.places[index]
    face = code(place[TILE], state.faces)
    seen = place[EYES] == everybody(state)
    if not in_turn:
        sink(events.tile_opened(seat, index, face))
    elif place[SEAT] == OFFER:
        sink(events.tile_offered(seat, index, face, up, seen))
    else:
        sink(events.tile_bid(seat, index, face, up, seen))


def is_highest(state: BiddingState, tile: int) -> bool:
    """Whether a face-up tile would be the highest open number of the offer (BI-09, BI-32)."""
    for place in state.places:
        if place[SEAT] == OFFER and place[UP] and tile < place[TILE] < FIRST_EXTRA:
            return False
    return True


def _count(state: BiddingState, before: int, up: bool, highest: bool) -> None:
    """Enters a laid tile into the turn; an extra tile pays for the duty of an extra tile."""
    turn = state.turn
    turn[turns.LAID] += 1
    turn[turns.UPS] += up
    field = turns.OFFERS if before == OFFER else turns.BIDS
    if turn[field] or turn[turns.LAZY]:
        turn[turns.DUTY] = 0
    turn[field] += 1
    if highest and not turn[turns.LAZY]:
        turn[turns.DUTY] = 1


def give_away(state: BiddingState, seat: int, tile: int, sink: Sink | None) -> None:
    """A power or handicap goes face up to the offer (BI-59); public_egg closes its goal (BI-73)."""
    index = len(state.places)
    if tile in POWERS:
        rest = tuple([held for held in state.powers[seat] if held != tile])
        state.powers = (*state.powers[:seat], rest, *state.powers[seat + 1 :])
    else:
        rest = tuple([held for held in state.handicaps[seat] if held != tile])
        state.handicaps = (*state.handicaps[:seat], rest, *state.handicaps[seat + 1 :])
        state.open_handicaps |= 1 << tile
    state.places.append((tile, seat, OFFER, 1, 1, everybody(state), 0))
    state.gifted = True
    if sink:
        sink(events.extra_offered(seat, index, tile))
    _count(state, OFFER, True, False)
    if tile == PUBLIC_EGG:
        close_goals(state, seat, sink)


def close_goals(state: BiddingState, seat: int, sink: Sink | None) -> None:
    """The seat's open goal is turned down; all have seen it."""
    count = state.setup.goals
    for slot in range(count):
        goal = seat * count + slot
        if state.open_goals >> goal & 1:
            state.open_goals &= ~(1 << goal)
            if sink:
                sink(events.goal_closed(seat, slot, state.goals[goal]))


def stop(state: BiddingState, seat: int, sink: Sink | None) -> None:
    """The seat ends its turn; leaving a duty undone shows small_hands (BI-57)."""
    hidden = not state.open_handicaps >> SMALL_HANDS & 1
    if hidden and SMALL_HANDS in state.handicaps[seat]:
        if not turns.may_stop(state, turns.public_rights(state, seat)):
            show_handicap(state, seat, SMALL_HANDS, sink)
    turns.end_turn(state, seat, sink)


def show_handicap(state: BiddingState, seat: int, tile: int, sink: Sink | None) -> None:
    """A secret handicap lies open from now on."""
    state.open_handicaps |= 1 << tile
    if sink:
        sink(events.handicap_shown(seat, tile))


# The eggs' actions


def act(state: BiddingState, frame: Frame, sink: Sink | None) -> bool:
    """A special egg does what it says, having been added to the offer face up."""
    state.stack.pop()
    index = frame[1]
    place = state.places[index]
    seat, egg = place[OWNER], state.faces[place[TILE]]
    if sink:
        sink(events.egg_acted(seat, index, egg))
    turn, stack = state.turn, state.stack
    if egg == INSTA_END:
        state.ending = True
    elif egg == DELAYED_TURN:
        _delay(state, seat, sink)
    elif egg == STUDY_OFFER:
        study(state, seat, True, sink)
    elif egg == STUDY_BIDS:
        study(state, seat, False, sink)
    elif egg == BONUS_TILES:
        turn[turns.BONUS], turn[turns.LAZY] = 1, 0
    elif egg == LAZY_BUNNY:
        turn[turns.LAZY], turn[turns.BONUS], turn[turns.DUTY] = 1, 0, 0
    elif egg == FORCE_PLAY:
        stack.append((turns.FORCING, seat))
    elif egg == SPY:
        stack.append((turns.SPYING, seat))
    elif egg == REPLACEMENT_EGG:
        if may_exchange(state, seat, 1 << index):
            stack.append((turns.EXCHANGE, seat, REPLACEMENTS, 1 << index))
    return True


def _delay(state: BiddingState, seat: int, sink: Sink | None) -> None:
    """delayed_turn: laid in a turn it stops the turn at once (BI-36, BI-63)."""
    turns.delay(state, seat, sink)
    if state.stack[-1] == (turns.TURN, seat):
        turns.end_turn(state, seat, sink)


def study(state: BiddingState, seat: int, offer: bool, sink: Sink | None) -> None:
    """The seat looks at all face-down tiles of the offer, or of the bids (BI-37)."""
    for index, place in enumerate(state.places):
        if not place[UP] and place[SEAT] != CLEARED and (place[SEAT] == OFFER) == offer:
            look(state, seat, index, sink)


def look(state: BiddingState, seat: int, index: int, sink: Sink | None) -> None:
    """The seat looks at one tile on the table, alone."""
    knowledge.place_looked_at(state, index, seat)
    if sink:
        place = state.places[index]
        face = code(place[TILE], state.faces)
        sink(events.tile_looked_at(seat, place[SEAT], index, face))


def spied(state: BiddingState, seat: int, other: int, slot: int, sink: Sink | None) -> None:
    """The seat sees a goal of another player (BI-40)."""
    goal = other * state.setup.goals + slot
    state.goal_eyes = put(state.goal_eyes, seat, state.goal_eyes[seat] | 1 << goal)
    if sink:
        sink(events.goal_spied(seat, other, slot, state.goals[goal]))


# Exchanges (BI-42, BI-70)


def may_exchange(state: BiddingState, seat: int, done: int) -> bool:
    """Whether there is a tile of the offer to take and a hand tile to put in its place."""
    return bool(takeable(state, done)) and turns.spare(state, seat)


def takeable(state: BiddingState, done: int) -> list[int]:
    """The places of the offer whose eggs can be exchanged, but for those done."""
    return [
        index
        for index, place in enumerate(state.places)
        if place[SEAT] == OFFER and 0 < place[TILE] < FIRST_EXTRA and not done >> index & 1
    ]


def puttable(state: BiddingState, seat: int) -> tuple[int, ...]:
    """The hand tiles that can be put in the place of a taken one (BI-69, BI-70, BI-82)."""
    return turns.usable(state, seat)


def take(state: BiddingState, seat: int, index: int, frame: Frame, sink: Sink | None) -> None:
    """First half of an exchange: the seat sees what it gets, then chooses what to put."""
    place = state.places[index]
    if not place[UP]:
        knowledge.place_looked_at(state, index, seat)
    if sink:
        seen = place[EYES] == everybody(state)
        sink(events.tile_taken(seat, index, code(place[TILE], state.faces), seen))
    state.stack[-1] = (turns.PUTTING, seat, frame[2], frame[3], index)


def put_back(state: BiddingState, seat: int, tile: int, frame: Frame, sink: Sink | None) -> None:
    """Second half: the hand tile lies in its place, with the same side up, and does not act."""
    _, _, left, done, index = frame
    place = state.places[index]
    taken, up = place[TILE], place[UP]
    hand = [held for held in state.hands[seat] if held != tile]
    knowledge.place_to_hand(state, index, seat)
    seen = bool(up or state.shown >> tile & 1)
    eyes = everybody(state) if seen else 1 << seat
    state.places[index] = (tile, seat, OFFER, up, 0, eyes, 0)
    hand.append(taken)
    hand.sort()
    state.hands[seat] = tuple(hand)
    if seen:
        knowledge.leaves_hand_openly(state, seat, tile)
    else:
        knowledge.hand_to_place(state, seat, index, 1 << taken)
    state.shown &= ~(1 << tile)
    if sink:
        sink(events.tile_put(seat, index, code(tile, state.faces), seen))
    state.stack.pop()
    left, done = left - 1, done | 1 << index
    if left and may_exchange(state, seat, done):
        state.stack.append((turns.EXCHANGE, seat, left, done))
    else:
        end_exchange(state, seat, sink)


def end_exchange(state: BiddingState, seat: int, sink: Sink | None) -> None:
    """No more tiles are exchanged; the frame is gone already."""
    if sink:
        sink(events.exchange_ended(seat))


# Giving to the left (BI-75)


def ask_gifts(state: BiddingState) -> None:
    """All have to set tiles aside; who has no more than five gives them all, unasked."""
    state.aside = tuple([hand if len(hand) <= GIVEN else () for hand in state.hands])
    state.stack.append((turns.GIVING,))


def set_aside(state: BiddingState, seat: int, tile: int, sink: Sink | None) -> None:
    """One more tile to give."""
    aside = state.aside
    row = (*aside[seat], tile)
    state.aside = (*aside[:seat], row, *aside[seat + 1 :])
    if sink:
        sink(events.tile_set_aside(seat, len(row), code(tile, state.faces)))


def gifts(state: BiddingState, frame: Frame, sink: Sink | None) -> bool:
    """When all have chosen, the tiles change hands at once."""
    if turns.givers(state):
        return False
    state.stack.pop()
    players, given = state.players, state.aside
    before = state.hands[:]
    state.aside = ((),) * players
    shown = knowledge.lying_open(state)
    for seat in range(players):
        kept = [tile for tile in before[seat] if tile not in given[seat]]
        state.hands[seat] = tuple(sorted((*kept, *given[seat - 1])))
        for tile in given[seat]:
            if sink:
                left, seen = (seat + 1) % players, bool(shown >> tile & 1)
                sink(events.tile_given(seat, left, code(tile, state.faces), seen))
    knowledge.gifts_to_left(state, before, given)
    away = ~mask_of(tile for gift in given for tile in gift)
    state.shown &= away
    state.delayed = tuple([(seat, saved & away, *turn) for seat, saved, *turn in state.delayed])
    return True


# Powers


def use_power(
    state: BiddingState, seat: int, power: int, index: int, other: int, sink: Sink | None
) -> None:
    """A power is used on the tile in a place; swap_bid on an own one and another one."""
    state.turn[turns.USED] |= 1 << power - POWERS[0]
    if sink:
        sink(events.power_used(seat, power))
    if power in (INFO_OFFER, INFO_BID):
        look(state, seat, index, sink)
    elif power == SWAP_OFFER:
        state.stack.append((turns.EXCHANGE, seat, SWAPS, 0))
        take(state, seat, index, state.stack[-1], sink)
    elif power == SWAP_BID:
        swap_bids(state, seat, index, other, sink)
    elif power == COLLECT_ANY:
        collect(state, seat, index, sink)
    elif power == FLIP_ANY:
        flip(state, seat, index, sink)


def swap_bids(state: BiddingState, seat: int, own: int, index: int, sink: Sink | None) -> None:
    """A tile for a tile, each keeps its face; only the user sees the new one (BI-50, BI-72)."""
    mine, theirs = state.places[own], state.places[index]
    other = theirs[SEAT]
    if sink:
        sink(events.bids_swapped(seat, other, own, index))
    state.places[own] = knowledge.moved_to(mine, other)
    state.places[index] = knowledge.moved_to(theirs, seat)
    if not theirs[UP]:
        look(state, seat, index, sink)


def collect(state: BiddingState, seat: int, index: int, sink: Sink | None) -> None:
    """A face-down tile of the offer goes to the seat's pile; no bid in this round (BI-51)."""
    state.turn[turns.NO_BID] = 1
    tile = state.places[index][TILE]
    if sink:
        sink(events.tile_collected(seat, index, code(tile, state.faces)))
    if tile >= FIRST_EXTRA:
        state.pending = (*state.pending, (seat, tile))
    else:
        knowledge.place_to_pile(state, index, seat)
        state.piles = put(state.piles, seat, state.piles[seat] | 1 << tile)
    clear(state, index)


def clear(state: BiddingState, index: int) -> None:
    """The place is empty from now on."""
    state.places[index] = (0, -1, CLEARED, 1, 1, everybody(state), 0)


def flip(state: BiddingState, seat: int, index: int, sink: Sink | None) -> None:
    """A tile on the table is turned over; a tile turned up does not act (BI-33, BI-52)."""
    place = state.places[index]
    if place[UP]:
        state.places[index] = knowledge.turned(place, 0)
    else:
        knowledge.place_seen(state, index)
        place = state.places[index]
        state.places[index] = knowledge.turned(place, 1)
    if sink:
        face = code(place[TILE], state.faces)
        sink(events.tile_flipped(seat, place[SEAT], index, face, not place[UP]))
