"""Redraws a state as a seat may imagine it: cards of unknown place are dealt anew."""

from __future__ import annotations

from random import Random

from tabletop.core.chance import pick, shuffle
from tabletop.core.game import Player
from tabletop.games.bunny_boom.rules.cards import BIT, NO_CARD
from tabletop.games.bunny_boom.rules.knowledge import cards_set
from tabletop.games.bunny_boom.rules.state import Fields


def redraw(state: Fields, player: Player, rng: Random, forget: float = 0.0) -> None:
    """Deals the cards unknown to the player anew (`core.game.State.redeterminize`)."""
    if forget > 0.0:
        _forget(state, player, rng, forget)
    _deal_anew(state, player, rng)


def _deal_anew(state: Fields, seat: int, rng: Random) -> None:
    """Deals all cards of unknown place anew: hands, gifts, pile, forgotten covered cards.

    Of the others' knowledge only the public part is kept, since `seat` cannot tell the rest.
    """
    known = state.public | state.private[seat]
    lost = state.under & ~known
    pool = state.pile + [card for each in state.gifts for card in each if not known >> card & 1]
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            pool += [card for card in hand if not known >> card & 1]
    if lost:
        pool += [card for card in state.setup.deck if lost >> card & 1]
    pool.sort()
    shuffle(pool, rng)
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
    if state.offered != NO_CARD and state.mover != seat:
        hand = state.hands[state.mover]
        state.offered = hand[pick(len(hand), rng)]


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
