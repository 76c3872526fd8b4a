"""`tabletop export` and `tabletop import`: there and back, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.cli import main
from tabletop.session.library import Library
from tests.cli.helpers import GAME, refused
from tests.scenes.support import match


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
