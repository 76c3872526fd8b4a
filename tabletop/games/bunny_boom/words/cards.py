"""Names and rules of cards in words, for log, prompts and the close look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.games.bunny_boom.rules.cards import (
    COLOUR,
    FLOW,
    FLOW_NONE,
    JOKER,
    KIND,
    MAYOR,
    MOVE,
    NO_SUIT,
    ORANGE,
    PLAY,
    SUIT,
    SUITS,
    VALUE,
    WAVE,
)
from tabletop.games.bunny_boom.rules.village import ARMS, CENTRE, arm_of, slot_of

SPECIAL_NAMES: Final = ("", "Mayor", "Joker", "Fox", "Burrow")

PLAY_NAMES: Final = (
    "Boom",
    "Mega Boom",
    "River Boom",
    "Carrot",
    "Share",
    "Jump",
    "Centre",
    "One more, then the river",
    "One less, then the river",
    "New river",
    "Joker",
    "Burrow",
    "Fox",
)
AT_A_GLANCE: Final = {
    "Carrot": "another pawn comes to it and gets the Carrot",
    "Share": "a bunny of yours to each other home",
    "Jump": "jump over one card on the way",
    "Centre": "walk from the centre",
    "One more, then the river": "one bunny more at home, then use a river card",
    "One less, then the river": "one bunny less at home, then use a river card",
    "New river": "three new river cards",
}
"""Short meanings of play effects for lists, where nothing else explains the name."""

PLAY_RULES: Final = (
    "After your move a bunny appears on every card of the village.",
    "After your move take a river card. Then a bunny appears on every card of village and river "
    "and in every other home.",
    "After your move take a river card. Then a bunny appears on every card left in the river.",
    "Bring another pawn to this card; it crosses what lies between. Its owner gets the Carrot, "
    "which counts 4 bunnies at the end.",
    "One bunny of your home moves to each other home.",
    "On this turn's move you jump over one card of your choice.",
    "Your pawn goes to the centre first, crossing nothing, and walks from there.",
    "Take one bunny. After your move use a river effect.",
    "Send one bunny away. After your move use a river effect.",
    "Discard the whole river and turn up three new cards.",
    "Goes on any card and under any card for free; the space closes then.",
    "The Burrow token is yours. Others who cross a Burrow card take a bunny of your home along.",
    "The Fox runs to this card. Each other pawn on a card it crosses takes a bunny of your home.",
)
PLAY_PARAGRAPHS: Final = (
    "BB-20",
    "BB-21",
    "BB-21",
    "BB-23",
    "BB-28",
    "BB-29",
    "BB-31",
    "BB-32",
    "BB-32",
    "BB-33",
    "BB-14",
    "BB-34",
    "BB-36",
)
"""Paragraph of the rule book about each play effect."""

FLOW_NAMES: Final = (
    "no river effect",
    "two bunnies into the village",
    "swap a card",
    "pass the hands on",
    "share",
    "hidden gift",
    "boom",
)
FLOW_RULES: Final = (
    "No river effect.",
    "Put two bunnies of your home on one or two village cards.",
    "Swap a card of your hand for a random one of another hand.",
    "Draw up to three, then every hand goes to the player on the right.",
    "One bunny of your home moves to each other home.",
    "The top card goes face down to a home of your choice and counts there at the end.",
    "A bunny appears on every card of the village.",
)
FLOW_PARAGRAPHS: Final = ("BB-44", "BB-47", "BB-48", "BB-49", "BB-28", "BB-50", "BB-20")


ANYWHERE: Final = {
    MAYOR: "goes on any card for free",
    JOKER: "goes on any card for free and closes the space",
}
MAYOR_RULE: Final = "Goes on any card for free, and any card on it; the place stays open."


def card_name(card: int) -> str:
    """Returns the card's name: "Mill 3", "Mayor", "Fox of Mill".

    The orange half, which comes in from three players on and has other signs, is "Orange Mill 3".
    """
    special = SPECIAL_NAMES[KIND[card]]
    deck = "Orange " if COLOUR[card] == ORANGE else ""
    if not special:
        return f"{deck}{SUITS[SUIT[card]]} {VALUE[card]}"
    suit = "" if SUIT[card] == NO_SUIT else f" of {SUITS[SUIT[card]]}"
    return f"{deck}{special}{suit}"


def card_list(cards: Sequence[int]) -> str:
    """Lists several cards in one phrase."""
    *others, last = map(card_name, cards)
    return f"{', '.join(others)} and {last}" if others else last


def place(number: int) -> str:
    """Returns the name of a space ("left 2", counted from the centre) or of the centre tile."""
    if number == CENTRE:
        return "the centre"
    return f"{ARMS[arm_of(number)]} {slot_of(number)}"


def bunnies(count: int) -> str:
    """Returns a number of bunnies in words."""
    return "1 bunny" if count == 1 else f"{count} bunnies"


def card_gist(card: int) -> str:
    """Describes a card's signs briefly: played, in the river, crossed; and its value in hand where
    its name does not give it."""
    unnamed = SPECIAL_NAMES[KIND[card]]
    said = [f"counts {VALUE[card]} in hand"] if unnamed else []
    said += [ANYWHERE[KIND[card]]] if KIND[card] in ANYWHERE else []
    if KIND[card] != JOKER:
        sign = PLAY_NAMES[PLAY[card]]
        said.append(f"put down: {AT_A_GLANCE.get(sign, sign.lower())}")
    if FLOW[card] != FLOW_NONE:
        said.append(f"in the river: {FLOW_NAMES[FLOW[card]]}")
    return "; ".join((*said, f"crossed: {bunnies(MOVE[card])}"))


def card_lines(card: int) -> tuple[str, ...]:
    """Explains the card sign by sign: value, play effect, river effect, movement effect."""
    value = f"Bunny value {VALUE[card]}: the price on another suit, and what it counts in hand."
    if SUIT[card] == NO_SUIT:
        value = f"Bunny value {VALUE[card]}: what it counts in hand. It has no suit and no price."
    lines = [value, MAYOR_RULE] if KIND[card] == MAYOR else [value]
    lines += [f"{PLAY_NAMES[PLAY[card]]}: {PLAY_RULES[PLAY[card]]}"]
    if WAVE[card]:
        lines.append("The wave: one river card's effect must be used if there is one.")
    if FLOW[card] != FLOW_NONE:
        lines.append(f"In the river: {FLOW_RULES[FLOW[card]]}")
    lines.append(f"Who crosses it takes {bunnies(MOVE[card])}.")
    return tuple(lines)


def card_paragraph(card: int) -> str:
    """Returns the paragraph of the rule book about the card."""
    return "BB-16" if KIND[card] == MAYOR else PLAY_PARAGRAPHS[PLAY[card]]
