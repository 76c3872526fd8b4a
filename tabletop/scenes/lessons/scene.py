"""A lesson at the table: an ordinary play screen, and a rabbit that says what to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.core.action import Action
from tabletop.core.words import Prompt
from tabletop.scenes.keys.commands import listed
from tabletop.scenes.lessons.calm import lying, open_parts, written
from tabletop.scenes.lessons.parts import GuidedChoosing, LessonAids, LessonPause, Script
from tabletop.scenes.lessons.remembered import mark_of, pupil, remember, say
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.batch import Batch
from tabletop.session.customs import no_ease
from tabletop.session.lesson_play import LessonPlay
from tabletop.session.lessons import Lesson
from tabletop.table.contract import COMMIT, Gesture
from tabletop.table.controls import Button, Control
from tabletop.table.meaning import Zone, things
from tabletop.table.speaking import Say, Speaker, Speech, rects

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

PAPERS = ("prompt", "log")
"""Keys beside the table that can be spoken of."""
END_AFTER_MS = 700.0

LATE_MS = 400.0
"""So long after the rabbit begins to speak a press was meant for the motion before, not for it."""


class LessonScene(PlayScene):
    """One lesson being played.

    Attributes:
        lesson: its data.
        play_on: how far the player has come in it.
        speaker: the rabbit; None before the screen was built.
    """

    route = "lesson"
    guided = True
    recalls = False
    keys = listed("go_on", "undo_turn")

    def __init__(self, app: Program, lesson: Lesson) -> None:
        """Raises BadLesson when it cannot be played."""
        self.lesson = lesson
        self.pupil = pupil(app, lesson.game)
        self.progress = LessonPlay(lesson, self.pupil.name, self.pupil.figure)
        super().__init__(app, self.progress.running)
        self.title = say("lesson")
        self.running.ease = no_ease
        desk = self.desk
        desk.only = self._wanted
        desk.spoken = self._said
        desk.thinkers = Script(app, self.progress)
        self.aids = LessonAids(
            desk, self.choosing, self.hand, self.progress, self.go_back, self.nudge
        )
        self.ways_out = self.pause = LessonPause(
            desk, self.leave_lesson, self.open_rules, self.aids.redo
        )
        self.keys = LessonScene.keys
        self.speaker: Speaker | None = None
        self._ended_ms = 0.0
        self._spoken_ms = 0.0
        self._rested = (0, 0)
        self._chosen: tuple[object, ...] = ()

    def make_choosing(self) -> GuidedChoosing:
        return GuidedChoosing(self.desk, self.progress)

    def _bar_acts(self) -> dict[str, Callable[[], None]]:
        """A lesson that plays a match to its end still tells the rest: no way to results."""
        acts = super()._bar_acts()
        return {sign: act for sign, act in acts.items() if sign != "results"}

    def make_coach(self) -> None:
        """The rabbit of the lesson speaks, and nobody else."""

    def _wanted(self, legal: Sequence[Action]) -> Sequence[Action]:
        drafted = self.desk.draft.actions if self.desk.draft is not None else ()
        gathers = bool(self.table.gathers(self.running.view(self.progress.seat)))
        return self.progress.wanted(legal, drafted, gathers)

    def _said(self) -> Zone | None:
        return self.speaker.zone(say("says")) if self.speaker is not None else None

    # ------------------------------------------------------------------------- what is said

    def refresh(self) -> None:
        super().refresh()
        if self.progress.reads and not self.director.busy:
            # What the match asks is not asked before the rabbit has told its part.
            prompt = Prompt(self.lesson.title, say("lesson.tells"))
            self.desk.papers.top.ask(self.pupil.figure, prompt)

    def build(self) -> None:
        self.speaker = None
        super().build()

    def settled(self) -> None:
        super().settled()
        self.speak()

    def speak(self, words: str = "") -> None:
        """Says what the present step says; `words` instead, where something else was tried."""
        if self.speaker is None:
            self.speaker = self.make_speaker()
        progress = self.progress
        if self.director.busy or progress.over or progress.due is not None:
            self.speaker.hush()
            return
        if not self.speaker.shown:
            self._spoken_ms = 0.0
        self._rested, self._chosen = self.hand.pos, self._half_chosen()
        self.speaker.say(self._speech(words))
        self.refocus()
        if self.app.by_keys:
            self._lead()

    def _half_chosen(self) -> tuple[object, ...]:
        """Returns the state of the choice that this step asks for."""
        drafted = tuple(self.draft.actions) if self.draft is not None else ()
        return self.hand.taken, drafted, self.hand.held, *self._named()

    def _lead(self) -> None:
        """The keyboard's ring goes to what the step waits for."""
        keys = ["rabbit:next"] if self.progress.reads else self._waited_for()
        key = next((key for key in keys if self.focus.find(key) is not None), "")
        if key:
            self.focus.go(key)
            self.focus.shown = True
            self.controls.show_focus()

    def _waited_for(self) -> list[str]:
        """Keys of what is to be used next, the likeliest first."""
        view, taken = self.view, self.hand.taken
        gathers = set(self.table.gathers(view))
        keys = [key for key in self.progress.step.point if key in gathers and key not in taken]
        if gathers:
            return [*keys, COMMIT]
        return [key for a in self.desk.legal()[:24] for key in self.table.gesture(a, view)]

    def _speech(self, words: str) -> Speech:
        progress = self.progress
        step = progress.step
        buttons = [Say("skip", say("skip"), self.skip)]
        if progress.at > 0:
            buttons.insert(0, Say("back", say("back"), self.go_back, about=say("back.about")))
        if progress.reads:
            buttons.append(Say("next", say("next"), self.go_on, main=True))
        others = self.speaker.others() if self.speaker is not None else ()
        return Speech(
            words or step.say,
            open_parts(self.desk, {key: self.where(key) for key in self._spoken_of()}),
            self._needed(),
            (*written(self.desk), *others),
            lying(self.desk),
            progress.at / len(self.lesson.steps),
            step.mood,
            bool(words),
            tuple(buttons),
            self._way(),
            called=tuple(map(self._called, self._spoken_of())),
        )

    def _risen_under(self, speaker: Speaker) -> bool:
        """Returns True if a card spoken of has grown under the pointer or the ring, into the
        bubble."""
        place = speaker.place
        if place is None or not place.clear:
            return False
        spoken = {key: self.where(key) for key in self._spoken_of()}
        if place.bubble.collidelist(rects(list(spoken.values()))) < 0:
            return False
        return place.bubble.collidelist(open_parts(self.desk, spoken)) >= 0

    def _called(self, key: str) -> str:
        """Returns the name of a thing that is spoken of; "" if it has none."""
        control = self.controls.find(key)
        if control is not None:
            return control.label or control.tip
        kind, _, number = key.partition(":")
        if kind == "plate" and number.isdigit():
            return self.running.names[int(number)]
        return say(f"paper-{key}") if key in PAPERS else self._told_apart(key)

    def _told_apart(self, key: str) -> str:
        """The name of a thing of the table, and where several have it which of them it is."""
        name = self.table.name_of(key, self.view)
        zones = self.table.meaning(self.view, self.desk.legal(), self.desk.words)
        alike = list(dict.fromkeys(t.key for t in things(zones) if t.name == name))
        if len(alike) < 2 or key not in alike:
            return name
        return say("of-several", name=name, n=alike.index(key) + 1, all=len(alike))

    def _way(self) -> tuple[pygame.Rect, pygame.Rect] | None:
        """From where to where the piece of this step goes; None where nothing is dragged, or
        where that is begun."""
        if not self.progress.waits or any(self._half_chosen()) or self.table.gathers(self.view):
            return None
        for action in self.desk.legal()[:1]:
            gesture = self.table.gesture(action, self.view)
            ends = rects([self.table.rect(key) for key in gesture if key])
            if len(ends) == 2:
                return ends[0], ends[1]
        return None

    def _spoken_of(self) -> tuple[str, ...]:
        """Returns the keys the step points at; of pieces to gather only the missing ones, and at
        last the button. A choice once begun points at its next part."""
        point, taken = self.progress.step.point, self.hand.taken
        next_part = self._next_part()
        if next_part:
            return next_part
        if taken and self._named():
            return self._named()
        left = tuple(key for key in point if key not in taken)
        gathers = set(self.table.gathers(self.view)) if self.progress.waits else set()
        if taken and not gathers.intersection(left):
            return (*left, COMMIT)
        return left

    def _named(self) -> tuple[str, ...]:
        """Keys of buttons that the step names by what is written on them."""
        names = self.progress.step.names
        return tuple(c.key for c in self.controls.items if c.enabled and c.label in names)

    def _next_part(self) -> tuple[str, ...]:
        """Returns the next part of a choice once begun: the place of the held piece, or the
        other half of a choice or step; () if none was begun."""
        if not self.progress.waits or self.table.gathers(self.view):
            return ()
        keys: list[str] = []
        if self.hand.held:
            gestures = [self.table.gesture(a, self.view) for a in self.desk.legal()[:24]]
            keys = [g.target for g in gestures if g.source == self.hand.held]
        elif self.progress.begun_now or (self.draft is not None and self.draft.actions):
            keys = self._waited_for()
        return tuple(dict.fromkeys(key for key in keys if key and self.where(key) is not None))

    def where(self, key: str) -> pygame.Rect | None:
        """Returns the rectangle of a thing that is spoken of, or None."""
        if key == "prompt":
            return self.frame.prompt
        if key == "log":
            return self.frame.log if self.log.visible else self.frame.log_button
        control = self.controls.find(key)
        at = control.rect if control is not None else None
        return self.table.rect(key) or self.host.anchors.get(key) or at

    def _needed(self) -> tuple[pygame.Rect, ...]:
        """Returns the rectangles that must stay open for the step to be done: pieces to take,
        places for them."""
        view = self.view
        keys: set[str] = set()
        for action in self.desk.legal()[:24]:
            gesture = self.table.gesture(action, view)
            keys |= {gesture.source, gesture.target}
        for way in self.progress.step.do:
            for wanted in way:
                if wanted.action is not None and self.progress.waits:
                    keys |= set(self._hands_for(wanted.action))
        found = [self.table.rect(key) for key in sorted(keys) if key]
        if self.progress.waits and self.table.gathers(view):
            found += [c.rect for c in self.controls.items
                      if isinstance(c, Button) and c.kind == "primary"]  # fmt: skip
        return rects(found)

    def _hands_for(self, action: Action) -> Gesture:
        """The gesture of an action; of one that the table cannot tell yet, none."""
        try:
            return self.table.gesture(action, self.view)
        except (LookupError, ValueError, AttributeError):
            return Gesture("")

    def pointed(self) -> Control | None:
        """Shows tooltips only after the pointer has moved: where it rests after a step, a
        tooltip would cover the rabbit's words."""
        if self.speaker is not None and self.speaker.shown and self.hand.pos == self._rested:
            return None
        return super().pointed()

    def nudge(self) -> None:
        """Something else was tried, or help asked for."""
        if self.progress.waits and not self.director.busy:
            self.speak(self.progress.step.wrong or say("nudge"))

    def refuse(self, gesture: Gesture, reason: str, rule: str) -> None:
        """The game's own refusal where a rule refuses it; and the rabbit says what to try."""
        if rule:
            super().refuse(gesture, reason, rule)
        else:
            self.app.sounds.play("refused")
        self.nudge()

    # ------------------------------------------------------------------------- going on, back

    def play(self, batch: Batch) -> None:
        self.progress.follow()
        if self.speaker is not None:
            self.speaker.hush()
        super().play(batch)

    def go_on(self) -> None:
        """The player has read it."""
        if not self.progress.reads or self.director.busy:
            return
        self.app.sounds.play("button")
        self.progress.go_on()
        self.hand.begin()
        self.refresh()
        self.speak()

    def go_back(self, ply: int | None = None) -> None:
        """Goes one step back, or to the step of that log entry: what was done since is undone."""
        self.director.skip()
        self.choosing.drop()
        self.hand.let_go()
        if not self.progress.back(ply):
            return
        self.app.sounds.play("undo")
        self._ended_ms = 0.0
        self.resync()

    def skip(self) -> None:
        """Out of the lesson, or only over the step: asked where something was done already."""
        progress = self.progress
        if progress.at == 0 and progress.reads:
            self.leave_lesson()
            return
        self.ways_out.ask_skip(self._help if progress.waits else None)

    def _help(self) -> None:
        """The rabbit does the step itself."""
        self.choosing.drop()
        self.hand.let_go()
        self.progress.help()
        self.begin()
        self.speak()

    def leave_lesson(self) -> None:
        """To where the lessons of the game are chosen."""
        self.app.open("learn", self.running.match.game)

    def _late(self) -> bool:
        """Returns True if a press comes too soon after the rabbit began to speak to be meant."""
        return self._spoken_ms < LATE_MS and self.director.speed > 0

    # ------------------------------------------------------------------------- input, time

    def handle(self, event: pygame.Event) -> bool:
        speaker = self.speaker
        if speaker is None or self.app.dialog is not None or self.look.open:
            return super().handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and speaker.shown:
            on_button = self.controls.at(event.pos) is not None
            if not on_button and (speaker.covers(event.pos) or self.progress.reads):
                self.focus.shown = False
                if speaker.covers(event.pos) or not self._late():
                    self.go_on()
                return True
        return super().handle(event)

    def do(self, name: str) -> bool:
        if name not in ("go_on", "take") or self.director.busy:
            return super().do(name)
        current = self.focus.current if self.focus.shown else None
        if self.progress.reads and (current is None or name == "go_on"):
            if not self._late():
                self.go_on()
            return True
        if not self.focus.shown:
            self._lead()
            return True
        return super().do(name)

    def update(self, ms: float) -> None:
        super().update(ms)
        speaker = self.speaker
        if speaker is None:
            return
        speaker.update(ms)
        self._spoken_ms += ms
        if speaker.shown and not self.director.busy:
            if self._half_chosen() != self._chosen or self._risen_under(speaker):
                self.speak()  # what is taken up lies elsewhere now, and other places are asked for

    def _watch_end(self, ms: float) -> None:
        """The last step is done: what was learnt is kept, and the end of the lesson comes."""
        if not self.progress.over or self.director.busy or self.app.dialog is not None:
            return
        self._ended_ms += ms
        if self._ended_ms >= END_AFTER_MS:
            remember(self.app, self.pupil.name, mark_of(self.lesson))
            self.app.open("lesson_end", self.lesson)
