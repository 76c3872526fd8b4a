"""The words of cards: what they are called, what they do, where the rule book says more."""

from __future__ import annotations

from typing import Final

from tabletop.games.bounce_bunny_bounce.rules.cards import column_of, row_of

CARD_NAMES: Final = ("UP", "RIGHT", "DOWN", "LEFT", "STOP", "SPY", "SWAP", "BONUS", "CARROT")

CARD_RULES: Final = (
    "Sends the bunny on to the next card above, over the edge if need be. Face down again when "
    "the bunny has come to rest.",
    "Sends the bunny on to the next card on the right, over the edge if need be. Face down again "
    "when the bunny has come to rest.",
    "Sends the bunny on to the next card below, over the edge if need be. Face down again when "
    "the bunny has come to rest.",
    "Sends the bunny on to the next card on the left, over the edge if need be. Face down again "
    "when the bunny has come to rest.",
    "The bunny stops. Face down again at the end of its owner's turn.",
    "Look at one face-down card, alone, or let it be. Stays face up.",
    "Exchange two cards of the field that carry no bunny. Stays face up.",
    "Take back one universal shock, up to three in hand. Stays face up.",
    "Eat it and the place is empty. Three carrots win.",
)
"""The rule on each kind of card, in two or three short sentences."""

CARD_PARAGRAPHS: Final = (
    "BBB-02",
    "BBB-02",
    "BBB-02",
    "BBB-02",
    "BBB-33",
    "BBB-42",
    "BBB-29",
    "BBB-35",
    "BBB-37",
)
"""Where the rule book says more about each kind."""

SHOCK_NAME: Final = "Universal Shock"
SHOCK_LINES: Final = (
    "Spend it after your move: the other bunny bounces to a card next to it, the way you choose.",
    "Its owner then does what that card asks, and takes the turn.",
    "One a turn; you can hold three.",
)


DIRECTIONS: Final = ("up", "right", "down", "left")


def card_word(face: int) -> str:
    """A kind of card within a sentence: the carrot and the bonus are things, the others shout."""
    name = CARD_NAMES[face]
    return name.lower() if name in ("CARROT", "BONUS") else name


def place(cell: int) -> str:
    """A cell as players call it."""
    return f"row {row_of(cell)}, column {column_of(cell)}"
