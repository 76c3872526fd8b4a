"""The drawn table of Bunny Boom: village green, river, hand, and how everything moves."""

from tabletop.games.bunny_boom.table.board import Table

__all__ = ["Table"]
