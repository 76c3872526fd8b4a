"""Chance: the starting player, the order of the deck, the card a swap brings.

Its outcomes are the dealer's actions.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from tabletop.core.action import Action
from tabletop.core.chance import pick, shuffle
from tabletop.core.event import Sink
from tabletop.core.game import Refusal
from tabletop.games.bunny_boom.game import BOOK
from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules import effects, events, frames, turns
from tabletop.games.bunny_boom.rules.cards import BIT, HAND
from tabletop.games.bunny_boom.rules.state import Fields

refusal: Final = partial(Refusal.of, BOOK)

FIRST_BUNNY: Final = 1
"""Bunnies in each home at the start."""


def chance_outcomes(state: Fields) -> Sequence[tuple[Action, float]] | None:
    """Returns even odds for each starting seat or drawn card; None for deck orders, which are too
    many."""
    frame = state.stack[-1]
    if frame[0] == frames.DEAL:
        return None
    if frame[0] == frames.DRAW_FIRST:
        listed: Sequence[Action] = acts.FIRSTS[: state.players]
    else:
        listed = [acts.LUCKY[card] for card in state.hands[frame[2]]]
    return [(action, 1.0 / len(listed)) for action in listed]


def sample_chance(state: Fields, rng: Random) -> Action:
    """Draws one outcome of the chance event that is due."""
    frame = state.stack[-1]
    if frame[0] == frames.DEAL:
        cards = list(state.setup.deck)
        shuffle(cards, rng)
        return acts.shuffle(tuple(cards))
    if frame[0] == frames.DRAW_FIRST:
        return acts.FIRSTS[pick(state.players, rng)]
    hand = state.hands[frame[2]]
    return acts.LUCKY[hand[pick(len(hand), rng)]]


def refuse(state: Fields, action: Action) -> Refusal | None:
    """Returns the refusal of a dealer's action, or None when it is legal."""
    frame = state.stack[-1]
    if frame[0] == frames.DEAL:
        if action.kind != acts.SHUFFLE:
            return refusal("BB-02", "deal-shuffle")
        if sorted(acts.shuffled_cards(action)) != list(state.setup.deck):
            return refusal("BB-02", "deal-cards")
        return None
    if frame[0] == frames.DRAW_FIRST:
        if action in acts.FIRSTS[: state.players]:
            return None
        return refusal("BB-05", "deal-first")
    if action in [acts.LUCKY[card] for card in state.hands[frame[2]]]:
        return None
    return refusal("BB-68", "deal-lucky")


def draw_first(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Carries out `first`."""
    state.stack.pop()
    state.first = action.a
    if sink:
        sink(events.START_DRAWN(action.a))


def deal(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Carries out `shuffle`: three cards each, a river of three, a bunny in each home."""
    state.stack.pop()
    state.pile = list(reversed(acts.shuffled_cards(action)))
    if sink:
        sink(events.DECK_SHUFFLED(amount=len(state.pile)))
    players = state.players
    for step in range(players):
        seat = (state.first + step) % players
        for _ in range(HAND):
            card = state.pile.pop()
            state.private[seat] |= BIT[card]
            insort(state.hands[seat], card)
            if sink:
                sink(events.CARD_DEALT(seat, face=card, amount=1))
    turns.refill(state, sink)
    for step in range(players):
        seat = (state.first + step) % players
        effects.gain(state, seat, FIRST_BUNNY, events.AT_START, sink)
    turns.begin_turn(state, state.first, sink)
