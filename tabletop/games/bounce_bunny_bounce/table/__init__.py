"""The drawn table of Bounce Bunny Bounce: its card faces, layout and movements."""

from tabletop.games.bounce_bunny_bounce.table.board import Table

__all__ = ["Table"]
