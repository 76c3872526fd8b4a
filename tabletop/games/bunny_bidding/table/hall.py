"""Words and furniture of the auction hall: bid boxes, sums, plaque, stars, tags, hand heading.

`pieces` draws the tiles.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tabletop.games.bunny_bidding.rules import keys
from tabletop.games.bunny_bidding.table import pictures
from tabletop.games.bunny_bidding.table.layout import (
    Places,
    badge_rect,
    bid_rects,
    goals_head,
    name_rect,
    narrow,
    offer_rects,
    text_area,
)
from tabletop.games.bunny_bidding.table.looks import (
    CODES,
    Look,
    majority,
    number_of,
    offered,
    tiles,
    type_of,
)
from tabletop.games.bunny_bidding.table.pieces import Z_BOX, Z_SLOT, Z_TILE, Z_WORDS, Pieces
from tabletop.games.bunny_bidding.table.plan import BID, Planned
from tabletop.games.bunny_bidding.words import say
from tabletop.games.bunny_bidding.words.cards import egg_type
from tabletop.table.art import widgets
from tabletop.table.art.palette import GOLD, PAPER
from tabletop.table.art.surface import Art
from tabletop.table.nodes import NodeTable
from tabletop.words import Seat

PLAQUE = "plaque"
"""Key of the plaque on the stage: direction of the auction and majority."""
TO_BID, TO_OFFER = "place:bid", "place:offer"
"""Keys of the drop targets: the viewer's bid box, the offer."""
BACK = 0.2
"""Visible share of a face-down tile's width in another hand, at most."""
BRACKETS = 3
"""Largest number of majority types that are bracketed over the hand."""


LEAST_SUM = 16
"""Style pixels of width below which a bid box has no room for its sum."""


def most(types: Sequence[int]) -> str:
    """Names the egg type found most often in the offer, or counts the equal ones."""
    return say("plaque-most", n=len(types), type=egg_type(types[0]) if types else "")


class HallFurniture:
    """Draws the words and furniture of the hall, between `begin` and `end` of the node table.

    Attributes:
        lowest: the side of the plaque that is shown; animations turn it while a round is settled.
        values: counted bids, by seat, once they are counted.
        turns: what a match turns: the auction, its digits, or (twins) the auction by pairs.
    """

    def __init__(self, pieces: Pieces, nodes: NodeTable) -> None:
        self.pieces, self.nodes = pieces, nodes
        self.host = pieces.host
        self.lowest = False
        self.values: dict[int, int] = {}
        self.turns = "auction"

    @property
    def places(self) -> Places:
        return self.pieces.places

    def show(self) -> None:
        """Draws everything for the present pieces."""
        hall = self.pieces.hall
        if hall.lowest is not None:
            self.lowest = hall.lowest
        if hall.bidding:
            self.values.clear()
        self._boxes()
        self._slots()
        self._stars()
        self._tags()
        self._words()
        self._brackets()
        self.plaque()

    def _put(
        self, key: str, art: Art, x: float, y: float, z: float, radius: float = 8.0
    ) -> None:
        """Draws a picture that is no piece and cannot be pointed at."""
        self.nodes.put(key, art, (x, y), z, radius=radius, loose=False, hit=False)

    # --------------------------------------------------------------------------------- boxes

    def _boxes(self) -> None:
        s, pieces, at = self.host.s, self.pieces, self.places
        names = [who.name for who in self.host.seats]
        # None stands alone without its name in its box.
        wide = self.name_room()
        named = pictures.names_px(names, wide, s)
        inside = round((5 if narrow(at, at.boxes[0]) else 7) * min(s, 1.0))
        high = at.boxes[0].y - at.stage.bottom + inside + 4 * s  # a little of the stage's floor
        room = at.boxes[0].w + round(6 * s)
        px = pictures.sign_px(names, room, high, s)
        for seat, who in enumerate(self.host.seats):
            box = pieces.box(seat)
            active = seat == pieces.hall.active
            badge, line = badge_rect(at, box), name_rect(at, box).move(-box.x, -box.y)
            head = (line.x, line.y, wide, line.h)
            inside_name = who.name if named else ""
            art = pictures.bid_box(box.w, box.h, s, inside_name, named, active, head)
            self._put(f"box:{seat}", art, *box.topleft, Z_BOX)
            if not named:
                sign = pictures.name_sign(who.name, px, room, active)
                self._put(f"name:{seat}", sign, box.centerx, box.y + inside, Z_WORDS)
            art = pictures.seat_badge(who.figure, badge.w, s)
            self._put(f"badge:{seat}", art, *badge.topleft, Z_WORDS)
            if active:
                self._put("active", widgets.stitches(box.w, box.h, 14, s), *box.topleft, Z_BOX + 1)
            self.nodes.place(f"seat:{seat}", box, Z_BOX, radius=14)
            if seat == pieces.hall.viewer:
                self.nodes.place(TO_BID, box, Z_BOX - 1, radius=14, hit=False)
            self._sum(seat, box)
        self.nodes.place(PLAQUE, at.plaque, Z_SLOT, radius=13)
        self.nodes.place(TO_OFFER, pieces.next_offer(), 0, radius=pictures.TILE_RADIUS, hit=False)

    def name_room(self) -> int:
        """Returns the width in pixels that every name has beside the powers in its line."""
        pieces, at = self.pieces, self.places
        room = name_rect(at, at.boxes[0]).w
        for seat in range(len(self.host.seats)):
            line = name_rect(at, pieces.box(seat))
            for key, look in pieces.looks.items():
                rect = pieces.rects.get(key)
                if rect is not None and look.place == keys.row(seat) and line.colliderect(rect):
                    room = min(room, rect.x - self.host.px(3) - line.x)
        return max(0, room)

    def _sum(self, seat: int, box: pygame.Rect) -> None:
        looks, s = self.pieces.looks, self.host.s
        bids = [looks[key] for key in tiles(looks) if looks[key].before == seat]
        mine = seat == self.pieces.hall.viewer
        planned = [row for row in self.pieces.plan if row.where == BID and mine]
        if not bids and not planned:
            self._no_bid(seat, box)
            return
        text = self._sum_words(seat, bids, sum(row.tile for row in planned))
        area = text_area(self.places, box)
        if area.w < self.host.px(LEAST_SUM):
            if text != "?" and (seat in self.values or len(bids) + len(planned) > 1):
                self._sum_below(seat, box, text, bool(planned))
            return
        most = (30 if len(text) < 4 else 22) * self.places.grow
        px = min(self.host.px(most), round(area.h * 0.9))
        px = min(px, round(area.w * 0.8))
        colour = pictures.ROSE if planned else pictures.GOLD_WORDS
        art = pictures.total(text, px, area.w, colour, s)
        x, middle = self.sum_spot(seat, art.surface.get_width())
        self._put(f"sum:{seat}", art, x, middle, Z_WORDS)

    def _sum_below(self, seat: int, box: pygame.Rect, text: str, planned: bool) -> None:
        """Draws the sum over the foot of the tiles, left of the badge, in narrow boxes with large
        words."""
        left, inset = box.x + self.host.px(3), self.host.px(5)
        room, px = badge_rect(self.places, box).x - left, self.host.px(17)
        colour = pictures.ROSE if planned else pictures.GOLD_WORDS
        art = pictures.sum_patch(text.replace(" ", ""), px, room, colour, self.host.s)
        self._put(f"sum:{seat}", art, left, box.bottom - inset, Z_WORDS)

    def sum_spot(self, seat: int, w: int) -> tuple[float, float]:
        """Returns the middle of a bid's sum that is `w` pixels wide."""
        area = text_area(self.places, self.pieces.box(seat))
        if narrow(self.places, self.pieces.box(seat)):
            return area.centerx, area.centery
        return area.x + w / 2, area.centery

    def _no_bid(self, seat: int, box: pygame.Rect) -> None:
        """Draws an empty place, with a word on whether a bid is still to come."""
        s, hall = self.host.s, self.pieces.hall
        place = bid_rects(self.places, box, 1)[0]
        empty = widgets.slot(place.w, place.h, s, 9, "#521B2C", "#C98FA0")
        self._put(f"empty:{seat}", Art(empty, 0, 0), *place.topleft, Z_SLOT)
        key = "waits" if seat in hall.waiting else "none"
        if seat == hall.active and hall.bidding:
            key = "opens" if hall.opening else "yours" if seat == hall.viewer else "turn"
        words = say(f"box-{key}")
        area = text_area(self.places, box)
        if not self._begun():
            return
        if area.w < self.host.px(36) or not pictures.name_fits(words, area.w, s):
            return
        px = self.host.px(16 * self.places.grow)
        art = pictures.words(words, px, "#F6D9C0", "bold", area.w, s)
        self._put(f"waits:{seat}", art, area.x, area.centery - art.surface.get_height() / 2, Z_SLOT)

    def _begun(self) -> bool:
        """Returns True if anything was laid or is asked in this round."""
        hall = self.pieces.hall
        return bool(hall.waiting or hall.active >= 0 or tiles(self.pieces.looks))

    def _sum_words(self, seat: int, bids: list[Look], planned: int) -> str:
        if seat in self.values:
            return str(self.values[seat]).replace("-", "−")
        known = [number_of(look) for look in bids if look.face >= CODES]
        hidden = len(bids) - len(known)
        parts = [str(sum(known) + planned)] if known or planned else []
        return " + ".join(parts + (["?"] if hidden else []))

    # --------------------------------------------------------------------------------- stage

    def _slots(self) -> None:
        """Draws empty places for the tiles still to come to the offer."""
        pieces = self.pieces
        if not pieces.hall.bidding:
            return
        whole = pieces.expected()
        ghosts = [row for row in pieces.plan if row.where != BID and not pieces.tag]
        count = len(offered(pieces.looks)) + len(ghosts)
        for index, rect in enumerate(offer_rects(self.places, count, whole)[count:]):
            empty = pictures.offer_slot(rect.w, rect.h, self.host.s)
            self._put(f"coming:{index}", empty, *rect.topleft, Z_SLOT)

    def _stars(self) -> None:
        """Draws a star on every tile of a majority type."""
        looks, rects = self.pieces.looks, self.pieces.rects
        d = round(min(self.host.px(34 * self.places.grow), self.places.offer_w * 0.42))
        types = majority(looks)
        offers = [key for key in offered(looks) if key in rects]
        lefts = sorted(rects[key].x for key in offers)
        for key in offers:
            if looks[key].up and type_of(looks[key]) in types:
                rect = rects[key]
                covered = [x - d * 0.6 for x in lefts if rect.x < x < rect.right]
                x, y = min([rect.right - d * 0.3, *covered]), rect.y + d * 0.08
                if x - d / 2 < rect.x + rect.w * 0.34:
                    y = rect.y - d * 0.2
                self._put(f"star:{key}", pictures.star(d), x, y, Z_WORDS)

    def plaque(self, share: float = 1.0) -> None:
        """Draws High wins or Low wins; `share` of its width while it turns over."""
        at = self.places.plaque
        types = majority(self.pieces.looks)
        below = say(f"plaque-below-{self.turns}")
        kind = types[0] if len(types) == 1 else -1
        art = pictures.plaque(
            at.w, at.h, self.host.s, self.lowest, most(types), below, kind, round(share * 16) / 16
        )
        self._put("plaque:picture", art, *at.topleft, Z_SLOT)

    # ---------------------------------------------------------------------------------- tags

    def _tags(self) -> None:
        """Draws the tags: highest open number, tiles under exchange, doubled and set-aside
        tiles."""
        looks, rects, s = self.pieces.looks, self.pieces.rects, self.host.s
        numbers = {
            key: number_of(looks[key]) for key in offered(looks)
            if looks[key].up and number_of(looks[key]) and key in rects
        }  # fmt: skip
        if numbers and self.pieces.hall.bidding:
            rect = rects[max(numbers, key=lambda each: numbers[each])]
            if self.places.cramped:
                d = max(24, round(rect.w * 0.36))
                crown = pictures.crown(d)
                self._put("highest", crown, rect.x + d * 0.4, rect.bottom - d * 0.1, Z_WORDS)
            else:
                art = widgets.tag(say("tag-highest"), GOLD, s=s)
                self._tag(art, "highest", rect.centerx, rect.bottom + self.host.px(6))
        for row in self.pieces.plan:
            self._plan_tag(row)
        for key, look in looks.items():
            if look.taker >= 0:
                own = look.taker == self.pieces.hall.viewer
                words = say("tag-taken", self.host.names, who=Seat(look.taker), own=own)
                art = widgets.tag(words, PAPER, s=s)
                self._tag(art, f"taken:{key}", rects[key].centerx, rects[key].bottom)
            if look.doubled and look.taker < 0 and key in rects:
                art = widgets.tag(say("tag-doubled"), PAPER, s=s)
                if art.surface.get_width() - 2 * art.ox <= rects[key].w * 1.2:
                    self._tag(art, f"doubled:{key}", rects[key].centerx, rects[key].bottom)
        for number in self.pieces.hall.aside:
            tile = rects.get(keys.egg(number))
            if tile is not None:
                art = widgets.tag(say("tag-giving"), GOLD, s=s)
                self._tag(art, f"aside:{number}", tile.x + self.host.px(40), tile.bottom)

    def _plan_tag(self, row: Planned) -> None:
        """Draws the destination of a chosen tile at its foot."""
        rect = self.pieces.rects.get(keys.egg(row.tile))
        if rect is None:
            return
        aim = self.pieces.tag or row.where
        art = widgets.tag(say(f"tag-{aim}"), GOLD if aim == BID else PAPER, s=self.host.s)
        self._tag(art, f"aim:{row.tile}", *self.tag_spot(rect, art))

    def tag_spot(self, tile: pygame.Rect, art: Art) -> tuple[float, float]:
        """Returns the middle of a tag at a hand tile: its foot, or beside its number if the foot is
        covered."""
        eggs = [rect for key, rect in self.pieces.rects.items() if key.startswith("egg:")]
        lowest = max(rect.y for rect in eggs)
        if lowest <= tile.y + self.places.rise + self.host.px(2):
            return tile.centerx, tile.bottom - self.host.px(8)
        w = art.surface.get_width() - 2 * art.ox
        return tile.x + tile.w * 0.37 + w / 2, tile.y + tile.h * 0.12

    def _tag(self, art: Art, key: str, x: float, y: float) -> None:
        w = art.surface.get_width() - 2 * art.ox
        h = art.surface.get_height() - 2 * art.oy
        x = min(x, self.places.tray.right - w / 2)
        y = min(y, self.places.tray.bottom - h / 2)
        self._put(key, art, x - w / 2, y - h / 2, Z_WORDS)

    # --------------------------------------------------------------------------------- words

    def _words(self) -> None:
        at, s, pieces = self.places, self.host.s, self.pieces
        count = len(offered(pieces.looks))
        said = say("offer-count", n=count)
        size = round(18 * s * at.grow)
        room = at.row.y - at.stage.y
        if room >= 44 * s:
            art = pictures.words(said, size, pictures.CREAM_WORDS, "heading")
            w, h = art.surface.get_size()
            y = at.row.y - h - (room - 24 * s - h) * 0.55
            self._put("offer_words", art, at.stage.centerx - w / 2, y, Z_WORDS)
        viewer = pieces.hall.viewer
        if viewer < 0:
            self._all_hands(size)
            return
        held = sum(key.startswith("egg:") for key in pieces.looks)
        tabs = at.tabs[0 if pieces.plan and not pieces.tag else 2]
        own = say("hand-of", self.host.names, who=Seat(viewer), n=held)
        left = at.fan.x
        room = tabs.x - left - self.host.px(8)
        if room < self.host.px(150):
            own = say("hand-of.short", n=held)
        if pictures.name_fits(own, room, s):
            art = pictures.words(own, size, pictures.CREAM_WORDS, "heading", room, s)
            y = tabs.centery - art.surface.get_height() / 2
            self._put("hand_words", art, left, y, Z_WORDS)
        paper = widgets.panel(at.goals.w, at.goals.h, s)
        self._put("goal_paper", paper, *at.goals.topleft, Z_BOX)
        if not at.cramped:
            extras = any(key.startswith("extra:") and look.place == keys.row(viewer)
                         for key, look in pieces.looks.items())  # fmt: skip
            words = say("goals-and-powers" if extras else "goals-own")
            art = pictures.words(words, size, pictures.INK_WORDS, "heading")
            y = at.goals.y + (goals_head(at) - art.surface.get_height()) / 2 + self.host.px(3)
            self._put("goal_words", art, at.goals.x + self.host.px(14), y, Z_WORDS)

    def _all_hands(self, size: int) -> None:
        """Draws each player's number of tiles, face down, if nobody's hand is shown."""
        at, s, seats = self.places, self.host.s, self.host.seats
        inset, gap = self.host.px(16), self.host.px(20)
        wide = (at.tray.w - 2 * inset - gap * (len(seats) - 1)) / len(seats)
        rows, px = [], size
        for seat, who in enumerate(seats):
            heap = self.pieces.looks.get(f"count:{seat}")
            count = heap.heap if heap is not None else 0
            rows.append((count, f"{who.name}: {count}"))
            px = min(px, widgets.fit(rows[-1][1], "heading", size, round(wide), s).px)
        high = round(px * 1.5)
        w = min(at.hand_w, round(wide * 0.5), round((at.tray.h - high - 2 * inset) * 0.75))
        top = at.tray.centery - (high + inset // 2 + w * 4 // 3) // 2
        for seat, (count, words) in enumerate(rows):
            x = at.tray.x + inset + seat * (wide + gap)
            art = pictures.words(words, px, pictures.CREAM_WORDS, "heading", round(wide), s)
            self._put(f"hand_of:{seat}", art, x, top, Z_WORDS)
            if count:
                step = min(w * BACK, (wide - w) / max(1, count - 1))
                backs = pictures.backs(count, w, round(step, 2), s)
                self._put(f"backs:{seat}", backs, x, top + high + inset // 2, Z_TILE)

    def _brackets(self) -> None:
        """Draws brackets over the stacks of the hand whose bids would turn the auction."""
        pieces, at = self.pieces, self.places
        types = majority(pieces.looks)
        if pieces.by_number or at.cramped or self.turns == "twins":
            return
        if not 0 < len(types) <= BRACKETS:
            return
        chosen = {keys.egg(row.tile) for row in pieces.plan}
        words = say("auction-turned" if self.turns == "auction" else "bracket-digits")
        for stack in pieces.stacks(pieces.looks):
            kind = type_of(pieces.looks[stack[0]])
            rects = [pieces.rects[key] for key in stack if key not in chosen]
            if kind not in types or not rects or not pieces.hall.bidding:
                continue
            span = rects[0].unionall(rects[1:])
            art = pictures.bracket(span.w, self.host.px(16), words, self.host.s)
            y = span.y - self.host.px(15)
            self._put(f"bracket:{kind}", art, span.x, y, Z_TILE - 1)
