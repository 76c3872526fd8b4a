"""What a level does in one moment, by several seeds: for the suites of what must never be done.

Easy is among them: a beginner errs, but does nothing absurd.
"""

from __future__ import annotations

from random import Random

import pytest

from tabletop.ai.agent import Budget, seat_clone
from tabletop.ai.levels import LEVELS, level, make_agent
from tabletop.core.action import Action
from tabletop.core.game import Game, State

TRIALS = 60
SEEDS = 3

QUICK_SEEDS = 40
"""Who does not look ahead is asked more often, so that its errors are among the answers."""

EVERY_LEVEL = pytest.mark.parametrize("name", ["greedy", "policy", *LEVELS])
"""With few trials each: what is absurd is so at first sight."""

FROM_NORMAL_UP = pytest.mark.parametrize("name", ["greedy", "policy", *LEVELS[1:]])
"""All that plays in earnest."""


def chosen(game: Game, state: State, name: str) -> set[Action]:
    """All that the level does here; weaker ones err in some of the seeds, but forget nothing."""
    seat = state.actors()[0]
    agent = make_agent(game, name)
    clone = seat_clone(state, seat, "never")
    found = set()
    for seed in range(QUICK_SEEDS if level(name).kind == "greedy" else SEEDS):
        *_, decision = agent.think(clone, seat, Budget(iterations=TRIALS), Random(seed))
        found.add(decision.action)
    return found
