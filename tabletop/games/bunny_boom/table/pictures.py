"""Drawings of the pieces of Bunny Boom with their shadows."""

from __future__ import annotations

from pygame import Surface

from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.table import faces
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.surface import HELD, LYING, Art, blank, with_shadow
from tabletop.table.art.widgets import count_badge

CARD_RADIUS, TILE_RADIUS = 10, 9


def deck_back(players: int) -> int:
    """Returns the back of a match's cards: two players use the purple half alone."""
    return c.PURPLE if players == 2 else faces.BOTH


@picture
def card(size: Size, number: int, held: bool = False, back: int = c.PURPLE) -> Art:
    """Draws a card of the river or the hand, face up; -1 shows its `back`."""
    drawn = faces.back(back, size.w) if number < 0 else faces.face(number, size.w)
    return with_shadow(drawn, HELD if held else LYING, size.s)


@picture
def tile(size: Size, number: int, closed: bool = False) -> Art:
    """Draws a card as a house of the village."""
    return with_shadow(faces.tile(number, size.w, closed), LYING, size.s)


@picture
def front(size: Size, number: int, closed: bool, crowded: bool) -> Surface:
    """Draws the parts of a house that its pawns must not hide."""
    return faces.before_pawns(number, size.w, closed, crowded)


@picture
def plot(size: Size) -> Surface:
    """Draws a space without a house."""
    return faces.plot(size.w)


@picture
def edge(size: Size) -> Art:
    """Draws the cards below a house; nothing is shown of them (BB-71)."""
    return with_shadow(faces.stack_edge(c.PURPLE, size.w), LYING, size.s)


@picture
def pile(size: Size, layers: int, back: int = c.PURPLE) -> Art:
    """Draws the draw pile, up to three cards high; nothing when it is empty."""
    rise = round(2 * size.s)
    out = blank(size.w + 3 * rise, size.h + 3 * rise)
    for i in range(layers):
        out.blit(faces.back(back, size.w), (i * rise, (3 - i) * rise))
    shaded = with_shadow(out, LYING, size.s) if layers else Art(out, 0, 0)
    return Art(shaded.surface, shaded.ox, shaded.oy + 3 * rise)


@picture
def number(size: Size, count: int) -> Surface:
    """Draws the disc with the cards left in the pile."""
    return count_badge(count, size.w)
