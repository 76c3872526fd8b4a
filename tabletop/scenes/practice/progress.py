"""The ledger over all matches: what choices gave away, by game and level, and luck against chance.

The numbers are `session.skill`'s and `session.dealt`'s; what takes long is counted beside the
screen.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

import pygame

from tabletop.ai.levels import LEVELS
from tabletop.core.registry import games
from tabletop.scenes.inputs.fields import Cycle
from tabletop.scenes.screen import Screen
from tabletop.session import dealt, skill
from tabletop.session.dealt import STARTS, Luck
from tabletop.session.skill import Skill
from tabletop.session.statistics import OTHER, PEOPLE
from tabletop.table.art import lettering, papers, progress
from tabletop.table.art.palette import INK, INK2

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

AMONG = {OTHER: "against others", PEOPLE: "among people"}
WIDE = 1000
MOST = 40
"""How many matches a curve shows: the last ones."""

GAP, PAD = 14, 18
EMPTY = (
    "Look back on matches, or let them be studied while the menu stands (Settings, Play): then "
    "this shows what a choice of yours gives away, match by match."
)
FIRST = "This comes with the first match that is looked at."
COUNTING = "The dice and draws of your matches are being counted ..."
NOTHING = "No dice or draws have been seen often enough yet."


class ProgressScreen(Screen):
    """All matches of whoever plays alone against rabbits."""

    route = "progress"
    title = "Over all matches"
    place = "menu"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.game, self.kind, self.page = 0, 0, 0
        self.found: list[Skill] | None = None
        self.luck: list[Luck] | None = None
        self._pool = ThreadPoolExecutor(1, "progress")
        self._skills: Future[list[Skill]] = self._pool.submit(skill.skills, app.library)
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

    def fill(self, area: pygame.Rect) -> None:
        gap = self.px(GAP)
        if self.units[0] >= WIDE:
            left = round(area.w * 0.58)
            half = (area.h - gap) // 2
            self._trend(self._paper(pygame.Rect(area.x, area.y, left, half)))
            low = pygame.Rect(area.x, area.y + half + gap, left, area.h - half - gap)
            self._dealt(self._paper(low))
            rest = pygame.Rect(area.x + left + gap, area.y, area.w - left - gap, area.h)
            self._levels(self._paper(rest))
            return
        foot = self.tall(40)
        box = pygame.Rect(area.x, area.y, area.w, area.h - foot - gap)
        parts = (self._trend, self._levels, self._dealt)
        self.page = min(self.page, len(parts) - 1)
        parts[self.page](self._paper(box))
        self.add_pager(pygame.Rect(area.x, area.bottom - foot, area.w, foot), len(parts), self.page,
                       self._turn)  # fmt: skip

    def _paper(self, box: pygame.Rect) -> pygame.Rect:
        self.picture(papers.panel(*box.size, self.s), *box.topleft, 5)
        return box.inflate(-2 * self.px(PAD), -2 * self.px(PAD - 4))

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
        wide = min(self.px(270), box.w // 2)
        rect = pygame.Rect(box.right - wide, box.y, wide, self.tall(40))

        def pick(number: int) -> None:
            setattr(self, key, number)
            self.rebuild()

        self.controls.add(Cycle(key, rect, labels, chosen, pick, self.s, label=label))
        return rect.x

    def _trend(self, box: pygame.Rect) -> None:
        """What a choice gave away, match by match."""
        keys = sorted({each.game for each in self.found or ()})
        self.game = min(self.game, max(0, len(keys) - 1))
        right = self._chooser(box, "game", tuple(map(_name, keys)), self.game, "Game")
        rest = self._head(box, "A choice gave away, match by match", right)
        if not keys:
            words = EMPTY if self.found is not None else "Your matches are being read ..."
            self.paragraph(words, rest.x, rest.y, rest.w, INK2)
            return
        shown = [each for each in self.found or () if each.game == keys[self.game]][-MOST:]
        points = tuple((each.lost, each.error) for each in shown)
        node = self.picture(progress.trend(points, rest.w, rest.h, self.s), *rest.topleft, 10)
        told = "; ".join(_percents(lost, error) for lost, error in points)
        self.tell(node, rest, f"{_name(keys[self.game])}, oldest first: {told}.")

    def _levels(self, box: pygame.Rect) -> None:
        """The same by game and by the strongest rabbit at the table."""
        rest = self._head(box, "By game and rabbit", box.right)
        if not self.found:
            self.paragraph(FIRST, rest.x, rest.y, rest.w, INK2)
            return
        step = lettering.line_height("body", self.px(16)) + self.px(4)
        y = rest.y
        for words, second in self.rows():
            if y + step > rest.bottom:
                break
            role = "body" if second else "heading"
            number = self.words(second, rest.right, y, "heading", 16, INK, "topright",
                                said="") if second else rest  # fmt: skip
            room = (number.x if second else rest.right) - rest.x - self.px(10)
            self.words(words, rest.x, y, role, 16, INK, width=room,
                       said=f"{words}: {second}" if second else words)  # fmt: skip
            y += step

    def rows(self) -> list[tuple[str, str]]:
        """Each game, and below it each level with what a choice gave away against it."""
        found = self.found or []
        told = []
        for key in sorted({each.game for each in found}):
            told.append((_name(key), ""))
            own = [each for each in found if each.game == key]
            for level in (*LEVELS, OTHER, PEOPLE):
                choices, lost, error = skill.together(e for e in own if e.level == level)
                if choices:
                    who = AMONG.get(level, f"against {level}")
                    told.append((f"{who}, {choices} choices", _percents(lost, error)))
        if found:
            told.append(("What a choice of yours gave away of winning.", ""))
        return told

    def _dealt(self, box: pygame.Rect) -> None:
        """Dice and draws against what was to be expected."""
        kinds = self.luck or []
        self.kind = min(self.kind, max(0, len(kinds) - 1))
        labels = tuple(f"{_name(each.game)}: {_called(each.verb)}" for each in kinds)
        right = self._chooser(box, "kind", labels, self.kind, "Which dice or draws")
        rest = self._head(box, "Dice and draws", right)
        if not kinds:
            words = COUNTING if self.luck is None else NOTHING
            self.paragraph(words, rest.x, rest.y, rest.w, INK2)
            return
        chosen = kinds[self.kind]
        often = "once" if chosen.throws == 1 else f"{chosen.throws} times"
        words = f"{labels[self.kind]}, {often}. Fair luck leaves 95 of 100 bars in their shade."
        y = self.paragraph(words, rest.x, rest.y, rest.w, INK2)
        sides = tuple(chosen.sides())
        chart = pygame.Rect(rest.x, y + self.px(4), rest.w, rest.bottom - y - self.px(4))
        if chart.h < self.px(60):
            return
        node = self.picture(progress.luck_bars(sides, chart.w, chart.h, self.s), *chart.topleft, 10)
        told = "; ".join(
            f"{side.name}: {side.came}, expected {side.expected:.1f} ({side.low:.0f} to "
            f"{side.high:.0f})" for side in sides
        )  # fmt: skip
        self.tell(node, chart, f"{told}.")

    def _turn(self, page: int) -> None:
        self.page = page
        self.rebuild()


def _called(verb: str) -> str:
    return "who begins" if verb == STARTS else verb.replace("_", " ")


def _name(key: str) -> str:
    known = games().get(key)
    return known.info.name if known is not None else key


def _percents(lost: float, error: float) -> str:
    return f"{100 * lost:.1f} ± {100 * error:.1f} %"
