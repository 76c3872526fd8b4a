"""Positions of all tiles as of some looks and a selection, in style units. Draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import NamedTuple

from pygame import FRect

from tabletop.core.event import UNKNOWN
from tabletop.games.bunny_bidding.rules import keys
from tabletop.games.bunny_bidding.table.layout import (
    Places,
    bid_rects,
    goal_rects,
    hand_rects,
    offer_rects,
    small_rects,
)
from tabletop.games.bunny_bidding.table.looks import (
    HALL,
    Hall,
    Look,
    in_types,
    is_extra,
    pieces_of,
    tiles,
    type_of,
)
from tabletop.games.bunny_bidding.table.plan import BID, OFFER, Planned, Rows

TAKEN_RISE = 10
"""Height by which a tile under exchange is lifted out of the offer."""
NOBODYS = Hall(-1, 0, -1, (), True, False, False, ())


class Choice(NamedTuple):
    """The choice and sorting of the person at this table.

    Attributes:
        rows: the chosen tiles and their destinations; lifted: the tile under the pointer.
        tag: words below chosen tiles that go nowhere on the table.
        by_number: the hand is sorted by number.
    """

    rows: Rows = ()
    lifted: str = ""
    tag: str = ""
    by_number: bool = False

    def row(self, key: str) -> Planned | None:
        """Returns the destination chosen for a hand tile, or None."""
        return next((row for row in self.rows if keys.egg(row.tile) == key), None)

    def laid(self, where: str) -> list[Planned]:
        """Returns the tiles chosen for a place on the table."""
        return [row for row in self.rows if row.where == where and not self.tag]


class Spots:
    """Positions of one moment.

    Attributes:
        looks, hall: the state that is laid out.
        tiles: those on the table, in the order they were laid; offers: those of the offer.
        rects: the place of each piece, by its key; of ghosts of chosen tiles too.
    """

    def __init__(
        self, lay: Callable[[bool], Places], seats: int, looks: Mapping[str, Look | Hall],
        choice: Choice,
    ) -> None:
        """`lay` returns the places with or without powers and handicaps."""
        hall = looks.get(HALL)
        self.hall = hall if isinstance(hall, Hall) else NOBODYS
        self.looks, self.choice, self.seats = pieces_of(looks), choice, seats
        self.tiles = tiles(self.looks)
        self.offers = [key for key in self.tiles if self.looks[key].before < 0]
        own = keys.row(self.hall.viewer)
        self.places = lay(
            any(look.place == own and self.power(key) for key, look in self.looks.items())
        )
        self.stacks = self._stacks()
        self.hand = [key for stack in self.stacks for key in stack]
        self.rects: dict[str, FRect] = {}
        self._lay_tiles()
        for seat in range(seats):
            self._lay_row(seat)

    def power(self, key: str) -> bool:
        """Returns True if it is a power or handicap."""
        return key in self.looks and not key.startswith("goal:") and is_extra(self.looks[key].face)

    def box(self, seat: int) -> FRect:
        """Returns the bid box of a seat."""
        return self.places.boxes[(seat - self.hall.start) % self.seats]

    def _stacks(self) -> list[list[str]]:
        """Returns the hand as stacks by type, or as one row if sorted by number."""
        hand = in_types(self.looks)
        if self.choice.by_number:
            return [sorted(hand, key=keys.number)] if hand else []
        return [list(row) for _, row in groupby(hand, key=lambda key: type_of(self.looks[key]))]

    @property
    def expected(self) -> int:
        """The number of offer tiles in a usual round; 0 if room is short."""
        return 0 if self.places.cramped else self.seats + 2

    def _lay_tiles(self) -> None:
        """Places the tiles of offer, bids and hand."""
        at, found = self.places, self.rects
        whole = self.offers + [ghost_key(row) for row in self.choice.laid(OFFER)]
        found.update(zip(whole, offer_rects(at, len(whole), self.expected)))
        for key in self.offers:
            if self.looks[key].taker >= 0:
                found[key].y -= TAKEN_RISE
        for seat in range(self.seats):
            bids = [key for key in self.tiles if self.looks[key].before == seat]
            if seat == self.hall.viewer:
                bids += [ghost_key(row) for row in self.choice.laid(BID)]
            found.update(zip(bids, bid_rects(at, self.box(seat), len(bids)), strict=True))
        opened = frozenset(i for i, key in enumerate(self.hand) if self.choice.row(key))
        rects = hand_rects(at, [len(stack) for stack in self.stacks], opened)
        found.update(zip(self.hand, rects, strict=True))

    def next_offer(self) -> FRect:
        """Returns the place of the next tile of the offer."""
        count = len(self.offers)
        return offer_rects(self.places, count + 1, self.expected)[count]

    def _lay_row(self, seat: int) -> None:
        """Places goals and powers: the viewer's on their paper, others' small in their bid
        boxes."""
        row = sorted(key for key, look in self.looks.items() if look.place == keys.row(seat))
        goals = [key for key in row if key.startswith("goal:")]
        extras = [key for key in row if key not in goals]
        if seat == self.hall.viewer:
            rects = goal_rects(self.places, len(goals), len(extras))
            self.rects.update(zip(goals + extras, rects, strict=True))
            return
        shown = [key for key in goals + extras if self.looks[key].face != UNKNOWN]
        below = shown[:1] == goals[:1] and not any(
            self.looks[key].before == seat for key in self.tiles
        )
        rects = small_rects(self.places, self.box(seat), len(shown), below)
        self.rects.update(zip(shown, rects, strict=True))

    def seen(self, key: str) -> float:
        """Returns the width of a hand tile that the next one leaves in sight."""
        rect, at = self.rects[key], self.hand.index(key)
        after = self.rects[self.hand[at + 1]] if at + 1 < len(self.hand) else rect
        return after.x - rect.x if rect.x < after.x < rect.right else rect.w

    def face(self, key: str) -> int:
        """Returns the visible side; an own face-down tile shows its back too."""
        look = self.looks[key]
        mine = self.hall.viewer >= 0 and look.taker == self.hall.viewer
        return UNKNOWN if key.startswith("tile:") and not look.up and not mine else look.face


def ghost_key(row: Planned) -> str:
    """Returns the key of a chosen tile's ghost at its destination."""
    return f"ghost:{row.tile}"
