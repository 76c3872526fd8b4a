"""What a match is played with is asked in the terminal; Enter alone changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.cli import main
from tabletop.cli.text.console import Console
from tabletop.cli.text.options import ask_options
from tabletop.core.game import OptionValue
from tabletop.core.registry import games
from tabletop.scenes.setup.state import last_setup
from tabletop.session.settings import Settings
from tabletop.session.texts import Text
from tests.cli.test_text_newcomer import Terminal
from tests.cli.typist import Keyboard, Screen, script


def chosen(
    game: str, *lines: str, players: int = 0, own: tuple[Text, ...] = ()
) -> tuple[dict[str, OptionValue], str]:
    """What is chosen by these answers, and all that was asked."""
    screen = Screen()
    state = last_setup(games()[game], Settings())
    while len(state.seats) < players:
        state.add_seat()
    ask_options(Console(Keyboard(screen, script(*lines)), screen), state, lambda option: own)
    return state.chosen(), screen.getvalue()


@pytest.mark.parametrize("game", sorted(games()))
def test_enter_alone_plays_as_it_stands_and_all_that_can_be_chosen_is_told(game: str) -> None:
    values, told = chosen(game, "")
    options = games()[game].info.options
    assert values == {option.key: option.first for option in options if option.first is not None}
    assert all(f"{option.label}: " in told for option in options)


def test_a_shorter_match_is_chosen_by_number_or_name() -> None:
    values, told = chosen("killer_bunnies", "1", "1", "")
    assert values == {"goal": "40"}
    assert "1  Points to win: 60, as published\n" in told and "Points to win: 40, short." in told
    assert chosen("killer_bunnies", "goal", "short", "")[0] == {"goal": "40"}
    assert chosen("killer_bunnies", "points to win", "", "")[0] == {}, "Enter leaves it"


def test_what_is_on_or_off_is_turned_over_by_its_number() -> None:
    values, told = chosen("bunny_kingdom", "2", "in the sky", "2", "")
    assert values == {"sky": True, "express": False}
    assert "Bunny Express: on." in told and "Bunny Express: off." in told


def test_what_a_table_of_so_many_always_has_is_told_as_such() -> None:
    values, told = chosen("bunny_kingdom", "1", "", players=5)
    assert values == {} and "1  In the Sky: on" in told
    assert "With this many players, In the Sky is always on." in told


def test_numbers_and_texts_are_asked_for_until_they_can_be_taken() -> None:
    values, told = chosen("bounce_bunny_bounce", "turn limit", "many", "100", "")
    assert values == {"by_heart": False, "turn_limit": 100} and "whole numbers from 0 to" in told
    mine = Text("Mine", "12 Technology Resource")
    values, told = chosen("killer_bunnies", "2", "mine", "", "2", "deep dig", "", own=(mine,))
    assert values == {"deck.0": "yellow"}
    assert "Deck: Poppy: Mine." in told and "Not to be played yet" in told


def test_help_tells_what_each_does_and_what_is_none_of_them_is_asked_again() -> None:
    _, told = chosen("bunny_boom", "help", "12", "fox", "3", "")
    assert "A Fox runs through the village" in told
    assert "Type a number from 1 to 9, or press Enter to start the match." in told
    assert "Fox: on." in told, "words that are the whole name of one mean that one"


def test_what_was_chosen_is_played_told_and_stands_so_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--data-dir", str(tmp_path), "play", "killer_bunnies", "--text"]
    monkeypatch.setattr("sys.stdin", Terminal("\nAda\n\n\n1\n1\n\nquit\n"))
    assert main(words) == 0
    assert "Points to win: 40, short." in capsys.readouterr().out.partition("You are Ada.")[2]
    monkeypatch.setattr("sys.stdin", Terminal("\n\n\n\nquit\n"))
    assert main([*words, "--option", "hands_on=on"]) == 0
    told = capsys.readouterr().out
    assert "(Enter: Ada)?" in told and "1  Points to win: 40, short" in told
    assert "6  Hands-on drawing: on" in told, "what was given at the start stands so, too"
