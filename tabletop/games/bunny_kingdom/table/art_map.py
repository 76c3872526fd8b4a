"""The painted map of the New World: terrain that flows from space to space, goods, lava, sheet.

Towers, rabbits, ropes and tracks stand on it and are drawn in `figures`.
"""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random
from typing import Final

import pygame
from pygame import Surface

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules.rails import BESIDE, ON_LAVA, SEGMENTS, printed
from tabletop.games.bunny_kingdom.table import art_colours as colours
from tabletop.games.bunny_kingdom.table.art_ground import UNIT, texture
from tabletop.games.bunny_kingdom.table.art_outline import Square, inset, loops, rounded, squares_of
from tabletop.games.bunny_kingdom.table.art_rails import lines_at, track_body
from tabletop.games.bunny_kingdom.table.layout import LEFT, RIGHT, TOP
from tabletop.table.art.lettering import digits
from tabletop.table.art.palette import INK, WHITE, mix
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.signs import sign_body
from tabletop.table.art.surface import RAISED, Art, blank, with_shadow
from tabletop.table.art.svg import path, raster, rect
from tabletop.table.art.widgets_base import styled

GOOD_SIZE: Final = 23.0
GOOD_AT: Final = (45.5, 14.5)
"""Place and size of a space's good, in units of a space's 60."""

_GOODS: Final = {b.WOOD: "wood", b.FISH: "fish", b.CARROTS: "carrot"}
NUMBERS, LETTERS = TOP * 0.54, LEFT * 0.54
"""Middles of the numbers and letters, from the edge of the sheet."""
_SWAY: Final = 5.0  # how far a border may leave the straight line


@picture
def world(size: Size, central: int = -1, turn: int = 0) -> Surface:
    """The spaces: ground, what grows there, goods, lava, Central Station.

    `turn` is the quarter turn of Central Station's printed tracks.
    """
    units = UNIT * b.SIDE
    drawn = Surface((size.w, size.h))
    drawn.fill(colours.TERRAIN[b.PLAIN])
    drawn.blit(raster(_body(central, turn), size.w, size.h, (0, 0, units, units)), (0, 0))
    return drawn.convert() if pygame.display.get_surface() else drawn


def patch(space: int, cell: int, central: int = -1, turn: int = 0) -> Surface:
    """One space of the map alone."""
    row, column = divmod(space, b.SIDE)
    return raster(_body(central, turn), cell, cell, (column * UNIT, row * UNIT, UNIT, UNIT))


@lru_cache(maxsize=8)
def _body(central: int, turn: int) -> str:
    """The whole map as one drawing of 600 x 600 units."""
    ground = _grounds() + _regions(central) + _growth(central) + _seams(central)
    station = _station(central, turn) if central >= 0 else ""
    edge = rect(0, 0, UNIT * b.SIDE, UNIT * b.SIDE, 0, "none", INK, 2)
    return ground + _goods(central) + _lava() + station + edge


def _terrain(space: int, central: int) -> int:
    return b.STATION if space == central else b.TERRAIN[space]


# ----------------------------------------------------------------------------- ground


def _grounds() -> str:
    """Draws a meadow below everything; the other grounds are laid over it."""
    return rect(0, 0, UNIT * b.SIDE, UNIT * b.SIDE, 0, colours.TERRAIN[b.PLAIN])


def _areas(central: int, terrain: int) -> list[list[Square]]:
    """The closed lines round all ground of a terrain."""
    of_kind = [space for space in range(b.WORLD) if _terrain(space, central) == terrain]
    return loops(squares_of(of_kind))


def _regions(central: int) -> str:
    body = ""
    for terrain in range(b.STATION + 1):
        if terrain == b.PLAIN:
            continue
        lines = _areas(central, terrain)
        if not lines:
            continue
        d = "".join(_wavering(line) for line in lines)
        body += path(d, colours.TERRAIN[terrain], colours.TERRAIN[terrain], 1)
        if terrain == b.SEA:
            body += path(d, "none", colours.SHORE, 5)
            deep = "".join(rounded(inset(line, UNIT, UNIT, 13), 12) for line in lines)
            body += path(deep, colours.DEEP, extra='opacity="0.3"')
        elif terrain == b.FOREST:
            inner = "".join(rounded(inset(line, UNIT, UNIT, 5), 14) for line in lines)
            body += path(inner, "#3F7C43", extra='opacity="0.55"')
        elif terrain == b.MOUNTAIN:
            inner = "".join(rounded(inset(line, UNIT, UNIT, 7), 16) for line in lines)
            body += path(inner, "#7D7182", extra='opacity="0.5"')
        elif terrain == b.CITY:
            inner = "".join(rounded(inset(line, UNIT, UNIT, 2.5), 9) for line in lines)
            body += path(inner, "#E3D3B5")
    return body


def _wavering(line: list[Square]) -> str:
    """A closed line that wavers a little; neighbours share each wave exactly."""
    x, y = _moved(line[0])
    d = f"M{x:.1f},{y:.1f} "
    for i, here in enumerate(line):
        d += _wave(here, line[(i + 1) % len(line)])
    return d + "Z "


def _wave(a: Square, c: Square) -> str:
    """Returns the curve along one side of a space, the same in both directions."""
    first, second = min(a, c), max(a, c)
    luck = Random(first[0] * 977 + first[1] * 61 + second[0] * 13 + second[1])
    edge = first[0] == second[0] and first[0] in (0, b.SIDE)
    edge = edge or (first[1] == second[1] and first[1] in (0, b.SIDE))
    sway = 0.0 if edge else _SWAY
    one, two = luck.uniform(-sway, sway), luck.uniform(-sway, sway)
    (x1, y1), (x2, y2) = _moved(first), _moved(second)
    along = first[1] == second[1]
    points = []
    for share, off in ((1 / 3, one), (2 / 3, two)):
        x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
        points.append((x, y + off) if along else (x + off, y))
    if (a, c) != (first, second):
        points.reverse()
    end = _moved(c)
    return " ".join(
        f"{mark}{x:.1f},{y:.1f}" for mark, (x, y) in zip("C  ", [*points, end], strict=True)
    ) + " "


def _moved(corner: Square) -> tuple[float, float]:
    """A crossing of the map's lines, moved a little where it is not on the outer edge."""
    luck = Random(corner[0] * 101 + corner[1] * 7 + 5)
    dx, dy = luck.uniform(-2, 2), luck.uniform(-2, 2)
    x, y = corner
    return (
        x * UNIT + (dx if 0 < x < b.SIDE else 0),
        y * UNIT + (dy if 0 < y < b.SIDE else 0),
    )


def _growth(central: int) -> str:
    body = ""
    for space in range(b.WORLD):
        row, column = divmod(space, b.SIDE)
        grown = texture(_terrain(space, central), space)
        body += f'<g transform="translate({column * UNIT} {row * UNIT})">{grown}</g>'
    return body


def _seams(central: int) -> str:
    """Draws the borders of spaces: ink between terrains, a dashed thread between equal ones."""
    borders, threads = "", ""
    for segment in range(SEGMENTS):
        beside = BESIDE[segment]
        if len(beside) != 2:
            continue
        (x1, y1), (x2, y2) = lines_at(segment, UNIT)
        kinds = {_terrain(space, central) for space in beside}
        if len(kinds) == 2:
            a, c = ((int(x / UNIT), int(y / UNIT)) for x, y in ((x1, y1), (x2, y2)))
            x, y = _moved(a)
            borders += f"M{x:.1f},{y:.1f} {_wave(a, c)}"
        else:
            dx, dy = (x2 - x1) / UNIT, (y2 - y1) / UNIT
            for start in range(3, 57, 9):
                threads += f"M{x1 + dx * start:.0f},{y1 + dy * start:.0f} "
                threads += f"l{dx * 4.6:.1f},{dy * 4.6:.1f} "
    return path(threads, "none", WHITE, 1.3, 'opacity="0.5"') + path(
        borders, "none", INK, 1.5, 'opacity="0.62"'
    )


def _goods(central: int) -> str:
    body = ""
    for space in range(b.WORLD):
        if space == central or not b.YIELD[space]:
            continue
        row, column = divmod(space, b.SIDE)
        x, y = column * UNIT + GOOD_AT[0], row * UNIT + GOOD_AT[1]
        body += sign_body(_GOODS[b.YIELD[space]], x, y, GOOD_SIZE)
    return body


# ------------------------------------------------------------------------------- lava


def _stream(segment: int) -> str:
    """A winding line along one border."""
    (x1, y1), (x2, y2) = lines_at(segment, UNIT)
    along = y1 == y2
    steps = 24
    d = ""
    for i in range(steps + 1):
        share = i / steps
        off = 3.4 * math.sin(share * math.tau * 1.5 + segment) * math.sin(share * math.pi) ** 0.5
        x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
        x, y = (x, y + off) if along else (x + off, y)
        d += f"{'L' if i else 'M'}{x:.1f},{y:.1f} "
    return d


def _lava() -> str:
    streams = "".join(_stream(segment) for segment in sorted(ON_LAVA))
    return (
        path(streams, "none", colours.LAVA, 16, 'opacity="0.22"')
        + path(streams, "none", colours.LAVA_CRUST, 10)
        + path(streams, "none", colours.LAVA, 6.6)
        + path(streams, "none", colours.LAVA_LIT, 2.4)
    )


# -------------------------------------------------------------------- Central Station


def _station(central: int, turn: int) -> str:
    row, column = divmod(central, b.SIDE)
    x, y = column * UNIT, row * UNIT
    body = rect(x + 5, y + 5, UNIT - 10, UNIT - 10, 6, "#DDD2BE", mix("#DDD2BE", INK, 0.4), 1.4)
    body += sign_body("bunny_kingdom/central_station", x + UNIT / 2, y + UNIT / 2 - 1, 46)
    return body + "".join(
        track_body(lines_at(segment, UNIT), UNIT, True) for segment in printed(central, turn)
    )


# ------------------------------------------------------------------------------ sheet


@picture
def sheet(size: Size, written: bool) -> Art:
    """The paper below the map, with its letters and numbers where all spaces are in sight; the
    spaces themselves are not on it.
    """
    width, height = size.w / size.s, size.h / size.s
    body = rect(1, 1, width - 2, height - 2, 11, colours.SHEET, INK, 2)
    body += rect(4.4, 4.4, width - 8.8, height - 8.8, 8, "none", colours.SHEET_LINE, 1.3)
    face, cell = styled(body, *size), (width - LEFT - RIGHT) / b.SIDE
    for i in range(b.SIDE if written else 0):
        across, down = LEFT + cell * (i + 0.5), TOP + cell * (i + 0.5)
        for text, x, y in ((str(i + 1), across, NUMBERS), ("ABCDEFGHIJ"[i], LETTERS, down)):
            digits(face, text, x * size.s, y * size.s, 16 * size.s, INK, "heading")
    return with_shadow(face, RAISED, size.s)


@picture
def coordinate(size: Size, text: str) -> Surface:
    """A letter or number beside the spaces."""
    out = blank(size.w, size.h)
    digits(out, text, size.w / 2, size.h / 2, 16 * size.s, INK, "heading")
    return out
