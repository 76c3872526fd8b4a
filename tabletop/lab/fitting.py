"""Fits a policy by self-play: what was counted of the choices made, held against how it ended.

Each recorded choice gives what was counted of the action less the mean of it over what the policy
might as well have done, so that only what the choice added counts. It is held against the final
lead, less the part that the lead at that moment explains in that phase of the match. The fit leans
towards the weights it began with (ridge), so that few matches change little.

Needs numpy, which only the development extra brings; nothing that plays imports this.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from math import exp
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop.ai.agent import outcome
from tabletop.ai.policy import Fitted, Policy, Weights
from tabletop.ai.ratings import Score
from tabletop.core.action import Action
from tabletop.core.chance import deciders, pick_weighted
from tabletop.core.game import Game, OptionValue, State
from tabletop.lab.arena import in_order

if TYPE_CHECKING:
    import numpy as np

EXPLORING = 0.01
"""The share of choices at which any action is taken, each as likely."""


class Choice(NamedTuple):
    """One recorded choice.

    Attributes:
        added: what was counted of it less the policy's mean, by feature.
        phase: the part of the match it was made in.
        lead: of its seat then.
    """

    group: str
    added: Mapping[int, float]
    seat: int
    phase: int
    lead: float


class Sample(NamedTuple):
    """A choice with what came of it: the final lead of its seat."""

    choice: Choice
    final: float


def self_play(
    game: Game, fitted: Fitted, players: int, options: Mapping[str, OptionValue], seed: str
) -> list[Sample]:
    """Plays one match of the policy against itself, with some warmth, and tells its choices."""
    complete = game.info.complete(players, options)
    state = game.start(players, complete)
    luck = Random(f"self-play/{seed}")
    choices: list[Choice] = []
    for seat in deciders(state, luck):
        legal = state.legal_actions(seat)
        state.apply(seat, _chosen(state, seat, legal, fitted, luck, choices))
    final = leads(state.result().scores)
    return [Sample(choice, final[choice.seat]) for choice in choices]


class SelfPlay(NamedTuple):
    """A match of `self_play`, in a form that travels to another process."""

    game: Game
    fitted: Fitted
    players: int
    options: Mapping[str, OptionValue]
    seed: str


def played_alone(task: SelfPlay) -> list[Sample]:
    """Plays a match of self-play; what an executor is given to call."""
    return self_play(*task)


def _chosen(
    state: State,
    seat: int,
    legal: Sequence[Action],
    fitted: Fitted,
    luck: Random,
    choices: list[Choice],
) -> Action:
    policy = fitted.policy
    group = policy.group(state, seat, legal) if len(legal) > 1 else ""
    if not group:
        return fitted.best(state, seat, legal)
    scores = fitted.scores(state, seat, legal)
    chances = softmax(scores, policy.warmth)
    index = pick_weighted(chances, luck)
    rows = policy.rows(state, seat, legal)
    added: dict[int, float] = {}
    for feature, count in rows[index]:
        added[feature] = added.get(feature, 0.0) + count
    for chance, row in zip(chances, rows):
        for feature, count in row:
            added[feature] = added.get(feature, 0.0) - chance * count
    lead = leads(policy.points(state))[seat]
    choices.append(Choice(group, added, seat, policy.phase(state), lead))
    return legal[index]


def softmax(scores: Sequence[float], warmth: float) -> list[float]:
    """Chances of actions with these scores, exploration included."""
    best = max(scores)
    heats = [exp((score - best) / warmth) for score in scores]
    total = sum(heats)
    even = EXPLORING / len(scores)
    return [even + (1.0 - EXPLORING) * heat / total for heat in heats]


def leads(points: Sequence[float]) -> list[float]:
    """For each seat its points less those of the best other seat."""
    return [
        each - max(points[:seat] + points[seat + 1 :])
        for points in [list(points)]
        for seat, each in enumerate(points)
    ]


class Fit(NamedTuple):
    """New weights of one group, with the error of each and how many choices they rest on."""

    weights: tuple[float, ...]
    errors: tuple[float, ...]
    choices: int


class Sums:
    """The sums that a regression of one group's choices needs, so that no choice must be kept.

    Attributes:
        choices: how many there were.
        gram: sums of the products of what was added, feature by feature.
        with_final: of what was added with the final lead.
        phases: for each phase of the match the same with the lead at the moment, and the sums of
            lead by lead, lead by final and final by final.
    """

    def __init__(self, features: int) -> None:
        import numpy as np

        self.choices = 0
        self.gram = np.zeros((features, features))
        self.with_final = np.zeros(features)
        self.phases: dict[int, tuple[np.ndarray, np.ndarray]] = {}

    def add(self, samples: Sequence[Sample]) -> None:
        """Counts choices of the group."""
        import numpy as np

        added = np.zeros((len(samples), len(self.with_final)))
        for number, sample in enumerate(samples):
            for feature, count in sample.choice.added.items():
                added[number, feature] = count
        final = np.array([sample.final for sample in samples])
        lead = np.array([sample.choice.lead for sample in samples])
        phase = np.array([sample.choice.phase for sample in samples])
        self.choices += len(samples)
        self.gram += added.T @ added
        self.with_final += added.T @ final
        for number in set(phase.tolist()):
            here = phase == number
            leads_here, finals = lead[here], final[here]
            products = [leads_here @ leads_here, leads_here @ finals, finals @ finals]
            before = self.phases.get(number, (np.zeros(len(self.with_final)), np.zeros(3)))
            self.phases[number] = (
                before[0] + added[here].T @ leads_here,
                before[1] + np.array(products),
            )

    def fit(self, begun: Sequence[float], strength: float) -> Fit:
        """Regresses what became of the choices on what they added.

        What the lead at the moment explains of the final one, in each phase, is left out.

        Args:
            begun: the weights it leans towards.
            strength: how much: that many choices of variance 1 that agree with them.
        """
        import numpy as np

        if not self.choices:
            return Fit(tuple(begun), (0.0,) * len(begun), 0)
        target, unexplained = self.with_final.copy(), 0.0
        for with_lead, (lead_lead, lead_final, final_final) in self.phases.values():
            share = lead_final / lead_lead if lead_lead else 0.0
            target -= share * with_lead
            unexplained += final_final - share * lead_final
        start = np.array(begun)
        solid = self.gram + strength * np.eye(len(start))
        weights = start + np.linalg.solve(solid, target - self.gram @ start)
        rest = unexplained - 2.0 * weights @ target + weights @ self.gram @ weights
        inverse = np.linalg.inv(solid)
        spread = np.diag(inverse @ self.gram @ inverse) * max(0.0, rest) / self.choices
        return Fit(tuple(weights.tolist()), tuple(np.sqrt(spread).tolist()), self.choices)


AT_ONCE = 20_000
"""Choices that are kept before they are counted."""


def summed(games: Iterable[Sequence[Sample]], groups: Mapping[str, int]) -> dict[str, Sums]:
    """The sums of each group's choices over matches.

    Args:
        groups: by group how many features it has.
    """
    sums = {group: Sums(features) for group, features in groups.items()}
    kept: dict[str, list[Sample]] = {group: [] for group in groups}
    for samples in games:
        for sample in samples:
            kept[sample.choice.group].append(sample)
        for group, waiting in kept.items():
            if len(waiting) >= AT_ONCE:
                sums[group].add(waiting)
                waiting.clear()
    for group, waiting in kept.items():
        if waiting:
            sums[group].add(waiting)
    return sums


def rounds_of_fitting(
    game: Game,
    policy: Policy,
    players: int,
    options: Mapping[str, OptionValue],
    *,
    matches: int,
    rounds: int,
    strength: float,
    seed: str,
    begun: Weights | None = None,
    executor: Executor | None = None,
    workers: int = 1,
) -> Iterator[tuple[Weights, dict[str, Fit]]]:
    """After each round of self-play the weights fitted by it; the next is played with them.

    Args:
        begun: weights to begin with; None = those of the heuristics.
        executor: plays the matches, `workers` at the same time; None = they are played here.
    """
    weights = begun or policy.unfitted()
    for number in range(rounds):
        fitted = _with(game, policy, weights, players, options)
        tasks = (
            SelfPlay(game, fitted, players, options, f"{seed}/{number}/{match}")
            for match in range(matches)
        )
        sums = summed(
            in_order(played_alone, tasks, executor, workers),
            {group: len(row) for group, row in weights.items()},
        )
        fits = {group: sums[group].fit(begun, strength) for group, begun in weights.items()}
        weights = {group: fit.weights for group, fit in fits.items()}
        yield weights, fits


def _with(
    game: Game,
    policy: Policy,
    weights: Weights,
    players: int,
    options: Mapping[str, Any],
) -> Fitted:
    """The policy with these weights, whatever the match's family is called."""
    family = policy.family(game.start(players, game.info.complete(players, options)))
    return Fitted(policy, {family: weights})


def compare(
    game: Game,
    one: Fitted,
    other: Fitted,
    players: int,
    options: Mapping[str, OptionValue],
    matches: int,
    seed: str,
) -> Score:
    """The score of `one` alone against `other` at all other seats, each deal from every seat."""
    complete = game.info.complete(players, options)
    won = 0.0
    for match in range(matches):
        deal, own = divmod(match, players)
        state = game.start(players, complete)
        luck = Random(f"compare/{seed}/{deal}")
        for seat in deciders(state, luck):
            policy = one if seat == own else other
            state.apply(seat, policy.best(state, seat, state.legal_actions(seat)))
        won += outcome(state)[own]
    return Score(won, matches)
