"""The nodes of this table's pieces and where they lie: houses, river, hand, pawns, homes, tokens.

Knows looks, not rules.
"""

from __future__ import annotations

import pygame

from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.village import CENTRE, spaces_for
from tabletop.games.bunny_boom.table import faces, green, pictures
from tabletop.games.bunny_boom.table.layout import Places
from tabletop.table.art import coins
from tabletop.table.art.rabbit import pawn
from tabletop.table.art.surface import Art, ground_shadow
from tabletop.table.art.widgets import count_badge
from tabletop.table.contract import Host, Look, Looks
from tabletop.table.stage import Node

Z_RIVER, Z_HOME, Z_GLOW, Z_PLOT, Z_EDGE, Z_CARD, Z_STITCH = 3, 6, 8, 9, 9.5, 10, 14
Z_ROAD, Z_TOKEN, Z_PAWN, Z_FRONT, Z_MARK, Z_HAND, Z_FLYING, Z_HELD = 17, 19, 22, 23, 27, 32, 40, 44
LIFT = 10
"""Style pixels by which a card of the hand rises under the pointer."""
MARKERS = ("carrot", "burrow", "fox")
CROWD = 3
"""So many pawns on a house leave no room for its bunnies at the side."""
Spot = tuple[float, float]


class Pieces:
    """All nodes that stand for a piece.

    Attributes:
        cards: the node of each card that is seen, by number.
        back: what the deck shows face down.
        hand_seat: whose hand lies before the viewer, -1 before anything is dealt.
        lifted: the card of the hand under the pointer, or -1.
        looks: how everything lay when it was last shown.
    """

    def __init__(self, host: Host, places: Places) -> None:
        self.host, self.places = host, places
        self.unit = places.pitch / green.PITCH
        self.seats = len(host.seats)
        self.spaces = spaces_for(self.seats)
        self.hand_seat = -1
        self.lifted = -1
        self.looks: Looks = {}
        self.back = pictures.deck_back(self.seats)
        self.cards: dict[int, Node] = {}
        self.tokens: dict[str, Node] = {}
        self.markers: dict[str, Node] = {}
        self._fixed()
        self.pawns: list[Node] = []
        self.feet: list[Node] = []
        for seat in range(self.seats):
            foot = self.host.stage.picture(None, 0, 0, Z_PAWN - 1, f"foot:{seat}")
            self.feet.append(foot)
            self.pawns.append(self.host.stage.picture(None, 0, 0, Z_PAWN, f"pawn:{seat}"))

    def _fixed(self) -> None:
        """What is always there: plots, homes, the river's water, the pile, the hand's tray."""
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
        for seat, home in enumerate(at.homes):
            art = green.home(self.host.seats[seat].figure, home.w, home.h, 0)
            self.hills.append(stage.picture(art, *home.topleft, Z_HOME, f"home:{seat}"))
            number = green.home_count(0, home.w, home.h)
            self.counts.append(stage.picture(number, *home.topleft, Z_HOME + 1, f"count:{seat}"))
            self.gifts.append(stage.picture(None, 0, 0, Z_TOKEN, f"gifts:{seat}"))
        water = green.river(at.river.w, at.river.h, s)
        self.water = stage.picture(water, *at.river.topleft, Z_RIVER, "river")
        pile = pictures.pile(0, at.pile.w, s, self.back)
        self.pile = stage.picture(pile, *at.pile.topleft, Z_CARD, "pile")
        self.pile_count = stage.picture(None, 0, 0, Z_MARK + 1, "pile_count")
        tray = green.hand_tray(at.hand.w, at.hand.h, s)
        stage.picture(tray, *at.hand.topleft, Z_RIVER, "hand")
        for place in (*at.slots, *at.water):
            stage.picture(green.card_place(*place.size), *place.topleft, Z_HOME, "place")
        self.backs = [
            stage.picture(self.card_art(-1, slot.w), *slot.topleft, Z_HAND - 1, f"back:{i}")
            for i, slot in enumerate(at.slots)
        ]

    def card_art(self, number: int, w: int, held: bool = False) -> Art:
        """A card of the river or a hand, `w` pixels wide; -1 is one that lies face down."""
        return pictures.card(number, w, self.host.s, held, self.back)

    # -------------------------------------------------------------------------------- places

    def held_cards(self, looks: Looks) -> list[int]:
        """The cards of the hand before the viewer, in order."""
        place = keys.hand_name(self.hand_seat)
        return sorted(
            look.face
            for key, look in looks.items()
            if key.startswith("card:") and look.place == place
        )

    def card_rect(self, number: int, looks: Looks) -> pygame.Rect:
        """Where a card lies in these looks; an opponent's hand is their plate."""
        look = looks.get(keys.card_name(number))
        return self.place_rect(look.place, looks, number) if look else self.places.pile

    def place_rect(self, place: str, looks: Looks, card: int = -1) -> pygame.Rect:
        """The rectangle of a card at that place."""
        kind, number = place.partition(":")[0], keys.number(place)
        if kind in ("space", "centre"):
            return self.places.tile(number)
        if kind == "river":
            return self.places.water[number]
        if kind == "hand":
            return self._hand_rect(number, looks, card)
        if kind in ("home", "gifts"):
            return self._card_at(self.places.homes[number].center)
        if kind == "discard":
            return self._card_at((self.places.river.right, self.places.river.centery))
        return self.places.pile

    def _hand_rect(self, seat: int, looks: Looks, card: int) -> pygame.Rect:
        if seat == self.hand_seat:
            held = self.held_cards(looks)
            if card in held:
                slot = held.index(card)
            else:
                slot = min(len(held), len(self.places.slots) - 1)
            return self.places.slots[min(slot, len(self.places.slots) - 1)]
        plate = self.host.anchors.get(f"plate:{seat}")
        return self._card_at(plate.center if plate else self.places.homes[seat].center)

    def _card_at(self, centre: tuple[int, int]) -> pygame.Rect:
        small = pygame.Rect(0, 0, round(40 * self.host.s), round(56 * self.host.s))
        small.center = centre
        return small

    def door(self, seat: int) -> Spot:
        """Where bunnies go in and out of a home."""
        home = self.places.homes[seat]
        return home.x + home.w * 0.36, home.y + home.h * 0.66

    def token_spot(self, place: str) -> Spot:
        """Top left of the bunnies that lie on a card."""
        rect = self.place_rect(place, self.looks)
        d = self.token_size
        if place.startswith("river"):
            low = self.places.river.bottom - round(d * 1.25)
            return rect.centerx - d / 2, min(rect.bottom - round(d * 0.4), low)
        if self._crowd(place, self.looks) >= CROWD:
            return rect.centerx - round(d * 0.66), rect.bottom - round(d * 0.9)
        return rect.right - round(d * 1.08), rect.centery - round(d * 0.82)

    @property
    def token_size(self) -> int:
        return max(18, round(28 * self.unit))

    def marker_spot(self, name: str, place: str) -> tuple[Spot, int]:
        """Top left and size of the Carrot, Fox or Burrow marker."""
        d = max(20, round(32 * self.unit))
        index = MARKERS.index(name)
        if place == "centre":
            x, y = ((0, -38), (-36, -26), (36, -26))[index]
            middle = self.places.tile(CENTRE).center
            return (middle[0] + x * self.unit - d / 2, middle[1] + y * self.unit - d / 2), d
        number = keys.number(place)
        if place.startswith("space"):
            tile = self.places.tile(number)
            return (tile.centerx - d * 0.2, tile.y - d * 0.35), d
        home = self.places.homes[number]
        grow = home.w / 150
        return (home.x + grow * (4 + 33 * index), home.bottom - d * 0.72), d

    def gift_spot(self, seat: int) -> Spot:
        home = self.places.homes[seat]
        d = self.token_size * 1.2
        return home.x + home.w - d * 1.1, home.y + home.h * 0.08

    # --------------------------------------------------------------------------------- pawns

    def _crowd(self, place: str, looks: Looks) -> int:
        """How many pawns stand on that place."""
        names = map(keys.pawn_name, range(self.seats))
        return sum(name in looks and looks[name].place == place for name in names)

    def stand(self, seat: int, looks: Looks) -> tuple[int, int, int]:
        """(x of the feet, y of the feet, height) of a pawn at rest."""
        place = looks[keys.pawn_name(seat)].place
        here = [
            other
            for other in range(self.seats)
            if other == seat or looks[keys.pawn_name(other)].place == place
        ]
        return self.stand_at(keys.number(place), here.index(seat), len(here))

    def stand_at(self, place: int, index: int, of: int) -> tuple[int, int, int]:
        """The spot of the pawn `index` of `of` that share a place.

        Several stand further back, so that the house's lock and movement badge stay in sight.
        """
        u = self.unit
        middle = self.places.tile(place)
        if place == CENTRE:
            x = (index - (of - 1) / 2) * (31 if of > 2 else 40)
            return round(middle.centerx + x * u), round(middle.centery + 47 * u), round(56 * u)
        if of == 1:
            return round(middle.centerx - 14 * u), round(middle.bottom - 4 * u), round(58 * u)
        x = 27 * index - 23 if of == 2 else 46 * index / (of - 1) - 28
        return round(middle.centerx + x * u), round(middle.centery + 8 * u), round(48 * u)

    def put_pawn(
        self,
        seat: int,
        x: float,
        y: float,
        height: int,
        pose: str = "stand",
        shade: float = 1.0,
        lean: float | None = None,
    ) -> None:
        """Stands the pawn with its feet at (x, y); `shade` 0..1 is how near the ground it is.

        Of two side by side the left one is on top, so that every badge is seen.
        """
        art = pawn(self.host.seats[seat].figure, height, pose, lean=lean, always=True)
        width = round(200 * height / 256)
        depth = Z_PAWN + y / 10_000 - x / 1_000_000
        self.pawns[seat].put(art=art, pos=(x - width / 2, y - height), z=depth, visible=True)
        w, h = round(height * 0.62), round(height * 0.2)
        self.feet[seat].put(
            art=ground_shadow(w, h, 130),
            pos=(x - w / 2, y - h * 0.62),
            visible=True,
            alpha=round(255 * shade),
        )

    def pawn_rect(self, seat: int) -> pygame.Rect:
        """The box of a pawn as it is drawn now."""
        x, y = self.pawns[seat].pos
        art = self.pawns[seat].art
        if art is None or not self.pawns[seat].visible:
            return pygame.Rect(0, 0, 0, 0)
        height = self.stand(seat, self.looks)[2] if self.looks else 0
        return pygame.Rect(round(x), round(y), round(200 * height / 256), height)

    # ------------------------------------------------------------------------------- showing

    def show(self, looks: Looks) -> None:
        """Puts every piece where `looks` has it."""
        self.looks = dict(looks)
        self._show_cards(looks)
        self._show_spaces(looks)
        self._show_tokens(looks)
        self._show_homes(looks)
        self._show_markers(looks)
        for seat in range(self.seats):
            there = keys.pawn_name(seat) in looks
            self.pawns[seat].put(visible=there, alpha=255)
            self.feet[seat].put(visible=there)
            if there:
                self.put_pawn(seat, *self.stand(seat, looks))
        self.set_pile(looks["pile"].amount if "pile" in looks else 0)

    def set_pile(self, count: int) -> None:
        at = self.places.pile
        self.pile.put(art=pictures.pile(min(3, count), at.w, self.host.s, self.back))
        disc = count_badge(count, max(round(24 * self.host.s), round(at.w * 0.36)))
        d = disc.get_width()
        pos = (at.right - round(d * 0.62), at.bottom - round(d * 0.62))
        self.pile_count.put(art=Art(disc, 0, 0), pos=pos, visible=count > 0)

    def _show_cards(self, looks: Looks) -> None:
        hand = keys.hand_name(self.hand_seat)
        seen = {}
        for key, look in looks.items():
            if key.startswith("card:") and (
                look.place == hand or not look.place.startswith(("hand", "gifts"))
            ):
                seen[int(key[5:])] = look
        for number in [n for n in self.cards if n not in seen]:
            self.host.stage.remove(self.cards.pop(number))
        for number, look in seen.items():
            self.show_card(number, look, looks)
        held = self.held_cards(looks)
        hidden = (looks[hand].amount if hand in looks else 0) - len(held)
        for i, node in enumerate(self.backs):
            node.put(visible=len(held) <= i < len(held) + hidden)

    def show_card(self, number: int, look: Look, looks: Looks) -> Node:
        """Lays one card where it belongs."""
        rect = self.card_rect(number, looks)
        s = self.host.s
        x, y = rect.topleft
        z: float = Z_CARD
        if look.place.startswith("space"):
            closed = bool(looks[look.place].face) if look.place in looks else False
            art = pictures.tile(number, rect.w, s, closed)
        else:
            up = number == self.lifted
            art = self.card_art(number, rect.w, up)
            if look.place.startswith("hand"):
                z = Z_HAND + (1 if up else 0)
                y -= self.host.px(LIFT) if up else 0
        node = self.cards.get(number)
        if node is None:
            node = self.host.stage.picture(art, x, y, z, keys.card_name(number))
            self.cards[number] = node
        node.put(art=art, pos=(x, y), z=z, visible=True, alpha=255)
        return node

    def relift(self, number: int) -> None:
        """Another card of the hand rises, -1 for none."""
        before, self.lifted = self.lifted, number
        for card in (before, number):
            look = self.looks.get(keys.card_name(card))
            if card in self.cards and look is not None and look.place.startswith("hand"):
                self.show_card(card, look, self.looks)

    def _show_spaces(self, looks: Looks) -> None:
        for space in range(self.spaces):
            look = looks.get(keys.space_name(space))
            height = look.amount if look else 0
            self.plots[space].put(visible=height == 0)
            self.edges[space].put(visible=height > 1)
            self._show_front(space, looks)

    def _show_front(self, space: int, looks: Looks) -> None:
        """What pawns must not hide of their house stands before them."""
        place = keys.space_name(space)
        crowd = self._crowd(place, looks)
        card = next(
            (look.face for key, look in looks.items()
             if key.startswith("card:") and look.place == place), -1,
        ) if crowd else -1  # fmt: skip
        if card >= 0:
            closed = bool(looks[place].face)
            drawn = faces.before_pawns(card, self.places.tiles[space].w, closed, crowd > 1)
            self.fronts[space].put(art=Art(drawn, 0, 0))
        self.fronts[space].put(visible=card >= 0)

    def _show_tokens(self, looks: Looks) -> None:
        there = {key for key in looks if key.startswith("tokens:")}
        for key in [k for k in self.tokens if k not in there]:
            self.host.stage.remove(self.tokens.pop(key))
        for key in there:
            self.show_token(key, looks[key])

    def show_token(self, key: str, look: Look) -> Node:
        art = coins.stack(look.amount, self.token_size, self.host.s)
        spot = self.token_spot(look.place)
        node = self.tokens.get(key)
        if node is None:
            node = self.host.stage.picture(art, *spot, Z_TOKEN, key)
            self.tokens[key] = node
        node.put(art=art, pos=spot, visible=True, alpha=255)
        return node

    def _show_homes(self, looks: Looks) -> None:
        for seat in range(self.seats):
            look = looks.get(keys.home_name(seat))
            self.set_home(seat, look.amount if look else 0)
            gifts = looks.get(f"gifts:{seat}")
            count = gifts.amount if gifts else 0
            if count:
                d = round(self.token_size * 1.2)
                art = coins.marker("gift", d, self.host.s)
                self.gifts[seat].put(art=art, pos=self.gift_spot(seat))
            self.gifts[seat].put(visible=count > 0)

    def set_home(self, seat: int, count: int) -> None:
        """Shows that many bunnies at a home."""
        home = self.places.homes[seat]
        figure = self.host.seats[seat].figure
        self.hills[seat].put(art=green.home(figure, home.w, home.h, green.heap_of(count)))
        self.counts[seat].put(art=green.home_count(count, home.w, home.h))

    def show_waiting(self, names: tuple[str, ...]) -> None:
        """Markers that nobody has yet lie on the centre tile."""
        for name in names:
            if name not in self.looks:
                self._put_marker(name, "centre")

    def _show_markers(self, looks: Looks) -> None:
        for name in MARKERS:
            if name in looks:
                self._put_marker(name, looks[name].place)
            elif name in self.markers:
                self.markers[name].put(visible=False)

    def _put_marker(self, name: str, place: str) -> None:
        spot, d = self.marker_spot(name, place)
        art = coins.marker(name, d, self.host.s)
        node = self.markers.get(name)
        if node is None:
            node = self.host.stage.picture(art, *spot, Z_TOKEN, name)
            self.markers[name] = node
        z = Z_TOKEN + (1 if place.startswith("space") else 0)
        node.put(art=art, pos=spot, visible=True, z=z, alpha=255)
