"""Animations of bunnies, pawns and booms: coins that hop home, walks, bursts."""

from __future__ import annotations

import math
from collections.abc import Callable

from pygame import FRect

from tabletop.core.event import Event, fact
from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.rules import events as ev
from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.village import CENTRE
from tabletop.games.bunny_boom.table.looks import Looks
from tabletop.games.bunny_boom.table.pieces import Z_FLYING, Pieces
from tabletop.table.art import coins
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import LYING, Art, with_shadow
from tabletop.table.contract import Host
from tabletop.table.flights import Flights, PutPawn, Spot
from tabletop.table.motion import Cue, Motion, Series, Together, Tween, Wait, arc
from tabletop.table.stage import Node

COIN, APART, LANDING = 320.0, 50.0, 45.0
BOOM, JUMP, LEAP, WIN = 380.0, 460.0, 300.0, 1800.0
MOST_COINS = 5
Maker = Callable[[Event, Looks, Looks], Motion | None]


class Bunnies:
    """Makes the animations of bunnies and pawns for one table."""

    def __init__(self, host: Host, pieces: Pieces, flights: Flights) -> None:
        self.host, self.pieces, self.flights = host, pieces, flights
        self.makers: dict[str, Maker] = {
            ev.BUNNIES_GAINED: self._gained,
            ev.BUNNIES_COLLECTED: self._collected,
            ev.BUNNY_GIVEN: self._given,
            ev.BUNNY_LOST: self._lost,
            ev.BUNNY_PLACED: self._placed,
            ev.BUNNY_APPEARED: self._appeared,
            ev.BUNNIES_REMOVED: self._removed,
            ev.BOOM_HEARD: self._boom,
            ev.PAWN_HOPPED: self._hopped,
            ev.PAWN_JUMPED: self._jumped,
            ev.TIMER_RAN_OUT: lambda event, before, after: Wait(260),
            ev.TOTAL_COUNTED: self._totalled,
            ev.MATCH_WON: self._won,
        }

    # --------------------------------------------------------------------------------- coins

    def _coin(self) -> Art:
        d = self.pieces.token_size
        return with_shadow(coins.coin(1, d), LYING, self.host.s)

    def _home(self, count: int, start: Spot, seat: int, total: int) -> Motion:
        """Flies up to five coins home one after another; the sign counts on as they land."""
        shown = min(count, MOST_COINS)
        end = self.pieces.door(seat)
        parts: list[Motion | tuple[float, Motion]] = []
        for i in range(shown):
            flight = self.flights.fly(self._coin(), start, end, COIN, 40)
            there = total - (shown - 1 - i)
            landed = self._landed(seat, there)
            parts.append((APART * i, Series([flight, Cue(landed)])))
        return Together(*parts)

    def _landed(self, seat: int, count: int) -> Callable[[], None]:
        def act() -> None:
            self.pieces.set_home(seat, count)
            self.host.sound("coin")

        return act

    def _gained(self, event: Event, before: Looks, after: Looks) -> Motion:
        cause = fact(event, ev.Gain).cause
        if cause == ev.BY_TIMER:
            start: Spot = self.pieces.places.river.center
        elif cause == ev.AT_START or cause == ev.BY_MEGA:
            start = self.pieces.places.tile(CENTRE).center
        else:
            start = self.pieces.place_rect(after[event.piece].place, after).center
        return self._home(event.amount, start, event.player, fact(event, ev.Gain).total)

    def _collected(self, event: Event, before: Looks, after: Looks) -> Motion:
        key = keys.tokens(event.origin)
        self.pieces.nodes.hide(key)
        start = self._lying(event.origin)
        return self._home(event.amount, start, event.player, fact(event, ev.Home).total)

    def _lying(self, place: str) -> Spot:
        x, y = self.pieces.token_spot(place)
        d = self.pieces.token_size
        return x + d / 2, y + d * 0.6

    def _given(self, event: Event, before: Looks, after: Looks) -> Motion:
        giver, taker = event.player, keys.number(event.target)
        left, total, _ = fact(event, ev.Giving)
        start, end = self.pieces.door(giver), self.pieces.door(taker)
        return Series(
            [
                Cue(lambda: self.pieces.set_home(giver, left)),
                self.flights.fly(self._coin(), start, end, COIN, 46, "hop"),
                Cue(self._landed(taker, total)),
            ]
        )

    def _lost(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Flies a coin off to the river."""
        start = self.pieces.door(event.player)
        end = self.pieces.places.river.midleft
        seat, left = event.player, fact(event, ev.Home).total
        return Series(
            [
                Cue(lambda: self.pieces.set_home(seat, left)),
                self.flights.fly(self._coin(), start, end, COIN + 60, 50, "hop", "river"),
            ]
        )

    def _placed(self, event: Event, before: Looks, after: Looks) -> Motion:
        seat, left = event.player, fact(event, ev.Placing).left
        start, end = self.pieces.door(seat), self._lying(event.target)
        return Series(
            [
                Cue(lambda: self.pieces.set_home(seat, left)),
                self.flights.fly(self._coin(), start, end, COIN, 46, "hop", "coin"),
            ]
        )

    def _appeared(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Drops one coin onto the stack."""
        key = keys.tokens(event.target)
        x, y = self.pieces.token_spot(event.target)
        drop = 0 if self.host.reduced else self.host.px(22)

        def begin() -> None:
            self.pieces.show_token(key, after[key])
            self.host.sound("coin")

        def paint(t: float) -> None:
            node = self.pieces.nodes.node(key)
            if node is not None:
                node.put(pos=(x, y - drop * (1 - t) * (1 - t)))

        return Series([Cue(begin), Tween(LANDING + 30, paint)])

    def _removed(self, event: Event, before: Looks, after: Looks) -> Motion:
        node = self.pieces.nodes.node(keys.tokens(event.origin))
        if node is None:
            return Wait(100)
        return Tween(160, lambda t: node.put(alpha=round(255 * (1 - t))))

    def _totalled(self, event: Event, before: Looks, after: Looks) -> Motion:
        return Series([Cue(lambda: self.host.sound("coins")), Wait(160)])

    # ---------------------------------------------------------------------------------- boom

    def _boom(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Shows the burst over what it hits: the village, the river, or both."""
        name, sound = {
            c.BOOM: ("boom", "boom"),
            c.MEGA_BOOM: ("mega_boom", "mega_boom"),
            c.RIVER_BOOM: ("river_boom", "boom"),
        }[fact(event, ev.Effect).which]
        places = self.pieces.places
        parts: list[Motion] = []

        def picture(d: int) -> Art:
            return Art(sign(name, d), 0, 0)

        if fact(event, ev.Effect).which != c.RIVER_BOOM:
            at = places.tile(CENTRE).center
            size = round(places.pitch * 2.6)
            parts.append(self.flights.burst(picture, at, size, BOOM))
        if fact(event, ev.Effect).which != c.BOOM:
            size = round(places.river.h * 0.8)
            parts.append(self.flights.burst(picture, places.river.center, size, BOOM))
        return Series([Cue(lambda: self.host.sound(sound)), Together(*parts)])

    # --------------------------------------------------------------------------------- pawns

    def _put(self, seat: int) -> PutPawn:
        def put(rect: FRect, pose: str, shade: float, lean: float | None) -> None:
            height = int(rect.h)
            self.pieces.put_pawn(seat, rect.centerx, rect.bottom, height, pose, shade, lean)

        return put

    def _stand(self, seat: int, looks: Looks) -> FRect:
        x, y, height = self.pieces.stand(seat, looks)
        return FRect(x - height / 2, y - height, height, height)

    def _hopped(self, event: Event, before: Looks, after: Looks) -> Motion:
        seat = event.player
        start, end = self._stand(seat, before), self._stand(seat, after)
        leaps = fact(event, ev.Hop).leapt >= 0
        ms, rise = (LEAP, 60.0) if leaps else (230.0, 26.0)
        lift = self.host.px(rise)
        hop = self.flights.hop(self._put(seat), start, end, ms, lift, self._nodes(seat))
        if not fact(event, ev.Hop).crossing or self.host.reduced:
            return hop
        return Together(hop, (200.0, self._pressed(event.target, after)))

    def _pressed(self, place: str, after: Looks) -> Motion:
        """Presses the crossed house down a little."""
        node = self.pieces.card(after[place].card) if place in after else None
        if node is None:
            return Wait(0)
        rect = self.pieces.place_rect(place, after)
        depth = self.host.px(3)

        def paint(t: float) -> None:
            node.put(pos=(rect.x, rect.y + depth * arc(t)))

        return Tween(160, paint)

    def _jumped(self, event: Event, before: Looks, after: Looks) -> Motion:
        seat = event.player
        start, end, rise = self._stand(seat, before), self._stand(seat, after), self.host.px(90)
        return self.flights.hop(self._put(seat), start, end, JUMP, rise, self._nodes(seat))

    def _nodes(self, seat: int) -> tuple[Node, ...]:
        return self.pieces.pawns[seat], self.pieces.feet[seat]

    def _won(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Lets the winner cheer where it stands while petals fall; the results have the sound."""
        seat = event.player
        x, y, height = self.pieces.stand(seat, after)
        rise = 0 if self.host.reduced else self.host.px(14)

        def cheer(t: float) -> None:
            hop = rise * abs(math.sin(4 * math.pi * t))
            self.pieces.put_pawn(seat, x, y - hop, height, "cheer")
            self.pieces.pawns[seat].put(z=Z_FLYING)

        return Together(
            Tween(WIN, cheer),
            self.flights.petals(self.host.seats[seat].figure, self.pieces.places.board),
        )
