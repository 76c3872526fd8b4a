"""The nodes of this table's pieces: cards, bunnies, shocks;
where they lie and how they are lifted.
"""

from __future__ import annotations

import pygame

from tabletop.games.bounce_bunny_bounce.rules.cards import CELLS
from tabletop.games.bounce_bunny_bounce.rules.keys import cell_of
from tabletop.games.bounce_bunny_bounce.table import pictures
from tabletop.games.bounce_bunny_bounce.table.layout import Places
from tabletop.table.art.rabbit import pawn
from tabletop.table.art.surface import Art, ground_shadow
from tabletop.table.contract import Host, Look, Looks
from tabletop.table.stage import Node

Z_HOLE, Z_GLOW, Z_CARD, Z_STITCH, Z_TRAIL, Z_BUNNY, Z_CHEVRON = 4, 8, 10, 14, 18, 22, 20
Z_MARK, Z_FLYING, Z_HELD = 26, 40, 45
LIFT = 6
"""Style pixels by which a card rises under the pointer."""
BOTH = 0.17
"""How far, in card widths, a bunny steps aside from the sign of a card that lies open under it."""


class Pieces:
    """All nodes that stand for a piece. Knows looks, not rules.

    Attributes:
        cards: node of each card that is still on the field, by its number.
        bunnies: node of each seat's bunny.
        rest: where each seat's bunny stands: x and y of its feet, and its height.
        lit, lifted: cells whose backs are lit, and the one under the pointer.
        feet: the soft shadow under each bunny.
    """

    def __init__(self, host: Host, places: Places) -> None:
        self.host, self.places = host, places
        stage = host.stage
        size = places.cells[0].size
        self.size = size
        self.holes = [
            stage.picture(pictures.hole(*size), *rect.topleft, Z_HOLE, f"hole:{cell}")
            for cell, rect in enumerate(places.cells)
        ]
        self.cards: dict[int, Node] = {}
        self.bunnies: list[Node] = []
        self.feet: list[Node] = []
        for seat in range(len(host.seats)):
            foot = self.foot_art(places.bunny_h)
            self.feet.append(stage.picture(foot, 0, 0, Z_BUNNY - 1, f"foot:{seat}"))
            art = self.bunny_art(seat, places.bunny_h)
            self.bunnies.append(stage.picture(art, 0, 0, Z_BUNNY, f"bunny:{seat}"))
        self.lit: frozenset[int] = frozenset()
        self.lifted: int = -1
        self.looks: Looks = {}
        self.rest = [(*at, places.waiting_h) for at in places.homes]

    def card_art(self, look: Look, cell: int, held: bool = False) -> Art:
        lit = cell in self.lit
        return pictures.card(
            look.face, *self.size, self.host.s, lit, look.amount > 0, held or cell == self.lifted
        )

    def bunny_art(self, seat: int, height: int, pose: str = "stand", **how: str) -> Art:
        return pawn(self.host.seats[seat].figure, height, pose, **how)

    def foot_art(self, height: int) -> Art:
        return ground_shadow(round(height * 0.62), round(height * 0.2), 130)

    def cell_pos(self, cell: int) -> tuple[int, int]:
        """Top left of the card in that cell, lifted or not."""
        x, y = self.places.cells[cell].topleft
        return x, y - (self.host.px(LIFT) if cell == self.lifted else 0)

    def stand(self, seat: int, look: Look, open_card: bool) -> tuple[int, int, int]:
        """(x of the feet, y of the feet, height) of a bunny that rests at `look`."""
        cell = cell_of(look.place)
        if cell < 0:
            x, y = self.places.homes[seat]
            return x, y, self.places.waiting_h
        rect = self.places.cells[cell]
        aside = round(rect.w * BOTH) if open_card else 0
        return rect.centerx + aside, rect.bottom - self.host.px(5), self.places.bunny_h

    def put_bunny(
        self, seat: int, x: float, y: float, height: int, pose: str = "stand",
        shade: float = 1.0, lean: float | None = None, **how: str,
    ) -> None:  # fmt: skip
        """Stands the bunny with its feet at (x, y); `shade` 0..1 is how near the ground it is."""
        art = pawn(self.host.seats[seat].figure, height, pose, lean=lean, **how)
        width = round(200 * height / 256)
        self.bunnies[seat].put(art=art, pos=(x - width / 2, y - height), z=Z_BUNNY + y / 10_000)
        foot = self.foot_art(height)
        w, h = round(height * 0.62), round(height * 0.2)
        ground = self.feet[seat]
        ground.put(art=foot, pos=(x - w / 2, y - h * 0.62), alpha=round(255 * shade))

    def show(self, looks: Looks) -> None:
        """Puts every piece where `looks` has it."""
        self.looks = dict(looks)
        here = {
            int(key[5:]): look
            for key, look in looks.items()
            if key.startswith("card:") and cell_of(look.place) >= 0
        }
        for number in [n for n in self.cards if n not in here]:
            self.host.stage.remove(self.cards.pop(number))
        covered = set()
        for number, look in here.items():
            cell = cell_of(look.place)
            covered.add(cell)
            self.show_card(number, look)
        for cell in range(CELLS):
            self.holes[cell].put(visible=bool(here) and cell not in covered)
        open_cells = {cell_of(look.place) for look in here.values() if look.face >= 0}
        for seat in range(len(self.bunnies)):
            look = looks.get(f"bunny:{seat}")
            self.bunnies[seat].put(visible=look is not None)
            self.feet[seat].put(visible=look is not None)
            if look is not None:
                x, y, height = self.stand(seat, look, cell_of(look.place) in open_cells)
                self.rest[seat] = (x, y, height)
                self.put_bunny(seat, x, y, height)

    def relight(self, number: int) -> None:
        """Shows a card lit or not, lifted or not, as the marks have it now."""
        if number in self.cards and (look := self.looks.get(f"card:{number}")) is not None:
            self.show_card(number, look)

    def show_card(self, number: int, look: Look) -> Node:
        """Lays one card into its cell."""
        cell = cell_of(look.place)
        pos = self.cell_pos(cell)
        art = self.card_art(look, cell)
        node = self.cards.get(number)
        if node is None:
            node = self.host.stage.picture(art, *pos, Z_CARD, f"card:{number}")
            self.cards[number] = node
        z = Z_CARD + (1 if cell == self.lifted else 0)
        node.put(art=art, pos=pos, z=z, visible=True, alpha=255)
        return node

    def bunny_rect(self, seat: int) -> pygame.Rect:
        """The box of a bunny as it is drawn now."""
        x, y = self.bunnies[seat].pos
        on_field = self.places.bed.collidepoint(x, y + 2)
        height = self.places.bunny_h if on_field else self.places.waiting_h
        return pygame.Rect(round(x), round(y), round(200 * height / 256), height)
