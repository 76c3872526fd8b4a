"""What pieces and places are called in events and on the table, and how such a name is read."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

DECK: Final = "deck"
DISCARDS: Final = "discards"


def space(number: int) -> str:
    """The place of a space of a board."""
    return f"space:{number}"


def segment(number: int) -> str:
    """The place of a border line, where a track may lie."""
    return f"segment:{number}"


def hand(seat: int) -> str:
    """The place of a seat's hand."""
    return f"hand:{seat}"


def seal(seat: int, number: int) -> str:
    """The place of a card that a seat has sealed, by its number in the pick."""
    return f"seal:{seat}:{number}"


def front(seat: int) -> str:
    """The place in front of a seat where buildings wait."""
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
    """A building that waits before whoever looks."""
    return f"waits:{kind}"


def corner(turn: int) -> str:
    """One of the ways in which Central Station may lie."""
    return f"corner:{turn}"


@lru_cache(maxsize=4096)
def number(key: str) -> int:
    """The last number of a place or piece ("space:17"), -1 = none."""
    last = key.rpartition(":")[2]
    return int(last) if last.lstrip("-").isdigit() else -1
