"""The handle on the analysis: questions go out, answers are told, nothing ever blocks.

Hints, the tutor and looking back ask here, and nothing else computes what a choice is worth. What
was asked last is answered first; what is laid aside for it goes on later from what it has. The
processes are others than the computer players', so that a match never waits for a review: one for
what somebody waits for, one that stands further back for all else, as none may come forward again.
They never work both at once.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from time import monotonic, perf_counter
from typing import NamedTuple

from tabletop.ai.analysing import Spend, asked
from tabletop.ai.analysis import Analysis
from tabletop.ai.asking import (
    NICENESS,
    UNAWAITED_NICENESS,
    Answer,
    Broke,
    Expect,
    Question,
    Stop,
    serve,
)
from tabletop.ai.client import GRACE_SECONDS, PATIENCE, START_SECONDS, UNTIMED_SECONDS, Mode
from tabletop.ai.glimpse import UnderWay
from tabletop.ai.process import WorkerProcess
from tabletop.ai.rollouts import Plan
from tabletop.core.game import Game, Player, State

log = logging.getLogger(__name__)

MOST_ENDS = 5
"""A process that ended so often is not started again; the analysis then thinks in slices."""


class Found(NamedTuple):
    """What came of a question.

    Attributes:
        found: what is known; None when nothing could be found out.
        final: False while it goes on.
        problem: "" or one sentence that says why it ended early.
    """

    number: int
    found: Analysis | None
    final: bool
    problem: str = ""


Tell = Callable[[Found], object]


@dataclass
class _Asked:
    """A question that waits or is worked on, and who is to be told.

    `since` is when the present work on it began, `latest` what was told last.
    """

    question: Question
    tell: Tell
    since: float = 0.0
    latest: Analysis | None = None

    def knows(self, found: Analysis) -> None:
        """Keeps what is known with the question, so that it can go on from there.

        Before every choice went through the first worlds it begins again.
        """
        self.latest = found
        if not found.whole:
            return
        question = self.question
        trials = question.spend.trials
        if trials is not None:
            known = question.onset.trials if question.onset is not None else 0
            trials = max(0, trials - (found.trials - known))
        spend = question.spend._replace(trials=trials)
        self.question = question._replace(onset=found, spend=spend)

    def rest(self, now: float) -> None:
        """It is laid aside; the seconds it was worked on are spent."""
        spend = self.question.spend
        if spend.seconds is not None:
            left = max(0.0, spend.seconds - (now - self.since))
            self.question = self.question._replace(spend=spend._replace(seconds=left))


def launch(awaited: bool) -> WorkerProcess:
    """A process for questions that somebody waits for, or for the others."""
    return WorkerProcess(partial(serve, niceness=NICENESS if awaited else UNAWAITED_NICENESS))


class Analyst:
    """Asks for analyses, one after the other, the newest question first.

    Modes: "process" thinks in spawned children that are started when first asked; "slices" thinks
    inside `poll`, a few milliseconds at a time; "inline" to the end inside `poll`, where
    for seconds the fewest trials there are for an answer are spent, so that it repeats.
    """

    def __init__(
        self,
        mode: Mode = "process",
        *,
        launch: Callable[[bool], WorkerProcess] = launch,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.mode = mode
        self._launch, self._clock = launch, clock
        self._numbers = 0
        self._waiting: list[_Asked] = []
        self._asked: _Asked | None = None
        self._deadline = 0.0
        self._workers: dict[bool, WorkerProcess] = {}
        self._here: tuple[UnderWay, Iterator[None]] | None = None
        self._ends = 0

    def ask(
        self,
        game: Game,
        state: State,
        player: Player,
        spend: Spend,
        seed: str,
        tell: Tell,
        *,
        must: Sequence[Plan] = (),
        onset: Analysis | None = None,
        last: bool = False,
        first: bool = False,
    ) -> int:
        """Asks what the choices of `player` are worth; returns the question's number.

        `state` may be the true one: a clone redrawn for the seat is made of it at once, and only
        that goes further. The same state, seat, seed and spend in trials give the same answer.

        Args:
            tell: called by `poll` with every answer, firmer ones after each other.
            must: choices that are among the answers however they look.
            onset: an earlier answer to the same question, to go on from.
            last: it waits behind everything else that was asked.
            first: a first look is all that is wanted, where the game has one.
        """
        self._numbers += 1
        root, luck = asked(state, player, seed)
        if self.mode == "inline" and spend.trials is None:
            spend = Spend(trials=1)
        question = Question(
            self._numbers, game.package, root, player, luck, spend, tuple(must),
            onset if onset is not None and onset.whole else None, awaited=not last, first=first,
        )  # fmt: skip
        if last:
            self._waiting.insert(0, _Asked(question, tell))
        else:
            self._lay_aside()
            self._waiting.append(_Asked(question, tell))
        self._next()
        return question.number

    def prepare(self, game: Game) -> None:
        """Has the process started and the game loaded, so that the first numbers come as soon as
        all later ones; does nothing while it has other work."""
        if self.mode != "process" or self.busy():
            return
        worker = self._at_hand(awaited=True)
        if worker is not None:
            worker.send(Expect(game.package))

    def busy(self) -> bool:
        """Whether anything is asked and not answered."""
        return self._asked is not None or bool(self._waiting)

    def poll(self, slice_ms: float = 4.0) -> None:
        """Tells what was found; call it once a frame.

        Args:
            slice_ms: how long to think in here, in mode "slices".
        """
        self._next()
        asked = self._asked
        if asked is None:
            return
        if self.mode == "process":
            self._hear(asked)
        else:
            self._think(asked, slice_ms / 1000.0)

    def cancel(self, number: int) -> None:
        """Forgets a question; nobody is told of it any more."""
        self._waiting = [kept for kept in self._waiting if kept.question.number != number]
        if self._asked is not None and self._asked.question.number == number:
            self._stop()

    def close(self) -> None:
        """Ends the processes and forgets all questions; takes two seconds at most."""
        self._waiting.clear()
        self._asked = self._here = None
        while self._workers:
            self._workers.popitem()[1].close()

    # Inside

    def _stop(self) -> None:
        asked = self._asked
        if asked is not None and (worker := self._workers.get(asked.question.awaited)) is not None:
            worker.send(Stop(asked.question.number))
        self._asked = self._here = None

    def _lay_aside(self) -> None:
        """Lets what is worked on wait behind a newer question, with all that is known of it."""
        asked = self._asked
        if asked is None:
            return
        if self._here is not None and self._here[0].tells:
            asked.knows(self._here[0].analysis())
        asked.rest(self._clock())
        self._stop()
        self._waiting.append(asked)

    def _next(self) -> None:
        if self._asked is not None or not self._waiting:
            return
        self._asked = asked = self._waiting.pop()
        asked.since = self._clock()
        worker = self._at_hand(asked.question.awaited)
        if worker is None:
            return
        self._deadline = self._clock() + _limit(asked.question.spend)
        if not worker.ready:
            self._deadline += START_SECONDS
        try:
            worker.send(asked.question)
        except Exception as problem:  # a state that cannot travel fails in many ways
            self._end(asked, f"it could not be sent ({problem})")

    def _at_hand(self, awaited: bool) -> WorkerProcess | None:
        """The process for such questions, started where there is none; None where none is used."""
        if self.mode != "process":
            return None
        worker = self._workers.get(awaited)
        if worker is not None and worker.alive():
            return worker
        self._let_go(awaited)
        try:
            if self._ends >= MOST_ENDS:
                raise OSError("it ended too often")
            self._workers[awaited] = self._launch(awaited)
        except OSError as problem:
            log.warning("No process for the analysis can be had (%s); it runs in slices.", problem)
            self.mode = "slices"
        return self._workers.get(awaited)

    def _let_go(self, awaited: bool) -> None:
        """Ends the process for such questions at once, if there is one."""
        if awaited in self._workers:
            self._workers.pop(awaited).kill()

    def _hear(self, asked: _Asked) -> None:
        worker = self._workers.get(asked.question.awaited)
        if worker is None:
            return
        alive = worker.alive()
        for message in worker.messages():
            worker.ready = True
            if isinstance(message, Answer) and message.number == asked.question.number:
                asked.knows(message.found)
                if message.final:
                    self._asked = None
                asked.tell(Found(message.number, message.found, message.final))
                if self._asked is not asked:
                    return
            elif isinstance(message, Broke) and message.number == asked.question.number:
                self._end(asked, f"it broke down ({message.problem})")
                return
        if not alive or self._clock() > self._deadline:
            self._ends += 1
            self._let_go(asked.question.awaited)
            self._end(asked, "it took too long" if alive else "its process ended")

    def _think(self, asked: _Asked, seconds: float) -> None:
        end = perf_counter() + seconds
        try:
            if self._here is None:
                begun = asked.question.begun()
                self._here = begun, begun.steps(asked.question.spend)
            under_way, steps = self._here
            tells, shows = under_way.tells, under_way.shows
            for _ in steps:
                if self.mode == "slices" and perf_counter() >= end:
                    if under_way.tells > tells or under_way.shows > shows:
                        asked.latest = under_way.analysis()
                        asked.tell(Found(asked.question.number, asked.latest, False))
                    return
        except Exception as problem:  # a game's policy may fail in any way
            self._end(asked, f"it broke down ({type(problem).__name__}: {problem})")
            return
        self._asked = self._here = None
        asked.tell(Found(asked.question.number, under_way.analysis(), True))

    def _end(self, asked: _Asked, why: str) -> None:
        """A question that cannot be answered to the end: what is known of it is told."""
        log.warning("An analysis of %s ended early: %s.", asked.question.package, why)
        self._asked = self._here = None
        problem = f"The analysis ended early: {why}."
        known = asked.question.onset or asked.latest
        asked.tell(Found(asked.question.number, known, True, problem))


def _limit(spend: Spend) -> float:
    """Seconds after which an answer counts as overdue."""
    if spend.seconds is None:
        return UNTIMED_SECONDS
    return PATIENCE * (spend.seconds + GRACE_SECONDS) + UNTIMED_SECONDS / 4
