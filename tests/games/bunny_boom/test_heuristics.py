"""Heuristics weigh prices, walks, the receivers of gifts, and the value of cards near the end."""

from collections import Counter
from math import exp
from random import Random

import pytest

from tabletop.ai.analysing import guide_for
from tabletop.games.bunny_boom.agents import outlook
from tabletop.games.bunny_boom.agents.heuristics import (
    HEURISTICS,
    evaluate,
    likely,
    prospects,
    scores,
)
from tabletop.games.bunny_boom.game import GAME
from tests.games.bunny_boom.playing import random_match
from tests.games.bunny_boom.scenario import Scene, card_number


def best(scene: Scene) -> str:
    """The action with the highest score, as the scene writes it."""
    legal = scene.state.legal_actions(scene.asked)
    found = HEURISTICS.greedy(scene.state, scene.asked, legal, Random(1))
    return scene.written(legal[max(range(len(legal)), key=found.__getitem__)])


def test_a_free_space_is_better_than_a_dear_one() -> None:
    village = {"left 1": "P11", "right 1": "P34"}
    scene = Scene("P14 P24 P64", village, full=True, pawns=("left 2", "right 2"), homes=(5, 5))
    legal = scene.state.legal_actions(0)
    found = dict(zip(map(scene.written, legal), scores(scene.state, 0, legal)))
    assert found["play P14 left 1"] > found["play P14 right 1"]


def test_a_short_walk_over_few_bunnies_is_better() -> None:
    village = {"left 1": "P11", "left 2": "P12"}
    scene = Scene("P64 P24 P54", village, tokens={"left 1": 4})
    assert best(scene).endswith("right 1")


def test_who_is_ahead_gets_the_gift_and_never_the_own_home() -> None:
    scene = Scene("P11 P42 P52", players=3, river="P25 P62 P12", homes=(9, 2, 14))
    scene.do("play P11 left 1")
    assert best(scene) == "gift 1"


def test_the_dearest_crossing_is_jumped() -> None:
    scene = Scene("P32", {"left 1": "P12", "left 2": "P11"}, tokens={"left 1": 3})
    scene.do("play P32 left 3")
    assert best(scene) == "jump left 1"


def test_bunnies_are_put_where_the_others_must_walk() -> None:
    village = {"left 1": "P12", "left 2": "P21", "right 1": "P22", "right 2": "P32"}
    scene = Scene(
        "P11 P42 P52",
        village,
        river="P14 P62 P15",
        homes=(5, 5),
        pawns=("centre", "left 2"),
    )
    scene.do("play P11 right 3", "use 0")
    assert best(scene) == "place left 1"


def test_values_in_hand_count_late_and_effects_early() -> None:
    carrot, jump = card_number("P35"), card_number("P32")
    early = [outlook.card_cost(card, 1, outlook.value_weight(8.0)) for card in (carrot, jump)]
    late = [outlook.card_cost(card, 1, outlook.value_weight(0.3)) for card in (carrot, jump)]
    assert early[0] < early[1] and late[0] > late[1]


def test_turns_left_fall_with_the_pile_and_with_closed_spaces() -> None:
    full = Scene(full=True).state
    short = Scene(full=True, pile="P31 P32", rest=False).state
    assert outlook.turns_left(short) < outlook.turns_left(full)
    closed = full.clone()
    closed.closed = 0b11111
    assert outlook.turns_left(closed) < outlook.turns_left(full)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fewer_bunnies_are_a_better_chance_and_chances_sum_to_one(players: int) -> None:
    homes = tuple(range(3, 3 + 4 * players, 4))
    state = Scene(full=True, players=players, homes=homes).state
    chances = evaluate(state)
    assert sum(chances) == pytest.approx(1.0)
    assert chances == sorted(chances, reverse=True)
    assert prospects(state) == sorted(prospects(state))


def test_the_carrot_and_gifts_count_against_their_owners() -> None:
    plain = prospects(Scene(full=True, homes=(4, 4)).state)
    carrot = prospects(Scene(full=True, homes=(4, 4), carrot_owner=1).state)
    assert carrot[1] > plain[1] and carrot[0] == plain[0]


@pytest.mark.parametrize("seed", range(6))
def test_a_rollout_takes_one_of_the_better_actions(seed: int) -> None:
    state = random_match(seed, 3, decisions=10 + seed).state
    seat = state.actors()[0]
    legal = state.legal_actions(seat)
    found = scores(state, seat, legal)  # type: ignore[arg-type]
    mean = sum(found) / len(found)
    chosen = [HEURISTICS.rollout(state, seat, legal, Random(n)) for n in range(40)]
    assert sum(found[list(legal).index(action)] for action in chosen) / 40 >= mean


def test_in_an_analysis_what_looks_better_is_likelier_and_nothing_is_certain() -> None:
    """One bunny more makes an action twice as likely (e to the 0.7), as 4,000 draws show."""
    state = random_match(3, 3, decisions=13).state
    seat = state.actors()[0]
    legal = list(state.legal_actions(seat))
    found = scores(state, seat, legal)  # type: ignore[arg-type]
    weights = [exp(0.7 * score) for score in found]
    luck = Random("likely")
    drawn = Counter(likely(state, seat, legal, luck) for _ in range(4_000))  # type: ignore[arg-type]
    assert len(legal) > 3 and len(drawn) > 3
    for action, weight in zip(legal, weights):
        assert drawn[action] / 4_000 == pytest.approx(weight / sum(weights), abs=0.03)
    assert guide_for(GAME.package).play is likely
