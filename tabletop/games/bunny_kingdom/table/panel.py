"""The preview strip beside the hand: result of a choice, or the viewer's present standing."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from tabletop.games.bunny_kingdom.table.layout import Places
from tabletop.games.bunny_kingdom.table.pieces import Z_OVER
from tabletop.games.bunny_kingdom.table.preview import Preview
from tabletop.games.bunny_kingdom.words import nouns
from tabletop.table.art import widgets
from tabletop.table.art.palette import INK2
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import Art
from tabletop.table.contract import Host
from tabletop.table.nodes import NodeTable

FOLD = 3.85
"""Height of a title with two lines below it, in letter heights."""


class Panel:
    """The preview strip.

    Attributes:
        told: its contents; None while it shows nothing.
    """

    def __init__(self, host: Host, at: Places, nodes: NodeTable) -> None:
        self.host, self.at, self._nodes = host, at, nodes
        self.told: Preview | None = None

    def say(
        self, told: Preview | None, icon: str, aimed: bool, about: FRect | None = None,
        lit: Sequence[FRect] = (),
    ) -> None:
        """Shows a preview.

        A floating strip appears only if something is pointed at. It covers neither the space it is
        `about` nor, then, a `lit` one, and never a table that is only looked at.

        Args:
            aimed: something is pointed at.
        """
        floats = self.at.floating
        rect = self.place(about, lit) if not floats or (aimed and not self.host.bare) else None
        self.told = told if rect is not None else None
        if self.told is None or rect is None:
            self._nodes.remove("preview")
            return
        names, told = self.host.names, self.told
        title, second = nouns.told(told.about, names), nouns.told(told.effect, names)
        short = nouns.told(told.effect, names, "short")
        self._nodes.lay("preview", _strip(icon, title, second, short), rect, Z_OVER, hit=False)

    def place(self, about: FRect | None, lit: Sequence[FRect]) -> FRect | None:
        """Returns the place of the strip: over the map's lower or upper end; None = none is
        free."""
        low = self.at.preview
        if not self.at.floating:
            return low
        high = low.move(0, self.at.world.y + self.at.world.bottom - low.bottom - low.y)
        clear = [rect for rect in (low, high) if about is None or not rect.colliderect(about)]
        free = [rect for rect in clear if rect.collidelist(lit) < 0]
        return next(iter(free or (clear if about is not None else ())), None)


@picture
def _strip(size: Size, icon: str, title: str, second: str, short: str) -> Art:
    """A paper with a sign and two lines; the second folds onto two where it is long, and is `short`
    where it has no room."""
    sheet = Sheet(size, widgets.panel(*size))
    w, h = sheet.box.size
    d = min(34.0, h * 0.6)
    left, room = 26 + d, w - d - 38
    if icon:
        sheet.sign(icon, 16 + d / 2, h / 2, d)
    lines, units = _folded(second, room, h, size.s)
    if len(lines) == 1 and lines[0] != second:
        lines, units = _folded(short, room, h, size.s)
    folds = len(lines) > 1
    head = min(16.0, h / FOLD) if folds else 16.0
    top = h * (0.23 if folds else 0.31)
    sheet.write(title, left, top, "heading", head, anchor="midleft", width=room)
    for line, share in zip(lines, (0.5, 0.77) if folds else (0.69,)):
        sheet.write(line, left, h * share, "body", units, INK2, "midleft")
    return sheet.art


def _folded(second: str, room: float, h: float, s: float) -> tuple[tuple[str, ...], float]:
    """Returns the second line and its size: as large as possible, on two lines if there is
    height."""
    px = int(16 * s)
    most, size = widgets.fit_lines(second, "body", px, room * s, 1, s)
    if most == (second,) and size == px:
        return most, size / s
    small = min(px, int(h * s / FOLD))
    lines, folded = widgets.fit_lines(second, "body", small, room * s, 2, s)
    if " ".join(lines) == second and (most != (second,) or folded >= size):
        return lines, folded / s
    return most, size / s
