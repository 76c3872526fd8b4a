"""Mistakes that come back until they are gone: which are due, and when each returns.

A mistake of a person in an analysed match is an exercise: the position as it was, a better choice
to be found. When it comes back is planned with FSRS, through the package `fsrs`.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from tabletop.session.library import Library
from tabletop.session.review import Review
from tabletop.session.rows import KeptExercise

if TYPE_CHECKING:
    from fsrs import Card, Scheduler

    from tabletop.session.formats import CardFile

A_DAY: Final = 10
"""So many exercises are put in one sitting unless more are asked for."""

AGAIN_AFTER: Final = timedelta(minutes=10)
"""The time after which one that was not found comes back for the first time."""

MOST_MINUTES: Final = 90
"""So long a time is told in minutes."""


def note(review: Review, library: Library, now: datetime) -> int:
    """Makes exercises of the people's mistakes found so far; returns how many are new.

    What may be luck of the first few trials waits until it was looked at again.

    One that is there already stays as it is, one that is not wanted any more does not come back.
    """
    running = review.running
    if running.id is None:
        return 0
    known = {each.ply for each in library.exercises(running.id)}
    fresh = 0
    for moment in review.moments:
        verdict = review.verdicts.get(moment.ply)
        if verdict is None or verdict.kind not in ("mistake", "blunder"):
            continue
        if verdict.glimpse or review.shaky(moment):
            continue
        if moment.seat not in running.humans:
            continue
        if moment.ply not in known:
            card = _first_card(now)
            lost = min(1.0, verdict.loss)
            fresh += library.keep_exercise(
                KeptExercise(running.id, moment.ply, moment.seat, lost, card)
            )
    return fresh


def due(library: Library, now: datetime) -> list[KeptExercise]:
    """The exercises that are due, those longest due first; damaged ones are due at once."""
    wanted = [each for each in library.exercises() if each.card]
    dated = [(_due(each, now), each) for each in wanted]
    return [each for when, each in sorted(dated) if when <= now]


def answered(
    exercise: KeptExercise, found: bool, library: Library, now: datetime
) -> datetime:
    """Plans when an exercise comes back; returns that moment.

    Args:
        found: whether a choice as good as the best was found at the first try.
    """
    from fsrs import Rating

    card = _planner_card(exercise, now)
    if card.last_review is not None:
        # A clock that was set back must not make the time since then negative.
        card.last_review = min(now, card.last_review)
    planned, _ = _scheduler().review_card(card, Rating.Good if found else Rating.Again, now)
    library.keep_exercise(exercise._replace(card=planned.to_json()))
    return planned.due


def following(library: Library, now: datetime) -> datetime | None:
    """Returns when the first comes back of those that are not due; None where there is none."""
    planned = (_due(each, now) for each in library.exercises() if each.card)
    return min((when for when in planned if when > now), default=None)


def until(when: datetime, now: datetime) -> tuple[str, int]:
    """Returns the time until that moment: a number of minutes, "today", "tomorrow", or a number of
    calendar days."""
    minutes = max(1, round((when - now) / timedelta(minutes=1)))
    if minutes <= MOST_MINUTES:
        return "minutes", minutes
    days = (when.astimezone().date() - now.astimezone().date()).days
    return ("today", "tomorrow")[days] if days < 2 else "days", days


def drop(exercise: KeptExercise, library: Library) -> None:
    """It is not wanted any more."""
    library.keep_exercise(exercise._replace(card=""))


def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    steps = (AGAIN_AFTER,)
    return Scheduler(learning_steps=steps, relearning_steps=steps, enable_fuzzing=False)


def _first_card(now: datetime) -> str:
    from fsrs import Card

    return Card(card_id=0, due=now).to_json()


def _planner_card(exercise: KeptExercise, now: datetime) -> Card:
    """The card of an exercise as the planner has it; a new one where it is damaged."""
    from fsrs import Card, State

    read = _read(exercise)
    if read is None:
        return Card(card_id=0, due=now)
    return Card(
        0, State(read.state), read.step, read.stability, read.difficulty, read.due, read.last_review
    )


def _read(exercise: KeptExercise) -> CardFile | None:
    """The card of an exercise; None where it is damaged."""
    from tabletop.session.formats import BadData, CardFile, decoded

    try:
        return decoded(exercise.card, CardFile)
    except BadData:
        return None


def _due(exercise: KeptExercise, now: datetime) -> datetime:
    """Returns when it is to come back, read without loading the planner.

    One that was never answered is due at once. So is one that was answered before the clock was
    set back: nobody knows how long that is ago, and the day that was planned may be years away.
    """
    card = _read(exercise)
    if card is None or card.last_review is None or card.last_review > now:
        return now
    return card.due
