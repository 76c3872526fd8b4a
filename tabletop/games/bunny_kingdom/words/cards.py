"""Rules on the cards in a sentence or two, with their paragraphs of the rule book."""

from __future__ import annotations

from typing import Final

from tabletop.games.bunny_kingdom.rules.boards import START_CITY, TERRAIN, TERRAINS, WORLD, YIELD
from tabletop.games.bunny_kingdom.rules.cards import (
    BUILDING,
    CAMP_CARD,
    CARROTADEL_CARD,
    CENTRAL,
    CHIMNEY_CARD,
    CITY_CARD,
    FARM,
    GROUP,
    IDS,
    LUXURY_CARD,
    MAKES,
    NUMBER,
    POST_CARD,
    PROVISIONS,
    RAILROAD,
    RAINBOW_CARD,
    STATION_CARD,
    SWITCH,
    TAX,
    TERRITORY,
    TOWER_CARD,
    TREASURE,
    WHERE,
)
from tabletop.games.bunny_kingdom.words import names

PARCHMENT_RULES: Final[dict[str, tuple[str, str]]] = {
    "left_glove": ("1 carrot, or 4 with the Right Glove.", "BK-504"),
    "right_glove": ("1 carrot, or 4 with the Left Glove.", "BK-504"),
    "bureaucrat": ("1 for each of your parchments, this one too.", "BK-904"),
    "burgomaster": ("1 for each of your cities.", "BK-502"),
    "diplomat": ("1 for each territory of yours on an outer edge.", "BK-505"),
    "explorer": ("3 for each corner territory of yours.", "BK-505"),
    "carpenter": ("1 for each wood you produce.", "BK-501"),
    "master_carpenter": ("2 for each wood you produce.", "BK-501"),
    "woodland_king": ("20 with 7 wood or more.", "BK-501"),
    "fisher": ("1 for each fish you produce.", "BK-501"),
    "master_fisher": ("2 for each fish you produce.", "BK-501"),
    "fisher_king": ("20 with 7 fish or more.", "BK-501"),
    "farmer": ("1 for each of the carrots you produce.", "BK-501"),
    "master_farmer": ("2 for each of the carrots you produce.", "BK-501"),
    "carrot_king": ("15 with 5 carrots produced or more.", "BK-501"),
    "merchant": ("3 for each luxury resource you produce.", "BK-203"),
    "mountain_master": ("2 for each mountain of yours.", "BK-102"),
    "carrotistador": ("4 for each fief of three territories or more.", "BK-503"),
    "harecingetorix": ("1 for each of your fiefs.", "BK-503"),
    "hunny_king": ("12 with ten fiefs or more.", "BK-503"),
    "bun_shee": ("2 for each city in a fief of yours that produces nothing.", "BK-506"),
    "panpan": ("2 for each territory without a city that produces nothing.", "BK-506"),
    "colonist": ("3 for each Camp card you have played.", "BK-11"),
    "king_of_thieves": ("12 with nine cities or more.", "BK-502"),
    "matriarch": ("12 if you alone hold most territories.", "BK-901"),
    "little_prince": ("All your fiefs once more but for the best one.", "BK-903"),
    "treasure_guardian": ("3 for each of your treasures.", "BK-703"),
    "treasure_hunter": ("Your treasures count once more.", "BK-906"),
    "liberal": ("A copy of one parchment of the player on your right.", "BK-702"),
    "socialist": ("A copy of one parchment of the player on your left.", "BK-702"),
    "opportunist": ("10 if you are second in the end.", "BK-902"),
    "signet": ("1 carrot for each of your coins.", "BK-610"),
    "cape": ("2 carrots for each row of the Great Cloud you are in.", "BK-610"),
    "nibblonacci": ("2, 3, 5, 8, 13, 21 or 34 for one to seven treasures.", "BK-610"),
    "assistant_governor": ("2 for each of your districts.", "BK-609"),
    "governor": ("3 for each of your districts.", "BK-609"),
    "cloud_independence": ("Your fiefs of the Great Cloud once more, without links.", "BK-609"),
    "merchant_queen": ("20 with a Trade of 50 or more.", "BK-609"),
    "hareborne": ("1 for each territory of yours on the Great Cloud.", "BK-609"),
    "lewis_carrot": ("2 for each wondrous resource you produce.", "BK-609"),
    "mafayette": ("5 for each row of the Great Cloud that you lead alone.", "BK-610"),
}
"""Rule and paragraph of missions, and of treasures that count something."""


def rule(card: int) -> str:
    """The rule on a card, in one or two short sentences."""
    return _rule(card)[0]


def paragraph(card: int) -> str:
    """The number of the paragraph that says more."""
    return _rule(card)[1]


def _rule(card: int) -> tuple[str, str]:
    group = GROUP[card]
    if IDS[card] in PARCHMENT_RULES:
        return PARCHMENT_RULES[IDS[card]]
    if group == TREASURE:
        return f"A treasure of {NUMBER[card]} carrots.", "BK-504"
    if group == TERRITORY:
        return _territory(card)
    if group in (CITY_CARD, FARM, LUXURY_CARD):
        return _building(card)
    return _OTHERS[group][0].format(number=NUMBER[card]), _OTHERS[group][1]


def _territory(card: int) -> tuple[str, str]:
    terrain = TERRAINS[TERRAIN[card]]
    if YIELD[card]:
        return f"A rabbit on this {terrain}; it produces {names.goods(YIELD[card])}.", "BK-406"
    if START_CITY[card]:
        words = f"A rabbit on this space with its city of strength {START_CITY[card]}."
        return words, "BK-103" if card < WORLD else "BK-601"
    return f"A rabbit on this {terrain}.", "BK-406" if card < WORLD else "BK-601"


ANY_SPACE: Final = "any space of yours without a building"


def _building(card: int) -> tuple[str, str]:
    kind = BUILDING[card]
    where = WHERE[kind]
    place = {"any": ANY_SPACE, "cloud": "the Great Cloud"}.get(where, f"a {where}")
    if GROUP[card] == CITY_CARD:
        towers = "1 tower" if NUMBER[card] == 1 else f"{NUMBER[card]} towers"
        return f"Adds {towers} to a fief. Stands on {place}.", "BK-202"
    return f"Adds {names.goods(MAKES[kind])} to a fief. Stands on {place}.", "BK-203"


_OTHERS: Final[dict[int, tuple[str, str]]] = {
    RAINBOW_CARD: (
        "A rabbit on this space of the Great Cloud; from Construction on it is linked to a space "
        "of yours in the New World, which may change every round.",
        "BK-605",
    ),
    POST_CARD: (
        f"Produces wood, fish or carrots, chosen anew in each harvest. Stands on {ANY_SPACE}.",
        "BK-204",
    ),
    CAMP_CARD: (
        "Takes an empty territory until its Territory card is played. Lower numbers go first.",
        "BK-410",
    ),
    TOWER_CARD: (
        "Joins two spaces of yours without a building, in different fiefs, to neighbours.", "BK-411"
    ),
    PROVISIONS: ("Draw {number} cards and play both at once.", "BK-404"),
    CARROTADEL_CARD: ("A city of strength 5, unless other cities are stronger.", "BK-603"),
    CHIMNEY_CARD: (
        "On the Great Cloud: in each harvest a basic resource of its fief goes to all your fiefs "
        "in the New World.",
        "BK-606",
    ),
    TAX: ("Take {number} coins.", "BK-607"),
    CENTRAL: ("A rabbit on Central Station, with its Station.", "BK-804"),
    RAILROAD: ("{number} tracks for the ends of the railroad.", "BK-810"),
    SWITCH: ("{number} tracks for any point of the railroad.", "BK-810"),
    STATION_CARD: ("Built along the railroad; serves another player in each harvest.", "BK-811"),
}
"""Cards of the other groups."""
