"""Checks after every change: cards lost with the last bunny, losers, winners (R20).

`scoring` has the result.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.event import Sink
from tabletop.games.killer_bunnies.game import ROUNDS
from tabletop.games.killer_bunnies.rules import circles, frames, paying
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import CENTRE, GONE, SEAT, UNDER, ZONE

GOAL, LAST_ONE, LONG_ENOUGH = range(3)
"""Causes of the end of a match."""

LONGEST: Final = ROUNDS


def left_of(state: Fields, seat: int) -> int:
    """Returns the next player clockwise who is still in the game; the seat itself when it is alone.
    """
    n = state.players
    for step in range(1, n):
        other = (seat + step) % n
        if not state.out[other]:
            return other
    return seat


def clockwise(state: Fields, first: int) -> list[int]:
    """Returns the seats still in the game, clockwise from `first`."""
    seats, out = range(state.players), state.out
    return [seat for seat in (*seats[first:], *seats[:first]) if not out[seat]]


def opponents(state: Fields, seat: int) -> list[int]:
    """Returns the others still in the game, clockwise."""
    return clockwise(state, seat + 1)[: None if state.out[seat] else -1]


def settle(state: Fields, sink: Sink | None) -> None:
    """Carries out the checks of R20 after a change, the active player first, then clockwise."""
    state.dirty = False
    _drop_held(state, sink)
    if state.active < 0:
        return
    order = clockwise(state, state.active)
    for seat in order:
        if state.bank[seat] < 1:
            eliminate(state, seat, sink)
            if not state.stack:
                return
    goal = state.setup.goal
    for seat in order:
        if not state.out[seat] and circles.total(state, seat) >= goal:
            _win(state, (seat,), GOAL, sink)
            return


def _drop_held(state: Fields, sink: Sink | None) -> None:
    """Discards the saved cards that ask for a bunny of seats with none in the circle (R4)."""
    hold = state.setup.hold
    for seat in range(state.players):
        if not state.bunnies[seat]:
            for piece in [p for p in state.saved[seat] if hold[p]]:
                paying.discard_saved(state, seat, piece, ev.CARD_NOT_HELD, sink)


def eliminate(state: Fields, seat: int, sink: Sink | None) -> None:
    """Takes a losing player and all their cards out of the game; nobody scores for it (A60)."""
    if state.out[seat]:
        return
    state.out[seat] = 1
    state.lost.append(seat)
    if sink:
        sink(ev.PLAYER_LOST(seat, amount=state.bank[seat]))
    _clear_away(state, seat, sink)
    left = [s for s in range(state.players) if not state.out[s]]
    if len(left) == 1:
        _win(state, (left[0],), LAST_ONE, sink)
    elif seat == state.active:
        others = [f for f in state.stack if f[0] == frames.DONE and f[1] != seat]
        state.stack[:] = [(frames.NEXT_TURN,), (frames.BURN_MARKED,), *others]
    state.dirty = bool(state.stack)


def _clear_away(state: Fields, seat: int, sink: Sink | None) -> None:
    for city in [c for c, owner in state.held.items() if owner == seat]:
        for row in state.cities:
            if city in row:
                row.remove(city)
        for piece in state.occupants.pop(city):
            del state.inn[piece]
            _gone(state, piece, seat)
        del state.held[city], state.last[city]
        _gone(state, city, seat)
    for piece in state.bunnies[seat] + state.away[seat]:
        _gone(state, piece, seat)
    for rows in (
        state.bunnies,
        state.away,
        state.pile,
        state.hand,
        state.saved,
        state.discard,
    ):
        rows[seat] = []
    state.top[seat] = state.bottom[seat] = -1
    for piece, where in enumerate(state.where):
        if where & SEAT == seat and where & ZONE not in (CENTRE, UNDER):
            state.where[piece] = GONE | seat
            state.known[piece] = state.spent[piece] = 0
    if sink:
        sink(ev.CARDS_LEFT_GAME(seat))


def _gone(state: Fields, piece: int, seat: int) -> None:
    for each in (piece, *state.mods.pop(piece, ())):
        state.where[each] = GONE | seat
        state.damage[each] = state.full[each] = 0


def long_enough(state: Fields, sink: Sink | None) -> None:
    """Ends the match after the last round: the highest total wins; equal ones share (KB-26)."""
    totals = {s: circles.total(state, s) for s in range(state.players) if not state.out[s]}
    best = max(totals.values())
    winners = tuple(seat for seat, points in totals.items() if points == best)
    _win(state, winners, LONG_ENOUGH, sink)


def _win(state: Fields, seats: tuple[int, ...], why: int, sink: Sink | None) -> None:
    state.winners = seats
    state.ended = why
    state.stack.clear()
    if sink:
        for seat in seats:
            sink(ev.MATCH_WON(seat, amount=circles.total(state, seat), detail=ev.Why(why)))
