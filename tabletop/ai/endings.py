"""The agent that plays endings exactly, where all choices can be counted; elsewhere another one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from tabletop.ai.agent import Agent, Budget, Candidate, Decision
from tabletop.ai.exact import Exactly, Row, TooMany
from tabletop.ai.greedy import SHOWN
from tabletop.ai.rollouts import Guide
from tabletop.core.game import Player, State

STEPS: Final = 6_000
"""Steps of a count, at most: a small part of the time that the strongest level has."""


class EndingAgent(Agent):
    """Plays what wins most where that can be counted, if the others play as in playouts."""

    def __init__(self, agent: Agent, guide: Guide) -> None:
        """
        Args:
            agent: who plays where it cannot be counted.
            guide: of the playouts of analyses.
        """
        self._agent = agent
        self._guide = guide

    def think(
        self, state: State, player: Player, budget: Budget, rng: Random
    ) -> Iterator[Decision]:
        thoughts = self._agent.think(state, player, budget, rng)
        legal = state.legal_actions(player)

        def ended(world: State) -> Row:
            worth, chance = self._guide.judge(world, player)
            return chance, worth

        counting = Exactly(state, player, self._guide, ended, STEPS).of([(a,) for a in legal])
        before: Decision | None = None
        try:
            while len(legal) > 1:
                next(counting)
                before = before or next(thoughts)
                yield before
        except TooMany:
            pass
        except StopIteration as counted:
            rows: list[Row] = counted.value
            order = sorted(range(len(legal)), key=lambda i: rows[i], reverse=True)
            best = tuple(Candidate(legal[i], rows[i][0], 1) for i in order)
            yield Decision(*best[0], "counted exactly", best[:SHOWN])
            return
        yield from thoughts
