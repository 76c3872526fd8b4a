"""What no computer player from Normal up may do: absurd choices that were once made."""

from __future__ import annotations

import pytest

from tabletop.games.bunny_kingdom import GAME
from tabletop.games.bunny_kingdom.agents.heuristics import scores
from tabletop.games.bunny_kingdom.rules import actions as acts
from tests.ai.never import EVERY_LEVEL, chosen
from tests.games.bunny_kingdom.scenario import Scene


def rainbow_at(foot: str, round: int, clouds: str = "C5-2") -> Scene:
    """A Rainbow joins a cloud to the ground: A2 lies beside a city at A1, H2 has other goods."""
    scene = Scene(2, sky=True).settle(0, "A1 A2 A3 H2 J1", clouds).put("city2", "A1")
    return scene.lead(0, "C5-2", foot).construct(round)


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_a_rainbow_that_lies_well_is_not_moved_to_and_fro(round: int) -> None:
    """The old link was once thought to stay: every space looked as good as the one it left."""
    scene = rainbow_at("A2", round)
    state = scene.state
    legal = list(state.legal_actions(0))
    found = dict(zip(legal, scores(state, 0, legal)))
    moves = [action for action in legal if action[0] == acts.RAINBOW]
    assert moves, "it may be moved"
    assert all(found[move] < found[acts.DONE] for move in moves)


@EVERY_LEVEL
def test_no_player_moves_it_away(name: str) -> None:
    scene = rainbow_at("A2", 2)
    assert all(action[0] != acts.RAINBOW for action in chosen(GAME, scene.state, name))


def test_a_rainbow_that_leads_nowhere_is_moved_where_it_joins() -> None:
    scene = rainbow_at("J1", 2, "C5-2 C5-3")
    state = scene.state
    legal = list(state.legal_actions(0))
    found = dict(zip(legal, scores(state, 0, legal)))
    assert found[scene.action("rainbow 0 A2")] > found[acts.DONE]
