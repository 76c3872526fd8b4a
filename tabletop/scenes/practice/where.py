"""Losses of a person in a game, by kind of choice, by phase and by what was overlooked; the trend;
and the way to practise them.

The numbers are `session.losses`', summed beside the screen.
"""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import UTC, datetime
from functools import partial
from math import hypot
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from tabletop.core.game import Game
from tabletop.scenes.inputs.fields import Cycle, Paper, Segments
from tabletop.scenes.lessons.remembered import anybody_knows, remember
from tabletop.scenes.practice.shelf import solved_mark, tried_mark
from tabletop.scenes.practice.solve import open_task
from tabletop.scenes.practice.tasks import Task, puzzle_task, tasks
from tabletop.scenes.practice.wording import say
from tabletop.scenes.screen import Screen
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session import losses
from tabletop.session.background import EVERY, Background
from tabletop.session.catalog import Wanted
from tabletop.session.exercises import A_DAY, due
from tabletop.session.losses import TRENDS, Skill, Sum, Where
from tabletop.session.puzzles import Puzzle, puzzles_of
from tabletop.session.rows import KeptExercise
from tabletop.table.art import lettering, progress
from tabletop.table.art.losses import KIND, OVERLOOKED, bar, bed
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.picture import Size
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.study import present_row
from tabletop.table.art.surface import Art
from tabletop.words import Noun, noun

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

WIDE, GAP, PAD = 1000, 12, 18
"""Style pixels from which all parts are seen together, else in turn; between them; inside them."""

HEAD, ROW, NAMES, TOTAL, NUMBER = 84, 41, 120, 100, 124
"""Style pixels: height of the sentence and of a row; width of names, bars and numbers."""

TOGETHER = 380
"""Style pixels of height from which the sentence and the table of kinds lie on one page."""

ENOUGH = 10
"""Matches from which losses are told: fewer say nothing yet."""

SURE = 2.0
"""Errors by which one kind must lead before it is named."""


class WhereScreen(Screen):
    """The page of one game.

    Attributes:
        game: whose losses are shown, by its number on the shelf.
        kind: the kind of choice to practise; "" = the costliest.
        last: which of TRENDS is shown.
        study: goes through all matches that are not analysed yet; None = it stands still.
    """

    route = "where"
    place = "menu"

    def __init__(self, app: Program, game: str = "") -> None:
        super().__init__(app)
        self.title = say("where")
        self.shelf: list[Game] = list(on_the_shelf().values())
        keys = [each.info.key for each in self.shelf]
        self.game = keys.index(game) if game in keys else 0
        self.kind, self.last = "", 1
        self.study: Background | None = None
        self._pool = ThreadPoolExecutor(1, "where")
        self._read()

    def _read(self) -> None:
        """Begins to sum the losses in the game."""
        self.found: Where | None = None
        self.matches: list[Skill] = []
        library, game = self.app.library, self.shelf[self.game]
        self._summed: Future[tuple[Where, list[Skill]]] = self._pool.submit(
            lambda: (losses.where(library, game), losses.skills(library, game=game.info.key))
        )
        wanted = Wanted(over=True, tried=False, people=True)
        self.all = library.count(wanted)
        self.analysed = library.count(wanted._replace(analysed=True))

    def leave(self) -> None:
        super().leave()
        if self.study is not None:
            self.study.stop()
        self._pool.shutdown(wait=False)

    def update(self, ms: float) -> None:
        if self.found is None and self._summed.done():
            self.found, self.matches = self._summed.result()
            self.rebuild()
        if self.study is None:
            return
        before = self.study.review
        self.study.tick(self.app.analyst)
        if self.study.review is not before and before is not None:
            self._read()
        elif self.study.review is None:
            self.study = None
            self.app.say(self.app.library.problem or say("where.studied"))
            self._read()

    # ------------------------------------------------------------------------------ layout

    def header_right(self, y: int, d: int) -> int:
        wide = min(self.px(300), self.area.w // 2)
        rect = pygame.Rect(self.area.right - wide, y, wide, d)
        names = tuple(each.info.name for each in self.shelf)
        self.controls.add(
            Cycle("game", rect, names, self.game, self._to, self.s, label=say("which-game"))
        )
        return rect.x - self.px(GAP)

    def _to(self, game: int) -> None:
        self.game, self.kind = game, ""
        self._read()
        self.rebuild()

    def fill(self, area: pygame.Rect) -> None:
        gap = self.px(GAP)
        if self.units[0] >= WIDE:
            head = pygame.Rect(area.x, area.y, area.w, self.px(HEAD))
            self._sentence(self.panel(head, PAD, 10))
            rest = pygame.Rect(area.x, head.bottom + gap, area.w, area.bottom - head.bottom - gap)
            left = rest.w * 31 // 50
            upper = (rest.h - gap) * 31 // 50
            low = rest.y + upper + gap
            tall = rest.bottom - low
            right, wide = rest.x + left + gap, rest.w - left - gap
            for put, box in (
                (self._given, pygame.Rect(rest.x, rest.y, left, upper)),
                (self._overlooked, pygame.Rect(right, rest.y, wide, upper)),
                (self._trend, pygame.Rect(rest.x, low, left, tall)),
                (self._practise, pygame.Rect(right, low, wide, tall)),
            ):
                put(self.panel(box, PAD, 10))
            return
        foot = self.tall(40)
        box = pygame.Rect(area.x, area.y, area.w, area.h - foot - gap)
        parts = [self._overlooked, self._trend, self._practise]
        together = box.h >= self.px(TOGETHER)
        parts[:0] = [self._told_and_given] if together else [self._sentence, self._given]
        row = pygame.Rect(area.x, area.bottom - foot, area.w, foot)
        self.paged(parts, row)(self.panel(box, PAD, 10))

    def _told_and_given(self, box: pygame.Rect) -> None:
        head = self.px(HEAD)
        self._sentence(pygame.Rect(box.x, box.y, box.w, head))
        self._given(pygame.Rect(box.x, box.y + head, box.w, box.h - head))

    def _title(self, box: pygame.Rect, title: str, right: str = "") -> pygame.Rect:
        """Writes a title and a caption at its right; returns what is free below."""
        tall = self.tall(36)
        rect = self.words(
            title, box.x, box.y + tall // 2, "display", 24, INK, "midleft", width=box.w
        )
        room = box.right - rect.right - self.px(GAP)
        if right and lettering.width_of(right, "body", self.px(16)) <= room:
            self.words(right, box.right, box.y + tall // 2, "body", 16, INK2, "midright")
        return pygame.Rect(box.x, box.y + tall, box.w, box.h - tall)

    @property
    def _few(self) -> int:
        """The number of matches missing until losses say something."""
        return ENOUGH - (self.found.matches if self.found is not None else 0)

    def _sentence(self, box: pygame.Rect) -> None:
        if self.found is None:
            head, more = say("where.reading"), ""
        elif self._few > 0:
            head, more = say("where.few", n=self._few), say("where.few-how")
        else:
            head, more = say("where.level"), ""
            if lead := self.leading():
                head = say("where.most", kind=_kind(lead[0]), phase=lead[1], part=self._part)
            tag, *_ = self.found.overlooked or [""]
            if tag and self.found.overlooked[tag].lost > SURE * self.found.overlooked[tag].error:
                more = say(f"where.{tag}")
        y = self.paragraph(head, box.x, box.y, box.w, INK, role="display", px=24)
        if more:
            self.paragraph(more, box.x, y, box.w, INK2)

    def leading(self) -> tuple[str, int] | None:
        """Returns the kind that costs more than any other by more than the errors, with the phase
        in which most of it is lost, 0 = in none for certain; None where no kind leads."""
        found = self.found
        if found is None or not found.kinds:
            return None
        kind, *others = found.kinds
        if not all(_leads(found.kinds[kind], found.kinds[other]) for other in others):
            return None
        cells = {phase: each for (name, phase), each in found.cells.items() if name == kind}
        most = max(cells, key=lambda phase: cells[phase].lost)
        sure = all(_leads(cells[most], each) for phase, each in cells.items() if phase != most)
        return kind, most if sure and len(cells) > 1 else 0

    @property
    def _part(self) -> str:
        return self.shelf[self.game].info.part

    @property
    def chosen(self) -> str:
        """The kind of choice to practise; "" for none yet."""
        kinds = list(self.found.kinds) if self.found is not None else []
        return self.kind if self.kind in kinds else kinds[0] if kinds else ""

    def _given(self, box: pygame.Rect) -> None:
        """A row a kind of choice: what it gave away in each phase and in all."""
        rest = self._title(box, say("where.given"), say("where.unit"))
        if self.found is None or not self.found.kinds:
            self.paragraph(say("where.none"), rest.x, rest.y, rest.w, INK2)
            return
        phases = losses.phases(self.shelf[self.game])
        wide = (rest.w / self.s - NAMES - TOTAL - NUMBER) / phases
        head = self.tall(24)
        for number in range(1, phases + 1):
            x = rest.x + self.px(NAMES + (number - 0.5) * wide)
            words = say("where.phase", n=number, part=self._part)
            self.words(
                words,
                x,
                rest.y + head // 2,
                "body",
                15,
                INK2,
                "center",
                width=self.px(wide - 4),
                said="",
            )
        room = pygame.Rect(rest.x, rest.y + head, rest.w, rest.h - head)
        tall = min(self.tall(ROW), max(self.px(30), room.h // len(self.found.kinds)))
        for kind, row in self.stacked(self.found.kinds, lambda _: tall, 0, room):
            self.controls.add(
                Paper(
                    f"kind:{kind}",
                    row,
                    partial(self._choose, kind),
                    partial(self._row, kind, row, wide),
                    label=self.said(kind),
                )
            )

    def said(self, kind: str) -> str:
        """A row for those who hear it."""
        assert self.found is not None
        phases = range(1, losses.phases(self.shelf[self.game]) + 1)
        cells = [(n, self.found.cells.get((kind, n))) for n in phases]
        told = tuple(
            say("where.cell", phase=n, part=self._part, lost=100 * each.lost)
            for n, each in cells
            if each is not None
        )
        return say("where.row", kind=_kind(kind), total=_points(self.found.kinds[kind]), parts=told)

    def _choose(self, kind: str) -> None:
        self.kind = kind
        self.rebuild()

    def _row(self, kind: str, row: pygame.Rect, wide: float, state: str) -> Art:
        assert self.found is not None
        lit = "present" if kind == self.chosen else "hover" if state == "pressed" else state
        face = present_row(row.w, row.h, self.s, lit)
        sheet = Sheet(Size(row.w, row.h, self.s), Art(face, 0, 0))
        w, h = sheet.box.size
        sheet.write(
            say("where.kind", kind=_kind(kind)),
            10,
            h / 2,
            "heading",
            17,
            INK,
            "midleft",
            NAMES - 14,
        )
        for number in range(1, losses.phases(self.shelf[self.game]) + 1):
            cell = self.found.cells.get((kind, number)) if self._few <= 0 else None
            words = say("where.lost", n=100 * cell.lost) if cell is not None else "–"
            at = FRect(NAMES + (number - 1) * wide + 3, 3, wide - 6, h - 6)
            sheet.lay(bed(cell.lost if cell is not None else None, words), at)
        total, high = self.found.kinds[kind], _most(self.found.kinds.values())
        shown = bar(total.lost / high, total.error / high, KIND)
        sheet.lay(shown, FRect(w - TOTAL - NUMBER + 6, h / 2 - 9, TOTAL - 12, 18))
        sheet.write(_points(total), w - 8, h / 2, "heading", 16, INK, "midright", NUMBER - 10)
        return sheet.art

    def _overlooked(self, box: pygame.Rect) -> None:
        rest = self._title(box, say("where.overlooked"))
        known = self.found is not None and self.found.matches > 0
        found = self.found.overlooked if self.found is not None and self._few <= 0 else {}
        if not found:
            why = "none" if not known else "overlooked-few" if self._few > 0 else "overlooked-none"
            self.paragraph(say(f"where.{why}"), rest.x, rest.y, rest.w, INK2)
            return
        tall, y, half = self.tall(ROW), rest.y, rest.w // 2
        for tag, each in found.items():
            middle = y + tall // 2
            name, high = say(f"overlooked-{tag}"), _most(found.values())
            self.words(
                name,
                rest.x,
                middle,
                "heading",
                16,
                INK,
                "midleft",
                width=half - self.px(8),
                said=f"{name}: {_points(each)}",
            )
            shown = bar(each.lost / high, each.error / high, OVERLOOKED)
            right = lettering.width_of(_points(each), "heading", self.px(16)) + self.px(8)
            at = FRect(0, 0, (half - right) / self.s, 18)
            drawn = shown.at(Size.of(at, self.s))
            self.picture(drawn, rest.x + half, middle - drawn.surface.get_height() // 2, 10)
            self.words(_points(each), rest.right, middle, "heading", 16, INK, "midright", said="")
            y += tall
        if rest.bottom - y >= self.tall(24):
            self.words(
                say("where.twice"),
                rest.x,
                rest.bottom - self.tall(12),
                "body",
                15,
                INK2,
                "midleft",
                width=rest.w,
            )

    def _trend(self, box: pygame.Rect) -> None:
        wide = min(self.px(300), box.w * 3 // 5)
        rect = pygame.Rect(box.right - wide, box.y, wide, self.tall(36))
        labels = tuple(say("where.last", n=many) for many in TRENDS)
        self.controls.add(
            Segments("last", rect, labels, self.last, self._over, self.s, label=say("where.over"))
        )
        rest = self._title(
            pygame.Rect(box.x, box.y, box.w - wide - self.px(8), box.h), say("where.better")
        )
        rest.w = box.w
        points = losses.curve(self.matches, TRENDS[self.last])
        halves = losses.trend(self.matches, TRENDS[self.last])
        if halves is None or self._few > 0:
            self.paragraph(say("where.trend-few"), rest.x, rest.y, rest.w, INK2)
            return
        old, new = halves
        apart = abs(new.lost - old.lost) > SURE * hypot(old.error, new.error)
        how = "same" if not apart else "better" if new.lost < old.lost else "worse"
        foot = self.tall(24)
        told = say("where.trend", how=how, old=_points(old), new=_points(new))
        chart = pygame.Rect(rest.x, rest.y, rest.w, rest.h - foot)
        if chart.h >= self.px(50):
            drawn = progress.trend(tuple(points), chart.w, chart.h, self.s)
            node = self.picture(drawn, *chart.topleft, 10)
            self.tell(node, chart, say("where.told", shares=tuple(map(_points, points))))
        self.words(
            told, rest.x, rest.bottom - foot // 2, "heading", 16, INK, "midleft", width=rest.w
        )

    def _over(self, last: int) -> None:
        self.last = last
        self.rebuild()

    # ---------------------------------------------------------------------------- practising

    def _practise(self, box: pygame.Rect) -> None:
        rest = self._title(box, say("where.practise"))
        exercises, puzzles = self.exercises(), self.puzzles()
        step = self.px(26)
        told = (
            say("where.exercises", n=len(exercises)),
            say("where.puzzles", n=len(puzzles)),
            say("where.looked", n=self.analysed, all=self.all),
        )
        for number, words in enumerate(told):
            self.words(
                words,
                rest.x,
                rest.y + (number + 0.5) * step,
                "body",
                16,
                INK,
                "midleft",
                width=rest.w,
            )
        gap, tall = self.px(10), max(44, self.tall(46))
        half, y = (rest.w - gap) // 2, rest.bottom - tall
        study = say("where.stop" if self.study is not None else "where.study")
        left = pygame.Rect(rest.x, y, half, tall)
        waiting = self.study is not None or self.analysed < self.all
        self.add_button("study", left, study, self._study, enabled=waiting)
        right = pygame.Rect(rest.x + half + gap, y, half, tall)
        label = say("where.do", kind=_kind(self.chosen)) if self.chosen else say("where.practise")
        self.add_button(
            "practise",
            right,
            label,
            self._begin,
            kind="primary",
            enabled=bool(exercises or puzzles),
        )

    def exercises(self) -> list[KeptExercise]:
        """The exercises of the chosen kind in this game that are wanted."""
        wanted = losses.of_kind(self.app.library, self.shelf[self.game], self.chosen)
        now = datetime.now(UTC)
        return [each for each in due(self.app.library, now) if (each.match, each.ply) in wanted]

    def puzzles(self) -> list[Puzzle]:
        """The puzzles of the chosen kind, those that are not solved first."""
        game = self.shelf[self.game]
        found = [
            each
            for each in puzzles_of(game)[0]
            if losses.kind_of_verb(game, each.kind) == self.chosen
        ]
        return sorted(found, key=lambda each: anybody_knows(self.app, solved_mark(each)))

    def _begin(self) -> None:
        sitting = tasks(self.app.library, self.exercises()[:A_DAY])
        sitting += [self._task(each) for each in self.puzzles()[: A_DAY - len(sitting)]]
        open_task(self.app, sitting)

    def _task(self, puzzle: Puzzle) -> Task:
        def answered(found: bool) -> None:
            mark = solved_mark if found else tried_mark
            remember(self.app, self.app.settings.name, mark(puzzle))

        key = self.shelf[self.game].info.key
        return puzzle_task(key, puzzle, self.app.library, answered, say("puzzle"), self.route)

    def _study(self) -> None:
        """Goes through every match that is not analysed yet, or stops; what was found stays."""
        if self.study is not None:
            self.study.stop()
            self.study = None
        else:
            self.study = Background(self.app.library, EVERY)
            self.app.say(say("where.studying"))
        self._read()
        self.rebuild()


def _leads(one: Sum, other: Sum) -> bool:
    return one.lost - other.lost > SURE * hypot(one.error, other.error)


def _most(sums: Iterable[Sum]) -> float:
    return max((each.lost + each.error for each in sums), default=1.0) or 1.0


def _kind(kind: str) -> Noun:
    return noun("kind", kind or losses.OTHER)


def _points(each: Sum) -> str:
    """Returns what was given away, in percent with its error."""
    return say("points", n=100 * each.lost, error=100 * each.error)
