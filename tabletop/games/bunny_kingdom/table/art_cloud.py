"""The Great Cloud: its white shape and its 31 spaces in five rows like bricks, with their goods.

Towers and rabbits stand on it and are drawn in `figures`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from pygame import Surface

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.table import art_colours as colours
from tabletop.games.bunny_kingdom.table.art_ground import texture
from tabletop.games.bunny_kingdom.table.art_places import cloud_rect
from tabletop.games.bunny_kingdom.table.art_signs import good_sign
from tabletop.games.bunny_kingdom.table.layout import CLOUD_COLUMNS
from tabletop.table.art.palette import INK, mix
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.signs import line_at, sign_body
from tabletop.table.art.surface import RAISED, Art, blank, masked, with_shadow
from tabletop.table.art.svg import circle, group, raster, rect
from tabletop.table.art.widgets_base import styled

_PUFF: Final = 33.0
"""Width of the cloud's bulges at most; small clouds have smaller ones."""


@picture
def spaces(size: Size) -> Surface:
    """All spaces of the Great Cloud on their places."""
    out = blank(size.w, size.h)
    cw, ch = size.w / CLOUD_COLUMNS, size.h / b.CLOUD_ROWS
    for space in range(b.WORLD, b.SPACES):
        out.blit(patch(space, int(cw), int(ch)), cloud_rect(space, cw, ch).topleft)
    return out


@picture
def white(size: Size) -> Art:
    """The cloud's outline filled with white, bluish below."""
    w, h = size.w / size.s, size.h / size.s
    puff = min(_PUFF, h * 0.16)
    lines, fills, shades = "", "", ""
    for x, y, r in _bulges(w, h, puff):
        lines += circle(x, y, r, INK)
        fills += circle(x, y, r - 2, colours.CLOUD)
        if y > h * 0.8:
            shades += circle(x, y + r * 0.34, r * 0.62, colours.CLOUD_SHADE)
    inner = puff * 0.8
    middle = rect(inner, inner, w - 2 * inner, h - 2 * inner, puff * 0.7, colours.CLOUD)
    return with_shadow(styled(lines + fills + shades + middle, *size), RAISED, size.s)


def _bulges(w: float, h: float, puff: float) -> Iterator[tuple[float, float, float]]:
    """Middles and widths of the bulges round a box; neighbours overlap by more than half."""
    luck = Random(4)
    across, down = int((w / puff - 2) / 1.35 + 0.5), int((h / puff - 2) / 1.2 + 0.5)
    sides = [(i / across, float(edge)) for i in range(across + 1) for edge in (0, 1)]
    sides += [(float(edge), i / down) for i in range(1, down) for edge in (0, 1)]
    for x, y in sides:
        r = puff * luck.uniform(0.86, 1.0)
        yield puff + x * (w - 2 * puff), puff + y * (h - 2 * puff), r


def patch(space: int, cw: int, ch: int) -> Surface:
    """One space of the Great Cloud, `cw` x `ch` pixels with the gap to its neighbours."""
    terrain = b.TERRAIN[space]
    k = min(cw / 46, ch / 36)
    w, h = cw / k, ch / k
    ground = colours.TERRAIN[terrain]
    box, view = (1.6, 1.6, w - 3.2, h - 3.2, 8), (0.0, 0.0, w, h)
    grown = texture(terrain, space, w / 0.72, h / 0.72)
    scene = rect(0, 0, w, h, 0, ground) + group(grown, "scale(0.72)")
    drawn = masked(raster(scene, cw, ch, view), raster(rect(*box, "#FFFFFF"), cw, ch, view))
    body = rect(*box, "none", mix(ground, INK, 0.5), 1.5)
    name, size, x, y = _mark(space, w, h)
    if name:
        body += sign_body(name, x, y, size, line=line_at(size * k))
    drawn.blit(raster(body, cw, ch, view), (0, 0))
    return drawn


def _mark(space: int, w: float, h: float) -> tuple[str, float, float, float]:
    """The sign a space shows, its size and middle."""
    if b.TERRAIN[space] == b.RAINBOW:
        return "rainbow", 27, w / 2, h / 2
    if b.TERRAIN[space] == b.WONDER:
        return good_sign(space), 24, w * 0.62, h / 2
    return good_sign(space), 18, w - 12, 11.5
