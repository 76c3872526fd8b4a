"""Pieces of this table: cards, piles, open slots, their positions and pictures.

Knows looks, not rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from pygame import FRect

from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.rules.cards import UNIVERSAL
from tabletop.games.killer_bunnies.rules.weapons import paired
from tabletop.games.killer_bunnies.table import art_arena, art_papers, pictures, rings
from tabletop.games.killer_bunnies.table.arranging import (
    Scene,
    Spot,
    hexagon_of,
    place_rect,
    play_rect,
    ring_items,
    spots,
)
from tabletop.games.killer_bunnies.table.layout import CARD, CLEAR, RISE_W, Places
from tabletop.games.killer_bunnies.table.looks import Look, Looks, lying, zone
from tabletop.games.killer_bunnies.table.saved_layout import hand_rects
from tabletop.table.art.picture import Picture
from tabletop.table.boxes import square
from tabletop.table.contract import Host
from tabletop.table.nodes import Item, NodeTable, Place

Z_SLOT, Z_RING, Z_DIE, Z_TAG = 6, 8, 13, 15
Z_TRAY, Z_LOW, Z_HAND, Z_WORDS, Z_MARK = 16, 18, 20, 24, 28
Z_SHELF, Z_SHEET, Z_FLYING, Z_HELD = 30, 34, 41, 48
PAIR = 30.0
"""Size of the clasp between a Yang and a Yin, in the arena's units."""
POWER = 36.0
"""Size of the disc that uses a creature's power."""
AWAY_ALPHA = 150
Spots = Mapping[str, Spot]


class Pieces:
    """All nodes that stand for a card, a pile or an open slot.

    Attributes:
        scene: what decides where cards lie besides their looks.
        spots: where each card and open slot that is seen lies, by its key.
        nodes: all of it, by key.
        lifted: the hand card under the pointer or in the hand, "" = none.
        moods: faces that creatures make for a moment.
        powers: creatures whose power may be used now; vain: those of them it would do nothing.
        pays: the type that each saved RESOURCE card pays.
    """

    def __init__(self, host: Host, nodes: NodeTable, at: Places) -> None:
        self.host, self.nodes, self.places = host, nodes, at
        self.scene = Scene(len(host.seats))
        for key, rect in host.anchors.items():
            if key.startswith("plate:"):
                self.scene.plates[keys.number(key)] = host.layer.units(rect)
        self.looks: Looks = {}
        self.spots: Spots = {}
        self.lifted = ""
        self.moods: dict[str, str] = {}
        self.powers: tuple[int, ...] = ()
        self.vain: frozenset[int] = frozenset()
        self.pays: dict[int, int] = {}

    # ------------------------------------------------------------------------------ places

    def rect(self, key: str) -> FRect | None:
        """Returns the present rectangle of a card, slot, place or power."""
        if key in self.spots:
            return self._risen(key) if key == self.lifted else self.spots[key].rect
        name, _, rest = key.partition(":")
        if name == "power":
            return self.power_rect(int(rest))
        if name == "card":
            return self.home(self.looks[key], self.looks) if key in self.looks else None
        return place_rect(self.places, key, self.looks, self.scene)

    def home(self, look: Look, looks: Looks) -> FRect | None:
        """Returns the rectangle for cards of that place without a spot of their own: its plate or
        place, or the card they belong to."""
        if zone(look) in ("inside", "under"):
            host = self.spots.get(keys.card(keys.number(look.place)))
            return host.rect if host is not None else None
        return place_rect(self.places, look.place, looks, self.scene)

    def power_rect(self, piece: int) -> FRect | None:
        """The disc that uses a power: at the head of a creature or city, or amid the city it lives
        in, whose numbers at head and foot stay in sight."""
        spot = self.spots.get(keys.card(piece))
        if spot is None:
            return None
        if spot.how:
            return square(spot.rect.centerx, spot.rect.y - POWER / 6, POWER)
        host = self.spots[keys.card(keys.number(self.looks[keys.card(piece)].place))].rect
        return square(spot.rect.centerx, host.centery, POWER)

    def _risen(self, key: str) -> FRect:
        """A hand card as large as it gets under the pointer, its foot where it was."""
        w, rect = RISE_W * self.places.q, self.spots[key].rect
        low = min(rect.bottom, self.places.tray.bottom - 4)
        return FRect(rect.centerx - w / 2, low - w * CARD, w, w * CARD).clamp(self.places.area)

    def lay_out(self, looks: Looks) -> dict[str, Spot]:
        """Returns the spots of everything."""
        return spots(self.places, looks, self.scene)

    def figure(self, seat: int) -> int:
        """The seat's look in every game; -1 = nobody's."""
        return self.host.seats[seat].figure if 0 <= seat < len(self.host.seats) else -1

    # ----------------------------------------------------------------------------- pictures

    def card_items(self, looks: Looks) -> dict[str, Item]:
        """Returns every card that has a picture of its own, as it lies."""
        return dict(self._cards(looks, self.lay_out(looks)))

    def _cards(self, looks: Looks, found: Spots) -> Iterator[tuple[str, Item]]:
        for order, (key, spot) in enumerate(found.items()):
            if spot.how in ("", "slot"):
                continue
            z, look = self._z(looks[key], spot, order / 1000), looks[key]
            z = Z_HAND + 3 if key == self.lifted and zone(look) == "hand" else z
            alpha = AWAY_ALPHA if zone(look) == "away" else 255
            below = z - 0.0004 if spot.rect.y >= self.places.tray.y else z - 1.2
            picture = self.picture(key, looks, found)
            face = look.face if spot.how == "card" else -1
            yield key, Item(picture, spot.rect, z, alpha, _radius(spot), below=below, face=face)

    def picture(self, key: str, looks: Looks, found: Spots) -> Picture:
        """Returns the picture of a card as it lies there."""
        look, spot = looks[key], found[key]
        if spot.how in ("ring", "city"):
            return self._ring_picture(key, looks)
        if spot.how == "hex":
            pays = self.pays.get(keys.number(key), UNIVERSAL)
            return pictures.hexagon(hexagon_of(look), look.spent, pays)
        if spot.how == "tab":
            return pictures.tab(look.face)
        held = key == self.lifted
        seen = 0.0 if held else self._seen(key, looks, found) / spot.rect.w
        return pictures.card(look.face if spot.how == "card" else -1, held, round(seen, 3))

    def in_hand(self, key: str) -> bool:
        """Returns True if a card lies in the hand of the tray."""
        return key in self.looks and zone(self.looks[key]) == "hand"

    def seen(self, key: str) -> float:
        """Returns the visible width of a hand card under the next one; 0 = all."""
        return 0.0 if key == self.lifted else self._seen(key, self.looks, self.spots)

    def _seen(self, key: str, looks: Looks, found: Spots) -> float:
        if key not in looks or zone(looks[key]) != "hand":
            return 0.0
        hand = lying(looks, looks[key].place)
        after = hand[hand.index(key) + 1 :]
        if not after or key not in found or after[0] not in found:
            return 0.0
        rect, following = found[key].rect, found[after[0]].rect
        return following.x - rect.x if rect.x < following.x < rect.right else 0.0

    def _ring_picture(self, key: str, looks: Looks) -> Picture:
        look, piece = looks[key], keys.number(key)
        mods = len(lying(looks, keys.under(piece)))
        if zone(look) == "centre":
            full = sum(looks[k].full for k in lying(looks, keys.inside(piece)))
            return pictures.ring_card(
                look.face, self.figure(look.owner), look.full, look.damage,
                self.moods.get(key, ""), mods, full, look.owner < 0,
            )  # fmt: skip
        return pictures.ring_card(
            look.face, self.figure(keys.number(look.place)), look.full or -1,
            min(look.damage, 99), self.moods.get(key, "hurt" if look.damage else ""), mods,
        )  # fmt: skip

    def _z(self, look: Look, spot: Spot, order: float) -> float:
        """Ring cards further down lie over those above."""
        if spot.how in ("ring", "city"):
            return Z_RING + spot.rect.bottom / 1000
        if self._shelved(look):
            return Z_SHELF + 0.5 + order
        lift = {"hand": Z_HAND, "played": Z_LOW + 1}.get(zone(look), Z_LOW)
        return lift + order

    # --------------------------------------------------------------------------------- show

    def show(self, looks: Looks) -> None:
        """Puts every card where `looks` has it."""
        self.looks = dict(looks)
        self.spots = self.lay_out(looks)
        ringed = [spot.rect for spot in self.spots.values() if spot.how in ("ring", "city")]
        self.scene.arena = play_rect(self.places, ringed)
        strips = {k: Place(spot.rect) for k, spot in self.spots.items() if not spot.how}
        cards = dict(self._cards(looks, self.spots))
        self.nodes.sync({**cards, **strips, **dict(self._others(looks))})
        node = self.nodes.node(self.lifted)
        if self.lifted in cards and node is not None:  # pointed at where it lies
            node.show(cards[self.lifted].picture, self._risen(self.lifted))

    def _others(self, looks: Looks) -> Iterator[tuple[str, Item]]:
        """Everything that is no card: open slots, piles, numbers, powers, pairs, backs."""
        yield from self._slots()
        yield from self._piles(looks)
        yield from self._stacks()
        for piece in self.powers:
            rect = self.power_rect(piece)
            if rect is not None:
                disc = pictures.power_disc(piece in self.vain)
                yield keys.power(piece), Item(disc, rect, Z_TAG, 255, POWER / 2, False)
        yield from self._pairs()
        yield from self._cord()
        yield from self._backs(looks)

    def _slots(self) -> Iterator[tuple[str, Item]]:
        """Open slots: the own part's are lit, others' wear the badge of whose part they are."""
        for key, spot in self.spots.items():
            if spot.how != "slot":
                continue
            own = self.own_slot(key)
            gap = art_arena.ring_slot(own)
            yield key, Item(gap, spot.rect, Z_SLOT, 255, 7, False, below=Z_SLOT - 0.7)
            if not own:
                d = min(22, spot.rect.w * 0.7)
                mark = square(spot.rect.centerx, spot.rect.bottom - d / 2 - 3, d)
                shown = pictures.seat_badge(self.figure(int(key.split(":")[2])))
                yield f"badge:{key}", _fixed(shown, mark, Z_SLOT + 0.2)

    def own_slot(self, key: str) -> bool:
        """Returns True if a slot is in the part of the seat whose cards lie in the tray."""
        return key.split(":")[2:3] == [str(self.scene.seat)]

    def _piles(self, looks: Looks) -> Iterator[tuple[str, Item]]:
        """Draw and Discard Pile of the tray's seat, and the empty places of its run."""
        at, seat = self.places, self.scene.seat
        for name, rect in (("top", at.top), ("bottom", at.bottom)):
            yield f"slot_{name}", _fixed(art_papers.run_slot(name), rect, Z_LOW - 1)
        pile = looks.get(keys.heap("pile", seat))
        count = pile.count if pile is not None else 0
        if count:
            yield "pile_art", _fixed(pictures.pile(min(3, -(-count // 12))), at.pile, Z_LOW)
        thrown = len(lying(looks, keys.heap("discard", seat)))
        if not thrown:
            yield "discard_slot", _fixed(pictures.discard_place(), at.discard, Z_LOW - 1)
        for name, number, rect in (("pile", count, at.pile), ("discard", thrown, at.discard)):
            disc = square(rect.centerx, rect.bottom - 1.3, 26)
            yield f"{name}_count", _fixed(pictures.number(number), disc, Z_LOW + 4)

    def _stacks(self) -> Iterator[tuple[str, Item]]:
        """The number of RESOURCE cards on one hexagon, where there is no room for each."""
        stacks = Counter(tuple(spot.rect) for spot in self.spots.values() if spot.how == "hex")
        for number, ((x, y, w, _), count) in enumerate(sorted(stacks.items())):
            if count > 1:
                disc = FRect(x + w - 14, y, 20, 20)
                yield f"stack_count:{number}", _fixed(pictures.number(count), disc, Z_LOW + 4)

    def pairs(self) -> list[tuple[str, str]]:
        """The Yang-Yin pairs in the ring, the clockwise card of each second."""
        rows = [lying(self.looks, keys.heap("circle", seat)) for seat in range(self.scene.players)]
        alone = sum(map(bool, rows)) == 1
        return [
            (row[one], row[two])
            for row in rows
            for one, two in paired([self.looks[key].face for key in row], alone)
        ]

    def _pairs(self) -> Iterator[tuple[str, Item]]:
        """A clasp on the rope between the two of a pair; in an open slot it hangs at its head."""
        d = max(PAIR * self.places.p, 20)
        for one, two in self.pairs():
            x, y = rings.amid(self.places, self.spots[one].rect, self.spots[two].rect)
            for spot in self.spots.values():
                if spot.how == "slot" and spot.rect.collidepoint(x, y):
                    x, y = spot.rect.midtop
            yield f"pair:{one}", _fixed(pictures.pair_clasp(), square(x, y, d), Z_RING + 4.5)

    def _cord(self) -> Iterator[tuple[str, Item]]:
        """In two rows, a cord from each creature to the one beside it."""
        order, _ = ring_items(self.looks, self.scene, "circle")
        cards = [self.spots[key].rect for key in order if self.spots[key].how == "ring"]
        if len(cards) >= rings.NESTED:
            box = self.places.arena
            stops = tuple((rect.centerx - box.x, rect.centery - box.y) for rect in cards)
            yield "cord", _fixed(art_arena.cord(stops), box, Z_SLOT - 0.1)

    def _backs(self, looks: Looks) -> Iterator[tuple[str, Item]]:
        """The hand in the tray where nobody may see it: as many backs as it has cards."""
        at, place = self.places, keys.heap("hand", self.scene.seat)
        room = place_rect(at, place, looks, self.scene)
        if place not in looks or lying(looks, place) or room is None:
            return
        for i, rect in enumerate(
            hand_rects(room, at.hand_card, CLEAR * at.q, looks[place].count)
        ):
            yield f"back:{i}", _fixed(pictures.card(-1), rect, Z_HAND + i / 1000)

    # ------------------------------------------------------------------------------- asking

    def on_shelf(self, key: str) -> bool:
        """Returns True if a card lies on another seat's open shelf."""
        return key in self.looks and self._shelved(self.looks[key])

    def _shelved(self, look: Look) -> bool:
        return self.scene.shelf_seat >= 0 and (
            zone(look) in ("saved", "top", "bottom", "discard")
            and keys.number(look.place) == self.scene.shelf_seat
        )

    def hits(self, pos: tuple[int, int]) -> list[str]:
        """Keys of the cards, slots and powers under that point, topmost first."""
        found = self.nodes.at(pos)
        if self.over(self.lifted, pos) and self.lifted not in found and not any(
            zone(self.looks.get(key, Look())) == "hand" for key in found
        ):
            found.insert(0, self.lifted)
        return found

    def over(self, key: str, pos: tuple[int, int]) -> bool:
        """Returns True if a piece lies under that point of the window."""
        rect = self.rect(key)
        return rect is not None and self.host.layer.pixels(rect).collidepoint(pos)


def _fixed(picture: Picture, rect: FRect, z: float) -> Item:
    """Returns a picture that stands for no card: it can be neither taken nor pointed at."""
    return Item(picture, rect, z, loose=False, hit=False)


def _radius(spot: Spot) -> float:
    """Returns the radius of the card's corners as it lies."""
    w = spot.rect.w
    if spot.how in ("ring", "city"):
        return 9 * w / 74
    return w * 0.3 if spot.how == "hex" else 9 if spot.how == "tab" else 10 * w / 98
