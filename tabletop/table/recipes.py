"""Recipes: how the events of a game are shown.

What differs between two looks moves, turns over and fades by itself; what else is seen and heard of
an event a table of recipes says, and only what no recipe can say is code of the game. Times are
those of the style sheet, section 11.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any

from pygame import FRect

from tabletop.core.event import Event
from tabletop.table.art.picture import Picture
from tabletop.table.contract import Host
from tabletop.table.flights import FADE, Flights, on_the_way
from tabletop.table.motion import (
    Cue,
    Ease,
    Motion,
    Series,
    Together,
    Tween,
    Wait,
    alpha,
    in_out_cubic,
)
from tabletop.table.nodes import Item, NodeTable

Looks = Mapping[str, Any]
Maker = Callable[[Event, Looks, Looks], Motion | None]
Shower = Callable[[Event, Looks, Looks], Motion]
"""A maker that shows something of every event."""
Part = Motion | tuple[float, Motion]


class Recipes:
    """Makes the motions of one table; a game's own inherits it.

    Attributes:
        recipes: the maker of the motion for each kind of event; nothing is shown of others.
        viewer: the seat that looks, None for everybody.
    """

    recipes: Mapping[str, Maker]

    def __init__(
        self, host: Host, nodes: NodeTable, z: float,
        items: Callable[[Looks], Mapping[str, Item]],
    ) -> None:
        """`items` tells how everything lies that changes by itself; moving things lie at `z`."""
        self.host, self.nodes, self._z, self._items = host, nodes, z, items
        self.flights = Flights(host, z)
        self.viewer: int | None = None

    def make(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """Returns the motion of an event; None where nothing is shown of it."""
        maker = self.recipes.get(event.kind)
        return maker(event, before, after) if maker is not None else None

    def clear(self) -> None:
        """Takes away what only flew by."""
        self.flights.clear()

    def sound(self, name: str) -> Motion:
        """A sound, heard at once; nothing for ""."""
        return Cue(lambda: self.host.sound(name)) if name else Wait(0)

    def plate(self, seat: int, instead: FRect) -> FRect:
        """The place of a seat's plate, or another where it has none."""
        rect = self.host.anchors.get(f"plate:{seat}")
        return instead if rect is None else self.host.layer.units(rect)

    # -------------------------------------------------------------------------------- recipes

    def beat(self, ms: float, sound: str = "", mine: str = "") -> Shower:
        """A moment in which nothing moves; `mine` is heard where the event is the viewer's."""

        def make(event: Event, before: Looks, after: Looks) -> Motion:
            heard = sound or (mine if event.player == self.viewer else "")
            return Series([self.sound(heard), Wait(ms)])

        return make

    def change(
        self, ms: float, sound: str = "", landing: str = "", *, rise: float = 0.0,
        bend: float = 0.0, of: str = "", alone: bool = False, start: Item | None = None,
        away: float = 0.0, every: float = 0.0, each: str = "", ease: Ease = in_out_cubic,
    ) -> Shower:
        """Moves what differs, turns it over, fades it in and out.

        Args:
            rise: how high it rises under way.
            bend: how far it keeps to the left of its way, so that what changes places passes.
            of: what the keys of those things begin with.
            alone: only the piece of the event changes.
            start: how new things lie before they come; they appear where they lie without.
            away: how far to the right goes what fades out.
            every: milliseconds from one thing to the next.
            each: heard as every fourth of them begins.
        """

        def make(event: Event, before: Looks, after: Looks) -> Motion:
            first, last = self._items(before), self._items(after)
            parts: list[Part] = []
            for key in dict.fromkeys((*first, *last)):
                one, other = first.get(key), last.get(key)
                wanted = key == event.piece if alone else key.startswith(of)
                if one != other and wanted:
                    old, new = one or start or other, other or one
                    assert old is not None and new is not None
                    if other is None:
                        new = old._replace(rect=old.rect.move(away, 0))
                    there = (one is not None, other is not None)
                    motion = Tween(ms, self._change(key, old, new, there, rise, bend), ease)
                    begun = self.sound("" if len(parts) % 4 else each)
                    parts.append((every * len(parts), Series([begun, motion])))
            shown = Wait(FADE) if self.host.reduced else Together(*parts)
            return Series([self.sound(sound), shown, self.sound(landing)])

        return make

    def _change(
        self, key: str, old: Item, new: Item, there: tuple[bool, bool], rise: float, bend: float
    ) -> Callable[[float], None]:
        """Paints the way of one thing; it is there before, and after, or not."""
        turns, (before, after) = old.face != new.face, there

        def paint(t: float) -> None:
            node = self.nodes.node(key) or self.nodes.appear(key, new)
            node.show(
                (old if t < 0.5 else new).picture,
                on_the_way(old.rect, new.rect, t, rise, bend),
                z=new.z if t >= 1.0 or old.rect == new.rect else self._z,
                alpha=alpha(3 * t if not before else 1.0 if after else 1.0 - t),
                share=abs(math.cos(math.pi * t)) if turns else 1.0,
            )

        return paint

    def then(self, *makers: Maker) -> Shower:
        """Shows what several makers give, one after another."""

        def make(event: Event, before: Looks, after: Looks) -> Motion:
            made = [maker(event, before, after) for maker in makers]
            return Series([motion for motion in made if motion is not None])

        return make

    def nod(self, key: str, looks: Looks, ms: float, rise: float) -> Motion:
        """A thing rises where it lies, and falls back."""
        item, node = self._items(looks).get(key), self.nodes.node(key)
        if item is None or node is None or self.host.reduced:
            return Wait(FADE)
        rect = item.rect
        return Tween(ms, lambda t: node.show(item.picture, on_the_way(rect, rect, t, rise)))


class FlyingRecipes(Recipes, ABC):
    """Recipes of a game in which the thing an event is about often flies to its place."""

    def fly(
        self, ms: float, rise: float = 0.0, sound: str = "", landing: str = ""
    ) -> Shower:
        """Flies what the event is about from its origin to its target, for all alike."""

        def make(event: Event, before: Looks, after: Looks) -> Motion:
            key = self.key(event)
            start = self.where(event.origin, event, before)
            end = self.where(event.target or event.origin, event, after)
            if key != event.origin:
                self.nodes.hide(key)
            start = self.flights.released(key, start)
            return self.flights.travel(self.thing(event), start, end, ms, rise, sound, landing)

        return make

    def key(self, event: Event) -> str:
        """Returns the key of what an event is about."""
        return event.piece

    @abstractmethod
    def thing(self, event: Event) -> Picture:
        """Returns the picture in which it flies."""

    @abstractmethod
    def where(self, place: str, event: Event, looks: Looks) -> FRect:
        """Returns the place of it there."""
