"""Heuristics: greedy play beats random play, and scores see the table."""

from __future__ import annotations

from random import Random

from tabletop.core.action import Action
from tabletop.core.game import CHANCE
from tabletop.games.bunny_kingdom.agents.heuristics import HEURISTICS, scores
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules.boards import space_at
from tabletop.games.bunny_kingdom.rules.rules import State
from tests.games.bunny_kingdom.playing import fresh
from tests.games.bunny_kingdom.scenario import Scene


def match(players: int, greedy_seat: int, seed: int, sky: bool, express: bool) -> State:
    state = fresh(players, sky, express)
    rng = Random(seed)
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
            continue
        legal = list(state.legal_actions(seat))
        if seat == greedy_seat:
            values = list(HEURISTICS.greedy(state, seat, legal, rng))
            state.apply(seat, legal[values.index(max(values))])
        else:
            state.apply(seat, legal[int(rng.random() * len(legal))])
    return state


def test_greedy_gets_twice_what_random_players_get_over_all_mixes() -> None:
    own = others = 0.0
    for sky, express in ((False, False), (True, False), (False, True), (True, True)):
        for seed in range(4):
            state = match(3, seed % 3, seed, sky, express)
            own += state.carrots[seed % 3]
            others += (sum(state.carrots) - state.carrots[seed % 3]) / 2
    assert own > 2 * others


def test_a_city_goes_where_the_goods_are() -> None:
    scene = Scene().settle(0, "A1 B1 C1 B2 J9 J10 A9").give(0, "city2").construct()
    legal = list(scene.state.legal_actions(0))
    found = dict(zip(legal, scores(scene.state, 0, legal)))
    rich, poor = scene.action("build city2 J9"), scene.action("build city2 A9")
    assert found[rich] > found[poor] > 0


def test_a_card_beside_the_own_fief_is_worth_more_than_one_far_off() -> None:
    scene = Scene().settle(0, "A4").deal("A3 J2")
    legal = list(scene.state.legal_actions(0))
    found = dict(zip(legal, scores(scene.state, 0, legal)))
    far = max(value for action, value in found.items() if action.a not in (2, 91))
    assert found[scene.action("pick A3")] >= far


def test_the_discard_is_what_the_other_player_wants() -> None:
    scene = Scene(2).settle(1, "A4").deal("A3 J2 I6")
    scene.luck(Action(acts.RESERVE, space_at("J9"), space_at("J10")))
    scene.do("pick J2", seat=0)
    legal = list(scene.state.legal_actions(0))
    found = scores(scene.state, 0, legal)
    assert legal[found.index(max(found))] == scene.action("discard A3")


def test_evaluation_prefers_who_is_ahead() -> None:
    scene = Scene().settle(0, "A1 A2 A5 A4 A3").settle(1, "J10").settle(2, "E5")
    scene.give(0, "city1").construct()
    values = HEURISTICS.evaluate(scene.state)
    assert values[0] == max(values) and abs(sum(values) - 1.0) < 1e-9
