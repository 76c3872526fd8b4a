"""`tabletop analyse`: the annotated match, exact repetition, saved matches, bad input."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabletop.ai import glimpse
from tabletop.ai.agent import Glimpse
from tabletop.ai.plain import heuristics_in
from tabletop.cli import main
from tabletop.session.background import MATCH_SECONDS
from tabletop.session.library import Library
from tabletop.session.paths import folders
from tests.cli.helpers import refused

GAME = "bounce_bunny_bounce"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("record") / "match.jsonl"
    words = ["simulate", GAME, "--agents", "uniform", "--games", "1", "--seed", "5", "--option",
             "turn_limit=8"]  # fmt: skip
    assert main([*words, "--records", str(file)]) == 0
    return file


def found(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    capsys.readouterr()
    assert main(["analyse", *words, "--json"]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return data


def test_every_choice_is_told_and_the_ledger_adds_up(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = found(capsys, str(record), "--trials", "1", "--seed", "a")
    assert data["game"] == GAME and len(data["choices"]) >= 8
    for choice in data["choices"]:
        best = choice["choices"][0]
        assert best["behind"] == 0 and best["trials"] >= 30
        # Of a choice of several steps the first may stand for all that begin with it.
        done = choice["done"]
        assert any(each["do"][: len(done)] == done for each in choice["choices"])
        assert all(math.isfinite(each["error"]) for each in choice["choices"])
    for seat in data["ledger"]:
        parts = [seat[key] for key in ("even", "start", "own", "gifts", "luck")]
        assert sum(parts) == pytest.approx(seat["result"])


def test_the_same_seed_and_trials_print_the_same_and_another_seed_does_not(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (str(record), "--seat", "1", "--trials", "1", "--seed")
    first = found(capsys, *words, "a")
    assert found(capsys, *words, "a") == first
    other = found(capsys, *words, "b")
    assert other != first
    assert {choice["seat"] for choice in other["choices"]} == {1}


def test_the_words_name_what_was_done_what_is_better_and_what_it_gave_away(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["analyse", str(record), "--trials", "400", "--seed", "a"]) == 0
    out = capsys.readouterr().out
    assert "Gives away" in out and "Better: " in out and " ± " in out
    assert "luck of the deal" in out and "result" in out


def test_a_saved_match_is_looked_at_once_and_gone_on_with_where_one_asks_for_more(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--data-dir", str(tmp_path)]
    assert main([*where, "import", str(record)]) == 0
    first = found(capsys, "1", "--seconds", "0.001", *where)
    library = Library(folders(tmp_path).library)
    kept = library.analyses(1)
    library.close()
    assert len(kept) == len(first["choices"])
    assert found(capsys, "1", *where) == first
    more = found(capsys, "1", "--seconds", "0.001", *where)["choices"]
    trials = [(one["trials"], other["trials"]) for one, other in zip(first["choices"], more)]
    assert trials and all(one < other for one, other in trials)
    assert found(capsys, "1", *where)["choices"] == more


def test_a_full_disk_is_named_and_the_numbers_are_told_all_the_same(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    where = ["--data-dir", str(tmp_path)]
    assert main([*where, "import", str(record)]) == 0

    def full(library: Library, *args: object) -> bool:
        library.problem = "The disk that holds the library is full."
        return False

    monkeypatch.setattr(Library, "keep_analysis", full)
    capsys.readouterr()
    assert main([*where, "analyse", "1", "--seconds", "0.001", "--json"]) == 1
    told = capsys.readouterr()
    assert json.loads(told.out)["choices"]
    assert told.err.count("\n") == 1 and "could not be kept. The disk that holds" in told.err


def test_bad_input_gets_one_sentence(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--data-dir", str(tmp_path)]
    assert "no seat 7" in refused(["analyse", str(record), "--seat", "7"], capsys)
    both = ["analyse", str(record), "--seconds", "1", "--trials", "9"]
    assert "not for both" in refused(both, capsys)
    assert "--trials" in refused(["analyse", str(record), "--seed", "x"], capsys)
    assert "seconds" in refused(["analyse", str(record), "--seconds", "nan"], capsys)
    assert "no saved match 12" in refused([*where, "analyse", "12"], capsys)
    assert "no saved match" in refused([*where, "analyse", "9" * 40], capsys)
    assert "cannot be read" in refused(["analyse", str(tmp_path / "none.jsonl")], capsys)


def test_a_record_that_diverges_is_refused_in_a_sentence(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    line = json.loads(lines[4])
    lines[4] = json.dumps({**line, "after": "00000000"})
    torn = tmp_path / "torn.jsonl"
    torn.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert "torn.jsonl" in refused(["analyse", str(torn)], capsys)


def test_in_a_minute_every_choice_of_a_long_match_has_a_look_and_some_have_more(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock that stands until all had their first look, and then is over."""
    asked = 0
    how = Glimpse(depth=2, doubt=0.1, doubt_apart=0.0)
    monkeypatch.setattr(
        glimpse, "heuristics_in", lambda package: replace(heuristics_in(package), glimpse=how)
    )

    def clock() -> float:
        nonlocal asked
        asked += 1
        return 0.0 if asked <= 12 else MATCH_SECONDS

    monkeypatch.setattr("tabletop.cli.analyse.monotonic", clock)
    choices = found(capsys, str(record))["choices"]
    assert 8 <= len(choices) <= 11 and any(each["first_look"] for each in choices)


def test_a_folder_is_analysed_file_by_file_and_what_is_no_match_is_named(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("a.jsonl", "c.jsonl"):
        (tmp_path / name).write_bytes(record.read_bytes())
    (tmp_path / "b.txt").write_text("no match", encoding="utf-8")
    capsys.readouterr()
    assert main(["analyse", str(tmp_path), "--trials", "1", "--seed", "a", "--json"]) == 0
    printed = capsys.readouterr()
    found = [json.loads(line) for line in printed.out.splitlines()]
    assert [each.pop("file") for each in found] == ["a.jsonl", "c.jsonl"]
    assert found[0] == found[1] and len(found[0]["choices"]) >= 8
    assert "b.txt: " in printed.err and printed.err.count("\n") == 1
    (tmp_path / "empty").mkdir()
    assert "no file" in refused(["analyse", str(tmp_path / "empty")], capsys)
