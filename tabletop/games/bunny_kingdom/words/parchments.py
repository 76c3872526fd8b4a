"""The worth of a parchment in words: now, with the next step, and in the results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabletop.games.bunny_kingdom.rules.cards import IDS, NUMBER, TITLES
from tabletop.games.bunny_kingdom.rules.parchments import MATRIARCH, NEEDS, NIBBLONACCI, Worth

_GLOVES: Final = {"left_glove": "the Right Glove", "right_glove": "the Left Glove"}
_COPIES: Final = {"liberal": "right", "socialist": "left"}
_RANKS: Final = ("", "first", "second", "third", "fourth", "fifth")
"""Names of places."""

_THINGS: Final = {
    "bureaucrat": ("parchment", "parchments"),
    "burgomaster": ("city", "cities"),
    "king_of_thieves": ("city", "cities"),
    "diplomat": ("territory on an edge", "territories on an edge"),
    "explorer": ("corner", "corners"),
    "carpenter": ("wood", "wood"),
    "master_carpenter": ("wood", "wood"),
    "woodland_king": ("wood", "wood"),
    "fisher": ("fish", "fish"),
    "master_fisher": ("fish", "fish"),
    "fisher_king": ("fish", "fish"),
    "farmer": ("field of carrots", "fields of carrots"),
    "master_farmer": ("field of carrots", "fields of carrots"),
    "carrot_king": ("field of carrots", "fields of carrots"),
    "merchant": ("luxury", "luxuries"),
    "mountain_master": ("mountain", "mountains"),
    "carrotistador": ("fief of three or more", "fiefs of three or more"),
    "harecingetorix": ("fief", "fiefs"),
    "hunny_king": ("fief", "fiefs"),
    "bun_shee": ("city without goods", "cities without goods"),
    "panpan": ("bare territory", "bare territories"),
    "colonist": ("Camp card", "Camp cards"),
    "matriarch": ("territory", "territories"),
    "little_prince": ("carrot of the other fiefs", "carrots of the other fiefs"),
    "treasure_guardian": ("treasure", "treasures"),
    "treasure_hunter": ("carrot of treasures", "carrots of treasures"),
    "nibblonacci": ("treasure", "treasures"),
    "assistant_governor": ("district", "districts"),
    "governor": ("district", "districts"),
    "cloud_independence": ("carrot of cloud fiefs", "carrots of cloud fiefs"),
    "merchant_queen": ("of Trade", "of Trade"),
    "hareborne": ("cloud territory", "cloud territories"),
    "lewis_carrot": ("wonder", "wonders"),
    "mafayette": ("cloud row led alone", "cloud rows led alone"),
    "signet": ("coin", "coins"),
    "cape": ("cloud row", "cloud rows"),
}
"""Things a parchment counts: one and several."""

_SHORT: Final = {
    "bureaucrat": ("held", "held"),
    "diplomat": ("on edges", "on edges"),
    "farmer": ("field", "fields"),
    "master_farmer": ("field", "fields"),
    "carrot_king": ("field", "fields"),
    "carrotistador": ("large fief", "large fiefs"),
    "bun_shee": ("poor city", "poor cities"),
    "panpan": ("bare", "bare"),
    "colonist": ("camp", "camps"),
    "little_prince": ("from other fiefs", "from other fiefs"),
    "treasure_hunter": ("from treasures", "from treasures"),
    "cloud_independence": ("from cloud fiefs", "from cloud fiefs"),
    "hareborne": ("in the clouds", "in the clouds"),
    "mafayette": ("row led", "rows led"),
    "cape": ("row", "rows"),
}
"""Shorter words for the same in the narrow lines of the results."""


def _some(count: int, card: int) -> str:
    one, many = _THINGS[IDS[card]]
    return f"{count} {one if count == 1 else many}"


def told_as(copies: Sequence[tuple[int, int, int]], seat: int, card: int) -> int:
    """Returns the parchment that a seat's card is described as: the one it copied, else itself.

    Args:
        copies: the view's (seat, copy card, copied card or -1).
    """
    copied = (what for who, copier, what in copies if who == seat and copier == card and what >= 0)
    return next(copied, card)


def now(card: int, worth: Worth) -> str:
    """Returns the present worth of a parchment: "3 fish: 6 now", "2 of 9 cities: 0 now".

    Whatever says "now" is counted anew after the last harvest.
    """
    name = IDS[card]
    if card == MATRIARCH:
        most = "the most of all" if worth.carrots else f"{worth.need} would be the most"
        return f"{_some(worth.have, card)}, {most}: {worth.carrots} now"
    if name in _THINGS and worth.need:
        return f"{worth.have} of {_some(worth.need, card)}: {worth.carrots} now"
    if name in _THINGS:
        return f"{_some(worth.have, card)}: {worth.carrots} now"
    if worth.have:
        return f"Pays the second in carrots, you are {_RANKS[worth.have]}: {worth.carrots} now"
    if name in _COPIES:
        return f"Copies a parchment of the player on your {_COPIES[name]}"
    return f"Treasure: {worth.carrots}"


def step(card: int, worth: Worth) -> str:
    """Returns the next step of a parchment: "each more brings 2", "7 more bring 12"; "" = none."""
    name = IDS[card]
    if name in _GLOVES:
        return f"with {_GLOVES[name]} 4" if worth.carrots == NUMBER[card] else ""
    if not worth.step:
        return ""
    if not worth.need:
        return f"{'the next' if name == 'nibblonacci' else 'each'} more brings {worth.step}"
    missing = worth.need - worth.have
    if missing <= 0:
        return ""
    return f"{missing} more {'brings' if missing == 1 else 'bring'} {worth.step}"


def told(card: int, worth: Worth) -> str:
    """Worth and next step in a line: "3 fish: 6 now; each more brings 2"."""
    further = step(card, worth)
    return f"{now(card, worth)}; {further}" if further else now(card, worth)


def gained(gains: Mapping[int, int]) -> str:
    """Returns the changes of held parchments: "your parchments at the end: Treasure Hunter 5
    more"."""
    told = (
        f"{TITLES[card]} {abs(gain)} {'more' if gain > 0 else 'fewer'}"
        for card, gain in gains.items() if gain
    )  # fmt: skip
    words = ", ".join(told)
    return f"your parchments at the end: {words}" if words else ""


def badge(worth: Worth) -> str:
    """Returns the worth in as few letters as fit on a card: "6", "2/9"; "?" = unknown yet."""
    if worth.carrots < 0:
        return "?"
    if worth.need and worth.have < worth.need:
        return f"{worth.have}/{worth.need}"
    return str(worth.carrots)


def result(card: int, scored: int, carrots: int) -> str:
    """Returns a parchment's line in the results with its sum: "Diplomat: 13 on edges".

    Args:
        scored: the card it counted as, which differs for a copy card.
    """
    title = TITLES[card] if card == scored else f"{TITLES[card]} as {TITLES[scored]}"
    why = _why(scored, carrots)
    return f"{title}: {why}" if why else title


def _why(card: int, carrots: int) -> str:
    """Returns the count behind these carrots in few words; "" if the title says it."""
    name, number = IDS[card], NUMBER[card]
    if name == "nibblonacci":
        return _some(NIBBLONACCI.index(carrots), card)
    if card == MATRIARCH:
        return "most territories" if carrots else "not most territories"
    if name in NEEDS:
        thing = _SHORT.get(name, _THINGS[name])[1]
        return f"{'at least' if carrots else 'under'} {NEEDS[name]} {thing}"
    if name == "opportunist":
        return "second" if carrots else "not second"
    if name in _COPIES:
        return "no copy"
    if name in _GLOVES:
        return "a pair" if carrots > number else "single"
    if name not in _THINGS:
        return ""
    have = carrots // number
    counted = f"{have} {_SHORT[name][have != 1]}" if name in _SHORT else _some(have, card)
    return counted if number == 1 else f"{counted} × {number}"
