"""Bounce Bunny Bounce: two bunnies, 35 cards, three carrots to win.

Rules load without the drawn table.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.bounce_bunny_bounce.game import GAME

__all__ = ["GAME", "LOOKS", "TABLE"]

TABLE: Final = "tabletop.games.bounce_bunny_bounce.table.board:Table"

LOOKS: Final = "tabletop.games.bounce_bunny_bounce.table.cloth:LOOKS"
"""Cloth and picture for the menu, loaded when they are first drawn."""
