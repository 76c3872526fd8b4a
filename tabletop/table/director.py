"""Director:
turns batches of events into motions on a table, then syncs with the view and counts corrections.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from tabletop.core.event import Event
from tabletop.table.contract import DrawnTable, Joining, Looks
from tabletop.table.motion import SPEED_FACTORS, Motion, Together

log = logging.getLogger(__name__)


class Batch:
    """The events of one action, and the view that they lead to."""

    __slots__ = ("done", "events", "view")

    def __init__(
        self, events: Sequence[Event], view: Any, done: Callable[[], None] | None = None
    ) -> None:
        self.events = deque(events)
        self.view = view
        self.done = done


class Director:
    """Plays what happened, at the player's speed. Pictures lag; the state is final at once.

    Attributes:
        looks: how the pieces lie as of the last event that was begun.
        view: the view the table shows, or is on its way to.
        corrections: how many pieces `sync` had to put right since the beginning; 0 is right.
        speed: 0 (none) to 4.
        event: what is being shown; None between batches and for a motion that tells no event.
    """

    def __init__(self, table: DrawnTable, speed: int = 2) -> None:
        self.table = table
        self.speed = speed
        self.looks: Looks = {}
        self.view: Any = None
        self.corrections = 0
        self.event: Event | None = None
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
        self.view = view
        self._settle()

    def play(
        self, events: Sequence[Event], view: Any, done: Callable[[], None] | None = None
    ) -> None:
        """Queues the events of an action, and the view after them;
        `done` is called when they are shown. What nothing moves for is over at once: a click in
        that moment skips no pictures.
        """
        waiting = self.busy
        self._queue.append(Batch(events, view, done))
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
            self.table.show(self.looks)
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
        if not batch.events:
            self._queue.popleft()
            self._end(batch)
            return
        event = self.event = batch.events.popleft()
        before = dict(self.looks)
        self.table.change(self.looks, event)
        if quick:
            return
        motion = self.table.motion(event, before, self.looks)
        joined = self._joined(event, batch)
        if joined:
            parts = (motion, *joined)
            motion = Together(*[part for part in parts if part is not None])
        self._motion = motion
        self._ms = 0.0
        if self._motion is None:
            self.table.show(self.looks)

    def _joined(self, event: Event, batch: Batch) -> list[Motion | None]:
        """The motions of the events that happen at the same moment as `event`."""
        motions = []
        table = self.table
        while isinstance(table, Joining) and batch.events and table.joined(event, batch.events[0]):
            event = batch.events.popleft()
            before = dict(self.looks)
            self.table.change(self.looks, event)
            motions.append(self.table.motion(event, before, self.looks))
        return motions

    def _end(self, batch: Batch) -> None:
        expected = self.table.looks(batch.view)
        wrong = {
            key for key in expected.keys() | self.looks.keys()
            if expected.get(key) != self.looks.get(key)
        }  # fmt: skip
        for key in sorted(wrong):
            log.warning("put right: %s %s, not %s", key, expected.get(key), self.looks.get(key))
        self.corrections += len(wrong)
        self.view, self.event = batch.view, None
        self._settle(expected)
        if batch.done is not None:
            batch.done()

    def _settle(self, looks: Looks | None = None) -> None:
        self.looks = self.table.looks(self.view) if looks is None else looks
        self.table.show(self.looks)
        self.table.panel(self.view, self.looks)
