"""Plays on faster where no person has anything left to decide."""

from __future__ import annotations

from typing import Final

from tabletop.scenes.scene import Program
from tabletop.session.running import Running
from tabletop.table.board import AnyTable

FASTEST: Final = 4
"""The speed of animations at which a match is played on to its end."""
SLOW: Final = 1
"""The speed at which a last action is shown slowly."""
SHORTER: Final = 8.0
"""By how much computer rabbits then shorten their pauses."""


class Hurry:
    """Watches whether people can still decide anything; a press, or a round of waiting, makes the
    rest of the match go by fast.

    Attributes:
        on: whether it does.
    """

    def __init__(self, app: Program, running: Running, table: AnyTable) -> None:
        self._app, self._running, self._table = app, running, table
        self._since: int | None = None
        self.on = False

    @property
    def waits(self) -> bool:
        """Returns True if people are at the table and none has anything left to decide."""
        running = self._running
        views = [running.view(seat) for seat in running.humans] if not running.over else []
        return bool(views) and all(map(self._table.watching, views))

    def press(self) -> None:
        """Plays on to the end from now on."""
        self.on = True

    def follow(self) -> int:
        """Looks at the match after an action; returns the speed of its animations."""
        speed = self._app.settings.speed
        if self._running.over and self._table.last_slowly:
            return min(SLOW, speed)
        if not self.waits:
            self.on = self.on and self._running.over
            self._since = None
        else:
            turn, info = self._running.turn, self._running.match.game.info
            self._since = turn if self._since is None else self._since
            around = 1 if info.part == "round" else self._running.match.players
            self.on = self.on or turn - self._since >= around
        return FASTEST if self.on and speed else speed

    def passed(self, ms: float) -> float:
        """Returns how much of the computer rabbits' pauses passes in that time."""
        return ms * SHORTER if self.on else ms
