"""The parts of a settings row: a label, a control, a line of help. Their words are messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from tabletop.scenes.inputs.fields import Cycle, Slider, Switch
from tabletop.table.art.palette import INK
from tabletop.table.controls import Button
from tabletop.words import Fact
from tabletop.words.books import book

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program
    from tabletop.scenes.screen import Screen

say: Final = book("settings").say


class Row(NamedTuple):
    """One setting: its label, its control, a line of help.

    Attributes:
        make: puts the control into a rectangle.
        size: of the control, in style pixels.
        key: the control's name; "" where there is none.
    """

    label: str
    help: str
    size: tuple[int, int] = (1, 40)
    make: Callable[[pygame.Rect], None] = lambda rect: None
    key: str = ""


class Maker:
    """Makes rows for a screen; a changed setting shows and is kept at once.

    A row is told by the message of its setting's name, with the attribute `help`.
    """

    def __init__(self, screen: Screen, changed: Callable[[str, str, object], None]) -> None:
        """`changed` is told the control's key, the setting's name and its new value."""
        self.screen, self.changed = screen, changed
        self._places: dict[str, tuple[int, int]] = {}

    @property
    def app(self) -> Program:
        return self.screen.app

    def switch(
        self, name: str, on: bool | None = None, act: Callable[[bool], None] | None = None
    ) -> Row:
        """On or off; `on` and `act` are for something that is no plain setting."""
        key, shown = f"set:{name}", getattr(self.app.settings, name) if on is None else on

        def make(rect: pygame.Rect) -> None:
            s = self.screen.field_s
            pos = (rect.right - round(64 * s), rect.centery - round(17 * s))
            changed = act or (lambda on: self.changed(key, name, on))
            self.screen.controls.add(Switch(key, pos, shown, changed, s, label=say(told(name))))

        return row(name, round(64 * self.screen.field_s / self.screen.s), 40, make)

    def steps(self, name: str, count: int, **facts: Fact) -> Row:
        """A slider over named steps, the present name written before it."""
        words = [say(f"{told(name)}.at-{at}") for at in range(count)]
        return self._slider(name, count - 1, 1, words.__getitem__, 370, "help", **facts)

    def volume(self, name: str, help_: str = "help") -> Row:
        """A slider from 0 to 100 %, the present volume written before it."""
        return self._slider(name, 100, 5, percent, 310, help_)

    def _slider(
        self, name: str, most: int, step: int, words: Callable[[int], str], width: int,
        help_: str = "help", **facts: Fact,
    ) -> Row:  # fmt: skip
        key = f"set:{name}"

        def make(rect: pygame.Rect) -> None:
            s = self.screen.field_s
            track = min(rect.w, self.screen.px(220))
            pos = (rect.right - track, rect.centery - round(17 * s))
            control = Slider(
                key, pos, track, getattr(self.app.settings, name), 0, most, step,
                lambda value: self.changed(key, name, value), s, label=say(told(name)),
                moved=lambda value: self._live(name, words(value)), words=words,
            )  # fmt: skip
            self.screen.controls.add(control)
            self._value(name, words(control.value), pos[0] - round(14 * s), rect.centery)

        return row(name, width, 40, make, help_, **facts)

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
        self, name: str, values: Sequence[object], words: Sequence[str] = (), width: int = 240,
        help_: str = "help", now: object = None, **facts: Fact,
    ) -> Row:  # fmt: skip
        """One of several values, which `words` or messages name; `now` is for one that the setting
        itself does not tell."""
        key, now = f"set:{name}", getattr(self.app.settings, name) if now is None else now
        labels = tuple(words or (say(f"{told(name)}.at-{value}") for value in values))
        chosen = values.index(now) if now in values else 0

        def make(rect: pygame.Rect) -> None:
            self.screen.controls.add(
                Cycle(
                    key, rect, labels, chosen, lambda at: self.changed(key, name, values[at]),
                    self.screen.s, label=say(told(name)),
                )
            )  # fmt: skip

        return row(name, width, 44, make, help_, **facts)

    def button(self, name: str, act: Callable[[], None], icon: str = "") -> Row:
        """A row with a button."""
        key, label = f"do:{name}", say(f"{told(name)}.do")

        def make(rect: pygame.Rect) -> None:
            self.screen.controls.add(Button(key, rect, label, act, self.screen.s, icon=icon))

        return row(name, 220 if icon else 160, 44, make)._replace(key=key)


def told(name: str) -> str:
    """Returns the message that tells a setting."""
    return name.replace("_", "-")


def percent(value: int) -> str:
    """Returns a value of 0 to 100 in words."""
    return say("share", n=value / 100)


def row(
    name: str, wide: int, tall: int, make: Callable[[pygame.Rect], None], help_: str = "help",
    **facts: Fact,
) -> Row:  # fmt: skip
    """Returns the row of a setting, which is `wide` and `tall` style pixels large; `help_` is the
    attribute of its message that explains it."""
    words = say(f"{told(name)}.{help_}", **facts)
    return Row(say(told(name)), words, (wide, tall), make, f"set:{name}")
