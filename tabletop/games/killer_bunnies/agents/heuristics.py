"""What agents are told about playing well: the rule-based player of the sheet as `greedy`.

How that one scores each choice is in `scores`. What looks ahead goes by the fitted policy where
that knows more, and by the fitted judge.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from tabletop.ai.agent import Glimpse, Heuristics
from tabletop.ai.judging import judge_in
from tabletop.ai.policy import policy_in
from tabletop.core.action import Action
from tabletop.core.chance import pick
from tabletop.games.killer_bunnies.agents import finishing, outlook
from tabletop.games.killer_bunnies.agents.scores import (
    ENDS,
    NEVER,
    POINT,
    Scores,
    scores,
)
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import circles, frames
from tabletop.games.killer_bunnies.rules.rules import State

TRIED: Final = 0.3
"""The least weight, of what looks best, that anything has which may end the match at once."""

SHARPNESS: Final = 0.12
FAINTEST: Final = -60.0
"""The least weight of what may be tried at all, as a power of e."""

FITTED_SHARPNESS: Final = 0.05
"""Where the fitted policy knows more than the scores; its differences are larger."""


SCALE: Final = 9.0
"""A lead of so many points makes winning e times as likely."""

TEMPO: Final = 0.6
"""Half of what it is worth, in points, to be on turn."""


PACKAGE: Final = "tabletop.games.killer_bunnies"


def evaluate(state: State) -> Sequence[float]:
    """Chances to win, as the fitted judge has them."""
    judge = judge_in(PACKAGE)
    chances = judge.chances(state) if judge else None
    return by_worth(state) if chances is None else chances


def by_worth(state: State) -> tuple[float, ...]:
    """Chances to win, from totals and means: the further ahead of the others, the better."""
    worth = [
        -1e9 if state.out[seat] else outlook.standing_worth(state, seat)
        for seat in range(state.players)
    ]
    if state.active >= 0:
        worth[state.active] += TEMPO * (-1 if state.main_done else 1)
    best = max(worth)
    shares = [exp((points - best) / SCALE) if points > -1e8 else 0.0 for points in worth]
    whole = sum(shares)
    return tuple(share / whole for share in shares)


def greedy(
    state: State, player: int, legal: Sequence[Action], rng: Random
) -> Sequence[float]:
    """The scores; run cards waver a little, so that a hand is not played in one order only."""
    found = scores(state, player, legal)
    if state.stack[-1][0] == frames.RUN_NEXT:
        return [score + 4.0 * rng.random() for score in found]
    if state.stack[-1][0] == frames.DRAWING and len(state.hand[player]) == 5:
        if rng.random() < 0.02:  # a careless player draws a sixth card
            return [1.0 - score for score in found]
    return found


def prior(state: State, player: int, legal: Sequence[Action]) -> Sequence[float]:
    """The scores as weights; what cannot matter or never pays is not tried at all. What may
    end the match at once is tried in earnest."""
    found, fitted = _keen_scores(state, player, legal)
    best = max(found)
    if fitted:
        return [exp(max(FAINTEST, FITTED_SHARPNESS * (score - best))) for score in found]
    frame = state.stack[-1]
    weights = [
        exp(max(FAINTEST, SHARPNESS * (score - best))) if score > NEVER or score == best else 0.0
        for score in found
    ]
    if frame[0] == frames.WINDOW:
        _leave_one_pass(legal, found, weights)
    elif frame[0] in (frames.PAY, frames.DECLARE, frames.DEAL):
        weights = [weight if score == best else 0.0 for weight, score in zip(weights, found)]
    if best < ENDS:
        for index in finishing.enders(state, player, legal, False):
            weights[index] = max(weights[index], TRIED)
    return weights


def _keen_scores(
    state: State, player: int, legal: Sequence[Action]
) -> tuple[Sequence[float], bool]:
    """The scores of a player that looks ahead, in the unit of the rule-based player's, and whether
    they are those of the fitted policy."""
    policy = policy_in(PACKAGE)
    found = policy.known(state, player, legal) if policy else None
    if found is None:
        return scores(state, player, legal), False
    return [each / POINT for each in found], True


def _leave_one_pass(
    legal: Sequence[Action], found: Sequence[float], weights: Scores
) -> None:
    """Of passing now and passing for the turn only the one that scores higher is tried."""
    passes = [i for i, action in enumerate(legal) if action[0] in (acts.PASS, acts.PASS_TURN)]
    for index in passes:
        if found[index] < max(found[i] for i in passes):
            weights[index] = 0.0


def rollout(state: State, player: int, legal: Sequence[Action], rng: Random) -> Action:
    """The best-scored action, any of equal ones."""
    if len(legal) == 1:
        return legal[0]
    found, _ = _keen_scores(state, player, legal)
    best = max(found)
    choices = [action for action, score in zip(legal, found) if score >= best]
    return choices[pick(len(choices), rng)]


def rests(state: State) -> bool:
    """Whether nothing is under way: the moment before the main action of a turn."""
    return state.stack[-1][0] == frames.FREE and not state.main_done


DEPTH: Final = 24
"""More decisions than a turn mostly has."""

PHASES: Final = (0.25, 0.5, 0.75)
"""Shares of the goal at which one phase gives way to another."""


def phase(state: State) -> int:
    """By how near the one who is ahead is to the goal."""
    most = max(circles.total(state, seat) for seat in range(state.players))
    return sum(most > share * state.setup.goal for share in PHASES)


_SLIPPING: Final = (
    frames.SEALED,
    frames.RUN_NEXT,
    frames.OCCUPY,
    frames.SYMBOL,
    frames.TAKE,
    frames.WINDOW,
)


def slips(state: State) -> float:
    """Weak players err in the order of their run, in whether they answer, and end a turn too early.
    To throw away what could be saved, or aim at what is one's own, would be absurd."""
    if state.stack[-1][0] == frames.FREE:
        legal = state.legal_actions(state.actors()[0])
        return float(all(action[0] != acts.SAVE_TOP for action in legal))
    return float(state.stack[-1][0] in _SLIPPING)


GLIMPSE: Final = Glimpse(depth=24, doubt=0.1, doubt_apart=0.03)
"""A match may last a thousand decisions; after so many, judged chances were held against those of
playouts to the end, at two and four seats."""


HEURISTICS: Final = Heuristics(
    evaluate, rollout, prior, greedy, DEPTH, rests, phase, len(PHASES) + 1, slips, GLIMPSE,
    fitted=("policy", "judge"),
)
