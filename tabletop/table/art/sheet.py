"""Sheet: a picture put together of words, signs and other drawings, at places in style units."""

from __future__ import annotations

from pygame import FRect, Surface

from tabletop.table.art.palette import INK
from tabletop.table.art.picture import Size
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import Art, blank
from tabletop.table.art.widgets_base import write_fitted


class Sheet:
    """A picture in the making: words, signs and other pictures at places in style units."""

    def __init__(self, size: Size, ground: Art | None = None) -> None:
        """`ground` is what it is drawn on; clear without."""
        self.s, self.box = size.s, FRect(0, 0, size.w / size.s, size.h / size.s)
        self._surface = blank(size.w, size.h) if ground is None else ground.surface.copy()
        self._ox, self._oy = ground[1:] if ground is not None else (0, 0)

    @property
    def art(self) -> Art:
        """The picture as it is now."""
        return Art(self._surface, self._ox, self._oy)

    def write(
        self, text: str, x: float, y: float, role: str = "body", units: float = 16,
        colour: str = INK, anchor: str = "topleft", width: float = float("inf"),
    ) -> None:
        """Writes one line, smaller or cut where it is wider than `width`."""
        at = self._ox + x * self.s, self._oy + y * self.s
        px, most = round(units * self.s), width * self.s
        write_fitted(self._surface, text, *at, role, px, colour, most, self.s, anchor)

    def put(self, drawn: Art | Surface, x: float, y: float) -> None:
        """Lays a drawing with its top left corner at (x, y)."""
        art = drawn if isinstance(drawn, Art) else Art(drawn, 0, 0)
        art.blit(self._surface, self._ox + x * self.s, self._oy + y * self.s)

    def sign(self, name: str, x: float, y: float, d: float, faded: bool = False) -> None:
        """Draws a sign `d` wide with its middle at (x, y)."""
        self.put(sign(name, d * self.s, faded), x - d / 2, y - d / 2)
