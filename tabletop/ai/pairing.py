"""The agent that looks ahead by paired rollouts: how it spends its time on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil, log2
from random import Random
from time import perf_counter

from tabletop.ai.agent import Agent, Budget, Candidate, Decision, Heuristics, anywhere
from tabletop.ai.greedy import DEAR, SHOWN, by_scores, forced
from tabletop.ai.policy import Fitted
from tabletop.ai.rollouts import FLOOR, KEPT, Evaluation, Guide, Rollouts
from tabletop.core.game import Player, State

SLICE_SECONDS = 0.002
"""Control is handed back about this often, in the middle of a playout where one takes longer."""

DEFAULT_TRIALS = 1_000
"""Playouts where a budget sets no limit at all."""

ANEW = 1.2
"""By so many times the trials must have grown before what is thought is summed up again."""

SETTLED = 4.0
"""By so many standard errors the best must be ahead for thinking to end early."""

CHECK = 8
"""So many worlds apart it is asked whether the best is ahead by that."""


class RolloutAgent(Agent):
    """Plays what paired rollouts and its policy together think best.

    With `noise` it slips now and then: with that chance it plays what they think second best, in
    decisions that `slips` allows.
    """

    def __init__(
        self,
        guide: Guide,
        noise: float = 0.0,
        kept: int = KEPT,
        slips: Callable[[State], float] = anywhere,
    ) -> None:
        self._guide = guide
        self._noise = noise
        self._kept = kept
        self._slips = slips

    def think(
        self, state: State, player: Player, budget: Budget, rng: Random
    ) -> Iterator[Decision]:
        legal = state.legal_actions(player)
        if len(legal) == 1:
            value = self._guide.judge(state, player).chance
            alone = (Candidate(legal[0], value, 0),)
            yield Decision(legal[0], value, 0, "the only legal action", alone)
            return
        slips = self._noise > 0.0 and rng.random() < self._noise and self._slips(state) > 0.0
        luck = f"rollouts/{rng.random()}"
        rollouts = Rollouts(state, player, self._guide, luck, kept=self._kept)
        due = 0.0
        for _ in spent(rollouts, _playouts(budget, self._guide.cost)):
            if rollouts.trials >= due:
                told = decision(rollouts.evaluation(), slips=False)
                due = rollouts.trials * ANEW
            yield told
        yield decision(rollouts.evaluation(), slips)


class PolicyAgent(Agent):
    """Plays what a game's policy scores highest, or where it has none its heuristics."""

    def __init__(self, fitted: Fitted | None, heuristics: Heuristics) -> None:
        self._fitted = fitted
        self._heuristics = heuristics

    def think(
        self, state: State, player: Player, budget: Budget, rng: Random
    ) -> Iterator[Decision]:
        legal = state.legal_actions(player)
        if len(legal) == 1:
            yield forced(state, player, self._heuristics)
            return
        if self._fitted is None:
            scores = self._heuristics.greedy(state, player, legal, rng)
        else:
            scores = self._fitted.scores(state, player, legal)
        ranking = sorted(range(len(legal)), key=lambda index: -scores[index])
        yield by_scores(legal, scores, ranking, "policy")


def _playouts(budget: Budget, cost: int) -> Budget:
    """A budget of a tree's trials as one of playouts that takes about as long."""
    seconds, iterations = budget
    return Budget(seconds, None if iterations is None else max(1, iterations // cost))


def spent(rollouts: Rollouts, budget: Budget) -> Iterator[None]:
    """Spends a budget on the trials, handing back control every few milliseconds.

    After each of as many equal parts as halvings are needed the worse half is dropped. Trials are
    counted one a playout; by trials alone the same comes out every time.
    """
    seconds, trials = budget
    if seconds is None and trials is None:
        trials = DEFAULT_TRIALS
    parts = max(1, ceil(log2(len(rollouts.alive))))
    part = 1
    began = handed_back = perf_counter()
    before = rollouts.trials
    while True:
        for _ in rollouts.trial_in_steps():
            if perf_counter() - handed_back >= SLICE_SECONDS:
                yield
                handed_back = perf_counter()
        now = perf_counter()
        done = 0.0 if trials is None else (rollouts.trials - before) / trials
        if seconds is not None:
            done = max(done, (now - began) / seconds if seconds else 1.0)
        if rollouts.between_worlds:
            if done * parts >= part and part < parts:
                rollouts.halve()
                part += 1
            worlds = len(rollouts.alive[0].worths)
            if worlds >= FLOOR and worlds % CHECK == 0 and rollouts.settled(SETTLED):
                return
        if done >= 1.0:
            return
        if now - handed_back >= SLICE_SECONDS:
            yield
            handed_back = perf_counter()


def decision(evaluation: Evaluation, slips: bool) -> Decision:
    """Returns the action to play, and the candidates with trials enough to be shown."""
    choices = evaluation.choices
    slips = slips and len(choices) > 1 and choices[1].behind <= DEAR
    played = choices[1] if slips else choices[0]
    shown = [played]
    shown += [each for each in choices if each is not played and each.trials >= FLOOR][: SHOWN - 1]
    candidates = tuple(Candidate(each.action, each.chance, each.trials) for each in shown)
    note = f"{evaluation.trials} playouts in {evaluation.worlds} worlds"
    if slips:
        note += "; a slip: the next best"
    return Decision(played.action, played.chance, played.trials, note, candidates)
