"""Settings: five tabs; each change shows, sounds and is kept at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.scenes.inputs.fields import Tab
from tabletop.scenes.inputs.paging import on_pages
from tabletop.scenes.overlay import Choice
from tabletop.scenes.screen import Screen
from tabletop.scenes.settings import tabs as pages
from tabletop.scenes.settings.rows import Maker, Row
from tabletop.session.settings import Settings
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.rabbit import figure
from tabletop.table.art.surface import Art

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

NARROW = 820
ROW_GAP = 20

COMPANY = ((1, "look"), (0, "hop"), (2, "cheer"), (4, "stand"), (3, "sleep"))
"""The rabbit (figure, pose) beside each tab."""

SEEING = 1
SAMPLE = (
    "Anna bounces right to row 2, column 5, and the card carries her on. It looks like this "
    "wherever there is something to read."
)

Tabs = Callable[[], list[Row]]


class SettingsScene(Screen):
    """All settings, by tab."""

    route = "settings"
    title = "Settings"
    first = "tab:0"

    def __init__(self, app: Program, tab: int = 0) -> None:
        super().__init__(app)
        self.tab = tab
        self.page = 0
        self._kept = ""

    # ------------------------------------------------------------------------------ layout

    def fill(self, area: pygame.Rect) -> None:
        rows = Maker(self, self._change)
        tabs = (
            ("Display", "window", lambda: pages.display(rows, self._ask_defaults)),
            ("Seeing", "eye", partial(pages.seeing, rows)),
            ("Hearing", "sound", partial(pages.hearing, rows)),
            ("Hands", "mouse", partial(pages.hands, rows)),
            ("Play", "cards", partial(pages.play, rows)),
        )
        box = self._tabs(area, tabs)
        self.picture(widgets.panel(box.w, box.h, self.s), *box.topleft, 5)
        inner = box.inflate(-self.px(48), -self.px(36))
        self._rows(inner, tabs[self.tab][2]())

    def _tabs(self, area: pygame.Rect, tabs: tuple[tuple[str, str, Tabs], ...]) -> pygame.Rect:
        """The tabs on the left, or above in narrow windows; returns the page's rectangle."""
        h = self.tall(52)
        if self.units[0] < NARROW:
            each = area.w // len(tabs)
            h = self.tall(42)
            for i, (label, icon, _) in enumerate(tabs):
                rect = pygame.Rect(area.x + i * each, area.y, each, h)
                fits = lettering.width_of(label, "heading", self.px(17)) < each - self.px(48)
                shown = label if fits else ""
                control = Tab(
                    f"tab:{i}", rect, shown, i == self.tab, partial(self._show, i), self.s,
                    icon=icon, side="top",
                )  # fmt: skip
                control.tip = "" if shown else label
                self.controls.add(control, 12)
            return pygame.Rect(area.x, area.y + h - self.px(2), area.w, area.h - h + self.px(2))
        wide = self.px(200)
        most = self.px(960)
        page_w = min(area.w - wide, most)
        left = area.x + (area.w - wide - page_w) // 2
        for i, (label, icon, _) in enumerate(tabs):
            y = area.y + self.px(20) + i * (h + self.px(8))
            rect = pygame.Rect(left, y, wide + self.px(2), h)
            self.controls.add(
                Tab(
                    f"tab:{i}", rect, label, i == self.tab, partial(self._show, i), self.s,
                    icon=icon,
                ),
                12,
            )  # fmt: skip
        return pygame.Rect(left + wide, area.y, page_w, area.h)

    def _show(self, tab: int) -> None:
        self.tab, self.page = tab, 0
        self.app.sounds.play("card_flip")
        self.rebuild()

    def _rows(self, box: pygame.Rect, rows: list[Row]) -> None:
        """Rows with label, control and help; pages when they do not all fit."""
        pager_h = self.tall(42) + self.px(8)
        paged = self._paged(rows, box.w, box.h)
        if len(paged) > 1:
            paged = self._paged(rows, box.w, box.h - pager_h)
        kept = (n for n, page in enumerate(paged) for row in page if row.key == self._kept != "")
        self.page = min(next(kept, self.page), len(paged) - 1)
        y = box.y
        for i, row in enumerate(paged[self.page]):
            if i:
                self.picture(widgets.rule(box.w, self.s), box.x, y + self.px(8), 12)
                y += self.px(ROW_GAP)
            y = self._row(row, box.x, y, box.w)
        foot = pygame.Rect(box.x, box.bottom - pager_h, box.w, pager_h)
        self.add_pager(foot, len(paged), self.page, self._turn)
        if len(paged) == 1:
            self._company(pygame.Rect(box.x, y, box.w, box.bottom - y))

    def _company(self, box: pygame.Rect) -> None:
        """A rabbit in the free corner of the page, and among what is for eyes a text to try."""
        tall = min(self.px(190), box.h - self.px(40))
        if tall < self.px(110):
            return
        seat, pose = COMPANY[self.tab]
        art = figure(seat, tall, pose)
        self.picture(
            Art(art.surface, art.ox + tall, art.oy + tall), box.right, box.bottom + self.px(4), 10
        )
        if self.tab == SEEING:
            self.paragraph(
                SAMPLE, box.x, box.bottom - tall, box.w - round(tall * 1.2), INK, px=18,
                key="sample",
            )  # fmt: skip

    def _turn(self, page: int) -> None:
        self.page = page
        self.rebuild()

    def _paged(self, rows: list[Row], width: int, room: int) -> list[list[Row]]:
        return on_pages(rows, lambda row: self._height(row, width), self.px(ROW_GAP), room)

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
        words = "Sizes, sounds, speeds and customs become what they were when the program was new."
        choices = (
            Choice("Set everything back", self._set_back, "danger"),
            Choice("Keep my settings"),
        )
        self.app.ask("Back to defaults?", words, choices)

    def _set_back(self) -> None:
        fresh = {f.name: getattr(Settings(), f.name) for f in fields(Settings)}
        kept = ("window", "maximised", "place", "fullscreen", "setups", "learnt")
        self.app.change(**{name: fresh[name] for name in fresh if name not in kept})
        self.rebuild()
