"""Consistency of a state; its fiefs must be those that a flood fill finds."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.errors import ImpossibleState
from tabletop.games.bunny_kingdom.rules import fiefs, frames
from tabletop.games.bunny_kingdom.rules.boards import GROUND, RAINBOW_SPACES, WORLD
from tabletop.games.bunny_kingdom.rules.cards import (
    CAMP_FIRST,
    CAMP_LAST,
    CENTRAL_CARD,
    CITY1,
    FITS,
    FIXED,
    IS_PARCHMENT,
    KINDS,
    MAKES,
    NOTHING,
    STRENGTH,
    TOWER,
    deck_of,
)
from tabletop.games.bunny_kingdom.rules.state import NOBODY, Fields


def check(state: Fields) -> None:
    """Raises ImpossibleState with the first broken condition."""
    for problem in _problems(state):
        raise ImpossibleState(problem)


def _problems(state: Fields) -> Iterator[str]:
    yield from _cards_wrong(state)
    yield from _fiefs_wrong(state)
    yield from _buildings_wrong(state)
    if sum(state.account) + sum(line[2] for line in state.final) != sum(state.carrots):
        yield "The account does not add up to the carrots."
    if state.express and state.central >= 0:
        yield from _tracks_wrong(state)


def _cards_wrong(state: Fields) -> Iterator[str]:
    """Checks that every card is in one place."""
    taken = b"".join(state.took)
    places = [*state.deck]
    for hand in state.hands:
        places += hand
        if bytes(sorted(hand)) != hand:
            yield "A hand is out of order."
    if state.players == 2:
        taken = b"".join(taken[i + 1 : i + 3] for i in range(0, len(taken), 3))
    places += taken
    by_provisions = [card for cards in state.drawn for card in cards]
    places += by_provisions
    hidden = sum(1 << card for card in set(places))
    places += [card for card in fiefs.members(state.used & ~hidden)]
    whole = set(deck_of(state.sky, state.express))
    if state.central >= 0:
        whole |= {CENTRAL_CARD}
    if len(places) != len(set(places)) or set(places) != whole:
        yield "A card is missing or there twice."
    if state.used & sum(1 << card for card in state.deck):
        yield "A card that was played lies in the deck."
    for seat, cards in enumerate(state.parchments):
        if not all(IS_PARCHMENT[card] for card in cards) or not set(state.drawn[seat]) <= set(
            cards
        ):
            yield "A card that is no parchment lies among the parchments."
    for seat, cards in enumerate(state.sealed):
        if not set(cards) <= set(state.hands[seat]):
            yield "A card is sealed that is not in the hand."


def _fiefs_wrong(state: Fields) -> Iterator[str]:
    """Checks labels, strengths and goods of fiefs against a flood fill."""
    for space in range(state.size):
        seat = state.owner[space]
        label = state.fief[space]
        if seat == NOBODY:
            if label != NOBODY:
                yield "A space without a rabbit belongs to a fief."
            continue
        found = fiefs.flood(state, space, state.links)
        if state.mask[label] != found or state.fief[label] != label:
            yield "A fief is not what connects its spaces."
        if space == label:
            power = sum(STRENGTH[state.built[each]] for each in fiefs.members(found))
            goods = 0
            for each in fiefs.members(found):
                goods |= state.yields[each] | MAKES[state.built[each]]
                goods |= GROUND if each < WORLD else 0
            if (power, goods) != (state.power[label], state.goods[label]):
                yield "Strength or goods of a fief are wrong."


def _buildings_wrong(state: Fields) -> Iterator[str]:
    """Checks that buildings fit their spaces and links join spaces of one holder."""
    for space in range(state.size):
        kind = state.built[space]
        if kind in (NOTHING, FIXED):
            continue
        if state.owner[space] == NOBODY and not CITY1 <= kind <= CITY1 + 2:
            yield "A building stands where no rabbit is."
        if kind > CITY1 + 2 and not FITS[kind][space]:
            yield "A building stands where its requirement forbids it."
    for one, two in state.links:
        if state.owner[one] != state.owner[two]:
            yield "A link joins spaces of different players."
    towers = sum(state.built[space] == TOWER for space in range(state.size))
    rainbows = sum(foot >= 0 for foot in state.ground)
    if towers + 2 * rainbows != 2 * len(state.links):
        yield "Links and the tokens on the board differ."
    for which, foot in enumerate(state.ground):
        if foot >= 0 and (RAINBOW_SPACES[which], foot) not in state.links:
            yield "A Rainbow links nothing."
    camps = [kind for kind in state.built if CAMP_FIRST <= kind <= CAMP_LAST]
    waiting = [
        kind
        for kind in range(CAMP_FIRST, CAMP_LAST + 1)
        for seat in range(state.players)
        if state.stock[seat * KINDS + kind]
    ]
    if len(camps + waiting) != len(set(camps + waiting)):
        yield "A camp is there twice."
    if state.phase == frames.OVER and any(state.hands):
        yield "The match is over and cards are in hand."


def _tracks_wrong(state: Fields) -> Iterator[str]:
    """Checks that the railroad is one tree: one more point than segments."""
    if state.turn < 0:
        return
    points = sum(degree > 0 for degree in state.degree)
    if points != sum(state.track) + 1:
        yield "The railroad closes a loop or falls apart."
