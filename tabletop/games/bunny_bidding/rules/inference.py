"""What the eggs a player has won tell about its goals.

Only what all have seen counts here: nobody's goals are read. Who uses the guesses is for `redraw`
(worlds to search) and `outlook` (how dear an egg is to others).
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random
from typing import Final

from tabletop.core.chance import shuffle
from tabletop.games.bunny_bidding.rules.cards import EGG_TYPES, members
from tabletop.games.bunny_bidding.rules.state import Fields

TELLING: Final = 0.6
"""How much likelier a type is a player's goal for each of its eggs that the player has won, as a
power of e. Measured over 9,000 matches of greedy players: 0.71 at three seats, 0.68 at four with
all tiles, 0.45 at five."""

Counts = tuple[tuple[int, ...], ...]
"""For each seat how many eggs of each type."""


@lru_cache(maxsize=512)
def _counted(piles: tuple[int, ...], faces: int) -> Counts:
    rows = []
    for pile in piles:
        row = [0] * EGG_TYPES
        for tile in members(pile):
            face = (faces >> 5 * tile & 31) - 1
            if 0 <= face < EGG_TYPES:
                row[face] += 1
        rows.append(tuple(row))
    return tuple(rows)


def won_openly(state: Fields) -> Counts:
    """How many eggs of each type all have seen each seat collect."""
    return _counted(state.open_piles, state.open_faces)


@lru_cache(maxsize=512)
def _weights(row: tuple[int, ...]) -> tuple[float, ...]:
    return tuple([exp(TELLING * count) for count in row])


def draw_goals(state: Fields, hidden: list[int], pool: list[int], rng: Random) -> list[int]:
    """A goal for each place in `hidden`, drawn from `pool` by what its owner has won.

    Every way to deal the pool stays possible.
    """
    counts = won_openly(state)
    each = state.setup.goals
    left = pool[:]
    found = dict.fromkeys(hidden, 0)
    order = hidden[:]
    shuffle(order, rng)
    for index in order:
        weights = _weights(counts[index // each])
        odds = [weights[kind] for kind in left]
        mark = rng.random() * sum(odds)
        choice = 0
        while choice < len(odds) - 1 and mark >= odds[choice]:
            mark -= odds[choice]
            choice += 1
        found[index] = left.pop(choice)
    return [found[index] for index in hidden]
