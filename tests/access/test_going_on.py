"""Going from screen to screen by ear: where the reader's focus is then, and what is heard first."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from tabletop.core.registry import game
from tabletop.scenes.access import reader
from tabletop.scenes.access.items import ASSERTIVE, POLITE, Item, walk
from tabletop.scenes.access.news import News
from tabletop.scenes.access.screens import window
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.practice.solve import open_task
from tabletop.scenes.practice.tasks import puzzle_task
from tabletop.session.lessons import course
from tabletop.session.puzzles import puzzles_of
from tests.access.test_items import Adapter, needs_kit
from tests.scenes.support import GAME, opened, settle
from tests.typed import some, the


def told(app: App) -> list[Item]:
    return [item for _, item, _ in walk(window(app))]


@needs_kit
@pytest.mark.parametrize("way", ["Settings", "How to play", "Practice", "Saved matches"])
def test_who_presses_by_the_reader_goes_on_from_a_thing_of_the_next_screen(
    way: str, tmp_path: Path
) -> None:
    app = opened("menu", tmp_path)
    heard = app.reader = reader.Reader()
    heard._adapter = Adapter()
    heard._first()
    settle(app, 2)
    target = next(at for at, item in heard._items.items() if item.name == way)
    heard._wish(SimpleNamespace(action="Action.CLICK", target=target, data=None))
    settle(app, 4)
    assert app.scene.route != "menu" and app.scene.focus.shown
    focused = heard._items[heard._at]
    assert focused.focus == some(app.scene.focus.current).key and focused.name
    app.close()


def test_in_a_lesson_nothing_is_heard_over_the_rabbit_and_nothing_of_what_led_there(
    tmp_path: Path,
) -> None:
    app = opened("menu", tmp_path)
    app.settings.speed = 0
    lesson = course(game(GAME)).lessons[1]
    app.open("lesson", lesson)
    settle(app, 10)
    live = {item.name: item.live for item in told(app) if item.live}
    assert any(lesson.steps[0].say in name for name in live)
    assert ASSERTIVE not in live.values() and POLITE in live.values()
    assert the(PlayScene, app.scene).running.log(lesson.seat) and not News().since(app)
    app.close()


def test_at_an_exercise_the_position_is_heard_not_what_led_there(tmp_path: Path) -> None:
    app = opened("menu", tmp_path)
    puzzle = puzzles_of(game(GAME))[0][0]
    task = puzzle_task(GAME, puzzle, app.library, lambda found: None, "Puzzle", "puzzles")
    open_task(app, [task])
    settle(app, 10)
    assert the(PlayScene, app.scene).running.log(puzzle.seat) and not News().since(app)
    assert any(item.live == ASSERTIVE for item in told(app)), "what is asked"
    app.close()


@needs_kit
def test_after_a_dialog_and_after_a_screen_that_lay_over_it_the_focus_is_where_it_was(
    tmp_path: Path,
) -> None:
    app = opened("menu", tmp_path)
    heard = app.reader = reader.Reader()
    heard._adapter = Adapter()
    heard._first()
    app.open("setup", game("killer_bunnies"))
    settle(app, 4)

    def press(name: str) -> Item:
        target = next(at for at, item in heard._items.items() if item.name == name)
        heard._wish(SimpleNamespace(action="Action.CLICK", target=target, data=None))
        settle(app, 12)
        return heard._items[heard._at]

    assert press("Tournament").name == "Look round alone"
    assert press("Look round alone").focus
    assert press("Back").name == "Tournament"
    assert press("More").name == "Less", "what was pressed keeps the focus"
    app.close()
