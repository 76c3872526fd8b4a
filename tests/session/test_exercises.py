"""Mistakes become exercises, come back when they should, and go when they are not wanted."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tabletop.session import exercises
from tabletop.session.library import Library
from tabletop.session.rows import KeptExercise
from tests.scenes.support import looked_back, match
from tests.typed import some

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "library.sqlite3")


def noted(library: Library) -> list[KeptExercise]:
    review = looked_back(match(library))
    exercises.note(review, library, NOON)
    return library.exercises()


def test_every_mistake_of_a_person_becomes_one_exercise_due_at_once(library: Library) -> None:
    review = looked_back(match(library))
    wrong = [m.ply for m in review.moments if some(review.verdicts[m.ply]).kind == "mistake"]
    assert wrong
    assert exercises.note(review, library, NOON) == len(wrong)
    assert [each.ply for each in exercises.due(library, NOON)] == wrong
    assert exercises.note(review, library, NOON) == 0
    library.close()


def test_what_was_found_comes_back_later_each_time_and_what_was_not_soon(library: Library) -> None:
    first = noted(library)[0]
    soon = exercises.answered(first, False, library, NOON)
    assert soon - NOON <= timedelta(minutes=10)
    gaps = []
    now = soon
    for _ in range(4):
        again = next(each for each in library.exercises() if each.ply == first.ply)
        when = exercises.answered(again, True, library, now)
        gaps.append(when - now)
        now = when
    assert gaps == sorted(gaps) and gaps[-1] > timedelta(days=3)
    assert first.ply not in [each.ply for each in exercises.due(library, now - timedelta(hours=1))]
    library.close()


def test_a_clock_set_back_a_year_breaks_nothing(library: Library) -> None:
    first = noted(library)[0]
    exercises.answered(first, True, library, NOON)
    again = next(each for each in library.exercises() if each.ply == first.ply)
    back = NOON - timedelta(days=365)
    assert again in exercises.due(library, back), "nobody knows how long ago it was answered"
    assert back < exercises.answered(again, True, library, back) < NOON
    library.close()


def test_one_that_is_not_wanted_never_comes_back(library: Library) -> None:
    review = looked_back(match(library))
    exercises.note(review, library, NOON)
    first = library.exercises()[0]
    exercises.drop(first, library)
    exercises.note(review, library, NOON)
    later = NOON + timedelta(days=900)
    assert first.ply not in [each.ply for each in exercises.due(library, later)]
    library.close()


@pytest.mark.parametrize(
    "card", ["{", "[]", '{"due": "soon"}', '{"due": 3}', "null", "[" * 1_000]
)
def test_a_damaged_plan_is_due_at_once_and_planned_anew(library: Library, card: str) -> None:
    first = noted(library)[0]._replace(card=card)
    library.keep_exercise(first)
    assert first in exercises.due(library, NOON)
    assert exercises.answered(first, True, library, NOON) > NOON
    library.close()


def test_exercises_go_with_their_match(library: Library) -> None:
    kept = noted(library)
    library.delete(kept[0].match)
    assert library.exercises() == []
    library.close()


def test_when_it_comes_back_is_told_in_minutes_then_as_the_calendar_has_it(
    library: Library,
) -> None:
    first = noted(library)[0]
    assert exercises.following(library, NOON) is None, "all are due now"
    soon = exercises.answered(first, False, library, NOON)
    assert exercises.following(library, NOON) == soon
    now = datetime(2026, 5, 1, 12).astimezone()
    told = {
        minutes: exercises.until(now + timedelta(minutes=minutes), now)
        for minutes in (0, 1, 10, 600, 13 * 60, 3 * 24 * 60)
    }
    assert told == {
        0: ("minutes", 1), 1: ("minutes", 1), 10: ("minutes", 10), 600: ("today", 0),
        13 * 60: ("tomorrow", 1), 3 * 24 * 60: ("days", 3),
    }  # fmt: skip
    library.close()


@pytest.mark.parametrize(
    "change",
    [
        {"due": "9999-12-31T23:59:59+00:00"}, {"due": "0001-01-01T00:00:00+00:00"},
        {"last_review": "2026-04-01T00:00:00"}, {"stability": -1.0}, {"stability": None},
        {"stability": int("9" * 309)}, {"difficulty": 400.0}, {"state": 9}, {"step": 2.5},
    ],
)  # fmt: skip
def test_a_damaged_card_is_due_at_once_and_goes_on_when_answered(
    library: Library, change: dict[str, object]
) -> None:
    first = noted(library)[0]
    now = exercises.answered(first, True, library, NOON)
    now = exercises.answered(library.exercises()[0], True, library, now)
    known = library.exercises()[0]
    card = {**json.loads(known.card), **change}
    library.keep_exercise(known._replace(card=json.dumps(card)))
    assert known.ply in [each.ply for each in exercises.due(library, now)]
    exercises.following(library, now)
    when = exercises.answered(library.exercises()[0], True, library, now)
    assert when > now and known.ply not in [each.ply for each in exercises.due(library, now)]
    library.close()
