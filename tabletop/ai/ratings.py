"""Strength from match scores: intervals and Elo ratings with their error."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, hypot, log, sqrt
from typing import NamedTuple

Z95 = 1.959964
"""Standard deviations either side of the mean that hold 95 %."""

ELO_SCALE = 400.0 / log(10.0)

ROUNDS, NEAR = 500, 1e-12
"""Most steps of the rating fit; it ends where a step changes no strength by such a share."""

HALVINGS = 64
"""Halvings of the range of a rating, after which its limits are neighbours."""

FARTHEST = 2000.0
"""Elo points that nobody is rated above or below all others met."""


class Score(NamedTuple):
    """Games between two sides: points of the first (a shared win counts half), games."""

    points: float
    games: int

    @property
    def share(self) -> float:
        return self.points / self.games if self.games else 0.5

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        n = self.games
        if not n:
            return 0.0, 1.0
        z2 = Z95 * Z95
        middle = (self.share + z2 / (2 * n)) / (1 + z2 / n)
        spread = Z95 * sqrt(self.share * (1 - self.share) / n + z2 / (4 * n * n)) / (1 + z2 / n)
        return max(0.0, middle - spread), min(1.0, middle + spread)

    def decided(self) -> bool:
        """Returns True if the interval excludes an even match."""
        low, high = self.interval()
        return low > 0.5 or high < 0.5


class Rating(NamedTuple):
    """Elo points relative to the field's mean, and the half width of their 95 % interval."""

    elo: float
    error: float


def elo_ratings(names: Sequence[str], scores: Mapping[tuple[str, str], Score]) -> dict[str, Rating]:
    """Maximum-likelihood ratings (Bradley and Terry) from the scores of pairs.

    Each pair that met gets one drawn game on top, so that a side that never lost stays finite.
    """
    size = len(names)
    index = {name: i for i, name in enumerate(names)}
    games = [[0.0] * size for _ in names]
    points = [0.0] * size
    for (first, second), score in scores.items():
        if not score.games:
            continue
        a, b = index[first], index[second]
        games[a][b] += score.games + 1
        games[b][a] += score.games + 1
        points[a] += score.points + 0.5
        points[b] += score.games - score.points + 0.5
    strengths = _fit(games, points)
    errors = _errors(games, strengths)
    logs = [log(strength) for strength in strengths]
    mean = sum(logs) / size
    return {
        name: Rating((logs[i] - mean) * ELO_SCALE, Z95 * errors[i] * ELO_SCALE)
        for name, i in index.items()
    }


def rated(scores: Mapping[str, Score], known: Mapping[str, Rating]) -> Rating:
    """The maximum-likelihood rating of one who met others whose ratings stay as they are.

    As in `elo_ratings` each pair that met gets one drawn game on top; at least one must have met.
    """
    games = {name: score.games + 1 for name, score in scores.items() if score.games}
    points = sum(score.points + 0.5 for score in scores.values() if score.games)
    ratings = [known[name].elo for name in games]
    low, high = min(ratings) - FARTHEST, max(ratings) + FARTHEST
    for _ in range(HALVINGS):
        own = (low + high) / 2
        expected = {name: _expected(own - known[name].elo) for name in games}
        if sum(games[name] * expected[name] for name in games) < points:
            low = own
        else:
            high = own
    weights = {name: games[name] * each * (1 - each) for name, each in expected.items()}
    information = sum(weights.values())
    theirs = sum(weights[name] * known[name].error for name in games) / information
    return Rating(own, hypot(Z95 * ELO_SCALE / sqrt(information), theirs))


def _expected(ahead: float) -> float:
    """The share of points of one who is rated so much higher."""
    return 1.0 / (1.0 + exp(-ahead / ELO_SCALE))


def _fit(games: list[list[float]], points: list[float]) -> list[float]:
    """Strengths whose expected points are the given ones; side i beats j with s_i / (s_i + s_j)."""
    size = len(points)
    strengths = [1.0] * size
    for _ in range(ROUNDS):
        for i in range(size):
            weight = sum(games[i][j] / (strengths[i] + strengths[j]) for j in range(size) if j != i)
            if weight:
                strengths[i] = points[i] / weight
        scale = sum(strengths) / size
        before, strengths = strengths, [strength / scale for strength in strengths]
        if all(abs(a - b) <= NEAR * b for a, b in zip(before, strengths)):
            break
    return strengths


def _errors(games: list[list[float]], strengths: list[float]) -> list[float]:
    """Standard errors of the logarithms of the strengths, their mean held fixed."""
    size = len(strengths)
    information = [[1.0 / size] * size for _ in strengths]
    for i in range(size):
        for j in range(size):
            if i != j:
                share = strengths[i] / (strengths[i] + strengths[j])
                weight = games[i][j] * share * (1 - share)
                information[i][j] -= weight
                information[i][i] += weight
    inverse = _inverse(information)
    return [sqrt(max(0.0, inverse[i][i] - 1.0 / size)) for i in range(size)]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Gauss and Jordan's way, rows swapped for the largest pivot."""
    size = len(matrix)
    rows = [row + [float(i == j) for j in range(size)] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda i: abs(rows[i][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        scale = rows[column][column]
        rows[column] = [value / scale for value in rows[column]]
        for i in range(size):
            if i != column:
                factor = rows[i][column]
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[column])]
    return [row[size:] for row in rows]
