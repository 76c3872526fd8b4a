"""`tabletop export` and `tabletop import`: there and back, and what is refused."""

from __future__ import annotations

import codecs
import csv
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tabletop.cli import main
from tabletop.session.library import Library
from tabletop.session.paths import folders
from tests.cli.helpers import GAME, refused
from tests.scenes.support import match
from tests.typed import some


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A file with one whole match of the arena."""
    file = tmp_path / "match.jsonl"
    words = ["simulate", GAME, "--games", "1", "--agents", "greedy,uniform", "--records", str(file)]
    assert main(words) == 0
    capsys.readouterr()
    return file


def test_a_match_comes_back_as_it_was(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--data-dir", str(tmp_path / "profile")]
    assert main(["import", str(record), *folder]) == 0
    assert "saved match 1" in capsys.readouterr().out
    again = tmp_path / "again.jsonl"
    assert main([*folder, "export", "1", str(again)]) == 0
    assert main(["replay", str(again)]) == 0
    old, new = (path.read_text(encoding="utf-8").splitlines() for path in (record, again))
    assert old[1:-1] == new[1:-1]
    capsys.readouterr()
    assert main(["import", str(again), *folder]) == 0
    assert capsys.readouterr().out == f"{again} is here already as saved match 1.\n"


def test_an_unknown_match_is_refused_with_those_that_are_there(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--data-dir", str(tmp_path / "profile")]
    words = ["export", "7", str(tmp_path / "x"), *folder]
    assert "none is saved yet" in refused(words, capsys)
    assert main(["import", str(record), *folder]) == 0
    assert "the last played are: 1." in refused(words, capsys)
    assert not (tmp_path / "x").exists()


def test_a_file_that_cannot_be_written_is_named(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--data-dir", str(tmp_path / "profile")]
    assert main(["import", str(record), *folder]) == 0
    assert "does not exist" in refused(
        ["export", "1", str(tmp_path / "no folder" / "x"), *folder], capsys
    )


def test_of_a_match_that_goes_on_one_line_says_before_what_is_written_with_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    library = Library(tmp_path / "library.sqlite3")
    going, over = match(library, ply=9), match(library)
    library.close()
    folder, file = ["--data-dir", str(tmp_path)], str(tmp_path / "x.jsonl")
    for id_, lines in ((going.id, 1), (over.id, 0)):
        for words in (["export", str(id_), file], ["export", str(id_), "--position"]):
            assert main([*words, *folder]) == 0
            said = capsys.readouterr().err.splitlines()
            assert len(said) == lines and all("all that is hidden" in line for line in said)


def test_a_file_that_is_named_is_written_anew_and_no_other(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--data-dir", str(tmp_path / "profile")]
    assert main(["import", str(record), *folder]) == 0
    file = tmp_path / "mine.jsonl"
    file.write_text("before", encoding="utf-8")
    there = set(tmp_path.iterdir())
    assert main(["export", "1", str(file), *folder]) == 0
    assert main(["replay", str(file)]) == 0 and set(tmp_path.iterdir()) == there


def test_a_record_that_breaks_off_is_imported_up_to_its_last_sound_action(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--data-dir", str(tmp_path / "profile")]
    record.write_text(record.read_text(encoding="utf-8")[:-100], encoding="utf-8")
    assert main(["import", str(record), *folder]) == 0
    told = capsys.readouterr().out
    assert told.count("\n") == 1 and "match 1, up to its last sound action. " in told
    assert "breaks off" in told


def test_a_file_that_is_no_record_is_not_imported(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--data-dir", str(tmp_path / "profile")]
    refused(["import", str(tmp_path / "nothing"), *folder], capsys)
    record.write_bytes(b"\xff\x00\xfe")
    refused(["import", str(record), *folder], capsys)
    assert "none is saved yet" in refused(["export", "1", "x", *folder], capsys)


def test_a_library_that_cannot_be_read_is_set_aside_and_named(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    profile = tmp_path / "profile"
    profile.mkdir()
    (profile / "library.sqlite3").write_bytes(b"this is no database, whatever its name says" * 40)
    assert main(["import", str(record), "--data-dir", str(profile)]) == 0
    err = capsys.readouterr().err
    assert "lies untouched" in err and "Traceback" not in err
    assert len(list(profile.glob("library*"))) > 1


def test_a_data_folder_that_cannot_be_made_is_named(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    refused(["import", str(record), "--data-dir", str(file / "below")], capsys)


@pytest.fixture
def several(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A file of four matches of the arena."""
    file = tmp_path / "several.jsonl"
    words = ["simulate", GAME, "--games", "4", "--agents", "greedy,uniform", "--records", str(file)]
    assert main(words) == 0
    capsys.readouterr()
    return file


def test_a_file_of_several_matches_is_taken_whole_and_none_of_them_twice(
    several: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--data-dir", str(tmp_path / "profile")]
    assert main(["import", str(several), *folder]) == 0
    assert capsys.readouterr().out == f"{several} holds 4 matches: 4 saved now.\n"
    assert main(["import", str(several), *folder]) == 0
    assert capsys.readouterr().out == f"{several} holds 4 matches: 4 here already.\n"


def test_a_bad_match_of_several_is_named_and_takes_no_other_along(
    several: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    heads = several.read_text(encoding="utf-8").split('{"format"')
    heads[2] = heads[2].replace('"players":2', '"players":99')
    several.write_text('{"format"'.join(heads)[:-30], encoding="utf-8")
    assert main(["import", str(several), "--data-dir", str(tmp_path / "profile")]) == 0
    told = capsys.readouterr()
    assert told.out == f"{several} holds 4 matches: 3 saved now, 1 refused.\n"
    assert "Match 2 of the file is refused. The record's header" in told.err
    assert "Match 4 of the file is saved up to its last sound action" in told.err


def test_all_matches_are_exported_to_one_file_that_is_imported_again(
    several: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--data-dir", str(tmp_path / "profile")]
    assert main(["import", str(several), *folder]) == 0
    file = tmp_path / "all.jsonl"
    assert main(["export", "--all", str(file), *folder]) == 0
    assert f"4 matches were written to {file}" in capsys.readouterr().out
    assert main(["replay", str(file)]) == 0
    assert main(["import", str(file), "--data-dir", str(tmp_path / "other")]) == 0
    assert "4 saved now" in capsys.readouterr().out
    assert "stands alone" in refused(["export", "3", "--all", str(file), *folder], capsys)
    assert "--all FILE" in refused(["export", *folder], capsys)


def test_a_record_may_begin_with_a_byte_order_mark(
    several: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    several.write_bytes(codecs.BOM_UTF8 + several.read_bytes())
    assert main(["import", str(several), "--data-dir", str(tmp_path / "profile")]) == 0
    assert main(["replay", "--fair", str(several)]) == 0
    assert "4 of 4 matches verified" in capsys.readouterr().out


def test_a_line_that_breaks_off_after_the_end_of_a_match_is_told(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with record.open("a", encoding="utf-8") as file:
        file.write('{"form')
    assert main(["import", str(record), "--data-dir", str(tmp_path / "profile")]) == 0
    assert "A line after its end breaks off" in capsys.readouterr().out


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes here")
@pytest.mark.parametrize("command", ["import", "replay"])
def test_a_pipe_is_read_to_its_end_and_one_that_says_nothing_is_named(
    command: str,
    several: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = ["--data-dir", str(tmp_path / "profile")]
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=lambda: pipe.write_bytes(several.read_bytes()))
    writer.start()
    assert main([command, str(pipe), *folder]) == 0
    writer.join()
    assert "4" in capsys.readouterr().out
    monkeypatch.setattr("tabletop.session.texts.SILENCE", 0.1)
    told = refused([command, str(pipe), *folder], capsys)
    assert "nothing came through this pipe" in told


def test_a_reader_that_has_read_enough_ends_the_terminal_quietly(tmp_path: Path) -> None:
    """The first line is read, then the pipe is closed, as `head` does."""
    words = ["play", GAME, "--text", "--data-dir", str(tmp_path)]
    program = subprocess.Popen(
        [sys.executable, "-m", "tabletop", *words],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    with program:
        assert program.stdin and program.stdout and program.stderr
        assert program.stdout.readline()
        program.stdout.close()
        program.stdin.write(b"\n" * 200)
        program.stdin.close()
        assert program.stderr.read() == b""
    assert program.returncode == 0


def test_tables_of_matches_and_dice_are_written_for_other_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--data-dir", str(tmp_path / "data")]
    library = Library(folders(tmp_path / "data").library)
    played = [match(library, seed) for seed in "12"]
    library.close()
    out = tmp_path / "tables"
    assert main(["export", "--csv", str(out), *folder]) == 0
    rows = list(csv.DictReader((out / "matches.csv").open(encoding="utf-8", newline="")))
    assert [int(row["match"]) for row in rows] == [running.id for running in played]
    for row, running in zip(rows, played, strict=True):
        assert row["game"] == GAME and row["won"] == str(int(0 in some(running.result).winners))
        assert float(row["score"]) == some(running.result).scores[0]
    dice = list(csv.DictReader((out / "dice.csv").open(encoding="utf-8", newline="")))
    starts = [row for row in dice if row["kind"] == "first"]
    assert sum(int(row["came"]) for row in starts) == 2 == int(starts[0]["throws"])
    assert all(float(row["expected"]) == 1.0 for row in starts)
    assert all(float(row["low"]) <= float(row["high"]) for row in dice)
    assert "stands alone" in refused(["export", "3", "--csv", str(out), *folder], capsys)
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "cannot be written" in refused(
        ["export", "--csv", str(tmp_path / "file"), *folder], capsys
    )
