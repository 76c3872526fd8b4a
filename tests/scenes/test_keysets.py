"""Key sets for one hand: all keys of the program on one half of the keyboard, listed by F1."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.scenes import commands
from tabletop.scenes.books.keys import KeysScene
from tabletop.scenes.commands import spelt
from tabletop.scenes.keysets import KEY_SETS, OneHand, layer_words, shown, told
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.scenes.support import SCREENS, key, open_app, settle
from tests.typed import some

HALVES = {
    "left": {
        *"12345QWERTASDFGZXCVB", "Tab", "Space", "Esc", "F1", "F2", "F3", "F4", "F5",
    },
    "right": {
        *"67890YUIOPHJKLNM,.", "Space", "Enter", "Backspace", "Up", "Down", "Left", "Right",
        "Page up", "Page down", "Home", "End",
    },
}  # fmt: skip
"""Which keys lie under which hand; the space bar under both."""

@pytest.mark.parametrize("name", KEY_SETS)
def test_a_set_reaches_every_command(name: str) -> None:
    reached = {found for found, _ in KEY_SETS[name].reached()}
    for row in commands.rows():
        for command in row.commands:
            assert commands.key_of(command) in reached, f"{command} cannot be done"
        assert set(spelt(row.shown)) <= reached, row.shown


@pytest.mark.parametrize("name", KEY_SETS)
def test_a_set_keeps_to_its_half_and_each_press_means_one_thing(name: str) -> None:
    keys = KEY_SETS[name]
    ways = [way for _, way in keys.reached()]
    for way in ways:
        assert set(way.replace("Page ", "Page_").replace("_", " ").split(" ")) - HALVES[name] <= {
            "Page", "up", "down",
        }, way  # fmt: skip
    assert len(ways) == len(set(ways))
    assert all(keys.more not in layer for layer in keys.layers)


@pytest.mark.parametrize("name", KEY_SETS)
def test_what_a_way_promises_is_what_comes_of_pressing_it(name: str) -> None:
    hands = OneHand()
    for wanted, way in KEY_SETS[name].reached():
        keys = way.replace("Page ", "Page_").split(" ")
        came = None
        for one in keys:
            came = hands.translated(commands.event(one.replace("_", " ")), name)
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
    rows = {words: said for _, group in scene.groups for said, words in group}
    assert rows["take it"].split(" ")[0] in HALVES[name]
    assert rows["a hint"] == {"left": "V", "right": "N"}[name]
    for said in rows.values():
        if said != "Mouse wheel":
            plain = said.replace(" or ", " ").replace(" then ", " ").replace("\u00a0", "_")
            assert {one.replace("_", " ") for one in plain.split(" ")} <= HALVES[name], said
    app.close()


def test_several_keys_of_a_line_stand_together() -> None:
    assert shown("1 to 9", "left") == "1 2 3 4 5 or B B then 1 2 3 4"
    assert shown("Arrows", "right") == "Up Left Down Right"
    assert layer_words("left", 1).startswith("Second keys") and "again" in layer_words("left", 1)
    assert "again" not in layer_words("left", 3) and layer_words("left", 0)


@pytest.mark.parametrize(
    ("sentence", "left", "right"),
    [
        ("Click a card, or use the arrow keys", "Click a card, or use W A S D", "the arrow keys"),
        ("press I on any card", "press C on any card", "press the comma on any card"),
        ("Enter shows the results", "E shows the results", "Enter shows the results"),
        ("until you press P.", "until you press B B then S.", "until you press M M then J."),
        ("Undo (Ctrl+Z)", "Undo (Z)", "Undo (Backspace)"),
        ("Redo (Ctrl+Shift+Z)", "Redo (X)", "Redo (M then Backspace)"),
        ("Esc: let go", "Esc: let go", "U: let go"),
        ("Shift and the arrow keys walk", "B then W A S D walk", "M then I J K L walk"),
        ("two parts: Shift and Enter.", "two parts: B then E.", "two parts: M then O."),
        ("Rule BBB-21, press R", "press R", "press the full stop"),
        ("Space shows the end at once", "Space shows the end at once", "Space shows"),
    ],
)
def test_sentences_speak_of_the_keys_of_the_hand(sentence: str, left: str, right: str) -> None:
    assert told(sentence, "both") == sentence
    assert left in told(sentence, "left")
    assert right in told(sentence, "right")


@pytest.mark.parametrize(("name", "keys"), [("both", "an arrow key"), ("left", "W A S D")])
def test_a_table_asks_in_the_keys_of_the_hand(name: str, keys: str, tmp_path: Path) -> None:
    app = open_app(tmp_path, keys=name, coach=False)
    seats = [human("Anna", 0), rabbit("easy", 1)]
    running = Running.new("bounce_bunny_bounce", seats, {}, "3", app.library)
    app.go(PlayScene(app, running))
    scene = settle(app)
    assert isinstance(scene, PlayScene)
    while scene.deciding is None:
        settle(app, 30)
    assert keys in some(scene.top.asked)[1].how
    app.close()
