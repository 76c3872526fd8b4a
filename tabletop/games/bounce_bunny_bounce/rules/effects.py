"""Landings of a bunny: throw-offs, chains, loops, and the card it comes to rest on.

Whose choice comes next is in `deeds`.
"""

from __future__ import annotations

from tabletop.core.event import Event, Sink
from tabletop.games.bounce_bunny_bounce.rules import events
from tabletop.games.bounce_bunny_bounce.rules.cards import (
    BONUS,
    BYTE,
    CARROT,
    CARROTS_TO_WIN,
    CELLS,
    HAND_LIMIT,
    NO_CARD,
    OFF,
    SPY,
    STOP,
    SWAP,
    members,
    over_edge,
    step,
)
from tabletop.games.bounce_bunny_bounce.rules.state import Fields

NOTHING = 0
CHOOSE_SWAP = 1
CHOOSE_SPY = 2
WON = 3
"""The things that remain to be done after a landing."""

ALL_CARDS = (1 << 8 * CELLS) - 1


def land(state: Fields, seat: int, sink: Sink | None) -> int:
    """The bunny of `seat` has come to a cell with a card; all that follows without a choice.

    Chains run to their end (BBB-21), who stands in the way is thrown off (BBB-13), the chain's
    cards are turned down again, and then the card at the end acts.

    Returns:
        what is left to be done.
    """
    at, kinds, pos = state.at, state.kinds, state.pos
    other = 1 - seat
    cell = pos[seat]
    chain = 0
    while True:
        if pos[other] == cell:
            pos[other] = OFF
            if sink:
                sink(events.BUNNY_THROWN_OFF(other, origin=cell))
        card = at[cell]
        kind = kinds[card]
        if kind >= STOP:
            break
        if chain & BYTE[card]:
            return _loop_out(state, seat, chain, sink)
        chain |= BYTE[card]
        state.up |= BYTE[card]
        if sink:
            sink(events.CARD_TURNED_UP(seat, piece=card, target=cell, face=kind))
        target = step(at, cell, kind)
        if target == cell:  # nowhere to go: a loop of one card (BBB-09)
            return _loop_out(state, seat, chain, sink)
        pos[seat] = target
        if sink:
            sink(hop(seat, cell, target, kind, events.BY_CHAIN))
        cell = target
    if kind != CARROT:
        _turn_up(state, seat, card, cell, sink)
    if chain:
        _learn(state, chain)
        _turn_down(state, seat, chain, sink)
    return _act(state, seat, card, cell, kind, sink)


def hop(seat: int, origin: int, target: int, direction: int, cause: int) -> Event:
    """The event of a hop, with whether it went over an edge (BBB-08)."""
    wrapped = over_edge(origin, target, direction)
    detail = events.Hop(direction, wrapped, cause)
    return events.BUNNY_HOPPED(seat, origin=origin, target=target, detail=detail)


def turn_down_stops(state: Fields, seat: int, sink: Sink | None) -> None:
    """The Stops on which the bunny of `seat` landed go face down as its turn ends (BBB-33)."""
    stops = state.stops[seat]
    if stops:
        state.stops[seat] = 0
        _turn_down(state, seat, stops, sink)


def _turn_up(state: Fields, seat: int, card: int, cell: int, sink: Sink | None) -> None:
    if state.up & BYTE[card]:
        return
    state.up |= BYTE[card]
    _learn(state, BYTE[card])
    if sink:
        sink(events.CARD_TURNED_UP(seat, piece=card, target=cell, face=state.kinds[card]))


def _learn(state: Fields, cards: int) -> None:
    """Both players see what is turned up (BBB-34)."""
    state.seen[0] |= cards
    state.seen[1] |= cards


def _loop_out(state: Fields, seat: int, chain: int, sink: Sink | None) -> int:
    cell = state.pos[seat]
    state.pos[seat] = OFF
    _learn(state, chain)
    if sink:
        sink(events.BUNNY_LOOPED_OUT(seat, origin=cell))
    _turn_down(state, seat, chain, sink)
    return NOTHING


def _turn_down(state: Fields, seat: int, cards: int, sink: Sink | None) -> None:
    """Cards go face down, one after another where that is told."""
    if sink is None:
        state.up &= ~cards
        return
    for card in members(cards):
        state.up &= ~BYTE[card]
        cell, kind = state.at.index(card), state.kinds[card]
        sink(events.CARD_TURNED_DOWN(seat, piece=card, target=cell, face=kind))


def _act(state: Fields, seat: int, card: int, cell: int, kind: int, sink: Sink | None) -> int:
    """The card that ends the movement does what it says."""
    if kind == STOP:
        state.stops[seat] |= BYTE[card]
        state.stops[1 - seat] &= ~BYTE[card]
        if sink:
            sink(events.STOP_REACHED(seat, piece=card, target=cell))
        return NOTHING
    if kind == CARROT:
        return _take_carrot(state, seat, card, cell, sink)
    if kind == SWAP:
        return CHOOSE_SWAP
    if kind == SPY:
        if anything_face_down(state):
            return CHOOSE_SPY
        if sink:
            sink(events.SPY_IDLE(seat))
        return NOTHING
    if kind == BONUS:
        _take_bonus(state, seat, card, cell, sink)
    return NOTHING


def anything_face_down(state: Fields) -> bool:
    """Returns True if a card of the field lies face down; eaten carrots stay in `up` forever."""
    return state.up != ALL_CARDS


def _take_bonus(state: Fields, seat: int, card: int, cell: int, sink: Sink | None) -> None:
    full = state.shocks[seat] >= HAND_LIMIT
    if not full:
        state.shocks[seat] += 1
    if sink:
        tell = events.BONUS_WASTED if full else events.BONUS_GAINED
        sink(tell(seat, piece=card, origin=cell, amount=state.shocks[seat]))


def _take_carrot(state: Fields, seat: int, card: int, cell: int, sink: Sink | None) -> int:
    state.at[cell] = NO_CARD
    state.carrots[seat] += 1
    state.quiet = -1  # the end of this turn counts it up to 0 (BBB-45)
    if sink:
        sink(events.CARROT_TAKEN(seat, piece=card, origin=cell, amount=state.carrots[seat]))
    if state.carrots[seat] < CARROTS_TO_WIN:
        return NOTHING
    state.stack.clear()
    if sink:
        sink(events.MATCH_WON(seat, amount=state.carrots[seat]))
    return WON
