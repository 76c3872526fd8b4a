"""The levels a player can choose from, as rows of data, and the agents made of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tabletop.ai.agent import Agent, Budget
from tabletop.core.action import Action
from tabletop.core.errors import BadOption
from tabletop.core.game import Game


@dataclass(frozen=True, slots=True)
class Level:
    """How strong an agent is.

    Attributes:
        kind: which agent plays.
        seconds: how long it may think about a decision in play; 0 = it needs no time.
        iterations: how many trials it gets where play must repeat exactly; levels that search
            stand in the same ratio as by seconds.
        noise: chance that the agent takes one of its next best moves.
        forget: chance that a fact it has seen, no longer visible, is lost on it.
    """

    name: str
    kind: Literal["search", "policy", "greedy", "uniform"]
    seconds: float = 0.0
    iterations: int = 0
    noise: float = 0.0
    forget: float = 0.0

    def in_play(self) -> Budget:
        """The budget of a match against people."""
        return Budget(seconds=self.seconds)

    def repeatable(self, strongest: int | None = None) -> Budget:
        """The budget that repeats exactly.

        Args:
            strongest: trials for the level that gets most; the others' shrink or grow with it.
        """
        if strongest is None:
            return Budget(iterations=self.iterations)
        most = max(row.iterations for row in _ROWS)
        return Budget(iterations=max(1, round(strongest * self.iterations / most)))


_ROWS = (
    Level("easy", "greedy", noise=0.2, forget=0.3),
    Level("normal", "search", seconds=0.15, iterations=150, noise=0.15, forget=0.1),
    Level("hard", "search", seconds=0.8, iterations=800),
    Level("expert", "search", seconds=2.5, iterations=2500),
    Level("policy", "policy"),
    Level("greedy", "greedy"),
    Level("uniform", "uniform"),
)

LEVELS = ("easy", "normal", "hard", "expert")
"""What a seat of the computer can be set to, weakest first."""

AGENTS = (*LEVELS, "policy", "greedy", "uniform")
"""What may play in the arena."""


def level(name: str) -> Level:
    """The level with that name.

    Raises:
        BadOption: there is none; the text lists them.
    """
    for row in _ROWS:
        if row.name == name:
            return row
    raise BadOption(f"There is no level '{name}'; there are: {', '.join(AGENTS)}.")


def make_agent(game: Game, name: str) -> Agent:
    """The agent of level `name` for that game.

    Raises:
        BadOption: there is no such level.
    """
    return agent_for(level(name), game.package)


def agent_for(row: Level, package: str, weighs: Action | None = None) -> Agent:
    """The agent that a level's row describes, for the game whose folder is `package`.

    What looks ahead does so by paired rollouts where the game has what they need, otherwise by a
    tree search.

    Args:
        weighs: an action that a searching agent is to try in earnest, beside what it would do.
    """
    # Loaded when somebody is to think: the menu needs no more than the levels' names.
    from tabletop.ai.greedy import GreedyAgent
    from tabletop.ai.pairing import PolicyAgent, RolloutAgent
    from tabletop.ai.plain import heuristics_in
    from tabletop.ai.policy import guide_in, policy_in
    from tabletop.ai.search import SearchAgent
    from tabletop.ai.uniform import UniformAgent

    if row.kind == "uniform":
        return UniformAgent()
    if row.kind == "policy":
        return PolicyAgent(policy_in(package), heuristics_in(package))
    if row.kind == "greedy":
        return GreedyAgent(heuristics_in(package), row.noise)
    guide = guide_in(package)
    if guide is not None:
        return RolloutAgent(guide, row.noise, weighs)
    return SearchAgent(heuristics_in(package), row.noise, weighs)
