"""Keys of pieces and places in events and tables.

Pieces are "tile:<place>" for a tile on the table (places count from 0 in each round),
"extra:<tile>" for a power or handicap, "goal:<seat>:<slot>" and "egg:<number>" for a visible hand
tile. Places are "hand:<seat>", "pile:<seat>", "offer:<place>", "bid:<seat>:<place>", "taken:<seat>"
for a tile under exchange, "row:<seat>" for powers and handicaps held, and "box" for all tiles out
of the game.
"""

from __future__ import annotations

from typing import Final

BOX: Final = "box"
"""Source of dealt eggs and destination of removed tiles."""


def box(seat: int) -> str:
    """Returns the key of the tiles out of the game, whatever the seat."""
    return BOX


def any_egg(seat: int) -> str:
    """Returns the piece of a hand tile whose number is not named, whatever the seat."""
    return "egg"


def tile(place: int) -> str:
    """Returns the piece of the tile in a place of the table."""
    return f"tile:{place}"


def offer(place: int) -> str:
    """Returns the key of a place in the offer."""
    return f"offer:{place}"


def bid(seat: int, place: int) -> str:
    """Returns the key of a place in a seat's bid."""
    return f"bid:{seat}:{place}"


def taken(seat: int) -> str:
    """Returns the key of the place of a tile that a seat is exchanging."""
    return f"taken:{seat}"


def spot(seat: int, place: int) -> str:
    """Returns the key of a place in a seat's bid, or in the offer if the seat is negative."""
    return offer(place) if seat < 0 else bid(seat, place)


def hand(seat: int) -> str:
    """Returns the key of a seat's hand."""
    return f"hand:{seat}"


def pile(seat: int) -> str:
    """Returns the key of a seat's collected eggs."""
    return f"pile:{seat}"


def row(seat: int) -> str:
    """Returns the key of a seat's row of goals, powers and handicaps."""
    return f"row:{seat}"


def extra(tile: int) -> str:
    """Returns the piece of a power or handicap."""
    return f"extra:{tile}"


def goal(seat: int, slot: int) -> str:
    """Returns the piece of a goal."""
    return f"goal:{seat}:{slot}"


def egg(number: int) -> str:
    """Returns the piece of a visible hand tile."""
    return f"egg:{number}"


def number(key: str) -> int:
    """Returns the number at the end of a key."""
    return int(key.rpartition(":")[2])
