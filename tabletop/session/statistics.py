"""Statistics of finished matches: wins by game and level, streaks, points, lengths, aids.

Sums over the library's outcomes; charts are the screen's.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final, NamedTuple

from tabletop.core.registry import games
from tabletop.session.library import Library

MOST_COURSE: Final = 24
"""Matches in a curve: the last ones."""


class Tally(NamedTuple):
    """Matches of one person by how they ended.

    Attributes:
        won: alone or shared, with or without aids.
        shared: of the won, with somebody else.
        helped: of the won, with an aid. They are no losses and no lesser wins.
        drawn: nobody won.
    """

    played: int = 0
    won: int = 0
    shared: int = 0
    helped: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def share(self) -> float:
        """Won of played, 0 to 1; 0 when nothing was played."""
        return self.won / self.played if self.played else 0.0


class Point(NamedTuple):
    """One match of a person in a curve over the matches.

    Attributes:
        ended: seconds since 1970.
        won: 1 for a win alone, less for a shared one, 0 for none.
        score: what the person scored, as the game's results show it.
    """

    ended: float
    won: float
    score: float


class Lengths(NamedTuple):
    """Shortest, mean and longest number of turns."""

    shortest: int = 0
    mean: float = 0.0
    longest: int = 0


@dataclass(slots=True)
class Figures:
    """Sums of one person's finished matches.

    Attributes:
        parts: matches in which the person played a place for a part of them; they count nowhere
            else.
        by_level: keyed by the strongest rabbit at the table, PEOPLE where there was none.
        streak: wins in a row up to now; best: the longest ever. A draw neither adds nor ends.
        points: own points by source ("Carrots"), as the game names them; {} over several games,
            whose points are not of one kind.
        course: the last matches played to their end, oldest first.
        aids: how often each aid was used, in won and lost matches alike.
    """

    total: Tally = field(default_factory=Tally)
    parts: int = 0
    by_level: dict[str, Tally] = field(default_factory=dict)
    streak: int = 0
    best: int = 0
    points: dict[str, int] = field(default_factory=dict)
    course: list[Point] = field(default_factory=list)
    lengths: Lengths = field(default_factory=Lengths)
    aids: dict[str, int] = field(default_factory=dict)


def games_in(library: Library) -> tuple[str, ...]:
    """Keys of the games that were played, in order of their keys."""
    query = "SELECT DISTINCT game FROM outcomes ORDER BY game"
    return tuple(game for (game,) in library.outcomes(query))


def people_in(library: Library) -> tuple[str, ...]:
    """Names of all people who played, the most frequent first."""
    query = "SELECT person FROM outcomes WHERE person <> '' GROUP BY 1 ORDER BY count(*) DESC, 1"
    return tuple(person for (person,) in library.outcomes(query))


def figures(library: Library, game: str = "", person: str = "") -> Figures:
    """The figures of one person.

    Args:
        game: only matches of that game; "" = all.
        person: by name; "" = whoever played alone against computer rabbits, whatever the name.
    """

    def rows(what: str, rest: str = "seat >= 0") -> list[tuple[Any, ...]]:
        query = f"SELECT {what} person = ? AND (game = ? OR ? = '') AND {rest}"
        return library.outcomes(query, (person, game, game))

    sums, sign = Figures(), -1 if _fewest(game) else 1
    lengths = list[tuple[int, int, int]]()
    for level, shortest, turns, longest, *numbers in rows(
        "level, min(turns), sum(turns), max(turns), count(*), sum(won), sum(won AND winners > 1),"
        " sum(won AND helped), sum(winners > 0 AND NOT won), sum(winners = 0) FROM outcomes WHERE",
        "seat >= 0 GROUP BY level",
    ):
        sums.by_level[level] = Tally(*numbers)
        lengths.append((shortest, turns, longest))
    if lengths:
        sums.total = Tally(*map(sum, zip(*sums.by_level.values())))
        shortest, turns, longest = zip(*lengths)
        sums.lengths = Lengths(min(shortest), sum(turns) / sums.total.played, max(longest))
    sums.parts = len(rows("1 FROM outcomes WHERE", "part"))
    decided = rows("won FROM outcomes WHERE", "seat >= 0 AND winners ORDER BY ended, match")
    streaks = [len(list(row)) if won else 0 for (won,), row in groupby(decided)]
    sums.streak, sums.best = (streaks[-1], max(streaks)) if streaks else (0, 0)
    course = rows(
        "ended, won * 1.0 / max(1, winners), score FROM outcomes WHERE",
        f"seat >= 0 AND NOT early ORDER BY ended DESC, match DESC LIMIT {MOST_COURSE}",
    )
    sums.course = [Point(ended, won, sign * score or 0.0) for ended, won, score in course[::-1]]
    counted = "key, sum(value) FROM outcomes, json_each({}) WHERE"
    order = "seat >= 0 GROUP BY key ORDER BY min(ended), min(id)"
    sums.aids = dict(rows(counted.format("aids"), order))
    points = rows(counted.format("points"), order) if game else ()
    sums.points = {source: sign * sum_ for source, sum_ in points}
    return sums


def _fewest(game: str) -> bool:
    """Returns True if the game's winner has the fewest points; such scores are kept negative."""
    known = games().get(game)
    return known is not None and known.info.fewest
