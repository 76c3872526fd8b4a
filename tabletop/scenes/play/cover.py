"""The cover between two people at one screen: hides the table until the right one has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from tabletop.scenes.screen import Screen
from tabletop.table.art import widgets
from tabletop.table.controls import Button, IconButton

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

LET_PASS = "Let it pass"
ROOMY = 430
"""Style pixels of height below which the ring of the focus would touch the words above it."""


class CoverScene(Screen):
    """The whole window in the next person's cloth, with one button: "I am Tom"."""

    route = "cover"
    first = "open"

    def __init__(
        self, app: Program, figure: int, name: str, words: str = "",
        pause: Callable[[], None] | None = None, way_past: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        """`pause` asks about leaving the match, over the cover; Esc does that too. `way_past` lets
        what is asked pass without a look at the table.
        """
        super().__init__(app)
        self._way_past = way_past
        self.figure, self.name, self.explained = figure, name, words
        self._pause = pause

    def build(self) -> None:
        self._held = None
        self.pager = None
        w, h = self.size
        self.stage.ground = widgets.cover(
            self.figure, w, h, self.s, "Pass to", self.name, self.explained
        )
        if self._pause is not None:
            d = self.small(42) if self.app.settings.large_targets else self.px(42)
            corner = pygame.Rect(self.px(12), self.px(12), d, d)
            self.controls.add(
                IconButton("menu", corner, "menu", self._pause, self.s, label="Menu (Esc)")
            )
        rect = widgets.cover_button(w, h, self.s)
        rect.inflate_ip(0, max(0, self.tall(0) - rect.h))
        if self._way_past is not None:
            box, gap = widgets.cover_paper(w, h, self.s), self.px(10)
            rect = pygame.Rect(box.x + gap, rect.y, (box.w - 3 * gap) // 2, rect.h)
            beside = rect.move(rect.w + gap, 0)
            self.controls.add(Button("pass", beside, LET_PASS, self._pass, self.s))
        self.controls.add(
            Button("open", rect, f"I am {self.name}", self._open, self.s, kind="primary")
        )

    def enter(self) -> None:
        super().enter()
        self.focus.shown = self.units[1] >= ROOMY
        self.controls.show_focus()

    def _open(self) -> None:
        self.app.sounds.play("card_flip")
        self.app.pop()

    def _pass(self) -> None:
        if self._way_past is not None:
            self._way_past()

    def back(self) -> None:
        """Esc asks about leaving: whoever presses it may be the wrong person to see the table."""
        if self._pause is not None:
            self._pause()

    def do(self, name: str) -> bool:
        if name == "take" and (not self.focus.shown or self.focus.current is None):
            self._open()
            return True
        return super().do(name)

    def handle(self, event: pygame.Event) -> bool:
        super().handle(event)
        return True
