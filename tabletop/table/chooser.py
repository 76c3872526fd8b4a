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


class DoAll(NamedTuple):
    """Both places of a pair were named: these actions, in place of what was drafted of it."""

    actions: tuple[Action, ...]


class Hold(NamedTuple):
    """A piece is now held; its targets are lit."""

    piece: str


class Gather(NamedTuple):
    """A piece was taken up beside others, or laid back; all are committed together later."""

    piece: str


class Drop(NamedTuple):
    """An answer that releases the held piece without a complaint."""


class Refuse(NamedTuple):
    """No legal action fits."""

    gesture: Gesture


class Nothing(NamedTuple):
    """The click meant nothing and deserves no answer."""


Outcome = Do | DoAll | Hold | Gather | Drop | Refuse | Nothing

Pairs = Mapping[tuple[str, str, str], tuple[Action, ...]]
"""Actions by piece, first place and second place, for rules that name the two places the other
way round."""


class Chooser:
    """The pieces a person has taken up for one decision, and the actions they may mean.

    Attributes:
        gestures: the legal ones, each with its action.
        held: the piece in the hand, or "".
        gathers: pieces of which `room` are taken up in any order, before all are committed.
        taken: those of them that are taken up, in that order.
        pairs: places that may be named in either order. first: the one named so far, "" = none.
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
        pairs: Pairs | None = None,
        begun: bool = False,
    ) -> None:
        """`begun`: the first place of all `pairs` was named and is drafted."""
        self.pairs = dict(pairs or {})
        self._begun = begun and bool(self.pairs)
        self.first = next(iter(self.pairs))[1] if self._begun else ""
        self.gathers, self.room = gathers, room
        self.taken = tuple(piece for piece in taken if piece in gathers)[:room]
        self.gestures = dict(gestures)
        self._direct = direct
        self._waypoint = waypoint
        self.held = held if any(g.source == held for g in self.gestures) else ""

    def lit(self) -> frozenset[str]:
        """Returns the usable keys: targets of the held piece, or all sources and targets of a
        first click."""
        if self.held:
            found = {g.target for g in self.gestures if g.source == self.held and g.target}
            if self.first:
                return frozenset(self._seconds() | found if self._begun else self._seconds())
            return frozenset(found.union(one for piece, one, _ in self.pairs if piece == self.held))
        first = {g.target for g in self.gestures if g.target and self._direct(g)}
        first |= {g.source for g in self.gestures if not g.target or not self._direct(g)}
        return frozenset(first.union(self.gathers))

    def _seconds(self) -> set[str]:
        """The places that make a pair with the first."""
        begun = self.held, self.first
        return {two for piece, one, two in self.pairs if (piece, one) == begun}

    def may_grab(self, piece: str) -> bool:
        """Returns True if a drag may begin at `piece`."""
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
            self.let_go()
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
        paired = self._pair(held, pieces)
        if paired is not None:
            return paired
        for piece in pieces:
            action = self.gestures.get(Gesture(held, piece))
            if action is not None:
                return Do(action)
        for piece in pieces:
            if any((held, piece) == key[:2] for key in self.pairs):
                self.held, self.first = held, piece
                return Hold(held)
        for piece in pieces:
            if self._waypoint(held, piece):
                self.held = held
                return Hold(held)
        others = [piece for piece in pieces if piece != held]
        return Refuse(Gesture(held, others[-1])) if others else Drop()

    def _pair(self, held: str, pieces: list[str]) -> Outcome | None:
        """The second place of a pair that was begun; None where none of them is."""
        first = self.first
        if not self._begun:
            self.first = ""
        for piece in pieces if first else ():
            actions = self.pairs.get((held, first, piece))
            if actions is not None:
                return DoAll(actions)
        return None

    def cancel(self) -> bool:
        """Esc: lets go of everything; False when nothing was held."""
        held = self.held or self.taken
        self.let_go()
        self.taken = ()
        return bool(held)

    def let_go(self) -> None:
        """Releases the held piece; gathered pieces stay."""
        self.held = self.first = ""
