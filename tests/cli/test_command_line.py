"""The frame of the command line: subcommands, help, version, and bad words."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop import __version__
from tabletop.cli import COMMANDS, LAB, main
from tabletop.cli.parsing import split_command
from tests.cli.helpers import GAME, refused


def test_the_version_tells_what_a_report_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"tabletop {__version__}") and told.count("\n") == 1
    for part in ("Python 3.", "pygame-ce 2.", "SDL 2."):
        assert part in told


def test_help_names_players_subcommands_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    out = capsys.readouterr().out
    places = [out.index(f"  {name} ") for name in (*COMMANDS, *LAB)]
    assert places == sorted(places)


@pytest.mark.parametrize("words", [["lab"], ["lab", "--help"]])
def test_the_lab_lists_its_subcommands(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 0
    out = capsys.readouterr().out
    assert all(f"  {name} " in out for name in LAB)
    assert not any(f"  {name} " in out for name in COMMANDS)


@pytest.mark.parametrize("name", [*COMMANDS, *LAB])
def test_every_subcommand_has_its_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    assert f"tabletop {name}" in capsys.readouterr().out


@pytest.mark.parametrize("name", LAB)
def test_a_makers_subcommand_is_reached_behind_lab(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", name, "--help"]) == 0
    assert f"tabletop lab {name}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["simulte"], "did you mean 'simulate'?"),
        (["xyzzy"], "known are play"),
        (["lab", "simulte"], "did you mean 'simulate'?"),
        (["lab", "play"], "there is no subcommand 'lab play'; known are simulate"),
        (["lab", "--jsn"], "there is no option '--jsn'"),
        (["games", "--jsn"], "did you mean '--json'?"),
        (["games", "more"], "one word too many"),
        (["--data-dri", "x", "games"], "did you mean '--data-dir'?"),
        (["replay"], "FILE"),
        (["--data-dir"], "expected one argument"),
    ],
)
def test_bad_words_get_one_sentence(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in refused(words, capsys)


@pytest.mark.parametrize(
    "words",
    [
        ["play", GAME, "--seats", "human,ai:easy"],
        ["screenshot", GAME, "--out", "x.png"],
        ["simulate", GAME],
        ["arena", GAME],
        ["fit", GAME],
        ["reliability", GAME],
        ["analyse", "match.jsonl", "--trials", "1"],
        ["puzzles", "make", GAME],
    ],
    ids=lambda words: words[0],
)
def test_a_seed_is_a_text_of_a_hundred_letters_at_most(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Bytes that are no text come from a terminal as lone surrogates; no luck can follow from them,
    nor from what a record of the match could not hold."""
    for bad in ("", "\udcff", "a\x07", "x" * 101):
        assert "is no seed; one is a text of" in refused([*words, "--seed", bad], capsys)


@pytest.mark.parametrize(
    "words",
    [
        ["puzzles", "make", GAME, "--out"],
        ["fit", GAME, "--into"],
        ["reliability", GAME, "--fit", "--into"],
        ["screenshot", GAME, "--out"],
        ["film", "match.jsonl", "--out"],
        ["export", "1"],
    ],
    ids=lambda words: words[0],
)
def test_where_nothing_can_be_written_is_said_before_the_work(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    ending = {"screenshot": ".png", "film": ".gif"}.get(words[0], ".json")
    folder, file, null = (tmp_path / f"{name}{ending}" for name in ("folder", "file", "null"))
    folder.mkdir()
    file.touch()
    null.symlink_to(os.devnull)
    assert "is a folder; a file is needed." in refused([*words, str(folder)], capsys)
    assert "cannot be written: it is no plain file." in refused([*words, str(null)], capsys)
    null.unlink()
    null.symlink_to(tmp_path / "no" / file.name)
    assert "does not exist." in refused([*words, str(null)], capsys)
    for nowhere in (tmp_path / "no" / file.name, file / file.name):
        assert "does not exist." in refused([*words, str(nowhere)], capsys)
    monkeypatch.setattr("tabletop.cli.parsing.os.access", lambda path, how: False)
    assert "may not be written to." in refused([*words, str(file)], capsys)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["puzzles", "make", GAME, "--minutes", "nan"], "not a number from 0 to 100000"),
        (["puzzles", "make", GAME, "--minutes", "-1"], "not a number from 0 to 100000"),
        (["puzzles", "make", GAME, "--minutes", "long"], "not a number from 0 to 100000"),
        (["fit", GAME, "--strength", "nan"], "not a number from 0"),
        (["fit", GAME, "--strength", "-5"], "not a number from 0"),
        (["analyse", "x.jsonl", "--seconds", "nan"], "not a number from 0.001 to 3600"),
        (["analyse", "x.jsonl", "--seconds", "0"], "not a number from 0.001 to 3600"),
        (["analyse", "x.jsonl", "--trials", "\u0663"], "not a whole number from 1"),
        (["film", "x.jsonl", "--out", "x.gif", "--rest", "\u00b2"], "whole number from 50"),
    ],
)
def test_numbers_out_of_range_are_refused_with_the_range(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in refused(words, capsys)


@pytest.mark.parametrize("before", [True, False])
def test_the_data_folder_may_stand_before_or_after_the_subcommand(
    before: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a file"
    file.write_text("", encoding="utf-8")
    words = ["--data-dir", str(file)]
    told = refused([*words, "games"] if before else ["games", *words], capsys)
    assert "is a file; a folder is needed" in told
    folder = ["--data-dir", str(tmp_path)]
    assert main([*folder, "games"] if before else ["games", *folder]) == 0


def test_words_are_parted_at_the_subcommand() -> None:
    assert split_command(["--data-dir", "x", "play", "g", "--seed", "1"]) == (
        ["--data-dir", "x"],
        ["play", "g", "--seed", "1"],
    )
    assert split_command(["--version"]) == (["--version"], [])


def test_the_module_can_be_run_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tabletop", "gams"], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert "did you mean 'games'?" in done.stderr
    assert "Traceback" not in done.stderr
