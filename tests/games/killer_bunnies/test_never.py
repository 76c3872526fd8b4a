"""What no computer player from Normal up may do: absurd choices that were once made."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.ai.agent import Budget, seat_clone
from tabletop.ai.levels import make_agent
from tabletop.core.action import action_text
from tabletop.games.killer_bunnies.agents.heuristics import scores
from tabletop.games.killer_bunnies.game import GAME
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.actions import VERBS
from tabletop.games.killer_bunnies.rules.setup import W_TALK
from tests.games.killer_bunnies.scenario import Scene

LEVELS = pytest.mark.parametrize("level", ["policy", "greedy", "normal", "hard", "expert"])
TRIALS = 80
SEEDS = 3


def chosen(scene: Scene, level: str) -> set[str]:
    """What the level does here, by several seeds."""
    seat = scene.asked()
    agent = make_agent(GAME, level)
    clone = seat_clone(scene.state, seat, "never")
    found = set()
    for seed in range(SEEDS):
        *_, decision = agent.think(clone, seat, Budget(iterations=TRIALS), Random(seed))
        found.add(action_text(decision.action, VERBS))
    return found


def between_runs(*hand: str, means: int = 0) -> Scene:
    """Seat 0 lays its next BOTTOM RUN out of this hand, with so many saved resources."""
    scene = Scene("blue", "violet").hand(0, *hand)
    if means:
        scene.means(0)
    scene.state.stack = [(frames.RUN_NEXT, 0)]
    scene.state.main_done = True
    return scene


@LEVELS
def test_no_run_card_is_laid_that_cannot_be_paid_while_a_resource_is_in_hand(level: str) -> None:
    """Normal laid such cards and discarded them two turns later, in 20 of 47 cases."""
    scene = between_runs("EB22", "EB45")
    assert "run_next" in scene.verbs()
    assert chosen(scene, level) == {f"run_next {scene.card('EB45')}"}


@LEVELS
def test_a_resource_on_top_of_the_run_is_saved(level: str) -> None:
    assert chosen(Scene().top(0, "EB45"), level) == {"save_top"}


@LEVELS
def test_nobody_strikes_their_own_bunny(level: str) -> None:
    scene = Scene("blue", "violet").bunny(0, "EB13").bunny(1, "EV05").means(0).top(0, "EB25")
    scene.do(f"play {scene.card('EB25')}")
    assert chosen(scene, level) == {f"target {scene.card('EV05')}"}


def test_passing_for_the_turn_tells_nothing_of_a_hand() -> None:
    """It was once done only where no card of the hand could answer: others could read that."""
    told = set()
    for held in ("EV42", "EV22"):
        scene = Scene("blue", "violet").hand(1, held).only(1, held)
        scene.state.stack = [(frames.FREE, 0), (frames.WINDOW, 1, W_TALK)]
        legal = [acts.ONLY[acts.PASS], acts.ONLY[acts.PASS_TURN]]
        told.add(tuple(scores(scene.state, 1, legal)))
    assert len(told) == 1
