"""The present worth of a parchment, as a small paper on its card."""

from __future__ import annotations

import pygame

from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import digits, width_of
from tabletop.table.art.palette import INK, INK2, PAPER
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import LYING, Art, with_shadow
from tabletop.table.art.svg import raster, rect

RICH, POOR = "#E4F3C8", PAPER
"""Papers of a parchment that brings something, and of one that does not yet."""


@cached
def worth(words: str, s: float, brings: bool) -> Art:
    """The worth in letters beside a carrot; it lies with its upper left corner at the card's."""
    h, px, mark = round(25 * s), round(16 * s), round(17 * s)
    w = round(6 * s) + mark + width_of(words, "black", px) + round(9 * s)
    body = rect(1, 1, w / s - 2, h / s - 2, h / s / 2 - 1, RICH if brings else POOR, INK, 1.8)
    face: pygame.Surface = raster(body, w, h, (0, 0, w / s, h / s)).copy()
    carrot = sign("carrot", mark, faded=not brings)
    face.blit(carrot, carrot.get_rect(center=(round(5 * s) + mark // 2, h // 2)))
    x = round(5 * s) + mark + (w - round(5 * s) - mark - round(3 * s)) / 2
    digits(face, words, x, h / 2, px, INK if brings else INK2, "black")
    return with_shadow(face, LYING, s)
