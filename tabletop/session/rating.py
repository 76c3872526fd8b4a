"""How strong a person is beside the levels: an Elo-like rating from who ended ahead of whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from tabletop.ai.ratings import Rating, Score, elo_ratings
from tabletop.ai.strength import strength_in
from tabletop.core.registry import games
from tabletop.session.rows import Finished
from tabletop.session.statistics import seat_of

YOU: Final = "you"
ZERO: Final = "normal"
"""The level whose rating is 0."""


class Standing(NamedTuple):
    """A person's rating in a game beside those of its levels.

    Attributes:
        own: Elo points against the level ZERO, and half their 95 % interval.
        levels: the published ratings of the levels, likewise.
        met: against how many rabbits it was found.
        helped: how many of these matches had an aid.
    """

    game: str
    own: Rating
    levels: Mapping[str, Rating]
    met: int
    helped: int


def published(game: str) -> dict[str, Rating]:
    """The ratings of a game's levels against ZERO; {} where none were measured."""
    known = games().get(game)
    scores = _measured(known.package) if known is not None else {}
    return _against_zero(scores) if scores else {}


def standing(finished: Sequence[Finished], game: str) -> Standing | None:
    """The standing of whoever was the only person at the table; None before the first match."""
    known = games().get(game)
    if known is None:
        return None
    scores = _measured(known.package)
    levels = {name for pair in scores for name in pair}
    met = helped = 0
    for match in finished:
        person = seat_of(match.seats)
        if match.game != game or person is None or match.result.early:
            continue
        ranks, own = match.result.ranks, match.result.ranks[person]
        against = [p for p, seat in enumerate(match.seats) if seat.level in levels]
        for seat in against:
            point = 0.5 if ranks[seat] == own else float(own < ranks[seat])
            _add(scores, YOU, match.seats[seat].level, point, 1)
        met += len(against)
        helped += bool(against) and any(match.aids.values())
    if not met:
        return None
    rated = _against_zero(scores)
    return Standing(game, rated.pop(YOU), rated, met, helped)


def standings(finished: Sequence[Finished], keys: Iterable[str]) -> dict[str, Standing]:
    """The standing in each of these games that was played alone against rabbits."""
    found = {key: standing(finished, key) for key in keys}
    return {key: each for key, each in found.items() if each is not None}


def _measured(package: str) -> dict[tuple[str, str], Score]:
    """What the levels of a game won of each other; none is held to be weaker than the one below,
    which thinks less."""
    scores: dict[tuple[str, str], Score] = {}
    for row in strength_in(package):
        share = max(0.5, row.share)
        _add(scores, row.second, row.first, share * row.games, row.games)
    return scores


def _against_zero(scores: dict[tuple[str, str], Score]) -> dict[str, Rating]:
    names = sorted({name for pair in scores for name in pair})
    found = elo_ratings(names, scores)
    zero = found.get(ZERO, Rating(0.0, 0.0)).elo
    return {name: Rating(each.elo - zero, each.error) for name, each in found.items()}


def _add(
    scores: dict[tuple[str, str], Score], one: str, other: str, points: float, many: int
) -> None:
    before = scores.get((one, other), Score(0.0, 0))
    scores[one, other] = Score(before.points + points, before.games + many)
