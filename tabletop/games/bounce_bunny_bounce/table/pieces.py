"""The pieces of this table on the stage: cards, bunnies, empty places; where they lie and how they
are lifted. Knows looks, not rules.
"""

from __future__ import annotations

from collections.abc import Mapping

from pygame import FRect, Rect

from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.games.bounce_bunny_bounce.table import pictures
from tabletop.games.bounce_bunny_bounce.table.layout import Places
from tabletop.games.bounce_bunny_bounce.table.looks import Look
from tabletop.games.bounce_bunny_bounce.table.pictures import CARD_RADIUS
from tabletop.table.art import rabbit
from tabletop.table.contract import Host
from tabletop.table.nodes import Item, NodeTable
from tabletop.table.pawns import Pawns, standing
from tabletop.table.stage import Node

Z_HOLE, Z_GLOW, Z_CARD, Z_STITCH, Z_TRAIL, Z_BUNNY, Z_CHEVRON = 4, 8, 10, 14, 18, 22, 20
Z_MARK, Z_FLYING, Z_HELD = 26, 40, 45
LIFT = 6
"""By which a card rises under the pointer."""
CORNER, SIGN = 3, 30
"""Inset and size of the sign in the corner of a card under a bunny."""
BOTH = 0.17
"""The distance, in card widths, by which a bunny steps aside from the sign of an open card."""


class Pieces:
    """Cards, bunnies and carrots of the field: puts each where it lies, as nodes of the table.

    Attributes:
        looks: how everything lay when it was last shown.
        lit, lifted: cells whose backs are lit, and the one under the pointer, -1 for none.
        bunnies: the pawns.
    """

    def __init__(self, host: Host, places: Places, nodes: NodeTable) -> None:
        self.host, self.places, self.nodes = host, places, nodes
        self.looks: Mapping[str, Look] = {}
        self.lit: frozenset[int] = frozenset()
        self.lifted = -1
        for cell, rect in enumerate(places.cells):
            nodes.lay_place(keys.cell(cell), rect, Z_STITCH, radius=CARD_RADIUS, below=Z_GLOW)
        self.bunnies = Pawns(host, nodes, keys.bunny, Z_BUNNY, Z_GLOW, CARD_RADIUS)
        for seat, home in enumerate(places.homes):
            self.bunnies.put(seat, home)

    # ---------------------------------------------------------------------------------- cards

    def spot(self, cell: int) -> FRect:
        """The place of the card in that cell, lifted or not."""
        return self.places.cells[cell].move(0, -LIFT if cell == self.lifted else 0)

    def card(self, look: Look) -> Item:
        """Returns a card; it is pointed at by the name of its cell."""
        lit, up = look.cell in self.lit, look.cell == self.lifted
        shown, z = pictures.card(look.face, lit, look.seen, up, look.memory), Z_CARD + up
        place = self.spot(look.cell)
        return Item(shown, place, z, 255, CARD_RADIUS, True, False, Z_GLOW, look.face)

    def items(self, looks: Mapping[str, Look]) -> dict[str, Item]:
        """All cards, the holes where carrots were, and in a corner the sign of a card that a bunny
        stands on."""
        found = {k: self.card(look) for k, look in looks.items() if k.startswith("card:")}
        faces = {looks[key].cell: looks[key].face for key in found}
        for look in (looks[k] for k in map(keys.bunny, range(len(self.host.seats))) if k in looks):
            if look.beside and faces.get(look.cell, -1) >= 0:
                x, y = self.places.cells[look.cell].topleft
                corner = FRect(x + CORNER, y + CORNER, SIGN, SIGN)
                sign = pictures.stood_on(faces[look.cell])
                found[f"stands:{look.cell}"] = Item(sign, corner, Z_MARK, hit=False)
        if found:
            covered = {look.cell for look in looks.values()}
            for cell, rect in enumerate(self.places.cells):
                if cell not in covered:
                    found[f"hole:{cell}"] = Item(pictures.hole(), rect, Z_HOLE, hit=False)
        return found

    def in_cell(self, cell: int) -> str:
        """The name of the card in that cell, "" where none is."""
        lying = (k for k, look in self.looks.items() if k.startswith("card:") and look.cell == cell)
        return next(lying, "")

    def light(self, lit: frozenset[int], lifted: int) -> None:
        """Other backs are lit, another card is lifted."""
        touched = lit | self.lit | {lifted, self.lifted}
        if (lit, lifted) == (self.lit, self.lifted):
            return
        self.lit, self.lifted = lit, lifted
        for key, look in self.looks.items():
            if key.startswith("card:") and look.cell in touched:
                self.nodes.lay_item(key, self.card(look))

    # -------------------------------------------------------------------------------- bunnies

    def stand(self, seat: int, look: Look) -> FRect:
        """Returns the place of a bunny with that look."""
        if look.cell < 0:
            return self.places.homes[seat]
        rect = self.places.cells[look.cell]
        aside = rect.w * BOTH if look.beside else 0
        return standing(rect.centerx + aside, rect.bottom - 5, self.places.bunny_h)

    def clip_bunny(self, seat: int, within: Rect | None) -> None:
        """Shows no more of a bunny than lies in a window rectangle; None = all of it."""
        for node in self.bunnies.nodes(seat):
            node.clip = within

    def lift_bunny(self, seat: int) -> Node:
        """The bunny as the hand carries it, off the ground."""
        node, foot = self.bunnies.nodes(seat)
        hopping = rabbit.standing(self.host.seats[seat].figure, "hop")
        node.show(hopping, standing(0, 0, self.places.bunny_h))
        foot.put(alpha=0)
        return node

    # -------------------------------------------------------------------------------- showing

    def show(self, looks: Mapping[str, Look]) -> None:
        """Puts every piece where `looks` has it."""
        self.looks = looks
        self.nodes.sync(self.items(looks))
        for seat in range(len(self.host.seats)):
            self.clip_bunny(seat, None)
            self.bunnies.put(seat, self.stand(seat, looks[keys.bunny(seat)]))
