"""The drawn table of Killer Bunnies Odyssey: its pictures, arena, tray, sheets and movements."""

from tabletop.games.killer_bunnies.table.board import Table

__all__ = ["Table"]
