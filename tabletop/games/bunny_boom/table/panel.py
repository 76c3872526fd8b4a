"""Right column of this table: the river's words, the preview paper, the sand timer.

The preview's content comes from `preview`.
"""

from __future__ import annotations

from pygame import FRect

from tabletop.games.bunny_boom.table.layout import WORDS_H, Places
from tabletop.games.bunny_boom.table.preview import Forecast, Row
from tabletop.games.bunny_boom.words import say
from tabletop.games.bunny_boom.words.pieces import NEAR_END
from tabletop.table.art import timer, widgets
from tabletop.table.art.picture import Picture, Size, picture
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import Art
from tabletop.table.contract import Host
from tabletop.table.nodes import NodeTable
from tabletop.table.stage import Node

Z_PANEL = 30
HEAD, ROW, LINE, RESULT = 35.0, 24.0, 26.0, 40.0


class Panel:
    """Papers beside the green.

    Attributes:
        timed: whether the match has a sand timer; without one the paper takes its room.
        turning: whether the glass is being turned over, and shows that instead of its sand.
        glass: the picture of the timer; None before it is shown.
    """

    def __init__(self, host: Host, places: Places, nodes: NodeTable) -> None:
        self.host, self.places, self._nodes = host, places, nodes
        self.glass: Node | None = None
        self._tag: Node | None = None
        self.timed = self.turning = False

    def river(self, pile: int) -> None:
        """Shows the words at the head of the river, where its cards leave room for them."""
        river = self.places.river
        if self.places.pile.y < river.y + WORDS_H:
            return
        words = say("panel-pile", n=pile, last=pile <= NEAR_END)
        head = FRect(river.x, river.y, river.w, WORDS_H)
        shown = _river_words(say("panel-river"), words)
        self._nodes.lay("river_words", shown, head, Z_PANEL, hit=False)

    def tell(self, told: Forecast, result: str) -> None:
        """Shows the preview paper: title, rows, and old and new number of the home."""
        rect = self.places.preview.copy()
        if not self.timed:
            rect.w = self.places.river.right - rect.x
        self._nodes.lay("preview", _preview(told, result), rect, Z_PANEL, hit=False)

    def clock(self, left: float | None, of: float, running: bool) -> None:
        """Shows the sand timer with `left` of `of` seconds; lies still and empty when none runs."""
        stage, s = self.host.stage, self.host.s
        rect = self.host.layer.pixels(self.places.timer)
        if not rect.w or not self.timed or self.turning:
            return
        seconds = left if left is not None else 0.0
        share = seconds / of if of else 0.0
        art = timer.sand_timer(share, rect.h, s, seconds if running else None, running)
        self.glass = self.glass or stage.picture(art, *rect.topleft, Z_PANEL, "timer")
        self.glass.put(art=art)
        tag = timer.timer_tag(seconds, s)
        at = rect.centerx - tag.surface.get_width() / 2 + tag.ox, rect.bottom + 8 * s
        self._tag = self._tag or stage.picture(tag, *at, Z_PANEL, "timer_tag")
        self._tag.put(art=tag, visible=left is not None)


@picture
def _river_words(size: Size, title: str, words: str) -> Art:
    sheet = Sheet(size)
    sheet.sign("wave", 27, 20, 26)
    sheet.write(title, 46, 20, "heading", 18, anchor="midleft")
    right = sheet.box.w - 16
    sheet.write(words, right, 20, "bold", 16, anchor="midright", width=sheet.box.w - 110)
    return sheet.art


@picture
def _preview(size: Size, told: Forecast, result: str) -> Art:
    """The preview paper.

    Where not every row that counts has room, all of them stand in one line without words: rows
    left out would make the sum look wrong.
    """
    sheet = Sheet(size, widgets.panel(*size))
    low, wide = sheet.box.h - RESULT, sheet.box.w - 30
    shown = widgets.preview_result(result, told.before, told.after)
    sheet.lay(shown, FRect(15, low, wide, RESULT))
    most = int((low - HEAD) / ROW + 0.2)
    if sum(row.change != 0 for row in told.rows) > most:
        sheet.lay(_all_in_one(told.rows), FRect(15, (low - LINE) / 2, wide, LINE))
        return sheet.art
    sheet.write(told.title, 15, 22, "heading", 18, anchor="midleft", width=wide)
    for i, row in enumerate(fitting(told.rows, most)):
        line = widgets.preview_row(row.sign, row.words, row.shown)
        sheet.lay(line, FRect(15, HEAD + i * ROW - 1, wide, LINE))
    return sheet.art


def fitting(rows: tuple[Row, ...], most: int) -> tuple[Row, ...]:
    """Returns at most `most` rows; those that change nothing are left out first."""
    kept = list(rows)
    while len(kept) > max(0, most):
        idle = [row for row in kept if not row.change]
        kept.remove(idle[-1] if idle else kept[-1])
    return tuple(kept)


def _all_in_one(rows: tuple[Row, ...]) -> Picture:
    """Returns all rows that count in one line; a single one keeps its words."""
    counted = [row for row in rows if row.change]
    if len(counted) == 1:
        return widgets.preview_row(counted[0].sign, counted[0].words, counted[0].shown)
    return widgets.preview_sums(tuple((row.sign, row.shown) for row in counted))
