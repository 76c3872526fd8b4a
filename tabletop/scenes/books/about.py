"""About: what this is, that it is nobody's official product, and under which licences it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from tabletop.ai.strength import sentence, strength_in
from tabletop.core.registry import games
from tabletop.scenes.inputs.tabbed import TabbedScreen
from tabletop.session.report import build, write_report
from tabletop.table import assets
from tabletop.table.art import lettering
from tabletop.table.art.palette import INK
from tabletop.table.controls import Button
from tabletop.words.books import book

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

say: Final = book("books").say

TABS = ("about", "strength", "licences")

ABOUT = ("what", "fan", "owners", "buy")
LICENCES = ("program", "art", "fonts", "made-with")
"""The paragraphs of the two tabs, by their messages' names."""
FONT_LICENCES = (
    ("Caprasimo", "caprasimo-OFL"), ("Nunito", "nunito-OFL"),
    ("M PLUS", "m-plus-rounded-1c-OFL"), ("Atkinson", "atkinson-hyperlegible-OFL"),
    ("OpenDyslexic", "opendyslexic-OFL"),
)  # fmt: skip


class AboutScene(TabbedScreen):
    """One paper; the licence texts lie behind tabs."""

    route = "about"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.title = say("about")

    def fill(self, area: pygame.Rect) -> None:
        labels = [*(say(f"tab-{tab}") for tab in TABS), *(name for name, _ in FONT_LICENCES)]
        inner = self.panel(self.tabs(area, [(label, "") for label in labels], 180, 860), 28, 22)
        if self.tab == 0:
            inner = self._company(self._report_buttons(inner))
        size = 18 if self.tab < 3 else 16
        self._text(inner, self._words(), size)

    def _report_buttons(self, inner: pygame.Rect) -> pygame.Rect:
        """A row of two buttons at the foot of the paper: what goes into a report of a fault."""
        tall, gap = self.tall(44), self.px(12)
        each = min(self.px(300), (inner.w - gap) // 2)
        for i, (key, act) in enumerate((("copy", self._copy), ("save", self._save))):
            rect = pygame.Rect(inner.x + i * (each + gap), inner.bottom - tall, each, tall)
            self.controls.add(Button(f"report:{key}", rect, say(f"report.{key}"), act, self.s))
        return pygame.Rect(inner.x, inner.y, inner.w, inner.h - tall - gap)

    def _copy(self) -> None:
        try:
            pygame.scrap.put_text(build())
        except pygame.error:
            self.app.say(say("report.not-copied"))
        else:
            self.app.say(say("report.copied"))

    def _save(self) -> None:
        try:
            path = write_report(self.app.places)
        except OSError as error:
            self.app.say(say("report.not-saved", why=str(error.strerror)))
        else:
            self.app.say(say("report.saved", path=str(path)))

    def _company(self, inner: pygame.Rect) -> pygame.Rect:
        """A row of all six rabbits at the foot of the paper, where there is room."""
        tall = min(self.px(96), inner.h // 4, round(inner.w / 6 * 1.25))
        if tall < self.px(70):
            return inner
        each = inner.w / 6
        for seat in range(6):
            pose, x = "cheer" if seat == 2 else "stand", inner.x + each * (seat + 0.5)
            self.rabbit(seat, tall, pose, x, inner.bottom)
        return pygame.Rect(inner.x, inner.y, inner.w, inner.h - tall - self.px(12))

    def _words(self) -> tuple[str, ...]:
        if self.tab == 0:
            paragraphs = (say(f"about.{name}") for name in ABOUT)
            return (*paragraphs, build())
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
        for line, row in self.stacked(lines[:-1], lambda line: step, 0, box):
            if line:
                self.words(line, *row.midleft, "body", size, INK, "midleft")


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
