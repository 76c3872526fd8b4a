"""Ratings of people beside the levels: an Elo-like rating from who ended ahead of whom."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import accumulate
from math import log10
from typing import Final, NamedTuple

from tabletop.ai.levels import LEVELS
from tabletop.ai.ratings import Rating, Score, elo_ratings, rated
from tabletop.ai.strength import strength_in
from tabletop.core.registry import games
from tabletop.session.library import Library
from tabletop.session.puzzles import LEVELS as TRIED
from tabletop.session.puzzles import Puzzle

ZERO: Final = "normal"
"""The level whose rating is 0."""

ENOUGH: Final = 8
"""Matches from which on a rating is told: with fewer its error is wider than the whole scale."""


SURELY: Final = 0.95
"""No level is held to find a puzzle more often, nor to miss it."""


class Standing(NamedTuple):
    """A person's rating in a game beside those of its levels.

    Attributes:
        own: Elo points against the level ZERO, and half their 95 % interval.
        levels: the published ratings of the levels, likewise.
        met: against how many rabbits it was found.
        helped: how many of these matches had an aid.
        matches: in how many matches they were met.
    """

    game: str
    own: Rating
    levels: Mapping[str, Rating]
    met: int
    helped: int
    matches: int

    @property
    def missing(self) -> int:
        """The matches still to be played before the rating is told."""
        return max(0, ENOUGH - self.matches)


@cache
def published(game: str) -> dict[str, Rating]:
    """The ratings of a game's levels against ZERO, weakest first; {} where none were measured.

    None is held to be weaker than the level below, which thinks less: measured strengths that
    overlap are told in the order of the levels.
    """
    known = games().get(game)
    scores: dict[tuple[str, str], Score] = {}
    for row in strength_in(known.package) if known is not None else ():
        before = scores.get((row.second, row.first), Score(0.0, 0))
        points = max(0.5, row.share) * row.games
        scores[row.second, row.first] = Score(before.points + points, before.games + row.games)
    measured = {name for pair in scores for name in pair}
    names = [name for name in LEVELS if name in measured]
    found = elo_ratings(names, scores) if names else {}
    zero = found[ZERO].elo if ZERO in found else 0.0
    highest = accumulate((found[name].elo - zero for name in names), max)
    return {name: Rating(elo, found[name].error) for name, elo in zip(names, highest)}


def standings(library: Library, keys: Iterable[str]) -> dict[str, Standing]:
    """The standing, in each of these games, of whoever was the only person at the table; games in
    which none met a rabbit are left out.

    The levels stay where they were measured, whatever the person won of them.
    """
    alike: dict[str, list[tuple[dict[str, float], int, int]]] = {}
    for game, met, matches, helped in library.outcomes(
        "SELECT game, json(met), count(*), sum(helped) FROM outcomes"
        " WHERE person = '' AND seat >= 0 AND NOT early GROUP BY game, met"
    ):
        alike.setdefault(game, []).append((json.loads(met), matches, helped))
    found = {key: _standing(key, alike.get(key, ())) for key in keys}
    return {key: each for key, each in found.items() if each is not None}


def _standing(game: str, alike: Iterable[tuple[Mapping[str, float], int, int]]) -> Standing | None:
    """The standing from points by rabbit met, and how many matches, and aided ones, had these; None
    where no level was met."""
    levels = published(game)
    scores: dict[str, Score] = {}
    met = aided = played = 0
    for points, matches, helped in alike:
        for rabbit, point in points.items():
            level = rabbit.partition("@")[0]
            if level in levels:
                before = scores.get(level, Score(0.0, 0))
                scores[level] = Score(before.points + point * matches, before.games + matches)
        against = sum(rabbit.partition("@")[0] in levels for rabbit in points)
        met += against * matches
        played += matches if against else 0
        aided += helped if against else 0
    return Standing(game, rated(scores, levels), levels, met, aided, played) if met else None


def of_puzzles(first_tries: Iterable[tuple[Puzzle, bool]]) -> Rating | None:
    """Returns a person's rating from puzzles and whether each was found at the first try; None for
    fewer than ENOUGH.

    A puzzle is an opponent that wins as often against ZERO as ZERO's tries have missed it.
    """
    scores, hardness = {}, {}
    for puzzle, found in first_tries:
        share = min(SURELY, max(1.0 - SURELY, puzzle.found[TRIED.index(ZERO)]))
        hardness[puzzle.name] = Rating(-400.0 * log10(share / (1.0 - share)), 0.0)
        scores[puzzle.name] = Score(float(found), 1)
    return rated(scores, hardness) if len(scores) >= ENOUGH else None
