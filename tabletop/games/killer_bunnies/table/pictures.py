"""The pieces of Killer Bunnies as finished drawings on their shadows."""

from __future__ import annotations

import pygame

from tabletop.games.killer_bunnies.table import faces
from tabletop.table.art.cache import cached
from tabletop.table.art.surface import HELD, LYING, RAISED, Art, blank, with_shadow

THIN_STEPS = 16


def _flat(number: int, w: int, seen: int = 0) -> pygame.Surface:
    return faces.back(w) if number < 0 else faces.face(number, w, seen)


@cached
def card(number: int, w: int, s: float = 1.0, held: bool = False, seen: int = 0) -> Art:
    """A printed card face up; -1 shows the back. `seen` as `faces.face`."""
    return with_shadow(_flat(number, w, seen), HELD if held else RAISED, s)


@cached
def thin(number: int, w: int, step: int) -> Art:
    """A card in the middle of being turned, `step` of THIN_STEPS of its width; -1 is its back."""
    drawn = _flat(number, w)
    width = max(2, round(w * step / THIN_STEPS))
    turned = pygame.transform.smoothscale(drawn, (width, drawn.get_height()))
    return Art(turned, -((w - width) // 2), 0)


@cached
def ring_card(
    number: int, w: int, s: float = 1.0, seat: int = -1, value: int = -1, damage: int = 0,
    mood: str = "", mods: int = 0, inside: int = 0, shut: bool = False, lifted: bool = False,
) -> Art:
    """A bunny or city in its circle; see `faces.ring`."""
    drawn = faces.ring(number, w, seat, value, damage, mood, mods, inside, shut)
    return with_shadow(drawn, HELD if lifted else RAISED, s)


@cached
def tab(number: int, w: int, h: int, s: float = 1.0, spent: bool = False) -> Art:
    """A saved SPECIAL or VERY SPECIAL card."""
    return with_shadow(faces.tab(number, w, h, spent), LYING, s)


@cached
def pile(layers: int, w: int, s: float = 1.0) -> Art:
    """A draw pile, up to three cards high; nothing when it is empty."""
    h = round(w * faces.CARD_RATIO)
    rise = round(2 * s)
    out = blank(w + 3 * rise, h + 3 * rise)
    for i in range(layers):
        out.blit(faces.back(w), (i * rise, (3 - i) * rise))
    shaded = with_shadow(out, LYING, s) if layers else Art(out, 0, 0)
    return Art(shaded.surface, shaded.ox, shaded.oy + 3 * rise)


@cached
def discard(number: int, w: int, s: float = 1.0) -> Art:
    """The top card of a Discard Pile."""
    return with_shadow(faces.face(number, w), LYING, s)
