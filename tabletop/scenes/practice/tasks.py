"""Tasks to put to somebody at the table: a position, and what the analysis knows of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime

from tabletop.ai.analysis import Analysis
from tabletop.ai.kept import analysis_from
from tabletop.ai.rollouts import Plan
from tabletop.core.errors import TabletopError
from tabletop.core.game import Game, Player
from tabletop.core.registry import game, games
from tabletop.scenes.matches.pictures import Wanted, of_moment, of_puzzle
from tabletop.scenes.practice.wording import chance, say, until
from tabletop.session import exercises
from tabletop.session.library import Library
from tabletop.session.puzzles import Puzzle, daily, opened, puzzles_of
from tabletop.session.review import told, whole_choice
from tabletop.session.rows import KeptExercise, Saved
from tabletop.session.running import Running

SAME = 0.0005
"""Up to so much apart a loss that was noted is the one that an analysis tells now."""


@dataclass(frozen=True)
class Task:
    """A position put to somebody, in which one choice is to be made well.

    Attributes:
        key: the game's.
        match, ply: which choice of which saved match it was.
        seat: whose choice it is.
        question: what is asked, in a sentence, or two with what was done; told of the position on
            the table.
        lost: how much of the chance to win the choice gave away, in words; "" = none was made yet.
        picture: the position in small, as that seat sees it.
        begin: the position as a match of its own, kept nowhere; raises TabletopError.
        analysis: what is known of the choices; None = it is to be asked.
        puzzle: the puzzle that it is, whose one answer is known; None = an exercise.
        heading: what stands over the table; of several, with the number; "" = an exercise.
        home: the screen it was begun from.
        answered: is told whether the first try was good; says when it comes back, "" where it
            does not.
        drop: takes the task away for good.
    """

    key: str
    match: int
    ply: int
    seat: Player
    question: Callable[[Running], str]
    lost: str
    picture: Wanted
    begin: Callable[[], Running]
    analysis: Analysis | None
    answered: Callable[[bool], str]
    drop: Callable[[], None] | None = None
    puzzle: Puzzle | None = None
    heading: str = ""
    home: str = "practice"


def due(library: Library) -> list[Task]:
    """The exercises that are due now, as tasks."""
    return tasks(library, exercises.due(library, datetime.now(UTC)))


def tasks(library: Library, wanted: Sequence[KeptExercise]) -> list[Task]:
    """These exercises as tasks; those whose match cannot be read are left out."""
    matches = library.matches_of(each.match for each in wanted)
    return [
        _task(each, matches[each.match], library) for each in wanted if each.match in matches
    ]


def of_the_day(day: date) -> tuple[Game, Puzzle] | None:
    """The puzzle of that day and its game; None when no game ships any."""
    found = [(each, puzzle) for each in games().values() for puzzle in puzzles_of(each)[0]]
    by_name = {puzzle.name: each for each, puzzle in found}
    puzzle = daily([puzzle for _, puzzle in found], day)
    return (by_name[puzzle.name], puzzle) if puzzle is not None else None


def troubles() -> list[str]:
    """A sentence for every game some or all of whose puzzles cannot be used."""
    return [problem for each in games().values() if (problem := puzzles_of(each)[1])]


def puzzle_task(
    key: str, puzzle: Puzzle, library: Library, answered: Callable[[bool], None], heading: str,
    home: str,
) -> Task:  # fmt: skip
    """A puzzle as a task."""

    def noted(found: bool) -> str:
        answered(found)
        return ""

    def begin() -> Running:
        whole = opened(puzzle)
        return whole.exercise_from(whole.ply, puzzle.seat)

    return Task(
        key, 0, 0, puzzle.seat, lambda running: say("puzzle.which"), "",
        of_puzzle(library, puzzle), begin, None, noted, None, puzzle, heading, home,
    )  # fmt: skip


def _task(exercise: KeptExercise, saved: Saved, library: Library) -> Task:
    key = saved.sheet.game
    analysis = known(library, exercise.match, exercise.ply, key)
    lost = _given(exercise.lost, analysis)

    done: list[Plan] = []

    def begin() -> Running:
        whole = Running.resume(library, exercise.match)
        if exercise.ply >= whole.match.ply:
            raise TabletopError(say("changed"))
        done[:] = [whole_choice(whole, exercise.ply)]
        return whole.exercise_from(exercise.ply, exercise.seat)

    def question(running: Running) -> str:
        made = told(running, running.match.state, exercise.seat, done[0]) if done else ""
        return say("ask-better" if made else "ask-better.unnamed", made=made, lost=lost)

    def answered(found: bool) -> str:
        now = datetime.now(UTC)
        when = exercises.answered(exercise, found, library, now)
        return say("comes-back", when=until(when, now))

    return Task(
        key, exercise.match, exercise.ply, exercise.seat,
        question, lost,
        of_moment(library, saved, exercise.ply, exercise.seat),
        begin, analysis, answered,
        lambda: exercises.drop(exercise, library),
    )  # fmt: skip


def _given(lost: float, analysis: Analysis | None) -> str:
    """Returns the loss of a choice in words, with its error if its analysis still exists."""
    weighed = analysis.choices if analysis is not None else ()
    found = min(weighed, key=lambda choice: abs(choice.lost - lost), default=None)
    if found is None or abs(found.lost - lost) > SAME:
        return say("chance-rough", n=round(100 * lost))
    return chance(found.lost, found.behind_error)


def known(library: Library, match: int, ply: int, key: str) -> Analysis | None:
    """Returns the analysis of a choice made when its match was looked back on; None if it is
    gone."""
    row = next(iter(library.analyses(match, ply)), None)
    try:
        found = analysis_from(row.data, game(key).info.verbs) if row is not None else None
        return found if found is not None and not found.glimpse else None
    except TabletopError:
        return None
