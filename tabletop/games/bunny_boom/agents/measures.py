"""Measures that explain how choices of Bunny Boom differ. Bunnies are bad: the fewest win."""

from __future__ import annotations

from typing import Final

from tabletop.ai.measures import Measure, Measures, Soon
from tabletop.games.bunny_boom.rules import scoring
from tabletop.games.bunny_boom.rules.cards import total_value
from tabletop.games.bunny_boom.rules.state import Fields


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


ALL: Final = (
    Measure("bunnies in your home in the end", -1.0, topics=("home",)),
    Measure("bunnies on the cards left in your hand", -1.0),
    Measure("bunnies in your hidden gifts", -1.0),
    Measure("you end with the Carrot", -4.0, chance=True, topics=("Carrot",)),
    Measure(
        "bunnies in all for your best rival",
        1.0,
        topics=("rivals",),
        alone="bunnies in all for your rival",
    ),
    Measure(
        "a rival ends with the Carrot",
        3.0,
        chance=True,
        topics=("Carrot",),
        alone="your rival ends with the Carrot",
    ),
)


def came(root: Fields, player: int, state: Fields) -> bool:
    """Returns whether the player's next turn is over."""
    first = root.turn + (player - root.mover) % root.players
    return state.turn > first + (root.players if player == root.mover else 0)


def count_soon(root: Fields, player: int, state: Fields) -> tuple[float, ...]:
    """Returns the values of NEXT_TURN, in their order."""
    all_home = sum(state.home)
    own = state.home[player]
    return (float(own), (all_home - own) / (state.players - 1))


NEXT_TURN: Final = (
    Measure("bunnies in your home by the end of your next turn", -1.5, topics=("home",)),
    Measure(
        "bunnies in each rival's home by the end of your next turn",
        1.2,
        topics=("rivals",),
        alone="bunnies in your rival's home by the end of your next turn",
    ),
)

MEASURES: Final = Measures(ALL, count, Soon(NEXT_TURN, came, count_soon))
