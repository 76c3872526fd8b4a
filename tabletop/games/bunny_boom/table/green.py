"""Static pictures of the village green: roads, plaza, trees, home hills, the river's water.

Drawn in style pixels where a pitch is 89; nothing here knows what lies on the table.
"""

from __future__ import annotations

import math
from random import Random

import pygame

from tabletop.games.bunny_boom.rules.village import ARMS, SLOTS
from tabletop.games.bunny_boom.table.layout import GRID, STEP
from tabletop.table.art.palette import INK, PAPER, mix
from tabletop.table.art.pattern import pattern
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.rabbit import badge
from tabletop.table.art.scenery_parts import grown, tree
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.signs import sign_body
from tabletop.table.art.surface import LYING, Art, masked, with_shadow
from tabletop.table.art.svg import based, circle, ellipse, group, path, raster, rect
from tabletop.table.art.widgets_base import dashed_rect, styled

PITCH = 89.0
ROAD, ROAD_EDGE, PEBBLE = "#E3C48D", "#B98F56", "#CBA668"
STONE, STONE_EDGE, COBBLE = "#E9D3A6", "#B99A63", "#DCC08A"
GRASS_BLADE = "#5F9440"
_DOOR = 25.0
"""Radius of a home's door."""
RIVER_DEEP, RIVER_MID, RIVER_LIGHT = "#58ABD6", "#74BFE4", "#86CBEB"
MOST_HEADS = 7
"""Most rabbit heads in a home's heap; more would hide its sign."""


@picture
def ground(size: Size, players: int) -> pygame.Surface:
    """Draws roads, plaza and scenery over the whole board; only road under cards."""
    unit = min(size.w, size.h) / GRID / PITCH
    w, h = size.w / unit, size.h / unit
    cx, cy = w / 2, h / 2
    rng = Random(11)
    body = _roads(cx, cy, players, rng) + _plaza(cx, cy)
    body += _scenery(w, h, cx, cy, players, rng)
    return raster(body, size.w, size.h, (0, 0, w, h))


def _roads(cx: float, cy: float, players: int, rng: Random) -> str:
    wide = PITCH + 6
    length = PITCH * (SLOTS + 0.5) - 2
    boxes = []
    for arm in ARMS[:players]:
        dx, dy = STEP[arm]
        x = cx - wide / 2 if dx == 0 else (cx - length if dx < 0 else cx)
        y = cy - wide / 2 if dy == 0 else (cy - length if dy < 0 else cy)
        boxes.append((x, y, length if dx else wide, length if dy else wide))
    body = "".join(rect(x - 2, y - 2, w + 4, h + 4, 20, ROAD_EDGE) for x, y, w, h in boxes)
    body += "".join(rect(x, y, w, h, 18, ROAD) for x, y, w, h in boxes)
    for i in range(24 * players):
        x, y, w, h = boxes[i % players]
        at = rng.uniform(x + 4, x + w - 4), rng.uniform(y + 4, y + h - 4)
        body += ellipse(*at, rng.uniform(1.4, 3.2), rng.uniform(1, 2), PEBBLE)
    return body


def _plaza(cx: float, cy: float) -> str:
    """Returns the SVG of the centre tile: rings of cobbles round a carrot disc."""
    body = circle(cx, cy, 66, ROAD_EDGE) + circle(cx, cy, 63, STONE, INK, 1.8)
    for radius, count, turn in ((54, 22, 0.0), (41, 17, 0.1), (28, 12, 0.2)):
        for i in range(count):
            angle = math.tau * i / count + turn
            x, y = cx + radius * math.cos(angle), cy + radius * math.sin(angle)
            stone = rect(-5.6, -4.6, 11.2, 9.2, 3, COBBLE, STONE_EDGE, 1.2)
            body += group(
                stone, f"translate({x:.1f} {y:.1f}) rotate({math.degrees(angle) + 90:.0f})"
            )
    body += circle(cx, cy, 19, "#F2C27A", INK, 1.8) + circle(cx, cy, 14.5, "none", "#FFE9C4", 1.4)
    return body + sign_body("paw", cx, cy, 19)


def _scenery(w: float, h: float, cx: float, cy: float, players: int, rng: Random) -> str:
    """Returns the SVG of daisies, trees and bushes between arms and homes."""
    body = ""
    reach = PITCH * (SLOTS + 0.5)
    for i in range(round(w * h / 6200)):
        x, y = rng.uniform(14, w - 14), rng.uniform(14, h - 14)
        if min(abs(x - cx), abs(y - cy)) < 66:
            continue
        small = rng.uniform(0.7, 1.05)
        name, k, colour = ("daisy", small, "") if i % 3 else ("tuft", 0.9, GRASS_BLADE)
        body += grown(name, x, y, k, colour)
    trees = (
        (-2.95, -2.45, 0.8, "#D8452E"), (-0.95, -2.5, 0.72, ""), (2.95, -2.5, 0.8, ""),
        (-0.98, 3.15, 0.75, ""), (3.0, 3.2, 0.82, "#F2B33D"), (-3.05, 3.2, 0.7, ""),
    )
    for x, y, k, fruit in trees:
        if not _taken(x, y, players):
            body += tree(cx + x * PITCH, cy + y * PITCH, k, fruit=fruit)
    for x, y, k in (
        (-2.8, -0.72, 0.8), (-0.85, -0.85, 0.7), (1.0, -2.95, 0.8), (2.9, -0.72, 0.9),
        (-3.0, 1.0, 0.85), (-2.2, 3.3, 0.8), (0.95, 3.3, 0.8), (3.0, 1.05, 0.7),
    ):
        body += grown("bush", cx + x * PITCH, cy + y * PITCH, k)
    body += grown("pond", cx + 1.15 * PITCH, cy - 0.95 * PITCH, 0.8)
    beside = w / 2 - reach
    if beside > 70:
        for x in (-reach - beside / 2, reach + beside / 2):
            body += grown("tree", cx + x, cy - 1.5 * PITCH, 0.8)
            body += grown("bush", cx + x, cy + 1.9 * PITCH, 0.8)
    return body


def _taken(x: float, y: float, players: int) -> bool:
    """Returns True if a tree there would stand on a home or an arm of that table."""
    return abs(x) < 1.3 and (players == 2 or (players == 3 and y > 1))


# ------------------------------------------------------------------------------------- homes


def heap_of(count: int) -> int:
    """Returns the rabbit heads in the heap of a home with `count` bunnies."""
    return min(count, MOST_HEADS)


@picture
def home(size: Size, seat: int, heap: int) -> pygame.Surface:
    """Draws a burrow: grassy hill, round door in the seat's cloth, a heap of rabbits, an empty
    sign."""
    sheet = Sheet(size._replace(s=size.w / 150))
    low = sheet.box.h - 12
    sheet.draw(based("bunny_boom/hill", 0, low))
    d = sheet.px(2 * _DOOR)
    hole = raster(circle(d / 2, d / 2, d / 2, "#FFFFFF"), d, d)
    sheet.centre(masked(pattern(seat, d, d, 19 * sheet.s), hole), 54, low - 28)
    sheet.draw(based("bunny_boom/door", 0, low))
    sheet.centre(badge(seat, max(18, sheet.px(26))), 53, low - 29)
    # Rabbit heads at the foot of the sign, three over four.
    spots = [(88 + 15 * i, 0) for i in range(4)] + [(95 + 15 * i, 12) for i in range(3)]
    for x, rise in reversed(spots[:heap]):
        sheet.sign("rabbit", x, low - 5 - rise, max(8 / sheet.s, 21))
    return sheet.art.surface


@picture
def home_count(size: Size, count: int) -> pygame.Surface:
    """Draws the number on a home's sign, with the rabbit before it; laid over `home`."""
    sheet = Sheet(size._replace(s=size.w / 150))
    low = sheet.box.h - 12
    sheet.sign("rabbit", 93, low - 47, 24)
    sheet.digits(str(count), 122, low - 46, max(16 / sheet.s, 23))
    return sheet.art.surface


# ------------------------------------------------------------------------------------- river

WAVE_STEPS = 12


@picture
def river(size: Size, step: int = 0) -> Art:
    """Draws the river's panel; its waves have moved on by `step` of WAVE_STEPS."""
    width, height = size.w / size.s, size.h / size.s
    body = rect(1, 1, width - 2, height - 2, 18, RIVER_DEEP, INK, 1.8)
    shift = 94.0 * step / WAVE_STEPS
    waves = ""
    for y, colour, turn in ((0.3, RIVER_MID, 1), (0.68, RIVER_LIGHT, -1)):
        x = -190 + (shift * turn) % 188
        waves += path(
            f"M{x:.1f},{height * y:.1f} "
            + "q47,-18 94,0 t94,0 " * (int(width / 188) + 3)
            + f"V{height} H{x:.1f}Z",
            colour,
        )
    for x, y in ((0.82, 0.93), (0.33, 0.13), (0.1, 0.92)):
        at = (x * width + shift * 0.5) % (width - 60) + 14
        waves += path(f"M{at:.1f},{height * y:.1f} q7,-5 14,0 t14,0", "none", "#E9F8FE", 2.2)
    clip = styled(rect(2, 2, width - 4, height - 4, 17, "#FFFFFF"), *size)
    drawn = styled(body, *size)
    drawn.blit(masked(styled(waves, *size), clip), (0, 0))
    edge = rect(1, 1, width - 2, height - 2, 18, "none", INK, 1.8)
    drawn.blit(styled(edge, *size), (0, 0))
    return with_shadow(drawn, LYING, size.s)


@picture
def hand_tray(size: Size) -> pygame.Surface:
    """Draws the mown strip below the hand."""
    width, height = size.w / size.s, size.h / size.s
    body = rect(2, 2, width - 4, height - 4, 18, "#4E7F3B", extra='opacity="0.55"')
    body += path(dashed_rect(8, 8, width - 16, height - 16, 13, 6, 7), "none", "#D5EBBE", 1.6)
    return styled(body, *size)


@picture
def card_place(size: Size) -> pygame.Surface:
    """Draws an empty place in the hand or the river."""
    k = size.w / 112
    box = (2 * k, 2 * k, size.w - 4 * k, size.h - 4 * k, 9 * k)
    line = rect(*box, mix("#4E7F3B", PAPER, 0.1), extra='opacity="0.22"')
    line += rect(*box, "none", "#E7F3DA", 1.4 * k, 'opacity="0.5"')
    return raster(line, size.w, size.h)
