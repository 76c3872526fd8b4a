"""Close-up of one space with its rabbit and building."""

from __future__ import annotations

from pygame import BLEND_RGBA_MULT, Surface

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.rules.rails import printed
from tabletop.games.bunny_kingdom.table import art_cloud, art_map, figures
from tabletop.games.bunny_kingdom.table.art_places import building_at, good_at, rabbit_at
from tabletop.games.bunny_kingdom.table.art_rails import lines_at, track_body
from tabletop.games.bunny_kingdom.table.art_signs import good_sign
from tabletop.table.art.palette import INK, SEATS, WHITE
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.rabbit import pattern
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import Art, blank, masked
from tabletop.table.art.svg import raster, rect

_WIDE = 130.0
"""Units of a space's width."""
_FLAT = 0.8
"""Height of a space of the Great Cloud, in widths."""


def scene(
    space: int, w: int, figure: int = -1, kind: int = c.NOTHING, good: int = -1,
    station: tuple[int, int] = (-1, 0),
) -> Surface:
    """Draws a space `w` pixels wide with its building and its holder's rabbit.

    Args:
        figure: the rabbit, -1 = nobody holds the space; kind, good: those of the building.
        station: space and turn of Central Station.
    """
    world, h = space < b.WORLD, int(w * _FLAT)
    land = art_map.patch(space, w, *station) if world else art_cloud.patch(space, w, h)
    size = Size(*land.get_size(), w / _WIDE)
    sheet = Sheet(size, Art(land, 0, 0))
    area, owned, stands = sheet.box, figure >= 0, kind not in (c.NOTHING, c.FIXED)
    if owned:
        cloth = blank(*land.get_size())
        cloth.blit(pattern(figure, size.w, size.h, w * 0.2), (0, 0))
        cloth.fill((255, 255, 255, figures.WASH_ALPHA), special_flags=BLEND_RGBA_MULT)
        sheet.put(masked(cloth, land), 0, 0)
        if b.YIELD[space] and space != station[0]:
            place = good_at(space, area)
            sheet.sign(good_sign(space), *place.center, place.w)
        edge = (5, 5, area.w - 10, area.h - 10, 9, "none")
        sheet.draw(rect(*edge, INK, 7) + rect(*edge, SEATS[figure].colour, 4))
    if stands:
        sheet.lay(figures.building(kind, good), building_at(area, kind, owned))
    if owned:
        sheet.lay(figures.rabbit(figure), rabbit_at(area, stands))
    return _framed(sheet) if world else sheet.art.surface


def _framed(sheet: Sheet) -> Surface:
    """The picture with round corners and an ink line."""
    area = sheet.box
    sheet.draw(rect(1, 1, area.w - 2, area.h - 2, 9, "none", INK, 2))
    drawn = sheet.art.surface
    inside = rect(0.6, 0.6, area.w - 1.2, area.h - 1.2, 9, WHITE)
    return masked(drawn, raster(inside, *drawn.get_size(), (0, 0, area.w, area.h)))


@picture
def turned(size: Size, space: int, turn: int) -> Surface:
    """Draws Central Station on its space with the printed tracks of that turn."""
    w, cell = size.w, int(size.w / 1.26)
    pad = (w - cell) // 2
    out = blank(w, w)
    out.blit(art_map.patch(space, cell, space, turn), (pad, pad))
    row, column = divmod(space, b.SIDE)
    rails = "".join(track_body(lines_at(part, cell), cell, True) for part in printed(space, turn))
    out.blit(raster(rails, w, w, (column * cell - pad, row * cell - pad, w, w)), (0, 0))
    return out
