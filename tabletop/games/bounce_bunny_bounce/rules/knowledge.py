"""The knowledge of a seat: the faces that lie open, and those it has ever seen."""

from __future__ import annotations

from collections.abc import Hashable

from tabletop.core.game import Player
from tabletop.games.bounce_bunny_bounce.rules.state import Fields


def shows(state: Fields, card: int, seat: Player | None) -> bool:
    """Returns True if the card's face is open to that seat now: the same for everybody."""
    return bool(state.up >> 8 * card & 1)


def knows(state: Fields, card: int, seat: Player) -> bool:
    """Returns True if that seat has ever seen the card's face; faces never change."""
    return bool(state.seen[seat] >> 8 * card & 1)


def info_key(state: Fields, player: Player) -> Hashable:
    seen = state.seen
    return (
        seen[player] & int.from_bytes(state.kinds, "little"),
        seen[0],
        seen[1],
        state.up,
        bytes(state.at),
        *state.pos,
        *state.shocks,
        *state.carrots,
        *state.stops,
        state.turn,
        state.quiet,
        state.first,
        *state.stack,
    )
