"""Pictures as they look for a moment under way: leaning, between two sizes, half turned over.

They are kept in a small store of their own, so that a busy table never throws out its pieces.
"""

from __future__ import annotations

from typing import Final

import pygame

from tabletop.table.art import cache
from tabletop.table.art.surface import Art

STEP: Final = 2.0
"""Degrees between two pictures of a lean; finer ones look no smoother."""
SIZES: Final = 32
"""A size is drawn in so many steps of the whole."""
KEPT_BYTES: Final = 24 * 1024 * 1024

_store = cache.extra(KEPT_BYTES)


def turned(art: Art, degrees: float, scale: float = 1.0) -> Art:
    """`art` leaning (degrees clockwise about its middle) and drawn `scale` times as large.

    The same as `art` when neither shows. The piece keeps its box: what was drawn with its top left
    corner at a place is drawn there again, `scale` times as wide and high.
    """
    step, size = round(degrees / STEP), max(1, round(scale * SIZES))
    if step == 0 and size == SIZES:
        return art
    _, drawing = _store.get((art, step, size))
    if isinstance(drawing, Art):
        return drawing
    k = size / SIZES
    surface = pygame.transform.rotozoom(art.surface, -step * STEP, k)
    made = Art(
        surface,
        round(surface.get_width() / 2 - k * (art.surface.get_width() / 2 - art.ox)),
        round(surface.get_height() / 2 - k * (art.surface.get_height() / 2 - art.oy)),
    )
    _store.put((art, step, size), made)
    return made


def narrowed(art: Art, share: float) -> Art:
    """`art` in the middle of being turned over: only `share` of its width is seen."""
    step = round(share * SIZES)
    if step == SIZES:
        return art
    key = (art, "narrowed", step)
    _, drawing = _store.get(key)
    if isinstance(drawing, Art):
        return drawing
    w, h = art.surface.get_size()
    wide = max(2, w * step // SIZES)
    surface = pygame.transform.smoothscale(art.surface, (wide, h))
    made = Art(surface, art.ox - (w - wide) // 2, art.oy)
    _store.put(key, made)
    return made


SQUASH = 0.04
"""Share by which a thing that lands is wider and lower for a moment."""


def squashed(art: Art) -> Art:
    """`art` at the moment it lands: wider and as much lower, standing where it stood."""
    key = (art, "squashed")
    _, drawing = _store.get(key)
    if isinstance(drawing, Art):
        return drawing
    w, h = art.surface.get_size()
    wide, low = round(w * (1 + SQUASH)), round(h * (1 - SQUASH))
    surface = pygame.transform.smoothscale(art.surface, (wide, low))
    made = Art(surface, art.ox + (wide - w) // 2, art.oy + (low - h))
    _store.put(key, made)
    return made


def box(art: Art) -> tuple[int, int]:
    """Width and height of the piece itself, its shadow not counted."""
    return art.surface.get_width() - 2 * art.ox, art.surface.get_height() - 2 * art.oy
