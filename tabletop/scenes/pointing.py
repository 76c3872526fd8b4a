"""Cleans up pointer events: leaving the window, lost releases, wheel gestures."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

AWAY = (-1, -1)
"""A place where nothing lies."""

GESTURE_MS = 120.0
"""Turns of the wheel that follow each other so closely are one gesture."""

AGAIN_MS = 700.0
"""A gesture turns one page, and one more whenever it has gone on for so long."""

STEP_MS = 30.0
"""The least time between two steps of what is zoomed."""


class Pointing:
    """Follows the events of the pointer.

    Attributes:
        over: whether the pointer is over the window, and no other window between.
    """

    def __init__(self) -> None:
        self.over = False
        self._down = False
        self._now = 0.0
        self._last = self._turned = self._stepped = -AGAIN_MS
        self._amount = 0.0

    def update(self, ms: float) -> None:
        """Advances the clock by `ms`."""
        self._now += ms

    def meant(self, event: pygame.Event, real: bool) -> list[pygame.Event]:
        """Returns the event cleaned up: adds lost releases and the wheel's `amount`, `steps` and
        `pages`. `real` is True if the window can be seen."""
        if event.type == pygame.WINDOWLEAVE:
            self.over = False
            return [] if self._down else [_motion(AWAY)]
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type == pygame.WINDOWENTER:
            self.over = True
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return [event]
        self.over = True
        if event.type == pygame.MOUSEMOTION:
            if not (real and self._down) or event.buttons[0]:
                return [event]
            self._down = False
            lost = pygame.Event(pygame.MOUSEBUTTONUP, pos=AWAY, button=1, touch=False)
            return [lost, event]
        if event.button == 1:
            self._down = event.type == pygame.MOUSEBUTTONDOWN
        return [event]

    def _wheel(self, event: pygame.Event) -> list[pygame.Event]:
        amount = float(getattr(event, "precise_y", event.y))
        if not amount or abs(getattr(event, "precise_x", event.x)) > abs(amount):
            return []
        fresh = self._now - self._last >= GESTURE_MS
        self._last = self._now
        if fresh or amount * self._amount < 0:
            self._amount, self._turned = 0.0, -AGAIN_MS
        self._amount += amount
        way = 1 if amount > 0 else -1
        pages = steps = 0
        if self._now - self._turned >= AGAIN_MS and (fresh or abs(self._amount) >= 1):
            pages, self._turned = way, self._now
        if abs(self._amount) >= 1 and self._now - self._stepped >= STEP_MS:
            steps, self._stepped = way, self._now
            self._amount -= way
        told = {"y": event.y, "x": 0, "amount": amount, "steps": steps, "pages": pages}
        return [pygame.Event(pygame.MOUSEWHEEL, told)]


def _motion(pos: tuple[int, int]) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0), touch=False)


def thinned(events: Sequence[pygame.Event]) -> list[pygame.Event]:
    """Returns the events without pointer movements that another one follows directly."""
    followers = (*events[1:], None)
    return [
        event
        for event, follower in zip(events, followers)
        if event.type != pygame.MOUSEMOTION
        or follower is None
        or follower.type != pygame.MOUSEMOTION
    ]
