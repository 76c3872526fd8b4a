"""The eggs themselves: eight types with a motif each, and the night egg of special tiles.

Drawn in a box of 48 x 60 units; no tile round them.
"""

from __future__ import annotations

from pygame import Surface

from tabletop.table.art.cache import cached
from tabletop.table.art.palette import WHITE
from tabletop.table.art.surface import masked
from tabletop.table.art.svg import path, raster, sprite

GROUNDS = (
    "#A8201E", "#348866", "#F7F06A", "#1B2163", "#E2902F", "#6AC3EE", "#B5249F", "#F8CBD0",
)
"""Ground of each egg type, in the order of `cards.TYPE_NAMES`."""
HIGH = 60 / 48
"""Height of an egg by its width."""
_OUTLINE = "M24,3 C35,3 43,20 43,33 C43,48 35,57 24,57 C13,57 5,48 5,33 C5,20 13,3 24,3Z"


@cached
def egg(face: int, w: int) -> Surface:
    """An egg `w` pixels wide: a type from 0 to 7, anything else is a night egg."""
    h, kind = w * HIGH, str(face) if 0 <= face < len(GROUNDS) else "night"
    mask = raster(path(_OUTLINE, WHITE), w, h, (0, 0, 48, 60))
    drawn = masked(sprite(f"bunny_bidding/shell_{kind}", w, h), mask)
    drawn.blit(sprite("bunny_bidding/shell_line", w, h), (0, 0))
    return drawn
