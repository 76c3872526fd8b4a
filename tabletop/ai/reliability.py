"""Whether chances mean what they say: the judged chance to win held against how matches ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from tabletop.ai.agent import Heuristics, outcome
from tabletop.ai.policy import Fitted
from tabletop.ai.ratings import Score
from tabletop.ai.rollouts import Guide
from tabletop.core.chance import deciders
from tabletop.core.game import Game, OptionValue, Player, State

BINS = 10

FAR = 100
"""Playouts of so many decisions go on until they rest."""

SHARE = 0.1
"""The part of a match's decisions that is looked at; of those at rest all, one for the seats."""

Chance = Callable[[State, Player], float]


class Bin(NamedTuple):
    """Positions whose judged chance lay in one tenth of the scale.

    Attributes:
        judged: the mean of the chances.
        real: what became of them; shared wins count their share.
    """

    judged: float
    real: Score


def chances(guide: Guide | None, heuristics: Heuristics) -> Chance:
    """How a game's states are judged: by what its playouts are judged by, where it has that."""
    if guide is not None:
        return lambda state, seat: guide.judge(state, seat).chance
    return lambda state, seat: heuristics.evaluate(state)[seat]


def reliability(
    game: Game,
    fitted: Fitted | None,
    heuristics: Heuristics,
    guide: Guide | None,
    players: int,
    options: Mapping[str, OptionValue],
    positions: int,
    seed: str,
) -> tuple[Bin, ...]:
    """Positions of matches of the game's policy against itself, by their judged chance.

    Args:
        positions: how many are looked at; each counts for one seat drawn by lot. Where a game's
            playouts go on until they rest, only such positions are.
    """
    judged = chances(guide, heuristics)
    resting = guide.rests if guide is not None and guide.depth >= FAR else None
    share = 1.0 / players if resting else SHARE
    complete = game.info.complete(players, options)
    sums = [0.0] * BINS
    won = [0.0] * BINS
    counts = [0] * BINS
    match = 0
    while sum(counts) < positions:
        luck = Random(f"reliability/{seed}/{match}")
        match += 1
        state = game.start(players, complete)
        seen: list[tuple[float, Player]] = []
        for seat in deciders(state, luck):
            if luck.random() < share and (not resting or resting(state)):
                who = int(luck.random() * players)
                seen.append((judged(state, who), who))
            legal = state.legal_actions(seat)
            if fitted is not None:
                action = fitted.best(state, seat, legal)
            else:
                scores = heuristics.greedy(state, seat, legal, luck)
                action = legal[max(range(len(legal)), key=scores.__getitem__)]
            state.apply(seat, action)
        ended = outcome(state)
        for chance, who in seen:
            at = min(BINS - 1, int(chance * BINS))
            counts[at] += 1
            sums[at] += chance
            won[at] += ended[who]
    return tuple(
        Bin(total / count, Score(points, count))
        for total, points, count in zip(sums, won, counts)
        if count
    )


def farthest(bins: Sequence[Bin], least: int = 100) -> float:
    """How far judged and real chances are apart at most, among bins of so many positions."""
    apart = [abs(each.judged - each.real.share) for each in bins if each.real.games >= least]
    return max(apart, default=0.0)
