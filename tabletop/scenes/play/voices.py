"""The rabbits that speak during a match: the tutor and the coach."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.scenes.lessons.coach import Coach
from tabletop.scenes.play.desk import Desk
from tabletop.scenes.play.tutor import Tutor
from tabletop.table.meaning import Zone
from tabletop.table.speaking import Speaker, Speech


class Voices:
    """Makes sure that only one of tutor and coach speaks at a time; the tutor has priority."""

    def __init__(self, desk: Desk, tutor: Tutor, coach: Coach | None) -> None:
        self._tutor, self._coach = tutor, coach
        self._explained = desk.spoken
        desk.spoken = self._said
        tutor.before = self._wait

    def build(self, speaker: Callable[[], Speaker]) -> None:
        """Prepares both for a screen that was laid out anew."""
        self._tutor.build(speaker())
        if self._coach is not None:
            self._coach.build(speaker())

    def takes(self, event: pygame.Event) -> bool:
        """Passes an event to tutor and coach; returns True if one of them used it."""
        if self._tutor.takes(event):
            return True
        return self._coach is not None and self._coach.takes(event)

    def update(self, ms: float) -> None:
        self._tutor.update(ms)
        if self._coach is not None:
            self._coach.update(ms)

    @property
    def speech(self) -> Speech | None:
        """Returns the present speech with its buttons, or None."""
        coached = self._coach.speaker if self._coach is not None else None
        for speaker in (self._tutor.speaker, coached):
            if speaker is not None and speaker.speech is not None:
                return speaker.speech
        return None

    def _wait(self) -> None:
        if self._coach is not None:
            self._coach.wait()

    def _said(self) -> Zone | None:
        return self._tutor.zone() or self._explained()
