"""The cards of Bunny Kingdom as finished drawings on their shadows: lying, held, turning."""

from __future__ import annotations

from typing import Final

import pygame

from tabletop.games.bunny_kingdom.table import faces
from tabletop.table.art.cache import cached
from tabletop.table.art.surface import HELD, LYING, Art, with_shadow

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
