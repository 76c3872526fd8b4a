"""The controls of forms: switches, rows of choices, sliders, steppers, tabs, clickable panels.

Each is one control: one focus target, one picture. Left and right change what has the focus.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.table.art import widgets
from tabletop.table.art.palette import INK
from tabletop.table.art.picture import Size
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import Art
from tabletop.table.controls import Control


class Field(Control):
    """A control that holds a value: it can be changed by left and right and by dragging."""

    def nudge(self, by: int) -> None:
        """Left (-1) or right (1) while it has the focus."""

    def grab(self, pos: tuple[int, int]) -> None:
        """The pointer has gone down on it there."""

    def drag(self, pos: tuple[int, int]) -> None:
        """The pointer has moved, still held."""

    def paper(self, s: float) -> tuple[Sheet, float]:
        """Returns an empty button to write on, and the height of its middle."""
        art = widgets.button("", self.rect.w, self.rect.h, "secondary", self.state(), "", s)
        sheet = Sheet(Size(self.rect.w, self.rect.h, s), art)
        return sheet, (sheet.box.h - 4) / 2 + 3 * (self.state() == "pressed")


class Switch(Field):
    """On or off, by click, Enter, left or right."""

    def __init__(
        self, key: str, pos: tuple[int, int], on: bool, changed: Callable[[bool], None], s: float,
        *, label: str,
    ) -> None:  # fmt: skip
        rect = pygame.Rect(*pos, round(64 * s), round(34 * s))
        super().__init__(key, rect, self.toggle, label=label, radius=16)
        self.on, self.changed, self.s = on, changed, s

    def toggle(self) -> None:
        self.on = not self.on
        self.refresh()
        self.changed(self.on)

    def nudge(self, by: int) -> None:
        if self.enabled and self.on != (by > 0):
            self.toggle()

    def face(self) -> Art:
        state = self.state()
        return widgets.switch(self.on, self.s, "hover" if state == "pressed" else state)


class Segments(Field):
    """A row of choices of which one holds."""

    def __init__(
        self, key: str, rect: pygame.Rect, labels: tuple[str, ...], chosen: int,
        changed: Callable[[int], None], s: float, *, label: str, icons: tuple[str, ...] = (),
        tip: str = "",
    ) -> None:  # fmt: skip
        super().__init__(key, rect, self._take, tip=tip, label=label, radius=10)
        self.labels, self.icons, self.chosen = labels, icons, chosen
        self.changed, self.s = changed, s
        self._at: int | None = None

    def choose(self, index: int) -> None:
        """Sets the choice and tells whoever asked."""
        if index != self.chosen:
            self.chosen = index
            self.refresh()
            self.changed(index)

    def nudge(self, by: int) -> None:
        if self.enabled:
            self.choose(max(0, min(len(self.labels) - 1, self.chosen + by)))

    def grab(self, pos: tuple[int, int]) -> None:
        self._at = widgets.segment_at(pos[0] - self.rect.x, self.rect.w, len(self.labels))

    def holds(self) -> str:
        icon = self.icons[self.chosen].capitalize() if self.icons else ""
        return self.labels[self.chosen] or icon

    def _take(self) -> None:
        at, self._at = self._at, None
        self.choose((self.chosen + 1) % len(self.labels) if at is None else at)

    def face(self) -> Art:
        hovered = self._at if self._at is not None and self.pressed else -1
        return widgets.segments(
            self.labels, self.chosen, self.rect.w, self.rect.h, self.s, hovered, self.icons,
            self.enabled,
        )  # fmt: skip


class Slider(Field):
    """A number from `low` to `high` in steps, by dragging, a click beside, left or right; a press
    without a place (Enter, a screen reader's) goes a step on, from the highest to the lowest."""

    def __init__(
        self, key: str, pos: tuple[int, int], width: int, value: int, low: int, high: int,
        step: int, changed: Callable[[int], None], s: float, *, label: str,
        moved: Callable[[int], None] | None = None, words: Callable[[int], str] = str,
    ) -> None:  # fmt: skip
        """`moved` is told every value it passes, `words` says a value to those who hear it."""
        rect = pygame.Rect(*pos, width, round(widgets.SLIDER_HEIGHT * s))
        super().__init__(key, rect, self._press, label=label)
        self.low, self.high, self.step = low, high, step
        self.value = self._rounded(value)
        self.changed, self.moved, self.words, self.s = changed, moved, words, s
        self._told, self._held = self.value, False

    def nudge(self, by: int) -> None:
        if self.enabled:
            self._set(self.value + by * self.step)
            self._drop()

    def grab(self, pos: tuple[int, int]) -> None:
        self._held = True
        self.drag(pos)

    def _press(self) -> None:
        if not self._held:
            self._set(self.low if self.value == self.high else self.value + self.step)
        self._held = False
        self._drop()

    def drag(self, pos: tuple[int, int]) -> None:
        if self.enabled:
            share = widgets.slider_share(pos[0] - self.rect.x, self.rect.w, self.s)
            self._set(self.low + share * (self.high - self.low))

    def _set(self, value: float) -> None:
        rounded = self._rounded(value)
        if rounded != self.value:
            self.value = rounded
            self.refresh()
            if self.moved is not None:
                self.moved(rounded)

    def holds(self) -> str:
        return self.words(self.value)

    def _rounded(self, value: float) -> int:
        steps = round((value - self.low) / self.step)
        return max(self.low, min(self.high, self.low + steps * self.step))

    def _drop(self) -> None:
        if self.value != self._told:
            self._told = self.value
            self.changed(self.value)

    def face(self) -> Art:
        span = self.high - self.low
        share = (self.value - self.low) / span if span else 0.0
        count = span // self.step + 1
        state = self.state()
        return widgets.slider(
            self.rect.w, share, self.s, "hover" if state == "pressed" else state,
            count if count <= 13 else 0,
        )  # fmt: skip


class Cycle(Field):
    """One of several values shown between two small arrows; a click goes on, left goes back."""

    def __init__(
        self, key: str, rect: pygame.Rect, labels: tuple[str, ...], chosen: int,
        changed: Callable[[int], None], s: float, *, label: str, tip: str = "",
    ) -> None:  # fmt: skip
        super().__init__(key, rect, self._take, tip=tip, label=label)
        self.labels, self.chosen, self.changed, self.s = labels, chosen, changed, s
        self._back = False

    def nudge(self, by: int) -> None:
        if self.enabled:
            self._go(by)

    def grab(self, pos: tuple[int, int]) -> None:
        self._back = pos[0] < self.rect.centerx

    def holds(self) -> str:
        return self.labels[self.chosen]

    def _take(self) -> None:
        by, self._back = (-1 if self._back else 1), False
        self._go(by)

    def _go(self, by: int) -> None:
        self.chosen = (self.chosen + by) % len(self.labels)
        self.refresh()
        self.changed(self.chosen)

    def face(self) -> Art:
        sheet, y = self.paper(self.s)
        w = sheet.box.w
        for name, x in (("previous", 22), ("next", w - 22)):
            sheet.sign(name, x, y, 20, not self.enabled)
        sheet.write(self.labels[self.chosen], w / 2, y, "heading", 16, INK, "center", w - 64)
        return sheet.art


class Tab(Control):
    """A tab of paper."""

    def __init__(
        self, key: str, rect: pygame.Rect, label: str, chosen: bool, act: Callable[[], None],
        s: float, *, icon: str = "", side: str = "left",
    ) -> None:  # fmt: skip
        super().__init__(key, rect, act, label=label, radius=11)
        self.chosen, self.icon, self.side, self.s = chosen, icon, side, s

    def face(self) -> Art:
        state = "hover" if self.state() in ("hover", "pressed") else "rest"
        return widgets.tab(
            self.label, self.rect.w, self.rect.h, self.chosen, self.s, state, self.icon, self.side
        )


class Paper(Control):
    """Something to press that the screen itself draws: `paint(state)` gives its picture."""

    bare = True

    def __init__(
        self, key: str, rect: pygame.Rect, act: Callable[[], None],
        paint: Callable[[str], Art], *, label: str, radius: int = 12, enabled: bool = True,
        tip: str = "",
    ) -> None:  # fmt: skip
        super().__init__(key, rect, act, enabled=enabled, tip=tip, label=label, radius=radius)
        self.paint = paint

    def face(self) -> Art:
        return self.paint(self.state())
