"""Animations of events that move a card; times are those of the style sheet.

Dice, damage, kills and Runners are in `fights`.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from tabletop.core.event import UNKNOWN, Event
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.table import pictures
from tabletop.games.killer_bunnies.table.arranging import Spot
from tabletop.games.killer_bunnies.table.fights import Fights
from tabletop.games.killer_bunnies.table.looks import Looks
from tabletop.games.killer_bunnies.table.pieces import Z_FLYING, Pieces
from tabletop.games.killer_bunnies.words import say
from tabletop.table.art import widgets
from tabletop.table.art.palette import GOLD, PAPER
from tabletop.table.art.surface import Art
from tabletop.table.contract import Host
from tabletop.table.flights import Flights
from tabletop.table.flights import Spot as Middle
from tabletop.table.motion import Cue, Motion, Series, Together, Tween, Wait, swing
from tabletop.table.stage import Node
from tabletop.words import Seat

FADE, FLIP, LAY, DEAL, PAY, TURN, BANNER, WIN = (
    120.0, 240.0, 260.0, 90.0, 160.0, 180.0, 900.0, 1200.0
)
SHOWN = 420.0
"""Time for which a card that was turned over stays before it goes on."""
SOUNDS: dict[str, str] = {
    ev.BUNNY_STOLEN: "marker_away",
    ev.CITY_PLACED: "city",
    ev.CITY_MOVED: "city",
}
"""Sounds of cards that come into the middle, where it is not "card_place"."""
Maker = Callable[[Event, Looks, Looks], Motion | None]


class Motions:
    """Makes motions for one table."""

    def __init__(self, host: Host, pieces: Pieces) -> None:
        self.host, self.pieces = host, pieces
        self.flights = Flights(host, Z_FLYING)
        self.fights = Fights(host, pieces, self.flights)
        moved = self._moved
        self._makers: dict[str, Maker] = {
            ev.FIRST_PLAYER_FOUND: self._banner_of("marker_to_me"),
            ev.TURN_BEGUN: self._turn,
            ev.CARD_DRAWN: self._drawn,
            ev.RUN_CARD_SET: self._hidden_move,
            ev.RUN_CARD_SLID: self._hidden_move,
            ev.CARD_DISCARDED: self._discarded,
            ev.CARD_NOT_HELD: moved,
            ev.RESOURCE_BURNT: self._burnt,
            ev.SUBSTITUTE_BURNT: self._burnt,
            ev.MODIFIER_LEFT: moved,
            ev.CARD_SAVED: self._turned_over,
            ev.CARD_PLAYED: self._turned_over,
            ev.RESPONSE_PLAYED: self._turned_over,
            ev.BUNNY_STOLEN: moved,
            ev.BUNNY_REVIVED: moved,
            ev.CITY_LEFT: moved,
            ev.BUNNY_PLACED: moved,
            ev.BUNNY_RETURNED: moved,
            ev.BUNNY_MOVED: moved,
            ev.BUNNY_VANISHED: moved,
            ev.CITY_PLACED: moved,
            ev.CITY_MOVED: moved,
            ev.CITY_ENTERED: moved,
            ev.CARD_TAKEN: moved,
            ev.CARD_TRADED: moved,
            ev.TRIBUTE_GIVEN: moved,
            ev.MODIFIER_PLACED: moved,
            ev.PILE_RENEWED: self._renewed,
            ev.PILE_SHUFFLED: self._shuffled,
            ev.RESOURCE_SPENT: self._spent,
            ev.SUBSTITUTE_SPENT: self._spent,
            ev.RESOURCES_RESET: self._reset,
            ev.OFFER_MADE: self._heard_only("marker_to_me"),
            ev.OFFER_ACCEPTED: self._banner_of("marker_to_me"),
            ev.OFFER_REFUSED: self._banner_of("marker_away"),
            ev.HAND_COUNTED: self._banner_of(),
            ev.SYMBOL_NAMED: self._heard_only("button"),
            ev.PLAYER_LOST: self._banner_of("thrown_off"),
            ev.MATCH_WON: self._won,
            ev.POWER_USED: self._power,
            ev.BOOST_GAINED: self._banner_of("marker_to_me"),
            ev.BOOST_LOST: self._banner_of("marker_away"),
            ev.CARD_CANCELLED: self._banner_of("defended"),
            ev.TOP_RUN_SEEN: self._peeked,
        }

    def make(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        maker = self._makers.get(event.kind)
        if maker is not None:
            return maker(event, before, after)
        return self.fights.make(event, before, after)

    def clear(self) -> None:
        """Takes away whatever only flew by."""
        self.flights.clear()

    # ------------------------------------------------------------------------------- helpers

    def _heard(self, name: str) -> Cue:
        return Cue(lambda: self.host.sound(name))

    def _heard_only(self, name: str) -> Maker:
        return lambda event, before, after: self._heard(name)

    def _banner_of(self, sound: str = "") -> Maker:
        return lambda event, before, after: self.banner(self._words(event), sound)

    def _words(self, event: Event) -> str:
        """Returns the words of an event's banner."""
        names, key = [seat.name for seat in self.host.seats], event.kind.replace("_", "-")
        who, known = Seat(max(0, event.player)), event.face != UNKNOWN
        return say(f"{key}.banner", names, who=who, n=event.amount, known=known)

    def banner(self, words: str, sound: str = "", ms: float = BANNER) -> Motion:
        """A tag in the middle of the arena, for a moment."""
        s = self.host.s
        arena = self.pieces.places.arena
        art = widgets.tag(words, PAPER, s=s, px=self.host.px(22), max_w=arena.w)
        x = arena.centerx - (art.surface.get_width() - 2 * art.ox) / 2
        y = arena.centery + arena.h * 0.24
        held: list[Node] = []

        def paint(t: float) -> None:
            if not held:
                held.append(self.flights.node(art, x, y, 2))
            held[0].put(alpha=round(255 * min(1.0, t * 8, (1.0 - t) * 6)))

        return Series([*([self._heard(sound)] if sound else []), Tween(ms, paint)])

    def _end(self, key: str, after: Looks) -> tuple[Spot | None, pygame.Rect | None]:
        """Returns the card's spot and rectangle afterwards, or the plate or place it goes to
        unseen."""
        spot = self.pieces.lay_out(after).get(key)
        if spot is not None:
            return spot, spot.rect
        look = after.get(key)
        return None, self.pieces.home(look) if look is not None else None

    def _start(self, key: str, event: Event) -> pygame.Rect | None:
        found = self.pieces.spots.get(key)
        if found is not None:
            return found.rect
        return self._place(event.origin) or self._place(event.target)

    def _place(self, name: str) -> pygame.Rect | None:
        """A place as events name it, "hand:0:2"."""
        parts = name.split(":")
        if parts[0] == "played":
            return self.pieces.places.stage
        if len(parts) < 2:
            return None
        return self.pieces.rect(f"{parts[0]}:{parts[1]}")

    def _hide(self, *keys: str) -> Cue:
        nodes = [node for key in keys if (node := self.pieces.nodes.node(key)) is not None]

        def act() -> None:
            for node in nodes:
                node.put(visible=False)

        return Cue(act)

    def _fly(
        self, key: str, art: Art, start: Middle, end: Middle, ms: float, sound: str,
        rise: float = 24, grown: Art | None = None,
    ) -> Motion:  # fmt: skip
        start = self.flights.origin(key, start)
        fly = self.flights.fly(art, start, end, ms, rise, sound, grown=grown, squash=True)
        return Series([self._hide(key), fly])

    # ------------------------------------------------------------------------------ any card

    def _moved(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """A card that lies open goes from where it was to where it is."""
        key = event.piece
        start = self._start(key, event)
        spot, end = self._end(key, after)
        if key not in after:
            end = self._place(event.target)
        if start is None or end is None or start.center == end.center:
            return None
        art = self._travelling(key, event, before, after, spot)
        old = self.pieces.spots.get(key)
        grown = None
        if old is not None and old.how not in ("", "slot") and key in before and spot is not None:
            grown, art = art, self.pieces.art(key, before[key], old)
        sound = SOUNDS.get(event.kind, "card_place")
        return Series(
            [
                self._fly(key, art, start.center, end.center, LAY, "card_lift", 24, grown),
                self._heard(sound),
            ]
        )

    def _travelling(
        self, key: str, event: Event, before: Looks, after: Looks, spot: Spot | None
    ) -> Art:
        """Returns the picture of a card on its way: as it will lie, or as it lay."""
        old = self.pieces.spots.get(key)
        if spot is not None and spot.how not in ("", "slot") and key in after:
            return self.pieces.art(key, after[key], spot)
        if old is not None and old.how not in ("", "slot") and key in before:
            return self.pieces.art(key, before[key], old)
        w = round(60 * self.pieces.places.p)
        return pictures.card(event.face, max(w, 24), self.host.s)

    # ------------------------------------------------------------------------ run, hand, piles

    def _drawn(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        seat = event.player
        start = self.pieces.rect(keys.heap("pile", seat))
        if start is None:
            return None
        key = ev.hidden_key(event)
        _, end = self._end(key, after) if key in after else (None, None)
        end = end or self.pieces.rect(keys.heap("hand", seat))
        if end is None:
            return None
        w = self.pieces.places.pile.w
        art = pictures.card(event.face if key else -1, w, self.host.s)
        ms = DEAL if after[keys.heap("hand", seat)].count > 5 or not key else LAY
        return self.flights.fly(art, start.center, end.center, ms, 12, "deal")

    def _hidden_move(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """A run card is laid or slides up; who may not see it sees a back."""
        key = ev.hidden_key(event) or event.target
        if before.get(key) == after.get(key):
            return None
        start = self._place(event.origin)
        if key in self.pieces.spots:
            start = self.pieces.spots[key].rect
        spot, end = self._end(key, after)
        if start is None or end is None or start.center == end.center:
            return None
        w = spot.rect.w if spot is not None else round(40 * self.host.s)
        art = pictures.card(event.face, w, self.host.s)
        return self._fly(key, art, start.center, end.center, LAY, "card_place", 14)

    def _turned_over(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """A card is flipped for all to see, and comes to where it will lie."""
        key = event.piece
        if before.get(key) is not None and before[key].place == after[key].place:
            return None
        start = self._start(key, event)
        spot, end = self._end(key, after)
        if start is None or end is None:
            return None
        known = key in before and before[key].face >= 0
        parts: list[Motion] = [self._hide(key)]
        at = start if start.w < end.w * 3 else end
        w = max(end.w if spot is not None and spot.how == "card" else at.w, self.host.px(56))
        w = min(w, round(98 * self.pieces.places.q))
        if not known:
            parts.append(self._flip(event.face, w, start.center))
        small = spot is not None and spot.how in ("hex", "tab")
        art = pictures.card(event.face, w, self.host.s)
        parts.append(self.flights.fly(art, start.center, end.center, LAY, 24, "card_lift"))
        if event.kind != ev.CARD_SAVED:
            parts += [self._heard("card_place"), self._resting(art, end, SHOWN)]
        elif small:
            parts.append(self._heard("card_place"))
        return Series(parts)

    def _flip(self, face: int, w: int, at: Middle) -> Motion:
        if self.host.reduced:
            return Series([self._heard("card_flip"), Wait(FADE)])
        held: list[Node] = []
        h = w * 7 / 5
        lift = self.host.px(8)

        def paint(t: float) -> None:
            share = abs(math.cos(math.pi * t))
            art = pictures.thin(-1 if t < 0.5 else face, w, round(share * 16))
            x, y = at[0] - w / 2, at[1] - h / 2 - lift * swing(t)
            if not held:
                held.append(self.flights.node(art, x, y, 1))
            held[0].put(art=art, pos=(x, y), visible=t < 1.0)

        return Series([self._heard("card_flip"), Tween(FLIP, paint)])

    def _resting(self, art: Art, rect: pygame.Rect, ms: float) -> Motion:
        """A card stays for a moment where it was played."""
        w = art.surface.get_width() - 2 * art.ox
        h = art.surface.get_height() - 2 * art.oy
        x, y = rect.centerx - w / 2, rect.centery - h / 2

        def show() -> None:
            self.flights.node(art, x, y)

        return Series([Cue(show), Wait(ms)])

    def _discarded(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        key = event.piece
        if event.origin.startswith(("top", "hand")):
            start = self._start(key, event)
            _, end = self._end(key, after)
            end = end or self._place(event.target)
            if start is None or end is None:
                return None
            w = max(end.w if end.w < start.w * 2 else start.w, self.host.px(48))
            w = min(w, round(98 * self.pieces.places.q))
            art = pictures.card(event.face, w, self.host.s)
            parts: list[Motion] = [self._hide(key)]
            if key not in before or before[key].face < 0:
                parts.append(self._flip(event.face, w, start.center))
            parts.append(self.flights.fly(art, start.center, end.center, LAY, 24, "card_lift"))
            return Series([*parts, self._heard("card_place")])
        return self._moved(event, before, after)

    def _renewed(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        start = self.pieces.rect(keys.heap("discard", event.player))
        end = self.pieces.rect(keys.heap("pile", event.player))
        if start is None or end is None:
            return None
        art = pictures.card(-1, self.pieces.places.pile.w, self.host.s)
        fly = self.flights.fly(art, start.center, end.center, LAY, 20, "shuffle")
        return Together(fly, self.banner(self._words(event)))

    def _shuffled(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        return Series([self._heard("shuffle"), Wait(TURN)])

    # ------------------------------------------------------------------------------- resources

    def _spent(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """The hexagon is pushed aside: it turns and darkens."""
        key = event.piece
        spot = self.pieces.spots.get(key)
        if spot is None or before[key].spent == after[key].spent:
            return None
        old = self.pieces.art(key, before[key], spot)
        new = self.pieces.art(key, after[key], spot)
        node = self.pieces.nodes.node(key)
        if node is None:
            return None
        dip = 0 if self.host.reduced else self.host.px(5)

        def paint(t: float) -> None:
            node.put(art=old if t < 0.5 else new)
            node.put(pos=(spot.rect.x, spot.rect.y - dip * swing(t)))

        return Series([self._heard("coin"), Tween(FADE if self.host.reduced else PAY, paint)])

    def _reset(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        return Series([self._heard("card_flip"), Wait(FADE)])

    def _burnt(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """A burnt card goes up in a puff, then lies on the Discard Pile; one that lies in sight of
        its holder alone puffs at that plate."""
        key = event.piece
        start = self._start(key, event)
        if start is None:
            return self._heard("hit")
        d = max(min(start.w, start.h, self.host.px(60)), self.host.px(40))
        burst = self.flights.burst(self.fights.burn_art, start.center, d, 260.0)
        return Series([self._heard("hit"), self._hide(key), burst])

    # ----------------------------------------------------------------------------- turns, end

    def _turn(self, event: Event, before: Looks, after: Looks) -> Motion:
        mine = event.player == self.pieces.scene.seat
        return Series([*([self._heard("my_turn")] if mine else []), Wait(TURN)])

    def _power(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        spot = self.pieces.spots.get(event.piece)
        if spot is None:
            return None
        s = self.host.s
        rect = spot.rect

        def begin() -> None:
            ring = widgets.stitches(rect.w, rect.h, 9, s, GOLD)
            self.flights.node(ring, rect.x, rect.y)

        return Series([self._heard("city"), Cue(begin), Wait(TURN * 2)])

    def _peeked(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """Shows the card large to the one who looks; the others see that it was looked at."""
        rect = self.pieces.rect(keys.heap("top", event.player))
        if rect is None:
            return None
        words = self._words(event)
        if event.face == UNKNOWN:
            return self.banner(words, "focus", TURN * 3)
        w = round(110 * self.pieces.places.q)
        art = pictures.card(event.face, w, self.host.s)
        at = self.pieces.places.arena.center
        big = pygame.Rect(0, 0, w, round(w * 7 / 5))
        big.center = at
        return Together(self._resting(art, big, BANNER * 1.6), self.banner(words, "card_flip"))

    def _won(self, event: Event, before: Looks, after: Looks) -> Motion:
        return self.banner(self._words(event), ms=WIN)
