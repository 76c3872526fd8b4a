"""Inference of hidden goals from the eggs a player has openly won, offered and bid.

Nobody's goals are read. `redraw` draws likely worlds with it, and `outlook` estimates demand.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import lru_cache
from math import exp
from random import Random
from typing import Final

from tabletop.core.chance import shuffle
from tabletop.games.bunny_bidding.rules.actions import SEATS
from tabletop.games.bunny_bidding.rules.cards import EGG_TYPES, FIRST_EXTRA, NO_FACE, members
from tabletop.games.bunny_bidding.rules.state import Fields

WON: Final = 0.3
OFFERED: Final = 0.38
BID: Final = -1.3
"""Logarithm of how much likelier a type becomes as a player's goal for each of its eggs that the
player has won, offered or bid: players offer eggs they mean to win and seldom bid goals away.
Fitted to matches of players that look ahead, three at the table; of those that do not, offers and
bids tell still more. Held against even draws, chances judged over eight worlds came nearer to the
winner by 0.048 +- 0.013 (mean square, 170 matches of three), 0.017 +- 0.018 (110 of four), 0.041 +-
0.019 (110 of five) and 0.040 +- 0.015 (110 of six); half of the powers did about as well, won eggs
alone (0.6) no better than even draws. A gain in matches is not shown: 45 % (35 to 54) of 105
against won eggs alone."""

Counts = tuple[tuple[int, ...], ...]
"""Number of eggs of each type, by seat."""


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
    """Returns the number of eggs of each type that all have seen each seat collect."""
    return _counted(state.open_piles, state.open_faces)


BITS: Final = 10
"""Width of one count in `Fields.habits`. A count stays below 1,024: each round takes one of the 99
eggs out of the hands for good, and no seat lays more than the ten eggs of a type in a round."""

KINDS: Final = 2 * EGG_TYPES
"""Counts of one seat: types offered, then types bid."""


def _ones(kind: int) -> tuple[tuple[int, ...], ...]:
    """Returns the increment of `Fields.habits` for one egg, by seat and face.

    It is 0 for the dealer's tiles (seat -1, the last row) and for faces that are no type.
    """
    seats = [
        tuple([1 << BITS * (KINDS * seat + kind + face) for face in range(EGG_TYPES)])
        for seat in range(SEATS)
    ]
    rest = (0,) * (NO_FACE + 1 - EGG_TYPES)
    return (*[row + rest for row in seats], (0,) * (NO_FACE + 1))


OFFERED_ONE: Final = _ones(0)
BID_ONE: Final = _ones(EGG_TYPES)


def _kept(state: Fields) -> int:
    """Returns `Fields.habits` with the public tiles of the present round."""
    everybody = (1 << state.players) - 1
    faces, kept = state.faces, state.habits
    for tile, owner, seat, _, _, eyes, _ in state.places:
        if eyes == everybody and tile < FIRST_EXTRA:
            kept += (OFFERED_ONE if seat < 0 else BID_ONE)[owner][faces[tile]]
    return kept


def learn(state: Fields) -> None:
    """Adds the public tiles of the ending round to `Fields.habits`."""
    state.habits = _kept(state)


def habits(state: Fields) -> Counts:
    """Returns the public counts of each seat: eggs of each type offered, then bid."""
    return unpacked(_kept(state), state.players)


@lru_cache(maxsize=4096)
def unpacked(kept: int, players: int) -> Counts:
    """Returns the counts packed in `Fields.habits`."""
    return tuple([
        tuple([kept >> BITS * (KINDS * seat + kind) & (1 << BITS) - 1 for kind in range(KINDS)])
        for seat in range(players)
    ])  # fmt: skip


def packed(counts: Counts) -> int:
    """Packs counts for `Fields.habits`."""
    return sum(
        count << BITS * (KINDS * seat + kind)
        for seat, row in enumerate(counts)
        for kind, count in enumerate(row)
    )


@lru_cache(maxsize=4096)
def _weights(won: tuple[int, ...], laid: tuple[int, ...]) -> tuple[float, ...]:
    return tuple(
        [
            exp(WON * count + OFFERED * offered + BID * bid)
            for count, offered, bid in zip(won, laid, laid[EGG_TYPES:])
        ]
    )


def draw_goals(state: Fields, hidden: list[int], pool: list[int], rng: Random) -> list[int]:
    """Draws a goal from `pool` for each place in `hidden`, weighted by its owner's eggs.

    Every way to deal the pool stays possible.
    """
    counts, laid = won_openly(state), habits(state)
    each = state.setup.goals
    left = pool[:]
    found = dict.fromkeys(hidden, 0)
    order = hidden[:]
    shuffle(order, rng)
    for index in order:
        weights = _weights(counts[index // each], laid[index // each])
        odds = [weights[kind] for kind in left]
        mark = rng.random() * sum(odds)
        choice = 0
        while choice < len(odds) - 1 and mark >= odds[choice]:
            mark -= odds[choice]
            choice += 1
        found[index] = left.pop(choice)
    return [found[index] for index in hidden]


def goal_chances(
    state: Fields, hidden: list[int], pool: list[int]
) -> dict[tuple[int, ...], float]:
    """Returns the chance of everything that `draw_goals` may draw."""
    counts, laid = won_openly(state), habits(state)
    drawn = {(-1,) * len(hidden): 1.0}
    for _ in hidden:
        following: dict[tuple[int, ...], float] = defaultdict(float)
        for found, chance in drawn.items():
            left = Counter(pool) - Counter(found)
            places = [at for at, kind in enumerate(found) if kind < 0]
            for at in places:
                seat = hidden[at] // state.setup.goals
                weights = _weights(counts[seat], laid[seat])
                odds = {kind: many * weights[kind] for kind, many in left.items()}
                share = chance / len(places) / sum(odds.values())
                for kind, each in odds.items():
                    following[(*found[:at], kind, *found[at + 1 :])] += share * each
        drawn = following
    return drawn
