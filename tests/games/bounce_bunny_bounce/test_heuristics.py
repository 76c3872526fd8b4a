"""What agents are told: carrots first, shocks that pay, no endless hunting, no peeking."""

from random import Random

import pytest

from tabletop.ai.agent import Budget
from tabletop.ai.search import SearchAgent
from tabletop.core.action import Action
from tabletop.games.bounce_bunny_bounce.agents import heuristics, outlook
from tabletop.games.bounce_bunny_bounce.rules import effects, frames
from tabletop.games.bounce_bunny_bounce.rules.cards import OFF, members
from tabletop.games.bounce_bunny_bounce.rules.rules import State
from tests.games.bounce_bunny_bounce.playing import random_match
from tests.games.bounce_bunny_bounce.scenario import Scene, cell, place

FAR_CARROTS = ("carrot@1,1", "carrot@1,2", "carrot@1,6", "carrot@1,7", "carrot@2,1")


def know(scene: Scene, seat: int, *places: str) -> Scene:
    """Lets a seat have seen the cards in those places."""
    for where in places:
        scene.state.seen[seat] |= 255 << 8 * scene.state.at[cell(where)]
    return scene


def best(scene: Scene) -> str:
    """The action the scores like best, as `Scene.do` writes it."""
    state, seat = scene.state, scene.asked
    legal = state.legal_actions(seat)
    scores = heuristics.scores(state, seat, legal)
    action: Action = legal[scores.index(max(scores))]
    return f"{place(action.a)}" if action.a >= 0 else "none"


def test_a_carrot_beside_is_taken_before_the_other_bunny_is_thrown_off() -> None:
    scene = Scene("stop@3,4", "stop@3,5", "carrot@2,4", "carrot@5,1", bunnies=("3,4", "3,5"))
    assert best(scene) == "2,4"


def test_a_known_run_to_a_carrot_is_taken_and_a_known_loop_is_not() -> None:
    scene = Scene("stop@3,4", "right@3,5", "carrot@3,6", *FAR_CARROTS[:4], bunnies=("3,4", "off"))
    assert best(know(scene, 0, "3,5")) == "3,5"
    near = ("carrot@2,3", "carrot@4,3", "carrot@3,2")
    scene = Scene("stop@3,4", "right@3,5", "left@3,6", *near, bunnies=("3,4", "off"))
    field = outlook.faces(know(scene, 0, "3,5", "3,6").state, 0)
    assert outlook.walk(field, cell("3,5")) == OFF
    assert best(scene) != "3,5"


def test_a_shock_is_spent_to_send_the_other_bunny_into_a_known_loop() -> None:
    scene = Scene(
        "stop@3,4", "right@3,5", "left@3,6", *FAR_CARROTS, bunnies=("off", "3,4"), phase="shock"
    )
    assert best(know(scene, 0, "3,5", "3,6")) == "3,5"


def test_a_shock_never_feeds_the_other_bunny_and_is_kept_where_nothing_is_gained() -> None:
    scene = Scene("stop@3,4", "carrot@3,5", *FAR_CARROTS[:4], bunnies=("off", "3,4"), phase="shock")
    state = scene.state
    legal = state.legal_actions(0)
    scores = dict(zip(legal, heuristics.scores(state, 0, legal)))
    assert scores[scene.action("shock 3,5")] < scores[scene.action("end_turn")]


def test_a_shock_takes_the_other_bunny_away_from_its_third_carrot() -> None:
    scene = Scene(
        "stop@3,4",
        "stop@4,4",
        "carrot@3,5",
        *FAR_CARROTS[:2],
        eaten=("1,6", "1,7"),
        carrots=(0, 2),
        bunnies=("off", "3,4"),
        phase="shock",
        shocks=(1, 0),
    )
    state = know(scene, 0, "4,4").state
    legal = state.legal_actions(0)
    scores = dict(zip(legal, heuristics.scores(state, 0, legal)))
    assert scores[scene.action("shock 4,4")] > scores[scene.action("shock 3,5")]


def test_bbb_14_agents_never_think_of_shocking_the_other_onto_their_own_bunny() -> None:
    """BBB-14"""
    scene = Scene("stop@3,4", "stop@3,5", bunnies=("3,5", "3,4"), phase="shock")
    state = scene.state
    legal = state.legal_actions(0)
    weights = heuristics.prior(state, 0, legal)
    assert weights[legal.index(scene.action("shock 3,5"))] == 0.0
    for seed in range(20):
        picked = heuristics.rollout(state, 0, legal, Random(seed))
        assert picked != scene.action("shock 3,5")
    agent = SearchAgent(heuristics.HEURISTICS)
    *_, decision = agent.think(state, 0, Budget(iterations=300), Random(1))
    assert scene.action("shock 3,5") not in [tried.action for tried in decision.candidates]


def test_a_swap_brings_a_carrot_beside_the_own_bunny() -> None:
    scene = Scene("swap@3,4", "stop@4,4", *FAR_CARROTS, bunnies=("4,4", "off"))
    scene.do("bounce 3,4")
    scene.do(f"swap_first {best(scene)}")
    scene.do(f"swap_second {best(scene)}")
    beside = {scene.kind(where) for where in ("2,4", "4,4", "3,3", "3,5")}
    assert "carrot" in beside


def test_a_spy_looks_at_unseen_cards_beside_the_own_bunny() -> None:
    scene = Scene("spy@3,4", "stop@4,4", *FAR_CARROTS, bunnies=("4,4", "off"))
    scene.do("bounce 3,4")
    assert best(scene) in {"2,4", "3,3", "3,5"}


def test_throwing_off_weighs_less_than_any_carrot() -> None:
    assert heuristics.THROW < outlook.PER_CARROT


@pytest.mark.parametrize("seed", range(10))
def test_scores_rest_on_nothing_the_player_does_not_know(seed: int) -> None:
    match = random_match(seed, decisions=8 + seed)
    if match.state.is_over():
        return
    seat = match.state.actors()[0]
    legal = match.state.legal_actions(seat)
    found = set()
    for draw in range(6):
        twin = match.state.clone()
        twin.redeterminize(seat, Random(draw))
        found.add(tuple(heuristics.scores(twin, seat, legal)))  # type: ignore[arg-type]
    assert len(found) == 1


@pytest.mark.parametrize("seed", range(10))
def test_judgements_are_chances_and_leave_the_state_alone(seed: int) -> None:
    match = random_match(seed, decisions=5 + seed)
    state = match.state
    if state.is_over():
        return
    before = state.digest()
    worth = heuristics.evaluate(state)  # type: ignore[arg-type]
    assert all(0.0 < share < 1.0 for share in worth) and sum(worth) <= 1.0 + 1e-9
    seat = state.actors()[0]
    legal = state.legal_actions(seat)
    weights = heuristics.prior(state, seat, legal)  # type: ignore[arg-type]
    assert len(weights) == len(legal) and min(weights) >= 0.0 and sum(weights) > 0.0
    assert heuristics.rollout(state, seat, legal, Random(1)) in legal  # type: ignore[arg-type]
    assert len(heuristics.greedy(state, seat, legal, Random(1))) == len(legal)  # type: ignore
    assert state.digest() == before


def test_a_bunny_with_more_carrots_is_judged_better_off() -> None:
    scene = Scene(
        "stop@3,4", "stop@3,2", eaten=("1,1", "1,2"), carrots=(2, 0), bunnies=("3,4", "3,2")
    )
    mine, yours = heuristics.evaluate(scene.state)
    assert mine > yours + 0.3


def test_both_lose_worth_as_quiet_turns_pass_so_that_both_seek_carrots() -> None:
    early = Scene("stop@3,4", "stop@3,2", bunnies=("3,4", "3,2"), quiet=0, turn=1)
    late = Scene("stop@3,4", "stop@3,2", bunnies=("3,4", "3,2"), quiet=36, turn=37)
    assert sum(heuristics.evaluate(late.state)) < sum(heuristics.evaluate(early.state))


def test_guessed_ways_are_those_that_the_rules_take_over_eaten_carrots_too() -> None:
    """Whoever has seen every card knows where each bounce ends."""
    eaten = told = 0
    for seed in range(40):
        state = random_match(seed, decisions=60 + 2 * seed).state
        assert isinstance(state, State)
        if not state.stack or state.stack[-1][0] != frames.BOUNCE:
            continue
        (seat,) = state.actors()
        field = outlook.faces(know_all(state), seat)
        eaten += sum(state.carrots)
        legal = state.legal_actions(seat)
        if state.pos[seat] != OFF:
            assert {action.a for action in legal} == {*outlook.targets(field, state.pos[seat])} - {
                state.pos[seat]
            }
        for action in legal:
            after = state.clone()
            after.apply(seat, action)
            end = outlook.walk(field, action.a)
            found = sum(after.carrots) - sum(state.carrots)
            assert (end >= outlook.FOUND) == found
            assert end % outlook.UNSEEN == after.pos[seat] % outlook.UNSEEN
            told += 1
    assert eaten and told


def know_all(state: State) -> State:
    """The state, with every card seen by both."""
    state.seen = [effects.ALL_CARDS] * 2
    return state


def test_faces_tell_what_a_seat_has_seen_and_nothing_else() -> None:
    scene = Scene("spy@5,4", "down@2,2", eaten=("1,1",))
    scene.do("bounce 5,4", "spy 2,2")
    mine, theirs = outlook.faces(scene.state, 0), outlook.faces(scene.state, 1)
    assert mine[8] == 2 and theirs[8] == outlook.HIDDEN
    assert mine[0] == outlook.EMPTY
    shown = [cell for cell, face in enumerate(mine) if face < outlook.EMPTY]
    assert len(shown) == len(members(scene.state.seen[0])) - 1
