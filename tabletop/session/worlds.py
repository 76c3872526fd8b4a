"""Finds out whether an action would show a seat something that it does not know yet.

The position is redrawn several times in all that the seat does not know, the action is tried in
each, and what the seat would see is compared.

Drafts and the limits of undo rest on it; nothing here keeps a match.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from tabletop.core.action import Action
from tabletop.core.event import Event, redacted
from tabletop.core.game import Player, State

REDRAWN = 12
"""Number of redrawn worlds that are compared. A fact open to two equal chances slips through all of
them once in 4,000 times, and the true world is compared as well."""


class Worlds:
    """One position as `seat` may know it: redrawn copies ("worlds") that it cannot tell apart.

    Attributes:
        shown: the world previews are taken from; holds no secret of the true one.
        events: what `seat` learnt by the last action, as it happened in `shown`.
    """

    def __init__(self, seat: Player, worlds: list[State], events: tuple[Event, ...] = ()) -> None:
        self.seat = seat
        self.shown = worlds[0]
        self.events = events
        self._worlds = worlds

    @classmethod
    def of(cls, state: State, seat: Player, key: str) -> Worlds:
        """Redraws `state` for `seat`; the same key gives the same worlds."""
        worlds: list[State] = []
        for number in range(REDRAWN):
            world = state.clone()
            world.redeterminize(seat, Random(f"{key}/{number}"))
            worlds.append(world)
        worlds.append(state.clone())
        return cls(seat, worlds)

    def after(self, player: Player, action: Action) -> Worlds | None:
        """The moment after a legal action of `player`; None when something hidden would show."""
        reached: list[State] = []
        first: Hashable | Any = None
        seen: tuple[Event, ...] = ()
        for number, world in enumerate(self._worlds):
            if action not in world.legal_actions(player):
                return None
            after = world.clone()
            events: list[Event] = []
            after.apply(player, action, events.append)
            told = tuple(e for e in (redacted(e, self.seat) for e in events) if e is not None)
            outcome = (told, after.actors(), after.view(self.seat), after.info_key(self.seat))
            if number == 0:
                first, seen = outcome, told
            elif outcome != first:
                return None
            reached.append(after)
        return Worlds(self.seat, reached, seen)


def discloses(state: State, player: Player, action: Action, watcher: Player, key: str) -> bool:
    """Returns True if `watcher` learns something by that action that could not be worked out
    before.

    Another seat's sealed choice tells nothing yet: of its events the watcher sees none in full.
    """
    if watcher != player:
        events: list[Event] = []
        state.clone().apply(player, action, events.append)
        if not any(redacted(event, watcher) == event for event in events):
            return False
    return Worlds.of(state, watcher, key).after(player, action) is None


def betrays(state: State, player: Player, action: Action, watchers: Sequence[Player]) -> bool:
    """Returns True if the action shows a watcher something that `player` does not see."""
    events: list[Event] = []
    state.clone().apply(player, action, events.append)
    kept = [event for event in events if redacted(event, player) != event]
    return any(redacted(event, watcher) == event for event in kept for watcher in watchers)
