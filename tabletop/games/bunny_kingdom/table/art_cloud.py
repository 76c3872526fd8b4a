"""The Great Cloud: its white shape and its 31 spaces in five rows like bricks, with their goods.

Towers and rabbits stand on it and are drawn in `figures`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import pygame

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.table import art_colours as colours
from tabletop.games.bunny_kingdom.table.art_ground import texture
from tabletop.games.bunny_kingdom.table.art_places import cloud_rect
from tabletop.games.bunny_kingdom.table.art_signs import GOOD_SIGNS, ROW_SIGNS
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import INK, mix
from tabletop.table.art.signs import line_at, sign, sign_body
from tabletop.table.art.surface import RAISED, Art, blank, masked, with_shadow
from tabletop.table.art.svg import circle, group, raster, rect

COLUMNS: Final = 7
"""Spaces of the widest rows."""

_MARGIN_STYLE: Final = (30, 16, 16, 18)
_MARGIN_SHARE: Final = 0.6
"""Largest height of the lower margin in spaces; margins grow with the scale otherwise."""

SIGN_SHARE: Final = 0.6
"""Width of a row's sign in widths of the left margin."""

_PUFF_STYLE: Final = 33.0
"""Width of the cloud's bulges in style pixels, at most; small clouds have smaller ones."""


def margins(cw: int, ch: int, s: float) -> tuple[int, int, int, int]:
    """Returns the white margins around the box of spaces: left, above, right, below."""
    left, top, right, bottom = _MARGIN_STYLE
    k = min(s, ch * _MARGIN_SHARE / bottom)
    return round(left * k), round(top * k), round(right * k), round(bottom * k)


@cached
def cloud(cw: int, ch: int, s: float) -> Art:
    """The cloud with its spaces of `cw` x `ch` pixels; origin: the top left of their box."""
    ground = empty(cw, ch, s)
    out, at = ground.surface.copy(), (ground.ox, ground.oy)
    for space in range(b.WORLD, b.SPACES):
        place = cloud_rect(space, cw, ch)
        out.blit(patch(space, cw, ch), (at[0] + place.x, at[1] + place.y))
    px = round(margins(cw, ch, s)[0] * SIGN_SHARE)
    for row, name in enumerate(ROW_SIGNS):
        mark = sign(name, px)
        first = cloud_rect(b.WORLD + b.CLOUD_ROW.index(row), cw, ch)
        x = at[0] + first.x - round(px * 1.2)
        out.blit(mark, (x, at[1] + first.centery - px // 2))
    return Art(out, at[0], at[1])


@cached
def empty(cw: int, ch: int, s: float) -> Art:
    """The white of the cloud alone; origin: the top left of its box of spaces."""
    left, top, right, bottom = margins(cw, ch, s)
    w, h = COLUMNS * cw + left + right, b.CLOUD_ROWS * ch + top + bottom
    shaded = with_shadow(_white(w, h, s), RAISED, s)
    return Art(shaded.surface, shaded.ox + left, shaded.oy + top)


def _white(w: int, h: int, s: float) -> pygame.Surface:
    """The cloud's outline filled with white, bluish below."""
    puff = min(_PUFF_STYLE * s, h * 0.16)
    lines, fills, shades = "", "", ""
    for x, y, r in _bulges(w, h, puff):
        lines += circle(round(x, 1), round(y, 1), round(r, 1), INK)
        fills += circle(round(x, 1), round(y, 1), round(r - 2 * s, 1), colours.CLOUD)
        if y > h * 0.8:
            shades += circle(round(x, 1), round(y + r * 0.34, 1), r * 0.62, colours.CLOUD_SHADE)
    inner = puff * 0.8
    middle = rect(inner, inner, w - 2 * inner, h - 2 * inner, puff * 0.7, colours.CLOUD)
    return raster(lines + fills + shades + middle, w, h)


def _bulges(w: int, h: int, puff: float) -> Iterator[tuple[float, float, float]]:
    """Middles and widths of the bulges round a box; neighbours overlap by more than half."""
    luck = Random(4)
    across, down = round((w - 2 * puff) / (puff * 1.35)), round((h - 2 * puff) / (puff * 1.2))
    sides = [(i / across, float(edge)) for i in range(across + 1) for edge in (0, 1)]
    sides += [(float(edge), i / down) for i in range(1, down) for edge in (0, 1)]
    for x, y in sides:
        r = puff * luck.uniform(0.86, 1.0)
        yield puff + x * (w - 2 * puff), puff + y * (h - 2 * puff), r


@cached
def patch(space: int, cw: int, ch: int) -> pygame.Surface:
    """One space of the Great Cloud, `cw` x `ch` pixels with the gap to its neighbours."""
    terrain = b.TERRAIN[space]
    k = min(cw / 46, ch / 36)
    w, h = cw / k, ch / k
    ground = colours.TERRAIN[terrain]
    box = (1.6, 1.6, w - 3.2, h - 3.2, 8)
    grown = texture(terrain, space, w / 0.72, h / 0.72)
    scene = rect(0, 0, w, h, 0, ground) + group(grown, "scale(0.72)")
    view = (0.0, 0.0, w, h)
    drawn = masked(raster(scene, cw, ch, view), raster(rect(*box, "#FFFFFF"), cw, ch, view))
    body = rect(*box, "none", mix(ground, INK, 0.5), 1.5)
    name, size, x, y = _mark(space, w, h)
    if name:
        body += sign_body(name, x, y, size, line=line_at(size * k))
    out = blank(cw, ch)
    out.blit(drawn, (0, 0))
    out.blit(raster(body, cw, ch, view), (0, 0))
    return out


def _mark(space: int, w: float, h: float) -> tuple[str, float, float, float]:
    """The sign a space shows, its size and middle."""
    terrain = b.TERRAIN[space]
    if terrain == b.RAINBOW:
        return "rainbow", 27, w / 2, h / 2
    if terrain == b.WONDER:
        return GOOD_SIGNS[b.YIELD[space].bit_length() - 1], 24, w * 0.62, h / 2
    if b.YIELD[space]:
        return GOOD_SIGNS[b.YIELD[space].bit_length() - 1], 18, w - 12, 11.5
    return "", 0, 0, 0
