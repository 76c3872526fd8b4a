"""Marks on this table: stitches, glows, rings, hints and refusals. Knows no rules."""

from __future__ import annotations

import pygame

from tabletop.games.bunny_bidding.rules.view import BiddingView
from tabletop.games.bunny_bidding.table.hands import ADVICE, TO_BID, TO_OFFER
from tabletop.games.bunny_bidding.table.looks import egg_key
from tabletop.games.bunny_bidding.table.pictures import TILE_RADIUS
from tabletop.games.bunny_bidding.table.pieces import Z_BOX, Z_GLOW, Z_MARK, Pieces
from tabletop.table.art import widgets
from tabletop.table.art.palette import HINT, HINT_DISC
from tabletop.table.art.surface import Art
from tabletop.table.contract import Host, Marks
from tabletop.table.stage import Node


class Marking:
    """Draws a set of marks and takes it away again.

    Attributes:
        legal: what may be used now.
    """

    def __init__(self, host: Host, pieces: Pieces) -> None:
        self.host, self.pieces = host, pieces
        self.legal: frozenset[str] = frozenset()
        self._nodes: list[Node] = []
        self._goals: list[Node] = []
        self._marked: tuple[frozenset[str], str] = (frozenset(), "")

    def goals(self, keys: frozenset[str], over: str) -> None:
        """Where a tile under the pointer may be dropped; `over` = where it is."""
        if (keys, over) == self._marked:
            return
        self._marked = (keys, over)
        self.host.stage.remove(*self._goals)
        self._goals.clear()
        before, self._nodes = self._nodes, []
        for key in sorted(keys):
            self._legal(key, key == over)
        self._goals, self._nodes = self._nodes, before

    def show(self, marks: Marks, view: BiddingView) -> None:
        self.host.stage.remove(*self._nodes)
        self._nodes.clear()
        self.legal = marks.legal
        for key in sorted(marks.legal):
            self._legal(key, key == marks.hovered)
        for key in sorted(marks.chosen):
            self._frame(key, widgets.chosen_ring)
        self._hints(marks)
        for key in sorted(marks.told):
            found = self._box(key)
            if found is not None:
                rect, radius = found
                art = widgets.stitches(rect.w, rect.h, radius, self.host.s, "#FFFFFF")
                self._add(art, rect, Z_MARK)
        if marks.refused:
            self._frame(marks.refused, widgets.refused)

    def _hints(self, marks: Marks) -> None:
        """Violet stitches and a bulb, or the number of a lesser move; where advised tiles go."""
        for rank, key in enumerate(dict.fromkeys(marks.hinted)):
            found = self._box(key)
            if found is None:
                continue
            rect, radius = found
            number = rank + 1 if rank and not marks.advised else 0
            if key.startswith("egg:"):
                self._violet(key)
                self._disc(rect, number)
            else:
                art = widgets.hint_mark(rect.w, rect.h, radius, self.host.s, number)
                self._add(art, rect, self._z(key) + 0.0003)
        places = {ADVICE[action.kind][1] for action in marks.advised if action.kind in ADVICE}
        for key in sorted(places):
            self._violet(key)
        taken: list[pygame.Rect] = []
        for action in marks.advised:
            if action.kind in ADVICE and action.a not in [row.tile for row in self.pieces.plan]:
                self._advice(egg_key(action.a), ADVICE[action.kind][0], taken)

    def _violet(self, key: str) -> None:
        found = self._box(key)
        if found is not None:
            rect, radius = found
            art = widgets.stitches(rect.w, rect.h, radius, self.host.s, HINT)
            self._add(art, rect, self._z(key) + 0.0003)

    def _advice(self, key: str, words: str, taken: list[pygame.Rect]) -> None:
        """A tag that says where a hand tile goes, clear of those that hang there already."""
        tile = self.pieces.rects.get(key)
        if tile is None:
            return
        s = self.host.s
        art = widgets.tag(words, HINT_DISC, s=s)
        at = art.surface.get_rect(center=self.pieces.tag_spot(tile, art)).inflate(
            -2 * art.ox, -2 * art.oy
        )
        at.clamp_ip(self.pieces.places.tray)
        while at.collidelist(taken) >= 0:
            at.y -= at.h
        taken.append(at)
        self._nodes.append(self.host.stage.picture(art, at.x, at.y, Z_MARK, f"advice:{words}"))

    def _disc(self, rect: pygame.Rect, rank: int) -> None:
        """Over the corner tab, where the next tile of the fan does not cover it."""
        d = self.host.px(24)
        art = Art(widgets.hint_disc(d, rank), 0, 0)
        at = pygame.Rect(rect.x, rect.y - round(d * 0.7), d, d)
        self._add(art, at, Z_MARK)

    def _box(self, key: str) -> tuple[pygame.Rect, int] | None:
        """The rectangle of what `key` names, and its corner radius."""
        pieces = self.pieces
        if key in pieces.rects:
            rect = pieces.rects[key].copy()
            if pieces.lifts(key):
                rect.y -= self.host.px(6)
            return rect, TILE_RADIUS if rect.w >= self.host.px(40) else 4
        if key == TO_OFFER:
            return pieces.next_offer(), TILE_RADIUS
        if key == TO_BID:
            return pieces.box(pieces.hand_seat), 14
        kind, _, number = key.partition(":")
        if kind == "seat":
            return pieces.box(int(number)), 14
        return None

    def _z(self, key: str) -> float:
        """Just above the piece, so that the next tile of the fan covers its marks too."""
        node = self.pieces.nodes.get(key)
        return node.z + 0.0002 if node is not None else Z_MARK - 10

    def _legal(self, key: str, strong: bool) -> None:
        found = self._box(key)
        if found is None:
            return
        rect, radius = found
        s = self.host.s
        hand = key.startswith("egg:")
        if not hand or strong:
            glow = widgets.legal_glow(rect.w, rect.h, radius, s, strong)
            box = key.startswith("seat:") or key == TO_BID
            self._add(glow, rect, Z_BOX - 1 if box else Z_GLOW)
        self._add(widgets.stitches(rect.w, rect.h, radius, s), rect, self._z(key))

    def _frame(self, key: str, make: object) -> None:
        found = self._box(key)
        if found is not None and callable(make):
            rect, radius = found
            self._add(make(rect.w, rect.h, radius, self.host.s), rect, self._z(key))

    def _add(self, art: Art, rect: pygame.Rect, z: float) -> None:
        self._nodes.append(self.host.stage.picture(art, rect.x, rect.y, z, "mark"))
