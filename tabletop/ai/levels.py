"""The levels a player can choose from, as rows of data, and the agents made of them.

A game's `agents/levels.toml` says how a level errs in that game, where that differs: points,
carrots and bunnies are not one measure.
"""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal

from tabletop.ai.agent import Agent, Budget
from tabletop.ai.greedy import REACH
from tabletop.core.errors import BadOption, explain
from tabletop.core.game import Game, data_file
from tabletop.core.letters import quoted

log = logging.getLogger(__name__)

FILE: Final = "levels.toml"
ERRING: Final = {"noise": 1.0, "reach": 20.0, "forget": 1.0}
"""The values that a game may set, and the most that each may be."""


@dataclass(frozen=True, slots=True)
class Level:
    """The strength of an agent.

    Attributes:
        kind: which agent plays.
        seconds: how long it may think about a decision in play; 0 = it needs no time.
        iterations: how many trials it gets where play must repeat exactly; levels that search
            stand in the same ratio as by seconds.
        noise: chance that the agent takes one of its next best moves.
        reach: how much less promising these may look at first sight, as a power of e, times how
            far the game lets weak players err; 0 = REACH wherever it lets them.
        forget: chance that a fact it has seen, no longer visible, is lost on it.
    """

    name: str
    kind: Literal["search", "policy", "greedy", "uniform"]
    seconds: float = 0.0
    iterations: int = 0
    noise: float = 0.0
    reach: float = REACH
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
    Level("normal", "search", seconds=0.15, iterations=150, noise=0.15, reach=0.0, forget=0.1),
    Level("hard", "search", seconds=0.8, iterations=800),
    Level("expert", "search", seconds=2.5, iterations=2500),
    Level("policy", "policy"),
    Level("greedy", "greedy"),
    Level("uniform", "uniform"),
)

LEVELS = ("easy", "normal", "hard", "expert")
"""The settings of a computer's seat, weakest first."""

AGENTS = (*LEVELS, "policy", "greedy", "uniform")
"""Everything that may play in the arena."""


def level(name: str) -> Level:
    """The level with that name.

    Raises:
        BadOption: there is none; the text lists them.
    """
    for row in _ROWS:
        if row.name == name:
            return row
    raise BadOption(explain("no-level", name=name, known=tuple(AGENTS)))


def level_in(package: str, name: str) -> Level:
    """The level as it is in the game whose folder is `package` (a dotted name).

    Raises:
        BadOption: there is no such level.
    """
    row, own = level(name), _own_levels(package).get(name, {})
    return replace(
        row,
        noise=own.get("noise", row.noise),
        reach=own.get("reach", row.reach),
        forget=own.get("forget", row.forget),
    )


@cache
def _own_levels(package: str) -> Mapping[str, Mapping[str, float]]:
    """Reads how levels err in that game; a file that cannot be used leaves one line in the log."""
    try:
        return read_levels(data_file(package, "heuristics", FILE).read_text("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except (OSError, ValueError) as problem:
        log.warning("The levels of %s play as in other games: %s", package, problem)
        return {}


def read_levels(text: str) -> dict[str, dict[str, float]]:
    """Reads what a file says of levels, by their names.

    Raises:
        ValueError: it is damaged, or says what cannot be.
    """
    found: dict[str, dict[str, float]] = {}
    for name, row in tomllib.loads(text).items():
        if name not in LEVELS or not isinstance(row, dict):
            raise ValueError(f"There is no level {quoted(name)}.")
        for key, number in row.items():
            right = type(number) in (int, float) and 0.0 <= number <= ERRING.get(key, -1.0)
            if not right:
                raise ValueError(f"{quoted(key)} of {name} cannot be {quoted(number)}.")
        found[name] = {key: float(number) for key, number in row.items()}
    return found


def make_agent(game: Game, name: str) -> Agent:
    """The agent of level `name` for that game.

    Raises:
        BadOption: there is no such level.
    """
    return agent_for(level_in(game.package, name), game.package)


def agent_for(row: Level, package: str) -> Agent:
    """The agent that a level's row describes, for the game whose folder is `package`.

    What looks ahead does so by paired rollouts where the game says so (HORIZON beside its policy,
    or `paired` of its heuristics), otherwise by a tree search. The strongest level counts endings
    exactly where it can.
    """
    # Loaded when somebody is to think: the menu needs no more than the levels' names.
    from tabletop.ai.analysing import guide_for
    from tabletop.ai.endings import EndingAgent
    from tabletop.ai.greedy import GreedyAgent
    from tabletop.ai.guides import of_heuristics
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
        return GreedyAgent(heuristics_in(package), row.noise, row.reach)
    guide, heuristics = guide_in(package), heuristics_in(package)
    agent: Agent
    if guide is not None:
        agent = RolloutAgent(guide, row.noise, slips=heuristics.slips)
    elif heuristics.paired:
        paired = of_heuristics(heuristics)
        agent = RolloutAgent(paired, row.noise, heuristics.paired, heuristics.slips)
    else:
        agent = SearchAgent(heuristics, row.noise, row.reach)
    return EndingAgent(agent, guide_for(package)) if row.name == LEVELS[-1] else agent
