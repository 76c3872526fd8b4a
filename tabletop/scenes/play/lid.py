"""The lid of the public table: covers all hands and goals while everybody looks."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from tabletop.table.art.papers_shared import Named, lid, lid_papers
from tabletop.table.contract import Count, SeatFace
from tabletop.table.motion import Tween, out_cubic
from tabletop.table.stage import Node, Stage

Z_LID = 58.0
"""Above all pieces of a table, below buttons."""
FALLS_MS = 320.0


class Lid:
    """The lid over a table's tray, with what each seat has under it; nothing without a tray."""

    def __init__(
        self, stage: Stage, tray: Rect | None, s: float, seats: Sequence[SeatFace]
    ) -> None:
        self._stage, self._tray, self._s, self._seats = stage, tray, s, seats
        self._counts: Sequence[Sequence[Count]] = [() for _ in seats]
        self._node: Node | None = None

    def show(self, shut: bool) -> None:
        """Puts the lid over the tray if `shut`, else removes it."""
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
            )
            self._node.put(art=lid(self._tray.w, self._tray.h, named, self._s))

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
