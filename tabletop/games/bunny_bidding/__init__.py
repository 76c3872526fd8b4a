"""Bunny Bidding: eggs are bid for with eggs, and bids that match turn the auction around.

Rules load without the drawn table.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.bunny_bidding.game import GAME

__all__ = ["GAME", "TABLE"]

TABLE: Final = "tabletop.games.bunny_bidding.table:Table"
