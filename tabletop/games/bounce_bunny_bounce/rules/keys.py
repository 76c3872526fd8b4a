"""The names of pieces and places in events, and reading them back.

Pieces are "card:<id>" (the cell it was dealt to) and "bunny:<seat>"; places are "cell:<n>",
"home:<seat>" and "hand:<seat>".
"""

from __future__ import annotations


def cell(cell: int) -> str:
    """The place of a cell."""
    return f"cell:{cell}"


def card(card: int) -> str:
    """The piece of a card."""
    return f"card:{card}"


def bunny(seat: int) -> str:
    """The piece of a seat's bunny."""
    return f"bunny:{seat}"


def home(seat: int) -> str:
    """The place off the field where a seat's bunny waits."""
    return f"home:{seat}"


def hand(seat: int) -> str:
    """The place of a seat's universal shocks and won carrots."""
    return f"hand:{seat}"


def number(key: str) -> int:
    """The number in any of them; -1 where none is."""
    text = key.partition(":")[2]
    return int(text) if text.isdigit() else -1


def cell_of(place: str) -> int:
    """The cell of a place "cell:<n>"; -1 for any other place."""
    return number(place) if place.startswith("cell:") else -1


def shocks(seat: int) -> str:
    """The universal shocks of a seat, as one piece to take hold of."""
    return f"shock:{seat}"


def carrots(seat: int) -> str:
    """The carrots a seat has won."""
    return f"carrots:{seat}"
