"""What a beginner sees of Bounce Bunny Bounce: carrots, then staying on the field."""

from __future__ import annotations

from tabletop.games.bounce_bunny_bounce.rules.cards import OFF
from tabletop.games.bounce_bunny_bounce.rules.state import Fields
from tests.ai.simple import Sight


def worth(state: Fields, player: int) -> float:
    """A carrot is worth more than a place on the field, and a shock a little."""
    return 3.0 * state.carrots[player] + 0.2 * state.shocks[player] - (state.pos[player] == OFF)


def under_way(state: Fields) -> bool:
    """Where a bunny ends is seen at once."""
    return False


SIGHT = Sight(worth, under_way)
