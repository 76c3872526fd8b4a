"""Measures contrast on drawn screens: of words with what they stand on, of edges with what is
beside them.

Words are found by drawing the same screen with and without them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache

import pygame

from tabletop.table.art import cache, lettering, theme
from tabletop.table.art.surface import blank

Pixels = memoryview
SOLID = {(0, 0, 0), (255, 255, 255)}
"""In high contrast the middle of every stroke of a letter is one of these."""


@lru_cache(maxsize=100_000)
def ratio(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """Contrast of two colours, 1 to 21 (WCAG 2)."""
    light, dark = sorted((_light(one), _light(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=100_000)
def _light(colour: tuple[int, int, int]) -> float:
    return theme.luminance("#" + "".join(f"{part:02X}" for part in colour))


@contextmanager
def wordless() -> Iterator[None]:
    """Lines of text keep their room and their outline, and show nothing else."""
    written = lettering.lettered

    def empty(
        text: str, role: str, px: float, colour: str, outline: str | None = None,
        outline_px: int = 0,
    ) -> pygame.Surface:  # fmt: skip
        if outline is None or outline_px <= 0:
            return blank(*written(text, role, px, colour).get_size())
        return written(text, role, px, outline, outline, outline_px)

    lettering.lettered = empty
    cache.clear()
    try:
        yield
    finally:
        lettering.lettered = written
        cache.clear()


def words_below(
    least: float, draw: Callable[[], pygame.Surface]
) -> list[tuple[tuple[int, int], float]]:
    """Where words have less contrast than `least`, and how little; every place is a block of 16
    pixels in which at least a stroke's worth of them has. `draw` draws the same thing twice.
    """
    with_words = draw()
    with wordless():
        without = draw()
    assert with_words.get_size() == without.get_size()
    wide = with_words.get_width()
    one, other = (
        memoryview(pygame.image.tobytes(drawn, "RGBA")).cast("I") for drawn in (with_words, without)
    )
    poor: Counter[tuple[int, int]] = Counter()
    worst: dict[tuple[int, int], float] = {}
    seen = 0
    for at, (ink, ground) in enumerate(zip(one, other)):
        if ink == ground or (letter := _rgb(ink)) not in SOLID:
            continue
        seen += 1
        if (found := ratio(letter, _rgb(ground))) < least:
            place = (at % wide // 16 * 16, at // wide // 16 * 16)
            poor[place] += 1
            worst[place] = min(found, worst.get(place, 21.0))
    assert seen > 100, "no words were found"
    return [(place, round(worst[place], 1)) for place, count in poor.items() if count >= STROKE]


STROKE = 8


def _rgb(pixel: int) -> tuple[int, int, int]:
    return pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255


def edge(drawn: pygame.Surface, rect: pygame.Rect, reach: int) -> float:
    """How much of the outline of `rect` shows: the share of places along it at which, within
    `reach` pixels outwards or inwards, two pixels differ at 3:1.
    """
    within = drawn.get_rect()
    places = []
    for n in range(1, 8):
        x, y = rect.x + rect.w * n // 8, rect.y + rect.h * n // 8
        places += [(x, rect.y, 0, 1), (x, rect.bottom - 1, 0, 1)]
        places += [(rect.x, y, 1, 0), (rect.right - 1, y, 1, 0)]
    shown = seen = 0
    for x, y, dx, dy in places:
        line = [(x + dx * by, y + dy * by) for by in range(-reach, reach + 1)]
        colours = [tuple(drawn.get_at(at)[:3]) for at in line if within.collidepoint(at)]
        if len(colours) < reach:
            continue
        seen += 1
        lights = [_light(colour) for colour in colours]
        shown += (max(lights) + 0.05) / (min(lights) + 0.05) >= 3.0
    return shown / seen if seen else 1.0
