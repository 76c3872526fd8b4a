"""Cards and costs as nouns, for the messages of rules and words."""

from __future__ import annotations

from collections import Counter

from tabletop.core.event import UNKNOWN
from tabletop.games.killer_bunnies.rules.cards import CARDS, HEXAGONS
from tabletop.words import Noun, noun


def named(face: int) -> Noun:
    """Returns a printed card; "a card" where it is UNKNOWN."""
    if face == UNKNOWN:
        return noun("card", "hidden")
    return noun("card", "named", name=CARDS[face].name)


def price(cost: tuple[int, ...]) -> tuple[Noun, ...]:
    """Returns the hexagons of a cost, each kind with its number."""
    counts = Counter(cost)
    return tuple(
        noun("cost", HEXAGONS[hexagon].lower().replace(" ", "-"), n=count)
        for hexagon, count in sorted(counts.items())
    )
