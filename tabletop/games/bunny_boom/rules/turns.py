"""Begins and ends turns, fills the river, ends the game."""

from __future__ import annotations

from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.games.bunny_boom.rules import events, frames, knowledge, scoring
from tabletop.games.bunny_boom.rules.cards import BIT, NO_CARD, RIVER, VALUE, total_value
from tabletop.games.bunny_boom.rules.setup import TIMER_OFF
from tabletop.games.bunny_boom.rules.state import Fields
from tabletop.games.bunny_boom.rules.village import SLOTS


def open_spaces(state: Fields, seat: int) -> list[int]:
    """Returns the spaces where `seat` may play a card now, in ascending order.

    Level 1: the next free space of each arm (BB-08). Level 2, when all are filled (BB-09): every
    space that is not closed and does not hold the own pawn (BB-11); with the ban lifted, the own
    space too when there is no other (BB-13).
    """
    top, spaces = state.top, state.setup.spaces
    free = top.find(NO_CARD, 0, spaces)
    if free >= 0:
        found = []
        for first in range(0, spaces, SLOTS):
            place = top.find(NO_CARD, first, first + SLOTS)
            if place >= 0:
                found.append(place)
        return found
    closed, own = state.closed, state.pos[seat]
    found = [space for space in range(spaces) if not closed >> space & 1 and space != own]
    if not found and state.setup.lifted and own < spaces and not closed >> own & 1:
        found.append(own)
    return found


def begin_turn(state: Fields, seat: int, sink: Sink | None) -> None:
    """Begins the turn of `seat`; without a space to play on the game ends (BB-13)."""
    if not open_spaces(state, seat):
        finish(state, events.BLOCKED, sink)
        return
    state.turn += 1
    state.mover = seat
    state.timed = False
    state.stack.append((frames.PLAY, seat))
    if sink:
        sink(events.TURN_BEGUN(seat, amount=state.turn))
        if state.setup.timer != TIMER_OFF:
            sink(events.TIMER_TURNED(seat, amount=state.setup.seconds))


def refill(state: Fields, sink: Sink | None) -> None:
    """Carries out step 8: fills the river's gaps from the pile (BB-53, BB-55)."""
    pile, river = state.pile, state.river
    for slot in range(RIVER):
        if river[slot] == NO_CARD and pile:
            card = pile.pop()
            river[slot] = card
            state.public |= BIT[card]
            if sink:
                sink(events.RIVER_FILLED(piece=card, target=slot, face=card))


def end_turn(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Fills the river, then ends the game or begins the next turn.

    An empty pile takes precedence over closed spaces when both end the game (BB-59, BB-66).
    """
    state.stack.pop()
    refill(state, sink)
    seat = frame[1]
    if sink:
        sink(events.TURN_ENDED(seat, amount=state.turn))
    if not state.pile:
        finish(state, events.PILE_OUT, sink)
    elif state.closed == state.setup.all_closed:
        finish(state, events.ALL_CLOSED, sink)
    else:
        begin_turn(state, (seat + 1) % state.players, sink)
    return True


def finish(state: Fields, cause: int, sink: Sink | None) -> None:
    """Ends the game and lays hands and gifts open."""
    state.ended = cause
    state.stack.clear()
    knowledge.lay_open(state)
    if not sink:
        return
    sink(events.GAME_ENDED(detail=events.Effect(cause)))
    for seat in range(state.players):
        hand = state.hands[seat]
        counted = events.Cards(tuple(hand))
        sink(events.HAND_COUNTED(seat, amount=total_value(hand), detail=counted))
        for card in state.gifts[seat]:
            sink(events.GIFT_OPENED(seat, piece=card, face=card, amount=VALUE[card]))
        sink(events.TOTAL_COUNTED(seat, amount=scoring.total(state, seat)))
    ahead = scoring.best(state)
    if len(ahead) == 1:
        sink(events.MATCH_WON(ahead[0], amount=scoring.total(state, ahead[0])))
