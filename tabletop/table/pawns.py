"""Pawns: the seats' rabbits on a table, each with the soft shadow under its feet."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from pygame import FRect

from tabletop.table.art import rabbit
from tabletop.table.contract import Host
from tabletop.table.flights import HOP, Flights
from tabletop.table.motion import Motion, Tween, alpha
from tabletop.table.nodes import NodeTable
from tabletop.table.stage import Node

RATIO = rabbit.BOX_WIDTH / rabbit.BOX_HEIGHT
FOOT_W, FOOT_H, FOOT_BELOW = 0.62, 0.2, 0.076
"""Size of the shadow in heights of the pawn, and how far it reaches below the feet."""


def standing(x: float, y: float, height: float) -> FRect:
    """The place of a pawn of that height with its feet at (x, y)."""
    return FRect(x - RATIO * height / 2, y - height, RATIO * height, height)


class Pawns:
    """All pawns of a table, as pieces named `key(seat)`.

    Of several at one height the left one lies on top, so that every badge is seen.
    """

    def __init__(
        self, host: Host, nodes: NodeTable, key: Callable[[int], str], z: float, below: float,
        radius: float = 8.0, loose: bool = True, always: bool = False,
    ) -> None:
        """`always`: small ones wear a badge too. The others are a piece's (`nodes.Piece`)."""
        self._host, self._nodes, self._key, self._z, self._always = host, nodes, key, z, always
        self._how = partial(nodes.lay, below=below, radius=radius, loose=loose)

    def put(
        self, seat: int, rect: FRect, pose: str = "stand", shade: float = 1.0,
        lean: float | None = None,
    ) -> Node:
        """Stands a pawn there; `shade` 0..1 is how near the ground it is."""
        w, h = rect.h * FOOT_W, rect.h * FOOT_H
        foot = FRect(rect.centerx - w / 2, rect.bottom - h + rect.h * FOOT_BELOW, w, h)
        self._nodes.lay(
            f"foot:{seat}", rabbit.foot(), foot, self._z - 1, alpha=alpha(shade), hit=False
        )
        z = self._z + rect.bottom / 10_000 - rect.centerx / 1_000_000
        shown = rabbit.standing(self._host.seats[seat].figure, pose, lean, self._always)
        return self._how(self._key(seat), shown, rect, z)

    def nodes(self, seat: int) -> tuple[Node, Node]:
        """The picture of a pawn, and its shadow."""
        pieces = self._nodes.pieces
        pawn, foot = pieces[self._key(seat)].node, pieces[f"foot:{seat}"].node
        assert pawn is not None and foot is not None
        return pawn, foot

    def hop(
        self, flights: Flights, seat: int, start: FRect, end: FRect, ms: float = HOP,
        rise: float = 26.0,
    ) -> Motion:
        """A hop with squash before and after; with reduced motion one fades over."""
        return flights.hop(partial(self.put, seat), start, end, ms, rise, self.nodes(seat))

    def cheer(self, seat: int, rect: FRect, ms: float, high: float, hops: int) -> Motion:
        """Cheers where it stands: so many hops, so high."""
        rise = 0.0 if self._host.reduced else high

        def paint(t: float) -> None:
            self.put(seat, rect.move(0, -rise * abs(math.sin(hops * math.pi * t))), "cheer")

        return Tween(ms, paint)
