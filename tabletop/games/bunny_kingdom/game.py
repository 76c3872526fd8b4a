"""The game's declaration: name, seats, options, verbs, bound."""

from __future__ import annotations

from typing import Final

from tabletop.core.game import Game, GameInfo, Later, Option
from tabletop.words import Message

BOOK: Final = "tabletop.games.bunny_kingdom"
"""The name of the book of the game's messages."""

VERBS: Final = (
    "pick",
    "discard",
    "camp",
    "hold_camp",
    "build",
    "tower",
    "tower_end",
    "rainbow",
    "build_no_more",
    "lay_rail",
    "lay_switch",
    "lay_no_more",
    "produce",
    "smoke",
    "serve",
    "copy",
    "copy_on",
    "turn_station",
    "place_station",
    "draw_sheriff",
    "deal",
    "reserve",
    "draw",
)

MOST_ACTIONS: Final = 700
"""Upper bound of actions in a match: above picks (208), reserves (48), placements, camps, moves of
Rainbows (32), tracks and choices together."""

OPTIONS: Final = (
    Option.told(BOOK, "sky", "bool", False, always=5, full=True),
    Option.told(BOOK, "express", "bool", False, full=True),
)

KINGDOM: Final = Game(
    GameInfo(
        key="bunny_kingdom",
        name="Bunny Kingdom",
        rules_version=1,
        players=(2, 3, 4, 5),
        minutes=45,
        weight=3,
        verbs=VERBS,
        options=OPTIONS,
        max_actions=MOST_ACTIONS,
        part="round",
        first_players=4,
        pitch=tuple(Message(BOOK, f"pitch.{line}") for line in ("one", "two")),
    ),
    Later("tabletop.games.bunny_kingdom.rules.rules:start"),
    BOOK,
)
