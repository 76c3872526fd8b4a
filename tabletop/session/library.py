"""The library: all saved matches in one SQLite file.

One thread reads and writes it, and each action of a match is written as one transaction.

Which actions a match has is the running match's business, the file itself the database's.
"""

from __future__ import annotations

import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from tabletop.core.errors import explain, explained
from tabletop.session import catalog, outcomes
from tabletop.session.catalog import Tally, Wanted
from tabletop.session.database import (
    BROKEN,
    Damaged,
    LibraryProblem,
    open_database,
    open_reading,
    set_aside,
    transaction,
    translated,
)
from tabletop.session.rows import (
    COLUMNS,
    FINISHED,
    Change,
    Finished,
    Kept,
    KeptAnalysis,
    KeptBookmark,
    KeptBranch,
    KeptExercise,
    KeptLoss,
    MatchLost,
    Saved,
    Sheet,
    Stored,
    put,
    read_analysis,
    read_bookmark,
    read_branch,
    read_exercise,
    read_finished,
    read_saved,
    read_stored,
    renamed,
)
from tabletop.session.salvage import salvage

log = logging.getLogger(__name__)

T = TypeVar("T")

PATIENCE = 2.0
"""Seconds that opening waits for another program that holds the file."""

MOST_NAMED = 6
"""Damaged rows that are told one by one."""

HASTE = 0.1
"""Seconds that a write waits for it: as long as a frame of the screen may take at most."""

QUIET = 20.0
"""Seconds without work until what was written is brought into the file itself."""

FEW = 10
"""So many rows are looked at for one that can be read."""

EVERY = Wanted()

AGAIN = 1.0
"""Seconds until the library's own thread tries again what could not be written."""


class Library:
    """Matches kept on disk. Whatever fails, the program goes on: `problem` says what to tell.

    All work is done by one thread on one connection; every method waits for it. Methods may be
    called from any thread.
    """

    def __init__(
        self,
        path: Path | str,
        *,
        clock: Callable[[], float] = time.time,
        patience: float = PATIENCE,
    ) -> None:
        self.path = Path(path)
        self.problem = ""
        """One sentence while saving does not work, else ""."""
        self.notices: list[str] = []
        """Sentences to show the user once: what was set aside, and where it is now."""
        self._clock = clock
        self._patience = patience
        self._haste = min(HASTE, patience)
        self._connection: sqlite3.Connection | None = None
        self._writable = False
        self._named: set[str] = set()
        self._unsettled = False
        self._current: tuple[sqlite3.Connection, int, int] | None = None
        self._file: tuple[int, int] | None = None
        self._owed: dict[int, Change] = {}
        self._paid: dict[int, tuple[Sheet, Kept]] = {}
        self._jobs: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._closed = False
        self._closing = threading.Lock()
        self._thread = threading.Thread(target=self._work, name="library", daemon=True)
        self._thread.start()
        self._ask(self._open)

    def write(self, change: Change) -> Kept | None:
        """Saves a change; on return the disk has acknowledged it.

        What cannot be written at once is owed: the library's own thread tries it again from time
        to time and when it is closed, until that succeeds or a later change takes its place.

        Returns:
            None when it cannot be saved now; `problem` says why. Nothing of it was written then.

        Raises:
            MatchLost: the match in the library is not the one that was changed.
        """
        try:
            kept = self._ask(lambda: self._save(change))
            if change.result is not None:
                self.checkpoint()
            return kept
        except MatchLost:
            raise
        except LibraryProblem as problem:
            self.problem = str(problem)
            return None

    def paid(self, sheet: Sheet) -> bool:
        """Returns True if a change of the match with that very sheet was pending and has been
        written."""
        return id(sheet) in self._paid

    def forget(self, sheet: Sheet) -> None:
        """Nothing is owed any more to the match with that very sheet."""
        self._ask(lambda: self._settle(sheet))

    def saved(self) -> list[Saved]:
        """All matches that can be listed, last played first."""
        return self.matches()

    def matches(self, wanted: Wanted = EVERY, most: int = -1) -> list[Saved]:
        """Wanted matches, last played first; `most` of them, -1 = all."""
        rows = partial(catalog.rows, wanted=wanted, most=most)
        return self._try(lambda: self._rows(rows, read_saved), [])

    def ids(self, wanted: Wanted = EVERY) -> list[int]:
        """The numbers of wanted matches, readable or not, last played first."""
        work = partial(catalog.ids, wanted=wanted)
        return self._try(lambda: self._do(work, writing=False), [])

    def matches_of(self, ids: Iterable[int]) -> dict[int, Saved]:
        """The matches with these ids, as far as they are there and can be listed."""
        marks = ", ".join(str(int(each)) for each in ids)
        query = f"SELECT {COLUMNS} FROM matches WHERE id IN ({marks})"
        found: list[Saved] = self._try(lambda: self._rows(query, read_saved), [])
        return {each.id: each for each in found}

    def count(self, wanted: Wanted = EVERY) -> int:
        """Counts the wanted matches."""
        work = partial(catalog.counted, wanted=wanted)
        return self._try(lambda: self._do(work, writing=False), 0)

    def tallies(self) -> list[Tally]:
        """Counts the matches of each kind."""
        return self._try(lambda: self._do(catalog.tallies, writing=False), [])

    def checkpoint(self) -> None:
        """Has all that was written brought into the file itself, without waiting for that."""
        self._put(self._checkpoint)

    def latest(self) -> Saved | None:
        """The match to continue: the one last played of those that are not over.

        Second tries are found among the saved matches and do not take its place.
        """
        return next(iter(self.matches(Wanted(over=False, tried=False), most=FEW)), None)

    def finished(self, match: int | None = None) -> list[Finished]:
        """All finished matches that were played here, deleted ones too, oldest first; or the one of
        that number."""
        where = "" if match is None else f" WHERE match = {match:d}"
        query = f"SELECT {FINISHED} FROM finished{where} ORDER BY ended, match"
        return self._try(lambda: self._rows(query, read_finished), [])

    def outcomes(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """The rows of a query about the table of outcomes (`session.outcomes`)."""

        def work(connection: sqlite3.Connection) -> list[tuple[Any, ...]]:
            self._refresh(connection)
            try:
                return connection.execute(query, values).fetchall()
            except sqlite3.OperationalError:  # a row that somebody changed: all follow anew
                connection.execute("DELETE FROM outcomes")
                self._refresh(connection)
                return connection.execute(query, values).fetchall()

        return self._try(lambda: self._do(work, writing=False), [])

    def load(self, match: int) -> Stored:
        """The match with that id.

        Raises:
            LibraryProblem: there is none, or it cannot be read; the text says why.
        """
        return self._ask(lambda: self._load(match))

    def rename(self, old: str, new: str) -> bool:
        """Gives a person another name in all matches and statistics; False when that failed."""
        return self._try(lambda: self._do(partial(renamed, old=old, new=new), writing=True), False)

    def delete(self, match: int) -> bool:
        """Takes a match out; its place in the statistics stays. False when that failed."""
        return self._try(lambda: self._delete(match), False)

    def keep_analysis(
        self, match: int, found: KeptAnalysis, loss: KeptLoss | None = None
    ) -> bool:
        """Keeps what was found about a choice, and what it gave away, in place of what was; False
        when that failed.

        It goes with its match, and when the choices before it are played another way.
        """
        return self._try(lambda: self._keep_analysis(match, found, loss), False)

    def analyses(self, match: int, ply: int | None = None) -> list[KeptAnalysis]:
        """Lists what was found about the choices of a match, or about that one; damaged rows are
        left out."""
        at = "" if ply is None else f" AND ply = {ply:d}"
        where = f"match = {match:d}{at}"
        query = f"SELECT ply, before, engine, data FROM analyses WHERE {where} ORDER BY ply"
        return self._meant(query, read_analysis)

    def keep_exercise(self, exercise: KeptExercise) -> bool:
        """Keeps an exercise in place of the same one as it was; False when that failed.

        It goes with its match.
        """
        return self._try(lambda: self._insert("exercises", exercise, exercise.match), False)

    def exercises(self, match: int | None = None) -> list[KeptExercise]:
        """All exercises of matches that are still here, or of that one; those not wanted any more
        too."""
        where = "" if match is None else f" WHERE match = {match:d}"
        query = f"SELECT match, ply, seat, lost, card FROM exercises{where} ORDER BY match, ply"
        return self._meant(query, read_exercise)

    def keep_branch(self, branch: KeptBranch) -> bool:
        """Keeps from where a match was tried, and its name; False when that failed.

        It goes with either of the two matches.
        """
        return self._try(lambda: self._insert("branches", branch, branch.parent), False)

    def branches(self) -> list[KeptBranch]:
        """All matches that were tried from others that are still here."""
        query = "SELECT match, parent, ply, name FROM branches ORDER BY match"
        return self._meant(query, read_branch)

    def keep_bookmark(self, bookmark: KeptBookmark) -> bool:
        """Keeps a bookmark in place of another at the same moment; False when that failed.

        It goes with its match, and when the choices before it are played another way.
        """
        return self._try(lambda: self._insert("bookmarks", bookmark, bookmark.match), False)

    def bookmarks(self, start: int = 0, most: int = -1) -> list[KeptBookmark]:
        """Bookmarks from the `start`th on, those made last first; `most` of them, -1 = all."""
        query = "SELECT match, ply, name, made FROM bookmarks ORDER BY made DESC, match, ply"
        return self._meant(f"{query} LIMIT {most:d} OFFSET {start:d}", read_bookmark)

    def count_bookmarks(self) -> int:
        """Counts the bookmarks."""
        return len(self._meant("SELECT match FROM bookmarks", lambda row: row))

    def drop_bookmark(self, bookmark: KeptBookmark) -> bool:
        """Takes a bookmark out; False when that failed."""
        return self._try(lambda: self._drop_bookmark(bookmark), False)

    def close(self) -> None:
        """Ends the thread and the connection. May be called twice."""
        with self._closing:
            if not self._closed:
                self._closed = True
                for job in (self._pay, self._shut, None):
                    self._jobs.put(job)
        self._thread.join()

    def _work(self) -> None:
        while True:
            try:
                quiet = QUIET if self._unsettled else None
                job = self._jobs.get(timeout=AGAIN if self._owed else quiet)
            except queue.Empty:
                job = self._pay if self._owed else self._checkpoint
            if job is None:
                return
            job()

    def _ask(self, work: Callable[[], T]) -> T:
        """Has the thread do `work` and waits for what comes of it."""
        answer: Future[T] = Future()

        def job() -> None:
            try:
                answer.set_result(work())
            except BaseException as error:
                answer.set_exception(error)

        if not self._put(job):
            raise LibraryProblem(explain("library-closed"))
        return answer.result()

    def _put(self, job: Callable[[], None]) -> bool:
        """Gives the thread a job; False once the library is closed, when it would wait for ever."""
        with self._closing:
            if not self._closed:
                self._jobs.put(job)
            return not self._closed

    def _try(self, work: Callable[[], T], otherwise: T) -> T:
        try:
            return self._ask(work)
        except LibraryProblem as problem:
            self.problem = str(problem)
            return otherwise

    def _meant(self, query: str, read: Callable[[tuple[Any, ...]], T | None]) -> list[T]:
        """The rows of `query` that mean something; others are left out."""
        rows: list[tuple[Any, ...]] = self._try(
            lambda: self._do(lambda c: c.execute(query).fetchall(), writing=False), []
        )
        return [found for found in map(read, rows) if found is not None]

    # From here on everything runs on the library's thread.

    def _open(self) -> None:
        """Opens the file, setting a damaged one aside; notes what went wrong."""
        self._shut()
        patience = 0.05 if self.problem else self._patience
        try:
            try:
                self._connection = open_database(self.path, patience)
            except Damaged as damage:
                self._begin_anew(damage, patience)
            self._file = _identity(self.path)
            if self._connection is not None:
                self._connection.execute(f"PRAGMA busy_timeout = {int(self._haste * 1000)}")
            self._writable = True
            self.problem = ""
        except (LibraryProblem, Damaged) as problem:
            self.problem = str(problem)
            self._connection = open_reading(self.path)

    def _shut(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection, self._writable = None, False

    def _begin_anew(self, damage: Exception, patience: float) -> None:
        """Sets the file aside and takes over into a new one what can be read of it."""
        aside = set_aside(self.path, self._clock())
        self._connection = open_database(self.path, patience)
        taken = salvage(aside, self._connection)
        log.warning("the library was damaged: %s", damage)
        self.notices.append(explained("library-salvaged", path=aside, n=taken))

    def _do(self, work: Callable[[sqlite3.Connection], T], *, writing: bool) -> T:
        """Does `work` on the connection; errors become sentences, damage is set aside."""
        if self._connection is None or (writing and not self._writable):
            self._open()
        connection = self._connection
        if connection is None or (writing and not self._writable):
            raise LibraryProblem(self.problem)
        if writing and _identity(self.path) != self._file:
            self._begin_elsewhere()
        try:
            outcome = work(connection)
        except BROKEN as error:
            reason = translated(error, self.path)
            if isinstance(reason, Damaged):
                return self._after_damage(reason, work, writing=writing)
            if writing:
                connection.execute("PRAGMA busy_timeout = 50")
            raise reason from None
        if writing and self.problem:
            self.problem = ""
            connection.execute(f"PRAGMA busy_timeout = {int(self._haste * 1000)}")
        return outcome

    def _begin_elsewhere(self) -> None:
        """The file was moved, deleted or replaced under the open program: goes on with the one
        that lies there now, or a new one."""
        self._open()
        if self._connection is not None:
            self.notices.append(explained("library-replaced", path=self.path))
        raise MatchLost(explain("match-gone.library"))

    def _after_damage(
        self, damage: Damaged, work: Callable[[sqlite3.Connection], T], *, writing: bool
    ) -> T:
        """Begins a new library in the middle of some work; what was read is read from that one."""
        self._shut()
        try:
            self._begin_anew(damage, self._patience)
        except Damaged as again:
            raise LibraryProblem(explain("library-damaged", path=self.path)) from again
        self._writable, self.problem = True, ""
        if writing or self._connection is None:
            raise MatchLost(explain("match-gone.damage"))
        return work(self._connection)

    def _write(self, change: Change) -> Kept:
        def work(connection: sqlite3.Connection) -> Kept:
            kept: list[Kept] = []
            self._unsettled = True
            transaction(connection, lambda: kept.append(put(connection, change, self._clock())))
            return kept[0]

        return self._do(work, writing=True)

    def _save(self, change: Change) -> Kept:
        """Writes a change in place of what was owed to its match."""
        paid = self._settle(change.sheet)
        if paid is not None:
            change = change._replace(match=paid.match, revision=paid.revision)
        try:
            return self._write(change)
        except MatchLost:
            raise
        except LibraryProblem:
            self._owed[id(change.sheet)] = change
            raise

    def _settle(self, sheet: Sheet) -> Kept | None:
        """Forgets what was owed to a match; what was paid of it meanwhile, if anything was."""
        self._owed.pop(id(sheet), None)
        paid = self._paid.pop(id(sheet), None)
        return paid[1] if paid is not None else None

    def _pay(self) -> None:
        """Tries again to write what is owed."""
        for key, change in list(self._owed.items()):
            try:
                kept = self._write(change)
            except MatchLost:
                del self._owed[key]
            except LibraryProblem as problem:
                self.problem = str(problem)
                return
            except Exception:
                # Nobody waits for this; the thread must live on for those who ask it next.
                log.exception("what was owed to a match cannot be written")
                del self._owed[key]
            else:
                del self._owed[key]
                self._paid[key] = (change.sheet, kept)

    def _refresh(self, connection: sqlite3.Connection) -> None:
        """Brings the outcomes up to date, where anybody has written since they were."""
        (others,) = connection.execute("PRAGMA data_version").fetchone()
        if self._current != (connection, others, connection.total_changes):
            for problem in outcomes.refresh(connection):
                self._name(problem)
            self._current = connection, others, connection.total_changes

    def _checkpoint(self) -> None:
        """Without this all of a sitting lies in the file beside the library, which whoever copies
        the library leaves behind."""
        self._unsettled = False
        if self._connection is not None and self._writable:
            try:
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            except BROKEN as error:
                log.info("the library was not brought together: %s", error)

    def _rows(
        self, query: str | Callable[[sqlite3.Connection], list[tuple[Any, ...]]],
        read: Callable[[tuple[Any, ...]], T],
    ) -> list[T]:
        """The rows of `query` that mean something; a damaged one is left out and named once."""
        if isinstance(query, str):
            rows = self._do(lambda c: c.execute(query).fetchall(), writing=False)
        else:
            rows = self._do(query, writing=False)
        meant: list[T] = []
        for row in rows:
            try:
                meant.append(read(row))
            except LibraryProblem as problem:
                self._name(str(problem))
        return meant

    def _name(self, problem: str) -> None:
        """Notes a damaged row once; after many, only that there are more."""
        if problem in self._named:
            return
        self._named.add(problem)
        if len(self._named) <= MOST_NAMED:
            self.notices.append(problem)
        elif len(self._named) == MOST_NAMED + 1:
            self.notices.append(explained("statistics-damaged.more"))

    def _load(self, match: int) -> Stored:
        def work(connection: sqlite3.Connection) -> Stored:
            row = connection.execute(
                f"SELECT {COLUMNS}, revision FROM matches WHERE id = ?", (match,)
            ).fetchone()
            if row is None:
                raise LibraryProblem(explain("no-match", n=match))
            lines = connection.execute(
                "SELECT ply, seat, action, after, note FROM actions WHERE match = ? ORDER BY ply",
                (match,),
            ).fetchall()
            return read_stored(row, lines)

        return self._do(work, writing=False)

    def _delete(self, match: int) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            connection.execute("DELETE FROM matches WHERE id = ?", (match,))
            return True

        return self._do(work, writing=True)

    def _keep_analysis(self, match: int, found: KeptAnalysis, loss: KeptLoss | None) -> bool:
        kept = self._insert("analyses", (match, *found), match)
        return kept and (loss is None or self._insert("losses", (match, *loss), match))

    def _drop_bookmark(self, bookmark: KeptBookmark) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            where = bookmark.match, bookmark.ply
            connection.execute("DELETE FROM bookmarks WHERE match = ? AND ply = ?", where)
            return True

        return self._do(work, writing=True)

    def _insert(self, table: str, row: tuple[Any, ...], match: int) -> bool:
        """Puts a row in place of the one with its key, as long as the match is there."""
        marks = ", ".join("?" * len(row))

        def work(connection: sqlite3.Connection) -> bool:
            connection.execute(
                f"INSERT OR REPLACE INTO {table} SELECT {marks}"
                " WHERE EXISTS (SELECT 1 FROM matches WHERE id = ?)",
                (*row, match),
            )
            return True

        return self._do(work, writing=True)


def _identity(path: Path) -> tuple[int, int] | None:
    """Returns a value that differs for each file; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
