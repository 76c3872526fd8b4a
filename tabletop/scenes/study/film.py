"""A match as an animated picture, made picture by picture, so that a screen may go on meanwhile."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.core.errors import TabletopError
from tabletop.core.game import Player
from tabletop.scenes.study.pane import Pane
from tabletop.scenes.window import prepare
from tabletop.session.films import END_MS, KINDS, NO_PILLOW, REST_MS
from tabletop.session.running import Running
from tabletop.session.walk import Walk
from tabletop.table.stage import Stage

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
        ms: int = REST_MS, views: Callable[[int], Any] | None = None,
    ) -> None:  # fmt: skip
        """
        Args:
            out: the file; its ending says what kind of film it is.
            viewer: whose knowledge is shown; None = the public's.
            ms: how long a choice stays.
            views: what is shown at a stop, where that is no one seat's knowledge.

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
        self._views = views or (lambda stop: walk.view(viewer, stop))
        prepare()
        self._pane, self._stage = Pane(running, 0), Stage()
        self._picture = pygame.Surface(size, 0, 24)
        self._stage.ground = self._picture.copy()
        box = pygame.Rect((0, 0), size)
        self._pane.build(self._stage, box, 1.0, lambda name: None, True)

    def more(self) -> bool:
        """Makes the next picture; whether there are more to come."""
        stop = len(self.pictures)
        self._pane.show(self._views(stop))
        self._stage.draw(self._picture)
        data = pygame.image.tobytes(self._picture, "RGB")
        picture: Pictures.Image = self._made.frombytes("RGB", self._size, data)
        self.pictures.append(picture.quantize(COLOURS) if self._kind == "GIF" else picture)
        return len(self.pictures) < self.many

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
