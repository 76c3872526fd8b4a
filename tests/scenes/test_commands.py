"""One table of commands: keys of every layout come to the same commands, and nothing else reads
key events."""

from __future__ import annotations

import ast
from pathlib import Path

import pygame
import pytest

from tabletop.scenes.keys import commands, keysets, table
from tabletop.scenes.keys.commands import of, pressed
from tabletop.scenes.keys.keysets import OneHand
from tests.conftest import ROOT
from tests.scenes.support import SCREENS, open_app, settle
from tests.typed import some

SHIFT = pygame.KMOD_LSHIFT


def hit(key: int | str, scancode: int = 0, typed: str = "", mod: int = 0) -> pygame.Event:
    """A key as SDL tells it: what stands on it, where it lies, what it types."""
    code = ord(key) if isinstance(key, str) else key
    return pygame.Event(pygame.KEYDOWN, key=code, scancode=scancode, unicode=typed, mod=mod)


READ = {"K_", "KSCAN_", "KMOD_"}
READS = {"key", "mod", "scancode", "unicode"}


def test_nothing_else_reads_keys() -> None:
    for path in (ROOT / "tabletop").rglob("*.py"):
        if path.name == "commands.py" and path.parent.name == "keys":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                named = any(node.attr.startswith(start) for start in READ)
                event = isinstance(node.value, ast.Name) and node.value.id == "event"
                assert not named and not (event and node.attr in READS), f"{path}: {node.lineno}"


@pytest.mark.parametrize(
    ("event", "command"),
    [
        (hit("р", pygame.KSCAN_H), "hint"),  # Russian
        (hit("я", pygame.KSCAN_Z, mod=pygame.KMOD_LCTRL), "undo"),
        (hit("я", pygame.KSCAN_Z, mod=pygame.KMOD_LCTRL | SHIFT), "redo"),
        (hit("ь", pygame.KSCAN_M, mod=SHIFT), "music"),
        (hit("б", pygame.KSCAN_COMMA), "earlier"),
        (hit("η", pygame.KSCAN_H), "hint"),  # Greek
        (hit("י", pygame.KSCAN_H), "hint"),  # Hebrew
        (hit("ı", pygame.KSCAN_I), "look"),  # Turkish
        (hit("z", pygame.KSCAN_Y, mod=pygame.KMOD_LCTRL), "undo"),  # German
        (hit("ü", pygame.KSCAN_LEFTBRACKET, "ü"), "mistake_before"),
        (hit("&", pygame.KSCAN_1, "&"), "number:1"),  # French
        (hit("a", pygame.KSCAN_Q), "ask"),
        (hit(";", pygame.KSCAN_COMMA), "earlier"),
        (hit("ě", pygame.KSCAN_2, "ě"), "number:2"),  # Czech
        (hit("h", pygame.KSCAN_D), "hint"),  # Dvorak
        (hit("z", pygame.KSCAN_Z, mod=pygame.KMOD_LMETA), "undo"),  # a Mac
        (hit(pygame.K_KP4, mod=pygame.KMOD_NUM), "number:4"),
        (hit(pygame.K_KP4), "left"),
        (hit(pygame.K_KP7), "first"),
        (hit(pygame.K_KP9), "page_back"),
        (hit(pygame.K_KP_ENTER), "take"),
        (hit(pygame.K_KP_ENTER, mod=pygame.KMOD_LCTRL), "main"),
        (hit(pygame.K_KP_PLUS), "zoom_in"),
        (hit(pygame.K_RETURN, mod=pygame.KMOD_LALT), "full_screen"),
        (hit("=", pygame.KSCAN_EQUALS, "+", SHIFT), "zoom_in"),
    ],
)
def test_a_key_of_any_layout_means_its_command(event: pygame.Event, command: str) -> None:
    assert of(event)[0] == command


def test_what_is_held_counts() -> None:
    assert of(hit("h", pygame.KSCAN_H, mod=pygame.KMOD_LCTRL)) == ()
    assert "take" not in of(hit(pygame.K_RETURN, mod=pygame.KMOD_LALT))
    assert of(hit("h", pygame.KSCAN_H, "H", SHIFT)) == ("hint",), "capitals mean the same"
    assert of(pygame.Event(pygame.KEYUP, key=pygame.K_h, mod=0)) == ()


def test_every_command_is_meant_by_its_own_key() -> None:
    for row in table.rows():
        for name, keys in row.commands.items():
            for key in keys:
                assert name in of(commands.event(key)), f"{key} is not {name}"
                assert pressed(commands.event(key))[0] == key


def test_a_set_for_one_hand_goes_by_the_place_of_the_keys() -> None:
    came = OneHand().translated(hit("ц", pygame.KSCAN_W), "left")
    assert came is not None and of(came)[0] == "up"


def test_on_a_mac_the_list_says_cmd(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "PLATFORM", "darwin")
    assert keysets.chord("Ctrl + Z") == "Cmd + Z"


def test_the_menu_is_used_on_a_russian_keyboard(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS["menu"](app)
    settle(app)
    app.handle(hit("ь", pygame.KSCAN_M, "ь"))
    assert app.settings.muted
    app.close()


def test_a_command_gets_a_key_of_ones_own_and_all_go_back_to_the_usual_ones(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS["keys"](app)
    scene = settle(app)
    assert scene.controls.find("key:take") is None, "without Enter nothing could be chosen"

    def ask(name: str, *keys: str) -> None:
        scene.controls.clear()
        scene.rebuild()
        while scene.controls.find(f"key:{name}") is None:
            scene.do("page_on")
        some(scene.controls.find(f"key:{name}")).act()
        settle(app)
        for one in keys:
            app.handle(commands.event(one))
            settle(app)

    ask("hint", "X")
    assert app.dialog is None and app.settings.own_keys == {"hint": "X"}
    assert commands.of(commands.event("X")) == ("hint",)
    assert commands.of(commands.event("H")) == ()
    ask("undo", "X")
    assert app.dialog is not None, "it is asked on"
    assert "X already does this: a hint." in app.notice._waiting[-1]
    app.handle(commands.event("F11"))
    assert not app.window.fullscreen and app.dialog is not None, "taken, and not done"
    app.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=0, scancode=0, unicode=""))
    app.handle(commands.event("Esc"))
    settle(app)
    assert app.dialog is None and app.settings.own_keys == {"hint": "X"}
    ask("undo", "H")
    assert app.settings.own_keys == {"hint": "X", "undo": "H"}, "a key that was let go is free"
    some(scene.controls.find("usual")).act()
    assert app.settings.own_keys == {} and commands.of(commands.event("H")) == ("hint",)
    app.close()


def test_keys_in_the_file_that_cannot_be_are_told_and_the_usual_ones_stay(tmp_path: Path) -> None:
    own = {"hint": "X", "undo": "R", "dance": "Y", "log": "Hyper + L", "next": "Y"}
    app = open_app(tmp_path, own_keys=own)
    assert app.settings.own_keys == {"hint": "X"}
    told = " ".join(app.notice._waiting)
    for name in ("undo", "dance", "log", "next"):
        assert told.count(name) == 1
    app.close()


def test_a_usual_key_that_stays_is_nobody_elses(tmp_path: Path) -> None:
    app = open_app(tmp_path, own_keys={"hint": "L", "log": "Enter", "undo": "I", "look": "U"})
    assert app.settings.own_keys == {"undo": "I", "look": "U"}
    assert "hint" not in commands.of(commands.event("L"))
    app.close()


def test_somebodys_own_keys_are_those_of_both_hands(tmp_path: Path) -> None:
    app = open_app(tmp_path, own_keys={"hint": "X"}, keys="left")
    assert commands.of(commands.event("H")) == ("hint",)
    app.change(keys="both")
    assert commands.of(commands.event("X")) == ("hint",)
    app.close()
