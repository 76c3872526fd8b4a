"""What choices of Killer Bunnies Odyssey are told to differ by."""

from __future__ import annotations

from typing import Final

from tabletop.ai.measures import Measure, Measures
from tabletop.games.killer_bunnies.rules import circles
from tabletop.games.killer_bunnies.rules.state import Fields


def count(state: Fields, player: int) -> tuple[float, ...]:
    """The numbers of ALL, in their order."""
    others = [seat for seat in range(state.players) if seat != player]
    bunnies = circles.in_play(state, player)
    cities = circles.own_cities(state, player)
    return (
        0.0 if state.out[player] else float(state.bank[player]),
        float(sum(circles.standing(state, piece) for piece in bunnies)),
        float(sum(circles.standing(state, city) for city in cities)),
        float(len(bunnies)),
        float(state.out[player]),
        float(max(0 if state.out[seat] else circles.total(state, seat) for seat in others)),
        float(max(len(circles.in_play(state, seat)) for seat in others)),
        float(any(state.out[seat] for seat in others)),
        float(state.turn),
    )


ALL: Final = (
    Measure("points on your d20"),
    Measure("points of your creatures in play"),
    Measure("points of your cities"),
    Measure("creatures of yours in play", 1.5),
    Measure("you are out of the game", -20.0, chance=True),
    Measure("points in all for your best rival", -1.0),
    Measure("creatures of your strongest rival in play", -1.5),
    Measure("a rival is out of the game", 10.0, chance=True),
    Measure("turns until the match is over", 0.0),
)

MEASURES: Final = Measures(ALL, count)
