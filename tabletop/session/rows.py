"""The library's rows: what a saved match, a change and an action are, and how they lie in tables.

Threads, files and errors of the disk are the library's and the database's.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeVar

from tabletop.core.chance import LONGEST_SEED
from tabletop.core.errors import BadOption, explain, explained
from tabletop.core.fair import LONGEST_SALT, LONGEST_SEAL
from tabletop.core.game import CHANCE, Result, Source
from tabletop.core.letters import LONGEST_SENTENCE, bears, clean
from tabletop.core.match import Match
from tabletop.core.record import LONGEST_LINE, Header, Record
from tabletop.session.database import LibraryProblem
from tabletop.session.seats import Seat, seat_data, seats_from
from tabletop.words.books import in_english

COLUMNS = (
    "id, game, rules, players, seed, options, seats, customs, series, app, origin, "
    "started, changed, ply, turn, aids, result, salt, seal, standing"
)
"""The columns that a Saved is read from."""

FINISHED = "match, game, ended, decisions, turns, seats, result, aids"
"""The columns that a Finished is read from."""

NONSENSE = (ValueError, TypeError, KeyError, AttributeError, RecursionError, BadOption)
"""Errors of reading a row that somebody changed by hand."""

MANY = 10**9
"""No count in a match comes near it."""

LAST_MOMENT = 32_503_680_000.0
"""The year 3000 in seconds since 1970; later ones no calendar of the system can name."""

LONGEST_KEY, LONGEST_TEXT = 64, 400
LONGEST_ANALYSIS = 1_000_000
LONGEST_CARD = 1_000
LONGEST_TITLE = 40
"""Letters of the name of a line or of a bookmark."""

ORIGINS = ("played", "imported", "again")


class Line(NamedTuple):
    """One saved action: who, what, the short digest after it, and how it came about (`history`)."""

    seat: int
    action: str
    after: str
    note: int


class Sheet(NamedTuple):
    """The set-up of a match. `origin` is "played", "imported", or "again"; `salt` is what
    the dealer's seal was made with, "" = there is none, and `seal` what was shown of it.
    """

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
    salt: str = ""
    seal: str = ""

    @property
    def people(self) -> tuple[str, ...]:
        """The names of the people at the seats."""
        return tuple(seat.name for seat in self.seats if seat.human)


def sheet_of(match: Match, seats: tuple[Seat, ...], *details: Any) -> Sheet:
    """The sheet of a match with these seats; `details` are its fields from `customs` on."""
    info = match.game.info
    begin = (info.key, info.rules_version, match.players, match.seed, match.options)
    return Sheet(*begin, seats, *details)


class Standing(NamedTuple):
    """The seat that is asked (people before rabbits), -1 = nobody, and the
    scores everybody can see, () where the game has none before its end."""

    asked: int = -1
    scores: tuple[float, ...] = ()


class Change(NamedTuple):
    """The change that one action made to a match.

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
    standing: Standing = Standing()


class Kept(NamedTuple):
    """The library's answer to a write: the match's id, and which revision of it lies there now."""

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
    standing: Standing = Standing()

    @property
    def over(self) -> bool:
        return self.result is not None


class Stored(NamedTuple):
    """A match as saved, to be played on.

    Attributes:
        record: its lines, undone ones included.
        notes: how each line came about, one of the notes of `history`.
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


class KeptExercise(NamedTuple):
    """A choice to be done better, as it lies in the library.

    Attributes:
        match, ply: which choice.
        seat: whose it was.
        lost: how much of the chance to win it gave away, 0 to 1.
        card: when it is to come back, as JSON; "" = it is not wanted any more.
    """

    match: int
    ply: int
    seat: int
    lost: float
    card: str


class KeptAnalysis(NamedTuple):
    """An analysis as it lies in the library.

    Attributes:
        ply: of the choice it is about.
        before: how the digest of the state before that choice begins.
        engine: the version of the analysis.
        data: its numbers as JSON.
    """

    ply: int
    before: str
    engine: int
    data: str


class KeptLoss(NamedTuple):
    """The chance to win that a person's choice gave away, as it lies in the library.

    Attributes:
        ply, engine: of the analysis.
        seat, turn: whose choice it was, and when.
        kind: of choice (`session.losses`).
        lost, error: as measured, also where it may be nothing, 0 to 1.
        overlooked: what the better choice had, in the words of `session.losses`.
    """

    ply: int
    engine: int
    seat: int
    turn: int
    kind: str
    lost: float
    error: float
    overlooked: str


class KeptBranch(NamedTuple):
    """A match that was tried from a moment of another one.

    Attributes:
        match: the try; `parent`: what it was tried from.
        ply: where it parts from that one.
        name: what the player calls it, "" = nothing yet.
    """

    match: int
    parent: int
    ply: int
    name: str


class KeptBookmark(NamedTuple):
    """A moment of a saved match that can be found again.

    Attributes:
        ply: how many of the match's actions had been done then.
        made: when, in seconds since 1970.
    """

    match: int
    ply: int
    name: str
    made: float


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
            " app, origin, started, changed, revision, ply, turn, aids, result, salt, seal,"
            " standing) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?)",
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
                sheet.salt,
                sheet.seal,
                _json(change.standing),
            ),
        )
        assert cursor.lastrowid is not None
        match = cursor.lastrowid
    else:
        cursor = connection.execute(
            "UPDATE matches SET changed = ?, revision = ?, ply = ?, turn = ?, aids = ?, result = ?,"
            " seats = ?, standing = ? WHERE id = ? AND revision = ?",
            (
                now,
                revision,
                change.ply,
                change.turn,
                _json(change.aids),
                result,
                _json([seat_data(seat) for seat in change.sheet.seats]),
                _json(change.standing),
                match,
                change.revision,
            ),
        )
        if cursor.rowcount != 1:
            raise MatchLost(explain("match-gone"))
        connection.execute(
            "DELETE FROM actions WHERE match = ? AND ply >= ?", (match, change.start)
        )
    connection.executemany(
        "INSERT INTO actions (match, ply, seat, action, after, note) VALUES (?, ?, ?, ?, ?, ?)",
        [(match, change.start + i, *line) for i, line in enumerate(change.lines)],
    )
    for table in ("analyses", "exercises", "bookmarks"):
        connection.execute(
            f"DELETE FROM {table} WHERE match = ? AND ply > ?", (match, change.start)
        )
    _count(connection, match, change, result, now)
    return Kept(match, revision)


def renamed(connection: sqlite3.Connection, old: str, new: str) -> bool:
    """Gives a person another name at all seats. Touches only the names, and no other match: what
    follows from a finished one is deleted with any change."""
    before, after = (f'"kind":"human","name":{_json(name)},' for name in (old, new))
    for table in ("matches", "finished"):
        query = f"UPDATE {table} SET seats = replace(seats, ?, ?) WHERE instr(seats, ?)"
        connection.execute(query, (before, after, before))
    return True


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
        " aids = excluded.aids, seats = excluded.seats",
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
        (started, changed, ply, turn, aids, result, salt, seal, standing) = row[11:20]
        seated = seats_from(_loaded(seats))
        if len(seated) != _whole(players) or origin not in ORIGINS:
            raise ValueError("as many seats as players, and an origin there is")
        sheet = Sheet(
            _key(game),
            _whole(rules, 1),
            len(seated),
            _text(seed, LONGEST_SEED),
            _mapping(options),
            seated,
            _mapping(customs),
            _mapping(series),
            _key(app),
            origin,
            _text(salt, LONGEST_SALT),
            _text(seal, LONGEST_SEAL),
        )
        return Saved(
            _whole(id_, 1, 2**63),
            sheet,
            _moment(started),
            _moment(changed),
            _whole(ply),
            _whole(turn),
            _counts(aids),
            _result(_loaded(result), len(seated)) if result else None,
            _standing(_loaded(standing), len(seated)) if standing else Standing(),
        )
    except NONSENSE:
        raise LibraryProblem(explain("match-damaged", n=row[0])) from None


def read_finished(row: tuple[Any, ...]) -> Finished:
    """A row of FINISHED as what it means. Raises LibraryProblem when it means nothing."""
    try:
        match, game, ended, decisions, turns, seats, result, aids = row
        seated = seats_from(_loaded(seats))
        return Finished(
            _whole(match, 1, 2**63),
            _key(game),
            _moment(ended),
            _whole(decisions),
            _whole(turns),
            seated,
            _result(_loaded(result), len(seated)),
            _counts(aids),
        )
    except NONSENSE:
        raise LibraryProblem(explain("statistics-damaged", n=row[0])) from None


T = TypeVar("T")


def _reader(
    kind: Callable[..., T], *checks: Callable[[Any], object]
) -> Callable[[tuple[Any, ...]], T | None]:
    """Returns a function that reads a row as `kind` and checks each column; it returns None for a
    damaged row."""

    def read(row: tuple[Any, ...]) -> T | None:
        try:
            return kind(*[check(value) for check, value in zip(checks, row, strict=True)])
        except NONSENSE:
            return None

    return read


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
        sheet.salt,
        sheet.seal,
    )
    record, notes = Record(header), []
    for expected, (ply, seat, action, after, note) in enumerate(lines):
        try:
            if ply != expected:
                raise ValueError("a line is missing")
            line = (
                _whole(seat, CHANCE, sheet.players - 1),
                _text(action, LONGEST_LINE),
                _key(after),
            )
            notes.append(_whole(note))
        except NONSENSE:
            record.damage = explained("action-damaged", n=expected)
            break
        record.lines.append(line)
    return Stored(saved, _revision(row), record, tuple(notes))


def _revision(row: tuple[Any, ...]) -> int:
    try:
        return _whole(row[-1], 0, 2**63)
    except NONSENSE:
        raise LibraryProblem(explain("match-damaged", n=row[0])) from None


def _whole(value: object, low: int = 0, high: int = MANY) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise ValueError("no whole number, or far out of range")


def _real(value: object, low: float = -MANY, high: float = MANY) -> float:
    if isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high:
        return float(value)
    raise ValueError("no number, or far out of range")


def _text(value: object, longest: int) -> str:
    if isinstance(value, str) and len(value) <= longest:
        if value.isprintable() or all(map(bears, value)):
            return value
    raise ValueError("no text, too long, or with commands in it")


_key = partial(_text, longest=LONGEST_KEY)
_title = partial(_text, longest=LONGEST_TITLE)
_card = partial(_text, longest=LONGEST_CARD)
_analysis = partial(_text, longest=LONGEST_ANALYSIS)
_moment = partial(_real, low=0, high=LAST_MOMENT)
_share = partial(_real, low=0, high=1)

read_analysis = _reader(KeptAnalysis, _whole, _key, _whole, _analysis)
read_exercise = _reader(KeptExercise, _whole, _whole, _whole, _share, _card)
read_branch = _reader(KeptBranch, _whole, _whole, _whole, _title)
read_bookmark = _reader(KeptBookmark, _whole, _whole, _title, _moment)


def _counts(text: object) -> dict[str, int]:
    return {_key(aid): _whole(times) for aid, times in _mapping(text).items()}


def _loaded(text: object) -> Any:
    return json.loads(text if isinstance(text, str) else "")


def _mapping(text: object) -> dict[str, Any]:
    data = _loaded(text)
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
        "reason": in_english(result.ending),
        "sources": [
            [in_english(title), points, *(in_english(word) for word in heading)]
            for title, points, *heading in result.sources
        ],
        **({"early": True} if result.early else {}),
        **({} if result.by_points else {"by_points": False}),
    }


def _result(data: dict[str, Any], players: int) -> Result:
    """The result in `data`, which speaks of every seat there is and of none besides."""
    result = Result(
        tuple(_real(score) for score in data["scores"]),
        tuple(_whole(rank, 1, players) for rank in data["ranks"]),
        tuple(_whole(winner, 0, players - 1) for winner in data["winners"]),
        clean(_text(data["reason"], LONGEST_SENTENCE)),
        tuple(_source(line) for line in data["sources"]),
        data.get("early", False) is True,
        data.get("by_points", True) is not False,
    )
    lines = (result.scores, result.ranks, *(source.points for source in result.sources))
    if any(len(line) != players for line in lines) or len(set(result.winners)) != len(
        result.winners
    ):
        raise ValueError("a result for other seats than there are")
    return result


def _standing(data: list[Any], players: int) -> Standing:
    """The standing in `data`; its scores are of every seat there is, or of none."""
    asked, scores = data
    if len(scores) not in (0, players):
        raise ValueError("scores for other seats than there are")
    return Standing(_whole(asked, -1, players - 1), tuple(_real(score) for score in scores))


def _source(line: list[Any]) -> Source:
    name, points, *group = line
    return Source(
        _text(name, LONGEST_TEXT),
        tuple(_whole(count, -MANY) for count in points),
        *(_text(word, LONGEST_TEXT) for word in group),
    )
