"""The simple opponents: what they take, and that a beginner has about an even match with Easy."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.ai.agent import Budget
from tabletop.core.registry import game as find_game
from tests.ai.simple import SIMPLE, SimpleAgent, against, seated
from tests.games.bounce_bunny_bounce.scenario import Scene, place


@pytest.mark.parametrize("name", ["gain", "careful"])
def test_a_beginner_takes_a_carrot_it_sees(name: str) -> None:
    scene = Scene("stop@3,4", "stop@3,5", "carrot@2,4", "carrot@5,1", bunnies=("3,4", "3,5"))
    agent = SimpleAgent(find_game("bounce_bunny_bounce"), name == "careful")
    *_, decision = agent.think(scene.state, scene.state.actors()[0], Budget(), Random(1))
    assert place(decision.action.a) == "2,4"


@pytest.mark.parametrize("name", SIMPLE)
def test_every_simple_opponent_can_be_seated(name: str) -> None:
    assert seated(find_game("bunny_boom"), name, None).agent is not None


@pytest.mark.parametrize("key", ["bounce_bunny_bounce", "bunny_boom"])
def test_a_beginner_has_a_fair_match_with_easy_and_a_hard_one_without_errors(key: str) -> None:
    """The others take longer: `python -m tests.ai.simple GAME`."""
    game = find_game(key)
    easy = against(game, "gain", "easy", 2, {}, 60, "fair", None).share
    assert 0.3 <= easy <= 0.7
    assert against(game, "gain", "greedy", 2, {}, 60, "fair", None).share < easy
