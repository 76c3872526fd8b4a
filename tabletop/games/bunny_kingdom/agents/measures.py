"""Measures named when two choices are compared: carrots by source, land, strength, goods."""

from __future__ import annotations

from typing import Final

from tabletop.ai.measures import Measure, Measures
from tabletop.games.bunny_kingdom.agents.hopes import keen
from tabletop.games.bunny_kingdom.agents.outlook import Outlook
from tabletop.games.bunny_kingdom.rules import frames
from tabletop.games.bunny_kingdom.rules.boards import GOODS
from tabletop.games.bunny_kingdom.rules.state import Fields

HARVESTS: Final = ("first", "second", "third", "fourth")
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


def _harvests() -> tuple[Measure, ...]:
    found: list[Measure] = []
    for name in HARVESTS:
        found.append(Measure(f"carrots for you in the {name} harvest"))
        found.append(
            Measure(
                f"carrots for your best rival in the {name} harvest",
                -1.0,
                alone=f"carrots for your rival in the {name} harvest",
            )
        )
    return tuple(found)


ALL: Final = (
    *_harvests(),
    Measure("carrots from tracks, stations and trade"),
    Measure("carrots from your parchments"),
    Measure(
        "carrots from your best rival's parchments",
        -1.0,
        alone="carrots from your rival's parchments",
    ),
    Measure("spaces for you", 0.8),
    Measure("spaces for your largest rival", -0.5, alone="spaces for your rival"),
    Measure("points of strength in your strongest fief", 0.8, topics=("strength",)),
    Measure("different goods in your richest fief", 0.8),
    Measure("coins for you", 1.0),
    Measure(
        f"you have a fief of strength {STRONG} or more", 2.0, chance=True, topics=("strength",)
    ),
    Measure(
        f"a rival has a fief of strength {STRONG} or more",
        -2.0,
        chance=True,
        alone=f"your rival has a fief of strength {STRONG} or more",
    ),
)

MEASURES: Final = Measures(ALL, count)
