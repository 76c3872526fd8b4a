"""The library by pages: many matches are counted, filtered and searched without reading them."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from tabletop.session.catalog import Wanted
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.words.books import use
from tests.session.crowded import GAMES, crowd
from tests.session.support import MOVING, edit

BOUNCE = GAMES[0]


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("crowd") / "library.sqlite3"
    crowd(path, count=600)
    return path


def test_pages_and_counts_are_those_of_the_whole_list(crowded: Path) -> None:
    library = Library(crowded)
    whole = library.saved()
    assert library.matches(most=7) == whole[:7]
    assert library.ids() == [one.id for one in whole]
    for wanted in (Wanted(game=BOUNCE), Wanted(over=True), Wanted(over=False, tried=False)):
        found = [
            one for one in whole
            if (not wanted.game or one.sheet.game == wanted.game)
            and wanted.over in (None, one.over)
            and wanted.tried in (None, one.sheet.origin == "again")
        ]  # fmt: skip
        assert library.count(wanted) == len(found) > 0
        assert library.matches(wanted) == found
        assert library.ids(wanted) == [one.id for one in found]
    assert sum(one.matches for one in library.tallies()) == len(whole) == 600
    assert library.latest() == next(one for one in whole if not one.over)
    assert library.matches_of([3, 77, 9999]).keys() == {3, 77}
    library.close()


def test_matches_are_found_by_person_game_and_day(crowded: Path) -> None:
    library = Library(crowded)
    found = library.matches(Wanted(words=("dilek",)))
    assert found and all(any(s.name == "Dilek" for s in one.sheet.seats) for one in found)
    assert library.count(Wanted(words=("DILEK", "boom"))) in (0, len(found))
    assert library.matches(Wanted(words=("zoë",))), "letters of any alphabet"
    day = library.count(Wanted(words=("2026-09-20",)))
    assert 0 < day < 600
    assert library.count(Wanted(words=("september", "2026"))) >= day
    assert library.count(Wanted(words=("kind",))) == 0, "only what is seen is searched"
    library.close()


def test_matches_are_found_by_their_result_in_the_words_of_the_language(crowded: Path) -> None:
    library = Library(crowded)
    whole = library.saved()

    def found(word: str) -> list[int]:
        return library.ids(Wanted(words=(word,)))

    won = [one.id for one in whole if one.result is not None and 0 in one.result.winners]
    assert found("won") == won, "by the only person at the table"
    assert found("finished") == [one.id for one in whole if one.over]
    assert found("going") == [one.id for one in whole if not one.over]
    use("de")
    assert found("gewonnen") == won and library.count(Wanted(words=("september",)))
    use("en")
    library.close()


def test_a_row_changed_by_hand_is_found_by_no_word_and_stops_no_search(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    crowd(path, count=12)
    edit(path, "UPDATE matches SET changed = 'x', seats = x'00ff', result = 7 WHERE id = 3")
    edit(path, "UPDATE matches SET changed = 1e300 WHERE id = 4")  # a day that there is not
    library = Library(path)
    assert library.ids(Wanted(words=("bunny",))) and 3 not in library.ids(Wanted(words=("bunny",)))
    library.close()


def played(library: Library, most: int = 6) -> Running:
    running = Running.new(BOUNCE, [human("Anna", 0), rabbit("easy", 1)], {}, "3", library)
    while not running.over and running.ply < most:
        seat = running.actors()[0]
        running.submit(seat, running.legal(seat)[0])
    return running


def test_a_copy_of_the_file_holds_the_sitting_after_a_checkpoint(tmp_path: Path) -> None:
    library = Library(tmp_path / "library.sqlite3")
    running = played(library)
    library.checkpoint()
    assert len(library.saved()) == 1  # waits for what was asked before
    shutil.copyfile(library.path, tmp_path / "copy.sqlite3")
    copy = sqlite3.connect(tmp_path / "copy.sqlite3")
    assert copy.execute("SELECT ply FROM matches").fetchone() == (running.ply,)
    copy.close()
    library.close()


@MOVING
def test_a_file_that_is_gone_is_noticed_and_the_match_goes_on_in_a_new_one(tmp_path: Path) -> None:
    library = Library(tmp_path / "library.sqlite3")
    running = played(library)
    for path in tmp_path.glob("library.sqlite3*"):
        path.rename(path.with_name("moved-" + path.name))
    seat = running.actors()[0]
    running.submit(seat, running.legal(seat)[0])
    assert any("moved, deleted or replaced" in notice for notice in library.notices)
    assert [saved.ply for saved in library.saved()] == [running.ply]
    library.close()
