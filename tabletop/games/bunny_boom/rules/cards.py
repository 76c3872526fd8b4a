"""Data of the 78 cards, read from the CSV file and checked, as tables by card number.

The effects are carried out in `effects` and `river`; pictures and words are elsewhere.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from typing import Final

from tabletop.core.errors import TabletopError

DATA: Final = "bunny_boom_deck.csv"

NO_CARD: Final = 255
"""Value of a slot or space without a card."""

COLOURS: Final = ("purple", "orange")
PURPLE, ORANGE = range(2)

KINDS: Final = ("base", "mayor", "joker", "fox", "burrow")
BASE, MAYOR, JOKER, FOX_CARD, BURROW_CARD = range(5)

SUITS: Final = ("Bakery", "Market", "Mill", "Orchard", "School", "Well")
NO_SUIT: Final = 6

PLAYS: Final = (
    "BOOM",
    "MEGA_BOOM",
    "RIVER_BOOM",
    "CARROT",
    "SHARE",
    "SKIP",
    "CENTRE",
    "RIVER_PLUS",
    "RIVER_MINUS",
    "RIVER_RENEW",
    "WILD",
    "BURROW",
    "FOX",
)
(
    BOOM,
    MEGA_BOOM,
    RIVER_BOOM,
    CARROT,
    SHARE,
    SKIP,
    CENTRE_JUMP,
    RIVER_PLUS,
    RIVER_MINUS,
    RIVER_RENEW,
    WILD,
    BURROW,
    FOX,
) = range(13)
"""Play effects. The first three wait until the pawn has moved (BB-20, BB-74)."""

FLOWS: Final = ("-", "VILLAGE2", "SWAP1", "PASS_HANDS", "SHARE", "HIDDEN_GIFT", "BOOM")
(
    FLOW_NONE,
    FLOW_VILLAGE,
    FLOW_SWAP,
    FLOW_PASS,
    FLOW_SHARE,
    FLOW_GIFT,
    FLOW_BOOM,
) = range(7)
"""River effects: used while the card lies in the river."""

HAND: Final = 3
RIVER: Final = 3

_PLAY_COUNTS: Final = dict(
    BOOM=8,
    MEGA_BOOM=2,
    RIVER_BOOM=2,
    CARROT=6,
    SHARE=8,
    SKIP=8,
    CENTRE=6,
    RIVER_PLUS=8,
    RIVER_MINUS=8,
    RIVER_RENEW=4,
)
_FLOW_COUNTS: Final = {
    "-": 22,
    "VILLAGE2": 8,
    "SWAP1": 8,
    "BOOM": 6,
    "SHARE": 6,
    "HIDDEN_GIFT": 6,
    "PASS_HANDS": 4,
}
_MOVE_COUNTS: Final = {"1": 28, "2": 20, "3": 12}
"""Counts of each value among the 60 base cards; each colour has half of each."""

_SPECIALS: Final = {
    "mayor": (2, "4", "SHARE", "1"),
    "joker": (1, "5", "WILD", "2"),
    "fox": (3, "3", "FOX", "1"),
    "burrow": (3, "2", "BURROW", "1"),
}
"""Special cards of one colour: count, value, play effect and movement effect (BB-02)."""

Row = Mapping[str, str]


class BadDeck(TabletopError):
    """Raised when the deck's data file does not hold the 78 cards; the text says what is wrong."""


def read_rows() -> list[dict[str, str]]:
    """Reads and checks the rows of the data file."""
    text = (resources.files(__package__) / DATA).read_text("utf-8")
    rows = list(csv.DictReader(text.splitlines()))
    check_rows(rows)
    return rows


def check_rows(rows: Sequence[Row]) -> None:
    """Checks the counts of everything the deck must have.

    Raises:
        BadDeck: a count or a word is wrong.
    """
    _words_known(rows)
    if len({row["id"] for row in rows}) != 78 or len(rows) != 78:
        raise BadDeck(f"{DATA} is to hold 78 different cards, not {len(rows)}.")
    base = [row for row in rows if row["kind"] == "base"]
    for column, counts in (
        ("play", _PLAY_COUNTS),
        ("river", _FLOW_COUNTS),
        ("move", _MOVE_COUNTS),
    ):
        halves = {word: count // 2 for word, count in counts.items()}
        for colour in COLOURS:
            _same(f"{colour} {column} effects", _count(base, column, colour), halves)
    for colour in COLOURS:
        for suit in SUITS:
            held = sorted(r["value"] for r in base if (r["colour"], r["suit"]) == (colour, suit))
            if held != ["1", "2", "3", "4", "5"]:
                raise BadDeck(f"{DATA}: {colour} {suit} is to hold each value from 1 to 5 once.")
        for kind, (number, *printed) in _SPECIALS.items():
            found = [r for r in rows if (r["colour"], r["kind"]) == (colour, kind)]
            if len(found) != number or any(
                [r["value"], r["play"], r["move"]] != printed for r in found
            ):
                raise BadDeck(f"{DATA}: {colour} is to hold {number} {kind} cards as designed.")
    _special_suits(rows)
    _waves(rows)


def _words_known(rows: Iterable[Row]) -> None:
    known: dict[str, Sequence[str]] = {
        "colour": COLOURS,
        "kind": KINDS,
        "suit": (*SUITS, "-"),
        "value": "12345",
        "play": PLAYS,
        "wave": ("yes", "no"),
        "river": FLOWS,
        "move": "123",
    }
    for row in rows:
        for column, words in known.items():
            if row.get(column) not in words:
                raise BadDeck(f"{DATA}: card {row.get('id')} has no {column} that is known.")


def _special_suits(rows: Iterable[Row]) -> None:
    """Checks one Fox and one Burrow a suit over both colours; Mayor and Joker have none (BB-04)."""
    for kind in ("fox", "burrow"):
        if sorted(row["suit"] for row in rows if row["kind"] == kind) != list(SUITS):
            raise BadDeck(f"{DATA}: each suit is to have one {kind} card.")
    for row in rows:
        if (row["suit"] == "-") != (row["kind"] in ("mayor", "joker")):
            raise BadDeck(f"{DATA}: card {row['id']} has the wrong kind of suit.")


def _waves(rows: Iterable[Row]) -> None:
    """Checks that exactly the two effects that grant a river effect have the wave."""
    for row in rows:
        if (row["wave"] == "yes") != (row["play"] in ("RIVER_PLUS", "RIVER_MINUS")):
            raise BadDeck(f"{DATA}: card {row['id']} has the wave wrong.")


def _count(rows: Iterable[Row], column: str, colour: str) -> dict[str, int]:
    return dict(Counter(row[column] for row in rows if row["colour"] == colour))


def _same(what: str, found: dict[str, int], wanted: dict[str, int]) -> None:
    if found != wanted:
        raise BadDeck(f"{DATA}: the {what} are {found}, not {wanted}.")


_ROWS: Final = read_rows()

CARDS: Final = len(_ROWS)
NAMES: Final = tuple(row["id"] for row in _ROWS)
"""Card ids of the data file: colour letter, suit number or special letter, value or number."""

COLOUR: Final = tuple(COLOURS.index(row["colour"]) for row in _ROWS)
KIND: Final = tuple(KINDS.index(row["kind"]) for row in _ROWS)
SUIT: Final = tuple(SUITS.index(r["suit"]) if r["suit"] != "-" else NO_SUIT for r in _ROWS)
VALUE: Final = tuple(int(row["value"]) for row in _ROWS)
PLAY: Final = tuple(PLAYS.index(row["play"]) for row in _ROWS)
WAVE: Final = tuple(row["wave"] == "yes" for row in _ROWS)
FLOW: Final = tuple(FLOWS.index(row["river"]) for row in _ROWS)
MOVE: Final = tuple(int(row["move"]) for row in _ROWS)
BIT: Final = tuple(1 << card for card in range(CARDS))
"""BIT[card]: sets of cards are whole numbers with one bit a card."""

CLOSES: Final = 255


def _cover(new: int, below: int) -> int:
    """Returns CLOSES, or the price of `new` on `below` in a space that stays open."""
    if WILD in (PLAY[new], PLAY[below]):
        return CLOSES
    if NO_SUIT in (SUIT[new], SUIT[below]):
        return 0
    return CLOSES if SUIT[new] == SUIT[below] else VALUE[new]


COVER: Final = tuple(bytes(_cover(new, below) for below in range(CARDS)) for new in range(CARDS))
"""COVER[new][below]: outcome of playing one card on another (BB-10, BB-14 to BB-17)."""


def deck_of(
    players: int, mayor: bool, joker: bool, fox: bool, burrow: bool, all_foxes: bool
) -> tuple[int, ...]:
    """Returns the cards of a match (BB-01 to BB-03, BB-73), by number.

    Two players use the purple cards alone. With more, only the orange Fox cards come in unless
    `all_foxes`.
    """
    wanted = (True, mayor, joker, fox, burrow)
    return tuple(
        card
        for card in range(CARDS)
        if wanted[KIND[card]]
        and (players > 2 or COLOUR[card] == PURPLE)
        and (players == 2 or all_foxes or KIND[card] != FOX_CARD or COLOUR[card] == ORANGE)
    )


def total_value(cards: Iterable[int]) -> int:
    """Returns the sum of the cards' bunny values."""
    return sum(VALUE[card] for card in cards)
