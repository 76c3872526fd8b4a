"""The analysis: honest numbers, never on too few trials, repeated exactly, gone on with, kept."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import comb
from random import Random
from statistics import mean
from typing import Any

import pytest

from tabletop.ai.agent import outcome
from tabletop.ai.analysing import CHECK, Analysing, Spend, spent
from tabletop.ai.analysis import (
    MEASURED,
    UNSEEN,
    Analysis,
    BadAnalysis,
    Sums,
    Tried,
    best_first,
    ranking,
)
from tabletop.ai.kept import analysis_from, as_data
from tabletop.ai.measures import Measure, Measures, Soon
from tabletop.ai.rollouts import FLOOR, Guide, Meant, Verdict
from tabletop.core.action import Action
from tabletop.core.game import Player, State
from tests.ai import nim
from tests.ai.kuhn import BETS, JACK, KING, PASSED, QUEEN, dealt

VERBS = ("bets", "passes", "deals", "lots")


def at_end(state: State, player: Player) -> Verdict:
    worth = outcome(state)[player]
    return Verdict(worth, worth)


def anything(state: Any, player: Player, legal: Sequence[Action], rng: Random) -> Action:
    return legal[int(rng.random() * len(legal))]


def even(state: Any, player: Player, legal: Sequence[Action]) -> list[float]:
    return [0.0] * len(legal)


GUIDE = Guide(even, anything, at_end, lambda state: False, 1_000, 0.05, 0.5)


def begun(state: State, player: Player, seed: str = "s", **how: Any) -> Analysing:
    return Analysing(state, player, how.pop("guide", GUIDE), seed, **how)


def found(state: State, player: Player, trials: int, seed: str = "s", **how: Any) -> Analysis:
    under_way = begun(state, player, seed, **how)
    for _ in spent(under_way, Spend(trials=trials)):
        pass
    return under_way.analysis()


def test_a_queen_that_calls_wins_half_and_one_that_folds_a_quarter() -> None:
    call, fold = found(dealt(JACK, QUEEN, "b"), 1, 6_000).choices
    assert call.plan == (BETS,) and call.chance == pytest.approx(0.5, abs=3 * call.error)
    assert fold.chance == pytest.approx(0.25, abs=3 * fold.behind_error)
    assert fold.behind == pytest.approx(0.25, abs=3 * fold.behind_error)
    assert not fold.equal and fold.lost == fold.behind and call.lost == 0.0


def test_in_a_hundred_runs_the_truth_lies_outside_two_errors_about_five_times() -> None:
    """Run to the same length each, so that nothing but luck differs."""
    outside = 0
    for run in range(100):
        under_way = begun(dealt(JACK, QUEEN, "b"), 1, f"run {run}")
        while under_way.trials < 200:
            under_way.trial()
        call = next(c for c in under_way.analysis().choices if c.plan == (BETS,))
        outside += abs(call.chance - 0.5) > 2 * call.error
    assert 1 <= outside <= 12


def test_nothing_is_shown_on_fewer_than_thirty_trials() -> None:
    under_way = begun(nim.State(2, 11), 0)
    while not under_way.tells:
        assert under_way.analysis().choices == ()
        under_way.trial()
    while not under_way.shows:
        early = under_way.analysis()
        assert not early.whole and {choice.trials for choice in early.choices} == {FLOOR}
        under_way.trial()
    shown = under_way.analysis().choices
    assert len(shown) == 3 and {choice.trials for choice in shown} == {FLOOR}
    few = found(nim.State(2, 11), 0, 1)
    assert all(choice.trials >= FLOOR for choice in few.choices)


@pytest.mark.parametrize("must", [(), ((Action(nim.TAKE, 3),),)])
def test_favourites_are_shown_one_by_one_and_nothing_comes_out_otherwise_for_it(
    must: Sequence[tuple[Action, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was asked for is a favourite too."""
    state = nim.State(2, 11)
    under_way = begun(state, 0, must=must, kept=4)
    shown = 0
    while not under_way.shows:
        wave = 1 + bool(must) if not shown else 1
        for _ in range(FLOOR * wave):
            early = under_way.analysis()
            assert len(early.choices) == shown and not early.whole
            under_way.trial()
        shown += wave
    assert shown == 3 and under_way.analysis().whole
    waves = [found(state, 0, trials, must=must) for trials in (1, 400)]
    monkeypatch.setattr(Analysing, "_in_waves", lambda self: [[0, 1, 2]])
    assert waves == [found(state, 0, trials, must=must) for trials in (1, 400)]


def test_of_few_choices_what_no_time_was_left_for_is_left_out_and_comes_back_with_more() -> None:
    """What was asked for is never left out, and never is one choice alone called the best."""
    state, asked = nim.State(2, 23), (Action(nim.TAKE, 3),)
    for must, plans in (((), 2), ((asked,), 2)):
        under_way = begun(state, 0, must=must)
        for _ in spent(under_way, Spend(seconds=0.0, few=True)):
            pass
        brief = under_way.analysis()
        assert len(brief.choices) == plans and brief.whole and not brief.settled
        assert brief.trials == plans * FLOOR
        assert not must or brief.of(asked) is not None
        kept = analysis_from(json.dumps(as_data(brief, ("take",))), ("take",))
        longer = found(state, 0, 4_000, onset=kept, must=must)
        assert len(longer.choices) == 3
    whole = begun(state, 0)
    for _ in spent(whole, Spend(seconds=0.0)):
        pass
    assert len(whole.analysis().choices) == 3


def test_what_wins_at_once_is_certain_and_thirty_wins_in_a_row_are_not() -> None:
    """Whoever takes the last of three has won; who takes two may win thirty times by luck."""
    won, *others = found(nim.State(2, 3), 0, 1).choices
    assert won.exact and (won.chance, won.error, won.place) == (1.0, 0.0, 1.0)
    assert not any(each.exact for each in others)
    sums = Sums(30, (30.0,) * 5, (30.0,) * 5)
    assert sums.error(0) == 0.0 and 0.01 < sums.error(0, UNSEEN) < 0.05


def test_of_equal_choices_the_luckiest_is_not_said_to_be_better_than_it_is() -> None:
    """Of a heap of eight whatever is taken wins about as often."""
    truth = found(nim.State(2, 8), 0, 6_000, "long").choices[0].chance
    runs = [found(nim.State(2, 8), 0, 1, f"run {n}") for n in range(60)]
    seen = [[each.sums.mean(0) for each in run.tried] for run in runs]
    assert mean(map(max, seen)) > truth + 0.05
    assert mean(run.choices[0].chance for run in runs) == pytest.approx(truth, abs=0.04)
    given_away = mean(run.choices[-1].behind for run in runs)
    assert given_away < 0.5 * mean(max(each) - min(each) for each in seen)


def test_of_equal_choices_two_runs_differ_by_more_than_two_errors_in_some_of_a_hundred() -> None:
    """What was drawn together is surer than what was not: without that it is one in a hundred."""
    state, beyond, seen = nim.State(2, 8), 0, 0
    runs = [found(state, 0, 1, f"run {n}") for n in range(160)]
    for one, other in zip(runs[::2], runs[1::2]):
        for choice in one.choices:
            again = other.of(choice.plan)
            assert again is not None
            error = (choice.error**2 + again.error**2) ** 0.5
            beyond += abs(choice.chance - again.chance) > 2.0 * error
            seen += 1
    assert 0.015 < beyond / seen < 0.09


@pytest.mark.parametrize("worlds", [30, 60])
def test_however_likely_a_win_is_its_errors_reach_as_far_as_luck_does(worlds: int) -> None:
    """Three errors in all but some of a hundred times, two in all but seven; of every chance."""
    for chance in (each / 100 for each in range(1, 100)):
        within = dict.fromkeys((2, 3), 0.0)
        for won in range(worlds + 1):
            luck = comb(worlds, won) * chance**won * (1.0 - chance) ** (worlds - won)
            error = Sums(worlds, (float(won),), (float(won),)).error(0, UNSEEN)
            for errors in within:
                within[errors] += luck * (abs(won / worlds - chance) <= errors * error)
        assert within[2] > 0.93 and within[3] > 0.985


def test_the_same_seed_and_trials_give_the_same_answer_and_others_another() -> None:
    state = dealt(QUEEN, JACK)
    assert found(state, 0, 400) == found(state, 0, 400)
    assert found(state, 0, 400) != found(state, 0, 400, "other")


@pytest.mark.parametrize("first", [1, 70, 130])
def test_an_answer_goes_on_as_if_it_had_never_stopped(first: int) -> None:
    """Wherever it was left, and though it was written down meanwhile."""
    state = dealt(QUEEN, JACK)
    part = found(state, 0, first)
    part = analysis_from(json.dumps(as_data(part, VERBS)), VERBS)
    whole = found(state, 0, 400)
    assert part.trials < whole.trials
    assert found(state, 0, whole.trials - part.trials, "unused", onset=part) == whole


def test_what_is_plainly_worse_is_dropped_and_what_was_asked_for_is_not() -> None:
    state = nim.State(2, 6)
    free = found(state, 0, 3_000)
    assert free.choices[0].plan[0].a == 2 and free.settled
    worst = free.choices[-1]
    assert worst.trials < free.choices[0].trials
    asked = found(state, 0, 3_000, must=[worst.plan])
    again = asked.of(worst.plan)
    assert again is not None and again.trials == asked.choices[0].trials


def test_a_choice_let_go_for_want_of_room_is_taken_up_again_when_it_may_be_the_best() -> None:
    """By its thirty worlds nobody could ever say that it is worse; by more one can."""
    under_way = begun(nim.State(2, 23), 0)
    went, came = set(), set()
    before = {i for i, _ in enumerate(under_way._tried)}
    for _ in range(4_000):
        under_way.trial()
        alive = {i for i, each in enumerate(under_way._tried) if each.alive}
        went |= before - alive
        came |= (alive - before) & went
        before = alive
    assert came, "nothing ever came back"
    counts = [each.sums.worlds for each in under_way._tried]
    assert min(counts) > FLOOR + CHECK


def test_where_the_margin_is_asked_for_what_may_be_second_best_is_tried_on() -> None:
    """Otherwise the margin would rest on the few worlds it took to see who is best."""
    trials = []
    for nearest in (False, True):
        how = begun(nim.State(2, 7), 0, dropped=4.0, nearest=nearest, must=[(Action(nim.TAKE, 1),)])
        while how.trials < 3_000:
            how.trial()
        trials.append(sorted(choice.trials for choice in how.analysis().choices))
    (loose, *_), (sure, *_, most) = trials
    assert loose < 300 and sure == most >= 999


def test_what_came_back_on_few_trials_is_not_called_the_best_before_it_has_half_as_many() -> None:
    def counted(worlds: int, chance: float) -> Sums:
        row = (chance,) * MEASURED
        firsts = tuple(worlds * each for each in row)
        return Sums(worlds, firsts, tuple(worlds * each for each in row))

    for many, best in ((40, 0), (200, 1)):
        sums = counted(300, 0.5), counted(many, 0.9)
        plans = (Action(nim.TAKE, 1),), (Action(nim.TAKE, 2),)
        tried = [Tried(plan, 0.0, True, False, each) for plan, each in zip(plans, sums)]
        pairs = {(0, 1): counted(many, -0.4)}
        assert ranking(tried, pairs, [0, 1], 0.5, 0.5) == [1, 0]
        assert best_first(tried, pairs, [0, 1], 0.5, 0.5)[0] == best


def test_no_choice_is_told_to_win_more_than_the_best() -> None:
    """The guide's word may put one first that came out a little behind: both are told alike."""
    fond = Guide(
        lambda state, player, legal: [float(action.a == 1) for action in legal],
        anything, at_end, lambda state: False, 1_000, 0.05, 0.5,
    )  # fmt: skip
    level = 0
    for seed in range(40):
        answer = found(nim.State(2, 8), 0, 90, f"run {seed}", guide=fond)
        best, *others = answer.choices
        means = [each.sums.mean(0) for each in answer.tried]
        level += means[[each.plan for each in answer.tried].index(best.plan)] < max(means)
        assert all(other.chance <= best.chance and other.behind >= 0.0 for other in others)
        assert best.chance <= max(means)
    assert level >= 5, "the best never came out behind"


def test_a_choice_asked_for_later_joins_the_others_and_is_shown_when_known() -> None:
    fond = Guide(
        lambda state, player, legal: [float(-action.a) for action in legal],
        anything, at_end, lambda state: False, 1_000, 0.05, 0.5,
    )  # fmt: skip
    few = found(nim.State(2, 9), 0, 300, guide=fond, kept=2)
    third = (Action(nim.TAKE, 3),)
    assert few.of(third) is None
    more = found(nim.State(2, 9), 0, 300, guide=fond, onset=few, must=[third])
    choice = more.of(third)
    assert choice is not None and choice.trials >= FLOOR


def test_dropping_looks_at_worlds_alone_so_that_stopping_anywhere_changes_nothing() -> None:
    under_way = begun(nim.State(2, 11), 0)
    for _ in range(30 * 3):
        under_way.trial()
    alive = {len(under_way.analysis().choices)}
    for _ in range(CHECK * 3):
        under_way.trial()
        alive.add(sum(each.alive for each in under_way._tried))
    assert alive <= {1, 2, 3}


def test_equal_choices_are_told_as_equal() -> None:
    """Two names for one taking: every difference is 0, and no trial can tell them apart."""
    twice = Guide(
        even, anything, at_end, lambda state: False, 1_000, 0.05, 0.5,
        plans=lambda state, player, legal, given: [Meant((legal[0],), 0.0)] * 2,
    )  # fmt: skip
    answer = found(nim.State(2, 8), 0, 3_000, guide=twice)
    assert [each.equal for each in answer.choices] == [True, True] and answer.settled
    assert answer.choices[1].behind == 0.0 and answer.choices[1].behind_error > 0.0


def test_differences_are_taken_world_by_world_and_add_up() -> None:
    under_way = begun(dealt(JACK, KING, "p"), 1)
    for _ in range(600):
        under_way.trial()
    best, other = under_way.analysis().choices
    assert best.chance - other.chance == pytest.approx(other.behind)
    assert other.behind_error < (best.error**2 + other.error**2) ** 0.5


def test_measures_are_averaged_over_the_states_the_playouts_led_to() -> None:
    seen: list[float] = []

    def count(state: Any, player: Player) -> tuple[float, ...]:
        seen.append(float(state.turn))
        return (seen[-1],)

    measures = Measures((Measure("turns played"),), count)
    answer = found(nim.State(2, 9), 0, 400, measures=measures, kept=1)
    assert answer.tried[0].sums.mean(MEASURED) == pytest.approx(mean(seen))


def test_what_is_counted_soon_is_counted_once_a_playout_when_its_moment_comes() -> None:
    """Or at the end where that comes before; by the state before the choice and the one then."""
    seen: list[tuple[int, int, bool]] = []

    def count_soon(root: Any, player: Player, state: Any) -> tuple[float, ...]:
        seen.append((root.heap, state.turn, state.is_over()))
        return (float(state.turn),)

    def came(root: Any, player: Player, state: Any) -> bool:
        return bool(state.turn >= 6)

    soon = Soon((Measure("turns by then"),), came, count_soon)
    measures = Measures((Measure("none"),), lambda state, player: (0.0,), soon)
    answer = found(nim.State(2, 9), 0, 400, measures=measures, kept=1)
    assert len(seen) == answer.trials
    assert {root for root, _, _ in seen} == {9}
    assert all(turn == 6 or (turn < 6 and over) for _, turn, over in seen)
    assert any(turn < 6 for _, turn, _ in seen) and any(not over for _, _, over in seen)
    turns = [turn for _, turn, _ in seen]
    assert answer.tried[0].sums.mean(MEASURED + 1) == pytest.approx(mean(turns))


def test_a_choice_says_whether_what_it_is_compared_with_is_as_good() -> None:
    """Against the best the others are, and the best against the second."""
    call, fold = found(dealt(JACK, QUEEN, "b"), 1, 6_000).choices
    assert not call.alike and not fold.alike
    same = found(nim.State(2, 8), 0, 3_000).choices
    assert [each.alike for each in same[1:]] == [each.equal for each in same[1:]]
    assert same[0].alike == same[1].equal


def test_how_sure_the_best_is_grows_with_the_trials() -> None:
    few = found(dealt(JACK, QUEEN, "b"), 1, 2 * FLOOR)
    many = found(dealt(JACK, QUEEN, "b"), 1, 2_000)
    assert 0.5 < few.sureness() < 0.99 < many.sureness()


@pytest.mark.parametrize(
    "damage",
    [
        {"engine": 0}, {"tried": []}, {"tried": [{}]}, {"worlds": -1}, {"doubt": 0.0},
        {"pairs": [[1, 0, 3, [1.0], [1.0], []]]}, {"pairs": [[0, 9, 3, [0.0] * 5, [0.0] * 5, []]]},
        {"worlds": "many"}, {"seed": 3}, {"pairs": [[0, 1, 3, [0.0] * 4, [0.0] * 5, []]]},
    ],
)  # fmt: skip
def test_a_damaged_or_older_answer_is_refused_in_a_sentence(damage: dict[str, Any]) -> None:
    data = as_data(found(dealt(QUEEN, JACK), 0, 1), VERBS)
    if damage == {"tried": []}:
        data["pairs"] = []
        assert analysis_from(json.dumps({**data, **damage}), VERBS).choices == ()
        return
    with pytest.raises(BadAnalysis, match="analysis"):
        analysis_from(json.dumps({**data, **damage}), VERBS)


@pytest.mark.parametrize("data", [None, 3, "x", [], {}, {"engine": 1, "tried": 7}])
def test_what_is_no_answer_at_all_is_refused_in_a_sentence(data: object) -> None:
    with pytest.raises(BadAnalysis):
        analysis_from(json.dumps(data), VERBS)


def test_an_answer_to_another_question_is_not_gone_on_with() -> None:
    known = found(nim.State(2, 11), 0, 1)
    with pytest.raises(BadAnalysis):
        found(nim.State(2, 1), 0, 1, onset=known)
    with pytest.raises(BadAnalysis):
        found(nim.State(2, 1), 0, 1, must=[(PASSED,)])


def test_the_root_stays_as_it_was() -> None:
    state = dealt(QUEEN, JACK)
    before = state.digest()
    found(state, 0, 100)
    assert state.digest() == before


def test_a_choice_that_is_told_to_be_worse_is_so_by_two_of_the_errors_told_beside_it() -> None:
    told = [
        choice
        for seed in range(30)
        for choice in found(nim.State(2, 11), 0, 90, seed=str(seed)).choices
    ]
    worse = [choice for choice in told if not choice.equal]
    assert worse and len(worse) < len(told)
    assert all(choice.behind > 2 * choice.behind_error for choice in worse)
