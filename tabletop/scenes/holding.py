"""Pressing by holding: a button or piece counts when it is held for a moment, not when tapped.

For hands that tremble or hit twice; a drag begins as ever. Nothing in the program asks for a
double click.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

AFTER_MS = (0.0, 250.0, 500.0, 900.0)
"""Milliseconds of a press before it counts, by the setting; 0 = at once, as usual."""

TRAVEL = 6
"""Window pixels that a press may move before it is a drag."""

SHORT = "Hold it a little longer."

Give = Callable[[pygame.Event], None]


class Holding:
    """One mouse button. What comes of a press is given on when it has been held long enough."""

    def __init__(self) -> None:
        self._press: pygame.Event | None = None
        self._held_ms = 0.0
        self._spent = False

    def takes(
        self, event: pygame.Event, setting: int, give: Give, say: Callable[[str], None]
    ) -> bool:
        """Keeps a press back until it counts; True when the event must not go on by itself."""
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
            say(SHORT)
            return True
        spent, self._spent = self._spent, False
        return spent

    def _moved(self, event: pygame.Event, give: Give) -> bool:
        """Far enough from where it began, a press becomes a drag."""
        press = self._press
        if press is not None:
            dx, dy = event.pos[0] - press.pos[0], event.pos[1] - press.pos[1]
            if dx * dx + dy * dy >= TRAVEL**2:
                self._press = None
                give(press)
        return False

    def update(self, ms: float, setting: int, give: Give) -> None:
        """Time has passed: a press held long enough is a click."""
        press = self._press
        if press is None:
            return
        self._held_ms += ms
        if self._held_ms >= AFTER_MS[setting]:
            self._press, self._spent = None, True
            give(press)
            give(pygame.Event(pygame.MOUSEBUTTONUP, pos=press.pos, button=1, touch=False))

    def forget(self) -> None:
        """Lets go: the window lost the focus."""
        self._press, self._spent = None, False
