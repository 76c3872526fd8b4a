"""Measures that explain how choices of Killer Bunnies Odyssey differ."""

from __future__ import annotations

from typing import Final

from tabletop.ai.measures import Measure, Measures, Soon
from tabletop.games.killer_bunnies.agents.placings import shut_out
from tabletop.games.killer_bunnies.game import BOOK
from tabletop.games.killer_bunnies.rules import circles
from tabletop.games.killer_bunnies.rules.cards import RESOURCE
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.words.books import book

message: Final = book(BOOK).message


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


def _measure(
    key: str, weight: float = 1.0, topic: str = "", chance: bool = False, alone: bool = False
) -> Measure:
    """Returns a measure told by that message, and by its `.alone` where there is one rival."""
    topics = (topic,) if topic else ()
    return Measure(message(key), weight, chance, topics, message(f"{key}.alone") if alone else "")


ALL: Final = (
    _measure("end-bank", topic="d20"),
    _measure("end-creatures", topic="creatures"),
    _measure("end-cities", topic="cities"),
    _measure("end-many", 1.5, "creatures"),
    _measure("end-out", -20.0, chance=True),
    _measure("end-best", -1.0, "rivals", alone=True),
    _measure("end-rivals", -1.5, "rivals", alone=True),
    _measure("end-rival-out", 10.0, chance=True, alone=True),
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
    _measure("soon-bank", 2.0, "d20"),
    _measure("soon-creatures", 2.0, "creatures"),
    _measure("soon-cities", 2.0, "cities"),
    _measure("soon-resources", 2.0),
    _measure("soon-specials", 1.5),
    _measure("soon-best", -2.0, "rivals", alone=True),
    _measure("soon-rivals", -3.0, "rivals", alone=True),
    _measure("soon-shut-out", 0.3, alone=True),
)

MEASURES: Final = Measures(ALL, count, Soon(NEXT_TURN, came, count_soon))

KINDS: Final = {
    "runs": ("set_runs", "run_next", "pick", "declare"),
    "play": ("play", "use", "enter", "save_top", "discard_top"),
    "aim": ("target", "choose_seat", "direction", "splash"),
    "pay": ("pay", "pay_auto", "give_resource", "lose_points", "give_up"),
    "trade": (
        "offer",
        "give",
        "ask",
        "ask_hand",
        "propose",
        "withdraw",
        "accept",
        "refuse",
        "hand_over",
    ),
    "respond": ("respond", "pass", "skip"),
    "place": ("place", "move", "stay"),
}
"""Verbs by the kind of choice that they begin."""
