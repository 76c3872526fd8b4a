"""What choices of Bounce Bunny Bounce are told to differ by."""

from __future__ import annotations

from typing import Final

from tabletop.ai.measures import Measure, Measures
from tabletop.games.bounce_bunny_bounce.rules.cards import OFF
from tabletop.games.bounce_bunny_bounce.rules.state import Fields


def count(state: Fields, player: int) -> tuple[float, ...]:
    """The numbers of ALL, in their order."""
    other = 1 - player
    return (
        float(state.carrots[player]),
        float(state.carrots[other]),
        float(state.shocks[player]),
        float(state.shocks[other]),
        float(state.pos[player] == OFF),
        float(state.pos[other] == OFF),
        float(state.stalled >= 0),
        float(state.turn),
    )


ALL: Final = (
    Measure("carrots for you", 3.0),
    Measure("carrots for the other bunny", -3.0),
    Measure("shocks left to you", 0.3),
    Measure("shocks left to the other bunny", -0.3),
    Measure("your bunny ends off the field", -0.5, chance=True),
    Measure("the other bunny ends off the field", 0.5, chance=True),
    Measure("the match ends in a stalemate", 0.0, chance=True),
    Measure("turns until the match is over", 0.0),
)

MEASURES: Final = Measures(ALL, count)
