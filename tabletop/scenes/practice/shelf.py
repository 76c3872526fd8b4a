"""All puzzles that ship: by game and by how hard they are, with what was solved of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from tabletop.core.game import Game
from tabletop.core.registry import games
from tabletop.scenes.inputs.fields import Paper
from tabletop.scenes.lessons.remembered import anybody_knows, remember
from tabletop.scenes.practice.solve import open_task
from tabletop.scenes.practice.tasks import Task, puzzle_task
from tabletop.scenes.practice.wording import say
from tabletop.scenes.screen import Screen
from tabletop.session.exercises import A_DAY
from tabletop.session.puzzles import GRADES, Puzzle, puzzles_of
from tabletop.session.rating import of_puzzles
from tabletop.table.art import lettering
from tabletop.table.art.game_pictures import game_picture
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.picture import Size
from tabletop.table.art.scenery_pages import list_row
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import Art

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

GAP: Final = 12
BESIDE: Final = 900
"""From this width the name of a game stands beside its grades, else above them."""
HIGHEST: Final = 150


class PuzzlesScreen(Screen):
    """The puzzles of each game, a button for each grade.

    Attributes:
        shelf: each game that ships puzzles, with those of each grade, by GRADES.
    """

    route = "puzzles"
    place = "menu"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.title = say("puzzles")
        self.shelf: list[tuple[Game, tuple[tuple[Puzzle, ...], ...]]] = []
        for game in games().values():
            found = puzzles_of(game)[0]
            if found:
                by_grade = (tuple(p for p in found if p.grade == grade) for grade in GRADES)
                self.shelf.append((game, tuple(by_grade)))

    def back(self) -> None:
        self.app.open("practice")

    # ------------------------------------------------------------------------------ layout

    def header_right(self, y: int, d: int) -> int:
        """Writes how many puzzles are solved in all."""
        every = [puzzle for _, grades in self.shelf for grade in grades for puzzle in grade]
        words = say("solved", n=self._solved(every), all=len(every))
        x = self.area.right - self.px(8)
        rect = self.words(words, x, y + d // 2, "heading", 18, INK, "midright")
        return rect.x - self.px(12)

    def fill(self, area: pygame.Rect) -> None:
        beside, gap = self.units[0] >= BESIDE, self.px(GAP)
        each = (area.h + gap) // max(1, len(self.shelf)) - gap
        tall = max(72, self.px(92 if beside else 128), min(each, self.px(HIGHEST)))
        for (game, grades), row in self.stacked(self.shelf, lambda each: tall, gap, area):
            self._row(game, grades, row, beside)

    def _row(
        self, game: Game, grades: tuple[tuple[Puzzle, ...], ...], row: pygame.Rect, beside: bool
    ) -> None:
        """One game: its picture and name, and its grades."""
        box = self.panel(row, 12, 10)
        every = [puzzle for grade in grades for puzzle in grade]
        facts = {"n": self._solved(every), "all": len(every)}
        own = of_puzzles(self._first_tries(every))
        rated = {"elo": own.elo, "error": own.error} if own is not None else {}
        solved = say("solved.rated" if rated else "solved", **facts, **rated)
        if beside:
            side = box.h
            self.picture(game_picture(game.info.key, side, side), *box.topleft, 10)
            x, wide = box.x + side + self.px(14), round(box.w * 0.3) - side - self.px(28)
            self.words(game.info.name, x, box.centery - self.px(13), "heading", 19, INK, "midleft",
                       width=wide)  # fmt: skip
            self.words(solved, x, box.centery + self.px(15), "body", 16, INK2, "midleft",
                       width=wide)  # fmt: skip
            room = pygame.Rect(box.x + round(box.w * 0.3), box.y, round(box.w * 0.7), box.h)
        else:
            head = self.px(28)
            name = self.words(game.info.name, box.x, box.y + head // 2, "heading", 18, INK,
                              "midleft", width=round(box.w * 0.68))  # fmt: skip
            self.words(solved, box.right, box.y + head // 2, "body", 16, INK2, "midright",
                       width=box.right - name.right - self.px(10))  # fmt: skip
            room = pygame.Rect(box.x, box.y + head, box.w, box.h - head)
        gap = self.px(10)
        wide = (room.w - gap * (len(GRADES) - 1)) // len(GRADES)
        for at, those in enumerate(grades):
            cell = pygame.Rect(room.x + at * (wide + gap), room.y, wide, room.h)
            self._grade(game, at, those, cell)

    def _grade(self, game: Game, at: int, those: tuple[Puzzle, ...], cell: pygame.Rect) -> None:
        grade, solved = say(f"grade-{GRADES[at]}"), self._solved(those)
        if not those:
            words = say("grade-none", grade=grade)
            self.words(words, *cell.center, "body", 16, INK2, "center", width=cell.w)
            return
        facts = {"game": game.info.name, "grade": grade}
        self.controls.add(
            Paper(
                f"{game.info.key}:{GRADES[at]}", cell, partial(self._begin, game, those),
                partial(self._face, cell.size, at, solved, len(those)),
                label=say("grade-of", n=solved, all=len(those), **facts), tip=say("grade-of.tip"),
            )
        )  # fmt: skip

    def _face(self, size: tuple[int, int], at: int, solved: int, many: int, state: str) -> Art:
        """A grade: its carrots and name, and how many of how many are solved."""
        s = self.s
        lit = state in ("hover", "pressed")
        sheet = Sheet(Size(*size, s), list_row(*size, s, "hover" if lit else "rest"))
        w, h = sheet.box.size
        first, second = (lettering.line_height(role, round(units * s)) / s
                         for role, units in (("heading", 17), ("body", 15)))  # fmt: skip
        pictured = 22 + first + second <= h - 6
        y = (h - first - second - 22 * pictured) / 2
        if pictured:
            for number in range(len(GRADES)):
                x = w / 2 + 22 * (number + 0.5 - len(GRADES) / 2)
                sheet.sign("carrot", x, y + 11, 22, number > at)
            y += 22
        sheet.write(say(f"grade-{GRADES[at]}"), w / 2, y + first / 2, "heading", 17, INK, "center")
        words = say("solved.all" if solved == many else "solved.short", n=solved, all=many)
        sheet.write(words, w / 2, y + first + second / 2, "body", 15, INK2, "center")
        return sheet.art

    # ------------------------------------------------------------------------------- doing

    def _solved(self, those: tuple[Puzzle, ...] | list[Puzzle]) -> int:
        return sum(anybody_knows(self.app, solved_mark(puzzle)) for puzzle in those)

    def _first_tries(self, those: list[Puzzle]) -> Iterator[tuple[Puzzle, bool]]:
        """Yields the puzzles that were tried, each with whether the first try found it."""
        for each in those:
            missed = anybody_knows(self.app, tried_mark(each))
            if missed or anybody_knows(self.app, solved_mark(each)):
                yield each, not missed

    def _begin(self, game: Game, those: tuple[Puzzle, ...]) -> None:
        """A sitting with those that are not solved yet, those never tried first; else with all."""
        left = [each for each in those if not anybody_knows(self.app, solved_mark(each))]
        left.sort(key=lambda each: anybody_knows(self.app, tried_mark(each)))
        sitting = (left or list(those))[:A_DAY]
        open_task(self.app, [self._task(game, each) for each in sitting])

    def _task(self, game: Game, puzzle: Puzzle) -> Task:
        def answered(found: bool) -> None:
            mark = solved_mark if found else tried_mark
            remember(self.app, self.app.settings.name, mark(puzzle))

        heading = say("puzzle")
        return puzzle_task(
            game.info.key, puzzle, self.app.library, answered, heading, self.route
        )


def solved_mark(puzzle: Puzzle) -> str:
    """Under what a solved puzzle is remembered."""
    return f"puzzle/{puzzle.name}"


def tried_mark(puzzle: Puzzle) -> str:
    """Under what a puzzle is remembered that was tried and not found."""
    return f"tried/{puzzle.name}"
