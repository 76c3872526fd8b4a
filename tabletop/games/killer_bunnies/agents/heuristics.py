"""What agents are told about playing well: the rule-based player of the sheet as `greedy`.

How that one scores each choice is in `scores`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from tabletop.ai.agent import Glimpse, Heuristics
from tabletop.core.action import Action
from tabletop.core.chance import pick
from tabletop.games.killer_bunnies.agents import finishing, outlook
from tabletop.games.killer_bunnies.agents.run_worth import KEEN
from tabletop.games.killer_bunnies.agents.scores import ENDS, NEVER, Scores, scores
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import circles, frames
from tabletop.games.killer_bunnies.rules.rules import State

TRIED: Final = 0.3
"""The least weight, of what looks best, that anything has which may end the match at once."""

SHARPNESS: Final = 0.25
FAINTEST: Final = -60.0
"""The least weight of what may be tried at all, as a power of e."""

RUN_SHARPNESS: Final = 1.0
"""A run card is played turns later, beyond what a search sees: there the scores know better."""


SCALE: Final = 9.0
"""A lead of so many points makes winning e times as likely."""

TEMPO: Final = 0.6
"""Half of what it is worth, in points, to be on turn."""


def evaluate(state: State) -> tuple[float, ...]:
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
    found = _keen_scores(state, player, legal)
    best = max(found)
    frame = state.stack[-1]
    sharp = RUN_SHARPNESS if frame[0] == frames.RUN_NEXT else SHARPNESS
    weights = [
        exp(max(FAINTEST, sharp * (score - best))) if score > NEVER else 0.0 for score in found
    ]
    if frame[0] == frames.WINDOW:
        _leave_one_pass(legal, found, weights)
    elif frame[0] in (frames.PAY, frames.DECLARE, frames.DEAL):
        weights = [weight if score == best else 0.0 for weight, score in zip(weights, found)]
    if best < ENDS:
        for index in finishing.enders(state, player, legal, False):
            weights[index] = max(weights[index], TRIED)
    return weights


def _keen_scores(state: State, player: int, legal: Sequence[Action]) -> Scores:
    """The scores of a player that looks ahead."""
    if state.stack[-1][0] != frames.RUN_NEXT:
        return scores(state, player, legal)
    return [outlook.run_score(state, player, action[1], KEEN) for action in legal]


def _leave_one_pass(legal: Sequence[Action], found: Scores, weights: Scores) -> None:
    """Of passing now and passing for the turn only the one that scores higher is tried."""
    passes = [i for i, action in enumerate(legal) if action[0] in (acts.PASS, acts.PASS_TURN)]
    for index in passes:
        if found[index] < max(found[i] for i in passes):
            weights[index] = 0.0


def rollout(state: State, player: int, legal: Sequence[Action], rng: Random) -> Action:
    """The best-scored action, any of equal ones."""
    if len(legal) == 1:
        return legal[0]
    found = _keen_scores(state, player, legal)
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


UNPLANNED: Final = 5.0
"""How much further beginners err in the order of their run than elsewhere: they lay what they like,
not what they will be able to pay."""

_SLIPPING: Final = {
    frames.SEALED: UNPLANNED,
    frames.RUN_NEXT: UNPLANNED,
    frames.OCCUPY: 1.0,
    frames.SYMBOL: 1.0,
    frames.TAKE: 1.0,
    frames.WINDOW: 1.0,
}


def slips(state: State) -> float:
    """Weak players err in the order of their run, in whether they answer, and end a turn too early.
    To throw away what could be saved, or aim at what is one's own, would be absurd."""
    if state.stack[-1][0] == frames.FREE:
        legal = state.legal_actions(state.actors()[0])
        return float(all(action[0] != acts.SAVE_TOP for action in legal))
    return _SLIPPING.get(state.stack[-1][0], 0.0)


GLIMPSE: Final = Glimpse(depth=24, doubt=0.1, doubt_apart=0.03)
"""A match may last a thousand decisions; after so many, judged chances were held against those of
playouts to the end, at two and four seats."""


HEURISTICS: Final = Heuristics(
    evaluate, rollout, prior, greedy, DEPTH, rests, phase, len(PHASES) + 1, slips, GLIMPSE
)
