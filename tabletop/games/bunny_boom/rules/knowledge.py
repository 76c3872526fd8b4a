"""Tracks each seat's knowledge of card places.

`public` is the set of cards whose place everybody knows: river, village, discards, covered cards,
cards taken from the river in sight of all. `private` adds the cards known to one seat alone. A
place that is no longer certain counts as unknown.
"""

from __future__ import annotations

from collections.abc import Hashable

from tabletop.core.game import Player
from tabletop.games.bunny_boom.rules.cards import BIT, NO_CARD
from tabletop.games.bunny_boom.rules.state import Fields


def cards_set(cards: list[int]) -> int:
    """Returns the set of these cards as a mask."""
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


def lay_open(state: Fields) -> None:
    """Makes hands and gifts public at the end; the pile stays hidden."""
    for cards in (*state.hands, *state.gifts):
        state.public |= cards_set(cards)


def hand_swapped(state: Fields, one: int, two: int) -> None:
    """Updates knowledge after two seats have each seen a card of theirs go over to the other.

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


def hands_passed(state: Fields) -> None:
    """Updates knowledge after each hand has gone on: giver and taker know it.

    Between two players every card of both hands is then known to both.
    """
    for seat, hand in enumerate(state.hands):
        cards = cards_set(hand)
        state.private[seat] |= cards
        if state.players == 2:
            state.public |= cards


def shows(state: Fields, card: int, seat: Player | None) -> bool:
    """Returns True if the card lies face up to that seat now.

    That is in the own hand, on top of a space, in the river, on the discards; at the end in every
    hand and home.
    """
    if card in state.top or card in state.river or card in state.discards:
        return True
    if state.ended >= 0 and any(card in cards for cards in (*state.hands, *state.gifts)):
        return True
    return seat is not None and card in state.hands[seat]


def knows(state: Fields, card: int, seat: Player) -> bool:
    """Returns True if that seat has learnt where the card is, and it is still there."""
    return bool((state.public | state.private[seat]) & BIT[card])


def info_key(state: Fields, player: Player) -> Hashable:
    known = state.public | state.private[player]
    hands = []
    for hand in state.hands:
        hands.append(len(hand))
        hands += [card for card in hand if known >> card & 1]
    gifts = [len(each) for each in state.gifts]
    if state.ended >= 0:
        gifts += [card for each in state.gifts for card in each]
    return (
        known,
        state.public,
        tuple(hands),
        tuple(gifts),
        bytes(state.river + state.river_tokens + state.top + state.tokens + state.height),
        state.closed,
        state.under & known,
        bytes(state.discards),
        tuple(state.home),
        tuple(state.pos),
        state.carrot,
        state.burrow,
        state.fox,
        state.turn,
        state.mover,
        state.first,
        state.timed,
        state.using,
        state.offered if player == state.mover else state.offered != NO_CARD,
        state.ended,
        tuple(state.stack),
    )
