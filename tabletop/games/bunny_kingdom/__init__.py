"""Bunny Kingdom with In the Sky and Bunny Express: draft cards, grow fiefs, harvest carrots.

Rules load without the drawn table.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.bunny_kingdom.game import KINGDOM

GAME: Final = KINGDOM

TABLE: Final = "tabletop.games.bunny_kingdom.table.board:Table"
"""The drawn table, loaded only where something is drawn."""

LOOKS: Final = "tabletop.games.bunny_kingdom.table.cloth:LOOKS"
"""Cloth and picture for the menu, loaded when they are first drawn."""
