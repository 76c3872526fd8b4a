"""A beginner's sight of Bunny Bidding: the own points when the round is over."""

from __future__ import annotations

from tabletop.games.bunny_bidding.rules.scoring import tally
from tabletop.games.bunny_bidding.rules.state import Fields
from tests.ai.simple import Sight


def worth(state: Fields, player: int) -> float:
    """Points of the eggs won so far."""
    return float(tally(state, player).points)


def under_way(state: Fields) -> bool:
    """Bids are out, and nobody has won them yet."""
    return bool(state.places)


SIGHT = Sight(worth, under_way)
