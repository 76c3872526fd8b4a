"""A table as a still picture: the game's own table drawn once, without a screen around it."""

from __future__ import annotations

import importlib
from collections.abc import Sequence

import pygame

from tabletop.core.game import Player
from tabletop.core.match import Match
from tabletop.table.art.bubble import speaking_ring
from tabletop.table.art.cloth import cloth
from tabletop.table.board import AnyTable
from tabletop.table.contract import Host, Marks, SeatFace
from tabletop.table.stage import Stage

Z_RING = 690.0


def make_table(game_key: str) -> AnyTable:
    """The drawn table of a game, from the dotted name in its package."""
    package = importlib.import_module(f"tabletop.games.{game_key}")
    module, _, name = package.TABLE.partition(":")
    table: AnyTable = getattr(importlib.import_module(module), name)()
    return table


def still(
    match: Match, faces: Sequence[SeatFace], size: tuple[int, int], s: float,
    viewer: Player | None = None, marks: Marks | None = None, about: Sequence[str] = (),
) -> pygame.Surface:  # fmt: skip
    """The table of a match as it stands, as `viewer` (None: anybody who looks on) sees it, with a
    ring round each thing of `about`."""
    key = match.game.info.key
    stage = Stage()
    stage.ground = cloth(key, *size, s, 0)
    table = make_table(key)
    out = pygame.Surface(size, 0, 32)
    nowhere = {f"plate:{seat}": pygame.Rect(0, -1, 1, 1) for seat in range(len(faces))}
    host = Host(stage, s, tuple(faces), _quiet, True, nowhere)
    table.layout(host, pygame.Rect((0, 0), size))
    view = match.view(viewer)
    looks = table.looks(view)
    if viewer is not None:
        table.panel(view, looks)
    table.show(looks)
    table.mark(marks or Marks(), view)
    for rect in filter(None, map(table.rect, about)):
        stage.picture(speaking_ring(rect.w, rect.h, s), *rect.topleft, Z_RING, "ring")
    stage.draw(out)
    return out


def _quiet(name: str) -> None:
    """Nothing is heard of a picture."""
