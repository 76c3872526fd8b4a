"""What each event of this game looks like in motion; times are those of the style sheet."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from tabletop.core.event import UNKNOWN, Event
from tabletop.games.bunny_bidding.rules import events as ev
from tabletop.games.bunny_bidding.rules import keys
from tabletop.games.bunny_bidding.rules.cards import face_of
from tabletop.games.bunny_bidding.table import pictures
from tabletop.games.bunny_bidding.table.hall import HallWords
from tabletop.games.bunny_bidding.table.looks import Looks, is_extra
from tabletop.games.bunny_bidding.table.pieces import Z_FLYING, Pieces
from tabletop.games.bunny_bidding.words.cards import card
from tabletop.table.art import widgets
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import RAISED, Art, with_shadow
from tabletop.table.contract import Host
from tabletop.table.flights import Flights, Spot
from tabletop.table.motion import Cue, Motion, Series, Together, Tween, Wait, swing
from tabletop.table.stage import Node

FADE, FLIP, LAY, FLY, DEAL, PLAQUE = 120.0, 240.0, 260.0, 320.0, 240.0, 420.0
ACTS = 700.0
"""How long an egg or power that does something is shown."""
APART = 50.0
"""Between two tiles that fly to the same plate."""
EXCHANGE = 420.0
"""Each half of an exchange: a marker that changes hands, by the style sheet."""
STEP, LOOK, WIN = 420.0, 1500.0, 1200.0
HAMMER = 260.0
HAMMER_LEAN = -9
"""Degrees by which the hammer leans further back at each step before it falls."""
Maker = Callable[[Event, Looks, Looks], Motion | None]


class Motions:
    """Makes motions for one table."""

    def __init__(self, host: Host, pieces: Pieces, words: HallWords) -> None:
        self.host, self.pieces, self.words = host, pieces, words
        self._shown_again: Callable[[], None] = lambda: None
        self.flights = Flights(host, Z_FLYING)
        self._makers: dict[str, Maker] = {
            ev.TILE_DEALT: self._dealt,
            ev.GOAL_DEALT: self._got,
            ev.ROUND_BEGUN: self._round,
            ev.TURN_BEGUN: self._turn,
            ev.TILE_OPENED: self._laid,
            ev.TILE_OFFERED: self._laid,
            ev.TILE_BID: self._laid,
            ev.EXTRA_OFFERED: self._laid,
            ev.TILE_SHOWN: self._shown,
            ev.HIGHEST_LAID: self._highest,
            ev.DOUBLED_PLAYED: self._doubled,
            ev.DIGITS_SWAPPED: self._digits,
            ev.PLACE_FORCED: self._announced,
            ev.MONEY_CHOSEN: self._announced,
            ev.TURN_DELAYED: self._announced,
            ev.TILE_GIVEN: self._given,
            ev.EGG_ACTED: self._acted,
            ev.POWER_USED: self._used,
            ev.HANDICAP_SHOWN: self._used,
            ev.TILE_LOOKED_AT: self._looked,
            ev.GOAL_SPIED: self._spied,
            ev.TILE_TAKEN: self._taken,
            ev.TILE_PUT: self._put,
            ev.BIDS_SWAPPED: self._swapped,
            ev.TILE_COLLECTED: self._won,
            ev.TILE_FLIPPED_UP: self._flipped,
            ev.TILE_FLIPPED_DOWN: self._flipped,
            ev.TILE_TURNED_UP: self._flipped,
            ev.MAJORITY_FOUND: self._majority,
            ev.AUCTION_INVERTED: self._inverted,
            ev.AUCTION_REVERSED: self._inverted,
            ev.BID_COUNTED: self._counted,
            ev.SEAT_CAST_OUT: self._cast_out,
            ev.ROUND_WON: self._round_won,
            ev.ROUND_TIED: self._gavel,
            ev.ROUND_UNSOLD: self._gavel,
            ev.ROUND_SHARED: self._gavel,
            ev.TILE_WON: self._won,
            ev.BID_TO_WORST: self._to_hand,
            ev.BID_RETURNED: self._to_hand,
            ev.TILE_REMOVED: self._removed,
            ev.GOAL_OPENED: self._goal_opened,
            ev.MATCH_ENDED: self._ended,
        }

    def make(
        self, event: Event, before: Looks, after: Looks, show: Callable[[], None]
    ) -> Motion | None:
        """What the event looks like; `show` puts all as it lies afterwards."""
        self._shown_again = show
        maker = self._makers.get(event.kind)
        return maker(event, before, after) if maker else None

    def clear(self) -> None:
        self.flights.clear()

    # ------------------------------------------------------------------------------- helpers

    def _heard(self, name: str) -> Cue:
        return Cue(lambda: self.host.sound(name))

    def _appears(self, art: Art, x: float, y: float, lift: float = 0.0) -> Cue:
        """A picture is there from that moment on, until all is shown anew."""

        def begin() -> None:
            self.flights.node(art, x, y, lift)

        return Cue(begin)

    def _plate(self, seat: int) -> pygame.Rect:
        return self.host.anchors.get(f"plate:{seat}", self.pieces.box(seat))

    def _hand(self, seat: int, key: str = "") -> Spot:
        """Where a tile of that seat's hand comes from or goes to."""
        if seat == self.pieces.hall.viewer:
            rect = self.pieces.rects.get(key)
            return rect.center if rect else self.pieces.places.fan.center
        return self._plate(seat).center

    def _tile(self, face: int, w: int) -> Art:
        return pictures.tile(face, w, self.host.s)

    def _fly(
        self, key: str, face: int, w: int, start: Spot, end: Spot,
        sound: str, ms: float = LAY, grown: int = 0,
    ) -> Motion:  # fmt: skip
        """A tile flies; the node that lies there is hidden on its way.

        Args:
            w: its width at the start; grown: its width at the end, 0 = the same.
        """
        node = self.pieces.nodes.node(key)
        last = self._tile(face, grown) if grown else None
        flight = self.flights.fly(self._tile(face, w), start, end, ms, 24, sound, grown=last)
        if node is None:
            return flight
        return Series([Cue(lambda: self.pieces.leave(key)), flight])

    # ------------------------------------------------------------------------ dealing, turns

    def _dealt(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """The own tiles come to the hand one after the other; what others get is a heap."""
        if event.face == UNKNOWN:
            return None
        key = keys.egg(event.face & 127)
        rect = self.pieces.lay_out(after).get(key)
        if rect is None:
            return None
        start = self.pieces.places.stage.center
        order = list(after).index(key) % 40
        back = self._tile(UNKNOWN, self.pieces.places.bid_w)
        return Series([Wait(order * 30.0), self.flights.fly(back, start, rect.center, DEAL, 12)])

    def _got(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Something is dealt to a player."""
        back = self._tile(UNKNOWN, self.pieces.places.bid_w)
        start, end = self.pieces.places.stage.center, self._plate(event.player).center
        flight = self.flights.fly(back, start, end, FLY, 12, "deal")
        return Series([Wait(60.0 * event.player), flight])

    def _round(self, event: Event, before: Looks, after: Looks) -> Motion:
        words = f"Round {event.amount}: {self.host.seats[event.player].name} opens"
        banner = self._banner(words, "my_turn" if event.player == self.pieces.hall.viewer else "")
        return Series([Cue(self._shown_again), banner])

    def _banner(self, words: str, sound: str = "") -> Motion:
        """A tag in the middle of the stage, for a moment."""
        art = widgets.tag(words, "#FFF6E3", s=self.host.s, px=self.host.px(22))
        stage = self.pieces.places.stage
        x = stage.centerx - (art.surface.get_width() - 2 * art.ox) / 2
        y = stage.bottom - self.host.px(58)
        held: list[Node] = []

        def paint(t: float) -> None:
            if not held:
                held.append(self.flights.node(art, x, y, 2))
            held[0].put(alpha=round(255 * min(1.0, t * 8, (1.0 - t) * 6)))

        return Series(([self._heard(sound)] if sound else []) + [Tween(900.0, paint)])

    def _turn(self, event: Event, before: Looks, after: Looks) -> Motion:
        mine = event.player == self.pieces.hall.viewer
        return Series([self._heard("my_turn"), Wait(180.0)] if mine else [Wait(180.0)])

    def _laid(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        if event.piece in before:
            return None
        key = f"egg:{event.face & 127}" if event.face != UNKNOWN else ""
        if event.kind == ev.EXTRA_OFFERED:
            key = keys.extra(event.face)
        end = self.pieces.lay_out(after)[event.piece]
        face = event.face if ev.is_up(event) else UNKNOWN
        start = self.flights.origin(key, self._hand(event.player, key))
        own = self.pieces.rects.get(key) if event.player == self.pieces.hall.viewer else None
        w = own.w if own is not None else end.w
        flight = self._fly(key, face, w, start, end.center, "card_lift", grown=end.w)
        return Series([flight, self._heard("card_place")])

    def _shown(self, event: Event, before: Looks, after: Looks) -> Motion:
        w = self.pieces.places.offer_w
        stage = self.pieces.places.stage
        start = self._hand(event.player, f"egg:{event.face & 127}")
        end = (stage.centerx, stage.bottom - self.host.px(40))
        return self.flights.fly(self._tile(event.face, w), start, end, LAY, 24, "card_flip")

    def _highest(self, event: Event, before: Looks, after: Looks) -> Motion:
        return self._glow(event.piece, "highest: one more", "button")

    def _glow(self, key: str, words: str, sound: str, ms: float = STEP) -> Motion:
        """A tile lights up; a word hangs below it."""
        rect = self.pieces.rects.get(key)
        if rect is None:
            return Wait(0)
        s = self.host.s

        def begin() -> None:
            ring = widgets.stitches(rect.w, rect.h, pictures.TILE_RADIUS, s)
            self.flights.node(ring, rect.x, rect.y)
            if words:
                art = widgets.tag(words, "#FFD75A", s=s)
                half = (art.surface.get_width() - 2 * art.ox) / 2
                x = max(self.pieces.places.stage.x, rect.centerx - half)
                self.flights.node(art, x, rect.bottom - self.host.px(12), 1)

        return Series([self._heard(sound), Cue(begin), Wait(ms)])

    def _given(self, event: Event, before: Looks, after: Looks) -> Motion:
        left = int(event.target.rpartition(":")[2])
        face = event.face
        w = self.pieces.places.bid_w
        return self.flights.fly(
            self._tile(face, w), self._hand(event.player), self._hand(left), FLY * 0.5, 20, "deal"
        )

    # ------------------------------------------------------------------------ eggs and powers

    def _acted(self, event: Event, before: Looks, after: Looks) -> Motion:
        """The egg lights up; its name hangs below it."""
        return self._glow(event.piece, card(event.face).name, "city", ACTS)

    def _used(self, event: Event, before: Looks, after: Looks) -> Motion:
        """The power or handicap is held up large before whose it is."""
        box = self.pieces.box(event.player)
        w = self.pieces.places.offer_w
        art = pictures.tile(event.face, w, self.host.s, True)
        words = widgets.tag(card(event.face).name, "#FFF6E3", s=self.host.s)
        half = (words.surface.get_width() - 2 * words.ox) / 2
        stage = self.pieces.places.stage
        middle = min(max(box.centerx, stage.x + half), stage.right - half)
        x, y = middle - w / 2, box.y - w * 1.1

        def begin() -> None:
            self.flights.node(art, x, y, 1)
            self.flights.node(words, middle - half, y + w * 4 / 3 - self.host.px(8), 2)

        return Series([self._heard("city"), Cue(begin), Wait(ACTS)])

    def _announced(self, event: Event, before: Looks, after: Looks) -> Motion:
        """What was decided for all, on a tag over the stage."""
        name = self.host.seats[event.player].name
        chosen = event.detail == ev.Choice(1)
        words = {
            ev.PLACE_FORCED: "Bids lie face up" if chosen else "Offers lie face up",
            ev.MONEY_CHOSEN: f"Matching bids {'gain' if chosen else 'lose'} 50",
            ev.TURN_DELAYED: f"{name} goes on after all others",
        }[event.kind]
        return self._banner(words, "city")

    def _digits(self, event: Event, before: Looks, after: Looks) -> Motion:
        return self._glow(event.piece, f"counts {event.amount}", "card_flip")

    def _doubled(self, event: Event, before: Looks, after: Looks) -> Motion:
        return self._glow(event.piece, "doubled: all give", "button", ACTS)

    def _looked(self, event: Event, before: Looks, after: Looks) -> Motion:
        """All see which tile; who looks sees it large for a while."""
        rect = self.pieces.rects.get(event.piece)
        if rect is None:
            return Wait(0)
        if event.face == UNKNOWN:
            d = self.host.px(40)
            eye = with_shadow(sign("eye", d), RAISED, self.host.s)
            held: list[Node] = []

            def paint(t: float) -> None:
                if not held:
                    at = (rect.centerx - d / 2, rect.centery - d / 2)
                    held.append(self.flights.node(eye, *at))
                held[0].put(alpha=round(255 * swing(t)))

            return Series([self._heard("focus"), Tween(500.0, paint)])
        w = round(self.pieces.places.offer_w * 1.25)
        art = pictures.tile(event.face, w, self.host.s, True)
        x, y = rect.centerx - w / 2, rect.centery - w * 2 / 3
        show = self._appears(art, x, y, 1)
        return Series([self._heard("card_flip"), show, Wait(LOOK)])

    def _spied(self, event: Event, before: Looks, after: Looks) -> Motion:
        other = int(event.piece.split(":")[1])
        box = self.pieces.box(other)
        if event.face == UNKNOWN:
            return Wait(300.0)
        w = round(self.pieces.places.offer_w * 1.2)
        art = pictures.goal(event.face, w, self.host.s)
        x, y = box.centerx - w / 2, box.y - w * 0.6
        show = self._appears(art, x, y, 1)
        return Series([self._heard("card_flip"), show, Wait(LOOK)])

    def _taken(self, event: Event, before: Looks, after: Looks) -> Motion:
        """The tile is lifted out of the offer; who takes it sees its face."""
        look = self._looked(event, before, after)
        return Series([self._heard("card_lift"), self._glow(event.piece, "", "", EXCHANGE), look])

    def _put(self, event: Event, before: Looks, after: Looks) -> Motion:
        """First the taken tile goes to the hand, then the other one comes to its place."""
        rect = self.pieces.rects[event.piece]
        end = self.pieces.lay_out(after)[event.piece]
        old = before[event.piece]
        face = event.face if old.up else UNKNOWN
        key = f"egg:{event.face & 127}" if event.face != UNKNOWN else ""
        hand = self._hand(event.player, key)
        gone = self.pieces.face(event.piece, old)
        comes = self.flights.fly(self._tile(face, end.w), hand, end.center, EXCHANGE, 24, "deal")
        return Series(
            [
                self._fly(event.piece, gone, rect.w, rect.center, hand, "card_lift", EXCHANGE),
                comes,
                self._heard("card_place"),
            ]
        )

    def _swapped(self, event: Event, before: Looks, after: Looks) -> Motion:
        parts: list[Motion] = []
        ends = self.pieces.lay_out(after)
        assert isinstance(event.detail, ev.Swap)
        for key in (event.piece, keys.tile(event.detail.place)):
            start, end = self.pieces.rects[key], ends[key]
            face = self.pieces.face(key, before[key])
            parts.append(self._fly(key, face, start.w, start.center, end.center, "card_lift"))
        return Together(*parts)

    # -------------------------------------------------------------------------- the reveal

    def _flipped(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        node = self.pieces.nodes.node(event.piece)
        rect = self.pieces.rects.get(event.piece)
        if node is None or rect is None:
            return None
        old = self.pieces.face(event.piece, before[event.piece])
        new = self.pieces.face(event.piece, after[event.piece])
        if self.host.reduced:
            return Series([self._heard("card_flip"), Wait(FADE)])
        lift = self.host.px(8)

        def paint(t: float) -> None:
            share = abs(math.cos(math.pi * t))
            face = old if t < 0.5 else new
            if share > 0.97:
                node.put(art=self._tile(face, rect.w))
            else:
                node.put(art=pictures.thin(face, rect.w, round(share * 16) / 16))
            node.put(pos=(rect.x, rect.y - lift * swing(t)))

        after_wait = 260.0 if event.kind == ev.TILE_TURNED_UP else 0.0
        return Series([self._heard("card_flip"), Tween(FLIP, paint), Wait(after_wait)])

    def _majority(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Every tile of the type found most often lights up."""
        types = event.detail.types if isinstance(event.detail, ev.Majority) else ()
        keys = [
            key for key, look in after.items()
            if key.startswith("tile:") and look.before < 0 and look.face >= 128
            and face_of(look.face) in types
        ]  # fmt: skip
        parts = [self._glow(key, "", "coin", 650) for key in keys]
        return Together(*parts)

    def _inverted(self, event: Event, before: Looks, after: Looks) -> Motion:
        """The tile that turns the auction lights up; the plaque turns over."""
        words = self.words
        low = event.detail.lowest if isinstance(event.detail, ev.Turned) else True

        def turn(t: float) -> None:
            if t >= 0.5:
                words.lowest = low
            words.plaque(max(0.06, abs(math.cos(math.pi * t))))

        glow = self._glow(event.piece, "turns it", "card_flip", PLAQUE + 200)

        def over() -> None:
            words.lowest = low
            words.plaque()

        length = FADE if self.host.reduced else PLAQUE
        plaque = Series([Tween(length, turn), Cue(over)])
        return Together(glow, (120.0, plaque))

    def _counted(self, event: Event, before: Looks, after: Looks) -> Motion:
        words = self.words
        text = str(event.amount).replace("-", "−")
        art = pictures.number(text, self.host.px(34), pictures.GOLD_WORDS)

        def begin() -> None:
            words.values[event.player] = event.amount
            self._shown_again()
            x, middle = words.sum_spot(event.player, art.surface.get_width())
            self.pieces.nodes.hide(f"sum:{event.player}")
            self.flights.node(art, x, middle, 1)

        return Series([self._heard("coin"), Cue(begin), Wait(360.0)])

    def _cast_out(self, event: Event, before: Looks, after: Looks) -> Motion:
        assert isinstance(event.detail, ev.Aim)
        box = self.pieces.box(event.detail.seat)
        art = widgets.refused(box.w, box.h, 14, self.host.s)
        return Series(
            [self._heard("hit"), self._appears(art, *box.topleft),
             Wait(700.0)]
        )  # fmt: skip

    def _round_won(self, event: Event, before: Looks, after: Looks) -> Motion:
        box = self.pieces.box(event.player)
        name = self.host.seats[event.player].name
        how = "lowest" if event.detail == ev.Won(True) else "highest"
        ring = widgets.stitches(box.w, box.h, 14, self.host.s)
        show = self._appears(ring, *box.topleft)
        value = str(event.amount).replace("-", "−")
        banner = self._banner(f"{name} wins the offer: {value} is {how}")
        return Series([self._hammer(), Together(Series([show, Wait(WIN)]), banner)])

    def _hammer(self) -> Motion:
        """The hammer falls on the stage, and lies there for a moment."""
        plaque, stage = self.pieces.places.plaque, self.pieces.places.stage
        d = round(min(stage.h * 0.5, self.host.px(130) * self.pieces.places.grow))
        end = (plaque.centerx, plaque.y - d * 0.1)
        held: list[Node] = []

        def paint(t: float) -> None:
            art = pictures.hammer(d, round((1.0 - t) * 8) * HAMMER_LEAN)
            size = art.surface.get_width()
            x, y = end[0] - size / 2 + d * 0.5 * (1.0 - t), end[1] - size / 2 - d * (1.0 - t) ** 2
            if not held:
                held.append(self.flights.node(art, x, y, 3))
            held[0].put(art=art, pos=(x, y), visible=True)

        def gone() -> None:
            if held:
                held[0].put(visible=False)

        if self.host.reduced:
            return self._heard("gavel")
        return Series([Tween(HAMMER, paint), self._heard("gavel"), Wait(HAMMER), Cue(gone)])

    def _gavel(self, event: Event, before: Looks, after: Looks) -> Motion:
        words = {
            ev.ROUND_TIED: "Two best bids are equal: nobody wins",
            ev.ROUND_UNSOLD: "No bid: nobody wins",
            ev.ROUND_SHARED: "Fair shares: everybody draws a tile",
        }[event.kind]
        return Series([self._hammer(), self._banner(words)])

    def _won(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        rect = self.pieces.rects.get(event.piece)
        if rect is None:
            return None
        face = event.face
        end = self._plate(event.player).center
        sound = "coin" if not is_extra(event.face) else "marker_to_me"
        small = self.pieces.places.bid_w
        flight = self._fly(event.piece, face, rect.w, rect.center, end, sound, FLY, small)
        apart = 0.0 if self.host.reduced else APART
        return Series([Wait(apart * self._order(event.piece)), flight])

    def _order(self, key: str) -> int:
        """The how manieth tile of the table it is, so that tiles leave one after the other."""
        tiles = [other for other in self.pieces.rects if other.startswith("tile:")]
        return tiles.index(key) if key in tiles else 0

    def _to_hand(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        rect = self.pieces.rects.get(event.piece)
        if rect is None:
            return None
        end = self._hand(event.player)
        return self._fly(event.piece, event.face, rect.w, rect.center, end, "card_place")

    def _removed(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        node = self.pieces.nodes.node(event.piece)
        if node is None:
            return None
        x, y = node.pos
        drop = 0 if self.host.reduced else self.host.px(30)

        def paint(t: float) -> None:
            node.put(pos=(x, y + drop * t), alpha=round(255 * (1.0 - t)))

        return Tween(200.0, paint)

    def _goal_opened(self, event: Event, before: Looks, after: Looks) -> Motion:
        return Series([self._heard("card_flip"), Wait(FADE)])

    def _ended(self, event: Event, before: Looks, after: Looks) -> Motion:
        return Wait(WIN)

