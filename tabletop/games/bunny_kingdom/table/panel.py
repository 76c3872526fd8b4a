"""The preview strip beside the hand: what would happen, or how the viewer stands."""

from __future__ import annotations

import pygame

from tabletop.games.bunny_kingdom.table.forecast import Told
from tabletop.games.bunny_kingdom.table.layout import Places
from tabletop.games.bunny_kingdom.table.pieces import Z_OVER
from tabletop.table.art import widgets
from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import width_of, write
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import RAISED, Art, with_shadow
from tabletop.table.contract import Host
from tabletop.table.stage import Node


class Panel:
    """Says one thing at a time; drawn anew only when it is another.

    Attributes:
        told: what it says now; None while it says nothing.
    """

    def __init__(self, host: Host, at: Places) -> None:
        self.host, self.at = host, at
        self.told: Told | None = None
        self._node: Node | None = None

    def clear(self) -> None:
        if self._node is not None:
            self.host.stage.remove(self._node)
            self._node = None

    def say(
        self, told: Told | None, icon: str, aimed: bool, about: pygame.Rect | None = None
    ) -> None:
        """Shows a preview; `aimed` when something is pointed at, which a floating one waits for.
        That one lies where it does not cover the space it is `about`."""
        self.told = told if aimed or not self.at.floating else None
        if told is None or self.told is None:
            if self._node is not None:
                self._node.put(visible=False)
            return
        rect = self.at.preview.copy()
        if self.at.floating and about is not None and rect.colliderect(about):
            rect.y = self.at.world.y + self.at.world.bottom - rect.bottom
        art = strip(icon, told.title, told.second, rect.w, rect.h, self.host.s)
        if self._node is None:
            self._node = self.host.stage.picture(art, *rect.topleft, Z_OVER, "preview")
        self._node.put(art=art, pos=rect.topleft, visible=True)


@cached
def strip(icon: str, title: str, second: str, w: int, h: int, s: float) -> Art:
    """A paper with a sign and two lines; the second folds onto two where it is long."""
    face = widgets.panel_face(w, h, s).copy()
    d = round(min(34 * s, h * 0.6))
    left = round(16 * s) + d + round(10 * s)
    if icon:
        mark = sign(icon, d)
        face.blit(mark, mark.get_rect(center=(round(16 * s) + d // 2, h // 2)))
    room = w - left - round(12 * s)
    px = round(16 * s)
    folds = width_of(second, "body", px) > room and h >= 3.6 * px
    lines, size = widgets.fit_lines(second, "body", px, room, 2 if folds else 1, s)
    head = h * (0.21 if folds else 0.31)
    widgets.write_fitted(face, title, left, head, "heading", px, INK, room, s, "midleft")
    for i, line in enumerate(lines):
        y = h * ((0.5, 0.79)[i] if folds else 0.69)
        write(face, line, left, y, "body", size, INK2, "midleft")
    return with_shadow(face, RAISED, s)
