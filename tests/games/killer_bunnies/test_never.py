"""Absurd choices, once made, that no computer player from Normal up makes."""

from __future__ import annotations

from tabletop.core.action import action_text
from tabletop.games.killer_bunnies.agents.scores import scores
from tabletop.games.killer_bunnies.game import GAME
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.actions import VERBS
from tabletop.games.killer_bunnies.rules.setup import W_TALK
from tests.ai.never import EVERY_LEVEL, chosen
from tests.games.killer_bunnies.scenario import Scene


def does(scene: Scene, name: str) -> set[str]:
    """All that the level does here, as text."""
    return {action_text(action, VERBS) for action in chosen(GAME, scene.state, name)}


def between_runs(*hand: str, means: int = 0) -> Scene:
    """Seat 0 lays its next BOTTOM RUN out of this hand, with so many saved resources."""
    scene = Scene("blue", "violet").hand(0, *hand)
    if means:
        scene.means(0)
    scene.state.stack = [(frames.RUN_NEXT, 0)]
    scene.state.main_done = True
    return scene


@EVERY_LEVEL
def test_no_run_card_is_laid_that_cannot_be_paid_while_a_resource_is_in_hand(name: str) -> None:
    """Normal laid such cards and discarded them two turns later, in 20 of 47 cases."""
    scene = between_runs("EB22", "EB45")
    assert "run_next" in scene.verbs()
    assert does(scene, name) == {f"run_next {scene.card('EB45')}"}


@EVERY_LEVEL
def test_a_resource_on_top_of_the_run_is_saved(name: str) -> None:
    assert does(Scene().top(0, "EB45"), name) == {"save_top"}


@EVERY_LEVEL
def test_nobody_strikes_their_own_bunny(name: str) -> None:
    scene = Scene("blue", "violet").bunny(0, "EB13").bunny(1, "EV05").means(0).top(0, "EB25")
    scene.do(f"play {scene.card('EB25')}")
    assert does(scene, name) == {f"target {scene.card('EV05')}"}


def test_passing_for_the_turn_tells_nothing_of_a_hand() -> None:
    """It was once done only where no card of the hand could answer: others could read that."""
    told = set()
    for held in ("EV42", "EV22"):
        scene = Scene("blue", "violet").hand(1, held).only(1, held)
        scene.state.stack = [(frames.FREE, 0), (frames.WINDOW, 1, W_TALK)]
        legal = [acts.ONLY[acts.PASS], acts.ONLY[acts.PASS_TURN]]
        told.add(tuple(scores(scene.state, 1, legal)))
    assert len(told) == 1


@EVERY_LEVEL
def test_no_creature_is_given_away_where_that_shuts_out_nothing(name: str) -> None:
    """A gift is five points for a rival: only what it keeps them from playing may be worth that."""
    scene = Scene("blue", "green").bunny(1, "EG05").means(0).top(0, "EB05")
    scene.do("play EB05")
    assert len(scene.state.legal_actions(0)) == 3
    assert does(scene, name) == {"place 0 0"}
