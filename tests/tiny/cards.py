"""The thirty cards of Tiny Auction: a card's number gives its value and what winning it does."""

from __future__ import annotations

from typing import Final

PLAIN: Final = 0
OWL: Final = 1
FOX: Final = 2
TAX: Final = 3
STORM: Final = 4

POWERS: Final = ("plain", "owl", "fox", "tax", "storm")
CARDS: Final = 30
HAND: Final = 3

VALUE: Final = tuple(1 + card // len(POWERS) for card in range(CARDS))
POWER: Final = tuple(card % len(POWERS) for card in range(CARDS))


def card_name(card: int) -> str:
    """The card as players say it, "fox 4"."""
    return f"{POWERS[POWER[card]]} {VALUE[card]}"
