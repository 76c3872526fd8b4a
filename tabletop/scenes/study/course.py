"""The course of a match with its slider: one control, taken by dragging, clicking, left and right.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from tabletop.scenes.inputs.fields import Field
from tabletop.scenes.study.words import say
from tabletop.table.art import study
from tabletop.table.art.study import BAR, Point
from tabletop.table.art.surface import Art
from tabletop.table.stage import Node, Stage

Z_COURSE, Z_COLUMN, Z_KNOB = 60.0, 59.0, 62.0
KNOB = 26


class Course(Field):
    """A slider over the stops of a match; `moved` is called with the stop it is taken to."""

    def __init__(
        self, rect: pygame.Rect, points: Sequence[Point], begins: Sequence[int], last: int,
        even: float, moved: Callable[[int], None], s: float, part: str = "",
        where: Callable[[int], str] = str,
    ) -> None:  # fmt: skip
        """`where` says in words which stop one is at."""
        super().__init__("course", rect, self._rest, tip=say("course.tip"), label=say("course"))
        self.points, self.begins, self.last, self.even = tuple(points), tuple(begins), last, even
        self.moved, self.s, self.part, self._where = moved, s, part, where
        self.stop = 0
        self._knob: Node | None = None

    @property
    def plot(self) -> float:
        """Height of the course over its slider, in style pixels."""
        return self.rect.h / self.s - BAR

    @property
    def percents(self) -> bool:
        return self.plot > 40

    def holds(self) -> str:
        return self._where(self.stop)

    def lay(self, stage: Stage) -> None:
        """Draws what moves: the knob, the column, the part of the bar that lies behind."""
        self._stage = stage
        d = round(KNOB * self.s)
        art = Art(study.knob(d, self.s), d // 2, d // 2)
        self._knob = stage.picture(art, 0, 0, Z_KNOB, "knob")
        self._behind = stage.picture(None, 0, 0, Z_COURSE + 1, "behind")
        self._column: Node | None = None
        if self.percents:
            ground = study.bands(self.begins, self.last, *self.rect.size, self.s)
            stage.picture(Art(ground, 0, 0), *self.rect.topleft, Z_COLUMN - 1, "bands")
            w, h = round(24 * self.s), round(self.plot * self.s)
            column = Art(study.column(w, h, self.s), w // 2, 0)
            self._column = stage.picture(column, 0, 0, Z_COLUMN, "column")
        self.stand(self.stop)

    def stand(self, stop: int) -> None:
        """Shows that stop as the present one."""
        self.stop = stop
        if self._knob is None:
            return
        left = self._x(0)
        x, y = self._x(stop), self.rect.y + round((self.plot + 8) * self.s)
        self._knob.put(pos=(x, y))
        wide = max(round(9 * self.s), x - left + round(6 * self.s))
        groove = study.way_behind(wide, round(9 * self.s), self.s)
        self._behind.put(
            art=Art(groove, 0, 0), pos=(left - round(6 * self.s), y - groove.get_height() // 2)
        )
        if self._column is not None:
            self._column.put(pos=(x, self.rect.y))

    def nudge(self, by: int) -> None:
        self._go(self.stop + by)

    def grab(self, pos: tuple[int, int]) -> None:
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        x = (pos[0] - self.rect.x) / self.s
        self._go(study.stop_at(x, self.last, self.rect.w / self.s, self.percents))

    def face(self) -> Art:
        drawn = study.course(
            self.points, self.begins, self.last, self.even, *self.rect.size, self.s,
            self.part,
        )
        return Art(drawn, 0, 0)

    def _x(self, stop: int) -> int:
        width = self.rect.w / self.s
        return self.rect.x + round(study.stop_x(stop, self.last, width, self.percents) * self.s)

    def _go(self, stop: int) -> None:
        stop = max(0, min(self.last, stop))
        if stop != self.stop:
            self.moved(stop)

    def _rest(self) -> None:
        """A click has moved it already."""
