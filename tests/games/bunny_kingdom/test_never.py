"""Absurd choices that no computer player from Normal up may make."""

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


MANY = "ring crown chalice left_glove royal_carrot burgomaster diplomat explorer"
"""More than are tried."""


def copying(own: int, rival: int, beside: str) -> Scene:
    """The first of two seats copies one of the other's parchments."""
    return Scene(2).carrots(own, rival).hold(0, "socialist").hold(1, beside).finish()


@EVERY_LEVEL
def test_who_comes_second_copies_the_opportunist(name: str) -> None:
    """BK-902: it was thought to be worth nothing, and not even tried."""
    scene = copying(20, 40, f"{MANY} opportunist")
    assert chosen(GAME, scene.state, name) == {scene.action("copy socialist opportunist")}


@EVERY_LEVEL
def test_who_is_ahead_copies_what_the_opportunist_would_not_bring(name: str) -> None:
    """BK-902"""
    scene = copying(80, 40, "ring chalice opportunist")
    assert chosen(GAME, scene.state, name) == {scene.action("copy socialist chalice")}


@EVERY_LEVEL
def test_a_copy_card_is_copied_for_what_it_copies_on(name: str) -> None:
    """BK-905: the ring is beside, the crown behind the Liberal."""
    scene = Scene(3).carrots(20, 40, 40).hold(0, "socialist").hold(1, "liberal ring")
    scene.hold(2, "crown").finish()
    assert chosen(GAME, scene.state, name) == {scene.action("copy socialist liberal")}


@EVERY_LEVEL
def test_a_copy_counts_for_what_is_held_beside_it(name: str) -> None:
    """BK-06: a glove beside the other one makes seven more, the Royal Carrot six."""
    scene = Scene(2).carrots(20, 40).hold(0, "socialist right_glove")
    scene.hold(1, "royal_carrot left_glove chalice").finish()
    assert chosen(GAME, scene.state, name) == {scene.action("copy socialist left_glove")}


def test_a_copy_is_worth_what_the_lead_is_in_the_end() -> None:
    """BK-902: the other copies the crown, so that one who is behind gets the Opportunist's ten;
    by the scepter the first would be ahead, and the other's Opportunist would bring ten."""
    scene = Scene(2).carrots(38, 37).hold(0, "socialist crown")
    state = scene.hold(1, "liberal opportunist scepter").finish().state
    found = dict(zip(state.legal_actions(0), scores(state, 0, state.legal_actions(0))))
    assert found[scene.action("copy socialist opportunist")] == (43 + 10) - (40 + 5)
    assert found[scene.action("copy socialist scepter")] == (43 + 3) - (40 + 5 + 10)
    assert found[scene.action("copy socialist liberal")] == (43 + 10) - (40 + 5)
