"""Wooden bunny coins and their stacks, round markers, castles: tokens that several games use.

A coin is a disc seen a little from above, 48 x 57.6 units: its face and a side of 7.
"""

from __future__ import annotations

from pygame import Surface

from tabletop.table.art import lettering
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import INK, mix
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import LYING, Art, blank, with_shadow
from tabletop.table.art.svg import circle, path, raster, rect
from tabletop.table.art.widgets_marks import count_badge

WOOD = "#F4D6A0"

MARKERS = {"carrot": "#F7C66B", "fox": "#F3A36B", "burrow": "#A9CE7A"}
"""Sign and colour of each marker; any other sign lies on plain wood."""

MOST_DRAWN = 4
"""Coins drawn in a stack; a larger one shows its count."""

_RISE = 0.15  # of the width, from one coin of a stack to the next
_BOX = (0, 0, 48, 57.6)


def _side() -> str:
    body = path("M3,24 V31 A21,21 0 0 0 45,31 V24Z", mix(WOOD, INK, 0.32), INK, 2.4)
    return body + path("M6.4,36 A21,21 0 0 0 22,51.4", "none", mix(WOOD, INK, 0.12), 1.6)


@cached
def coin(d: int) -> Surface:
    """A coin with a rabbit's head, `d` pixels wide and 1.2 `d` high."""
    face = circle(24, 24, 21, WOOD, INK, 2.4)
    face += circle(24, 24, 15.4, mix(WOOD, "#FFFFFF", 0.45), mix(WOOD, INK, 0.35), 1.4)
    face += path("M9,18 A16.5,16.5 0 0 1 18,8.6", "none", "#FFFFFF", 2)
    drawn = raster(_side() + face, d, d * 1.2, _BOX)
    head = sign("rabbit", round(d * 0.54))
    drawn.blit(head, head.get_rect(center=(round(d / 2), round(d * 0.49))))
    return drawn


@picture
def moving(size: Size) -> Art:
    """One coin on its way."""
    return with_shadow(coin(size.w), LYING, size.s)


@cached
def _plain(d: int) -> Surface:
    """A coin below another: side and rim without a face."""
    body = _side() + circle(24, 24, 21, mix(WOOD, INK, 0.12), INK, 2.4)
    return raster(body, d, d * 1.2, _BOX)


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
        drawn = coin(d) if i == shown - 1 else _plain(d)
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
    d, colour = size.w, MARKERS.get(name, "#E9C88F")
    body = circle(32, 37, 27, mix(colour, INK, 0.45), INK, 2.4)
    body += rect(5, 31, 54, 6, 0, mix(colour, INK, 0.45))
    body += path("M5,31 V37 M59,31 V37", "none", INK, 2.4)
    body += circle(32, 31, 27, colour, INK, 2.4)
    body += circle(32, 31, 21.6, mix(colour, "#FFFFFF", 0.5), mix(colour, INK, 0.3), 1.5)
    body += path("M12,24 A21,21 0 0 1 23,12", "none", "#FFFFFF", 2.2)
    drawn = raster(body, d, d, (1.5, 1.5, 61, 65))
    mark = sign(name, round(d * 0.54))
    drawn.blit(mark, mark.get_rect(center=(d // 2, round(d * 0.455))))
    return with_shadow(drawn, LYING, size.s)


@cached
def movement_badge(steps: int, d: int) -> Surface:
    """The leaf-green disc with a white number: how far a card moves."""
    text = f"+{steps}" if steps >= 0 else f"−{-steps}"
    line = max(1.5, d * 0.07)
    disc = raster(circle(d / 2, d / 2, d / 2 - line * 0.6, "#3F7F35", INK, line), d, d)
    lettering.digits(disc, text, d / 2, d / 2, round(d * 0.56), "#FFFFFF", "black")
    return disc
