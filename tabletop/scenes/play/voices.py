"""The rabbits that speak at the table of a match: the tutor, and before it is heard, the coach."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.scenes.lessons.coach import Coach
from tabletop.scenes.play.desk import Desk
from tabletop.scenes.play.tutor import Tutor
from tabletop.table.meaning import Zone
from tabletop.table.speaking import Speaker, Speech


class Voices:
    """Coach and tutor together; one speaks at a time, and the tutor's word goes first."""

    def __init__(self, desk: Desk, tutor: Tutor, coach: Coach | None) -> None:
        self._tutor, self._coach = tutor, coach
        self._explained = desk.spoken
        desk.spoken = self._said
        tutor.before = self._wait

    def build(self, speaker: Callable[[], Speaker]) -> None:
        """The screen was laid out anew."""
        self._tutor.build(speaker())
        if self._coach is not None:
            self._coach.build(speaker())

    def takes(self, event: pygame.Event) -> bool:
        """Tells whether an event is for one of them and not for the table."""
        if self._tutor.takes(event):
            return True
        return self._coach is not None and self._coach.takes(event)

    def update(self, ms: float) -> None:
        self._tutor.update(ms)
        if self._coach is not None:
            self._coach.update(ms)

    @property
    def speech(self) -> Speech | None:
        """Returns what is said now, with its buttons; None = nothing."""
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
