"""What bad input gets at the practice desk: one clear sentence, nothing lost, the rest works."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pygame
import pytest

from tabletop.ai.analyst import Analyst
from tabletop.core import record
from tabletop.core.game import Game
from tabletop.core.registry import games
from tabletop.scenes.app import App
from tabletop.scenes.practice import tasks
from tabletop.scenes.practice.bookmarks import BookmarksScreen
from tabletop.scenes.practice.scene import PracticeScene
from tabletop.scenes.study.lines import LinesScene
from tabletop.scenes.study.scene import StudyScene
from tabletop.session import puzzles
from tabletop.session.database import LibraryProblem
from tabletop.session.puzzles import Puzzle
from tabletop.session.review import Review
from tests.scenes.support import GAME, key, match, open_app, settle
from tests.typed import some, the


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = open_app(tmp_path)
    yield made
    made.close()


def edit(app: App, statement: str, *values: object) -> None:
    connection = sqlite3.connect(app.library.path)
    connection.execute(statement, values)
    connection.commit()
    connection.close()


def said(app: App) -> list[str]:
    """All that is shown or waits to be shown, where nothing went wrong."""
    settle(app)
    assert app.faults == 0
    return [text for text in (app.notice.text, *app.notice._waiting) if text]


def study(app: App, match_id: int) -> None:
    app.open("practice")
    app.attempt(some(app.scene.controls.find(f"study:{match_id}")).act)


def test_a_record_that_diverges_is_studied_as_far_as_it_goes_and_says_so(app: App) -> None:
    running = match(app.library)
    whole = running.ply
    edit(app, "UPDATE actions SET after = 'wrong' WHERE match = ? AND ply = 20", running.id)
    study(app, some(running.id))
    [told] = said(app)
    assert told.count(".") <= 2 and "20" in told
    assert isinstance(app.scene, StudyScene) and app.scene.review.running.ply <= 20 < whole
    assert len(app.library.load(some(running.id)).record.lines) == whole
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    assert app.scene.route == "practice" and said(app) == []


@pytest.mark.parametrize("case", ["newer", "older", "older and otherwise"])
def test_a_match_of_older_rules_is_studied_or_refused_in_a_sentence(
    app: App, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    """Of older ones it is studied as far as it comes out as it did; of newer ones not at all."""
    running = match(app.library)
    whole = running.ply
    if case == "newer":
        edit(app, "UPDATE matches SET rules = ? WHERE id = ?", 99, running.id)
    else:
        played = games()[GAME]
        later = replace(played, info=replace(played.info, rules_version=2))
        monkeypatch.setattr(record, "find_game", lambda key: later)
    if case == "older and otherwise":
        edit(app, "UPDATE actions SET after = 'x' WHERE match = ? AND ply = 30", running.id)
    study(app, some(running.id))
    told = said(app)
    if case == "newer":
        assert ["newer rules" in each for each in told] == [True]
        assert app.scene.route == "practice"
    else:
        assert ["older rules" in each for each in told] == [True] * (case != "older")
        at = the(StudyScene, app.scene).review.running.ply
        assert at == whole if case == "older" else at < whole
    assert len(some(running.kept_in).load(some(running.id)).record.lines) == whole


def test_an_analysis_interrupted_by_quitting_goes_on_where_it_was(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    running = match(app.library)
    app.go(StudyScene(app, Review(running, (0, 1), app.library)))
    app._analyst = Analyst("inline")
    for _ in range(6):
        app.frame([], 16.0)
    known = {row.ply for row in app.library.analyses(some(running.id))}
    app.close()
    again = open_app(tmp_path)
    study(again, some(running.id))
    assert known and set(the(StudyScene, again.scene).review.verdicts) == known
    assert said(again) == []
    again.close()


def test_a_puzzle_file_edited_by_hand_is_named_and_the_other_games_go_on(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = puzzles.puzzles_of
    spoilt = games()[GAME]

    def edited(game: Game) -> tuple[tuple[Puzzle, ...], str]:
        return puzzles.read("[]", spoilt) if game is spoilt else real(game)

    monkeypatch.setattr(tasks, "puzzles_of", edited)
    app.open("practice")
    reason = "it should be a table"
    assert said(app) == [f"The puzzles of {spoilt.info.name} are damaged and left out: {reason}."]
    assert some(the(PracticeScene, app.scene).puzzle)[0] is not spoilt


def test_a_clock_set_back_a_year_loses_no_exercise_and_no_bookmark(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tabletop.session import bookmarks, exercises
    from tests.scenes.support import looked_back

    running = match(app.library)
    now = datetime.now(UTC)
    exercises.note(looked_back(running), app.library, now)
    first = app.library.exercises()[0]
    exercises.answered(first, True, app.library, now)
    back = now - timedelta(days=365)
    assert exercises.due(app.library, back) == app.library.exercises()
    exercises.answered(app.library.exercises()[0], True, app.library, back)
    bookmarks.mark(running, 4, -5.0)
    many = len(app.library.exercises())
    app.open("practice")
    assert said(app) == [] and len(app.library.exercises()) == many
    app.over("bookmarks")
    assert said(app) == [] and len(the(BookmarksScreen, app.scene).found) == 1
    due = json.loads(app.library.exercises()[0].card)["due"]
    assert back < datetime.fromisoformat(due) < now


def test_a_full_disk_in_the_middle_of_an_analysis_loses_nothing_that_was_there(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = match(app.library)
    app.go(StudyScene(app, Review(running, (0, 1), app.library)))
    app._analyst = Analyst("inline")
    for _ in range(4):
        app.frame([], 16.0)
    before = app.library.analyses(some(running.id))

    def full(*args: object, **how: object) -> object:
        raise LibraryProblem("The disk that holds the library is full.")

    with monkeypatch.context() as disk:
        disk.setattr(app.library, "_do", full)
        for _ in range(60):
            app.frame([], 50.0)
            more = len(the(StudyScene, app.scene).review.verdicts) > len(before)
            if more and "The disk that holds the library is full." in said(app):
                break
        assert "The disk that holds the library is full." in said(app)
        found = len(the(StudyScene, app.scene).review.verdicts)
        assert found > len(before)
    assert app.library.analyses(some(running.id))[: len(before)] == before
    app.frame([], 50.0)
    review = the(StudyScene, app.scene).review
    review.judge(review.moments[0], review.analyses[review.moments[0].ply])
    kept = {row.ply for row in app.library.analyses(some(running.id))}
    assert kept == set(review.verdicts), "what was found without room is kept when there is some"


def test_a_bookmark_of_a_match_that_cannot_be_opened_says_so(app: App) -> None:
    from tabletop.session import bookmarks

    kept = bookmarks.mark(match(app.library), 4, 5.0)
    edit(app, "UPDATE matches SET game = 'gone' WHERE id = ?", kept.match)
    app.open("bookmarks")
    app.attempt(some(app.scene.controls.find(f"open:{kept.match}:4")).act)
    [told] = said(app)
    assert "gone" in told and app.scene.route == "bookmarks"


def test_a_line_whose_match_was_damaged_is_named_and_the_screen_stays(app: App) -> None:
    from tests.scenes.support import SCREENS

    SCREENS["lines"](app)
    lines = the(LinesScene, app.scene)
    line = lines.found[0].saved.id
    lines._known.clear()
    edit(app, "UPDATE matches SET seed = x'00' WHERE id = ?", line)
    app.scene.rebuild()
    assert len(said(app)) == 1 and app.scene.route == "lines"


