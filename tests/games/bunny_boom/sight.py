"""Simple player's evaluation of Bunny Boom: the bunnies at home, and those still in hand."""

from __future__ import annotations

from tabletop.games.bunny_boom.rules.cards import total_value
from tabletop.games.bunny_boom.rules.state import Fields
from tests.ai.simple import Sight


def worth(state: Fields, player: int) -> float:
    """Few bunnies are good; the cards in hand count for some, as they may yet be played."""
    carrot = 2.0 if state.carrot == player else 0.0
    return -float(state.home[player]) - 0.3 * total_value(state.hands[player]) - carrot


def under_way(state: Fields) -> bool:
    """Returns False: the effect of a card is complete at once."""
    return False


SIGHT = Sight(worth, under_way)
