"""Names and rules of egg types, special eggs, powers and handicaps."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from tabletop.core.event import UNKNOWN
from tabletop.games.bunny_bidding.rules.cards import (
    EGG_TYPES,
    FIRST_EXTRA,
    HANDICAPS,
    SPECIALS,
    TYPE_NAMES,
    face_of,
    key_of,
    tile_of,
)
from tabletop.games.bunny_bidding.words import say
from tabletop.words import Noun, noun


class Card(NamedTuple):
    """Words of a tile: name, name with its kind, rule, paragraph of the rule book, and a short rule
    for little room."""

    name: str
    title: str
    rule: str
    paragraph: str
    short: str = ""


PARAGRAPHS: Final = {
    "insta_end": "BI-35",
    "delayed_turn": "BI-36",
    "study_offer": "BI-37",
    "study_bids": "BI-37",
    "bonus_tiles": "BI-38",
    "force_play": "BI-39",
    "spy": "BI-40",
    "lazy_bunny": "BI-41",
    "replacement_egg": "BI-42",
    "fair_sharing": "BI-43",
    "matching_money": "BI-44",
    "reverse_auction": "BI-45",
    "bunny_outcast": "BI-46",
    "info_offer": "BI-48",
    "info_bid": "BI-49",
    "swap_offer": "BI-42",
    "swap_bid": "BI-50",
    "collect_any": "BI-51",
    "flip_any": "BI-52",
    "large_hands": "BI-53",
    "higher_bids": "BI-48",
    "always_follow": "BI-54",
    "never_follow": "BI-54",
    "bid_lower": "BI-55",
    "bid_higher": "BI-55",
    "always_faceup": "BI-56",
    "small_hands": "BI-57",
    "lower_bids": "BI-61",
    "public_egg": "BI-58",
}
"""Paragraphs of the rule book of the tiles that act, by their keys."""

SCORED: Final = "BI-34"
"""The paragraph of the special eggs that only score."""


def card(coded: int) -> Card:
    """Returns the words of a special egg, power or handicap, by its `cards.code`."""
    tile = tile_of(coded)
    return _card(extra(tile), True) if tile >= FIRST_EXTRA else special_card(face_of(coded))


def special_card(face: int) -> Card:
    """Returns the words of a special egg, by its face."""
    return _card(special_egg(face))


def _card(thing: Noun, short: bool = False) -> Card:
    key = thing.message
    told = say(f"{key}.short") if short else ""
    title = say(f"close-{thing.kind}", tile=thing)
    return Card(say(key), title, say(f"{key}.rule"), PARAGRAPHS.get(thing.key, SCORED), told)


def extra(tile: int) -> Noun:
    """Returns a power or handicap."""
    return noun("handicap" if tile >= HANDICAPS[0] else "power", key_of(tile))


def special_egg(face: int) -> Noun:
    """Returns a special egg."""
    return noun("egg", SPECIALS[face - EGG_TYPES].key)


def egg_type(face: int) -> Noun:
    """Returns an egg type."""
    return noun("type", TYPE_NAMES[face])


def types(faces: Iterable[int]) -> tuple[Noun, ...]:
    """Returns egg types."""
    return tuple(egg_type(face) for face in faces)


def points(number: int) -> Noun:
    """Returns points: "1 point", "−3 points"."""
    return noun("points", n=number)


def coded_tile(coded: int) -> Noun:
    """Returns a tile by its `cards.code`: "red 57", "Spy 48", "Long ears"; a hidden one is "a
    tile"."""
    return a_tile(UNKNOWN, 0) if coded == UNKNOWN else a_tile(tile_of(coded), face_of(coded))


@cache
def a_tile(tile: int, face: int) -> Noun:
    """Returns a tile with that face."""
    if tile == UNKNOWN:
        return noun("tile", "hidden")
    if tile >= FIRST_EXTRA:
        return extra(tile)
    if face < EGG_TYPES:
        return noun("tile", TYPE_NAMES[face], number=tile)
    return noun("tile", egg=special_egg(face), number=tile)
