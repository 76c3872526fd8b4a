"""Lines tried from a match: a tree with names, which goes with its matches and counts nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.session import branches
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.session.support import TINY, Clock, play, start


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "library.sqlite3", clock=Clock())


def tried(library: Library) -> tuple[Running, Running, Running]:
    """A match, a line from the middle of it, and a line from the end of that line."""
    match = start(TINY, library=library)
    play(match)
    middle = match.ply // 2
    line = branches.begin(match, middle)
    play(line)
    return match, line, branches.begin(line, line.ply - 1)


def test_lines_of_lines_stand_under_theirs(library: Library) -> None:
    match, line, further = tried(library)
    assert match.id is not None
    tree = branches.tree(library, match.id)
    assert [(each.saved.id, each.depth, each.name) for each in tree] == [
        (line.id, 0, "Line 1"), (further.id, 1, "Line 2"),
    ]  # fmt: skip
    assert {branches.root(library, each.id or 0) for each in (match, line, further)} == {match.id}
    library.close()


def test_a_line_tried_from_what_a_line_shares_with_its_match_is_the_matchs(
    library: Library,
) -> None:
    match, line, _ = tried(library)
    assert match.id is not None and line.id is not None
    early = branches.begin(line, 1)
    kept = {each.match: each.parent for each in library.branches()}
    assert kept[early.id or 0] == match.id
    library.close()


def test_a_name_is_kept_and_taken_away_again(library: Library) -> None:
    match, *_ = tried(library)
    branch = branches.tree(library, match.id or 0)[0]
    for name, shown in ((" The  bold\nway ", "The bold way"), ("", "Line 1")):
        assert branches.rename(branch, name, library)
        branch = branches.tree(library, match.id or 0)[0]
        assert branch.name == shown
    library.close()


def test_deleting_a_line_deletes_those_tried_from_it_and_nothing_else(library: Library) -> None:
    match, line, _ = tried(library)
    other = branches.begin(match, 1)
    branch = next(b for b in branches.tree(library, match.id or 0) if b.saved.id == line.id)
    assert branches.remove(branch, library)
    assert {each.id for each in library.saved()} == {match.id, other.id}
    assert [each.match for each in library.branches()] == [other.id]
    library.close()


def test_a_deleted_match_leaves_its_lines_as_tries_of_their_own(library: Library) -> None:
    match, line, further = tried(library)
    assert library.delete(match.id or 0)
    assert {each.id for each in library.saved()} == {line.id, further.id}
    assert [each.parent for each in library.branches()] == [line.id]
    library.close()


def test_a_line_takes_neither_continues_place_nor_one_in_the_statistics(library: Library) -> None:
    open_ = start(TINY, library=library)
    match, *_ = tried(library)
    latest = library.latest()
    assert latest is not None and latest.id == open_.id
    assert [each.match for each in library.finished()] == [match.id]
    library.close()


def test_new_luck_is_offered_where_some_falls_after_the_first_choice(library: Library) -> None:
    rolled, dealt = start("bunny_kingdom", library=library), start(
        "bunny_bidding", (human("", 0), rabbit("easy", 1), rabbit("easy", 2)), library=library
    )
    assert branches.luck_falls(rolled) and branches.luck_falls(dealt), "it may still come"
    for match in (rolled, dealt):
        play(match)
    assert branches.luck_falls(rolled) and not branches.luck_falls(dealt)


def test_two_matches_part_where_they_first_differ(library: Library) -> None:
    match, line, _ = tried(library)
    same = branches.parting(match.match.steps, match.match.steps)
    assert same == match.ply
    ply = branches.parting(match.match.steps, line.match.steps)
    assert ply >= match.ply // 2
    before = [(step.player, step.action) for step in match.match.steps[:ply]]
    assert before == [(step.player, step.action) for step in line.match.steps[:ply]]
    library.close()


def test_rows_that_make_a_circle_do_not_hang(library: Library) -> None:
    match, line, further = tried(library)
    kept = library.branches()
    library.keep_branch(kept[0]._replace(match=match.id or 0, parent=further.id or 0))
    assert branches.root(library, line.id or 0) in (match.id, line.id, further.id)
    assert len(branches.tree(library, match.id or 0)) <= 3
    library.close()
