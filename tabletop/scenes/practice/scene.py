"""The practice desk: exercises that are due, matches to look back on, strength, lessons."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.ai.levels import LEVELS
from tabletop.core.game import Game
from tabletop.scenes.inputs.fields import Paper
from tabletop.scenes.keys.commands import listed
from tabletop.scenes.lessons.guide import Guide, Shown
from tabletop.scenes.lessons.remembered import anybody_knows, carrots, pupil, remember
from tabletop.scenes.matches.dates import when
from tabletop.scenes.matches.pictures import (
    KEPT,
    Pictures,
    Wanted,
    of_match,
    of_puzzle,
    small_table,
)
from tabletop.scenes.practice.shelf import solved_mark
from tabletop.scenes.practice.solve import open_task
from tabletop.scenes.practice.tasks import Task, of_the_day, puzzle_task, tasks, troubles
from tabletop.scenes.practice.wording import (
    game_name,
    looked_at,
    outcome,
    say,
    short_rating,
    strength_words,
    until,
)
from tabletop.scenes.screen import Screen, Way
from tabletop.scenes.sharing import paste_moment
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session import exercises
from tabletop.session.catalog import Wanted as Matches
from tabletop.session.puzzles import GRADES
from tabletop.session.rating import published, standings
from tabletop.session.review import Review
from tabletop.session.rows import Saved
from tabletop.session.running import Running
from tabletop.table.art import lettering, progress
from tabletop.table.art.game_pictures import game_picture
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.picture import Size
from tabletop.table.art.scenery_pages import list_row
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import Art
from tabletop.table.stage import Node

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

GAP, PAD = 24, 20
FIRST, UPPER = 1.4, 0.54
"""Width of the puzzle of the day, by that of the papers beside it; their share of the height."""
BESIDE = 200
"""Width beside the picture of a puzzle: how hard it is, and the week."""
CAPTION, NAME_LINES = 104, 3
"""Height of a lesson's card besides its picture, and how many lines its name may take."""
LOWER = 400
"""More height than this the papers below do not need: those above get what is left."""
RATIO = KEPT[0] / KEPT[1]
"""Width by height of the small pictures of tables."""
NARROW = 1040
"""Below this width the papers stand one above the other, a page of them at a time."""
MOST_MATCHES = 20
SHOWN = ("puzzle", "begin", "progress", "bookmarks")
"""The controls that are shown to whoever comes for the first time."""


class PracticeScene(Screen):
    """The screen of all ways to practise.

    Attributes:
        guide: the rabbit that shows it to whoever comes for the first time.
    """

    route = "practice"
    place = "menu"
    first = "puzzle"
    keys = listed("paste")

    def __init__(self, app: Program, day: date | None = None) -> None:
        """
        Args:
            day: whose puzzle is offered; None = today's.
        """
        super().__init__(app)
        self.title = say("practice")
        due = exercises.due(app.library, datetime.now(UTC))
        self.due = len(due)
        self.tasks = tasks(app.library, due[: exercises.A_DAY])
        wanted = Matches(over=True, tried=False, people=True)
        self.matches = app.library.matches(wanted, most=MOST_MATCHES)
        self.analysed = set(app.library.ids(wanted._replace(analysed=True)))
        self.standings = standings(app.library, on_the_shelf())
        self.today = day or date.today()
        self.puzzle = of_the_day(self.today)
        self._pictures = Pictures(app.library, app.window.real)
        self._wanted: list[Wanted] = []
        self._found: dict[int, str] = {}
        self.guide = Guide(self, self.route, [Shown(key, say(f"guide-{key}")) for key in SHOWN])

    def enter(self) -> None:
        super().enter()
        for problem in troubles():
            self.app.say(problem)

    def leave(self) -> None:
        super().leave()
        self._pictures.close()

    def build(self) -> None:
        super().build()
        self.guide.build()

    def aloud(self) -> Node | None:
        return self.guide.speaker.paper if self.guide.speaker is not None else None

    def reading(self) -> list[tuple[Node, pygame.Rect, str]]:
        return [*self.guide.reading(), *super().reading()]

    def handle(self, event: pygame.Event) -> bool:
        return self.guide.takes(event) or super().handle(event)

    # ------------------------------------------------------------------------------ layout

    def header_right(self, y: int, d: int) -> int:
        """The ways to bookmarks, to a position that somebody sent, to where chances are lost."""
        many = self.app.library.count_bookmarks()
        words = say("bookmarks-many", n=many) if many else say("bookmarks")
        right = self.area.right
        for key, label, icon, act in (
            ("bookmarks", words, "star", lambda: self.app.over("bookmarks")),
            ("paste", say("paste"), "copy", lambda: paste_moment(self.app)),
            ("where", say("where"), "statistics", lambda: self.app.over("where")),
        ):
            way = Way(key, label, icon, act)
            right = self.add_at_right(right, y, d, way, self.units[0] >= 900)
        return right

    def do(self, name: str) -> bool:
        if name == "paste":
            paste_moment(self.app)
            return True
        return super().do(name)

    def fill(self, area: pygame.Rect) -> None:
        self._wanted = []
        self._papers(area)
        self._pictures.want(self._wanted)

    def _papers(self, area: pygame.Rect) -> None:
        papers_ = [self._mistakes, self._last, self._strength, self._lessons]
        if self.puzzle is not None:
            papers_.insert(0, self._daily)
        gap = self.px(GAP if self.units[0] >= NARROW else 12)
        if self.units[0] >= NARROW:
            upper, lower = papers_[:-2], papers_[-2:]
            high = max(round((area.h - gap) * UPPER), area.h - gap - self.px(LOWER))
            rows = ((upper, area.y, high), (lower, area.y + high + gap, area.h - high - gap))
            for put_in, y, tall in rows:
                shares = [FIRST if put == self._daily else 1.0 for put in put_in]
                room, x = area.w - gap * (len(put_in) - 1), area.x
                for put, share in zip(put_in, shares, strict=True):
                    wide = round(room * share / sum(shares))
                    put(self._paper(pygame.Rect(x, y, wide, tall)))
                    x += wide + gap
            return
        foot = self.tall(40)
        box = pygame.Rect(area.x, area.y, area.w, area.h - foot - gap)
        put = self.paged(papers_, pygame.Rect(area.x, area.bottom - foot, area.w, foot))
        put(self._paper(box))

    def _small(self, game: str, wanted: Wanted, x: int, y: int, tall: int) -> int:
        """A table in small, `tall` high, drawn as soon as there is a picture; the x right of it."""
        self._wanted.append(wanted)
        wide = round(tall * RATIO)
        drawn = small_table(game, self._pictures.of(wanted), wide, tall, self.s)
        self.picture(drawn, x, y, 10)
        return x + wide

    def _paper(self, box: pygame.Rect) -> pygame.Rect:
        return self.panel(box, PAD)

    def _head(self, box: pygame.Rect, title: str, second: str) -> int:
        """Title and second line of a paper; returns the y below them."""
        rect = self.words(title, box.x, box.y - self.px(4), "display", 24, INK, width=box.w)
        y = rect.bottom + self.px(2)
        if second:
            y = self.paragraph(second, box.x, y, box.w, INK2, px=16)
        return y + self.px(10)

    def _daily(self, box: pygame.Rect) -> None:
        """The puzzle of the day, how hard it is, and how many days in a row were solved."""
        assert self.puzzle is not None
        game, puzzle = self.puzzle
        done = anybody_knows(self.app, _mark(self.today))
        streak = _streak(self.app, self.today)
        y = self._head(box, say("daily"), say("daily.about", game=game.info.name))
        h = max(44, self.tall(50))
        room = box.bottom - h - self.px(14) - y
        tall = min(room, round((box.w - self.px(BESIDE)) / RATIO))
        x = box.x
        if tall >= self.px(56):
            wanted = of_puzzle(self.app.library, puzzle)
            x = self._small(game.info.key, wanted, x, y, tall) + self.px(16)
        size, hard = self.px(26), GRADES.index(puzzle.grade) + 1
        for at in range(len(GRADES)):
            self.picture(sign("carrot", size, faded=at >= hard), x + at * size, y, 10)
        self.words(say(f"grade-{puzzle.grade}"), x, y + size + self.px(6), "heading", 16, INK,
                   width=box.right - x)  # fmt: skip
        days = say("daily.row", n=streak) if streak > 1 else say("daily.done") if done else ""
        below = y + size + self.px(32)
        if days:
            self.words(days, x, below, "body", 16, INK2, width=box.right - x)
            below += self.px(26)
        self._week(pygame.Rect(x, below, box.right - x, box.bottom - h - self.px(8) - below))
        label, kinds = say("daily.again" if done else "daily.solve"), ("primary", "secondary")
        wide, gap = round(box.w * 0.58), self.px(12)
        rect = pygame.Rect(box.x, box.bottom - h, wide, h)
        rest = pygame.Rect(rect.right + gap, rect.y, box.w - wide - gap, h)
        self.add_button("puzzle", rect, label, self._solve, kind=kinds[done], icon="puzzle", px=19)
        act = partial(self.app.open, "puzzles")
        self.add_button("puzzles", rest, say("daily.all"), act, kind=kinds[not done])

    def _week(self, box: pygame.Rect) -> None:
        """The last seven days, a star for each that was solved; none is missed."""
        d, step = self.px(24), min(box.w // 7, self.px(44))
        if box.h < d + self.px(20) or step < d:
            return
        solved = 0
        for ago in range(6, -1, -1):
            day = self.today - timedelta(days=ago)
            known = anybody_knows(self.app, _mark(day))
            solved += known
            middle = box.x + (6 - ago) * step + step // 2
            node = self.picture(sign("star", d, faded=not known), middle - d // 2, box.y, 10)
            name, y = say(f"weekday-{day.isoweekday()}"), box.y + d + self.px(2)
            self.words(name, middle, y, "heading", 14, INK2, "midtop", said="")
        stars = pygame.Rect(box.x, box.y, box.w, d + self.px(20))
        self.tell(node, stars, say("daily.week", n=solved))

    def _solve(self) -> None:
        assert self.puzzle is not None
        game, puzzle = self.puzzle
        today = self.today

        def answered(found: bool) -> None:
            if found:
                for mark in (_mark(today), solved_mark(puzzle)):
                    remember(self.app, self.app.settings.name, mark)

        task = puzzle_task(
            game.info.key, puzzle, self.app.library, answered, say("daily"), self.route
        )
        open_task(self.app, [task])

    def _mistakes(self, box: pygame.Rect) -> None:
        """Exercises that are due."""
        many = self.due if self.tasks else 0
        if many:
            words = say("mistakes.due", n=many)
        elif self.app.library.exercises():
            now = datetime.now(UTC)
            first = exercises.following(self.app.library, now)
            soon = say("mistakes.rest")
            words = say("mistakes.next", when=until(first, now)) if first is not None else soon
        else:
            words = say("mistakes.none")
        y = self._head(box, say("mistakes"), words)
        h = max(44, self.tall(50))
        row, gap = max(44, self.tall(58)), self.px(8)
        fit = (box.bottom - h - self.px(6) - y + gap) // (row + gap)
        for task in self.tasks[: max(0, fit)]:
            self._exercise(task, pygame.Rect(box.x, y, box.w, row))
            y += row + gap
        if not many:
            self._rabbit(1, box, y, h)
        label = say("mistakes.sitting", n=len(self.tasks)) if many else say("mistakes.begin")
        rect, kind = pygame.Rect(box.x, box.bottom - h, box.w, h), "secondary"
        self.add_button(
            "begin", rect, label, self._begin, kind="primary" if self.puzzle is None else kind,
            icon="pencil", enabled=bool(many), tip="" if many else say("mistakes.nothing"), px=19,
        )  # fmt: skip

    def _exercise(self, task: Task, row: pygame.Rect) -> None:
        """The position of an exercise in small, its game, and what was given away there."""
        x = self._small(task.key, task.picture, row.x, row.y, row.h) + self.px(12)
        name, lost = game_name(task.key), say("gave-away", lost=task.lost)
        room = row.right - x
        self.words(name, x, row.y + row.h * 0.28, "heading", 17, INK, "midleft", width=room,
                   said=say("last.row", game=name, went=lost))  # fmt: skip
        self.words(lost, x, row.y + row.h * 0.7, "body", 16, INK2, "midleft", width=room, said="")

    def _last(self, box: pygame.Rect) -> None:
        """The last matches, each with the way to look back on it."""
        many = len(self.matches)
        y = self._head(box, say("last"), say("last.about" if many else "last.none"))
        row, gap = max(44, self.tall(58)), self.px(8)
        shown = self.matches[: max(1, (box.bottom - y + gap) // (row + gap))]
        for saved in shown:
            self._match(saved, pygame.Rect(box.x, y, box.w, row))
            y += row + gap
        if not many:
            self._rabbit(2, box, y)

    def _rabbit(self, seat: int, box: pygame.Rect, y: int, foot: int = 0) -> None:
        """A rabbit that waits where a paper has nothing to tell yet."""
        room = min(self.px(200), box.bottom - foot - self.px(8) - y)
        if room >= self.px(70):
            top = y + (box.bottom - foot - y - room) // 2
            self.rabbit(seat, room, "stand", box.centerx, top + room)

    def _match(self, saved: Saved, row: pygame.Rect) -> None:
        """The table at the end in small, how it went, and what the analysis found of it."""
        tall, played = row.h - self.px(8), when(saved.changed)
        wide = lettering.width_of(say("last.study"), "heading", self.px(17)) + self.px(28)
        button = pygame.Rect(row.right - wide, row.y, wide, tall)
        wanted = of_match(self.app.library, saved)
        x = self._small(saved.sheet.game, wanted, row.x, row.y, tall) + self.px(8)
        room = button.x - x - self.px(4)
        name, went, found = game_name(saved.sheet.game), outcome(saved), self._found_in(saved.id)
        head, whole = went, say("last.row", game=name, went=went)
        if lettering.width_of(whole, "heading", self.px(17)) <= room:
            head = whole
        self.words(head, x, row.y + tall * 0.28, "heading", 17, INK, "midleft", width=room,
                   said=say("last.told", game=name, went=went, found=found))  # fmt: skip
        self.words(found, x, row.y + tall * 0.72, "body", 16, INK2, "midleft", width=room, said="")
        act, tip = partial(self._study, saved), say("last.tip", game=name, went=went, when=played)
        self.add_button(f"study:{saved.id}", button, say("last.study"), act, tip=tip)

    def _found_in(self, match: int) -> str:
        """Returns the words on what the analysis found in a match; counted once."""
        if match not in self._found:
            mistakes = len(self.app.library.exercises(match))
            self._found[match] = looked_at(mistakes, bool(mistakes) or match in self.analysed)
        return self._found[match]

    def _strength(self, box: pygame.Rect) -> None:
        """One's rating in each game beside those of its levels, with its error."""
        known = self.standings
        second, all_ = say("own-strength.about" if known else "own-strength.none"), say("progress")
        h = self.tall(42)
        wide = lettering.width_of(all_, "heading", self.px(17)) + self.px(40)
        button = pygame.Rect(box.right - wide, box.y - self.px(6), wide, h)
        self.add_button("progress", button, all_, partial(self.app.over, "progress"))
        head = pygame.Rect(box.x, box.y, box.w - wide - self.px(10), box.h)
        y = max(self._head(head, say("own-strength"), ""), button.bottom + self.px(4))
        y = self.paragraph(second, box.x, y, box.w, INK2, px=16) + self.px(6)
        keys = list(on_the_shelf())
        row = min(self.px(56), (box.bottom - y) // len(keys))
        fit = max(1, min(len(keys), (box.bottom - y) // max(1, self.px(30))))
        # Where not all have room those that were played are told.
        shown = [key for key in keys if fit == len(keys) or key in known] or keys
        row = max(row, self.px(30))
        for number, key in enumerate(shown[:fit]):
            self._rated(key, pygame.Rect(box.x, round(y + number * row), box.w, row))

    def _rated(self, key: str, row: pygame.Rect) -> None:
        """One game: its levels on the scale, and one's own rating with its error."""
        each, name = self.standings.get(key), game_name(key)
        longest = max(say("rating.none"), say("rating.missing", n=9), key=len)
        wide = lettering.width_of(longest, "body", self.px(15)) + self.px(16)
        left, right = row.x + round(row.w * 0.34), row.right - wide
        self.words(name, row.x, row.centery, "body", 16, INK, "midleft",
                   width=left - row.x - self.px(12), said="")  # fmt: skip
        levels = each.levels if each is not None else published(key)
        marks = tuple(
            (say(f"letter-{level}"), rating.elo) for level, rating in levels.items()
            if level in LEVELS
        )  # fmt: skip
        known = each is not None and not each.missing
        own = (each.own.elo, each.own.error) if each is not None and known else None
        drawn = progress.rating_row(marks, own, right - left, row.h, self.s)
        node = self.picture(drawn, left, row.y, 10)
        told = short_rating(each) if each is not None else say("rating.none")
        role = "heading" if known else "body"
        self.words(told, row.right, row.centery, role, 15, INK if known else INK2,
                   "midright", width=wide - self.px(6), said="")  # fmt: skip
        said = strength_words(each) if each is not None else say("strength.none", game=name)
        self.tell(node, row, said)

    def _lessons(self, box: pygame.Rect) -> None:
        """The way to the lessons of each game, with a carrot for each that is done."""
        y = self._head(box, say("lessons"), say("lessons.about"))
        shelf = list(on_the_shelf().values())
        gap = self.px(10)
        row = box.bottom - y
        pictured = row >= self.px(96) and box.w >= self.px(380)
        columns = len(shelf) if pictured else (1 if box.w < self.px(420) else 2)
        rows = -(-len(shelf) // columns)
        most = row if pictured else max(44, self.tall(50))
        w = (box.w - gap * (columns - 1)) // columns
        h = min(most, w + self.px(CAPTION), (row - gap * (rows - 1)) // rows)
        for number, game in enumerate(shelf):
            rect = pygame.Rect(box.x + (number % columns) * (w + gap),
                               y + (number // columns) * (h + gap), w, h)  # fmt: skip
            act = partial(self.app.over, "learn", game)
            name = game.info.name
            key = f"learn:{game.info.key}"
            if not pictured:
                self.add_button(key, rect, name, act, icon="lesson")
                continue
            self.controls.add(
                Paper(key, rect, act, partial(self._lesson_card, game, rect), label=name, tip=name)
            )

    def _lesson_card(self, game: Game, rect: pygame.Rect, state: str) -> Art:
        s = self.s
        paper = list_row(rect.w, rect.h, s, "hover" if state in ("hover", "pressed") else "rest")
        sheet = Sheet(Size(rect.w, rect.h, s), paper)
        w, h = sheet.box.size
        px, room = round(15 * s), (w - 8) * s
        while px > 11 and len(lettering.wrap(game.info.name, "heading", px, room)) > NAME_LINES:
            px -= 1
        lines = lettering.wrap(game.info.name, "heading", px, room)[:NAME_LINES]
        step = lettering.line_height("heading", px) / s
        names = max(44, step * len(lines) + 4)
        d = min(w - 16, h - names - 36)
        drawn = game_picture(game.info.key, sheet.px(d), sheet.px(d))
        sheet.put(drawn, (w - d) / 2, 8)
        top = 8 + d + names / 2 - step * (len(lines) - 1) / 2
        for at, line in enumerate(lines):
            sheet.write(line, w / 2, top + at * step, "heading", px / s, INK, "center")
        done, of = carrots(self.app, game, pupil(self.app, game.info.key).name)
        size = min(22, (w - 16) / max(1, of))
        for at in range(of):
            sheet.sign("carrot", w / 2 + size * (at + 0.5 - of / 2), h - 15, size, at >= done)
        return sheet.art

    # ------------------------------------------------------------------------------- doing

    def _begin(self) -> None:
        open_task(self.app, self.tasks)

    def _study(self, saved: Saved) -> None:
        running = Running.resume(self.app.library, saved.id)
        seats = range(len(running.seats))
        self.app.over("review", Review(running, seats, library=self.app.library))
        self.app.say(running.problem)

    def back(self) -> None:
        self.app.open("menu")

    def update(self, ms: float) -> None:
        self.guide.update(ms)
        if self._pictures.poll():
            self.rebuild()


def _mark(day: date) -> str:
    """Under what a solved puzzle of the day is remembered."""
    return f"puzzle/{day.isoformat()}"


def _streak(app: Program, today: date) -> int:
    """Returns the number of days in a row that were solved, up to today or yesterday."""
    day = today if anybody_knows(app, _mark(today)) else today - timedelta(days=1)
    count = 0
    while anybody_knows(app, _mark(day)):
        count, day = count + 1, day - timedelta(days=1)
    return count
