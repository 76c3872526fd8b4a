"""A lesson on a screen that a game brings along: the screen itself, and a rabbit that says what to
do on it.

What is tried out there is kept nowhere: the screen works with a library of its own, which goes when
the lesson ends.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, cast

import pygame

from tabletop.core.registry import game as find_game
from tabletop.scenes.further import FurtherScreen, load
from tabletop.scenes.inputs.fields import Field
from tabletop.scenes.keys import commands
from tabletop.scenes.keys.commands import ARROWS
from tabletop.scenes.lessons.parts import ask_leave
from tabletop.scenes.lessons.remembered import mark_of, pupil, remember, say
from tabletop.scenes.overlay import Choice
from tabletop.session.lessons import Lesson, Step, look_up
from tabletop.session.library import Library
from tabletop.table.meaning import RABBIT
from tabletop.table.speaking import Say, Speaker, Speech, rects
from tabletop.table.stage import Node

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program


class Aside:
    """The program as a lesson has it: with a library of its own that goes with the lesson."""

    def __init__(self, app: Program) -> None:
        self._app = app
        self._folder = TemporaryDirectory(prefix="lesson", ignore_cleanup_errors=True)
        self.library = Library(Path(self._folder.name) / "library.sqlite3")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._app, name)

    def put_away(self) -> None:
        self.library.close()
        self._folder.cleanup()


class Tour(FurtherScreen):
    """A mixin that puts a lesson on a screen: inherited before the screen's own class.

    Attributes:
        lesson: its data.
        at: the number of the present step; as many as there are when all is done.
        speaker: the rabbit; None before the screen was built.
    """

    route = "tour"
    lesson: Lesson
    at: int
    speaker: Speaker | None
    _aside: Aside
    _seen: tuple[pygame.Rect, ...]

    def take_up(self, lesson: Lesson, aside: Aside) -> None:
        """Begins the lesson."""
        self.lesson, self._aside, self.at, self.speaker, self._seen = lesson, aside, 0, None, ()
        self.pupil = pupil(self.app, lesson.game)

    @property
    def over(self) -> bool:
        return self.at >= len(self.lesson.steps)

    @property
    def asked(self) -> Step:
        return self.lesson.step(self.at)

    @property
    def reads(self) -> bool:
        """Returns True if there is only something to read now."""
        return not self.over and not self.asked.use

    # ------------------------------------------------------------------------- what is said

    def build(self) -> None:
        self.speaker = None
        super().build()
        reduced = self.app.settings.reduced_motion
        self.speaker = Speaker(
            self.stage, self.controls, self.size, self.s, self.pupil.figure, reduced,
            self.tall(0),
        )
        self.speak()

    def speak(self, words: str = "") -> None:
        """Says what the step says; `words` instead, where something else was tried."""
        if self.speaker is None or self.over:
            return
        step = self.asked
        about = self._about()
        buttons = [Say("skip", say("skip"), self.skip)]
        if self.at:
            buttons.insert(0, Say("back", say("back"), self.go_back, about=say("back.about")))
        if self.reads:
            buttons.append(Say("next", say("next"), self.go_on, main=True))
        share = self.at / len(self.lesson.steps)
        self.speaker.say(Speech(
            words or step.say, about, (), self.written(), self.speaker.others(), share, step.mood,
            bool(words), tuple(buttons), called=self._called(),
        ))  # fmt: skip
        self._seen = about
        self.refocus()
        if self.app.by_keys:
            key = f"{RABBIT}:next" if self.reads else step.use[0]
            self.focus.go(key)
            self.focus.shown = self.focus.current is not None
            self.controls.show_focus()

    def _about(self) -> tuple[pygame.Rect, ...]:
        """Returns the rectangles of the things spoken of and to be used, as far as this window
        shows them."""
        keys = dict.fromkeys((*self.asked.point, *self.asked.use))
        found = (self.controls.find(key) for key in keys)
        return rects([control.rect.copy() for control in found if control is not None])

    def _called(self) -> tuple[str, ...]:
        """The names of what is to be used now."""
        found = (self.controls.find(key) for key in self.asked.use)
        return tuple(control.label or control.tip for control in found if control is not None)

    def aloud(self) -> Node | None:
        return self.speaker.paper if self.speaker is not None else None

    def reading(self) -> list[tuple[Node, pygame.Rect, str]]:
        found = super().reading()
        if self.speaker is not None and self.speaker.paper is not None:
            assert self.speaker.speech is not None and self.speaker.place is not None
            paper, place = self.speaker.paper, self.speaker.place
            words = f"{self.speaker.speech.words} {self.speaker.speech.points}".rstrip()
            found.insert(0, (paper, place.bubble, words))
        return found

    # ------------------------------------------------------------------------- going on, back

    def go_on(self) -> None:
        """The player has read it."""
        if self.reads:
            self.app.sounds.play("button")
            self._next()

    def go_back(self) -> None:
        """To the step before; what was done on the screen stays done."""
        self.app.sounds.play("undo")
        self.at = max(0, self.at - 1)
        while self.at and self._done():
            self.at -= 1
        self.speak()

    def skip(self) -> None:
        """Out of the lesson, or only over the step: asked where something was done already."""
        if self.at == 0:
            self._leave_lesson()
            return
        step = (Choice(say("sure-skip.step"), self._next),)
        ask_leave(self.app, "sure-skip", self.pupil.figure, self._leave_lesson, before=step)

    def back(self) -> None:
        ask_leave(self.app, "sure-leave", self.pupil.figure, self._leave_lesson)

    def _leave_lesson(self) -> None:
        self.app.open("learn", self.game)

    def leave(self) -> None:
        super().leave()
        self._aside.put_away()

    def _done(self) -> bool:
        """Returns True if the step asks for what is so already, or for a thing this window has
        no room for."""
        step = self.asked
        if not step.use:
            return False
        return self._holds() or all(self.controls.find(key) is None for key in step.use)

    def _holds(self) -> bool:
        try:
            wanted = (self.asked.until or {}).items()
            return all(look_up(self, path) == value for path, value in wanted)
        except (LookupError, AttributeError):
            return False

    def _next(self) -> None:
        self.at += 1
        while not self.over and self._done():
            self.at += 1
        if self.over:
            remember(self.app, self.pupil.name, mark_of(self.lesson))
            self.app.open("lesson_end", self.lesson)
        else:
            self.speak()

    def _follow(self) -> None:
        """After whatever was done: the step may be over, or lie elsewhere on the screen now."""
        if self.over or self.app.scene is not self or self.speaker is None:
            return
        if self.asked.use and self._holds():
            self._next()
            return
        if self._about() != self._seen:
            self.speak()

    # ------------------------------------------------------------------------------- input

    def may_use(self, key: str) -> bool:
        return key in self.asked.use or key.startswith(f"{RABBIT}:") or key == "back"

    def nudge(self) -> None:
        """Something else was tried."""
        self.app.sounds.play("refused")
        self.speak(self.asked.wrong or say("nudge"))

    def handle(self, event: pygame.Event) -> bool:
        if self._refuses(event):
            return True
        taken = super().handle(event)
        self._follow()
        return taken

    def _refuses(self, event: pygame.Event) -> bool:
        """Returns True if the event does nothing in this lesson, or only goes on in it."""
        if event.type == pygame.KEYDOWN:
            return self._refuses_key(event)
        if event.type == pygame.MOUSEWHEEL:
            return True
        if event.type != pygame.MOUSEBUTTONDOWN:
            return False
        if event.button != 1:
            return True
        hit = self.controls.at(event.pos)
        if hit is not None and hit.key.startswith(f"{RABBIT}:"):
            return False
        if self.reads:
            self.go_on()
            return True
        if self.speaker is not None and self.speaker.covers(event.pos):
            return True
        if hit is None or hit.key not in self.asked.use:
            self.nudge()
            return True
        return False

    def _refuses_key(self, event: pygame.Event) -> bool:
        current = self.focus.current if self.focus.shown else None
        mine = current is not None and (
            current.key.startswith(f"{RABBIT}:") or current.key in self.asked.use
        )
        names = commands.of(event)
        if self.reads and ("go_on" in names or ("take" in names and current is None)):
            self.go_on()
            return True
        if "take" in names:
            if current is not None and not mine:
                self.nudge()
                return True
            return False
        if not ARROWS.keys().isdisjoint(names):
            return not mine and isinstance(self.focused(), Field)
        return {"next", "before", "back"}.isdisjoint(names)

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.speaker is not None:
            self.speaker.update(ms)
        self._follow()  # a screen reader uses things without an event


class _Tours:
    """Makes the screen of a lesson: called like a screen's class."""

    route = Tour.route

    def __call__(self, app: Program, lesson: Lesson) -> Tour:
        game = find_game(lesson.game)
        screen = load(game, lesson.screen)
        guided = cast("type[Tour]", type(f"Guided{screen.__name__}", (Tour, screen), {}))
        aside = Aside(app)
        made = guided.sample(cast("Program", aside), game, lesson.moment or screen.moments[0])
        made.take_up(lesson, aside)
        return made


tour = _Tours()
