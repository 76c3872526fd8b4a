"""The library on good days: what is saved, listed, counted, deleted, upgraded."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from pathlib import Path

import pytest

from tabletop.session.database import SCHEMA, LibraryProblem
from tabletop.session.library import Library
from tabletop.session.rows import (
    KeptAnalysis,
    KeptBookmark,
    KeptBranch,
    KeptExercise,
    KeptLoss,
    Standing,
)
from tabletop.session.running import Running
from tabletop.session.statistics import figures
from tests.session.support import BOUNCE, TINY, Clock, Counting, fingerprint, play, solo, start
from tests.session.test_outcomes import numbers

OLD = Path(__file__).parent / "data"


def test_a_new_library_is_empty_and_has_no_problem(library: Library) -> None:
    assert library.saved() == [] and library.latest() is None and library.finished() == []
    assert library.problem == "" and library.notices == []


def test_matches_are_listed_last_played_first(library: Library) -> None:
    first, second = start(TINY, library=library), start(BOUNCE, library=library)
    play(first, most=1)
    assert [saved.id for saved in library.saved()] == [first.id, second.id]
    assert library.saved()[0].sheet.game == TINY
    assert library.saved()[0].ply == first.ply and library.saved()[0].turn == first.turn


def test_the_match_to_continue_is_the_last_that_is_not_over(library: Library) -> None:
    going, done = start(TINY, library=library), start(TINY, library=library)
    play(done)
    latest = library.latest()
    assert latest is not None and latest.id == going.id
    (over,) = [saved for saved in library.saved() if saved.over]
    assert over.result == done.result


def test_a_deleted_match_is_gone_but_stays_counted(library: Library) -> None:
    running = start(TINY, library=library)
    play(running)
    assert library.delete(running.id or 0)
    assert library.saved() == [] and len(library.finished()) == 1
    with pytest.raises(LibraryProblem, match="no saved match"):
        library.load(running.id or 0)


def test_a_finished_match_is_counted_once_with_the_time_it_ended(library: Library) -> None:
    running = start(TINY, library=library)
    play(running)
    (before,) = library.finished()
    running.use_aid("hint")
    (after,) = library.finished()
    assert after == before._replace(aids={"hint": 1})
    assert after.decisions == sum(e.player >= 0 for e in running.match.log)


def test_every_action_is_on_the_disk_when_submit_returns(path: Path, library: Library) -> None:
    running = start(TINY, library=library)
    beside = sqlite3.connect(path)
    while not running.over:
        play(running, most=1)
        count, ply = beside.execute(
            "SELECT (SELECT count(*) FROM actions), ply FROM matches"
        ).fetchone()
        assert count == ply == running.ply
    assert beside.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    beside.close()


def test_a_library_is_found_again(path: Path) -> None:
    library = Library(path, clock=Clock())
    running = start(BOUNCE, library=library)
    play(running, most=5)
    library.close()
    library.close()
    again = Library(path, clock=Clock())
    assert fingerprint(Running.resume(again, running.id or 0)) == fingerprint(running)
    again.close()


def test_a_closed_library_says_so_and_stops_nothing(library: Library) -> None:
    running = start(TINY, library=library)
    library.close()
    play(running)
    assert running.over and not running.saved
    assert library.saved() == [] and "closed" in library.problem


def test_two_windows_on_one_library_play_two_matches(path: Path, library: Library) -> None:
    other = Library(path, clock=Clock(), patience=1.0)
    one, two = start(TINY, library=library), start(TINY, seed="2", library=other)
    while not (one.over and two.over):
        play(one, most=1)
        play(two, most=1)
    assert one.saved and two.saved and one.id != two.id
    assert len(library.saved()) == 2 == len(library.finished())
    other.close()


def test_a_match_open_in_two_windows_becomes_two_matches(path: Path, library: Library) -> None:
    one = start(TINY, library=library)
    other = Library(path, clock=Clock(), patience=1.0)
    two = Running.resume(other, one.id or 0)
    one.submit(0, one.legal(0)[0])
    two.submit(0, two.legal(0)[-1])
    assert "kept as a match of its own" in two.notice and one.notice == ""
    assert two.news() == two.notice and two.news() == one.news() == ""
    assert two.saved and two.id != one.id
    play(one)
    play(two)
    for running in (one, two):
        assert fingerprint(Running.resume(library, running.id or 0)) == fingerprint(running)
    other.close()


def test_a_match_deleted_while_it_is_played_is_kept_anew(library: Library) -> None:
    running = start(TINY, library=library)
    play(running, most=2)
    library.delete(running.id or 0)
    play(running)
    assert running.saved and len(library.saved()) == 1
    assert fingerprint(Running.resume(library, running.id or 0)) == fingerprint(running)


def upgraded(schema: int, path: Path) -> Library:
    """A library that was written with that schema, opened without a word."""
    path.parent.mkdir()
    shutil.copy(OLD / f"library-{schema}.sqlite3", path)
    library = Library(path, clock=Clock())
    assert library.problem == "" and library.notices == []
    return library


def test_the_first_schema_is_upgraded_with_its_matches_and_statistics(path: Path) -> None:
    library = upgraded(1, path)
    assert [(saved.id, saved.over) for saved in library.saved()] == [
        (3, True),
        (2, False),
        (1, True),
    ]
    assert [match.match for match in library.finished()] == [1, 3]
    assert library.finished()[1].result.winners == (1,)
    assert library.finished()[1].decisions > 4
    stored = library.load(2)
    assert (stored.saved.ply, len(stored.record.lines)) == (5, 7)
    assert stored.saved.aids == {"undo": 1}
    library.close()
    again = sqlite3.connect(path)
    assert again.execute("PRAGMA user_version").fetchone() == (SCHEMA,)
    again.close()


def test_the_second_schema_is_upgraded_and_has_room_for_analyses(path: Path) -> None:
    library = upgraded(2, path)
    assert [(saved.id, saved.over) for saved in library.saved()] == [(2, False), (1, True)]
    assert library.analyses(1) == [] and len(library.finished()) == 1
    assert library.keep_analysis(1, KeptAnalysis(3, "ab", 1, "{}"))
    assert library.analyses(1) == [KeptAnalysis(3, "ab", 1, "{}")]
    assert library.load(2).saved.aids == {"undo": 1}
    library.close()


def test_the_third_schema_is_upgraded_and_has_room_for_exercises(path: Path) -> None:
    library = upgraded(3, path)
    assert library.analyses(1) == [KeptAnalysis(3, "ab", 1, "{}")] and library.exercises() == []
    assert library.keep_exercise(KeptExercise(1, 3, 0, 0.25, "{}"))
    assert library.exercises() == [KeptExercise(1, 3, 0, 0.25, "{}")]
    library.close()


def test_the_fourth_schema_is_upgraded_and_has_room_for_lines_and_bookmarks(path: Path) -> None:
    path.parent.mkdir()
    shutil.copy(OLD / "library-4.sqlite3", path)
    library = Library(path, clock=Clock())
    assert library.problem == "" and library.notices == []
    assert library.exercises() == [KeptExercise(1, 3, 0, 0.25, "{}")]
    assert library.branches() == [] and library.bookmarks() == []
    assert library.keep_branch(KeptBranch(2, 1, 3, "bold"))
    assert library.keep_bookmark(KeptBookmark(1, 3, "here", 5.0))
    assert library.branches() == [KeptBranch(2, 1, 3, "bold")]
    assert library.bookmarks() == [KeptBookmark(1, 3, "here", 5.0)]
    library.close()


def test_the_fifth_schema_is_upgraded_and_keeps_seals(path: Path) -> None:
    library = upgraded(5, path)
    assert library.bookmarks() == [KeptBookmark(1, 3, "here", 5.0)]
    assert library.load(3).saved.sheet.salt == "ab12" and library.load(3).saved.sheet.seal == ""
    running = Running.new("bunny_boom", solo(), {}, "8", library, salt="ab12")
    assert library.load(running.id or 0).saved.sheet.seal == running.seal != ""
    library.close()


def test_the_sixth_schema_is_upgraded_and_keeps_from_now_on_how_a_match_stands(path: Path) -> None:
    library = upgraded(6, path)
    (old,) = [saved for saved in library.saved() if saved.sheet.salt == "cd34"]
    assert old.sheet.seal and old.standing == Standing()
    running = Running.resume(library, old.id)
    running.submit(running.actors()[0], running.legal(running.actors()[0])[0])
    (now,) = library.matches_of([old.id]).values()
    assert now.standing.asked in running.actors() and len(now.standing.scores) == 2
    library.close()


def test_the_seventh_schema_is_upgraded_and_its_matches_count(path: Path) -> None:
    library = upgraded(7, path)
    finished = library.finished()
    assert finished and figures(library, finished[0].game).total.played > 0
    assert numbers(library) == numbers(Counting(*finished))
    library.close()


def test_the_eighth_schema_is_upgraded_and_keeps_losses_from_then_on(path: Path) -> None:
    library = upgraded(8, path)
    (old,) = library.saved()[:1]
    loss = KeptLoss(3, 1, 0, 2, "bounce", 0.1, 0.01, "")
    assert library.keep_analysis(old.id, KeptAnalysis(3, "ab", 1, "{}"), loss)
    assert library.outcomes("SELECT kind, lost FROM losses") == [("bounce", 0.1)]
    library.close()


def test_every_old_schema_is_stored_and_tested() -> None:
    stored = {int(file.stem.rpartition("-")[2]) for file in OLD.glob("library-*.sqlite3")}
    assert stored == set(range(1, SCHEMA))


def test_an_old_and_a_new_library_have_the_same_tables(tmp_path: Path) -> None:
    shutil.copy(OLD / "library-1.sqlite3", tmp_path / "old.sqlite3")
    tables = []
    for name in ("old.sqlite3", "new.sqlite3"):
        Library(tmp_path / name, clock=Clock()).close()
        opened = sqlite3.connect(tmp_path / name)
        rows = opened.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        tables.append(sorted((name, " ".join(sql.split())) for name, sql in rows))
        opened.close()
    assert tables[0] == tables[1]


def test_what_a_match_was_set_up_with_comes_back(library: Library) -> None:
    running = start(TINY, solo(3), "a seed", library, rounds=2, motto="Hop ž", free_undo=True)
    sheet = library.load(running.id or 0).saved.sheet
    assert sheet.options["motto"] == "Hop ž" and sheet.options["rounds"] == 2
    assert sheet.seats == solo(3) and sheet.seed == "a seed"
    assert sheet.customs == {"forced": True, "free_undo": True, "covers": 0}


def test_whoever_asks_while_the_library_closes_is_answered(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question that came behind the last job waited for ever, and the program did not end."""
    library = Library(path)
    answers: list[object] = []
    asking = threading.Thread(target=lambda: answers.append(library.ids()), daemon=True)
    shut = library._shut

    def slowly() -> None:
        asking.start()
        asking.join(0.2)
        shut()

    monkeypatch.setattr(library, "_shut", slowly)
    library.close()
    asking.join(5.0)
    assert answers == [[]] and library.problem
