"""The lid of the public table: covers all hands and goals while everybody looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from tabletop.table.art.papers_shared import (
    Named,
    PassPlaces,
    lid,
    lid_papers,
    pass_paper,
    pass_places,
)
from tabletop.table.contract import Count, SeatFace
from tabletop.table.motion import Tween, out_cubic
from tabletop.table.stage import Node, Stage

Z_LID = 58.0
"""Above all pieces of a table, below buttons."""
FALLS_MS = 320.0


class Following(NamedTuple):
    """The person to whom a public table passes the screen.

    Attributes:
        lines: what everybody saw since that person's turn, each with the figure it is about.
        foot: how the hand is opened.
    """

    figure: int
    name: str
    lines: tuple[tuple[int, str], ...]
    foot: str


class Lid:
    """The lid over a table's tray, with what each seat has under it, and the paper that says who
    opens a hand next; without a tray the paper alone."""

    def __init__(
        self, stage: Stage, tray: Rect | None, window: Rect, s: float, seats: Sequence[SeatFace]
    ) -> None:
        self._stage, self._tray, self._window, self._s = stage, tray, window, s
        self._seats = seats
        self._counts: Sequence[Sequence[Count]] = [() for _ in seats]
        self._node: Node | None = None
        self._paper: Node | None = None

    def show(self, shut: bool) -> None:
        """Puts the lid over the tray if `shut`, else removes it."""
        self.offer(None)
        if self._node is not None:
            self._stage.remove(self._node)
            self._node = None
        if shut and self._tray is not None:
            self._node = self._stage.picture(None, *self._tray.topleft, Z_LID, "lid")
            self.tell(self._counts)

    def tell(self, counts: Sequence[Sequence[Count]]) -> None:
        """Shows how much each seat has under the lid."""
        self._counts = counts
        if self._node is not None and self._tray is not None:
            named = tuple(
                Named(seat.figure, seat.name, tuple((c.sign, str(c.number)) for c in has))
                for seat, has in zip(self._seats, counts)
                if self._paper is None
            )
            self._node.put(art=lid(self._tray.w, self._tray.h, named, self._s))

    def offer(self, following: Following | None) -> PassPlaces | None:
        """Lays the paper that passes the screen to a person over the lid and returns the places on
        it; takes it away for None."""
        if self._paper is not None:
            self._stage.remove(self._paper)
            self._paper = None
        if following is None:
            self.tell(self._counts)
            return None
        figure, name, lines, foot = following
        tray = self._tray or Rect(self._window.midbottom, (0, 0))
        at = pass_places(tray, self._window, self._s, len(lines))
        art = pass_paper((*tray,), (*self._window,), figure, self._s, name, foot, lines)
        self._paper = self._stage.picture(art, *at.paper.topleft, Z_LID + 1, "lid:pass")
        self.tell(self._counts)
        return at

    def places(self) -> tuple[Rect, ...]:
        """Returns each seat's rectangle on the lid, in window coordinates."""
        tray, count = self._tray or Rect(0, 0, 0, 0), len(self._seats)
        found = lid_papers(tray.w, tray.h, count, max(map(len, self._counts)), self._s) or tuple(
            Rect(tray.w * at // count, 0, tray.w // count, tray.h) for at in range(count)
        )
        return tuple(place.move(tray.topleft) for place in found)

    def falls(self, reduced: bool) -> Tween:
        """Returns the animation of the lid falling; it is opaque from its first frame."""
        return Tween(0.0 if reduced else FALLS_MS, self._fallen, out_cubic)

    def _fallen(self, share: float) -> None:
        if self._node is not None and self._tray is not None:
            rise = int((1.0 - share) * self._tray.h * 0.35)
            self._node.put(pos=(self._tray.x, self._tray.y - rise))
