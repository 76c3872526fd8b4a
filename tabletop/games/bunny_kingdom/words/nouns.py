"""Cards, spaces, borders and goods as the facts of messages."""

from __future__ import annotations

from functools import cache

from tabletop.core.event import UNKNOWN
from tabletop.games.bunny_kingdom.rules.boards import TERRAIN, TERRAINS, YIELD
from tabletop.games.bunny_kingdom.rules.rails import BESIDE
from tabletop.games.bunny_kingdom.words import names
from tabletop.words import Noun, noun


@cache
def card(number: int) -> Noun:
    """Returns a card; "a card" if it is UNKNOWN."""
    if number == UNKNOWN:
        return noun("card", "hidden")
    return noun("card", title=names.card(number))


@cache
def building(kind: int) -> Noun:
    """Returns a building by the title of its card."""
    return noun("card", title=names.BUILDING_NAMES[kind])


@cache
def place(space: int) -> Noun:
    """Returns a space as players call it."""
    return noun("place", name=names.place(space))


@cache
def border(segment: int) -> Noun:
    """Returns a border line by the spaces it runs between."""
    first, *others = map(place, BESIDE[segment])
    if not others:
        return noun("border", "edge", place=first)
    return noun("border", place=first, other=others[0])


@cache
def land(space: int) -> Noun:
    """Returns the ground of a space and what it yields by itself."""
    ground = noun("ground", TERRAINS[TERRAIN[space]])
    goods = tuple(good(bit) for bit in range(len(names.RESOURCES)) if YIELD[space] >> bit & 1)
    if goods:
        return noun("land", "good", ground=ground, goods=goods)
    return noun("land", ground=ground)


@cache
def good(bit: int) -> Noun:
    """Returns a resource, by its bit in a set of goods."""
    return noun("good", names.RESOURCES[bit].replace(" ", "-"))


def carrots(count: int) -> Noun:
    """Returns a number of carrots."""
    return noun("carrots", n=count)


def product(strength: int, wealth: int) -> Noun:
    """Returns "2 towers × 3 goods = 6 carrots"."""
    towers, goods = noun("towers", n=strength), noun("goods", n=wealth)
    return noun("product", towers=towers, goods=goods, carrots=carrots(strength * wealth))
