"""The handle on thinking agents: questions go out, answers are polled for, nothing ever blocks.

Whoever hangs, dies or answers illegally is replaced, and the greedy agent's move is played.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterator
from random import Random
from time import monotonic, perf_counter
from typing import Literal, NamedTuple

from tabletop.ai.agent import Budget, Decision, seat_clone
from tabletop.ai.greedy import GreedyAgent
from tabletop.ai.levels import level_in
from tabletop.ai.plain import heuristics_in
from tabletop.ai.process import WorkerProcess
from tabletop.ai.worker import Begun, Cancel, Failure, Ready, Reply, Request
from tabletop.core.game import Game, Player, State

log = logging.getLogger(__name__)

Mode = Literal["process", "slices", "inline"]

PATIENCE = 3.0
"""A worker may take this many times its budget, ..."""

GRACE_SECONDS = 2.0
"""... and this much more, before it counts as hung."""

START_SECONDS = 20.0
"""How long a new worker may take to say that it is ready, and any to load a game."""

UNTIMED_SECONDS = 120.0
"""The watchdog's limit for a budget of iterations alone."""


class Answer(NamedTuple):
    """What came of a request.

    Attributes:
        decision: the agent's, or the greedy agent's where that one failed.
        final: False for the best so far, while thinking goes on.
        fallback: "" or one sentence that says why the greedy agent decided.
    """

    request: int
    decision: Decision
    final: bool
    fallback: str = ""


class AgentClient:
    """Asks agents for decisions, one after the other in the order of asking.

    Modes: "process" thinks in one spawned child that is kept; "slices" thinks inside `poll`, a few
    milliseconds at a time; "inline" thinks to the end inside `poll`, with a budget that repeats.
    """

    def __init__(
        self,
        mode: Mode = "process",
        *,
        launch: Callable[[], WorkerProcess] = WorkerProcess,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.mode = mode
        self._launch = launch
        self._clock = clock
        self._numbers = 0
        self._queue: deque[Request] = deque()
        self._asked: Request | None = None
        self._deadline = 0.0
        self._worker: WorkerProcess | None = None
        self._thinking: Iterator[Decision] | None = None
        self._best: Decision | None = None
        self._trouble = ""

    def start(self) -> None:
        """Starts the child, if there is to be one; where none can be had, slices take its place."""
        if self.mode != "process" or self._worker is not None:
            return
        try:
            self._worker = self._launch()
        except OSError as problem:
            log.warning("No process for the agents can be had (%s); they think in slices.", problem)
            self.mode = "slices"

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
            Request(self._numbers, game.package, level, clone, player, budget, thought)
        )
        self._next()
        return self._numbers

    def poll(self, slice_ms: float = 4.0) -> Answer | None:
        """The next answer, if there is one; call it once a frame.

        Args:
            slice_ms: how long the agent may think in here, in mode "slices".
        """
        self._next()
        if self._asked is None:
            return None
        if self.mode == "process":
            return self._poll_worker(self._asked)
        return self._think_here(self._asked, slice_ms / 1000.0)

    def cancel(self, request: int) -> None:
        """Forgets a request; no answer to it will come."""
        self._queue = deque(kept for kept in self._queue if kept.number != request)
        if self._asked is not None and self._asked.number == request:
            self._forget_asked()
            if self._worker is not None:
                self._worker.send(Cancel(request))

    def close(self) -> None:
        """Ends the child and forgets all requests; takes a second at most."""
        self._queue.clear()
        self._forget_asked()
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _forget_asked(self) -> None:
        self._asked = self._thinking = self._best = None
        self._trouble = ""

    def _next(self) -> None:
        """Puts the next request to the agent once the last one is done with."""
        if self._asked is not None or not self._queue:
            return
        if self._worker is not None and not self._worker.alive():
            log.warning("The agents' process had ended; another takes its place.")
            self._replace(self._worker)
        if self.mode == "process":
            self.start()
        self._asked = request = self._queue.popleft()
        self._deadline = self._clock() + _limit(request.budget)
        if self.mode == "process" and self._worker is not None:
            if not self._worker.ready or request.package not in self._worker.knows:
                self._deadline += START_SECONDS
            self._send(self._worker, request)

    def _send(self, worker: WorkerProcess, request: Request) -> None:
        try:
            worker.send(request)
        except Exception as problem:  # a state that cannot travel fails in many ways
            self._trouble = f"its question could not be sent ({problem})"

    def _poll_worker(self, asked: Request) -> Answer | None:
        worker = self._worker
        if worker is None or self._trouble:
            return self._fall_back(asked, self._trouble or "it has no process")
        alive = worker.alive()
        answer: Answer | None = None
        for message in worker.messages():
            if isinstance(message, Ready):
                worker.ready = True
                self._deadline = self._clock() + _limit(asked.budget) + START_SECONDS
            elif isinstance(message, Begun) and message.number == asked.number:
                worker.knows.add(asked.package)
                self._deadline = self._clock() + _limit(asked.budget)
            elif isinstance(message, Failure) and message.number == asked.number:
                return self._fall_back(asked, f"it broke down ({message.problem})")
            elif isinstance(message, Reply) and message.number == asked.number:
                answer = self._checked(asked, message.decision, message.final)
                if answer.final:
                    return answer
        if not alive and not worker.ready:
            self._think_in_slices(worker)
            return None
        if not alive:
            self._replace(worker)
            return self._fall_back(asked, "its process ended")
        if self._clock() > self._deadline:
            self._replace(worker)
            return self._fall_back(asked, "it took too long")
        return answer

    def _think_in_slices(self, worker: WorkerProcess) -> None:
        """Gives up processes: this machine ends them before they can listen."""
        log.warning("The agents' process ended at its start; they think in slices.")
        worker.kill()
        self._worker = None
        self.mode = "slices"

    def _think_here(self, asked: Request, seconds: float) -> Answer | None:
        end = perf_counter() + seconds
        try:
            if self._thinking is None:
                self._thinking = asked.agent().think(
                    asked.state, asked.player, asked.budget, Random(asked.seed)
                )
            for decision in self._thinking:
                self._best = decision
                if self.mode == "slices" and perf_counter() >= end:
                    return None
        except Exception as problem:  # an agent may fail in any way; the match must go on
            return self._fall_back(asked, f"it broke down ({type(problem).__name__}: {problem})")
        if self._best is None:
            return self._fall_back(asked, "it decided nothing")
        return self._checked(asked, self._best, True)

    def _checked(self, asked: Request, decision: Decision, final: bool) -> Answer:
        if decision.action not in asked.state.legal_actions(asked.player):
            return self._fall_back(asked, f"it wanted something illegal ({decision.action})")
        if final:
            self._forget_asked()
        return Answer(asked.number, decision, final)

    def _replace(self, worker: WorkerProcess) -> None:
        worker.kill()
        self._worker = None
        self.start()

    def _fall_back(self, asked: Request, why: str) -> Answer:
        reason = f"The {asked.level} agent of seat {asked.player} was stood in for: {why}."
        log.warning("%s", reason)
        self._forget_asked()
        return Answer(asked.number, _stand_in(asked), True, reason)


def _limit(budget: Budget) -> float:
    """Seconds after which an answer counts as overdue."""
    if budget.seconds is None:
        return UNTIMED_SECONDS
    return PATIENCE * budget.seconds + GRACE_SECONDS


def _stand_in(asked: Request) -> Decision:
    """The greedy agent's move; if even that cannot be had, the first legal action."""
    first = asked.state.legal_actions(asked.player)[0]
    decision = Decision(first, 0.5, 0, "the first legal action")
    try:
        greedy = GreedyAgent(heuristics_in(asked.package))
        *_, decision = greedy.think(asked.state, asked.player, asked.budget, Random(asked.seed))
    except Exception:  # the same broken heuristics may have felled the agent
        log.exception("The greedy agent broke down too.")
    return decision
