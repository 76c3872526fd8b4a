"""A worked turn for the rule book: the match of a lesson, stopped where there is something to see.

Rules play it and the table draws it whenever it is looked at, so it is never out of date. Which
lesson, where it stops and what is said there is data (`lessons/worked.toml`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tabletop.core.game import Game
from tabletop.session.lesson_play import LessonPlay, perform
from tabletop.session.lessons import WORKED, BadLesson, Lesson, course, words_of, worked_data

FIELDS: Final = {"step", "point"}
MOST_LINES: Final = 8
"""So many lines of the log are told between two stops."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A moment of the turn.

    Attributes:
        say: what is to be seen.
        point: keys of what that is about, on the table.
        happened: what was done since the stop before, in the log's words.
        play: the match as it stands there.
    """

    say: str
    point: tuple[str, ...]
    happened: tuple[str, ...]
    play: LessonPlay

    @property
    def told(self) -> str:
        """The whole paragraph."""
        return " ".join((*self.happened, self.say))


def worked_turn(game: Game) -> tuple[Stop, ...]:
    """The stops of a game's worked turn; () for a game without one.

    Raises:
        BadLesson: the turn cannot be played, or the file says what cannot be.
    """
    data = worked_data(game)
    if data is None:
        return ()
    key = data.get("lesson")
    lesson = next((each for each in course(game).lessons if each.key == key), None)
    if lesson is None or lesson.screen:
        where = f"The worked turn of {game.info.key}"
        raise BadLesson(f"{where}: there is no lesson {str(key)[:40]!r}.")
    found: list[Stop] = []
    since = -1
    for number, row in enumerate(data.get("stop", []), 1):
        say = words_of(game).say(f"{WORKED}-{number}")
        stop, since = _stop(lesson, row, since, say)
        found.append(stop)
    return tuple(found)


def _stop(lesson: Lesson, row: Mapping[str, Any], since: int, say: str) -> tuple[Stop, int]:
    """One stop, and the ply of it."""
    where = f"The worked turn of {lesson.game}"
    step, point = row.get("step"), row.get("point", [])
    if set(row) - FIELDS or not isinstance(point, list):
        raise BadLesson(f"{where}: a stop has step and point.")
    if not isinstance(step, int) or not 1 <= step <= len(lesson.steps):
        raise BadLesson(f"{where}: {lesson.key} has no step {str(step)[:20]}.")
    play = LessonPlay(lesson)
    while play.at < step - 1:
        asked = play.step
        perform(play)
        wrong = play.checked(asked)
        if wrong:
            raise BadLesson(f"{where}, step {play.at}: {'; '.join(wrong)}.")
    lines = [line.text for line in play.running.log(play.seat)
             if 0 <= since <= line.ply and line.text and not line.separator]  # fmt: skip
    return Stop(say, tuple(point), tuple(lines[-MOST_LINES:]), play), play.match.ply
