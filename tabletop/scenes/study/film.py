"""A match as an animated picture, made picture by picture, so that a screen may go on meanwhile."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.core.errors import TabletopError
from tabletop.core.game import Player
from tabletop.scenes.study.eyes import OPEN, Eyes
from tabletop.scenes.study.pane import Pane
from tabletop.scenes.study.strips import Strips
from tabletop.scenes.window import prepare
from tabletop.session.films import END_MS, KINDS, NO_PILLOW, REST_MS
from tabletop.session.running import Running
from tabletop.session.walk import Walk
from tabletop.table.art.palette import PAPER2
from tabletop.table.stage import Node, Stage

if TYPE_CHECKING:
    from PIL import Image as Pictures

SIZE = (800, 520)
COLOURS = 128
"""The most colours in a picture of a GIF."""


class Film:
    """A film under way.

    Attributes:
        pictures: those made so far; `many`: how many there will be.
    """

    def __init__(
        self, running: Running, out: Path, viewer: Player | None, size: tuple[int, int] = SIZE,
        ms: int = REST_MS,
    ) -> None:  # fmt: skip
        """
        Args:
            out: the file; its ending says what kind of film it is.
            viewer: whose knowledge is shown; None = the public's, OPEN = all is open.
            ms: how long a choice stays.

        Raises:
            TabletopError: Pillow is missing.
        """
        try:
            from PIL import Image
        except ImportError:
            raise TabletopError(NO_PILLOW) from None
        self._made: Any = Image
        self.out, self._ms, self._size = out, ms, size
        self._kind = KINDS[out.suffix.lower()]
        self.pictures: list[Pictures.Image] = []
        walk = Walk(running)
        self.many = len(walk.stops)
        self._eyes = Eyes(running, walk)
        self._eyes.look_as(viewer)
        prepare()
        self._pane, self._stage = Pane(running, 0), Stage()
        self._picture = pygame.Surface(size, 0, 24)
        self._strips = Strips(running, self._pane.table)
        self._hands: list[Node] = []
        self._stage.ground = self._picture.copy()
        self._stage.ground.fill(PAPER2)
        box = pygame.Rect((0, 0), size)
        if viewer == OPEN and self._strips.any:
            box.h -= self._strips.height(box.h, 1.0)
        self._pane.build(self._stage, box, 1.0, lambda name: None, True)

    def more(self) -> bool:
        """Makes the next picture; whether there are more to come."""
        stop = len(self.pictures)
        self._pane.show(self._eyes.view(stop))
        self._open_hands(stop)
        self._stage.draw(self._picture)
        data = pygame.image.tobytes(self._picture, "RGB")
        picture: Pictures.Image = self._made.frombytes("RGB", self._size, data)
        self.pictures.append(picture.quantize(COLOURS) if self._kind == "GIF" else picture)
        return len(self.pictures) < self.many

    def _open_hands(self, stop: int) -> None:
        """With all open, what the others hold, below the table."""
        stage = self._stage
        stage.remove(*self._hands)
        before, found = len(stage.nodes), self._eyes.hands(stop, self._pane.table)
        if self._strips.any:
            self._strips.lay(stage, 1.0, found, pygame.Rect((0, 0), self._size))
        self._hands = list(stage.nodes[before:])

    def write(self) -> None:
        """Writes the file; that may take seconds, and needs no screen.

        Raises:
            TabletopError: it cannot be written.
        """
        times = [self._ms] * (len(self.pictures) - 1) + [END_MS]
        first, *rest = self.pictures
        fresh = self.out.with_name(f"{self.out.name}.new")
        try:
            first.save(
                fresh, self._kind, save_all=True, append_images=rest, duration=times, loop=0
            )
            os.replace(fresh, self.out)
        except OSError as problem:
            fresh.unlink(missing_ok=True)
            why = problem.strerror or problem
            raise TabletopError(f"{self.out} cannot be written: {why}.") from None
