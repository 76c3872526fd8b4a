"""Saved matches by pages: counted, filtered and searched in SQL, so that none is read in vain."""

from __future__ import annotations

import json
import re
import sqlite3
from functools import lru_cache
from typing import Any, Final, NamedTuple

from tabletop.core.registry import games
from tabletop.session.rows import COLUMNS
from tabletop.words import noun
from tabletop.words.books import book, language

_MATCHES: Final = book("matches")

_NAME = re.compile(r'"name":("(?:[^"\\]|\\.)*")')
_PERSON = '"kind":"human"'
_WINNERS = re.compile(r'"winners":\[([^]]*)]')
_KEPT = 20_000
"""Rows and days whose words are kept from one search to the next."""


class Wanted(NamedTuple):
    """Conditions for matches; one that is left as it is does not count.

    Attributes:
        game: of that game; seed: of that seed.
        over: finished, or not.
        tried: tries from Looking back and deals played again, or all others.
        people: with a person at the table; person: with a person of that name.
        analysed: with choices that were looked at.
        words: every one of them stands in the game's name, a player's, the day or the result.
    """

    game: str = ""
    seed: str = ""
    over: bool | None = None
    tried: bool | None = None
    people: bool = False
    person: str = ""
    analysed: bool = False
    words: tuple[str, ...] = ()

    def where(self) -> tuple[str, list[Any]]:
        """The condition in SQL, and its values."""
        tests, values = ["1"], list[Any]()
        for column, value in (("game", self.game), ("seed", self.seed)):
            if value:
                tests.append(f"{column} = ?")
                values.append(value)
        if self.over is not None:
            tests.append("result <> ''" if self.over else "result = ''")
        if self.tried is not None:
            tests.append("origin = 'again'" if self.tried else "origin <> 'again'")
        if self.analysed:
            tests.append("id IN (SELECT match FROM analyses)")
        if self.people or self.person:
            tests.append("instr(seats, ?)")
            name = json.dumps(self.person, ensure_ascii=False)
            values.append(f'{_PERSON},"name":{name},' if self.person else _PERSON)
        for word in self.words:
            tests.append("has(game, seats, date(changed, 'unixepoch', 'localtime'), result, ?)")
            values.append(word.casefold())
        return " AND ".join(tests), values


class Tally(NamedTuple):
    """The number of matches of one kind."""

    game: str
    over: bool
    tried: bool
    matches: int


def has(game: str, seats: str, day: str, result: str, word: str) -> bool:
    """Returns True if the word stands in what is told of a match, in upper or lower case."""
    tongue = language()
    try:
        names, alone = _sitters(seats)
        winners = _WINNERS.search(result)
        if winners is None:
            ending = "going"
        elif not winners[1]:
            ending = "drawn"
        else:
            own = alone in winners[1].split(",")
            ending = "won" if own else "lost" if alone else "over"
        told = names, _game(game), _day(tongue, day), _ending(tongue, ending)
    except (AttributeError, TypeError, ValueError):  # a row that somebody changed by hand
        return False
    return any(word in each for each in told)


@lru_cache(_KEPT)
def _sitters(seats: str) -> tuple[str, str]:
    """The names at a table, and the place of its only person, "" where there is none."""
    names = (json.loads(name) for name in _NAME.findall(seats))
    places = [str(n) for n, part in enumerate(seats.split('{"kind":')[1:]) if part[:7] == '"human"']
    return "\n".join(names).casefold(), places[0] if len(places) == 1 else ""


@lru_cache
def _game(key: str) -> str:
    known = games().get(key)
    return (known.info.name if known is not None else key.replace("_", " ")).casefold()


@lru_cache
def _ending(tongue: str, ending: str) -> str:
    return _MATCHES.say(f"search-matches.{ending}").casefold()


@lru_cache(_KEPT)
def _day(tongue: str, day: str) -> str:
    """The words for a day, and the day in figures, as it is known to sort itself."""
    year, month, number = map(int, day.split("-"))
    name = noun("month", str(month))
    told = _MATCHES.say("date", day=number, month=name, year=str(year))
    return f"{told} {day}".casefold()


def tallies(connection: sqlite3.Connection) -> list[Tally]:
    """Counts the matches of each kind."""
    rows = connection.execute(
        "SELECT game, result <> '', origin = 'again', count(*) FROM matches GROUP BY 1, 2, 3"
    )
    return [Tally(str(game), bool(over), bool(tried), n) for game, over, tried, n in rows]


def counted(connection: sqlite3.Connection, wanted: Wanted) -> int:
    """Counts the wanted matches."""
    return int(_selected(connection, "count(*)", wanted)[0][0])


def ids(connection: sqlite3.Connection, wanted: Wanted) -> list[int]:
    """The numbers of the wanted matches, last played first."""
    return [match for (match,) in _selected(connection, "id", wanted, -1)]


def rows(connection: sqlite3.Connection, wanted: Wanted, most: int) -> list[tuple[Any, ...]]:
    """The rows of wanted matches, `most` of them (-1 = all), last played first."""
    return _selected(connection, COLUMNS, wanted, most)


def _selected(
    connection: sqlite3.Connection, what: str, wanted: Wanted, most: int = -1
) -> list[tuple[Any, ...]]:
    if wanted.words:
        connection.create_function("has", 5, has, deterministic=True)
    where, values = wanted.where()
    query = f"SELECT {what} FROM matches WHERE {where} ORDER BY changed DESC, id DESC LIMIT ?"
    return connection.execute(query, [*values, most]).fetchall()
