"""The eggs themselves: eight types with a motif each, and the night egg of special tiles.

Drawn in a box of 48 x 60 units; no tile round them.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from tabletop.table.art.cache import cached
from tabletop.table.art.cards import star_path
from tabletop.table.art.palette import INK, WHITE
from tabletop.table.art.surface import masked
from tabletop.table.art.svg import circle, ellipse, path, raster, rect

COLOURS = (
    ("#A8201E", "#FFC9BE"),
    ("#348866", "#C9EFD6"),
    ("#F7F06A", "#B98514"),
    ("#1B2163", "#A9B9FF"),
    ("#E2902F", "#6E3506"),
    ("#6AC3EE", "#155F86"),
    ("#B5249F", "#FBC6F0"),
    ("#F8CBD0", "#B24A66"),
)
"""Ground and motif of each egg type, in the order of `cards.TYPE_NAMES`."""

NIGHT, NIGHT_STARS = "#4A3B63", "#FFE27A"
OUTLINE = "M24,3 C35,3 43,20 43,33 C43,48 35,57 24,57 C13,57 5,48 5,33 C5,20 13,3 24,3Z"
_SHADE = (
    "M43,33 C43,48 35,57 24,57 C18,57 13,54 10,50 C28,54 38,40 36,12 C41,19 43,27 43,33Z"
)
VIEW = (0.0, 0.0, 48.0, 60.0)


def _dots(ink: str) -> str:
    return "".join(
        circle(x * 11 - 2 + y % 2 * 5.5, 6 + y * 9, 2.9, ink) for y in range(7) for x in range(6)
    )


def _zigzag(ink: str) -> str:
    teeth = "l6,6 l6,-6 " * 4
    return "".join(path(f"M0,{y} {teeth}", "none", ink, 3) for y in (10, 24, 38, 52))


def _chequers(ink: str) -> str:
    return "".join(
        rect(x * 10 - 1, y * 10 + 1, 10, 10, 0, ink, extra='opacity="0.8"')
        for y in range(6)
        for x in range(5)
        if (x + y) % 2 == 0
    )


def _stars(ink: str) -> str:
    return "".join(
        path(star_path(4 + x * 14 + y % 2 * 7, 9 + y * 11, 5, 2, 5), ink)
        for y in range(5)
        for x in range(4)
    )


def _bands(ink: str) -> str:
    return "".join(rect(0, y, 48, 5, 0, ink) for y in (10, 22, 34, 46))


def _waves(ink: str) -> str:
    swell = "q4,-6 8,0 " + "t8,0 " * 6
    return "".join(path(f"M-4,{y} {swell}", "none", ink, 3) for y in (12, 23, 34, 45, 56))


def _diamonds(ink: str) -> str:
    out = ""
    for y in range(5):
        for x in range(5):
            cx, cy = x * 12 + y % 2 * 6, 8 + y * 11
            out += path(f"M{cx},{cy - 5} l3.6,5 l-3.6,5 l-3.6,-5Z", ink)
    return out


def _flowers(ink: str) -> str:
    out = ""
    for y in range(4):
        for x in range(4):
            cx, cy = 2 + x * 15 + y % 2 * 7.5, 9 + y * 14
            for petal in range(5):
                angle = petal * math.tau / 5 - math.pi / 2
                out += circle(cx + 3 * math.cos(angle), cy + 3 * math.sin(angle), 2.1, ink)
            out += circle(cx, cy, 1.5, COLOURS[7][0])
    return out


_MOTIFS: tuple[Callable[[str], str], ...] = (
    _dots, _zigzag, _chequers, _stars, _bands, _waves, _diamonds, _flowers,
)  # fmt: skip


def _night() -> str:
    stars = ((12, 14, 3.4), (36, 22, 3.4), (10, 42, 2.8), (33, 51, 2.8), (25, 9, 2.2))
    return "".join(path(star_path(x, y, r, r * 0.4, 4), NIGHT_STARS) for x, y, r in stars)


@cached
def egg(face: int, w: int) -> pygame.Surface:
    """An egg `w` pixels wide: a type from 0 to 7, anything else is a night egg."""
    h = round(w * 60 / 48)
    regular = 0 <= face < len(COLOURS)
    ground = COLOURS[face][0] if regular else NIGHT
    motif = _MOTIFS[face](COLOURS[face][1]) if regular else _night()
    shell = raster(rect(0, 0, 48, 60, 0, ground) + motif, w, h, VIEW)
    drawn = masked(shell, raster(path(OUTLINE, WHITE), w, h, VIEW))
    shine = ellipse(16, 16, 4, 7, WHITE, extra='opacity="0.55" transform="rotate(24 16 16)"')
    over = path(_SHADE, INK, extra='opacity="0.2"') + shine + path(OUTLINE, "none", INK, 2.6)
    drawn.blit(raster(over, w, h, VIEW), (0, 0))
    return drawn
