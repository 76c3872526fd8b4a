"""Keys of pieces and places in events and on the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

DECK: Final = "deck"
DISCARDS: Final = "discards"


def deck(seat: int) -> str:
    """The place of the deck, whatever the seat."""
    return DECK


def discards(seat: int) -> str:
    """The place of discarded cards, whatever the seat."""
    return DISCARDS


def space(number: int) -> str:
    """The place of a space of a board."""
    return f"space:{number}"


def segment(number: int) -> str:
    """Returns the key of a border line, on which a track may lie."""
    return f"segment:{number}"


def hand(seat: int) -> str:
    """The place of a seat's hand."""
    return f"hand:{seat}"


def seal(seat: int, number: int) -> str:
    """The place of a card that a seat has sealed, by its number in the pick."""
    return f"seal:{seat}:{number}"


def front(seat: int) -> str:
    """Returns the key of the place in front of a seat, where buildings wait."""
    return f"front:{seat}"


def pile(seat: int) -> str:
    """The place of a seat's parchments."""
    return f"pile:{seat}"


def reserve(seat: int) -> str:
    """The place of a seat's reserve."""
    return f"reserve:{seat}"


def card(number: int) -> str:
    """The piece of a card whose face is seen."""
    return f"card:{number}"


def rabbit(seat: int, at: int) -> str:
    """The piece of a rabbit on a space."""
    return f"rabbit:{seat}:{at}"


def building(kind: int) -> str:
    """The piece of a building of a kind."""
    return f"building:{kind}"


def rainbow(which: int) -> str:
    """The piece of a Rainbow's ground token."""
    return f"rainbow:{which}"


def track(segment: int) -> str:
    """The piece of a track."""
    return f"track:{segment}"


def waiting(kind: int) -> str:
    """Returns the piece of the viewer's waiting buildings of a kind."""
    return f"waits:{kind}"


def corner(turn: int) -> str:
    """Returns the piece of one of Central Station's four turns."""
    return f"corner:{turn}"


@lru_cache(maxsize=4096)
def number(key: str) -> int:
    """Returns the last number of a key ("space:17"), -1 = none."""
    last = key.rpartition(":")[2]
    return int(last) if last.lstrip("-").isdigit() else -1
