"""Tiles, goals, powers and ghosts of chosen tiles on this table.

`spots` has their places, `hall` the furniture round them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from tabletop.core.event import UNKNOWN
from tabletop.games.bunny_bidding.rules import keys
from tabletop.games.bunny_bidding.table import pictures
from tabletop.games.bunny_bidding.table.hall import (
    TO_BID,
    TO_OFFER,
    Z_BOX,
    Z_FRONT,
    Z_TILE,
    Furniture,
)
from tabletop.games.bunny_bidding.table.layout import Places
from tabletop.games.bunny_bidding.table.looks import Hall, Look
from tabletop.games.bunny_bidding.table.pictures import TILE_RADIUS
from tabletop.games.bunny_bidding.table.spots import Choice, Spots, ghost_key
from tabletop.table.art.picture import Picture
from tabletop.table.contract import Host
from tabletop.table.nodes import Item, NodeTable, Place

LIFT = 6
COVERED = 0.6
"""Visible share of a hand tile's width below which it is drawn as a covered tile."""
SMALL = 40
"""Width of a tile below which its corners are sharper."""
State = Mapping[str, Look | Hall]


class Pieces:
    """All that lies in the hall.

    Attributes:
        choice: the person's selection.
        spots: where everything lies as it was last shown.
        hall: the furniture.
    """

    def __init__(self, host: Host, nodes: NodeTable, lay: Callable[[bool], Places]) -> None:
        """Takes `lay`, which returns the places with or without powers and handicaps."""
        self.host, self.nodes, self._lay = host, nodes, lay
        self.choice = Choice()
        self.hall = Furniture(host)
        self._state: State = {}
        self.spots = self.at({})

    def at(self, state: State) -> Spots:
        """Returns the positions of that state, with the present selection."""
        return Spots(self._lay, len(self.host.seats), state, self.choice)

    def show(self, state: State | None = None) -> None:
        """Puts everything where that state has it, or where the last one has it now."""
        self._state = self._state if state is None else state
        self.spots = spots = self.at(self._state)
        self.hall.settle(spots.hall)
        places = {TO_OFFER: Place(spots.next_offer(), 0, TILE_RADIUS, False)}
        if spots.hall.viewer >= 0:
            places[TO_BID] = Place(spots.box(spots.hall.viewer), Z_BOX - 1, 14, False)
        self.nodes.sync({**self._items(spots), **places})

    def items(self, state: State) -> dict[str, Item]:
        """Returns all there is to see in that state."""
        return self._items(self.at(state))

    def _items(self, spots: Spots) -> dict[str, Item]:
        return dict([*self._tiles(spots), *self._ghosts(spots), *self.hall.items(spots)])

    def _tiles(self, spots: Spots) -> Iterator[tuple[str, Item]]:
        for order, key in enumerate(key for key in spots.rects if key in spots.looks):
            rect, z = spots.rects[key], Z_TILE + order / 1000
            chosen = self.choice.row(key) is not None
            if chosen or key == self.choice.lifted:
                z += Z_FRONT - Z_TILE
                rect = rect.move(0, 0 if chosen else -LIFT)
            radius = TILE_RADIUS if rect.w >= SMALL else 4
            face = spots.face(key) if key.startswith("tile:") else None
            yield key, Item(self.picture(key, spots), rect, z, radius=radius, face=face)

    def _ghosts(self, spots: Spots) -> Iterator[tuple[str, Item]]:
        """Yields the chosen tiles, pale, at their destinations."""
        for row in self.choice.rows:
            rect, look = spots.rects.get(ghost_key(row)), spots.looks.get(keys.egg(row.tile))
            if rect is not None and look is not None:
                shown = pictures.ghost(UNKNOWN if row.down else look.face)
                yield ghost_key(row), Item(shown, rect, Z_TILE + 1, hit=False)

    def picture(self, key: str, spots: Spots) -> Picture:
        """Returns the picture of a piece."""
        look = spots.looks[key]
        if look.place == keys.row(spots.hall.viewer):
            if key.startswith("goal:"):
                return pictures.goal_strip(look.face, _again(key, spots))
            return pictures.extra_strip(look.face)
        if key.startswith("goal:"):
            return pictures.goal(look.face)
        if not key.startswith("egg:"):
            return pictures.tile(spots.face(key))
        row, seen = self.choice.row(key), spots.seen(key)
        if row is not None and row.down:
            return pictures.turned_down(row.tile)
        held = row is not None or key == self.choice.lifted
        if not held and seen < spots.rects[key].w * COVERED:
            return pictures.covered(look.face, seen)
        return pictures.tile(look.face, held)


def _again(goal: str, spots: Spots) -> bool:
    """Returns True if the seat has the same goal before this one (BI-03)."""
    _, seat, slot = goal.split(":")
    before = (spots.looks.get(keys.goal(int(seat), at)) for at in range(int(slot)))
    return any(look is not None and look.face == spots.looks[goal].face for look in before)


