"""The pieces of Bunny Boom as finished drawings on their shadows."""

from __future__ import annotations

import pygame

from tabletop.games.bunny_boom import cards as c
from tabletop.games.bunny_boom.table import faces
from tabletop.table.art.cache import cached
from tabletop.table.art.surface import HELD, LYING, RAISED, Art, blank, with_shadow
from tabletop.table.art.widgets import count_badge

CARD_RADIUS, TILE_RADIUS = 10, 9
THIN_STEPS = 16


@cached
def card(number: int, w: int, s: float, held: bool = False) -> Art:
    """A card of the river or the hand, face up; -1 shows its back."""
    drawn = faces.back(c.PURPLE, w) if number < 0 else faces.face(number, w)
    return with_shadow(drawn, HELD if held else LYING, s)


@cached
def tile(number: int, w: int, s: float, closed: bool = False, lifted: bool = False) -> Art:
    """A card as a house of the village."""
    return with_shadow(faces.tile(number, w, closed), RAISED if lifted else LYING, s)


@cached
def edge(w: int, s: float) -> Art:
    """The cards below a house."""
    return with_shadow(faces.stack_edge(c.PURPLE, w), LYING, s)


@cached
def thin(number: int, w: int, step: int) -> Art:
    """A card in the middle of being turned, `step` of THIN_STEPS of its width; -1 is its back."""
    drawn = faces.back(c.PURPLE, w) if number < 0 else faces.face(number, w)
    width = max(2, round(w * step / THIN_STEPS))
    turned = pygame.transform.smoothscale(drawn, (width, drawn.get_height()))
    return Art(turned, -((w - width) // 2), 0)


@cached
def shrunk(number: int, w: int, s: float) -> Art:
    """A card in flight; `w` is rounded to few sizes so that they are drawn once."""
    return card(number, w, s, True)


@cached
def pile(count: int, w: int, s: float) -> Art:
    """The draw pile with its count; "" below it when it is empty."""
    h = round(w * 7 / 5)
    rise = round(2 * s)
    layers = min(3, count)
    out = blank(w + 3 * rise, h + 3 * rise)
    for i in range(layers):
        out.blit(faces.back(c.PURPLE, w), (i * rise, (3 - i) * rise))
    shaded = with_shadow(out, LYING, s) if layers else Art(out, 0, 0)
    disc = count_badge(count, max(round(24 * s), round(w * 0.36)))
    d = disc.get_width()
    surface = blank(shaded.surface.get_width() + d, shaded.surface.get_height() + d)
    surface.blit(shaded.surface, (0, 0))
    surface.blit(disc, (shaded.ox + w - round(d * 0.62), shaded.oy + h - round(d * 0.62)))
    return Art(surface, shaded.ox, shaded.oy + 3 * rise)
