"""Bunny Tabletop: rabbit board games on one drawn table.

Only the version lives here; nothing heavy is imported, so that ``import tabletop`` stays cheap.
"""

__version__ = "0.1.0"
