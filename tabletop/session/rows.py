"""The library's rows: what a saved match, a change and an action are, and how they lie in tables.

Threads, files and errors of the disk are the library's and the database's.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from typing import Any, NamedTuple

from tabletop.core.errors import BadOption
from tabletop.core.game import Result, Source
from tabletop.core.record import Header, Record
from tabletop.session.database import LibraryProblem
from tabletop.session.seats import Seat, seat_data, seats_from

COLUMNS = (
    "id, game, rules, players, seed, options, seats, customs, series, app, origin, "
    "started, changed, ply, turn, aids, result"
)
"""What a Saved is read from."""

FINISHED = "match, game, ended, decisions, turns, seats, result, aids"
"""What a Finished is read from."""

NONSENSE = (ValueError, TypeError, KeyError, RecursionError, BadOption)
"""What reading a row raises that somebody changed by hand."""


class Line(NamedTuple):
    """One saved action: who, what, the short digest after it, and the trail's note on it."""

    seat: int
    action: str
    after: str
    note: int


class Sheet(NamedTuple):
    """What a match was set up with. `origin` is "played", "imported", or "again"."""

    game: str
    rules: int
    players: int
    seed: str
    options: Mapping[str, Any]
    seats: tuple[Seat, ...]
    customs: Mapping[str, Any]
    series: Mapping[str, Any]
    app: str
    origin: str = "played"


class Change(NamedTuple):
    """What one action did to a match.

    Attributes:
        match: its id, or None for a match the library does not hold yet.
        revision: the revision it had after our last write.
        start: lines from this ply on are replaced by `lines`.
        ply: where the match stands; lines beyond it can be redone.
        aids: how often each aid was used.
        result: how it ended, or None while it has not.
        decisions: how many choices players made up to `ply`.
    """

    match: int | None
    revision: int
    sheet: Sheet
    start: int
    lines: tuple[Line, ...]
    ply: int
    turn: int
    aids: Mapping[str, int]
    result: Result | None
    decisions: int


class Kept(NamedTuple):
    """The library's acknowledgement: under which id and revision the match now lies there."""

    match: int
    revision: int


class Saved(NamedTuple):
    """A match in the list of saved ones. Times are seconds since 1970."""

    id: int
    sheet: Sheet
    started: float
    changed: float
    ply: int
    turn: int
    aids: Mapping[str, int]
    result: Result | None

    @property
    def over(self) -> bool:
        return self.result is not None


class Stored(NamedTuple):
    """A match as saved, to be played on.

    Attributes:
        record: its lines, undone ones included.
        notes: the trail's note on each line.
    """

    saved: Saved
    revision: int
    record: Record
    notes: tuple[int, ...]


class Finished(NamedTuple):
    """A finished match as statistics count it; stays when the match itself is deleted.

    Attributes:
        ended: seconds since 1970.
        decisions: choices players made in it.
        turns: how many turns it took.
    """

    match: int
    game: str
    ended: float
    decisions: int
    turns: int
    seats: tuple[Seat, ...]
    result: Result
    aids: Mapping[str, int]


class MatchLost(LibraryProblem):
    """The match is not in the library any more, or was played on in another window."""


def put(connection: sqlite3.Connection, change: Change, now: float) -> Kept:
    """Writes a change inside the present transaction."""
    match, revision = change.match, change.revision + 1
    result = "" if change.result is None else _json(_result_data(change.result))
    if match is None:
        sheet, revision = change.sheet, 1
        cursor = connection.execute(
            "INSERT INTO matches (game, rules, players, seed, options, seats, customs, series,"
            " app, origin, started, changed, revision, ply, turn, aids, result)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?)",
            (
                sheet.game,
                sheet.rules,
                sheet.players,
                sheet.seed,
                _json(sheet.options),
                _json([seat_data(seat) for seat in sheet.seats]),
                _json(sheet.customs),
                _json(sheet.series),
                sheet.app,
                sheet.origin,
                now,
                now,
                change.ply,
                change.turn,
                _json(change.aids),
                result,
            ),
        )
        assert cursor.lastrowid is not None
        match = cursor.lastrowid
    else:
        cursor = connection.execute(
            "UPDATE matches SET changed = ?, revision = ?, ply = ?, turn = ?, aids = ?, result = ?"
            " WHERE id = ? AND revision = ?",
            (
                now,
                revision,
                change.ply,
                change.turn,
                _json(change.aids),
                result,
                match,
                change.revision,
            ),
        )
        if cursor.rowcount != 1:
            raise MatchLost(
                "This match was deleted, or played on in another window; what is played here is "
                "kept as a match of its own."
            )
        connection.execute(
            "DELETE FROM actions WHERE match = ? AND ply >= ?", (match, change.start)
        )
    connection.executemany(
        "INSERT INTO actions (match, ply, seat, action, after, note) VALUES (?, ?, ?, ?, ?, ?)",
        [(match, change.start + i, *line) for i, line in enumerate(change.lines)],
    )
    _count(connection, match, change, result, now)
    return Kept(match, revision)


def _count(
    connection: sqlite3.Connection, match: int, change: Change, result: str, now: float
) -> None:
    """Enters a finished match into the statistics, and takes out one that goes on after all."""
    if not result or change.sheet.origin != "played":
        connection.execute("DELETE FROM finished WHERE match = ?", (match,))
        return
    connection.execute(
        "INSERT INTO finished (match, game, ended, decisions, turns, seats, result, aids)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match) DO UPDATE SET"
        " decisions = excluded.decisions, turns = excluded.turns, result = excluded.result,"
        " aids = excluded.aids",
        (
            match,
            change.sheet.game,
            now,
            change.decisions,
            change.turn,
            _json([seat_data(seat) for seat in change.sheet.seats]),
            result,
            _json(change.aids),
        ),
    )


def read_saved(row: tuple[Any, ...]) -> Saved:
    """A row of COLUMNS as what it means. Raises LibraryProblem when it means nothing."""
    try:
        (id_, game, rules, players, seed, options, seats, customs, series, app, origin) = row[:11]
        (started, changed, ply, turn, aids, result) = row[11:17]
        sheet = Sheet(
            str(game),
            int(rules),
            int(players),
            str(seed),
            _mapping(options),
            seats_from(json.loads(seats)),
            _mapping(customs),
            _mapping(series),
            str(app),
            str(origin),
        )
        ended = _result(json.loads(result)) if result else None
        return Saved(
            int(id_),
            sheet,
            float(started),
            float(changed),
            int(ply),
            int(turn),
            _counts(aids),
            ended,
        )
    except NONSENSE:
        raise LibraryProblem(
            f"Saved match {row[0]} is damaged and cannot be opened; the others are not touched."
        ) from None


def read_finished(row: tuple[Any, ...]) -> Finished:
    """A row of FINISHED as what it means. Raises LibraryProblem when it means nothing."""
    try:
        match, game, ended, decisions, turns, seats, result, aids = row
        return Finished(
            int(match),
            str(game),
            float(ended),
            int(decisions),
            int(turns),
            seats_from(json.loads(seats)),
            _result(json.loads(result)),
            _counts(aids),
        )
    except NONSENSE:
        raise LibraryProblem(f"The statistics of match {row[0]} are damaged.") from None


def read_stored(row: tuple[Any, ...], lines: list[tuple[Any, ...]]) -> Stored:
    saved = read_saved(row)
    sheet = saved.sheet
    header = Header(
        sheet.game,
        sheet.rules,
        sheet.players,
        sheet.seed,
        dict(sheet.options),
        tuple(seat_data(seat) for seat in sheet.seats),
        sheet.app,
    )
    record, notes = Record(header), []
    for expected, (ply, seat, action, after, note) in enumerate(lines):
        if ply != expected or not isinstance(seat, int) or not isinstance(note, int):
            record.damage = f"Its saved action {expected} is missing or damaged."
            break
        record.lines.append((seat, str(action), str(after)))
        notes.append(note)
    return Stored(saved, int(row[17]), record, tuple(notes))


def _counts(text: str) -> dict[str, int]:
    return {str(aid): int(times) for aid, times in _mapping(text).items()}


def _mapping(text: str) -> dict[str, Any]:
    data = json.loads(text)
    if not isinstance(data, dict):
        raise ValueError("not a mapping")
    return data


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _result_data(result: Result) -> dict[str, Any]:
    return {
        "scores": result.scores,
        "ranks": result.ranks,
        "winners": result.winners,
        "reason": result.reason,
        "sources": [[*source] for source in result.sources],
    }


def _result(data: dict[str, Any]) -> Result:
    return Result(
        tuple(float(score) for score in data["scores"]),
        tuple(int(rank) for rank in data["ranks"]),
        tuple(int(winner) for winner in data["winners"]),
        str(data["reason"]),
        tuple(
            Source(str(name), tuple(map(int, points)), *map(str, group))
            for name, points, *group in data["sources"]
        ),
    )
