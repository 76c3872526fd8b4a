"""Shared helpers of the screens' tests: a builder in a program without a window."""

from __future__ import annotations

from pathlib import Path

from tabletop.core.registry import game as find_game
from tabletop.games.killer_bunnies.table.screens.deck_builder import DeckBuilder
from tabletop.scenes.app import App
from tabletop.scenes.further import Errand
from tabletop.scenes.inputs.picking import PickDialog
from tabletop.scenes.setup.scene import SetupScene
from tests.scenes.support import click, open_app, settle

GAME = find_game("killer_bunnies")


def opened(
    folder: Path, size: tuple[int, int] = (1280, 720), scale: int = 100,
    errand: Errand | None = None, **settings: object,
) -> tuple[App, DeckBuilder]:  # fmt: skip
    """The builder over set-up."""
    app = open_app(folder, size, scale, **settings)
    app.go(SetupScene(app, GAME))
    builder = DeckBuilder(app, GAME, errand)
    app.push(builder)
    settle(app)
    return app, builder


def choose(app: App, label: str) -> None:
    """Takes a row of the list that is open."""
    settle(app)
    assert isinstance(app.dialog, PickDialog) and app.dialog.controls is not None
    row = next(c for c in app.dialog.controls.items if c.label == label)
    app.frame(click(row.rect.center), 16.0)
    settle(app)
