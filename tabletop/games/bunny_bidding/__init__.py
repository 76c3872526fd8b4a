"""Bunny Bidding: eggs are bid for with eggs, and bids that match turn the auction around.

Rules load without the drawn table.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.bunny_bidding.game import GAME

__all__ = ["GAME", "LOOKS", "TABLE"]

TABLE: Final = "tabletop.games.bunny_bidding.table.board:Table"

LOOKS: Final = "tabletop.games.bunny_bidding.table.cloth:LOOKS"
"""Cloth and picture for the menu, loaded when they are first drawn."""
