"""The program's screens in the terminal: gone through by typed numbers and words alone."""

from __future__ import annotations

from pathlib import Path

from tabletop.cli.text.console import Console
from tabletop.cli.text.start import browse
from tabletop.session.settings import Settings, load_settings, save_settings
from tests.cli.typist import Keyboard, Screen, Typist, numbered, script


def gone_through(folder: Path, typist: Typist) -> str:
    """Starts at the menu; all that was shown."""
    screen = Screen()
    browse(folder, console=Console(Keyboard(screen, typist), screen), mode="inline")
    return screen.getvalue()


def test_settings_are_changed_by_words_and_what_the_terminal_has_otherwise_stays(
    tmp_path: Path,
) -> None:
    save_settings(Settings(speed=3, volume=40, window=(1000, 700)), tmp_path / "settings.toml")
    lines = ("settings", "hearing", "sounds", "next", "next", "", "seeing",
             "high contrast", "quit")  # fmt: skip
    shown = gone_through(tmp_path, script(*lines))
    assert "Sounds: 40 in 100. Type next or before" in shown
    assert "Sounds: 50 in 100." in shown and "High contrast: on" in shown
    kept, _ = load_settings(tmp_path / "settings.toml")
    assert (kept.volume, kept.contrast, kept.speed, kept.muted) == (50, True, 3, False)
    assert kept.window == (1000, 700) and kept.ai_pace == Settings().ai_pace


def test_a_screen_is_told_whole_and_then_only_what_has_changed(tmp_path: Path) -> None:
    shown = gone_through(tmp_path, script("settings", "seeing", "high contrast", "", "quit"))
    whole, changed, again = shown.split("> ")[2:5]
    assert whole.count("\n") > 8 and changed.count("\n") < 4
    assert "High contrast: on" in changed and again.count("\n") > 8


def test_what_cannot_be_used_now_is_said_to_be_so_however_it_is_written(tmp_path: Path) -> None:
    lines = ("bunny bidding", "Page back", "page back", "quit")
    shown = gone_through(tmp_path, script(*lines))
    assert shown.count("Page back cannot be used now.") == 2


def puzzled(asked: list[str]) -> Typist:
    """Goes to a puzzle, tries the first choice, has the answer shown, and leaves."""
    ways = iter(("practice", "skip", "all puzzles", "bounce bunny bounce, gentle: 0 of"))

    def typed(shown: str) -> str | None:
        asked.append(shown)
        if (way := next(ways, None)) is not None:
            return way
        if "Best: " in shown or "Well found!" in shown:
            return None
        if "Another one is better" in shown:
            return "Show me"
        return "1" if numbered(shown) else ""

    return typed


def test_a_puzzle_is_found_tried_and_its_answer_told(tmp_path: Path) -> None:
    asked: list[str] = []
    shown = gone_through(tmp_path, puzzled(asked))
    assert "One choice is better than all others. Which?" in shown
    assert "Best: " in asked[-1] or "Well found!" in asked[-1], shown[-3000:]


def test_a_match_is_set_up_begun_and_left_to_the_menu(tmp_path: Path) -> None:
    lines = ("bounce bunny bounce", "name of seat 1", "Ada", "start the match", "quit", "quit")
    shown = gone_through(tmp_path, script(*lines))
    assert "Ada: person or rabbit: Person" in shown
    assert "You are Ada." in shown and "The match is saved as number 1" in shown
    assert "Quit" in numbered(shown.split("> ")[-2]).values()
