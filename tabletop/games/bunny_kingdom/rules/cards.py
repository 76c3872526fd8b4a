"""The cards and buildings: their data file, checked when it is read, as tables by number.

Cards 0 to 130 are the Territory and Rainbow cards of the spaces with the same numbers. Effects are
in `draft`, `construction` and `parchments`.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Final

from tabletop.core.errors import TabletopError
from tabletop.games.bunny_kingdom.rules.boards import (
    CASTLE,
    LUXURY,
    PLAIN,
    RAINBOW_SPACES,
    SPACES,
    TERRAIN,
    TERRAINS,
    WORLD,
)

DATA: Final = "cards.csv"

NO_CARD: Final = 255

# Groups of cards
GROUPS: Final = (
    "territory",
    "rainbow",
    "city",
    "farm",
    "post",
    "luxury",
    "camp",
    "tower",
    "provisions",
    "treasure",
    "mission",
    "carrotadel",
    "chimney",
    "tax",
    "central",
    "railroad",
    "switch",
    "station",
)
(
    TERRITORY,
    RAINBOW_CARD,
    CITY_CARD,
    FARM,
    POST_CARD,
    LUXURY_CARD,
    CAMP_CARD,
    TOWER_CARD,
    PROVISIONS,
    TREASURE,
    MISSION,
    CARROTADEL_CARD,
    CHIMNEY_CARD,
    TAX,
    CENTRAL,
    RAILROAD,
    SWITCH,
    STATION_CARD,
) = range(18)

BASE, SKY, EXPRESS = MODULES = ("base", "sky", "express")

# Buildings: what can stand in the slot of a space
BUILDINGS: Final = (
    "nothing",
    "city1",
    "city2",
    "city3",
    "carrotadel",
    "farm_wood",
    "farm_fish",
    "farm_carrots",
    "trading_post",
    "lux_pearl",
    "lux_mushroom",
    "lux_spice",
    "lux_copper",
    "lux_iron",
    "lux_gold",
    "lux_diamond",
    "lux_cloudwool",
    "lux_bird",
    "chimney",
    "station",
    "sky_tower",
    "rainbow_1",
    "rainbow_2",
    "camp_1",
    "camp_2",
    "camp_3",
    "camp_4",
    "camp_5",
    "camp_6",
    "fixed",
    "railroad",
    "switch",
)
NOTHING: Final = 0
CITY1, CITY2, CITY3, CARROTADEL = range(1, 5)
FARM_WOOD, FARM_FISH, FARM_CARROTS, POST = range(5, 9)
LUX_FIRST, LUX_LAST = 9, 17
CHIMNEY, STATION, TOWER, RAINBOW_1, RAINBOW_2 = range(18, 23)
CAMP_FIRST, CAMP_LAST = 23, 28
FIXED: Final = 29
"""Content of a space that is never built on: a wondrous farm, a Rainbow's foot, Central Station."""
RAIL_TOKEN, SWITCH_TOKEN = 30, 31
"""Track tokens: counted like buildings while they wait, but never standing on a space."""
KINDS: Final = len(BUILDINGS)

STRENGTH: Final = bytes([0, 1, 2, 3, *[0] * (KINDS - 4)])
"""Strength that a building adds to its fief; Carrotadels count apart."""

IS_CITY: Final = bytes([0, 1, 1, 1, 1, *[0] * (KINDS - 5)])
TOWERS_OF_CITY: Final = bytes([0, 1, 2, 3, 5, *[0] * (KINDS - 5)])
"""Towers drawn on a city, which the railroad counts."""


def _made(kind: int) -> int:
    if FARM_WOOD <= kind <= FARM_CARROTS:
        return 1 << (kind - FARM_WOOD)
    if LUX_FIRST <= kind <= LUX_LAST:
        return LUXURY[kind - LUX_FIRST]
    return CASTLE if kind == CARROTADEL else 0


MAKES: Final = tuple(_made(kind) for kind in range(KINDS))
"""Goods that a building adds to its fief."""

ONCE: Final = ("camp", "farm", "luxury", "treasure", "mission", "central")
"""Groups whose rows are single cards."""

_GROUP_COUNTS: Final = {
    BASE: dict(city=21, farm=3, post=2, luxury=7, camp=6, tower=3, provisions=3, treasure=8)
    | dict(mission=29),
    SKY: dict(carrotadel=3, chimney=2, luxury=2, treasure=2, mission=8, tax=2),
    EXPRESS: dict(central=1, railroad=6, switch=3, station=3),
}
"""Cards of each module beside the Territory and Rainbow cards."""

Row = Mapping[str, str]


class BadCards(TabletopError):
    """The cards' data file does not hold the published cards; the text says what is wrong."""


def read_rows() -> list[dict[str, str]]:
    """The rows of the data file, checked."""
    rows = list(
        csv.DictReader((resources.files(__package__) / DATA).read_text("utf-8").splitlines())
    )
    check_rows(rows)
    return rows


def check_rows(rows: Sequence[Row]) -> None:
    """Checks the number of cards of each kind.

    Raises:
        BadCards: a count or a word is wrong.
    """
    ids = [row["id"] for row in rows]
    if len(ids) != len(set(ids)):
        raise BadCards(f"{DATA}: a card stands there twice.")
    for row in rows:
        _row_right(row)
    for module, wanted in _GROUP_COUNTS.items():
        found: Counter[str] = Counter()
        for row in rows:
            if row["module"] == module:
                found[row["group"]] += int(row["copies"])
        if dict(found) != wanted:
            raise BadCards(f"{DATA}: the module {module} holds {dict(found)}, not {wanted}.")
    strengths = {row["number"]: row["copies"] for row in rows if row["group"] == "city"}
    if strengths != {"1": "9", "2": "9", "3": "3"}:
        raise BadCards(f"{DATA}: there are to be 9, 9 and 3 cities of strength 1, 2 and 3.")


def _row_right(row: Row) -> None:
    known = {
        "group": GROUPS,
        "module": MODULES,
        "origin": ("published", "ours"),
        "where": (*TERRAINS, "any", "cloud", "world", "empty", "railroad", "-"),
    }
    for column, words in known.items():
        if row[column] not in words:
            raise BadCards(f"{DATA}: card {row['id']} has no {column} that is known.")
    if not (row["copies"].isdigit() and row["number"].isdigit()):
        raise BadCards(f"{DATA}: card {row['id']} lacks a number.")
    if row["group"] in ONCE and row["copies"] != "1":
        raise BadCards(f"{DATA}: there is to be one card {row['id']}.")


_ROWS: Final = read_rows()
_CARDS: Final = tuple(row for row in _ROWS for _ in range(int(row["copies"])))

CARDS: Final = SPACES + len(_CARDS)
GROUP: Final = bytes(
    [RAINBOW_CARD if space in RAINBOW_SPACES else TERRITORY for space in range(SPACES)]
    + [GROUPS.index(row["group"]) for row in _CARDS]
)
IDS: Final = ("",) * SPACES + tuple(row["id"] for row in _CARDS)
"""The sheet's name of each card; Territory and Rainbow cards have their space's coordinate."""

NUMBER: Final = bytes([0] * SPACES + [int(row["number"]) for row in _CARDS])
"""Strength, tokens, camp number, worth of a treasure or mission, by group."""

MODULE: Final = tuple(
    [BASE if space < WORLD else SKY for space in range(SPACES)] + [row["module"] for row in _CARDS]
)

PARCHMENTS: Final = tuple(row["id"] for row in _ROWS if row["group"] in ("treasure", "mission"))
"""Names of the parchments, each one card."""

IS_PARCHMENT: Final = bytes(GROUP[card] in (TREASURE, MISSION) for card in range(CARDS))
HIDE_PARCHMENTS: Final = bytes(
    NO_CARD if card >= CARDS or IS_PARCHMENT[card] else card for card in range(256)
)
"""Table for bytes.translate that hides parchments among played cards."""
OPEN_CARDS: Final = bytes(card for card in range(256) if card >= CARDS or not IS_PARCHMENT[card])
"""All other cards, for bytes.translate to delete."""

CENTRAL_CARD: Final = IDS.index("central_station")


def _building(card: int) -> int:
    group = GROUP[card]
    if group == RAINBOW_CARD:
        return RAINBOW_1 + RAINBOW_SPACES.index(card)
    if group == RAILROAD:
        return RAIL_TOKEN
    if group == SWITCH:
        return SWITCH_TOKEN
    return BUILDINGS.index(IDS[card]) if IDS[card] in BUILDINGS else NOTHING


BUILDING: Final = bytes(_building(card) for card in range(CARDS))
"""Building that a card brings; NOTHING for other cards."""

_WHERE: Final = {BUILDINGS[_building(SPACES + i)]: row["where"] for i, row in enumerate(_CARDS)}
WHERE: Final = tuple(
    "world" if kind in (RAINBOW_1, RAINBOW_2) else _WHERE.get(BUILDINGS[kind], "-")
    for kind in range(KINDS)
)
"""Ground that a building requires: "any", a terrain, "cloud", "world", "railroad","""


def _fits(kind: int, space: int) -> bool:
    where = WHERE[kind]
    if where in TERRAINS:
        return TERRAIN[space] == TERRAINS.index(where) and (
            TERRAIN[space] != PLAIN or space < WORLD
        )
    if where == "cloud":
        return space >= WORLD
    if where in ("world", "railroad"):
        return space < WORLD
    return where in ("any", "empty")


FITS: Final = tuple(bytes(_fits(kind, space) for space in range(SPACES)) for kind in range(KINDS))
"""FITS[building][space]: 1 if the space meets the building's requirement (BK-14)."""


def card_named(name: str) -> int:
    """The first card with the sheet's name ("city1", "panpan")."""
    return IDS.index(name)


def deck_of(sky: bool, express: bool) -> tuple[int, ...]:
    """The cards of a match by number; Central Station's comes in when its place is drawn."""
    modules = {BASE} | ({SKY} if sky else set()) | ({EXPRESS} if express else set())
    return tuple(card for card in range(CARDS) if MODULE[card] in modules and card != CENTRAL_CARD)


HAND: Final = {
    (False, 2): (10, 2, 10),
    (False, 3): (12, 2, 6),
    (False, 4): (10, 2, 5),
    (True, 2): (12, 2, 12),
    (True, 3): (15, 3, 5),
    (True, 4): (12, 2, 6),
    (True, 5): (10, 2, 5),
}
"""Cards dealt to a hand, cards a pick, and picks a round, by (In the Sky, seats). Two players keep
one card of each pick, discard the other, and first add one from the reserve (3.1, 3.2)."""
