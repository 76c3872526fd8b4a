"""Redraws a state as a seat may imagine it: cards of unknown place are dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial, prod
from random import Random
from typing import Final

from tabletop.core.chance import deals, pick, shuffle
from tabletop.core.game import Player
from tabletop.games.bunny_boom.rules.cards import BIT, NO_CARD
from tabletop.games.bunny_boom.rules.knowledge import cards_set
from tabletop.games.bunny_boom.rules.state import Fields

WORLDS: Final = 120
"""The most redraws that are listed."""


def redraw(state: Fields, player: Player, rng: Random, forget: float = 0.0) -> None:
    """Deals the cards unknown to the player anew (`core.game.State.redeterminize`)."""
    if forget > 0.0:
        _forget(state, player, rng, forget)
    pool, _ = _unknown(state, player)
    shuffle(pool, rng)
    _deal(state, player, pool)
    if state.offered != NO_CARD and state.mover != player:
        hand = state.hands[state.mover]
        state.offered = hand[pick(len(hand), rng)]


def worlds(state: Fields, player: Player) -> Sequence[tuple[Fields, float]] | None:
    """Returns every redraw, all alike likely; None for more than WORLDS of them."""
    pool, sizes = _unknown(state, player)
    many = factorial(len(pool)) // prod(map(factorial, sizes))
    if many > WORLDS or (state.offered != NO_CARD and state.mover != player):
        return None
    found = []
    for parts in deals(pool, sizes):
        world = state.clone()
        _deal(world, player, [card for part in reversed(parts) for card in part])
        found.append((world, 1.0 / many))
    return found


def _unknown(state: Fields, seat: int) -> tuple[list[int], list[int]]:
    """Returns the cards of unknown place, and how many lie in each place where their order does
    not matter, as `_deal` takes them."""
    known = state.public | state.private[seat]
    lost = state.under & ~known
    hidden = [
        [card for card in hand if not known >> card & 1]
        for owner, hand in enumerate(state.hands)
        if owner != seat
    ]
    hidden += [[card] for each in state.gifts for card in each if not known >> card & 1]
    hidden += [[card for card in state.setup.deck if lost >> card & 1]]
    hidden += [[card] for card in state.pile]
    return sorted(card for each in hidden for card in each), list(map(len, hidden))


def _deal(state: Fields, seat: int, pool: list[int]) -> None:
    """Deals these cards to all places that `seat` does not know: hands, gifts, forgotten covered
    cards, pile.

    Of the others' knowledge only the public part is kept, since `seat` cannot tell the rest.
    """
    known = state.public | state.private[seat]
    lost = state.under & ~known
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            kept = [card for card in hand if known >> card & 1]
            kept += [pool.pop() for _ in range(len(hand) - len(kept))]
            kept.sort()
            state.hands[owner] = kept
            state.private[owner] = cards_set(kept)
    for each in state.gifts:
        each[:] = [card if known >> card & 1 else pool.pop() for card in each]
    if lost:
        state.under &= known
        for _ in range(lost.bit_count()):
            state.under |= BIT[pool.pop()]
    state.pile = pool


def _forget(state: Fields, seat: int, rng: Random, chance: float) -> None:
    """Drops knowledge of cards that `seat` saw go and that lie hidden now: covered, or in another
    hand.

    One draw a card, so that one seed forgets the same cards all match long.
    """
    if state.ended >= 0:
        return
    seen = cards_set(state.hands[seat]) | cards_set(state.discards)
    for cards in (state.top, state.river):
        seen |= cards_set([card for card in cards if card != NO_CARD])
    for card in state.setup.deck:
        if rng.random() < chance and not seen >> card & 1:
            state.public &= ~BIT[card]
            state.private[seat] &= ~BIT[card]
