"""Outcomes of finished matches by person, in a table from which statistics and ratings are summed.

Each row follows from a row of the table `finished`. Whatever changes that one deletes what followed
from it, by triggers in the file itself, and what is missing is brought in before sums are taken.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tabletop.ai.levels import LEVELS
from tabletop.core.game import Player, folded
from tabletop.session.database import LibraryProblem, transaction
from tabletop.session.rows import FINISHED, Finished, read_finished
from tabletop.session.seats import Seat

OTHER: Final = "other"
"""Level of rabbits that set-up does not offer."""

PEOPLE: Final = "people"
"""Stands for a level where no computer rabbit was at the table."""

VERSION: Final = f"1 {' '.join(LEVELS)}"
"""The way in which rows follow from matches; those of another one are made anew."""


class Outcome(NamedTuple):
    """A finished match as one person had it.

    Attributes:
        person: by name; "" = whoever was the only person at the table.
        seat: which they played from the first to the last move; -1 = none, or not clear which.
        part: whether they played a place for a part of the match.
        level: the strongest rabbit at the table (`level_of`).
        won: alone or shared; helped: with an aid, won or not.
        winners: how many won.
        score: as the rules count, where few points are good below zero.
        points: the person's own by source; aids: how often each was used; met: ranks against each
            rabbit, 1 for ahead of it and 0.5 for level with it. All as JSON.
    """

    person: str
    match: int
    version: str
    game: str
    ended: float
    seat: int
    part: bool
    level: str
    won: bool
    winners: int
    helped: bool
    early: bool
    score: float
    turns: int
    points: str
    aids: str
    met: str


def outcomes(match: Finished) -> Iterator[Outcome]:
    """Yields the match as the only person had it, and as everybody with a name had it."""
    sitters = [sitter for seat in match.seats for sitter in seat.sitters if sitter.human]
    for person in ("", *sorted({sitter.name for sitter in sitters})):
        seat = seat_of(match.seats, person)
        own, points = -1 if seat is None else seat, dict[str, int]()
        for source in folded(match.result.sources):
            points[source.name] = points.get(source.name, 0) + source.points[own]
        aids, met = aids_of(match.aids, own), dict(_met(match, own))
        yield Outcome(
            person, match.match, VERSION, match.game, match.ended, own,
            seat is None and took_part(match.seats, person), level_of(match.seats),
            own in match.result.winners, len(match.result.winners), bool(aids),
            match.result.early, match.result.scores[own], match.turns, _json(points), _json(aids),
            _json(met),
        )  # fmt: skip


def _met(match: Finished, own: Player) -> Iterator[tuple[str, float]]:
    """Yields the rabbits that played to the end, each with the point that was won against it."""
    ranks = match.result.ranks
    for other, seat in enumerate(match.seats):
        if not seat.human and not seat.past:
            point = 0.5 if ranks[other] == ranks[own] else float(ranks[own] < ranks[other])
            yield f"{seat.level}@{other}", point


def refresh(connection: sqlite3.Connection) -> list[str]:
    """Brings in what is missing; returns a sentence for each match that cannot be read.

    Where the file cannot be written now, all rows lie in a table of this connection until the next
    time.
    """
    connection.execute("DROP TABLE IF EXISTS temp.outcomes")
    missing = connection.execute(
        f"SELECT {FINISHED} FROM finished f WHERE NOT EXISTS (SELECT 1 FROM outcomes o"
        " WHERE o.person = '' AND o.match = f.match AND o.version = ?)",
        (VERSION,),
    ).fetchall()
    found, problems = list[Outcome](), []
    for row in missing:
        try:
            found += outcomes(read_finished(row))
        except LibraryProblem as problem:
            problems.append(str(problem))
    if missing:
        try:
            transaction(connection, lambda: _put(connection, missing, found))
        except sqlite3.OperationalError:
            connection.execute("CREATE TEMP TABLE outcomes AS SELECT * FROM main.outcomes")
            _put(connection, missing, found)
    return problems


def _put(
    connection: sqlite3.Connection, rows: Iterable[Sequence[Any]], found: Iterable[Outcome]
) -> None:
    """Puts what follows from these rows of `finished` in place of what did."""
    connection.executemany("DELETE FROM outcomes WHERE match = ?", [(row[0],) for row in rows])
    marks = ", ".join("?" * len(Outcome._fields))
    connection.executemany(f"INSERT INTO outcomes VALUES ({marks})", found)


def aids_of(aids: Mapping[str, int], seat: Player | None = None) -> dict[str, int]:
    """Returns how often each aid was used, by that seat (None: by anybody).

    What one of several people used is kept with their seat ("hint@1").
    """
    found: dict[str, int] = {}
    for key, times in aids.items():
        aid, _, user = key.partition("@")
        if times and (seat is None or user in ("", str(seat))):
            found[aid] = found.get(aid, 0) + times
    return found


def seat_of(seats: Sequence[Seat], person: str = "") -> Player | None:
    """Finds the seat that a person played from the first to the last move; None when there is
    none, or when it is not clear who is meant.

    Args:
        person: by name; "" = whoever was the only person at the table.
    """
    people = [
        (place, sitter.name)
        for place, seat in enumerate(seats)
        for sitter in seat.sitters
        if sitter.human and person in ("", sitter.name)
    ]
    place = people[0][0] if len(people) == 1 else 0
    return place if len(people) == 1 and not seats[place].past else None


def took_part(seats: Sequence[Seat], person: str) -> bool:
    """Returns True if a person played a place for a part of the match; "" = the only person."""
    shared = {
        sitter.name
        for seat in seats
        for sitter in seat.sitters
        if sitter.human and (seat.past or not person)
    }
    return person in shared if person else len(shared) == 1


def level_of(seats: Sequence[Seat]) -> str:
    """The strongest rabbit at a table: a level, OTHER, or PEOPLE where there was none."""
    levels = [seat.level for seat in seats if not seat.human]
    known = [level for level in LEVELS if level in levels]
    if known:
        return known[-1]
    return OTHER if levels else PEOPLE


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
