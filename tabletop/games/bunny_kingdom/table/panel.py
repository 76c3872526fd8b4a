"""The preview strip beside the hand: result of a choice, or the viewer's present standing."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tabletop.games.bunny_kingdom.table.layout import Places
from tabletop.games.bunny_kingdom.table.pieces import Z_OVER
from tabletop.games.bunny_kingdom.table.preview import Preview
from tabletop.games.bunny_kingdom.words import nouns
from tabletop.table.art import widgets
from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import write
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import RAISED, Art, with_shadow
from tabletop.table.contract import Host
from tabletop.table.stage import Node


class Panel:
    """The preview strip, drawn anew only if its contents change.

    Attributes:
        told: its contents; None while it shows nothing.
    """

    def __init__(self, host: Host, at: Places) -> None:
        self.host, self.at = host, at
        self.told: Preview | None = None
        self._node: Node | None = None

    def clear(self) -> None:
        if self._node is not None:
            self.host.stage.remove(self._node)
            self._node = None

    def say(
        self, told: Preview | None, icon: str, aimed: bool,
        about: pygame.Rect | None = None, lit: Sequence[pygame.Rect] = (),
    ) -> None:  # fmt: skip
        """Shows a preview.

        A floating strip appears only if something is pointed at. It covers neither the space it is
        `about` nor, then, a `lit` one, and never a table that is only looked at.

        Args:
            aimed: something is pointed at.
        """
        floats = self.at.floating
        rect = self._place(about, lit) if not floats or (aimed and not self.host.bare) else None
        self.told = told if rect is not None else None
        if self.told is None or rect is None:
            if self._node is not None:
                self._node.put(visible=False)
            return
        told = self.told
        names = self.host.names
        title, second = nouns.told(told.about, names), nouns.told(told.effect, names)
        short = nouns.told(told.effect, names, "short")
        art = strip(icon, title, second, short, rect.w, rect.h, self.host.s)
        if self._node is None:
            self._node = self.host.stage.picture(art, *rect.topleft, Z_OVER, "preview")
        self._node.put(art=art, pos=rect.topleft, visible=True)

    def _place(
        self, about: pygame.Rect | None, lit: Sequence[pygame.Rect]
    ) -> pygame.Rect | None:
        """Returns the place of the strip: over the map's lower or upper end; None = none is
        free."""
        low = self.at.preview
        if not self.at.floating:
            return low
        high = low.move(0, self.at.world.y + self.at.world.bottom - low.bottom - low.y)
        clear = [rect for rect in (low, high) if about is None or not rect.colliderect(about)]
        free = [rect for rect in clear if rect.collidelist(lit) < 0]
        return next(iter(free or (clear if about is not None else ())), None)


FOLD = 3.85
"""Height of a title with two lines below it, in letter heights."""


@cached
def strip(
    icon: str, title: str, second: str, short: str, w: int, h: int, s: float
) -> Art:
    """A paper with a sign and two lines; the second folds onto two where it is long, and is `short`
    where it has no room."""
    face = widgets.panel_face(w, h, s).copy()
    d = round(min(34 * s, h * 0.6))
    left = round(16 * s) + d + round(10 * s)
    if icon:
        mark = sign(icon, d)
        face.blit(mark, mark.get_rect(center=(round(16 * s) + d // 2, h // 2)))
    room = w - left - round(12 * s)
    px = round(16 * s)
    lines, size = _folded(second, room, h, px, s)
    if len(lines) == 1 and lines[0] != second:
        lines, size = _folded(short, room, h, px, s)
    folds = len(lines) > 1
    head = h * (0.23 if folds else 0.31)
    px = min(px, int(h / FOLD)) if folds else px
    widgets.write_fitted(face, title, left, head, "heading", px, INK, room, s, "midleft")
    for i, line in enumerate(lines):
        y = h * ((0.5, 0.77)[i] if folds else 0.69)
        write(face, line, left, y, "body", size, INK2, "midleft")
    return with_shadow(face, RAISED, s)


def _folded(
    second: str, room: float, h: int, px: int, s: float
) -> tuple[tuple[str, ...], int]:
    """Returns the second line and its size: as large as possible, on two lines if there is
    height."""
    most, size = widgets.fit_lines(second, "body", px, room, 1, s)
    if most == (second,) and size == px:
        return most, size
    small = min(px, int(h / FOLD))
    lines, folded = widgets.fit_lines(second, "body", small, room, 2, s)
    whole = " ".join(lines) == second
    return (lines, folded) if whole and (most != (second,) or folded >= size) else (most, size)
