"""The computer players of a match: asks agents, makes their moves after a pause, finds hints.

The play scene uses the answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop.ai.agent import Budget
from tabletop.ai.analysing import Spend
from tabletop.ai.levels import level as find_level
from tabletop.core.action import Action
from tabletop.core.asking import OftenAsking
from tabletop.core.game import CHANCE, Player, State

if TYPE_CHECKING:
    from tabletop.ai.analyst import Found
    from tabletop.scenes.scene import Program
    from tabletop.session.running import Running

PACES = (0.0, 250.0, 550.0, 1000.0, 1800.0)
"""Milliseconds between the end of the pictures and a computer rabbit's move, by the setting."""
ANSWER_SHARE = 0.1
"""Of that pause where the seat is only asked whether it interrupts: mostly it does not. The same
for every hand, as is the time to think, so that how fast it passes tells nothing."""
FURTHER_SHARE = 0.15
"""Of that pause where a seat goes on with what it began: how it pays, where it puts a card."""
ANSWER_SECONDS = 0.15
HINT_SECONDS = 1.2

PREPARED_MS = 400.0
"""So long a table lies there before the analysis is made ready to be asked: starting it takes
longer than its first numbers do, and opening the table comes first."""


def _quick(level: str) -> Budget:
    """Returns the time a level may take to decide whether it interrupts."""
    return Budget(seconds=min(ANSWER_SECONDS, find_level(level).seconds))


class Thinkers:
    """Asks the computer players for decisions and holds each back until it may be shown.

    Attributes:
        seat: the seat that is thinking, or None.
        paused: whether no move is made: somebody who watches wants to look.
    """

    def __init__(self, app: Program, running: Running) -> None:
        self._app, self._running = app, running
        self.seat: Player | None = None
        self._request = 0
        self._ply = -1
        self._move: Action | None = None
        self._rest = 0.0
        self._hint = 0
        self._passed = 0.0
        self.paused = False

    @property
    def hinting(self) -> bool:
        """Returns True while the analysis is looking for a hint."""
        return bool(self._hint)

    def follow(self) -> None:
        """Asks the computer player that is to move for its decision, unless it was asked
        already."""
        running = self._running
        actors = [p for p in running.actors() if p != CHANCE and not running.seats[p].human]
        if not actors:
            self.stop()
            return
        if self.seat == actors[0] and self._ply == running.ply:
            return
        self.stop()
        self.seat, self._ply = actors[0], running.ply
        often = running.match.game.asking(running.match.state)
        answers = often is not None and often.answering()
        self._rest = PACES[self._app.settings.ai_pace] * self._share(often, answers)
        legal = running.legal(self.seat)
        if len(legal) == 1:
            self._move = legal[0]
            return
        self._request = self._app.agents.ask(
            running.match.game,
            running.match.state,
            self.seat,
            running.seats[self.seat].level,
            running.match.seed,
            _quick(running.seats[self.seat].level) if answers else None,
        )

    def _share(self, often: OftenAsking | None, answers: bool) -> float:
        """Returns the share of the pause for this decision; uses only what all players can see."""
        if answers:
            return ANSWER_SHARE
        steps = self._running.match.steps
        further = bool(steps) and steps[-1].player == self.seat
        return FURTHER_SHARE if further and often is not None else 1.0

    def ask_hint(
        self, seat: Player, tell: Callable[[Found], None], state: State | None = None,
        soon: bool = False,
    ) -> None:  # fmt: skip
        """Asks the analysis about the seat's decision now or in a later `state`; `tell` gets each
        answer. With `soon`, the last answer may come earlier, because somebody waits for it."""
        self.drop_hint()
        match = self._running.match

        def told(found: Found) -> None:
            if found.final:
                self._hint = 0
            tell(found)

        self._hint = self._app.analyst.ask(
            match.game, state or match.state, seat, Spend(seconds=HINT_SECONDS, soon=soon),
            match.seed, told,
        )  # fmt: skip

    def drop_hint(self) -> None:
        if self._hint:
            self._app.analyst.cancel(self._hint)
            self._hint = 0

    def stop(self) -> None:
        """Cancels the decision that was asked for, for example on undo or when the match is
        left."""
        if self._request:
            self._app.agents.cancel(self._request)
        self.seat, self._request, self._move, self._ply = None, 0, None, -1

    def update(self, ms: float, idle: bool) -> tuple[Player, Action] | None:
        """Returns the seat and its move once the table is `idle` and the pause is over, else
        None."""
        if self._request:
            self._poll()
        self._prepare(ms)
        if self._move is None or self.seat is None or not idle or self.paused:
            return None
        self._rest -= ms
        if self._rest > 0:
            return None
        move = (self.seat, self._move)
        self.seat, self._move, self._ply = None, None, -1
        return move

    def _prepare(self, ms: float) -> None:
        """Starts the analysis once a match, if a person may ask it for hints."""
        before, self._passed = self._passed, self._passed + ms
        if not before < PREPARED_MS <= self._passed:
            return
        settings, running = self._app.settings, self._running
        own = [settings.of(seat.name) for seat in running.seats if seat.human]
        if any(each.hints or each.tutor for each in own) and not running.over:
            self._app.analyst.prepare(running.match.game)

    def _poll(self) -> None:
        answer = self._app.agents.poll()
        if answer is None or not answer.final:
            return
        if answer.request == self._request:
            self._request = 0
            self._move = answer.decision.action
