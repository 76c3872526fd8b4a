"""Game facts of Bunny Boom for the program, without its rules."""

from __future__ import annotations

from typing import Final

from tabletop.core.game import LOSER, Game, GameInfo, Later, Option
from tabletop.words import Message

BOOK: Final = "tabletop.games.bunny_boom"
"""The name of the book of the game's messages."""

VERBS: Final = (
    "play",
    "bring",
    "give",
    "jump",
    "use",
    "place",
    "offer",
    "swap_with",
    "gift",
    "draw_pile",
    "draw_river",
    "lucky_card",
    "first",
    "shuffle",
    "time_out",
)

MOST_CARDS: Final = 78
"""Cards of both halves of the deck with all special cards."""

ACTIONS_A_TURN: Final = 10
"""Upper bound of actions in a turn: the timer, a card, three gifts of the Fox or Share, a river
card, and for its effect an offer, a hand, luck, or a card drawn, and a last draw. Each turn uses up
a card of pile or river."""

STARTERS: Final = (("0", 0), ("1", 1), ("2", 2), ("3", 3), ("loser", LOSER))
"""Choices of who starts, with the seat."""

WHO_STARTS: Final = ("random", *(value for value, _ in STARTERS))

OPTIONS: Final = (
    Option.told(BOOK, "mayor", "bool", True),
    Option.told(BOOK, "joker", "bool", True),
    Option.told(BOOK, "fox", "bool", False, full=True),
    Option.told(BOOK, "burrow", "bool", False, full=True),
    Option.told(BOOK, "fox_cards", "choice", "published", ("published", "all")),
    Option.told(BOOK, "timer", "choice", "off", ("off", "soft", "real")),
    Option.told(BOOK, "timer_seconds", "int", 30, low=5, high=300),
    Option.told(BOOK, "blocked", "choice", "end", ("end", "lift")),
    Option.told(BOOK, "first_player", "choice", "random", WHO_STARTS, starters=STARTERS),
)

GAME: Final = Game(
    GameInfo(
        key="bunny_boom",
        name="Bunny Boom",
        rules_version=1,
        players=(2, 3, 4),
        minutes=30,
        weight=2,
        verbs=VERBS,
        options=OPTIONS,
        max_actions=2 + MOST_CARDS * ACTIONS_A_TURN,
        pitch=tuple(Message(BOOK, f"pitch.{line}") for line in ("one", "two")),
        fewest=True,
    ),
    Later("tabletop.games.bunny_boom.rules.rules:start"),
    BOOK,
)
