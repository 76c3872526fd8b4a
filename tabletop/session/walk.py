"""Walking through a match: how it stood after any number of its actions, and what each one told.

The match itself is not touched. What is drawn of it is `scenes.study`'s.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise

from tabletop.core.event import Event
from tabletop.core.game import CHANCE, Player, State, View
from tabletop.core.match import Moment, Told, told
from tabletop.session.history import choices
from tabletop.session.running import Running

EVERY = 20
"""So many plies apart a state is kept, from which others are played on to."""


class Walk:
    """Goes through a match that was played, forwards and backwards, from choice to choice.

    Attributes:
        stops: the plies before each choice of any seat, in order, and last that of the end.
        turns: the number of the turn, from 1, that each stop lies in.
        begins: the stops at which a turn begins, by their numbers.
    """

    def __init__(self, running: Running) -> None:
        match = running.match
        self.running = running
        self._steps = tuple(match.steps)
        everybody = tuple(range(match.players))
        self.stops: Sequence[int] = (*choices(self._steps, everybody), len(self._steps))
        numbers = [*running.turns(), running.turn]
        self.turns: Sequence[int] = tuple(numbers[ply] for ply in self.stops)
        begins = [at + 1 for at, (a, b) in enumerate(pairwise(self.turns)) if a != b]
        self.begins: Sequence[int] = (0, *begins) if begins[:1] != [0] else tuple(begins)
        self._kept: dict[int, State] = {0: match.game.start(match.players, match.options)}

    @property
    def last(self) -> int:
        """The number of the stop at the end."""
        return len(self.stops) - 1

    def stop_of(self, ply: int) -> int:
        """The number of the last stop at or before a ply."""
        return max(0, bisect_right(self.stops, ply) - 1)

    def chooser(self, stop: int) -> Player:
        """Returns the seat that chooses there; CHANCE at the end."""
        ply = self.stops[stop]
        return self._steps[ply].player if ply < len(self._steps) else CHANCE

    def view(self, viewer: Player | None, stop: int) -> View:
        """Returns that seat's view there (None: the public view)."""
        return self.state(stop).view(viewer)

    def state(self, stop: int) -> State:
        """The true state there; not to be changed, and not to be shown."""
        return self._state(self.stops[stop])

    def told(self, viewer: Player | None, stop: int) -> tuple[Told, ...]:
        """Returns the events from that stop to the next, as `viewer` saw and remembered them."""
        state = self.state(stop).clone()
        moments: list[Moment] = []

        def note(event: Event) -> None:
            moments.append(Moment(event, state.clone()))

        for step in self._steps[self.stops[stop] : self.stops[stop + 1]]:
            state.apply(step.player, step.action, note)
        return told(moments, viewer, recalling=True)

    def turn_from(self, stop: int, by: int) -> int:
        """The stop where the turn before (`by` -1) or after (1) begins; at the ends, the end."""
        if by > 0:
            return next((at for at in self.begins if at > stop), self.last)
        return max((at for at in self.begins if at < stop), default=0)

    def _state(self, ply: int) -> State:
        """The true state after that many plies; not to be changed."""
        if ply in self._kept:
            return self._kept[ply]
        near = max(kept for kept in self._kept if kept <= ply)
        state = self._kept[near].clone()
        for at in range(near, ply):
            step = self._steps[at]
            state.apply(step.player, step.action)
            if (at + 1) % EVERY == 0 and at + 1 not in self._kept:
                self._kept[at + 1] = state.clone()
        return state
