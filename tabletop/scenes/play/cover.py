"""The cover between two people at one screen: hides the table until its own press."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.scenes.keys.keysets import cap
from tabletop.scenes.keys.table import Row
from tabletop.scenes.play.messages import say
from tabletop.scenes.play.opener import Knob, Opener
from tabletop.scenes.screen import Screen
from tabletop.table.art.papers_shared import cover, cover_places
from tabletop.table.controls import Button, IconButton
from tabletop.words import Message

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program


class CoverScene(Screen):
    """A screen in the next person's pattern with one button that is held to open it."""

    route = "cover"
    first = "open"

    def __init__(
        self, app: Program, figure: int, name: str, words: str = "",
        pause: Callable[[], None] | None = None, since: Sequence[tuple[int, str]] = (),
        show: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        """`pause` asks about leaving the match, over the cover; Esc does that too. `since` tells
        what happened since that person's turn, each line with the figure it is about, and `show`
        shows that again.
        """
        super().__init__(app)
        self._show = show
        self.figure, self.name, self.explained = figure, name, words
        self.since = tuple(since)
        self._pause = pause
        self.opener = Opener(app, lambda: self.controls, self.open)
        does = Message("play", "hold-key.by", (("name", name),))
        self.keys = (Row(does, {"open": (self.opener.key,)}),)

    @property
    def spoken(self) -> str:
        """Returns the cover's text for screen readers."""
        head = say("pass-to", name=self.name, key=cap(self.opener.key))
        return " ".join((head, *(text for _, text in self.since), self.explained)).rstrip()

    def build(self) -> None:
        self._held = None
        self.pager = None
        w, h = self.size
        foot = say("hold-key", key=cap(self.opener.key))
        self.stage.ground = cover(
            self.figure, w, h, self.s, self.name, self.explained, foot, self.since
        )
        at = cover_places(w, h, self.s, len(self.since))
        if self._show is not None and at.rows:
            words, act = say("show-me"), self._show
            self.controls.add(Button("show", at.show, words, act, self.s, icon="replay"))
        if self._pause is not None:
            d = self.small(42) if self.app.settings.large_targets else self.px(42)
            corner = pygame.Rect(self.px(12), self.px(12), d, d)
            self.controls.add(
                IconButton("menu", corner, "menu", self._pause, self.s, label=say("menu"))
            )
        self.controls.add(Knob(at.ring, self.opener.by_name, self.s, self.name))

    def covered(self) -> None:
        super().covered()
        self.opener.forget()

    def open(self) -> None:
        """Closes the cover, so that the table is shown."""
        self.app.pop()

    def back(self) -> None:
        """Asks about leaving the match; does not open the cover."""
        if self._pause is not None:
            self._pause()

    def update(self, ms: float) -> None:
        super().update(ms)
        self.opener.update(ms)

    def do(self, name: str) -> bool:
        current = self.focus.current if self.focus.shown else None
        if name == "take" and (current is None or current.key == "open"):
            return True
        return super().do(name)

    def handle(self, event: pygame.Event) -> bool:
        if not self.opener.handle(event):
            super().handle(event)
        return True
