"""Chooser: from clicks, drags and keys on pieces to a legal action or a refusal.

Pure logic; draws nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tabletop.core.action import Action
from tabletop.table.contract import Gesture


class Do(NamedTuple):
    """The gesture is complete: this action."""

    action: Action


class Hold(NamedTuple):
    """A piece is now held; its targets are lit."""

    piece: str


class Gather(NamedTuple):
    """A piece was taken up beside others, or laid back; all are committed together later."""

    piece: str


class Drop(NamedTuple):
    """What was held is let go, without a complaint."""


class Refuse(NamedTuple):
    """No legal action fits."""

    gesture: Gesture


class Nothing(NamedTuple):
    """The click meant nothing and deserves no answer."""


Outcome = Do | Hold | Gather | Drop | Refuse | Nothing


class Chooser:
    """What the person's hand has taken up for one decision, and what it may mean.

    Attributes:
        gestures: the legal ones, each with its action.
        held: the piece in the hand, or "".
        gathers: pieces of which `room` are taken up in any order, before all are committed.
        taken: those of them that are taken up, in that order.
    """

    def __init__(
        self,
        gestures: Mapping[Gesture, Action],
        direct: Callable[[Gesture], bool],
        waypoint: Callable[[str, str], bool],
        held: str = "",
        gathers: tuple[str, ...] = (),
        room: int = 0,
        taken: tuple[str, ...] = (),
    ) -> None:
        self.gathers, self.room = gathers, room
        self.taken = tuple(piece for piece in taken if piece in gathers)[:room]
        self.gestures = dict(gestures)
        self._direct = direct
        self._waypoint = waypoint
        self.held = held if any(g.source == held for g in self.gestures) else ""

    def lit(self) -> frozenset[str]:
        """What may be used now:
        the held piece's targets, or all sources and targets of a first click.
        """
        if self.held:
            return frozenset(g.target for g in self.gestures if g.source == self.held and g.target)
        first = {g.target for g in self.gestures if g.target and self._direct(g)}
        first |= {g.source for g in self.gestures if not g.target or not self._direct(g)}
        return frozenset(first.union(self.gathers))

    def may_grab(self, piece: str) -> bool:
        """Whether a drag may begin at `piece`."""
        if piece in self.gathers:
            return True
        return any(g.source == piece and not piece.startswith("button:") for g in self.gestures)

    def click(self, pieces: list[str]) -> Outcome:
        """A click on what lies under the pointer, topmost first."""
        if self.held:
            return self._second_click(pieces)
        for piece in pieces:
            if piece in self.gathers:
                return self._gather(piece)
            action = self.gestures.get(Gesture(piece))
            if action is not None:
                return Do(action)
            meant = [a for g, a in self.gestures.items() if g.target == piece and self._direct(g)]
            if len(meant) == 1:
                return Do(meant[0])
            if any(g.source == piece for g in self.gestures):
                self.held = piece
                return Hold(piece)
        return Refuse(Gesture(pieces[-1])) if pieces else Nothing()

    def _gather(self, piece: str, back: bool = True) -> Outcome:
        """Takes a piece up, or lays it `back`; a piece too many takes the place of the last."""
        if piece in self.taken:
            if back:
                self.taken = tuple(other for other in self.taken if other != piece)
        else:
            self.taken = (*self.taken[: self.room - 1], piece)
        return Gather(piece)

    def _second_click(self, pieces: list[str]) -> Outcome:
        if self.held in pieces or not pieces:
            self.held = ""
            return Drop()
        outcome = self.drop(pieces)
        if isinstance(outcome, Refuse):
            for piece in pieces:
                if any(g.source == piece for g in self.gestures):
                    self.held = piece
                    return Hold(piece)
        return outcome

    def grab(self, pieces: list[str]) -> str:
        """A drag begins there: the piece that comes along, or ""."""
        for piece in pieces:
            if self.may_grab(piece):
                self.held = piece
                return piece
        return ""

    def drop(self, pieces: list[str]) -> Outcome:
        """The held piece is let go over `pieces`, topmost first."""
        held, self.held = self.held, ""
        if not held or held in pieces[:1]:
            return Drop()
        if held in self.gathers:
            return self._gather(held, False)
        for piece in pieces:
            action = self.gestures.get(Gesture(held, piece))
            if action is not None:
                return Do(action)
        for piece in pieces:
            if self._waypoint(held, piece):
                self.held = held
                return Hold(held)
        others = [piece for piece in pieces if piece != held]
        return Refuse(Gesture(held, others[-1])) if others else Drop()

    def cancel(self) -> bool:
        """Esc: lets go of everything; False when nothing was held."""
        held, self.held = self.held or self.taken, ""
        self.taken = ()
        return bool(held)

    def let_go(self) -> None:
        """What is held falls back; what was gathered stays so."""
        self.held = ""
