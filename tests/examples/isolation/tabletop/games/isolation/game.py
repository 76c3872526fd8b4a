"""The game as the program sees it: its facts, without the rules."""

from __future__ import annotations

from typing import Final

from tabletop.core.game import Game, GameInfo, Later

GAME: Final = Game(
    GameInfo(
        key="isolation",
        name="Isolation",
        rules_version=1,
        players=(2,),
        verbs=("hop", "nibble"),
        options=(),
        max_actions=46,
        pitch=("Hop, then nibble a tuft away.", "Who cannot hop has lost."),
        hidden=False,
    ),
    Later("tabletop.games.isolation.rules.rules:start"),
    "tabletop.games.isolation",
)
