"""Heuristics of Bunny Boom: evaluation, rollout policy, priors and action scores.

They compare the bunnies of a seat with those of the others; estimates in bunnies are in `outlook`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from random import Random
from typing import Final

from tabletop.ai.agent import Foresight, Heuristics
from tabletop.core.action import Action
from tabletop.core.chance import pick_weighted
from tabletop.core.frames import Frame
from tabletop.games.bunny_boom.agents import outlook
from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules import frames
from tabletop.games.bunny_boom.rules.cards import SUIT
from tabletop.games.bunny_boom.rules.redraw import worlds
from tabletop.games.bunny_boom.rules.rules import State
from tabletop.games.bunny_boom.rules.village import CROSSED, NOWHERE

SPREAD_NOW: Final = 1.0
SPREAD_A_TURN: Final = 1.0
"""Spread of final totals in bunnies: a constant, plus a factor of the root of turns left.

Totals of trial games spread 1.7 times as far; a sharper judgement searches better.
"""

DEPTH: Final = 6
"""Decisions of a rollout: enough to meet, in the next turns, the cards on everybody's way."""

STANDING: Final = 0.55
"""Share of the likely cost of the next walk that counts against a seat."""

CARROT_NOW: Final = 3.4
CARROT_PASSES: Final = 0.25
"""Cost of the Carrot near the end, in bunnies, and the rate at which it changes hands."""

TO_MOVE: Final = 1.2
"""Cost, in bunnies, of having to play a card when the end is near."""

SHARPNESS: Final = 0.7
"""Exponent per bunny of advantage: a move that looks one bunny better is e ** 0.7 times as likely
to be tried by a search, and to be made by the players of an analysis."""


def prospects(state: State) -> list[float]:
    """Returns each seat's expected final total of bunnies, less what all seats have in common."""
    left = outlook.turns_left(state)
    weight = outlook.value_weight(left)
    costs = outlook.arm_costs(state)
    suits = outlook.matching_suits(state)
    others = state.players - 1
    found = []
    for seat in range(state.players):
        total = state.home[seat] + outlook.TYPICAL_CARD * len(state.gifts[seat])
        for card in state.hands[seat]:
            total += outlook.card_cost(card, others, weight)
            if suits >> SUIT[card] & 1:
                total -= outlook.MATCHING
        total += STANDING * outlook.standing_cost(state, state.pos[seat], costs)
        found.append(total)
    if state.carrot != NOWHERE:
        found[state.carrot] += CARROT_NOW / (1.0 + CARROT_PASSES * left * others)
    if state.burrow != NOWHERE:
        found[state.burrow] -= outlook.BURROW_WORTH
    if state.stack and state.stack[-1][0] == frames.PLAY:
        found[state.mover] += TO_MOVE / (1.0 + left)
    return found


def evaluate(state: State) -> list[float]:
    """Returns each seat's chance to win, from the expected totals and their spread."""
    totals = prospects(state)
    scale = SPREAD_NOW + SPREAD_A_TURN * sqrt(outlook.turns_left(state))
    best = min(totals)
    weights = [exp((best - total) / scale) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def weight_now(state: State) -> float:
    """Returns the share of its bunny value that a card in hand is expected to cost now."""
    return outlook.value_weight(outlook.turns_left(state))


def scores(state: State, player: int, legal: Sequence[Action]) -> list[float]:
    """Scores each action in bunnies gained on the others, from what the player knows."""
    frame = state.stack[-1]
    return _SCORES[frame[0]](state, player, legal, frame)


def greedy(state: State, player: int, legal: Sequence[Action], rng: Random) -> Sequence[float]:
    """Returns the scores; `rng` is not used."""
    return scores(state, player, legal)


def prior(state: State, player: int, legal: Sequence[Action]) -> Sequence[float]:
    """Returns the scores as weights, each a little above zero, so that a search tries everything.
    """
    return [each + 0.02 for each in likelihoods(state, player, legal)]


def likelihoods(state: State, player: int, legal: Sequence[Action]) -> list[float]:
    """Returns the scores as weights; that of the best action is 1."""
    found = scores(state, player, legal)
    best = max(found)
    return [exp(SHARPNESS * (score - best)) for score in found]


def rollout(state: State, player: int, legal: Sequence[Action], rng: Random) -> Action:
    """Returns the action with the highest score: one intended reply tells more than many at random.
    """
    if len(legal) == 1:
        return legal[0]
    found = scores(state, player, legal)
    return legal[found.index(max(found))]


def likely(state: State, player: int, legal: Sequence[Action], rng: Random) -> Action:
    """Draws an action, the better it scores the likelier.

    Strong players do not always do what scores best; an analysis that assumes they do calls
    mistakes larger than they are.
    """
    if len(legal) == 1:
        return legal[0]
    return legal[pick_weighted(likelihoods(state, player, legal), rng)]


def _plays(state: State, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    """Scores a play by its immediate gain, the card leaving the hand, and the pawn's new place."""
    weight, others = weight_now(state), state.players - 1
    costs = outlook.arm_costs(state)
    standing: dict[int, float] = {}
    held: dict[int, float] = {}
    found = []
    for _, card, space, _ in legal:
        if space not in standing:
            standing[space] = STANDING * outlook.standing_cost(state, space, costs)
        if card not in held:
            held[card] = outlook.card_cost(card, others, weight)
        gain = outlook.play_worth(state, player, card, space)
        found.append(gain + held[card] - standing[space])
    return found


def _rivals(state: State, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    """Scores seats for what nobody wants: the seat with the fewest expected bunnies first."""
    totals = prospects(state)
    return [-totals[action[1]] for action in legal]


def _brings(state: State, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    """Scores seats by the cost of their walk and of the Carrot, more for those ahead."""
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


def _jumps(state: State, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    costs = outlook.arm_costs(state)
    return [float(costs[action[1]]) for action in legal]


def _uses(state: State, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    home = float(state.home[player])
    river = state.river
    return [outlook.flow_worth(state, player, river[action[1]], home) for action in legal]


def _places(state: State, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    """Scores spaces that lie far from the own pawn and on the ways of the others."""
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


def _offers(state: State, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    weight, others = weight_now(state), state.players - 1
    return [outlook.card_cost(action[1], others, weight) for action in legal]


def _gifts(state: State, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    totals = prospects(state)
    worst = max(totals)
    return [-worst - 10.0 if action[1] == player else -totals[action[1]] for action in legal]


def _draws(state: State, player: int, legal: Sequence[Action], frame: Frame) -> list[float]:
    """Scores draws by the card's cost in hand, the bunnies on it, and whether it can be played
    free."""
    weight, others = weight_now(state), state.players - 1
    suits = outlook.matching_suits(state)
    found = []
    for action in legal:
        if action[0] == acts.DRAW_PILE:
            found.append(-outlook.TYPICAL_CARD * weight + outlook.MATCHING / 2)
            continue
        card = state.river[action[1]]
        cost = outlook.card_cost(card, others, weight) + state.river_tokens[action[1]]
        found.append((outlook.MATCHING if suits >> SUIT[card] & 1 else 0.0) - cost)
    return found


_SCORES: Final[tuple[Callable[[State, int, Sequence[Action], Frame], list[float]], ...]] = (
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

PHASES: Final = (1.0, 2.0, 3.5, 5.5)
"""Turns left per player at which one phase gives way to the next."""


def phase(state: State) -> int:
    """Returns the phase by turns left; phase 0 has the fewest."""
    left = outlook.turns_left(state)
    return sum(left > turns for turns in PHASES)


FORESIGHT: Final = Foresight(trials=250, worlds=120, waver=0.035)

HEURISTICS: Final = Heuristics(
    evaluate, rollout, prior, greedy, DEPTH,
    phase=phase, phases=len(PHASES) + 1, foresight=FORESIGHT, likely=likely,
    worlds=worlds, likelihoods=likelihoods,
)  # fmt: skip
