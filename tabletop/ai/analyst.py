"""Asks the analysis what choices are worth: answers are told as they grow firmer, nothing blocks.

Hints, the tutor and looking back ask here, and nothing else computes what a choice is worth. The
newest question is answered first; one that is laid aside for it goes on later from what is known.
The processes are others than the computer players', so that a match never waits for a review: one
for questions that somebody waits for, one that stands further back for all others, as none may
come forward again. They never work both at once.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from time import monotonic
from typing import NamedTuple

from tabletop.ai.analysing import Analysing, Spend, asked, guide_for
from tabletop.ai.analysis import Analysis
from tabletop.ai.glimpse import UnderWay, first_look, looks_first
from tabletop.ai.measures import measures_in
from tabletop.ai.process import WorkerProcess
from tabletop.ai.rollouts import Plan
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
from tabletop.words.books import book

log = logging.getLogger(__name__)

@dataclass(frozen=True)
class Question(Request):
    """Asks what the choices are worth. Somebody waits for the first numbers.

    Attributes:
        spend: what is to be spent beyond `onset`.
        must: choices that are among the answers however they look.
        onset: what is known already.
        first: a first look is all that is wanted, where the game has one.
    """

    spend: Spend
    must: tuple[Plan, ...] = ()
    onset: Analysis | None = None
    first: bool = False

    niceness = 0
    """A busy machine must not starve somebody who waits (with 5, first numbers took twice as long
    beside two others at 0, 0.4 s)."""

    eager = True

    @property
    def limit(self) -> float:
        if self.spend.seconds is None:
            return UNTIMED_SECONDS
        return PATIENCE * (self.spend.seconds + GRACE_SECONDS) + UNTIMED_SECONDS / 4

    def load(self) -> None:
        load(self.package)

    def work(self) -> Iterator[Callable[[], Analysis] | None]:
        under_way = self.begun()
        for _ in under_way.steps(self.spend):
            yield under_way.analysis if under_way.tells else None
        yield under_way.analysis

    def begun(self) -> UnderWay:
        """Returns the analysis at its beginning, or where it was left."""
        first, alone = None, self.first and looks_first(self.package)
        if alone or (self.eager and self.onset is None):
            first = first_look(self.package, self.state, self.player, self.seed, self.must)
        whole = Analysing(
            self.state,
            self.player,
            guide_for(self.package),
            self.seed,
            must=self.must,
            onset=self.onset,
            measures=measures_in(self.package),
        )
        return UnderWay(whole, first, alone)


class Study(Question):
    """A question for whose answer nobody waits: all others come first."""

    niceness = 15
    interval = 1.5  # to read an answer takes its time from a frame
    eager = False


def load(package: str) -> None:
    """Loads all that questions about the game need whose folder is `package`."""
    guide_for(package)
    measures_in(package)
    looks_first(package)


class Found(NamedTuple):
    """An answer to a question.

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
        self.question = replace(question, onset=found, spend=spend)

    def rest(self, now: float) -> None:
        """It is laid aside; the seconds it was worked on are spent."""
        spend = self.question.spend
        if spend.seconds is not None:
            left = max(0.0, spend.seconds - (now - self.since))
            self.question = replace(self.question, spend=spend._replace(seconds=left))


class Analyst:
    """Asks for analyses, one after the other, the newest question first.

    The modes are those of `service`; in "inline" the fewest trials there are for an answer are
    spent instead of seconds, so that it repeats.
    """

    def __init__(
        self,
        mode: Mode = "process",
        *,
        launch: Callable[[int], WorkerProcess] = launch,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._service = Service("analysis", mode, launch, clock)
        self._clock = clock
        self._numbers = 0
        self._waiting: list[_Asked] = []
        self._asked: _Asked | None = None

    @property
    def mode(self) -> Mode:
        """Returns the present mode: "process" becomes "slices" where no process can be had."""
        return self._service.mode

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
        known = onset if onset is not None and onset.whole else None
        kind = Study if last else Question
        question = kind(
            self._numbers, game.package, root, player, luck, spend, tuple(must), known, first
        )
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
        if self.mode == "process" and not self.busy():
            self._service.prepare(Question.niceness, partial(load, game.package))

    def busy(self) -> bool:
        """Returns True if anything is asked and not answered."""
        return self._asked is not None or bool(self._waiting)

    def poll(self, slice_ms: float = 4.0) -> None:
        """Passes new answers to those who asked; call it once a frame.

        Args:
            slice_ms: how long to think in here, in mode "slices".
        """
        self._next()
        asked = self._asked
        for message in self._service.poll(slice_ms / 1000.0):
            if asked is None or self._asked is not asked:  # whoever was told has asked otherwise
                return
            if isinstance(message, Failure):
                self._end(asked, message.problem)
                return
            asked.knows(message.found)
            if message.final:
                self._asked = None
            asked.tell(Found(message.number, message.found, message.final))

    def cancel(self, number: int) -> None:
        """Forgets a question; nobody is told of it any more."""
        self._waiting = [kept for kept in self._waiting if kept.question.number != number]
        if self._asked is not None and self._asked.question.number == number:
            self._stop()

    def close(self) -> None:
        """Ends the processes and drops all questions; takes two seconds at most."""
        self._waiting.clear()
        self._asked = None
        self._service.close()

    def _stop(self) -> None:
        self._asked = None
        self._service.stop()

    def _lay_aside(self) -> None:
        """Lets what is worked on wait behind a newer question, with all that is known of it."""
        asked = self._asked
        if asked is None:
            return
        asked.rest(self._clock())
        self._stop()
        self._waiting.append(asked)

    def _next(self) -> None:
        if self._asked is None and self._waiting:
            self._asked = asked = self._waiting.pop()
            asked.since = self._clock()
            self._service.begin(asked.question)

    def _end(self, asked: _Asked, why: str) -> None:
        """Passes on the answer so far of a question that cannot be finished."""
        log.warning("An analysis of %s ended early: %s.", asked.question.package, why)
        self._asked = None
        problem = book("reasons").say("ended-early")
        known = asked.question.onset or asked.latest
        asked.tell(Found(asked.question.number, known, True, problem))
