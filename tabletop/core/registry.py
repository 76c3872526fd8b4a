"""Finds the games: every folder of `tabletop.games` with a GAME, and those that tests add.

Never imports a table or a screen.
"""

from __future__ import annotations

import difflib
import importlib
import logging
import pkgutil

from tabletop.core.errors import UnknownGame, explain
from tabletop.core.game import Game
from tabletop.core.letters import clean

log = logging.getLogger(__name__)

REASON = 300
"""So many letters of why a folder could not be imported are told."""

_added: dict[str, Game] = {}
_found: dict[str, Game] = {}
_damaged: dict[str, str] = {}
"""Folders that could not be imported, and why."""


def register(game: Game) -> None:
    """Adds a game that does not live in `tabletop.games`."""
    _added[game.info.key] = game


def games() -> dict[str, Game]:
    """All games by key, in order of their keys."""
    if not _found:
        _found.update(_search())
    everything = {**_found, **_added}
    return {key: everything[key] for key in sorted(everything)}


def _search() -> dict[str, Game]:
    """The games in the folders of `tabletop.games`; one that cannot be imported is left out."""
    package = importlib.import_module("tabletop.games")
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(package.__path__):
        if module.ispkg:
            try:
                folder = importlib.import_module(f"tabletop.games.{module.name}")
            except Exception as problem:
                # One damaged game must not keep the others from being played.
                _damaged[module.name] = clean(f"{type(problem).__name__}: {problem}", REASON)
                log.exception("the game in the folder %s cannot be loaded", module.name)
                continue
            game = getattr(folder, "GAME", None)
            if isinstance(game, Game):
                found[game.info.key] = game
    return found


def game(key: str) -> Game:
    """The game with that key.

    Raises:
        UnknownGame: nobody registered it, or its folder is damaged; the text says why, or names the
            nearest or lists all.
    """
    known = games()
    if key in known:
        return known[key]
    if key in _damaged:
        raise UnknownGame(explain("game-damaged", key=key, why=Exception(_damaged[key])))
    near = difflib.get_close_matches(key, known, n=1) or ["none"]
    raise UnknownGame(explain("no-game", key=key, near=near[0], known=tuple(known)))


def screens(found: Game) -> dict[str, str]:
    """The further screens of a game by name: the SCENES of its folder, none of them loaded.

    Each is "package.module:Class"; its name is the module's ("deck_builder").
    """
    listed: tuple[str, ...] = getattr(importlib.import_module(found.package), "SCENES", ())
    return {dotted.partition(":")[0].rpartition(".")[2]: dotted for dotted in listed}
