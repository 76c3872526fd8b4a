"""Lessons in the terminal: all that is told is enough to do them, and what is done is kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletop.cli.text.choices import numbers
from tabletop.cli.text.console import Console, spoken
from tabletop.cli.text.lessons import LessonDesk, LessonTwin
from tabletop.cli.text.start import _program, browse
from tabletop.cli.text.words import for_eyes
from tabletop.cli.text.words import say as say_here
from tabletop.core.registry import game, games
from tabletop.scenes.lessons.remembered import is_done, is_known, mark_of, say
from tabletop.scenes.lessons.scene import LessonScene
from tabletop.session.lessons import Lesson, course
from tabletop.session.settings import load_settings
from tests.cli.typist import Keyboard, Screen, numbered, script

GAME = "bounce_bunny_bounce"
LESSONS = [
    lesson for found in games().values() for lesson in course(found).lessons if not lesson.screen
]
FIRST = {lesson.game: lesson for lesson in reversed(LESSONS)}
KEY = re.compile(r"\b[a-z_]+:\d+\b")
"""What the names of pieces look like to the program."""

MOST_LINES = 120
"""More lines no lesson asks for."""


def named(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.key}"


class Pupil:
    """Types what the lesson waits for; at each step something else first, where there is any.

    Attributes:
        told: what was shown at each step.
        nudged: how often a wrong try was answered.
    """

    def __init__(self, desk: LessonDesk) -> None:
        self.desk = desk
        self.twin: LessonTwin | None = None
        self.nudged = 0
        self._lines = 0
        self._tried = -1
        self._ply = -1

    def __call__(self, shown: str) -> str | None:
        self._lines += 1
        assert self._lines < MOST_LINES, f"nothing comes of it: {shown}"
        progress = self.desk.scene.progress
        if progress.reads or self.desk.dialog is not None:
            return ""
        if self._ply >= 0:
            assert self.desk.running.ply == self._ply, "a wrong try did something"
            refused = progress.step.wrong or say("nudge")
            if for_eyes(refused, drawn=True):
                refused = say_here("lesson-waits")
            assert refused in shown, shown
            self.nudged += 1
            self._ply = -1
        assert self.twin is not None
        found = self.desk.choices(self.twin._only)
        desk = self.desk.scene.desk
        drafted = desk.draft.actions if desk.draft is not None else ()
        wanted = progress.wanted(desk.allowed(), drafted)
        told = numbers(found)
        wrong = [at for at, one in zip(told, found) if len(one.actions) == 1
                 and one.actions[0] not in wanted]  # fmt: skip
        if wrong and self._tried != progress.at and not self.desk.half:
            self._tried, self._ply = progress.at, self.desk.running.ply
            return str(wrong[0])
        return str(next(at for at, one in zip(told, found) if set(one.actions) & set(wanted)))


def learnt(folder: Path, lesson: Lesson) -> tuple[str, Pupil]:
    """Plays the lesson to its end; all that was shown."""
    app = _program(folder, "inline")
    scene = LessonScene(app, lesson)
    app.go(scene)
    desk = LessonDesk(app, scene)
    pupil, screen = Pupil(desk), Screen()
    pupil.twin = LessonTwin(desk, Console(Keyboard(screen, pupil), screen))
    try:
        assert pupil.twin.play()
        assert app.scene.route == "lesson_end"
        assert is_known(app, scene.pupil.name, mark_of(lesson))
    finally:
        app.close()
    return screen.getvalue(), pupil


@pytest.mark.parametrize(
    "lesson",
    [pytest.param(one, id=named(one), marks=[pytest.mark.slow] * (one not in FIRST.values()))
     for one in LESSONS],
)  # fmt: skip
def test_a_lesson_is_played_by_typed_numbers_alone_and_wrong_ones_are_answered_kindly(
    lesson: Lesson, tmp_path: Path
) -> None:
    shown, pupil = learnt(tmp_path, lesson)
    assert all(spoken(step.say) in shown for step in lesson.steps)
    assert pupil.nudged, "nothing wrong could be tried"
    assert not KEY.findall(shown), "a name of the program's own was shown"
    kept, _ = load_settings(tmp_path / "settings.toml")
    assert mark_of(lesson) in kept.learnt[""]


def test_lessons_done_here_are_done_in_the_list_and_the_next_one_is_offered(
    tmp_path: Path,
) -> None:
    learnt(tmp_path, FIRST[GAME])
    app = _program(tmp_path, "inline")
    first, second, *_ = course(game(GAME)).lessons
    assert is_done(app, "", first) and not is_done(app, "", second)
    app.close()
    screen = Screen()
    console = Console(Keyboard(screen, script("abracadabra", "edges", "quit", "quit")), screen)
    browse(tmp_path, learn=GAME, console=console, mode="inline")
    told = screen.getvalue()
    assert "1 of 3 done. Shall we go on?" in told
    rows = [words for words in numbered(told.split("> ")[0]).values() if "Hop to a" in words]
    assert rows == ["Hop to a carrot. Hop in, follow the arrows, eat. done"]
    assert "Nothing here is called 'abracadabra'; type a number from 1 to" in told
    assert f"The rabbit says: {second.steps[0].say}" in told
    assert told.rstrip().endswith("Everything is saved. Till next time!")


def test_on_a_screen_of_the_game_the_rabbit_is_told_and_what_it_asks_for(tmp_path: Path) -> None:
    lessons = course(game("killer_bunnies")).lessons
    (lesson,) = (one for one in lessons if one.screen == "tournament")

    def typist(shown: str) -> str | None:
        found = numbered(shown)
        asked = [at for at, words in found.items() if not words.startswith(("Back", "Skip"))]
        if "Play a match" in found.values():
            return None
        if not found and "Type next or before" in shown:
            return "" if "League" in shown else "next"
        return str(asked[0]) if asked and "Next" not in found.values() else ""

    screen = Screen()
    console = Console(Keyboard(screen, typist), screen)
    browse(tmp_path, learn=lesson.game, lesson=lesson.key, console=console, mode="inline")
    told = screen.getvalue()
    shown = [step.say for step in lesson.steps if "part" not in step.use]  # one page holds it all
    assert len(shown) > 4 and all(words in told for words in shown), told
    kept, _ = load_settings(tmp_path / "settings.toml")
    assert mark_of(lesson) in kept.learnt[""]
