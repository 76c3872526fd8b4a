"""A service of child processes: requests are worked on one at a time, answers come as they grow.

`client` asks it what computer players do, `analyst` what choices are worth. Whoever polls it never
waits: a child that hangs or dies is replaced, and where none can be had the work is done within
`poll`, a slice at a time.
"""

from __future__ import annotations

import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from time import monotonic, perf_counter
from typing import Any, ClassVar, Literal, NamedTuple

from tabletop.ai import process
from tabletop.ai.process import GONE, WorkerProcess
from tabletop.core.game import Player, State

log = logging.getLogger(__name__)

Mode = Literal["process", "slices", "inline"]
"""Work is done in child processes, within `poll` a few milliseconds at a time, or there at once."""

START_SECONDS = 20.0
"""Seconds that a new child may take to say that it is ready, and any to load a game."""

UNTIMED_SECONDS = 120.0
"""Seconds that a request may take which has no limit of time."""

PATIENCE, GRACE_SECONDS = 3.0, 2.0
"""A request may take so many times its seconds, and so much more, before it counts as hung."""

MOST_ENDS = 5
"""A child that ended so often is not started again; the service then works in slices."""


@dataclass(frozen=True)
class Request(ABC):
    """A question about the choices of `player` in `state`; what is asked, subclasses say.

    Attributes:
        package: the dotted name of the game's folder.
        state: what `seat_clone` made, never the true one.
        seed: of the luck that the work needs.
        niceness: by how much the child stands back that works on it; there is one a niceness.
        interval: seconds between two answers that are not final.
        eager: the first of them is sent at once.
    """

    number: int
    package: str
    state: State
    player: Player
    seed: str

    niceness: ClassVar[int]
    interval: ClassVar[float] = 0.1
    eager: ClassVar[bool] = False

    @property
    @abstractmethod
    def limit(self) -> float:
        """Seconds after which it counts as hung."""

    @abstractmethod
    def load(self) -> None:
        """Loads all that the work needs."""

    @abstractmethod
    def work(self) -> Iterator[Callable[[], Any] | None]:
        """Works, and hands back control every few milliseconds with what gives the best answer so
        far; None while there is none."""

    def answers(self) -> Iterator[Answer | None]:
        """Works, and gives an answer from time to time, None between them, the final one last."""
        told, best = 0.0 if self.eager else perf_counter(), None
        for best in self.work():
            if best is not None and perf_counter() - told >= self.interval:
                yield Answer(self.number, best(), False)
                told = perf_counter()
            else:
                yield None
        if best is None:
            raise RuntimeError("nothing was found")
        yield Answer(self.number, best(), True)


class Ready(NamedTuple):
    """The child is up and listens."""


class Begun(NamedTuple):
    """All that the request needs is loaded; from here on it is worked on."""

    number: int


class Cancel(NamedTuple):
    """The answer to that request is no longer wanted, or not now."""

    number: int


class Prepare(NamedTuple):
    """Requests will come that need what is loaded by that."""

    load: Callable[[], object]


class Answer(NamedTuple):
    """The best that is known; with `final` the work is over."""

    number: int
    found: Any
    final: bool


class Failure(NamedTuple):
    """A request that is not answered; `problem` says why, as the end of a sentence."""

    number: int
    problem: str


def serve(connection: Connection, niceness: int) -> None:
    """Main loop of a child: answers requests until the other end of the pipe is closed."""

    def work(message: object) -> None:
        if isinstance(message, Prepare):
            with contextlib.suppress(Exception):  # what is amiss is told when it is asked about
                message.load()
        elif isinstance(message, Request):
            _answer(connection, message)

    process.serve(connection, niceness, work, lambda: connection.send(Ready()))


def _answer(connection: Connection, request: Request) -> None:
    try:
        request.load()
        connection.send(Begun(request.number))
        for answer in request.answers():
            if connection.poll() and connection.recv() == Cancel(request.number):
                return
            if answer is not None:
                connection.send(answer)
    except GONE:
        raise
    except Exception as problem:  # what a game gives may fail in any way
        connection.send(_broke(request, problem))


def _broke(request: Request, problem: Exception) -> Failure:
    return Failure(request.number, f"it broke down ({type(problem).__name__}: {problem})")


def launch(niceness: int) -> WorkerProcess:
    """Starts a child of that niceness."""
    return WorkerProcess(partial(serve, niceness=niceness))


class Service:
    """Works on one request at a time.

    Attributes:
        mode: "process" becomes "slices" where no processes can be had.
    """

    def __init__(
        self,
        name: str,
        mode: Mode,
        launch: Callable[[int], WorkerProcess],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`name` says in the log whose processes they are."""
        self.mode = mode
        self._name, self._launch, self._clock = name, launch, clock
        self._workers: dict[int, WorkerProcess] = {}
        self._request: Request | None = None
        self._here: Iterator[Answer | None] | None = None
        self._deadline = 0.0
        self._unsent = ""
        self._ends = 0

    def start(self, niceness: int) -> WorkerProcess | None:
        """Returns the child of that niceness, started where there is none that lives; None where
        no processes are used."""
        if self.mode != "process":
            return None
        worker = self._workers.get(niceness)
        if worker is not None and worker.alive():
            return worker
        if worker is not None:
            log.warning("A process of the %s had ended; another takes its place.", self._name)
            self._drop(niceness)
        try:
            if self._ends >= MOST_ENDS:
                raise OSError("it ended too often")
            self._workers[niceness] = self._launch(niceness)
        except OSError as problem:
            self._give_up(str(problem))
        return self._workers.get(niceness)

    def prepare(self, niceness: int, load: Callable[[], object]) -> None:
        """Has a child started, and `load` called in it."""
        worker = self.start(niceness)
        if worker is not None:
            worker.send(Prepare(load))

    def begin(self, request: Request) -> None:
        """Begins to work on a request; the service must be idle."""
        self._request, self._unsent = request, ""
        worker = self.start(request.niceness)
        if worker is None:
            return
        self._deadline = self._clock() + request.limit
        if not worker.ready or request.package not in worker.knows:
            self._deadline += START_SECONDS
        try:
            worker.send(request)
        except Exception as problem:  # a state that cannot travel fails in many ways
            self._unsent = f"it could not be sent ({problem})"

    def poll(self, seconds: float) -> list[Answer | Failure]:
        """Returns new answers to the present request; a final answer or a failure is the last.

        Args:
            seconds: how long to work in here, in mode "slices".
        """
        request = self._request
        if request is None:
            return []
        if self._unsent:
            found: list[Answer | Failure] = [Failure(request.number, self._unsent)]
        elif self.mode == "process":
            found = self._heard(request)
        else:
            found = self._worked(request, seconds)
        if found and (isinstance(found[-1], Failure) or found[-1].final):
            self._request = self._here = None
        return found

    def stop(self) -> None:
        """Drops the present request; no answer to it will come."""
        if self._request is not None and self._request.niceness in self._workers:
            self._workers[self._request.niceness].send(Cancel(self._request.number))
        self._request = self._here = None

    def close(self) -> None:
        """Ends the children and drops the request; takes a second a child at most."""
        self._request = self._here = None
        while self._workers:
            self._workers.popitem()[1].close()

    def _drop(self, niceness: int) -> None:
        if niceness in self._workers:
            self._workers.pop(niceness).kill()

    def _give_up(self, why: str) -> None:
        log.warning("No process for the %s can be had (%s); work is done in slices.",
                    self._name, why)
        self.mode = "slices"

    def _heard(self, request: Request) -> list[Answer | Failure]:
        worker = self._workers[request.niceness]
        alive = worker.alive()
        found: list[Answer | Failure] = []
        for message in worker.messages():
            if isinstance(message, Ready):
                worker.ready = True
                self._deadline = self._clock() + request.limit + START_SECONDS
            elif isinstance(message, Begun | Answer | Failure) and message.number == request.number:
                worker.knows.add(request.package)
                if isinstance(message, Begun):
                    self._deadline = self._clock() + request.limit
                    continue
                found.append(message)
                if isinstance(message, Failure) or message.final:
                    return found
        if not alive and not worker.ready:
            self._drop(request.niceness)
            self._give_up("it ended at its start")
        elif not alive or self._clock() > self._deadline:
            self._ends += 1
            self._drop(request.niceness)
            why = "it took too long" if alive else "its process ended"
            found.append(Failure(request.number, why))
            self.start(request.niceness)
        return found

    def _worked(self, request: Request, seconds: float) -> list[Answer | Failure]:
        end = perf_counter() + seconds
        found: list[Answer | Failure] = []
        try:
            if self._here is None:
                request.load()
                self._here = request.answers()
            for answer in self._here:
                if answer is not None:
                    found.append(answer)
                if self.mode == "slices" and perf_counter() >= end:
                    break
        except Exception as problem:  # a game's policy may fail in any way
            found.append(_broke(request, problem))
        return found[-1:]
