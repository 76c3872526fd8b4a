"""Choosing one of a list: a field that shows the choice, and the paper with all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from tabletop.scenes.inputs.fields import Field, Paper
from tabletop.scenes.keys import commands
from tabletop.scenes.keys.commands import PAGES
from tabletop.scenes.overlay import Z_DIALOG, Choice, Dialog, Frame
from tabletop.scenes.scene import say
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import BAD, DISABLED_TEXT, INK, INK2
from tabletop.table.art.picture import Size
from tabletop.table.art.rabbit import portrait
from tabletop.table.art.scenery_pages import list_row
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import Art
from tabletop.table.controls import IconButton
from tabletop.table.stage import Stage

WIDEST = 560
ROW, LOW_ROW = 60, 48


class Pick(NamedTuple):
    """One row of a list to choose from.

    Attributes:
        act: what choosing it does, after the paper has gone.
        about: a second line; `warned` sets it in the colour of what is wrong.
        chosen: whether it holds now.
        figure: whose portrait stands in the icon's place; None = nobody's.
    """

    label: str
    act: Callable[[], None]
    about: str = ""
    icon: str = ""
    chosen: bool = False
    enabled: bool = True
    warned: bool = False
    figure: int | None = None


class Picker(Field):
    """Shows what is chosen; a click opens the list, left and right go through it."""

    def __init__(
        self, key: str, rect: pygame.Rect, text: str, opened: Callable[[], None],
        stepped: Callable[[int], None], s: float, *, label: str, warned: bool = False,
        icon: str = "",
    ) -> None:  # fmt: skip
        super().__init__(key, rect, opened, label=label)
        self.text, self.stepped, self.s = text, stepped, s
        self.warned, self.icon = warned, icon

    def nudge(self, by: int) -> None:
        self.stepped(by)

    def holds(self) -> str:
        return self.text

    def face(self) -> Art:
        sheet, y = self.paper(self.s)
        right, left = sheet.box.w - 12, 12
        if name := "warning" if self.warned else self.icon:
            sheet.sign(name, left + 10, y, 20)
            left += 26
        sheet.sign("fold", right - 9, y, 18)
        colour, room = BAD if self.warned else INK, right - 24 - left
        sheet.write(self.text, left, y, "heading", 16, colour, "midleft", room)
        return sheet.art


class PickDialog(Dialog):
    """A paper with rows to choose one of; more than fit stand on pages. Esc changes nothing."""

    def __init__(self, title: str, picks: Sequence[Pick], away: str = "") -> None:
        super().__init__(title, "", (Choice(away or say("leave")),))
        self.picks = tuple(picks)
        self.page = -1
        self._pages = 1
        self._where: tuple[Stage, Frame] | None = None

    def place(self, stage: Stage, frame: Frame) -> None:
        self.take_away()
        self._where = (stage, frame)
        s, (w, h) = frame.s, frame.size
        wide = min(round(WIDEST * s), w - round(32 * s))
        pad, gap, foot = round(24 * s), round(8 * s), max(44, self.side(48, s))
        heads = lettering.wrap(self.title, "display", 26 * s, wide - 2 * pad)
        head = len(heads) * round(32 * s)
        low = not any(pick.about for pick in self.picks)
        row = max(44, self.side(LOW_ROW if low else ROW, s))
        around = 2 * pad + head + round(14 * s) + round(16 * s) + foot
        fit = max(1, (h - round(24 * s) - around + gap) // (row + gap))
        shown = min(fit, len(self.picks))
        self._pages = -(-len(self.picks) // fit)
        if self.page < 0:
            chosen = next((i for i, pick in enumerate(self.picks) if pick.chosen), 0)
            self.page = chosen // fit
        self.page = max(0, min(self._pages - 1, self.page))
        tall = around + shown * (row + gap) - gap
        self.box = pygame.Rect((w - wide) // 2, (h - tall) // 2, wide, tall)
        self._nodes = [
            stage.picture(Art(widgets.veil(w, h), 0, 0), 0, 0, Z_DIALOG, "veil"),
            stage.picture(
                self._paper(heads, (), head, s), *self.box.topleft, Z_DIALOG + 1, "dialog"
            ),
        ]
        self.controls = self.make_controls(stage, s)
        area = self.box.inflate(-2 * pad, -2 * pad)
        y = area.y + head + round(14 * s)
        first = self.page * fit
        for i, pick in enumerate(self.picks[first : first + fit]):
            rect = pygame.Rect(area.x, y + i * (row + gap), area.w, row)
            self._row(first + i, pick, rect, s)
        self._foot(pygame.Rect(area.x, area.bottom - foot, area.w, foot), s)
        self._set_focus(first, fit)

    def _row(self, number: int, pick: Pick, rect: pygame.Rect, s: float) -> None:
        assert self.controls is not None
        self.controls.add(
            Paper(
                f"pick:{number}", rect, lambda: self.take(Choice(pick.label, pick.act)),
                lambda state: _row_art(pick, rect, state, s), label=pick.label,
                enabled=pick.enabled,
            ),
            Z_DIALOG + 2,
        )  # fmt: skip

    def _foot(self, foot: pygame.Rect, s: float) -> None:
        assert self.controls is not None
        d = max(40, self.side(42, s))
        left = foot.x
        if self._pages > 1:
            for icon, by, label in (("previous", -1, "page-back"), ("next", 1, "page-on")):
                rect = pygame.Rect(left, foot.centery - d // 2, d, d)
                on = 0 <= self.page + by < self._pages
                self.controls.add(
                    IconButton(
                        f"turn:{by}", rect, icon, partial(self._turn, by), s,
                        label=say(f"{label}.told"),
                        enabled=on,
                    ),
                    Z_DIALOG + 2,
                )  # fmt: skip
                left += d + round(8 * s)
        room = foot.right - left - round(8 * s)
        wide = min(room, widgets.button_size(self.choices[0].label, s)[0])
        self._buttons([pygame.Rect(0, 0, wide, foot.h)], (foot.right - wide, foot.y), s)

    def _set_focus(self, first: int, fit: int) -> None:
        assert self.controls is not None
        self.focus.set(self.controls.targets())
        if self.focus.current is None:
            here = range(first, min(first + fit, len(self.picks)))
            chosen = [i for i in here if self.picks[i].chosen and self.picks[i].enabled]
            usable = [i for i in here if self.picks[i].enabled]
            wanted = next(iter(chosen + usable), None)
            self.focus.go("choice:0" if wanted is None else f"pick:{wanted}")
            self.focus.shown = True
        self.controls.show_focus()

    def _turn(self, by: int) -> None:
        page = max(0, min(self._pages - 1, self.page + by))
        if page != self.page and self._where is not None:
            self.page = page
            self.place(*self._where)
            self._age = 1000.0

    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.MOUSEWHEEL:
            self._turn(-event.pages)
        elif turns := [PAGES[name] for name in commands.of(event) if name in PAGES]:
            self._turn(turns[0])
        else:
            super().handle(event)


def _row_art(pick: Pick, rect: pygame.Rect, state: str, s: float) -> Art:
    shown = "chosen" if pick.chosen else "hover" if state in ("hover", "pressed") else state
    if not pick.enabled:
        shown = "disabled"
    sheet = Sheet(Size(rect.w, rect.h, s), list_row(rect.w, rect.h, s, shown))
    h, left, right = sheet.box.h, 14, sheet.box.w - 14
    if pick.icon:
        sheet.sign(pick.icon, left + 13, h / 2, 26, not pick.enabled)
    elif pick.figure is not None:
        sheet.centre(portrait(pick.figure, int(36 * s)), left + 18, h / 2)
    if pick.icon or pick.figure is not None:
        left += 38
    if pick.chosen:
        sheet.sign("check", right - 11, h / 2, 22)
        right -= 30
    ink, first = INK if pick.enabled else DISABLED_TEXT, h * (0.34 if pick.about else 0.5)
    sheet.write(pick.label, left, first, "heading", 17, ink, "midleft", right - left)
    second = BAD if pick.warned else INK2 if pick.enabled else DISABLED_TEXT
    sheet.write(pick.about, left, h * 0.7, "body", 16, second, "midleft", right - left)
    return sheet.art
