"""Pieces of this table on the stage: houses, river, hand, pawns, homes, tokens.

Knows looks, not rules; `spots` has the positions.
"""

from __future__ import annotations

import pygame

from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.village import CENTRE
from tabletop.games.bunny_boom.table import faces, green, pictures
from tabletop.games.bunny_boom.table.layout import Places
from tabletop.games.bunny_boom.table.looks import Look, Looks
from tabletop.games.bunny_boom.table.pictures import CARD_RADIUS, TILE_RADIUS
from tabletop.games.bunny_boom.table.spots import MARKERS, Spot, Spots
from tabletop.table.art import coins
from tabletop.table.art.rabbit import pawn
from tabletop.table.art.surface import Art, ground_shadow
from tabletop.table.art.widgets import count_badge
from tabletop.table.contract import Host
from tabletop.table.nodes import NodeTable
from tabletop.table.stage import Node

Z_RIVER, Z_HOME, Z_GLOW, Z_PLOT, Z_EDGE, Z_CARD, Z_STITCH = 3, 6, 8, 9, 9.5, 10, 14
Z_ROAD, Z_TOKEN, Z_PAWN, Z_FRONT, Z_MARK, Z_HAND, Z_FLYING, Z_HELD = 17, 19, 22, 23, 27, 32, 40, 44
LIFT = 10
"""Style pixels by which a card of the hand rises under the pointer."""
HAND_TRAY = "hand"
"""Drop target of drawn cards."""


class Pieces(Spots):
    """Puts cards, pawns and tokens of the village on the stage, as nodes of the table.

    Attributes:
        back: what the deck shows face down.
        lifted: cards of the hand that are raised: the one under the pointer, or all.
        pawns, feet: each seat's pawn, and the soft shadow under it.
    """

    def __init__(self, host: Host, places: Places, nodes: NodeTable) -> None:
        super().__init__(host, places)
        self.nodes = nodes
        self.lifted: frozenset[int] = frozenset()
        self.back = pictures.deck_back(self.seats)
        self._fixed()
        self._places()
        self.feet = [
            host.stage.picture(None, 0, 0, Z_PAWN - 1, f"foot:{seat}") for seat in range(self.seats)
        ]
        self.pawns = [
            self.put_pawn(seat, *self.stand_at(CENTRE, seat, self.seats))
            for seat in range(self.seats)
        ]

    def _places(self) -> None:
        """Registers the bare places that can be pointed at and marked."""
        at, put = self.places, self.nodes.place
        for space in range(self.spaces):
            put(keys.space(space), at.tiles[space], Z_STITCH, radius=TILE_RADIUS, below=Z_GLOW)
        put("centre", at.tile(CENTRE), Z_STITCH, radius=TILE_RADIUS, hit=False, below=Z_GLOW)
        for slot, rect in enumerate(at.water):
            put(keys.river(slot), rect, Z_STITCH, radius=CARD_RADIUS, below=Z_GLOW)
        put("pile", at.pile, Z_STITCH, radius=CARD_RADIUS, below=Z_GLOW)
        put(HAND_TRAY, at.hand, Z_STITCH, radius=14, below=Z_RIVER - 1)

    def _fixed(self) -> None:
        """Draws the fixed parts: plots, homes, the river's water, the pile, the hand's tray."""
        stage, at, s = self.host.stage, self.places, self.host.s
        plot = Art(faces.plot(at.tiles[0].w), 0, 0)
        self.plots = [
            stage.picture(plot, *at.tiles[i].topleft, Z_PLOT, f"plot:{i}")
            for i in range(self.spaces)
        ]
        edge = pictures.edge(at.tiles[0].w, s)
        rise = max(2, round(3 * self.unit))
        self.edges = [
            stage.picture(edge, tile.x + rise, tile.y + rise, Z_EDGE, f"edge:{i}")
            for i, tile in enumerate(at.tiles[: self.spaces])
        ]
        self.fronts = [
            stage.picture(None, *tile.topleft, Z_FRONT, f"front:{i}")
            for i, tile in enumerate(at.tiles[: self.spaces])
        ]
        self.hills, self.counts, self.gifts = [], [], []
        for seat in range(self.seats):
            self.hills.append(stage.picture(None, 0, 0, Z_HOME, f"home:{seat}"))
            self.counts.append(stage.picture(None, 0, 0, Z_HOME + 1, f"count:{seat}"))
            self.gifts.append(stage.picture(None, 0, 0, Z_TOKEN, keys.gifts(seat)))
        water = green.river(at.river.w, at.river.h, s)
        self.water = stage.picture(water, *at.river.topleft, Z_RIVER, "river")
        pile = pictures.pile(0, at.pile.w, s, self.back)
        self.pile = stage.picture(pile, *at.pile.topleft, Z_CARD, "pile")
        self.pile_count = stage.picture(None, 0, 0, Z_MARK + 1, "pile_count")
        tray = green.hand_tray(at.hand.w, at.hand.h, s)
        stage.picture(tray, *at.hand.topleft, Z_RIVER, "tray")
        for place in (*at.slots, *at.water):
            stage.picture(green.card_place(*place.size), *place.topleft, Z_HOME, "place")
        self.backs = [
            stage.picture(self.card_art(-1, slot.w), *slot.topleft, Z_HAND - 1, f"back:{i}")
            for i, slot in enumerate(at.slots)
        ]

    def card_art(self, number: int, w: int, held: bool = False) -> Art:
        """A card of the river or a hand, `w` pixels wide; -1 is one that lies face down."""
        return pictures.card(number, w, self.host.s, held, self.back)

    # --------------------------------------------------------------------------------- pawns

    def put_pawn(
        self,
        seat: int,
        x: float,
        y: float,
        height: int,
        pose: str = "stand",
        shade: float = 1.0,
        lean: float | None = None,
    ) -> Node:
        """Puts the pawn with its feet at (x, y); `shade` 0..1 is its nearness to the ground.

        Of two side by side the left one is on top, so that every badge is seen.
        """
        art = pawn(self.host.seats[seat].figure, height, pose, lean=lean, always=True)
        width = round(200 * height / 256)
        depth = Z_PAWN + y / 10_000 - x / 1_000_000
        box = pygame.Rect(round(x - width / 2), round(y - height), width, height)
        w, h = round(height * 0.62), round(height * 0.2)
        self.feet[seat].put(
            art=ground_shadow(w, h, 130),
            pos=(x - w / 2, y - h * 0.62),
            visible=True,
            alpha=round(255 * shade),
        )
        return self.nodes.put(
            keys.pawn(seat), art, (x - width / 2, y - height), depth,
            rest=box, loose=False, radius=12, below=Z_GLOW,
        )  # fmt: skip

    # ------------------------------------------------------------------------------- showing

    def show(self, looks: Looks) -> None:
        """Puts every piece where `looks` has it."""
        self.looks = looks
        self._show_cards(looks)
        self._show_spaces(looks)
        self._show_tokens(looks)
        self._show_homes(looks)
        for name in MARKERS:
            self._show_marker(name, looks)
        for seat in range(self.seats):
            self.put_pawn(seat, *self.stand(seat, looks))
        self.set_pile(looks["pile"].number)

    def set_pile(self, count: int) -> None:
        at = self.places.pile
        self.pile.put(art=pictures.pile(min(3, count), at.w, self.host.s, self.back))
        disc = count_badge(count, max(round(24 * self.host.s), round(at.w * 0.36)))
        d = disc.get_width()
        pos = (at.right - round(d * 0.62), at.bottom - round(d * 0.62))
        self.pile_count.put(art=Art(disc, 0, 0), pos=pos, visible=count > 0)

    def card(self, number: int) -> Node | None:
        """Returns the node of the card with that number; None where it is not in sight."""
        return self.nodes.node(keys.card(number))

    def _show_cards(self, looks: Looks) -> None:
        """Shows all visible cards except those in hands and gifts of others."""
        hand = keys.hand(self.hand_seat)
        seen = {
            key: look for key, look in looks.items()
            if key.startswith("card:")
            and (look.place == hand or not look.place.startswith(("hand", "gifts")))
        }  # fmt: skip
        gone = [key for key in self.nodes.pieces if key.startswith("card:") and key not in seen]
        self.nodes.remove(*gone)
        for key, look in seen.items():
            self.show_card(key, look, looks)
        held = self.held_cards(looks)
        hidden = looks[hand].number - len(held) if hand in looks else 0
        for i, node in enumerate(self.backs):
            node.put(visible=len(held) <= i < len(held) + hidden)

    def show_card(self, key: str, look: Look, looks: Looks) -> Node:
        """Lays one card where it belongs; only hand cards are hit by their own key."""
        number = look.card
        rect = self.place_rect(look.place, looks, number)
        x, y = rect.topleft
        if look.place.startswith("space"):
            art = pictures.tile(number, rect.w, self.host.s, looks[look.place].closed)
            return self._put_card(key, art, (x, y), Z_CARD, TILE_RADIUS, False)
        up = number in self.lifted
        art = self.card_art(number, rect.w, up)
        if not look.place.startswith("hand"):
            return self._put_card(key, art, (x, y), Z_CARD, CARD_RADIUS, False)
        y -= self.host.px(LIFT) if up else 0
        return self._put_card(key, art, (x, y), Z_HAND + (1 if up else 0), CARD_RADIUS, True)

    def _put_card(
        self, key: str, art: Art, pos: Spot, z: float, radius: float, own: bool
    ) -> Node:  # fmt: skip
        below = z - 2.5 if own else Z_GLOW
        return self.nodes.put(key, art, pos, z, radius=radius, hit=own, below=below)

    def relift(self, cards: frozenset[int]) -> None:
        """Raises these cards of the hand and lowers the others."""
        touched, self.lifted = self.lifted ^ cards, cards
        for key in map(keys.card, touched):
            look = self.looks.get(key)
            if key in self.nodes and look is not None and look.place.startswith("hand"):
                self.show_card(key, look, self.looks)

    def _show_spaces(self, looks: Looks) -> None:
        for space in range(self.spaces):
            look = looks.get(keys.space(space))
            height = look.number if look else 0
            self.plots[space].put(visible=height == 0)
            self.edges[space].put(visible=height > 1)
            self._show_front(space, looks)

    def _show_front(self, space: int, looks: Looks) -> None:
        """Shows the parts of a house that its pawns must not hide."""
        place = keys.space(space)
        crowd = self._crowd(place, looks)
        lying = looks.get(place)
        card = lying.card if crowd and lying is not None else -1
        if lying is not None and card >= 0:
            tile = self.places.tiles[space]
            drawn = faces.before_pawns(card, tile.w, lying.closed, crowd > 1)
            self.fronts[space].put(art=Art(drawn, 0, 0))
        self.fronts[space].put(visible=card >= 0)

    def _show_tokens(self, looks: Looks) -> None:
        gone = [key for key in self.nodes.pieces if key.startswith("tokens:") and key not in looks]
        self.nodes.remove(*gone)
        for key, look in looks.items():
            if key.startswith("tokens:"):
                self.show_token(key, look)

    def show_token(self, key: str, look: Look) -> Node:
        art = coins.stack(look.number, self.token_size, self.host.s)
        return self.nodes.put(key, art, self.token_spot(look.place), Z_TOKEN, hit=False)

    def _show_homes(self, looks: Looks) -> None:
        for seat in range(self.seats):
            key, home = keys.home(seat), self.home(seat)
            self.nodes.place(key, home, Z_HOME + 2, radius=16, below=Z_HOME - 1)
            for node in (self.hills[seat], self.counts[seat]):
                node.put(pos=home.topleft)
            self.set_home(seat, looks[key].number if key in looks else 0)
            count = looks[keys.gifts(seat)].number
            if count:
                d = round(self.token_size * 1.2)
                art = coins.marker("gift", d, self.host.s)
                self.gifts[seat].put(art=art, pos=self.gift_spot(seat))
            self.gifts[seat].put(visible=count > 0)

    def set_home(self, seat: int, count: int) -> None:
        """Shows that many bunnies at a home."""
        home = self.home(seat)
        figure = self.host.seats[seat].figure
        self.hills[seat].put(art=green.home(figure, home.w, home.h, green.heap_of(count)))
        self.counts[seat].put(art=green.home_count(count, home.w, home.h))

    def _show_marker(self, name: str, looks: Looks) -> None:
        if name not in looks:
            self.nodes.remove(name)
            return
        place = looks[name].place
        spot, d = self.marker_spot(name, place)
        z = Z_TOKEN + (1 if place.startswith("space") else 0)
        self.nodes.put(
            name, coins.marker(name, d, self.host.s), spot, z, hit=False, radius=d / 2, below=Z_GLOW
        )
