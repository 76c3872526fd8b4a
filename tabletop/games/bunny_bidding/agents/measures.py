"""Measures named when two choices are compared: goal eggs, other eggs, rivals' points."""

from __future__ import annotations

from typing import Final

from tabletop.ai.measures import Measure, Measures, Soon
from tabletop.games.bunny_bidding.rules.cards import GOAL_POINTS, OTHER_POINTS
from tabletop.games.bunny_bidding.rules.scoring import tally
from tabletop.games.bunny_bidding.rules.state import Fields


def count(state: Fields, player: int) -> tuple[float, ...]:
    """Returns the values of ALL, in the same order; those of ROUND are alike."""
    own = tally(state, player)
    others = [tally(state, seat) for seat in range(state.players) if seat != player]
    return (
        float(own.goal_eggs),
        float(own.others),
        float(own.special_points),
        float(max(each.points for each in others)),
        sum(each.goal_eggs for each in others) / len(others),
    )


ALL: Final = (
    Measure("goal eggs for you in the end", float(GOAL_POINTS), topics=("goal eggs",)),
    Measure("other eggs for you in the end", float(OTHER_POINTS), topics=("other eggs",)),
    Measure("points from special eggs for you in the end", 1.0, topics=("special eggs",)),
    Measure("points for your best rival in the end", -1.0, topics=("rivals",)),
    Measure("goal eggs for each rival in the end", -float(GOAL_POINTS), topics=("rivals",)),
)


def came(root: Fields, player: int, state: Fields) -> bool:
    """Returns True if the next round has begun."""
    return state.round > root.round


def count_soon(root: Fields, player: int, state: Fields) -> tuple[float, ...]:
    """Returns the values of ROUND, in the same order."""
    return count(state, player)


ROUND: Final = (
    Measure("goal eggs for you from this round", 1.2 * GOAL_POINTS, topics=("goal eggs",)),
    Measure("other eggs for you from this round", 1.2 * OTHER_POINTS, topics=("other eggs",)),
    Measure("points from special eggs for you from this round", 1.2, topics=("special eggs",)),
    Measure("points for your best rival after this round", -1.2, topics=("rivals",)),
    Measure("goal eggs for each rival from this round", -1.2 * GOAL_POINTS, topics=("rivals",)),
)

MEASURES: Final = Measures(ALL, count, Soon(ROUND, came, count_soon))
