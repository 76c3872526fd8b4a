"""What choices of Bunny Boom are told to differ by. Bunnies are bad: the fewest win."""

from __future__ import annotations

from typing import Final

from tabletop.ai.measures import Measure, Measures
from tabletop.games.bunny_boom.rules import scoring
from tabletop.games.bunny_boom.rules.cards import total_value
from tabletop.games.bunny_boom.rules.state import Fields


def count(state: Fields, player: int) -> tuple[float, ...]:
    """The numbers of ALL, in their order."""
    others = [seat for seat in range(state.players) if seat != player]
    return (
        float(state.home[player]),
        float(total_value(state.hands[player])),
        float(total_value(state.gifts[player])),
        float(state.carrot == player),
        float(min(scoring.total(state, seat) for seat in others)),
        float(min(state.home[seat] for seat in others)),
        float(state.carrot in others),
        float(state.closed.bit_count()),
    )


ALL: Final = (
    Measure("bunnies in your home", -1.0),
    Measure("bunnies on the cards left in your hand", -1.0),
    Measure("bunnies in your hidden gifts", -1.0),
    Measure("you end with the Carrot", -4.0, chance=True),
    Measure("bunnies in all for your best rival", 1.0),
    Measure("bunnies in the emptiest home of a rival", 0.6),
    Measure("a rival ends with the Carrot", 3.0, chance=True),
    Measure("spaces closed in the end", 0.0),
)

MEASURES: Final = Measures(ALL, count)
