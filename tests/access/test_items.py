"""What a screen reader is told: every screen in words, nothing under a cover, news once."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from tabletop.core.game import OptionValue
from tabletop.core.registry import games
from tabletop.scenes.access import reader
from tabletop.scenes.access.fields import control
from tabletop.scenes.access.items import BUTTON, LABEL, Item, lines, walk
from tabletop.scenes.access.news import News
from tabletop.scenes.access.problem import missing
from tabletop.scenes.access.screens import window
from tabletop.scenes.app import App
from tabletop.scenes.books.rulebook import RulebookScene
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session.running import Running
from tabletop.session.seats import human
from tabletop.table.controls import Button
from tests.scenes.support import GAME, SCREENS, open_app, opened, settle, uncovered
from tests.typed import the

pytestmark = pytest.mark.usefixtures("shared_drawings")

needs_kit = pytest.mark.skipif(
    importlib.util.find_spec("accesskit") is None, reason="accesskit is not installed"
)


NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def at_table(
    folder: Path, game: str = GAME, people: int = 0, *options: str, seed: str = "3"
) -> tuple[App, PlayScene]:
    """A table of people, at rest, the cover taken off; with these options of the game."""
    app = open_app(folder, speed=0, ai_pace=0, confirmations=False)
    people = people or min(games()[game].info.players)
    seats = [human(name, seat) for seat, name in enumerate(NAMES[:people])]
    chosen: dict[str, OptionValue] = dict.fromkeys(options, True)
    scene = PlayScene(app, Running.new(game, seats, chosen, seed, app.library), fresh=True)
    app.go(scene)
    uncovered(app)
    return app, scene


def told(app: App) -> list[Item]:
    return [item for _, item, _ in walk(window(app))]


@pytest.mark.parametrize("screen", SCREENS)
def test_every_control_of_every_screen_has_a_name_and_a_place_of_its_own(
    screen: str, tmp_path: Path
) -> None:
    app = opened(screen, tmp_path)
    found = list(walk(window(app)))
    paths = [path for path, _, _ in found]
    assert len(paths) == len(set(paths))
    for _, item, _ in found:
        assert item.name.strip() or item.role == "group", lines(window(app))
    keys = {item.focus for _, item, _ in found}
    assert {target.key for target in app.scene.targets()} <= keys
    app.close()


def test_fields_tell_what_they_hold_and_take_wishes(tmp_path: Path) -> None:
    app = opened("setup", tmp_path)
    name = next(item for item in told(app) if item.key == "name:1")
    assert (name.name, name.value) == ("Name of seat 2", "Bramble") and name.write is not None
    name.write("Tom\x1b")
    assert next(item for item in told(app) if item.key == "name:1").value == "Tom"
    kind = next(item for item in told(app) if item.key == "kind:1")
    assert kind.value == "Rabbit" and kind.step is not None
    kind.step(-1)
    settle(app)
    assert next(item for item in told(app) if item.key == "kind:1").value == "Person"
    app.close()


def test_a_cover_silences_the_table(tmp_path: Path) -> None:
    app, scene = at_table(tmp_path, "bunny_kingdom")
    hand = [item.name for item in told(app) if item.key.startswith("card:")]
    while not isinstance(app.scene, CoverScene):
        scene.choose(scene.legal()[0])
        settle(app)
    words = "\n".join(lines(window(app)))
    assert hand and not any(name in words for name in hand)
    assert [item.name for item in told(app)][1:] == [
        "Pass to Ben. Hold the ring to open, or hold the key O. Only you should look now.",
        "Menu (Esc)", "I am Ben",
    ]  # fmt: skip
    opens = next(item.act for item in told(app) if item.name == "I am Ben")
    assert opens is not None
    opens()
    assert isinstance(app.scene, CoverScene), "the first second is deaf"
    settle(app, 70)
    opens()
    assert app.scene is scene, "a reader opens it by its name"
    app.close()


def test_a_dialog_is_all_there_is_while_it_lies_there(tmp_path: Path) -> None:
    app, scene = at_table(tmp_path)
    scene.back()
    settle(app)
    items = told(app)
    assert items[1].role == "dialog" and items[2].live == "assertive"
    assert {"Leave the match", "Stay at the table"} <= {item.name for item in items}
    assert not any(item.key.startswith("cell:") for item in items)
    app.close()


@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_every_legal_action_can_be_pressed_by_name(game: str, tmp_path: Path) -> None:
    app, scene = at_table(tmp_path, game)
    luck = Random(4)
    for _ in range(25):
        uncovered(app)
        if scene.running.over:
            break
        root = window(app)
        pressed = {item.name for _, item, _ in walk(root) if item.act is not None}
        said = {item.about for _, item, _ in walk(root) if item.act is not None}
        for action in scene.legal():
            words = scene.desk.words.describe(action, scene.view, scene.running.names)
            specs = scene.table.buttons(scene.view, scene.legal())
            on_button = any(spec.action == action for spec in specs)
            assert words in pressed | said or on_button, f"{words} cannot be pressed"
        scene.choose(luck.choice(list(scene.legal())))
    app.close()


def test_what_happens_is_said_once_in_order_and_before_the_pictures(tmp_path: Path) -> None:
    app, scene = at_table(tmp_path)
    app.settings.speed = scene.director.speed = 1
    news = News()
    first = news.since(app)
    before = len(scene.running.log(scene.viewer))
    scene.choose(scene.legal()[0])
    assert scene.director.busy
    lines_ = [line.text for line in scene.running.log(scene.viewer)[before:]]
    assert first and lines_ and news.since(app) == lines_
    assert news.since(app) == [], "nothing is said twice"
    app.close()


def test_the_question_interrupts_and_only_where_a_person_must_answer(tmp_path: Path) -> None:
    app, scene = at_table(tmp_path)
    asked = next(item for item in told(app) if item.key == "asked")
    assert asked.live == "assertive" and scene.running.names[scene.deciding or 0] in asked.name
    app.settings.speed = scene.director.speed = 1
    scene.choose(scene.legal()[0])
    assert next(item for item in told(app) if item.key == "asked").live == ""
    app.close()


@needs_kit
def test_while_nobody_listens_nothing_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = at_table(tmp_path)
    app.reader = reader.Reader()
    monkeypatch.setattr(app.reader, "update", lambda *args: pytest.fail("an update was built"))
    for _ in range(5):
        scene.choose(scene.legal()[0])
        uncovered(app)
    assert app.reader.built == 0 and not app.reader.listening
    app.close()


class Adapter:
    """Takes updates in the place of the platform's."""

    def __init__(self) -> None:
        self.updates: list[Any] = []

    def update_if_active(self, make: Callable[[], Any]) -> None:
        self.updates.append(make())

    def update_window_focus_state(self, focused: bool) -> None:
        """The tests have no window."""


@needs_kit
def test_with_a_reader_only_what_changed_is_told_and_wishes_are_done(tmp_path: Path) -> None:
    app, scene = at_table(tmp_path)
    app.reader = heard = reader.Reader()
    heard._adapter = adapter = Adapter()
    heard._first()
    settle(app, 2)
    assert heard.built == 1 and len(adapter.updates[0].nodes) > 60
    settle(app, 4)
    assert heard.built == 1, "a screen at rest tells nothing"
    at = next(n for n, item in heard._items.items() if item.about.startswith("Hop in"))
    ply = scene.running.ply
    heard._wish(SimpleNamespace(action="Action.CLICK", target=at, data=None))
    settle(app, 1)
    assert scene.running.ply > ply
    assert heard.built == 2 and 0 < len(adapter.updates[1].nodes) < 60
    heard._wish(SimpleNamespace(action="Action.CLICK", target=999_999, data=None))
    settle(app, 1)
    app.close()


@needs_kit
def test_a_wish_is_for_what_lies_there_when_its_turn_comes(tmp_path: Path) -> None:
    app = opened("rulebook", tmp_path)
    app.reader = heard = reader.Reader()
    heard._adapter = Adapter()
    heard._first()
    settle(app, 2)

    def press(key: str) -> None:
        at = next(n for n, item in heard._items.items() if item.key == key)
        heard._wish(SimpleNamespace(action="Action.CLICK", target=at, data=None))

    books = {}
    for tab in [item.key for item in heard._items.values() if item.key.startswith("game:")]:
        press(tab)
        settle(app, 2)
        books[tab] = len(the(RulebookScene, app.scene).sections)
    shortest, longest = min(books, key=books.__getitem__), max(books, key=books.__getitem__)
    for key in (longest, "list_on", "list_on", "list_on"):
        press(key)
        settle(app, 2)
    last = f"section:{books[longest] - 1}"
    press(shortest)
    press(last)
    settle(app, 4)
    assert app.faults == 0, "the chapter was of a book that was closed before its turn came"
    app.close()


def test_without_the_library_the_program_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "accesskit", None)
    assert missing()
    with pytest.raises(ImportError):
        reader.Reader()


def test_neighbours_of_one_key_are_told_apart() -> None:
    twin = Item("a", BUTTON, "A")
    root = Item("window", "window", "W", parts=(twin, twin, Item("b", LABEL, "B")))
    assert [path for path, _, _ in walk(root)] == [
        "/window", "/window/a", "/window#2/a", "/window/b",
    ]  # fmt: skip


def test_what_may_be_used_from_now_on_is_another_node_so_that_platforms_ask_anew() -> None:
    button = Item("a", BUTTON, "A", parts=(Item("b", LABEL, "B"),))

    def paths(part: Item) -> list[str]:
        return [path for path, _, _ in walk(Item("window", "window", "W", parts=(part,)))]

    pressed = button._replace(act=list)
    assert paths(button) == paths(pressed._replace(enabled=False))
    assert paths(button) == ["/window", "/window/a", "/window/a/b"]
    assert paths(pressed) == ["/window", "/window/a!", "/window/a/b"]
    assert paths(button._replace(step=abs)) == paths(pressed)
    assert paths(button._replace(write=len, about="changed")) == paths(pressed)


def test_a_button_that_shows_a_number_is_called_by_what_lies_behind_it(tmp_path: Path) -> None:
    app, _ = at_table(tmp_path)
    tab = Button("button:hand", pygame.Rect(0, 0, 60, 40), "9", lambda: None, 1.0, tip="Hand")
    assert control(app, tab).name == "Hand: 9"
    end = Button("button:end", pygame.Rect(0, 0, 60, 40), "End turn", lambda: None, 1.0, tip="Why")
    assert control(app, end).name == "End turn" and control(app, end).about == "Why"
    app.close()
