"""Tooltips for pieces, places and plates under the pointer.

The table words them. Pieces that can be used now have none; marks and prompt explain those.
"""

from __future__ import annotations

from pygame import Rect

from tabletop.scenes.play.desk import Desk
from tabletop.scenes.play.hand import Hand
from tabletop.scenes.play.messages import closer_of
from tabletop.table.controls import Control


class Explainer:
    """Makes the tooltip for whatever lies under the pointer."""

    def __init__(self, desk: Desk, hand: Hand) -> None:
        self._desk, self._hand = desk, hand
        self._last: Control | None = None
        self._asked: object = None

    def pointed(self) -> Control | None:
        """Returns a control with the tooltip under the pointer; the same object while it stays the
        same."""
        desk, hand = self._desk, self._hand
        asked = (
            hand.pos, hand.pointed, hand.holding, hand.chosen(), desk.running.ply,
            desk.director.busy, desk.built and desk.papers.look.open,
        )  # fmt: skip
        if asked == self._asked:
            return self._last
        self._asked = asked
        found = self._found()
        if found is None:
            self._last = None
            return None
        key, rect, words = found
        last = self._last
        if last is None or (last.key, last.rect, last.tip) != (key, rect, words):
            self._last = Control(key, rect, _nothing, tip=words)
        return self._last

    def _found(self) -> tuple[str, Rect, str] | None:
        desk, hand = self._desk, self._hand
        if not desk.built or desk.director.busy or desk.papers.look.open or hand.chosen():
            return None
        plate = self._plate()
        if plate is not None:
            return plate
        key = hand.pointed
        if not key or key in hand.lit() or hand.holding:
            return None
        rect = desk.table.rect(key)
        name = desk.table.name_of(key, desk.view)
        if rect is None or not name:
            return None
        state = desk.table.state_of(key, desk.view)
        closer = desk.table.close_look(key, desk.view) is not None
        told = (f"{name}: {state}" if state else name).rstrip(".")
        return key, rect, closer_of(told) if closer else told

    def _plate(self) -> tuple[str, Rect, str] | None:
        """Returns the tooltip of the seat's plate under the pointer, or None."""
        desk = self._desk
        for seat, rect in enumerate(desk.papers.frame.plates):
            if rect.collidepoint(self._hand.pos):
                plate = desk.table.plates(desk.director.shown)[seat]
                counts = [(plate.score, plate.words), *((c.number, c.words) for c in plate.counts)]
                told = ", ".join(f"{number} {words}" for number, words in counts if words)
                return (f"plate:{seat}", rect, told) if told else None
        return None


def _nothing() -> None:
    """Does nothing, because a tooltip cannot be pressed."""
