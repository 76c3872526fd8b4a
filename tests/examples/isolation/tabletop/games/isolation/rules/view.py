"""A view of Isolation: every seat knows everything."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.core.game import Player
from tabletop.games.isolation.rules.state import TUFTS, Fields


@dataclass(frozen=True, slots=True)
class IsolationView:
    """The lawn as everybody sees it: where the rabbits are, which tufts grow, who is asked."""

    viewer: Player | None
    actors: tuple[Player, ...]
    turn: int
    over: bool
    at: tuple[int, ...]
    grows: tuple[bool, ...]
    asked: Player
    nibbles: bool


def look(state: Fields, viewer: Player | None) -> IsolationView:
    """The view of that seat; None is the public."""
    asked = state.asked()
    over = not state.nibbles and not state.hops(asked)
    return IsolationView(
        viewer,
        () if over else (asked,),
        state.turn + 1,
        over,
        tuple(state.at),
        tuple(not state.eaten >> tuft & 1 for tuft in range(TUFTS)),
        asked,
        state.nibbles,
    )
