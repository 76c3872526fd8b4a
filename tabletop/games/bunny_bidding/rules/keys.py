"""Keys of pieces and places, as events and tables name them, and reading them back.

Pieces are "tile:<place>" for a tile on the table (places count from 0 in each round),
"extra:<tile>" for a power or handicap, "goal:<seat>:<slot>" and "egg:<number>" for one in a hand
that is seen. Places are "hand:<seat>", "pile:<seat>", "offer:<place>", "bid:<seat>:<place>",
"taken:<seat>" for a tile under exchange, "row:<seat>" for powers and handicaps held, and "box" for
what is out of the game.
"""

from __future__ import annotations

from typing import Final

BOX: Final = "box"
"""Where eggs come from and what leaves the game goes."""


def tile(place: int) -> str:
    """The piece of the tile in a place of the table."""
    return f"tile:{place}"


def offer(place: int) -> str:
    """A place of the offer."""
    return f"offer:{place}"


def bid(seat: int, place: int) -> str:
    """A place before a seat."""
    return f"bid:{seat}:{place}"


def taken(seat: int) -> str:
    """Where a tile of the offer is while a seat exchanges it."""
    return f"taken:{seat}"


def spot(seat: int, place: int) -> str:
    """The place of the table before a seat, or of the offer when the seat is negative."""
    return offer(place) if seat < 0 else bid(seat, place)


def hand(seat: int) -> str:
    """A seat's hand."""
    return f"hand:{seat}"


def pile(seat: int) -> str:
    """A seat's collected eggs."""
    return f"pile:{seat}"


def row(seat: int) -> str:
    """Where a seat's powers and handicaps lie."""
    return f"row:{seat}"


def extra(tile: int) -> str:
    """The piece of a power or handicap."""
    return f"extra:{tile}"


def goal(seat: int, slot: int) -> str:
    """The piece of a goal."""
    return f"goal:{seat}:{slot}"


def egg(number: int) -> str:
    """A tile of a hand whose number is seen."""
    return f"egg:{number}"


def number(key: str) -> int:
    """The number at the end of a key."""
    return int(key.rpartition(":")[2])
