"""Features of a seat's position for the fitted judge.

`outlook.standing_worth` evaluates where there are no weights, by points and resources alone.
"""

from __future__ import annotations

from typing import Final

from tabletop.ai.judging import Judge
from tabletop.ai.policy import Row
from tabletop.games.killer_bunnies.agents import outlook
from tabletop.games.killer_bunnies.agents.placings import TENS
from tabletop.games.killer_bunnies.agents.policy import family
from tabletop.games.killer_bunnies.rules import circles, paying, weapons
from tabletop.games.killer_bunnies.rules.cards import EFFECTS, RESOURCE, SUBTYPES, SUPER
from tabletop.games.killer_bunnies.rules.rules import State
from tabletop.games.killer_bunnies.rules.zones import HIDDEN

MOST_MEANS: Final = 10
"""Number of RESOURCE cards from which on more make no difference."""

_NAMED: Final = (
    "total",
    "total late",
    "on turn",
    "on turn late",
    "damage",
    "cities",
    "room",
    "occupants",
    "pairs",
    "shut out",
    "to come",
    "cards to come",
    "aligned",
    "in hand",
    "means wanted",
    "types",
    "supers",
    "creatures",
    "creatures late",
)
(
    TOTAL,
    TOTAL_LATE,
    ON_TURN,
    ON_TURN_LATE,
    DAMAGE,
    CITIES,
    ROOM,
    OCCUPANTS,
    PAIRS,
    SHUT_OUT,
    TO_COME,
    CARDS_TO_COME,
    ALIGNED,
    IN_HAND,
    MEANS_WANTED,
    TYPES,
    SUPERS,
    CREATURES,
    CREATURES_LATE,
) = range(len(_NAMED))
_MEANS: Final = len(_NAMED)
_SAVED: Final = _MEANS + MOST_MEANS + 1
_STANDS: Final = _SAVED + len(EFFECTS)
_READY: Final = _STANDS + len(EFFECTS)
_UNREADY: Final = _READY + len(SUBTYPES)
_RUN: Final = _UNREADY + len(SUBTYPES)
_HAND: Final = _RUN + len(EFFECTS)

NAMES: Final = (
    *_NAMED,
    *(f"means {count}" for count in range(MOST_MEANS + 1)),
    *(f"saved {effect}" for effect in EFFECTS),
    *(f"stands {effect}" for effect in EFFECTS),
    *(f"run {subtype}" for subtype in SUBTYPES),
    *(f"run {subtype}, not ready" for subtype in SUBTYPES),
    *(f"run {effect}" for effect in EFFECTS),
    *(f"hand {subtype}" for subtype in SUBTYPES),
)
"""Names of the features. Totals, points and cards to come are counted by tens, room by fives.
"Late" features are multiplied by the leader's share of the goal; "ready" is a run card that could
be paid for and owned now."""


def rows(state: State) -> list[Row | None]:
    """Returns the features of each seat; None for seats that have lost."""
    late = outlook.late(state)
    return [
        None if state.out[seat] else _row(state, seat, late) for seat in range(state.players)
    ]


def _row(state: State, seat: int, late: float) -> Row:
    setup = state.setup
    total = circles.total(state, seat) * outlook.GOAL / setup.goal / TENS
    means = paying.resources(state, seat)
    types = [paying.type_of(state, piece) for piece in means]
    wanted = outlook.wanted_types(setup, seat)
    row = [
        (TOTAL, total),
        (TOTAL_LATE, total * late),
        (MEANS_WANTED, float(sum(kind in wanted for kind in types))),
        (TYPES, float(len(set(types)))),
        (_MEANS + min(MOST_MEANS, len(means)), 1.0),
        (PAIRS, float(weapons.pairs(state, seat))),
        (IN_HAND, float(len(state.hand[seat]))),
    ]
    if state.active == seat:
        row += [(ON_TURN, 1.0), (ON_TURN_LATE, late)]
    for piece in state.saved[seat]:
        if setup.kind[piece] != RESOURCE:
            row += [(_SAVED + code, 1.0) for code in setup.fx[piece]]
    row += _standing(state, seat, late)
    row += _cities(state, seat)
    row += _to_come(state, seat)
    row += _run(state, seat, len(means))
    row += [(_HAND + setup.subtype[piece], 1.0) for piece in state.hand[seat]]
    return row


def _standing(state: State, seat: int, late: float) -> list[tuple[int, float]]:
    setup, mine = state.setup, state.bunnies[seat]
    count = float(len(mine))
    told = [(CREATURES, count), (CREATURES_LATE, count * late)]
    for piece in mine:
        if state.damage[piece]:
            told.append((DAMAGE, float(state.damage[piece])))
        if setup.subtype[piece] == SUPER:
            told.append((SUPERS, 1.0))
        told += [(_STANDS + code, 1.0) for code in setup.fx[piece]]
    return told


def _cities(state: State, seat: int) -> list[tuple[int, float]]:
    fx = state.setup.fx
    told = []
    for city in circles.own_cities(state, seat):
        told += [
            (CITIES, 1.0),
            (ROOM, max(0, circles.room(state, city)) / 5.0),
            (DAMAGE, float(state.damage[city])),
        ]
        for piece in state.occupants.get(city, ()):
            told.append((OCCUPANTS, 1.0))
            told += [(_STANDS + code, 1.0) for code in fx[piece]]
    return told


def _to_come(state: State, seat: int) -> list[tuple[int, float]]:
    """Returns features of the cards in Draw Pile, hand and run, and of those never to be owned."""
    setup = state.setup
    run = (state.top[seat] >= 0) + (state.bottom[seat] >= 0)
    cards = len(state.pile[seat]) + len(state.hand[seat]) + run
    told = [(CARDS_TO_COME, cards / TENS)]
    mine = circles.alignment(state, seat)
    if mine:
        told.append((ALIGNED, 1.0))
    place = HIDDEN | seat
    for piece in setup.aligned:
        if state.where[piece] == place:
            shut = mine and setup.align[piece] != mine
            told.append((SHUT_OUT if shut else TO_COME, setup.value[piece] / TENS))
    return told


def _run(state: State, seat: int, means: int) -> list[tuple[int, float]]:
    setup = state.setup
    told = []
    for piece in (state.top[seat], state.bottom[seat]):
        if piece < 0:
            continue
        subtype = setup.subtype[piece]
        owned = subtype > SUPER or circles.may_own(state, seat, piece)
        if owned and len(setup.cost[piece]) <= means:
            told.append((_READY + subtype, 1.0))
            told += [(_RUN + code, 1.0) for code in setup.fx[piece]]
        else:
            told.append((_UNREADY + subtype, 1.0))
    return told


JUDGE: Final = Judge(version=1, names=NAMES, family=family, rows=rows)
