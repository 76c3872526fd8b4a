"""The terminal speaks for ears: no mouse, no keys; short where one likes; steady numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.cli.play import configure, run
from tabletop.cli.text.console import Console
from tabletop.cli.text.start import browse
from tabletop.cli.text.words import for_eyes
from tabletop.core.errors import BadOption
from tabletop.words import ENGLISH
from tabletop.words.books import languages, use
from tests.cli.helpers import GAME
from tests.cli.typist import Keyboard, Screen, Typist, offered, play, script

SEATS = "human,ai:easy"


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    code: str = request.param
    use(code)
    yield code
    use(ENGLISH)


def gone_through(folder: Path, typist: Typist, **how: str) -> str:
    screen = Screen()
    browse(folder, console=Console(Keyboard(screen, typist), screen), mode="inline", **how)
    return screen.getvalue()


@pytest.mark.parametrize("word", ["back", "b"])
def test_a_dialog_takes_back_for_its_safe_answer(word: str, tmp_path: Path) -> None:
    shown = gone_through(tmp_path, script("settings", "reset", word, "quit"))
    dialog, after = shown.split("> ")[2:4]
    assert "Reset all settings?" in dialog and "Reset all settings?" not in after
    assert "Settings\n" in after or "Display" in after


def test_a_question_at_the_table_takes_back_quit_and_help(tmp_path: Path) -> None:
    lines = ("", "skip", "?", "back", "skip", "quit")
    shown = gone_through(tmp_path, script(*lines), learn=GAME, lesson="1_hop")
    asked = [part for part in re.split(r"\)\? ", shown) if "Your answer" in part]
    assert len(asked) == 3, "asked, explained and asked on, asked again"
    assert "back takes the last one, quit leaves" in asked[1]
    assert shown.rstrip().endswith("Everything is saved. Till next time!")


def test_a_lesson_s_hint_names_the_choice_and_scolds_nobody(tmp_path: Path) -> None:
    shown = gone_through(tmp_path, script("", "hint", "quit"), learn=GAME, lesson="1_hop")
    told = shown.split("> ")[1]
    assert re.match(r"Choice \d is meant\.", told) and "Not that" not in told


def test_short_tells_names_alone_and_enter_or_look_the_rest(tmp_path: Path) -> None:
    long, short = (
        play(tmp_path / name, script(*lines), "bunny_kingdom", SEATS, seed="3")
        for name, lines in (("long", ("1",)), ("short", ("short", "1")))
    )
    whole, names = offered(long), offered(short)
    assert len(whole) == len(names) > 2
    assert all(line.startswith(name) for line, name in zip(whole, names))
    assert sum(map(len, names)) < 0.6 * sum(map(len, whole))
    asked = play(tmp_path / "again", script("short", "1", "", "look 1"), GAME, SEATS).split("> ")
    gist = "Poppy has 3 shocks."
    assert gist in asked[0] and gist not in asked[2] and gist in asked[3] and len(asked[4]) > 30


def test_what_is_numbered_keeps_its_number_while_the_screen_stays(tmp_path: Path) -> None:
    shown = gone_through(tmp_path, script("bunny boom", "add a seat", "", "quit"))
    before, after = (
        {int(number): words for number, words in re.findall(r"^ *(\d+)  (.+)$", part, re.M)}
        for part in (shown.split("> ")[1], shown.split("> ")[3])
    )
    kept = {words: number for number, words in before.items()}
    assert set(kept) & set(after.values()) and len(after) > len(before)
    for number, words in after.items():
        assert kept.get(words, number) == number


def test_nothing_speaks_of_keys_or_the_mouse(language: str, tmp_path: Path) -> None:
    screens = gone_through(tmp_path, script("12", "", "quit"))
    typed = play(tmp_path, script("1", "1", "1", "1"), "bunny_boom", SEATS, seed="3")
    for line in (screens + typed).splitlines():
        if not re.search(r"Enter|Eingabe|Entrée", line):  # typed here as well
            assert not for_eyes(line), line


def test_a_saved_match_may_be_named_with_its_game(tmp_path: Path) -> None:
    from argparse import ArgumentParser

    play(tmp_path, script("1", "quit"), GAME, SEATS)
    parser = ArgumentParser()
    configure(parser)
    args = parser.parse_args(["bunny_boom", "--text", "--match", "1"])
    args.data_dir = tmp_path
    with pytest.raises(BadOption, match=f"Saved match 1 is of '{GAME}'"):
        run(args)


def test_after_a_match_the_same_players_may_play_again(tmp_path: Path) -> None:
    lines = ("give up", "yes", "again", "give up", "yes", "quit")
    shown = play(tmp_path, script(*lines), GAME, SEATS)
    assert shown.count("Poppy gave up. Bramble wins.") >= 2 and "again plays another" in shown
    assert shown.count("Type the number of a choice. ? tells") == 2


def test_looking_back_is_short_and_enter_tells_what_has_changed(tmp_path: Path) -> None:
    play(tmp_path, script("1", "1", "1", "give up", "yes", "quit"), GAME, SEATS)
    lines = ("saved matches", "3", "quit", "look back", "", "choice after", "all", "quit")
    parts = gone_through(tmp_path, script(*lines)).split("> ")
    whole, again, after, all_ = parts[4:8]
    assert len(whole.split()) < 400 and "Face-down card, row 1" not in whole
    assert again.strip() == "Nothing has changed. all tells the whole screen."
    assert 0 < len(after.splitlines()) < 20 and "Face-down card, row 1" in all_
    names = [re.sub(r"^ *\d+  ", "", line) for line in whole.splitlines()]
    assert not any(re.search(r"\((?:Home|P|G|\[|,)\)|: G\)", name) for name in names)
