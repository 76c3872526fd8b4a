"""Lessons by ear: what is said is heard at once, and each is played by names and actions alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.core.registry import games
from tabletop.scenes.access.items import Item, walk
from tabletop.scenes.access.screens import window
from tabletop.scenes.app import App
from tabletop.scenes.lessons.remembered import is_known, mark_of
from tabletop.scenes.lessons.scene import LessonScene
from tabletop.scenes.lessons.tour import Tour
from tabletop.session.lessons import Lesson, course
from tabletop.table.meaning import things
from tests.lessons.pupils import Pupil, begin
from tests.robots import Robot, make_app
from tests.scenes.support import settle
from tests.typed import some, the

pytestmark = pytest.mark.usefixtures("shared_drawings")

LESSONS = [lesson for found in games().values() for lesson in course(found).lessons]
ON_TABLES = [lesson for lesson in LESSONS if not lesson.screen]
ON_SCREENS = [lesson for lesson in LESSONS if lesson.screen]


MOST_TRIES = 60

NUMBER = re.compile(r" \(number (\d+) of \d+\)")
"""Which of several things of one name is pointed at."""


def named(lesson: object) -> str:
    return f"{lesson.game}-{lesson.key}" if isinstance(lesson, Lesson) else str(lesson)


def told(app: App) -> list[Item]:
    return [item for _, item, _ in walk(window(app))]


def heard(app: App) -> str:
    """What speaks by itself."""
    return " ".join(item.name for item in told(app) if item.live)


def is_called(item: Item, words: str) -> bool:
    """By its name, whatever is said of how it is."""
    return item.name == words or item.name.startswith((f"{words}:", f"{words},"))


class Listener(Pupil):
    """Hears names, asks for actions; knows no place and no key of anything."""

    tries = 0

    def read(self) -> None:
        assert self.press("Next"), "there is no way on"

    def do(self) -> None:
        """What the step means: the action by its words, what it points at, the large button."""
        before = self._reached()
        self.tries += 1
        assert self.tries < MOST_TRIES, list(self._ways())
        for words in self._ways():
            if self.press(words) and self._reached() != before:
                return

    def _ways(self) -> Iterator[str]:
        scene = self.scene
        speech = some(scene.speaker).speech
        yield from speech.called if speech is not None else ()
        for action in self._next_actions():
            yield scene.desk.words.describe(action, scene.view, scene.running.names)
        for control in scene.controls.items:
            if getattr(control, "kind", "") == "primary":
                yield control.label

    def _reached(self) -> tuple[object, ...]:
        scene = self.scene
        speech = scene.speaker.speech if scene.speaker is not None else None
        pointed = speech.called if speech is not None else ()
        return *super()._reached(), scene.hand.held, pointed, self.app.scene is scene

    def press(self, words: str) -> bool:
        """Presses what is called so, or does that; False where nothing is."""
        words, which = NUMBER.sub("", words), NUMBER.search(words)
        called = [item for item in told(self.app) if is_called(item, words)]
        if which is not None:
            called = called[int(which[1]) - 1 :]
        does = [item for item in told(self.app) if words and item.about == words]
        found = [item for item in (*called, *does) if item.act is not None and item.enabled]
        for item in found[:1]:
            some(item.act)()
            settle(self.app, 2)
            return True
        return False


def speaks(app: App, scene: LessonScene) -> None:
    assert scene.progress.step.say in heard(app), "the rabbit is not heard"
    zone = scene.desk.spoken()
    assert zone is not None
    for thing in things((zone,)):
        assert thing.name in " ".join(item.name for item in told(app))


@pytest.mark.parametrize("lesson", ON_TABLES, ids=named)
def test_a_lesson_is_played_by_names_and_actions_alone(lesson: Lesson, tmp_path: Path) -> None:
    scene = begin(tmp_path, lesson, (1280, 720), 100)
    app = the(App, scene.app)
    Listener(scene, Robot(app, scene, "7"), speaks).learn()
    assert app.scene.route == "lesson_end"
    assert is_known(app, scene.pupil.name, mark_of(lesson))
    app.close()


@pytest.mark.parametrize("lesson", ON_SCREENS, ids=named)
def test_a_lesson_on_a_screen_is_done_by_names_and_actions_alone(
    lesson: Lesson, tmp_path: Path
) -> None:
    app = make_app(tmp_path, speed=0, muted=True)
    app.open("tour", lesson)
    settle(app, 2)
    scene = the(Tour, app.scene)
    for _ in range(3 * len(lesson.steps)):
        if app.scene is not scene:
            break
        speech = some(some(scene.speaker).speech)
        assert scene.asked.say in heard(app), "the rabbit is not heard"
        usable = {item.key for item in told(app) if item.act and item.enabled}
        assert all(key in scene.asked.use or key == "back" or "rabbit:" in key for key in usable)
        for words in ("Next",) if scene.reads else speech.called:
            use(app, scene, words)
    assert app.scene.route == "lesson_end", scene.asked
    app.close()


def use(app: App, scene: Tour, words: str) -> None:
    """Presses what is called so, or steps through what it may hold, until the step is done."""
    at = scene.at
    for _ in range(4):
        found = [i for i in told(app) if is_called(i, words) and i.enabled]
        usable = next((i for i in found if i.step is not None or i.act is not None), None)
        if app.scene is not scene or scene.at != at or usable is None:
            return
        if usable.step is not None:
            usable.step(1)
        else:
            some(usable.act)()
        settle(app, 2)
