"""Pressing by holding: a press counts only after it was held for a moment.

This helps hands that tremble or press twice; a drag begins as usual.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.scenes.scene import say

AFTER_MS = (0.0, 250.0, 500.0, 900.0)
"""Milliseconds of a press before it counts, by the setting; 0 = at once, as usual."""

TRAVEL = 6
"""Window pixels that a press may move before it is a drag."""

Give = Callable[[pygame.Event], None]


class Holding:
    """Delays the mouse button's press until it has been held long enough."""

    def __init__(self) -> None:
        self._press: pygame.Event | None = None
        self._held_ms = 0.0
        self._spent = False

    def takes(
        self, event: pygame.Event, setting: int, give: Give, tell: Callable[[str], None]
    ) -> bool:
        """Holds a press back until it counts; returns True if the event must not be passed on."""
        if not AFTER_MS[setting]:
            self._press, self._spent = None, False
            return False
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event, give)
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) or event.button != 1:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._press, self._held_ms, self._spent = event, 0.0, False
            return True
        if self._press is not None:
            self._press = None
            tell(say("hold-longer"))
            return True
        spent, self._spent = self._spent, False
        return spent

    def _moved(self, event: pygame.Event, give: Give) -> bool:
        """Turns a press into a drag when the pointer has moved far enough."""
        press = self._press
        if press is not None:
            dx, dy = event.pos[0] - press.pos[0], event.pos[1] - press.pos[1]
            if dx * dx + dy * dy >= TRAVEL**2:
                self._press = None
                give(press)
        return False

    def update(self, ms: float, setting: int, give: Give) -> None:
        """Counts the time of a press; turns it into a click when it was held long enough."""
        press = self._press
        if press is None:
            return
        self._held_ms += ms
        if self._held_ms >= AFTER_MS[setting]:
            self._press, self._spent = None, True
            give(press)
            give(pygame.Event(pygame.MOUSEBUTTONUP, pos=press.pos, button=1, touch=False))

    def forget(self) -> None:
        """Forgets the press, because the window lost the focus."""
        self._press, self._spent = None, False
