"""Names and rules of egg types, special eggs, powers and handicaps."""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.event import UNKNOWN
from tabletop.games.bunny_bidding.rules.cards import (
    EGG_TYPES,
    FIRST_EXTRA,
    HANDICAPS,
    POWERS,
    TYPE_NAMES,
    face_of,
    tile_of,
)


class Card(NamedTuple):
    """Words of a tile: name, rule, paragraph of the rule book, and a short rule for little room."""

    name: str
    rule: str
    paragraph: str
    short: str = ""


SPECIAL_CARDS: Final = (
    Card("Cracked egg", "Costs 1 point at the end.", "BI-34"),
    Card("Broken egg", "Costs 2 points at the end.", "BI-34"),
    Card("Rotten egg", "Costs 4 points at the end.", "BI-34"),
    Card("Chocolate egg", "Brings 1 point at the end.", "BI-34"),
    Card("Silver egg", "Brings 2 points at the end.", "BI-34"),
    Card("Golden egg", "Brings 4 points at the end.", "BI-34"),
    Card("Closing bell", "Offered face up: the round ends after this turn.", "BI-35"),
    Card("Later", "Offered face up: the rest of this turn comes after all others.", "BI-36"),
    Card("Peek at the offer", "Offered face up: look at all tiles of the offer.", "BI-37"),
    Card("Peek at the bids", "Offered face up: look at all bids.", "BI-37"),
    Card("Three or more", "Offered face up: this turn has at least three tiles.", "BI-38"),
    Card(
        "Cards on the table",
        "Offered face up: choose the offer or the bids; tiles go there face up.",
        "BI-39",
    ),
    Card("Spy", "Offered face up: look at one goal of another player.", "BI-40"),
    Card("Lazy bunny", "Offered face up: nothing more must be laid in this turn.", "BI-41"),
    Card(
        "Replacement",
        "Offered face up: exchange up to three tiles of the offer for tiles of your hand.",
        "BI-42",
    ),
    Card("Fair shares", "Played face up: no auction, everybody draws one offer tile.", "BI-43"),
    Card("Matching money", "Played face up: bids of an offered type gain or lose 50.", "BI-44"),
    Card("Upside down", "Played face up: the lowest bid wins, whatever else turns it.", "BI-45"),
    Card("Outcast", "Played face up: choose a player whose bid is ignored.", "BI-46"),
)

POWER_CARDS: Final = (
    Card("Sharp eye", "Look at a face-down tile of the offer.", "BI-48", "see a hidden offer tile"),
    Card(
        "Long ears",
        "Look at a face-down bid tile of another player.",
        "BI-49",
        "see a hidden bid tile",
    ),
    Card(
        "Swift paws",
        "Exchange one or two tiles of the offer for tiles of your hand.",
        "BI-42",
        "swap offer tiles",
    ),
    Card(
        "Bid thief",
        "Exchange a tile of your bid for one of another bid.",
        "BI-50",
        "swap bid tiles",
    ),
    Card(
        "Helping yourself",
        "Take a face-down tile of the offer; no bid then.",
        "BI-51",
        "take a hidden offer tile",
    ),
    Card("Turning over", "Turn over any tile on the table.", "BI-52", "turn over any tile"),
    Card("Full basket", "Lay three or more tiles in any turn.", "BI-53", "lay three tiles or more"),
    Card("Deep pockets", "Your bid counts 10 more, always.", "BI-48", "your bid counts 10 more"),
)

HANDICAP_CARDS: Final = (
    Card(
        "Follower",
        "Offer a type that lies open in the offer.",
        "BI-54",
        "offer a type lying there",
    ),
    Card(
        "Loner",
        "Offer a type that does not lie open in the offer.",
        "BI-54",
        "offer a type not there",
    ),
    Card(
        "Modest",
        "Bid below the highest open number of the offer.",
        "BI-55",
        "bid below the highest",
    ),
    Card(
        "Proud",
        "Bid above the lowest open number of the offer.",
        "BI-55",
        "bid above the lowest",
    ),
    Card("Open book", "Lay at least two tiles face up in a turn.", "BI-56", "two tiles face up"),
    Card("Small paws", "Lay at most three tiles in a turn.", "BI-57", "at most three tiles a turn"),
    Card(
        "Holes in the pocket",
        "Your bid counts 10 less, always.",
        "BI-61",
        "your bid counts 10 less",
    ),
    Card("Gossip", "One of your goals lies open.", "BI-58", "one of your goals is open"),
)


def card(coded: int) -> Card:
    """Returns the words of a special egg, power or handicap, by its `cards.code`."""
    tile = tile_of(coded)
    if tile in POWERS:
        return POWER_CARDS[tile - POWERS[0]]
    if tile in HANDICAPS:
        return HANDICAP_CARDS[tile - HANDICAPS[0]]
    return special_card(face_of(coded))


def special_card(face: int) -> Card:
    """Returns the words of a special egg, by its face."""
    return SPECIAL_CARDS[face - EGG_TYPES]


def type_names(types: tuple[int, ...]) -> str:
    """Returns egg types in a row: "red, blue and pink"."""
    words = [TYPE_NAMES[kind] for kind in types]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def tile_name(coded: int) -> str:
    """Returns a tile's name: "red 57", "Spy 48", "Long ears"; a hidden one is "a tile"."""
    if coded == UNKNOWN:
        return "a tile"
    return egg_name(tile_of(coded), face_of(coded))


def egg_name(tile: int, face: int) -> str:
    """Returns the name of a tile with that face."""
    if tile == UNKNOWN:
        return "a tile"
    if tile >= FIRST_EXTRA:
        return card(tile).name
    kind = TYPE_NAMES[face] if face < EGG_TYPES else SPECIAL_CARDS[face - EGG_TYPES].name
    return f"{kind} {tile}"
