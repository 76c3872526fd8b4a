"""The game's declaration: facts for menus and set-up, and its first state."""

from __future__ import annotations

from typing import Final

from tabletop.core.game import Game, GameInfo, Later, Option
from tabletop.games.bunny_bidding.rules.actions import VERBS
from tabletop.words import Message

MAX_ACTIONS: Final = 40_000
"""Upper bound of actions in a match, never nearly reached. Every round at least one of 84 tiles
goes to the offer and never returns to a hand, so there are at most 84 rounds. A round has at most 6
turns of 5 shown and 5 laid tiles and a stop, 8 uses of powers of 5 steps, the steps of the eggs,
and 9 doubled numbers for which 6 players set 5 tiles aside."""

BOOK: Final = "tabletop.games.bunny_bidding"
"""The name of the book of the game's messages."""

OPTIONS: Final = (
    Option.told(BOOK, "specials", "bool", False, full=True),
    Option.told(BOOK, "powers", "bool", False, full=True),
    Option.told(BOOK, "different_goals", "bool", False, first=True),
    Option.told(BOOK, "show_five", "bool", False),
    Option.told(BOOK, "bids_back", "bool", False),
    Option.told(BOOK, "types", "int", 6, low=4, high=6),
    Option.told(BOOK, "one_goal", "bool", False),
    Option.told(BOOK, "four_tiles", "bool", False),
    Option.told(BOOK, "swap_digits", "bool", False),
    Option.told(BOOK, "duplicates_invert", "bool", False),
    Option.told(BOOK, "doubled_give", "bool", False),
)

GAME: Final = Game(
    GameInfo(
        key="bunny_bidding",
        name="Bunny Bidding",
        rules_version=2,
        players=(3, 4, 5, 6),
        minutes=30,
        weight=2,
        verbs=VERBS,
        options=OPTIONS,
        max_actions=MAX_ACTIONS,
        pitch=tuple(Message(BOOK, f"pitch.{line}") for line in ("one", "two")),
    ),
    Later("tabletop.games.bunny_bidding.rules.rules:start"),
    BOOK,
)
