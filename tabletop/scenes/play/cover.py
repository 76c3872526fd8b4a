"""The cover between two people at one screen: hides the table until its button is held.

The button or its key is held, or the key is pressed twice with a pause. Presses from before the
cover or from its first second do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from tabletop.scenes.keys import commands
from tabletop.scenes.keys.keysets import BOTH, OPENERS, cap
from tabletop.scenes.keys.table import Row
from tabletop.scenes.play.messages import say
from tabletop.scenes.screen import Screen
from tabletop.table.art.papers_shared import cover, cover_places, hold_ring, lid_cover
from tabletop.table.art.surface import Art
from tabletop.table.controls import Button, Control, IconButton
from tabletop.words import Message

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
    """The round button that is held to open a cover; screen readers press it by its name."""

    bare = True

    def __init__(self, rect: pygame.Rect, act: Callable[[], None], s: float, label: str) -> None:
        super().__init__("open", rect, act, label=label, radius=rect.w // 2)
        self.s, self.step = s, 0

    def face(self) -> Art:
        return hold_ring(self.rect.w, self.step, STEPS, self.state(), self.s)

    def fill(self, share: float) -> None:
        """Fills the ring to that share."""
        step = int(share * STEPS)
        if step != self.step:
            self.step = step
            self.refresh()


class CoverScene(Screen):
    """A screen in the next person's pattern with one button that is held to open it."""

    route = "cover"
    first = "open"

    def __init__(
        self, app: Program, figure: int, name: str, words: str = "",
        pause: Callable[[], None] | None = None, since: Sequence[tuple[int, str]] = (),
        show: Callable[[], None] | None = None, board: tuple[Surface, pygame.Rect] | None = None,
    ) -> None:  # fmt: skip
        """`pause` asks about leaving the match, over the cover; Esc does that too. `since` tells
        what happened since that person's turn, each line with the figure it is about, and `show`
        shows that again. `board` is what stays in sight, and the place of all hands in it.
        """
        super().__init__(app)
        self._show, self._board = show, board
        self.figure, self.name, self.explained = figure, name, words
        self.since = tuple(since)
        self._pause = pause
        self._key = OPENERS.get(app.settings.keys, OPENERS[BOTH])
        does = Message("play", "hold-key.by", (("name", name),))
        self.keys = (Row(does, {"open": (self._key,)}),)
        self._age = self._filled = self._rested = 0.0
        self._tapped: float | None = None
        self._key_down = False

    @property
    def spoken(self) -> str:
        """Returns the cover's text for screen readers."""
        head = say("pass-to", name=self.name, key=cap(self._key))
        return " ".join((head, *(text for _, text in self.since), self.explained)).rstrip()

    def build(self) -> None:
        self._held = None
        self.pager = None
        w, h = self.size
        if self._board is not None and self._board[0].get_size() == self.size:
            self._over_board(*self._board)
            return
        foot = say("hold-key", key=cap(self._key))
        self.stage.ground = cover(
            self.figure, w, h, self.s, self.name, self.explained, foot, self.since
        )
        at = cover_places(w, h, self.s, len(self.since))
        if self._show is not None and at.rows:
            words, act = say("show-me"), self._show
            self.controls.add(Button("show", at.show, words, act, self.s, icon="replay"))
        self._put_knob(at.ring)

    def _over_board(self, picture: Surface, place: pygame.Rect) -> None:
        """Covers only the hands and leaves the rest of the table visible."""
        words = say("hold-key.short", key=cap(self._key))
        self.stage.ground, ring = lid_cover(
            picture, place, self.figure, self.s, self.name, words
        )
        self._put_knob(ring)

    def _put_knob(self, ring: pygame.Rect) -> None:
        if self._pause is not None:
            d = self.small(42) if self.app.settings.large_targets else self.px(42)
            corner = pygame.Rect(self.px(12), self.px(12), d, d)
            self.controls.add(
                IconButton("menu", corner, "menu", self._pause, self.s, label=say("menu"))
            )
        self._knob = Knob(ring, self._by_name, self.s, say("i-am", name=self.name))
        self.controls.add(self._knob)

    def resumed(self) -> None:
        super().resumed()
        self._begin_anew()

    def _begin_anew(self) -> None:
        """Forgets all presses made so far."""
        self._age = self._filled = self._rested = 0.0
        self._tapped, self._key_down = None, False

    @property
    def _awake(self) -> bool:
        return self._age >= DEAF_MS and self.app.dialog is None

    def open(self) -> None:
        """Closes the cover, so that the table is shown."""
        self.app.sounds.play("card_flip")
        self.app.pop()

    def _by_name(self) -> None:
        """Opens the cover when a screen reader presses the button by its name."""
        if self._awake:
            self.open()

    def back(self) -> None:
        """Asks about leaving the match; does not open the cover."""
        if self._pause is not None:
            self._pause()

    def update(self, ms: float) -> None:
        super().update(ms)
        self._age += ms
        self._rested += ms
        held = self._key_down or (self._knob.pressed and self._knob.hovered)
        step = ms if held and self._awake else -ms * HOLD_MS / BACK_MS
        self._filled = max(0.0, self._filled + step)
        if self._filled >= HOLD_MS:
            self.open()
        else:
            self._knob.fill(self._filled / HOLD_MS)

    # ------------------------------------------------------------------------------ input

    def key(self, event: pygame.Event) -> bool:
        if self._key in commands.pressed(event):
            self._press_key()
            return True
        return super().key(event)

    def do(self, name: str) -> bool:
        current = self.focus.current if self.focus.shown else None
        if name == "take" and (current is None or current.key == "open"):
            return True
        return super().do(name)

    def _press_key(self) -> None:
        """Begins to hold the key; the second of two separate presses opens. Ignores early
        presses."""
        if not self._awake or self._key_down:
            return
        before, self._tapped = self._tapped, self._age
        if before is not None and APART_MS <= self._age - before <= TOGETHER_MS:
            self.open()
            return
        self._key_down = True

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYUP:
            self._key_down = False
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._begin_anew()
        elif event.type == pygame.MOUSEMOTION and event.rel != (0, 0):
            self._rested = 0.0
        elif event.type == pygame.MOUSEBUTTONDOWN and self._on_knob(event) and not self._awake:
            return True
        elif event.type == pygame.MOUSEBUTTONUP and self._knob.pressed:
            self.controls.release()
            self._released(self._on_knob(event))
            return True
        super().handle(event)
        return True

    def _on_knob(self, event: pygame.Event) -> bool:
        return event.button == 1 and self._knob.rect.collidepoint(event.pos)

    def _released(self, on_knob: bool) -> None:
        """Opens for players whose settings replace holding the button by a click or by resting."""
        settings = self.app.settings
        rests = bool(settings.dwell) and self._rested >= HOLD_MS
        if on_knob and self._awake and (settings.hold or rests):
            self.open()
