"""About: what this is, that it is nobody's official product, and under which licences it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from tabletop import __version__
from tabletop.ai.strength import sentence, strength_in
from tabletop.core.registry import games
from tabletop.scenes.inputs.fields import Tab
from tabletop.scenes.screen import Screen
from tabletop.table import assets
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import INK
from tabletop.table.art.rabbit import figure
from tabletop.table.art.surface import Art
from tabletop.words.books import book

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

say: Final = book("books").say

NARROW = 820
TABS = ("about", "strength", "licences")

ABOUT = ("what", "fan", "owners", "buy")
LICENCES = ("program", "art", "fonts", "made-with")
"""The paragraphs of the two tabs, by their messages' names."""
FONT_LICENCES = (
    ("Caprasimo", "caprasimo-OFL"), ("Nunito", "nunito-OFL"),
    ("Atkinson", "atkinson-hyperlegible-OFL"), ("OpenDyslexic", "opendyslexic-OFL"),
)  # fmt: skip


class AboutScene(Screen):
    """One paper; the licence texts lie behind tabs."""

    route = "about"
    first = "tab:0"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.title = say("about")
        self.tab = 0
        self.page = 0

    def fill(self, area: pygame.Rect) -> None:
        labels = [*(say(f"tab-{tab}") for tab in TABS), *(name for name, _ in FONT_LICENCES)]
        box = self._tabs(area, labels)
        self.picture(widgets.panel(box.w, box.h, self.s), *box.topleft, 5)
        inner = box.inflate(-self.px(56), -self.px(44))
        if self.tab == 0:
            inner = self._company(inner)
        size = 18 if self.tab < 3 else 16
        self._text(inner, self._words(), size)

    def _tabs(self, area: pygame.Rect, labels: list[str]) -> pygame.Rect:
        narrow = self.units[0] < NARROW
        h = self.tall(44)
        if narrow:
            shown = labels[:3]
            each = min(self.px(160), area.w // 3)
            if self.tab >= 3:
                self.tab = 2
            for i, label in enumerate(shown):
                rect = pygame.Rect(area.x + self.px(12) + i * each, area.y, each, h)
                self._tab(i, rect, label, "top")
            return pygame.Rect(area.x, area.y + h - self.px(2), area.w, area.h - h + self.px(2))
        wide = self.px(180)
        page_w = min(area.w - wide, self.px(860))
        left = area.x + (area.w - wide - page_w) // 2
        for i, label in enumerate(labels):
            y = area.y + self.px(20) + i * (h + self.px(8))
            self._tab(i, pygame.Rect(left, y, wide + self.px(2), h), label, "left")
        return pygame.Rect(left + wide, area.y, page_w, area.h)

    def _tab(self, index: int, rect: pygame.Rect, label: str, side: str) -> None:
        tab = Tab(
            f"tab:{index}", rect, label, index == self.tab, lambda: self._show(index), self.s,
            side=side,
        )  # fmt: skip
        self.controls.add(tab, 12)

    def _show(self, tab: int) -> None:
        self.tab, self.page = tab, 0
        self.app.sounds.play("card_flip")
        self.rebuild()

    def _company(self, inner: pygame.Rect) -> pygame.Rect:
        """A row of all six rabbits at the foot of the paper, where there is room."""
        tall = min(self.px(132), inner.h // 4, round(inner.w / 6 * 1.25))
        if tall < self.px(70):
            return inner
        each = inner.w / 6
        for seat in range(6):
            art = figure(seat, tall, "cheer" if seat == 2 else "stand")
            x = round(inner.x + each * (seat + 0.5))
            half = round(tall * 100 / 256)
            self.picture(Art(art.surface, art.ox + half, art.oy + tall), x, inner.bottom, 10)
        return pygame.Rect(inner.x, inner.y, inner.w, inner.h - tall - self.px(12))

    def _words(self) -> tuple[str, ...]:
        if self.tab == 0:
            paragraphs = (say(f"about.{name}") for name in ABOUT)
            return (*paragraphs, say("about.version", version=__version__))
        if self.tab == 1:
            return _strengths()
        if self.tab == 2:
            return tuple(say(f"licences.{name}") for name in LICENCES)
        return _licence(FONT_LICENCES[self.tab - 3][1])

    def _text(self, box: pygame.Rect, words: tuple[str, ...], size: float) -> None:
        """Paragraphs on as many pages as they need."""
        px = self.px(size)
        step = round(px * 1.5)
        lines: list[str] = []
        for text in words:
            lines += [*lettering.wrap(text, "body", px, box.w), ""]
        fit = max(1, box.h // step)
        if len(lines) - 1 > fit:
            foot_h = self.tall(42) + self.px(6)
            fit = max(1, (box.h - foot_h) // step)
        pages = -(-(len(lines) - 1) // fit)
        self.page = max(0, min(pages - 1, self.page))
        for i, line in enumerate(lines[self.page * fit : (self.page + 1) * fit]):
            if line:
                self.words(line, box.x, box.y + step * (i + 0.5), "body", size, INK, "midleft")
        foot = pygame.Rect(box.x, box.bottom - self.tall(42), box.w, self.tall(42))
        self.add_pager(foot, pages, self.page, self._turn)

    def _turn(self, page: int) -> None:
        self.page = page
        self.rebuild()


def _strengths() -> tuple[str, ...]:
    """Returns the measured strength of the computer players, game by game."""
    told = [
        say("strength.game", game=game.info.name, measured=" ".join(map(sentence, rows)))
        for game in games().values()
        if (rows := strength_in(game.package))
    ]
    return (say("strength"), *(told or [say("strength.none")]))


def _licence(name: str) -> tuple[str, ...]:
    """The paragraphs of a licence text beside the fonts."""
    path, path_name = assets.find("fonts", name, (".txt",)), f"{name}.txt"
    if path is None:
        return (say("licence-missing", name=path_name),)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return (say("licence-bad", name=path_name),)
    blocks = (" ".join(block.split()) for block in text.split("\n\n"))
    return tuple(block for block in blocks if block.strip("- "))
