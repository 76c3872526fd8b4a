"""Screens that fail: counting their failures, and the screen shown in place of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from tabletop.scenes.scene import say
from tabletop.scenes.screen import Screen
from tabletop.table.art.palette import CREAM, INK
from tabletop.table.controls import Button

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

MOST = 3
FORGOTTEN_MS = 3000.0
"""More failures than so many, none later than so long after the one before: the screen is left."""


class Failures:
    """Counts failures of a screen in quick succession."""

    def __init__(self) -> None:
        self._count, self._calm_ms = 0, 0.0

    def add(self) -> bool:
        """Counts a failure; returns True if the screen must be closed."""
        self._count, self._calm_ms = self._count + 1, 0.0
        return self._count > MOST

    def update(self, ms: float) -> None:
        """Forgets the failures after some time without another."""
        self._calm_ms += ms
        if self._calm_ms >= FORGOTTEN_MS:
            self._count = 0


class UndrawnScene(Screen):
    """Says that the screen below cannot be drawn; it is tried again when the window changes."""

    route = "undrawn"
    first = "again"

    def __init__(self, app: Program, again: Callable[[], None], *, menu: bool) -> None:
        """`again` tries to draw the screen below; `menu` offers the way to the menu."""
        super().__init__(app)
        self._again, self._menu = again, menu
        self.title = say("undrawn")

    def build(self) -> None:
        self._held, self.pager, self.told = None, None, []
        w, h = self.size
        self.stage.ground = pygame.Surface((w, h))
        self.stage.ground.fill(CREAM)
        left, wide = self.px(24), w - 2 * self.px(24)
        below = self.paragraph(say("undrawn.help"), left, self.px(24), wide, INK, px=18)
        acts = [("again", say("undrawn.again"), self._again)]
        if self._menu:
            acts.append(("menu", say("undrawn.menu"), self.back))
        each, tall = (wide - self.px(12)) // 2, self.tall(44)
        for i, (key, label, act) in enumerate(acts):
            rect = pygame.Rect(left + i * (each + self.px(12)), below + self.px(16), each, tall)
            self.controls.add(Button(key, rect, label, act, self.s))

    def back(self) -> None:
        """Opens the menu, unless the menu is the screen that cannot be drawn."""
        if self._menu:
            self.app.open("menu")
