"""What can never be true of a state, each with its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.errors import ImpossibleState
from tabletop.games.killer_bunnies import circles, steps
from tabletop.games.killer_bunnies.cards import CITY, HERO, SUPER, VILLAIN
from tabletop.games.killer_bunnies.zones import (
    AWAY,
    CENTRE,
    CIRCLE,
    DISCARD,
    GONE,
    HIDDEN,
    INSIDE,
    PLAYED,
    SAVED,
    SEAT,
    UNDER,
    ZONE,
)

if TYPE_CHECKING:
    from tabletop.games.killer_bunnies.state import KillerState


def check(state: KillerState) -> None:
    """Raises ImpossibleState with the first sentence that is true."""
    for problem in (*_places(state), *_points(state), *_ends(state)):
        if problem:
            raise ImpossibleState(problem)


def _found(state: KillerState) -> dict[int, int]:
    """Where each card is by the lists; a card met twice keeps the last place."""
    found: dict[int, int] = {}
    for seat in range(state.players):
        run = [p for p in (state.top[seat], state.bottom[seat]) if p >= 0]
        for zone, pieces in (
            (HIDDEN, state.pile[seat] + state.hand[seat] + run),
            (SAVED, state.saved[seat]),
            (DISCARD, state.discard[seat]),
            (CIRCLE, state.bunnies[seat]),
            (CENTRE, state.cities[seat]),
            (AWAY, state.away[seat]),
        ):
            for piece in pieces:
                if piece in found:
                    raise ImpossibleState(f"Card {piece} is in two places.")
                found[piece] = zone | seat
    for inside in state.occupants.values():
        for piece in inside:
            found[piece] = INSIDE
    for under in state.mods.values():
        for piece in under:
            found[piece] = UNDER
    return found


def _places(state: KillerState) -> list[str]:
    found = _found(state)
    for piece, where in enumerate(state.where):
        zone = where & ZONE
        if zone in (PLAYED, GONE):
            if piece in found:
                return [f"Card {piece} is out of all places and yet lies somewhere."]
        elif found.get(piece, -1) & (ZONE if zone in (INSIDE, UNDER) else 255) != (
            zone if zone in (INSIDE, UNDER) else where
        ):
            return [f"Card {piece} is not where it is said to be."]
    problems = []
    for city, inside in state.occupants.items():
        if not inside or city not in state.held:
            problems.append("A city without occupants has an owner.")
        if any(state.inn.get(p) != city for p in inside):
            problems.append("An occupant does not know its city.")
    if sorted(state.inn) != sorted(p for row in state.occupants.values() for p in row):
        problems.append("A creature is said to be in a city and is not.")
    if set(state.held) != set(state.occupants):
        problems.append("A city has an owner and no occupant.")
    return problems


def _points(state: KillerState) -> list[str]:
    problems = []
    setup = state.setup
    for piece, where in enumerate(state.where):
        zone = where & ZONE
        in_play = zone in (CIRCLE, CENTRE, INSIDE, AWAY)
        if in_play and not state.damage[piece] < state.full[piece]:
            problems.append(f"Card {piece} has as much damage as it is worth and is still there.")
        if zone in (CIRCLE, INSIDE) and setup.subtype[piece] > SUPER:
            problems.append(f"Card {piece} is no creature and stands among them.")
        if zone == CENTRE and setup.subtype[piece] != CITY:
            problems.append(f"Card {piece} is no city and lies among them.")
        if state.spent[piece] and zone != SAVED:
            problems.append(f"Card {piece} is spent and not saved.")
        if state.known[piece] and zone != HIDDEN:
            problems.append(f"Card {piece} lies open and is said to be known.")
    for city in state.held:
        if circles.room(state, city) < 0 and not any(f[0] == steps.GIVE_UP for f in state.stack):
            problems.append("A city holds more than it has room for.")
    for seat in range(state.players):
        owned = circles.in_play(state, seat) + state.away[seat]
        sides = {setup.align[p] for p in owned if setup.subtype[p] == SUPER}
        if {HERO, VILLAIN} <= sides:
            problems.append("A player has Heroes and Villains in play.")
        if state.out[seat] and (state.hand[seat] or state.bunnies[seat] or state.saved[seat]):
            problems.append("A player who has lost still has cards.")
        if state.hand[seat] and len(state.hand[seat]) > 7 and not setup.hands_on:
            problems.append("A hand holds more than seven cards.")
    return problems


def _ends(state: KillerState) -> list[str]:
    problems = []
    if bool(state.stack) == (state.ended >= 0):
        problems.append("The match is over and nothing ended it, or the other way round.")
    if state.stack and state.active >= 0 and state.turn:
        for seat in range(state.players):
            if state.out[seat]:
                continue
            if state.bank[seat] < 1:
                problems.append("A player without points is still in the game.")
            if circles.total(state, seat) >= state.setup.goal:
                problems.append("A player has reached the goal and the match goes on.")
            hold = state.setup.hold
            if not state.bunnies[seat] and any(hold[p] for p in state.saved[seat]):
                problems.append("A card that asks for a bunny is held without one.")
    if any(where & SEAT >= state.players for where in state.where):
        problems.append("A card belongs to a seat there is none of.")
    return problems
