"""Colours as the player asked for them: high contrast, and opaque papers.

In high contrast all fills are light or dark, never between, and all words are black or white: dark
words stand on light, light ones on dark, at 7:1 at least. Outlines are black and thicker, grounds
are plain. It is done where colours become pixels (`svg.raster`, `lettering`), so that no drawing
has to know of it.
"""

from __future__ import annotations

import re
from functools import lru_cache

from tabletop.table.art.palette import INK, mix, rgba

BLACK, WHITE = "#000000", "#FFFFFF"
PLAIN = "#F2F2F2"
"""The ground of everything in high contrast."""

DARKEST_LIGHT, LIGHTEST_DARK, MIDDLE = 0.31, 0.095, 0.18
"""Relative luminances: light fills have the first at least, dark ones the second at most; a colour
counts as light from the third on."""

THICKER = 1.4

_contrast = False
_solid = False

_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}\b")
_OUTLINE = re.compile(rf'stroke="{INK}" stroke-width="([\d.]+)"')


def set_theme(contrast: bool, solid: bool) -> None:
    """High contrast, and less transparency, which high contrast brings along. What was drawn before
    is the caller's to forget."""
    global _contrast, _solid
    _contrast, _solid = contrast, solid or contrast


def contrast() -> bool:
    """Returns True if everything is drawn in high contrast."""
    return _contrast


def opacity(usual: float) -> float:
    """Returns the opacity of a paper or tray: some players like what shines through, others tire
    of it."""
    return 1.0 if _solid else usual


def veiling(usual: float) -> float:
    """Returns the opacity of the veil below a dialog."""
    return max(usual, 0.85) if _solid else usual


def luminance(colour: str) -> float:
    """Relative luminance of a colour, 0 to 1 (WCAG 2)."""
    red, green, blue = (_linear(part) for part in rgba(colour)[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


@lru_cache(maxsize=2048)
def filled(colour: str) -> str:
    """The colour in high contrast: itself where it is light or dark enough, else pushed there."""
    light = luminance(colour)
    if light >= DARKEST_LIGHT or light <= LIGHTEST_DARK:
        return colour
    aim, wanted = (WHITE, DARKEST_LIGHT) if light >= MIDDLE else (BLACK, LIGHTEST_DARK)
    low, high = 0.0, 1.0
    for _ in range(12):
        half = (low + high) / 2
        reached = luminance(mix(colour, aim, half))
        enough = reached >= wanted if aim == WHITE else reached <= wanted
        low, high = (low, half) if enough else (half, high)
    return mix(colour, aim, high)


def inked(colour: str) -> str:
    """The colour of words: as it is, or black or white."""
    if not _contrast:
        return colour
    return WHITE if luminance(colour) >= MIDDLE else BLACK


def word_on(fill: str, usual: str) -> str:
    """The colour of words on a fill: the usual one, in high contrast the one that stands out."""
    if not _contrast:
        return usual
    return BLACK if luminance(fill) >= MIDDLE else WHITE


def painted(drawing: str) -> str:
    """An SVG drawing in the colours it is shown in."""
    if not _contrast:
        return drawing
    lined = _OUTLINE.sub(_thick, drawing)
    return _COLOUR.sub(lambda hit: filled(hit.group()), lined)


def _thick(hit: re.Match[str]) -> str:
    return f'stroke="{BLACK}" stroke-width="{float(hit.group(1)) * THICKER:.2f}"'
