"""The judged chance to win held against the ends of matches, by tenths.

And the fit that makes them so, `calibration`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import exp, log
from random import Random
from statistics import fmean
from typing import NamedTuple

from tabletop.ai.agent import Heuristics, outcome
from tabletop.ai.calibration import NEAREST, PLAIN, Calibration, Shape, depth_of
from tabletop.ai.policy import Fitted
from tabletop.ai.ratings import Score
from tabletop.ai.rollouts import Guide
from tabletop.core.chance import deciders
from tabletop.core.game import Game, OptionValue, Player, State

BINS = 10

FAR = 100
"""Playouts of so many decisions go on until they rest."""

SHARE = 0.1
"""The part of a match's decisions that is looked at; of those at rest all are. Many of few matches:
they are alike, but chances far from even are seldom at tables of many, and a bin needs some."""

Chance = Callable[[State, Player], float]


GRAIN = 0.05
"""Distances that are nearer to each other than that are fitted as one."""

LEAN = 30.0
"""The pull of a fit towards leaving chances as they are, in positions."""

STEPS = (0.2, 0.06, 0.02)
REACH = 4
"""The numbers of a shape are sought so many steps of each size around the best found before."""


class Bin(NamedTuple):
    """Positions whose judged chance lay in one tenth of the scale.

    Attributes:
        judged: the mean of the chances.
        real: what became of them; shared wins count their share.
    """

    judged: float
    real: Score


class Seen(NamedTuple):
    """A position of a finished match.

    Attributes:
        match: its number; what is fitted on some matches is held against others.
        phase: of the match.
        judged: a seat's chance.
        won: what became of it; a shared win counts its share.
    """

    match: int
    phase: int
    judged: float
    won: float


def chances(guide: Guide | None, heuristics: Heuristics) -> Chance:
    """The judge of a game's states: its playouts' own, where it has one."""
    if guide is not None:
        return lambda state, seat: guide.judge(state, seat).chance

    def share(state: State, seat: Player) -> float:
        judged = heuristics.evaluate(state)
        return judged[seat] / sum(judged)

    return share


def self_play(
    game: Game,
    fitted: Fitted | None,
    heuristics: Heuristics,
    guide: Guide | None,
    players: int,
    options: Mapping[str, OptionValue],
    seed: str,
) -> Iterator[Seen]:
    """Positions of matches of the game's policy against itself, without end.

    Each counts for every seat. Where a game's playouts go on until they rest, all such positions
    are given, and no others.
    """
    judged = chances(guide, heuristics)
    resting = guide.rests if guide is not None and guide.depth >= FAR else None
    complete = game.info.complete(players, options)
    match = 0
    while True:
        luck = Random(f"reliability/{seed}/{match}")
        state = game.start(players, complete)
        seen: list[tuple[int, float, Player]] = []
        for seat in deciders(state, luck):
            if resting(state) if resting else luck.random() < SHARE:
                phase = heuristics.phase(state)
                seen += [(phase, judged(state, who), who) for who in range(players)]
            legal = state.legal_actions(seat)
            if fitted is not None:
                action = fitted.best(state, seat, legal)
            else:
                scores = heuristics.greedy(state, seat, legal, luck)
                action = legal[max(range(len(legal)), key=scores.__getitem__)]
            state.apply(seat, action)
        ended = outcome(state)
        yield from (Seen(match, phase, chance, ended[who]) for phase, chance, who in seen)
        match += 1


def binned(pairs: Iterable[tuple[float, float]]) -> tuple[Bin, ...]:
    """Judged chances with what became of them, by tenths of the scale; empty ones are left out."""
    sums, won, counts = [0.0] * BINS, [0.0] * BINS, [0] * BINS
    for chance, share in pairs:
        at = min(BINS - 1, int(chance * BINS))
        counts[at] += 1
        sums[at] += chance
        won[at] += share
    return tuple(
        Bin(total / count, Score(points, count))
        for total, points, count in zip(sums, won, counts)
        if count
    )


def farthest(bins: Sequence[Bin], least: int = 100) -> float:
    """The most that judged and real chances are apart, among bins of so many positions."""
    apart = [abs(each.judged - each.real.share) for each in bins if each.real.games >= least]
    return max(apart, default=0.0)


def surprise(pairs: Iterable[tuple[float, float]]) -> float:
    """By how much judged chances were off on the whole: the mean square (Brier's score)."""
    return fmean((chance - share) ** 2 for chance, share in pairs)


def fit(seen: Sequence[Seen], players: int, phases: int) -> tuple[Shape, ...]:
    """For each phase the shape under which what happened was likeliest, leaning to none."""
    even = -log(players - 1)
    found: list[Shape] = []
    for phase in range(phases):
        sides: list[dict[float, list[float]]] = [{}, {}]
        for each in seen:
            if each.phase == phase:
                far = depth_of(each.judged) - even
                row = sides[far >= 0.0].setdefault(round(far / GRAIN) * GRAIN, [0.0, 0.0])
                row[0] += each.won
                row[1] += 1.0
        found.append(Shape(*_likeliest(sides[0], players, 0), *_likeliest(sides[1], players, 1)))
    return tuple(found)


def plainly(seen: Sequence[Seen]) -> list[tuple[float, float]]:
    """Chances as they are judged, with what became of them."""
    return [(each.judged, each.won) for each in seen]


def crossed(seen: Sequence[Seen], players: int, phases: int) -> list[tuple[float, float]]:
    """The same with each chance shaped by what was fitted on the matches of the other parity."""
    halves = [[each for each in seen if each.match % 2 == parity] for parity in (0, 1)]
    pairs: list[tuple[float, float]] = []
    for fitted_on, held_out in (halves, halves[::-1]):
        known = Calibration({players: fit(fitted_on, players, phases)})
        pairs += [
            (known.chance(each.judged, players, each.phase), each.won) for each in held_out
        ]
    return pairs


def _likeliest(
    rows: Mapping[float, Sequence[float]], players: int, side: int
) -> tuple[float, float]:
    even = -log(players - 1)

    def likely(times: float, more: float) -> float:
        shape = Shape(times, more, times, more)
        told = -LEAN * ((times - 1.0) ** 2 + 4.0 * more * more)
        for far, (won, count) in rows.items():
            chance = shape.of(1.0 / (1.0 + exp(-even - far)), players)
            kept = min(1.0 - NEAREST, max(NEAREST, chance))
            told += won * log(kept) + (count - won) * log(1.0 - kept)
        return told

    best = (PLAIN[2 * side], PLAIN[2 * side + 1])
    for step in STEPS:
        options = [
            (max(step, best[0] + step * one), best[1] + step * other)
            for one in range(-REACH, REACH + 1)
            for other in range(-REACH, REACH + 1)
        ]
        best = max(options, key=lambda option: likely(*option))
    return best
