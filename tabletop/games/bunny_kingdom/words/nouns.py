"""Cards, spaces, borders and goods as the facts of messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from tabletop.core.event import UNKNOWN
from tabletop.games.bunny_kingdom.game import BOOK
from tabletop.games.bunny_kingdom.rules.boards import (
    CLOUD_ROW,
    CLOUD_ROW_NAMES,
    TERRAIN,
    TERRAINS,
    WONDER_NAMES,
    WORLD,
    YIELD,
    space_id,
)
from tabletop.games.bunny_kingdom.rules.cards import (
    BUILDINGS,
    GROUP,
    IDS,
    RAINBOW_CARD,
    TERRITORY,
)
from tabletop.games.bunny_kingdom.rules.rails import BESIDE
from tabletop.games.bunny_kingdom.words import say
from tabletop.words import Noun, noun
from tabletop.words.books import book

RESOURCES: Final = (
    *("wood", "fish", "carrots", "pearls", "mushrooms", "spices", "copper", "iron", "gold"),
    *("diamonds", "cloud-wool", "birds"),
    *(name.replace(" ", "-") for name in WONDER_NAMES),
)
"""Keys of the resources, by bit in a set of goods."""

_FIRST_OF_ROW: Final = tuple(CLOUD_ROW.index(row) for row in range(len(CLOUD_ROW_NAMES)))


def told(thing: Noun, names: Sequence[str] = (), form: str = "") -> str:
    """Returns a thing in words, or the form of it if it has that."""
    key = f"{thing.message}.{form}" if form else ""
    return say(key if key and book(BOOK).has(key) else thing.message, names, **dict(thing.facts))


@cache
def card(number: int) -> Noun:
    """Returns a card; "a card" if it is UNKNOWN."""
    if number == UNKNOWN:
        return noun("card", "hidden")
    if GROUP[number] == TERRITORY:
        return place(number)
    if GROUP[number] == RAINBOW_CARD:
        return noun("card", "rainbow", place=place(number))
    return noun("card", IDS[number])


def cards(numbers: Iterable[int]) -> tuple[Noun, ...]:
    """Returns cards."""
    return tuple(map(card, numbers))


@cache
def building(kind: int) -> Noun:
    """Returns a building, which is called by its card."""
    return noun("card", BUILDINGS[kind])


@cache
def place(space: int) -> Noun:
    """Returns a space as players call it: "B4", "Moon 3"."""
    if space < WORLD:
        return noun("place", name=space_id(space))
    row = CLOUD_ROW[space - WORLD]
    return noun("place", CLOUD_ROW_NAMES[row].lower(), n=space - WORLD - _FIRST_OF_ROW[row] + 1)


def places(spaces: Iterable[int]) -> tuple[Noun, ...]:
    """Returns spaces."""
    return tuple(map(place, spaces))


@cache
def border(segment: int) -> Noun:
    """Returns a border line by the spaces it runs between."""
    first, *others = map(place, BESIDE[segment])
    if not others:
        return noun("border", "edge", place=first)
    return noun("border", place=first, other=others[0])


@cache
def ground(space: int) -> Noun:
    """Returns the terrain of a space."""
    return noun("ground", TERRAINS[TERRAIN[space]])


@cache
def land(space: int) -> Noun:
    """Returns the ground of a space and what it yields by itself."""
    if YIELD[space]:
        return noun("land", "good", ground=ground(space), goods=goods(YIELD[space]))
    return noun("land", ground=ground(space))


@cache
def good(bit: int) -> Noun:
    """Returns a resource, by its bit in a set of goods."""
    return noun("good", RESOURCES[bit])


def goods(found: int) -> tuple[Noun, ...]:
    """Returns a set of goods."""
    return tuple(good(bit) for bit in range(len(RESOURCES)) if found >> bit & 1)


def carrots(count: int) -> Noun:
    """Returns a number of carrots."""
    return noun("carrots", n=count)


def counted(key: str, count: int) -> Noun:
    """Returns a number of things: fiefs, territories, cards, coins."""
    return noun("count", key, n=count)


def product(strength: int, wealth: int) -> Noun:
    """Returns "2 towers × 3 goods = 6 carrots"."""
    return noun(
        "product",
        towers=noun("towers", n=strength),
        goods=noun("goods", n=wealth),
        carrots=carrots(strength * wealth),
        strength=strength,
        wealth=wealth,
    )


def stock(counts: Sequence[int]) -> tuple[Noun, ...]:
    """Returns waiting buildings, with their numbers."""
    held = [(building(kind), count) for kind, count in enumerate(counts) if count]
    return tuple(noun("several", building=each, n=count) for each, count in held)
