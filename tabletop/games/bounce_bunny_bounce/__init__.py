"""Bounce Bunny Bounce: two bunnies, 35 cards, three carrots to win.

Rules load without the drawn table.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.bounce_bunny_bounce.game import GAME

__all__ = ["GAME", "TABLE"]

TABLE: Final = "tabletop.games.bounce_bunny_bounce.table:Table"
