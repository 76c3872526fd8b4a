"""What is written of a match: only what is new since the last write, and nothing twice."""

from __future__ import annotations

from tabletop.session.keeping import Keeper
from tabletop.session.library import Library
from tabletop.session.rows import Change, Kept, Line, MatchLost, Sheet
from tests.session.support import TINY, solo

SHEET = Sheet(TINY, 1, 2, "7", {}, solo(), {}, {}, "0")
LINES = [Line(0, f"bid {n}", f"{n:08}", 0) for n in range(9)]


class Shelf(Library):
    """A library that remembers what it was asked to write."""

    problem = ""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.answer: Kept | None = Kept(4, 1)
        self.lost = False

    def write(self, change: Change) -> Kept | None:
        self.changes.append(change)
        if self.lost and change.match is not None:
            raise MatchLost("It is gone.")
        return self.answer

    def paid(self, sheet: Sheet) -> bool:
        return False


def keep(keeper: Keeper, lines: list[Line]) -> bool:
    return keeper.keep(lines, len(lines), 1, {}, None, 0)


def test_only_lines_that_are_new_or_differ_are_written() -> None:
    shelf = Shelf()
    keeper = Keeper(shelf, SHEET)
    assert keep(keeper, LINES[:3]) and keep(keeper, LINES[:5])
    changed = [*LINES[:2], LINES[2]._replace(note=1), *LINES[3:5]]
    assert keep(keeper, changed) and keep(keeper, changed[:4]) and keep(keeper, changed[:4])
    assert [change.start for change in shelf.changes] == [0, 3, 2, 4, 4]
    assert [len(change.lines) for change in shelf.changes] == [3, 2, 3, 0, 0]
    assert [change.match for change in shelf.changes] == [None, 4, 4, 4, 4]


def test_what_could_not_be_written_is_written_with_the_next_change() -> None:
    shelf = Shelf()
    keeper = Keeper(shelf, SHEET)
    keep(keeper, LINES[:2])
    shelf.answer = None
    assert not keep(keeper, LINES[:4]) and not keeper.saved
    shelf.answer = Kept(4, 2)
    assert keep(keeper, LINES[:6]) and keeper.saved
    assert [(c.start, len(c.lines)) for c in shelf.changes] == [(0, 2), (2, 2), (2, 4)]


def test_a_lost_match_is_written_whole_into_a_place_of_its_own() -> None:
    shelf = Shelf()
    keeper = Keeper(shelf, SHEET)
    keep(keeper, LINES[:2])
    shelf.lost, shelf.answer = True, Kept(9, 1)
    assert keep(keeper, LINES[:4]) and keeper.id == 9 and keeper.notice == "It is gone."
    after = [(change.match, change.start, len(change.lines)) for change in shelf.changes[1:]]
    assert after == [(4, 2, 2), (None, 0, 4)]
