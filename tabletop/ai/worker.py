"""The child process an agent thinks in: what it is asked, what it answers, and its loop.

Its handle in the main process is `client`.
"""

from __future__ import annotations

import os
from functools import partial
from multiprocessing.connection import Connection
from random import Random
from time import perf_counter
from typing import NamedTuple

from tabletop.ai import serving
from tabletop.ai.agent import Agent, Budget, Decision
from tabletop.ai.levels import agent_for, level_in
from tabletop.ai.serving import answer
from tabletop.core.game import Player, State

INTERIM_SECONDS = 0.1
"""How often the best decision so far is sent while thinking goes on."""

NICENESS = 10
"""The window and the sound come first on a busy machine."""


class Request(NamedTuple):
    """A question: what would the agent of `level` do as `player` in `state`?

    Attributes:
        package: the dotted name of the game's folder, where its heuristics are.
        state: what `seat_clone` made, never the true one.
        seed: of the generator the agent thinks with.
    """

    number: int
    package: str
    level: str
    state: State
    player: Player
    budget: Budget
    seed: str

    def agent(self) -> Agent:
        return agent_for(level_in(self.package, self.level), self.package)


class Cancel(NamedTuple):
    """The answer to that request is no longer wanted."""

    number: int


class Ready(NamedTuple):
    """The child is up and listens."""

    process: int


class Begun(NamedTuple):
    """All that the request needs is loaded; from here on the agent thinks."""

    number: int


class Reply(NamedTuple):
    """What the agent would do; with `final` the thinking is over."""

    number: int
    decision: Decision
    final: bool


class Failure(NamedTuple):
    """The agent broke down over a request; the child itself is well."""

    number: int
    problem: str


def serve(connection: Connection) -> None:
    """The child's whole life: answers requests until the other end of the pipe is closed."""

    def work(message: object) -> None:
        if isinstance(message, Request):
            broke = partial(Failure, message.number)
            answer(connection, partial(_think, connection, message), broke)

    serving.serve(connection, NICENESS, work, lambda: connection.send(Ready(os.getpid())))


def _think(connection: Connection, request: Request) -> Reply | None:
    """The agent's last word; None when the request was cancelled."""
    best: Decision | None = None
    agent = request.agent()
    connection.send(Begun(request.number))
    told = perf_counter()
    thinking = agent.think(
        request.state, request.player, request.budget, Random(request.seed)
    )
    for best in thinking:
        if connection.poll() and connection.recv() == Cancel(request.number):
            return None
        now = perf_counter()
        if now - told >= INTERIM_SECONDS:
            connection.send(Reply(request.number, best, False))
            told = now
    if best is None:
        raise RuntimeError("the agent decided nothing")
    return Reply(request.number, best, True)
