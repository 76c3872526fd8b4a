"""Marks of this table that differ from the common ones: the hand as a whole, and hints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pygame import FRect

from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import keys
from tabletop.games.bunny_bidding.table import pictures
from tabletop.games.bunny_bidding.table.hall import TO_BID, TO_OFFER, Z_BOX, Z_MARK
from tabletop.games.bunny_bidding.table.pieces import Pieces
from tabletop.games.bunny_bidding.words import say
from tabletop.table.art import widgets
from tabletop.table.art.palette import HINT, HINT_DISC
from tabletop.table.contract import Host, Marks
from tabletop.table.marking import HINTED, Box, Marking
from tabletop.table.stage import Node

ADVICE = {
    acts.BID_UP: ("bid", TO_BID),
    acts.BID_DOWN: ("bid-down", TO_BID),
    acts.OFFER_UP: ("offer", TO_OFFER),
    acts.OFFER_DOWN: ("offer-down", TO_OFFER),
    acts.OPEN: ("open", TO_OFFER),
}
"""Message of the tag and destination of a hand tile in a hint, by verb."""


class HallMarking(Marking):
    """Marks of the hall; the tray is stitched once if every hand tile may be used."""

    ceiling = Z_MARK

    def __init__(self, host: Host, box: Callable[[str], Box | None], pieces: Pieces) -> None:
        super().__init__(host, box)
        self._pieces = pieces
        self._goals: list[Node] = []
        self._aimed: tuple[frozenset[str], str] = (frozenset(), "")

    def goals(self, keys: frozenset[str], over: str) -> None:
        """Marks the drop targets of a dragged tile; `over` = the one it is over."""
        if (keys, over) == self._aimed:
            return
        self._aimed = (keys, over)
        self.host.stage.remove(*self._goals)
        before, self._nodes = self._nodes, []
        for key in sorted(keys):
            super().legal(key, key == over)
        self._goals, self._nodes = self._nodes, before

    def show(self, marks: Marks) -> None:
        eggs = set(self._pieces.spots.hand)
        whole = len(eggs) > 1 and eggs <= marks.legal | marks.chosen
        rest = marks.legal - eggs | marks.legal & {marks.hovered} if whole else marks.legal
        super().show(replace(marks, legal=rest))
        if whole:
            tray = self.host.layer.pixels(self._pieces.spots.places.tray.inflate(-11, -11))
            ring = widgets.stitches(*tray.size, 12, self.host.s)
            self.hollow(ring, tray.topleft, Z_BOX + 1, ring.ox + self.host.px(14))
        self._advice(marks)

    def legal(self, key: str, strong: bool) -> None:
        """Marks a piece as usable; buttons show that themselves."""
        if not key.startswith("button:"):
            super().legal(key, strong)

    def chosen(self, key: str) -> None:
        """Draws a white ring; a chosen tile lies higher already."""
        box = self.box(key)
        if box is not None:
            self.over(box, widgets.chosen_ring(*box.rect.size, box.radius, self._s(box)))

    def hinted(self, key: str, number: int) -> None:
        """Draws violet stitches; a tile's rank lies at its left, where neither its number, nor its
        chance, nor the next tile lies."""
        rect = self._pieces.spots.rects.get(key)
        if not key.startswith("egg:") or rect is None:
            super().hinted(key, number)
            return
        self._violet(key)
        d = min(24, rect.h * 0.3)
        disc = FRect(rect.x + 1, rect.bottom - d * 1.7, d, d)
        self.lay(pictures.hint_disc(number), disc, Z_MARK)

    def _violet(self, key: str) -> None:
        box = self.box(key)
        if box is not None:
            art = widgets.stitches(*box.rect.size, box.radius, self.host.s, HINT)
            self.over(box, art, HINTED)

    def _advice(self, marks: Marks) -> None:
        """Marks the destinations of advised tiles; each wears a tag with its own, clear of the
        others'."""
        spots, taken = self._pieces.spots, [*self.plates]
        advised = [action for action in marks.advised if action.kind in ADVICE]
        for key in sorted({ADVICE[action.kind][1] for action in advised}):
            self._violet(key)
        for action in advised:
            words, tile = say(f"tag-{ADVICE[action.kind][0]}"), spots.rects.get(keys.egg(action.a))
            if tile is None or self._pieces.choice.row(keys.egg(action.a)) is not None:
                continue
            tag = self._pieces.hall.tag_at(spots, tile, words, HINT_DISC)
            at = tag.rect.clamp(spots.places.tray)
            while at.collidelist(taken) >= 0:
                at.y -= at.h
            taken.append(at)
            self.lay(tag.picture, at, Z_MARK, f"advice:{words}")
