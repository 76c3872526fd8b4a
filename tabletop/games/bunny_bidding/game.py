"""The game's declaration: facts for menus and set-up, and its first state."""

from __future__ import annotations

from typing import Final

from tabletop.core.game import Game, GameInfo, Later
from tabletop.games.bunny_bidding.rules.actions import VERBS
from tabletop.games.bunny_bidding.rules.setup import OPTIONS

MAX_ACTIONS: Final = 40_000
"""Upper bound of actions in a match, never nearly reached. Every round at least one of 84 tiles
goes to the offer and never returns to a hand, so there are at most 84 rounds. A round has at most 6
turns of 5 shown and 5 laid tiles and a stop, 8 uses of powers of 5 steps, the steps of the eggs,
and 9 doubled numbers for which 6 players set 5 tiles aside."""

BOOK: Final = "tabletop.games.bunny_bidding"
"""The name of the book of the game's messages."""

GAME: Final = Game(
    GameInfo(
        key="bunny_bidding",
        name="Bunny Bidding",
        rules_version=2,
        players=(3, 4, 5, 6),
        verbs=VERBS,
        options=OPTIONS,
        max_actions=MAX_ACTIONS,
        pitch=(
            "Bid for eggs with the very eggs you would like to keep.",
            "Bids that match the offer turn high and low around.",
            "Three to six players, about half an hour.",
        ),
    ),
    Later("tabletop.games.bunny_bidding.rules.rules:start"),
    BOOK,
)
