"""Marks on this table: stitches, glows, rings, hints, refusals, who else is struck.

Knows no rules: what would be struck is told.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pygame import Rect

from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.rules.cards import BURN
from tabletop.games.killer_bunnies.table import art_signs
from tabletop.games.killer_bunnies.table.arranging import Spot
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
from tabletop.table import marking
from tabletop.table.art import widgets
from tabletop.table.art.surface import LYING, Art, with_shadow
from tabletop.table.contract import Host
from tabletop.table.controls import Z_CONTROLS
from tabletop.table.marking import Box
from tabletop.table.stage import Node

WOUND = "#FF8F7A"
"""Stitches round what is struck besides the direct target."""
Z_PLATES, Z_UNDER_PLATES = 43, 39.5
Z_RANK = 0.1
"""Lift of a hint's rank over all cards of the hand, whose z are a thousandth apart."""


class Marking(marking.Marking):
    """The marks of this table; besides them what a weapon would strike and what would pay."""

    def __init__(self, host: Host, pieces: Pieces, overlay: Overlay) -> None:
        super().__init__(host, self.box_of)
        self.pieces, self.overlay = pieces, overlay

    # ---------------------------------------------------------------------------------- boxes

    def box_of(self, key: str) -> Box | None:
        """The rectangle of what `key` names, its corners' radius, and the z of its marks."""
        rect = self.overlay.rect(key)
        if rect is not None:
            return Box(rect, 9 * min(1.0, rect.w / (60 * self.host.s)), Z_SHEET + 2)
        rect = self.pieces.rect(key)
        if rect is None:
            button = self.host.anchors.get(key)
            return Box(button, 12, Z_CONTROLS + 1) if button is not None else None
        s = self.host.s
        if key.startswith("seat:") or self._is_plate(rect):
            return Box(rect, 14, Z_PLATES)
        if key.startswith(("trade", "count", "arena")):
            return Box(rect, 12, Z_TAG)
        if key.startswith("power:"):
            return Box(rect, rect.w / 2 / s, Z_TAG + 1)
        spot = self.pieces.spots.get(key)
        if spot is None:
            return Box(rect, 8, Z_LOW + 3)
        if spot.how == "slot":
            return Box(rect, 7, Z_SLOT + 0.5)
        node = self.pieces.nodes.node(key)
        z = node.z + 0.0002 if node is not None else Z_MARK - 10
        return Box(rect, _radius(spot, s), z)

    def _is_plate(self, rect: Rect) -> bool:
        return any(rect == plate for plate in self.pieces.scene.plates.values())

    # ---------------------------------------------------------------------------------- marks

    def legal(self, key: str, strong: bool) -> None:
        box = self.box(key)
        if box is None or key.startswith(("power:", "button:")):
            return
        rect, radius, z = box[:3]
        s = self.host.s
        if key.startswith("pick:"):
            self.over(box, widgets.stitches(rect.w, rect.h, radius / 0.62, s * 0.62))
            if strong:
                glow = widgets.legal_glow(rect.w, rect.h, radius, s, True)
                self.add(glow, rect.topleft, Z_SHEET + 0.6)
            return
        scale = s * max(0.6, min(1.0, rect.w / (60 * s)))
        spot = self.pieces.spots.get(key)
        in_hand = spot is not None and spot.rect.y >= self.pieces.places.tray.y
        gift = key.startswith("slot:") and not self.pieces.own_slot(key)
        if strong or not (in_hand or gift):
            glow = widgets.legal_glow(rect.w, rect.h, radius, scale, strong)
            below = Z_LOW - 0.7 if z == Z_LOW + 3 else z - 1.2
            if z == Z_PLATES:  # round a plate, never over its words
                below = Z_UNDER_PLATES
            self.add(glow, rect.topleft, z - 0.0004 if in_hand else below)
        self.over(box, widgets.stitches(rect.w, rect.h, radius * s / scale, scale))

    def hinted(self, key: str, number: int) -> None:
        """Marks the visible part of a piece; no card of the hand lies over the rank of a hint."""
        box = self.box(key)
        if box is None:
            return
        size = self.pieces.seen(key) or box.rect.w, box.rect.h
        art = widgets.hint_mark(*size, box.radius, self._s(box), number)
        self.over(box, art, Z_RANK if self.pieces.in_hand(key) else marking.HINTED)

    def strike(self, struck: Sequence[Struck]) -> None:
        """The aimed target in white, its neighbours in red stitches with their own chance."""
        for strike in struck:
            box = self.box(keys.card(strike.piece))
            if box is None:
                continue
            if strike.direct:
                self._ring(box, 0.0006)
            else:
                size = (*box.rect.size, box.radius, self.host.s)
                self.over(box, widgets.stitches(*size, WOUND), 0.0003)
            self._price(box.rect, f"{strike.odds.percent} %")

    def pay(self, payments: Sequence[Payment], usable: Collection[str]) -> None:
        """Shows the hexagon each card would pay; a cross where it would be lost."""
        for payment in payments:
            key = keys.card(payment.piece)
            box = self.box(key)
            if box is None:
                continue
            if key not in usable:
                self._ring(box, 0.0004)
            d = round(max(box.rect.w * 0.46, 18 * self.host.s))
            kind = BURN if payment.lost else payment.hexagon
            art = with_shadow(art_signs.hexagon(kind, d, 0), LYING, self.host.s)
            corner = Rect(0, 0, d, d)
            corner.center = box.rect.right - d // 5, box.rect.bottom - d // 5
            self.add(art, corner.topleft, box.z + 0.001)

    def _ring(self, box: Box, lift: float) -> None:
        self.over(box, widgets.chosen_ring(*box.rect.size, box.radius, self.host.s), lift)

    def _price(self, rect: Rect, words: str) -> None:
        """Shows the forecast at the foot of a target."""
        at = self.pieces.places
        scale = max(0.66 * at.s, min(at.s, 1.15 * at.p))
        art = widgets.price_badge(words, scale, words == "0 %")
        self.add(art, rect.midbottom, Z_TAG + 2)

    def add(
        self, art: Art, at: tuple[float, float], z: float, clip: Rect | None = None,
        key: str = "mark",
    ) -> Node:  # fmt: skip
        """Marks round plates lie over what flies, all others under it."""
        return super().add(art, at, z if z >= Z_PLATES else min(z, Z_FLYING - 1), clip, key)


def _radius(spot: Spot, s: float) -> float:
    """Returns the radius of the card's corners as it lies, in style pixels."""
    w = spot.rect.w
    if spot.how == "hex":
        return w * 0.3 / s
    if spot.how in ("ring", "city"):
        return 9 * w / (74 * s)
    return 9 if spot.how == "tab" else 10 * w / (98 * s)
