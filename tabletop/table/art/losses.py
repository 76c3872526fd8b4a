"""Drawings for losses over all matches: beds of a table, hatched bars with their errors."""

from __future__ import annotations

from typing import Final

from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import Art
from tabletop.table.art.svg import path, rect

BEDS: Final = ("#FFFBF0", "#FBE3C2", "#F7C48A", "#F2A159")
"""Grounds of a bed; each has one furrow more than the one before, so that grey tells the same."""

LIMITS: Final = (0.0035, 0.0085, 0.016)
"""Chances given away in a match from which a bed has the next ground."""

KIND, OVERLOOKED, FURROW = "#E8845A", "#C98FB0", "#B9773D"
HATCH, CAP = 7.0, 5.0


@picture
def bed(size: Size, lost: float | None, words: str) -> Art:
    """Draws what one kind of choice gave away in one phase; None = nothing is known."""
    sheet = Sheet(size)
    w, h = sheet.box.size
    step = sum((lost or 0.0) >= limit for limit in LIMITS)
    waves = ""
    for number in range(step):
        y = h - 5 - 5 * number
        waves += path(
            f"M4,{y} q{w / 8 - 1},-3 {w / 4 - 2},0" + f" t{w / 4 - 2},0" * 3, "none", FURROW, 1.2
        )
    edge = INK2 if lost is None else INK
    sheet.draw(rect(1, 1, w - 2, h - 2, 7, BEDS[step], None, 0) + waves)
    sheet.draw(rect(1, 1, w - 2, h - 2, 7, "none", edge, 1.6))
    sheet.write(words, w / 2, h / 2, "heading" if step > 1 else "body", 15, INK, "center", w - 6)
    return sheet.art


@picture
def bar(size: Size, lost: float, error: float, colour: str) -> Art:
    """Draws a hatched bar as long as the share `lost`, with a whisker of `error`."""
    sheet = Sheet(size)
    w, h = sheet.box.size
    wide, middle = max(3.0, lost * w), h / 2
    body = rect(0.8, 1, wide, h - 2, 4, colour, None, 0)
    x = HATCH - h
    while x < wide:
        left, right = max(1.0, x), min(wide, x + h)
        body += path(
            f"M{left},{h - 1 - (left - x)} L{right},{h - 1 - (right - x)}", "none", "#FFFFFF", 1.4
        )
        x += HATCH
    body += rect(0.8, 1, wide, h - 2, 4, "none", INK, 1.6)
    low, high = max(0.0, lost - error) * w, min(1.0, lost + error) * w
    body += path(
        f"M{low},{middle} H{high} M{low},{middle - CAP} v{2 * CAP} "
        f"M{high},{middle - CAP} v{2 * CAP}",
        "none",
        INK,
        2.2,
    )
    sheet.draw(body)
    return sheet.art
