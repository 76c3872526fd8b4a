"""The press that opens a hand, on a cover or on the public table: its ring or its key is held.

The key may also be pressed twice with a pause. Presses from before the ring was shown, or from its
first second, do not count.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from tabletop.scenes.keys import commands
from tabletop.scenes.keys.keysets import BOTH, OPENERS
from tabletop.scenes.play.messages import say
from tabletop.table.art.papers_shared import hold_ring
from tabletop.table.art.surface import Art
from tabletop.table.controls import Control, Controls

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

DEAF_MS = 1000.0
"""Presses that begin so early open nothing: they were meant for the table before."""
HOLD_MS = 700.0
"""The ring is full after so long ..."""
BACK_MS = 150.0
"""... and runs empty in so long."""
STEPS = 48
"""Pictures of the ring between empty and full."""
APART_MS, TOGETHER_MS = 500.0, 4000.0
"""Two presses of the key open, too, when they begin so far apart at least, and at most."""


class Knob(Control):
    """The round button that is held to open a hand; screen readers press it by its name."""

    bare = True

    def __init__(self, rect: pygame.Rect, act: Callable[[], None], s: float, name: str) -> None:
        label = say("i-am", name=name)
        super().__init__("open", rect, act, label=label, radius=rect.w // 2)
        self.s, self.step = s, 0

    def face(self) -> Art:
        return hold_ring(self.rect.w, self.step / STEPS, self.state(), self.s)

    def fill(self, share: float) -> None:
        """Fills the ring to that share."""
        step = int(share * STEPS)
        if step != self.step:
            self.step = step
            self.refresh()


class Opener:
    """Watches the knob of a screen and its key; calls `act` when one was held long enough.

    Attributes:
        key: the key that is held.
    """

    def __init__(
        self, app: Program, controls: Callable[[], Controls], act: Callable[[], None]
    ) -> None:
        self._app, self._controls, self._act = app, controls, act
        self.key = OPENERS.get(app.settings.keys, OPENERS[BOTH])
        self.forget()

    def forget(self) -> None:
        """Forgets all presses made so far."""
        self._age = self._filled = self._rested = 0.0
        self._tapped: float | None = None
        self._key_down = False

    @property
    def _knob(self) -> Knob | None:
        found = self._controls().find("open")
        return found if isinstance(found, Knob) else None

    @property
    def _awake(self) -> bool:
        return self._age >= DEAF_MS and self._app.dialog is None

    def _open(self) -> None:
        self.forget()
        self._app.sounds.play("card_flip")
        self._act()

    def by_name(self) -> None:
        """Opens the hand when a screen reader presses the knob by its name."""
        if self._awake:
            self._open()

    def update(self, ms: float) -> None:
        """Fills the ring while it is held, or empties it."""
        knob = self._knob
        if knob is None:
            self.forget()
            return
        self._age += ms
        self._rested += ms
        held = self._key_down or (knob.pressed and knob.hovered)
        step = ms if held and self._awake else -ms * HOLD_MS / BACK_MS
        self._filled = max(0.0, self._filled + step)
        if self._filled >= HOLD_MS:
            self._open()
        else:
            knob.fill(self._filled / HOLD_MS)

    def handle(self, event: pygame.Event) -> bool:
        """Takes presses of the knob and of its key; returns True if nothing else may have them."""
        knob = self._knob
        if knob is None:
            return False
        if event.type == pygame.KEYDOWN and self.key in commands.pressed(event):
            self._press_key()
            return True
        if event.type == pygame.KEYUP:
            self._key_down = False
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.forget()
        elif event.type == pygame.MOUSEMOTION and event.rel != (0, 0):
            self._rested = 0.0
        elif event.type == pygame.MOUSEBUTTONDOWN and _on(knob, event):
            return not self._awake
        elif event.type == pygame.MOUSEBUTTONUP and knob.pressed:
            self._controls().release()
            self._released(_on(knob, event))
            return True
        return False

    def _press_key(self) -> None:
        """Begins to hold the key; the second of two separate presses opens. Ignores early
        presses."""
        if not self._awake or self._key_down:
            return
        before, self._tapped = self._tapped, self._age
        if before is not None and APART_MS <= self._age - before <= TOGETHER_MS:
            self._open()
            return
        self._key_down = True

    def _released(self, on_knob: bool) -> None:
        """Opens for players whose settings replace holding the button by a click or by resting."""
        settings = self._app.settings
        rests = bool(settings.dwell) and self._rested >= HOLD_MS
        if on_knob and self._awake and (settings.hold or rests):
            self._open()


def _on(knob: Knob, event: pygame.Event) -> bool:
    return event.button == 1 and knob.rect.collidepoint(event.pos)
