"""Consequences of an action, told before it is done, as far as they are certain.

A table's previews read it, so that no rule is told a second time from the view.

It is tried in copies of the position in which all that the seat does not know was redrawn, never
in the true one: what is foreseen follows from what the seat knows and from nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from tabletop.core.action import Action
from tabletop.core.event import UNKNOWN, Event, redacted
from tabletop.core.game import CHANCE, Player, State, View

REDRAWN: Final = 8
"""In how many redrawn copies it is tried."""


class Foreseen(NamedTuple):
    """Consequences up to the next decision or the next luck.

    Attributes:
        events: what the seat would learn, in order, as far as it comes whatever lies hidden. Of a
            card that nobody knows yet they tell that it comes: `piece` "", `face` UNKNOWN, no
            `detail`.
        view: what the seat would see then; None where something hidden has come to light by then.
        legal: what the seat would be asked next; () when another is asked, luck, or nobody.
        luck: whether luck decides next.
    """

    events: tuple[Event, ...]
    view: View | None
    legal: tuple[Action, ...] = ()
    luck: bool = False


class _Reached(NamedTuple):
    """States that some actions lead to: the redrawn worlds after them, and what is certain of the
    way.

    `sure` is False where the worlds went different ways, so that nothing beyond can be told.
    """

    worlds: tuple[State, ...]
    foreseen: Foreseen
    sure: bool = True


class Foresight:
    """One position, and what the seat that is asked in it can foresee of its actions."""

    def __init__(self, state: State, seat: Player, key: str) -> None:
        """`key` and what the seat knows decide how the copies are redrawn, and nothing else."""
        self.seat = seat
        self._reached: dict[tuple[Action, ...], _Reached | None] = {(): self._now(state, key)}

    def of(self, *actions: Action) -> Foreseen | None:
        """Finds what these actions of the seat would bring about, done one after another.

        None where one of them may not be done, or where it hangs on something hidden whether it
        may. Asked again it is not worked out again.
        """
        reached = self._after(actions)
        return reached.foreseen if reached is not None else None

    def _after(self, actions: tuple[Action, ...]) -> _Reached | None:
        if actions not in self._reached:
            before = self._after(actions[:-1])
            found = self._step(before, actions[-1]) if before is not None else None
            self._reached[actions] = found
        return self._reached[actions]

    def _now(self, state: State, key: str) -> _Reached:
        worlds = []
        for number in range(REDRAWN):
            world = state.clone()
            world.redeterminize(self.seat, Random(f"{key}/{number}"))
            worlds.append(world)
        return _Reached(tuple(worlds), Foreseen((), worlds[0].view(self.seat), self._asked(worlds)))

    def _asked(self, worlds: Sequence[State]) -> tuple[Action, ...]:
        """Lists what the seat may do in all of these worlds."""
        others = [set(world.legal_actions(self.seat)) for world in worlds[1:]]
        legal = worlds[0].legal_actions(self.seat)
        return tuple(each for each in legal if all(each in other for other in others))

    def _step(self, before: _Reached, action: Action) -> _Reached | None:
        if not before.sure or action not in before.foreseen.legal:
            return None
        worlds = tuple(world.clone() for world in before.worlds)
        told = [self._done(world, action) for world in worlds]
        events, whole = _common(told)
        so_far = (*before.foreseen.events, *events)
        actors = {world.actors() for world in worlds}
        if not whole or len(actors) > 1:
            return _Reached(worlds, Foreseen(so_far, None), sure=False)
        shown = before.foreseen.view is not None and all(each == told[0] for each in told)
        view = worlds[0].view(self.seat) if shown else None
        legal = self._asked(worlds)
        return _Reached(worlds, Foreseen(so_far, view, legal, actors == {(CHANCE,)}))

    def _done(self, world: State, action: Action) -> list[Event]:
        """Does it there; what the seat learns."""
        events: list[Event] = []
        world.apply(self.seat, action, events.append)
        told = (redacted(event, self.seat) for event in events)
        return [event for event in told if event is not None]


def _common(told: Sequence[Sequence[Event]]) -> tuple[list[Event], bool]:
    """Finds what happens in every world, and whether that is all that happens."""
    found: list[Event] = []
    for together in zip(*told, strict=False):
        first = together[0]
        if any(event != first for event in together):
            first = first._replace(piece="", face=UNKNOWN, detail=())
            if any(
                event._replace(piece="", face=UNKNOWN, detail=()) != first for event in together
            ):
                return found, False
        found.append(first)
    return found, all(len(each) == len(found) for each in told)
