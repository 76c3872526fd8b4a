"""Pieces of this table: cards, piles, open slots, their positions and pictures.

Knows looks, not rules.
"""

from __future__ import annotations

from collections import Counter

import pygame

from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.rules.cards import UNIVERSAL
from tabletop.games.killer_bunnies.table import (
    art_arena,
    art_papers,
    art_signs,
    pictures,
    rings,
    sheet_items,
)
from tabletop.games.killer_bunnies.table.arranging import (
    Scene,
    Spot,
    hexagon_of,
    is_resource,
    place_rect,
    play_rect,
    ring_items,
    spots,
)
from tabletop.games.killer_bunnies.table.layout import CARD, CLEAR, RISE_W, Places
from tabletop.games.killer_bunnies.table.looks import Look, Looks, lying, zone
from tabletop.games.killer_bunnies.table.preview import paired
from tabletop.games.killer_bunnies.table.saved_layout import hand_rects
from tabletop.table.art import widgets
from tabletop.table.art.cache import cached
from tabletop.table.art.rabbit import badge
from tabletop.table.art.surface import LYING, Art, with_shadow
from tabletop.table.contract import Host
from tabletop.table.nodes import NodeTable

Z_SLOT, Z_RING, Z_DIE, Z_TAG = 6, 8, 13, 15
Z_TRAY, Z_LOW, Z_HAND, Z_WORDS, Z_MARK = 16, 18, 20, 24, 28
Z_SHELF, Z_SHEET, Z_FLYING, Z_HELD = 30, 34, 41, 48
PAIR = 30.0
"""Units of the clasp between a Yang and a Yin."""
POWER = 36.0
"""Style pixels of the disc that uses a creature's power."""
TAGS = ("trade", "count", "arena")
"""Tags that marks show and hide; cards that are laid anew leave them alone."""


@cached
def hexagon(kind: int, d: int, state: int, s: float, pays: int = UNIVERSAL) -> Art:
    """A saved RESOURCE card on its shadow; a Universal one shows the type it was declared as."""
    drawn = art_signs.hexagon(kind, d, state)
    if kind == UNIVERSAL and pays != UNIVERSAL and state == 0:
        drawn = drawn.copy()
        small = art_signs.hexagon(pays, round(d * 0.6), 0)
        drawn.blit(small, small.get_rect(center=(d // 2, d // 2)))
    return with_shadow(drawn, LYING, s)


@cached
def slot_art(w: int, h: int, s: float, lit: bool) -> Art:
    return Art(art_arena.ring_slot(w, h, s, lit), 0, 0)


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
                self.scene.plates[keys.number(key)] = rect
        self.looks: Looks = {}
        self.spots: dict[str, Spot] = {}
        self.lifted = ""
        self.moods: dict[str, str] = {}
        self.powers: tuple[int, ...] = ()
        self.vain: frozenset[int] = frozenset()
        self.pays: dict[int, int] = {}

    # ------------------------------------------------------------------------------ places

    def rect(self, key: str) -> pygame.Rect | None:
        """Returns the present rectangle of a card, slot, place or power."""
        if key in self.spots:
            if key == self.lifted:
                return self._risen(self.spots[key].rect)
            return self.spots[key].rect
        name, _, rest = key.partition(":")
        if name == "power":
            return self.power_rect(int(rest))
        if name == "card":
            return self._unseen(key)
        return place_rect(self.places, key, self.scene)

    def _unseen(self, key: str) -> pygame.Rect | None:
        """A card that is not drawn: the plate or place it belongs to."""
        look = self.looks.get(key)
        return None if look is None else self.home(look)

    def home(self, look: Look) -> pygame.Rect | None:
        """Returns the rectangle for cards of that place without a spot of their own."""
        if zone(look) in ("inside", "under"):
            host = self.spots.get(keys.card(keys.number(look.place)))
            return host.rect if host is not None else None
        return place_rect(self.places, look.place, self.scene)

    def power_rect(self, piece: int) -> pygame.Rect | None:
        """The disc that uses a power: at the head of a creature or city, or amid the city it lives
        in, whose numbers at head and foot stay in sight."""
        spot = self.spots.get(keys.card(piece))
        if spot is None:
            return None
        d = self.host.px(POWER)
        host = self._host_rect(keys.card(piece))
        rect = pygame.Rect(0, 0, d, d)
        rect.center = (spot.rect.centerx, host.y - d // 6) if spot.how else (
            spot.rect.centerx, host.centery
        )
        return rect

    def _host_rect(self, key: str) -> pygame.Rect:
        look = self.looks[key]
        if zone(look) == "inside":
            return self.spots[keys.card(keys.number(look.place))].rect
        return self.spots[key].rect

    def _risen(self, rect: pygame.Rect) -> pygame.Rect:
        """A hand card as large as it gets under the pointer, its foot where it was."""
        w = round(RISE_W * self.places.q)
        big = pygame.Rect(0, 0, w, round(w * CARD))
        big.midbottom = rect.midbottom
        big.bottom = min(big.bottom, self.places.tray.bottom - self.host.px(4))
        big.clamp_ip(self.places.area)
        return big

    def lay_out(self, looks: Looks) -> dict[str, Spot]:
        """Returns the spots of everything."""
        return spots(self.places, looks, self.scene)

    def figure(self, seat: int) -> int:
        """The seat's look in every game; -1 = nobody's."""
        return self.host.seats[seat].figure if 0 <= seat < len(self.host.seats) else -1

    # ----------------------------------------------------------------------------- pictures

    def art(self, key: str, look: Look, spot: Spot, held: bool = False) -> Art:
        """The picture of a card as it lies there."""
        s, w = self.host.s, spot.rect.w
        if spot.how in ("ring", "city"):
            return self._ring_art(key, look, w, held)
        if spot.how == "hex":
            pays = self.pays.get(keys.number(key), UNIVERSAL)
            return hexagon(hexagon_of(look), w, look.spent, s, pays)
        if spot.how == "tab":
            return pictures.tab(look.face, w, spot.rect.h, s)
        seen = 0 if held or self.spots.get(key) != spot else self.seen(key)
        return pictures.card(look.face if spot.how == "card" else -1, w, s, held, seen)

    def in_hand(self, key: str) -> bool:
        """Returns True if a card lies in the hand of the tray."""
        return key in self.looks and zone(self.looks[key]) == "hand"

    def seen(self, key: str) -> int:
        """Returns the visible width of a hand card under the next one; 0 = all."""
        if not self.in_hand(key) or key == self.lifted:
            return 0
        hand = lying(self.looks, self.looks[key].place)
        spot, after = self.spots.get(key), hand[hand.index(key) + 1 :]
        following = self.spots.get(after[0]) if after else None
        if spot is None or following is None:
            return 0
        over = spot.rect.x < following.rect.x < spot.rect.right
        return following.rect.x - spot.rect.x if over else 0

    def _ring_art(self, key: str, look: Look, w: int, held: bool) -> Art:
        piece = keys.number(key)
        mods = len(lying(self.looks, keys.under(piece)))
        if zone(look) == "centre":
            full = sum(self.looks[k].full for k in lying(self.looks, keys.inside(piece)))
            owner = look.owner
            return pictures.ring_card(
                look.face, w, self.host.s, self.figure(owner), look.full, look.damage,
                self.moods.get(key, ""), mods, full, owner < 0, held,
            )
        mood = self.moods.get(key, "hurt" if look.damage else "")
        return pictures.ring_card(
            look.face, w, self.host.s, self.figure(keys.number(look.place)), look.full or -1,
            min(look.damage, 99), mood, mods, 0, False, held,
        )

    # --------------------------------------------------------------------------------- show

    def show(self, looks: Looks) -> None:
        """Puts every card where `looks` has it."""
        self.looks = dict(looks)
        saved = [looks[key] for key in lying(looks, keys.heap("saved", self.scene.seat))]
        resources = sum(map(is_resource, saved))
        self.scene.stock = resources, len(saved) - resources
        self.spots = self.lay_out(looks)
        ringed = [spot.rect for spot in self.spots.values() if spot.how in ("ring", "city")]
        self.scene.arena = play_rect(self.places, ringed)
        drawn = {k: spot for k, spot in self.spots.items() if spot.how not in ("", "slot")}
        self.nodes.begin()
        for order, (key, spot) in enumerate(drawn.items()):
            self._put_card(key, spot, order)
        for key, spot in self.spots.items():
            if not spot.how:
                self.nodes.place(key, spot.rect)
        self._slots()
        self._piles(looks)
        self._stacks()
        self._powers()
        self._pairs()
        self._cord()
        self._backs(looks)
        self.nodes.end(TAGS)

    def _put_card(self, key: str, spot: Spot, order: int) -> None:
        """The lifted card is seen where it has risen to; it is pointed at where it lies."""
        look = self.looks[key]
        rect = self._risen(spot.rect) if key == self.lifted and spot.how == "card" else spot.rect
        art = self.art(key, look, spot._replace(rect=rect), key == self.lifted)
        z, alpha = self._z(key, spot, order), 150 if zone(look) == "away" else 255
        self.nodes.put(key, art, rect.topleft, z, alpha=alpha, rest=spot.rect)

    def _z(self, key: str, spot: Spot, order: int) -> float:
        """Ring cards further down lie over those above; the lifted hand card over its fellows."""
        where = zone(self.looks[key])
        if spot.how in ("ring", "city"):
            return Z_RING + (spot.rect.bottom % 4000) / 1000
        if self.on_shelf(key):
            return Z_SHELF + 0.5 + order / 1000
        if where == "hand":
            return Z_HAND + (3 if key == self.lifted else order / 1000)
        if where == "played":
            return Z_LOW + 1 + order / 1000
        return Z_LOW + order / 1000

    def put(self, key: str, art: Art, x: float, y: float, z: float) -> None:
        """A picture that stands for no card and cannot be taken; powers can be pointed at."""
        self.nodes.put(key, art, (x, y), z, loose=False, hit=key.startswith("power:"))

    def tag(self, key: str, art: Art, pos: tuple[float, float], z: float) -> None:
        """A tag that can be taken or dropped upon; stays until it is hidden."""
        self.nodes.put(key, art, pos, z, hit=False)

    def _slots(self) -> None:
        """Open slots: the own part's are lit, others' wear the badge of whose part they are."""
        s = self.host.s
        for key, spot in self.spots.items():
            if spot.how != "slot":
                continue
            own = self.own_slot(key)
            art = slot_art(spot.rect.w, spot.rect.h, s, own)
            self.nodes.put(key, art, spot.rect.topleft, Z_SLOT, loose=False, rest=spot.rect)
            if not own:
                d = round(min(22 * s, spot.rect.w * 0.7))
                mark = Art(badge(self.figure(int(key.split(":")[2])), d), 0, 0)
                x, y = spot.rect.centerx - d / 2, spot.rect.bottom - d - 3 * s
                self.put(f"badge:{key}", mark, x, y, Z_SLOT + 0.2)

    def own_slot(self, key: str) -> bool:
        """Returns True if a slot is in the part of the seat whose cards lie in the tray."""
        return key.split(":")[2:3] == [str(self.scene.seat)]

    def _piles(self, looks: Looks) -> None:
        """Draw and Discard Pile of the tray's seat, and the empty places of its run."""
        at, s, seat = self.places, self.host.s, self.scene.seat
        for name, rect in (("top", at.top), ("bottom", at.bottom)):
            art = Art(art_papers.run_slot(rect.w, s, name), 0, 0)
            self.put(f"slot_{name}", art, *rect.topleft, Z_LOW - 1)
        pile = looks.get(keys.heap("pile", seat))
        count = pile.count if pile is not None else 0
        layers = min(3, -(-count // 12))
        if layers:
            self.put("pile_art", pictures.pile(layers, at.pile.w, s), *at.pile.topleft, Z_LOW)
        thrown = len(lying(looks, keys.heap("discard", seat)))
        if not thrown:
            empty = widgets.slot(at.discard.w, at.discard.h, s, 8, "#C9552A", "#FFE27A")
            self.put("discard_slot", Art(empty, 0, 0), *at.discard.topleft, Z_LOW - 1)
        self._badge("pile_count", count, at.pile)
        self._badge("discard_count", thrown, at.discard)

    def _stacks(self) -> None:
        """Shows the number of RESOURCE cards on one hexagon, where there is no room for each."""
        stacks = Counter(tuple(spot.rect) for spot in self.spots.values() if spot.how == "hex")
        for number, (rect, count) in enumerate(sorted(stacks.items())):
            if count > 1:
                place = pygame.Rect(rect)
                d = self.host.px(20)
                art = Art(widgets.count_badge(count, d), 0, 0)
                self.put(f"stack_count:{number}", art, place.right - d * 0.7, place.y, Z_LOW + 4)

    def _badge(self, key: str, count: int, rect: pygame.Rect) -> None:
        d = self.host.px(26)
        art = Art(widgets.count_badge(count, d), 0, 0)
        self.put(key, art, rect.centerx - d / 2, rect.bottom - d * 0.55, Z_LOW + 4)

    def _powers(self) -> None:
        d = self.host.px(POWER)
        for piece in self.powers:
            rect = self.power_rect(piece)
            if rect is not None:
                art = sheet_items.power_disc(d, self.host.s, piece in self.vain)
                self.put(keys.power(piece), art, *rect.topleft, Z_TAG)

    def pairs(self) -> list[tuple[str, str]]:
        """The Yang-Yin pairs in the ring, the clockwise card of each second."""
        rows = [lying(self.looks, keys.heap("circle", seat)) for seat in range(self.scene.players)]
        alone = sum(map(bool, rows)) == 1
        return [
            (row[one], row[two])
            for row in rows
            for one, two in paired([self.looks[key].face for key in row], alone)
        ]

    def _pairs(self) -> None:
        """A clasp on the rope between the two of a pair; in an open slot it hangs at its head."""
        at = self.places
        d = round(max(PAIR * at.p, 20 * at.s))
        art = sheet_items.pair_clasp(d, at.s)
        for one, two in self.pairs():
            x, y = rings.amid(at, self.spots[one].rect, self.spots[two].rect)
            for spot in self.spots.values():
                if spot.how == "slot" and spot.rect.collidepoint(x, y):
                    x, y = spot.rect.midtop
            self.put(f"pair:{one}", art, x - d / 2, y - d / 2, Z_RING + 4.5)

    def _cord(self) -> None:
        """In two rows, a cord from each creature to the one beside it."""
        order, _ = ring_items(self.looks, self.scene, "circle")
        cards = [key for key in order if self.spots[key].how == "ring"]
        if len(cards) < rings.NESTED:
            return
        box = self.places.arena
        stops = tuple(
            (rect.centerx - box.x, rect.centery - box.y)
            for rect in (self.spots[key].rect for key in cards)
        )
        art = art_arena.cord(box.w, box.h, stops, self.host.s)
        self.put("cord", art, *box.topleft, Z_SLOT - 0.1)

    def _backs(self, looks: Looks) -> None:
        """The hand in the tray where nobody may see it: as many backs as it has cards."""
        seat = self.scene.seat
        hand = looks.get(keys.heap("hand", seat))
        if hand is None or lying(looks, keys.heap("hand", seat)):
            return
        w = self.places.hand_w
        room = place_rect(self.places, keys.heap("hand", seat), self.scene) or self.places.hand
        rects = hand_rects(room, w, round(w * CARD), CLEAR * self.places.q, hand.count)
        for i, rect in enumerate(rects):
            art = pictures.card(-1, w, self.host.s)
            self.put(f"back:{i}", art, *rect.topleft, Z_HAND + i / 1000)

    # ------------------------------------------------------------------------------- asking

    def on_shelf(self, key: str) -> bool:
        """Returns True if a card lies on another seat's open shelf."""
        look = self.looks.get(key)
        return look is not None and self.scene.shelf_seat >= 0 and (
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
        """Returns True if a piece lies under that point."""
        rect = self.rect(key)
        return rect is not None and rect.collidepoint(pos)
