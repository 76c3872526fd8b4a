"""Measures that explain how choices of Bunny Boom differ. Bunnies are bad: the fewest win."""

from __future__ import annotations

from typing import Any, Final

from tabletop.ai.measures import Measure, Measures, Soon
from tabletop.games.bunny_boom.game import BOOK
from tabletop.games.bunny_boom.rules import scoring
from tabletop.games.bunny_boom.rules.cards import total_value
from tabletop.games.bunny_boom.rules.state import Fields
from tabletop.words import Message


def count(state: Fields, player: int) -> tuple[float, ...]:
    """Returns the values of ALL, in their order."""
    others = [seat for seat in range(state.players) if seat != player]
    return (
        float(state.home[player]),
        float(total_value(state.hands[player])),
        float(total_value(state.gifts[player])),
        float(state.carrot == player),
        float(min(scoring.total(state, seat) for seat in others)),
        float(state.carrot in others),
    )


def _measure(key: str, weight: float, *topics: str, **more: Any) -> Measure:
    return Measure(Message(BOOK, f"counts-{key}"), weight, topics=topics, **more)


def _rivals(key: str, weight: float, topic: str, **more: Any) -> Measure:
    """Returns a measure of the rivals, with other words where there is one."""
    return _measure(key, weight, topic, alone=Message(BOOK, f"counts-{key}.alone"), **more)


ALL: Final = (
    _measure("home", -1.0, "home"),
    _measure("hand", -1.0),
    _measure("gifts", -1.0),
    _measure("carrot", -4.0, "Carrot", chance=True),
    _rivals("rival", 1.0, "rivals"),
    _rivals("rival-carrot", 3.0, "Carrot", chance=True),
)


def came(root: Fields, player: int, state: Fields) -> bool:
    """Returns True if the player's next turn is over."""
    first = root.turn + (player - root.mover) % root.players
    return state.turn > first + (root.players if player == root.mover else 0)


def count_soon(root: Fields, player: int, state: Fields) -> tuple[float, ...]:
    """Returns the values of NEXT_TURN, in their order."""
    all_home = sum(state.home)
    own = state.home[player]
    return (float(own), (all_home - own) / (state.players - 1))


NEXT_TURN: Final = (_measure("home-soon", -1.5, "home"), _rivals("rivals-soon", 1.2, "rivals"))

MEASURES: Final = Measures(ALL, count, Soon(NEXT_TURN, came, count_soon))

KINDS: Final = {
    "play": ("play",),
    "draw": ("draw_pile", "draw_river"),
    "river": ("use",),
    "gift": ("gift",),
    "effect": ("bring", "give", "jump", "place", "offer", "swap_with"),
}
"""Verbs by the kind of choice that they begin."""
