"""`tabletop replay`: sound, differing, damaged, newer and foreign files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabletop.cli import main
from tests.cli.helpers import GAME, refused


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A file with one whole match."""
    file = tmp_path / "match.jsonl"
    assert main(["simulate", GAME, "--games", "1", "--seed", "5", "--records", str(file)]) == 0
    capsys.readouterr()
    return file


def told(file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said about a record that is not sound; the exit status is 1."""
    assert main(["replay", str(file)]) == 1
    return capsys.readouterr().out


def edit(file: Path, number: int, **changes: object) -> None:
    """Changes fields of one line."""
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[number] = json.dumps({**json.loads(lines[number]), **changes})
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_a_sound_record_is_verified(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record)]) == 0
    assert capsys.readouterr().out.startswith("1 of 1 match verified")


@pytest.mark.parametrize(
    ("line", "change", "words"),
    [
        (4, {"after": "00000000"}, ["differs at ply 3"]),
        (3, {"do": "fly 9"}, ["ply 2", "fly"]),
        (0, {"app": "9.9.9"}, ["checksum"]),
        (0, {"rules": 99}, ["newer rules"]),
        (0, {"game": "ludo"}, ["There is no game 'ludo'"]),
    ],
)
def test_what_was_changed_in_a_record_is_named_with_its_ply(
    record: Path,
    line: int,
    change: dict[str, Any],
    words: list[str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    edit(record, line, **change)
    out = told(record, capsys)
    assert all(word in out for word in words), out


def test_a_record_that_breaks_off_says_how_much_is_sound(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:10]) + "\n", encoding="utf-8")
    out = told(record, capsys)
    assert "breaks off" in out and "9 actions" in out


def test_a_line_cut_in_half_says_how_much_is_sound(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text[: len(text) // 2], encoding="utf-8")
    assert "actions before that are sound" in told(record, capsys)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "The file is empty"),
        (b"hello", "not readable as JSON"),
        (b"[1, 2]\n", "no JSON object"),
        (b'{"by":0}\n', "does not begin with the header"),
        (b"\xff\xfe\x00", "not text in UTF-8"),
        (b"[" * 60_000, "not readable as JSON"),
        (b'{"game":"x","format":99}', "newer version of the program"),
        (b'{"game":"x","format":1}', "is missing or of the wrong kind"),
    ],
)
def test_a_file_that_is_no_record_gets_one_sentence(
    content: bytes, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "foreign"
    file.write_bytes(content)
    assert sentence in refused(["replay", str(file)], capsys)


def test_a_missing_file_or_a_folder_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "no such file" in refused(["replay", str(tmp_path / "nothing")], capsys)
    assert "is a directory" in refused(["replay", str(tmp_path)], capsys)


def test_a_file_of_line_ends_is_refused_at_once(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text("\n" * 3_000_000, encoding="utf-8")
    assert refused(["replay", str(record)], capsys).endswith("no match record.\n")
    record.write_text("\n" * 3000 + "no record", encoding="utf-8")
    assert "JSON" in refused(["replay", str(record)], capsys)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no file without an end")
def test_a_file_without_an_end_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletop.cli.replay.LARGEST", 1_000_000)
    assert "too large" in refused(["replay", "/dev/zero"], capsys)


@pytest.mark.parametrize("word", ["\x1b[2J\x1b]0;title\x07", "\x00", "\u202e", "x" * 60_000])
def test_nothing_of_a_record_commands_the_terminal(
    record: Path, capsys: pytest.CaptureFixture[str], word: str
) -> None:
    edit(record, 3, do=f"fly {word}")
    out = told(record, capsys)
    assert "ply 2" in out and len(out) < 2000
    assert all(letter == "\n" or letter.isprintable() for letter in out)
    edit(record, 0, game=word)
    assert main(["replay", str(record)]) in (1, 2)
    caught = capsys.readouterr()
    assert all(letter == "\n" or letter.isprintable() for letter in caught.out + caught.err)
    assert len(caught.out + caught.err) < 2000
