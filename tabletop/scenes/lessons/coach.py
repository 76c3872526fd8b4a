"""The coach: in a match against an Easy rabbit, each new thing is explained once, beside it.

What is explained, and when, is data of the game (`lessons/coach.toml`). It is remembered for the
person; nothing is asked, and the match goes on under it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from tabletop.core.event import Event
from tabletop.core.game import Player
from tabletop.scenes.keys import commands
from tabletop.scenes.lessons.calm import lying, sheets_that_ask, written
from tabletop.scenes.lessons.remembered import is_known, remember, say
from tabletop.scenes.play.desk import Desk
from tabletop.session.lessons import BadLesson, Tip, course
from tabletop.session.running import Running
from tabletop.table.meaning import Zone
from tabletop.table.speaking import Say, Speaker, Speech, rects

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

LEVEL = "easy"
"""Whoever plays against this level is new to the game."""

NOWHERE = (-1, -1)
MOST_KEPT = 16
"""Up to so many things that may be used are kept clear; of more, as many as there is room for."""


def tips_for(app: Program, running: Running) -> tuple[Tip, ...]:
    """Returns the tips that the coach may give in this match; () if nobody needs them."""
    people = [seat.name for seat in running.seats if seat.human]
    if len(people) != 1 or not app.settings.of(people[0]).coach or running.over:
        return ()
    if not any(not seat.human and seat.level == LEVEL for seat in running.seats):
        return ()
    try:
        tips = course(running.match.game).tips
        return tuple(tip for tip in tips if tip.players in (0, len(running.seats)))
    except BadLesson:
        return ()


class Coach:
    """Speaks at the table of one match.

    Attributes:
        speaker: the rabbit; None before the screen was built.

    `open_rule` opens the rule book at a paragraph; `done` is called when it has fallen silent.
    """

    def __init__(
        self, desk: Desk, tips: tuple[Tip, ...], open_rule: Callable[[str], None],
        done: Callable[[], None],
    ) -> None:  # fmt: skip
        self._desk, self._open_rule, self._done = desk, open_rule, done
        self._tips = tips
        self._who: Player = desk.running.humans[0]
        self._name = desk.app.settings.name or desk.running.seats[self._who].name
        self._waiting: list[tuple[Tip, tuple[str, ...]]] = []
        self._changed: dict[str, None] = {}
        self.speaker: Speaker | None = None
        self._now: tuple[Tip, tuple[str, ...]] | None = None
        self._pointer = NOWHERE
        self._beside: tuple[pygame.Rect, ...] = ()
        desk.spoken = self._said

    def _mark(self, tip: Tip) -> str:
        return f"{self._desk.running.match.game.info.key}/coach/{tip.key}"

    def _new(self) -> list[Tip]:
        """Returns the tips not given to this person yet."""
        app = self._desk.app
        if not self._desk.settings.coach:
            return []
        return [tip for tip in self._tips if not is_known(app, self._name, self._mark(tip))]

    # --------------------------------------------------------------------------- hearing

    def hear(self, events: Iterable[Event], mine: bool) -> None:
        """Takes in an event as the person learnt it; `mine` = by the person's own doing.

        What was being explained waits while others move, and is over when the person has moved.
        """
        if mine:
            self._told()
            self._waiting = []
            self._changed = {}
        if self.speaker is not None:
            self.speaker.hush()
        new = [tip for tip in self._new() if tip.event]
        for event in events:
            if not mine:
                self._changed.update(dict.fromkeys((event.target, event.piece, event.origin)))
            for tip in new:
                if tip.event == event.kind and fits(tip, event, self._who):
                    self._waiting.append((tip, where(tip, event)))

    # -------------------------------------------------------------------------- speaking

    def build(self, speaker: Speaker) -> None:
        """The screen was laid out anew."""
        self.speaker = speaker

    def speak(self, pointer: tuple[int, int] = NOWHERE) -> None:
        """All is at rest: explains one new thing, if there is any, or what stood there before."""
        if self.speaker is None:
            return
        found = self._asked_now() or self._now or self._happened()
        if found is None or self._desk.director.busy:
            self.speaker.hush()
            return
        self._now, self._pointer = found, pointer
        self.say(*found)

    def say(self, tip: Tip, keys: tuple[str, ...]) -> None:
        """Explains this beside the first of these things that is in sight, and leaves open what may
        be used now, as far as there is room."""
        assert self.speaker is not None
        open_ways = self.open_ways()
        speech = self._speech(tip, keys)
        if len(open_ways) <= MOST_KEPT:
            self.speaker.say(replace(speech, keep=open_ways))
            if self.speaker.place is not None and self.speaker.place.clear:
                return
        self.speaker.say(replace(speech, spare=(*speech.spare, *open_ways)))

    def rests(self, pointer: tuple[int, int]) -> bool:
        """Returns True if the pointer has not moved since the rabbit spoke: a tooltip waits so
        that it does not cover these words."""
        return self.speaking and pointer == self._pointer

    def _asked_now(self) -> tuple[Tip, tuple[str, ...]] | None:
        """Returns the tip to give now: a question goes before an event, useless choices are not
        explained, and a tip once begun is finished."""
        if self._now is not None and not self._now[0].event:
            return self._now
        new, table = self._new(), self._desk.table
        view = self._desk.view
        verbs = {a.kind for a in self._desk.legal() if new and not table.aside(a, view)}
        asked = next((tip for tip in new if tip.asked(verbs, view)), None)
        return (asked, (asked.point,) if asked.point else ()) if asked is not None else None

    def _happened(self) -> tuple[Tip, tuple[str, ...]] | None:
        """The first that is new of what has happened."""
        new = self._new()
        return next((found for found in self._waiting if found[0] in new), None)

    def _speech(self, tip: Tip, keys: tuple[str, ...]) -> Speech:
        desk = self._desk
        buttons = [Say("quiet", say("coach.quiet"), self.quiet)]
        if tip.rule:
            buttons.append(Say("rule", say("coach.more"), lambda: self._open_rule(tip.rule)))
        buttons.append(Say("thanks", say("i-see"), self.close, main=True))
        assert self.speaker is not None
        self._beside = self._lies(keys)
        return Speech(
            tip.say, self._about(keys),
            read=(*written(desk), *self.speaker.others(), *self._just_changed()),
            spare=lying(desk), buttons=tuple(buttons),
        )  # fmt: skip

    def _just_changed(self) -> tuple[pygame.Rect, ...]:
        """Returns the rectangles of the things others have just changed: one wants to see them."""
        return rects([self._desk.table.rect(key) for key in self._changed if key])

    def _about(self, keys: tuple[str, ...]) -> tuple[pygame.Rect, ...]:
        """Returns the rectangle of the first of these things that is in sight and under no sheet
        that asks."""
        sheets = sheets_that_ask(self._desk)
        return tuple(rect for rect in self._lies(keys) if rect.collidelist(sheets) < 0)[:1]

    def _lies(self, keys: tuple[str, ...]) -> tuple[pygame.Rect, ...]:
        """Returns the rectangles of those of these things that are in sight."""
        table, anchors = self._desk.table, self._desk.papers.host.anchors
        return rects([table.rect(key) or anchors.get(key) for key in keys])

    def open_ways(self) -> tuple[pygame.Rect, ...]:
        """Returns the rectangles of the things that may be used now."""
        table, view = self._desk.table, self._desk.view
        keys = {key for a in self._desk.legal()[:30] for key in table.gesture(a, view)}
        keys.update(table.gathers(view))
        return rects([table.rect(key) for key in sorted(keys) if key])

    def wait(self) -> None:
        """Another rabbit speaks: what was being explained stands there again after it."""
        if self.speaker is not None:
            self.speaker.hush()

    def _told(self) -> None:
        """Notes the present tip as given and ends it."""
        if self._now is not None:
            remember(self._desk.app, self._name, self._mark(self._now[0]))
        self._now = None

    def opens(self, what: str) -> bool:
        """Returns True if the person was not told this before; notes that they were told now."""
        new = not is_known(self._desk.app, self._name, what)
        remember(self._desk.app, self._name, what)
        return new

    def heard(self) -> None:
        """It was read aloud: it is known from now on, though it stands there until the person has
        moved."""
        if self._now is not None:
            remember(self._desk.app, self._name, self._mark(self._now[0]))

    def close(self) -> None:
        """The person has read it."""
        self._told()
        self._waiting = []
        if self.speaker is not None:
            self.speaker.hush()
        self._done()

    def quiet(self) -> None:
        """Nothing more is explained, in this match and any other, until the settings say so."""
        app, name = self._desk.app, self._desk.running.names[self._who]
        persons = dict(app.settings.persons)
        if name in persons and persons[name].coach is not None:
            persons[name] = persons[name]._replace(coach=False)
            app.change(persons=persons)
        else:
            app.change(coach=False)
        self._desk.app.say(say("coach.gone"))
        self.close()

    @property
    def speaking(self) -> bool:
        """True while a tip is being given."""
        return self.speaker is not None and self.speaker.shown

    @property
    def rule(self) -> str:
        """The paragraph that says more of what is being explained; "" for none."""
        return self._now[0].rule if self._now is not None else ""

    def takes(self, event: pygame.Event) -> bool:
        """A click on the bubble, not on its buttons, does nothing at the table below; Esc and
        Space close it."""
        if self.speaker is None or not self.speaker.shown:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self.speaker.covers(event.pos) and not self.speaker.on_button(event.pos)
        if not {"back", "go_on"}.isdisjoint(commands.of(event)):
            self.close()
            return True
        return False

    def update(self, ms: float) -> None:
        if self.speaker is None:
            return
        self.speaker.update(ms)
        if self._now is not None and self.speaking and not self._desk.director.busy:
            if self._lies(self._now[1]) != self._beside:
                self.say(*self._now)  # what it speaks of lies elsewhere now

    def _said(self) -> Zone | None:
        return self.speaker.zone(say("coach")) if self.speaker is not None else None


def fits(tip: Tip, event: Event, who: Player) -> bool:
    """Returns True if the tip is about that event."""
    if tip.face >= 0 and event.face != tip.face:
        return False
    return tip.mine is None or tip.mine == (event.player == who)


def where(tip: Tip, event: Event) -> tuple[str, ...]:
    """Keys of what it may be pointed out at, the likeliest first."""
    if tip.point:
        return (tip.point,)
    return tuple(key for key in (event.target, event.piece, event.origin) if key)
