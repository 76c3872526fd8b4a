"""A screen whose pages lie behind tabs of paper."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.scenes.inputs.fields import Tab
from tabletop.scenes.screen import Screen
from tabletop.table.art import lettering

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

NARROW = 820
"""Style pixels of width below which the tabs lie above the page."""
LAP = 2
"""Style pixels by which a tab lies under its page."""


class TabbedScreen(Screen):
    """A screen of pages behind tabs.

    Attributes:
        tab: the number of the tab whose page is shown.
    """

    first = "tab:0"

    def __init__(self, app: Program, tab: int = 0) -> None:
        super().__init__(app)
        self.tab = tab

    def tabs(
        self, area: pygame.Rect, tabs: Sequence[tuple[str, str]], wide: float, page: float
    ) -> pygame.Rect:
        """Adds the tabs (label, icon) at the left of the page, or above it in narrow windows.

        Args:
            wide: the width of a tab; page: the greatest width of a page, in style pixels.

        Returns:
            The page's place.
        """
        if self.units[0] < NARROW:
            return self._above(area, tabs)
        box, side = self.column(area, wide + page), self.px(wide)
        top, gap = self.px(20), self.px(8)
        h = min(self.tall(52), (area.h - top) // len(tabs) - gap)
        for i, (label, icon) in enumerate(tabs):
            rect = pygame.Rect(box.x, box.y + top + i * (h + gap), side + self.px(LAP), h)
            self._add(i, rect, label, icon, "left")
        return pygame.Rect(box.x + side, box.y, box.w - side, box.h)

    def _above(self, area: pygame.Rect, tabs: Sequence[tuple[str, str]]) -> pygame.Rect:
        """Adds the tabs in a row, those with an icon without their words where these do not fit;
        the others in two rows."""
        h = self.tall(42)
        widths = [lettering.width_of(label, "heading", self.px(17)) for label, _ in tabs]
        room = area.w // len(tabs) - self.px(24)
        lines = 1 if all(icon or w < room for w, (_, icon) in zip(widths, tabs)) else 2
        across = -(-len(tabs) // lines)
        each = area.w // across
        for i, (label, icon) in enumerate(tabs):
            rect = pygame.Rect(area.x + i % across * each, area.y + i // across * h, each, h)
            shown = label if not icon or widths[i] < each - self.px(48) else ""
            self._add(i, rect, shown, icon, "top", "" if shown else label)
        down = lines * h - self.px(LAP)
        return pygame.Rect(area.x, area.y + down, area.w, area.h - down)

    def _add(
        self, number: int, rect: pygame.Rect, label: str, icon: str, side: str, tip: str = ""
    ) -> None:
        chosen, act = number == self.tab, partial(self._show, number)
        tab = Tab(f"tab:{number}", rect, label, chosen, act, self.s, icon=icon, side=side)
        tab.tip = tip
        self.controls.add(tab, 12)

    def _show(self, tab: int) -> None:
        self.tab, self.page = tab, 0
        self.app.sounds.play("card_flip")
        self.rebuild()
