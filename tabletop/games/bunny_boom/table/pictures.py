"""Drawings of the pieces of Bunny Boom with their shadows."""

from __future__ import annotations

import pygame

from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.table import faces
from tabletop.table.art.cache import cached
from tabletop.table.art.surface import HELD, LYING, RAISED, Art, blank, with_shadow

CARD_RADIUS, TILE_RADIUS = 10, 9
THIN_STEPS = 16


def deck_back(players: int) -> int:
    """Returns the back of a match's cards: two players use the purple half alone."""
    return c.PURPLE if players == 2 else faces.BOTH


@cached
def card(number: int, w: int, s: float, held: bool = False, back: int = c.PURPLE) -> Art:
    """Draws a card of the river or the hand, face up; -1 shows its `back`."""
    drawn = faces.back(back, w) if number < 0 else faces.face(number, w)
    return with_shadow(drawn, HELD if held else LYING, s)


@cached
def tile(number: int, w: int, s: float, closed: bool = False, lifted: bool = False) -> Art:
    """Draws a card as a house of the village."""
    return with_shadow(faces.tile(number, w, closed), RAISED if lifted else LYING, s)


@cached
def edge(w: int, s: float) -> Art:
    """Draws the cards below a house; nothing is shown of them (BB-71)."""
    return with_shadow(faces.stack_edge(c.PURPLE, w), LYING, s)


@cached
def thin(number: int, w: int, step: int, back: int = c.PURPLE) -> Art:
    """Draws a card being turned over, `step` of THIN_STEPS of its width; -1 is its back."""
    drawn = faces.back(back, w) if number < 0 else faces.face(number, w)
    width = max(2, round(w * step / THIN_STEPS))
    turned = pygame.transform.smoothscale(drawn, (width, drawn.get_height()))
    return Art(turned, -((w - width) // 2), 0)


@cached
def pile(layers: int, w: int, s: float, back: int = c.PURPLE) -> Art:
    """Draws the draw pile, up to three cards high; nothing when it is empty."""
    h = round(w * 7 / 5)
    rise = round(2 * s)
    out = blank(w + 3 * rise, h + 3 * rise)
    for i in range(layers):
        out.blit(faces.back(back, w), (i * rise, (3 - i) * rise))
    shaded = with_shadow(out, LYING, s) if layers else Art(out, 0, 0)
    return Art(shaded.surface, shaded.ox, shaded.oy + 3 * rise)
