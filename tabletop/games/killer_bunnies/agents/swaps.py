"""Offers that computer players make: which swap both sides should like, and step by step to it.

Whether an offer is accepted is judged in `heuristics`, what cards are worth in `outlook`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from tabletop.games.killer_bunnies.agents import outlook
from tabletop.games.killer_bunnies.rules import circles, trading
from tabletop.games.killer_bunnies.rules.cards import RESOURCE
from tabletop.games.killer_bunnies.rules.state import Fields

GAIN_WANTED: Final = 0.5
"""What a swap must bring a seat, in points, less half of what it brings the other."""

GAIN_HOPED: Final = 0.2
"""What it must bring, so reckoned, the seat that thinks of it."""

REST: Final = 4
"""A seat makes an offer in one of so many of its turns at most, and then only one."""

NEAR_GOAL: Final = 10
"""Nobody trades with, or as, somebody who lacks so few points."""


class Swap(NamedTuple):
    """Cards in play that one seat would give, and those it would ask for."""

    gives: tuple[int, ...]
    asks: tuple[int, ...]


def may_trade(state: Fields, one: int, other: int) -> bool:
    """Whether neither of the two is near the goal."""
    most = max(circles.total(state, one), circles.total(state, other))
    return most < state.setup.goal - NEAR_GOAL


def feels_like_it(state: Fields, seat: int) -> bool:
    """Whether the seat would make an offer in this turn at all: before its main action, seldom."""
    if state.active != seat or state.main_done or state.offers[seat]:
        return False
    return (state.turn // state.players + seat) % REST == 0


def best_swap(state: Fields, seat: int, partner: int) -> Swap | None:
    """The swap that gains `seat` most among those both should like; None = there is none."""
    best, most = None, GAIN_HOPED
    if not may_trade(state, seat, partner):
        return None
    refused = {deal[:2] for one, other, deal in state.refused if (one, other) == (seat, partner)}
    resource = state.setup.resource

    @cache
    def worth(who: int, piece: int, before: int) -> float:
        return outlook.card_worth(state, who, piece, before)

    for swap in _swaps(state, seat, partner):
        mine, theirs = outlook.swap_gains(resource, worth, seat, partner, *swap)
        if mine > most and theirs >= GAIN_WANTED and swap not in refused:
            best, most = swap, mine
    return best


def _swaps(state: Fields, seat: int, partner: int) -> Iterator[Swap]:
    """One card for one, and two RESOURCE cards for one card, either way."""
    own, others = trading.tradeable(state, seat), trading.tradeable(state, partner)
    own_pairs, other_pairs = _resource_pairs(state, own), _resource_pairs(state, others)
    for wish in others:
        for gift in own:
            yield Swap((gift,), (wish,))
        for pair in own_pairs:
            yield Swap(pair, (wish,))
    for gift in own:
        for pair in other_pairs:
            yield Swap((gift,), pair)


def _resource_pairs(state: Fields, cards: list[int]) -> list[tuple[int, ...]]:
    """Pairs of RESOURCE cards, one for each pair of types."""
    kind, resource = state.setup.kind, state.setup.resource
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for pair in combinations([p for p in cards if kind[p] == RESOURCE], 2):
        found.setdefault(tuple(sorted(resource[p] for p in pair)), pair)
    return list(found.values())


def next_step(state: Fields, seat: int, partner: int) -> int | None:
    """The card to lay on the table next, -1 when the offer is complete, None to withdraw it."""
    gives, asks, hands, count = state.deal
    swap = best_swap(state, seat, partner)
    if swap is None or hands or count or gives != swap.gives[: len(gives)]:
        return None
    if asks != swap.asks[: len(asks)] or (asks and len(gives) < len(swap.gives)):
        return None
    wanted = (*swap.gives[len(gives) :], *swap.asks[len(asks) :])
    return wanted[0] if wanted else -1
