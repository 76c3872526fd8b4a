"""The pieces of this table on the stage: cards, bunnies, empty places; where they lie and how they
are lifted. Knows looks, not rules.
"""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect

from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.games.bounce_bunny_bounce.rules.cards import CELLS
from tabletop.games.bounce_bunny_bounce.table import pictures
from tabletop.games.bounce_bunny_bounce.table.layout import Places
from tabletop.games.bounce_bunny_bounce.table.looks import Look
from tabletop.table.art.rabbit import pawn
from tabletop.table.art.surface import Art, ground_shadow
from tabletop.table.contract import Host
from tabletop.table.nodes import NodeTable
from tabletop.table.stage import Node

Z_HOLE, Z_GLOW, Z_CARD, Z_STITCH, Z_TRAIL, Z_BUNNY, Z_CHEVRON = 4, 8, 10, 14, 18, 22, 20
Z_MARK, Z_FLYING, Z_HELD = 26, 40, 45
LIFT = 6
"""Style pixels by which a card rises under the pointer."""
BOTH = 0.17
"""The distance, in card widths, by which a bunny steps aside from the sign of an open card."""
Feet = tuple[int, int, int]
"""x and y of a bunny's feet, and its height."""


class Pieces:
    """Cards, bunnies and carrots of the field: puts each where it lies, as nodes of the table.

    Attributes:
        size: of a card.
        looks: how everything lay when it was last shown.
        lit, lifted: cells whose backs are lit, and the one under the pointer, -1 for none.
        holes: what is seen where a carrot was eaten.
        bunnies, feet: each seat's bunny, and the soft shadow under it.
    """

    def __init__(self, host: Host, places: Places, nodes: NodeTable) -> None:
        self.host, self.places, self.nodes = host, places, nodes
        self.size = places.cells[0].size
        self.looks: Mapping[str, Look] = {}
        self.lit: frozenset[int] = frozenset()
        self.lifted = -1
        stage = host.stage
        self.holes = [
            stage.picture(pictures.hole(*self.size), *rect.topleft, Z_HOLE, f"hole:{cell}")
            for cell, rect in enumerate(places.cells)
        ]
        for cell, rect in enumerate(places.cells):
            nodes.place(keys.cell(cell), rect, Z_STITCH,
                        radius=pictures.CARD_RADIUS, below=Z_GLOW)  # fmt: skip
        self.feet: list[Node] = []
        self.bunnies: list[Node] = []
        for seat in range(len(host.seats)):
            foot = _foot_art(places.bunny_h)
            self.feet.append(stage.picture(foot, 0, 0, Z_BUNNY - 1, f"foot:{seat}"))
            self.bunnies.append(self.put_bunny(seat, *places.homes[seat], places.waiting_h))

    # ---------------------------------------------------------------------------------- cards

    def card(self, number: int) -> Node | None:
        """The picture of a card that is still on the field."""
        return self.nodes.node(keys.card(number))

    def card_art(self, look: Look, held: bool = False) -> Art:
        lit, up = look.cell in self.lit, held or look.cell == self.lifted
        return pictures.card(look.face, *self.size, self.host.s, lit, look.seen, up)

    def cell_pos(self, cell: int) -> tuple[int, int]:
        """Top left of the card in that cell, lifted or not."""
        x, y = self.places.cells[cell].topleft
        return x, y - (self.host.px(LIFT) if cell == self.lifted else 0)

    def show_card(self, key: str, look: Look) -> Node:
        """Lays one card into its cell; it is pointed at by the name of the cell."""
        z = Z_CARD + (1 if look.cell == self.lifted else 0)
        return self.nodes.put(
            key, self.card_art(look), self.cell_pos(look.cell), z,
            radius=pictures.CARD_RADIUS, hit=False, below=Z_GLOW,
        )  # fmt: skip

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
                self.show_card(key, look)

    # -------------------------------------------------------------------------------- bunnies

    def stand(self, seat: int, look: Look) -> Feet:
        """Returns the place of a bunny with that look."""
        if look.cell < 0:
            x, y = self.places.homes[seat]
            return x, y, self.places.waiting_h
        rect = self.places.cells[look.cell]
        aside = round(rect.w * BOTH) if look.beside else 0
        return rect.centerx + aside, rect.bottom - self.host.px(5), self.places.bunny_h

    def put_bunny(
        self, seat: int, x: float, y: float, height: int, pose: str = "stand",
        shade: float = 1.0, lean: float | None = None,
    ) -> Node:  # fmt: skip
        """Stands the bunny with its feet at (x, y); `shade` 0..1 is how near the ground it is."""
        art = pawn(self.host.seats[seat].figure, height, pose, lean=lean)
        width = round(200 * height / 256)
        box = Rect(round(x - width / 2), round(y - height), width, height)
        w, h = round(height * 0.62), round(height * 0.2)
        at = (x - w / 2, y - h * 0.62)
        self.feet[seat].put(art=_foot_art(height), pos=at, alpha=round(255 * shade))
        return self.nodes.put(
            keys.bunny(seat), art, (x - width / 2, y - height), Z_BUNNY + y / 10_000,
            rest=box, below=Z_GLOW, radius=pictures.CARD_RADIUS,
        )  # fmt: skip

    def lift_bunny(self, seat: int) -> Node:
        """The bunny as the hand carries it, off the ground."""
        height = self.places.bunny_h
        self.bunnies[seat].put(art=pawn(self.host.seats[seat].figure, height, "hop"))
        self.feet[seat].put(alpha=0)
        return self.bunnies[seat]

    # -------------------------------------------------------------------------------- showing

    def show(self, looks: Mapping[str, Look]) -> None:
        """Puts every piece where `looks` has it."""
        self.looks = looks
        cards = {key: look for key, look in looks.items() if key.startswith("card:")}
        gone = [key for key in self.nodes.pieces if key.startswith("card:") and key not in cards]
        self.nodes.remove(*gone)
        for key, look in cards.items():
            self.show_card(key, look)
        covered = {look.cell for look in cards.values()}
        for cell in range(CELLS):
            self.holes[cell].put(visible=bool(cards) and cell not in covered)
        for seat, node in enumerate(self.bunnies):
            node.clip = self.feet[seat].clip = None
            self.put_bunny(seat, *self.stand(seat, looks[keys.bunny(seat)]))


def _foot_art(height: int) -> Art:
    return ground_shadow(round(height * 0.62), round(height * 0.2), 130)
