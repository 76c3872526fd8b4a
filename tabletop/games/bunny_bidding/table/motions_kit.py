"""Parts of this table's animations: flights of tiles, lights, banners."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.core.event import Event
from tabletop.games.bunny_bidding.table import pictures
from tabletop.games.bunny_bidding.table.hall import HallFurniture
from tabletop.games.bunny_bidding.table.looks import Looks
from tabletop.games.bunny_bidding.table.pieces import Z_FLYING, Pieces
from tabletop.table.art import widgets
from tabletop.table.art.surface import Art
from tabletop.table.contract import Host
from tabletop.table.flights import Flights, Spot
from tabletop.table.motion import Cue, Motion, Series, Tween, Wait, reading
from tabletop.table.stage import Node

FADE, FLIP, LAY, FLY, DEAL, PLAQUE = 120.0, 240.0, 260.0, 320.0, 240.0, 420.0
ACTS = 700.0
"""Milliseconds for which an acting egg or power is shown."""
EXCHANGE = 420.0
"""Milliseconds of each half of an exchange."""
STEP, LOOK, WIN = 420.0, 1500.0, 1200.0
Maker = Callable[[Event, Looks, Looks], Motion | None]


class Kit:
    """Makes the parts of animations for one table."""

    def __init__(self, host: Host, pieces: Pieces, words: HallFurniture) -> None:
        self.host, self.pieces, self.words = host, pieces, words
        self.shown_again: Callable[[], None] = lambda: None
        self.flights = Flights(host, Z_FLYING)

    def clear(self) -> None:
        self.flights.clear()

    def heard(self, name: str) -> Cue:
        return Cue(lambda: self.host.sound(name))

    def appears(self, art: Art, x: float, y: float, lift: float = 0.0) -> Cue:
        """Shows a picture from that moment on, until everything is drawn anew."""

        def begin() -> None:
            self.flights.node(art, x, y, lift)

        return Cue(begin)

    def plate(self, seat: int) -> pygame.Rect:
        return self.host.anchors.get(f"plate:{seat}", self.pieces.box(seat))

    def hand(self, seat: int, key: str = "") -> Spot:
        """Returns the point at which a seat's hand tile starts or ends."""
        if seat == self.pieces.hall.viewer:
            rect = self.pieces.rects.get(key)
            return rect.center if rect else self.pieces.places.fan.center
        return self.plate(seat).center

    def tile(self, face: int, w: int) -> Art:
        return pictures.tile(face, w, self.host.s)

    def fly(
        self, key: str, face: int, w: int, start: Spot, end: Spot,
        sound: str, ms: float = LAY, grown: int = 0,
    ) -> Motion:  # fmt: skip
        """Flies a tile and hides its node on the way.

        Args:
            w: its width at the start; grown: its width at the end, 0 = the same.
        """
        node = self.pieces.nodes.node(key)
        last = self.tile(face, grown) if grown else None
        flight = self.flights.fly(self.tile(face, w), start, end, ms, 24, sound, grown=last)
        if node is None:
            return flight
        return Series([Cue(lambda: self.pieces.leave(key)), flight])

    def banner(self, words: str, sound: str = "") -> Motion:
        """Shows a tag in the middle of the stage long enough to be read."""
        art = widgets.tag(words, "#FFF6E3", s=self.host.s, px=self.host.px(22))
        stage = self.pieces.places.stage
        x = stage.centerx - (art.surface.get_width() - 2 * art.ox) / 2
        y = stage.bottom - self.host.px(58)
        held: list[Node] = []

        def paint(t: float) -> None:
            if not held:
                held.append(self.flights.node(art, x, y, 2))
            held[0].put(alpha=round(255 * min(1.0, t * 8, (1.0 - t) * 6)))

        return Series(([self.heard(sound)] if sound else []) + [Tween(reading(words), paint)])

    def glow(self, key: str, words: str, sound: str, ms: float = STEP) -> Motion:
        """Lights up a tile, with a word below it."""
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

        return Series([self.heard(sound), Cue(begin), Wait(ms)])
