"""Luck as numbers: the dealer's stream of a match, dice, shuffles, draws.

Outcomes are logged by the match, not here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from tabletop.core.game import CHANCE, Player, State
from tabletop.core.letters import bears

LONGEST_SEED = 100
"""Letters."""


def is_seed(text: str) -> bool:
    """Returns True if a match may have that seed: something, not too long, and no commands in
    it."""
    return 0 < len(text) <= LONGEST_SEED and all(map(bears, text))


def dealer_stream(seed: str, ply: int) -> Random:
    """The generator that deals the outcome at `ply` of the match with `seed`.

    It depends on nothing else, so undo and redo give the same luck, and so does every run.
    """
    return Random(f"{seed}/{ply}")


def pick(n: int, rng: Random) -> int:
    """A whole number from 0 to n - 1.

    Uses `random()` alone, whose stream is the same in every Python.
    """
    return int(rng.random() * n)


def pick_weighted(weights: Sequence[float], rng: Random) -> int:
    """An index, as likely as its weight is of all; none is below 0 and not all are 0."""
    left = rng.random() * sum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return index
    return max(range(len(weights)), key=weights.__getitem__)


def roll(sides: int, rng: Random) -> int:
    """The face of a die with `sides` faces, 1 to sides."""
    return 1 + int(rng.random() * sides)


def shuffled(n: int, rng: Random) -> tuple[int, ...]:
    """The numbers 0 to n - 1 in random order."""
    order = list(range(n))
    shuffle(order, rng)
    return tuple(order)


def shuffle(items: list[int], rng: Random) -> None:
    """Puts `items` in random order, in place."""
    random = rng.random
    for i in range(len(items) - 1, 0, -1):
        j = int(random() * (i + 1))
        items[i], items[j] = items[j], items[i]


def deals(cards: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Gives every way to deal cards into parts of these sizes, each without an order."""
    if not sizes:
        yield ()
        return
    for part in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in part]
        for others in deals(rest, sizes[1:]):
            yield (part, *others)


def deciders(state: State, luck: Random) -> Iterator[Player]:
    """Gives who decides next, to the end of the match: luck falls in between, as `luck` has it.

    Whoever asks applies that seat's action before asking on.
    """
    while actors := state.actors():
        if actors[0] == CHANCE:
            state.apply(CHANCE, state.sample_chance(luck))
        else:
            yield actors[0]
