"""The animation of each event of this game.

Times are those of the style sheet, section 11.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial

import pygame

from tabletop.core.event import Event, fact
from tabletop.games.bounce_bunny_bounce.rules import events as ev
from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.games.bounce_bunny_bounce.rules.cards import KIND_NAMES
from tabletop.games.bounce_bunny_bounce.table import pictures
from tabletop.games.bounce_bunny_bounce.table.looks import Look
from tabletop.games.bounce_bunny_bounce.table.pieces import (
    Z_BUNNY,
    Z_CARD,
    Z_FLYING,
    Z_MARK,
    Pieces,
)
from tabletop.games.bounce_bunny_bounce.table.trail import STEP
from tabletop.table.art import widgets
from tabletop.table.art.palette import DIRECTION
from tabletop.table.art.rabbit import figure
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import LYING, RAISED, Art, with_shadow
from tabletop.table.contract import Host
from tabletop.table.flights import FADE, HOP, Feet, Flights, Spot
from tabletop.table.motion import (
    Cue,
    Motion,
    Series,
    Together,
    Tween,
    Wait,
    arc,
    between,
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

    def __init__(self, host: Host, pieces: Pieces, tray: Callable[[int], pygame.Rect]) -> None:
        self.host, self.pieces, self._tray = host, pieces, tray
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

    def _standing(self, seat: int, looks: Looks) -> tuple[int, int, int]:
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
        self, seat: int, start: Feet, end: Feet, ms: float = HOP, rise: float = 26.0
    ) -> Motion:
        """A hop with squash before and after; with reduced motion one fades over."""
        nodes = (self.pieces.bunnies[seat], self.pieces.feet[seat])
        return self.flights.hop(partial(self.pieces.put_bunny, seat), start, end, ms, rise, nodes)

    def _over_the_edge(
        self, seat: int, start: tuple[int, int, int], end: tuple[int, int, int], direction: int,
        chained: bool,
    ) -> Motion:  # fmt: skip
        """Leaves the bed at one edge and comes in at the other (BBB-08)."""
        dx, dy = STEP[direction]
        pitch = self.pieces.places.pitch
        way_x, way_y = dx * pitch[0], dy * pitch[1]
        out = (round(start[0] + way_x), round(start[1] + way_y), start[2])
        into = (round(end[0] - way_x), round(end[1] - way_y), end[2])
        bed = self.pieces.places.bed.inflate(self.host.px(6), self.host.px(6))
        nodes = (self.pieces.bunnies[seat], self.pieces.feet[seat])

        def clip(rect: pygame.Rect | None) -> Callable[[], None]:
            def act() -> None:
                for node in nodes:
                    node.clip = rect

            return act

        ms = CHAIN_HOP if chained else HOP
        return Series(
            [
                Cue(clip(bed)),
                self._jump(seat, start, out, ms, 20),
                self._jump(seat, into, end, ms, 20),
                Cue(clip(None)),
            ]
        )

    def _flash(self, cell: int, direction: int) -> Motion:
        """The stripe of a directional card lights up; one kalimba note higher each hop."""
        rect = self.pieces.places.cells[cell]
        colour = DIRECTION[KIND_NAMES[direction]]
        note = f"shock_{min(7, self._chain)}"
        ring: list[Node] = []

        def begin() -> None:
            self.host.sound(note)
            art = widgets.stitches(rect.w, rect.h, pictures.CARD_RADIUS, self.host.s, colour)
            ring.append(self.flights.node(art, rect.x, rect.y, Z_MARK - Z_FLYING))

        def paint(t: float) -> None:
            for node in ring:
                node.put(alpha=round(255 * (1.0 - t)))

        return Series([Cue(begin), Tween(FLASH * 2, paint)])

    def _thrown(self, event: Event, before: Looks, after: Looks) -> Motion:
        return self._off(event.player, before, after, spin=540)

    def _looped(self, event: Event, before: Looks, after: Looks) -> Motion:
        seat = event.player
        if self.host.reduced:
            return self._off(seat, before, after, spin=0)
        x, y, height = self._standing(seat, before)
        put = self.pieces.put_bunny

        def whirl(t: float) -> None:
            turn = 2 * math.pi * 2 * t
            reach = self.pieces.places.cells[0].w * 0.22 * swing(t)
            put(seat, x + reach * math.sin(turn), y + reach * 0.5 * math.cos(turn) - reach * 0.5,
                height, "thrown" if t > 0.7 else "hop")  # fmt: skip

        return Series([Tween(520, whirl), self._off(seat, before, after, spin=720)])

    def _off(self, seat: int, before: Looks, after: Looks, spin: int) -> Motion:
        """Flies to its home beyond the bottom row, turning, with three stars."""
        start, end = self._standing(seat, before), self._standing(seat, after)
        if self.host.reduced:
            return self._jump(seat, start, end)
        node = self.pieces.bunnies[seat]
        base = figure(self.host.seats[seat].figure, end[2], "thrown", lean=0.0)
        rise = self.host.px(110)

        def paint(t: float) -> None:
            turned = pygame.transform.rotozoom(base.surface, -spin * t, 1.0)
            w, h = turned.get_size()
            x = between(start[0], end[0], t)
            y = between(start[1], end[1], t) - end[2] * 0.5 - rise * arc(t)
            node.put(art=Art(turned, w // 2, h // 2), pos=(x, y), z=Z_FLYING)
            self.pieces.feet[seat].put(alpha=0)

        stars = [self._star(start, i) for i in range(3)]
        return Series(
            [
                Cue(lambda: self.host.sound("thrown_off")),
                Together(Tween(THROWN, paint, in_out_cubic), *stars),
            ]
        )

    def _star(self, start: tuple[int, int, int], number: int) -> Motion:
        size = self.host.px(22)
        angle = -math.pi / 2 + (number - 1) * 1.1
        reach = self.host.px(64)
        centre = (start[0], start[1] - start[2] * 0.6)
        end = (centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle))
        return self.flights.fly(Art(sign("star", size), 0, 0), centre, end, 380, fades=0.0)

    # -------------------------------------------------------------------------------- cards

    def _turned(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        node = self.pieces.nodes.node(event.piece)
        old, new = before[event.piece], after[event.piece]
        if node is None or old == new:
            return None
        w, h = self.pieces.size
        x, y = self.pieces.cell_pos(new.cell)
        lift = self.host.px(8)

        def paint(t: float) -> None:
            share = abs(math.cos(math.pi * t))
            face = old.face if t < 0.5 else new.face
            if share > 0.97:
                node.put(art=self.pieces.card_art(old if t < 0.5 else new))
            else:
                node.put(art=pictures.thin(face, w, h, round(share * 16) / 16))
            node.put(pos=(x, y - lift * swing(t)))

        if self.host.reduced:
            return Series([Cue(lambda: self.host.sound("card_flip")), Wait(FADE)])
        return Series([Cue(lambda: self.host.sound("card_flip")), Tween(FLIP, paint)])

    def _dealt(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Cards fall into their cells one after another."""
        pieces = self.pieces
        parts: list[Motion | tuple[float, Motion]] = []
        places = pieces.places
        start = (places.bed.centerx, places.bed.bottom + places.cells[0].h)

        def laid(key: str, look: Look) -> Motion:
            end = places.cells[look.cell].topleft
            held: list[Node] = []

            def paint(t: float) -> None:
                if not held:
                    held.append(pieces.show_card(key, look))
                x, y = between(start[0], end[0], t), between(start[1], end[1], t)
                held[0].put(pos=(x, y), alpha=round(255 * min(1.0, 3 * t)))

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
        size = round(rect.w * 0.6)
        end = self._anchor(event.player)

        def fade(t: float) -> None:
            if node is not None and node.stage is not None:
                node.put(alpha=round(255 * (1.0 - t)))

        art = with_shadow(sign("carrot", size), RAISED, self.host.s)
        return Series(
            [
                Cue(lambda: self.host.sound("carrot")),
                Together(
                    Tween(FADE if self.host.reduced else 260.0, fade),
                    self.flights.fly(art, rect.center, end, 520, 60, fades=0.7),
                    Tween(520, self._cheer(event.player, after, 10, 2)),
                ),
            ]
        )

    def _bonus(self, event: Event, before: Looks, after: Looks) -> Motion:
        rect = self.pieces.places.cells[keys.cell_of(event.origin)]
        art = pictures.shock(*self._tray(0).size, self.host.s, True)
        end = self._hand(event.player, event.amount - 1)
        return self.flights.fly(art, rect.center, end, GLIDE, 60, "marker_to_me")

    def _swapped(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        ways = []
        for name in (event.piece, keys.card(fact(event, ev.Swap).other)):
            node = self.pieces.nodes.node(name)
            if node is None:
                return None
            start = self.pieces.places.cells[before[name].cell].topleft
            end = self.pieces.places.cells[after[name].cell].topleft
            ways.append((node, start, end))
        if self.host.reduced:
            return Wait(FADE)
        rise = self.host.px(24)

        def glide(node: Node, start: Spot, end: Spot, side: int) -> Motion:
            def paint(t: float) -> None:
                x, y = between(start[0], end[0], t), between(start[1], end[1], t)
                flat = abs(end[0] - start[0]) >= abs(end[1] - start[1])
                off = side * rise * arc(t)
                pos = (x, y - off) if flat else (x + off, y)
                node.put(pos=pos, z=Z_FLYING if t < 1 else Z_CARD)

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
        w, h = self.pieces.size
        d = round(rect.w * 0.4)
        eye = widgets.seen_mark("eye", d)
        mark: list[Node] = []

        def begin() -> None:
            self.host.sound("card_lift")
            art = with_shadow(eye, LYING, self.host.s)
            at = rect.right - d * 0.8, rect.y - d * 0.25
            mark.append(self.flights.node(art, *at, Z_MARK + 1 - Z_FLYING))
            if node is not None:
                node.put(z=Z_BUNNY - 2)

        def peel(t: float) -> None:
            if node is None:
                return
            if event.face >= 0:
                step = round(t * pictures.PEEL_STEPS)
                node.put(art=pictures.peeled(event.face, w, h, self.host.s, step))
            else:
                node.put(pos=(rect.x, rect.y - self.host.px(8) * t))

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
        x, y, height = self._standing(other, before)
        dropped = [spot for key, spot in self.host.left.items() if key.startswith("shock:")]
        start = dropped[0] if dropped else self._hand(event.player, event.amount)
        art = pictures.shock(*self._tray(0).size, self.host.s, True)
        target = (x, y - height / 2)
        burst = Art(sign("shock", round(height * 1.1)), 0, 0)
        return Series(
            [
                self.flights.fly(art, start, target, GLIDE, 50, "card_lift", "shock_0"),
                self.flights.fly(burst, target, target, 260, fades=0.0),
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
            self.flights.petals(self.host.seats[event.player].figure, self.pieces.places.bed),
        )

    # ------------------------------------------------------------------------------- helpers

    def _cheer(self, seat: int, after: Looks, high: int, hops: int) -> Callable[[float], None]:
        """The seat's bunny cheers where it stands: so many hops, so many style pixels high."""
        x, y, height = self._standing(seat, after)
        rise = 0 if self.host.reduced else self.host.px(high)

        def cheer(t: float) -> None:
            hop = rise * abs(math.sin(hops * math.pi * t))
            self.pieces.put_bunny(seat, x, y - hop, height, "cheer")

        return cheer

    def _anchor(self, seat: int) -> Spot:
        rect = self.host.anchors.get(f"plate:{seat}")
        return rect.center if rect is not None else self.pieces.places.bed.midtop

    def _hand(self, seat: int, index: int) -> Spot:
        """Returns the place of a universal shock of that seat, or its plate."""
        if seat == self.viewer:
            return self._tray(max(0, min(2, index))).center
        return self._anchor(seat)
