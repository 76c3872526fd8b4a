"""Names of the signs for goods, buildings, cards and counts."""

from __future__ import annotations

from typing import Final

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules import cards as c

_OWN: Final = "bunny_kingdom"

_SKY_GOODS: Final = (
    *("cloud_wool", "bird", "books", "carpet", "star", "lightning", "giant_mushrooms", "dragon"),
    *("snow", "phoenix", "golden_fruit", "cheese_moon", "beanstalk", "golden_feathers"),
)
GOOD_SIGNS: Final = (
    *("wood", "fish", "carrot", "pearl", "mushroom", f"{_OWN}/good_spice"),
    *("copper", "iron", "gold", "gem"),
    *(f"{_OWN}/good_{name}" for name in _SKY_GOODS),
)
"""The sign of each good, by number of its bit."""

ROW_SIGNS: Final = ("star", "moon", f"{_OWN}/row_sun", "bolt", f"{_OWN}/row_drop")
"""The signs of the rows of the Great Cloud, from above."""

FIEF: Final = f"{_OWN}/fief"
TOWERS: Final = f"{_OWN}/towers"
COIN: Final = f"{_OWN}/coin"
SHERIFF: Final = f"{_OWN}/sheriff"

_BUILDINGS: Final = (
    *("", "castle_1", "castle_2", "castle_3", f"{_OWN}/carrotadel", "wood", "fish", "carrot"),
    *(f"{_OWN}/trading_post", *GOOD_SIGNS[3:12], f"{_OWN}/chimney", f"{_OWN}/station"),
    *(f"{_OWN}/sky_tower", "rainbow", "rainbow", *["tent"] * 6, f"{_OWN}/central_station"),
    *("rail", "rail_switch"),
)

_TREASURES: Final = frozenset(
    ("ring", "coat", "scepter", "chalice", "crown", "royal_carrot", "signet", "cape")
).union(("left_glove", "right_glove")
)
_GROUPS: Final = {
    c.PROVISIONS: f"{_OWN}/provisions",
    c.TAX: f"{_OWN}/tax_collector",
    c.CENTRAL: f"{_OWN}/central_station",
    c.RAILROAD: f"{_OWN}/railroad",
    c.SWITCH: f"{_OWN}/switch",
    c.RAINBOW_CARD: f"{_OWN}/rainbow",
}


def good_sign(space: int) -> str:
    """The sign of the good that a space gives, "" for none."""
    return GOOD_SIGNS[b.YIELD[space].bit_length() - 1] if b.YIELD[space] else ""


def sign_of_building(kind: int) -> str:
    """The sign of what can stand in a slot, "" for nothing."""
    return _BUILDINGS[kind]


def picture_of(card: int) -> str:
    """The drawing of a card that is no Territory card, as a path below sprites/."""
    name = c.IDS[card]
    if name in _TREASURES:
        return f"{_OWN}/treasure_{name}"
    if c.GROUP[card] == c.MISSION:
        return f"{_OWN}/mission_{name}"
    return _GROUPS.get(c.GROUP[card]) or f"{_OWN}/{_PICTURES.get(name, name)}"


_PICTURES: Final = {f"camp_{number}": "camp" for number in range(1, 7)}

PER: Final = {
    **dict.fromkeys(("burgomaster", "king_of_thieves"), TOWERS),
    **dict.fromkeys(("carpenter", "master_carpenter", "woodland_king"), "wood"),
    **dict.fromkeys(("fisher", "master_fisher", "fisher_king"), "fish"),
    **dict.fromkeys(("farmer", "master_farmer", "carrot_king"), "carrot"),
    **dict.fromkeys(("harecingetorix", "hunny_king"), FIEF),
    **dict.fromkeys(("little_prince", "cloud_independence"), f"{_OWN}/per_fiefs_again"),
    **dict.fromkeys(("treasure_guardian", "treasure_hunter"), f"{_OWN}/per_treasure"),
    "nibblonacci": f"{_OWN}/per_treasure",
    **dict.fromkeys(("cape", "mafayette"), f"{_OWN}/per_row"),
    **dict.fromkeys(("assistant_governor", "governor"), f"{_OWN}/district"),
    "bureaucrat": "scroll",
    "diplomat": f"{_OWN}/per_edge",
    "explorer": f"{_OWN}/per_corner",
    "merchant": "gem",
    "mountain_master": "mountain",
    "carrotistador": f"{_OWN}/per_large_fief",
    "bun_shee": f"{_OWN}/per_idle_city",
    "panpan": f"{_OWN}/per_waste",
    "colonist": "tent",
    "matriarch": f"{_OWN}/per_most",
    "liberal": "right",
    "socialist": "left",
    "opportunist": f"{_OWN}/per_second",
    "left_glove": f"{_OWN}/treasure_right_glove",
    "right_glove": f"{_OWN}/treasure_left_glove",
    "signet": COIN,
    "merchant_queen": "trade",
    "hareborne": "cloud",
    "lewis_carrot": f"{_OWN}/per_wonder",
}
"""Sign of the things a parchment counts, beside its seal; plain treasures have none."""

_SEALS: Final = {
    **dict.fromkeys(("liberal", "socialist"), "="),
    **dict.fromkeys(("little_prince", "cloud_independence"), "+"),
    "treasure_hunter": "×2",
    "nibblonacci": "34",
}


def seal(card: int) -> str:
    """Returns the text on a parchment's seal: its points, or how it counts."""
    return _SEALS.get(c.IDS[card], str(c.NUMBER[card]))


def counts_each(card: int) -> bool:
    """Returns True if the points on the seal are for each thing counted."""
    return c.IDS[card] in PER and c.IDS[card] not in _ONCE


NEEDS: Final = {
    **dict.fromkeys(("woodland_king", "fisher_king", "nibblonacci"), 7),
    "carrot_king": 5,
    "hunny_king": 10,
    "king_of_thieves": 9,
    "merchant_queen": 50,
}
"""Number that these parchments need."""
_ONCE: Final = frozenset(NEEDS).union(
    ("matriarch", "opportunist", "liberal", "socialist", "little_prince"),
    ("cloud_independence", "treasure_hunter", "left_glove", "right_glove"),
)
"""Parchments that count once or not at all."""
