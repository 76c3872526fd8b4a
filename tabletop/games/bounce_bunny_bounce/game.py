"""The game as the program sees it: its facts, without the rules."""

from __future__ import annotations

from typing import Final

from tabletop.core.game import Game, GameInfo, Later, Option
from tabletop.words import Message

BOOK: Final = "tabletop.games.bounce_bunny_bounce"
"""The name of the book of the game's messages."""

VERBS: Final = (
    "bounce",
    "swap_first",
    "swap_second",
    "spy",
    "skip_spy",
    "shock",
    "end_turn",
    "first",
    "deal",
)

LONGEST: Final = 2000
"""However the limits are set, the table closes after so many turns."""

ACTIONS_A_TURN: Final = 6
"""At most: a bounce, two cards of a Swap, a shock, two cards of the opponent's Swap."""

SEATS: Final = ("random", "0", "1")
"""The seat that starts: a random one, the first or the second."""

OPTIONS: Final = (
    Option.told(BOOK, "first_player", "choice", "random", SEATS, starters=(("0", 0), ("1", 1))),
    Option.told(BOOK, "fair_field", "bool", False),
    Option.told(BOOK, "beginner_marks", "bool", False, aid="marks"),
    Option.told(BOOK, "by_heart", "bool", True, first=False, before=False),
    Option.told(BOOK, "turn_limit", "int", 200, low=0, high=LONGEST),
    Option.told(BOOK, "quiet_limit", "int", 40, low=0, high=LONGEST),
)

GAME: Final = Game(
    GameInfo(
        key="bounce_bunny_bounce",
        name="Bounce Bunny Bounce",
        rules_version=1,
        players=(2,),
        minutes=20,
        weight=1,
        verbs=VERBS,
        options=OPTIONS,
        max_actions=2 + LONGEST * ACTIONS_A_TURN,
        pitch=tuple(Message(BOOK, f"pitch.{line}") for line in ("one", "two", "three")),
    ),
    Later("tabletop.games.bounce_bunny_bounce.rules.rules:start"),
    BOOK,
)
