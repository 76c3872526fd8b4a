"""SVG pictures rendered once a process rather than once a test.

Each test's program starts with an empty cache, and rendering the same pictures anew was a quarter
of the time of tests with a window.
"""

from __future__ import annotations

import io
from typing import cast

import pygame

from tabletop.table.art.cache import DrawingCache

_render = pygame.image.load_sized_svg
_KEPT = DrawingCache(128 * 1024 * 1024)


def _recall(file: io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
    key = file.getvalue(), size
    known, drawing = _KEPT.get(key)
    if not known:
        drawing = _render(file, size)
        _KEPT.put(key, drawing)
    return cast(pygame.Surface, drawing).copy()


def keep_rasters() -> None:
    """From here on the same SVG text at the same size is rendered once in this process."""
    pygame.image.load_sized_svg = _recall  # type: ignore[assignment]
