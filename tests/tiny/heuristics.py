"""What agents are told about playing Tiny Auction well."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tabletop.ai.agent import Heuristics
from tabletop.core.action import Action
from tabletop.core.chance import pick
from tabletop.core.game import Player
from tests.tiny.cards import VALUE
from tests.tiny.state import BID, PASS, State

LEAD = 12.0
"""A lead of this many points is as good as won."""


def evaluate(state: State) -> tuple[float, ...]:
    """A seat is worth more the further its points lead those of the best other seat."""
    scores = [sum(VALUE[card] for card in pile) for pile in state.piles]
    worth = []
    for seat, score in enumerate(scores):
        best = max(scores[:seat] + scores[seat + 1 :])
        worth.append(min(1.0, max(0.0, 0.5 + (score - best) / (2 * LEAD))))
    return tuple(worth)


def rollout(state: State, player: Player, legal: Sequence[Action], rng: Random) -> Action:
    """Any action; a random playout is short."""
    return legal[pick(len(legal), rng)]


def greedy(state: State, player: Player, legal: Sequence[Action], rng: Random) -> tuple[float, ...]:
    """Bids about what the prize is worth, passes on cheap foxes."""
    wanted = VALUE[state.prize] if state.prize != -1 else 0

    def score(action: Action) -> float:
        if action.kind == BID:
            return -abs(VALUE[action.a] - wanted)
        if action.kind == PASS:
            return 3.5 - wanted
        return 0.0

    return tuple(map(score, legal))


HEURISTICS = Heuristics(evaluate, rollout, None, greedy, depth=20)
