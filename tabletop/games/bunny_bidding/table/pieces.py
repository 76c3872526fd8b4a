"""Tiles, goals, powers and ghosts of chosen tiles on this table, and their places.

`hall` draws boxes, sums, plaque and tags.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby

import pygame

from tabletop.core.event import UNKNOWN
from tabletop.games.bunny_bidding.rules import keys
from tabletop.games.bunny_bidding.table import pictures
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
    is_extra,
    offered,
    pieces_of,
    tiles,
    type_of,
)
from tabletop.games.bunny_bidding.table.plan import BID, OFFER, Planned
from tabletop.table.art.surface import Art
from tabletop.table.contract import Host
from tabletop.table.nodes import NodeTable

Z_BOX, Z_SLOT, Z_TILE, Z_FRONT, Z_WORDS = 5, 7, 10, 20, 24
Z_MARK, Z_FLYING, Z_HELD = 30, 40, 48
LIFT = 6
TAKEN_RISE = 10
"""Units by which a tile under exchange is lifted out of the offer."""
COVERED = 0.6
"""Visible share of a hand tile's width below which it is drawn as a covered tile."""
NOBODYS = Hall(-1, 0, -1, (), True, False, False, ())


def ghost_key(row: Planned) -> str:
    """Returns the key of a chosen tile's ghost at its destination."""
    return f"ghost:{row.tile}"


class Pieces:
    """All pieces that stand for a tile.

    Attributes:
        rects: the place of each piece, by its key.
        looks, hall: the state that is shown.
        plan: the chosen tiles and their destinations; lifted: the tile under the pointer.
        tag: words below chosen tiles that go nowhere on the table.
        by_number: the hand is sorted by number.
    """

    def __init__(self, host: Host, nodes: NodeTable, lay: Callable[[bool], Places]) -> None:
        """Takes `lay`, which returns the places with or without powers and handicaps."""
        self.host, self.nodes, self.places = host, nodes, lay(False)
        self._lay = lay
        self.rects: dict[str, pygame.Rect] = {}
        self.looks: dict[str, Look] = {}
        self.hall = NOBODYS
        self.plan: tuple[Planned, ...] = ()
        self.lifted, self.tag = "", ""
        self.by_number = False
        self._seen: dict[str, int] = {}

    # ------------------------------------------------------------------------------ places

    def box(self, seat: int) -> pygame.Rect:
        """Returns the bid box of a seat."""
        count = len(self.host.seats)
        return self.places.boxes[(seat - self.hall.start) % count]

    def hand_keys(self, looks: Mapping[str, Look]) -> list[str]:
        """Returns the hand tiles in their sorted order."""
        eggs = [key for key in looks if key.startswith("egg:")]
        if self.by_number:
            return sorted(eggs, key=keys.number)
        return sorted(eggs, key=lambda key: (self._stack(looks[key]), keys.number(key)))

    def _stack(self, look: Look) -> int:
        """Returns the stack of a hand tile: one for each type, another for all special eggs."""
        kind = type_of(look)
        return kind if kind >= 0 else 99

    def stacks(self, looks: Mapping[str, Look]) -> list[list[str]]:
        """Returns the hand as stacks by type, or as one row if sorted by number."""
        hand = self.hand_keys(looks)
        if self.by_number:
            return [hand] if hand else []
        return [list(row) for _, row in groupby(hand, key=lambda key: self._stack(looks[key]))]

    def expected(self) -> int:
        """Returns the number of offer tiles in a usual round; 0 if room is short."""
        return 0 if self.places.cramped else len(self.host.seats) + 2

    def lay_out(self, looks: Mapping[str, Look]) -> dict[str, pygame.Rect]:
        """Returns the place of every tile."""
        at = self.places
        offers = offered(looks)
        ghosts = [] if self.tag else [ghost_key(row) for row in self.plan if row.where == OFFER]
        whole = offers + ghosts
        found = dict(zip(whole, offer_rects(at, len(whole), self.expected())))
        for key in offers:
            if looks[key].taker >= 0:
                found[key].y -= self.host.px(TAKEN_RISE)
        for seat in range(len(self.host.seats)):
            bids = [key for key in tiles(looks) if looks[key].before == seat]
            if seat == self.hall.viewer:
                bids += [ghost_key(row) for row in self.plan if row.where == BID]
            found.update(zip(bids, bid_rects(at, self.box(seat), len(bids)), strict=True))
        stacks = self.stacks(looks)
        hand = [key for stack in stacks for key in stack]
        chosen = {keys.egg(row.tile) for row in self.plan}
        opened = frozenset(index for index, key in enumerate(hand) if key in chosen)
        sizes = [len(stack) for stack in stacks]
        found.update(zip(hand, hand_rects(at, sizes, opened), strict=True))
        self._rows(looks, found)
        return found

    def next_offer(self) -> pygame.Rect:
        """Returns the place of the next tile of the offer."""
        count = len(offered(self.looks))
        return offer_rects(self.places, count + 1, self.expected())[count]

    def _rows(self, looks: Mapping[str, Look], found: dict[str, pygame.Rect]) -> None:
        """Places goals and powers: the viewer's on their paper, others' small in their bid
        boxes."""
        for seat in range(len(self.host.seats)):
            row = sorted(key for key, look in looks.items() if look.place == keys.row(seat))
            goals = [key for key in row if key.startswith("goal:")]
            extras = [key for key in row if key not in goals]
            if seat == self.hall.viewer:
                rects = goal_rects(self.places, len(goals), len(extras))
                found.update(zip(goals + extras, rects, strict=True))
                continue
            shown = [key for key in goals + extras if looks[key].face != UNKNOWN]
            below = shown[:1] == goals[:1] and not any(
                looks[key].before == seat for key in tiles(looks)
            )
            rects = small_rects(self.places, self.box(seat), len(shown), below)
            found.update(zip(shown, rects, strict=True))

    # ----------------------------------------------------------------------------- pictures

    def art(self, key: str, look: Look, rect: pygame.Rect) -> Art:
        """Returns the picture of a piece."""
        s = self.host.s
        if look.place == keys.row(self.hall.viewer):
            if not key.startswith("goal:"):
                return pictures.extra_strip(look.face, rect.w, rect.h, s)
            return pictures.goal_strip(look.face, self._again(key), rect.w, rect.h, s)
        if key.startswith("goal:"):
            return pictures.goal(look.face, rect.w, s)
        row = self.planned(key)
        held = row is not None or (key == self.lifted and key.startswith("egg:"))
        if row is not None and row.down:
            return pictures.turned_down(row.tile, rect.w, s)
        seen = self._seen.get(key, rect.w)
        if not held and seen < rect.w * COVERED:
            return pictures.covered(look.face, rect.w, seen, s)
        return pictures.tile(self.face(key, look), rect.w, s, held)

    def _again(self, goal: str) -> bool:
        """Returns True if the seat has the same goal before this one (BI-03)."""
        _, seat, slot = goal.split(":")
        before = (self.looks.get(keys.goal(int(seat), at)) for at in range(int(slot)))
        return any(look is not None and look.face == self.looks[goal].face for look in before)

    def planned(self, key: str) -> Planned | None:
        """Returns the destination chosen for a hand tile, or None."""
        return next((row for row in self.plan if keys.egg(row.tile) == key), None)

    def face(self, key: str, look: Look) -> int:
        """Returns the visible side; an own face-down tile shows its back too."""
        mine = self.hall.viewer >= 0 and look.taker == self.hall.viewer
        if key.startswith("tile:") and not look.up and not mine:
            return UNKNOWN
        return look.face

    def lifts(self, key: str) -> bool:
        """Returns True if the tile rises a little under the pointer."""
        return key == self.lifted and self.planned(key) is None

    # --------------------------------------------------------------------------------- show

    def take(self, looks: Mapping[str, Look | Hall]) -> None:
        """Takes over a new state and lays it out."""
        hall = looks.get(HALL)
        self.hall = hall if isinstance(hall, Hall) else NOBODYS
        self.looks = pieces_of(looks)
        own = keys.row(self.hall.viewer)
        extras = [key for key, look in self.looks.items() if look.place == own and self.power(key)]
        self.places = self._lay(bool(extras))
        self.lay_again()

    def lay_again(self) -> None:
        """Lays everything out anew, after a choice or a change of sorting."""
        self.rects = self.lay_out(self.looks)
        hand = [self.rects[key] for key in self.hand_keys(self.looks)]
        self._seen = {
            key: right.x - left.x
            for key, left, right in zip(self.hand_keys(self.looks), hand, hand[1:])
            if left.x < right.x < left.right
        }

    def show(self) -> None:
        """Puts every piece in its place, between `begin` and `end` of the node table."""
        lie = {key: rect for key, rect in self.rects.items() if key in self.looks}
        for order, (key, rect) in enumerate(lie.items()):
            look = self.looks[key]
            lifted = self.lifts(key)
            top = rect.y - (self.host.px(LIFT) if lifted else 0)
            front = lifted or self.planned(key) is not None
            z = Z_TILE + order / 1000 + (Z_FRONT - Z_TILE if front else 0)
            radius = pictures.TILE_RADIUS if rect.w >= self.host.px(40) else 4
            self.nodes.put(
                key, self.art(key, look, rect), (rect.x, top), z,
                radius=radius, rest=rect.move(0, top - rect.y),
            )  # fmt: skip
        for row in self.plan:
            self._ghost(row)

    def _ghost(self, row: Planned) -> None:
        """Draws a chosen tile, pale, at its destination."""
        key = ghost_key(row)
        rect, look = self.rects.get(key), self.looks.get(keys.egg(row.tile))
        if rect is not None and look is not None:
            art = pictures.ghost(UNKNOWN if row.down else look.face, rect.w, self.host.s)
            self.nodes.put(key, art, rect.topleft, Z_TILE + 1, hit=False)

    def leave(self, key: str) -> None:
        """Hides a tile that is moving, with its tags."""
        for name in (key, f"star:{key}", f"taken:{key}"):
            self.nodes.hide(name)
        if key in self.looks and self.looks[key].before < 0:
            self.nodes.hide("highest")

    def power(self, key: str) -> bool:
        """Returns True if it is a power or handicap."""
        return key in self.looks and not key.startswith("goal:") and is_extra(self.looks[key].face)
