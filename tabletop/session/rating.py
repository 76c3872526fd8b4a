"""Ratings of people beside the levels: an Elo-like rating from who ended ahead of whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from tabletop.ai.levels import LEVELS
from tabletop.ai.ratings import Rating, Score, elo_ratings, rated
from tabletop.ai.strength import strength_in
from tabletop.core.registry import games
from tabletop.session.rows import Finished
from tabletop.session.statistics import seat_of

ZERO: Final = "normal"
"""The level whose rating is 0."""

ENOUGH: Final = 8
"""Matches from which on a rating is told: with fewer its error is wider than the whole scale."""


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


def standing(finished: Sequence[Finished], game: str) -> Standing | None:
    """The standing of whoever was the only person at the table; None before the first match.

    The levels stay where they were measured, whatever the person won of them.
    """
    levels = published(game)
    scores: dict[str, Score] = {}
    met = helped = matches = 0
    for match in finished:
        person = seat_of(match.seats)
        if match.game != game or person is None or match.result.early:
            continue
        ranks, own = match.result.ranks, match.result.ranks[person]
        against = [
            p for p, seat in enumerate(match.seats) if seat.level in levels and not seat.past
        ]
        for seat in against:
            level = match.seats[seat].level
            before = scores.get(level, Score(0.0, 0))
            point = 0.5 if ranks[seat] == own else float(own < ranks[seat])
            scores[level] = Score(before.points + point, before.games + 1)
        met += len(against)
        matches += bool(against)
        helped += bool(against) and any(match.aids.values())
    return Standing(game, rated(scores, levels), levels, met, helped, matches) if met else None


def standings(finished: Sequence[Finished], keys: Iterable[str]) -> dict[str, Standing]:
    """The standing in each of these games that was played alone against rabbits."""
    found = {key: standing(finished, key) for key in keys}
    return {key: each for key, each in found.items() if each is not None}
