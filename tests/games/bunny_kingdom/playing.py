"""Whole matches with random players, for tests that need many states."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tabletop.core.game import CHANCE
from tabletop.games.bunny_kingdom.game import KINGDOM
from tabletop.games.bunny_kingdom.rules.rules import State

MIXES = tuple(
    (players, sky, express)
    for players in (2, 3, 4, 5)
    for sky in (False, True)
    for express in (False, True)
    if players < 5 or sky
)


def fresh(players: int, sky: bool = False, express: bool = False) -> State:
    """A match before anything is dealt."""
    state = KINGDOM.start(players, {"sky": sky, "express": express})
    assert isinstance(state, State)
    return state


def walk(players: int, sky: bool, express: bool, seed: int) -> Iterator[State]:
    """The one state of a random match after each action; do not keep it, clone it."""
    state = fresh(players, sky, express)
    rng = Random(f"{players}{sky}{express}{seed}")
    while state.actors():
        actors = state.actors()
        seat = actors[int(rng.random() * len(actors))]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
        else:
            legal = state.legal_actions(seat)
            state.apply(seat, legal[int(rng.random() * len(legal))])
        yield state


def finished(players: int, sky: bool, express: bool, seed: int) -> State:
    """The end of a random match."""
    *_, state = walk(players, sky, express, seed)
    return state
