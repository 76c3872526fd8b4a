"""The log of the play screen: drawn lines, scrolling, the pointed line.

Sentences come from the session.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

import pygame

from tabletop.scenes.play.messages import say
from tabletop.session.loglines import LogLine
from tabletop.table.art import widgets
from tabletop.table.art.palette import GOLD
from tabletop.table.art.surface import Art
from tabletop.table.stage import Node, Stage


class _Row(NamedTuple):
    """A drawn line of the log; `top` counts from the first row, in pixels."""

    line: LogLine
    top: int
    height: int


class LogPanel:
    """Draws the log; shows the newest lines unless the reader has scrolled up.

    Attributes:
        rect: its paper in the window.
        pointed: the line under the pointer, or None.
    """

    def __init__(
        self, stage: Stage, rect: pygame.Rect, s: float, figures: Sequence[int], z: float,
        lower: int = 0,
    ) -> None:  # fmt: skip
        """`lower` is by how much the lines begin below their usual place, for a larger button."""
        self.rect, self.s, self.z = rect, s, z
        self._figures, self._lower = figures, lower
        self._stage = stage
        self._rows: list[_Row] = []
        self._lines: Sequence[LogLine] = ()
        self._news: frozenset[int] = frozenset()
        self._up = self._under = self._above = 0
        self.pointed: LogLine | None = None
        self._node: Node = stage.picture(self._face(), rect.x, rect.y, z, "log")

    def show(self, visible: bool) -> None:
        self._node.put(visible=visible)

    def lie(self, rect: pygame.Rect, z: float) -> None:
        """Moves and resizes the panel; shows the newest lines."""
        self.rect, self.z, self._up = rect, z, 0
        self._rows.clear()
        self._break()
        self._node.put(art=self._face(), pos=rect.topleft, z=z)

    @property
    def visible(self) -> bool:
        return self._node.visible

    def fill(self, lines: Sequence[LogLine], fresh: Sequence[LogLine] = ()) -> None:
        """Replaces the lines; stays at the end if it was there.

        `fresh` lines, those since the reader's last turn, get a gold bar.
        """
        news = frozenset(line.ply for line in fresh)
        if list(lines) == list(self._lines) and news == self._news:
            return
        self._lines, self._news = lines, news
        pairs = zip(self._rows, lines)
        del self._rows[sum(1 for _ in takewhile(lambda pair: pair[0].line == pair[1], pairs)) :]
        self._break()
        self._up = min(self._up, self._most())
        self._node.put(art=self._face())

    @property
    def head(self) -> int:
        """The height above the lines where nothing lies between."""
        return widgets.log_area(self.rect.w, self.rect.h, self.s).y + self._lower

    def lower(self, by: float) -> None:
        """Begins the lines so many pixels lower, for what lies above them."""
        if int(by) != self._above:
            self._above = int(by)
            self._up = min(self._up, self._most())
            self._node.put(art=self._face())

    def make_room(self, paper: pygame.Rect) -> None:
        """Ends the lines above a panel that covers the lower end of the log."""
        covered = self.rect.bottom - paper.y + round(6 * self.s)
        under = covered if self.rect.colliderect(paper) else 0
        if under != self._under:
            self._under = under
            self._up = min(self._up, self._most())
            self._node.put(art=self._face())

    def scroll(self, steps: float) -> None:
        """Scrolls by wheel steps; up is positive."""
        up = max(0, min(self._most(), self._up + round(steps * 42 * self.s)))
        if up != self._up:
            self._up = up
            self._node.put(art=self._face())

    def point(self, pos: tuple[int, int] | None) -> LogLine | None:
        """Marks and returns the line at a window position, or None."""
        hit = self._at(pos) if pos is not None and self.visible else None
        if hit is not self.pointed:
            self.pointed = hit
            self._node.put(art=self._face())
        return hit

    def _body(self) -> pygame.Rect:
        """Returns the area of the rows, relative to the panel."""
        area = widgets.log_area(self.rect.w, self.rect.h, self.s)
        above = self._lower + self._above
        top, bottom = area.y + above, min(area.bottom, self.rect.h - self._under)
        return pygame.Rect(area.x, top, area.w, max(0, bottom - top))

    def _most(self) -> int:
        total = self._rows[-1].top + self._rows[-1].height if self._rows else 0
        return max(0, total - self._body().h)

    def _break(self) -> None:
        """Lays out the lines that have no row yet."""
        top = self._rows[-1].top + self._rows[-1].height if self._rows else 0
        for line in self._lines[len(self._rows) :]:
            height = self._row_height(line)
            self._rows.append(_Row(line, top, height))
            top += height

    def _row_height(self, line: LogLine) -> int:
        if line.separator:
            return widgets.log_separator_height(self.s)
        return widgets.log_height(self._badge(line), line.text, self._body().w, self.s)

    def _row_face(self, line: LogLine) -> pygame.Surface:
        width = self._body().w
        if line.separator:
            return widgets.log_separator(line.text, width, self.s)
        lit = line is self.pointed
        return widgets.log_line(self._badge(line), line.text, width, self.s, lit)

    def _badge(self, line: LogLine) -> int | None:
        """Returns the figure whose badge stands before the line, or None."""
        return self._figures[line.seat] if line.seat >= 0 else None

    def _offset(self) -> int:
        """Returns the number of pixels added to a row's top to get its place on the panel."""
        body = self._body()
        total = self._rows[-1].top + self._rows[-1].height if self._rows else 0
        return body.top + (body.h - total if total > body.h else 0) + self._up

    def _at(self, pos: tuple[int, int]) -> LogLine | None:
        x, y = pos[0] - self.rect.x, pos[1] - self.rect.y
        if not self._body().collidepoint(x, y):
            return None
        hit = (row.line for row, top in self._shown() if top <= y < top + row.height)
        return next((line for line in hit if not line.separator), None)

    def _shown(self) -> Iterator[tuple[_Row, int]]:
        """Yields the rows that fit completely, each with its top on the panel.

        The first of them stands right below the title. A row taller than the panel is shown in
        parts if no row fits.
        """
        body, offset = self._body(), self._offset()
        tall: list[tuple[_Row, int]] = []
        first: int | None = None
        for row in self._rows:
            top = row.top + offset
            if body.top <= top and top + row.height <= body.bottom:
                first = top if first is None else first
                yield row, top - first + body.top
            elif row.height > body.h and top < body.bottom and top + row.height > body.top:
                tall.append((row, top))
        if first is None:
            yield from tall

    def _face(self) -> Art:
        paper = widgets.log_paper(self.rect.w, self.rect.h, say("log.title"), self.s)
        surface = paper.surface.copy()
        body = self._body().move(paper.ox, paper.oy)
        surface.set_clip(body)
        for row, top in self._shown():
            y = top + paper.oy
            surface.blit(self._row_face(row.line), (body.x, y))
            if row.line.ply in self._news and not row.line.separator:
                bar = pygame.Rect(body.x, y + round(3 * self.s), 0, row.height)
                bar.w, bar.h = round(4 * self.s), row.height - round(5 * self.s)
                pygame.draw.rect(surface, GOLD, bar, border_radius=bar.w // 2)
        surface.set_clip(None)
        return Art(surface, paper.ox, paper.oy)
