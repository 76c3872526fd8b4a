"""Rules on the cards in a sentence or two, with their paragraphs of the rule book."""

from __future__ import annotations

from typing import Final

from tabletop.games.bunny_kingdom.game import BOOK
from tabletop.games.bunny_kingdom.rules.boards import START_CITY, WORLD, YIELD
from tabletop.games.bunny_kingdom.rules.cards import (
    BUILDING,
    CITY_CARD,
    FARM,
    GROUP,
    GROUPS,
    IDS,
    LUXURY_CARD,
    MAKES,
    NUMBER,
    TERRITORY,
    WHERE,
)
from tabletop.games.bunny_kingdom.words import nouns
from tabletop.words import Noun, noun
from tabletop.words.books import book

PARAGRAPHS: Final = {
    number: names.split(",")
    for number, names in {
        "BK-11": "colonist",
        "BK-102": "mountain_master",
        "BK-202": "city",
        "BK-203": "merchant,farm,luxury",
        "BK-204": "post",
        "BK-404": "provisions",
        "BK-410": "camp",
        "BK-411": "tower",
        "BK-501": "carpenter,master_carpenter,woodland_king,fisher,master_fisher,fisher_king,"
        "farmer,master_farmer,carrot_king",
        "BK-502": "burgomaster,king_of_thieves",
        "BK-503": "carrotistador,harecingetorix,hunny_king",
        "BK-504": "treasure",
        "BK-505": "diplomat,explorer",
        "BK-506": "bun_shee,panpan",
        "BK-603": "carrotadel",
        "BK-605": "rainbow",
        "BK-606": "chimney",
        "BK-607": "tax",
        "BK-609": "assistant_governor,governor,cloud_independence,merchant_queen,hareborne,"
        "lewis_carrot",
        "BK-610": "signet,cape,nibblonacci,mafayette",
        "BK-702": "liberal,socialist",
        "BK-703": "treasure_guardian",
        "BK-804": "central",
        "BK-810": "railroad,switch",
        "BK-811": "station",
        "BK-901": "matriarch",
        "BK-902": "opportunist",
        "BK-903": "little_prince",
        "BK-904": "bureaucrat",
        "BK-906": "treasure_hunter",
    }.items()
}
"""The cards and groups of cards that each paragraph is about; a card's own comes first."""

_ABOUT: Final = {name: number for number, names in PARAGRAPHS.items() for name in names}


def rule(card: int) -> Noun:
    """Returns the rule on a card, in one or two short sentences."""
    group, kind = GROUP[card], BUILDING[card]
    if group == TERRITORY:
        goods, ground = nouns.goods(YIELD[card]), nouns.ground(card)
        return noun("rule", "territory", ground=ground, goods=goods, n=START_CITY[card])
    if group == CITY_CARD:
        towers = noun("towers", n=NUMBER[card])
        return noun("rule", "city", towers=towers, where=noun("where", WHERE[kind]))
    if group in (FARM, LUXURY_CARD):
        goods = nouns.goods(MAKES[kind])
        return noun("rule", "farm", goods=goods, where=noun("where", WHERE[kind]))
    if book(BOOK).has(f"rule-{IDS[card]}"):
        return noun("rule", IDS[card])
    return noun("rule", GROUPS[group], n=NUMBER[card])


def paragraph(card: int) -> str:
    """Returns the number of the paragraph that says more."""
    if GROUP[card] == TERRITORY:
        own = "BK-103" if START_CITY[card] and not YIELD[card] else "BK-406"
        return own if YIELD[card] or card < WORLD else "BK-601"
    return _ABOUT.get(IDS[card]) or _ABOUT[GROUPS[GROUP[card]]]
