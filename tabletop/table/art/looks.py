"""The pictures a game lends to screens before its table is opened: cloth, title colours, menu
picture.

A game owns them: its folder names them as dotted text (LOOKS), and they are loaded when first
drawn. Modules that LOOKS names import drawing recipes and nothing of the table.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from tabletop.core.registry import games

Drawing = tuple[str, str]
"""SVG body, gradients."""

Thing = tuple[str, float, float, float, float]
"""A sprite or sign in a picture: name, x, y, width, turn in degrees."""


class Ground(NamedTuple):
    """A table cloth: its drawing and finish.

    Attributes:
        draw: body and gradients for a width, a height and the height of the bar, in style pixels.
        dark: colour of the corners.
        share: how dark they are, 0 to 1.
        rough: how much grain lies on it.
        letters: colour of the title in the bar.
        outline: colour of the title's outline.
    """

    draw: Callable[[float, float, float], Drawing]
    dark: str
    share: float
    rough: float
    letters: str
    outline: str


class Sitter(NamedTuple):
    """The rabbit of a picture: seat, height, where its feet stand, and how."""

    seat: int
    height: float
    x: float
    y: float
    pose: str = "stand"
    eyes: str = ""
    mouth: str = ""
    lean: float | None = None


class Picture(NamedTuple):
    """A game in a box of 146 x 160 units: a painted ground, a rabbit, what stands around it.

    Attributes:
        ground: the sprite of the ground ("bunny_hops/menu").
    """

    ground: str
    sitter: Sitter
    behind: tuple[Thing, ...] = ()
    before: tuple[Thing, ...] = ()


class GameLooks(NamedTuple):
    """All that one game lends the screens."""

    ground: Ground
    picture: Picture


def looks_of(key: str) -> GameLooks | None:
    """The looks of the game with that key; None where it brings none."""
    game = games().get(key)
    return _load(game.package) if game is not None else None


@lru_cache
def _load(package: str) -> GameLooks | None:
    module, _, name = getattr(importlib.import_module(package), "LOOKS", "").partition(":")
    found: GameLooks | None = getattr(importlib.import_module(module), name) if module else None
    return found
