"""Learn: the lessons of one game, which are done, what none of them tells."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.core.game import Game
from tabletop.core.words import rulebook
from tabletop.scenes.inputs.gametabs import add_game_tabs
from tabletop.scenes.lessons.remembered import carrots, is_done, lessons_of, pupil, say, way_to
from tabletop.scenes.screen import Screen, Way
from tabletop.session.lessons import Lesson
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.picture import Size
from tabletop.table.art.rabbit import figure
from tabletop.table.art.scenery_pages import list_row
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import Art
from tabletop.table.art.widgets_base import fit_lines
from tabletop.table.controls import Control

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

ROW, GAP = 64, 10
RULE_LINES, RULE_STEP, RULE_PAD = 3, 22, 20
"""A rule has so many lines at most: nearly always there is room for its whole first sentence."""

WIDEST = 720


class Line(NamedTuple):
    """One row of the list."""

    key: str
    title: str
    about: str
    right: str
    icon: str
    faded: bool
    act: Callable[[], None]


class Row(Control):
    """A line of the list as paper that can be pressed."""

    def __init__(self, line: Line, rect: pygame.Rect, s: float) -> None:
        label = f"{line.title}. {line.about} {line.right}".strip()
        super().__init__(line.key, rect, line.act, label=label, radius=12)
        self.line, self.s = line, s

    def face(self) -> Art:
        line, s = self.line, self.s
        size = Size(*self.rect.size, s)
        sheet = Sheet(size, list_row(*size, "hover" if self.state() != "rest" else "rest"))
        w, h = sheet.box.size
        sheet.sign(line.icon, 31, h / 2, 34, line.faded)
        sheet.write(line.right, w - 14, h * 0.48, "body", 16, INK2, "midright")
        x, room = 62, self._room() / s
        if line.about:
            sheet.write(line.title, x, h * 0.33, "heading", 19, INK, "midleft", room)
            sheet.write(line.about, x, h * 0.68, "body", 16, INK2, "midleft", room)
            return sheet.art
        lines, px = self.lines()
        top = (h - RULE_STEP * len(lines)) / 2
        for at, words in enumerate(lines):
            sheet.write(words, x, top + (at + 0.46) * RULE_STEP, "body", px / s, INK, "midleft")
        return sheet.art

    def _room(self) -> int:
        """Returns the greatest width of its words: between the sign and the text at the right."""
        right = lettering.width_of(self.line.right, "body", 16 * self.s)
        return int(self.rect.w - right - 80 * self.s)

    def lines(self) -> tuple[tuple[str, ...], int]:
        """Its words as they are written where it has no heading, and their size."""
        return fit_lines(
            self.line.title, "body", 16 * self.s, self._room(), RULE_LINES, self.s
        )


class LearnScene(Screen):
    """Chooses a lesson; the rule book and a first match lie beside them."""

    route = "learn"
    first = "lesson:0"

    def __init__(self, app: Program, game: Game) -> None:
        super().__init__(app)
        self.game = game
        self.place = game.info.key
        self.title = say("learn", game=game.info.name)
        self.pupil = pupil(app, game.info.key)
        self.course = lessons_of(game)
        self.untaught = False
        self.first = f"lesson:{self._next_up()}"

    def _next_up(self) -> int:
        """The first lesson not done yet; the first of all when all are."""
        name = self.pupil.name
        undone = [
            at for at, lesson in enumerate(self.course.lessons)
            if not is_done(self.app, name, lesson)
        ]  # fmt: skip
        return undone[0] if undone else 0

    # ------------------------------------------------------------------------------ layout

    def header_right(self, y: int, d: int) -> int:
        return add_game_tabs(self, self.game.info.key, y, d, self._other)

    def _other(self, game: Game) -> None:
        if game.info.key != self.game.info.key:
            self.app.open("learn", game)

    def fill(self, area: pygame.Rect) -> None:
        button_h = max(44, self.tall(50))
        foot = pygame.Rect(area.x, area.bottom - button_h, area.w, button_h)
        body = pygame.Rect(area.x, area.y, area.w, area.h - button_h - self.px(12))
        wide = min(body.w, self.px(WIDEST))
        box = pygame.Rect(0, body.y, wide, body.h)
        box.centerx = body.centerx
        if body.w - wide > self.px(420):
            self._teacher(body, box)
        self._list(box)
        self._foot(foot)

    def _teacher(self, body: pygame.Rect, box: pygame.Rect) -> None:
        """The rabbit that teaches stands beside the list, where there is room."""
        box.right = body.right - self.px(40)
        tall = min(self.px(300), body.h - self.px(30))
        done, of = carrots(self.app, self.game, self.pupil.name)
        art = figure(self.pupil.figure, tall, "cheer" if of and done == of else "stand")
        left = (body.x + box.x) // 2
        self.picture(art, left - round(tall * 100 / 256), body.bottom - tall, 10)
        words = self._greeting(done, of)
        w, h = self.px(320), self.px(96)
        w = min(w, box.x - body.x - self.px(20))
        x, y = left - w // 2, body.bottom - tall - h - self.px(8)
        self.picture(widgets.panel(w, h, self.s), x, y, 11)
        self.paragraph(words, x + self.px(14), y + self.px(14), w - self.px(28), INK,
                       role="heading", px=18, z=12, centred=True)  # fmt: skip

    def _greeting(self, done: int, of: int) -> str:
        if self.untaught:
            return say("learn.rules")
        if not of:
            return say("learn.none")
        if done == of:
            return say("learn.all")
        return say("learn.going", n=done, all=of) if done else say("learn.new")

    def _lines(self) -> list[Line]:
        return self._untaught_lines() if self.untaught else self._lesson_lines()

    def _lesson_lines(self) -> list[Line]:
        found = []
        name = self.pupil.name
        for at, lesson in enumerate(self.course.lessons):
            done = is_done(self.app, name, lesson)
            time = "lesson-time.extra" if lesson.extra else "lesson-time"
            right = say("lesson-time.done" if done else time, n=lesson.minutes)
            found.append(
                Line(f"lesson:{at}", lesson.title, lesson.about, right, "carrot", not done,
                     partial(self._begin, lesson))
            )  # fmt: skip
        return found

    def _untaught_lines(self) -> list[Line]:
        found = []
        texts = {
            p.number: p.text
            for section in rulebook(self.game.package)
            for p in section.paragraphs
        }
        for number in self.course.untaught:
            words = first_sentence(texts.get(number, number))
            found.append(
                Line(f"rule:{number}", words, "", number, "rule_book", False,
                     partial(self.app.over, "rulebook", self.game.info.key, number))
            )  # fmt: skip
        return found

    def _list(self, box: pygame.Rect) -> None:
        rows = [self._row(line, box.w) for line in self._lines()]
        for row, place in self.stacked(rows, lambda row: row.rect.h, self.px(GAP), box):
            row.rect = place
            self.controls.add(row)

    def _row(self, line: Line, wide: int) -> Row:
        """A row as high as its words; where it goes is seen when the page is filled."""
        row = Row(line, pygame.Rect(0, 0, wide, max(56, self.px(ROW))), self.s)
        if not line.about:
            row.rect.h = max(48, self.px(len(row.lines()[0]) * RULE_STEP + RULE_PAD))
        return row

    def _foot(self, foot: pygame.Rect) -> None:
        ways = [Way("book", say("book"), "rule_book", self._book)]
        if untaught := len(self.course.untaught):
            label = say("untaught.back" if self.untaught else "untaught", n=untaught)
            ways.append(Way("untaught", label, "lesson", self._turn_over))
        ways.append(Way("match", say("match"), "play", self._match, "primary"))
        self.add_row(foot, ways, together=True)

    # ------------------------------------------------------------------------------- doing

    def _begin(self, lesson: Lesson) -> None:
        self.app.open(way_to(lesson), lesson)

    def _turn_over(self) -> None:
        """The other side of the list: what no lesson tells."""
        self.untaught = not self.untaught
        self.page = 0
        self.app.sounds.play("card_flip")
        self.rebuild()

    def _book(self) -> None:
        self.app.over("rulebook", self.game.info.key)

    def _match(self) -> None:
        self.app.open("setup", self.game)

    def back(self) -> None:
        self.app.open("menu")


def first_sentence(text: str) -> str:
    """Returns the first sentence of a paragraph."""
    return text.partition(". ")[0].rstrip(".") + "."
