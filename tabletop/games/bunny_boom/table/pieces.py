"""Pieces of this table on the stage: houses, river, hand, pawns, homes, tokens.

Knows looks, not rules; `spots` has the positions.
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.village import CENTRE
from tabletop.games.bunny_boom.table import green, pictures
from tabletop.games.bunny_boom.table.layout import Places
from tabletop.games.bunny_boom.table.looks import Look, Looks
from tabletop.games.bunny_boom.table.pictures import CARD_RADIUS, TILE_RADIUS
from tabletop.games.bunny_boom.table.spots import MARKERS, Spots
from tabletop.table.art import coins
from tabletop.table.art.picture import Picture
from tabletop.table.boxes import square
from tabletop.table.contract import Host
from tabletop.table.nodes import Item, NodeTable
from tabletop.table.pawns import Pawns

Z_RIVER, Z_HOME, Z_GLOW, Z_PLOT, Z_EDGE, Z_CARD, Z_STITCH = 3, 6, 8, 9, 9.5, 10, 14
Z_ROAD, Z_TOKEN, Z_PAWN, Z_FRONT, Z_MARK, Z_HAND, Z_FLYING, Z_HELD = 17, 19, 22, 23, 27, 32, 40, 44
LIFT = 10
"""By which a card of the hand rises under the pointer."""
HAND_TRAY = "hand"
"""Drop target of drawn cards."""


class Pieces(Spots):
    """Puts cards, pawns and tokens of the village on the stage, as nodes of the table.

    Attributes:
        back: what the deck shows face down.
        lifted: cards of the hand that are raised: the one under the pointer, or all.
        pawns: each seat's pawn.
        water: the river.
    """

    def __init__(self, host: Host, places: Places, nodes: NodeTable) -> None:
        super().__init__(host, places)
        self.nodes = nodes
        self.lifted: frozenset[int] = frozenset()
        self.back = pictures.deck_back(self.seats)
        self._places()
        self.water = host.layer.picture(green.river(), places.river, Z_RIVER, "river")
        host.layer.picture(green.hand_tray(), places.hand, Z_RIVER, "tray")
        for place in (*places.slots, *places.water):
            host.layer.picture(green.card_place(), place, Z_HOME, "place")
        self.pawns = Pawns(host, nodes, keys.pawn, Z_PAWN, Z_GLOW, 12, False, True)
        for seat in range(self.seats):
            self.pawns.put(seat, self.stand_at(CENTRE, seat, self.seats))

    def _places(self) -> None:
        """Registers the bare places that can be pointed at and marked."""
        at, put = self.places, self.nodes.lay_place
        for space in range(self.spaces):
            put(keys.space(space), at.tiles[space], Z_STITCH, radius=TILE_RADIUS, below=Z_GLOW)
        centre = at.tile(CENTRE)
        put("centre", centre, Z_STITCH, radius=TILE_RADIUS, hit=False, below=Z_GLOW)
        for slot, rect in enumerate(at.water):
            put(keys.river(slot), rect, Z_STITCH, radius=CARD_RADIUS, below=Z_GLOW)
        put(HAND_TRAY, at.hand, Z_STITCH, radius=14, below=Z_RIVER - 1)

    def card_picture(self, number: int, held: bool = False) -> Picture:
        """A card of the river or a hand; -1 is one that lies face down."""
        return pictures.card(number, held, self.back)

    # ------------------------------------------------------------------------------- showing

    def show(self, looks: Looks) -> None:
        """Puts every piece where `looks` has it."""
        self.looks = looks
        self.nodes.sync(self.items(looks))
        for seat in range(self.seats):
            self.pawns.put(seat, self.stand(seat, looks))

    def items(self, looks: Looks) -> dict[str, Item]:
        """Returns all pieces but the pawns."""
        found = self.pile_items(looks["pile"].number)
        hand = keys.hand(self.hand_seat)
        for key, look in looks.items():
            kind = key.partition(":")[0]
            hidden = look.place.startswith(("hand", "gifts")) and look.place != hand
            if kind == "card" and not hidden:
                found[key] = self.card_item(look, looks)
            elif kind == "tokens":
                rect = self.tokens(look.place, looks)
                found[key] = Item(coins.stack(look.number), rect, Z_TOKEN, hit=False)
            elif kind == "home":
                found |= self.home_items(keys.number(key), look.number)
            elif kind == "gifts" and look.number:
                rect = self.gift(keys.number(key))
                found[key] = Item(coins.marker("gift"), rect, Z_TOKEN, hit=False)
            elif key in MARKERS:
                rect = self.marker(key, look.place)
                z = Z_TOKEN + look.place.startswith("space")
                found[key] = Item(
                    coins.marker(key), rect, z, 255, rect.w / 2, True, False, Z_GLOW
                )
        for space in range(self.spaces):
            found |= self._space_items(space, looks)
        return found | dict(self._backs(looks))

    def card_item(self, look: Look, looks: Looks) -> Item:
        """Returns one card; only hand cards are hit by their own key."""
        number = look.card
        rect, up = self.place_rect(look.place, looks, number), number in self.lifted
        if look.place.startswith("space"):
            shown = pictures.tile(number, looks[look.place].closed)
            return Item(shown, rect, Z_CARD, 255, TILE_RADIUS, True, False, Z_GLOW)
        if not look.place.startswith("hand"):
            shown = self.card_picture(number, up)
            return Item(shown, rect, Z_CARD, 255, CARD_RADIUS, True, False, Z_GLOW, number)
        rect, z = rect.move(0, -LIFT if up else 0), Z_HAND + up
        shown = self.card_picture(number, up)
        return Item(shown, rect, z, 255, CARD_RADIUS, True, True, z - 2.5, number)

    def _backs(self, looks: Looks) -> Iterator[tuple[str, Item]]:
        """The cards of the hand before the viewer whose faces are not known."""
        hand = looks.get(keys.hand(self.hand_seat))
        held = len(self.held_cards(looks))
        for i in range(held, min(hand.number if hand else 0, len(self.places.slots))):
            shown = self.card_picture(-1)
            yield f"back:{i}", Item(shown, self.places.slots[i], Z_HAND - 1, hit=False, face=-1)

    def pile_items(self, count: int) -> dict[str, Item]:
        """The pile of so many cards, and their number."""
        rect, shown = self.places.pile, pictures.pile(min(3, count), self.back)
        found = {"pile": Item(shown, rect, Z_CARD, 255, CARD_RADIUS, True, True, Z_GLOW)}
        if count:
            d = max(24, rect.w * 0.36)
            disc = square(rect.right - 0.12 * d, rect.bottom - 0.12 * d, d)
            found["pile_count"] = Item(pictures.number(count), disc, Z_MARK + 1, hit=False)
        return found

    def home_items(self, seat: int, count: int) -> dict[str, Item]:
        """A home with so many bunnies, and their number on its sign."""
        hill = green.home(self.host.seats[seat].figure, green.heap_of(count))
        rect = self.home(seat)
        return {
            keys.home(seat): Item(hill, rect, Z_HOME, 255, 16, True, True, Z_HOME - 1),
            f"count:{seat}": Item(green.home_count(count), rect, Z_HOME + 1, hit=False),
        }

    def _space_items(self, space: int, looks: Looks) -> dict[str, Item]:
        """Returns the plot of a space, the cards below its house, what lies before its pawns."""
        key, tile = keys.space(space), self.places.tiles[space]
        look, crowd = looks.get(key), self.crowd(key, looks)
        if look is None or not look.number:
            return {f"plot:{space}": Item(pictures.plot(), tile, Z_PLOT, hit=False)}
        found = {}
        if look.number > 1:
            below = tile.move(3 * self.unit, 3 * self.unit)
            found[f"edge:{space}"] = Item(pictures.edge(), below, Z_EDGE, hit=False)
        if crowd:
            front = pictures.front(look.card, look.closed, crowd > 1)
            found[f"front:{space}"] = Item(front, tile, Z_FRONT, hit=False)
        return found

    def set_home(self, seat: int, count: int) -> None:
        """Shows that many bunnies at a home."""
        for key, item in self.home_items(seat, count).items():
            self.nodes.lay_item(key, item)

    def set_pile(self, count: int) -> None:
        """Shows that many cards in the pile."""
        for key, item in self.pile_items(count).items():
            self.nodes.lay_item(key, item)

    def relift(self, cards: frozenset[int]) -> None:
        """Raises these cards of the hand and lowers the others."""
        touched, self.lifted = self.lifted ^ cards, cards
        for key in map(keys.card, touched):
            look = self.looks.get(key)
            if key in self.nodes and look is not None and look.place.startswith("hand"):
                self.nodes.lay_item(key, self.card_item(look, self.looks))
