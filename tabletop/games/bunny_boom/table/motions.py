"""Animations of events: cards, river, hands, markers, the timer.

Those of bunnies, pawns and booms are in `motions_bunnies`.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable

from tabletop.core.event import UNKNOWN, Event, fact
from tabletop.games.bunny_boom.rules import events as ev
from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.table import green, pictures
from tabletop.games.bunny_boom.table.looks import Looks
from tabletop.games.bunny_boom.table.motions_bunnies import Bunnies
from tabletop.games.bunny_boom.table.panel import Panel
from tabletop.games.bunny_boom.table.pieces import Z_FLYING, Pieces
from tabletop.table.art import coins, timer
from tabletop.table.contract import Host
from tabletop.table.flights import FADE, Flights, Spot
from tabletop.table.motion import Cue, Motion, Series, Together, Tween, Wait, arc, between
from tabletop.table.stage import Node

DEAL, DRAW, PLAY, GLIDE, FLIP, MARKER, RIPPLE = 130.0, 300.0, 300.0, 380.0, 240.0, 420.0, 420.0
LANDS = 0.86
"""Width of a card as it lands, as a share of the house it becomes."""
Maker = Callable[[Event, Looks, Looks], Motion | None]


class Motions:
    """Makes the animations of one table."""

    def __init__(self, host: Host, pieces: Pieces, panel: Panel) -> None:
        self.host, self.pieces, self.panel = host, pieces, panel
        self.flights = Flights(host, Z_FLYING)
        self.bunnies = Bunnies(host, pieces, self.flights)
        self._makers: dict[str, Maker] = {
            ev.DECK_SHUFFLED: self._shuffled,
            ev.CARD_DEALT: self._dealt,
            ev.CARD_DRAWN: self._drawn,
            ev.RIVER_FILLED: self._filled,
            ev.TURN_BEGUN: self._turn,
            ev.TIMER_TURNED: self._timer,
            ev.CARD_PLAYED: self._played,
            ev.SPACE_CLOSED: self._closed,
            ev.CARROT_MOVED: self._marker,
            ev.BURROW_MOVED: self._marker,
            ev.FOX_MOVED: self._fox,
            ev.EFFECT_IDLE: lambda event, before, after: Wait(200),
            ev.RIVER_CARD_USED: self._used,
            ev.RIVER_CARD_DISCARDED: self._discarded,
            ev.RIVER_CARD_TAKEN: self._taken,
            ev.CARD_HANDED: self._handed,
            ev.HAND_PASSED: self._passed,
            ev.GIFT_GIVEN: self._gift,
            ev.GAME_ENDED: lambda event, before, after: Wait(400),
            ev.GIFT_OPENED: self._opened,
            **self.bunnies.makers,
        }

    def make(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        maker = self._makers.get(event.kind)
        return maker(event, before, after) if maker else None

    def clear(self) -> None:
        """Removes nodes that exist for an animation alone."""
        self.flights.clear()
        self.panel.turning = False

    def _sound(self, name: str) -> Cue:
        return Cue(lambda: self.host.sound(name))

    # --------------------------------------------------------------------------------- cards

    def _shuffled(self, event: Event, before: Looks, after: Looks) -> Motion:
        return Series([self._sound("shuffle"), Wait(360)])

    def _way(
        self, face: int, origin: str, target: str, before: Looks, after: Looks, ms: float,
        rise: float = 24.0, sound: str = "deal",
    ) -> Motion:  # fmt: skip
        """Flies a card, or its back, from place to place."""
        start = self.pieces.place_rect(origin, before, face)
        end = self.pieces.place_rect(target, after, face)
        first = self.pieces.card_art(face, start.w, True)
        last = self.pieces.card_art(face, end.w, True)
        middle = self.flights.origin("pile" if origin == "pile" else keys.card(face),
                                     start.center)
        return self.flights.fly(first, middle, end.center, ms, rise, sound, grown=last)

    def _dealt(self, event: Event, before: Looks, after: Looks) -> Motion:
        self.pieces.set_pile(after["pile"].number)
        return self._way(event.face, "pile", event.target, before, after, DEAL, 10)

    def _drawn(self, event: Event, before: Looks, after: Looks) -> Motion:
        self.pieces.set_pile(after["pile"].number)
        return self._way(event.face, "pile", event.target, before, after, DRAW)

    def _filled(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Slides a card out of the pile and turns it up; the water moves along."""
        start = self.pieces.places.pile.topleft
        end = self.pieces.place_rect(event.target, after).topleft
        w = self.pieces.places.pile.w
        self.pieces.set_pile(after["pile"].number)
        held = self.flights.node(self.pieces.card_art(-1, w), *start)
        if self.host.reduced:
            return Series([self._sound("card_flip"), Wait(FADE)])

        def paint(t: float) -> None:
            x, y = between(start[0], end[0], t), between(start[1], end[1], t)
            share = abs(1.0 - 2.0 * max(0.0, min(1.0, (t - 0.2) / 0.8)))
            face = event.face if t > 0.6 else -1
            step = round(share * pictures.THIN_STEPS)
            if step >= pictures.THIN_STEPS:
                art = self.pieces.card_art(face, w)
            else:
                art = pictures.thin(face, w, max(1, step), self.pieces.back)
            held.put(art=art, pos=(x, y - self.host.px(8) * arc(t)))

        flip = Series([self._sound("card_flip"), Tween(FLIP + 60, paint)])
        return Together(flip, self.ripple())

    def ripple(self) -> Motion:
        """Moves the river's water on by one wave."""
        at = self.pieces.places.river

        def paint(t: float) -> None:
            step = round(t * green.WAVE_STEPS) % green.WAVE_STEPS
            self.pieces.water.put(art=green.river(at.w, at.h, self.host.s, step))

        if self.host.reduced:
            return Wait(0)
        return Series([self._sound("river"), Tween(RIPPLE, paint)])

    def _played(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Flies a card from the hand over the green; on landing it becomes a house."""
        start = self.pieces.place_rect(event.origin, before, event.face)
        tile = self.pieces.place_rect(event.target, after)
        s = self.host.s
        card = self.pieces.card_art(event.face, start.w, True)
        small = self.pieces.card_art(event.face, round(tile.w * LANDS), True)
        self._hide(event.face)
        middle = self.flights.origin(event.piece, start.center)
        flight = self.flights.fly(
            card, middle, tile.center, PLAY, 24, "card_lift", grown=small, squash=True
        )
        house: list[Node] = []

        def land(t: float) -> None:
            if not house:
                art = pictures.tile(event.face, tile.w, s)
                house.append(self.flights.node(art, *tile.topleft, -Z_FLYING + 12))
            house[0].put(alpha=round(255 * t))

        return Series([flight, self._sound("card_place"), Tween(90, land)])

    def _closed(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Turns a house into one with hedge and lock."""
        tile = self.pieces.place_rect(event.target, after)
        card = after[event.target].card if event.target in after else UNKNOWN
        node = self.pieces.card(card)
        if node is None:
            return Wait(FADE)
        art = pictures.tile(card, tile.w, self.host.s, True)
        lift = 0 if self.host.reduced else self.host.px(5)

        def paint(t: float) -> None:
            node.put(art=art, pos=(tile.x, tile.y - lift * arc(t)))

        return Series([self._sound("lock"), Tween(200, paint)])

    # --------------------------------------------------------------------------------- river

    def _used(self, event: Event, before: Looks, after: Looks) -> Motion:
        node = self.pieces.card(event.face)
        rect = self.pieces.place_rect(event.origin, before)
        if node is None or self.host.reduced:
            return Series([self._sound("river"), Wait(FADE)])

        def paint(t: float) -> None:
            node.put(pos=(rect.x, rect.y - self.host.px(14) * arc(t)))

        return Together(Tween(360, paint), self.ripple())

    def _discarded(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Floats a river card down the river and fades it out."""
        node = self.pieces.card(event.face)
        rect = self.pieces.place_rect(event.origin, before)
        if node is None:
            return Wait(FADE)
        reach = 0 if self.host.reduced else self.host.px(70)

        def paint(t: float) -> None:
            node.put(pos=(rect.x + reach * t, rect.y), alpha=round(255 * (1 - t)))

        return Together(Tween(280, paint), self.ripple())

    def _taken(self, event: Event, before: Looks, after: Looks) -> Motion:
        self._hide(event.face)
        way = self._way(
            event.face, event.origin, event.target, before, after, DRAW, sound="card_lift"
        )
        return Together(way, self.ripple())

    def _hide(self, card: int) -> None:
        self.pieces.nodes.hide(keys.card(card))

    # --------------------------------------------------------------------------------- hands

    def _handed(self, event: Event, before: Looks, after: Looks) -> Motion:
        self._hide(event.face)
        return self._way(event.face, event.origin, event.target, before, after, GLIDE)

    def _passed(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Flies a whole hand as backs side by side, the same for all viewers."""
        known = event.detail.cards if isinstance(event.detail, ev.Cards) else ()
        for card in known:
            self._hide(card)
        ways: list[Motion | tuple[float, Motion]] = [
            (40.0 * i, self._way(-1, event.origin, event.target, before, after, GLIDE))
            for i in range(event.amount)
        ]
        return Together(*ways)

    def _gift(self, event: Event, before: Looks, after: Looks) -> Motion:
        self.pieces.set_pile(after["pile"].number)
        return self._way(-1, "pile", event.target, before, after, GLIDE, 40, "marker_away")

    def _opened(self, event: Event, before: Looks, after: Looks) -> Motion:
        return self._way(event.face, event.origin, event.origin, after, after, 300, 30, "card_flip")

    # ------------------------------------------------------------------------------- markers

    def _marker(self, event: Event, before: Looks, after: Looks) -> Motion:
        start, d = self.pieces.marker_spot(event.piece, event.origin)
        end, _ = self.pieces.marker_spot(event.piece, event.target)
        self.pieces.nodes.hide(event.piece)
        art = coins.marker(event.piece, round(d * 1.25), self.host.s)
        to_me = event.player == self.pieces.hand_seat
        sound = "marker_to_me" if to_me else "marker_away"
        if event.piece == "carrot":
            sound = "carrot"
        return self.flights.fly(art, _middle(start, d), _middle(end, d), MARKER, 60, sound)

    def _fox(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Moves the Fox from place to place along its route."""
        stops = [event.origin, *map(keys.space, fact(event, ev.Way).places)]
        spots = []
        d = 1
        for stop in stops:
            spot, d = self.pieces.marker_spot("fox", stop)
            spots.append(_middle(spot, d))
        self.pieces.nodes.hide("fox")
        art = coins.marker("fox", d, self.host.s)
        hops: list[Motion] = [
            self.flights.fly(art, a, b, 190, 18, "hop")
            for a, b in itertools.pairwise(spots)
        ]
        return Series(hops) if hops else Wait(FADE)

    # --------------------------------------------------------------------------- turn, glass

    def _turn(self, event: Event, before: Looks, after: Looks) -> Motion:
        if event.player == self.pieces.hand_seat:
            return Series([self._sound("my_turn"), Wait(120)])
        return Wait(80)

    def _timer(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """Turns the sand timer over for the person whose turn it is."""
        node = self.panel.glass
        if node is None or event.player != self.pieces.hand_seat or self.host.reduced:
            return None
        rect, s = self.pieces.places.timer, self.host.s

        def paint(t: float) -> None:
            self.panel.turning = True
            node.put(art=timer.turning_timer(0.0, t * timer.TURN_MS, rect.h, s))

        return Tween(timer.TURN_MS, paint)


def _middle(corner: Spot, d: int) -> Spot:
    return corner[0] + d / 2, corner[1] + d / 2
