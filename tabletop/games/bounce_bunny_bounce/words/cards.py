"""The words of cards: what they are called, what they do, where the rule book says more."""

from __future__ import annotations

from functools import cache
from typing import Final

from tabletop.core.event import UNKNOWN
from tabletop.games.bounce_bunny_bounce.rules.cards import KIND_NAMES, column_of, row_of
from tabletop.games.bounce_bunny_bounce.words import say
from tabletop.words import Noun, noun

CARD_PARAGRAPHS: Final = (
    "BBB-02",
    "BBB-02",
    "BBB-02",
    "BBB-02",
    "BBB-33",
    "BBB-42",
    "BBB-29",
    "BBB-35",
    "BBB-37",
)
"""The rule about each kind of card."""


def card_names() -> tuple[str, ...]:
    """Returns the names of the kinds of cards."""
    return tuple(say(f"card-{name}") for name in KIND_NAMES)


@cache
def card(face: int) -> Noun:
    """A kind of card; a face-down card where it is UNKNOWN."""
    return noun("card", "hidden" if face == UNKNOWN else KIND_NAMES[face])


@cache
def place(cell: int) -> Noun:
    """A cell as players call it."""
    return noun("place", row=row_of(cell), column=column_of(cell))


@cache
def card_at(face: int, cell: int) -> Noun:
    """A kind of card with its place."""
    return noun("card-at", card=card(face), place=place(cell))


@cache
def way(direction: int, wrapped: bool) -> Noun:
    """A direction, told with the edge that it goes over."""
    return noun("way", KIND_NAMES[direction] + ("-over" if wrapped else ""))
