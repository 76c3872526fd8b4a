"""`check` finds each kind of damage to a sound state."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop.core.errors import ImpossibleState
from tabletop.games.killer_bunnies.rules.rules import State
from tabletop.games.killer_bunnies.rules.zones import CIRCLE, HIDDEN, UNDER
from tests.games.killer_bunnies.scenario import Scene


def _sound() -> tuple[State, int, int]:
    """A state with a bunny in the circle and one saved RESOURCE, and those two cards."""
    scene = Scene("blue", "violet").bunny(0, "EB13").bunny(1, "EV01").means(0, 1)
    state = scene.state
    state.check()
    return state, state.bunnies[0][0], state.saved[0][0]


def _twice(state: State, bunny: int, means: int) -> None:
    state.hand[0].append(state.hand[0][0])


def _elsewhere(state: State, bunny: int, means: int) -> None:
    state.where[bunny] = CIRCLE | 1


def _unlisted(state: State, bunny: int, means: int) -> None:
    state.saved[0].remove(means)


def _hung(state: State, bunny: int, means: int) -> None:
    state.where[bunny] = UNDER


def _dead(state: State, bunny: int, means: int) -> None:
    state.damage[bunny] = state.full[bunny]


def _no_creature(state: State, bunny: int, means: int) -> None:
    state.saved[0].remove(means)
    state.bunnies[0].append(means)
    state.where[means], state.full[means] = CIRCLE, 1


def _spent(state: State, bunny: int, means: int) -> None:
    state.spent[bunny] = 1


def _known(state: State, bunny: int, means: int) -> None:
    state.known[bunny] = 1


def _nobody(state: State, bunny: int, means: int) -> None:
    state.where[state.pile[0][0]] = HIDDEN | 3


def _broke(state: State, bunny: int, means: int) -> None:
    state.bank[1] = 0


def _won(state: State, bunny: int, means: int) -> None:
    state.bank[0] = 100


@pytest.mark.parametrize(
    "damage",
    [
        _twice,
        _elsewhere,
        _unlisted,
        _hung,
        _dead,
        _no_creature,
        _spent,
        _known,
        _nobody,
        _broke,
        _won,
    ],
)
def test_a_damaged_state_is_found_out(damage: Callable[[State, int, int], None]) -> None:
    state, bunny, means = _sound()
    damage(state, bunny, means)
    with pytest.raises(ImpossibleState):
        state.check()


def test_a_match_may_end_while_occupants_are_still_being_given_up() -> None:
    state = Scene("blue", "violet").bunny(1, "EV01").city(0, "EB17", "EB01", "EB13").state
    state.check()
    state.damage[state.cities[0][0]] = 3
    with pytest.raises(ImpossibleState, match="more than it has room for"):
        state.check()
    state.stack.clear()
    state.ended = 0
    state.check()
