"""The filters under the map, and the spaces that a parchment is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tabletop.games.bunny_kingdom.rules.boards import (
    CARROTS,
    CORNER,
    EDGE,
    FISH,
    MOUNTAIN,
    START_CITY,
    TERRAIN,
    UNIQUE,
    WONDER,
    WOOD,
    WORLD,
    YIELD,
)
from tabletop.games.bunny_kingdom.rules.cards import (
    FARM_CARROTS,
    FARM_FISH,
    FARM_WOOD,
    IDS,
    LUX_FIRST,
    LUX_LAST,
    POST,
)

NAMES = ("all", "mine", "goods", "parchments")
MAKERS = frozenset((FARM_WOOD, FARM_FISH, FARM_CARROTS, POST, *range(LUX_FIRST, LUX_LAST + 1)))
"""Buildings that give a good."""

About = Callable[[int], bool]


def _gives(goods: int) -> About:
    return lambda space: bool(YIELD[space] & goods)


def _cloud(space: int) -> bool:
    return space >= WORLD


def _city(space: int) -> bool:
    return bool(START_CITY[space])


def _bare(space: int) -> bool:
    return not YIELD[space] and not START_CITY[space]


ABOUT: dict[str, About] = {
    "burgomaster": _city,
    "king_of_thieves": _city,
    "diplomat": lambda space: bool(EDGE >> space & 1),
    "explorer": lambda space: bool(CORNER >> space & 1),
    "carpenter": _gives(WOOD),
    "master_carpenter": _gives(WOOD),
    "woodland_king": _gives(WOOD),
    "fisher": _gives(FISH),
    "master_fisher": _gives(FISH),
    "fisher_king": _gives(FISH),
    "farmer": _gives(CARROTS),
    "master_farmer": _gives(CARROTS),
    "carrot_king": _gives(CARROTS),
    "mountain_master": lambda space: TERRAIN[space] == MOUNTAIN,
    "panpan": _bare,
    "cape": _cloud,
    "hareborne": _cloud,
    "mafayette": _cloud,
    "cloud_independence": _cloud,
    "lewis_carrot": lambda space: TERRAIN[space] == WONDER,
    "merchant_queen": _gives(UNIQUE),
}
"""Test for the spaces that count for a parchment whatever stands on them; others have none."""


def spaces_of(cards: Iterable[int], spaces: int) -> frozenset[int]:
    """The spaces that some parchments are about, of the first `spaces`."""
    tests = [ABOUT[IDS[card]] for card in cards if IDS[card] in ABOUT]
    return frozenset(s for s in range(spaces) if any(test(s) for test in tests))
