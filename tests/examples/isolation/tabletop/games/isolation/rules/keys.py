"""Names of pieces and places in events and gestures, and reading them back."""

from __future__ import annotations


def tuft(number: int) -> str:
    """The place of a tuft, 0 to 24 row by row."""
    return f"tuft:{number}"


def rabbit(seat: int) -> str:
    """The piece of a seat's rabbit."""
    return f"rabbit:{seat}"


def number(key: str) -> int:
    """The number in a key; -1 where there is none."""
    digits = key.partition(":")[2]
    return int(digits) if digits.isdigit() else -1
