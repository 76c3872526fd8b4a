"""Fits a policy by self-play: what was counted of the choices made, held against how it ended.

Each recorded choice gives what was counted of the action less the mean of it over what the policy
might as well have done, so that only what the choice added counts. It is held against the final
lead, less the part that the lead at that moment explains in that phase of the match. The fit leans
towards the weights it began with (ridge), so that few matches change little.

Needs numpy, which only the development extra brings; nothing that plays imports this.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from math import exp
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop.ai.agent import outcome
from tabletop.ai.arena import in_order
from tabletop.ai.policy import Fitted, Policy, Weights
from tabletop.ai.ratings import Score
from tabletop.core.action import Action
from tabletop.core.chance import deciders, pick
from tabletop.core.game import Game, OptionValue, State

if TYPE_CHECKING:
    import numpy as np

EXPLORING = 0.01
"""How often any action is taken, each as likely."""


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
    index = _drawn(chances, luck)
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


def _drawn(chances: Sequence[float], luck: Random) -> int:
    at = luck.random()
    for index, chance in enumerate(chances):
        at -= chance
        if at < 0.0:
            return index
    return pick(len(chances), luck)


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


def fit_group(
    samples: Sequence[Sample], group: str, begun: Sequence[float], strength: float
) -> Fit:
    """Regresses what became of the choices of a group on what they added.

    Args:
        begun: the weights it leans towards.
        strength: how much: that many choices of variance 1 that agree with them.
    """
    import numpy as np

    chosen = [sample for sample in samples if sample.choice.group == group]
    if not chosen:
        return Fit(tuple(begun), (0.0,) * len(begun), 0)
    added = np.zeros((len(chosen), len(begun)))
    for number, sample in enumerate(chosen):
        for feature, count in sample.choice.added.items():
            added[number, feature] = count
    left = _unexplained(chosen) - added @ np.array(begun)
    gram = added.T @ added
    solid = gram + strength * np.eye(len(begun))
    moved = np.linalg.solve(solid, added.T @ left)
    rest = left - added @ moved
    inverse = np.linalg.inv(solid)
    errors = np.sqrt(np.diag(inverse @ gram @ inverse) * rest.var())
    weights = np.array(begun) + moved
    return Fit(tuple(weights.tolist()), tuple(errors.tolist()), len(chosen))


def _unexplained(samples: Sequence[Sample]) -> np.ndarray:
    """Final leads less what the lead at the moment explains in each phase."""
    import numpy as np

    final = np.array([sample.final for sample in samples])
    lead = np.array([sample.choice.lead for sample in samples])
    phase = np.array([sample.choice.phase for sample in samples])
    for number in set(phase.tolist()):
        here = phase == number
        spread = float(lead[here] @ lead[here])
        if spread:
            final[here] -= lead[here] * (float(lead[here] @ final[here]) / spread)
    return final


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
        samples: list[Sample] = []
        for found in in_order(played_alone, tasks, executor, workers):
            samples += found
        fits = {
            group: fit_group(samples, group, begun, strength)
            for group, begun in weights.items()
        }
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
    """What `one` wins alone against `other` at all other seats, each deal from every seat."""
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
