"""A piece in the hand: it follows the pointer, leans by its speed, and finds its way home.

What it may be dropped on is the chooser's.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.table.art.turning import box, turned
from tabletop.table.contract import Host
from tabletop.table.flights import steepness
from tabletop.table.motion import Motion, Tween, between, out_back
from tabletop.table.stage import Node

GLIDE_HOME = 220.0
SETTLES = 70.0
"""Milliseconds in which a lean follows the speed most of the way."""


class Carried:
    """One piece under the pointer, from the moment it is lifted until it is let go.

    Attributes:
        key: the piece's name.
        node: its picture.
    """

    def __init__(
        self, host: Host, key: str, node: Node, z: float, grip: tuple[float, float] = (0.5, 0.5)
    ) -> None:
        """`grip` is where the pointer holds it, as shares of its width and height."""
        self.host, self.key, self.node, self._z, self._grip = host, key, node, z, grip
        self._upright = self._shown = node.art
        self._at: tuple[int, int] | None = None
        self._sideways = 0
        self._lean = 0.0
        host.carried = self
        host.left.clear()

    def to(self, pos: tuple[int, int]) -> None:
        """The pointer is at `pos` now."""
        if self._at is not None:
            self._sideways += pos[0] - self._at[0]
        self._at = pos
        self._put()

    def update(self, ms: float) -> None:
        """Time passes: the piece leans as fast as it was moved, and rights itself at rest."""
        if ms <= 0 or self.host.reduced or self._at is None:
            return
        goal = steepness(self._sideways / self.host.s / ms)
        self._sideways = 0
        self._lean += (goal - self._lean) * min(1.0, ms / SETTLES)
        self._put()

    def release(self) -> None:
        """Lets go: the piece stands upright, and its next flight begins where it is."""
        if self.host.carried is self:
            self.host.carried = None
        middle = self.middle
        if middle is not None:
            self.host.left[self.key] = middle
        self._lean = 0.0
        self._put()

    @property
    def middle(self) -> tuple[float, float] | None:
        """The middle of the piece as it is held now."""
        if self._at is None or self.node.art is None or self._upright is None:
            return None
        w, h = box(self._upright)
        return self._at[0] + w * (0.5 - self._grip[0]), self._at[1] + h * (0.5 - self._grip[1])

    def _put(self) -> None:
        if self.node.art is not self._shown:
            self._upright = self.node.art
        if self._upright is None or self._at is None:
            return
        w, h = box(self._upright)
        self._shown = turned(self._upright, self._lean)
        pos = (self._at[0] - w * self._grip[0], self._at[1] - h * self._grip[1])
        self.node.put(art=self._shown, pos=pos, z=self._z)


def glide_home(
    drag: Callable[[str, tuple[int, int] | None], None],
    key: str,
    start: tuple[int, int],
    home: tuple[int, int],
) -> Motion:
    """The way of the held piece back to its place, a little past it; `drag` is the table's."""

    def paint(t: float) -> None:
        x, y = between(start[0], home[0], t), between(start[1], home[1], t)
        drag(key, (round(x), round(y)))
        if t >= 1.0:
            drag(key, None)

    return Tween(GLIDE_HOME, paint, out_back)
