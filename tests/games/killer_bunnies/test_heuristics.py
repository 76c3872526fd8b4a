"""The rule-based player: what it prefers, and that it beats chance."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.ai.agent import seat_clone
from tabletop.core.action import Action, action_text
from tabletop.core.game import CHANCE
from tabletop.games.killer_bunnies.agents import outlook
from tabletop.games.killer_bunnies.agents.heuristics import HEURISTICS
from tabletop.games.killer_bunnies.game import GAME
from tabletop.games.killer_bunnies.rules.actions import VERBS
from tabletop.games.killer_bunnies.rules.rules import State
from tests.ai.never import chosen
from tests.games.killer_bunnies.scenario import Scene


def favourite(state: State, seed: str = "f") -> str:
    """The verb and numbers the greedy player takes."""
    seat = state.actors()[0]
    legal = state.legal_actions(seat)
    scores = list(HEURISTICS.greedy(seat_clone(state, seat, seed), seat, legal, Random(seed)))
    return action_text(legal[scores.index(max(scores))], VERBS)


def weights(scene: Scene) -> list[float]:
    """Returns the prior weights of a search."""
    state = scene.state
    seat = state.actors()[0]
    assert HEURISTICS.prior is not None
    return list(HEURISTICS.prior(state, seat, state.legal_actions(seat)))


def test_greedy_aims_where_a_kill_is_likely_and_at_the_leader() -> None:
    scene = Scene("blue", "violet", "green", bank=(10, 10, 50)).bunny(0, "EB13").means(0)
    scene.bunny(1, "EV05").bunny(2, "EG13").top(0, "EB25")
    scene.do(f"play {scene.card('EB25')}")
    assert favourite(scene.state) == f"target {scene.card('EG13')}"


def test_greedy_plays_bunnies_saves_resources_and_discards_what_it_cannot_use() -> None:
    scene = Scene().means(0).top(0, "EB13")
    assert favourite(scene.state) == f"play {scene.card('EB13')}"
    assert favourite(Scene().top(0, "EB45").state) == "save_top"
    assert favourite(Scene().top(0, "EB22").state) == "discard_top"


@pytest.mark.parametrize(("spare", "uses"), [(0, False), (2, True)])
def test_redeux_burns_only_what_nobody_would_miss(spare: int, uses: bool) -> None:
    """REDEUX: two burnt for a weapon in the hand leave nothing to pay it with."""
    means = ["EB45", "EB46", "EB47", "EB53", "EB54", "EB57", "EB49", "EB50"][: 6 + spare]
    scene = Scene("blue", "violet").bunny(0, "EB09").save(0, *means).discard(0, "EB22")
    scene.state.main_done = True
    legal = scene.state.legal_actions(0)
    power = legal.index(scene.action("use EB09"))
    assert (weights(scene)[power] > weights(scene)[legal.index(scene.action("end_turn"))]) == uses


def test_greedy_cancels_strong_weapons_only() -> None:
    for ident, wanted in (("EB26", True), ("EB22", False)):
        scene = Scene("blue", "violet").bunny(0, "EB13").bunny(1, "EV01").means(0).means(1)
        scene.ask(1).save(1, "EV42").only(1).top(0, ident)
        scene.do(f"play {ident}", "target EV01")
        assert favourite(scene.state).startswith("respond") == wanted


def test_greedy_wants_resources_first_and_cards_it_can_pay() -> None:
    scene = Scene().hand(0, "EB45", "EB22")
    state = scene.state
    assert outlook.run_score(state, 0, scene.card("EB45")) == 100
    assert outlook.run_score(state, 0, scene.card("EB22")) == 6


def test_kill_chances_follow_the_die() -> None:
    scene = Scene().bunny(1, "EV01")
    target = scene.card("EV01")
    assert outlook.kill_chance(scene.state, target, 8, 0, False) == pytest.approx(5 / 12)


def test_the_worth_of_a_state_sums_to_one_and_favours_the_leader() -> None:
    values = HEURISTICS.evaluate(Scene("blue", "violet", "green", bank=(10, 30, 10)).state)
    assert sum(values) == pytest.approx(1.0) and values[1] == max(values)


def test_greedy_beats_chance() -> None:
    wins = 0
    for number in range(8):
        state = GAME.start(2, GAME.info.complete(2, {}))
        rng, clever = Random(number), number % 2
        while not state.is_over():
            seat = state.actors()[0]
            action: Action
            if seat == CHANCE:
                action = state.sample_chance(rng)
            else:
                legal = list(state.legal_actions(seat))
                action = legal[int(rng.random() * len(legal))]
                if seat == clever:
                    world = seat_clone(state, seat, str(number))
                    scores = list(HEURISTICS.greedy(world, seat, legal, rng))
                    action = legal[scores.index(max(scores))]
            state.apply(seat, action)
        wins += state.result().winners == (clever,)
    assert wins == 8


@pytest.mark.parametrize("held", [("EV45", "EV46", "EV47", "EV48", "EV49"), ("EV45", "EV37")])
def test_who_has_to_hand_a_card_over_thinks_about_all_of_them(held: tuple[str, ...]) -> None:
    """A hand of good cards alone stopped the search, and beside a lesser one none of the good was
    tried."""
    scene = Scene().hand(1, *held)
    mine = min(scene.state.hand[0])
    scene.do("offer 1", f"give {mine}", "ask_hand", "propose", "accept")
    legal = scene.state.legal_actions(1)
    assert len(legal) == 5 and min(weights(scene)) > 0.0
    assert chosen(GAME, scene.state, "normal")


def test_a_runner_goes_where_rivals_stand_and_not_through_the_own_row() -> None:
    """Both ways looked alike before."""
    for first, way in ((("EV01", "EV03"), 0), (("EV03", "EV01"), 1)):
        scene = Scene("blue", "violet").bunny(0, "EB01").bunny(0, "EB03").means(0)
        scene.bunny(1, first[0]).bunny(1, first[1]).top(0, "EB33")
        scene.do("play EB33", "target EV01")
        assert favourite(scene.state) == f"direction {way}"
        given = weights(scene)
        assert given[way] > given[1 - way] > 0.0
    lone = Scene("blue", "violet").bunny(0, "EB13").means(0).bunny(1, "EV01").top(0, "EB33")
    lone.do("play EB33", "target EV01")
    assert len(set(weights(lone))) == 1


def test_a_boost_out_of_the_hand_is_not_thought_of() -> None:
    """It is the main action itself: no weapon could be launched after it."""
    scene = Scene("blue", "violet").bunny(0, "EB01").bunny(1, "EV01").means(0).top(0, "EB22")
    scene.hand(0, "EB38")
    legal = list(scene.state.legal_actions(0))
    assert weights(scene)[legal.index(scene.action("play EB38"))] == 0.0
