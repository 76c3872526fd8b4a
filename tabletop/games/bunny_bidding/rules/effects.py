"""Effects of special eggs and powers, and exchanges of tiles.

`choices` and `handicaps` list the legal actions; `auction` ends a round.
"""

from __future__ import annotations

from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.games.bunny_bidding.rules import events, frames, keys, knowledge, turns
from tabletop.games.bunny_bidding.rules.cards import (
    BONUS_TILES,
    COLLECT_ANY,
    DELAYED_TURN,
    FIRST_EXTRA,
    FLIP_ANY,
    FORCE_PLAY,
    INFO_BID,
    INFO_OFFER,
    INSTA_END,
    LAZY_BUNNY,
    POWERS,
    REPLACEMENT_EGG,
    SPY,
    STUDY_BIDS,
    STUDY_OFFER,
    SWAP_BID,
    SWAP_OFFER,
    code,
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
    put,
)
from tabletop.games.bunny_bidding.rules.state import Fields

REPLACEMENTS = 3
SWAPS = 2


# The eggs' actions


def act(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Applies the action of a special egg that was offered face up (BI-35 to BI-42)."""
    state.stack.pop()
    index = frame[1]
    place = state.places[index]
    seat, egg = place[OWNER], state.faces[place[TILE]]
    turn, stack = state.turn, state.stack
    if egg == INSTA_END:
        state.ending = True
    elif egg == BONUS_TILES:
        turn[turns.BONUS], turn[turns.LAZY] = 1, 0
    elif egg == LAZY_BUNNY:
        turn[turns.LAZY], turn[turns.BONUS], turn[turns.DUTY] = 1, 0, 0
    elif egg == FORCE_PLAY:
        stack.append((frames.FORCING, seat))
    elif egg == SPY:
        stack.append((frames.SPYING, seat))
    elif egg == REPLACEMENT_EGG and may_exchange(state, seat, 1 << index):
        stack.append((frames.EXCHANGE, seat, REPLACEMENTS, 1 << index))
    if sink:
        sink(events.EGG_ACTED(seat, piece=index, face=code(place[TILE], state.faces)))
    if egg == DELAYED_TURN:
        _delay(state, seat, sink)
    elif egg in (STUDY_OFFER, STUDY_BIDS):
        study(state, seat, egg == STUDY_OFFER, sink)
    return True


def _delay(state: Fields, seat: int, sink: Sink | None) -> None:
    """Applies delayed_turn; laid in a turn, it stops the turn at once (BI-36, BI-63)."""
    turns.delay(state, seat, sink)
    if state.stack[-1] == (frames.TURN, seat):
        turns.end_turn(state, seat, sink)


def study(state: Fields, seat: int, offer: bool, sink: Sink | None) -> None:
    """Shows the seat all face-down tiles of the offer, or of the bids (BI-37)."""
    for index, place in enumerate(state.places):
        if not place[UP] and place[SEAT] != CLEARED and (place[SEAT] == OFFER) == offer:
            look_at(state, seat, index, sink)


def look_at(state: Fields, seat: int, index: int, sink: Sink | None) -> None:
    """Shows one tile on the table to the seat alone."""
    knowledge.place_looked_at(state, index, seat)
    if sink:
        place = state.places[index]
        spot, face = keys.spot(place[SEAT], index), code(place[TILE], state.faces)
        sink(events.TILE_LOOKED_AT(seat, piece=index, target=spot, face=face))


def spied(state: Fields, seat: int, other: int, slot: int, sink: Sink | None) -> None:
    """Shows the seat a goal of another player (BI-40)."""
    goal = other * state.setup.goals + slot
    state.goal_eyes = put(state.goal_eyes, seat, state.goal_eyes[seat] | 1 << goal)
    if sink:
        sink(events.GOAL_SPIED(seat, piece=keys.goal(other, slot), face=state.goals[goal]))


# Exchanges (BI-42, BI-70)


def may_exchange(state: Fields, seat: int, done: int) -> bool:
    """Returns True if the offer has a tile to take and the hand one to put in its place."""
    return bool(takeable(state, done)) and turns.spare(state, seat)


def takeable(state: Fields, done: int) -> list[int]:
    """Returns the places of eggs in the offer that are not in the set `done`."""
    return [
        index
        for index, place in enumerate(state.places)
        if place[SEAT] == OFFER and 0 < place[TILE] < FIRST_EXTRA and not done >> index & 1
    ]


def puttable(state: Fields, seat: int) -> tuple[int, ...]:
    """Returns the hand tiles that can replace a taken one (BI-69, BI-70, BI-82)."""
    return turns.usable(state, seat)


def take(state: Fields, seat: int, index: int, frame: Frame, sink: Sink | None) -> None:
    """Takes a tile of the offer: the seat sees it, then chooses the tile to put there."""
    place = state.places[index]
    if not place[UP]:
        knowledge.place_looked_at(state, index, seat)
    state.stack[-1] = (frames.PUTTING, seat, frame[2], frame[3], index)
    if sink:
        seers = None if place[EYES] == everybody(state) else (seat,)
        face = code(place[TILE], state.faces)
        sink(events.TILE_TAKEN(seat, piece=index, origin=index, face=face, witnesses=seers))


def put_back(state: Fields, seat: int, tile: int, frame: Frame, sink: Sink | None) -> None:
    """Puts a hand tile in the place of the taken one, same side up; it does not act (BI-42)."""
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
    state.stack.pop()
    if sink:
        face, seers = code(tile, state.faces), None if seen else (seat,)
        sink(events.TILE_PUT(seat, piece=index, target=index, face=face, witnesses=seers))
    left, done = left - 1, done | 1 << index
    if left and may_exchange(state, seat, done):
        state.stack.append((frames.EXCHANGE, seat, left, done))
    else:
        end_exchange(state, seat, sink)


def end_exchange(state: Fields, seat: int, sink: Sink | None) -> None:
    """Reports the end of the exchange; its frame is gone already."""
    if sink:
        sink(events.EXCHANGE_ENDED(seat))


# Powers


def use_power(
    state: Fields, seat: int, power: int, index: int, other: int, sink: Sink | None
) -> None:
    """Uses a power on the tile in a place; swap_bid on an own tile and another one."""
    state.turn[turns.USED] |= 1 << power - POWERS[0]
    if sink:
        sink(events.POWER_USED(seat, piece=power, face=power))
    if power in (INFO_OFFER, INFO_BID):
        look_at(state, seat, index, sink)
    elif power == SWAP_OFFER:
        state.stack.append((frames.EXCHANGE, seat, SWAPS, 0))
        take(state, seat, index, state.stack[-1], sink)
    elif power == SWAP_BID:
        swap_bids(state, seat, index, other, sink)
    elif power == COLLECT_ANY:
        collect(state, seat, index, sink)
    elif power == FLIP_ANY:
        flip(state, seat, index, sink)


def swap_bids(state: Fields, seat: int, own: int, index: int, sink: Sink | None) -> None:
    """Exchanges two bid tiles, each keeping its face; only the user sees the new one (BI-50,
    BI-74)."""
    mine, theirs = state.places[own], state.places[index]
    other = theirs[SEAT]
    state.places[own] = knowledge.moved_to(mine, other)
    state.places[index] = knowledge.moved_to(theirs, seat)
    if sink:
        origin, target, swap = keys.bid(seat, own), keys.bid(other, own), events.Swap(index, other)
        sink(events.BIDS_SWAPPED(seat, piece=own, origin=origin, target=target, detail=swap))
    if not theirs[UP]:
        look_at(state, seat, index, sink)


def collect(state: Fields, seat: int, index: int, sink: Sink | None) -> None:
    """Moves a hidden tile of the offer to the seat's pile; it does not bid this round (BI-51)."""
    state.turn[turns.NO_BID] = 1
    tile = state.places[index][TILE]
    if tile >= FIRST_EXTRA:
        state.pending = (*state.pending, (seat, tile))
    else:
        knowledge.place_to_pile(state, index, seat)
        state.piles = put(state.piles, seat, state.piles[seat] | 1 << tile)
    clear(state, index)
    if sink:
        face = code(tile, state.faces)
        sink(events.TILE_COLLECTED(seat, piece=index, origin=index, face=face))


def clear(state: Fields, index: int) -> None:
    """Empties a place."""
    state.places[index] = (0, -1, CLEARED, 1, 1, everybody(state), 0)


def flip(state: Fields, seat: int, index: int, sink: Sink | None) -> None:
    """Turns over a tile on the table; a tile turned up does not act (BI-33, BI-52)."""
    place = state.places[index]
    if place[UP]:
        state.places[index] = knowledge.turned(place, 0)
    else:
        knowledge.place_seen(state, index)
        place = state.places[index]
        state.places[index] = knowledge.turned(place, 1)
    if sink:
        kind = events.TILE_FLIPPED_DOWN if place[UP] else events.TILE_FLIPPED_UP
        spot, face = keys.spot(place[SEAT], index), code(place[TILE], state.faces)
        sink(kind(seat, piece=index, target=spot, face=face))
