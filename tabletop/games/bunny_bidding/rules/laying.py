"""Laying a tile, giving a power or handicap away, stopping, and giving tiles to the left.

`effects` then applies the egg's action.
"""

from __future__ import annotations

from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.games.bunny_bidding.rules import events, frames, keys, knowledge, turns
from tabletop.games.bunny_bidding.rules.cards import (
    AT_OFFER,
    DOUBLED,
    FIRST_EXTRA,
    GIVEN,
    POWERS,
    PUBLIC_EGG,
    SMALL_HANDS,
    WHEN,
    code,
    mask_of,
)
from tabletop.games.bunny_bidding.rules.knowledge import (
    EYES,
    OFFER,
    SEAT,
    TILE,
    UP,
    everybody,
    is_doubled,
)
from tabletop.games.bunny_bidding.rules.state import Fields


def lay(
    state: Fields,
    seat: int,
    tile: int,
    before: int,
    up: bool,
    in_turn: bool,
    sink: Sink | None,
) -> None:
    """Moves a tile from a hand to the offer (before = OFFER) or to the seat's bid.

    Pending consequences are pushed on the stack: giving to the left above the egg's action.
    """
    index = len(state.places)
    highest = in_turn and up and before == OFFER and is_highest(state, tile)
    _leave_hand(state, seat, tile, before, up)
    if in_turn:
        _count(state, before, up, highest)
    if sink:
        _tell_laid(state, seat, index, up, in_turn, sink)
        if in_turn and highest and state.turn[turns.DUTY] and state.hands[seat]:
            sink(events.HIGHEST_LAID(seat, piece=index))
    if up and before == OFFER and WHEN[state.faces[tile]] == AT_OFFER:
        state.stack.append((frames.ACT, index))
    if state.setup.doubled_give and tile in DOUBLED:
        ask_gifts(state)
        if sink:
            sink(events.DOUBLED_PLAYED(seat, piece=index))


def _leave_hand(state: Fields, seat: int, tile: int, before: int, up: bool) -> None:
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
    if state.shown:
        state.shown &= ~(1 << tile)


def _tell_laid(
    state: Fields, seat: int, index: int, up: bool, in_turn: bool, sink: Sink
) -> None:
    place = state.places[index]
    face = code(place[TILE], state.faces)
    seers = None if place[EYES] == everybody(state) else (seat,)
    kind = events.TILE_OPENED
    if in_turn:
        kind = events.TILE_OFFERED if place[SEAT] == OFFER else events.TILE_BID
    spot, laid = keys.spot(place[SEAT], index), events.Laid(up)
    sink(kind(seat, piece=index, target=spot, face=face, detail=laid, witnesses=seers))


def is_highest(state: Fields, tile: int) -> bool:
    """Returns True if a face-up tile would be the offer's highest open number (BI-09, BI-32)."""
    for place in state.places:
        if place[SEAT] == OFFER and place[UP] and tile < place[TILE] < FIRST_EXTRA:
            return False
    return True


def _count(state: Fields, before: int, up: bool, highest: bool) -> None:
    """Counts a laid tile in the turn; an extra tile pays for the duty of an extra tile (BI-10)."""
    turn = state.turn
    turn[turns.LAID] += 1
    turn[turns.UPS] += up
    field = turns.OFFERS if before == OFFER else turns.BIDS
    if turn[field] or turn[turns.LAZY]:
        turn[turns.DUTY] = 0
    turn[field] += 1
    if highest and not turn[turns.LAZY]:
        turn[turns.DUTY] = 1


def give_away(state: Fields, seat: int, tile: int, sink: Sink | None) -> None:
    """Offers a power or handicap face up (BI-59); public_egg closes its goal (BI-73)."""
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
    _count(state, OFFER, True, False)
    if sink:
        laid = events.Laid(True)
        sink(events.EXTRA_OFFERED(seat, piece=index, target=index, face=tile, detail=laid))
    if tile == PUBLIC_EGG:
        close_goals(state, seat, sink)


def close_goals(state: Fields, seat: int, sink: Sink | None) -> None:
    """Turns down the seat's open goals; all have seen them."""
    count = state.setup.goals
    for slot in range(count):
        goal = seat * count + slot
        if state.open_goals >> goal & 1:
            state.open_goals &= ~(1 << goal)
            if sink:
                sink(events.GOAL_CLOSED(seat, piece=keys.goal(seat, slot), face=state.goals[goal]))


def stop(state: Fields, seat: int, sink: Sink | None) -> None:
    """Ends the seat's turn; leaving a duty undone reveals small_hands (BI-57)."""
    hidden = not state.open_handicaps >> SMALL_HANDS & 1
    if hidden and SMALL_HANDS in state.handicaps[seat]:
        if not turns.may_stop(state, turns.public_rights(state, seat)):
            show_handicap(state, seat, SMALL_HANDS, sink)
    turns.end_turn(state, seat, sink)


def show_handicap(state: Fields, seat: int, tile: int, sink: Sink | None) -> None:
    """Opens a secret handicap."""
    state.open_handicaps |= 1 << tile
    if sink:
        sink(events.HANDICAP_SHOWN(seat, piece=tile, face=tile))


# Giving to the left (BI-75)


def ask_gifts(state: Fields) -> None:
    """Asks all seats to set five tiles aside; smaller hands are given whole, without asking."""
    state.aside = tuple([hand if len(hand) <= GIVEN else () for hand in state.hands])
    state.stack.append((frames.GIVING,))


def set_aside(state: Fields, seat: int, tile: int, sink: Sink | None) -> None:
    """Sets one more tile aside to be given."""
    aside = state.aside
    row = (*aside[seat], tile)
    state.aside = (*aside[:seat], row, *aside[seat + 1 :])
    if sink:
        sink(events.TILE_SET_ASIDE(seat, face=code(tile, state.faces), amount=len(row)))


def gifts(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Moves all tiles set aside to the left once everybody has chosen."""
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
    knowledge.gifts_to_left(state, before, given)
    away = ~mask_of(tile for gift in given for tile in gift)
    state.shown &= away
    state.delayed = tuple([(seat, saved & away, *turn) for seat, saved, *turn in state.delayed])
    for seat in range(players) if sink else ():
        for tile in given[seat]:
            left, face = (seat + 1) % players, code(tile, state.faces)
            seers = None if shown >> tile & 1 else (seat, left)
            assert sink is not None
            sink(events.TILE_GIVEN(seat, target=left, face=face, witnesses=seers))
    return True
