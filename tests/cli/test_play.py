"""`tabletop` and `tabletop play`: what is handed to the program, and what is refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tabletop.cli import main, play
from tabletop.session.foreign import record_of
from tabletop.session.position import as_text, is_position
from tests.cli.helpers import GAME, refused
from tests.conftest import ROOT
from tests.scenes.support import match


@pytest.fixture
def launched(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the program would have been started with; no window opens."""
    calls: list[dict[str, Any]] = []

    def launch(data_dir: Path | None, **how: Any) -> int:
        calls.append({"data_dir": data_dir, **how})
        return 0

    monkeypatch.setattr(play, "launch", launch)
    return calls


def test_without_words_the_menu_opens(launched: list[dict[str, Any]], tmp_path: Path) -> None:
    assert main([]) == 0
    assert main(["--data-dir", str(tmp_path)]) == 0
    assert launched == [{"data_dir": None}, {"data_dir": tmp_path}]


def test_a_game_alone_opens_its_set_up(launched: list[dict[str, Any]]) -> None:
    assert main(["play", GAME]) == 0
    assert launched == [{"data_dir": None, "game": GAME}]


def test_seats_seed_and_options_open_the_table(launched: list[dict[str, Any]]) -> None:
    words = ["play", GAME, "--seats", "human:Anna,ai:hard", "--seed", "7"]
    assert main([*words, "--option", "fair_field=on"]) == 0
    (call,) = launched
    assert call["seats"][0].name == "Anna"
    assert [seat.level for seat in call["seats"]] == ["", "hard"]
    assert call["seed"] == "7" and call["options"] == {"fair_field": True}


def test_a_file_of_a_match_a_position_or_several_opens(
    launched: list[dict[str, Any]], tmp_path: Path
) -> None:
    running = match(None, ply=6)
    record = record_of(running)
    (tmp_path / "one.tabletop").write_text(record, encoding="utf-8")
    (tmp_path / "two.tabletop").write_text(record + record_of(match(None, ply=9)), encoding="utf-8")
    (tmp_path / "line.tabletop").write_text(as_text(running.match, running.seats))
    for name in ("one", "two", "line"):
        assert main(["--data-dir", str(tmp_path / "data"), str(tmp_path / f"{name}.tabletop")]) == 0
    one, several, position = launched
    assert one["imported"][0] == "one.tabletop" and is_position(position["position"])
    assert [len(call["imported"][1]) for call in (one, several)] == [1, 2]


@pytest.mark.parametrize("text", ["", "no record", '{"game":"x"}\n', "BT1:AAAA:bbbb"])
def test_a_file_that_holds_no_match_is_refused_in_a_sentence(
    launched: list[dict[str, Any]], tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "some.tabletop"
    path.write_text(text, encoding="utf-8")
    assert main(["--data-dir", str(tmp_path / "data"), str(path)]) == 2 and not launched
    assert "Traceback" not in capsys.readouterr().err
    assert main(["--text", str(path)]) == 2 and "tabletop import" in capsys.readouterr().err
    assert main([str(tmp_path / "gone.tabletop")]) == 2 and not launched
    assert "gone.tabletop" in capsys.readouterr().err


def test_a_seed_alone_seats_a_person_and_a_rabbit(launched: list[dict[str, Any]]) -> None:
    assert main(["play", GAME, "--seed", "7"]) == 0
    assert [seat.kind for seat in launched[0]["seats"]] == ["human", "ai"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play"], "GAME"),
        (["play", "bounce"], "There is no game 'bounce'"),
        (["play", GAME, "--seats", "human,ai:hrad"], "There is no level 'hrad'"),
        (["play", GAME, "--seats", "human"], "is played by 2 players, not 1"),
        (["play", GAME, "--seats", "human,ai,ai"], "is played by 2 players, not 3"),
        (["play", GAME, "--seats", "robot,ai"], "not 'robot'"),
        (["play", GAME, "--option", "fair=on"], "did you mean 'fair_field'?"),
        (["play", GAME, "--sed", "7"], "did you mean '--seed'?"),
    ],
)
def test_bad_input_gets_one_sentence_and_no_window(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str], launched: list[dict[str, Any]]
) -> None:
    assert told in refused(words, capsys)
    assert not launched


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be without a display")
def test_without_a_display_one_sentence_says_so(tmp_path: Path) -> None:
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment.pop("SDL_VIDEODRIVER")
    done = subprocess.run(
        [sys.executable, "-m", "tabletop", "--data-dir", str(tmp_path)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode != 0
    assert "No window can be opened" in done.stderr
    assert "Traceback" not in done.stderr
    assert "pygame-ce" not in done.stdout


def started_with(fault: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, whose start does nothing but raise that."""
    code = (
        "import sys, tabletop.scenes.start as start\n"
        "from tabletop.core.errors import BadOption\n"
        f"def run(*args, **how): raise {fault}\n"
        "start.run = run\n"
        "from tabletop.cli import main\n"
        f"sys.exit(main(['--data-dir', {str(folder)!r}]))"
    )
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60
    )


def test_a_crash_of_the_program_is_written_down_and_told_in_two_lines(tmp_path: Path) -> None:
    done = started_with("ZeroDivisionError('for the\\x1b[2J test')", tmp_path)
    logfile = tmp_path / "log" / "tabletop.log"
    assert done.returncode == play.CRASHED
    failed, reported = done.stderr.splitlines()
    assert str(logfile) in failed and str(tmp_path / "log" / "report-") in reported
    assert "\x1b" not in done.stderr
    assert "Traceback" in logfile.read_text() and "ZeroDivisionError" in logfile.read_text()


def test_what_cannot_be_played_is_no_crash(tmp_path: Path) -> None:
    done = started_with("BadOption('No such thing.')", tmp_path)
    assert done.returncode == 2 and done.stderr == "tabletop: No such thing.\n"
    assert not (tmp_path / "log" / "tabletop.log").read_text()
