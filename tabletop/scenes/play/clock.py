"""The clock of a decision: runs while a person can see the table and choose, and only then.

What it costs when it has run out is the rules' business; what it looks like, the table's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.scenes.play.scene import PlayScene

LAST_SECONDS = 5
"""From here on every second is heard."""

REMINDER = "The sand has run out. Play when you are ready."


class Clock:
    """Counts down for the person who is asked.

    Attributes:
        left: seconds left; None when no clock runs for anybody.
    """

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self._turn: object = None
        self._of = 0.0
        self.left: float | None = None

    def update(self, ms: float) -> None:
        """Time has passed with the table in sight."""
        scene = self._scene
        table = scene.table
        seat = scene.deciding if scene.app.settings.timers else None
        view = scene.director.view
        seconds = table.seconds(view, scene.legal()) if seat is not None else None
        if seconds is None:
            running = False
            if not scene.director.busy:
                self.left = self._turn = None
        else:
            self._begin((seat, scene.running.turn), seconds)
            running = not self._hidden()
            if running:
                self._run(ms)
        table.clock(self.left, self._of, running)

    def _begin(self, turn: object, seconds: float) -> None:
        if turn != self._turn:
            self._turn, self._of, self.left = turn, seconds, seconds

    def _hidden(self) -> bool:
        """Whether something lies over the table, or the window does not have the focus."""
        app = self._scene.app
        return app.dialog is not None or self._scene.look.open or not app.focused

    def _run(self, ms: float) -> None:
        before = self.left
        if not before:
            return
        self.left = max(0.0, before - ms / 1000)
        if self.left < LAST_SECONDS and int(self.left) != int(before) and self.left > 0:
            self._scene.app.sounds.play("timer_tick")
        if self.left == 0:
            self._scene.app.sounds.play("timer_over")
            self._over()

    def _over(self) -> None:
        """A real clock's end is an action of the match; a soft one only says so."""
        scene = self._scene
        if scene.running.match.state.clock_action() is None:
            scene.app.say(REMINDER)
        else:
            scene.clock_ran_out()
