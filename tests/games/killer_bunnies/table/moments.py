"""The drawn table at a moment that a test has arranged card by card."""

from __future__ import annotations

from dataclasses import replace

from tabletop.core.match import Match
from tabletop.games.killer_bunnies.game import GAME
from tabletop.games.killer_bunnies.table.board import Table
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.games.killer_bunnies.scenario import Scene


def shown(app: App, arranged: Scene, viewer: int = 0) -> PlayScene:
    """The table as `viewer` sees the arranged moment; the other seats are rabbits."""
    game = replace(GAME, start=lambda players, options: arranged.state.clone())
    match = Match(game, arranged.state.players, {}, "arranged")
    seats = tuple(
        human("Anna", seat) if seat == viewer else rabbit("normal", seat)
        for seat in range(match.players)
    )
    scene = PlayScene(app, Running(match, seats, app.library))
    app.go(scene)
    app.frame([], 0.0)
    assert not app.faults
    return scene


def drawn(scene: PlayScene) -> Table:
    assert isinstance(scene.table, Table)
    return scene.table
