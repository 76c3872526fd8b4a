"""Names of spaces, cards, buildings, resources and border lines."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

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
    CENTRAL,
    GROUP,
    IDS,
    RAINBOW_CARD,
    TERRITORY,
    TITLES,
)
from tabletop.games.bunny_kingdom.rules.rails import BESIDE

RESOURCES: Final = (
    "wood",
    "fish",
    "carrots",
    "pearls",
    "mushrooms",
    "spices",
    "copper",
    "iron",
    "gold",
    "diamonds",
    "cloud wool",
    "birds",
    *WONDER_NAMES,
)
"""Names of resources, by bit in a set of goods."""

_FIRST_OF_ROW: Final = tuple(CLOUD_ROW.index(row) for row in range(len(CLOUD_ROW_NAMES)))


@cache
def place(space: int) -> str:
    """A space as players call it: "B4", "Moon 3"."""
    if space < WORLD:
        return space_id(space)
    row = CLOUD_ROW[space - WORLD]
    return f"{CLOUD_ROW_NAMES[row]} {space - WORLD - _FIRST_OF_ROW[row] + 1}"


def card(number: int) -> str:
    """A card as players call it."""
    if GROUP[number] == TERRITORY:
        return place(number)
    if GROUP[number] == RAINBOW_CARD:
        return f"Rainbow {place(number)}"
    return TITLES[number]


def card_of(building: int) -> str:
    """A building as players call it, by the title of its card."""
    name = BUILDINGS[building]
    if name in IDS:
        return TITLES[IDS.index(name)]
    return {"rainbow_1": "Rainbow", "rainbow_2": "Rainbow"}.get(name, name)


BUILDING_NAMES: Final = tuple(card_of(kind) for kind in range(len(BUILDINGS)))

CENTRAL_NAME: Final = TITLES[bytes(GROUP).index(CENTRAL)]


def border(segment: int) -> str:
    """A border line by the spaces it runs between: "between B4 and B5"."""
    spaces = BESIDE[segment]
    if len(spaces) == 1:
        return f"on the edge of {place(spaces[0])}"
    return f"between {place(spaces[0])} and {place(spaces[1])}"


def listed(words: Iterable[str]) -> str:
    """Words as a list: "a, b and c"."""
    *most, last = list(words) or ["nothing"]
    return f"{', '.join(most)} and {last}" if most else last


def goods(found: int) -> str:
    """A set of goods in words."""
    return listed(name for bit, name in enumerate(RESOURCES) if found >> bit & 1)


@cache
def land(space: int) -> str:
    """The ground of a space and what it yields by itself: "forest with wood"."""
    ground = TERRAINS[TERRAIN[space]]
    return f"{ground} with {goods(YIELD[space])}" if YIELD[space] else ground


SIDE_WORDS: Final = ("above and right", "right and below", "below and left", "left and above")
"""Sides of Central Station's printed tracks, by turn."""
