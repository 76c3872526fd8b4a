"""The games that can be opened here: those with a drawn table."""

from __future__ import annotations

import importlib
from typing import Final

from tabletop.core.errors import TabletopError, explain
from tabletop.core.game import Game
from tabletop.core.registry import games
from tabletop.words.books import book

say: Final = book("common").say


class NoTable(TabletopError):
    """The game has rules but no drawn table."""

    def __init__(self, name: str) -> None:
        super().__init__(explain("no-table", game=name))


def has_table(game: Game) -> bool:
    """Returns True if the game's package names a drawn table; does not load the table."""
    return bool(getattr(importlib.import_module(game.package), "TABLE", ""))


def on_the_shelf() -> dict[str, Game]:
    """Returns all games that can be played on a drawn table, by key."""
    return {key: game for key, game in games().items() if has_table(game)}


def players_of(counts: tuple[int, ...]) -> str:
    """Returns the numbers of players in words: "2 to 4 players"."""
    low, high = min(counts), max(counts)
    return say("players", n=high) if low == high else say("players.range", low=low, n=high)


def effort(game: Game) -> tuple[str, ...]:
    """Returns in a sentence how long a first match takes, and how much there is to think of; () if
    the game does not tell."""
    info = game.info
    return (say(f"effort-{info.weight}", n=info.minutes),) if info.minutes else ()
