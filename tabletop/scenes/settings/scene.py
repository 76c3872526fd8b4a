"""Settings: five tabs; each change shows, sounds and is kept at once."""

from __future__ import annotations

from dataclasses import fields
from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.scenes.inputs.tabbed import TabbedScreen
from tabletop.scenes.overlay import Choice
from tabletop.scenes.settings import tabs as pages
from tabletop.scenes.settings.rows import Maker, Row, say
from tabletop.session.settings import Settings
from tabletop.session.settings_file import BY_KEY
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import INK, INK2

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

ROW_GAP = 20

COMPANY = ((1, "look"), (0, "hop"), (2, "cheer"), (4, "stand"), (3, "sleep"))
"""The rabbit (figure, pose) beside each tab."""

SEEING = 1
class SettingsScene(TabbedScreen):
    """All settings, by tab."""

    route = "settings"

    def __init__(self, app: Program, tab: int = 0) -> None:
        super().__init__(app, tab)
        self.title = say("settings")
        self._kept = ""

    # ------------------------------------------------------------------------------ layout

    def fill(self, area: pygame.Rect) -> None:
        rows = Maker(self, self._change)
        tabs = (
            ("display", "window", lambda: pages.display(rows, self._ask_defaults)),
            ("seeing", "eye", lambda: pages.seeing(rows)),
            ("hearing", "sound", lambda: pages.hearing(rows)),
            ("hands", "mouse", lambda: pages.hands(rows)),
            ("play", "cards", lambda: pages.play(rows)),
        )
        labels = [(say(f"tab-{tab}"), icon) for tab, icon, _ in tabs]
        self._rows(self.panel(self.tabs(area, labels, 200, 960), 24, 18), tabs[self.tab][2]())

    def _rows(self, box: pygame.Rect, rows: list[Row]) -> None:
        """Rows with label, control and help; pages when they do not all fit."""
        kept = next((row for row in rows if row.key == self._kept), None)
        gap, y = self.px(ROW_GAP), box.y
        tall = partial(self._height, width=box.w)
        for row, at in self.stacked(rows, tall, gap, box, shown=kept):
            if at.y > box.y:
                self.picture(widgets.rule(box.w, self.s), box.x, at.y - self.px(ROW_GAP - 8), 12)
            y = self._row(row, *at.topleft, at.w)
        if self.pager is not None and self.pager.pages == 1:
            self._company(pygame.Rect(box.x, y, box.w, box.bottom - y))

    def _company(self, box: pygame.Rect) -> None:
        """A rabbit in the free corner of the page, and among what is for eyes a text to try."""
        tall = min(self.px(190), box.h - self.px(40))
        if tall < self.px(110):
            return
        seat, pose = COMPANY[self.tab]
        self.rabbit(seat, tall, pose, box.right - tall * 5 // 8, box.bottom + self.px(4))
        if self.tab == SEEING:
            self.paragraph(
                say("sample"), box.x, box.bottom - tall, box.w - round(tall * 1.2), INK, px=18,
                key="sample",
            )  # fmt: skip

    def _height(self, row: Row, width: int) -> int:
        lines = lettering.wrap(row.help, "body", self.px(16), width)
        below = len(lines) * lettering.line_height("body", self.px(16))
        return self._head(row, width) + self.px(2) + below

    def _head(self, row: Row, width: int) -> int:
        h = self.tall(row.size[1])
        return 2 * h if self._stacked(row, width) else h

    def _stacked(self, row: Row, width: int) -> bool:
        """Returns True if label and control need a line each."""
        label = lettering.width_of(row.label, "heading", self.px(18))
        return label + self.px(row.size[0] + 16) > width

    def _row(self, row: Row, x: int, y: int, width: int) -> int:
        w, h = min(width, self.px(row.size[0])), self.tall(row.size[1])
        self.words(row.label, x, y + h // 2, "heading", 18, INK, "midleft", width=width)
        if self._stacked(row, width):
            y += h
        row.make(pygame.Rect(x + width - w, y, w, h))
        return self.paragraph(row.help, x, y + h + self.px(2), width, INK2)

    # ---------------------------------------------------------------------------- changing

    def _change(self, key: str, name: str, value: object) -> None:
        """Everything may be laid out anew; the pointer goes along with the control it pressed."""
        before = self.controls.find(key)
        pos = pygame.mouse.get_pos()
        self._kept = key
        self.app.change(**{name: value})
        if name == "language":
            self.title = say("settings")
            self.rebuild()
        self._kept = ""
        self.app.sounds.play("button")
        after = self.controls.find(key)
        if before is after or before is None or after is None or not before.rect.collidepoint(pos):
            return
        share = (pos[0] - before.rect.x) / before.rect.w
        at = (after.rect.x + round(share * after.rect.w), after.rect.centery)
        pygame.mouse.set_pos(at)
        self.controls.hover(after)

    def _ask_defaults(self) -> None:
        choices = (Choice(say("sure.do"), self._set_back, "danger"), Choice(say("sure.keep")))
        self.app.ask(say("sure"), say("sure.words"), choices)

    def _set_back(self) -> None:
        fresh = {f.name: getattr(Settings(), f.name) for f in fields(Settings)}
        kept = ("window", "maximised", "place", "fullscreen", "language", "together", *BY_KEY)
        self.app.change(**{name: fresh[name] for name in fresh if name not in kept})
        self.rebuild()
