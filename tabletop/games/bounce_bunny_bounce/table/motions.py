"""The animation of each event of this game.

Times are those of the style sheet, section 11.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial

import pygame
from pygame import FRect

from tabletop.core.event import Event, fact
from tabletop.games.bounce_bunny_bounce.rules import events as ev
from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.games.bounce_bunny_bounce.rules.cards import KIND_NAMES
from tabletop.games.bounce_bunny_bounce.table import pictures
from tabletop.games.bounce_bunny_bounce.table.layout import standing
from tabletop.games.bounce_bunny_bounce.table.looks import Look
from tabletop.games.bounce_bunny_bounce.table.pieces import (
    Z_BUNNY,
    Z_CARD,
    Z_FLYING,
    Z_MARK,
    Pieces,
)
from tabletop.games.bounce_bunny_bounce.table.trail import STEP
from tabletop.table.art import rabbit
from tabletop.table.art.palette import DIRECTION
from tabletop.table.art.signs import sign_shown
from tabletop.table.art.surface import RAISED
from tabletop.table.contract import Host
from tabletop.table.flights import FADE, HOP, Flights, on_the_way
from tabletop.table.motion import (
    Cue,
    Motion,
    Series,
    Together,
    Tween,
    Wait,
    alpha,
    arc,
    in_out_cubic,
    out_cubic,
    swing,
)
from tabletop.table.stage import Node

CHAIN_HOP = 200.0
FLIP, FLASH, GLIDE, THROWN, WIN = 240.0, 120.0, 420.0, 600.0, 1800.0
PEEL, LOOK_TIME = 340.0, 1500.0
Looks = Mapping[str, Look]


class Motions:
    """Makes motions for one table; `viewer` decides which hands are near."""

    def __init__(self, host: Host, pieces: Pieces) -> None:
        self.host, self.pieces = host, pieces
        self.viewer: int | None = None
        self.flights = Flights(host, Z_FLYING)
        self._chain = 0
        self._makers: dict[str, Callable[[Event, Looks, Looks], Motion | None]] = {
            ev.FIELD_DEALT: self._dealt,
            ev.TURN_BEGUN: self._turn,
            ev.BUNNY_ENTERED: self._entered,
            ev.BUNNY_HOPPED: self._hopped,
            ev.BUNNY_THROWN_OFF: self._thrown,
            ev.BUNNY_LOOPED_OUT: self._looped,
            ev.CARD_TURNED_UP: self._turned,
            ev.CARD_TURNED_DOWN: self._turned,
            ev.STOP_REACHED: self._stopped,
            ev.CARROT_TAKEN: self._carrot,
            ev.BONUS_GAINED: self._bonus,
            ev.CARDS_SWAPPED: self._swapped,
            ev.CARD_SPIED: self._spied,
            ev.SHOCK_SPENT: self._shocked,
            ev.MATCH_WON: self._won,
        }

    def make(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        maker = self._makers.get(event.kind)
        return maker(event, before, after) if maker else None

    def clear(self) -> None:
        """Takes away what only flew by."""
        self.flights.clear()

    # ------------------------------------------------------------------------------ bunnies

    def _standing(self, seat: int, looks: Looks) -> FRect:
        return self.pieces.stand(seat, looks[keys.bunny(seat)]._replace(beside=False))

    def _entered(self, event: Event, before: Looks, after: Looks) -> Motion:
        start, end = self._standing(event.player, before), self._standing(event.player, after)
        self._chain = 0
        return self._jump(event.player, start, end, HOP, 40)

    def _hopped(self, event: Event, before: Looks, after: Looks) -> Motion:
        seat = event.player
        direction, wrapped, cause = fact(event, ev.Hop)
        start, end = self._standing(seat, before), self._standing(seat, after)
        chained = cause == ev.BY_CHAIN
        self._chain = self._chain + 1 if chained else 0
        hop: Motion
        if wrapped and not self.host.reduced:
            hop = self._over_the_edge(seat, start, end, direction, chained)
        else:
            hop = self._jump(seat, start, end, CHAIN_HOP if chained else HOP)
        if not chained:
            return hop
        flash = self._flash(keys.cell_of(event.origin), direction)
        return Together(flash, (FLASH * 0.6, hop))

    def _jump(
        self, seat: int, start: FRect, end: FRect, ms: float = HOP, rise: float = 26.0
    ) -> Motion:
        """A hop with squash before and after; with reduced motion one fades over."""
        nodes = (self.pieces.bunnies[seat], self.pieces.feet[seat])
        return self.flights.hop(partial(self.pieces.put_bunny, seat), start, end, ms, rise, nodes)

    def _over_the_edge(
        self, seat: int, start: FRect, end: FRect, direction: int, chained: bool
    ) -> Motion:
        """Leaves the bed at one edge and comes in at the other (BBB-08)."""
        places = self.pieces.places
        (dx, dy), (pitch_x, pitch_y) = STEP[direction], places.pitch
        bed = self.host.layer.pixels(places.bed.inflate(6, 6))
        nodes = (self.pieces.bunnies[seat], self.pieces.feet[seat])

        def clip(rect: pygame.Rect | None) -> Cue:
            def act() -> None:
                for node in nodes:
                    node.clip = rect

            return Cue(act)

        ms = CHAIN_HOP if chained else HOP
        out = self._jump(seat, start, start.move(dx * pitch_x, dy * pitch_y), ms, 20)
        into = self._jump(seat, end.move(-dx * pitch_x, -dy * pitch_y), end, ms, 20)
        return Series([clip(bed), out, into, clip(None)])

    def _flash(self, cell: int, direction: int) -> Motion:
        """The stripe of a directional card lights up; one kalimba note higher each hop."""
        rect = self.pieces.places.cells[cell]
        note, colour = f"shock_{min(7, self._chain)}", DIRECTION[KIND_NAMES[direction]]
        ring: list[Node] = []

        def begin() -> None:
            self.host.sound(note)
            ring.append(self.flights.picture(pictures.stitches(colour), rect, Z_MARK - Z_FLYING))

        def paint(t: float) -> None:
            for node in ring:
                node.put(alpha=alpha(1.0 - t))

        return Series([Cue(begin), Tween(FLASH * 2, paint)])

    def _thrown(self, event: Event, before: Looks, after: Looks) -> Motion:
        return self._off(event.player, before, after, spin=540)

    def _looped(self, event: Event, before: Looks, after: Looks) -> Motion:
        seat = event.player
        if self.host.reduced:
            return self._off(seat, before, after, spin=0)
        rect, put = self._standing(seat, before), self.pieces.put_bunny

        def whirl(t: float) -> None:
            turn = 2 * math.pi * 2 * t
            reach = self.pieces.places.cells[0].w * 0.22 * swing(t)
            x, y = reach * math.sin(turn), reach * 0.5 * (math.cos(turn) - 1)
            put(seat, rect.move(x, y), "thrown" if t > 0.7 else "hop")

        return Series([Tween(520, whirl), self._off(seat, before, after, spin=720)])

    def _off(self, seat: int, before: Looks, after: Looks, spin: int) -> Motion:
        """Flies to its home beyond the bottom row, turning, with three stars."""
        start, end = self._standing(seat, before), self._standing(seat, after)
        if self.host.reduced:
            return self._jump(seat, start, end)
        node, begin = self.pieces.bunnies[seat], standing(*start.midbottom, end.h)
        thrown = rabbit.standing(self.host.seats[seat].figure, "thrown", 0.0)

        def paint(t: float) -> None:
            node.show(thrown, on_the_way(begin, end, t, 110), z=Z_FLYING, turn=spin * t)
            self.pieces.feet[seat].put(alpha=0)

        stars = [self._star(start, i) for i in range(3)]
        return Series(
            [
                Cue(lambda: self.host.sound("thrown_off")),
                Together(Tween(THROWN, paint, in_out_cubic), *stars),
            ]
        )

    def _star(self, start: FRect, number: int) -> Motion:
        angle = -math.pi / 2 + (number - 1) * 1.1
        begin = square(start.centerx, start.bottom - start.h * 0.6, 22)
        end = begin.move(64 * math.cos(angle), 64 * math.sin(angle))
        return self.flights.travel(sign_shown("star"), begin, end, 380, fades=0.0)

    # -------------------------------------------------------------------------------- cards

    def _turned(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        node = self.pieces.nodes.node(event.piece)
        old, new = before[event.piece], after[event.piece]
        if node is None or old == new:
            return None
        spot = self.pieces.spot(new.cell)

        def paint(t: float) -> None:
            share, look = abs(math.cos(math.pi * t)), old if t < 0.5 else new
            thin = pictures.thin(look.face, round(share * 16) / 16)
            shown = self.pieces.card(look) if share > 0.97 else thin
            node.show(shown, spot.move(0, -8 * swing(t)))

        if self.host.reduced:
            return Series([Cue(lambda: self.host.sound("card_flip")), Wait(FADE)])
        return Series([Cue(lambda: self.host.sound("card_flip")), Tween(FLIP, paint)])

    def _dealt(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Cards fall into their cells one after another."""
        pieces = self.pieces
        parts: list[Motion | tuple[float, Motion]] = []
        places = pieces.places
        start = places.cells[0].copy()
        start.midtop = places.bed.centerx, places.bed.bottom + start.h

        def laid(key: str, look: Look) -> Motion:
            end = places.cells[look.cell]
            held: list[Node] = []

            def paint(t: float) -> None:
                if not held:
                    held.append(pieces.show_card(key, look))
                held[0].show(pieces.card(look), on_the_way(start, end, t), alpha=alpha(3 * t))

            return Tween(240, paint, out_cubic)

        for cell in range(len(places.cells)):
            delay, key = 22.0 * cell, keys.card(cell)
            parts.append((delay, laid(key, after[key])))
            if cell % 4 == 0:
                parts.append((delay, Cue(lambda: self.host.sound("deal"))))
        if self.host.reduced:
            return Wait(FADE)
        return Together(*parts)

    def _stopped(self, event: Event, before: Looks, after: Looks) -> Motion:
        return Wait(140)

    def _carrot(self, event: Event, before: Looks, after: Looks) -> Motion:
        cell = keys.cell_of(event.origin)
        rect = self.pieces.places.cells[cell]
        node = self.pieces.nodes.node(event.piece)
        start, end = square(*rect.center, rect.w * 0.6), self._anchor(event.player)

        def fade(t: float) -> None:
            if node is not None and node.stage is not None:
                node.put(alpha=alpha(1.0 - t))

        carrot = sign_shown("carrot", RAISED)
        return Series(
            [
                Cue(lambda: self.host.sound("carrot")),
                Together(
                    Tween(FADE if self.host.reduced else 260.0, fade),
                    self.flights.travel(carrot, start, centred(start, end), 520, 60, fades=0.7),
                    Tween(520, self._cheer(event.player, after, 10, 2)),
                ),
            ]
        )

    def _bonus(self, event: Event, before: Looks, after: Looks) -> Motion:
        rect = self.pieces.places.cells[keys.cell_of(event.origin)]
        end = self._hand(event.player, event.amount - 1)
        return self._shock(rect, end, 60, "marker_to_me")

    def _shock(
        self, start: FRect, end: FRect, rise: float, sound: str, landing: str = ""
    ) -> Motion:
        """A universal shock flies from the middle of one place to that of another."""
        drawn, shock = self.pieces.places.shocks[0], pictures.shock(True)
        way = centred(drawn, start), centred(drawn, end)
        return self.flights.travel(shock, *way, GLIDE, rise, sound, landing)

    def _swapped(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        ways = []
        for name in (event.piece, keys.card(fact(event, ev.Swap).other)):
            node = self.pieces.nodes.node(name)
            if node is None:
                return None
            ways.append((node, before[name], after[name]))
        if self.host.reduced:
            return Wait(FADE)
        cells = self.pieces.places.cells

        def glide(node: Node, old: Look, new: Look, side: int) -> Motion:
            start, end = cells[old.cell], cells[new.cell]
            flat = abs(end.x - start.x) >= abs(end.y - start.y)

            def paint(t: float) -> None:
                off = side * 24 * arc(t)
                rect = on_the_way(start, end, t).move(0 if flat else off, -off if flat else 0)
                node.show(self.pieces.card(new), rect, z=Z_FLYING if t < 1 else Z_CARD)

            return Tween(GLIDE, paint, in_out_cubic)

        parts = [glide(*way, side) for way, side in zip(ways, (1, -1), strict=True)]
        return Series(
            [
                Cue(lambda: self.host.sound("card_lift")),
                Together(*parts),
                Cue(lambda: self.host.sound("card_place")),
            ]
        )

    def _spied(self, event: Event, before: Looks, after: Looks) -> Motion:
        """A corner lifts: the spy sees the face, the others only that somebody looks (BBB-31)."""
        cell = keys.cell_of(event.target)
        rect = self.pieces.places.cells[cell]
        node = self.pieces.nodes.node(event.piece)
        d, look = rect.w * 0.4, before[event.piece]
        mark = FRect(rect.right - d * 0.8, rect.y - d * 0.25, d, d)

        def begin() -> None:
            self.host.sound("card_lift")
            self.flights.picture(pictures.eye(), mark, Z_MARK + 1 - Z_FLYING)
            if node is not None:
                node.put(z=Z_BUNNY - 2)

        def peel(t: float) -> None:
            if node is None:
                return
            if event.face >= 0:
                node.show(pictures.peeled(event.face, round(t * pictures.PEEL_STEPS)), rect)
            else:
                node.show(self.pieces.card(look), rect.move(0, -8 * t))

        hold = LOOK_TIME if event.face >= 0 else 420.0
        return Series(
            [
                Cue(begin),
                Tween(PEEL, peel, out_cubic),
                Wait(hold),
                Tween(PEEL, lambda t: peel(1.0 - t), out_cubic),
            ]
        )

    # ------------------------------------------------------------------- shocks, turns, the end

    def _shocked(self, event: Event, before: Looks, after: Looks) -> Motion:
        """The universal shock flies at the other bunny."""
        self._chain = 0
        other = keys.number(event.piece)
        rect = self._standing(other, before)
        dropped = [spot for key, spot in self.host.left.items() if key.startswith("shock:")]
        start = self._hand(event.player, event.amount)
        if dropped:
            x, y = dropped[0]
            start.center = x / self.host.s, y / self.host.s
        burst = square(*rect.center, rect.h * 1.1)
        return Series(
            [
                self._shock(start, rect, 50, "card_lift", "shock_0"),
                self.flights.travel(sign_shown("shock"), burst, burst, 260, fades=0.0),
            ]
        )

    def _turn(self, event: Event, before: Looks, after: Looks) -> Motion:
        mine = event.player == self.viewer

        def chime() -> None:
            if mine:
                self.host.sound("my_turn")

        return Series([Cue(chime), Wait(180)])

    def _won(self, event: Event, before: Looks, after: Looks) -> Motion:
        return Together(
            Tween(WIN, self._cheer(event.player, after, 14, 4)),
            self.flights.petals(
                self.host.seats[event.player].figure,
                self.host.layer.pixels(self.pieces.places.bed),
            ),
        )

    # ------------------------------------------------------------------------------- helpers

    def _cheer(self, seat: int, after: Looks, high: int, hops: int) -> Callable[[float], None]:
        """The seat's bunny cheers where it stands: so many hops, so many style pixels high."""
        rect, put = self._standing(seat, after), self.pieces.put_bunny
        rise = 0 if self.host.reduced else high

        def cheer(t: float) -> None:
            put(seat, rect.move(0, -rise * abs(math.sin(hops * math.pi * t))), "cheer")

        return cheer

    def _anchor(self, seat: int) -> FRect:
        plate = self.host.anchors.get(f"plate:{seat}")
        if plate is not None:
            return self.host.layer.units(plate)
        return square(*self.pieces.places.bed.midtop, 0)

    def _hand(self, seat: int, index: int) -> FRect:
        """Returns the place of a universal shock of that seat, or its plate."""
        if seat == self.viewer:
            return self.pieces.places.shocks[max(0, min(2, index))].copy()
        return self._anchor(seat)


def square(x: float, y: float, d: float) -> FRect:
    """The square round a point."""
    return FRect(x - d / 2, y - d / 2, d, d)


def centred(shape: FRect, on: FRect) -> FRect:
    """A rectangle of that shape in the middle of another."""
    return FRect(on.centerx - shape.w / 2, on.centery - shape.h / 2, shape.w, shape.h)
