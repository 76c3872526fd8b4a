"""A match as an animated picture, made picture by picture, so that a screen may go on meanwhile."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.core.errors import TabletopError, explain
from tabletop.core.game import Player
from tabletop.scenes.study.eyes import OPEN, Eyes
from tabletop.scenes.study.pane import Pane
from tabletop.scenes.study.strips import Strips
from tabletop.scenes.study.words import say
from tabletop.scenes.window import prepare
from tabletop.session.films import END_MS, KINDS, REST_MS
from tabletop.session.running import Running
from tabletop.session.walk import Walk
from tabletop.session.writing import replacing
from tabletop.table.art.palette import PAPER2
from tabletop.table.stage import Node, Stage

if TYPE_CHECKING:
    from PIL import Image as Pictures

    from tabletop.scenes.study.reel import Reel

SIZE = (800, 520)
SAMPLES = 6
"""From so many moments of the match come the colours of a GIF."""


class Stopped(Exception):
    """The film is not wanted any more."""


class Film:
    """A film under way.

    Attributes:
        out: the file it becomes.
        many: how many pictures there will be, `made` how many there are, `written` how many of them
            are in the file.
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
            raise TabletopError(explain("no-pillow")) from None
        self._pillow: Any = Image
        self.out, self._ms, self._size = out, ms, size
        self._kind = KINDS[out.suffix.lower()]
        self._reel: Reel | None = None
        self._stopped = False
        self.made = self.written = 0
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
        if self._reel is None:
            self._reel = self._empty_reel()
        self._reel.take(self._drawn(self.made))
        self.made += 1
        return self.made < self.many

    def _empty_reel(self) -> Reel:
        from tabletop.scenes.study.reel import Reel, palette_of

        palette = None
        if self._kind == "GIF":
            stops = {round(at * (self.many - 1) / (SAMPLES - 1)) for at in range(SAMPLES)}
            palette = palette_of([self._drawn(stop) for stop in sorted(stops)])
        return Reel(palette, self._wrote)

    def _drawn(self, stop: int) -> Pictures.Image:
        """The table at that stop."""
        self._pane.show(self._eyes.view(stop))
        self._open_hands(stop)
        self._stage.draw(self._picture)
        data = pygame.image.tobytes(self._picture, "RGB")
        picture: Pictures.Image = self._pillow.frombytes("RGB", self._size, data)
        return picture

    def _open_hands(self, stop: int) -> None:
        """With all open, what the others hold, below the table."""
        stage = self._stage
        stage.remove(*self._hands)
        before, found = len(stage.nodes), self._eyes.hands(stop, self._pane.table)
        if self._strips.any:
            self._strips.lay(stage, 1.0, found, pygame.Rect((0, 0), self._size))
        self._hands = list(stage.nodes[before:])

    def stop(self) -> None:
        """It is not wanted any more: what writes it ends at the next picture and leaves nothing."""
        self._stopped = True

    def _wrote(self, number: int) -> None:
        """Notes that a picture is being written."""
        if self._stopped or not threading.main_thread().is_alive():
            raise Stopped
        self.written = number

    def write(self) -> None:
        """Writes the file; that may take minutes, and needs no screen.

        Raises:
            TabletopError: it cannot be written.
            Stopped: it was stopped.
        """
        assert self._reel is not None
        times = [self._ms] * (self.many - 1) + [END_MS]
        try:
            self._reel.seek(0)
            with replacing(self.out) as fresh:
                self._reel.save(fresh, self._kind, save_all=True, duration=times, loop=0)
        except OSError as problem:
            why = problem.strerror or problem
            raise TabletopError(say("not-written", file=str(self.out), problem=str(why))) from None
