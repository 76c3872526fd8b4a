"""Key sets for one hand: all keys of the program on one half of the keyboard, listed by F1."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from tabletop.scenes.keys import commands, keysets, table
from tabletop.scenes.keys.keysets import BOTH, HARD, KEY_SETS, OneHand, layer_words, shown, told
from tabletop.scenes.keys.page import KeysScene
from tabletop.scenes.keys.table import row_of
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.session.settings import Settings
from tabletop.words import ENGLISH
from tabletop.words.books import book, use
from tests.scenes.support import SCREENS, key, open_app, settle
from tests.typed import some

HALVES = {
    "left": {
        *"12345QWERTASDFGZXCVB", "Tab", "Space", "Esc", "F1", "F2", "F3", "F4", "F5",
    },
    "right": {
        *"67890YUIOPHJKLNM,.", "Space", "Enter", "Backspace", "Up", "Down", "Left", "Right",
        "PageUp", "PageDown", "Home", "End",
    },
}  # fmt: skip
"""Which keys lie under which hand; the space bar under both."""

@pytest.mark.parametrize("name", KEY_SETS)
def test_a_set_reaches_every_command(name: str) -> None:
    reached = {found for found, _ in KEY_SETS[name].reached()}
    for row in table.rows():
        for command, usual in row.commands.items():
            assert usual[0] in reached, f"{command} cannot be done"


@pytest.mark.parametrize("name", KEY_SETS)
def test_a_set_keeps_to_its_half_and_each_press_means_one_thing(name: str) -> None:
    keys = KEY_SETS[name]
    ways = [way for _, way in keys.reached()]
    for way in ways:
        assert set(way) <= HALVES[name], way
    assert len(ways) == len(set(ways))
    assert all(keys.more not in layer for layer in keys.layers)


@pytest.mark.parametrize("name", KEY_SETS)
def test_what_a_way_promises_is_what_comes_of_pressing_it(name: str) -> None:
    hands = OneHand()
    for wanted, way in KEY_SETS[name].reached():
        came = None
        for one in way:
            came = hands.translated(commands.event(one), name)
        assert came is not None and commands.pressed(came)[0] == wanted, way


def test_what_is_held_with_ctrl_and_other_keys_stay_as_they_are() -> None:
    hands = OneHand()
    undo = key(pygame.K_w, pygame.KMOD_CTRL)
    assert hands.translated(undo, "left") is undo
    other = key(pygame.K_p)
    assert hands.translated(other, "left") is other
    usual = key(pygame.K_w)
    assert hands.translated(usual, "both") is usual


def test_the_menu_is_walked_with_one_hand_and_a_name_is_written_with_all_letters(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path, keys="left")
    SCREENS["menu"](app)
    settle(app)
    app.handle(key(pygame.K_TAB))
    first = app.scene.focus.current
    app.handle(key(pygame.K_s))
    assert app.scene.focus.current is not first
    app.handle(key(pygame.K_b))
    settle(app)
    assert app.notice.text.startswith("Second keys")
    app.handle(key(pygame.K_SPACE))
    settle(app)
    assert app.scene.route == "keys"
    assert not app.notice.text, "what the next key is, is told until it is pressed"
    app.handle(key(pygame.K_q))
    assert app.scene.route == "menu"
    SCREENS["setup"](app)
    settle(app)
    entry = app.scene.controls.find("name:0")
    some(entry).act()
    app.handle(key(pygame.K_b, text="b"))
    assert app.forms.entry is entry and app._one_hand.depth == 0
    app.close()


@pytest.mark.parametrize("name", KEY_SETS)
def test_the_list_of_keys_is_that_of_the_hand(name: str, tmp_path: Path) -> None:
    app = open_app(tmp_path, keys=name)
    SCREENS["keys"](app)
    scene = settle(app)
    assert isinstance(scene, KeysScene)
    rows = {line.words: line.keys for _, group in scene.groups for line in group}
    assert rows["take it"].split(" ")[0] in HALVES[name]
    assert rows["a hint"] == {"left": "V", "right": "N"}[name]
    for said in rows.values():
        if said != f"Mouse{HARD}wheel":
            plain = said.replace(" or ", " ").replace(" then ", " ").split(" ")
            assert set(plain) <= set(map(keysets.cap, HALVES[name])), said
    app.close()


@pytest.fixture
def hand() -> Iterator[Callable[[str], object]]:
    """Puts a set of keys in force; afterwards the usual keys are."""
    keysets.use(Settings())
    yield lambda name: bool(keysets.use(Settings(keys=name)))
    keysets.use(Settings())
    use(ENGLISH)


def test_several_keys_of_a_line_stand_together(hand: Callable[[str], object]) -> None:
    assert shown(row_of("numbers-card")) == "1 to 9" and shown(row_of("speeds")) == "Ctrl + 0 to 4"
    hand("left")
    assert shown(row_of("numbers-card")) == "1 2 3 4 5 or B B then 1 2 3 4"
    assert layer_words(1).startswith("Second keys") and "again" in layer_words(1)
    assert "again" not in layer_words(3) and layer_words(0)
    hand("right")
    assert shown(row_of("arrows")) == "Up Left Down Right"


@pytest.mark.parametrize(
    ("command", "both", "left", "right"),
    [
        ("arrows", "the arrow keys", "W A S D", "the arrow keys"),
        ("look", "I", "C", "comma"),
        ("take", "Enter", "E", "Enter"),
        ("sand", "P", "B B then S", "M M then J"),
        ("redo", "Ctrl + Shift + Z", "X", "M then Backspace"),
        ("read-arrows", "Shift + Arrows", "B then W A S D", "M then I J K L"),
        ("read_parts", "Shift + Enter", "B then E", "M then O"),
        ("rules", "R", "R", "full stop"),
        ("go_on", "Space", "Space", "Space"),
    ],
)
def test_sentences_speak_of_the_keys_of_the_hand(
    command: str, both: str, left: str, right: str, hand: Callable[[str], object]
) -> None:
    for name, keys in (("both", both), ("left", left), ("right", right)):
        hand(name)
        assert told(command).replace(HARD, " ") == keys
    assert HARD not in told("take"), "a key alone needs none"


def test_keys_have_the_names_of_the_language(hand: Callable[[str], object]) -> None:
    hand(BOTH)
    for code, undo, back in (("de", "Strg + Z", "Esc"), ("fr", "Ctrl + Z", "Échap")):
        use(code)
        assert shown(row_of("undo")) == undo and told("back") == back
        assert book("play").say("menu").endswith(f" ({back})")


@pytest.mark.parametrize(("name", "keys"), [("both", "the arrow keys"), ("left", "W A S D")])
def test_a_table_asks_in_the_keys_of_the_hand(name: str, keys: str, tmp_path: Path) -> None:
    app = open_app(tmp_path, keys=name, coach=False)
    seats = [human("Anna", 0), rabbit("easy", 1)]
    running = Running.new("bounce_bunny_bounce", seats, {}, "3", app.library)
    app.go(PlayScene(app, running))
    scene = settle(app)
    assert isinstance(scene, PlayScene)
    while scene.deciding is None:
        settle(app, 30)
    assert keys in some(scene.top.asked)[1].how.replace(HARD, " ")
    app.close()
