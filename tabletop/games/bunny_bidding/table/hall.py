"""Words and furniture of the auction hall: bid boxes, sums, plaque, stars, tags, hand heading.

`pieces` draws the tiles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import FRect

from tabletop.games.bunny_bidding.rules import keys
from tabletop.games.bunny_bidding.table import pictures
from tabletop.games.bunny_bidding.table.layout import (
    HEAD,
    RATIO,
    BidBox,
    bid_box,
    offer_rects,
)
from tabletop.games.bunny_bidding.table.looks import (
    CODES,
    Hall,
    Look,
    majority,
    number_of,
    type_of,
)
from tabletop.games.bunny_bidding.table.pictures import CREAM_WORDS, GOLD_WORDS, ROSE, SIGN, whole
from tabletop.games.bunny_bidding.table.plan import BID, OFFER, Planned
from tabletop.games.bunny_bidding.table.spots import Spots
from tabletop.games.bunny_bidding.words import say
from tabletop.games.bunny_bidding.words.cards import egg_type
from tabletop.table.art import widgets
from tabletop.table.art.lettering import width_of
from tabletop.table.art.palette import GOLD, PAPER
from tabletop.table.art.picture import Picture
from tabletop.table.art.sheet import line
from tabletop.table.art.signs import sign_shown
from tabletop.table.art.turning import box as box_of
from tabletop.table.boxes import Part, column, row, square
from tabletop.table.contract import Host
from tabletop.table.nodes import Item
from tabletop.words import Seat

Z_BOX, Z_SLOT, Z_TILE, Z_FRONT, Z_WORDS = 5, 7, 10, 20, 24
Z_MARK, Z_FLYING, Z_HELD = 30, 40, 48
PLAQUE = "plaque"
"""Key of the plaque on the stage: direction of the auction and majority."""
TO_BID, TO_OFFER = "place:bid", "place:offer"
"""Keys of the drop targets: the viewer's bid box, the offer."""
BACK = 0.2
"""Visible share of a face-down tile's width in another hand, at most."""
BRACKETS = 3
"""Largest number of majority types that are bracketed over the hand."""
LEAST_SUM = 16
"""Width below which a bid box has no room for its sum."""
NAME, SMALLEST_NAME = 17, 12
"""Letter size of a seat's name, and its smallest one in pixels."""
Items = Iterator[tuple[str, Item]]


def most(types: Sequence[int]) -> str:
    """Names the egg type found most often in the offer, or counts the equal ones."""
    return say("plaque-most", n=len(types), type=egg_type(types[0]) if types else "")


def _fixed(picture: Picture, rect: FRect, z: float) -> Item:
    """Returns a picture that cannot be pointed at."""
    return Item(picture, rect, z, loose=False, hit=False)


class Furniture:
    """Tells how words and furniture of the hall lie.

    Attributes:
        lowest: the side of the plaque that is shown; animations turn it while a round is settled.
        values: counted bids, by seat, once they are counted.
    """

    def __init__(self, host: Host) -> None:
        self.host = host
        self.lowest = False
        self.values: dict[int, int] = {}

    def settle(self, hall: Hall) -> None:
        """Follows the round: a new one has no counted bids."""
        if hall.lowest is not None:
            self.lowest = hall.lowest
        if hall.bidding:
            self.values.clear()

    def items(self, at: Spots) -> Items:
        """Yields all furniture and words of that moment."""
        yield from self._boxes(at)
        yield from self._slots(at)
        yield from self._stars(at)
        yield from self._tags(at)
        yield from self._hand_words(at) if at.hall.viewer >= 0 else self._all_hands(at)
        yield from self._brackets(at)
        yield PLAQUE, self.plaque(at)

    # --------------------------------------------------------------------------------- boxes

    def _boxes(self, at: Spots) -> Items:
        names, wide = self.host.names, self.name_room(at)
        fits = [whole(name, NAME, wide, self.host.s) for name in names]
        # None stands alone without its name in its box.
        units = min(fits)
        for seat, who in enumerate(self.host.seats):
            inside, active = bid_box(at.places, at.box(seat)), seat == at.hall.active
            shown = pictures.bid_box(active)
            yield f"seat:{seat}", Item(shown, inside.box, Z_BOX, radius=14, loose=False)
            if units:
                name = FRect(inside.name.x, inside.name.y, wide, inside.name.h)
                shown = line(who.name, "heading", units, CREAM_WORDS)
                yield f"named:{seat}", _fixed(shown, name, Z_BOX + 1)
            else:
                shown = pictures.name_sign(who.name, active)
                yield f"name:{seat}", _fixed(shown, self._sign(at, inside.box), Z_WORDS)
            badge = pictures.seat_badge(who.figure)
            yield f"badge:{seat}", _fixed(badge, inside.badge, Z_WORDS)
            if active:
                yield "active", _fixed(pictures.stitches(14), inside.box, Z_BOX + 1)
            yield from self._sum(at, seat, inside)

    def name_room(self, at: Spots) -> float:
        """Returns the width that every name has beside the powers in its line."""
        room = bid_box(at.places, at.places.boxes[0]).name.w
        for seat in range(at.seats):
            name = bid_box(at.places, at.box(seat)).name
            for key, look in at.looks.items():
                rect = at.rects.get(key)
                if rect is not None and look.place == keys.row(seat) and name.colliderect(rect):
                    room = min(room, rect.x - 3 - name.x)
        return max(0.0, room)

    def _sign(self, at: Spots, box: FRect) -> FRect:
        """Returns the place of a name's sign at the rim of a bid box.

        A name too long for the smallest letters does not shrink the others further.
        """
        s, inside, room = self.host.s, 5 if at.places.narrow else 7, box.w + 6
        high = box.y - at.places.stage.bottom + inside + 4  # a little of the stage's floor
        fits = (
            px
            for px in range(int(min(NAME, high / SIGN) * s), SMALLEST_NAME, -1)
            if all(width_of(name, "heading", px) + px <= room * s for name in self.host.names)
        )
        h = SIGN * next(fits, SMALLEST_NAME) / s
        return FRect(box.centerx - room / 2, box.y + inside - h, room, h)

    def _sum(self, at: Spots, seat: int, inside: BidBox) -> Items:
        bids = [at.looks[key] for key in at.tiles if at.looks[key].before == seat]
        mine = seat == at.hall.viewer
        planned = [row.tile for row in at.choice.rows if row.where == BID and mine]
        if not bids and not planned:
            yield from self._no_bid(at, seat, inside)
            return
        text, area = self._sum_words(seat, bids, sum(planned)), inside.text
        colour = ROSE if planned else GOLD_WORDS
        if area.w >= LEAST_SUM:
            units = (30 if len(text) < 4 else 22) * at.places.grow
            units = min(units, area.h * 0.9, area.w * 0.8)
            anchor = "center" if at.places.narrow else "midleft"
            shown = pictures.total(text, units, colour, anchor)
            yield f"sum:{seat}", _fixed(shown, area, Z_WORDS)
        elif text != "?" and (seat in self.values or len(bids) + len(planned) > 1):
            # Over the foot of the tiles, left of the badge.
            left, h = inside.box.x + 3, 20.4
            foot = FRect(left, inside.box.bottom - 5 - h, inside.badge.x - left, h)
            shown = pictures.sum_patch(text.replace(" ", ""), colour)
            yield f"sum:{seat}", _fixed(shown, foot, Z_WORDS)

    def _no_bid(self, at: Spots, seat: int, inside: BidBox) -> Items:
        """Yields an empty place, with a word on whether a bid is still to come."""
        yield f"empty:{seat}", _fixed(pictures.place(), inside.tile, Z_SLOT)
        hall = at.hall
        key = "waits" if seat in hall.waiting else "none"
        if seat == hall.active and hall.bidding:
            key = "opens" if hall.opening else "yours" if seat == hall.viewer else "turn"
        words, area, s = say(f"box-{key}"), inside.text, self.host.s
        begun = hall.waiting or hall.active >= 0 or at.tiles
        if begun and area.w >= 36 and whole(words, NAME, area.w, s):
            shown = line(words, "bold", 16 * at.places.grow, "#F6D9C0")
            yield f"waits:{seat}", _fixed(shown, area, Z_SLOT)

    def _sum_words(self, seat: int, bids: list[Look], planned: int) -> str:
        if seat in self.values:
            return str(self.values[seat]).replace("-", "−")
        known = [number_of(look) for look in bids if look.face >= CODES]
        hidden = len(bids) - len(known)
        parts = [str(sum(known) + planned)] if known or planned else []
        return " + ".join(parts + (["?"] if hidden else []))

    # --------------------------------------------------------------------------------- stage

    def _slots(self, at: Spots) -> Items:
        """Yields the number of tiles in the offer, and empty places for those to come."""
        stage, units, count = at.places.stage, 18 * at.places.grow, len(at.offers)
        room, h = at.places.row.y - stage.y, 27 * at.places.grow
        if room >= 44:
            shown = line(say("offer-count", n=count), "heading", units, CREAM_WORDS, "center")
            y = at.places.row.y - h - (room - 24 - h) * 0.55
            yield "offer_words", _fixed(shown, FRect(stage.x, y, stage.w, h), Z_WORDS)
        if at.hall.bidding:
            count += len(at.choice.laid(OFFER))
            for i, rect in enumerate(offer_rects(at.places, count, at.expected)[count:]):
                yield f"coming:{i}", _fixed(pictures.place(True), rect, Z_SLOT)

    def _stars(self, at: Spots) -> Items:
        """Yields a star on every tile of a majority type, left of the next tile."""
        d, types = min(34 * at.places.grow, at.places.offer_w * 0.42), majority(at.looks)
        offers = [key for key in at.offers if key in at.rects]
        lefts = sorted(at.rects[key].x for key in offers)
        for key in offers:
            if at.looks[key].up and type_of(at.looks[key]) in types:
                rect = at.rects[key]
                covered = [x - d * 0.6 for x in lefts if rect.x < x < rect.right]
                x, y = min([rect.right - d * 0.3, *covered]), rect.y + d * 0.08
                if x - d / 2 < rect.x + rect.w * 0.34:
                    y = rect.y - d * 0.2
                yield f"star:{key}", _fixed(sign_shown("star"), square(x, y, d), Z_WORDS)

    def plaque(self, at: Spots) -> Item:
        """Returns High wins or Low wins."""
        types, below = majority(at.looks), say(f"plaque-below-{at.hall.turns}")
        kind = types[0] if len(types) == 1 else -1
        shown = pictures.plaque(self.lowest, most(types), below, kind)
        return Item(shown, at.places.plaque, Z_SLOT, radius=13, loose=False)

    # ---------------------------------------------------------------------------------- tags

    def _tags(self, at: Spots) -> Items:
        """Yields the tags: highest open number, tiles under exchange, doubled and set-aside
        tiles, destinations of chosen ones."""
        yield from self._highest(at)
        for each in at.choice.rows:
            yield from self._plan_tag(at, each)
        for key, look in at.looks.items():
            rect = at.rects.get(key)
            if look.taker >= 0 and rect is not None:
                own = look.taker == at.hall.viewer
                words = say("tag-taken", self.host.names, who=Seat(look.taker), own=own)
                yield f"taken:{key}", self.tag(at, words, PAPER, *rect.midbottom)
            elif look.doubled and rect is not None:
                tag = self.tag(at, say("tag-doubled"), PAPER, *rect.midbottom)
                if tag.rect.w <= rect.w * 1.2:
                    yield f"doubled:{key}", tag
        for number in at.hall.aside:
            rect = at.rects.get(keys.egg(number))
            if rect is not None:
                tag = self.tag(at, say("tag-giving"), GOLD, rect.x + 40, rect.bottom)
                yield f"aside:{number}", tag

    def _highest(self, at: Spots) -> Items:
        """Yields the mark of the highest open number of the offer."""
        numbers = {
            key: number_of(at.looks[key])
            for key in at.offers
            if at.looks[key].up and number_of(at.looks[key]) and key in at.rects
        }
        if not numbers or not at.hall.bidding:
            return
        rect = at.rects[max(numbers, key=lambda each: numbers[each])]
        if at.places.cramped:
            d = max(24 / self.host.s, rect.w * 0.36)
            crown = square(rect.x + d * 0.4, rect.bottom - d * 0.1, d)
            yield "highest", _fixed(sign_shown("crown"), crown, Z_WORDS)
        else:
            yield "highest", self.tag(at, say("tag-highest"), GOLD, rect.centerx, rect.bottom + 6)

    def _plan_tag(self, at: Spots, each: Planned) -> Items:
        """Yields the destination of a chosen tile at its foot."""
        rect = at.rects.get(keys.egg(each.tile))
        if rect is not None:
            aim = at.choice.tag or each.where
            colour = GOLD if aim == BID else PAPER
            yield f"aim:{each.tile}", self.tag_at(at, rect, say(f"tag-{aim}"), colour)

    def tag_at(self, at: Spots, tile: FRect, words: str, colour: str) -> Item:
        """Returns a tag at a hand tile: its foot, or beside its number if the foot is covered."""
        tag = self.tag(at, words, colour, tile.centerx, tile.bottom - 8)
        if max(at.rects[key].y for key in at.hand) <= tile.y + at.places.rise + 2:
            return tag
        x = tile.x + tile.w * 0.37 + tag.rect.w / 2
        return self.tag(at, words, colour, x, tile.y + tile.h * 0.12)

    def tag(self, at: Spots, words: str, colour: str, x: float, y: float) -> Item:
        """Returns a tag with its middle there, as far as it does not leave the table."""
        w, h = (side / self.host.s for side in box_of(widgets.tag(words, colour, s=self.host.s)))
        x, y = min(x, at.places.tray.right - w / 2), min(y, at.places.tray.bottom - h / 2)
        return _fixed(pictures.tag(words, colour), FRect(x - w / 2, y - h / 2, w, h), Z_WORDS)

    # --------------------------------------------------------------------------------- hands

    def _hand_words(self, at: Spots) -> Items:
        """Yields the headings of hand, goals and powers."""
        places, viewer = at.places, at.hall.viewer
        tabs, left = places.tabs[0 if at.choice.rows and not at.choice.tag else 2], places.fan.x
        own = say("hand-of", self.host.names, who=Seat(viewer), n=len(at.hand))
        room = tabs.x - left - 8
        if room < 150:
            own = say("hand-of.short", n=len(at.hand))
        if whole(own, NAME, room, self.host.s):
            shown = line(own, "heading", 18 * places.grow, CREAM_WORDS)
            yield "hand_words", _fixed(shown, FRect(left, tabs.y, room, tabs.h), Z_WORDS)
        row = keys.row(viewer)
        extras = any(
            key.startswith("extra:") and look.place == row for key, look in at.looks.items()
        )
        words = "" if places.cramped else say("goals-and-powers" if extras else "goals-own")
        paper = pictures.goal_paper(words, HEAD, 18 * places.grow)
        yield "goal_paper", _fixed(paper, places.goals, Z_BOX)

    def _all_hands(self, at: Spots) -> Items:
        """Yields each player's number of tiles, face down, if nobody's hand is shown."""
        room = at.places.tray.inflate(-32, -32)
        for seat, part in enumerate(row(room, (Part(grow=1),) * at.seats, 20)):
            heap = at.looks.get(f"count:{seat}")
            count = heap.heap if heap is not None else 0
            head = 27 * at.places.grow
            w = min(at.places.hand_w, part.w * 0.5, (part.h - head) * RATIO)
            free = Part(grow=1)
            _, top, _, below, _ = column(part, (free, head, 8, w / RATIO, free))
            shown = line(
                f"{self.host.names[seat]}: {count}", "heading", 18 * at.places.grow, CREAM_WORDS
            )
            yield f"hand_of:{seat}", _fixed(shown, top, Z_WORDS)
            if count:
                step = min(w * BACK, (part.w - w) / max(1, count - 1))
                backs = pictures.backs(count, w, step)
                below.w = w + step * (count - 1)
                yield f"backs:{seat}", _fixed(backs, below, Z_TILE)

    def _brackets(self, at: Spots) -> Items:
        """Yields brackets over the stacks of the hand whose bids would turn the auction."""
        types = majority(at.looks)
        if at.choice.by_number or at.places.cramped or at.hall.turns == "twins":
            return
        if not 0 < len(types) <= BRACKETS or not at.hall.bidding:
            return
        words = say("auction-turned" if at.hall.turns == "auction" else "bracket-digits")
        for stack in at.stacks:
            rects = [at.rects[key] for key in stack if at.choice.row(key) is None]
            if (kind := type_of(at.looks[stack[0]])) in types and rects:
                span = rects[0].unionall(rects[1:])
                place = FRect(span.x, span.y - 15, span.w, 16)
                yield f"bracket:{kind}", _fixed(pictures.bracket(words), place, Z_TILE - 1)
