"""Viewpoints on a finished match: a seat as it knew it then, the public, or all hands open."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tabletop.core.game import CHANCE, Player, State, View, opened
from tabletop.core.match import Told, recalled
from tabletop.scenes.study.words import say
from tabletop.session.running import Running
from tabletop.session.walk import Walk
from tabletop.table.board import AnyTable
from tabletop.words import Seat

OPEN: Final[Player] = -2
"""Stands for "all open": the table of whoever chooses with nothing face down, and what the others
hold."""


class Held(NamedTuple):
    """Cards of a seat that not everybody could see: keys of pieces, as in `view`, its own."""

    seat: Player
    keys: tuple[str, ...]
    view: Any


class Eyes:
    """The viewpoint at each stop.

    Attributes:
        way: a seat, None for the public, or OPEN.
        follows: where several people played, whether the eyes go to whoever of them chooses.
    """

    def __init__(self, running: Running, walk: Walk) -> None:
        self._running, self._walk = running, walk
        people = () if running.guarded else running.humans
        self.way: Player | None = people[0] if people else None
        self.follows = not running.guarded

    def ways(self) -> list[Player | None]:
        """As whom the match can be looked at: each seat as it knew it then, the public, all open.

        While the match goes on nobody sees another's hand.
        """
        running = self._running
        if running.over:
            return [*range(len(running.seats)), None, OPEN]
        own = [seat for seat in running.humans if len(running.humans) == 1]
        return [*own, None]

    def words(self, way: Player | None) -> str:
        """A way to look, as its button says it."""
        if way is None:
            return say("eyes-all")
        if way == OPEN:
            return say("eyes-open")
        own = self._running.humans == (way,)
        return say("eyes-own") if own else say("eyes-of", self._running.names, who=Seat(way))

    def look_as(self, way: Player | None) -> None:
        self.way, self.follows = way, False

    def follow(self, seat: Player) -> bool:
        """Goes to a person who chooses, where several people played; whether that changed it."""
        people = self._running.humans
        if not self.follows or len(people) < 2 or seat not in people:
            return False
        changed, self.way = self.way != seat, seat
        return changed

    def seen(self, stop: int) -> Player | None:
        """The seat whose table is shown at a stop; None = the public's."""
        if self.way != OPEN:
            return self.way
        for at in range(stop, -1, -1):
            if (seat := self._walk.chooser(at)) != CHANCE:
                return seat
        return None

    def view(self, stop: int) -> Any:
        """Returns the view shown at a stop."""
        return self._told_more(self._walk.state(stop), self._walk.view(self.seen(stop), stop))

    def _told_more(self, state: State, view: View) -> View:
        """Returns a view of that state with what lies face down: all of it, or as it was known."""
        return opened(state, view) if self.way == OPEN else recalled(state, view)

    def on(self, stop: int) -> tuple[tuple[Told, ...], Any]:
        """Returns the events from a stop to the next and the view after them, from the same
        viewpoint."""
        seat, after = self.seen(stop), self._walk.state(stop + 1)
        told, view = self._walk.told(seat, stop), self._walk.view(seat, stop + 1)
        if self.way == OPEN:
            told = tuple(each._replace(view=opened(after, each.view)) for each in told)
        return told, self._told_more(after, view)

    def hands(self, stop: int, table: AnyTable) -> list[Held]:
        """With all open: what each of the others holds that not everybody could see."""
        if self.way != OPEN:
            return []
        shown, state = self.seen(stop), self._walk.state(stop)
        public = table.looks(state.view(None))
        found = []
        for seat in range(len(self._running.seats)):
            if seat == shown:
                continue
            view = state.view(seat)
            looks = table.looks(view)
            keys = [key for key in table.held(view) if looks.get(key) != public.get(key)]
            found.append(Held(seat, tuple(keys), view))
        return found
