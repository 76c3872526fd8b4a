"""`tabletop screenshot`: pictures of screens, the same each time, and what is refused."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.cli import main
from tabletop.cli.screenshot import SCENES, WITHOUT_GAME
from tabletop.scenes import screenshot
from tests.cli.helpers import GAME, refused
from tests.pictures import analysed_once

pytestmark = pytest.mark.usefixtures("painted")


@pytest.fixture(autouse=True)
def once(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Looks at a few choices, at each once: several screens look back on the same match."""
    monkeypatch.setattr(screenshot, "REVIEWED", 6)
    with analysed_once():
        yield


def picture(target: Path, *words: str) -> bytes:
    """Takes a screenshot and returns its bytes."""
    assert main(["screenshot", *words, "--out", str(target)]) == 0
    return target.read_bytes()


def picture_of_a_process(target: Path, *words: str) -> bytes:
    """Takes a screenshot by a process of its own and returns its bytes."""
    command = [sys.executable, "-m", "tabletop", "screenshot", *words, "--out", str(target)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return target.read_bytes()


@pytest.mark.parametrize("scene", SCENES)
def test_every_screen_has_its_picture(scene: str, tmp_path: Path) -> None:
    import pygame

    words = ["--scene", scene, "--size", "960x600"]
    file = tmp_path / "x.png"
    picture(file, *words, *([] if scene in WITHOUT_GAME else [GAME]))
    surface = pygame.image.load(file)
    assert surface.get_size() == (960, 600)
    colours = {surface.get_at((x, y))[:3] for x in range(0, 960, 7) for y in range(0, 600, 7)}
    assert len(colours) > 40


def test_a_game_may_have_screens_of_its_own_and_moments_of_them(tmp_path: Path) -> None:
    import pygame

    words = ["killer_bunnies", "--size", "960x600", "--scene"]
    one = picture(tmp_path / "1.png", *words, "deck_builder")
    assert pygame.image.load(tmp_path / "1.png").get_size() == (960, 600)
    assert picture(tmp_path / "2.png", *words, "deck_builder:faulty") != one


def test_the_same_words_give_the_same_picture(tmp_path: Path) -> None:
    words = [GAME, "--seed", "3", "--ply", "9", "--size", "1280x720"]
    one = picture(tmp_path / "1.png", *words)
    assert one == picture_of_a_process(tmp_path / "2.png", *words)
    assert picture(tmp_path / "3.png", *words, "--hint") != one
    assert picture(tmp_path / "5.png", *words, "--agent", "greedy") != one
    assert picture(tmp_path / "6.png", "bunny_boom", "--players", "4") != picture(
        tmp_path / "7.png", "bunny_boom"
    )
    assert picture(tmp_path / "4.png", *words, "--at", "120") != one


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([GAME], "--out"),
        (["--out", "x.png"], "needs a GAME"),
        (["ludo", "--out", "x.png"], "There is no game 'ludo'"),
        ([GAME, "--out", "x.jpg"], "ends in .png"),
        ([GAME, "--out", "no folder/x.png"], "does not exist"),
        ([GAME, "--size", "big", "--out", "x.png"], "no size like 1920x1080"),
        ([GAME, "--size", "99999x2", "--out", "x.png"], "not between 320x200"),
        ([GAME, "--scale", "3", "--out", "x.png"], "0.8 to 2.0"),
        ([GAME, "--scale", "nan", "--out", "x.png"], "0.8 to 2.0"),
        ([GAME, "--viewer", "2", "--out", "x.png"], "There is no seat 2"),
        (["bunny_boom", "--players", "9", "--out", "x.png"], "played by 2, 3, 4 players, not 9"),
        ([GAME, "--ply", "-1", "--out", "x.png"], "--ply"),
        (["--scene", "mneu", "--out", "x.png"], "did you mean 'menu'?"),
        ([GAME, "--scene", "deck_builder", "--out", "x.png"], "There is no screen 'deck_builder'"),
        (
            ["killer_bunnies", "--scene", "deck_builder:x", "--out", "x.png"],
            "has no moment 'x'; it has: usual",
        ),
    ],
)
def test_bad_input_gets_one_sentence(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in refused(["screenshot", *words], capsys)


def test_a_table_is_told_in_words_that_name_what_is_asked_and_what_may_be_done() -> None:
    command = [sys.executable, "-m", "tabletop", "screenshot", GAME, "--ply", "40", "--words"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout
    lines = told.splitlines()
    assert lines[0] == "What is asked" and "The field" in lines and "What happened" in lines
    assert sum("row" in line and not line.lstrip().startswith("- ") for line in lines) >= 35
    assert any(line.startswith("    - ") for line in lines)


def test_without_a_file_or_words_nothing_is_asked_for() -> None:
    command = [sys.executable, "-m", "tabletop", "screenshot", GAME]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode != 0 and "--words" in done.stderr
