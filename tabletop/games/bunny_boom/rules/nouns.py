"""Cards as nouns, for the messages of rules and words."""

from __future__ import annotations

from functools import cache

from tabletop.core.event import UNKNOWN
from tabletop.games.bunny_boom.rules.cards import (
    COLOUR,
    KIND,
    KINDS,
    NO_SUIT,
    ORANGE,
    SUIT,
    SUITS,
    VALUE,
)
from tabletop.words import Noun, noun


@cache
def card(number: int) -> Noun:
    """Returns a card; "a card" where it is UNKNOWN."""
    if number == UNKNOWN:
        return noun("card", "hidden")
    suit, orange = SUIT[number], COLOUR[number] == ORANGE
    if suit == NO_SUIT:
        return noun("card", KINDS[KIND[number]], orange=orange)
    house = noun("suit", SUITS[suit].lower())
    return noun("card", KINDS[KIND[number]], suit=house, value=VALUE[number], orange=orange)
