"""Heuristics of Isolation: keep more ways to hop than the other rabbit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tabletop.ai.agent import Heuristics
from tabletop.ai.plain import any_action, even_shares
from tabletop.core.action import Action
from tabletop.core.game import Player
from tabletop.games.isolation.rules.rules import State


def greedy(state: State, player: Player, legal: Sequence[Action], rng: Random) -> list[float]:
    """Scores each action by the ways to hop it leaves this rabbit more than the other."""
    return [_lead_after(state, player, action) for action in legal]


def _lead_after(state: State, player: Player, action: Action) -> float:
    tried = state.clone()
    tried.apply(player, action)
    return float(len(tried.hops(player)) - len(tried.hops(1 - player)))


HEURISTICS = Heuristics(even_shares, any_action, None, greedy, depth=60)
