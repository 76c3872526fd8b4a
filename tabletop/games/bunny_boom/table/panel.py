"""Right column of this table: the river's words, the preview paper, the sand timer.

The preview's content comes from `preview`.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tabletop.games.bunny_boom.table.layout import WORDS_H, Places
from tabletop.games.bunny_boom.table.preview import Forecast, Row
from tabletop.games.bunny_boom.words import say
from tabletop.games.bunny_boom.words.pieces import NEAR_END
from tabletop.table.art import timer, widgets
from tabletop.table.art.lettering import write
from tabletop.table.art.palette import INK
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import Art, blank
from tabletop.table.contract import Host
from tabletop.table.said import Said
from tabletop.table.stage import Node

Z_PANEL = 30
HEAD, ROW, RESULT = 35.0, 24.0, 40.0


class Panel:
    """Papers beside the green; each is drawn anew only when its words change.

    Attributes:
        timed: whether the match has a sand timer; without one the paper takes its room.
        turning: whether the glass is being turned over, and shows that instead of its sand.
    """

    def __init__(self, host: Host, places: Places) -> None:
        self.host, self.places = host, places
        self._papers = Said(host.stage, Z_PANEL)
        self._glass: Node | None = None
        self._tag: Node | None = None
        self.timed = self.turning = False

    def river(self, pile: int) -> None:
        """Shows the words at the head of the river, where its cards leave room for them."""
        rect, s = self.places.river, self.host.s
        if self.places.pile.y < rect.y + round(WORDS_H * s):
            return
        words = say("panel-pile", n=pile, last=pile <= NEAR_END)

        def draw() -> Art:
            face = blank(rect.w, round(WORDS_H * s))
            mark = sign("wave", round(26 * s))
            face.blit(mark, mark.get_rect(midleft=(round(14 * s), round(20 * s))))
            title = say("panel-river")
            write(face, title, 46 * s, 20 * s, "heading", round(18 * s), INK, "midleft")
            room = rect.w - 110 * s
            line = widgets.fit(words, "bold", round(16 * s), room, s)
            write(face, line.text, rect.w - 16 * s, 20 * s, "bold", line.px, INK, "midright")
            return Art(face, 0, 0)

        self._papers.tell("river_words", rect.topleft, (rect.size, words), draw)

    def tell(self, told: Forecast, result: str) -> None:
        """Shows the preview paper: title, rows, and old and new number of the home.

        Where not every row that counts has room, all of them stand in one line without words: rows
        left out would make the sum look wrong.
        """
        rect, s = self.places.preview, self.host.s
        if not self.timed:
            rect = rect.copy()
            rect.w = self.places.river.right - rect.x

        def draw() -> Art:
            paper = widgets.panel(rect.w, rect.h, s)
            face = paper.surface.copy()
            pad = round(15 * s)
            x, w = paper.ox + pad, rect.w - 2 * pad
            numbers = str(told.before), str(told.after)
            last = widgets.preview_result(result, *numbers, w, s, fewer=True)
            face.blit(last, (x, round(paper.oy + rect.h - RESULT * s)))
            room = rect.h - (HEAD + RESULT) * s
            most = int(room / (ROW * s) + 0.2)
            if sum(row.change != 0 for row in told.rows) > most:
                line = _all_in_one(told.rows, w, s)
                y = rect.h - RESULT * s - line.get_height()
                face.blit(line, (x, round(paper.oy + y / 2)))
                return Art(face, paper.ox, paper.oy)
            head = widgets.fit(told.title, "heading", round(18 * s), w, s)
            write(face, head.text, x, paper.oy + 22 * s, "heading", head.px, INK, "midleft")
            rows = fitting(told.rows, most)
            top = paper.oy + HEAD * s
            for i, row in enumerate(rows):
                line = widgets.preview_row(row.sign, row.words, row.shown, w, s)
                face.blit(line, (x, round(top + (i * ROW - 1) * s)))
            return Art(face, paper.ox, paper.oy)

        self._papers.tell("preview", rect.topleft, (rect.size, told, result), draw)

    # --------------------------------------------------------------------------------- glass

    def clock(self, left: float | None, of: float, running: bool) -> None:
        """Shows the sand timer with `left` of `of` seconds; lies still and empty when none runs."""
        rect, s = self.places.timer, self.host.s
        if not rect.w or not self.timed or self.turning:
            return
        seconds = left if left is not None else 0.0
        share = seconds / of if of else 0.0
        art = timer.sand_timer(share, rect.h, s, seconds if running else None, running)
        if self._glass is None:
            self._glass = self.host.stage.picture(art, *rect.topleft, Z_PANEL, "timer")
        self._glass.put(art=art)
        self._show_tag(left)

    def _show_tag(self, left: float | None) -> None:
        rect, s = self.places.timer, self.host.s
        art = timer.timer_tag(left or 0.0, s)
        w = art.surface.get_width() - 2 * art.ox
        pos = (rect.centerx - w / 2, rect.bottom + round(8 * s))
        if self._tag is None:
            self._tag = self.host.stage.picture(art, *pos, Z_PANEL, "timer_tag")
        self._tag.put(art=art, pos=pos, visible=left is not None)

    @property
    def glass(self) -> Node | None:
        """Node of the timer, for its turning over."""
        return self._glass


def fitting(rows: tuple[Row, ...], most: int) -> tuple[Row, ...]:
    """Returns at most `most` rows; those that change nothing are left out first."""
    kept = list(rows)
    while len(kept) > max(0, most):
        idle = [row for row in kept if not row.change]
        kept.remove(idle[-1] if idle else kept[-1])
    return tuple(kept)


def _all_in_one(rows: Sequence[Row], w: int, s: float) -> pygame.Surface:
    """Draws all rows that count in one line; a single one keeps its words."""
    counted = [row for row in rows if row.change]
    if len(counted) == 1:
        (row,) = counted
        return widgets.preview_row(row.sign, row.words, row.shown, w, s)
    return widgets.preview_sums(tuple((row.sign, row.shown) for row in counted), w, s)
