"""Measures named when two choices are compared: carrots by source, land, strength, goods."""

from __future__ import annotations

from typing import Final

from tabletop.ai.measures import Measure, Measures
from tabletop.games.bunny_kingdom.agents.hopes import keen
from tabletop.games.bunny_kingdom.agents.outlook import Outlook
from tabletop.games.bunny_kingdom.game import BOOK
from tabletop.games.bunny_kingdom.rules import frames
from tabletop.games.bunny_kingdom.rules.boards import GOODS
from tabletop.games.bunny_kingdom.rules.state import Fields
from tabletop.words import Fact
from tabletop.words.books import book

message: Final = book(BOOK).message

_TOPICS: Final = {key: (key,) for key in ("strength", "parchments")} | {"strong": ("strength",)}

STRONG: Final = 5
"""Strength from which a fief is mentioned."""


def count(state: Fields, player: int) -> tuple[float, ...]:
    """Returns the values of ALL, in the same order."""
    players = state.players
    others = [seat for seat in range(players) if seat != player]
    numbers: list[float] = []
    for line in range(frames.ROUNDS):
        brought = state.account[line * players : (line + 1) * players]
        numbers += [float(brought[player]), float(max(brought[seat] for seat in others))]
    further = state.account[frames.ROUNDS * players :]
    numbers.append(float(sum(further[player::players])))
    written = _of_parchments(state)
    numbers += [written[player], max(written[seat] for seat in others)]
    spaces = [0] * players
    strongest = [0] * players
    wealth = 0
    for label in range(state.size):
        if state.mask[label]:
            seat = state.owner[label]
            spaces[seat] += state.mask[label].bit_count()
            strongest[seat] = max(strongest[seat], state.power[label])
            if seat == player:
                wealth = max(wealth, (state.goods[label] & GOODS).bit_count())
    numbers += [
        float(spaces[player]),
        float(max(spaces[seat] for seat in others)),
        float(strongest[player]),
        float(wealth),
        float(state.coins[player]),
        float(strongest[player] >= STRONG),
        float(max(strongest[seat] for seat in others) >= STRONG),
    ]
    return tuple(numbers)


def _of_parchments(state: Fields) -> list[float]:
    """Returns the carrots of each seat's parchments: counted at the end, expected before it.

    The number of parchments held would say nothing about their worth.
    """
    written = [0.0] * state.players
    if state.phase == frames.OVER:
        for _, seat, carrots in state.final:
            written[seat] += carrots
        return written
    hopes = keen(state)
    for seat, held in enumerate(state.parchments):
        if held:
            counts = Outlook(state, seat, hopes).counts
            written[seat] = sum(counts.expected(card) for card in held)
    return written


def _measure(key: str, weight: float = 1.0, alone: str = "", **facts: Fact) -> Measure:
    one = message(f"end-{alone}", **facts) if alone else ""
    topics = _TOPICS.get(key, ())
    return Measure(message(f"end-{key}", **facts), weight, key.startswith("strong"), topics, one)


ALL: Final = (
    *(
        each
        for n in range(1, frames.ROUNDS + 1)
        for each in (_measure("harvest", n=n), _measure("harvest-best", -1.0, "harvest-rival", n=n))
    ),
    _measure("rails-and-trade"),
    _measure("parchments"),
    _measure("parchments-best", -1.0, "parchments-rival"),
    _measure("spaces", 0.8),
    _measure("spaces-largest", -0.5, "spaces-rival"),
    _measure("strength", 0.8),
    _measure("wealth", 0.8),
    _measure("coins"),
    _measure("strong", 2.0, n=STRONG),
    _measure("strong-any", -2.0, "strong-rival", n=STRONG),
)

MEASURES: Final = Measures(ALL, count)

KINDS: Final = {
    "pick": ("pick",),
    "discard": ("discard",),
    "camp": ("camp", "hold_camp"),
    "build": ("build", "tower", "tower_end", "rainbow", "build_no_more"),
    "rail": ("lay_rail", "lay_switch", "lay_no_more", "turn_station", "place_station"),
    "harvest": ("produce", "smoke", "serve"),
    "parchment": ("copy", "copy_on"),
}
"""Verbs by the kind of choice that they begin."""
