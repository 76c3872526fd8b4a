"""Fitted judges: what their chances are, what judges without weights, and what a fit finds out."""

from __future__ import annotations

import logging
from itertools import islice
from math import exp
from random import Random
from typing import Any

import pytest

from tabletop.ai import judging
from tabletop.ai.judging import GROUP, FittedJudge, Judge
from tabletop.ai.plain import heuristics_in
from tabletop.ai.policy import Fitted, Row, read_weights, write_weights
from tabletop.core.chance import deciders
from tabletop.core.registry import games
from tests.ai import nim
from tests.ai.test_policy import POLICY, needs_numpy

KILLER = "tabletop.games.killer_bunnies"


def rows(state: nim.State) -> list[Row | None]:
    """Of two the one who takes is counted: whether a multiple of four is left for them."""
    mover = state.turn % state.players
    lost = float(state.heap % 4 == 0)
    return [((0, float(seat == mover)), (1, lost * (seat == mover))) for seat in range(2)]


JUDGE = Judge(1, ("on turn", "lost"), lambda state: "two" if state.players == 2 else "more", rows)


def judged(weights: tuple[float, ...], state: nim.State) -> tuple[float, ...] | None:
    return FittedJudge(JUDGE, {"two": {GROUP: weights}}).chances(state)


def test_chances_are_shares_of_e_to_the_power_of_what_the_counts_are_worth() -> None:
    for heap, logit in ((9, 1.0), (8, -2.0)):
        share = 1.0 / (1.0 + exp(-logit))
        chances = judged((1.0, -3.0), nim.State(2, heap))
        assert chances == pytest.approx((share, 1.0 - share))


def test_without_weights_for_its_family_a_judge_says_nothing() -> None:
    assert judged((1.0, 1.0), nim.State(3, 9)) is None
    assert FittedJudge(JUDGE, {}).chances(nim.State(2, 9)) is None


def test_who_cannot_win_any_more_has_no_chance() -> None:
    gone = Judge(1, ("one",), lambda state: "two", lambda state: [None, ((0, 1.0),)])
    assert FittedJudge(gone, {"two": {GROUP: (2.0,)}}).chances(nim.State(2, 9)) == (0.0, 1.0)
    nobody = Judge(1, ("one",), lambda state: "two", lambda state: [None, None])
    assert FittedJudge(nobody, {"two": {GROUP: (2.0,)}}).chances(nim.State(2, 9)) is None


@pytest.mark.parametrize("text", [None, "{", '{"format": 1, "version": 99, "sets": {}}'])
def test_a_game_whose_judge_cannot_be_used_is_judged_by_its_heuristics_with_one_line_in_the_log(
    text: str | None, tmp_path: Any, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    game = games()["killer_bunnies"]
    state: Any = game.start(2, game.info.complete(2, {}))
    luck = Random(1)
    for seat in islice(deciders(state, luck), 100):
        state.apply(seat, luck.choice(state.legal_actions(seat)))
    usual = heuristics_in(KILLER).evaluate(state)
    file = tmp_path / judging.FILE
    if text is not None:
        file.write_text(text)
    monkeypatch.setattr("tabletop.ai.policy.data_file", lambda *asked: file)
    with caplog.at_level(logging.WARNING):
        fitted = judging.judge_in.__wrapped__(KILLER)
    assert fitted is not None and fitted.fault and fitted.chances(state) is None
    (line,) = [record.getMessage() for record in caplog.records]
    assert KILLER in line and fitted.fault in line

    from tabletop.games.killer_bunnies.agents import heuristics

    monkeypatch.setattr(heuristics, "judge_in", lambda package: fitted)
    plain = heuristics.evaluate(state)
    assert plain == heuristics.by_worth(state) != usual and sum(plain) == pytest.approx(1.0)


def test_a_game_without_a_judge_has_none() -> None:
    assert judging.judge_in("tests.ai.nim_parts") is None


def test_the_judges_that_lie_with_the_games_load_and_tell_how_they_were_fitted() -> None:
    found = {
        key: judging.judge_in.__wrapped__(game.package) for key, game in games().items()
    }
    fitted = {key: each for key, each in found.items() if each is not None}
    assert "killer_bunnies" in fitted
    for each in fitted.values():
        assert not each.fault and each.sets and set(each.facts) == set(each.sets)
        assert all(told["loss"] < told["alone"] for told in each.facts.values())


@pytest.mark.parametrize("key", ("bounce_bunny_bounce", "killer_bunnies"))
def test_what_rows_are_worth_at_once_is_what_they_add_up_to(key: str) -> None:
    game = games()[key]
    fitted = judging.judge_in(game.package)
    assert fitted is not None
    luck = Random(2)
    state: Any = game.start(2, game.info.complete(2, {}))
    weights = tuple(luck.uniform(-1.0, 1.0) for _ in fitted.judge.names)
    worth = fitted.judge.worth(weights)
    for seat in islice(deciders(state, luck), 150):
        added = [
            None if row is None else sum(weights[index] * count for index, count in row)
            for row in fitted.judge.rows(state)
        ]
        assert worth(state) == pytest.approx(added)
        state.apply(seat, luck.choice(state.legal_actions(seat)))


@needs_numpy
def test_a_fit_finds_the_weights_that_matches_were_drawn_by() -> None:
    from tabletop.lab import judge_fitting
    from tabletop.lab.judge_fitting import Position

    luck, true = Random(3), (1.5, -0.7, 0.0)
    positions = []
    for match in range(6_000):
        seats: list[Row] = [
            tuple((index, luck.uniform(-1, 1)) for index in range(3)) for _ in range(3)
        ]
        heats = [exp(sum(true[i] * count for i, count in row)) for row in seats]
        won = luck.choices(range(3), heats)[0]
        shares = tuple(float(seat == won) for seat in range(3))
        positions.append(Position(match, tuple(seats), shares))
    found = judge_fitting.fitted_to(positions, 3)
    assert found.weights == pytest.approx(true, abs=0.12)
    assert found.positions == 6_000
    assert found.loss < found.plain < 1.1, "ln 3 is what somebody loses who knows nothing"


@needs_numpy
def test_a_fit_in_parts_is_the_same_and_who_is_gone_weighs_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from tabletop.lab import judge_fitting
    from tabletop.lab.judge_fitting import Position

    luck = Random(4)
    positions = [
        Position(match, (((0, luck.random()),), ((0, luck.random()),), None), (1.0, 0.0, 0.0))
        for match in range(50)
    ]
    whole = judge_fitting.fit(positions, 1)
    two = [Position(each.match, each.rows[:2], each.shares[:2]) for each in positions]
    assert judge_fitting.fit(two, 1) == pytest.approx(whole)
    monkeypatch.setattr(judge_fitting, "AT_ONCE", 7)
    assert judge_fitting.fit(positions, 1) == pytest.approx(whole)


@needs_numpy
def test_a_fit_to_self_play_finds_out_who_wins_in_nim() -> None:
    """Who is to take from a multiple of four has lost where the policy knows how to play."""
    from tabletop.lab import judge_fitting

    policy = Fitted(POLICY, {"two": {"take": (0.01, 5.0)}})
    positions = judge_fitting.played(
        nim.GAME, policy, JUDGE, 2, {"heap": 9}, matches=400, seed="judge"
    )
    on_turn, lost = judge_fitting.fitted_to(positions, 2).weights
    assert on_turn > 0.3 and on_turn + lost < -0.3


def test_a_judge_s_weights_come_back_as_they_were_written() -> None:
    sets = {"two": {GROUP: (0.25, -1.5)}}
    assert read_weights(write_weights(JUDGE, sets, {}), JUDGE) == (sets, {})
