"""Marks on this table: stitches, glows, rings, hints, refusals, who else is struck.

Knows no rules: what would be struck is told.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from pygame import Rect

from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.rules.cards import BURN
from tabletop.games.killer_bunnies.table import pictures
from tabletop.games.killer_bunnies.table.payment import Payment
from tabletop.games.killer_bunnies.table.pieces import Z_FLYING, Z_TAG, Pieces
from tabletop.games.killer_bunnies.table.preview import Struck
from tabletop.table import marking
from tabletop.table.art import widgets
from tabletop.table.art.surface import Art
from tabletop.table.boxes import square
from tabletop.table.contract import Host
from tabletop.table.marking import Box
from tabletop.table.stage import Node

WOUND = "#FF8F7A"
"""Stitches round what is struck besides the direct target."""
Z_PLATES, Z_UNDER_PLATES = 43, 39.5


class Marking(marking.Marking):
    """The marks of this table; besides them what a weapon would strike and what would pay."""

    def __init__(self, host: Host, box: Callable[[str], Box | None], pieces: Pieces) -> None:
        super().__init__(host, box)
        self.pieces = pieces

    def legal(self, key: str, strong: bool) -> None:
        """Small pieces have small stitches; cards in the tray and gifts glow under the pointer."""
        box = self.box(key)
        if box is None or key.startswith(("power:", "button:")):
            return
        s, rect, radius = self.host.s, box.rect, box.radius
        pick = key.startswith("pick:")
        small = 0.62 if pick else max(0.6, min(1.0, rect.w / (60 * s)))
        gift = key.startswith("slot:") and not self.pieces.own_slot(key)
        in_tray = rect.y >= self.host.layer.pixels(self.pieces.places.tray).y
        if strong or not (pick or gift or in_tray):
            scale = s if pick else s * small
            self.light(box, widgets.legal_glow(rect.w, rect.h, radius, scale, strong))
        self.over(box, widgets.stitches(rect.w, rect.h, radius / small, s * small))

    def hinted(self, key: str, number: int) -> None:
        """Marks the visible part of a piece."""
        box = self.box(key)
        if box is not None:
            self.hint(box, number, self.host.px(self.pieces.seen(key)))

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
            rect = self.host.layer.units(box.rect)
            d = max(rect.w * 0.46, 18)
            kind = BURN if payment.lost else payment.hexagon
            corner = square(rect.right - d / 5, rect.bottom - d / 5, d)
            self.lay(pictures.hexagon(kind), corner, box.z + 0.001)

    def _ring(self, box: Box, lift: float) -> None:
        self.over(box, widgets.chosen_ring(*box.rect.size, box.radius, self.host.s), lift)

    def _price(self, rect: Rect, words: str) -> None:
        """Shows the forecast at the foot of a target."""
        scale = self.host.s * max(0.66, min(1, 1.15 * self.pieces.places.p))
        art = widgets.price_badge(words, scale, words == "0 %")
        self.add(art, rect.midbottom, Z_TAG + 2)

    def add(
        self, art: Art, at: tuple[float, float], z: float, clip: Rect | None = None,
        key: str = "mark",
    ) -> Node:  # fmt: skip
        """Marks round plates lie over what flies, all others under it."""
        return super().add(art, at, z if z >= Z_PLATES else min(z, Z_FLYING - 1), clip, key)
