"""Recipes of events that move a card; times are those of the style sheet.

Dice, damage, kills and Runners are in `fights`.
"""

from __future__ import annotations

import math

from pygame import FRect

from tabletop.core.event import UNKNOWN, Event
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.table import pictures
from tabletop.games.killer_bunnies.table.fights import Fights
from tabletop.games.killer_bunnies.table.layout import CARD
from tabletop.games.killer_bunnies.table.pieces import Pieces
from tabletop.games.killer_bunnies.words import say
from tabletop.table.art.signs import sign_shown
from tabletop.table.boxes import centred, square
from tabletop.table.flights import FADE
from tabletop.table.motion import Cue, Motion, Series, Together, Tween, Wait, alpha, swing
from tabletop.table.nodes import Item
from tabletop.table.recipes import Looks, Maker, Part
from tabletop.words import Seat

FLIP, LAY, DEAL, PAY, TURN, BANNER, WIN = 240.0, 260.0, 90.0, 160.0, 180.0, 900.0, 1200.0
SHOWN = 420.0
"""Time for which a card that was turned over stays before it goes on."""


class Motions(Fights):
    """Recipes of this table."""

    def __init__(self, pieces: Pieces) -> None:
        super().__init__(pieces)
        moved, laid = self.moved(), self.moved(landing="city")
        hidden = self.moved("card_place", "", 14)
        good, bad = self.banner_of("marker_to_me"), self.banner_of("marker_away")
        self.recipes = {
            **self.recipes,
            **dict.fromkeys(
                (
                    ev.CARD_NOT_HELD, ev.MODIFIER_LEFT, ev.BUNNY_REVIVED, ev.CITY_LEFT,
                    ev.BUNNY_PLACED, ev.BUNNY_RETURNED, ev.BUNNY_MOVED, ev.BUNNY_VANISHED,
                    ev.CITY_ENTERED, ev.CARD_TAKEN, ev.CARD_TRADED, ev.TRIBUTE_GIVEN,
                    ev.MODIFIER_PLACED,
                ),
                moved,
            ),
            ev.BUNNY_STOLEN: self.moved(landing="marker_away"),
            ev.CITY_PLACED: laid,
            ev.CITY_MOVED: laid,
            ev.CARD_DRAWN: self._drawn,
            ev.RUN_CARD_SET: hidden,
            ev.RUN_CARD_SLID: hidden,
            ev.CARD_DISCARDED: self._discarded,
            ev.CARD_SAVED: self._turned_over,
            ev.CARD_PLAYED: self._turned_over,
            ev.RESPONSE_PLAYED: self._turned_over,
            ev.RESOURCE_BURNT: self._burnt,
            ev.SUBSTITUTE_BURNT: self._burnt,
            ev.PILE_RENEWED: self._renewed,
            ev.PILE_SHUFFLED: self.beat(TURN, "shuffle"),
            ev.RESOURCE_SPENT: self.change(PAY, "coin", rise=-5, of="card:"),
            ev.SUBSTITUTE_SPENT: self.change(PAY, "coin", rise=-5, of="card:"),
            ev.RESOURCES_RESET: self.beat(FADE, "card_flip"),
            ev.TURN_BEGUN: self._turn,
            ev.FIRST_PLAYER_FOUND: good,
            ev.OFFER_MADE: self.beat(0, "marker_to_me"),
            ev.OFFER_ACCEPTED: good,
            ev.OFFER_REFUSED: bad,
            ev.HAND_COUNTED: self.banner_of(),
            ev.SYMBOL_NAMED: self.beat(0, "button"),
            ev.PLAYER_LOST: self.banner_of("thrown_off"),
            ev.MATCH_WON: self.banner_of(ms=WIN),
            ev.POWER_USED: self._power,
            ev.BOOST_GAINED: good,
            ev.BOOST_LOST: bad,
            ev.CARD_CANCELLED: self.banner_of("defended"),
            ev.TOP_RUN_SEEN: self._peeked,
        }

    # ------------------------------------------------------------------------------- banners

    def banner_of(self, sound: str = "", ms: float = BANNER) -> Maker:
        """Shows the words of an event on a tag in the middle of the arena, for a moment."""
        return lambda event, before, after: self.banner(event, sound, ms)

    def banner(self, event: Event, sound: str = "", ms: float = BANNER) -> Motion:
        who, known = Seat(max(0, event.player)), event.face != UNKNOWN
        key = f"{event.kind.replace('_', '-')}.banner"
        words = say(key, self.host.names, who=who, n=event.amount, known=known)
        arena = self.places.arena
        at = FRect(arena.x, arena.centery + arena.h * 0.24, arena.w, 32)
        node = self.flights.appearing(pictures.tag(words, units=22), at, 2)
        shown = Tween(ms, lambda t: node().put(alpha=alpha(min(t * 8, (1.0 - t) * 6))))
        return Series([self.sound(sound), shown])

    # ------------------------------------------------------------------------------- any card

    def moved(
        self, sound: str = "card_lift", landing: str = "card_place", rise: float = 24
    ) -> Maker:
        """Moves the card of an event from where it lay to where it lies."""

        def make(event: Event, before: Looks, after: Looks) -> Motion | None:
            return self._move(event, before, after, LAY, rise, sound, landing)

        return make

    def _move(
        self, event: Event, before: Looks, after: Looks, ms: float, rise: float, sound: str,
        landing: str = "",
    ) -> Motion | None:  # fmt: skip
        key = ev.hidden_key(event) or event.piece or event.target
        first, last = self._items(before).get(key), self._items(after).get(key)
        start = self._rect(first, key, event.origin, before)
        end = self._rect(last, key, event.target, after)
        if key in before and before[key] == after.get(key):
            return None
        if start is None or end is None or start.center == end.center:
            return None
        card = pictures.card(event.face)
        shown, grown = (item.picture if item else None for item in (first, last))
        start = self.flights.released(key, start)
        fly = self.flights.travel(
            shown or grown or card, start, end, ms, rise, sound, landing,
            grown=grown or shown or card, squash=True,
        )  # fmt: skip
        return Series([self._hide(key), fly])

    def _rect(self, item: Item | None, key: str, name: str, looks: Looks) -> FRect | None:
        """Returns the place of a card: its own, or a card in the middle of its plate or place."""
        if item is not None:
            return item.rect
        place = self.pieces.home(looks[key], looks) if key in looks else None
        place = place or self._place(name)
        w = max(60 * self.places.p, 24)
        return None if place is None else centred(FRect(0, 0, w, w * CARD), place)

    def _place(self, name: str) -> FRect | None:
        """Returns a place as events name it, "hand:0:2"."""
        if name.startswith("played"):
            return self.places.stage
        return self.pieces.rect(":".join(name.split(":")[:2])) if ":" in name else None

    def _hide(self, key: str) -> Motion:
        return Cue(lambda: self.nodes.hide(key))

    def _drawn(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        held = after[keys.heap("hand", event.player)].count
        quick = held > 5 or not ev.hidden_key(event)
        return self._move(event, before, after, DEAL if quick else LAY, 12, "deal")

    def _turned_over(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """Flips a card for all to see; it comes to where it will lie, and a played one rests."""
        key, last = event.piece, self._items(after).get(event.piece)
        if before.get(key) is not None and before[key].place == after[key].place:
            return None
        start = self._rect(self._items(before).get(key), key, event.origin, before)
        end = self._rect(last, key, event.target, after)
        if start is None or end is None:
            return None
        w = min(max(end.w, start.w, 56), 98 * self.places.q)
        shape = FRect(0, 0, w, w * CARD)
        parts = [self._hide(key)]
        if key not in before or before[key].face < 0:
            parts.append(self._flip(event.face, centred(shape, start)))
        card, goal = pictures.card(event.face), centred(shape, end)
        way = self.flights.released(key, centred(shape, start)), goal
        parts += [self.flights.travel(card, *way, LAY, 24, "card_lift"), self.sound("card_place")]
        if event.kind in (ev.CARD_PLAYED, ev.RESPONSE_PLAYED):
            parts += [self.appears(card, goal), Wait(SHOWN)]
        return Series(parts)

    def _flip(self, face: int, rect: FRect) -> Motion:
        if self.host.reduced:
            return Series([self.sound("card_flip"), Wait(FADE)])
        back, front = pictures.card(-1), pictures.card(face)
        node = self.flights.appearing(back, rect, 1)

        def paint(t: float) -> None:
            share = abs(math.cos(math.pi * t))
            at = rect.move(0, -8 * swing(t))
            node().show(back if t < 0.5 else front, at, share=share, visible=t < 1.0)

        return Series([self.sound("card_flip"), Tween(FLIP, paint)])

    def _discarded(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        turned = event.origin.startswith(("top", "hand"))
        make = self._turned_over if turned else self.recipes[ev.BUNNY_MOVED]
        return make(event, before, after)

    def _renewed(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        parts: list[Part] = [self.banner(event)]
        start, end = (self._place(keys.heap(name, event.player)) for name in ("discard", "pile"))
        if start is not None and end is not None:
            way = centred(self.places.pile, start), centred(self.places.pile, end)
            parts.append(self.flights.travel(pictures.card(-1), *way, LAY, 20, "shuffle"))
        return Together(*parts)

    # ----------------------------------------------------------------------- resources, turns

    def _burnt(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """A burnt card goes up in a puff, then lies on the Discard Pile; one that lies in sight of
        its holder alone puffs at that plate."""
        rect = self._rect(
            self._items(before).get(event.piece), event.piece, event.origin, before
        )
        if rect is None:
            return self.sound("hit")
        flame = square(*rect.center, max(40, min(rect.w, rect.h, 60)))
        burst = self.flights.swell(sign_shown("flame"), flame, LAY)
        return Series([self.sound("hit"), self._hide(event.piece), burst])

    def _turn(self, event: Event, before: Looks, after: Looks) -> Motion:
        mine = event.player == self.pieces.scene.seat
        return Series([self.sound("my_turn" if mine else ""), Wait(TURN)])

    def _power(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        rect = self.pieces.rect(event.piece)
        if rect is None:
            return None
        ring = self.appears(pictures.stitches(), rect)
        return Series([self.sound("city"), ring, Wait(TURN * 2)])

    def _peeked(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """Shows the card large to the one who looks; the others see that it was looked at."""
        if event.face == UNKNOWN:
            return self.banner(event, "focus", TURN * 3)
        w = 110 * self.places.q
        large = centred(FRect(0, 0, w, w * CARD), self.places.arena)
        shown = Series([self.appears(pictures.card(event.face), large), Wait(BANNER * 1.6)])
        return Together(shown, self.banner(event, "card_flip"))
