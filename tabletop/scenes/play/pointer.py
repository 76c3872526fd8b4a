"""The pointer over a table: press, click, drag and long press as one state machine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

DRAG_AFTER = 6
"""Pixels at 100 % that the pointer travels before a press becomes a drag."""
LONG_PRESS = 550.0
"""Milliseconds of holding still that open the close look."""


@dataclass(slots=True)
class Reactions:
    """The functions called on pointer events; each but `letgo` gets a window position."""

    grab: Callable[[tuple[int, int]], bool]
    move: Callable[[tuple[int, int]], None]
    drop: Callable[[tuple[int, int]], None]
    click: Callable[[tuple[int, int]], None]
    look: Callable[[tuple[int, int]], None]
    letgo: Callable[[], None]


class Pointer:
    """The state of one mouse button on the table.

    States: idle; pressed (waits to become a click, a drag or a long press); dragging; spent.
    """

    def __init__(self, reactions: Reactions, s: float) -> None:
        self._do = reactions
        self._limit = DRAG_AFTER * s
        self._start: tuple[int, int] | None = None
        self._held_ms = 0.0
        self.dragging = False
        self._spent = False

    def press(self, pos: tuple[int, int]) -> None:
        if self._start is not None:
            self.cancel()
        self._start, self._held_ms, self._spent = pos, 0.0, False

    def move(self, pos: tuple[int, int]) -> None:
        if self.dragging:
            self._do.move(pos)
            return
        if self._start is None or self._spent:
            return
        dx, dy = pos[0] - self._start[0], pos[1] - self._start[1]
        if dx * dx + dy * dy >= self._limit**2:
            self.dragging = self._do.grab(self._start)
            self._spent = not self.dragging
            if self.dragging:
                self._do.move(pos)

    def release(self, pos: tuple[int, int]) -> None:
        start, dragging, spent = self._start, self.dragging, self._spent
        self._start, self.dragging, self._spent = None, False, False
        if dragging:
            self._do.drop(pos)
        elif start is not None and not spent:
            self._do.click(pos)

    def tick(self, ms: float) -> None:
        """Counts the time for which the button is down; calls `look` after a long press."""
        if self._start is None or self.dragging or self._spent:
            return
        self._held_ms += ms
        if self._held_ms >= LONG_PRESS:
            self._spent = True
            self._do.look(self._start)

    @property
    def down(self) -> bool:
        return self._start is not None

    def cancel(self) -> None:
        """Lets go without doing anything."""
        dragging = self.dragging
        self._start, self.dragging, self._spent = None, False, False
        if dragging:
            self._do.letgo()
