"""Things that fly over a table for a moment: cards, coins, markers, bursts; and how pawns hop.

Shared by the games' tables; times are those of the style sheet, section 11.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from tabletop.table.art.surface import Art
from tabletop.table.contract import Host
from tabletop.table.motion import (
    Cue,
    Ease,
    Motion,
    Series,
    Tween,
    arc,
    between,
    in_out_cubic,
)
from tabletop.table.stage import Node

FADE = 120.0
HOP, BEFORE, AFTER = 230.0, 60.0, 90.0
Spot = tuple[float, float]
Feet = tuple[int, int, int]
"""x and y of a pawn's feet, and its height."""
PutPawn = Callable[[float, float, int, str, float, float | None], None]
"""Stands a pawn: x, y, height, pose, how near the ground it is, lean."""


class Flights:
    """Makes motions of nodes that exist only while they move."""

    def __init__(self, host: Host, z: float) -> None:
        self.host, self._z = host, z
        self._nodes: list[Node] = []

    def clear(self) -> None:
        """Takes away whatever only flew by."""
        self.host.stage.remove(*self._nodes)
        self._nodes.clear()

    def node(self, art: Art, x: float, y: float, lift: float = 0.0) -> Node:
        """A picture that is gone with the next `clear`."""
        made = self.host.stage.picture(art, x, y, self._z + lift, "flying")
        self._nodes.append(made)
        return made

    def fly(
        self, art: Art, start: Spot, end: Spot, ms: float, rise: float = 0.0,
        sound: str = "", landing: str = "", ease: Ease = in_out_cubic,
    ) -> Motion:  # fmt: skip
        """`art` goes from start to end, both the middle of its piece, along an arc `rise` style
        pixels high; with reduced motion it fades in at the end."""
        held: list[Node] = []
        half_w = (art.surface.get_width() - 2 * art.ox) / 2
        half_h = (art.surface.get_height() - 2 * art.oy) / 2
        lift = self.host.px(rise)

        def paint(t: float) -> None:
            if not held:
                held.append(self.node(art, start[0] - half_w, start[1] - half_h))
            if self.host.reduced:
                held[0].put(pos=(end[0] - half_w, end[1] - half_h), alpha=round(255 * t))
                return
            x, y = between(start[0], end[0], t), between(start[1], end[1], t)
            held[0].put(pos=(x - half_w, y - half_h - lift * arc(t)))

        def hide() -> None:
            for node in held:
                node.put(visible=False)

        parts: list[Motion] = [Cue(self._heard(sound))] if sound else []
        parts.append(Tween(FADE if self.host.reduced else ms, paint, ease))
        parts.append(Cue(hide))
        if landing:
            parts.append(Cue(self._heard(landing)))
        return Series(parts)

    def _heard(self, name: str) -> Callable[[], None]:
        return lambda: self.host.sound(name)

    def burst(self, picture: Callable[[int], Art], at: Spot, size: int, ms: float) -> Motion:
        """A sign that swells from 0.4 to 1.2 of `size` and goes; `picture` draws a size."""
        held: list[Node] = []
        steps = 8

        def paint(t: float) -> None:
            share = 1.0 if self.host.reduced else 0.4 + 0.8 * math.sin(min(1.0, t * 1.25) * 1.571)
            d = round(size * round(share * steps) / steps)
            art = picture(d)
            if not held:
                held.append(self.node(art, at[0], at[1], 1))
            alpha = round(255 * min(1.0, (1.0 - t) * 3.5))
            held[0].put(art=art, pos=(at[0] - d / 2, at[1] - d / 2), alpha=alpha)

        return Tween(ms, paint)

    def hop(
        self, put: PutPawn, start: Feet, end: Feet, ms: float = HOP, rise: float = 26.0
    ) -> Motion:
        """A pawn hops, with squash before and after; with reduced motion it changes places."""
        sound = self.host.sound
        if self.host.reduced:
            def change(t: float) -> None:
                at = start if t < 0.5 else end
                put(at[0], at[1], at[2], "stand", abs(1.0 - 2.0 * t), None)

            return Series([Cue(lambda: sound("hop")), Tween(FADE, change)])
        lean = 8.0 * (end[0] > start[0]) - 8.0 * (end[0] < start[0])
        lift = self.host.px(rise)

        def over(t: float) -> None:
            x, y = between(start[0], end[0], t), between(start[1], end[1], t)
            height = round(between(start[2], end[2], t))
            put(x, y - lift * arc(t), height, "hop", 1.0 - 0.5 * arc(t), lean)

        return Series(
            [
                Cue(lambda: sound("hop")),
                Tween(BEFORE, lambda t: put(*start, "land", 1.0, None)),
                Tween(ms, over),
                Cue(lambda: sound("land")),
                Tween(AFTER, lambda t: put(*end, "land", 1.0, None)),
            ]
        )
