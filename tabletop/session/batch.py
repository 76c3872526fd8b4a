"""What one submission brought about, as the table and each viewer are told of it."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.event import Event
from tabletop.core.game import Player
from tabletop.core.match import Moment, Told, told


class Batch(NamedTuple):
    """What one submission brought about.

    Attributes:
        first_ply: the ply of the submitted action.
        moments: all that happened, unredacted, each event with the state right after it.
        forced: plies of choices the program made because there was only one.
        saved: whether the library has it; if not, `Library.problem` says why.
    """

    first_ply: int
    moments: tuple[Moment, ...]
    forced: tuple[int, ...] = ()
    saved: bool = False

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened, unredacted, in order."""
        return tuple(moment.event for moment in self.moments)

    def told(self, viewer: Player | None) -> tuple[Told, ...]:
        """(event, view) pairs: each event as `viewer` learnt it, with the view right after it.

        None is the public.
        """
        return told(self.moments, viewer)
