"""The pieces of this table on the stage: cards, bunnies, empty places; where they lie and how they
are lifted. Knows looks, not rules.
"""

from __future__ import annotations

from collections.abc import Mapping

from pygame import FRect

from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.games.bounce_bunny_bounce.table import pictures
from tabletop.games.bounce_bunny_bounce.table.layout import Places, standing
from tabletop.games.bounce_bunny_bounce.table.looks import Look
from tabletop.games.bounce_bunny_bounce.table.pictures import CARD_RADIUS
from tabletop.table.art import rabbit
from tabletop.table.art.picture import Picture
from tabletop.table.contract import Host
from tabletop.table.motion import alpha
from tabletop.table.nodes import NodeTable
from tabletop.table.stage import Node

Z_HOLE, Z_GLOW, Z_CARD, Z_STITCH, Z_TRAIL, Z_BUNNY, Z_CHEVRON = 4, 8, 10, 14, 18, 22, 20
Z_MARK, Z_FLYING, Z_HELD = 26, 40, 45
LIFT = 6
"""By which a card rises under the pointer."""
BOTH = 0.17
"""The distance, in card widths, by which a bunny steps aside from the sign of an open card."""


class Pieces:
    """Cards, bunnies and carrots of the field: puts each where it lies, as nodes of the table.

    Attributes:
        looks: how everything lay when it was last shown.
        lit, lifted: cells whose backs are lit, and the one under the pointer, -1 for none.
        bunnies, feet: each seat's bunny, and the soft shadow under it.
    """

    def __init__(self, host: Host, places: Places, nodes: NodeTable) -> None:
        self.host, self.places, self.nodes = host, places, nodes
        self.looks: Mapping[str, Look] = {}
        self.lit: frozenset[int] = frozenset()
        self.lifted = -1
        for cell, rect in enumerate(places.cells):
            nodes.lay_place(keys.cell(cell), rect, Z_STITCH, radius=CARD_RADIUS, below=Z_GLOW)
        self.feet = [
            host.layer.picture(rabbit.foot(), _foot(home), Z_BUNNY - 1, f"foot:{seat}")
            for seat, home in enumerate(places.homes)
        ]
        self.bunnies = [self.put_bunny(seat, home) for seat, home in enumerate(places.homes)]

    # ---------------------------------------------------------------------------------- cards

    def card(self, look: Look) -> Picture:
        lit, up = look.cell in self.lit, look.cell == self.lifted
        return pictures.card(look.face, lit, look.seen, up)

    def spot(self, cell: int) -> FRect:
        """The place of the card in that cell, lifted or not."""
        return self.places.cells[cell].move(0, -LIFT if cell == self.lifted else 0)

    def show_card(self, key: str, look: Look) -> Node:
        """Lays one card into its cell; it is pointed at by the name of the cell."""
        z = Z_CARD + (1 if look.cell == self.lifted else 0)
        return self.nodes.lay(
            key, self.card(look), self.spot(look.cell), z,
            radius=CARD_RADIUS, hit=False, below=Z_GLOW,
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

    def stand(self, seat: int, look: Look) -> FRect:
        """Returns the place of a bunny with that look."""
        if look.cell < 0:
            return self.places.homes[seat]
        rect = self.places.cells[look.cell]
        aside = rect.w * BOTH if look.beside else 0
        return standing(rect.centerx + aside, rect.bottom - 5, self.places.bunny_h)

    def put_bunny(
        self, seat: int, rect: FRect, pose: str = "stand", shade: float = 1.0,
        lean: float | None = None,
    ) -> Node:  # fmt: skip
        """Stands the bunny there; `shade` 0..1 is how near the ground it is."""
        self.feet[seat].show(rabbit.foot(), _foot(rect), alpha=alpha(shade))
        shown = rabbit.standing(self.host.seats[seat].figure, pose, lean)
        return self.nodes.lay(
            keys.bunny(seat), shown, rect, Z_BUNNY + rect.bottom / 10_000, below=Z_GLOW,
            radius=CARD_RADIUS,
        )  # fmt: skip

    def lift_bunny(self, seat: int) -> Node:
        """The bunny as the hand carries it, off the ground."""
        node, figure = self.bunnies[seat], self.host.seats[seat].figure
        node.show(rabbit.standing(figure, "hop"), standing(0, 0, self.places.bunny_h))
        self.feet[seat].put(alpha=0)
        return node

    # -------------------------------------------------------------------------------- showing

    def show(self, looks: Mapping[str, Look]) -> None:
        """Puts every piece where `looks` has it."""
        self.looks = looks
        lying = {key: look for key, look in looks.items() if key.startswith("card:")}
        bare = set(range(len(self.places.cells))) if lying else set()
        for key, look in lying.items():
            self.show_card(key, look)
            bare.discard(look.cell)
        holes = {f"hole:{cell}": self.places.cells[cell] for cell in bare}
        for key, rect in holes.items():
            self.nodes.lay(key, pictures.hole(), rect, Z_HOLE, hit=False)
        drawn = [key for key in self.nodes.pieces if key.startswith(("card:", "hole:"))]
        self.nodes.remove(*[key for key in drawn if key not in lying and key not in holes])
        for seat, node in enumerate(self.bunnies):
            node.clip = self.feet[seat].clip = None
            self.put_bunny(seat, self.stand(seat, looks[keys.bunny(seat)]))


def _foot(rect: FRect) -> FRect:
    """The place of the shadow under a bunny that stands there."""
    w, h = rect.h * 0.62, rect.h * 0.2
    return FRect(rect.centerx - w / 2, rect.bottom - h * 0.62, w, h)
