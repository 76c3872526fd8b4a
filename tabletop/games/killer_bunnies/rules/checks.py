"""Invariants of the state, one sentence for each violation."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final

from tabletop.core.errors import ImpossibleState
from tabletop.games.killer_bunnies.rules import circles, frames, trading
from tabletop.games.killer_bunnies.rules.cards import CITY, HERO, SUPER, VILLAIN
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import (
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

NOWHERE: Final = 255
LISTED_AT: Final = bytes(
    NOWHERE
    if each & ZONE in (PLAYED, GONE)
    else each & ZONE
    if each & ZONE in (INSIDE, UNDER)
    else each
    for each in range(256)
)
"""Place that `_listed` gives for each value of `Fields.where`; NOWHERE for cards in no list."""


def check(state: Fields) -> None:
    """Raises ImpossibleState with the first violation found."""
    for problem in (*_places(state), *_points(state), *_ends(state)):
        if problem:
            raise ImpossibleState(problem)


def _listed(state: Fields) -> list[tuple[int, Sequence[int]]]:
    """Returns the cards of each list with their zone and seat (in cities and under cards the zone
    alone)."""
    rows: list[tuple[int, Sequence[int]]] = [(INSIDE, row) for row in state.occupants.values()]
    rows += [(UNDER, row) for row in state.mods.values()]
    for seat in range(state.players):
        run = [p for p in (state.top[seat], state.bottom[seat]) if p >= 0]
        rows += [
            (HIDDEN | seat, state.pile[seat]),
            (HIDDEN | seat, state.hand[seat] + run),
            (SAVED | seat, state.saved[seat]),
            (DISCARD | seat, state.discard[seat]),
            (CIRCLE | seat, state.bunnies[seat]),
            (CENTRE | seat, state.cities[seat]),
            (AWAY | seat, state.away[seat]),
        ]
    return rows


def _places(state: Fields) -> list[str]:
    problems = []
    found = bytearray([NOWHERE]) * len(state.where)
    listed = 0
    for place, pieces in _listed(state):
        listed += len(pieces)
        for piece in pieces:
            found[piece] = place
    if found != state.where.translate(LISTED_AT):
        problems.append("A card is not where it is said to be.")
    if listed + found.count(NOWHERE) != len(found):
        problems.append("A card is in two places.")
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


def _points(state: Fields) -> list[str]:
    problems = []
    setup = state.setup
    subtype, damage, full = setup.subtype, state.damage, state.full
    creatures = [p for row in (*state.bunnies, *state.occupants.values()) for p in row]
    cities = [p for row in state.cities for p in row]
    away = [p for row in state.away for p in row]
    if any(damage[p] >= full[p] for p in (*creatures, *cities, *away)):
        problems.append("A card has as much damage as it is worth and is still there.")
    if any(subtype[p] > SUPER for p in creatures):
        problems.append("A card is no creature and stands among them.")
    if any(subtype[p] != CITY for p in cities):
        problems.append("A card is no city and lies among them.")
    if any(where & ZONE != SAVED for where in compress(state.where, state.spent)):
        problems.append("A card is spent and not saved.")
    if any(where & ZONE != HIDDEN for where in set(compress(state.where, state.known))):
        problems.append("A card lies open and is said to be known.")
    giving_up = not state.stack or any(frame[0] == frames.GIVE_UP for frame in state.stack)
    for city in () if giving_up else state.held:  # a match may end among the giving up
        if circles.room(state, city) < 0:
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


def _ends(state: Fields) -> list[str]:
    problems = []
    if bool(state.stack) == (state.ended >= 0):
        problems.append("The match is over and nothing ended it, or the other way round.")
    judged = not trading.under_way(state)
    if state.stack and state.active >= 0 and state.turn:
        for seat in range(state.players):
            if state.out[seat]:
                continue
            if state.bank[seat] < 1:
                problems.append("A player without points is still in the game.")
            if judged and circles.total(state, seat) >= state.setup.goal:
                problems.append("A player has reached the goal and the match goes on.")
            hold = state.setup.hold
            if not state.bunnies[seat] and any(hold[p] for p in state.saved[seat] if judged):
                problems.append("A card that asks for a bunny is held without one.")
    if any(where & SEAT >= state.players for where in set(state.where)):
        problems.append("A card belongs to a seat there is none of.")
    return problems
