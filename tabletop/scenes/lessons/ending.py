"""The end of a lesson: a rabbit that cheers, one carrot more, and what comes next."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.core.registry import game as find_game
from tabletop.scenes.keys import commands
from tabletop.scenes.lessons.remembered import carrots, is_done, lessons_of, pupil, say, way_to
from tabletop.scenes.screen import Screen, Way
from tabletop.session.lessons import Lesson
from tabletop.table.art import widgets
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.rabbit import figure
from tabletop.table.art.scenery_pages import petal
from tabletop.table.art.signs import sign
from tabletop.table.motion import arc, between, out_cubic
from tabletop.table.stage import Node

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

FALL_MS = 1600.0
DEAF_MS = 400.0
"""A click or key that was for the table does not press a button here."""
PETALS = 18
HOPS, CARROT_TAKES = 3, 0.55
"""Number of hops while petals fall, and the share of that time in which the carrot comes."""

WIDEST, PAPER = 620, 150
"""Largest width and height of the paper, in units."""

ABOVE = 0.4
"""Share of the free room that lies above the rabbit."""

PRAISES = 4
"""The number of messages praise-0, praise-1 ..."""


class Falling(NamedTuple):
    """A petal: where it falls from and to, and when it begins, as a share of the time."""

    node: Node
    x: float
    rest: float
    delay: float


class Leaping(NamedTuple):
    """A leaping picture: its start, its end and its height."""

    node: Node
    start: tuple[float, float]
    rest: tuple[float, float]
    high: float

    def show(self, share: float) -> None:
        """As it is after that share of its leap."""
        (ax, ay), (bx, by) = self.start, self.rest
        x, y = between(ax, bx, share), between(ay, by, share)
        self.node.put(pos=(x, y - self.high * arc(share)))


class EndingScene(Screen):
    """The screen at the end of a lesson."""

    route = "lesson_end"
    back_icon = False

    def __init__(self, app: Program, lesson: Lesson) -> None:
        super().__init__(app)
        self.lesson = lesson
        self.game = find_game(lesson.game)
        self.place = self.game.info.key
        self.pupil = pupil(app, lesson.game)
        self.title = lesson.title
        self.following = self._following()
        self.first = "next" if self.following is not None else "match"
        self._petals: list[Falling] = []
        self._rabbit: Leaping | None = None
        self._carrot: Leaping | None = None
        self._ms = 0.0
        self._deaf = DEAF_MS

    def _following(self) -> Lesson | None:
        """The lesson after this one that is not done yet; those of options wait to be asked for."""
        lessons = lessons_of(self.game).lessons
        keys = [lesson.key for lesson in lessons]
        here = keys.index(self.lesson.key) if self.lesson.key in keys else -1
        like = (self.lesson.option, self.lesson.screen)
        for lesson in lessons[here + 1 :]:
            if not lesson.extra or (lesson.option, lesson.screen) == like:
                if not is_done(self.app, self.pupil.name, lesson):
                    return lesson
        return None

    def enter(self) -> None:
        super().enter()
        self.app.sounds.play("win")

    def fill(self, area: pygame.Rect) -> None:
        button_h = max(44, self.tall(50))
        wide = min(area.w, self.px(WIDEST))
        box = pygame.Rect(0, area.y, wide, area.h - button_h - self.px(14))
        box.centerx = area.centerx
        tall = min(self.px(260), round(box.h * 0.5))
        paper_h = min(box.h - tall + self.px(6), self.px(PAPER))
        box.y += round((box.h - tall - paper_h) * ABOVE)
        art = figure(self.pupil.figure, tall, "cheer")
        x, y = box.centerx - round(tall * 100 / 256), box.y + self.px(4)
        self._rabbit = Leaping(self.picture(art, x, y, 12), (x, y), (x, y), tall * 0.1)
        paper = pygame.Rect(box.x, box.y + tall - self.px(6), box.w, paper_h)
        self.picture(widgets.panel(paper.w, paper.h, self.s), *paper.topleft, 10)
        self._words(paper)
        self._buttons(pygame.Rect(area.x, paper.bottom + self.px(14), area.w, button_h))
        self._scatter(area)

    def _words(self, paper: pygame.Rect) -> None:
        done, of = carrots(self.app, self.game, self.pupil.name)
        praise = say(f"praise-{done % PRAISES}")
        y = paper.y + self.px(34)
        self.words(praise, paper.centerx, y, "display", 28, INK, "center", width=paper.w * 0.92)
        size = min(self.px(34), (paper.w - self.px(40)) // max(1, of))
        x = paper.centerx - of * size // 2
        for at in range(of):
            art = sign("carrot", size - self.px(2), faded=at >= done)
            node = self.picture(art, x, y + self.px(24), 14)
            if at == done - 1:
                start = (paper.centerx - size / 2, paper.y - self.px(60))
                self._carrot = Leaping(node, start, (x, y + self.px(24)), self.px(70))
            x += size
        y += self.px(34) + size
        words, middle = say("left", n=of - done), (paper.centerx, y + self.px(10))
        self.words(words, *middle, "body", 18, INK2, "center", width=paper.w * 0.94)

    def _buttons(self, foot: pygame.Rect) -> None:
        main = "secondary" if self.following is not None else "primary"
        ways = [
            Way("all", say("all"), "lesson", self.back),
            Way("match", say("match"), "play", self._match, main),
        ]
        if self.following is not None:
            ways.append(Way("next", say("next-lesson"), "next", self._next, "primary"))
        self.add_row(foot, ways, together=True)

    def _scatter(self, area: pygame.Rect) -> None:
        """Petals fall once; afterwards they lie where they fell."""
        rng = Random(7)
        self._petals = []
        for number in range(PETALS):
            d = self.px(rng.uniform(14, 22))
            node = self.picture(petal(number, d, round(rng.uniform(0, 360))), 0, 0, 6)
            x = area.x + rng.uniform(0.02, 0.96) * area.w
            rest = area.y + area.h * rng.uniform(0.55, 0.96)
            self._petals.append(Falling(node, x, rest, rng.random() * 0.4))
        if self.app.settings.reduced_motion or self.app.settings.speed == 0:
            self._ms = FALL_MS
        self._fall()

    def _fall(self) -> None:
        share = min(1.0, self._ms / FALL_MS)
        for falling in self._petals:
            t = out_cubic(max(0.0, min(1.0, (share - falling.delay) / 0.6)))
            falling.node.put(pos=(falling.x, -30 + (falling.rest + 30) * t))
        if self._rabbit is not None:
            self._rabbit.show(share * HOPS % 1.0)
        if self._carrot is not None:
            self._carrot.show(min(1.0, share / CARROT_TAKES))

    def update(self, ms: float) -> None:
        self._deaf = max(0.0, self._deaf - ms)
        if self._ms < FALL_MS:
            self._ms += ms
            self._fall()

    def handle(self, event: pygame.Event) -> bool:
        pressed = event.type == pygame.MOUSEBUTTONDOWN
        entered = "take" in commands.of(event)
        if self._deaf > 0 and (pressed or entered):
            return True
        return super().handle(event)

    # ------------------------------------------------------------------------------- doing

    def _next(self) -> None:
        if self.following is not None:
            self.app.open(way_to(self.following), self.following)

    def _match(self) -> None:
        self.app.open("setup", self.game)

    def back(self) -> None:
        self.app.open("learn", self.game)
