"""The agent that plays any legal action, each as likely: the yardstick of all others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tabletop.ai.agent import Agent, Budget, Decision
from tabletop.core.chance import pick
from tabletop.core.game import Player, State


class UniformAgent(Agent):
    """Plays at random."""

    def think(
        self, state: State, player: Player, budget: Budget, rng: Random
    ) -> Iterator[Decision]:
        legal = state.legal_actions(player)
        yield Decision(legal[pick(len(legal), rng)], 1.0 / state.players, 0, "any legal action")
