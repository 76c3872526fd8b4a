"""Plays lessons to their end, as tests want them."""

from __future__ import annotations

from tabletop.core.errors import TabletopError
from tabletop.session.lesson_play import LessonPlay, perform
from tabletop.session.lessons import BadLesson, Lesson

LONGEST = {"en": 140, "de": 165, "fr": 165}
"""Letters that a bubble holds at most, by language: two short sentences."""


def rehearsed(lesson: Lesson) -> LessonPlay:
    """The lesson played to its end by actions, the first way of each step.

    Raises:
        BadLesson: a step cannot be done, or something it promises does not hold; the text says
            which.
    """
    play = LessonPlay(lesson)
    while not play.over:
        number, step = play.at + 1, play.step
        try:
            perform(play)
            wrong = play.checked(step)
        except (TabletopError, LookupError, AttributeError) as problem:
            wrong = [str(problem)]
        if wrong:
            where = f"Lesson {lesson.key!r} of {lesson.game}, step {number}"
            raise BadLesson(f"{where}: {'; '.join(wrong)}.")
    return play
