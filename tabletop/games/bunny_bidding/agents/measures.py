"""What choices of Bunny Bidding are told to differ by."""

from __future__ import annotations

from typing import Final

from tabletop.ai.measures import Measure, Measures
from tabletop.games.bunny_bidding.rules.cards import GOAL_POINTS, OTHER_POINTS
from tabletop.games.bunny_bidding.rules.scoring import tally
from tabletop.games.bunny_bidding.rules.state import Fields


def count(state: Fields, player: int) -> tuple[float, ...]:
    """The numbers of ALL, in their order."""
    own = tally(state, player)
    others = [tally(state, seat) for seat in range(state.players) if seat != player]
    return (
        float(own.goal_eggs),
        float(own.others),
        float(own.special_points),
        float(len(state.handicaps[player])),
        float(max(each.points for each in others)),
        sum(each.goal_eggs for each in others) / len(others),
    )


ALL: Final = (
    Measure("eggs of your goals", float(GOAL_POINTS)),
    Measure("other eggs for you", float(OTHER_POINTS)),
    Measure("points from special eggs", 1.0),
    Measure("handicaps with you in the end", -1.0),
    Measure("points for your best rival", -1.0),
    Measure("eggs of their goals for each rival", -float(GOAL_POINTS)),
)

MEASURES: Final = Measures(ALL, count)
