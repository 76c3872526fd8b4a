"""Animations of this game's events; durations are those of the style sheet."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.event import UNKNOWN, Event
from tabletop.games.bunny_bidding.rules import events as ev
from tabletop.games.bunny_bidding.rules import keys
from tabletop.games.bunny_bidding.table import pictures
from tabletop.games.bunny_bidding.table.hall import HallFurniture
from tabletop.games.bunny_bidding.table.looks import Looks
from tabletop.games.bunny_bidding.table.motions_kit import (
    ACTS,
    DEAL,
    EXCHANGE,
    FADE,
    FLY,
    LAY,
    LOOK,
    WIN,
    Maker,
)
from tabletop.games.bunny_bidding.table.motions_round import RoundMotions
from tabletop.games.bunny_bidding.table.pieces import Pieces
from tabletop.games.bunny_bidding.words import say
from tabletop.games.bunny_bidding.words.cards import card
from tabletop.table.art import widgets
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import RAISED, with_shadow
from tabletop.table.contract import Host
from tabletop.table.motion import Cue, Motion, Series, Together, Tween, Wait, swing
from tabletop.table.stage import Node
from tabletop.words import Seat


class Motions(RoundMotions):
    """Makes the animations of one table."""

    def __init__(self, host: Host, pieces: Pieces, words: HallFurniture) -> None:
        super().__init__(host, pieces, words)
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
        """Returns the animation of an event; `show` then puts everything in its place."""
        self.shown_again = show
        maker = self._makers.get(event.kind)
        return maker(event, before, after) if maker else None

    # ------------------------------------------------------------------------ dealing, turns

    def _dealt(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """Deals the viewer's tiles one after the other; others only get a heap."""
        if event.face == UNKNOWN:
            return None
        key = keys.egg(event.face & 127)
        rect = self.pieces.lay_out(after).get(key)
        if rect is None:
            return None
        start = self.pieces.places.stage.center
        order = list(after).index(key) % 40
        back = self.tile(UNKNOWN, self.pieces.places.bid_w)
        return Series([Wait(order * 30.0), self.flights.fly(back, start, rect.center, DEAL, 12)])

    def _got(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Flies a dealt goal to a player's plate."""
        back = self.tile(UNKNOWN, self.pieces.places.bid_w)
        start, end = self.pieces.places.stage.center, self.plate(event.player).center
        flight = self.flights.fly(back, start, end, FLY, 12, "deal")
        return Series([Wait(60.0 * event.player), flight])

    def _round(self, event: Event, before: Looks, after: Looks) -> Motion:
        names = self.host.names
        words = say("round-begun.banner", names, who=Seat(event.player), n=event.amount)
        banner = self.banner(words, "my_turn" if event.player == self.pieces.hall.viewer else "")
        return Series([Cue(self.shown_again), banner])

    def _turn(self, event: Event, before: Looks, after: Looks) -> Motion:
        mine = event.player == self.pieces.hall.viewer
        return Series([self.heard("my_turn"), Wait(180.0)] if mine else [Wait(180.0)])

    def _laid(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        if event.piece in before:
            return None
        key = f"egg:{event.face & 127}" if event.face != UNKNOWN else ""
        if event.kind == ev.EXTRA_OFFERED:
            key = keys.extra(event.face)
        end = self.pieces.lay_out(after)[event.piece]
        face = event.face if ev.is_up(event) else UNKNOWN
        start = self.flights.origin(key, self.hand(event.player, key))
        own = self.pieces.rects.get(key) if event.player == self.pieces.hall.viewer else None
        w = own.w if own is not None else end.w
        flight = self.fly(key, face, w, start, end.center, "card_lift", grown=end.w)
        return Series([flight, self.heard("card_place")])

    def _shown(self, event: Event, before: Looks, after: Looks) -> Motion:
        w = self.pieces.places.offer_w
        stage = self.pieces.places.stage
        start = self.hand(event.player, f"egg:{event.face & 127}")
        end = (stage.centerx, stage.bottom - self.host.px(40))
        return self.flights.fly(self.tile(event.face, w), start, end, LAY, 24, "card_flip")

    def _highest(self, event: Event, before: Looks, after: Looks) -> Motion:
        return self.glow(event.piece, say("highest-laid.glow"), "button")

    def _given(self, event: Event, before: Looks, after: Looks) -> Motion:
        left = int(event.target.rpartition(":")[2])
        face = event.face
        w = self.pieces.places.bid_w
        return self.flights.fly(
            self.tile(face, w), self.hand(event.player), self.hand(left), FLY * 0.5, 20, "deal"
        )

    # ------------------------------------------------------------------------ eggs and powers

    def _acted(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Lights up the egg, with its name below it."""
        return self.glow(event.piece, card(event.face).name, "city", ACTS)

    def _used(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Holds the power or handicap up large at its owner's box."""
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

        return Series([self.heard("city"), Cue(begin), Wait(ACTS)])

    def _announced(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Shows a decision for all on a banner over the stage."""
        names = self.host.names
        chosen = int(event.detail == ev.Choice(1))
        key = f"{event.kind.replace('_', '-')}.banner"
        return self.banner(say(key, names, who=Seat(event.player), chosen=chosen), "city")

    def _digits(self, event: Event, before: Looks, after: Looks) -> Motion:
        return self.glow(event.piece, say("digits-swapped.glow", n=event.amount), "card_flip")

    def _doubled(self, event: Event, before: Looks, after: Looks) -> Motion:
        return self.glow(event.piece, say("doubled-played.glow"), "button", ACTS)

    def _looked(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Marks the tile for all; the seat that looks sees it large for a while."""
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

            return Series([self.heard("focus"), Tween(500.0, paint)])
        w = round(self.pieces.places.offer_w * 1.25)
        art = pictures.tile(event.face, w, self.host.s, True)
        x, y = rect.centerx - w / 2, rect.centery - w * 2 / 3
        show = self.appears(art, x, y, 1)
        return Series([self.heard("card_flip"), show, Wait(LOOK)])

    def _spied(self, event: Event, before: Looks, after: Looks) -> Motion:
        other = int(event.piece.split(":")[1])
        box = self.pieces.box(other)
        if event.face == UNKNOWN:
            return Wait(300.0)
        w = round(self.pieces.places.offer_w * 1.2)
        art = pictures.goal(event.face, w, self.host.s)
        x, y = box.centerx - w / 2, box.y - w * 0.6
        show = self.appears(art, x, y, 1)
        return Series([self.heard("card_flip"), show, Wait(LOOK)])

    def _taken(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Lifts the tile out of the offer; its taker sees the face."""
        look = self._looked(event, before, after)
        return Series([self.heard("card_lift"), self.glow(event.piece, "", "", EXCHANGE), look])

    def _put(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Flies the taken tile to the hand, then the other one to its place."""
        rect = self.pieces.rects[event.piece]
        end = self.pieces.lay_out(after)[event.piece]
        old = before[event.piece]
        face = event.face if old.up else UNKNOWN
        key = f"egg:{event.face & 127}" if event.face != UNKNOWN else ""
        hand = self.hand(event.player, key)
        gone = self.pieces.face(event.piece, old)
        comes = self.flights.fly(self.tile(face, end.w), hand, end.center, EXCHANGE, 24, "deal")
        return Series(
            [
                self.fly(event.piece, gone, rect.w, rect.center, hand, "card_lift", EXCHANGE),
                comes,
                self.heard("card_place"),
            ]
        )

    def _swapped(self, event: Event, before: Looks, after: Looks) -> Motion:
        parts: list[Motion] = []
        ends = self.pieces.lay_out(after)
        assert isinstance(event.detail, ev.Swap)
        for key in (event.piece, keys.tile(event.detail.place)):
            start, end = self.pieces.rects[key], ends[key]
            face = self.pieces.face(key, before[key])
            parts.append(self.fly(key, face, start.w, start.center, end.center, "card_lift"))
        return Together(*parts)

    def _goal_opened(self, event: Event, before: Looks, after: Looks) -> Motion:
        return Series([self.heard("card_flip"), Wait(FADE)])

    def _ended(self, event: Event, before: Looks, after: Looks) -> Motion:
        return Wait(WIN)
