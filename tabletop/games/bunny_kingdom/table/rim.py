"""The letters and numbers of the map's rim while the map is seen from nearer."""

from __future__ import annotations

from tabletop.games.bunny_kingdom.rules.boards import SIDE
from tabletop.games.bunny_kingdom.table import art_colours
from tabletop.table.art.lettering import digits
from tabletop.table.art.palette import INK, rgba
from tabletop.table.art.surface import Art, blank

EDGE = 6


def words(length: int, thick: int, first: int, cell: int, s: float, down: bool) -> Art:
    """A strip `length` pixels long and `thick` wide, the first space beginning at `first`.

    Not kept: it is another one with every move of the map.
    """
    edge = round(EDGE * s)
    size = (thick - edge, length) if down else (length, thick - edge)
    face = blank(*size)
    face.fill(rgba(art_colours.SHEET))
    px = round(16 * s)
    for i in range(SIDE):
        middle = first + cell * i + cell / 2
        if not px < middle < length - px:
            continue
        word = "ABCDEFGHIJ"[i] if down else str(i + 1)
        x, y = (thick * 0.54 - edge, middle) if down else (middle, thick * 0.54 - edge)
        digits(face, word, x, y, px, INK, "heading")
    return Art(face, 0 if not down else -edge, -edge if not down else 0)
