"""Invariants of the state, one sentence for each violation."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.errors import ImpossibleState
from tabletop.games.bunny_boom.rules import frames, turns
from tabletop.games.bunny_boom.rules.cards import FOX_CARD, HAND, KIND, NO_CARD
from tabletop.games.bunny_boom.rules.knowledge import cards_set
from tabletop.games.bunny_boom.rules.state import Fields
from tabletop.games.bunny_boom.rules.village import CENTRE, NOWHERE, SLOTS


def check(state: Fields) -> None:
    """Raises ImpossibleState with the first violation found."""
    if state.turn == 0:
        return
    for problems in (_cards(state), _village(state), _tokens(state), _pending(state)):
        for problem, true in problems:
            if true:
                raise ImpossibleState(problem)


def _cards(state: Fields) -> Iterator[tuple[str, bool]]:
    under = [card for card in state.setup.deck if state.under >> card & 1]
    lying = [card for cards in (state.river, state.top) for card in cards if card != NO_CARD]
    held = [card for cards in (*state.hands, *state.gifts) for card in cards]
    every = sorted([*state.pile, *state.discards, *under, *lying, *held])
    yield "The cards are not exactly those of the deck.", every != list(state.setup.deck)
    yield "A covered card is in no set of cards.", len(under) != state.under.bit_count()
    yield "A hand holds more than three cards.", any(len(hand) > HAND for hand in state.hands)
    yield "A hand is out of order.", any(hand != sorted(hand) for hand in state.hands)
    open_cards = cards_set(lying) | cards_set(state.discards)
    yield "A card that lies open is not known to all.", bool(open_cards & ~state.public)
    yield (
        "A seat does not know its own hand.",
        any(
            cards_set(hand) & ~(state.public | state.private[seat])
            for seat, hand in enumerate(state.hands)
        ),
    )
    known = state.public
    for private in state.private:
        known |= private
    yield "A card of the pile is known.", bool(cards_set(state.pile) & known)


def _village(state: Fields) -> Iterator[tuple[str, bool]]:
    spaces = state.setup.spaces
    top, height = state.top, state.height
    used = [top[space] != NO_CARD for space in range(spaces)]
    yield (
        "An arm has a gap.",
        any(used[s] and s % SLOTS and not used[s - 1] for s in range(spaces)),
    )
    yield (
        "A card lies where no space is.",
        any(card != NO_CARD for card in top[spaces:]) or any(state.tokens[spaces:]),
    )
    yield (
        "A space has a height without a card, or a card without a height.",
        any(used[space] != (height[space] > 0) for space in range(spaces)),
    )
    yield (
        "Level 2 was begun before level 1 was full.",
        any(each > 1 for each in height) and not all(used),
    )
    covered = sum(max(0, each - 1) for each in height)
    yield "Covered cards and heights differ.", covered != state.under.bit_count()
    yield (
        "A space is closed that no second card lies in.",
        any(state.closed >> s & 1 and height[s] < 2 for s in range(spaces)),
    )
    places = [*state.pos, *([state.fox] if state.setup.fox else [])]
    yield (
        "A pawn or the Fox stands where no card lies.",
        any(place != CENTRE and not (0 <= place < spaces and used[place]) for place in places),
    )


def _tokens(state: Fields) -> Iterator[tuple[str, bool]]:
    yield "A home holds less than no bunnies.", min(state.home) < 0
    yield (
        "Bunnies lie where no card lies.",
        any(
            lying and card == NO_CARD
            for cards, tokens in ((state.top, state.tokens), (state.river, state.river_tokens))
            for card, lying in zip(cards, tokens)
        ),
    )
    yield "The Fox is there in a match without it.", (state.fox == NOWHERE) == state.setup.fox
    yield (
        "A Fox or Burrow token moved in a match without its cards.",
        state.burrow != NOWHERE and not state.setup.burrow,
    )
    yield (
        "A Fox card is in a match without the Fox.",
        not state.setup.fox and any(KIND[card] == FOX_CARD for card in state.setup.deck),
    )
    owners = (state.carrot, state.burrow)
    yield (
        "A token has an owner who does not play.",
        any(not NOWHERE <= owner < state.players for owner in owners),
    )


def _pending(state: Fields) -> Iterator[tuple[str, bool]]:
    yield "The game goes on although it has ended.", bool(state.stack) and state.ended >= 0
    yield "Nobody is asked and nothing ended the game.", not state.stack and state.ended < 0
    if not state.stack:
        return
    frame = state.stack[-1]
    yield "A frame waits that runs by itself.", frame[0] > frames.DEAL
    yield (
        "A swap is under way without an offered card, or the other way round.",
        (frame[0] in (frames.SWAP_WITH, frames.LUCKY)) != (state.offered != NO_CARD),
    )
    yield (
        "The offered card is not in its owner's hand.",
        state.offered != NO_CARD and state.offered not in state.hands[state.mover],
    )
    yield (
        "A player is to play without a space.",
        frame[0] == frames.PLAY and not (turns.open_spaces(state, frame[1])),
    )
