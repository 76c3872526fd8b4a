"""The nodes of this table's pieces: tiles, bid boxes, plaque, tags; where they lie.

Knows looks, not rules.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.core.event import UNKNOWN
from tabletop.games.bunny_bidding.rules.cards import FIRST_EXTRA, TYPE_NAMES, face_of, tile_of
from tabletop.games.bunny_bidding.table import pictures
from tabletop.games.bunny_bidding.table.layout import (
    Places,
    badge_rect,
    bid_rects,
    goal_rects,
    hand_rects,
    narrow,
    offer_rects,
    tab_rects,
    text_area,
)
from tabletop.games.bunny_bidding.table.looks import (
    CODES,
    before_seat,
    egg_key,
    is_up,
    majority,
    place_of,
    taker,
)
from tabletop.games.bunny_bidding.table.plan import BID, OFFER, Planned
from tabletop.table.art import widgets
from tabletop.table.art.palette import GOLD, PAPER
from tabletop.table.art.surface import Art
from tabletop.table.contract import Host, Look, Looks
from tabletop.table.stage import Node

Z_BOX, Z_SLOT, Z_GLOW, Z_TILE, Z_WORDS, Z_MARK, Z_FLYING, Z_HELD = 5, 7, 8, 10, 24, 30, 40, 48
LIFT = 6
TAKEN_RISE = 10
"""Units by which a tile under exchange is lifted out of the offer."""
GHOST_ALPHA = 150
"""How strongly a tile is drawn where it will lie once the choice is done."""


def _ghost(row: Planned) -> str:
    """The name of what shows where a chosen tile will lie."""
    return f"ghost:{row.tile}"


class Pieces:
    """All nodes that stand for a piece.

    Attributes:
        nodes, rects: node and place of each tile that is shown, by its key.
        hand_seat: whose goals and hand lie in the tray; start: whose box is the first.
        active: whose box is stitched, -1 = nobody's.
        lowest: which side of the plaque is shown.
        plan: the tiles that are chosen and where they will go; lifted: the one under the pointer.
        tag: what hangs below chosen tiles that go nowhere on the table.
        values: what bids were counted as, once they were.
        aside: numbers of the tiles set aside; waiting: the seats whose turns are still to come.
        bidding: whether tiles can still be bid in this round; opening: whether the offer is opened.
    """

    def __init__(self, host: Host, lay: Callable[[int], Places]) -> None:
        """`lay` gives the places for so many goals, powers and handicaps beside the hand."""
        self.host, self.places = host, lay(2)
        self._lay = lay
        self.nodes: dict[str, Node] = {}
        self.rects: dict[str, pygame.Rect] = {}
        self.hand_seat = -1
        self.start = 0
        self.active = -1
        self.lowest = False
        self.by_number = False
        self.plan: tuple[Planned, ...] = ()
        self.lifted, self.tag = "", ""
        self.values: dict[int, int] = {}
        self.aside: tuple[int, ...] = ()
        self.waiting: tuple[int, ...] = tuple(range(len(host.seats)))
        self.bidding, self.opening = True, False
        self.looks: Looks = {}
        self._extra_nodes: dict[str, Node] = {}
        self._wanted: set[str] = set()

    # ------------------------------------------------------------------------------ places

    def box(self, seat: int) -> pygame.Rect:
        """The bid box of a seat."""
        count = len(self.host.seats)
        return self.places.boxes[(seat - self.start) % count]

    def hand_keys(self, looks: Looks) -> list[str]:
        """The tiles of the hand as they are sorted."""
        eggs = [key for key in looks if key.startswith("egg:")]
        if self.by_number:
            return sorted(eggs, key=place_of)
        return sorted(eggs, key=lambda key: (face_of(looks[key].face), place_of(key)))

    def lay_out(self, looks: Looks) -> dict[str, pygame.Rect]:
        """Where every tile lies."""
        own = f"row:{self.hand_seat}"
        self.places = at = self._lay(sum(look.place == own for look in looks.values()))
        tiles = sorted((key for key in looks if key.startswith("tile:")), key=place_of)
        offers = [key for key in tiles if before_seat(looks[key]) < 0]
        found: dict[str, pygame.Rect] = {}
        ghosts = [] if self.tag else [_ghost(row) for row in self.plan if row.where == OFFER]
        found.update(zip(offers + ghosts, offer_rects(at, len(offers) + len(ghosts)), strict=True))
        for key in offers:
            if taker(looks[key]) >= 0:
                found[key].y -= self.host.px(TAKEN_RISE)
        for seat in range(len(self.host.seats)):
            bids = [key for key in tiles if before_seat(looks[key]) == seat]
            if seat == self.hand_seat:
                bids += [_ghost(row) for row in self.plan if row.where == BID]
            found.update(zip(bids, bid_rects(at, self.box(seat), len(bids)), strict=True))
        hand = self.hand_keys(looks)
        chosen = {egg_key(row.tile) for row in self.plan}
        opened = frozenset(index for index, key in enumerate(hand) if key in chosen)
        found.update(zip(hand, hand_rects(at, len(hand), opened), strict=True))
        self._rows(looks, found)
        return found

    def next_offer(self) -> pygame.Rect:
        """Where one more tile of the offer would lie."""
        count = sum(k.startswith("tile:") and before_seat(v) < 0 for k, v in self.looks.items())
        return offer_rects(self.places, count + 1)[-1]

    def _rows(self, looks: Looks, found: dict[str, pygame.Rect]) -> None:
        """Goals and powers: the viewer's in the tray, others' small in their bid boxes."""
        for seat in range(len(self.host.seats)):
            row = f"row:{seat}"
            keys = sorted(
                (key for key, look in looks.items() if look.place == row),
                key=lambda key: (key.startswith("extra"), key),
            )
            if seat == self.hand_seat:
                found.update(zip(keys, goal_rects(self.places, len(keys)), strict=True))
                continue
            shown = [k for k in keys if looks[k].face != UNKNOWN]
            found.update(zip(shown, self._small_row(seat, len(shown)), strict=True))

    def _small_row(self, seat: int, count: int) -> list[pygame.Rect]:
        """Where small tiles lie beside a name: closer together where the name needs the room."""
        box, w, px = self.box(seat), self.host.px(20), self.host.px
        head = badge_rect(self.places, box)
        y, right = box.y + px(8), box.right - px(12)
        if narrow(self.places, box):
            pitch: float = px(9)
            y = box.y + px(36)
        else:
            if self.places.cramped:
                w, y, right = px(16), head.y, text_area(self.places, box).right
            beside = right - w - head.right - px(4)
            name, s = self.host.seats[seat].name, self.host.s
            room = beside - pictures.name_width(name, s) - px(10)
            if self.places.cramped and room < (count - 1) * px(7):
                room = beside
            pitch = max(px(5), min(w + px(3), room / max(1, count - 1)))
        left = right - w - (count - 1) * pitch
        return [pygame.Rect(round(left + i * pitch), y, w, round(w * 4 / 3)) for i in range(count)]

    # ----------------------------------------------------------------------------- pictures

    def art(self, key: str, look: Look, w: int) -> Art:
        """The picture of a tile, `w` pixels wide."""
        s = self.host.s
        if key.startswith("goal:"):
            return pictures.goal(look.face, w, s)
        row = self._planned(key)
        held = row is not None or (key == self.lifted and key.startswith("egg:"))
        if row is not None and row.down:
            return pictures.turned_down(row.tile, w, s)
        return pictures.tile(self.face(key, look), w, s, held)

    def _planned(self, key: str) -> Planned | None:
        return next((row for row in self.plan if egg_key(row.tile) == key), None)

    def face(self, key: str, look: Look) -> int:
        """The side that lies up; an own face-down tile shows its back too."""
        if key.startswith("tile:") and not is_up(look) and not self._in_hand(look):
            return UNKNOWN
        return look.face

    def _in_hand(self, look: Look) -> bool:
        """Whether whose hand is shown has just taken the tile out of the offer."""
        return self.hand_seat >= 0 and taker(look) == self.hand_seat

    def leave(self, key: str) -> None:
        """The tile is under way: its place is empty, and what hung on it is gone."""
        for node in (
            self.nodes.get(key),
            self._extra_nodes.get(f"star:{key}"),
            self._extra_nodes.get(f"taken:{key}"),
            self._extra_nodes.get("highest") if before_seat(self.looks[key]) < 0 else None,
        ):
            if node is not None:
                node.put(visible=False)

    def lifts(self, key: str) -> bool:
        """Whether the tile rises a little under the pointer."""
        return key == self.lifted and self._planned(key) is None

    # --------------------------------------------------------------------------------- show

    def show(self, looks: Looks) -> None:
        """Puts every piece where `looks` has it."""
        self.looks = dict(looks)
        self.rects = self.lay_out(looks)
        tiles = {key: rect for key, rect in self.rects.items() if key in looks}
        for key in [key for key in self.nodes if key not in tiles]:
            self.host.stage.remove(self.nodes.pop(key))
        for order, (key, rect) in enumerate(tiles.items()):
            y = rect.y - (self.host.px(LIFT) if self.lifts(key) else 0)
            z = Z_TILE + order / 1000
            art = self.art(key, looks[key], rect.w)
            node = self.nodes.get(key)
            if node is None:
                node = self.nodes[key] = self.host.stage.picture(art, rect.x, y, z, key)
            node.put(art=art, pos=(rect.x, y), z=z, visible=True, alpha=255)
        self._wanted = set()
        self._boxes(looks)
        self._ghosts(looks)
        self._stars(looks)
        self._tags(looks)
        self._words(looks)
        self.show_plaque()
        for key in [key for key in self._extra_nodes if key not in self._wanted]:
            self.host.stage.remove(self._extra_nodes.pop(key))

    def _put(self, key: str, art: Art, x: float, y: float, z: float) -> Node:
        """A picture that stands for no piece: it is kept as long as each `show` asks for it."""
        self._wanted.add(key)
        node = self._extra_nodes.get(key)
        if node is None:
            node = self._extra_nodes[key] = self.host.stage.picture(art, x, y, z, key)
        node.put(art=art, pos=(x, y), visible=True, alpha=255)
        return node

    def _boxes(self, looks: Looks) -> None:
        s = self.host.s
        named = self._named()
        for seat, who in enumerate(self.host.seats):
            box = self.box(seat)
            row = [
                self.rects[key] for key, look in looks.items()
                if look.place == f"row:{seat}" and key in self.rects and seat != self.hand_seat
            ]  # fmt: skip
            beside = row and not narrow(self.places, box)
            taken = box.right - min(rect.x for rect in row) if beside else 0
            active = seat == self.active
            badge = badge_rect(self.places, box)
            head = (badge.x - box.x, badge.y - box.y, badge.w)
            name = who.name if named else ""
            art = pictures.bid_box(box.w, box.h, s, who.figure, name, active, head, taken)
            self._put(f"box:{seat}", art, *box.topleft, Z_BOX)
            if seat == self.active:
                ring = widgets.stitches(box.w, box.h, 14, s)
                self._put("active", ring, *box.topleft, Z_BOX + 1)
            self._sum(seat, box, looks)

    def _named(self) -> bool:
        """Whether all names have room in their boxes: none stands alone without one."""
        if not self.places.cramped:
            return True
        box = self.places.boxes[0]
        room = text_area(self.places, box).w - badge_rect(self.places, box).w - self.host.px(8)
        return all(pictures.name_fits(who.name, room, self.host.s) for who in self.host.seats)

    def _sum(self, seat: int, box: pygame.Rect, looks: Looks) -> None:
        bids = [
            look for key, look in looks.items()
            if key.startswith("tile:") and before_seat(look) == seat
        ]  # fmt: skip
        s, at = self.host.s, self.places
        planned = [row for row in self.plan if row.where == BID and seat == self.hand_seat]
        if not bids and not planned:
            self._no_bid(seat, box)
            return
        text = self._sum_words(seat, bids, sum(row.tile for row in planned))
        area = text_area(at, box)
        px = min(self.host.px(26 if len(text) < 4 else 20), round(area.h * 0.9))
        colour = pictures.ROSE if planned else pictures.GOLD_WORDS
        left = area.x if at.cramped else bid_rects(at, box, len(bids) + len(planned))[-1].right
        art = pictures.total(text, px, area.right - left - self.host.px(4), colour, s)
        x, middle = self.sum_spot(seat, art.surface.get_width())
        if narrow(at, box):
            middle = min(middle, area.bottom - art.surface.get_height() / 2)
        self._put(f"sum:{seat}", art, x, middle, Z_WORDS)

    def sum_spot(self, seat: int, w: int) -> tuple[float, float]:
        """Where the middle of a bid's sum `w` pixels wide lies."""
        at, box = self.places, self.box(seat)
        area = text_area(at, box)
        if at.cramped:
            return area.x + w / 2, area.centery
        if narrow(at, box):
            return area.right - w / 2, box.bottom - self.host.px(26)
        return area.right - w / 2, bid_rects(at, box, 1)[0].centery

    def _no_bid(self, seat: int, box: pygame.Rect) -> None:
        """An empty place and whether something is to come there."""
        s = self.host.s
        place = bid_rects(self.places, box, 1)[0]
        empty = widgets.slot(place.w, place.h, s, 9, "#521B2C", "#C98FA0")
        self._put(f"empty:{seat}", Art(empty, 0, 0), *place.topleft, Z_SLOT)
        words = "waits" if seat in self.waiting else "no bid"
        if seat == self.active and self.bidding:
            words = "your bid?" if seat == self.hand_seat else "in turn"
            words = "opens" if self.opening else words
        area = text_area(self.places, box)
        left = area.x if self.places.cramped else place.right + self.host.px(10)
        room = area.right - left
        if room < self.host.px(36) or not pictures.name_fits(words, room, s):
            return
        art = pictures.words(words, self.host.px(16), "#F6D9C0", "bold", room, s)
        top = (area if self.places.cramped else place).centery - art.surface.get_height() / 2
        self._put(f"waits:{seat}", art, left, top, Z_SLOT)

    def _sum_words(self, seat: int, bids: list[Look], planned: int) -> str:
        if seat in self.values:
            return str(self.values[seat]).replace("-", "−")
        known = [tile_of(look.face) for look in bids if look.face >= CODES]
        hidden = len(bids) - len(known)
        parts = [str(sum(known) + planned)] if known or planned else []
        return " + ".join(parts + (["?"] if hidden else []))

    def _ghosts(self, looks: Looks) -> None:
        """Chosen tiles, pale where they will lie."""
        for row in self.plan:
            rect, look = self.rects.get(_ghost(row)), looks.get(egg_key(row.tile))
            if rect is not None and look is not None:
                art = pictures.tile(UNKNOWN if row.down else look.face, rect.w, self.host.s)
                node = self._put(_ghost(row), art, *rect.topleft, Z_TILE + 1)
                node.put(alpha=GHOST_ALPHA)

    def _stars(self, looks: Looks) -> None:
        """A star on every tile of the type found most often."""
        d = round(min(self.host.px(38), self.places.offer_w * 0.46))
        types = majority(looks)
        offers = [
            key for key, look in looks.items()
            if key.startswith("tile:") and before_seat(look) < 0 and is_up(look)
        ]  # fmt: skip
        lefts = sorted(self.rects[key].x for key in looks if key.startswith("tile:")
                       and before_seat(looks[key]) < 0)  # fmt: skip
        for key in offers:
            if looks[key].face >= CODES and face_of(looks[key].face) in types:
                rect = self.rects[key]
                covered = [x - d * 0.6 for x in lefts if rect.x < x < rect.right]
                x, y = min([rect.right - d * 0.18, *covered]), rect.y + d * 0.08
                if x - d / 2 < rect.x + rect.w * 0.34:
                    y = rect.y - d * 0.2
                self._put(f"star:{key}", pictures.star(d), x, y, Z_WORDS)

    def _tags(self, looks: Looks) -> None:
        """"highest" below the highest open number of the offer; "bid" or "offer" at the hand."""
        numbers = {
            key: tile_of(look.face) for key, look in looks.items()
            if key.startswith("tile:") and before_seat(look) < 0 and is_up(look)
            and look.face >= CODES
        }  # fmt: skip
        s = self.host.s
        if numbers:
            key = max(numbers, key=lambda each: numbers[each])
            rect = self.rects[key]
            if self.places.cramped:
                d = max(24, round(rect.w * 0.36))
                crown = pictures.crown(d)
                self._put("highest", crown, rect.x + d * 0.4, rect.bottom - d * 0.1, Z_WORDS)
            else:
                art = widgets.tag("highest", GOLD, s=s)
                self._tag(art, "highest", rect.centerx, rect.bottom + self.host.px(22))
        for row in self.plan:
            self._plan_tag(row)
        for key, look in looks.items():
            if taker(look) >= 0:
                rect = self.rects[key]
                mine = taker(look) == self.hand_seat
                name = self.host.seats[taker(look)].name
                art = widgets.tag("you take it" if mine else f"{name} takes it", PAPER, s=s)
                self._tag(art, f"taken:{key}", rect.centerx, rect.bottom)
        for number in self.aside:
            rect = self.rects.get(f"egg:{number}")
            if rect is not None:
                art = widgets.tag("to give", GOLD, s=s)
                self._tag(art, f"aside:{number}", rect.x + self.host.px(40), rect.bottom)

    def _plan_tag(self, row: Planned) -> None:
        """What will be done with a chosen tile, below it in the fan."""
        rect = self.rects.get(egg_key(row.tile))
        if rect is None:
            return
        words = self.tag or row.where
        art = widgets.tag(words, GOLD if words == BID else PAPER, s=self.host.s)
        self._tag(art, f"aim:{row.tile}", *self.tag_spot(rect, art))

    def tag_spot(self, tile: pygame.Rect, art: Art) -> tuple[float, float]:
        """The middle of a tag at a hand tile: at its foot, or beside its number where the second
        row of the fan covers that."""
        lowest = max(r.y for key, r in self.rects.items() if key.startswith("egg:"))
        if lowest <= tile.y + self.places.rise + self.host.px(2):
            return tile.centerx, tile.bottom
        w = art.surface.get_width() - 2 * art.ox
        return tile.x + tile.w * 0.37 + w / 2, tile.y + tile.h * 0.12

    def _tag(self, art: Art, key: str, x: float, y: float) -> None:
        w = art.surface.get_width() - 2 * art.ox
        h = art.surface.get_height() - 2 * art.oy
        x = min(x, self.places.stage.right - w / 2)
        y = min(y, self.places.tray.bottom - h / 2)
        self._put(key, art, x - w / 2, y - h / 2, Z_WORDS)

    def _words(self, looks: Looks) -> None:
        at, s = self.places, self.host.s
        count = sum(k.startswith("tile:") and before_seat(v) < 0 for k, v in looks.items())
        words = "The offer: 1 tile" if count == 1 else f"The offer: {count} tiles"
        size = self.host.px(18)
        if at.row.y - at.stage.y >= 60 * s:
            art = pictures.words(words, size, pictures.CREAM_WORDS, "heading")
            y = at.row.y - art.surface.get_height() - self.host.px(6)
            self._put("offer_words", art, at.row.x, y, Z_WORDS)
        mine = self.hand_seat >= 0
        name = self.host.seats[self.hand_seat].name if mine else ""
        if not mine:
            return
        goals = "Goals and powers" if any(
            v.place == f"row:{self.hand_seat}" and v.face >= FIRST_EXTRA for v in looks.values()
        ) else "Goals"  # fmt: skip
        top = at.sort.centery - size * 0.75
        tabs = tab_rects(at)[2 if self.plan and not self.tag else 0].x - self.host.px(8)
        held = sum(key.startswith("egg:") for key in looks)
        hand = f"{name}'s hand: {held}"
        right = at.fan.x - self.host.px(8) if tabs > at.fan.x else tabs
        for key, said, x, room in (
            ("goal_words", goals, at.goals.x, right - at.goals.x),
            ("hand_words", hand, at.fan.x, tabs - at.fan.x),
        ):
            if room >= self.host.px(60) and pictures.name_fits(said, room, s):
                art = pictures.words(said, size, pictures.CREAM_WORDS, "heading", room, s)
                self._put(key, art, x, top, Z_WORDS)

    def show_plaque(self, share: float = 1.0) -> None:
        """The plaque; `share` of its width while it turns over."""
        at = self.places.plaque
        types = majority(self.looks)
        if not types:
            second = "no type yet"
        elif len(types) > 1:
            second = f"{len(types)} types level"
        else:
            second = f"most: {TYPE_NAMES[types[0]]}"
        art = pictures.plaque(at.w, at.h, self.host.s, self.lowest, second, round(share * 16) / 16)
        self._put("plaque", art, *at.topleft, Z_SLOT)
