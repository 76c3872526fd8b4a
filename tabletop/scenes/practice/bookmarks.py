"""Bookmarks: moments with a name, to be looked at again, sent to somebody, called otherwise."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.core.registry import games
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.keys.commands import listed
from tabletop.scenes.matches.dates import when
from tabletop.scenes.matches.pictures import KEPT, Pictures, of_moment, small_table
from tabletop.scenes.overlay import Choice
from tabletop.scenes.practice.wording import game_name, say
from tabletop.scenes.screen import Screen
from tabletop.scenes.sharing import copy_moment, paste_moment
from tabletop.session import bookmarks
from tabletop.session.bookmarks import Bookmark
from tabletop.session.review import Review
from tabletop.session.rows import LONGEST_TITLE, KeptBookmark
from tabletop.table.art import widgets
from tabletop.table.art.palette import INK, INK2
from tabletop.words import Seat

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

ROW, GAP = 76, 10


class BookmarksScreen(Screen):
    """All bookmarks, those made last first."""

    route = "bookmarks"
    place = "menu"
    keys = listed("paste")

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.title = say("bookmarks")
        self.found: list[Bookmark] = []
        self._pictures = Pictures(app.library, app.window.real)

    def leave(self) -> None:
        super().leave()
        self._pictures.close()

    def update(self, ms: float) -> None:
        if self._pictures.poll():
            self.rebuild()

    def fill(self, area: pygame.Rect) -> None:
        foot = max(44, self.tall(46))
        self._paste_button(pygame.Rect(area.x, area.bottom - foot, area.w, foot))
        body = pygame.Rect(area.x, area.y, area.w, area.h - foot - self.px(GAP))
        library = self.app.library
        many, self.found = library.count_bookmarks(), []
        if not many:
            self.empty(body, say("no-bookmarks"), 4, "stand")
            return
        middle = self.column(pygame.Rect(area.x, area.bottom - foot, area.w, foot), 300)
        row = max(64, self.px(ROW))
        places = self.stacked(range(many), lambda mark: row, self.px(GAP), body, middle)
        self.found = bookmarks.listed(library, places[0][0], len(places))
        self._pictures.want([
            of_moment(library, each.saved, each.kept.ply)
            for each in self.found if each.saved.sheet.game in games()
        ])  # fmt: skip
        for each, (_, place) in zip(self.found, places):
            self._row(each, place)

    def _paste_button(self, foot: pygame.Rect) -> None:
        label = say("paste")
        wide = widgets.button_size(label, self.s, "copy")[0]
        rect = pygame.Rect(foot.x, foot.y, wide, foot.h)
        if wide <= foot.w // 2 - self.px(100):
            self.add_button("paste", rect, label, self._paste, icon="copy")
        else:
            rect.w = foot.h
            self.add_icon("paste", rect, "copy", self._paste, label)

    def _row(self, mark: Bookmark, row: pygame.Rect) -> None:
        kept = mark.kept
        key = f"{kept.match}:{kept.ply}"
        self.panel(row)
        pad, d = self.px(10), self.tall(44)
        side = row.h - 2 * pad
        wide = round(side * KEPT[0] / KEPT[1])
        x = row.x + pad
        if mark.saved.sheet.game in games():
            moment = of_moment(self.app.library, mark.saved, kept.ply)
            drawn = small_table(
                mark.saved.sheet.game, self._pictures.of(moment), wide, side, self.s
            )
            self.picture(drawn, x, row.y + pad, 10)
        x += wide + self.px(12)
        right, y = row.right - self.px(14), row.centery - d // 2
        for name, icon, act in (
            ("drop", "trash", partial(self._ask_drop, mark)),
            ("copy", "copy", partial(self._copy, kept)),
            ("open", "analysis", partial(self._open, kept)),
        ):
            button, tip = pygame.Rect(right - d, y, d, d), say(f"moment-{name}")
            right = button.x - self.px(8)
            label = say(f"moment-{name}.of", name=kept.name)
            self.add_icon(f"{name}:{key}", button, icon, act, label, tip=tip)
        room = right - self.px(8) - x
        wide = room if self.units[0] < 760 else round(room * 0.52)
        entry = pygame.Rect(x, row.centery - self.tall(42) // 2, wide, self.tall(42))
        self.controls.add(
            Entry(f"name:{key}", entry, kept.name, self.app, label=say("named", name=kept.name),
                  done=partial(self._rename, kept), limit=LONGEST_TITLE)
        )  # fmt: skip
        if wide < room:
            left = entry.right + self.px(16)
            names = [seat.name for seat in mark.saved.sheet.seats]
            who = tuple(map(Seat, range(len(names))))
            name = game_name(mark.saved.sheet.game)
            self.words(name, left, row.y + row.h * 0.32, "heading", 17, INK, "midleft",
                       width=x + room - left)  # fmt: skip
            made = say("moment", names, who=who, date=when(kept.made))
            self.words(made, left, row.y + row.h * 0.68, "body", 16, INK2,
                       "midleft", width=x + room - left)  # fmt: skip

    # ------------------------------------------------------------------------------- doing

    def _open(self, kept: KeptBookmark) -> None:
        running = bookmarks.opened(self.app.library, kept)
        seats = range(len(running.seats)) if running.over else None
        self.app.over("review", Review(running, seats, self.app.library), kept.ply)
        self.app.say(running.problem)

    def _copy(self, kept: KeptBookmark) -> None:
        copy_moment(self.app, bookmarks.opened(self.app.library, kept), kept.ply)

    def _ask_drop(self, mark: Bookmark) -> None:
        drop, keep = say("sure-drop.do"), say("sure-drop.keep")
        choices = (Choice(drop, partial(self._drop, mark.kept), "danger"), Choice(keep))
        title, words = say("sure-drop", name=mark.kept.name), say("sure-drop.words")
        self.app.ask(title, words, choices, mark.saved.sheet.seats[0].figure)

    def _drop(self, kept: KeptBookmark) -> None:
        if not self.app.library.drop_bookmark(kept):
            self.app.say(self.app.library.problem or say("sure-drop.failed"))
        self.rebuild()

    def _rename(self, kept: KeptBookmark, name: str) -> None:
        if name == kept.name:
            return
        if not bookmarks.rename(kept, name, self.app.library):
            self.app.say(self.app.library.problem or say("rename-failed"))
        self.rebuild()

    def _paste(self) -> None:
        paste_moment(self.app)

    def do(self, name: str) -> bool:
        if name == "paste":
            self._paste()
            return True
        return super().do(name)
