"""Isolation: two rabbits eat the lawn away under each other; who cannot hop has lost.

Rules load without the drawn table.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.isolation.game import GAME

__all__ = ["GAME", "LOOKS", "TABLE"]

TABLE: Final = "tabletop.games.isolation.table.board:Table"

LOOKS: Final = "tabletop.games.isolation.table.cloth:LOOKS"
"""Cloth and picture for the menu, loaded when they are first drawn."""
