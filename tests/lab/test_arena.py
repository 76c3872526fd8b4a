"""The arena: repeatable matches, fair seating, scores and ratings."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

import pytest

from tabletop.ai.ratings import Score, elo_ratings
from tabletop.core.errors import BadOption
from tabletop.core.game import OptionValue
from tabletop.core.record import play_record, read_records
from tabletop.core.registry import register
from tabletop.lab.arena import (
    DUEL_LEAST,
    MatchReport,
    cross_table,
    duel,
    iteration_budgets,
    play_match,
    simulate,
)
from tests import tiny
from tests.ai import nim

T = TypeVar("T")


@pytest.fixture(autouse=True)
def registered() -> None:
    register(tiny.GAME)
    register(nim.GAME)


def test_a_match_repeats_from_its_seed() -> None:
    first = play_match(tiny.GAME, ("normal", "greedy", "uniform"), "7", iterations=200)
    again = play_match(tiny.GAME, ("normal", "greedy", "uniform"), "7", iterations=200)
    assert first.digest == again.digest
    assert first.plies == again.plies
    assert sum(first.asked) > 0


def test_its_record_leads_to_the_same_end() -> None:
    report = play_match(tiny.GAME, ("greedy", "uniform"), "7", record=True)
    (record,) = read_records(report.record)
    assert play_record(record).state.digest() == report.digest
    assert [seat["agent"] for seat in record.header.seats] == ["greedy", "uniform"]


@pytest.mark.parametrize("jobs", [1, 3])
def test_the_number_of_jobs_changes_nothing(jobs: int) -> None:
    alone = simulate(tiny.GAME, ("easy", "uniform"), 21, "s")
    with ThreadPoolExecutor(jobs) as executor:
        spread = simulate(tiny.GAME, ("easy", "uniform"), 21, "s", executor=executor)
    assert spread.digest == alone.digest
    assert spread.wins == alone.wins
    assert spread.decisions == alone.decisions


@pytest.mark.parametrize("workers", [1, 100])
def test_every_worker_has_matches_ahead_however_many_there_are(workers: int) -> None:
    class Counting(ThreadPoolExecutor):
        handed, most = 0, 0

        def submit(self, call: Callable[..., T], /, *args: Any, **named: Any) -> Future[T]:
            self.handed += 1
            self.most = max(self.most, self.handed)
            return super().submit(call, *args, **named)

    with Counting(2) as executor:

        def told(report: MatchReport) -> None:
            executor.handed -= 1

        alone = simulate(nim.GAME, ("uniform", "uniform"), 500, "s")
        spread = simulate(
            nim.GAME, ("uniform", "uniform"), 500, "s",
            executor=executor, workers=workers, told=told,
        )  # fmt: skip
    assert executor.most == max(16, 4 * workers)
    assert spread.digest == alone.digest


def test_seats_rotate_and_each_deal_is_played_from_all() -> None:
    reports: list[MatchReport] = []
    simulate(nim.GAME, ("greedy", "uniform"), 4, "s", told=reports.append)
    assert [report.agents[0] for report in reports] == ["greedy", "uniform"] * 2
    assert [report.seed for report in reports] == ["s/0", "s/0", "s/1", "s/1"]


def test_wins_are_counted_by_agent_and_shared_wins_apart() -> None:
    done = simulate(tiny.GAME, ("greedy", "uniform"), 30, "s")
    assert done.games == done.finished == 30
    assert sum(done.wins.values()) + done.shared_wins + done.drawn == 30
    assert set(done.mean_scores) == {"greedy", "uniform"}


def test_a_duel_ends_as_soon_as_the_interval_excludes_an_even_match() -> None:
    fought = duel(nim.GAME, "expert", "uniform", "s", iterations=60)
    assert fought.score.games == DUEL_LEAST
    assert fought.score.share > 0.5
    assert fought.score.decided()


def test_a_duel_of_equals_goes_on_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop.lab.arena.DUEL_MOST", 120)
    fought = duel(nim.GAME, "easy", "greedy", "s", {"heap": 1})
    assert fought.score.games == 120


def test_a_duel_with_oneself_is_refused() -> None:
    with pytest.raises(BadOption, match="two different agents"):
        duel(nim.GAME, "hard", "hard", "s")


def test_an_early_end_does_not_depend_on_the_jobs() -> None:
    alone = duel(nim.GAME, "greedy", "uniform", "s")
    with ThreadPoolExecutor(3) as executor:
        spread = duel(nim.GAME, "greedy", "uniform", "s", executor=executor)
    assert (spread.score, spread.digest) == (alone.score, alone.digest)


def test_in_a_duel_of_three_seats_each_side_sits_alone_as_often_in_every_seat() -> None:
    seatings = []
    duel(
        nim.GAME,
        "greedy",
        "uniform",
        "s",
        games=12,
        players=3,
        told=lambda report: seatings.append(report.agents),
    )
    for seat in range(3):
        assert sum(agents[seat] == "greedy" for agents in seatings) == 6


def test_a_cross_table_rates_the_stronger_higher_and_names_the_budgets() -> None:
    table = cross_table(nim.GAME, ("expert", "uniform"), "s", games=20, iterations=100)
    assert table.ratings["expert"].elo > table.ratings["uniform"].elo
    assert table.ratings["expert"].elo == pytest.approx(-table.ratings["uniform"].elo)
    assert table.budgets == {"expert": 100}


def test_budgets_keep_the_levels_ratio() -> None:
    assert iteration_budgets(("expert", "hard", "normal", "greedy"), 250) == {
        "expert": 250,
        "hard": 80,
        "normal": 15,
    }


@pytest.mark.parametrize(
    ("agents", "options"),
    [(("master", "uniform"), None), (("uniform",) * 5, None), (("uniform",) * 2, {"x": 1})],
)
def test_what_is_not_there_is_refused_before_anything_is_played(
    agents: tuple[str, ...], options: dict[str, OptionValue] | None
) -> None:
    with pytest.raises(BadOption):
        simulate(tiny.GAME, agents, 2, "s", options)


def test_wilsons_interval_is_that_of_the_books() -> None:
    low, high = Score(60.0, 100).interval()
    assert (round(low, 4), round(high, 4)) == (0.5020, 0.6906)
    assert Score(60.0, 100).decided()
    assert not Score(59.0, 100).decided()
    assert Score(0.0, 0).interval() == (0.0, 1.0)


def test_elo_of_three_quarters_of_the_points_is_about_190_apart() -> None:
    ratings = elo_ratings(("a", "b"), {("a", "b"): Score(7500.0, 10000)})
    assert ratings["a"].elo - ratings["b"].elo == pytest.approx(190.8, abs=0.5)
    assert ratings["a"].error == pytest.approx(ratings["b"].error)


def test_more_games_make_the_error_smaller() -> None:
    few = elo_ratings(("a", "b"), {("a", "b"): Score(60.0, 100)})
    many = elo_ratings(("a", "b"), {("a", "b"): Score(600.0, 1000)})
    assert many["a"].error < few["a"].error / 2
