"""Looking back on a match: its table at any moment beside every choice and what it gave away.

The match is walked through by `session.walk`; what a choice gave away is `session.review`'s. From
any choice the match can be tried again another way, with the same luck or with new.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.ai.analysing import Spend
from tabletop.core.errors import TabletopError
from tabletop.core.fair import fresh_seed
from tabletop.core.game import Player
from tabletop.scenes.inputs.fields import Cycle, Segments
from tabletop.scenes.study.bar import Bar
from tabletop.scenes.study.base import StudyScreen
from tabletop.scenes.study.course import Course
from tabletop.scenes.study.layout import Parts, parts
from tabletop.scenes.study.pane import Pane, gestures
from tabletop.scenes.study.reason import Reason
from tabletop.scenes.study.rows import Rows
from tabletop.session import branches, exercises
from tabletop.session.review import Moment, Review
from tabletop.session.walk import Walk
from tabletop.table.art import papers
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.rabbit import badge
from tabletop.table.art.study import Point
from tabletop.table.controls import IconButton
from tabletop.table.stage import Node

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

SECONDS, MATCH_SECONDS = 1.5, 60.0
"""How long is looked at each choice at most, and at all of a match together."""

SPEEDS, PAUSE_MS = (1, 2, 4), 900.0
"""How much faster the pictures run, and how long a moment stays between two choices."""

Z_PAPER = 0.01

FRESH_MS = 400.0
"""No sooner after each other is drawn what was found: in a long match that is work for a frame."""

FEW = 3
"""Up to so many ways to look lie beside each other; more are gone through one after the other."""

STEPS = {
    pygame.K_COMMA: -1,
    pygame.K_PERIOD: 1,
}
JUMPS = (pygame.K_HOME, pygame.K_END)


class StudyScene(StudyScreen):
    """The choices of a match beside its table.

    Attributes:
        review: what was found about them.
        walk: the way through the match.
        stop: the number of the stop that is shown.
        viewer: whose knowledge the table shows; None = the public.
    """

    route = "review"
    title = "Looking back"
    first = "course"
    keys = (
        (", and .", "the choice before, the choice after"),
        ("[ and ]", "the mistake before, the mistake after"),
        ("Page up, page down", "the turn before, the turn after"),
        ("Home, end", "the first choice, the end"),
        ("P", "goes on by itself, or stops"),
        ("T", "tries it another way from here; with Shift you choose for every seat"),
        ("N", "the lines that were tried"),
    )

    def __init__(self, app: Program, review: Review) -> None:
        super().__init__(app)
        self.review = review
        running = review.running
        self.place = running.match.game.info.key
        self.walk_through = Walk(running)
        self.pane = Pane(running, max(1, app.settings.speed))
        self.rows, self.reason, self.bar = Rows(self), Reason(self), Bar(self)
        people = running.humans
        self.viewer: Player | None = people[0] if people else None
        self.follows = True
        self.stop = self._first_stop()
        self.playing = False
        self.speed = 0
        self.new_luck = 0
        self.listed = False
        self._rest = 0.0
        self._looked, self._since = len(review.verdicts), FRESH_MS
        self._moments = {moment.ply: moment for moment in review.moments}
        self._course: Course | None = None
        self._told: list[Node] = []

    @property
    def seconds(self) -> float:
        """How long is looked at each choice."""
        return min(SECONDS, MATCH_SECONDS / max(1, len(self.review.moments)))

    def _first_stop(self) -> int:
        first = self.review.moments[:1]
        return self.walk_through.stop_of(first[0].ply) if first else 0

    def leave(self) -> None:
        super().leave()
        self.playing = False
        self.review.stop()

    # ------------------------------------------------------------------------------ layout

    @property
    def parts(self) -> Parts:
        return parts(self.area, self.units, self.s)

    def header_right(self, y: int, d: int) -> int:
        """The result in the bar, and the ways to other screens about the match."""
        return self.bar.put(y, d)

    def fill(self, area: pygame.Rect) -> None:
        at = self.parts
        # Pictures that were under way are forgotten: the table stands where they led.
        self._follow()
        self._rest = PAUSE_MS
        for box in (at.reason, at.foot):
            self.picture(papers.panel(box.w, box.h, self.s), *box.topleft, Z_PAPER)
        self.stage.paint(papers.panel(at.table.w, at.table.h, self.s), *at.table.topleft)
        settings = self.app.settings
        if at.beside or not self.listed:
            self.pane.build(
                self.stage, at.table.inflate(-2 * self.px(7), -2 * self.px(7)), self.s,
                self._sound, settings.reduced_motion,
            )  # fmt: skip
        self.rows.forget()
        if at.beside or self.listed:
            if at.beside:
                self.picture(papers.panel(*at.choices.size, self.s), *at.choices.topleft, Z_PAPER)
            self.rows.build(at.choices)
        self._foot(at)
        self._show()

    def _sound(self, name: str) -> None:
        self.app.sounds.play(name)

    @property
    def _table_shown(self) -> bool:
        return self.parts.beside or not self.listed

    def _foot(self, at: Parts) -> None:
        walk = self.walk_through
        even = 1.0 / len(self.review.running.seats)
        self._course = Course(
            at.course, self._points(), walk.begins, walk.last, even, self.go, self.s
        )
        self.controls.add(self._course)
        self._course.lay(self.stage)
        d, gap = at.controls.h, self.px(8)
        x = at.controls.x
        for key, icon, label, act in self._steps():
            box = pygame.Rect(x, at.controls.y, d, d)
            self.controls.add(IconButton(key, box, icon, act, self.s, label=label))
            x = box.right + gap
        x = self._speeds(pygame.Rect(x, at.controls.y, self.px(140), d), gap)
        right = self._ways_to_look(at.controls, x)
        self._position = pygame.Rect(x, at.controls.y, right - x - gap, d)

    def _steps(self) -> tuple[tuple[str, str, str, Callable[[], None]], ...]:
        steps = (
            ("to_start", "step_back", "To the first choice (Home)", partial(self.go, 0)),
            ("step_back", "previous", "The choice before (,)", partial(self.step, -1)),
            ("play", "pause" if self.playing else "play", "Go on by itself (P)", self.toggle),
            ("step_on", "next", "The choice after (.)", partial(self.step, 1)),
            ("to_end", "step_forward", "To the end (End)", partial(self.go, 10**6)),
        )
        if self.parts.beside:
            return steps
        label = "The table" if self.listed else "All choices"
        turn = ("listed", "eye" if self.listed else "log", label, self._turn_over)
        return (*steps[1:4], turn)

    def _speeds(self, box: pygame.Rect, gap: int) -> int:
        if self.units[0] < 900:
            return box.x
        labels = tuple(f"{speed}×" for speed in SPEEDS)
        self.controls.add(
            Segments("speed", box, labels, self.speed, self._pace, self.s, label="Speed")
        )
        return box.right + gap

    def _ways_to_look(self, row: pygame.Rect, left: int) -> int:
        """As whom one looks; returns the x left of it."""
        ways = self.ways()
        labels = tuple(self._way_words(way) for way in ways)
        chosen = ways.index(self.viewer) if self.viewer in ways else 0
        if len(ways) <= FEW and self.units[0] >= 1100:
            wide = min(self.px(560), round(row.w * 0.46))
            box = pygame.Rect(row.right - wide, row.y, wide, row.h)
            self.controls.add(
                Segments("viewer", box, labels, chosen, self._look_as, self.s, label="Who looks")
            )
        else:
            wide = min(self.px(300), round(row.w * 0.4))
            box = pygame.Rect(row.right - wide, row.y, wide, row.h)
            self.controls.add(
                Cycle("viewer", box, labels, chosen, self._look_as, self.s, label="Who looks")
            )
        return box.x

    def ways(self) -> list[Player | None]:
        """As whom the match can be looked at: each seat as it knew it then, and the public. While
        the match goes on nobody sees another's hand.
        """
        running = self.review.running
        if running.over:
            return [*range(len(running.seats)), None]
        own = [seat for seat in running.humans if len(running.humans) == 1]
        return [*own, None]

    def _way_words(self, way: Player | None) -> str:
        if way is None:
            return "As all saw it"
        running = self.review.running
        own = running.humans == (way,)
        return "As I knew it" if own else f"As {running.names[way]} knew it"

    # --------------------------------------------------------------------------- what is shown

    def _points(self) -> list[Point]:
        """The choices looked at so far, as the course draws them."""
        seats, walk = self.review.running.seats, self.walk_through
        found = []
        for moment in self.review.moments:
            verdict = self.review.verdicts.get(moment.ply)
            if verdict is not None:
                found.append(
                    Point(
                        walk.stop_of(moment.ply), seats[moment.seat].figure, verdict.got,
                        verdict.error, verdict.kind,
                    )
                )  # fmt: skip
        return found

    @property
    def moment(self) -> Moment | None:
        """The choice that is shown; None at the end and where there was only one way on."""
        return self._moments.get(self.walk_through.stops[self.stop])

    def _show(self) -> None:
        """Brings table, marks, reason, list and course to the present stop, at once."""
        if self._table_shown:
            self.pane.show(self.walk_through.view(self.viewer, self.stop))
            self._mark()
        self._tell()

    def _tell(self) -> None:
        """Everything beside the table at the present stop."""
        if self._course is not None:
            self._course.stand(self.stop)
        self.rows.follow(self.moment)
        self._where()
        self.reason.show()
        self.refocus()

    def _mark(self) -> None:
        """What was played and what is best, on the pieces, where whoever looks knew them."""
        view = self.walk_through.view(self.viewer, self.stop)
        moment = self.moment
        if moment is None or moment.seat != self.viewer:
            self.pane.mark(view)
            return
        table, analysis = self.pane.table, self.review.analyses.get(moment.ply)
        best = analysis.best if analysis is not None else None
        self.pane.mark(
            view,
            gestures(table, moment.state, moment.seat, moment.plan),
            gestures(table, moment.state, moment.seat, best.plan) if best is not None else (),
        )

    def _where(self) -> None:
        """Turn and choice, in words."""
        self.stage.remove(*self._told)
        self._told = []
        box, walk = self._position, self.walk_through
        if box.w < self.px(60):
            return
        x = box.x + self.px(4)
        chooser = walk.chooser(self.stop)
        if chooser >= 0:
            mark = badge(self.review.running.seats[chooser].figure, self.px(26))
            self._told.append(self.picture(mark, x, box.centery - mark.get_height() // 2, 20))
            x += mark.get_width() + self.px(8)
        words = "The end" if self.stop == walk.last else f"Turn {walk.turns[self.stop]}"
        before = len(self.stage.nodes)
        rect = self.words(words, x, box.centery, "heading", 17, INK, "midleft",
                          width=box.right - x)  # fmt: skip
        rest = f"choice {self.stop + 1} of {walk.last}" if self.stop < walk.last else ""
        if rest and box.right - rect.right > self.px(90):
            self.words(rest, rect.right + self.px(10), box.centery, "body", 16, INK2, "midleft",
                       width=box.right - rect.right - self.px(10))  # fmt: skip
        self._told += self.stage.nodes[before:]

    # ------------------------------------------------------------------------------- going

    def go(self, stop: int) -> None:
        """To that stop at once."""
        self.playing = False
        self._to(max(0, min(self.walk_through.last, stop)))

    def go_to_ply(self, ply: int) -> None:
        """To the choice at that ply, or the last one before it."""
        self.go(self.walk_through.stop_of(ply))

    def _to(self, stop: int) -> None:
        self.stop = stop
        self._follow()
        self._show()
        self._refresh_play()

    def step(self, by: int) -> None:
        """To the choice after, with its pictures, or to the one before, at once."""
        if self.pane.director.busy:
            self.pane.director.skip()
        if by < 0 or self.stop >= self.walk_through.last or not self._table_shown:
            self.go(self.stop + by)
        else:
            self._on()

    def _on(self) -> None:
        """Plays what came of the present choice."""
        told = self.walk_through.told(self.viewer, self.stop)
        view = self.walk_through.view(self.viewer, self.stop + 1)
        self.stop += 1
        self._tell()
        self.pane.play(told, view, self._arrived)

    def _arrived(self) -> None:
        self._rest = PAUSE_MS
        if self._follow():
            self.pane.show(self.walk_through.view(self.viewer, self.stop))
        self._mark()
        if self.stop == self.walk_through.last:
            self.playing = False
            self._refresh_play()

    def _follow(self) -> bool:
        """Where several people played, the eyes go to whoever chose; whether they did."""
        moment = self.moment
        people = self.review.running.humans
        if moment is None or len(people) < 2 or moment.seat not in people or not self.follows:
            return False
        changed = self.viewer != moment.seat
        self.viewer = moment.seat
        if changed:
            self._refresh_viewer()
        return changed

    def toggle(self) -> None:
        """Goes on by itself from here, or stops."""
        self.playing = not self.playing
        if self.playing and self.stop == self.walk_through.last:
            self._to(0)
            self.playing = True
        self._rest = 0.0
        self._refresh_play()

    def _refresh_play(self) -> None:
        control = self.controls.find("play")
        if isinstance(control, IconButton):
            control.icon = "pause" if self.playing else "play"
            control.refresh()

    def _refresh_viewer(self) -> None:
        control = self.controls.find("viewer")
        if isinstance(control, Segments | Cycle):
            control.chosen = self.ways().index(self.viewer)
            control.refresh()

    def _pace(self, speed: int) -> None:
        self.speed = speed

    def set_luck(self, new: int) -> None:
        """Whether a match tried again goes on with new luck (1) or with the same (0)."""
        self.new_luck = new

    def _look_as(self, number: int) -> None:
        self.viewer, self.follows = self.ways()[number], False
        self._show()

    def _turn_over(self) -> None:
        self.listed = not self.listed
        self.rebuild()

    def mistake(self, by: int) -> None:
        """To the next mistake or slip, or to the one before."""
        stops = [
            self.walk_through.stop_of(moment.ply)
            for moment in self.review.moments
            if (verdict := self.review.verdicts.get(moment.ply)) and verdict.kind != "good"
        ]
        later = [stop for stop in stops if stop > self.stop]
        before = [stop for stop in stops if stop < self.stop]
        if later if by > 0 else before:
            self.go(later[0] if by > 0 else before[-1])
        else:
            self.app.say("There is no other slip or mistake in that direction.")

    def again(self, by_hand: bool = False) -> None:
        """A line from this choice on, over this screen; `by_hand` one person plays every seat."""
        moment, running = self.moment, self.review.running
        if moment is None:
            return
        if not running.over and (by_hand or running.hot_seat):
            self.app.say("That can be tried when the match is over.")
            return
        try:
            seed = fresh_seed() if self.new_luck else ""
            line = branches.begin(running, moment.ply, seed, by_hand)
        except TabletopError as problem:
            self.app.say(str(problem))
            return
        if not running.over:
            # Whoever tries what is to come knows more of the match than it has shown.
            running.use_aid("line")
        self.playing = False
        self.review.stop()
        self.app.over("try", line, f"A line from turn {moment.turn}", by_hand)

    # --------------------------------------------------------------------------- input, time

    def key(self, event: pygame.Event) -> bool:
        at_course = not self.focus.shown or self.focused() is self._course
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and at_course:
            self.step(-1 if event.key == pygame.K_LEFT else 1)
        elif event.key in STEPS:
            self.step(STEPS[event.key])
        elif event.key in (pygame.K_LEFTBRACKET, pygame.K_RIGHTBRACKET):
            self.mistake(-1 if event.key == pygame.K_LEFTBRACKET else 1)
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            by = -1 if event.key == pygame.K_PAGEUP else 1
            self.go(self.walk_through.turn_from(self.stop, by))
        elif event.key in JUMPS:
            self.go(0 if event.key == pygame.K_HOME else self.walk_through.last)
        elif event.key == pygame.K_p or (event.key == pygame.K_SPACE and not self.focus.shown):
            self.toggle()
        elif event.key == pygame.K_t:
            self.again(bool(event.mod & pygame.KMOD_SHIFT))
        elif event.key == pygame.K_n:
            self.bar.lines()
        else:
            return super().key(event)
        return True

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and event.y:
            self.rows.turn(-1 if event.y > 0 else 1)
            return True
        return super().handle(event)

    def update(self, ms: float) -> None:
        if self._table_shown:
            self.pane.update(ms * SPEEDS[self.speed])
        self._go_on(ms)
        self.review.look(self.app.analyst, Spend(seconds=self.seconds))
        self._since += ms
        fresh = self._looked != len(self.review.verdicts) and not self.controls.held
        if fresh and (self._since >= FRESH_MS or self.review.done):
            self._looked, self._since = len(self.review.verdicts), 0.0
            exercises.note(self.review, self.app.library, datetime.now(UTC))
            self._found()

    def _go_on(self, ms: float) -> None:
        """The next choice by itself, when the last one has been seen for a while."""
        if not self.playing or self.pane.director.busy or self.controls.held:
            return
        self._rest -= ms * SPEEDS[self.speed]
        if self._rest > 0:
            return
        if self.stop >= self.walk_through.last:
            self.playing = False
            self._refresh_play()
        elif self._table_shown:
            self._on()
        else:
            self._rest = PAUSE_MS
            self._to(self.stop + 1)
            self.playing = True
            self._refresh_play()

    def _found(self) -> None:
        """A choice has been looked at: what shows it is drawn anew, the table is left alone."""
        if self._course is not None:
            self._course.points = tuple(self._points())
            self._course.refresh()
        self.rows.refresh()
        moment = self.moment
        if moment is not None and moment.ply in self.review.verdicts:
            self.reason.show()
            if self._table_shown and not self.pane.director.busy:
                self._mark()
