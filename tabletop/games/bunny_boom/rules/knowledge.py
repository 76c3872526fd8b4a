"""Who knows where which card is, and how that changes.

`public` is the set of cards everybody can place: river, village, discards, cards covered or taken
from the river in sight of all. `private` adds what one seat alone is known to know. A place that
is no longer certain counts as not known.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tabletop.core.chance import pick, shuffle
from tabletop.games.bunny_boom.rules.cards import BIT, NO_CARD

if TYPE_CHECKING:
    from tabletop.games.bunny_boom.rules.state import BoomState


def cards_set(cards: list[int]) -> int:
    """The set of these cards."""
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


def lay_open(state: BoomState) -> None:
    """At the end hands and gifts lie open; the pile does not."""
    for cards in (*state.hands, *state.gifts):
        state.public |= cards_set(cards)


def hand_swapped(state: BoomState, one: int, two: int) -> None:
    """Two seats have each seen a card of theirs go over to the other.

    The two can follow every card; between two players what both know is public. Others no longer
    know for certain which card lies in which of the two hands.
    """
    private = state.private
    hands = cards_set(state.hands[one]) | cards_set(state.hands[two])
    if state.players == 2:
        state.public |= hands & private[one] & private[two]
        return
    shared = state.public & hands
    state.public &= ~hands
    for seat in range(state.players):
        if seat in (one, two):
            private[seat] |= shared
        else:
            private[seat] &= ~hands


def hands_passed(state: BoomState) -> None:
    """Each hand has gone on; who gave it still knows it, who got it sees it.

    Between two players every card of both hands is then known to both.
    """
    for seat, hand in enumerate(state.hands):
        cards = cards_set(hand)
        state.private[seat] |= cards
        if state.players == 2:
            state.public |= cards


def redraw(state: BoomState, seat: int, rng: Random) -> None:
    """Deals anew all cards that `seat` cannot place: hands, gifts, pile, forgotten covered cards.

    Of what others know only what is public is kept, for `seat` cannot tell the rest.
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


def forget(state: BoomState, seat: int, rng: Random, chance: float) -> None:
    """Drops where `seat` saw cards go that lie hidden now: covered, or in another hand.

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
