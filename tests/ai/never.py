"""What a level does in one moment, by several seeds: for the suites of what must never be done."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.ai.agent import Budget, seat_clone
from tabletop.ai.levels import make_agent
from tabletop.core.action import Action
from tabletop.core.game import Game, State

TRIALS = 60
SEEDS = 3

FROM_NORMAL_UP = pytest.mark.parametrize("name", ["greedy", "policy", "normal", "hard", "expert"])
"""All that plays in earnest. With few trials each: what is absurd is so at first sight."""


def chosen(game: Game, state: State, name: str) -> set[Action]:
    """All that the level does here; weaker ones err in some of the seeds, but forget nothing."""
    seat = state.actors()[0]
    agent = make_agent(game, name)
    clone = seat_clone(state, seat, "never")
    found = set()
    for seed in range(SEEDS):
        *_, decision = agent.think(clone, seat, Budget(iterations=TRIALS), Random(seed))
        found.add(decision.action)
    return found
