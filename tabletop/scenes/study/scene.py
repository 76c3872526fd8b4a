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
from tabletop.ai.analysis import Choice as Weighed
from tabletop.core.action import Action
from tabletop.core.fair import fresh_seed
from tabletop.core.game import CHANCE, Player
from tabletop.scenes.heat import heats
from tabletop.scenes.keys.commands import group, listed
from tabletop.scenes.keys.table import LOOKING_BACK
from tabletop.scenes.overlay import Choice
from tabletop.scenes.study.bar import Bar
from tabletop.scenes.study.base import StudyScreen
from tabletop.scenes.study.course import Course
from tabletop.scenes.study.eyes import OPEN, Eyes
from tabletop.scenes.study.following import Following
from tabletop.scenes.study.foot import SPEEDS, Foot
from tabletop.scenes.study.hands import OpenHands
from tabletop.scenes.study.keep import Keeping
from tabletop.scenes.study.layout import Parts, parts
from tabletop.scenes.study.pane import Pane, gestures
from tabletop.scenes.study.picking import Closer, Picking
from tabletop.scenes.study.reason import Reason
from tabletop.scenes.study.rows import Rows
from tabletop.scenes.study.words import say
from tabletop.session import branches, exercises
from tabletop.session.background import share
from tabletop.session.ledger import shares
from tabletop.session.review import Moment, Review
from tabletop.session.walk import Walk
from tabletop.table.art import papers, study
from tabletop.table.art.palette import INK
from tabletop.table.art.study import END, Point
from tabletop.table.controls import Control
from tabletop.table.meaning import Zone
from tabletop.table.stage import Node

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

PAUSE_MS = 900.0
"""Pause between two choices while playing."""

Z_PAPER = 0.01

FRESH_MS = 400.0
"""The least time between two drawings of what was found: in a long match each costs a frame."""

LONGER_SECONDS = 6.0
"""So much longer each time one asks."""


class StudyScene(StudyScreen):
    """The choices of a match beside its table.

    Attributes:
        review: what was found about them.
        walk: the way through the match.
        stop: the number of the stop that is shown.
        eyes: whose knowledge the table shows.
    """

    route = "review"
    first = "course"
    keys = (*listed("earlier"), *group(LOOKING_BACK), *listed("look"))

    def __init__(self, app: Program, review: Review, ply: int | None = None) -> None:
        """`ply` is where one begins to look; None = at the first choice."""
        super().__init__(app)
        self.title = say("looking-back")
        self.review = review
        running = review.running
        self.seats = running.seats
        self.place = running.match.game.info.key
        self.walk_through = Walk(running)
        self.pane = Pane(running, max(1, app.settings.speed))
        self.rows, self.reason, self.bar = Rows(self), Reason(self), Bar(self)
        self.eyes = Eyes(running, self.walk_through)
        self.picking = Picking(self, self.pane, self._mark, self._try_with)
        self.hands = OpenHands(self, self.pane)
        self.closer = Closer(self, self.pane, self.hands)
        self.foot, self.keeping = Foot(self), Keeping(self)
        self.following = Following(self, self.pane)
        self.stop = self._first_stop() if ply is None else self.walk_through.stop_of(ply)
        self.playing = False
        self.speed = 0
        self.by_turn = False
        self.new_luck = 0
        self.listed = False
        self._rest = 0.0
        self._looked, self._since = review.judged, FRESH_MS
        self._moments = {moment.ply: moment for moment in review.moments}
        self._course: Course | None = None
        self._problem = app.library.problem

    def _first_stop(self) -> int:
        first = self.review.moments[:1]
        return self.walk_through.stop_of(first[0].ply) if first else 0

    def leave(self) -> None:
        super().leave()
        self.playing = False
        self.keeping.leave()
        # What is wrong with this match would be read as said of the next one.
        self.app.notice.withdraw(self.review.running.problem)
        self.review.stop()

    # ------------------------------------------------------------------------------ layout

    @property
    def parts(self) -> Parts:
        return parts(self.area, self.units, self.s, self.tall(0))

    def header_right(self, y: int, d: int) -> int:
        """The result in the bar, and the ways to other screens about the match."""
        return self.bar.put(y, d)

    def fill(self, area: pygame.Rect) -> None:
        at = self.parts
        self.closer.forget()
        # Pictures that were under way are forgotten: the table stands where they led.
        self._follow()
        self._rest = PAUSE_MS
        for box in (at.reason, at.foot):
            self.picture(papers.panel(box.w, box.h, self.s), *box.topleft, Z_PAPER)
        self.stage.paint(papers.panel(at.table.w, at.table.h, self.s), *at.table.topleft)
        settings = self.app.settings
        if at.beside or not self.listed:
            room = at.table.inflate(-2 * self.px(7), -2 * self.px(7))
            room.h -= self.hands.height(room.h)
            if self.following.choice is not None:
                row = self.tall(44)
                room.h -= row + self.px(6)
                self.following.put(pygame.Rect(room.x, room.bottom + self.px(6), room.w, row))
            self.pane.build(self.stage, room, self.s, self._sound, settings.reduced_motion)
        self.rows.forget()
        if at.beside or self.listed:
            if at.beside:
                self.picture(papers.panel(*at.choices.size, self.s), *at.choices.topleft, Z_PAPER)
            self.rows.build(at.choices)
        self._foot(at)
        self._show()

    def _sound(self, name: str) -> None:
        self.app.sounds.play(name)

    def aloud(self) -> Node | None:
        return self.reason.aloud

    def zones(self) -> tuple[Zone, ...]:
        return self.pane.zones() if self._table_shown else ()

    def pointed(self) -> Control | None:
        return self.closer.pointed() if self._table_shown else None

    @property
    def _table_shown(self) -> bool:
        return self.parts.beside or not self.listed

    def _foot(self, at: Parts) -> None:
        walk, running = self.walk_through, self.review.running
        self._course = Course(
            at.course, self._points(), walk.begins, walk.last, 1.0 / len(running.seats), self.go,
            self.s, self.part, self.where,
        )  # fmt: skip
        if at.head.h:
            row = at.head
            drawn = study.legend(self.s)
            said = self.words(
                say("chance-to-win"), row.x, row.centery, "heading", 16, INK, "midleft"
            )
            legend = self.picture(drawn, *drawn.get_rect(midright=row.midright).topleft)
            right = legend.area()
            self.tell(legend, right, say("course.legend"))
            room = pygame.Rect(said.right + self.px(18), row.y, 0, row.h)
            room.w = right.x - self.px(18) - room.x
            sitters = tuple((seat.figure, seat.name) for seat in running.seats)
            shown = study.sitters(sitters, room.w, self.s)
            if shown.get_width() <= room.w:
                self.picture(shown, *shown.get_rect(midleft=room.midleft).topleft)
        self.controls.add(self._course)
        self._course.lay(self.stage)
        self.foot.put()

    # --------------------------------------------------------------------------- what is shown

    def _points(self) -> list[Point]:
        """The choices looked at so far, as the course draws them."""
        seats, walk = self.review.running.seats, self.walk_through
        found, missing = [], set[Player]()
        for moment in self.review.moments:
            verdict = self.review.verdicts.get(moment.ply)
            if verdict is None:
                missing.add(moment.seat)
                continue
            found.append(
                Point(
                    walk.stop_of(moment.ply), seats[moment.seat].figure, verdict.got,
                    verdict.got_error, verdict.mark, moment.seat not in missing,
                )
            )  # fmt: skip
            missing.discard(moment.seat)
        result = self.review.running.result
        if result is None or not found:
            return found
        for seat, share_of_it in enumerate(shares(result, len(seats))):
            known = seat not in missing
            found.append(Point(walk.last, seats[seat].figure, share_of_it, 0.0, END, known))
        return found

    def where(self, stop: int) -> str:
        walk = self.walk_through
        if stop == walk.last:
            return say("at-end") if self.review.running.over else say("at-end.so-far")
        listed = list(self._moments)
        if walk.stops[stop] in self._moments:
            number = listed.index(walk.stops[stop]) + 1
            return say("at-choice", n=number, all=len(listed))
        return say("at-step", n=stop + 1, all=walk.last)

    @property
    def moment(self) -> Moment | None:
        """The choice that is shown; None at the end and where there was only one way on."""
        return self._moments.get(self.walk_through.stops[self.stop])

    @property
    def tries(self) -> bool:
        seat = self.walk_through.chooser(self.stop)
        unseen = seat != CHANCE and seat not in self.review.seats
        return self.moment is not None or (unseen and not self.review.running.guarded)

    def _show(self) -> None:
        """Brings table, marks, reason, list and course to the present stop, at once."""
        self.picking.forget()
        if self._table_shown and self.following.choice is not None:
            self.following.show()
        elif self._table_shown:
            self.pane.show(self.eyes.view(self.stop))
            self._mark()
        self._tell()

    def _tell(self) -> None:
        """Everything beside the table at the present stop."""
        if self._course is not None:
            self._course.stand(self.stop)
        self.review.shown = self.moment.ply if self.moment is not None else -1
        self.rows.follow(self.moment)
        self.foot.where()
        box = self.parts.table.inflate(-2 * self.px(7), -2 * self.px(7))
        self.hands.show(self.stop, box, self._table_shown)
        self.reason.show()
        self.refocus()

    def _mark(self) -> None:
        """Marks the choice played and the best one on the pieces, if the viewpoint knew them."""
        view = self.eyes.view(self.stop)
        moment = self.moment
        if self.following.choice is not None:
            return
        if moment is None or moment.seat != self.eyes.seen(self.stop):
            self.pane.mark(view)
            return
        table, analysis = self.pane.table, self.review.analyses.get(moment.ply)
        held = self.picking.held
        heat = heats(table, analysis, view, held) if analysis is not None else {}
        if held:
            self.pane.hold(view, held, self.picking.goals(), heat)
            return
        best = analysis.best if analysis is not None else None
        self.pane.mark(
            view,
            gestures(table, moment.state, moment.seat, moment.plan),
            gestures(table, moment.state, moment.seat, best.plan) if best is not None else (),
            heat,
        )

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
        if self.following.forget():
            self.rebuild()
        self._follow()
        self._show()
        self.foot.refresh_play()

    def step(self, by: int) -> None:
        """To the choice, turn or step of a line after, with its pictures, or to the one before, at
        once."""
        if self.following.choice is not None:
            self._line(by)
            return
        if self.pane.director.busy:
            self.pane.director.skip()
        if self.by_turn:
            self.go(self.walk_through.turn_from(self.stop, by))
        elif by < 0 or self.stop >= self.walk_through.last or not self._table_shown:
            self.go(self.stop + by)
        else:
            self._on()

    def _on(self) -> None:
        """Plays what came of the present choice."""
        self.picking.forget()
        told, view = self.eyes.on(self.stop)
        self.stop += 1
        self._tell()
        self.pane.play(told, view, self._arrived)

    def _arrived(self) -> None:
        self._rest = PAUSE_MS
        if self._follow() or self.eyes.way == OPEN:
            self.pane.show(self.eyes.view(self.stop))
        self._mark()
        if self.stop == self.walk_through.last:
            self.playing = False
            self.foot.refresh_play()

    def _follow(self) -> bool:
        """Moves the viewpoint to the person who chose, if several people played; returns True if
        it moved."""
        moment = self.moment
        changed = moment is not None and self.eyes.follow(moment.seat)
        if changed:
            self.foot.refresh_eyes()
        return changed

    def toggle(self) -> None:
        """Goes on by itself from here, or stops."""
        self.playing = not self.playing
        if self.playing and self.stop == self.walk_through.last:
            self._to(0)
            self.playing = True
        self._rest = 0.0
        self.foot.refresh_play()

    def pace(self, speed: int) -> None:
        self.speed = speed

    def set_by(self, turns: int) -> None:
        self.by_turn = bool(turns)
        self.rebuild()

    def set_luck(self, new: int) -> None:
        """Sets the luck of a match tried again: new (1) or the same (0)."""
        self.new_luck = new

    def look_as(self, number: int) -> None:
        tall = self.parts.table.h
        before = self.hands.height(tall)
        self.eyes.look_as(self.eyes.ways()[number])
        if self.hands.height(tall) != before:
            self.rebuild()
        else:
            self._show()

    def turn_over(self) -> None:
        self.listed = not self.listed
        self.rebuild()

    def mistake(self, by: int) -> None:
        """To the next mistake or slip among those that the list is narrowed to, or to the one
        before."""
        stops = [
            self.walk_through.stop_of(moment.ply)
            for moment in self.rows.listed
            if (verdict := self.review.verdicts.get(moment.ply)) and verdict.kind != "good"
        ]
        later = [stop for stop in stops if stop > self.stop]
        before = [stop for stop in stops if stop < self.stop]
        if later if by > 0 else before:
            self.go(later[0] if by > 0 else before[-1])
        else:
            self.app.say(say("no-other"))

    def consider(self, choice: Weighed) -> None:
        if choice.line is None or choice not in self.following.known():
            return
        self.playing, self.listed = False, False
        self.following.begin(choice)
        self.rebuild()

    @property
    def followed(self) -> tuple[str, str, str] | None:
        return self.following.sentences() if self.following.choice is not None else None

    @property
    def follows(self) -> bool:
        return bool(self.following.lines())

    def follow(self) -> None:
        lines = self.following.lines()
        if self.following.forget():
            self.rebuild()
        elif lines:
            self.consider(lines[0])
        else:
            other = self.moment is not None and self.moment.seat != self.eyes.seen(self.stop)
            self.app.say(say("follow.other" if other else "follow.none"))

    def step_to(self, step: int) -> None:
        self._line(step - self.following.step)

    def _line(self, by: int) -> None:
        """Goes on or back in the line that is shown."""
        if self.following.go(by):
            self.following.refresh()
            self.reason.show()

    def _try_with(self, action: Action) -> None:
        """A line that begins with that action; for a rabbit one chooses by hand."""
        moment = self.moment
        if moment is not None:
            self.again(moment.seat not in self.review.running.humans, action)

    def again(self, by_hand: bool = False, first: Action | None = None) -> None:
        """A line from this choice on, over this screen; `by_hand` one person plays every seat.

        `first` is what is done there at once.
        """
        walk, running = self.walk_through, self.review.running
        if running.guarded or (by_hand and not running.over):
            self.app.say(say("when-over"))
            return
        if not self.tries:
            return
        seed = fresh_seed() if self.new_luck else ""
        line = branches.begin(running, walk.stops[self.stop], seed, by_hand)
        if not running.over:
            # Whoever tries what is to come knows more of the match than it has shown.
            running.use_aid("line")
        self.playing = False
        self.review.stop()
        heading = say("line-from", at=self.at(walk.turns[self.stop]))
        self.app.over("try", line, heading, by_hand, first)

    @property
    def luck_falls(self) -> bool:
        """True if new luck can change a line."""
        return branches.luck_falls(self.review.running)

    def ask_again(self) -> None:
        """Asks with what luck, and who plays, where the paper has no room for switches."""
        if not self.tries:
            return

        def tried(luck: int, by_hand: bool = False) -> None:
            self.new_luck = luck
            self.again(by_hand)

        choices = [Choice(say("luck.same"), partial(tried, 0))]
        choices.append(Choice(say("luck.new"), partial(tried, 1)))
        words = say("luck.words")
        if not self.luck_falls:
            choices = [Choice(say("play-on-from"), partial(tried, 0))]
            words = say("all-dealt-too")
        if self.review.running.over:
            choices.append(Choice(say("choose-for-all"), partial(tried, self.new_luck, True)))
        figure = self.review.running.seats[self.walk_through.chooser(self.stop)].figure
        self.app.ask(say("try-it"), words, (*choices, Choice(say("stay-here"))), figure)

    def longer(self) -> None:
        """Looks on at the present choice; numbers settle and errors shrink while one watches."""
        moment = self.moment
        if moment is None:
            return
        self.app.say(say("look-longer.now"))
        self.review.longer(self.app.analyst, moment, Spend(seconds=LONGER_SECONDS))

    # --------------------------------------------------------------------------- input, time

    def _acts(self) -> dict[str, Callable[[], object]]:
        """The commands of this screen beside those of all screens."""
        walk = self.walk_through
        return {
            "earlier": partial(self.step, -1),
            "later": partial(self.step, 1),
            "mistake_before": partial(self.mistake, -1),
            "mistake_after": partial(self.mistake, 1),
            "page_back": lambda: self.go(walk.turn_from(self.stop, -1)),
            "page_on": lambda: self.go(walk.turn_from(self.stop, 1)),
            "first": partial(self.go, 0),
            "last": lambda: self.go(walk.last),
            "run": self.toggle,
            "try": partial(self.again, False),
            "try_for_all": partial(self.again, True),
            "lines": self.bar.lines,
            "follow": self.follow,
            "by_turn": lambda: self.set_by(not self.by_turn),
            "longer": self.longer,
            "keep": self.keeping.ask,
            "bookmark": self.keeping.bookmark,
            "copy": self.keeping.copy,
        }

    def do(self, name: str) -> bool:
        at_course = not self.focus.shown or self.focused() is self._course
        if name in ("left", "right") and at_course:
            name = "earlier" if name == "left" else "later"
        elif name == "go_on" and not self.focus.shown:
            name = "run"
        act = self._acts().get(name)
        if act is None:
            return super().do(name)
        act()
        return True

    def back(self) -> None:
        if self.following.choice is not None:
            self.follow()
        else:
            super().back()

    def handle(self, event: pygame.Event) -> bool:
        if self._table_shown and self.closer.handle(event):
            return True
        if event.type == pygame.MOUSEWHEEL:
            self.rows.turn(-event.pages)
            return True
        if self.following.choice is None and self._table_shown and self.picking.handle(event):
            return True
        return super().handle(event)

    def update(self, ms: float) -> None:
        if self._table_shown:
            self.pane.update(ms * SPEEDS[self.speed])
        self._go_on(ms)
        self.review.look(self.app.analyst, share(self.review))
        self.keeping.update()
        self._since += ms
        fresh = self._looked != self.review.judged and not self.controls.held
        if fresh and (self._since >= FRESH_MS or self.review.done):
            self._looked, self._since = self.review.judged, 0.0
            exercises.note(self.review, self.app.library, datetime.now(UTC))
            if self._problem != self.app.library.problem:
                self._problem = self.app.library.problem
                self.app.say(self._problem)
            self._found()

    def _go_on(self, ms: float) -> None:
        """The next choice by itself, when the last one has been seen for a while."""
        if not self.playing or self.pane.director.busy or self.controls.held:
            return
        self._rest -= ms * SPEEDS[self.speed]
        # By turns the choices of one follow each other at once.
        inside = self.by_turn and self.stop not in self.walk_through.begins
        if self._rest > 0 and not inside:
            return
        if self.stop >= self.walk_through.last:
            self.playing = False
            self.foot.refresh_play()
        elif self._table_shown:
            self._on()
        else:
            self._rest = PAUSE_MS
            self._to(self.stop + 1)
            self.playing = True
            self.foot.refresh_play()

    def keep(self) -> None:
        """Bookmark, text, record, film."""
        self.keeping.ask()

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
