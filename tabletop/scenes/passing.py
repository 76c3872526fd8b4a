"""Transitions: a short fade between screens, a stretch on resizing."""

from __future__ import annotations

import pygame

from tabletop.scenes.scene import Scene
from tabletop.table.art.surface import Art
from tabletop.table.stage import Node, Stage

FADE_MS = 140.0
Z_FADE = 2000.0

PLAIN = ("play", "cover")
"""Screens that come and go at once: nothing of one person's table may lie over another's."""


class Fade:
    """The picture of the previous screen, which fades out over the next one.

    Attributes:
        wanted: whether there is anybody to see it.
    """

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted
        self._kept: pygame.Surface | None = None
        self._node: Node | None = None
        self._left = 0.0

    def keep(self, scene: Scene, surface: pygame.Surface, calm: bool) -> None:
        """Keeps the picture of a screen that is about to close; nothing is kept if `calm`."""
        self._take_away()
        self._kept = None
        if self.wanted and not calm and scene.route not in PLAIN:
            self._kept = surface.copy()

    def update(self, ms: float, scene: Scene) -> None:
        """Puts the kept picture over the present screen and fades it out."""
        kept, self._kept = self._kept, None
        if kept is not None and scene.route not in PLAIN and kept.get_size() == scene.size:
            self._node = scene.stage.picture(Art(kept, 0, 0), 0, 0, Z_FADE, "fade")
            self._left = FADE_MS
            return
        if self._node is None:
            return
        self._left -= ms
        if self._left <= 0 or self._node.stage is not scene.stage:
            self._take_away()
        else:
            self._node.put(alpha=round(255 * self._left / FADE_MS))

    def _take_away(self) -> None:
        if self._node is not None and self._node.stage is not None:
            self._node.stage.remove(self._node)
        self._node = None


def stretch(stage: Stage, laid_out: tuple[int, int], surface: pygame.Surface) -> None:
    """Scales a stage laid out for another size to all of `surface`."""
    whole = pygame.Surface(laid_out, 0, 32)
    stage.invalidate()
    stage.draw(whole)
    stage.invalidate()
    surface.blit(pygame.transform.scale(whole, surface.get_size()), (0, 0))
