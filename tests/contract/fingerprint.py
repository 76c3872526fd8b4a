"""Prints what random games of every registered game come to; the same in every process.

Run as `python -m tests.contract.fingerprint [MODULE:GAME ...]`.
"""

from __future__ import annotations

import hashlib
import sys
from importlib import import_module

from tabletop.core.game import Game
from tabletop.core.registry import games
from tests.contract.secrecy import redrawn
from tests.contract.walks import play
from tests.tiny import GAME as TINY


def fingerprint(game: Game) -> str:
    """A line that tells all states, events, views, keys and redraws of a random game."""
    players = game.info.players[-1]
    walk = play(game, players, (), "fingerprint")
    parts: list[object] = []
    for moment in walk.moments:
        parts += [moment.digest, moment.player, moment.action, moment.events]
    for moment in walk.sample():
        parts += [moment.state.view(0), moment.state.info_key(0)]
        parts.append(redrawn(moment.state, players - 1, "print", 0.5).digest())
    parts += [walk.end.digest(), walk.end.result()]
    return f"{game.info.key} {hashlib.sha256(repr(parts).encode()).hexdigest()}"


def main(names: list[str]) -> None:
    """Prints the lines of the named games, or of all there are."""
    chosen = []
    for name in names:
        module, _, attribute = name.partition(":")
        chosen.append(getattr(import_module(module), attribute))
    for game in chosen or [*games().values(), TINY]:
        print(fingerprint(game))


if __name__ == "__main__":
    main(sys.argv[1:])
