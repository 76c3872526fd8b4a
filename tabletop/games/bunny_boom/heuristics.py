"""What agents are told about playing Bunny Boom well.

Bunnies of the own home against those of the others; guesses in bunnies are in `outlook`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from random import Random
from typing import Final

from tabletop.ai.agent import Heuristics
from tabletop.core.action import Action
from tabletop.core.chance import pick
from tabletop.core.frames import Frame
from tabletop.games.bunny_boom import actions as acts
from tabletop.games.bunny_boom import outlook, turns
from tabletop.games.bunny_boom.cards import PLAY, total_value
from tabletop.games.bunny_boom.state import BoomState
from tabletop.games.bunny_boom.village import CROSSED

SPREAD_NOW: Final = 0.6
SPREAD_A_TURN: Final = 1.5
"""How far totals still move apart: so many bunnies, and so many times the root of turns left."""

STANDING: Final = 0.35
"""How much of what the next walk may cost counts against a seat."""

CARROT_KEPT: Final = 0.12
"""How much more likely the Carrot moves on with every turn left."""

SHARPNESS: Final = 0.7
"""How much more often a move is tried that looks one bunny better, as a power of e."""

DEAR_EARLY: Final = 0.2
"""What a bunny value kept in hand costs while many turns are left."""


def prospects(state: BoomState) -> list[float]:
    """For each seat the total it is likely to end with."""
    left = outlook.turns_left(state)
    weight = outlook.hand_weight(left)
    costs = outlook.arm_costs(state)
    carrot = turns.CARROT_COSTS / (1.0 + CARROT_KEPT * left)
    found = []
    for seat in range(state.players):
        hand = state.hands[seat]
        total = state.home[seat] + outlook.TYPICAL_CARD * len(state.gifts[seat])
        total += weight * total_value(hand) + (1.0 - weight) * outlook.TYPICAL_HAND
        if state.carrot == seat:
            total += carrot
        if state.burrow == seat:
            total -= outlook.BURROW_WORTH
        total += STANDING * min(1.0, left) * outlook.standing_cost(state, seat, costs)
        total -= (1.0 - weight) * sum(outlook.PLAY_WORTH[PLAY[card]] for card in hand)
        found.append(total)
    return found


def evaluate(state: BoomState) -> list[float]:
    """Chances to win, from the totals in prospect and how far they may still move apart."""
    totals = prospects(state)
    scale = SPREAD_NOW + SPREAD_A_TURN * sqrt(outlook.turns_left(state))
    best = min(totals)
    weights = [exp((best - total) / scale) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def keep_cost(state: BoomState) -> float:
    """What a bunny value kept in hand costs now: nearly all of it at the end."""
    return max(DEAR_EARLY, outlook.hand_weight(outlook.turns_left(state)) - 0.1)


def scores(state: BoomState, player: int, legal: Sequence[Action]) -> list[float]:
    """A score for each action, in bunnies gained on the others, from what the player knows."""
    frame = state.stack[-1]
    return _SCORES[frame[0]](state, player, legal, frame)


def greedy(state: BoomState, player: int, legal: Sequence[Action], rng: Random) -> Sequence[float]:
    """The scores; luck plays no part."""
    return scores(state, player, legal)


def prior(state: BoomState, player: int, legal: Sequence[Action]) -> Sequence[float]:
    """The scores as weights."""
    found = scores(state, player, legal)
    best = max(found)
    return [exp(SHARPNESS * (score - best)) + 0.02 for score in found]


def rollout(state: BoomState, player: int, legal: Sequence[Action], rng: Random) -> Action:
    """The better of a few actions taken at random."""
    tried = [legal[pick(len(legal), rng)] for _ in range(min(6, len(legal)))]
    found = scores(state, player, tried)
    return tried[found.index(max(found))]


def _plays(state: BoomState, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    keep = keep_cost(state)
    return [outlook.play_worth(state, player, action[1], action[2], keep) for action in legal]


def _rivals(state: BoomState, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    """Whoever is ahead gets what nobody wants."""
    totals = prospects(state)
    return [-totals[action[1]] for action in legal]


def _brings(state: BoomState, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    """What the walk and the Carrot cost, more for who is ahead."""
    totals = prospects(state)
    best = min(totals[action[1]] for action in legal)
    found = []
    for action in legal:
        seat = action[1]
        worth = outlook.walk_cost(state, seat, state.pos[seat], frame[2], False)
        if state.carrot != seat:
            worth += 3.0
        found.append(worth - 0.5 * (totals[seat] - best))
    return found


def _jumps(state: BoomState, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    costs = outlook.arm_costs(state)
    return [float(costs[action[1]]) for action in legal]


def _uses(state: BoomState, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    home = float(state.home[player])
    river = state.river
    return [outlook.flow_worth(state, player, river[action[1]], home) for action in legal]


def _places(state: BoomState, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    """Far from the own pawn and near the others'."""
    own = CROSSED[state.pos[player]]
    found = []
    for action in legal:
        space = action[1]
        worth = 0.0
        for target in range(state.setup.spaces):
            worth -= space in own[target]
            for other in range(state.players):
                if other != player:
                    worth += space in CROSSED[state.pos[other]][target]
        found.append(worth / state.players)
    return found


def _offers(state: BoomState, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    keep = keep_cost(state)
    return [-outlook.card_worth(state, action[1], keep) for action in legal]


def _gifts(state: BoomState, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    totals = prospects(state)
    worst = max(totals)
    return [-worst - 10.0 if action[1] == player else -totals[action[1]] for action in legal]


def _draws(state: BoomState, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    keep = keep_cost(state)
    unknown = 1.1 - keep * outlook.TYPICAL_CARD
    found = []
    for action in legal:
        if action[0] == acts.DRAW_PILE:
            found.append(unknown)
            continue
        slot = action[1]
        worth = outlook.card_worth(state, state.river[slot], keep)
        found.append(worth - state.river_tokens[slot])
    return found


_SCORES: Final[tuple[Callable[[BoomState, int, Sequence[Action], Frame], list[float]], ...]] = (
    _plays,
    _brings,
    _rivals,
    _rivals,
    _jumps,
    _uses,
    _places,
    _offers,
    _rivals,
    _gifts,
    _draws,
    _draws,
)

HEURISTICS: Final = Heuristics(evaluate, rollout, prior, greedy, depth=0)
