"""Rows of the library that somebody changed: sound ones are read, others left out and named."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from tabletop.core.letters import bears
from tabletop.session.database import LibraryProblem
from tabletop.session.library import Library
from tabletop.session.running import Running
from tests.session.support import TINY, Clock, edit, fingerprint, play, start


def opened(path: Path) -> Library:
    return Library(path, clock=Clock(), patience=0.05)


def loosely(path: Path, statement: str, *values: object) -> None:
    """Edits a library whose columns take what they like, NULL and infinity among it."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute("UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '')")
    connection.commit()
    connection.close()
    edit(path, statement, *values)


def outcome(**other: object) -> str:
    """A result of two seats as rows keep it, with something else in it."""
    sound = {
        "scores": [3.0, 1.0], "ranks": [1, 2], "winners": [0], "reason": "It ended.",
        "sources": [["Carrots", [3, 1]], ["Hay", [0, 0], "Food"]],
    }  # fmt: skip
    return json.dumps({**sound, **other})


def test_a_row_that_makes_sense_is_read_as_it_was_written(path: Path) -> None:
    library = opened(path)
    running = start(TINY, library=library)
    play(running)
    before = (library.saved(), library.finished())
    library.close()
    library = opened(path)
    assert (library.saved(), library.finished()) == before
    assert before[0][0].result == running.result
    edit(path, "UPDATE matches SET result = ?", outcome())
    assert library.saved()[0].result is not None
    library.close()


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("ended", float("inf")),
        ("ended", 1e300),
        ("decisions", -1),
        ("turns", "many"),
        ("game", "\x00"),
        ("seats", "[]"),
        ("result", outcome(winners=[5])),
        ("aids", '{"hint": "often"}'),
    ],
)
def test_figures_that_make_no_sense_are_left_out_and_named(
    path: Path, column: str, value: object
) -> None:
    library = opened(path)
    bad, good = start(TINY, library=library), start(TINY, library=library)
    play(bad)
    play(good)
    library.close()
    loosely(path, f"UPDATE finished SET {column} = ? WHERE match = ?", value, bad.id)
    library = opened(path)
    assert [finished.match for finished in library.finished()] == [good.id]
    assert f"match {bad.id} are damaged" in library.notices[0]
    library.close()


@pytest.mark.parametrize(
    "series",
    [
        '{"number": 1e999, "seed": "", "wins": [0, 0], "draws": 0}',
        '{"number": 1, "seed": "", "wins": [1e999, 0], "draws": 0}',
        '{"number": 2, "seed": "a\\u0000b", "wins": [1, 0], "draws": 0, "heading": "\\u001b[2J"}',
    ],
)
def test_a_row_of_matches_that_makes_no_sense_begins_anew(path: Path, series: str) -> None:
    library = opened(path)
    running = start(TINY, library=library)
    library.close()
    edit(path, "UPDATE matches SET series = ?", series)
    library = opened(path)
    opened_again = Running.resume(library, running.id or 0)
    assert fingerprint(opened_again) == fingerprint(running)
    assert all(map(bears, opened_again.series.heading + opened_again.series.seed))
    library.close()


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("seats", "[{}]"),
        ("options", "[1]"),
        ("aids", "{"),
        ("result", '{"scores": 3}'),
        ("turn", "x"),
        ("turn", float("inf")),
        ("turn", -1),
        ("ply", float("inf")),
        ("ply", 2.5),
        ("started", float("inf")),
        ("changed", 1e300),
        ("changed", -5),
        ("players", 3),
        ("players", 2**62),
        ("rules", 0),
        ("seed", "x" * 101),
        ("seed", b"\x00\x01"),
        ("game", "tiny\x00auction"),
        ("game", "x" * 10_000),
        ("origin", "elsewhere"),
        ("app", "\x1b[2J"),
        ("customs", "[" * 100_000),
        ("series", None),
        ("seats", 7),
        ("aids", '{"undo": 1e999}'),
        ("aids", '{"undo": -1}'),
        ("result", outcome(winners=[2])),
        ("result", outcome(winners=[0, 0])),
        ("result", outcome(scores=[1, 2, 3])),
        ("result", outcome(scores=[float("inf"), float("nan")])),
        ("result", outcome(ranks=[0, 1])),
        ("result", outcome(reason="\x00")),
        ("result", outcome(sources=[["Carrots", [1]]])),
        ("result", outcome(sources=[["Carrots", [1, 10**30]]])),
        ("result", outcome(sources=[[{}, [1, 1], [], 7]])),
    ],
)
def test_a_match_whose_row_makes_no_sense_is_named_and_the_others_stay(
    path: Path, column: str, value: str
) -> None:
    library = opened(path)
    bad, good = start(TINY, library=library), start(TINY, library=library)
    library.close()
    loosely(path, f"UPDATE matches SET {column} = ? WHERE id = ?", value, bad.id)
    library = opened(path)
    assert [saved.id for saved in library.saved()] == [good.id]
    library.saved()
    assert len(library.notices) == 1 and f"match {bad.id} is damaged" in library.notices[0]
    with pytest.raises(LibraryProblem, match="damaged"):
        Running.resume(library, bad.id or 0)
    library.close()


def test_of_very_many_damaged_rows_a_few_are_named(path: Path) -> None:
    library = opened(path)
    for seed in range(12):
        start(TINY, seed=str(seed), library=library)
    library.close()
    edit(path, "UPDATE matches SET seats = ?", "[]")
    library = opened(path)
    assert library.saved() == [] and library.saved() == []
    assert len(library.notices) == 7 and "More saved matches" in library.notices[-1]
    library.close()


def test_a_missing_line_is_named_and_nothing_after_it_is_taken_for_it(path: Path) -> None:
    library = opened(path)
    running = start(TINY, library=library)
    play(running)
    edit(path, "DELETE FROM actions WHERE ply = 6")
    record = library.load(running.id or 0).record
    assert len(record.lines) == 6 and "action 6 is missing" in record.damage
    library.close()
