"""Playouts that look ahead: what follows a choice is what a search finds best, by what seats know.

What the analysis makes of that is proved where all is known: in nim, and in Kuhn's poker.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tabletop.ai.agent import Foresight
from tabletop.ai.analysing import guide_for
from tabletop.ai.analysis import CHANCE, MEASURED, BadAnalysis, Group, Sums
from tabletop.ai.foresight import Foreseen
from tabletop.ai.kept import analysis_from, as_data
from tabletop.ai.measures import Measure, Measures, Soon
from tabletop.ai.plain import PLAIN
from tabletop.ai.rollouts import Ahead, Guide, Verdict
from tabletop.core.action import Action
from tabletop.core.game import Player
from tabletop.core.registry import games
from tests.ai import nim
from tests.ai.kuhn import BETS, JACK, KING, PASSED, QUEEN, dealt
from tests.ai.test_analysis import GUIDE, VERBS, begun, found

FIVE = nim.State(2, 5)


def ahead(trials: int = 300, worlds: int = 60, **how: Any) -> Guide:
    """The guide that plays anything, but looks ahead."""
    return replace(GUIDE, ahead=Ahead(Foresight(trials, worlds, 0.03, **how), PLAIN))


def test_what_follows_a_choice_is_what_is_best_there_and_not_what_playouts_play() -> None:
    """Taking one of five leaves four, from which the other seat cannot win."""
    blind = found(FIVE, 0, 300).of((Action(nim.TAKE, 1),))
    seeing = found(FIVE, 0, 300, guide=ahead())
    assert blind is not None and blind.chance < 0.9
    one, *others = seeing.choices
    assert one.plan == (Action(nim.TAKE, 1),) and one.chance == pytest.approx(1.0, abs=0.01)
    assert all(each.chance < 0.05 for each in others)


def test_the_search_counts_for_no_playout() -> None:
    under_way = begun(FIVE, 0, guide=ahead(trials=40))
    for _ in range(40):
        under_way.trial()
    assert under_way.trials == 0 and not under_way.between_worlds
    under_way.trial()
    assert under_way.trials == 1 and under_way.between_worlds


@pytest.mark.parametrize("first", [1, 70, 130])
def test_an_answer_that_looks_ahead_goes_on_as_if_it_had_never_stopped(first: int) -> None:
    guide, state = ahead(trials=20, worlds=40), dealt(QUEEN, JACK)
    part = found(state, 0, first, guide=guide)
    part = analysis_from(json.dumps(as_data(part, VERBS)), VERBS)
    whole = found(state, 0, 400, guide=guide)
    assert part.trials < whole.trials and whole.waver == 0.03
    again = found(state, 0, whole.trials - part.trials, "unused", guide=guide, onset=part)
    assert again == whole


def test_after_so_many_worlds_it_is_searched_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    begun_with: list[int] = []
    grow = Foreseen.grow

    def noted(self: Foreseen, seed: str, search: int) -> None:
        begun_with.append(search)
        grow(self, seed, search)

    monkeypatch.setattr(Foreseen, "grow", noted)
    under_way = begun(FIVE, 0, guide=ahead(trials=3, worlds=20), kept=1)
    while under_way.trials < 120:
        under_way.trial()
    assert begun_with == [search for search in range(6) for _ in range(3)]


def test_a_seat_does_what_is_best_by_what_it_knows_whatever_the_other_holds() -> None:
    """With a jack it never calls, with a king always, and with a queen the same in every world."""
    foreseen = Foreseen(dealt(QUEEN, JACK), 0, (BETS,), PLAIN, 600)
    while not foreseen.whole:
        foreseen.grow("s", 0)
    done = {}
    for mine in (JACK, QUEEN, KING):
        for theirs in {JACK, QUEEN, KING} - {mine}:
            world = dealt(mine, theirs, "b")
            done[mine, theirs] = foreseen.best(world, 1)
    assert done[QUEEN, JACK] == done[KING, JACK] == PASSED
    assert done[QUEEN, KING] == done[JACK, KING] == BETS
    assert done[JACK, QUEEN] == done[KING, QUEEN]


def test_of_what_was_never_met_nothing_is_known() -> None:
    foreseen = Foreseen(nim.State(2, 9), 0, (Action(nim.TAKE, 1),), PLAIN, 50)
    while not foreseen.whole:
        foreseen.grow("s", 0)
    assert foreseen.best(nim.State(2, 21), 0) is None


def test_where_the_guide_says_so_a_playout_is_judged_where_the_search_ends() -> None:
    """It then goes on only until what is counted soon has come."""
    judged: list[int] = []
    seen: list[int] = []

    def judge(state: Any, player: Player) -> Verdict:
        judged.append(state.heap)
        return Verdict(0.625, 0.625)

    def count_soon(root: Any, player: Player, state: Any) -> tuple[float, ...]:
        seen.append(state.turn)
        return (0.0,)

    def came(root: Any, player: Player, state: Any) -> bool:
        return bool(state.turn >= 6)

    guide = replace(ahead(trials=1, judged=True), judge=judge)
    answer = found(nim.State(2, 19), 0, 60, guide=guide)
    assert {choice.chance for choice in answer.choices} == {0.625}
    assert judged and min(judged) >= 15
    soon = Soon((Measure("turns"),), came, count_soon)
    measures = Measures((), lambda state, player: (), soon)
    judged.clear()
    assert found(nim.State(2, 19), 0, 60, guide=guide, measures=measures).choices == tuple(
        each._replace(apart=(0.0,), apart_errors=(0.0,)) for each in answer.choices
    )
    assert set(seen) == {6} and min(judged) >= 15


def test_errors_reach_as_far_as_one_search_may_be_off_and_shrink_with_their_number() -> None:
    sure = found(FIVE, 0, 300, guide=ahead()).choices[0]
    assert sure.error >= 0.03 / (sure.trials / 60) ** 0.5
    alike = [Group(search, 30, 15.0) for search in range(8)]
    errors = [summed(alike[:many]).off(0.04) for many in (1, 2, 8)]
    luck = summed(alike).error(CHANCE)
    assert errors[0] == pytest.approx((8 * luck**2 + 0.04**2) ** 0.5, rel=0.05)
    assert errors[1] < 0.8 * errors[0]
    assert luck < errors[2] < 1.1 * luck


def test_where_searches_differ_more_than_is_usual_errors_are_larger() -> None:
    apart = [Group(search, 30, 30.0 * (search % 2)) for search in range(8)]
    assert 0.1 < summed(apart).off(0.04) < 0.25
    assert summed(apart).off(0.0) == summed(apart).error(CHANCE)


def test_a_search_that_has_just_begun_does_not_make_the_error_jump() -> None:
    before = [Group(search, 60, 30.0) for search in range(2)]
    error = summed(before).off(0.04)
    for chance in (0.0, 2.0):
        assert summed([*before, Group(2, 2, chance)]).off(0.04) < 1.1 * error


def summed(groups: list[Group]) -> Sums:
    """Sums of matches that were won or lost."""
    worlds = sum(each.worlds for each in groups)
    won = sum(each.chances for each in groups)
    rest = (0.0,) * (MEASURED - 1)
    return Sums(worlds, (won, *rest), (won, *rest), tuple(groups))


@pytest.mark.parametrize("waver", [-0.1, 2.0, "x", [0.1, 30]])
def test_a_damaged_error_is_refused_in_a_sentence(waver: object) -> None:
    data = as_data(found(FIVE, 0, 1, guide=ahead()), ("take",))
    with pytest.raises(BadAnalysis, match="analysis"):
        analysis_from(json.dumps({**data, "waver": waver}), ("take",))


@pytest.mark.parametrize("groups", [[[0, 3, 1.0]], [[0, 0, 1.0]], [[0, 30]], 7])
def test_damaged_sums_of_searches_are_refused_in_a_sentence(groups: object) -> None:
    data = as_data(found(FIVE, 0, 1, guide=ahead()), ("take",))
    data["tried"][0]["sums"][3] = groups
    with pytest.raises(BadAnalysis, match="analysis"):
        analysis_from(json.dumps(data), ("take",))


def looking(choose: Callable[[Foresight], object]) -> dict[str, object]:
    guides = {key: guide_for(game.package) for key, game in games().items()}
    return {key: choose(each.ahead.how) for key, each in guides.items() if each.ahead is not None}


def test_the_games_whose_agents_search_a_tree_look_ahead_by_one() -> None:
    assert looking(lambda how: how.judged) == {"bounce_bunny_bounce": True, "bunny_boom": False}
