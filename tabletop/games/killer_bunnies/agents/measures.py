"""Measures that explain how choices of Killer Bunnies Odyssey differ."""

from __future__ import annotations

from typing import Final

from tabletop.ai.measures import Measure, Measures, Soon
from tabletop.games.killer_bunnies.agents.placings import shut_out
from tabletop.games.killer_bunnies.rules import circles
from tabletop.games.killer_bunnies.rules.cards import RESOURCE
from tabletop.games.killer_bunnies.rules.state import Fields


def count(state: Fields, player: int) -> tuple[float, ...]:
    """Returns the values of ALL, in their order."""
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
    )


ALL: Final = (
    Measure("points on your d20 in the end", topics=("d20",)),
    Measure("points of your creatures in the end", topics=("creatures",)),
    Measure("points of your cities in the end", topics=("cities",)),
    Measure("creatures of yours in play in the end", 1.5, topics=("creatures",)),
    Measure("you are out of the game", -20.0, chance=True),
    Measure(
        "points in all for your best rival in the end",
        -1.0,
        topics=("rivals",),
        alone="points in all for your rival in the end",
    ),
    Measure(
        "creatures in play for your strongest rival in the end",
        -1.5,
        topics=("rivals",),
        alone="creatures in play for your rival in the end",
    ),
    Measure(
        "a rival is out of the game", 10.0, chance=True, alone="your rival is out of the game"
    ),
)


def came(root: Fields, player: int, state: Fields) -> bool:
    """Returns True if the player's next turn begins, or never will."""
    mine = state.active == player and state.turn > root.turn
    return mine or bool(state.out[player])


def count_soon(root: Fields, player: int, state: Fields) -> tuple[float, ...]:
    """Returns the values of NEXT_TURN, in their order."""
    kind = state.setup.kind
    others = [seat for seat in range(state.players) if seat != player]
    out = state.out[player]
    bunnies = circles.in_play(state, player)
    return (
        0.0 if out else float(state.bank[player]),
        float(sum(circles.standing(state, piece) for piece in bunnies)),
        float(sum(circles.standing(state, city) for city in circles.own_cities(state, player))),
        float(sum(kind[piece] == RESOURCE for piece in state.saved[player])),
        float(sum(kind[piece] != RESOURCE for piece in state.saved[player])),
        float(max(0 if state.out[seat] else circles.total(state, seat) for seat in others)),
        sum(len(circles.in_play(state, seat)) for seat in others) / len(others),
        sum(_shut_out(state, seat) for seat in others) / len(others),
    )


def _shut_out(state: Fields, seat: int) -> float:
    """Returns the points of creatures still to come that the seat may not own now (R7)."""
    align = circles.alignment(state, seat)
    return float(shut_out(state, seat, align)) if align and not state.out[seat] else 0.0


NEXT_TURN: Final = (
    Measure("points on your d20 as your next turn begins", 2.0, topics=("d20",)),
    Measure("points of your creatures as your next turn begins", 2.0, topics=("creatures",)),
    Measure("points of your cities as your next turn begins", 2.0, topics=("cities",)),
    Measure("saved RESOURCE cards for you as your next turn begins", 2.0),
    Measure("saved SPECIAL or VERY SPECIAL cards for you as your next turn begins", 1.5),
    Measure(
        "points in all for your best rival as your next turn begins",
        -2.0,
        topics=("rivals",),
        alone="points in all for your rival as your next turn begins",
    ),
    Measure(
        "creatures in play for each rival as your next turn begins",
        -3.0,
        topics=("rivals",),
        alone="creatures in play for your rival as your next turn begins",
    ),
    Measure(
        "points of Heroes or Villains shut out for each rival as your next turn begins",
        0.3,
        alone="points of Heroes or Villains shut out for your rival as your next turn begins",
    ),
)

MEASURES: Final = Measures(ALL, count, Soon(NEXT_TURN, came, count_soon))
