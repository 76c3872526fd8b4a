"""The clock of a decision: runs only while a person can see the table and choose.

The rules say what it costs to run out of time; the table draws the clock.
"""

from __future__ import annotations

from tabletop.scenes.overlay import Choice
from tabletop.scenes.play.choosing import Choosing
from tabletop.scenes.play.desk import Desk
from tabletop.scenes.play.messages import say
from tabletop.table.board import DrawnTable

LAST_SECONDS = 5
"""From here on every second is heard."""


class Clock:
    """Counts down for the person who is asked.

    Attributes:
        left: seconds left; None when no clock runs for anybody.
        may_run: whether this table has a clock at all.
        stopped: whether it stands still until somebody lets it run again.
    """

    def __init__(self, desk: Desk, choosing: Choosing) -> None:
        self._desk, self._choosing = desk, choosing
        self._turn: object = None
        self._of = 0.0
        self.left: float | None = None
        self.may_run = type(desk.table).seconds is not DrawnTable.seconds
        self.stopped = False

    def toggle(self) -> None:
        """Stops the clock or lets it run on."""
        self.stopped = not self.stopped
        self._desk.app.say(say("sand-stands") if self.stopped else say("sand-runs"))

    @property
    def may_stop(self) -> bool:
        """Returns True if a clock runs or was stopped."""
        return self.left is not None or self.stopped

    def choices(self) -> tuple[Choice, ...]:
        """Returns the pause dialog's button that stops the clock or lets it run on."""
        if not self.may_stop:
            return ()
        words = say("sand-runs.do") if self.stopped else say("sand-stands.do")
        return (Choice(words, self.toggle),)

    def update(self, ms: float) -> None:
        """Counts down while the table can be seen."""
        desk = self._desk
        view = desk.director.view
        if not self.may_run or view is None:  # a slow start draws frames before the first view
            return
        table = desk.table
        seconds = table.seconds(view) if desk.app.settings.timers else None
        seat = desk.deciding if seconds is not None else None
        if seconds is None or seat is None:
            running = False
            if not desk.director.busy:
                self.left = self._turn = None
        else:
            self._begin((seat, desk.running.turn), seconds)
            running = not self.stopped and not self._hidden()
            if running:
                self._run(ms)
        table.clock(self.left, self._of, running)

    def _begin(self, turn: object, seconds: float) -> None:
        if turn != self._turn:
            self._turn, self._of, self.left = turn, seconds, seconds

    def _hidden(self) -> bool:
        """Returns True if something covers the table or the window lacks the focus."""
        app, desk = self._desk.app, self._desk
        reading = app.dialog is not None or desk.papers.look.open or desk.spoken() is not None
        return reading or not app.focused

    def _run(self, ms: float) -> None:
        before = self.left
        if not before:
            return
        self.left = max(0.0, before - ms / 1000)
        if self.left < LAST_SECONDS and int(self.left) != int(before) and self.left > 0:
            self._desk.sound("timer_tick")
        if self.left == 0:
            self._desk.sound("timer_over")
            self._over()

    def _over(self) -> None:
        """Says that time is up or, if the rules have a penalty, applies it."""
        desk = self._desk
        if desk.running.match.state.clock_action() is None:
            desk.app.say(say("sand-out"))
        else:
            self._choosing.clock_ran_out()
