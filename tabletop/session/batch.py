"""The results of one submitted action, and what the table and each viewer are told of them."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.event import Event
from tabletop.core.game import Player, View
from tabletop.core.match import Match, Moment, Told, told


class Batch(NamedTuple):
    """The results of one submitted action.

    Attributes:
        first_ply: the ply of the submitted action.
        moments: all that happened, unredacted, each event with the state right after it.
        forced: plies of choices the program made because there was only one.
        saved: whether the library has it; if not, `Library.problem` says why.
        recalling: whether views show what was seen of cards face down.
    """

    first_ply: int
    moments: tuple[Moment, ...]
    forced: tuple[int, ...] = ()
    saved: bool = False
    recalling: bool = False

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened, unredacted, in order."""
        return tuple(moment.event for moment in self.moments)

    def told(self, viewer: Player | None) -> tuple[Told, ...]:
        """(event, view) pairs: each event as `viewer` learnt it, with the view right after it.

        None is the public.
        """
        return told(self.moments, viewer, self.recalling)


def again(match: Match, ply: int) -> tuple[View, Batch]:
    """Returns the public's view before log entry `ply`, and all that has happened since."""
    return _replayed(match, ply, None, len(match.log))


def moment_of(match: Match, ply: int, viewer: Player | None) -> tuple[View, Batch]:
    """Returns a viewer's view before log entry `ply`, and what happened with it alone."""
    return _replayed(match, ply, viewer, ply + 1)


def _replayed(match: Match, ply: int, viewer: Player | None, end: int) -> tuple[View, Batch]:
    other = Match(
        match.game, match.players, match.options, match.seed, deal=False, watched=True
    )
    other.replay(match.log[:ply])
    other.take_moments()
    before = other.view(viewer)
    other.replay(match.log[ply:end])
    return before, Batch(ply, other.take_moments())
