"""Fitted policy of Killer Bunnies, with the features of cards for the run.

`placings` has the features of places. All other decisions use the scores of `scores`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.ai.policy import Policy, Row
from tabletop.core.action import Action
from tabletop.games.killer_bunnies.agents import outlook, placings
from tabletop.games.killer_bunnies.agents.heuristics import phase
from tabletop.games.killer_bunnies.agents.scores import POINT, scores
from tabletop.games.killer_bunnies.rules import circles, frames, paying
from tabletop.games.killer_bunnies.rules.cards import (
    BUNNY_MODIFIER,
    CITY,
    CITY_MODIFIER,
    CITY_WEAPON,
    EFFECTS,
    GROUND_RUNNER,
    GROUND_WEAPON,
    RESOURCE,
    SUPER,
    VERY_SPECIAL,
)
from tabletop.games.killer_bunnies.rules.rules import State

MOST_MEANS: Final = 9
"""Number of RESOURCE cards from which on more make no difference."""

_NAMED: Final = (
    "score",
    "type wanted",
    "alike",
    "creature",
    "creature's value",
    "beside creatures",
    "first creature",
    "creature too dear",
    "creature not to be owned",
    "city that fits",
    "city that does not fit",
    "city's value",
    "weapon",
    "weapon's level",
    "weapon not ready",
    "city weapon",
    "city weapon not ready",
    "for a creature",
    "for a creature, not ready",
    "for a city",
    "for a city, not ready",
    "special",
    "special with few means",
    "very special",
    "hexagons",
    "substitutes",
    "burnt",
    "missing",
    "resource late",
    "creature late",
    "city late",
    "weapon late",
    "special late",
)
(
    SCORE,
    WANTED,
    ALIKE,
    CREATURE,
    CREATURE_VALUE,
    FURTHER,
    FIRST,
    TOO_DEAR,
    NOT_OWNED,
    CITY_FITS,
    CITY_UNFIT,
    CITY_VALUE,
    WEAPON,
    LEVEL,
    WEAPON_UNREADY,
    AT_CITIES,
    AT_CITIES_UNREADY,
    ON_CREATURE,
    ON_CREATURE_UNREADY,
    ON_CITY,
    ON_CITY_UNREADY,
    SPECIAL,
    SPECIAL_POOR,
    VERY,
    HEXAGONS,
    SUBSTITUTES,
    BURNT,
    MISSING,
    RESOURCE_LATE,
    CREATURE_LATE,
    CITY_LATE,
    WEAPON_LATE,
    SPECIAL_LATE,
) = range(len(_NAMED))
_MEANS: Final = len(_NAMED)
_EFFECT: Final = _MEANS + MOST_MEANS + 1

RUN: Final = "run"
PLACE: Final = "place"
FEATURES: Final = {
    RUN: (
        *_NAMED,
        *(f"resource to {count}" for count in range(MOST_MEANS + 1)),
        *EFFECTS,
    ),
    PLACE: placings.NAMES,
}
"""Names of the features by group. RUN: the kind of card, whether it could be used and paid for now,
its cost, the number of RESOURCE cards there already, and its effects. "Late" features are
multiplied by the leader's share of the goal."""


def family(state: State) -> str:
    """Returns the family of weights, by number of seats."""
    return {2: "two", 3: "three", 4: "four"}[state.players]


def group(state: State, player: int, legal: Sequence[Action]) -> str:
    """Returns the feature group of the decision; "" where the scores decide.

    That is the next run card, and the place of a creature unless it may end the match.
    """
    found = _GROUPS.get(state.stack[-1][0], "")
    if found == PLACE and any(placings.ends(state, area) for area in {each[1] for each in legal}):
        return ""
    return found


_GROUPS: Final = {frames.RUN_NEXT: RUN, frames.PLACE: PLACE}


def plain(state: State, player: int, legal: Sequence[Action]) -> Sequence[float]:
    """Returns the scores of the rule-based player, in points."""
    return [POINT * score for score in scores(state, player, legal)]


def rows(state: State, player: int, legal: Sequence[Action]) -> Sequence[Row]:
    """Returns the features of each choice."""
    found, late = plain(state, player, legal), outlook.late(state)
    if state.stack[-1][0] == frames.PLACE:
        return placings.rows(state, player, legal, found, late)
    return _run_rows(state, player, legal, found, late)


def _run_rows(
    state: State, player: int, legal: Sequence[Action], found: Sequence[float], late: float
) -> list[Row]:
    """Returns the features of each card for the run, with its score by the rule-based player."""
    setup = state.setup
    means, creatures = outlook.with_run(state, player)
    types = [paying.type_of(state, piece) for piece in means]
    told: list[Row] = []
    for action, score in zip(legal, found):
        piece = action[1]
        row = [(SCORE, score)]
        if setup.kind[piece] == RESOURCE:
            row += _resource(state, player, piece, types, late)
        else:
            row += _used(state, player, piece, len(means), creatures, late)
            row += _paid(setup.cost[piece], types)
            row += [(_EFFECT + code, 1.0) for code in setup.fx[piece]]
        told.append(row)
    return told


def _resource(
    state: State, player: int, piece: int, types: Sequence[int], late: float
) -> list[tuple[int, float]]:
    kind = paying.type_of(state, piece)
    return [
        (_MEANS + min(len(types), MOST_MEANS), 1.0),
        (WANTED, float(kind in outlook.wanted_types(state.setup, player))),
        (ALIKE, float(types.count(kind))),
        (RESOURCE_LATE, late),
    ]


def _used(
    state: State, player: int, piece: int, means: int, creatures: int, late: float
) -> list[tuple[int, float]]:
    """Returns features of the card's kind, and of whether it could be used now."""
    setup = state.setup
    subtype, value = setup.subtype[piece], float(setup.value[piece])
    paid = len(setup.cost[piece]) <= means
    cities = len(circles.own_cities(state, player))
    if subtype <= SUPER:
        if not circles.may_own(state, player, piece):
            return [(NOT_OWNED, 1.0)]
        if not paid:
            return [(TOO_DEAR, 1.0), (CREATURE_LATE, late)]
        first = float(not creatures)
        told = [(CREATURE, 1.0), (CREATURE_VALUE, value), (FURTHER, float(creatures))]
        return [*told, (FIRST, first), (CREATURE_LATE, late)]
    if subtype == CITY:
        fits = paid and creatures >= 2 and cities < 3
        return [(CITY_FITS if fits else CITY_UNFIT, 1.0), (CITY_VALUE, value), (CITY_LATE, late)]
    if subtype in (GROUND_WEAPON, GROUND_RUNNER):
        if paid and creatures:
            return [(WEAPON, 1.0), (LEVEL, value), (WEAPON_LATE, late)]
        return [(WEAPON_UNREADY, 1.0), (WEAPON_LATE, late)]
    if subtype == CITY_WEAPON:
        theirs = any(owner != player for owner in state.held.values())
        ready = paid and bool(creatures and cities) and theirs
        return [(AT_CITIES if ready else AT_CITIES_UNREADY, 1.0), (WEAPON_LATE, late)]
    if subtype == BUNNY_MODIFIER:
        ready = paid and bool(state.bunnies[player])
        return [(ON_CREATURE if ready else ON_CREATURE_UNREADY, 1.0), (SPECIAL_LATE, late)]
    if subtype == CITY_MODIFIER:
        return [(ON_CITY if paid and cities else ON_CITY_UNREADY, 1.0), (SPECIAL_LATE, late)]
    very = float(setup.kind[piece] == VERY_SPECIAL)
    return [(SPECIAL if means >= 2 else SPECIAL_POOR, 1.0), (VERY, very), (SPECIAL_LATE, late)]


def _paid(cost: Sequence[int], types: Sequence[int]) -> list[tuple[int, float]]:
    """Returns features of the cost, and of the part that could not be paid now."""
    return [
        (HEXAGONS, float(len(cost))),
        (SUBSTITUTES, float(outlook.substitutes(cost, types))),
        (BURNT, float(outlook.burnt(cost))),
        (MISSING, float(max(0, len(cost) - len(types)))),
    ]


def points(state: State) -> Sequence[float]:
    """Returns the worth of each seat's position, in points of the match."""
    return [outlook.standing_worth(state, seat) for seat in range(state.players)]


POLICY: Final = Policy(2, FEATURES, family, group, rows, plain, points, phase, warmth=0.3)
