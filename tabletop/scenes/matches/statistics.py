"""Statistics: paper charts with pattern fills, by game and by person."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.ai.levels import LEVELS
from tabletop.core.registry import games
from tabletop.scenes.inputs.fields import Cycle
from tabletop.scenes.matches.dates import say
from tabletop.scenes.practice.wording import short_rating
from tabletop.scenes.screen import Screen, Way
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session.outcomes import OTHER, PEOPLE
from tabletop.session.rating import standings
from tabletop.session.statistics import Figures, Tally, figures, games_in, people_in
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import EDGE, INK, INK2, PAPER2
from tabletop.table.art.scenery_pages import chart_bar
from tabletop.table.art.signs import sign
from tabletop.table.art.svg import circle, raster

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

NARROW = 900
WON, DRAWN, LOST = 1, 2, 0
"""Seat whose pattern each part of a bar has: stripes for won, gingham for drawn, dots for lost."""

LEVEL_NAMES = {OTHER: "level-other", PEOPLE: "level-people"} | {
    level: f"level-{level}" for level in LEVELS
}
AIDS = ("undo", "look", "log", "hint", "marks", "tutor", "line", "study")


class StatisticsScene(Screen):
    """Totals over finished matches."""

    route = "statistics"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.title = say("statistics")
        self.game = ""
        self.person = ""

    def fill(self, area: pygame.Rect) -> None:
        played = games_in(self.app.library)
        area = self.column(area, 1180)
        if not played:
            self.empty(area, say("no-figures"), 1, "think")
            return
        row = max(42, self.tall(44))
        self._choices(pygame.Rect(area.x, area.y, area.w, row), played)
        sums = figures(self.app.library, self.game, self.person)
        body = pygame.Rect(area.x, area.y + row + self.px(12), area.w, 0)
        body.h = area.bottom - body.y
        if self.units[0] < NARROW or self.units[1] < 520:
            self._paged(body, sums)
            return
        gap = self.px(12)
        left_w = round((body.w - gap) * 0.42)
        left = pygame.Rect(body.x, body.y, left_w, body.h)
        right = pygame.Rect(left.right + gap, body.y, body.w - left_w - gap, body.h)
        upper = pygame.Rect(left.x, left.y, left.w, round((left.h - gap) * 0.46))
        lower = pygame.Rect(left.x, upper.bottom + gap, left.w, left.bottom - upper.bottom - gap)
        self._totals(upper, sums)
        self._facts(lower, sums)
        if len(sums.course) > 1 and self.game:
            low = pygame.Rect(right.x, right.y, right.w, round(right.h * 0.4))
            self._trend(low, sums)
            right = pygame.Rect(right.x, low.bottom + gap, right.w, right.bottom - low.bottom - gap)
        self._levels(right, sums)

    def _paged(self, body: pygame.Rect, sums: Figures) -> None:
        """One paper at a time where there is no room for three."""
        foot_h = max(42, self.tall(44))
        box = pygame.Rect(body.x, body.y, body.w, body.h - foot_h - self.px(8))
        papers = [self._totals, self._levels, self._facts]
        if len(sums.course) > 1 and self.game:
            papers.insert(1, self._trend)
        foot = pygame.Rect(body.x, body.bottom - foot_h, body.w, foot_h)
        self.paged(papers, foot)(box, sums)

    # ------------------------------------------------------------------------------ choosing

    def _choices(self, row: pygame.Rect, played: tuple[str, ...]) -> None:
        """Adds the choices of game and person to count."""
        known = games()
        keys = ("", *played)
        names = tuple(
            say("choose-game.all") if not key else known[key].info.name if key in known else key
            for key in keys
        )
        people = ("", *people_in(self.app.library))
        persons = (say("choose-person.alone"), *people[1:])
        gap = self.px(12)
        each = min(self.px(340), (row.w - row.h - 2 * gap) // 2)
        self._further(row, row.x + 2 * (each + gap))
        self.controls.add(
            Cycle(
                "game", pygame.Rect(row.x, row.y, each, row.h), names,
                keys.index(self.game) if self.game in keys else 0,
                lambda i: self._pick(game=keys[i]), self.s, label=say("choose-game"),
            )
        )  # fmt: skip
        self.controls.add(
            Cycle(
                "person", pygame.Rect(row.x + each + gap, row.y, each, row.h), persons,
                people.index(self.person) if self.person in people else 0,
                lambda i: self._pick(person=people[i]), self.s, label=say("choose-person"),
            )
        )  # fmt: skip

    def _further(self, row: pygame.Rect, left: int) -> None:
        """The way to ratings and to what choices gave away, where the row has room for its words.
        """
        words = say("progress")
        wide = lettering.width_of(words, "heading", self.px(17)) + self.px(66)
        roomy = row.right - left >= wide
        way = Way("progress", words, "analysis", partial(self.app.over, "progress"))
        self.add_at_right(row.right, row.y, row.h, way, roomy)

    def _pick(self, game: str | None = None, person: str | None = None) -> None:
        self.game = self.game if game is None else game
        self.person = self.person if person is None else person
        self.rebuild()

    # -------------------------------------------------------------------------------- papers

    def _totals(self, box: pygame.Rect, sums: Figures) -> None:
        """Four large numbers."""
        inner = self.titled_paper(box, say("totals"))
        total = sums.total
        tiles = (
            (str(total.played), say("tile-played", n=total.played), "cards"),
            (say("share", n=total.share), say("tile-share"), "trophy"),
            (str(sums.streak), say("tile-streak", n=sums.streak), "star"),
            (str(sums.best), say("tile-best"), "crown"),
        )
        w, h = inner.w // 2, inner.h // 2
        for i, (number, words, mark) in enumerate(tiles):
            x, y = inner.x + i % 2 * w, inner.y + i // 2 * h
            d = min(self.px(38), h // 2)
            self.picture(sign(mark, d), x, y + (h - d) // 2, 20)
            left = x + d + self.px(12)
            self.words(number, left, y + h // 2 - self.px(13), "display", 30, INK, "midleft",
                       said=say("tile", n=number, what=words))
            self.words(words, left, y + h // 2 + self.px(17), "body", 16, INK2, "midleft",
                       width=x + w - left, said="")  # fmt: skip

    def _trend(self, box: pygame.Rect, sums: Figures) -> None:
        """The scores of one game match by match; a won one stands on a carrot."""
        inner = self.titled_paper(box, say("course"))
        course = sums.course
        scores = [outcome.score for outcome in course]
        low, high = min(scores), max(scores)
        room = self.px(64)
        chart = pygame.Rect(inner.x + room, inner.y + self.px(14), inner.w - room - self.px(14), 0)
        chart.h = inner.bottom - self.px(14) - chart.y
        span = (high - low) or 1.0
        points = [
            (round(chart.w * i / (len(course) - 1)), round(chart.h * (high - score) / span))
            for i, score in enumerate(scores)
        ]
        face = pygame.Surface((chart.w + 2, chart.h + 2), pygame.SRCALPHA)
        for y in (0, chart.h):
            pygame.draw.line(face, EDGE, (0, y), (chart.w, y), max(1, self.px(1)))
        pygame.draw.lines(face, INK2, False, points, max(2, self.px(2)))
        self.picture(face, *chart.topleft, 10)
        d = self.px(20)
        for outcome, (x, y) in zip(course, points):
            at = (chart.x + x, chart.y + y)
            if outcome.won > 0:
                self.picture(sign("carrot", d), at[0] - d // 2, at[1] - d // 2, 15)
            else:
                dot = raster(circle(5, 5, 4, PAPER2, INK, 1.8), d // 2, d // 2, (0, 0, 10, 10))
                self.picture(dot, at[0] - d // 4, at[1] - d // 4, 15)
        for score, y in ((high, chart.y), (low, chart.bottom)):
            text = say("number", n=score)
            told = say("most" if y == chart.y else "least", n=text)
            self.words(text, chart.x - self.px(12), y, "heading", 16, INK, "midright",
                       said=told)  # fmt: skip

    def _levels(self, box: pygame.Rect, sums: Figures) -> None:
        """Bars of won, drawn and lost matches by the strongest rabbit at the table."""
        inner = self.titled_paper(box, say("levels"))
        legend_h = self.px(34)
        self._legend(pygame.Rect(inner.x, inner.y, inner.w, legend_h))
        names = [*LEVELS, *(k for k in (OTHER, PEOPLE) if k in sums.by_level)]
        chart = pygame.Rect(inner.x, inner.y + legend_h + self.px(28), inner.w, 0)
        chart.h = inner.bottom - self.px(30) - chart.y
        most = max((sums.by_level.get(n, Tally()).played for n in names), default=1) or 1
        each = chart.w / len(names)
        self._floor(chart)
        for i, name in enumerate(names):
            tally = sums.by_level.get(name, Tally())
            x = chart.x + each * (i + 0.5)
            wide = min(self.px(76), round(each * 0.62))
            level = say(LEVEL_NAMES[name])
            self._bar(level, tally, round(x), chart, wide, most)
            label = widgets.fit(level, "bold", self.px(16), each - self.px(4), self.s)
            line = lettering.lettered(label.text, "bold", label.px, INK)
            self.picture(line, round(x) - line.get_width() // 2, chart.bottom + self.px(8), 20)

    def _floor(self, chart: pygame.Rect) -> None:
        line = pygame.Surface((chart.w, max(2, self.px(2))))
        line.fill(EDGE)
        self.picture(line, chart.x, chart.bottom, 10)

    def _legend(self, row: pygame.Rect) -> None:
        x = row.x
        d = self.px(24)
        for seat, end in ((WON, "won"), (DRAWN, "drawn"), (LOST, "lost")):
            self.picture(chart_bar(seat, d, d, self.s), x, row.centery - d // 2, 20)
            words = say(f"bar-{end}")
            box = self.words(words, x + d + self.px(8), row.centery, "body", 16, INK, "midleft")
            x = box.right + self.px(22)

    def _bar(self, level: str, tally: Tally, x: int, chart: pygame.Rect, w: int, most: int) -> None:
        y = chart.bottom
        for seat, count in ((WON, tally.won), (DRAWN, tally.drawn), (LOST, tally.lost)):
            if not count:
                continue
            h = max(self.px(6), round(chart.h * count / most))
            y -= h
            self.picture(chart_bar(seat, w, h, self.s), x - w // 2, y, 15)
        if tally.played:
            facts = {"won": tally.won, "drawn": tally.drawn, "lost": tally.lost}
            text = say("bar", won=tally.won, n=tally.played)
            told = say("bar.told", level=level, **facts)
            self.words(text, x, y - self.px(4), "bold", 16, INK, "midbottom", said=told)
        else:
            self.words(say("bar-none"), x, y - self.px(6), "body", 16, INK2, "midbottom",
                       said=say("bar-none.told", level=level))  # fmt: skip

    def _lengths(self, sums: Figures) -> list[tuple[str, str, str]]:
        """Returns the length of a match of one game in that game's unit; several games have no
        common one."""
        known = games().get(self.game)
        if known is None:
            return []
        lengths = sums.lengths
        told = say("length", least=lengths.shortest, most=lengths.longest, mean=lengths.mean)
        return [("hourglass", say(f"length-{known.info.part}"), told)]

    def _ratings(self) -> list[tuple[str, str, str]]:
        """The rating of whoever plays alone against rabbits, in the game or in each."""
        if self.person:
            return []
        keys = [key for key in on_the_shelf() if self.game in ("", key)]
        found = standings(self.app.library, keys)
        return [
            ("analysis", say("rating", game=games()[key].info.name), short_rating(each))
            for key, each in found.items()
        ]

    def _facts(self, box: pygame.Rect, sums: Figures) -> None:
        """Rows of words and numbers: lengths, points, aids."""
        inner = self.titled_paper(box, say("facts"))
        rows = [
            *self._lengths(sums),
            ("check", say("shared"), str(sums.total.shared)),
            ("hint", say("helped"), str(sums.total.helped)),
            *([("human", say("parts"), str(sums.parts))] if sums.parts else ()),
        ]  # fmt: skip
        rows += [("star", name, say("number", n=each)) for name, each in sums.points.items()]
        rows += [
            ("undo", say(f"aid-{aid}") if aid in AIDS else aid, str(n))
            for aid, n in sums.aids.items()
        ]
        rows += self._ratings()
        step = self.px(34)
        for i, (mark, words, number) in enumerate(rows[: max(1, inner.h // step)]):
            y = inner.y + round(step * (i + 0.5))
            d = self.px(24)
            self.picture(sign(mark, d), inner.x, y - d // 2, 20)
            right = self.words(number, inner.right, y, "heading", 17, INK, "midright", said="")
            self.words(
                words, inner.x + d + self.px(10), y, "body", 16, INK, "midleft",
                width=right.x - inner.x - d - self.px(20),
                said=say("fact-row", what=words, n=number),
            )  # fmt: skip
