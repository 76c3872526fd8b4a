"""Bunny Boom: cards become a village, pawns cross it, and bunnies pile up; fewest bunnies win.

Rules load without the drawn table.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.bunny_boom.game import GAME

__all__ = ["GAME", "LOOKS", "TABLE"]

TABLE: Final = "tabletop.games.bunny_boom.table.board:Table"

LOOKS: Final = "tabletop.games.bunny_boom.table.cloth:LOOKS"
"""Cloth and picture for the menu, loaded when they are first drawn."""
