"""The games that can be opened here: those with a drawn table."""

from __future__ import annotations

import importlib

from tabletop.core.errors import TabletopError
from tabletop.core.game import Game
from tabletop.core.registry import games


class NoTable(TabletopError):
    """The game has rules but no drawn table."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"{name} has no drawn table; 'tabletop simulate {name}' and 'arena' can play it."
        )


def has_table(game: Game) -> bool:
    """Returns True if the game's package names a drawn table; does not load the table."""
    return bool(getattr(importlib.import_module(game.package), "TABLE", ""))


def on_the_shelf() -> dict[str, Game]:
    """Returns all games that can be played on a drawn table, by key."""
    return {key: game for key, game in games().items() if has_table(game)}


def players_of(counts: tuple[int, ...]) -> str:
    """Returns the numbers of players in words: "2 to 4 players"."""
    low, high = min(counts), max(counts)
    if low == high:
        return f"{low} player" + ("s" if low > 1 else "")
    return f"{low} to {high} players"
