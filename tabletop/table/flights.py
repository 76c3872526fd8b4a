"""Things that fly over a table for a moment: cards, coins, markers, bursts; and how pawns hop.

Shared by the games' tables; times are those of the style sheet, section 11.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache

import pygame
from pygame import FRect

from tabletop.table.art.palette import SEATS
from tabletop.table.art.picture import Picture, Size
from tabletop.table.art.surface import Art
from tabletop.table.art.svg import sprite
from tabletop.table.art.turning import STEP, box, squashed, turned
from tabletop.table.boxes import centred, square
from tabletop.table.contract import Host
from tabletop.table.motion import (
    Cue,
    Ease,
    Motion,
    Series,
    Together,
    Tween,
    alpha,
    arc,
    between,
    in_out_cubic,
    swing,
)
from tabletop.table.stage import Node

FADE = 120.0
HOP, BEFORE, AFTER = 230.0, 60.0, 90.0
SQUASH = 70.0
STEEPEST = 8.0
"""Degrees a piece leans at full speed."""
FULL_SPEED = 0.9
"""Style pixels a millisecond, sideways, from which on a piece leans as far as it may."""
PETALS = 24
Spot = tuple[float, float]
PutPawn = Callable[[FRect, str, float, float | None], object]
"""Stands a pawn: its place, pose, how near the ground it is, lean."""


def come_and_go(t: float) -> float:
    """The share of a picture that is seen: fades in over a sixth of its time, and out."""
    return min(6 * t, 6 * (1.0 - t))


def steepness(speed: float) -> float:
    """Degrees a piece leans (clockwise) that moves to the right at `speed` (style pixels a ms)."""
    return STEEPEST * max(-1.0, min(1.0, speed / FULL_SPEED))


class Flights:
    """Makes motions of nodes that exist only while they move."""

    def __init__(self, host: Host, z: float) -> None:
        self.host, self._z = host, z
        self._nodes: list[Node] = []

    def clear(self) -> None:
        """Takes away whatever only flew by."""
        self.host.stage.remove(*self._nodes)
        self._nodes.clear()
        self.host.left.clear()

    def node(self, art: Art, x: float, y: float, lift: float = 0.0) -> Node:
        """A picture that is gone with the next `clear`."""
        made = self.host.stage.picture(art, x, y, self._z + lift, "flying")
        self._nodes.append(made)
        return made

    def appearing(self, picture: Picture, rect: FRect, lift: float = 0.0) -> Callable[[], Node]:
        """Returns a function that gives a picture in style units, which is there from its first
        call on until the next `clear`.
        """

        @cache
        def node() -> Node:
            made = self.host.layer.picture(picture, rect, self._z + lift, "flying")
            self._nodes.append(made)
            return made

        return node

    def seen(
        self, picture: Picture, rect: FRect, ms: float, share: Ease = come_and_go,
        lift: float = 0.0,
    ) -> Motion:
        """Shows a picture for a while; `share` tells how much of it is seen at each moment."""
        node = self.appearing(picture, rect, lift)
        return Tween(ms, lambda t: node().put(alpha=alpha(share(t))))

    def travel(
        self, picture: Picture, start: FRect, end: FRect, ms: float, rise: float = 0.0,
        sound: str = "", landing: str = "", ease: Ease = in_out_cubic, *, fades: float = 1.0,
        squash: bool = False, grown: Picture | None = None,
    ) -> Motion:
        """`fly` in style units: from the middle of one rectangle to another's, as large as they.

        `grown` is the picture it has changed to at the end.
        """
        layer = self.host.layer
        first = picture.at(Size.of(start, layer.scale))
        last = (grown or picture).at(Size.of(end, layer.scale))
        way = [(rect.centerx * layer.scale, rect.centery * layer.scale) for rect in (start, end)]
        return self.fly(
            first, way[0], way[1], ms, rise, sound, landing, ease,
            grown=last, fades=fades, squash=squash,
        )

    def released(self, piece: str, resting: FRect) -> FRect:
        """Returns a rectangle like `resting` where the hand has just released that piece, or
        `resting` itself."""
        x, y = self.host.left.get(piece, (0.0, 0.0))
        at = FRect(x / self.host.s, y / self.host.s, 0, 0)
        return centred(resting, at) if piece in self.host.left else resting

    def fly(
        self, art: Art, start: Spot, end: Spot, ms: float, rise: float = 0.0,
        sound: str = "", landing: str = "", ease: Ease = in_out_cubic, *,
        grown: Art | None = None, fades: float = 1.0, squash: bool = False,
    ) -> Motion:
        """`art` goes from start to end, both the middle of its piece, along an arc `rise` style
        pixels high, leaning by its speed and upright again at the end; with reduced motion it
        fades in there.

        Args:
            grown: the piece as drawn for its target's size; on the way it changes to that.
            fades: the share of the way from which on it fades out; 1 = never.
            squash: whether it is squashed a little as it lands.
        """
        held: list[Node] = []
        landed: list[bool] = []
        lift = self.host.px(rise)
        last = grown or art
        sideways = 0.0 if ms <= 0 else (end[0] - start[0]) / self.host.s / ms
        steepest = steepness(1.5 * sideways)

        def put(look: Art, size: tuple[int, int], middle: Spot, shown: int = 255) -> None:
            if not held:
                held.append(self.node(look, *start))
            pos = (middle[0] - size[0] / 2, middle[1] - size[1] / 2)
            held[0].put(art=look, pos=pos, alpha=shown, visible=not landed)

        def paint(t: float) -> None:
            if self.host.reduced:
                put(last, box(last), end, alpha(t if fades >= 1.0 else 1.0 - t))
                return
            at = (between(start[0], end[0], t), between(start[1], end[1], t) - lift * arc(t))
            shown = 255 if t <= fades else alpha((1.0 - t) / (1.0 - fades))
            put(*_on_its_way(art, last, t, steepest * swing(t)), at, shown)

        def hide() -> None:
            landed.append(True)
            for node in held:
                node.put(visible=False)

        parts: list[Motion] = [Cue(self._heard(sound))] if sound else []
        parts.append(Tween(FADE if self.host.reduced else ms, paint, ease))
        if squash and not self.host.reduced:
            flat = squashed(last)
            parts.append(Tween(SQUASH, lambda t: put(flat, box(last), end)))
        parts.append(Cue(hide))
        if landing:
            parts.append(Cue(self._heard(landing)))
        return Series(parts)

    def _heard(self, name: str) -> Callable[[], None]:
        return lambda: self.host.sound(name)

    def swell(self, picture: Picture, rect: FRect, ms: float) -> Motion:
        """A picture that swells from 0.4 to 1.2 of that size and goes."""
        node, steps = self.appearing(picture, rect, 1), 8

        def paint(t: float) -> None:
            share = 1.0 if self.host.reduced else 0.4 + 0.8 * math.sin(min(1.0, t * 1.25) * 1.571)
            d = rect.w * int(share * steps + 0.5) / steps
            node().show(picture, square(*rect.center, d), alpha=alpha((1.0 - t) * 3.5))

        return Tween(ms, paint)

    def hop(
        self, put: PutPawn, start: FRect, end: FRect, ms: float = HOP, rise: float = 26.0,
        nodes: Sequence[Node] = (),
    ) -> Motion:
        """A pawn hops from one place to another, `rise` high, with squash before and after.

        With reduced motion it changes places, and its `nodes` fade out here and in there.
        """
        sound = self.host.sound
        if self.host.reduced:
            return Series([Cue(lambda: sound("hop")), self._faded_over(put, start, end, nodes)])
        lean = 8.0 * (end.x > start.x) - 8.0 * (end.x < start.x)

        def over(t: float) -> None:
            rect = on_the_way(start, end, t, rise)
            put(rect, "hop", 1.0 - 0.5 * arc(t), lean)

        return Series(
            [
                Cue(lambda: sound("hop")),
                Tween(BEFORE, lambda t: put(start, "land", 1.0, None)),
                Tween(ms, over),
                Cue(lambda: sound("land")),
                Tween(AFTER, lambda t: put(end, "land", 1.0, None)),
            ]
        )

    def _faded_over(
        self, put: PutPawn, start: FRect, end: FRect, nodes: Sequence[Node]
    ) -> Motion:
        def change(t: float) -> None:
            put(start if t < 0.5 else end, "stand", abs(1.0 - 2.0 * t), None)
            for node in nodes:
                node.put(alpha=alpha(abs(1.0 - 2.0 * t)))

        return Tween(FADE, change)

    def petals(self, figure: int, over: pygame.Rect) -> Motion:
        """Flowers of the winner's rabbit (0-5) fall once; which where is fixed by their number."""
        if self.host.reduced:
            return Together()
        return Together(*[self._petal(figure, over, number) for number in range(PETALS)])

    def _petal(self, figure: int, over: pygame.Rect, number: int) -> tuple[float, Motion]:
        size = self.host.px(18 + number % 3 * 5)
        flower = sprite(f"common/flowers/{SEATS[figure].name.lower()}", size, size)
        art = Art(flower, size // 2, size // 2)
        x = over.x + over.w * ((number * 0.381966) % 1.0)
        sway = self.host.px(30) * (1 if number % 2 else -1)
        held: list[Node] = []

        def paint(t: float) -> None:
            if not held:
                held.append(self.node(art, x, over.y))
            pos = (x + sway * math.sin(5 * t), between(over.y, over.bottom, t))
            held[0].put(pos=pos, alpha=alpha(4 * (1.0 - t)))

        return (number % 8) * 70.0, Tween(1100 + (number % 5) * 40, paint)


def on_the_way(
    start: FRect, end: FRect, t: float, rise: float = 0.0, bend: float = 0.0
) -> FRect:
    """The rectangle at `t` of a way, along an arc `rise` high, or `bend` to the left of the way."""
    x, y, w, h = (between(a, b, t) for a, b in zip(start, end, strict=True))
    dx, dy = end.x - start.x, end.y - start.y
    aside = bend * arc(t) / (math.hypot(dx, dy) or 1.0)
    return FRect(x + dy * aside, y - dx * aside - rise * arc(t), w, h)


def _on_its_way(
    first: Art, last: Art, t: float, degrees: float
) -> tuple[Art, tuple[int, int]]:
    """Returns the look of a piece at `t` of its way and the size of its box: near either end
    drawn for that end, between them scaled."""
    (w0, h0), (w1, h1) = box(first), box(last)
    drawn, whole = (first, w0) if t < 0.5 else (last, w1)
    scale = between(w0, w1, t) / whole if whole else 1.0
    lean = degrees if abs(degrees) >= STEP else 0.0
    look = turned(drawn, lean, scale)
    if whole and w0 != w1:
        return look, (round(between(w0, w1, t)), round(between(h0, h1, t)))
    return look, box(drawn)
