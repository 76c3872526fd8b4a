"""The animation of each event of this game.

Times are those of the style sheet, section 11.
"""

from __future__ import annotations

import math

from pygame import FRect

from tabletop.core.event import Event, fact
from tabletop.games.bounce_bunny_bounce.rules import events as ev
from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.games.bounce_bunny_bounce.rules.cards import KIND_NAMES
from tabletop.games.bounce_bunny_bounce.table import pictures
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
from tabletop.table.boxes import centred, square
from tabletop.table.contract import Host
from tabletop.table.flights import HOP, on_the_way
from tabletop.table.motion import (
    Cue,
    Motion,
    Series,
    Together,
    Tween,
    Wait,
    alpha,
    in_out_cubic,
    out_cubic,
    swing,
)
from tabletop.table.nodes import Item
from tabletop.table.pawns import standing
from tabletop.table.recipes import Looks, Recipes

CHAIN_HOP = 200.0
FLIP, FLASH, GLIDE, THROWN, WIN = 240.0, 120.0, 420.0, 600.0, 1800.0
PEEL, LOOK_TIME = 340.0, 1500.0


class Motions(Recipes):
    """Makes motions for one table."""

    def __init__(self, host: Host, pieces: Pieces) -> None:
        super().__init__(host, pieces.nodes, Z_FLYING, pieces.items)
        self.pieces, self._chain = pieces, 0
        cell, bed = pieces.places.cells[0], pieces.places.bed
        beyond = centred(cell, square(bed.centerx + cell.w / 2, bed.bottom + 1.5 * cell.h, 0))
        deck = Item(pictures.card(-1), beyond, Z_CARD, face=-1)
        turned = self.change(FLIP, "card_flip", rise=8)
        self.recipes = {
            ev.FIELD_DEALT: self.change(240, start=deck, every=22, each="deal", ease=out_cubic),
            ev.TURN_BEGUN: self.beat(180, mine="my_turn"),
            ev.BUNNY_ENTERED: self._entered,
            ev.BUNNY_HOPPED: self._hopped,
            ev.BUNNY_THROWN_OFF: self._off,
            ev.BUNNY_LOOPED_OUT: self._looped,
            ev.CARD_TURNED_UP: turned,
            ev.CARD_TURNED_DOWN: turned,
            ev.STOP_REACHED: self.beat(140),
            ev.CARROT_TAKEN: self._carrot,
            ev.BONUS_GAINED: self._bonus,
            ev.CARDS_SWAPPED: self.change(GLIDE, "card_lift", "card_place", bend=24),
            ev.CARD_SPIED: self._spied,
            ev.SHOCK_SPENT: self._shocked,
            ev.MATCH_WON: self._won,
        }

    # ------------------------------------------------------------------------------ bunnies

    def _standing(self, seat: int, looks: Looks) -> FRect:
        return self.pieces.stand(seat, looks[keys.bunny(seat)]._replace(beside=False))

    def _jump(
        self, seat: int, start: FRect, end: FRect, ms: float = HOP, rise: float = 26.0
    ) -> Motion:
        return self.pieces.bunnies.hop(self.flights, seat, start, end, ms, rise)

    def _entered(self, event: Event, before: Looks, after: Looks) -> Motion:
        seat, self._chain = event.player, 0
        return self._jump(seat, self._standing(seat, before), self._standing(seat, after), HOP, 40)

    def _hopped(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Hops on, beyond an edge too (BBB-08); in a chain the card before lights up."""
        seat = event.player
        direction, wrapped, cause = fact(event, ev.Hop)
        start, end = self._standing(seat, before), self._standing(seat, after)
        chained = cause == ev.BY_CHAIN
        self._chain = self._chain + 1 if chained else 0
        ms = CHAIN_HOP if chained else HOP
        hop = self._jump(seat, start, end, ms)
        if wrapped and not self.host.reduced:
            (dx, dy), (pitch_x, pitch_y) = STEP[direction], self.pieces.places.pitch
            bed = self.host.layer.pixels(self.pieces.places.bed.inflate(6, 6))
            hop = Series(
                [
                    Cue(lambda: self.pieces.clip_bunny(seat, bed)),
                    self._jump(seat, start, start.move(dx * pitch_x, dy * pitch_y), ms, 20),
                    self._jump(seat, end.move(-dx * pitch_x, -dy * pitch_y), end, ms, 20),
                    Cue(lambda: self.pieces.clip_bunny(seat, None)),
                ]
            )
        if not chained:
            return hop
        return Together(self._flash(keys.cell_of(event.origin), direction), (FLASH * 0.6, hop))

    def _flash(self, cell: int, direction: int) -> Motion:
        """The stripe of a directional card lights up; one kalimba note higher each hop."""
        ring = pictures.stitches(DIRECTION[KIND_NAMES[direction]])
        shown = self.flights.appearing(ring, self.pieces.places.cells[cell], Z_MARK - Z_FLYING)

        def paint(t: float) -> None:
            shown().put(alpha=alpha(1.0 - t))

        return Series([self.sound(f"shock_{min(7, self._chain)}"), Tween(FLASH * 2, paint)])

    def _looped(self, event: Event, before: Looks, after: Looks) -> Motion:
        seat = event.player
        if self.host.reduced:
            return self._off(event, before, after)
        rect, put = self._standing(seat, before), self.pieces.bunnies.put
        reach = self.pieces.places.cells[0].w * 0.22

        def whirl(t: float) -> None:
            turn = 2 * math.tau * t
            x, y = math.sin(turn) * swing(t), 0.5 * (math.cos(turn) - 1) * swing(t)
            put(seat, rect.move(reach * x, reach * y), "thrown" if t > 0.7 else "hop")

        return Series([Tween(520, whirl), self._off(event, before, after)])

    def _off(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Flies to its home beyond the bottom row, turning, with three stars."""
        seat, spin = event.player, 720 if event.kind == ev.BUNNY_LOOPED_OUT else 540
        start, end = self._standing(seat, before), self._standing(seat, after)
        if self.host.reduced:
            return self._jump(seat, start, end)
        node, foot = self.pieces.bunnies.nodes(seat)
        begin = standing(*start.midbottom, end.h)
        thrown = rabbit.standing(self.host.seats[seat].figure, "thrown", 0.0)

        def paint(t: float) -> None:
            node.show(thrown, on_the_way(begin, end, t, 110), z=Z_FLYING, turn=spin * t)
            foot.put(alpha=0)

        stars = [self._star(start, i) for i in range(3)]
        flight = Together(Tween(THROWN, paint, in_out_cubic), *stars)
        return Series([self.sound("thrown_off"), flight])

    def _star(self, start: FRect, number: int) -> Motion:
        angle = -math.pi / 2 + (number - 1) * 1.1
        begin = square(start.centerx, start.bottom - start.h * 0.6, 22)
        end = begin.move(64 * math.cos(angle), 64 * math.sin(angle))
        return self.flights.travel(sign_shown("star"), begin, end, 380, fades=0.0)

    # -------------------------------------------------------------------------------- cards

    def _carrot(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Goes to the plate of its rabbit, who cheers."""
        rect, seat = self.pieces.places.cells[keys.cell_of(event.origin)], event.player
        start = square(*rect.center, rect.w * 0.6)
        end = centred(start, self._anchor(seat))
        carrot = self.flights.travel(sign_shown("carrot", RAISED), start, end, 520, 60, fades=0.7)
        cheer = self.pieces.bunnies.cheer(seat, self._standing(seat, after), 520, 10, 2)
        gone = self.change(260)(event, before, after)
        return Series([self.sound("carrot"), Together(gone or Wait(0), carrot, cheer)])

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

    def _spied(self, event: Event, before: Looks, after: Looks) -> Motion:
        """A corner lifts: the spy sees the face, the others only that somebody looks (BBB-31)."""
        rect = self.pieces.places.cells[keys.cell_of(event.target)]
        node, item = self.nodes.node(event.piece), self.pieces.card(before[event.piece])
        d = rect.w * 0.4
        corner = FRect(rect.right - d * 0.8, rect.y - d * 0.25, d, d)
        mark = self.flights.appearing(pictures.eye(), corner, Z_MARK + 1 - Z_FLYING)

        def peel(t: float) -> None:
            mark()
            if node is not None and event.face >= 0:
                lifted = pictures.peeled(event.face, round(t * pictures.PEEL_STEPS))
                node.show(lifted, rect, z=Z_BUNNY - 2)
            elif node is not None:
                node.show(item.picture, rect.move(0, -8 * t), z=Z_BUNNY - 2)

        lifts, falls = Tween(PEEL, peel, out_cubic), Tween(PEEL, lambda t: peel(1 - t), out_cubic)
        hold = Wait(LOOK_TIME if event.face >= 0 else 420.0)
        return Series([self.sound("card_lift"), lifts, hold, falls])

    # ------------------------------------------------------------------------- shocks, the end

    def _shocked(self, event: Event, before: Looks, after: Looks) -> Motion:
        """The universal shock flies at the other bunny."""
        self._chain = 0
        rect = self._standing(keys.number(event.piece), before)
        start = self._hand(event.player, event.amount)
        for key, (x, y) in self.host.left.items():
            if key.startswith("shock:"):
                start.center = x / self.host.s, y / self.host.s
        burst = square(*rect.center, rect.h * 1.1)
        hit = self.flights.travel(sign_shown("shock"), burst, burst, 260, fades=0.0)
        return Series([self._shock(start, rect, 50, "card_lift", "shock_0"), hit])

    def _won(self, event: Event, before: Looks, after: Looks) -> Motion:
        seat, bed = event.player, self.host.layer.pixels(self.pieces.places.bed)
        return Together(
            self.pieces.bunnies.cheer(seat, self._standing(seat, after), WIN, 14, 4),
            self.flights.petals(self.host.seats[seat].figure, bed),
        )

    def _anchor(self, seat: int) -> FRect:
        return self.plate(seat, square(*self.pieces.places.bed.midtop, 0))

    def _hand(self, seat: int, index: int) -> FRect:
        """Returns the place of a universal shock of that seat, or its plate."""
        if seat == self.viewer:
            return self.pieces.places.shocks[max(0, min(2, index))].copy()
        return self._anchor(seat)
