"""Numbers and signs side by side on one line, as cards, tags and plates have them."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from tabletop.table.art.lettering import digits, width_of
from tabletop.table.art.palette import INK
from tabletop.table.art.surface import blank


def row_of(
    marks: Sequence[str | Surface], px: int, gap: float, role: str = "display", colour: str = INK
) -> Surface:
    """Draws text and finished pictures in order, `gap` pixels apart, their middles on one line."""
    widths = [width_of(m, role, px) if isinstance(m, str) else m.get_width() for m in marks]
    heights = [px if isinstance(m, str) else m.get_height() for m in marks]
    out = blank(sum(widths) + gap * (len(marks) - 1), max(heights, default=1))
    x, middle = 0.0, out.get_height() / 2
    for mark, width in zip(marks, widths):
        if isinstance(mark, str):
            digits(out, mark, x + width / 2, middle, px, colour, role)
        else:
            out.blit(mark, (x, middle - mark.get_height() / 2))
        x += width + gap
    return out
