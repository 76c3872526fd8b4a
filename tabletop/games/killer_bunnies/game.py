"""Game facts and options of Killer Bunnies. The package registers them."""

from __future__ import annotations

from typing import Final

from tabletop.core.game import Game, GameInfo, Later, Option, Suggestion
from tabletop.games.killer_bunnies.rules.actions import VERBS
from tabletop.words import Message

BOOK: Final = "tabletop.games.killer_bunnies"
"""The name of the book of the game's messages."""

ROUNDS: Final = 200
"""Rounds after which a match ends (KB-26)."""

ACTIONS_A_TURN: Final = 1_500
"""Upper bound of actions in a turn: sixty visits of a Runner with three answers and their payments
each, every creature into and out of a city, three offers a seat of every card a player may have, a
pile drawn empty."""

AUTO: Final = "auto"
"""Decks in turn: first seat blue, then violet, green, yellow."""

SUGGESTIONS: Final = (
    Suggestion(AUTO, Message(BOOK, "deck-auto"), Message(BOOK, "deck-auto.about")),
    Suggestion("blue", "Gizmo Guardians", Message(BOOK, "deck-about.blue")),
    Suggestion("violet", "Storm Syndicate", Message(BOOK, "deck-about.violet")),
    Suggestion("green", "Barnyard Brigade", Message(BOOK, "deck-about.green")),
    Suggestion("yellow", "Deep Dig Dynasty", Message(BOOK, "deck-about.yellow")),
)
"""Decks offered in set-up besides the player's own lists."""

KEPT: Final = "decks"
"""Name under which the player's own lists are kept."""

OPTIONS: Final = (
    Option.told(BOOK, "goal", "choice", "60", ("40", "60", "100")),
    Option.told(
        BOOK,
        "deck",
        "text",
        AUTO,
        scope="seat",
        validate=Later("tabletop.games.killer_bunnies.rules.decks:deck_fault"),
        suggestions=SUGGESTIONS,
        kept=KEPT,
    ),
    Option.told(BOOK, "universal", "choice", "declared", ("declared", "free")),
    Option.told(BOOK, "gifts", "bool", True),
    Option.told(BOOK, "hands_on", "bool", False),
)

GAME: Final = Game(
    GameInfo(
        key="killer_bunnies",
        name="Killer Bunnies Odyssey",
        rules_version=2,
        players=(2, 3, 4),
        minutes=30,
        weight=3,
        verbs=VERBS,
        options=OPTIONS,
        max_actions=ROUNDS * 4 * ACTIONS_A_TURN,
        pitch=tuple(Message(BOOK, f"pitch.{line}") for line in ("one", "two")),
    ),
    Later("tabletop.games.killer_bunnies.rules.rules:start"),
    BOOK,
    Later("tabletop.games.killer_bunnies.rules.rules:often"),
)
