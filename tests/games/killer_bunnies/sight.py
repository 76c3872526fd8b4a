"""Simple player's evaluation of Killer Bunnies: own points, creatures, cities and savings."""

from __future__ import annotations

from tabletop.games.killer_bunnies.rules import circles, frames
from tabletop.games.killer_bunnies.rules.cards import RESOURCE, SUPER
from tabletop.games.killer_bunnies.rules.state import Fields
from tests.ai.simple import Sight


def worth(state: Fields, player: int) -> float:
    """Points in all, some for each creature, as without one a seat may be out, for each card saved,
    which pays for others, and for what comes next: creatures and means rather than weapons."""
    if state.out[player]:
        return -20.0
    creatures = len(circles.in_play(state, player))
    setup = state.setup
    next_up = [piece for piece in (state.top[player], state.bottom[player]) if piece >= 0]
    good = sum(
        setup.subtype[piece] <= SUPER or setup.kind[piece] == RESOURCE for piece in next_up
    )
    saved = len(state.saved[player])
    return circles.total(state, player) + 1.5 * creatures + 1.0 * saved + 0.5 * good


def under_way(state: Fields) -> bool:
    """A card is being paid, aimed or answered."""
    return state.stack[-1][0] not in (frames.FREE, frames.RUN_NEXT, frames.DRAWING)


SIGHT = Sight(worth, under_way, frozenset({"offer"}), frozenset({"end_turn", "discard_top"}))
