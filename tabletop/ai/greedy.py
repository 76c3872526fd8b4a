"""The agent that takes the action its game's heuristics score highest, without looking ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from random import Random

from tabletop.ai.agent import Agent, Budget, Candidate, Decision, Heuristics
from tabletop.core.action import Action
from tabletop.core.chance import pick
from tabletop.core.game import Player, State

REACH = 1.9
"""An error looks at most e to this power times less promising than what looks most promising."""

DEAR = 0.1
"""An error costs at most so much of the chance to win, as far as the search can tell."""

SHOWN = 6
"""Candidates that a decision carries at most."""


class GreedyAgent(Agent):
    """Takes the best-scored action; of equal ones any.

    With `noise` it is a friendly beginner: with that chance it takes something else of the better
    half that looks sensible within its `reach`, in decisions where the game lets weak players err.
    """

    def __init__(
        self, heuristics: Heuristics, noise: float = 0.0, reach: float = REACH
    ) -> None:
        self._heuristics = heuristics
        self._noise = noise
        self._reach = reach

    def think(
        self, state: State, player: Player, budget: Budget, rng: Random
    ) -> Iterator[Decision]:
        legal = state.legal_actions(player)
        if len(legal) == 1:
            yield forced(state, player, self._heuristics)
            return
        scores = self._heuristics.greedy(state, player, legal, rng)
        ranking = sorted(
            range(len(legal)), key=lambda index: (scores[index], rng.random()), reverse=True
        )
        note = "best score"
        far = self._heuristics.slips(state) if rng.random() < self._noise else 0.0
        if far:
            half = ranking[1 : 1 + len(ranking) // 2]
            others = self._sensible(state, player, legal, half, self._reach * far)
            if others:
                slip = others[pick(len(others), rng)]
                ranking.remove(slip)
                ranking.insert(0, slip)
                note = "a slip: one of the next best"
        yield by_scores(legal, scores, ranking, note)

    def _sensible(
        self,
        state: State,
        player: Player,
        legal: Sequence[Action],
        among: list[int],
        reach: float,
    ) -> list[int]:
        prior = self._heuristics.prior
        if prior is None:
            return among
        fits = sensible(prior(state, player, legal), reach)
        return [index for index in among if fits[index]]


def sensible(priors: Sequence[float], reach: float = REACH) -> list[bool]:
    """For each action whether a player who errs might take it; the others would be absurd."""
    least = exp(-reach) * max(priors)
    return [prior >= least for prior in priors]


def forced(state: State, player: Player, heuristics: Heuristics) -> Decision:
    """The decision where only one action is legal."""
    only = state.legal_actions(player)[0]
    value = heuristics.evaluate(state)[player]
    return Decision(only, value, 0, "the only legal action", (Candidate(only, value, 0),))


def by_scores(
    legal: Sequence[Action], scores: Sequence[float], ranking: Sequence[int], note: str
) -> Decision:
    """The decision that scores alone come to; its values are places on their own scale.

    Args:
        ranking: indices of actions, the one to be played first.
    """
    shares = scaled(scores)
    candidates = tuple(Candidate(legal[i], shares[i], 1) for i in ranking[:SHOWN])
    return Decision(candidates[0].action, candidates[0].value, 1, note, candidates)


def scaled(scores: Sequence[float]) -> list[float]:
    """The scores on a scale from 0 (the lowest) to 1 (the highest); equal ones are all 0.5."""
    low, high = min(scores), max(scores)
    if high == low:
        return [0.5] * len(scores)
    return [(score - low) / (high - low) for score in scores]
