"""Marks on this table: stitches, glows, rings, hints, refusals, who else is struck.

Knows no rules: what would be struck is told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from tabletop.games.killer_bunnies.rules.cards import BURN
from tabletop.games.killer_bunnies.table import art_signs
from tabletop.games.killer_bunnies.table.payment import Payment
from tabletop.games.killer_bunnies.table.pieces import (
    Z_FLYING,
    Z_LOW,
    Z_MARK,
    Z_SHEET,
    Z_SLOT,
    Z_TAG,
    Pieces,
)
from tabletop.games.killer_bunnies.table.preview import Struck
from tabletop.games.killer_bunnies.table.sheet_paper import Overlay
from tabletop.table.art import widgets
from tabletop.table.art.surface import LYING, Art, with_shadow
from tabletop.table.contract import Host, Marks
from tabletop.table.controls import Z_CONTROLS
from tabletop.table.stage import Node

WOUND = "#FF8F7A"
"""Stitches round what is struck besides the direct target."""
Z_PLATES, Z_UNDER_PLATES = 43, 39.5


class Marking:
    """Draws a set of marks and takes it away again.

    Attributes:
        buttons: where the buttons of the moment are, by their keys: a hint may mean one.
    """

    def __init__(self, host: Host, pieces: Pieces, overlay: Overlay) -> None:
        self.host, self.pieces, self.overlay = host, pieces, overlay
        self._nodes: list[Node] = []
        self.buttons: dict[str, pygame.Rect] = {}

    def show(
        self, marks: Marks, struck: Sequence[Struck], paying: Sequence[Payment]
    ) -> None:
        """`struck` is what the aimed weapon would strike, `paying` the cards that would pay."""
        self.host.stage.remove(*self._nodes)
        self._nodes.clear()
        for key in sorted(marks.legal):
            self._legal(key, key == marks.hovered)
        for payment in paying:
            self._payment(payment, f"card:{payment.piece}" in marks.legal)
        for key in sorted(marks.chosen):
            self._frame(key, widgets.chosen_ring, 0.0006)
        self._struck(struck)
        for rank, key in enumerate(marks.hinted):
            found = self.box(key)
            if key in self.buttons:
                found = self.buttons[key], 12, Z_CONTROLS + 1
            if found is not None:
                rect, radius, z = found
                number = rank + 1 if rank else 0
                art = widgets.hint_mark(rect.w, rect.h, radius, self.host.s, number)
                self._add(art, rect, z + 0.0005)
        told = [key for key in sorted(marks.told) if key.startswith("card:")] or sorted(marks.told)
        for key in told:
            self._frame(
                key, lambda w, h, r, s: widgets.stitches(w, h, r, s, "#FFFFFF"), 0.0005
            )
        if marks.refused:
            self._frame(marks.refused, widgets.refused, 0.0007)

    # ---------------------------------------------------------------------------------- boxes

    def box(self, key: str) -> tuple[pygame.Rect, float, float] | None:
        """The rectangle of what `key` names, its corners' radius, and the z of its marks."""
        rect = self.overlay.rect(key)
        if rect is not None:
            return rect, 9 * min(1.0, rect.w / (60 * self.host.s)), Z_SHEET + 2
        rect = self.pieces.rect(key)
        if rect is None:
            return None
        s = self.host.s
        spot = self.pieces.spots.get(key)
        node = self.pieces.nodes.get(key)
        if key.startswith("seat:") or self._is_plate(rect):
            return rect, 14, Z_PLATES
        if key.startswith(("trade", "count", "arena")):
            return rect, 12, Z_TAG
        if key.startswith("power:"):
            return rect, rect.w / 2 / s, Z_TAG + 1
        if spot is None:
            return rect, 8, Z_LOW + 3
        z = node.z + 0.0002 if node is not None else Z_MARK - 10
        if spot.how == "hex":
            return rect, rect.w * 0.3 / s, z
        if spot.how == "slot":
            return rect, 7, Z_SLOT + 0.5
        if spot.how in ("ring", "city"):
            return rect, 9 * rect.w / (74 * s), z
        if spot.how == "tab":
            return rect, 9, z
        return rect, 10 * rect.w / (98 * s), z

    def _is_plate(self, rect: pygame.Rect) -> bool:
        return any(rect == plate for plate in self.pieces.scene.plates.values())

    # ---------------------------------------------------------------------------------- marks

    def _legal(self, key: str, strong: bool) -> None:
        found = self.box(key)
        if found is None:
            return
        rect, radius, z = found
        s = self.host.s
        scale = s * max(0.6, min(1.0, rect.w / (60 * s)))
        if key.startswith("power:"):
            return
        if key.startswith("slot:") and not strong and not self.pieces.own_slot(key):
            return
        if key.startswith("pick:"):
            small = widgets.stitches(rect.w, rect.h, radius * s / (s * 0.62), s * 0.62)
            self._add(small, rect, z)
            if strong:
                glow = widgets.legal_glow(rect.w, rect.h, radius, s, True)
                self._add(glow, rect, Z_SHEET + 0.6)
            return
        in_hand = key in self.pieces.spots and self.pieces.spots[key].rect.y >= (
            self.pieces.places.tray.y
        )
        if strong or not in_hand:
            glow = widgets.legal_glow(rect.w, rect.h, radius, scale, strong)
            below = Z_LOW - 0.7 if z == Z_LOW + 3 else z - 1.2
            if z == Z_PLATES:  # round a plate, never over its words
                below = Z_UNDER_PLATES
            self._add(glow, rect, z - 0.0004 if in_hand else below)
        self._add(widgets.stitches(rect.w, rect.h, radius * s / scale, scale), rect, z)

    def _frame(
        self, key: str, make: Callable[[float, float, float, float], Art], lift: float
    ) -> None:
        found = self.box(key)
        if found is not None:
            rect, radius, z = found
            self._add(make(rect.w, rect.h, radius, self.host.s), rect, z + lift)

    def _struck(self, struck: Sequence[Struck]) -> None:
        """The aimed target in white, its neighbours in red stitches with their own chance."""
        for strike in struck:
            key = f"card:{strike.piece}"
            if strike.direct:
                self._frame(key, widgets.chosen_ring, 0.0006)
            else:
                self._frame(
                    key, lambda w, h, r, s: widgets.stitches(w, h, r, s, WOUND), 0.0003
                )
            self._price(key, f"{strike.odds.percent} %")

    def _payment(self, payment: Payment, legal: bool) -> None:
        """Which hexagon a card would pay; a cross where it would be lost."""
        key = f"card:{payment.piece}"
        found = self.box(key)
        if found is None:
            return
        rect, _, z = found
        if not legal:
            self._frame(key, widgets.chosen_ring, 0.0004)
        d = round(max(rect.w * 0.46, 18 * self.host.s))
        kind = BURN if payment.lost else payment.hexagon
        art = with_shadow(art_signs.hexagon(kind, d, 0), LYING, self.host.s)
        corner = pygame.Rect(0, 0, d, d)
        corner.center = rect.right - d // 5, rect.bottom - d // 5
        self._add(art, corner, z + 0.001)

    def _price(self, key: str, words: str) -> None:
        """What would happen, at the foot of a target."""
        found = self.box(key)
        if found is None:
            return
        rect = found[0]
        at = self.pieces.places
        scale = max(0.66 * at.s, min(at.s, 1.15 * at.p))
        art = widgets.price_badge(words, scale, words == "0 %")
        node = self.host.stage.picture(art, rect.centerx, rect.bottom, Z_TAG + 2, "mark")
        self._nodes.append(node)

    def _add(self, art: Art, rect: pygame.Rect, z: float) -> None:
        z = z if z >= Z_PLATES else min(z, Z_FLYING - 1)
        self._nodes.append(self.host.stage.picture(art, rect.x, rect.y, z, "mark"))
