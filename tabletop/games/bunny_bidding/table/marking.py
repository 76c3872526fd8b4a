"""Marks of this table that differ from the common ones: the hand as a whole, and hints."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import keys
from tabletop.games.bunny_bidding.table.hall import TO_BID, TO_OFFER, HallFurniture
from tabletop.games.bunny_bidding.table.pieces import Z_BOX, Z_MARK, Pieces
from tabletop.games.bunny_bidding.words import say
from tabletop.table.art import widgets
from tabletop.table.art.palette import HINT, HINT_DISC
from tabletop.table.art.surface import Art
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

    def __init__(
        self, host: Host, box: Callable[[str], Box | None], pieces: Pieces, words: HallFurniture
    ) -> None:
        super().__init__(host, box)
        self._pieces, self._words = pieces, words
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
        self.clear()
        rest = marks
        if self._whole_hand(marks):
            tray = self._pieces.places.tray.inflate(-self.host.px(11), -self.host.px(11))
            ring = widgets.stitches(*tray.size, 12, self.host.s)
            self.hollow(ring, tray.topleft, Z_BOX + 1, ring.ox + self.host.px(14))
            eggs = {key for key in marks.legal if key.startswith("egg:")} - {marks.hovered}
            rest = Marks(marks.legal - eggs, hovered=marks.hovered)
        for key in sorted(rest.legal):
            self.legal(key, key == marks.hovered)
        for key in sorted(marks.chosen):
            self.chosen(key)
        self._hints(marks)
        for key in sorted(marks.told):
            self.told(key)
        if marks.refused:
            self.refused(marks.refused)

    def _whole_hand(self, marks: Marks) -> bool:
        """Returns True if every hand tile that is not chosen may be used."""
        eggs = [key for key in self._pieces.looks if key.startswith("egg:")]
        usable = marks.legal | marks.chosen
        return len(eggs) > 1 and all(key in usable for key in eggs)

    def legal(self, key: str, strong: bool) -> None:
        """Marks a piece as usable; buttons show that themselves."""
        if not key.startswith("button:"):
            super().legal(key, strong)

    def chosen(self, key: str) -> None:
        """Draws a white ring; a chosen tile lies higher already."""
        box = self.box(key)
        if box is not None:
            self.over(box, widgets.chosen_ring(*box.rect.size, box.radius, self._s(box)))

    # --------------------------------------------------------------------------------- hints

    def _hints(self, marks: Marks) -> None:
        """Draws hints: violet stitches, a bulb or rank, and the destinations of advised tiles."""
        for key in dict.fromkeys(marks.hinted):
            box = self.box(key)
            if box is None:
                continue
            number = marks.numbers.get(key, 0)
            if key.startswith("egg:"):
                self._violet(key)
                self._disc(box.rect, number)
            else:
                art = widgets.hint_mark(*box.rect.size, box.radius, self.host.s, number)
                self.over(box, art, HINTED)
        for key in sorted({ADVICE[a.kind][1] for a in marks.advised if a.kind in ADVICE}):
            self._violet(key)
        taken: list[pygame.Rect] = []
        planned = [row.tile for row in self._pieces.plan]
        for action in marks.advised:
            if action.kind in ADVICE and action.a not in planned:
                self._advice(keys.egg(action.a), say(f"tag-{ADVICE[action.kind][0]}"), taken)

    def _violet(self, key: str) -> None:
        box = self.box(key)
        if box is not None:
            art = widgets.stitches(*box.rect.size, box.radius, self.host.s, HINT)
            self.over(box, art, HINTED)

    def _advice(self, key: str, words: str, taken: list[pygame.Rect]) -> None:
        """Draws a tag with the destination of a hand tile, clear of other tags."""
        tile = self._pieces.rects.get(key)
        if tile is None:
            return
        art = widgets.tag(words, HINT_DISC, s=self.host.s)
        at = art.surface.get_rect(center=self._words.tag_spot(tile, art)).inflate(
            -2 * art.ox, -2 * art.oy
        )
        at.clamp_ip(self._pieces.places.tray)
        while at.collidelist(taken) >= 0:
            at.y -= at.h
        taken.append(at)
        self.add(art, at.topleft, Z_MARK, None, f"advice:{words}")

    def _disc(self, rect: pygame.Rect, rank: int) -> None:
        """Draws the rank at the lower left of a tile, where neither number nor next tile lies."""
        d = min(self.host.px(24), round(rect.h * 0.3))
        art = Art(widgets.hint_disc(d, rank), 0, 0)
        self.add(art, (rect.x + self.host.px(1), rect.bottom - round(d * 0.85)), Z_MARK)
