"""Director: turns what was told of an action into motions on a table, then syncs with the view.

Each event comes with the view right after it, and how the pieces lie is read from that view; where
the last of them differs from the view at the end, that is a correction, and counted.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tabletop.core.event import Event
from tabletop.core.match import Told
from tabletop.table.board import AnyTable
from tabletop.table.flights import FADE
from tabletop.table.motion import SPEED_FACTORS, Motion, Together, calm

Looks = Mapping[str, Any]

log = logging.getLogger(__name__)


class Batch:
    """The events of one action, and the view that they lead to."""

    __slots__ = ("done", "told", "view")

    def __init__(
        self, told: Iterable[Told], view: Any, done: Callable[[], None] | None = None
    ) -> None:
        self.told = deque(told)
        self.view = view
        self.done = done


class Director:
    """Plays what happened, at the player's speed. Pictures lag; the state is final at once.

    Attributes:
        looks: how the pieces lie as of the last event that was begun.
        shown: how they lie in the picture: as of the last event that has been shown.
        view: the view the table shows, or is on its way to.
        corrections: how many pieces `sync` had to put right since the beginning; 0 is right.
        speed: 0 (none) to 4.
        reduced: nothing travels, and nothing fades for longer than a cross-fade.
        event: what is being shown; None between batches and for a motion that tells no event.
        moment: the view right after that event; between batches the one that is shown.
    """

    def __init__(self, table: AnyTable, speed: int = 2, reduced: bool = False) -> None:
        self.table = table
        self.speed, self.reduced = speed, reduced
        self.looks: Looks = {}
        self.shown: Looks = {}
        self.view: Any = None
        self.corrections = 0
        self.event: Event | None = None
        self.moment: Any = None
        self._queue: deque[Batch] = deque()
        self._motion: Motion | None = None
        self._ms = 0.0

    @property
    def busy(self) -> bool:
        return self._motion is not None or bool(self._queue)

    def sync(self, view: Any) -> None:
        """Shows `view` at once; whatever was under way is forgotten."""
        self._queue.clear()
        self._motion = self.event = None
        self.view = self.moment = view
        self._settle()

    def play(
        self, told: Iterable[Told], view: Any, done: Callable[[], None] | None = None
    ) -> None:
        """Queues what was told of an action, and the view after all of it;
        `done` is called when they are shown. What nothing moves for is over at once: a click in
        that moment skips no pictures.
        """
        waiting = self.busy
        self._queue.append(Batch(told, view, done))
        if self.speed == 0:
            self.skip()
        elif not waiting:
            self.update(0.0)

    def insert(self, motion: Motion, done: Callable[[], None] | None = None) -> None:
        """Shows a motion that tells no event (a piece gliding home), unless something is under
        way; `done` is called at its end.
        """
        if not self.busy and self.speed:
            self._queue.append(Batch((), self.view, done))
            self._motion, self._ms = motion, 0.0

    def update(self, ms: float) -> bool:
        """Lets `ms` milliseconds pass; True when something moved or changed."""
        if not self.busy:
            return False
        factor = SPEED_FACTORS[self.speed]
        left = ms / factor if factor else float("inf")
        while self.busy and left >= 0:
            if self._motion is None:
                self._next()
                continue
            take = min(left, self._motion.length - self._ms)
            self._ms += take
            left -= take
            self._motion.show(self._ms)
            if self._ms < self._motion.length:
                break
            self._motion = None
            self._draw()
        return True

    def skip(self) -> None:
        """Shows everything that is queued as if it were over."""
        while self.busy:
            if self._motion is not None:
                self._motion.show(self._motion.length)
                self._motion = None
            if self._queue:
                self._next(quick=True)

    def _next(self, quick: bool = False) -> None:
        """Begins the next event, or ends the batch."""
        batch = self._queue[0]
        if not batch.told:
            self._queue.popleft()
            self._end(batch)
            return
        told = batch.told.popleft()
        self.event = told.event
        if quick:
            self._follow(told)
            return
        motions = [self._motion_of(told)]
        event = told.event
        while batch.told and self.table.joined(event, batch.told[0].event):
            told = batch.told.popleft()
            event = told.event
            motions.append(self._motion_of(told))
        parts = [motion for motion in motions if motion is not None]
        self._motion = Together(*parts) if len(motions) > 1 else motions[0]
        self._ms = 0.0
        if self._motion is None:
            self._draw()

    def _motion_of(self, told: Told) -> Motion | None:
        before = self._follow(told)
        motion = self.table.motion(told.event, before, self.looks)
        return calm(motion, FADE) if motion is not None and self.reduced else motion

    def _follow(self, told: Told) -> Looks:
        """Brings `looks` to right after the event; returns those from before it."""
        before, self.moment = self.looks, told.view
        self.looks = self.table.looks(told.view)
        self.shown = self.shown or self.looks
        self.table.happened(told.event, told.view)
        return before

    def _draw(self) -> None:
        """Shows the pieces as they lie now."""
        self.shown = self.looks
        self.table.show(self.looks)

    def _end(self, batch: Batch) -> None:
        expected = self.table.looks(batch.view)
        wrong = {
            key for key in expected.keys() | self.looks.keys()
            if expected.get(key) != self.looks.get(key)
        }  # fmt: skip
        for key in sorted(wrong):
            log.warning("put right: %s %s, not %s", key, expected.get(key), self.looks.get(key))
        self.corrections += len(wrong)
        self.view = self.moment = batch.view
        self.event = None
        self._settle(expected)
        if batch.done is not None:
            batch.done()

    def _settle(self, looks: Looks | None = None) -> None:
        self.looks = self.table.looks(self.view) if looks is None else looks
        self._draw()
        self.table.panel(self.view, self.looks)
