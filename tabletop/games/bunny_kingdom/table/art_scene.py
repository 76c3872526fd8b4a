"""Close-up of one space with its rabbit and building."""

from __future__ import annotations

import pygame

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.rules.rails import printed
from tabletop.games.bunny_kingdom.table import art_cloud, art_map, figures
from tabletop.games.bunny_kingdom.table.art_places import (
    building_height,
    good_place,
    rabbit_height,
    spots,
)
from tabletop.games.bunny_kingdom.table.art_rails import lines_at, track_body
from tabletop.games.bunny_kingdom.table.art_signs import GOOD_SIGNS
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import INK, SEATS, WHITE
from tabletop.table.art.rabbit import pattern
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import blank, masked
from tabletop.table.art.svg import raster, rect

_FLAT = 0.8  # height of a space of the Great Cloud, in widths


@cached
def scene(
    space: int, w: int, figure: int = -1, kind: int = c.NOTHING, good: int = -1,
    central: int = -1, turn: int = 0,
) -> pygame.Surface:
    """Draws a space `w` pixels wide with its building and its holder's rabbit.

    Args:
        figure: the rabbit, -1 = nobody holds the space; kind, good: those of the building.
        central, turn: space and turn of Central Station.
    """
    if space < b.WORLD:
        out = art_map.patch(space, w, central, turn).copy()
    else:
        out = art_cloud.patch(space, w, round(w * _FLAT)).copy()
    area = out.get_rect()
    if figure >= 0:
        out = _held(out, space, figure, space == central)
    places = spots(area, figure >= 0, kind)
    if kind not in (c.NOTHING, c.FIXED):
        figures.building(kind, building_height(kind, area), good).blit(out, *places.building)
    if figure >= 0:
        figures.rabbit(figure, rabbit_height(area)).blit(out, *places.rabbit)
    return _framed(out) if space < b.WORLD else out


@cached
def station(space: int, turn: int, w: int) -> pygame.Surface:
    """Draws Central Station on its space with the printed tracks of that turn, `w` pixels wide."""
    cell = round(w / 1.26)
    pad = (w - cell) // 2
    out = blank(w, w)
    out.blit(art_map.patch(space, cell, space, turn), (pad, pad))
    row, column = divmod(space, b.SIDE)
    rails = "".join(track_body(lines_at(part, cell), cell, True) for part in printed(space, turn))
    out.blit(raster(rails, w, w, (column * cell - pad, row * cell - pad, w, w)), (0, 0))
    return out


def _held(ground: pygame.Surface, space: int, figure: int, bare: bool) -> pygame.Surface:
    """The ground below its holder's pattern and rope, with its good above; a bare one has none."""
    w, h = ground.get_size()
    k = w / 130
    out = ground.convert_alpha() if pygame.display.get_surface() else ground.copy()
    cloth = blank(w, h)
    cloth.blit(pattern(figure, w, h, w * 0.2), (0, 0))
    cloth.fill((255, 255, 255, figures.WASH_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(masked(cloth, out), (0, 0))
    if b.YIELD[space] and not bare:
        x, y, px = good_place(space, ground.get_rect())
        mark = sign(GOOD_SIGNS[b.YIELD[space].bit_length() - 1], px)
        out.blit(mark, mark.get_rect(center=(x, y)))
    box = (5 * k, 5 * k, w - 10 * k, h - 10 * k, 9 * k, "none")
    rope = rect(*box, INK, 7 * k) + rect(*box, SEATS[figure].colour, 4 * k)
    out.blit(raster(rope, w, h), (0, 0))
    return out


def _framed(picture: pygame.Surface) -> pygame.Surface:
    """The picture with round corners and an ink line."""
    w, h = picture.get_size()
    k = w / 130
    mask = raster(rect(0.6 * k, 0.6 * k, w - 1.2 * k, h - 1.2 * k, 9 * k, WHITE), w, h)
    sheet = blank(w, h)
    sheet.blit(picture, (0, 0))
    out = masked(sheet, mask)
    line = rect(k, k, w - 2 * k, h - 2 * k, 9 * k, "none", INK, 2 * k)
    out.blit(raster(line, w, h), (0, 0))
    return out
