"""A whole number between a minus and a plus."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.scenes.inputs.fields import Field
from tabletop.table.art.palette import INK
from tabletop.table.art.surface import Art


class Number(Field):
    """Goes up and down in steps that suit its range; a click on the left half goes down."""

    def __init__(
        self, key: str, rect: pygame.Rect, value: int, low: int, high: int,
        changed: Callable[[int], None], s: float, *, label: str,
    ) -> None:  # fmt: skip
        super().__init__(key, rect, self._take, label=label)
        self.value, self.low, self.high, self.changed, self.s = value, low, high, changed, s
        self.step = _step(high - low)
        self._by = 1

    def nudge(self, by: int) -> None:
        """To the next multiple of the step in that direction, within the limits."""
        down = self.value // self.step * self.step
        if by < 0:
            wanted = down - self.step if down == self.value else down
        else:
            wanted = down + self.step
        wanted = max(self.low, min(self.high, wanted))
        if wanted != self.value:
            self.value = wanted
            self.refresh()
            self.changed(wanted)

    def grab(self, pos: tuple[int, int]) -> None:
        self._by = -1 if pos[0] < self.rect.centerx else 1

    def holds(self) -> str:
        return str(self.value)

    def _take(self) -> None:
        by, self._by = self._by, 1
        self.nudge(by)

    def face(self) -> Art:
        sheet, y = self.paper(self.s)
        w = sheet.box.w
        sheet.sign("minus", 24, y, 20, self.value <= self.low)
        sheet.sign("plus", w - 24, y, 20, self.value >= self.high)
        sheet.write(str(self.value), w / 2, y, "heading", 17, INK, "center")
        return sheet.art


def _step(span: int) -> int:
    """A step that crosses the whole range in some forty clicks at most."""
    return next((step for step in (1, 5, 10, 25, 50) if span / step <= 40), 100)
