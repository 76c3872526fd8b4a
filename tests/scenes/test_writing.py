"""Writing in fields: letters of every alphabet, input methods, the clipboard, mouse and caret."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tabletop.scenes.app import App
from tabletop.scenes.inputs.forms import Entry
from tabletop.session.running import Running
from tabletop.session.seats import human
from tabletop.table.art import lettering
from tests.scenes.support import SCREENS, click, key, open_app, settle
from tests.typed import some, the

HEBREW = "\u05d3\u05d5\u05d3"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = open_app(tmp_path)
    SCREENS["setup"](app)
    settle(app)
    yield app
    app.close()


@pytest.fixture
def entry(app: App) -> Entry:
    """A field for a name that is written in; it is empty."""
    found = the(Entry, some(app.scene.controls.find("name:0")))
    found.act()
    press(app, pygame.K_BACKSPACE)
    return found


def write(app: App, text: str) -> None:
    app.frame([pygame.Event(pygame.TEXTINPUT, text=text)], 16.0)


def press(app: App, code: int, mod: int = 0) -> None:
    app.frame([key(code, mod)], 16.0)


def looks(app: App) -> bytes:
    """The line as it is drawn now."""
    app.frame([], 16.0)
    (node,) = [node for node in app.scene.stage.nodes if node.key == "writing"]
    return pygame.image.tobytes(some(node.art).surface, "RGB")


def place(app: App, entry: Entry, at: int) -> tuple[int, int]:
    """The place in the window where letter `at` of the line begins."""
    x = lettering.begins_at(entry.text, "body", round(16 * app.s), at)
    return entry.rect.x + 2 * round(4 * app.s) + 3 + x, entry.rect.centery


def test_text_is_entered_in_fields_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    states: list[bool] = []
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: states.append(False))
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: states.append(True))
    app = open_app(tmp_path)
    SCREENS["setup"](app)
    settle(app)
    assert states[-1] is False
    some(app.scene.controls.find("name:0")).act()
    assert states[-1] is True
    app.handle(key(pygame.K_RETURN))
    assert states[-1] is False
    app.close()


@pytest.mark.parametrize("live", [False, True], ids=["setup", "seats"])
def test_a_click_into_a_name_selects_it_so_that_typing_replaces_it(app: App, live: bool) -> None:
    """At set-up as in the seats of a match, at every place."""
    if live:
        people = [human(name, figure) for figure, name in enumerate(("Anna", "Ben", "Mia"))]
        app.over("seats", Running.new("bunny_boom", people, {}, "5", app.library))
        app.frame([], 16.0)
    places = sum(1 for control in app.scene.controls.items if control.key.startswith("name:"))
    for place in range(places):
        app.frame(click(some(app.scene.controls.find(f"name:{place}")).rect.center), 16.0)
        write(app, f"Z{place}")
        press(app, pygame.K_RETURN)
        assert the(Entry, app.scene.controls.find(f"name:{place}")).text == f"Z{place}"
    assert places > 1


@pytest.mark.parametrize(
    "name",
    ["Źdźbło", "Ольга", "Αλέξης", HEBREW, "محمد", "क्षितिज", "王小明", "さくら", "김민준", "🐰👍🏽"],
)
def test_a_name_in_any_alphabet_is_written_and_kept(app: App, entry: Entry, name: str) -> None:
    seen = {looks(app)}
    for letter in name:
        write(app, letter)
    seen.add(looks(app))
    assert len(seen) == 2 and entry.text == name
    press(app, pygame.K_RETURN)
    assert entry.text == name and not entry.writing


def test_a_field_says_that_no_font_has_the_letters(
    app: App, entry: Entry, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(app, "say", said.append)
    monkeypatch.setattr(lettering, "undrawn", lambda text: "王" in text)
    write(app, "Ana")
    press(app, pygame.K_RETURN)
    assert not any("font" in sentence for sentence in said)
    the(Entry, some(app.scene.controls.find("name:0"))).act()
    write(app, "王")
    press(app, pygame.K_RETURN)
    assert any("No font on this computer" in sentence for sentence in said)


def test_what_is_being_composed_is_drawn_at_the_caret(
    app: App, entry: Entry, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[pygame.Rect] = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", places.append)
    write(app, "ab")
    press(app, pygame.K_LEFT)
    app.handle(pygame.Event(pygame.TEXTEDITING, text="にほん", start=3, length=0))
    assert entry.rect.contains(places[-1]) and entry.text == "ab"
    left = place(app, entry, 1)[0]
    assert abs(places[-1].x - left) <= 1, "candidates come at what is composed"
    composing = looks(app)
    app.handle(key(pygame.K_RETURN))
    assert entry.writing, "the key is for the input method"
    write(app, "日本")
    assert entry.text == "a日本b" and looks(app) != composing


def test_the_caret_is_told_to_input_methods_as_it_moves(
    app: App, entry: Entry, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[pygame.Rect] = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", places.append)
    write(app, "abc")
    right = places[-1].x
    press(app, pygame.K_HOME)
    assert places[-1].x < right


def test_what_is_pasted_is_cut_to_the_room_there_is_and_bears_no_commands(
    app: App, entry: Entry
) -> None:
    pygame.scrap.put_text("\u202eAn\x07na\n王 " + "x" * 99)
    press(app, pygame.K_v, pygame.KMOD_CTRL)
    assert entry.text == ("Anna 王 " + "x" * 99)[: entry.limit]


def test_keys_of_the_clipboard_count_by_place_where_letters_are_not_latin(
    app: App, entry: Entry
) -> None:
    pygame.scrap.put_text("Ольга")
    app.frame(
        [
            pygame.Event(
                pygame.KEYDOWN, key=0x43C, mod=pygame.KMOD_CTRL, unicode="",
                scancode=pygame.KSCAN_V,
            )
        ],
        16.0,
    )  # fmt: skip
    assert entry.text == "Ольга"


def test_a_key_that_writes_does_nothing_else_whatever_it_was_chosen_for(
    app: App, entry: Entry
) -> None:
    app.change(own_keys={"go_on": "X", "full_screen": "F", "keys": "K"})
    scene = app.scene
    some(scene.controls.find("name:0")).act()
    for code in (pygame.K_SPACE, pygame.K_x, pygame.K_f, pygame.K_k):
        press(app, code)
        assert app.forms.entry is not None and app.scene is scene and not app.window.fullscreen
    press(app, pygame.K_RETURN)
    assert app.forms.entry is None
    press(app, pygame.K_f)
    assert app.window.fullscreen, "where nothing is written it is a command"


def test_alt_gr_writes_letters_and_selects_nothing(app: App, entry: Entry) -> None:
    """Windows tells AltGr as Ctrl and Alt together."""
    write(app, "z")
    press(app, pygame.K_a, pygame.KMOD_LCTRL | pygame.KMOD_RALT)
    write(app, "ą")
    assert entry.text == "zą"


def test_a_click_puts_the_caret_between_letters_and_a_drag_selects(
    app: App, entry: Entry
) -> None:
    write(app, "Hoppel")
    down, up = click(place(app, entry, 2))[-2:]
    app.frame([down, up], 16.0)
    write(app, "王")
    assert entry.text == "Ho王ppel"
    pygame.mouse.set_pos(place(app, entry, 3))
    app.frame([down], 600.0)
    app.frame([], 16.0)
    app.frame([up], 16.0)
    write(app, "-")
    assert entry.text == "Ho-ppel"


def test_a_double_click_selects_a_word(app: App, entry: Entry) -> None:
    write(app, "Ana Ольга")
    app.frame([], 900.0)
    for _ in range(2):
        app.frame(click(place(app, entry, 6)), 16.0)
    write(app, "B")
    assert entry.text == "Ana B"


def test_the_caret_of_a_name_read_from_right_to_left_is_at_its_left_end(
    app: App, entry: Entry, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[pygame.Rect] = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", places.append)
    write(app, HEBREW)
    end = places[-1].x
    press(app, pygame.K_HOME)
    wide = lettering.width_of(HEBREW, "body", round(16 * app.s))
    assert places[-1].x - end == wide
