"""Heuristics of Killer Bunnies; `greedy` is the rule-based player of the rule sheet.

`scores` has its scores of choices. Search uses the fitted policy where that covers a decision, and
the fitted judge for evaluation.
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
from tabletop.games.killer_bunnies.agents import outlook
from tabletop.games.killer_bunnies.agents.scores import NEVER, POINT, Scores, scores
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import circles, frames
from tabletop.games.killer_bunnies.rules.rules import State

SHARPNESS: Final = 0.12
FAINTEST: Final = -60.0
"""Lower bound of exponents, so that no weight vanishes."""

FITTED_SHARPNESS: Final = 0.05
"""Sharpness for scores of the fitted policy, which differ more than those of the rule-based player.
"""


SCALE: Final = 9.0
"""Lead in points that makes winning e times as likely."""

TEMPO: Final = 0.6
"""Half of the worth, in points, of being on turn."""


PACKAGE: Final = "tabletop.games.killer_bunnies"


def evaluate(state: State) -> Sequence[float]:
    """Returns each seat's chance to win by the fitted judge, or `by_worth` without one."""
    judge = judge_in(PACKAGE)
    chances = judge.chances(state) if judge else None
    return by_worth(state) if chances is None else chances


def by_worth(state: State) -> tuple[float, ...]:
    """Returns each seat's chance to win from points and resources alone."""
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
    """Returns the scores; run cards waver a little, so that hands are not always played in one
    order."""
    found = scores(state, player, legal)
    if state.stack[-1][0] == frames.RUN_NEXT:
        return [score + 4.0 * rng.random() for score in found]
    if state.stack[-1][0] == frames.DRAWING and len(state.hand[player]) == 5:
        if rng.random() < 0.02:  # a careless player draws a sixth card
            return [1.0 - score for score in found]
    return found


def prior(state: State, player: int, legal: Sequence[Action]) -> Sequence[float]:
    """Returns the scores as weights for a search; what never pays gets none."""
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
    return weights


def _keen_scores(
    state: State, player: int, legal: Sequence[Action]
) -> tuple[Sequence[float], bool]:
    """Returns the scores of a searching player in the rule-based unit, and whether the fitted
    policy gave them."""
    policy = policy_in(PACKAGE)
    found = policy.known(state, player, legal) if policy else None
    if found is None:
        return scores(state, player, legal), False
    return [each / POINT for each in found], True


def _leave_one_pass(
    legal: Sequence[Action], found: Sequence[float], weights: Scores
) -> None:
    """Zeroes the weight of the lower-scored of PASS and PASS_TURN."""
    passes = [i for i, action in enumerate(legal) if action[0] in (acts.PASS, acts.PASS_TURN)]
    for index in passes:
        if found[index] < max(found[i] for i in passes):
            weights[index] = 0.0


def rollout(state: State, player: int, legal: Sequence[Action], rng: Random) -> Action:
    """Returns an action with the best score, a random one of equals."""
    if len(legal) == 1:
        return legal[0]
    found, _ = _keen_scores(state, player, legal)
    best = max(found)
    choices = [action for action, score in zip(legal, found) if score >= best]
    return choices[pick(len(choices), rng)]


def rests(state: State) -> bool:
    """Returns True if the main action of a turn comes next and nothing else is pending."""
    return state.stack[-1][0] == frames.FREE and not state.main_done


DEPTH: Final = 24
"""Decisions of a rollout: more than most turns have."""

PHASES: Final = (0.25, 0.5, 0.75)
"""Shares of the goal at which one phase gives way to the next."""


def phase(state: State) -> int:
    """Returns the phase by the leader's share of the goal."""
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
    """Returns 1.0 for decisions that weak players may get wrong, else 0.0.

    They err in the order of their run, in answers, and by ending a turn too early. Discarding a
    card they could save or aiming at their own would look absurd.
    """
    if state.stack[-1][0] == frames.FREE:
        legal = state.legal_actions(state.actors()[0])
        return float(all(action[0] != acts.SAVE_TOP for action in legal))
    return float(state.stack[-1][0] in _SLIPPING)


GLIMPSE: Final = Glimpse(depth=24, doubt=0.1, doubt_apart=0.03)
"""Depth and errors of judged playouts: a match may last a thousand decisions. Measured against
playouts to the end, at two and four seats."""


HEURISTICS: Final = Heuristics(
    evaluate, rollout, prior, greedy, DEPTH, rests, phase, len(PHASES) + 1, slips, GLIMPSE,
    fitted=("policy", "judge"),
)
