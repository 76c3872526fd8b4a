"""A rabbit that shows a screen to whoever opens it for the first time, thing after thing, once.

It only speaks: everything on the screen can be used meanwhile, and that is the end of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from tabletop.scenes.keys import commands
from tabletop.scenes.lessons.remembered import is_known, remember, say
from tabletop.scenes.screen import Screen
from tabletop.table.meaning import RABBIT
from tabletop.table.speaking import Say, Speaker, Speech
from tabletop.table.stage import Node


class Shown(NamedTuple):
    """One thing that is shown.

    Attributes:
        key: the control that is spoken of; where a window has no place for it, nothing is said.
    """

    key: str
    say: str


class Guide:
    """Shows one screen.

    Attributes:
        speaker: the rabbit; None before the screen was built, and when all has been shown.
    """

    def __init__(self, screen: Screen, mark: str, things: Sequence[Shown]) -> None:
        self._screen, self._things = screen, things
        self._mark = f"{mark}/coach/shown"
        self._at = 0
        self.speaker: Speaker | None = None

    def _wanted(self) -> bool:
        app = self._screen.app
        return app.settings.coach and not is_known(app, app.settings.name, self._mark)

    def build(self) -> None:
        """The screen was laid out anew."""
        screen, self.speaker = self._screen, None
        if self._wanted():
            app = screen.app
            self.speaker = Speaker(
                screen.stage, screen.controls, screen.size, screen.s, 0,
                app.settings.reduced_motion, screen.tall(0),
            )  # fmt: skip
            self._speak()

    def _speak(self) -> None:
        screen, speaker = self._screen, self.speaker
        while self._at < len(self._things):
            control = screen.controls.find(self._things[self._at].key)
            if control is not None:
                break
            self._at += 1
        else:
            self.close()
            return
        assert speaker is not None
        last = self._at == len(self._things) - 1
        buttons = [Say("next", say("i-see" if last else "next"), self.go_on, main=True)]
        if not last:
            buttons.insert(0, Say("skip", say("skip"), self.close))
        speaker.say(Speech(
            self._things[self._at].say, (control.rect.copy(),),
            read=(*screen.written(), *speaker.others()), share=self._at / len(self._things),
            buttons=tuple(buttons),
        ))  # fmt: skip
        screen.refocus()
        if screen.app.by_keys:
            screen.focus.go(f"{RABBIT}:next")
            screen.controls.show_focus()

    def go_on(self) -> None:
        """The next thing."""
        self._at += 1
        self._speak()

    def close(self) -> None:
        """All is shown, or enough: it is never shown again."""
        app = self._screen.app
        remember(app, app.settings.name, self._mark)
        if self.speaker is not None:
            self.speaker.hush()
            self._screen.refocus()
        self.speaker = None

    def takes(self, event: pygame.Event) -> bool:
        """Space goes on and Esc closes; a click on the bubble does nothing on the screen below."""
        speaker = self.speaker
        if speaker is None or self._screen.app.dialog is not None:
            return False
        names = commands.of(event)
        if "back" in names:
            self.close()
            return True
        if "go_on" in names:
            self.go_on()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return speaker.covers(event.pos) and not speaker.on_button(event.pos)
        return False

    def update(self, ms: float) -> None:
        if self.speaker is not None:
            self.speaker.update(ms)

    def reading(self) -> list[tuple[Node, pygame.Rect, str]]:
        """Returns the rabbit's words, to be read as words on the screen."""
        speaker = self.speaker
        if speaker is None or speaker.paper is None:
            return []
        assert speaker.place is not None and speaker.speech is not None
        return [(speaker.paper, speaker.place.bubble, speaker.speech.words)]
