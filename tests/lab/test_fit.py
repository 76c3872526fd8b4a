"""`tabletop fit`: weights by self-play, a judge's too, and what it says where none can be had."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

from tabletop.ai.judging import judge_in
from tabletop.ai.policy import policy_in, read_weights
from tabletop.cli import main
from tests.cli.helpers import refused

KINGDOM = "bunny_kingdom"
KILLER = "killer_bunnies"
BOUNCE = "bounce_bunny_bounce"
WORDS = ["fit", KINGDOM, "--matches", "2", "--rounds", "2", "--compare", "2", "--seed", "s"]

needs_numpy = pytest.mark.skipif(
    importlib.util.find_spec("numpy") is None, reason="only the development extra brings numpy"
)


@needs_numpy
def test_a_fit_writes_weights_with_how_they_came_about_the_same_by_any_number_of_jobs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    present = policy_in(f"tabletop.games.{KINGDOM}")
    assert present is not None
    found = []
    for name, jobs in (("one.json", "1"), ("other.json", "2")):
        words = [*WORDS, "--option", "sky=on", "--jobs", jobs, "--into", str(tmp_path / name)]
        assert main(words) == 0
        found.append((tmp_path / name).read_text("utf-8"))
    assert found[0] == found[1]
    sets, facts = read_weights(found[0], present.policy)
    assert set(present.sets) <= set(sets), "sets of other families stay"
    told = facts["two sky"]
    assert (told["seed"], told["matches"], told["players"]) == ("s", 2, 2)
    assert [each["of"] for each in told["rounds"]] == [2, 2]
    assert "alone against the heuristics" in capsys.readouterr().out
    assert json.loads(found[0])["format"] == 1


@needs_numpy
def test_a_judge_is_fitted_beside_those_of_other_seats_the_same_by_any_number_of_jobs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    present = judge_in(f"tabletop.games.{KILLER}")
    assert present is not None
    found = []
    for name, jobs in (("one.json", "1"), ("other.json", "2")):
        into = ["--into", str(tmp_path / name), "--jobs", jobs]
        assert main(["fit", KILLER, "--judge", "--matches", "6", "--seed", "s", *into]) == 0
        found.append((tmp_path / name).read_text("utf-8"))
    assert found[0] == found[1]
    sets, facts = read_weights(found[0], present.judge)
    assert set(sets) == set(present.sets)
    assert (facts["two"]["seed"], facts["two"]["matches"]) == ("s", 6)
    assert "log loss of matches left out" in capsys.readouterr().out


@needs_numpy
def test_a_judge_is_fitted_to_matches_of_a_search(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Other matches than the policy's, so other weights; the number of trials stands beside."""
    present = judge_in(f"tabletop.games.{BOUNCE}")
    assert present is not None
    found = {}
    for trials in ("", "8"):
        into = tmp_path / f"trials{trials}.json"
        words = ["fit", BOUNCE, "--judge", "--matches", "5", "--seed", "s", "--into", str(into)]
        assert main([*words, *(["--trials", trials] if trials else [])]) == 0
        found[trials] = read_weights(into.read_text("utf-8"), present.judge)
    assert found[""][0] != found["8"][0]
    assert [found[trials][1]["two"]["trials"] for trials in ("", "8")] == [0, 8]


def test_what_cannot_be_fitted_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert "players" in refused(["fit", KINGDOM, "--players", "9"], capsys)
    assert "no judge" in refused(["fit", KINGDOM, "--judge"], capsys)


def test_without_numpy_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from tabletop.lab.commands import fit

    monkeypatch.setattr(fit, "find_spec", lambda name: None)
    assert "numpy" in refused(WORDS, capsys)
