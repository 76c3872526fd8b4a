"""The questions an analysis process is asked, its answers, and its loop; the handle is `analyst`.

A question travels with what is known of it already, so that one that was laid aside for a newer
one goes on where it stopped.
"""

from __future__ import annotations

import contextlib
from functools import partial
from multiprocessing.connection import Connection
from time import perf_counter
from typing import NamedTuple

from tabletop.ai import serving
from tabletop.ai.analysing import Analysing, Spend, guide_for
from tabletop.ai.analysis import Analysis
from tabletop.ai.glimpse import UnderWay, first_look, looks_first
from tabletop.ai.measures import measures_in
from tabletop.ai.rollouts import Plan
from tabletop.ai.serving import answer
from tabletop.core.game import Player, State

INTERIM_SECONDS, UNAWAITED_SECONDS = 0.1, 1.5
"""How often what is known so far is sent while it goes on; and where nobody waits for it, so that
it is only there to be gone on from: to read an answer takes its time from a frame."""

NICENESS, UNAWAITED_NICENESS = 0, 15
"""Who waits is not to be starved by a busy machine (with 5, first numbers took twice as long beside
two others at 0, 0.4 s); where nobody waits, all others come first."""


class Question(NamedTuple):
    """What are the choices of `player` in `state` worth?

    Attributes:
        package: the dotted name of the game's folder.
        state: what `seat_clone` made, never the true one.
        must: choices that are among the answers however they look.
        onset: what is known already.
        spend: what is to be spent beyond that.
        awaited: somebody waits for the first numbers.
        first: a first look is all that is wanted, where the game has one.
    """

    number: int
    package: str
    state: State
    player: Player
    seed: str
    spend: Spend
    must: tuple[Plan, ...] = ()
    onset: Analysis | None = None
    awaited: bool = True
    first: bool = False

    def begun(self) -> UnderWay:
        """The analysis at its beginning, or where it was left."""
        first, alone = None, self.first and looks_first(self.package)
        if alone or (self.awaited and self.onset is None):
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


class Stop(NamedTuple):
    """The answer to that question is no longer wanted, or not now."""

    number: int


class Expect(NamedTuple):
    """The game whose folder is `package` (a dotted name) will be asked about."""

    package: str

    def load(self) -> None:
        """Has all in memory that the first question needs."""
        guide_for(self.package)
        measures_in(self.package)
        looks_first(self.package)


class Answer(NamedTuple):
    """What is known; with `final` all was spent or the answer is settled."""

    number: int
    found: Analysis
    final: bool


class Broke(NamedTuple):
    """The analysis of that question broke down; the process itself is well."""

    number: int
    problem: str


def serve(connection: Connection, niceness: int = NICENESS) -> None:
    """The process's whole life: answers questions until the other end of the pipe is closed."""

    def work(message: object) -> None:
        if isinstance(message, Question):
            broke = partial(Broke, message.number)
            answer(connection, partial(_found, connection, message), broke)
        elif isinstance(message, Expect):
            with contextlib.suppress(Exception):  # what is amiss is told when it is asked about
                message.load()

    serving.serve(connection, niceness, work)


def _found(connection: Connection, question: Question) -> Answer | None:
    """All that was to be found out; None when the question was stopped."""
    told = perf_counter()
    shown = not question.awaited
    every = INTERIM_SECONDS if question.awaited else UNAWAITED_SECONDS
    under_way = question.begun()
    for _ in under_way.steps(question.spend):
        if connection.poll() and connection.recv() == Stop(question.number):
            return None
        now = perf_counter()
        if under_way.tells and (not shown or now - told >= every):
            connection.send(Answer(question.number, under_way.analysis(), False))
            told, shown = now, True
    return Answer(question.number, under_way.analysis(), True)
