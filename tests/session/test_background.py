"""Matches studied while nobody plays: which, in what order, how it stops, and what is kept."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tabletop.ai.analysing import Spend
from tabletop.ai.analyst import Analyst
from tabletop.scenes.menu import scene as menu
from tabletop.session.background import AGAIN, MATCH_SECONDS, SECONDS, Background, share
from tabletop.session.database import LibraryProblem
from tabletop.session.library import Library
from tabletop.session.review import Review
from tabletop.session.running import Running
from tests.scenes.support import match, open_app
from tests.session.support import Clock


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "library.sqlite3", clock=Clock())


def short(library: Library, seed: str) -> Running:
    """A match that somebody gave up early, so that there is little to study."""
    running = match(library, seed, ply=7)
    running.give_up(0)
    return running


def studied(library: Library, running: Running) -> bool:
    return Review(Running.resume(library, running.id or 0), (0, 1), library).done


def until_done(background: Background, analyst: Analyst) -> None:
    for _ in range(400):
        background.tick(analyst)
        analyst.poll()


def test_finished_matches_are_studied_and_what_is_found_is_kept(library: Library) -> None:
    older, newer = short(library, "1"), short(library, "2")
    going = match(library, "3", ply=6)
    background, analyst = Background(library), Analyst("inline")
    background.tick(analyst)
    assert background.review is not None and background.review.running.id == newer.id
    until_done(background, analyst)
    assert studied(library, older) and studied(library, newer)
    assert library.analyses(going.id or 0) == []
    library.close()


def test_stopped_in_the_middle_it_keeps_what_it_has_and_goes_on_from_there(
    library: Library,
) -> None:
    running = short(library, "1")
    background, analyst = Background(library), Analyst("inline")
    for _ in range(2):
        background.tick(analyst)
        analyst.poll()
    found = len(library.analyses(running.id or 0))
    background.stop()
    assert found and not analyst.busy() and not studied(library, running)
    background.tick(analyst)
    assert background.review is not None and len(background.review.verdicts) == found
    library.close()


def test_a_match_that_cannot_be_opened_does_not_keep_the_others_waiting(
    library: Library, tmp_path: Path
) -> None:
    sound, broken = short(library, "1"), short(library, "2")
    connection = sqlite3.connect(tmp_path / "library.sqlite3")
    connection.execute("UPDATE matches SET game = 'gone' WHERE id = ?", (broken.id,))
    connection.commit()
    connection.close()
    until_done(Background(library), Analyst("inline"))
    assert studied(library, sound)
    library.close()


def test_a_full_disk_in_the_middle_of_it_stops_it_and_loses_nothing(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = short(library, "1")
    background, analyst = Background(library), Analyst("inline")
    background.tick(analyst)
    analyst.poll()
    before = library.analyses(running.id or 0)
    assert len(before) == 1

    def full(*args: object, **how: object) -> object:
        raise LibraryProblem("The disk that holds the library is full.")

    with monkeypatch.context() as disk:
        disk.setattr(library, "_do", full)
        for _ in range(5):
            background.tick(analyst)
            analyst.poll()
        assert background.review is None and not analyst.busy()
        assert library.problem == "The disk that holds the library is full."
    assert library.analyses(running.id or 0) == before
    assert Running.resume(library, running.id or 0).over
    library.close()


@pytest.mark.parametrize("wanted", [False, True])
def test_the_menu_studies_only_when_it_may_and_stops_when_one_plays(
    tmp_path: Path, wanted: bool
) -> None:
    app = open_app(tmp_path, study=wanted)
    running = short(app.library, "1")
    app._analyst = Analyst("inline")
    app.open("menu")
    for _ in range(round(menu.QUIET_MS / 50) + 6):
        app.frame([], 50.0)
    assert bool(app.library.analyses(running.id or 0)) == wanted
    app.open("practice")
    assert not app.analyst.busy()
    app.close()


def test_a_long_match_is_left_when_its_time_is_over_and_gone_on_with_another_time(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = short(library, "1")
    monkeypatch.setattr("tabletop.session.background.MATCH_SECONDS", 1e-9)
    analyst = Analyst("inline")
    for known in (1, 2):
        study = Background(library)
        study.tick(analyst)
        analyst.poll()
        study.tick(analyst)
        assert study.review is None and not analyst.busy()
        assert len(library.analyses(running.id or 0)) == known
    library.close()


def test_what_early_choices_take_beyond_their_part_later_ones_go_without() -> None:
    review = Review(match(None, "1", ply=7), (0, 1))
    many = len(review.moments)
    assert share(review) == Spend(seconds=SECONDS, few=True)
    review.used = MATCH_SECONDS * (1.0 - AGAIN) - 0.3 * many
    assert share(review).few and share(review).seconds == pytest.approx(0.3)
    review.used = 2.0 * MATCH_SECONDS
    assert share(review) == Spend(seconds=0.0, few=True)
    for moment in review.moments:
        review.judge(moment, None)
    assert share(review) == Spend(seconds=0.0)
    review.used = 0.0
    assert share(review) == Spend(seconds=SECONDS)
