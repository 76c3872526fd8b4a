"""The arena of Killer Bunnies: the floor with its two ropes, gaps for cards, the mark of a kill."""

from __future__ import annotations

import math

import pygame

from tabletop.table.art.cache import cached
from tabletop.table.art.cards import star_path
from tabletop.table.art.palette import GOLD, INK, SHADOW, mix
from tabletop.table.art.surface import HELD, Art, shadow
from tabletop.table.art.svg import circle, ellipse, path, raster, rect
from tabletop.table.art.widgets_base import dashed_ellipse, dashed_rect

FLOOR_W, FLOOR_H = 940, 412
OUTER, INNER = (780, 296), (372, 128)
"""Axes of the two ropes' centre lines on a floor of 940 x 412."""

_FLOOR, _DISC, _HEM = "#F7E3B5", "#EFD294", "#DDBB77"
_ROPE, _STRAND, _ROPE_SHADE = "#F3DCA6", "#B9965A", "#D9B877"


def rope_body(cx: float, cy: float, rx: float, ry: float, width: float) -> str:
    """A rope along an ellipse: ink, hemp, a shaded lower edge and slanting strand marks."""
    body = ellipse(cx + 1.5, cy + 4, rx, ry, "none", SHADOW, width + 5, 'opacity="0.16"')
    body += ellipse(cx, cy, rx, ry, "none", INK, width + 4.6)
    body += ellipse(cx, cy, rx, ry, "none", _ROPE, width)
    body += ellipse(cx, cy + width * 0.27, rx, ry, "none", _ROPE_SHADE, width * 0.4)
    around = math.pi * (3 * (rx + ry) - math.sqrt((3 * rx + ry) * (rx + 3 * ry)))
    count = round(around / 11)
    d, walked, angle = "", 0.0, 0.0
    step = around / count
    for _ in range(count):
        tangent = math.hypot(rx * math.sin(angle), ry * math.cos(angle))
        tx, ty = -rx * math.sin(angle) / tangent, ry * math.cos(angle) / tangent
        x, y = cx + rx * math.cos(angle), cy + ry * math.sin(angle)
        nx, ny = ty, -tx
        half, slip = width * 0.42, width * 0.3
        d += (
            f"M{x - nx * half - tx * slip:.1f},{y - ny * half - ty * slip:.1f} "
            f"L{x + nx * half + tx * slip:.1f},{y + ny * half + ty * slip:.1f} "
        )
        angle += step / tangent
        walked += step
    return body + path(d, "none", _STRAND, 1.9)


@cached
def arena(w: int, h: int, s: float = 1.0) -> Art:
    """The floor with both ropes on its shadow; the origin is the top left of the w x h box."""
    cx, cy = FLOOR_W / 2, FLOOR_H / 2
    floor = ellipse(cx, cy, cx - 1.5, cy - 1.5, _FLOOR, INK, 2.6)
    floor += ellipse(cx, cy - 4, cx - 9, cy - 9, "#FBECC6", extra='opacity="0.55"')
    floor += path(dashed_ellipse(cx, cy, cx - 13, cy - 11, 9, 8), "none", _HEM, 2)
    floor += ellipse(cx, cy, OUTER[0] / 2 + 2, OUTER[1] / 2 + 2, "#F4DCA6")
    floor += ellipse(cx, cy, OUTER[0] / 2 - 44, OUTER[1] / 2 - 40, "#F7E3B5")
    floor += ellipse(cx, cy, INNER[0] / 2 - 4, INNER[1] / 2 - 4, _DISC)
    for i in range(16):
        a = math.tau * i / 16
        b = a + math.tau / 32
        rx, ry = INNER[0] / 2 - 10, INNER[1] / 2 - 9
        floor += path(
            f"M{cx},{cy} L{cx + rx * math.cos(a):.1f},{cy + ry * math.sin(a):.1f} "
            f"L{cx + rx * math.cos(b):.1f},{cy + ry * math.sin(b):.1f}Z",
            "#FFFFFF", extra='opacity="0.16"',
        )
    floor += _scuffs(cx, cy)
    floor += rope_body(cx, cy, OUTER[0] / 2, OUTER[1] / 2, 9)
    floor += rope_body(cx, cy, INNER[0] / 2, INNER[1] / 2, 8)
    view = (0, 0, FLOOR_W, FLOOR_H)
    drawn = raster(floor, w, h, view)
    flat = raster(ellipse(cx, cy, cx - 1.5, cy - 1.5, INK), w, h, view)
    soft, (x, y) = shadow(flat, HELD, s)
    left, top = max(0, -x), max(0, -y)
    out = pygame.Surface((w + 2 * left, h + 2 * top), pygame.SRCALPHA)
    out.blit(soft, (x + left, y + top))
    out.blit(drawn, (left, top))
    return Art(out, left, top)


def _scuffs(cx: float, cy: float) -> str:
    """Skid marks and paw prints of earlier fights, quiet, away from both ropes."""
    body = ""
    for dx, dy, turn in ((-262, 30, 8), (255, -36, -14), (-240, -52, 30), (238, 62, -28)):
        x, y = cx + dx, cy + dy
        a = math.radians(turn)
        for step in range(3):
            px = x + step * 17 * math.cos(a)
            py = y + step * 17 * math.sin(a) + (5 if step % 2 else -3)
            body += ellipse(px, py, 4.2, 3, _HEM, extra='opacity="0.6"')
            for toe in (-4, 0, 4):
                body += circle(px + toe, py - 5.4 + abs(toe) * 0.25, 1.3, _HEM,
                               extra='opacity="0.6"')
    for dx, dy in ((-205, 6), (214, 10)):
        x, y = cx + dx, cy + dy
        body += path(f"M{x},{y} q10,-5 22,-2 M{x + 4},{y + 6} q9,-4 17,-2", "none", _HEM, 1.8,
                     'opacity="0.7"')
    return body


@cached
def rope(w: int, h: int, s: float = 1.0) -> Art:
    """One rope alone; w x h are the axes of its centre line, the origin their top left."""
    pad = 10
    width, height = w / s, h / s
    body = rope_body(width / 2 + pad, height / 2 + pad, width / 2, height / 2, 8)
    drawn = raster(
        body, w + 2 * pad * s, h + 2 * pad * s, (0, 0, width + 2 * pad, height + 2 * pad)
    )
    return Art(drawn, round(pad * s), round(pad * s))


@cached
def ring_slot(w: int, h: int, s: float = 1.0, lit: bool = False) -> pygame.Surface:
    """A gap where a bunny or city may be put: a dashed outline with a plus, gold when `lit`."""
    width, height = w / s, h / s
    fill = GOLD if lit else "#FFF3D2"
    line = mix(GOLD, INK, 0.72) if lit else "#B08A4E"
    body = rect(2, 2, width - 4, height - 4, 8, fill, extra=f'opacity="{0.85 if lit else 0.5}"')
    body += path(dashed_rect(2, 2, width - 4, height - 4, 8, 6, 6.5), "none", line, 2.2)
    arm = min(width * 0.26, 9)
    x, y = width / 2, height / 2
    body += path(
        f"M{x - arm},{y} H{x + arm} M{x},{y - arm} V{y + arm}", "none", INK if lit else line, 3.4
    )
    return raster(body, w, h, (0, 0, width, height))


@cached
def crater(w: int, s: float = 1.0) -> pygame.Surface:
    """Where something was killed: a scorched star with a puff, `w` x `w`."""
    body = ellipse(50, 62, 40, 20, "#8A5A32", extra='opacity="0.35"')
    body += path(star_path(50, 52, 44, 26, 11), "#F2622E", INK, 3.4)
    body += path(star_path(50, 52, 31, 18, 9, -74), "#FFD75A")
    body += path(star_path(50, 52, 17, 10, 8, -80), "#FFF6D8")
    for x, y, r in ((20, 30, 8), (80, 26, 7), (86, 62, 6), (14, 64, 6)):
        body += circle(x, y, r, "#FFFDF7", INK, 2.6)
    return raster(body, w, w, (0, 0, 100, 100))
