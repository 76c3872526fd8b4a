"""Cards and costs as nouns, for the messages of rules and words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tabletop.core.event import UNKNOWN
from tabletop.games.killer_bunnies.rules.cards import CARDS, HEXAGONS, SYMBOLS
from tabletop.words import Noun, noun


def named(face: int) -> Noun:
    """Returns a printed card; "a card" where it is UNKNOWN."""
    if face == UNKNOWN:
        return noun("card", "hidden")
    return noun("card", "named", name=CARDS[face].name)


def hexagon(kind: int, count: int = 1) -> Noun:
    """Returns so many hexagons of a cost; those of a type are also RESOURCE cards of it."""
    return noun("cost", HEXAGONS[kind].lower().replace(" ", "-"), n=count)


def price(cost: Sequence[int]) -> tuple[Noun, ...]:
    """Returns the hexagons of a cost, each kind with its number."""
    return tuple(hexagon(kind, count) for kind, count in sorted(Counter(cost).items()))


def type_named(kind: int) -> Noun:
    """Returns a RESOURCE type; UNIVERSAL is any."""
    return noun("pays", HEXAGONS[kind].lower().replace("white", "universal"))


def resources(count: int) -> Noun:
    """Returns so many RESOURCE cards."""
    return noun("resources", n=count)


def symbol(index: int) -> Noun:
    """Returns a Symbol."""
    return noun("symbol", SYMBOLS[index].lower())
