"""Measures named when two choices are compared: goal eggs, other eggs, rivals' points."""

from __future__ import annotations

from typing import Final

from tabletop.ai.measures import Measure, Measures, Soon
from tabletop.games.bunny_bidding.game import BOOK
from tabletop.games.bunny_bidding.rules.cards import GOAL_POINTS, OTHER_POINTS
from tabletop.games.bunny_bidding.rules.scoring import tally
from tabletop.games.bunny_bidding.rules.state import Fields
from tabletop.words import Message


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


def _measures(when: str, scale: float) -> tuple[Measure, ...]:
    """Returns the measures at that time, weighted."""
    return tuple(
        Measure(Message(BOOK, f"{when}-{key}"), scale * weight, topics=(topic,))
        for key, weight, topic in (
            ("goals", GOAL_POINTS, "goal eggs"),
            ("others", OTHER_POINTS, "other eggs"),
            ("specials", 1.0, "special eggs"),
            ("rival", -1.0, "rivals"),
            ("rival-goals", -GOAL_POINTS, "rivals"),
        )
    )


ALL: Final = _measures("end", 1.0)


def came(root: Fields, player: int, state: Fields) -> bool:
    """Returns True if the next round has begun."""
    return state.round > root.round


def count_soon(root: Fields, player: int, state: Fields) -> tuple[float, ...]:
    """Returns the values of ROUND, in the same order."""
    return count(state, player)


ROUND: Final = _measures("soon", 1.2)

MEASURES: Final = Measures(ALL, count, Soon(ROUND, came, count_soon))

KINDS: Final = {
    "open": ("open", "show"),
    "bid": ("bid_up", "bid_down"),
    "power": ("spy", "take", "put", "enough", "look_offer", "look_bid", "swap_bid", "collect"),
    "offer": ("offer_up", "offer_down", "give_away", "stop"),
}
"""Verbs by the kind of choice that they begin."""
