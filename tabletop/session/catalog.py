"""Saved matches by pages: counted, filtered and searched in SQL, so that none is read in vain."""

from __future__ import annotations

import re
import sqlite3
import time
from typing import Any, NamedTuple

from tabletop.session.rows import COLUMNS

_NAME = re.compile(r'"name":"((?:[^"\\]|\\.)*)"')


class Wanted(NamedTuple):
    """Conditions for matches; one that is left as it is does not count.

    Attributes:
        game: of that game.
        over: finished, or not.
        tried: tries from Looking back and deals played again, or all others.
        people: with a person at the table.
        words: every one of them stands in the game's name, a player's, or the day.
    """

    game: str = ""
    over: bool | None = None
    tried: bool | None = None
    people: bool = False
    words: tuple[str, ...] = ()

    def where(self) -> tuple[str, list[Any]]:
        """The condition in SQL, and its values."""
        tests, values = ["1"], list[Any]()
        if self.game:
            tests.append("game = ?")
            values.append(self.game)
        if self.over is not None:
            tests.append("result <> ''" if self.over else "result = ''")
        if self.tried is not None:
            tests.append("origin = 'again'" if self.tried else "origin <> 'again'")
        if self.people:
            tests.append('instr(seats, \'"kind":"human"\')')
        for word in self.words:
            tests.append("instr(told(game, seats, changed), ?)")
            values.append(word.casefold())
        return " AND ".join(tests), values


class Tally(NamedTuple):
    """The number of matches of one kind."""

    game: str
    over: bool
    tried: bool
    matches: int


def told(game: str, seats: str, changed: float) -> str:
    """The words by which a match is found: game, players, day."""
    then = time.localtime(changed)
    day = f"{then.tm_mday} {time.strftime('%B', then)} {then.tm_year}"
    names = " ".join(_NAME.findall(seats))
    return f"{game.replace('_', ' ')} {names} {day} {time.strftime('%Y-%m-%d', then)}".casefold()


def tallies(connection: sqlite3.Connection) -> list[Tally]:
    """Counts the matches of each kind."""
    rows = connection.execute(
        "SELECT game, result <> '', origin = 'again', count(*) FROM matches GROUP BY 1, 2, 3"
    )
    return [Tally(str(game), bool(over), bool(tried), n) for game, over, tried, n in rows]


def counted(connection: sqlite3.Connection, wanted: Wanted) -> int:
    """Counts the wanted matches."""
    where, values = _prepared(connection, wanted)
    found = connection.execute(f"SELECT count(*) FROM matches WHERE {where}", values).fetchone()
    return int(found[0])


def page(
    connection: sqlite3.Connection, wanted: Wanted, start: int, most: int
) -> list[tuple[Any, ...]]:
    """The rows of wanted matches from the `start`th on, `most` of them, last played first."""
    where, values = _prepared(connection, wanted)
    query = f"SELECT {COLUMNS} FROM matches WHERE {where} ORDER BY changed DESC, id DESC"
    return connection.execute(f"{query} LIMIT ? OFFSET ?", [*values, most, start]).fetchall()


def _prepared(connection: sqlite3.Connection, wanted: Wanted) -> tuple[str, list[Any]]:
    if wanted.words:
        connection.create_function("told", 3, told)
    return wanted.where()
