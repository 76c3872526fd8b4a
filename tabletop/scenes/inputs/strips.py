"""Two papers that narrow windows show in turn, and strips that papers are filled by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame
from pygame import FRect

from tabletop.scenes.inputs.fields import Segments
from tabletop.scenes.screen import Screen
from tabletop.table import boxes
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import INK
from tabletop.table.art.signs import sign

NARROW = 900
"""Style pixels of width below which the two papers take turns."""

Fill = Callable[[pygame.Rect], None]


class TwoPapers(Screen):
    """A screen of two papers.

    Attributes:
        part: the number of the paper that is shown where they take turns.
    """

    part = 0

    @property
    def narrow(self) -> bool:
        """True if the papers take turns."""
        return self.units[0] < NARROW

    def fill_papers(self, area: pygame.Rect, fills: Sequence[Fill], right: float) -> None:
        """Fills both papers, the right one `right` style pixels wide, or the one that is shown."""
        if self.narrow:
            fills[self.part](area)
            return
        places = boxes.row(FRect(area), (boxes.Part(grow=1), self.px(right)), self.px(12))
        for fill, place in zip(fills, places):
            fill(pygame.Rect(place))

    def below_switch(
        self, area: pygame.Rect, labels: tuple[str, str], label: str
    ) -> pygame.Rect:
        """Returns the room of the papers; adds the choice between them where they take turns."""
        if not self.narrow:
            return area
        row = pygame.Rect(0, area.y, min(area.w, self.px(340)), self.tall(40))
        row.centerx = area.centerx
        self.add_switch(row, labels, label)
        below = row.bottom + self.px(8)
        return pygame.Rect(area.x, below, area.w, area.bottom - below)

    def add_switch(self, place: pygame.Rect, labels: tuple[str, str], label: str) -> None:
        """Adds the choice between the papers."""
        field = Segments("part", place, labels, self.part, self.show_part, self.s, label=label)
        self.controls.add(field)

    def show_part(self, part: int) -> None:
        """Shows the paper of that number."""
        self.part = part
        self.rebuild()


class Strips:
    """Strips of a paper, taken from its top or its foot.

    Attributes:
        rest: what is left of it.
    """

    def __init__(self, screen: Screen, box: pygame.Rect, gap: float = 8) -> None:
        """`gap` style pixels lie between two strips."""
        self.screen, self.rest, self.gap = screen, box.copy(), screen.px(gap)

    def top(self, tall: int) -> pygame.Rect:
        """Takes a strip of that height from the top."""
        rest = self.rest
        lower = rest.y + tall + self.gap
        self.rest = pygame.Rect(rest.x, lower, rest.w, rest.bottom - lower)
        return pygame.Rect(rest.x, rest.y, rest.w, tall)

    def foot(self, tall: int) -> pygame.Rect:
        """Takes a strip of that height from the foot."""
        rest = self.rest
        self.rest = pygame.Rect(rest.x, rest.y, rest.w, rest.h - tall - self.gap)
        return pygame.Rect(rest.x, rest.bottom - tall, rest.w, tall)

    def write(
        self, words: str, colour: str = INK, icon: str | None = None, **more: Any
    ) -> None:
        """Writes a paragraph, behind a sign or where "" is given behind the room of one; `more` is
        for `paragraph`."""
        screen, rest = self.screen, self.rest
        if icon:
            screen.picture(sign(icon, screen.px(24)), rest.x, rest.y, 20)
        left = 0 if icon is None else screen.px(34)
        y = screen.paragraph(words, rest.x + left, rest.y, rest.w - left, colour, **more)
        self.top(max(y - rest.y, screen.px(24) if icon else 0))

    def rule(self) -> None:
        """Draws a line between what stands above and below."""
        screen, line = self.screen, self.top(self.screen.px(4))
        screen.picture(widgets.rule(line.w, screen.s), *line.topleft, 12)

    def height(self, words: str, icon: bool = True) -> int:
        """Returns the height that `write` would take, gap included."""
        px = self.screen.px
        lines = lettering.wrap(words, "body", px(16), self.rest.w - (px(34) if icon else 0))
        tall = len(lines) * lettering.line_height("body", px(16))
        return max(tall, px(24) if icon else 0) + self.gap
