"""Keys of pieces and places in events, and reading them back.

Cards are "card:<number>"; places are a zone and its seat ("saved:0", "discard:2"), with the slot in
a row or hand ("circle:0:3", "hand:1:2"), or a host ("inside:<city>", "under:<host>").
"""

from __future__ import annotations


def card(piece: int) -> str:
    """Returns the key of a card."""
    return f"card:{piece}"


def heap(name: str, seat: int) -> str:
    """Returns the key of a pile, row or count before a seat: "hand", "pile", "d20"."""
    return f"{name}:{seat}"


def spot(name: str, seat: int, index: int) -> str:
    """Returns the key of a place in a row or hand before a seat: "circle", "centre", "hand"."""
    return f"{name}:{seat}:{index}"


def slot(ring: str, seat: int, index: int) -> str:
    """Returns the key of an open place of a ring, "circle" or "centre"."""
    return f"slot:{ring}:{seat}:{index}"


def power(piece: int) -> str:
    """Returns the key of the disc that uses a creature's power."""
    return f"power:{piece}"


def under(host: int) -> str:
    """Returns the key of the place of modifiers under their host."""
    return f"under:{host}"


def inside(city: int) -> str:
    """Returns the key of the place of a city's occupants."""
    return f"inside:{city}"


def number(key: str) -> int:
    """Returns the number after the last colon, -1 when there is none."""
    last = key.rpartition(":")[2]
    return int(last) if last.isdigit() else -1


def zone(place: str) -> str:
    """Returns the first word of a place."""
    return place.partition(":")[0]
