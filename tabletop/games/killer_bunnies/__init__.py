"""Killer Bunnies Odyssey: two rings, run cards, weapons and d20s; the first to 60 points wins.

Rules load without the drawn table.
"""

from __future__ import annotations

from tabletop.games.killer_bunnies.game import GAME

SCENES = (
    "tabletop.games.killer_bunnies.table.screens.deck_builder:DeckBuilder",
    "tabletop.games.killer_bunnies.table.screens.tournament:TournamentScreen",
)
"""Further screens of the game, loaded when set-up offers them."""

TABLE = "tabletop.games.killer_bunnies.table.board:Table"
"""Drawn table, as text: the rules load without pygame."""

LOOKS = "tabletop.games.killer_bunnies.table.cloth:LOOKS"
"""Cloth and picture for the menu, loaded when they are first drawn."""

__all__ = ["GAME", "LOOKS", "SCENES", "TABLE"]
