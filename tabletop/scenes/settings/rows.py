"""The parts of a settings row: a label, a control, a line of help."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.scenes.inputs.fields import Cycle, Slider, Switch
from tabletop.table.art.palette import INK
from tabletop.table.controls import Button

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program
    from tabletop.scenes.screen import Screen


class Row(NamedTuple):
    """One setting: what it is called, its control, a line of help.

    Attributes:
        make: puts the control into a rectangle.
        size: of the control, in style pixels.
        key: the control's name; "" where there is none.
    """

    label: str
    help: str
    size: tuple[int, int]
    make: Callable[[pygame.Rect], None]
    key: str = ""


class Maker:
    """Makes rows for a screen; a changed setting shows and is kept at once."""

    def __init__(self, screen: Screen, changed: Callable[[str, str, object], None]) -> None:
        """`changed` is told the control's key, the setting's name and its new value."""
        self.screen, self.changed = screen, changed
        self._places: dict[str, tuple[int, int]] = {}

    @property
    def app(self) -> Program:
        return self.screen.app

    def switch(self, label: str, help_: str, name: str) -> Row:
        """On or off."""
        return self.toggle(
            label, help_, f"set:{name}", getattr(self.app.settings, name),
            lambda on: self.changed(f"set:{name}", name, on),
        )  # fmt: skip

    def toggle(
        self, label: str, help_: str, key: str, on: bool, act: Callable[[bool], None]
    ) -> Row:
        """A switch for something that is no plain setting."""

        def make(rect: pygame.Rect) -> None:
            s = self.screen.field_s
            pos = (rect.right - round(64 * s), rect.centery - round(17 * s))
            self.screen.controls.add(Switch(key, pos, on, act, s, label=label))

        wide = round(64 * self.screen.field_s / self.screen.s)
        return Row(label, help_, (wide, 40), make, key)

    def steps(self, label: str, help_: str, name: str, words: tuple[str, ...]) -> Row:
        """A slider over named steps, the present name written before it."""
        return self._slider(label, help_, name, len(words) - 1, 1, lambda at: words[at], 370)

    def volume(self, label: str, help_: str, name: str) -> Row:
        """A slider from 0 to 100 %, the present volume written before it."""
        return self._slider(label, help_, name, 100, 5, lambda value: f"{value} %", 310)

    def _slider(
        self, label: str, help_: str, name: str, most: int, step: int,
        words: Callable[[int], str], width: int,
    ) -> Row:  # fmt: skip
        key = f"set:{name}"

        def make(rect: pygame.Rect) -> None:
            s = self.screen.field_s
            track = min(rect.w, self.screen.px(220))
            pos = (rect.right - track, rect.centery - round(17 * s))
            control = Slider(
                key, pos, track, getattr(self.app.settings, name), 0, most, step,
                lambda value: self.changed(key, name, value), s, label=label,
                moved=lambda value: self._live(name, words(value)), words=words,
            )  # fmt: skip
            self.screen.controls.add(control)
            self._value(name, words(control.value), pos[0] - round(14 * s), rect.centery)

        return Row(label, help_, (width, 40), make, key)

    def _value(self, name: str, text: str, right: int, middle: int) -> None:
        """The present value before the slider, which says it itself to those who hear it."""
        self.screen.words(
            text, right, middle, "bold", 17, INK, "midright", key=f"value:{name}", said=""
        )
        self._places[name] = (right, middle)

    def _live(self, name: str, text: str) -> None:
        """Writes the value anew while the slider moves."""
        for node in self.screen.stage.nodes:
            if node.key == f"value:{name}":
                self.screen.stage.remove(node)
        self._value(name, text, *self._places[name])

    def choice(
        self, label: str, help_: str, name: str, values: tuple[object, ...],
        words: tuple[str, ...], width: int = 240,
    ) -> Row:  # fmt: skip
        """One of several named values."""
        key = f"set:{name}"
        now = getattr(self.app.settings, name)
        chosen = values.index(now) if now in values else 0

        def make(rect: pygame.Rect) -> None:
            self.screen.controls.add(
                Cycle(
                    key, rect, words, chosen, lambda at: self.changed(key, name, values[at]),
                    self.screen.s, label=label,
                )
            )  # fmt: skip

        return Row(label, help_, (width, 44), make, key)

    def button(
        self, label: str, help_: str, words: str, act: Callable[[], None], icon: str = ""
    ) -> Row:
        """A row with a button."""
        key = f"do:{label.lower().replace(' ', '_')}"

        def make(rect: pygame.Rect) -> None:
            self.screen.controls.add(Button(key, rect, words, act, self.screen.s, icon=icon))

        return Row(label, help_, (220 if icon else 160, 44), make, key)


def note(label: str, help_: str) -> Row:
    """A row that only tells something."""
    return Row(label, help_, (1, 40), lambda rect: None)
