"""The ledger over all matches: what choices gave away, by game and level, and luck against chance.

The numbers are `session.skill`'s and `session.dealt`'s; what takes long is counted beside the
screen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.ai.levels import LEVELS
from tabletop.scenes.inputs.fields import Cycle
from tabletop.scenes.practice.wording import game_name, rating_words, say
from tabletop.scenes.screen import Screen, Way
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session import dealt, losses
from tabletop.session.dealt import SHUFFLE, STARTS, Luck
from tabletop.session.losses import Skill
from tabletop.session.outcomes import OTHER, PEOPLE
from tabletop.session.rating import Standing, standings
from tabletop.table.art import lettering, progress
from tabletop.table.art.palette import INK, INK2

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

WIDE = 1000
GAP, PAD = 14, 18
APART = 8
"""Style pixels before the name of a game."""


class ProgressScreen(Screen):
    """All matches of whoever plays alone against rabbits."""

    route = "progress"
    place = "menu"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.title = say("progress")
        self.kind = 0
        self.found: list[Skill] | None = None
        self.luck: list[Luck] | None = None
        self.ratings: dict[str, Standing] = standings(app.library, on_the_shelf())
        self._pool = ThreadPoolExecutor(1, "progress")
        self._skills: Future[list[Skill]] = self._pool.submit(losses.skills, app.library)
        self._luck: Future[list[Luck]] = self._pool.submit(dealt.luck, app.library)

    def leave(self) -> None:
        super().leave()
        self._luck.cancel()
        self._pool.shutdown(wait=False)

    def update(self, ms: float) -> None:
        """Shows what was counted as soon as it is."""
        fresh = False
        if self.found is None and self._skills.done():
            self.found, fresh = self._skills.result(), True
        if self.luck is None and self._luck.done():
            self.luck, fresh = self._luck.result(), True
        if fresh:
            self.rebuild()

    # ------------------------------------------------------------------------------ layout

    def header_right(self, y: int, d: int) -> int:
        """The way to the losses by kind of choice."""
        way = Way("where", say("where"), "statistics", partial(self.app.over, "where"))
        return self.add_at_right(self.area.right, y, d, way, self.units[0] >= 700)

    def fill(self, area: pygame.Rect) -> None:
        gap = self.px(GAP)
        if self.units[0] >= WIDE:
            left = round(area.w * 0.58)
            self._dealt(self._paper(pygame.Rect(area.x, area.y, left, area.h)))
            rest = pygame.Rect(area.x + left + gap, area.y, area.w - left - gap, area.h)
            inner = self._paper(rest)
            wide = self.px(200)
            at = pygame.Rect(inner.right - wide, inner.y, wide, self.tall(40))
            self._levels(inner, self.paged(self._sheets(inner), at))
            return
        foot = self.tall(40)
        box = pygame.Rect(area.x, area.y, area.w, area.h - foot - gap)
        inner = self._paper(box)
        by_game = [partial(self._levels, rows=rows) for rows in self._sheets(inner)]
        parts: list[Callable[[pygame.Rect], None]] = [*by_game, self._dealt]
        self.paged(parts, pygame.Rect(area.x, area.bottom - foot, area.w, foot))(inner)

    def _paper(self, box: pygame.Rect) -> pygame.Rect:
        return self.panel(box, PAD, PAD - 4)

    def _head(self, box: pygame.Rect, title: str, right: int) -> pygame.Rect:
        """A title; returns what is free below it."""
        tall = self.tall(40)
        self.words(title, box.x, box.y + tall // 2, "heading", 18, INK, "midleft",
                   width=right - box.x - self.px(10))  # fmt: skip
        top = box.y + tall + self.px(6)
        return pygame.Rect(box.x, top, box.w, box.bottom - top)

    def _chooser(
        self, box: pygame.Rect, key: str, labels: tuple[str, ...], chosen: int, label: str
    ) -> int:
        """One of several, right of a title; returns the x left of it."""
        if len(labels) < 2:
            return box.right
        wide = min(self.px(360), round(box.w * 0.56))
        rect = pygame.Rect(box.right - wide, box.y, wide, self.tall(40))

        def pick(number: int) -> None:
            setattr(self, key, number)
            self.rebuild()

        self.controls.add(Cycle(key, rect, labels, chosen, pick, self.s, label=label))
        return rect.x

    @property
    def _step(self) -> int:
        """Height of a row of numbers."""
        return lettering.line_height("body", self.px(16)) + self.px(4)

    def _sheets(self, box: pygame.Rect) -> list[list[tuple[str, str]]]:
        """The rows by game and rabbit on as many sheets as such a paper needs."""
        px = self.px(16)
        lines = lettering.wrap(say("by-game.about"), "body", px, box.w)
        said = len(lines) * lettering.line_height("body", px)
        room = box.h - self.tall(40) - said - self.px(16)
        return sheets_of(self.rows(), room, self._step, self.px(APART))

    def _levels(self, box: pygame.Rect, rows: Sequence[tuple[str, str]]) -> None:
        """One's rating in each game, and what a choice gave away by the strongest rabbit."""
        rest = self._head(box, say("by-game"), box.right)
        if not rows:
            self.paragraph(say("by-game.none"), rest.x, rest.y, rest.w, INK2)
            return
        about, top = say("by-game.about"), rest.y - self.px(6)
        y = self.paragraph(about, rest.x, top, rest.w, INK2, px=16) + self.px(6)
        for number, (words, second) in enumerate(rows):
            y += self.px(APART) if number and not second else 0
            wide = rest.w
            if second:
                told = self.words(second, rest.right, y, "heading", 16, INK, "topright", said="")
                wide = told.x - rest.x - self.px(10)
            self.words(words, rest.x, y, "body" if second else "heading", 16, INK, width=wide,
                       said=f"{words}: {second}" if second else words)  # fmt: skip
            y += self._step

    def rows(self) -> list[tuple[str, str]]:
        """Each game, below it one's rating, and for each level what a choice gave away against
        it."""
        found, told = self.found or [], []
        for key in sorted({*self.ratings, *(each.game for each in found)}):
            told.append((game_name(key), ""))
            if key in self.ratings:
                told.append((say("by-game.rating"), rating_words(self.ratings[key])))
            own = [each for each in found if each.game == key]
            for level in (*LEVELS, OTHER, PEOPLE):
                choices, lost, error = losses.together(e for e in own if e.level == level)
                if choices:
                    against = say("by-game.against", who=level, n=choices)
                    told.append((against, _points(lost, error)))
        return told

    def _dealt(self, box: pygame.Rect) -> None:
        """Dice and draws against what was to be expected."""
        kinds = self.luck or []
        self.kind = min(self.kind, max(0, len(kinds) - 1))
        labels = tuple(map(_kind, kinds))
        right = self._chooser(box, "kind", labels, self.kind, say("dealt.which"))
        rest = self._head(box, say("dealt"), right)
        if not kinds:
            words = say("dealt.counting" if self.luck is None else "dealt.none")
            self.paragraph(words, rest.x, rest.y, rest.w, INK2)
            return
        chosen = kinds[self.kind]
        y = self.paragraph(_seen(chosen), rest.x, rest.y, rest.w, INK2)
        sides = tuple(chosen.sides())
        chart = pygame.Rect(rest.x, y + self.px(4), rest.w, rest.bottom - y - self.px(4))
        if chart.h < self.px(60):
            return
        node = self.picture(progress.luck_bars(sides, chart.w, chart.h, self.s), *chart.topleft, 10)
        told = (
            say(
                "dealt.side", side=side.name, n=side.came, expected=side.expected, low=side.low,
                high=side.high,
            )
            for side in sides
        )  # fmt: skip
        self.tell(node, chart, "; ".join(told))


def sheets_of(
    rows: Sequence[tuple[str, str]], room: int, step: int, apart: int
) -> list[list[tuple[str, str]]]:
    """The rows on as many sheets as they need; a game's name never stands last on one.

    Args:
        room: how high a sheet is; step: a row; apart: what lies before a game's name.
    """
    sheets: list[list[tuple[str, str]]] = [[]]
    y = 0
    for number, row in enumerate(rows):
        tall = step + (apart if sheets[-1] and not row[1] else 0)
        follows = step if not row[1] and number + 1 < len(rows) else 0
        if sheets[-1] and y + tall + follows > room:
            sheets.append([])
            y, tall = 0, step
        sheets[-1].append(row)
        y += tall
    return sheets


def _seen(luck: Luck) -> str:
    """Returns a sentence on what was counted, and how often."""
    if luck.verb == SHUFFLE:
        return say("dealt.shuffled", game=game_name(luck.game), n=luck.throws)
    return say("dealt.seen", kind=_kind(luck), n=luck.throws)


def _kind(luck: Luck) -> str:
    """Returns a game and what is thrown or drawn in it."""
    begins = luck.verb == STARTS
    what = say("dealt.begins") if begins else luck.verb.replace("_", " ")
    return say("dealt.kind", game=game_name(luck.game), what=what)


def _points(lost: float, error: float) -> str:
    """Returns what was given away, in percent with its error."""
    return say("points", n=100 * lost, error=100 * error)
