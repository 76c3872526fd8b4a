"""Keys of pieces and places in events, and reading them back.

Pieces are "card:<number>", "pawn:<seat>", "carrot", "fox", "burrow" and "timer". Places are
"space:<n>", "centre", "home:<seat>", "hand:<seat>", "gifts:<seat>", "river:<slot>", "pile",
"discard" and "supply".
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.games.bunny_boom.rules.village import CENTRE


def named(key: str) -> Callable[[int], str]:
    """Returns a maker of that key, whatever the number."""
    return lambda number: key


def space(place: int) -> str:
    """The place of a space or of the centre tile."""
    return "centre" if place == CENTRE else f"space:{place}"


def card(card: int) -> str:
    """The piece of a card."""
    return f"card:{card}"


def pawn(seat: int) -> str:
    """The piece of a seat's pawn."""
    return f"pawn:{seat}"


def home(seat: int) -> str:
    """The place of a seat's bunnies and markers."""
    return f"home:{seat}"


def hand(seat: int) -> str:
    """The place of a seat's hand."""
    return f"hand:{seat}"


def river(slot: int) -> str:
    """The place of a river card."""
    return f"river:{slot}"


def gifts(seat: int) -> str:
    """The place of the hidden gifts before a home."""
    return f"gifts:{seat}"


def tokens(place: str) -> str:
    """The bunnies that lie on a space or river card, as one piece."""
    return f"tokens:{place}"


def total(seat: int) -> str:
    """Returns the key of a seat's final total, a piece of its plate."""
    return f"total:{seat}"


def owner(seat: int) -> str:
    """Returns the place of a token: its owner's home, the centre tile for -1."""
    return "centre" if seat < 0 else home(seat)


def number(key: str) -> int:
    """Returns the number in a key; CENTRE for the centre tile, -1 for a key without one."""
    if key == "centre":
        return CENTRE
    text = key.rpartition(":")[2]
    return int(text) if text.isdigit() else -1
