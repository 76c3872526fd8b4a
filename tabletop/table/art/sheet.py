"""Sheet: a picture put together of words, signs and other drawings, at places in style units; and
words alone as a picture.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Surface

from tabletop.table.art import lettering
from tabletop.table.art.palette import INK
from tabletop.table.art.picture import Picture, Size, picture
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import Art, blank, trimmed
from tabletop.table.art.widgets_base import fit_lines, styled, write_fitted, write_lines


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
        px, most = self.px(units), width * self.s
        write_fitted(self._surface, text, *at, role, px, colour, most, self.s, anchor)

    def px(self, units: float) -> int:
        """Returns the pixels of a length."""
        return round(units * self.s)

    def lay(self, shown: Picture, rect: FRect) -> None:
        """Lays a picture into a rectangle."""
        self.put(shown.at(Size.of(rect, self.s)), rect.x, rect.y)

    def centre(self, drawn: Surface, x: float, y: float) -> None:
        """Lays a drawing with its middle at (x, y)."""
        self.put(drawn, x - drawn.get_width() / self.s / 2, y - drawn.get_height() / self.s / 2)

    def put(self, drawn: Art | Surface, x: float, y: float) -> None:
        """Lays a drawing with its top left corner at (x, y)."""
        art = drawn if isinstance(drawn, Art) else Art(drawn, 0, 0)
        art.blit(self._surface, self._ox + x * self.s, self._oy + y * self.s)

    def sign(self, name: str, x: float, y: float, d: float, faded: bool = False) -> None:
        """Draws a sign `d` wide with its middle at (x, y)."""
        self.put(sign(name, d * self.s, faded), x - d / 2, y - d / 2)

    def draw(self, body: str) -> None:
        """Draws SVG in style units."""
        self.put(styled(body, self.box.w * self.s, self.box.h * self.s, self.s), 0, 0)

    def digits(
        self, text: str, x: float, y: float, units: float, colour: str = INK, role: str = "display"
    ) -> None:
        """Writes a number with the middle of its ink at (x, y)."""
        at = self._ox + x * self.s, self._oy + y * self.s
        lettering.digits(self._surface, text, *at, self.px(units), colour, role)

    def paragraph(
        self, text: str, x: float, y: float, role: str, units: float, colour: str, width: float,
        most: int,
    ) -> float:
        """Writes at most so many lines; returns the y below them."""
        rows, px = self._broken(text, role, units, width, most)
        at, step = (self._ox + x * self.s, self._oy + y * self.s), self.px(units * 1.25)
        write_lines(self._surface, rows, *at, role, px, colour, step)
        return y + len(rows) * step / self.s

    def rows(
        self, lines: Sequence[str], x: float, y: float, role: str, units: float, colour: str,
        step: float,
    ) -> float:
        """Writes lines below each other, `step` apart; returns the y below them."""
        at = self._ox + x * self.s, self._oy + y * self.s
        write_lines(self._surface, lines, *at, role, units * self.s, colour, step * self.s)
        return y + len(lines) * step

    def lines(self, text: str, role: str, units: float, width: float, most: int) -> int:
        """Returns the number of lines that `paragraph` would write."""
        return len(self._broken(text, role, units, width, most)[0])

    def _broken(
        self, text: str, role: str, units: float, width: float, most: int
    ) -> tuple[tuple[str, ...], int]:
        return fit_lines(text, role, self.px(units), width * self.s, most, self.s)

    def wide(self, text: str, role: str, units: float) -> float:
        """Returns the width of a line."""
        return lettering.width_of(text, role, self.px(units)) / self.s


@picture
def line(
    size: Size, text: str, role: str = "heading", units: float = 18, colour: str = INK,
    anchor: str = "midleft",
) -> Art:
    """Draws one line of words, smaller or cut where it is wider than its place."""
    sheet = Sheet(size)
    x, y = getattr(sheet.box, anchor)
    sheet.write(text, x, y, role, units, colour, anchor, sheet.box.w)
    return trimmed(sheet.art) if text else sheet.art


@picture
def folded(
    size: Size, text: str, role: str = "bold", units: float = 16, colour: str = INK
) -> Surface:
    """Draws words below the upper end of their place, centred, on one line or, smaller where that
    is low, on two.
    """
    sheet, full = Sheet(size), int(units * size.s)
    rows, px = fit_lines(text, role, full, size.w, 1, size.s)
    if rows != (text,):
        low = int(size.h / 2.2)
        rows, px = fit_lines(text, role, min(full, low), size.w, 2, size.s)
    step = px / size.s * 1.1
    for i, row in enumerate(rows):
        sheet.write(row, sheet.box.w / 2, step * (i + 0.5), role, px / size.s, colour, "center")
    return sheet.art.surface
