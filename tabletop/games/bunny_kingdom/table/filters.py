"""The filters under the map, and the spaces that a parchment is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules import cards as c

NAMES = ("all", "mine", "goods", "parchments")
MAKERS = frozenset(range(c.LUX_FIRST, c.LUX_LAST + 1)).union(
    (c.FARM_WOOD, c.FARM_FISH, c.FARM_CARROTS, c.POST)
)
"""Buildings that give a good."""

About = Callable[[int], bool]


def _gives(goods: int) -> About:
    return lambda space: bool(b.YIELD[space] & goods)


def _cloud(space: int) -> bool:
    return space >= b.WORLD


def _city(space: int) -> bool:
    return bool(b.START_CITY[space])


def _bare(space: int) -> bool:
    return not b.YIELD[space] and not b.START_CITY[space]


ABOUT: dict[str, About] = {
    "burgomaster": _city,
    "king_of_thieves": _city,
    "diplomat": lambda space: bool(b.EDGE >> space & 1),
    "explorer": lambda space: bool(b.CORNER >> space & 1),
    "carpenter": _gives(b.WOOD),
    "master_carpenter": _gives(b.WOOD),
    "woodland_king": _gives(b.WOOD),
    "fisher": _gives(b.FISH),
    "master_fisher": _gives(b.FISH),
    "fisher_king": _gives(b.FISH),
    "farmer": _gives(b.CARROTS),
    "master_farmer": _gives(b.CARROTS),
    "carrot_king": _gives(b.CARROTS),
    "mountain_master": lambda space: b.TERRAIN[space] == b.MOUNTAIN,
    "panpan": _bare,
    "cape": _cloud,
    "hareborne": _cloud,
    "mafayette": _cloud,
    "cloud_independence": _cloud,
    "lewis_carrot": lambda space: b.TERRAIN[space] == b.WONDER,
    "merchant_queen": _gives(b.UNIQUE),
}
"""Test for the spaces that count for a parchment whatever stands on them; others have none."""


def spaces_of(cards: Iterable[int], spaces: int) -> frozenset[int]:
    """The spaces that some parchments are about, of the first `spaces`."""
    tests = [ABOUT[c.IDS[card]] for card in cards if c.IDS[card] in ABOUT]
    return frozenset(s for s in range(spaces) if any(test(s) for test in tests))
