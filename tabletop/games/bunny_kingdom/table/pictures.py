"""The cards of Bunny Kingdom as finished drawings on their shadows: single, turning, in piles."""

from __future__ import annotations

from typing import Final

import pygame

from tabletop.games.bunny_kingdom.table import faces
from tabletop.table.art import widgets
from tabletop.table.art.cache import cached
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import HELD, LYING, Art, blank, with_shadow

CARD_RADIUS: Final = 9
"""Corner of a hand card in style pixels, for rings and stitches round it."""

THIN_STEPS: Final = 16


def surface(card: int, w: int) -> pygame.Surface:
    """A card's face, or the back for -1."""
    return faces.back(w) if card < 0 else faces.face(card, w)


@cached
def card(number: int, w: int, s: float, held: bool = False) -> Art:
    """A card face up; -1 shows its back."""
    return with_shadow(surface(number, w), HELD if held else LYING, s)


@cached
def thin(number: int, w: int, step: int) -> Art:
    """A card in the middle of being turned, `step` of THIN_STEPS of its width; -1 is its back."""
    drawn = surface(number, w)
    width = max(2, round(w * step / THIN_STEPS))
    turned = pygame.transform.smoothscale(drawn, (width, drawn.get_height()))
    return Art(turned, -((w - width) // 2), 0)


@cached
def pile(layers: int, w: int, s: float) -> Art:
    """Cards face down on each other, up to three high; nothing for no layers."""
    h = faces.height(w)
    rise = round(2 * s)
    layers = min(layers, 3)
    out = blank(w + 3 * rise, h + 3 * rise)
    for i in range(layers):
        out.blit(faces.back(w), (i * rise, (3 - i) * rise))
    shaded = with_shadow(out, LYING, s) if layers else Art(out, 0, 0)
    return Art(shaded.surface, shaded.ox, shaded.oy + 3 * rise)


@cached
def place(w: int, s: float, mark: str = "") -> Art:
    """Where a card may be laid: an empty stitched slot, with a faint sign."""
    h = faces.height(w)
    face = widgets.slot(w, h, s, CARD_RADIUS, "#24585C", "#8CC0B4").copy()
    if mark:
        picture = sign(mark, round(w * 0.5)).copy()
        picture.set_alpha(150)
        face.blit(picture, picture.get_rect(center=(w // 2, h // 2)))
    return Art(face, 0, 0)
