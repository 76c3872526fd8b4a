"""A beginner's sight of Bunny Kingdom: the next harvest of the own fiefs."""

from __future__ import annotations

from tabletop.games.bunny_kingdom.rules import fiefs
from tabletop.games.bunny_kingdom.rules.state import Fields
from tests.ai.simple import Sight


def worth(state: Fields, player: int) -> float:
    """Carrots so far, a harvest, and a little for each space, parchment and waiting building."""
    brought = sum(
        fiefs.worth(state.power[label], state.goods[label])
        for label in fiefs.labels(state, player)
    )
    spaces = sum(owner == player for owner in state.owner)
    few = 0.5 * spaces + 1.0 * len(state.parchments[player])
    return state.carrots[player] + brought + few


def under_way(state: Fields) -> bool:
    """Cards lie sealed."""
    return any(state.sealed)


SIGHT = Sight(worth, under_way)
