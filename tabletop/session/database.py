"""The file of the library: opening, schema and its upgrades, setting aside, sentences for errors.

What is in the tables is the library's business.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from tabletop.core.errors import TabletopError, explain

SCHEMA = 9
"""Version of the tables. Raised together with an entry in UPGRADES."""

APPLICATION = 0x42554E59
"""Marks the file as ours, in SQLite's header."""

SYNCHRONOUS = "FULL"
"""A write has reached the disk when it returns, as SQLite words it: a power cut loses nothing."""

TABLES = """
CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL, rules INTEGER NOT NULL, players INTEGER NOT NULL,
    seed TEXT NOT NULL, options TEXT NOT NULL, seats TEXT NOT NULL,
    customs TEXT NOT NULL, series TEXT NOT NULL, app TEXT NOT NULL, origin TEXT NOT NULL,
    started REAL NOT NULL, changed REAL NOT NULL, revision INTEGER NOT NULL,
    ply INTEGER NOT NULL, turn INTEGER NOT NULL, aids TEXT NOT NULL, result TEXT NOT NULL
);
CREATE TABLE actions (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL, seat INTEGER NOT NULL, action TEXT NOT NULL,
    after TEXT NOT NULL, note INTEGER NOT NULL,
    PRIMARY KEY (match, ply)
) WITHOUT ROWID;
"""

FINISHED_TABLE = """
CREATE TABLE finished (
    match INTEGER PRIMARY KEY, game TEXT NOT NULL, ended REAL NOT NULL,
    decisions INTEGER NOT NULL, turns INTEGER NOT NULL,
    seats TEXT NOT NULL, result TEXT NOT NULL, aids TEXT NOT NULL
);
"""
"""Apart from the matches, so that statistics stay when a match is deleted."""

ANALYSES_TABLE = """
CREATE TABLE analyses (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL, before TEXT NOT NULL, engine INTEGER NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (match, ply)
) WITHOUT ROWID;
"""
"""Results of the analysis about the choice at a ply; `before` begins the state's digest there."""

SALT_COLUMN = "ALTER TABLE matches ADD COLUMN salt TEXT NOT NULL DEFAULT '';"
"""Salts of the dealer's seals; added in new libraries too, so that all are alike."""

EXERCISES_TABLE = """
CREATE TABLE exercises (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL, seat INTEGER NOT NULL, lost REAL NOT NULL, card TEXT NOT NULL,
    PRIMARY KEY (match, ply)
) WITHOUT ROWID;
"""
"""Choices of people to be done better, and when each is to come back (`session.exercises`)."""

BRANCHES_TABLES = """
CREATE TABLE branches (
    match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    parent INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL, name TEXT NOT NULL
);
CREATE TABLE bookmarks (
    match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL, name TEXT NOT NULL, made REAL NOT NULL,
    PRIMARY KEY (match, ply)
) WITHOUT ROWID;
"""
"""From which match a line was tried, and where it parts from it; and moments with a name."""

SEAL_COLUMN = "ALTER TABLE matches ADD COLUMN seal TEXT NOT NULL DEFAULT '';"
"""The dealer's seal as it was shown; "" in matches that were begun before it was kept."""

STANDING_COLUMN = "ALTER TABLE matches ADD COLUMN standing TEXT NOT NULL DEFAULT '';"
"""The seat that is asked and the scores so far, as JSON; "" in matches saved before that."""

OUTCOMES_TABLE = """
CREATE TABLE outcomes (
    person TEXT NOT NULL, match INTEGER NOT NULL, version TEXT NOT NULL,
    game TEXT NOT NULL, ended REAL NOT NULL, seat INTEGER NOT NULL, part INTEGER NOT NULL,
    level TEXT NOT NULL, won INTEGER NOT NULL, winners INTEGER NOT NULL, helped INTEGER NOT NULL,
    early INTEGER NOT NULL, score REAL NOT NULL, turns INTEGER NOT NULL,
    points TEXT NOT NULL, aids TEXT NOT NULL, met TEXT NOT NULL,
    PRIMARY KEY (person, match)
) WITHOUT ROWID;
CREATE INDEX outcomes_by_match ON outcomes (match);
CREATE TRIGGER finished_changes AFTER UPDATE ON finished BEGIN
    DELETE FROM outcomes WHERE match IN (old.match, new.match);
END;
CREATE TRIGGER finished_goes AFTER DELETE ON finished BEGIN
    DELETE FROM outcomes WHERE match = old.match;
END;
"""
"""Derived from `finished` (`session.outcomes`); what changes there is deleted here."""

LOSSES_TABLE = """
CREATE TABLE losses (
    match INTEGER NOT NULL, ply INTEGER NOT NULL, engine INTEGER NOT NULL, seat INTEGER NOT NULL,
    turn INTEGER NOT NULL, kind TEXT NOT NULL, lost REAL NOT NULL, error REAL NOT NULL,
    overlooked TEXT NOT NULL, PRIMARY KEY (match, ply)
) WITHOUT ROWID;
CREATE TRIGGER analyses_goes AFTER DELETE ON analyses BEGIN
    DELETE FROM losses WHERE match = old.match AND ply = old.ply;
END;
"""
"""Chances that choices of people gave away, by their analyses (`session.losses`)."""

ALL_TABLES = TABLES + FINISHED_TABLE + ANALYSES_TABLE + SALT_COLUMN + EXERCISES_TABLE
ALL_TABLES += BRANCHES_TABLES + SEAL_COLUMN + STANDING_COLUMN + OUTCOMES_TABLE + LOSSES_TABLE

UPGRADES = {
    1: FINISHED_TABLE
    + """
INSERT INTO finished (match, game, ended, decisions, turns, seats, result, aids)
    SELECT id, game, changed,
        (SELECT count(*) FROM actions a WHERE a.match = m.id AND a.seat >= 0 AND a.ply < m.ply),
        turn, seats, result, aids
    FROM matches m WHERE result <> '' AND origin = 'played';
""",
    2: ANALYSES_TABLE + SALT_COLUMN,
    3: EXERCISES_TABLE,
    4: BRANCHES_TABLES,
    5: SEAL_COLUMN,
    6: STANDING_COLUMN,
    7: OUTCOMES_TABLE,
    8: LOSSES_TABLE,
}
"""For each old schema, the statements that make it the next one."""


SHAPED = (
    "matches", "actions", "finished", "analyses", "exercises", "branches", "bookmarks", "outcomes",
    "losses",
)  # fmt: skip
"""The tables whose columns must be ours."""

BROKEN = (sqlite3.Error, UnicodeError)
"""Errors that sqlite3 raises; the second where even the message about the damage is damaged."""


class LibraryProblem(TabletopError):
    """The library cannot be read or written now; the text says why and what to do."""


class Damaged(Exception):
    """The file is no library of ours, or broken."""


def open_database(path: Path, patience: float) -> sqlite3.Connection:
    """A connection to the library at `path`, made or upgraded if need be.

    Args:
        patience: seconds to wait for another program that holds the file.

    Raises:
        Damaged: the file cannot be used and wants setting aside.
        LibraryProblem: it cannot be opened for writing now, or is newer than this program.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LibraryProblem(explain("library-folder", path=path.parent, why=error)) from None
    if os.path.isdir(path.parent) and not os.access(path.parent, os.R_OK | os.X_OK):
        raise LibraryProblem(explain("library-secret", path=path.parent))
    connection: sqlite3.Connection | None = None
    try:
        connection = sqlite3.connect(
            path, timeout=patience, isolation_level=None, check_same_thread=False
        )
        _prepare(connection, path)
        return connection
    except (*BROKEN, Damaged, LibraryProblem) as error:
        if connection is not None:
            connection.close()
        if isinstance(error, BROKEN):
            raise translated(error, path) from None
        raise


def open_reading(path: Path) -> sqlite3.Connection | None:
    """A connection that can only read, for a library on a disk that cannot be written."""
    if not os.access(path, os.R_OK) or not path.is_file():
        return None
    for query in ("mode=ro", "mode=ro&immutable=1"):
        try:
            connection = sqlite3.connect(
                f"{path.absolute().as_uri()}?{query}",
                uri=True,
                timeout=0.2,
                isolation_level=None,
                check_same_thread=False,
            )
        except BROKEN:
            continue
        try:
            connection.text_factory = _text
            version = _number(connection, "user_version")
            if version == SCHEMA and _number(connection, "application_id") == APPLICATION:
                connection.execute("SELECT count(*) FROM matches").fetchone()
                return connection
        except BROKEN:
            pass
        connection.close()
    return None


def translated(error: sqlite3.Error | UnicodeError, path: Path) -> Exception:
    """Turns SQLite's error into one to raise: Damaged, or a LibraryProblem with a sentence."""
    if isinstance(error, UnicodeError):
        return Damaged("its texts are unreadable")
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return Damaged(str(error))
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return LibraryProblem(explain("library-held", path=path))
    if code == sqlite3.SQLITE_FULL:
        return LibraryProblem(explain("library-full", path=path))
    if path.exists() and not os.access(path, os.R_OK):
        return LibraryProblem(explain("library-secret", path=path))
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
        return LibraryProblem(explain("library-barred", path=path))
    return LibraryProblem(explain("library-failed", path=path, why=error))


def set_aside(path: Path, now: float) -> Path:
    """Renames a damaged library, and what belongs to it, after the date.

    Returns:
        The new name.

    Raises:
        LibraryProblem: it cannot be renamed.
    """
    stamp = datetime.fromtimestamp(now).strftime("%Y-%m-%d-%H%M%S")
    target = path.with_name(f"{path.stem}-damaged-{stamp}{path.suffix}")
    number = 1
    while target.exists():
        number += 1
        target = path.with_name(f"{path.stem}-damaged-{stamp}-{number}{path.suffix}")
    try:
        path.rename(target)
        for ending in ("-wal", "-shm"):
            rest = path.with_name(path.name + ending)
            if rest.exists():
                rest.rename(target.with_name(target.name + ending))
    except OSError as error:
        raise LibraryProblem(explain("library-damaged.stays", path=path, why=error)) from None
    return target


def transaction(connection: sqlite3.Connection, work: Callable[[], None]) -> None:
    """Does `work` as one transaction, acknowledged by the disk when this returns."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        work()
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Brings an open file to the present schema."""
    application = _number(connection, "application_id")
    version = _number(connection, "user_version")
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if tables and application != APPLICATION:
        raise Damaged("it is another program's database")
    if version > SCHEMA:
        raise LibraryProblem(explain("library-newer", path=path))
    connection.text_factory = _text
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
    connection.execute("PRAGMA foreign_keys = ON")
    if tables and connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise Damaged("its pages do not fit together")
    if not tables:
        marks = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {SCHEMA};"
        transaction(connection, lambda: _run(connection, ALL_TABLES + marks))
    elif version < SCHEMA:
        transaction(connection, lambda: _upgrade(connection, version))
    if _shape(connection) != _wanted():
        raise Damaged("its tables are not those of this program")


def _upgrade(connection: sqlite3.Connection, version: int) -> None:
    while version < SCHEMA:
        if version not in UPGRADES:
            raise Damaged(f"its version {version} was never in use")
        _run(connection, UPGRADES[version])
        version += 1
    connection.execute(f"PRAGMA user_version = {SCHEMA}")


def _run(connection: sqlite3.Connection, script: str) -> None:
    """Several statements inside the present transaction, which `executescript` would end."""
    statement = ""
    for part in script.split(";"):
        statement += part + ";"
        if sqlite3.complete_statement(statement):
            connection.execute(statement)
            statement = ""


def _shape(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """The columns of our tables."""
    return {
        table: [str(row[1]) for row in connection.execute(f"PRAGMA table_info({table})")]
        for table in SHAPED
    }


def _wanted() -> dict[str, list[str]]:
    fresh = sqlite3.connect(":memory:")
    fresh.executescript(ALL_TABLES)
    shape = _shape(fresh)
    fresh.close()
    return shape


def _text(data: bytes) -> str:
    """Damaged letters make one row senseless, not the whole list unreadable."""
    return data.decode("utf-8", "replace")


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])
