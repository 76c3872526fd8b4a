"""Animations of the end of a round: reveal, plaque, counted bids, hammer, and moving tiles."""

from __future__ import annotations

import math

from tabletop.core.event import Event
from tabletop.games.bunny_bidding.rules import events as ev
from tabletop.games.bunny_bidding.rules.cards import face_of
from tabletop.games.bunny_bidding.table import pictures
from tabletop.games.bunny_bidding.table.looks import Looks, is_extra
from tabletop.games.bunny_bidding.table.motions_kit import (
    FADE,
    FLIP,
    FLY,
    PLAQUE,
    WIN,
    Kit,
)
from tabletop.games.bunny_bidding.words import say
from tabletop.table.art import widgets
from tabletop.table.motion import Cue, Motion, Series, Together, Tween, Wait, swing
from tabletop.table.stage import Node
from tabletop.words import Seat

HAMMER = 260.0
HAMMER_LEAN = -9
"""Degrees by which the hammer leans further back at each step before it falls."""
APART = 50.0
"""Milliseconds between two tiles that fly to the same plate."""


class RoundMotions(Kit):
    """Makes the animations of the end of a round."""

    def _flipped(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        node = self.pieces.nodes.node(event.piece)
        rect = self.pieces.rects.get(event.piece)
        if node is None or rect is None:
            return None
        old = self.pieces.face(event.piece, before[event.piece])
        new = self.pieces.face(event.piece, after[event.piece])
        if self.host.reduced:
            return Series([self.heard("card_flip"), Wait(FADE)])
        lift = self.host.px(8)

        def paint(t: float) -> None:
            share = abs(math.cos(math.pi * t))
            face = old if t < 0.5 else new
            if share > 0.97:
                node.put(art=self.tile(face, rect.w))
            else:
                node.put(art=pictures.thin(face, rect.w, round(share * 16) / 16))
            node.put(pos=(rect.x, rect.y - lift * swing(t)))

        after_wait = 260.0 if event.kind == ev.TILE_TURNED_UP else 0.0
        return Series([self.heard("card_flip"), Tween(FLIP, paint), Wait(after_wait)])

    def _majority(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Lights up every tile of a majority type."""
        types = event.detail.types if isinstance(event.detail, ev.Majority) else ()
        keys = [
            key for key, look in after.items()
            if key.startswith("tile:") and look.before < 0 and look.face >= 128
            and face_of(look.face) in types
        ]  # fmt: skip
        parts = [self.glow(key, "", "coin", 650) for key in keys]
        return Together(*parts)

    def _inverted(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Lights up the tile that turns the auction and turns the plaque over."""
        words = self.words
        low = event.detail.lowest if isinstance(event.detail, ev.Turned) else True

        def turn(t: float) -> None:
            if t >= 0.5:
                words.lowest = low
            words.plaque(1.0 if self.host.reduced else max(0.06, abs(math.cos(math.pi * t))))

        glow = self.glow(event.piece, say("auction-turned"), "card_flip", PLAQUE + 200)

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

        again = self.shown_again

        def begin() -> None:
            words.values[event.player] = event.amount
            again()
            x, middle = words.sum_spot(event.player, art.surface.get_width())
            self.pieces.nodes.hide(f"sum:{event.player}")
            self.flights.node(art, x, middle, 1)

        return Series([self.heard("coin"), Cue(begin), Wait(360.0)])

    def _cast_out(self, event: Event, before: Looks, after: Looks) -> Motion:
        assert isinstance(event.detail, ev.Aim)
        box = self.pieces.box(event.detail.seat)
        art = widgets.refused(box.w, box.h, 14, self.host.s)
        return Series(
            [self.heard("hit"), self.appears(art, *box.topleft),
             Wait(700.0)]
        )  # fmt: skip

    def _round_won(self, event: Event, before: Looks, after: Looks) -> Motion:
        box = self.pieces.box(event.player)
        names = self.host.names
        ring = widgets.stitches(box.w, box.h, 14, self.host.s)
        show = self.appears(ring, *box.topleft)
        lowest = event.detail == ev.Won(True)
        who, value = Seat(event.player), event.amount
        banner = self.banner(say("round-won.banner", names, who=who, n=value, lowest=lowest))
        return Series([self._hammer(), Together(Series([show, Wait(WIN)]), banner)])

    def _hammer(self) -> Motion:
        """Lets the hammer fall on the stage and lie there for a moment."""
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
            return self.heard("gavel")
        return Series([Tween(HAMMER, paint), self.heard("gavel"), Wait(HAMMER), Cue(gone)])

    def _gavel(self, event: Event, before: Looks, after: Looks) -> Motion:
        words = say(f"{event.kind.replace('_', '-')}.banner")
        return Series([self._hammer(), self.banner(words)])

    def _won(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        rect = self.pieces.rects.get(event.piece)
        if rect is None:
            return None
        face = event.face
        end = self.plate(event.player).center
        sound = "coin" if not is_extra(event.face) else "marker_to_me"
        small = self.pieces.places.bid_w
        flight = self.fly(event.piece, face, rect.w, rect.center, end, sound, FLY, small)
        apart = 0.0 if self.host.reduced else APART
        return Series([Wait(apart * self._order(event.piece)), flight])

    def _order(self, key: str) -> int:
        """Returns the tile's index on the table, so that tiles leave one after the other."""
        tiles = [other for other in self.pieces.rects if other.startswith("tile:")]
        return tiles.index(key) if key in tiles else 0

    def _to_hand(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        rect = self.pieces.rects.get(event.piece)
        if rect is None:
            return None
        end = self.hand(event.player)
        return self.fly(event.piece, event.face, rect.w, rect.center, end, "card_place")

    def _removed(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        node = self.pieces.nodes.node(event.piece)
        if node is None:
            return None
        x, y = node.pos
        drop = 0 if self.host.reduced else self.host.px(30)

        def paint(t: float) -> None:
            node.put(pos=(x, y + drop * t), alpha=round(255 * (1.0 - t)))

        return Tween(200.0, paint)
