"""Greedy, uniform, levels, and the clone that is all they see."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from math import e
from pathlib import Path
from random import Random

import pytest

from tabletop.ai import levels
from tabletop.ai.agent import Agent, Budget, Decision, Heuristics, outcome, seat_clone
from tabletop.ai.greedy import GreedyAgent, scaled
from tabletop.ai.levels import AGENTS, LEVELS, level, level_in, make_agent, read_levels
from tabletop.ai.plain import PLAIN, heuristics_in
from tabletop.core.errors import BadOption
from tabletop.core.game import State
from tabletop.core.match import Match
from tabletop.core.registry import game as find_game
from tests import tiny
from tests.ai import nim

ANY = Budget()


def decide(agent: Agent, state: State, seed: int = 0) -> Decision:
    *_, decision = agent.think(state, state.actors()[0], ANY, Random(seed))
    return decision


def liking(largest: bool) -> Heuristics:
    sign = 1.0 if largest else -1.0
    return Heuristics(
        PLAIN.evaluate,
        PLAIN.rollout,
        None,
        lambda state, player, legal, rng: [sign * action.a for action in legal],
    )


def test_greedy_takes_the_best_score() -> None:
    assert decide(GreedyAgent(liking(True)), nim.State(2, 9)).action.a == 3
    assert decide(GreedyAgent(liking(False)), nim.State(2, 9)).action.a == 1


def test_a_slip_is_one_of_the_next_best_never_the_worst_of_three() -> None:
    agent = GreedyAgent(liking(True), noise=1.0)
    assert {decide(agent, nim.State(2, 9), seed).action.a for seed in range(20)} == {2}


def test_equal_scores_are_parted_by_luck() -> None:
    agent = GreedyAgent(
        Heuristics(PLAIN.evaluate, PLAIN.rollout, None, lambda s, p, legal, r: [0.0] * len(legal))
    )
    assert {decide(agent, nim.State(2, 9), seed).action.a for seed in range(40)} == {1, 2, 3}


def test_plain_greedy_takes_a_win_at_once() -> None:
    assert decide(GreedyAgent(PLAIN), nim.State(2, 2)).action.a == 2


def test_scores_are_scaled_from_the_lowest_to_the_highest() -> None:
    assert scaled([-1.0, 1.0, 3.0]) == [0.0, 0.5, 1.0]
    assert scaled([2.0, 2.0]) == [0.5, 0.5]


@pytest.mark.parametrize("name", AGENTS)
def test_every_agent_decides_legally_and_leaves_its_state_alone(name: str) -> None:
    for game in (tiny.GAME, nim.GAME):
        match = Match(game, 2, seed="1")
        seat = match.state.actors()[0]
        clone = seat_clone(match.state, seat, "x")
        before = clone.digest()
        agent = make_agent(game, name)
        *_, decision = agent.think(clone, seat, level(name).repeatable(60), Random(1))
        assert decision.action in match.state.legal_actions(seat)
        assert clone.digest() == before


@pytest.mark.parametrize(("paired", "tried"), [(0, "nodes"), (2, "worlds"), (3, "worlds")])
def test_a_game_says_how_many_choices_its_levels_try_in_the_same_worlds(
    paired: int, tried: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it says nothing they search a tree."""
    told = replace(PLAIN, paired=paired)
    monkeypatch.setattr("tabletop.ai.plain.heuristics_in", lambda package: told)
    *_, found = make_agent(nim.GAME, "hard").think(
        nim.State(2, 9), 0, level("hard").repeatable(), Random(1)
    )
    assert found.note.endswith(tried)
    if paired:
        assert len(found.candidates) == paired


def test_an_unknown_level_gets_a_sentence_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="no level 'master'; there are: easy, normal"):
        level("master")


def test_a_reach_says_how_far_behind_the_best_an_error_may_look() -> None:
    unlike = Heuristics(
        PLAIN.evaluate, PLAIN.rollout, lambda s, p, legal: [e ** (-2.5 * a.a) for a in legal],
        lambda state, player, legal, rng: [-action.a for action in legal],
    )  # fmt: skip
    for reach, taken in ((2.0, {1}), (3.0, {2})):
        agent = GreedyAgent(unlike, 1.0, reach)
        assert {decide(agent, nim.State(2, 9), seed).action.a for seed in range(20)} == taken


@pytest.mark.parametrize(("far", "taken"), [(1.0, {1}), (1.5, {2})])
def test_a_game_says_where_beginners_err_further_than_elsewhere(
    far: float, taken: set[int]
) -> None:
    """The next best looks 2.5 worse: beyond a reach of 2, within one and a half of it."""
    wild = Heuristics(
        PLAIN.evaluate, PLAIN.rollout, lambda s, p, legal: [e ** (-2.5 * a.a) for a in legal],
        lambda state, player, legal, rng: [-action.a for action in legal],
        slips=lambda state: far,
    )  # fmt: skip
    agent = GreedyAgent(wild, 1.0, 2.0)
    assert {decide(agent, nim.State(2, 9), seed).action.a for seed in range(20)} == taken


def test_nobody_errs_where_the_game_says_it_would_be_absurd() -> None:
    sure = replace(liking(True), slips=lambda state: False)
    assert {decide(GreedyAgent(sure, 1.0), nim.State(2, 9), n).action.a for n in range(20)} == {3}


def test_a_games_own_file_says_how_its_levels_err() -> None:
    package = find_game("bunny_boom").package
    assert level_in(package, "easy").noise > level("easy").noise
    assert level_in("tests.ai.nim_parts", "easy") == level("easy")


@pytest.mark.parametrize(
    "text",
    ["[easy", "[master]\nnoise = 0.1", "[easy]\nnoise = 2.0", "[easy]\nluck = 0.1", "easy = 1",
     "[easy]\nnoise = true", '[easy]\nnoise = "much"'],
)  # fmt: skip
def test_a_damaged_file_of_levels_is_said(text: str) -> None:
    with pytest.raises(ValueError):
        read_levels(text)


def test_levels_whose_file_is_damaged_play_as_in_other_games(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / levels.FILE).write_text("[easy")
    monkeypatch.setattr("tabletop.ai.levels.data_file", lambda *asked: tmp_path / levels.FILE)
    levels._own_levels.cache_clear()
    try:
        assert level_in(find_game("bunny_boom").package, "easy") == level("easy")
        assert len(caplog.records) == 1
    finally:
        levels._own_levels.cache_clear()


def test_levels_that_search_keep_their_ratio_by_seconds_and_by_iterations() -> None:
    rows = [level(name) for name in LEVELS if level(name).kind == "search"]
    assert [row.name for row in rows] == ["normal", "hard", "expert"]
    for weaker, stronger in pairwise(rows):
        by_seconds = stronger.seconds / weaker.seconds
        assert stronger.iterations / weaker.iterations == pytest.approx(by_seconds, rel=0.02)
    assert level("expert").repeatable(500).iterations == 500
    assert level("hard").seconds <= 1.0
    assert level("expert").seconds <= 3.0


def test_only_weak_levels_forget_or_slip() -> None:
    for name in ("hard", "expert", "greedy", "uniform"):
        assert level(name).forget == 0.0
        assert level(name).noise == 0.0
    assert level("easy").forget > 0.0


def test_a_games_own_heuristics_are_found_and_a_game_without_gets_plain_ones() -> None:
    assert heuristics_in("tests.tiny") is not PLAIN
    assert heuristics_in("tests.ai.nim_parts") is PLAIN
    assert heuristics_in("nowhere.at_all") is PLAIN


def test_a_seat_clone_is_another_state_with_the_seats_knowledge() -> None:
    match = Match(tiny.GAME, 2, seed="1")
    before = match.state.digest()
    clone = seat_clone(match.state, 1, "x")
    assert clone.view(1) == match.state.view(1)
    assert clone.info_key(1) == match.state.info_key(1)
    assert clone.digest() == seat_clone(match.state, 1, "x").digest() != before
    assert match.state.digest() == before


def test_the_outcome_is_shared_by_the_winners() -> None:
    state = nim.State(2, 1)
    state.apply(0, state.legal_actions(0)[0])
    assert outcome(state) == (1.0, 0.0)


def test_agents_import_nothing_of_pygame_and_leave_plain_random_alone() -> None:
    program = (
        "import sys, tabletop.lab.arena, tabletop.ai.client, tabletop.ai.service;"
        "sys.exit(any(name.startswith('pygame') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
