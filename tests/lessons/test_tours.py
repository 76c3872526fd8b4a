"""Lessons on a game's own screens: done with the mouse and with keys; nothing of them is kept."""

from __future__ import annotations

import importlib
from pathlib import Path

import pygame
import pytest

from tabletop.core.registry import games, screens
from tabletop.scenes.app import App
from tabletop.scenes.further import FurtherScreen, further
from tabletop.scenes.inputs.fields import Segments
from tabletop.scenes.lessons.remembered import is_known, mark_of, say
from tabletop.scenes.lessons.tour import Tour, tour
from tabletop.session.lessons import Lesson, course
from tests.lessons.pupils import SIZES
from tests.robots import button, make_app, motion, press

LESSONS = [
    lesson for found in games().values() for lesson in course(found).lessons if lesson.screen
]


def named(value: object) -> str:
    return f"{value.game}-{value.key}" if isinstance(value, Lesson) else str(value)


def opened(folder: Path, lesson: Lesson, size: tuple[int, int], scale: int) -> tuple[App, Tour]:
    app = make_app(folder, size, scale=scale, speed=0, muted=True)
    app.open("tour", lesson)
    app.frame([], 50.0)
    assert isinstance(app.scene, Tour)
    return app, app.scene


def covers_nothing(app: App, scene: Tour) -> None:
    where = f"{scene.lesson.key}, step {scene.at + 1}"
    speaker, step = scene.speaker, scene.asked
    assert speaker is not None and speaker.place is not None, where
    assert speaker.place.clear, f"{where}: the bubble covers what it speaks of"
    assert pygame.Rect(0, 0, *app.size).contains(speaker.place.bubble)
    assert any(words.startswith(step.say) for _, _, words in scene.reading()), where
    labels = [label for c in scene.controls.items for label in (c.label, *getattr(c, "labels", ()))]
    for name in step.names:
        assert any(name in label for label in labels), f"{where}: nothing is called {name}"
    assert not step.use or any(scene.controls.find(key) for key in step.use), where


def click_on(app: App, scene: Tour) -> None:
    """The ringed control; of a row of several each, until the step is done."""
    at = scene.at
    key = next(key for key in scene.asked.use if scene.controls.find(key) is not None)
    for part in (1, 3, 5):
        control = scene.controls.find(key)
        assert control is not None
        spot = control.rect.x + control.rect.w * part // 6, control.rect.y + control.rect.h // 4
        app.frame([motion(spot)], 50.0)
        app.frame(
            [button(pygame.MOUSEBUTTONDOWN, spot), button(pygame.MOUSEBUTTONUP, spot)], 50.0
        )
        if scene.at != at or app.scene is not scene:
            return


def key_on(app: App, scene: Tour) -> None:
    """The ring is on what is asked for: Enter, or an arrow in a row of several."""
    current = scene.focus.current
    assert current is not None and scene.focus.shown and current.key in scene.asked.use
    control = scene.controls.find(current.key)
    keys = [pygame.K_RIGHT] * 3 if isinstance(control, Segments) else [pygame.K_RETURN]
    at = scene.at
    for key in keys:
        if scene.at == at and app.scene is scene:
            app.frame([press(key)], 50.0)


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
@pytest.mark.parametrize(("size", "scale"), SIZES, ids=named)
@pytest.mark.parametrize("hands", ["mouse", "keys"])
def test_a_lesson_on_a_screen_can_be_done(
    tmp_path: Path, lesson: Lesson, size: tuple[int, int], scale: int, hands: str
) -> None:
    app, scene = opened(tmp_path, lesson, size, scale)
    if hands == "keys":
        app.frame([press(pygame.K_TAB)], 50.0)
    for _ in range(2 * len(lesson.steps)):
        at = scene.at
        covers_nothing(app, scene)
        if scene.reads:
            app.frame([press(pygame.K_SPACE)], 50.0)
        else:
            (click_on if hands == "mouse" else key_on)(app, scene)
        if app.scene is not scene:
            break
        assert scene.at > at, f"{lesson.key}, step {at + 1}: nothing came of it"
    assert app.scene.route == "lesson_end"
    assert is_known(app, scene.pupil.name, mark_of(lesson))
    kept = [path.name for path in tmp_path.rglob("*") if path.is_file()]
    assert all(name.startswith(("library.", "settings.")) for name in kept), kept
    app.close()


def test_a_wrong_try_is_nudged_and_changes_nothing(tmp_path: Path) -> None:
    lesson = LESSONS[0]
    app, scene = opened(tmp_path, lesson, (1280, 720), 100)
    app.frame([press(pygame.K_SPACE)], 50.0)
    astray = scene.controls.find("card:8")
    assert astray is not None and "card:8" not in scene.asked.use
    spot = astray.rect.centerx, astray.rect.bottom - 4
    app.frame([button(pygame.MOUSEBUTTONDOWN, spot), button(pygame.MOUSEBUTTONUP, spot)], 50.0)
    assert scene.at == 1
    assert scene.speaker is not None and scene.speaker.speech is not None
    assert scene.speaker.speech.words == (scene.asked.wrong or say("nudge"))
    app.close()


def test_the_key_that_somebody_chose_for_going_on_goes_on(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, LESSONS[0], (1280, 720), 100)
    app.change(own_keys={"go_on": "X"})
    assert scene.reads
    app.frame([press(pygame.K_TAB), press(pygame.K_x)], 50.0)
    assert scene.at == 1
    app.close()


def test_a_tour_takes_no_name_that_a_screen_has_for_itself() -> None:
    mine = {name for name in vars(Tour) if name not in dir(FurtherScreen)} - set(vars(object))
    mine -= {"__module__", "__doc__", "__annotations__"}
    for game in games().values():
        if not screens(game):
            continue
        for screen in further(game).values():
            made = {name for each in screen.__mro__ if each not in FurtherScreen.__mro__
                    for name in vars(each)}  # fmt: skip
            assert not (mine & made), screen.__name__
    assert importlib.import_module(tour.__module__).tour is tour
