"""Animations of this game's events; durations are those of the style sheet."""

from __future__ import annotations

import math
from collections.abc import Callable

from pygame import FRect

from tabletop.core.event import UNKNOWN, Event
from tabletop.games.bunny_bidding.rules import events as ev
from tabletop.games.bunny_bidding.rules import keys
from tabletop.games.bunny_bidding.table import pictures
from tabletop.games.bunny_bidding.table.hall import PLAQUE, Z_FLYING
from tabletop.games.bunny_bidding.table.layout import RATIO, bid_box
from tabletop.games.bunny_bidding.table.looks import CODES, is_extra, is_tile, type_of
from tabletop.games.bunny_bidding.table.pieces import Pieces
from tabletop.games.bunny_bidding.words import say
from tabletop.games.bunny_bidding.words.cards import card
from tabletop.table.art.picture import Picture
from tabletop.table.art.signs import sign_shown
from tabletop.table.art.surface import RAISED
from tabletop.table.boxes import centred, square
from tabletop.table.contract import Host
from tabletop.table.motion import (
    Cue,
    Motion,
    Series,
    Together,
    Tween,
    Wait,
    reading,
    swing,
)
from tabletop.table.recipes import FlyingRecipes, Looks, Maker
from tabletop.words import Seat

FADE, FLIP, LAY, FLY, DEAL, PLAQUE_TURN = 120.0, 240.0, 260.0, 320.0, 240.0, 420.0
ACTS = 700.0
"""Milliseconds for which an acting egg or power is shown."""
EXCHANGE = 420.0
"""Milliseconds of each half of an exchange."""
STEP, LOOK, WIN, HAMMER = 420.0, 1500.0, 1200.0, 260.0
LEANING = 72.0
"""Degrees by which the hammer leans back before it falls."""
CREAM, LIT = "#FFF6E3", "#FFD75A"
Words = Callable[[Event], str]


class Motions(FlyingRecipes):
    """Makes the animations of one table."""

    def __init__(self, host: Host, pieces: Pieces) -> None:
        super().__init__(host, pieces.nodes, Z_FLYING, pieces.items)
        self.pieces, self.hall = pieces, pieces.hall
        laid = self.fly(LAY, 24, "card_lift", "card_place")
        flipped = self.change(FLIP, "card_flip", rise=8, alone=True)
        announced = self.banner(self._choice, "city")
        sold = self.then(self._hammer, self.banner(_named))
        back = self.fly(LAY, 24, "card_place")
        self.recipes = {
            ev.TILE_DEALT: self._dealt,
            ev.GOAL_DEALT: self.late(self._seat, 60, self.fly(FLY, 12, "deal")),
            ev.ROUND_BEGUN: self._round,
            ev.TURN_BEGUN: self.beat(180, mine="my_turn"),
            ev.TILE_OPENED: laid,
            ev.TILE_OFFERED: laid,
            ev.TILE_BID: laid,
            ev.EXTRA_OFFERED: laid,
            ev.TILE_SHOWN: self._shown,
            ev.HIGHEST_LAID: self.glow("button", STEP, lambda event: say("highest-laid.glow")),
            ev.DOUBLED_PLAYED: self.glow("button", ACTS, lambda event: say("doubled-played.glow")),
            ev.DIGITS_SWAPPED: self.glow(
                "card_flip", STEP, lambda event: say("digits-swapped.glow", n=event.amount)
            ),
            ev.PLACE_FORCED: announced,
            ev.MONEY_CHOSEN: announced,
            ev.TURN_DELAYED: announced,
            ev.TILE_GIVEN: self.fly(FLY / 2, 20, "deal"),
            ev.EGG_ACTED: self.glow("city", ACTS, lambda event: card(event.face).name),
            ev.POWER_USED: self._used,
            ev.HANDICAP_SHOWN: self._used,
            ev.TILE_LOOKED_AT: self._looked,
            ev.GOAL_SPIED: self._spied,
            ev.TILE_TAKEN: self.then(
                self.glow("card_lift", EXCHANGE, lambda event: ""), self._looked
            ),
            ev.TILE_PUT: self._put,
            ev.BIDS_SWAPPED: self.change(LAY, "card_lift", rise=24, of="tile:"),
            ev.TILE_COLLECTED: self._won,
            ev.TILE_FLIPPED_UP: flipped,
            ev.TILE_FLIPPED_DOWN: flipped,
            ev.TILE_TURNED_UP: self.then(flipped, self.beat(260)),
            ev.MAJORITY_FOUND: self._majority,
            ev.AUCTION_INVERTED: self._inverted,
            ev.AUCTION_REVERSED: self._inverted,
            ev.BID_COUNTED: self._counted,
            ev.SEAT_CAST_OUT: self._cast_out,
            ev.ROUND_WON: self.then(self._hammer, self._round_won),
            ev.ROUND_TIED: sold,
            ev.ROUND_UNSOLD: sold,
            ev.ROUND_SHARED: sold,
            ev.TILE_WON: self._won,
            ev.BID_TO_WORST: back,
            ev.BID_RETURNED: back,
            ev.TILE_REMOVED: self.change(200, alone=True),
            ev.MATCH_ENDED: self.beat(WIN),
        }

    def make(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """Returns the animation of an event; what leaves takes its marks with it."""
        self.viewer = self.pieces.spots.hall.viewer
        if event.piece in before and event.piece not in after:
            for mark in ("star", "taken", "doubled"):
                self.nodes.hide(f"{mark}:{event.piece}")
            if before[event.piece].before < 0:
                self.nodes.hide("highest")
        return super().make(event, before, after)

    # --------------------------------------------------------------------------------- flying

    def key(self, event: Event) -> str:
        """Returns the key of a tile; one that is laid is still in the hand."""
        if not event.target.startswith(("offer", "bid")) or event.face == UNKNOWN:
            return event.piece
        return keys.extra(event.face) if is_extra(event.face) else _egg(event)

    def thing(self, event: Event) -> Picture:
        laid = isinstance(event.detail, ev.Laid)
        if event.kind == ev.GOAL_DEALT or (laid and not ev.is_up(event)):
            return pictures.tile(UNKNOWN)
        return pictures.tile(event.face)

    def where(self, place: str, event: Event, looks: Looks) -> FRect:
        spots = self.pieces.at(looks)
        kind, at = place.partition(":")[0], spots.places
        if kind in ("offer", "bid"):
            return spots.rects.get(event.piece, at.plaque)
        tile = FRect(0, 0, at.bid_w, at.bid_w / RATIO)
        if kind == "box":
            return centred(tile, at.stage)
        seat = keys.number(place)
        if kind in ("hand", "row") and seat == spots.hall.viewer:
            key = _egg(event) if kind == "hand" else event.piece
            return spots.rects.get(self.key(event)) or spots.rects.get(key, centred(tile, at.fan))
        return centred(tile, self.plate(seat, spots.box(seat)))

    def late(self, order: Callable[[Event, Looks], int], ms: float, make: Maker) -> Maker:
        """Delays each motion of a row by so much more than the one before it."""

        def made(event: Event, before: Looks, after: Looks) -> Motion | None:
            motion, wait = make(event, before, after), ms * order(event, before)
            return Series([Wait(0 if self.host.reduced else wait), motion]) if motion else None

        return made

    def _seat(self, event: Event, looks: Looks) -> int:
        return event.player

    def _dealt(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """Deals the viewer's tiles one after the other; others only get a heap."""
        key = _egg(event)
        if event.face == UNKNOWN or key not in after:
            return None
        fly = self.fly(DEAL, 12)
        return self.late(lambda *_: list(after).index(key) % 40, 30, fly)(event, before, after)

    def _won(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """Flies a tile to the plate of who has won it, one after the other."""
        at = self.pieces.spots.tiles
        fly = self.fly(FLY, 24, "marker_to_me" if is_extra(event.face) else "coin")
        late = at.index(event.piece) if event.piece in at else 0
        return self.late(lambda *_: late, 50, fly)(event, before, after)

    def _shown(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Holds a tile of the hand up over the foot of the stage."""
        at = self.pieces.spots.places
        start = self.where(event.origin, event, before)
        end = square(at.stage.centerx, at.stage.bottom - 40, at.offer_w)
        return self.flights.travel(self.thing(event), start, end, LAY, 24, "card_flip")

    # ------------------------------------------------------------------------------- appearing

    def appears(self, picture: Picture, rect: FRect, lift: float = 0.0) -> Cue:
        """Shows a picture from that moment on, until everything is drawn anew."""
        node = self.flights.appearing(picture, rect, lift)
        return Cue(lambda: node().put(visible=True))

    def banner(self, words: Words, sound: str = "") -> Maker:
        """Shows a tag in the middle of the stage long enough to be read."""
        return lambda event, before, after: self._banner(words(event), sound)

    def _banner(self, words: str, sound: str = "") -> Motion:
        stage = self.pieces.spots.places.stage
        at = FRect(stage.centerx, stage.bottom - 42, 0, 0)
        shown = self.flights.seen(pictures.tag(words, CREAM, 22), at, reading(words), lift=2)
        return Series([self.sound(sound), shown])

    def _choice(self, event: Event) -> str:
        key, chosen = f"{event.kind.replace('_', '-')}.banner", int(event.detail == ev.Choice(1))
        return say(key, self.host.names, who=Seat(event.player), chosen=chosen)

    def glow(self, sound: str, ms: float, words: Words) -> Maker:
        """Lights up the tile of an event, with a word below it."""
        return lambda event, before, after: self._glow(event.piece, words(event), sound, ms)

    def _glow(self, key: str, words: str, sound: str, ms: float) -> Motion:
        rect = self.pieces.spots.rects.get(key)
        if rect is None:
            return Wait(0)
        parts = [self.sound(sound), self.appears(pictures.stitches(pictures.TILE_RADIUS), rect)]
        if words:
            tag = self.hall.tag(self.pieces.spots, words, LIT, rect.centerx, rect.bottom + 2)
            left = max(tag.rect.x, self.pieces.spots.places.stage.x)
            parts.append(self.appears(tag.picture, tag.rect.move(left - tag.rect.x, 0), 1))
        return Series([*parts, Wait(ms)])

    def _round(self, event: Event, before: Looks, after: Looks) -> Motion:
        words = say("round-begun.banner", self.host.names, who=Seat(event.player), n=event.amount)
        mine = "my_turn" if event.player == self.viewer else ""
        return Series([Cue(lambda: self.pieces.show(after)), self._banner(words, mine)])

    def _large(self, picture: Picture, w: float, x: float, y: float) -> Motion:
        """Shows a tile large, with the middle of its upper edge there."""
        return self.appears(picture, FRect(x - w / 2, y, w, w / RATIO), 1)

    def _used(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Holds the power or handicap up large at its owner's box."""
        spots, w = self.pieces.spots, self.pieces.spots.places.offer_w
        box, stage = spots.box(event.player), spots.places.stage
        tag = self.hall.tag(spots, card(event.face).name, CREAM, 0, box.y + w * 0.23 + 5)
        half = tag.rect.w / 2
        x = min(max(box.centerx, stage.x + half), stage.right - half)
        held = self._large(pictures.tile(event.face, True), w, x, box.y - w * 1.1)
        name = self.appears(tag.picture, tag.rect.move(x, 0), 2)
        return Series([self.sound("city"), held, name, Wait(ACTS)])

    def _looked(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Marks the tile for all; the seat that looks sees it large for a while."""
        rect = self.pieces.spots.rects.get(event.piece)
        if rect is None:
            return Wait(0)
        if event.face == UNKNOWN:
            eye, place = sign_shown("eye", RAISED), square(*rect.center, 40)
            return Series([self.sound("focus"), self.flights.seen(eye, place, 500, swing)])
        w = self.pieces.spots.places.offer_w * 1.25
        tile = pictures.tile(event.face, True)
        look = self._large(tile, w, rect.centerx, rect.centery - w * 2 / 3)
        return Series([self.sound("card_flip"), look, Wait(LOOK)])

    def _spied(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Shows another seat's goal to the one that spies."""
        if event.face == UNKNOWN:
            return Wait(300)
        box = self.pieces.spots.box(int(event.piece.split(":")[1]))
        w = self.pieces.spots.places.offer_w * 1.2
        look = self._large(pictures.goal(event.face), w, box.centerx, box.y - w * 0.6)
        return Series([self.sound("card_flip"), look, Wait(LOOK)])

    # ------------------------------------------------------------------------------- exchanges

    def _put(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Flies the taken tile to the hand, then the other one to its place."""
        spots, key, old = self.pieces.spots, event.piece, before[event.piece]
        hand = self.where(keys.hand(event.player), event, before)
        gone = self.pieces.picture(key, spots)
        comes = pictures.tile(event.face if old.up else UNKNOWN)
        place, travel = self.where("offer", event, after), self.flights.travel
        return Series(
            [
                Cue(lambda: self.nodes.hide(key)),
                travel(gone, spots.rects[key], hand, EXCHANGE, 24, "card_lift"),
                travel(comes, hand, place, EXCHANGE, 24, "deal", "card_place"),
            ]
        )

    # ------------------------------------------------------------------------ end of a round

    def _majority(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Lights up every tile of a majority type."""
        types = event.detail.types if isinstance(event.detail, ev.Majority) else ()
        found = [
            key
            for key, look in after.items()
            if is_tile(key) and look.before < 0 and look.face >= CODES and type_of(look) in types
        ]
        return Together(*[self._glow(key, "", "coin", 650) for key in found])

    def _inverted(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Lights up the tile that turns the auction and turns the plaque over."""
        low = event.detail.lowest if isinstance(event.detail, ev.Turned) else True
        spots, hall = self.pieces.spots, self.hall

        def turn(t: float) -> None:
            hall.lowest = low if t >= 0.5 else hall.lowest
            item, node = hall.plaque(spots), self.nodes.node(PLAQUE)
            if node is not None:
                share = 1.0 if self.host.reduced else max(0.06, abs(math.cos(math.pi * t)))
                node.show(item.picture, item.rect, share=share)

        glow = self._glow(event.piece, say("auction-turned"), "card_flip", PLAQUE_TURN + 200)
        return Together(glow, (120.0, Tween(FADE if self.host.reduced else PLAQUE_TURN, turn)))

    def _counted(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Shows the worth of a bid, large."""
        inside = bid_box(self.pieces.spots.places, self.pieces.spots.box(event.player))
        text = str(event.amount).replace("-", "−")
        anchor = "center" if self.pieces.spots.places.narrow else "midleft"
        total = pictures.total(text, 34, pictures.GOLD_WORDS, anchor)

        def begin() -> None:
            self.hall.values[event.player] = event.amount
            self.pieces.show(after)
            self.nodes.hide(f"sum:{event.player}")

        shown = self.appears(total, inside.text, 1)
        return Series([self.sound("coin"), Cue(begin), shown, Wait(360)])

    def _cast_out(self, event: Event, before: Looks, after: Looks) -> Motion:
        assert isinstance(event.detail, ev.Aim)
        veil = self.appears(pictures.refused(14), self.pieces.spots.box(event.detail.seat))
        return Series([self.sound("hit"), veil, Wait(700)])

    def _round_won(self, event: Event, before: Looks, after: Looks) -> Motion:
        ring = self.appears(pictures.stitches(14), self.pieces.spots.box(event.player))
        who, lowest = Seat(event.player), event.detail == ev.Won(True)
        words = say("round-won.banner", self.host.names, who=who, n=event.amount, lowest=lowest)
        return Together(Series([ring, Wait(WIN)]), self._banner(words))

    def _hammer(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Lets the hammer fall on the stage and lie there for a moment."""
        at = self.pieces.spots.places
        d = min(at.stage.h * 0.5, 130 * at.grow)
        end, gavel = square(at.plaque.centerx, at.plaque.y - d * 0.1, d), sign_shown("gavel")
        if self.host.reduced:
            return self.sound("gavel")
        node = self.flights.appearing(gavel, end, 3)

        def fall(t: float) -> None:
            rest = 1.0 - t
            node().show(gavel, end.move(d * 0.5 * rest, -d * rest * rest), turn=LEANING * rest)

        gone = Cue(lambda: node().put(visible=False))
        return Series([Tween(HAMMER, fall), self.sound("gavel"), Wait(HAMMER), gone])


def _egg(event: Event) -> str:
    """Returns the key of an event's tile in a hand."""
    return keys.egg(event.face & CODES - 1)


def _named(event: Event) -> str:
    """Returns the banner of an end without a winner."""
    return say(f"{event.kind.replace('_', '-')}.banner")
