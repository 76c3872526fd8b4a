"""Names of the signs for goods, buildings, cards and counts."""

from __future__ import annotations

from typing import Final

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules import cards as c

_OWN: Final = "bunny_kingdom"

GOOD_SIGNS: Final = (
    "wood",
    "fish",
    "carrot",
    "pearl",
    "mushroom",
    f"{_OWN}/good_spice",
    "copper",
    "iron",
    "gold",
    "gem",
    f"{_OWN}/good_cloud_wool",
    f"{_OWN}/good_bird",
    f"{_OWN}/good_books",
    f"{_OWN}/good_carpet",
    f"{_OWN}/good_star",
    f"{_OWN}/good_lightning",
    f"{_OWN}/good_giant_mushrooms",
    f"{_OWN}/good_dragon",
    f"{_OWN}/good_snow",
    f"{_OWN}/good_phoenix",
    f"{_OWN}/good_golden_fruit",
    f"{_OWN}/good_cheese_moon",
    f"{_OWN}/good_beanstalk",
    f"{_OWN}/good_golden_feathers",
)
"""The sign of each good, by number of its bit."""

ROW_SIGNS: Final = ("star", "moon", f"{_OWN}/row_sun", "bolt", f"{_OWN}/row_drop")
"""The signs of the rows of the Great Cloud, from above."""

FIEF: Final = f"{_OWN}/fief"
TOWERS: Final = f"{_OWN}/towers"
COIN: Final = f"{_OWN}/coin"
SHERIFF: Final = f"{_OWN}/sheriff"

_BUILDINGS: Final = (
    "",
    "castle_1",
    "castle_2",
    "castle_3",
    f"{_OWN}/carrotadel",
    "wood",
    "fish",
    "carrot",
    f"{_OWN}/trading_post",
    *GOOD_SIGNS[3:12],
    f"{_OWN}/chimney",
    f"{_OWN}/station",
    f"{_OWN}/sky_tower",
    "rainbow",
    "rainbow",
    *(["tent"] * 6),
    f"{_OWN}/central_station",
    "rail",
    "rail_switch",
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
    "bureaucrat": "scroll",
    "burgomaster": TOWERS,
    "diplomat": f"{_OWN}/per_edge",
    "explorer": f"{_OWN}/per_corner",
    "carpenter": "wood",
    "master_carpenter": "wood",
    "woodland_king": "wood",
    "fisher": "fish",
    "master_fisher": "fish",
    "fisher_king": "fish",
    "farmer": "carrot",
    "master_farmer": "carrot",
    "carrot_king": "carrot",
    "merchant": "gem",
    "mountain_master": "mountain",
    "carrotistador": f"{_OWN}/per_large_fief",
    "harecingetorix": FIEF,
    "hunny_king": FIEF,
    "bun_shee": f"{_OWN}/per_idle_city",
    "panpan": f"{_OWN}/per_waste",
    "colonist": "tent",
    "king_of_thieves": TOWERS,
    "matriarch": f"{_OWN}/per_most",
    "little_prince": f"{_OWN}/per_fiefs_again",
    "treasure_guardian": f"{_OWN}/per_treasure",
    "treasure_hunter": f"{_OWN}/per_treasure",
    "liberal": "right",
    "socialist": "left",
    "opportunist": f"{_OWN}/per_second",
    "left_glove": f"{_OWN}/treasure_right_glove",
    "right_glove": f"{_OWN}/treasure_left_glove",
    "signet": COIN,
    "cape": f"{_OWN}/per_row",
    "nibblonacci": f"{_OWN}/per_treasure",
    "assistant_governor": f"{_OWN}/district",
    "governor": f"{_OWN}/district",
    "cloud_independence": f"{_OWN}/per_fiefs_again",
    "merchant_queen": "trade",
    "hareborne": "cloud",
    "lewis_carrot": f"{_OWN}/per_wonder",
    "mafayette": f"{_OWN}/per_row",
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
