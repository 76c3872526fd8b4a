"""Wooden bunny coins and their stacks, round markers, castles: tokens that several games use.

A coin is a disc seen a little from above, 48 x 57.6 units: its face and a side of 7.
"""

from __future__ import annotations

from pygame import FRect, Surface

from tabletop.table.art import lettering
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import INK
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import LYING, Art, blank, with_shadow
from tabletop.table.art.svg import circle, raster, sprite
from tabletop.table.art.widgets_marks import count_badge

MARKERS = {"carrot": "#F7C66B", "fox": "#F3A36B", "burrow": "#A9CE7A"}
"""Sign and colour of each marker; any other sign lies on plain wood."""

MOST_DRAWN = 4
"""Coins drawn in a stack; a larger one shows its count."""

_RISE = 0.15  # of the width, from one coin of a stack to the next


@cached
def coin(d: int) -> Surface:
    """A coin with a rabbit's head, `d` pixels wide and 1.2 `d` high."""
    sheet = Sheet(Size.of(FRect(0, 0, d, d * 1.2), 1.0))
    sheet.put(sprite("common/tokens/coin", d, d * 1.2), 0, 0)
    sheet.sign("rabbit", d / 2, d * 0.49, d * 0.54)
    return sheet.art.surface


@picture
def moving(size: Size) -> Art:
    """One coin on its way."""
    return with_shadow(coin(size.w), LYING, size.s)


@picture
def stack(size: Size, count: int) -> Art:
    """A stack of equal coins on its shadow, with a count badge from 2 up.

    Origin: the top left of its lowest coin, so that a growing stack stays where it stands.
    """
    d, s = size.w, size.s
    shown = max(1, min(count, MOST_DRAWN))
    rise = d * _RISE
    lift = round(rise * (shown - 1))
    pile = blank(d, d * 1.2 + lift)
    for i in range(shown):
        drawn = coin(d) if i == shown - 1 else sprite("common/tokens/coin_below", d, d * 1.2)
        pile.blit(drawn, (0, round(lift - i * rise)))
    shaded = with_shadow(pile, LYING, s)
    if count < 2:
        return Art(shaded.surface, shaded.ox, shaded.oy + lift)
    mark = count_badge(count, max(round(20 * s), round(d * 0.5)))
    reach = round(mark.get_width() * 0.5)
    out = blank(
        max(shaded.surface.get_width(), shaded.ox + d + reach), shaded.surface.get_height()
    )
    out.blit(shaded.surface, (0, 0))
    x = shaded.ox + d - round(mark.get_width() * 0.55)
    y = shaded.oy + lift + round(d * 1.2) - mark.get_height()
    out.blit(mark, (x, y))
    return Art(out, shaded.ox, shaded.oy + lift)


@picture
def marker(size: Size, name: str) -> Art:
    """A round wooden marker with a sign: Carrot, Fox, Burrow, Star, start, shock."""
    d, colour = size.w, MARKERS.get(name, "")
    sheet = Sheet(Size(d, d, 1.0), Art(sprite("common/tokens/marker", d, d, colour=colour), 0, 0))
    sheet.sign(name, d / 2, d * 0.455, d * 0.54)
    return with_shadow(sheet.art, LYING, size.s)


@cached
def movement_badge(steps: int, d: int) -> Surface:
    """The leaf-green disc with a white number: how far a card moves."""
    text = f"+{steps}" if steps >= 0 else f"−{-steps}"
    line = max(1.5, d * 0.07)
    disc = raster(circle(d / 2, d / 2, d / 2 - line * 0.6, "#3F7F35", INK, line), d, d)
    lettering.digits(disc, text, d / 2, d / 2, d * 0.56, "#FFFFFF", "black")
    return disc
