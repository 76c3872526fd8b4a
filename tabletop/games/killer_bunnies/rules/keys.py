"""The names of pieces and places in events, and reading them back.

Cards are "card:<number>"; places are a zone and its seat ("saved:0", "discard:2"), with the slot in
a row or hand ("circle:0:3", "hand:1:2"), or a host ("inside:<city>", "under:<host>").
"""

from __future__ import annotations


def card(piece: int) -> str:
    """The card as events name it."""
    return f"card:{piece}"


def heap(name: str, seat: int) -> str:
    """A pile, row or count before a seat: "hand", "pile", "d20"."""
    return f"{name}:{seat}"


def spot(name: str, seat: int, index: int) -> str:
    """A place in a row or hand before a seat: "circle", "centre", "hand"."""
    return f"{name}:{seat}:{index}"


def slot(ring: str, seat: int, index: int) -> str:
    """An open place of a ring, "circle" or "centre", into which a card may be put."""
    return f"slot:{ring}:{seat}:{index}"


def power(piece: int) -> str:
    """The disc that uses the power of a creature."""
    return f"power:{piece}"


def under(host: int) -> str:
    """The place of modifiers under their host."""
    return f"under:{host}"


def inside(city: int) -> str:
    """The place of a city's occupants."""
    return f"inside:{city}"


def number(key: str) -> int:
    """The number after the last colon, -1 when there is none."""
    last = key.rpartition(":")[2]
    return int(last) if last.isdigit() else -1


def zone(place: str) -> str:
    """The first word of a place."""
    return place.partition(":")[0]
