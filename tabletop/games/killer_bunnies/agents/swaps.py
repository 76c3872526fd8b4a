"""Offers of computer players: finding a swap both sides should like, and building it.

`scores` judges offers to accept, `outlook` the worth of cards.
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
"""Gain in points that the other seat must have from a swap, less half of the proposer's."""

GAIN_HOPED: Final = 0.2
"""Gain in points that the proposer must have, less half of the other's."""

REST: Final = 4
"""Number of own turns to one offer at most."""

NEAR_GOAL: Final = 10
"""Points short of the goal at which a seat no longer trades, nor anybody with it."""


class Swap(NamedTuple):
    """Cards in play that one seat would give, and those it would ask for."""

    gives: tuple[int, ...]
    asks: tuple[int, ...]


def may_trade(state: Fields, one: int, other: int) -> bool:
    """Returns True if neither of the two is near the goal."""
    most = max(circles.total(state, one), circles.total(state, other))
    return most < state.setup.goal - NEAR_GOAL


def offers_this_turn(state: Fields, seat: int) -> bool:
    """Returns True if the seat would make an offer this turn: before its main action, seldom."""
    if state.active != seat or state.main_done or state.offers[seat]:
        return False
    return (state.turn // state.players + seat) % REST == 0


def best_swap(state: Fields, seat: int, partner: int) -> Swap | None:
    """Returns the swap that gains `seat` most among those both should like, or None."""
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
    """Yields swaps of one card for one, and of two RESOURCE cards for one card, either way."""
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
    """Returns pairs of RESOURCE cards, one for each pair of types."""
    kind, resource = state.setup.kind, state.setup.resource
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for pair in combinations([p for p in cards if kind[p] == RESOURCE], 2):
        found.setdefault(tuple(sorted(resource[p] for p in pair)), pair)
    return list(found.values())


def next_step(state: Fields, seat: int, partner: int) -> int | None:
    """Returns the next card of the offer, -1 when it is complete, None to withdraw it."""
    gives, asks, hands, count = state.deal
    swap = best_swap(state, seat, partner)
    if swap is None or hands or count or gives != swap.gives[: len(gives)]:
        return None
    if asks != swap.asks[: len(asks)] or (asks and len(gives) < len(swap.gives)):
        return None
    wanted = (*swap.gives[len(gives) :], *swap.asks[len(asks) :])
    return wanted[0] if wanted else -1
