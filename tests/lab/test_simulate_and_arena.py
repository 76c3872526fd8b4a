"""`tabletop simulate` and `tabletop arena`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabletop.ai.strength import read_strength
from tabletop.cli import main
from tabletop.core.registry import game as find_game
from tabletop.lab.commands.arena import cell
from tabletop.lab.strength import fingerprints
from tests.cli.helpers import GAME, refused


def printed(words: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """The JSON object a command prints."""
    capsys.readouterr()
    assert main(words) == 0
    data = json.loads(capsys.readouterr().out)
    assert isinstance(data, dict)
    return data


def test_simulate_prints_one_object_with_the_named_keys(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["simulate", GAME, "--agents", "greedy,uniform", "--games", "4", "--json"]
    data = printed(words, capsys)
    assert set(data) == {
        "game", "players", "agents", "games", "finished", "wins", "shares", "shared_wins",
        "mean_scores", "decisions", "seconds", "decisions_per_second", "digest",
    }  # fmt: skip
    assert data["finished"] == data["games"] == 4
    assert set(data["wins"]) == {"greedy", "uniform"}


def test_one_of_a_level_can_meet_three_of_another(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "bunny_boom", "--agents", "greedy,uniform,uniform,uniform"]
    data = printed([*words, "--games", "4", "--json"], capsys)
    assert data["players"] == 4 and set(data["shares"]) == {"greedy", "uniform"}
    alone = data["shares"]["greedy"]
    assert alone["even"] == 0.25 and data["shares"]["uniform"]["even"] == 0.75
    assert alone["share"] == data["wins"]["greedy"] / 4
    low, high = alone["interval"]
    assert 0 <= low <= alone["share"] <= high <= 1


def test_any_number_of_jobs_gives_the_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", GAME, "--players", "2", "--games", "5", "--seed", "x", "--json"]
    alone, together = printed(words, capsys), printed([*words, "--jobs", "2"], capsys)
    for timed in ("seconds", "decisions_per_second"):
        alone.pop(timed), together.pop(timed)
    assert alone == together
    other = printed([*words[:-3], "--seed", "y", "--json"], capsys)
    assert other["digest"] != alone["digest"]


def test_records_of_a_simulation_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "matches.jsonl"
    assert main(["simulate", GAME, "--games", "3", "--records", str(file)]) == 0
    capsys.readouterr()
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.startswith("3 of 3 matches verified")


def test_a_search_gets_the_trials_it_was_given(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", GAME, "--agents", "expert,uniform", "--games", "1", "--iterations", "4"]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "expert" in out and " 4 " in out


def test_options_reach_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", GAME, "--games", "2", "--option", "turn_limit=2", "--json"]
    assert printed(words, capsys)["decisions"] < 30


def test_arena_prints_every_pair_and_a_rating_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", GAME, "--agents", "greedy,easy,uniform", "--games", "2", "--json"]
    data = printed(words, capsys)
    assert len(data["duels"]) == 3
    assert set(data["elo"]) == {"greedy", "easy", "uniform"}
    assert data == printed(words, capsys) or data["digest"] == printed(words, capsys)["digest"]


def test_arena_names_the_budgets_in_its_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", GAME, "--agents", "normal,uniform", "--games", "1", "--iterations", "50"]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "trials" in out and "Elo" in out


def test_a_cross_table_reads_the_same_from_both_sides() -> None:
    from tabletop.ai.ratings import Score
    from tabletop.lab.arena import CrossTable, Duel

    duel = Duel("a", "b", Score(3.0, 4), (0.0, 0.0), "")
    table = CrossTable("g", ("a", "b"), {}, {("a", "b"): duel}, {}, "")
    assert cell(table, "a", "b") == "75 (30-95)"
    assert cell(table, "b", "a") == "25 (5-70)"
    assert cell(table, "a", "a") == ""


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["simulate", "bounce_bunny"], "did you mean 'bounce_bunny_bounce'?"),
        (["simulate", GAME, "--agents", "hrad,easy"], "did you mean 'hard'?"),
        (["simulate", GAME, "--agents", "easy,"], "names parted by commas"),
        (["simulate", GAME, "--players", "3"], "is played by 2 players, not 3"),
        (["simulate", GAME, "--agents", "easy,easy,easy"], "is played by 2 players, not 3"),
        (["simulate", GAME, "--players", "3", "--agents", "easy,easy"], "one a seat, not 2"),
        (["simulate", GAME, "--games", "0"], "'0' is not a whole number from 1"),
        (["simulate", GAME, "--games", "many"], "'many' is not a whole number"),
        (["simulate", GAME, "--jobs", "-1"], "--jobs"),
        (["simulate", GAME, "--option", "fair=on"], "did you mean 'fair_field'?"),
        (["simulate", GAME, "--option", "fair_field"], "takes KEY=VALUE"),
        (["simulate", GAME, "--option", "fair_field=maybe"], "it takes on or off"),
        (["simulate", GAME, "--option", "turn_limit=-1"], "whole numbers from 0 to"),
        (["arena", GAME, "--agents", "easy"], "at least two different agents"),
        (["arena", GAME, "--agents", "easy,easy"], "at least two different agents"),
        (["arena", "chess"], "There is no game 'chess'"),
    ],
)
def test_bad_input_gets_one_sentence(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in refused(words, capsys)


def test_a_records_file_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", GAME, "--records", str(tmp_path / "no such folder" / "x.jsonl")]
    assert "no such file or directory" in refused(words, capsys)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is full")
def test_a_full_disk_is_named_with_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", GAME, "--games", "1", "--records", "/dev/full"]
    assert "'/dev/full': no space left on device." in refused(words, capsys)


def test_figures_that_are_damaged_are_refused_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "strength.json"
    file.write_text("torn", "utf-8")
    monkeypatch.setattr("tabletop.lab.commands.arena.own_file", lambda package: file)
    assert "is damaged" in refused(["arena", "bunny_boom", "--publish"], capsys)
    assert file.read_text("utf-8") == "torn"


def test_a_published_arena_writes_each_level_against_the_next(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "strength.json"
    monkeypatch.setattr("tabletop.lab.commands.arena.own_file", lambda package: file)
    words = ["arena", "bunny_boom", "--publish", "--games", "2", "--iterations", "20"]
    assert main(words) == 0
    builds, rows = read_strength(file.read_text("utf-8"))
    assert builds == fingerprints(find_game("bunny_boom"))
    pairs = [(row.first, row.second) for row in rows]
    assert pairs == [("easy", "normal"), ("normal", "hard"), ("hard", "expert")]
    assert all(row.games == 2 and row.trials[1] > row.trials[0] for row in rows)
