"""The drawn table of Bunny Kingdom: a painted map, the Great Cloud, and the hand beside them."""

from tabletop.games.bunny_kingdom.table.board import Table

__all__ = ["Table"]
