"""A small piece of the strip: a card or a sign on its own paper."""

from __future__ import annotations

from pygame import FRect

from tabletop.table.art.palette import CREAM, GOLD, INK, LIT_LINE
from tabletop.table.art.picture import Picture, Size, picture
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import Art
from tabletop.table.art.svg import rect
from tabletop.table.boxes import centred


@picture
def strip_piece(size: Size, shown: Picture, shape: float, state: str) -> Art:
    """Draws a picture that is `shape` times as wide as high; lit while it is pointed at."""
    sheet = Sheet(size)
    w, h = sheet.box.size
    lit = state in ("hover", "pressed")
    line, fill = (GOLD, LIT_LINE) if lit else (INK, CREAM)
    sheet.draw(rect(1.5, 1.5, w - 3, h - 3, 7, fill, INK, 1.6))
    if lit:
        sheet.draw(rect(3, 3, w - 6, h - 6, 6, "none", line, 2))
    high = min(h - 8, (w - 8) / shape)
    sheet.lay(shown, centred(FRect(0, 0, high * shape, high), sheet.box))
    return sheet.art
