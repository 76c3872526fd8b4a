"""The frame of the command line: subcommands, help, version, and bad words."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tabletop import __version__
from tabletop.cli import COMMANDS, main
from tabletop.cli.parsing import split_command
from tests.cli.helpers import refused


def test_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"tabletop {__version__}\n"


def test_help_names_every_subcommand(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    out = capsys.readouterr().out
    assert all(f"  {name} " in out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_subcommand_has_its_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    assert f"tabletop {name}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["simulte"], "did you mean 'simulate'?"),
        (["xyzzy"], "known are play"),
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
