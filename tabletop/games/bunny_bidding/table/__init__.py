"""The drawn table of Bunny Bidding: its tile faces, stage, bid boxes, hand and movements."""

from tabletop.games.bunny_bidding.table.board import Table

__all__ = ["Table"]
