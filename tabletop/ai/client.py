"""Asks computer players for their decisions, one after the other; nothing ever blocks.

Whoever hangs, dies or answers illegally is replaced, and the greedy agent's move is played.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from time import monotonic
from typing import NamedTuple

from tabletop.ai.agent import Agent, Budget, Decision, seat_clone
from tabletop.ai.greedy import GreedyAgent
from tabletop.ai.levels import agent_for, level_in
from tabletop.ai.plain import heuristics_in
from tabletop.ai.process import WorkerProcess
from tabletop.ai.service import (
    GRACE_SECONDS,
    PATIENCE,
    UNTIMED_SECONDS,
    Failure,
    Mode,
    Request,
    Service,
    launch,
)
from tabletop.core.game import Game, Player, State

log = logging.getLogger(__name__)


class Answer(NamedTuple):
    """An answer to a request.

    Attributes:
        decision: the agent's, or the greedy agent's where that one failed.
        final: False for the best so far, while thinking goes on.
        fallback: "" or one sentence that says why the greedy agent decided.
    """

    request: int
    decision: Decision
    final: bool
    fallback: str = ""


@dataclass(frozen=True)
class Decide(Request):
    """Asks what the agent of `level` would do."""

    level: str
    budget: Budget

    niceness = 10  # the window and the sound come first on a busy machine

    @property
    def limit(self) -> float:
        seconds = self.budget.seconds
        return UNTIMED_SECONDS if seconds is None else PATIENCE * seconds + GRACE_SECONDS

    def agent(self) -> Agent:
        """Returns the agent that is asked."""
        return agent_for(level_in(self.package, self.level), self.package)

    def load(self) -> None:
        self.agent()

    def work(self) -> Iterator[Callable[[], Decision]]:
        for best in self.agent().think(self.state, self.player, self.budget, Random(self.seed)):
            yield partial(_itself, best)


def _itself(decision: Decision) -> Decision:
    return decision


class AgentClient:
    """Asks agents for decisions, one after the other in the order of asking.

    The modes are those of `service`; "inline" takes a budget that repeats.
    """

    def __init__(
        self,
        mode: Mode = "process",
        *,
        launch: Callable[[int], WorkerProcess] = launch,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._service = Service("computer players", mode, launch, clock)
        self._numbers = 0
        self._queue: deque[Decide] = deque()
        self._asked: Decide | None = None

    @property
    def mode(self) -> Mode:
        """Returns the present mode: "process" becomes "slices" where no process can be had."""
        return self._service.mode

    def start(self) -> None:
        """Starts the child, if there is to be one; where none can be had, slices take its place."""
        self._service.start(Decide.niceness)

    def ask(
        self,
        game: Game,
        state: State,
        player: Player,
        level: str,
        seed: str,
        budget: Budget | None = None,
    ) -> int:
        """Asks what the agent of `level` would do; returns the request's number.

        `state` may be the true one: a clone redrawn for the seat is made of it at once, and only
        that goes further. `seed` stays the same all match long, so that a forgetful level forgets
        the same things; the same state and seed give the same thinking.

        Raises:
            BadOption: there is no such level.
        """
        row = level_in(game.package, level)
        clone = seat_clone(state, player, seed, row.forget)
        if budget is None:
            budget = row.repeatable() if self.mode == "inline" else row.in_play()
        self._numbers += 1
        thought = f"what seat {player} thinks of {clone.digest()}: {seed}"
        self._queue.append(
            Decide(self._numbers, game.package, clone, player, thought, level, budget)
        )
        self._next()
        return self._numbers

    def poll(self, slice_ms: float = 4.0) -> Answer | None:
        """Returns the next answer, if there is one; call it once a frame.

        Args:
            slice_ms: how long the agent may think in here, in mode "slices".
        """
        self._next()
        asked, answer = self._asked, None
        if asked is None:
            return None
        for message in self._service.poll(slice_ms / 1000.0):
            if isinstance(message, Failure):
                return self._fall_back(asked, message.problem)
            answer = self._checked(asked, message.found, message.final)
        return answer

    def cancel(self, request: int) -> None:
        """Drops a request; no answer to it will come."""
        self._queue = deque(kept for kept in self._queue if kept.number != request)
        if self._asked is not None and self._asked.number == request:
            self._asked = None
            self._service.stop()

    def close(self) -> None:
        """Ends the child and drops all requests; takes a second at most."""
        self._queue.clear()
        self._asked = None
        self._service.close()

    def _next(self) -> None:
        """Begins the next request once the last one is done with."""
        if self._asked is None and self._queue:
            self._asked = self._queue.popleft()
            self._service.begin(self._asked)

    def _checked(self, asked: Decide, decision: Decision, final: bool) -> Answer:
        if decision.action not in asked.state.legal_actions(asked.player):
            return self._fall_back(asked, f"it wanted something illegal ({decision.action})")
        if final:
            self._asked = None
        return Answer(asked.number, decision, final)

    def _fall_back(self, asked: Decide, why: str) -> Answer:
        reason = f"The {asked.level} agent of seat {asked.player} was stood in for: {why}."
        log.warning("%s", reason)
        self._asked = None
        self._service.stop()
        return Answer(asked.number, _stand_in(asked), True, reason)


def _stand_in(asked: Decide) -> Decision:
    """Returns the greedy agent's move; if even that cannot be had, the first legal action."""
    first = asked.state.legal_actions(asked.player)[0]
    decision = Decision(first, 0.5, 0, "the first legal action")
    try:
        greedy = GreedyAgent(heuristics_in(asked.package))
        *_, decision = greedy.think(asked.state, asked.player, asked.budget, Random(asked.seed))
    except Exception:  # the same broken heuristics may have felled the agent
        log.exception("The greedy agent broke down too.")
    return decision
