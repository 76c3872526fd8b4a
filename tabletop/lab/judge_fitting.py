"""Fits a judge: how each seat stood at quiet moments of self-play, held against who won.

A conditional logit: a seat's chance is its share of e to the power of what its counts are worth.
Needs numpy, which only the development extra brings; nothing that plays imports this.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from tabletop.ai.agent import Budget, outcome, seat_clone
from tabletop.ai.judging import Judge
from tabletop.ai.plain import heuristics_in
from tabletop.ai.policy import Fitted, Row
from tabletop.ai.search import SearchAgent
from tabletop.core.action import Action
from tabletop.core.chance import deciders, pick, pick_weighted
from tabletop.core.game import Game, OptionValue, Player, State
from tabletop.lab.arena import in_order
from tabletop.lab.fitting import softmax

if TYPE_CHECKING:
    import numpy as np

TAKEN: Final = 0.12
"""Share of quiet moments that are taken: one and the next hardly differ."""

STRAYING: Final = 0.2
STRAYING_WARMTH: Final = 0.5
"""The share of fitted choices drawn by their score, and its warmth: else too little is tried."""

ASTRAY: Final = 1 / 16
"""The share of any choices in matches of a search."""

STRENGTH: Final = 20.0
"""The pull of weights towards 0."""

ROUNDS: Final = 12
SMALL: Final = 1e-4
"""Newton's steps at most, and the step that is small enough."""

AT_ONCE: Final = 5_000
"""Positions that are reckoned at a time."""

HELD_OUT: Final = 5
"""Every so manieth match is left out, and foretold by what was fitted on the others."""


class Position(NamedTuple):
    """The seats' counts in one moment of a match, and its worth to each in the end."""

    match: int
    rows: tuple[Row | None, ...]
    shares: tuple[float, ...]


class JudgedPlay(NamedTuple):
    """A match to take positions from, in a form that travels to another process.

    Attributes:
        trials: what a tree search thinks of each choice; 0 = the policy chooses.
    """

    game: Game
    fitted: Fitted
    judge: Judge
    players: int
    options: Mapping[str, OptionValue]
    seed: str
    match: int
    trials: int = 0


def positions_of(task: JudgedPlay) -> list[Position]:
    """Plays the match by the policy or a search, which stray now and then; some of its quiet
    moments."""
    game, fitted, judge, players, options, seed, match, trials = task
    state = game.start(players, game.info.complete(players, options))
    heuristics = heuristics_in(game.package)
    rests, searching = heuristics.rests, SearchAgent(heuristics)
    luck = Random(f"judged/{seed}/{match}")
    taken: list[tuple[Row | None, ...]] = []
    for seat in deciders(state, luck):
        if (rests is None or rests(state)) and luck.random() < TAKEN:
            taken.append(tuple(judge.rows(state)))
        if trials:
            state.apply(seat, _searched(state, seat, searching, trials, luck))
        else:
            state.apply(seat, _chosen(state, seat, fitted, luck))
    shares = outcome(state)
    if not state.result().winners:
        return []  # what nobody wins tells nothing of who stood better
    return [Position(match, rows, shares) for rows in taken]


def _chosen(state: State, seat: int, fitted: Fitted, luck: Random) -> Action:
    legal = state.legal_actions(seat)
    if len(legal) > 1 and fitted.policy.group(state, seat, legal) and luck.random() < STRAYING:
        scores = fitted.scores(state, seat, legal)
        return legal[pick_weighted(softmax(scores, STRAYING_WARMTH), luck)]
    return fitted.best(state, seat, legal)


def _searched(
    state: State, seat: Player, agent: SearchAgent, trials: int, luck: Random
) -> Action:
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    if luck.random() < ASTRAY:
        return legal[pick(len(legal), luck)]
    known = seat_clone(state, seat, f"{luck.random()}")
    *_, decision = agent.think(known, seat, Budget(iterations=trials), Random(luck.random()))
    return decision.action


def played(
    game: Game,
    fitted: Fitted,
    judge: Judge,
    players: int,
    options: Mapping[str, OptionValue],
    *,
    matches: int,
    seed: str,
    trials: int = 0,
    executor: Executor | None = None,
    workers: int = 1,
) -> Iterator[Position]:
    """Positions of so many matches of the policy, or of a search of so many `trials` a choice."""
    tasks = (
        JudgedPlay(game, fitted, judge, players, options, seed, match, trials)
        for match in range(matches)
    )
    for found in in_order(positions_of, tasks, executor, workers):
        yield from found


class Judged(NamedTuple):
    """A fitted judge.

    Attributes:
        weights: one for each count.
        positions: how many it rests on.
        loss, plain: log loss of matches that were left out, by what was fitted on the others and
            by leads in the first count alone.
    """

    weights: tuple[float, ...]
    positions: int
    loss: float
    plain: float


def fitted_to(positions: Iterable[Position], counts: int) -> Judged:
    """The judge of all the positions, and how well one of four fifths of the matches foretold."""
    kept = list(positions)
    seen = [each for each in kept if each.match % HELD_OUT]
    fresh = [each for each in kept if not each.match % HELD_OUT]
    tried, first = fit(seen, counts), fit(seen, counts, only=1)
    return Judged(
        tuple(fit(kept, counts).tolist()), len(kept), loss(fresh, tried), loss(fresh, first)
    )


def fit(positions: Sequence[Position], counts: int, only: int = 0) -> np.ndarray:
    """The weights that make what happened likeliest, leaning towards 0.

    Args:
        only: so many of the first counts are weighed, the others are 0; 0 = all are.
    """
    import numpy as np

    weights = np.zeros(counts)
    free = only or counts
    for _ in range(ROUNDS):
        slope = STRENGTH * weights[:free]
        bend = STRENGTH * np.eye(free)
        for table, shares in _tables(positions, counts):
            chances = _chances(table, weights)
            seen = table[:, :, :free]
            slope += np.einsum("nps,np->s", seen, chances - shares)
            mean = np.einsum("nps,np->ns", seen, chances)
            flat = (seen * np.sqrt(chances)[:, :, None]).reshape(-1, free)
            bend += flat.T @ flat - mean.T @ mean
        step = np.linalg.solve(bend, slope)
        weights[:free] -= step
        if np.abs(step).max() < SMALL:
            break
    return weights


def loss(positions: Sequence[Position], weights: np.ndarray) -> float:
    """The mean log loss of what the weights foretell."""
    import numpy as np

    lost = 0.0
    for table, shares in _tables(positions, len(weights)):
        chances = _chances(table, weights)
        lost -= float((shares * np.log(np.maximum(chances, 1e-9))).sum())
    return lost / max(1, len(positions))


GONE: Final = -1e9
"""The logit of a seat that cannot win any more."""


def _tables(
    positions: Sequence[Position], counts: int
) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """Counts by position and seat, with a last one for who is gone, and what each seat won."""
    import numpy as np

    for start in range(0, len(positions), AT_ONCE):
        part = positions[start : start + AT_ONCE]
        table = np.zeros((len(part), len(part[0].rows), counts + 1))
        for number, position in enumerate(part):
            for seat, row in enumerate(position.rows):
                if row is None:
                    table[number, seat, counts] = GONE
                for index, count in row or ():
                    table[number, seat, index] += count
        yield table, np.array([position.shares for position in part])


def _chances(table: np.ndarray, weights: np.ndarray) -> np.ndarray:
    import numpy as np

    logits = table[:, :, :-1] @ weights + table[:, :, -1]
    logits -= logits.max(axis=1, keepdims=True)
    shares = np.exp(logits)
    found: np.ndarray = shares / shares.sum(axis=1, keepdims=True)
    return found
