"""The arena of Killer Bunnies: the floor with its two ropes, gaps for cards, the mark of a kill."""

from __future__ import annotations

import math

import pygame

from tabletop.table.art.palette import GOLD, INK, SHADOW, mix
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.scenery_parts import rays
from tabletop.table.art.surface import HELD, Art, blank, shadow
from tabletop.table.art.svg import ellipse, path, placed, rect, sprite
from tabletop.table.art.widgets_base import dashed_ellipse, dashed_rect, styled

OUTER, INNER = (390 / 470, 148 / 206), (186 / 470, 64 / 206)
"""Half axes of the two ropes' centre lines, as shares of the floor's half axes."""

_FLOOR, _DISC, _HEM = "#F7E3B5", "#EFD294", "#DDBB77"
_ROPE, _STRAND, _ROPE_SHADE = "#F3DCA6", "#B9965A", "#D9B877"


def rope_body(cx: float, cy: float, rx: float, ry: float, width: float) -> str:
    """Returns the SVG of a rope along an ellipse: ink, hemp, a shaded lower edge and slanting
    strands."""
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


@picture
def arena(size: Size) -> Art:
    """The floor with both ropes on its shadow, filling its place."""
    w, h, s = size
    width, height = w / s, h / s
    cx, cy = width / 2, height / 2
    outer, inner = (cx * OUTER[0], cy * OUTER[1]), (cx * INNER[0], cy * INNER[1])
    floor = ellipse(cx, cy, cx - 1.5, cy - 1.5, _FLOOR, INK, 2.6)
    floor += ellipse(cx, cy - 4, cx - 9, cy - 9, "#FBECC6", extra='opacity="0.55"')
    floor += path(dashed_ellipse(cx, cy, cx - 13, cy - 11, 9, 8), "none", _HEM, 2)
    floor += ellipse(cx, cy, outer[0] + 2, outer[1] + 2, "#F4DCA6")
    floor += ellipse(cx, cy, outer[0] - 44, outer[1] - 40, _FLOOR)
    floor += ellipse(cx, cy, inner[0] - 4, inner[1] - 4, _DISC)
    light = rays(cx, cy, inner[0] - 10, inner[1] - 9, 16)
    floor += path(light, "#FFFFFF", extra='opacity="0.16"')
    floor += _scuffs(cx, cy, (outer[0] + inner[0]) / 2)
    floor += rope_body(cx, cy, *outer, 9) + rope_body(cx, cy, *inner, 8)
    drawn = styled(floor, *size)
    flat = styled(ellipse(cx, cy, cx - 1.5, cy - 1.5, INK), *size)
    soft, (x, y) = shadow(flat, HELD, s)
    left, top = max(0, -x), max(0, -y)
    right, bottom = max(w, x + soft.get_width()), max(h, y + soft.get_height())
    out = blank(right + left, bottom + top)
    out.blit(soft, (x + left, y + top))
    out.blit(drawn, (left, top))
    return Art(out, left, top)


def _scuffs(cx: float, cy: float, away: float) -> str:
    """Paw prints of earlier fights between the ropes, quiet, `away` from the middle."""
    places = ((-0.98, 30, 8), (0.94, -36, -14), (-0.86, -52, 30), (0.86, 62, -28))
    return "".join(
        placed("killer_bunnies/paws", cx + share * away + 17, cy + dy, 48, turn)
        for share, dy, turn in places
    )


@picture
def ring_slot(size: Size, lit: bool = False) -> pygame.Surface:
    """A gap where a bunny or city may be put: a dashed outline with a plus, gold when `lit`."""
    width, height = size.w / size.s, size.h / size.s
    fill = GOLD if lit else "#FFF3D2"
    line = mix(GOLD, INK, 0.72) if lit else "#B08A4E"
    body = rect(2, 2, width - 4, height - 4, 8, fill, extra=f'opacity="{0.85 if lit else 0.5}"')
    body += path(dashed_rect(2, 2, width - 4, height - 4, 8, 6, 6.5), "none", line, 2.2)
    arm = min(width * 0.26, 9)
    x, y = width / 2, height / 2
    body += path(
        f"M{x - arm},{y} H{x + arm} M{x},{y - arm} V{y + arm}", "none", INK if lit else line, 3.4
    )
    return styled(body, *size)


@picture
def crater(size: Size) -> pygame.Surface:
    """Draws the mark of a kill: a scorched star with a puff."""
    return sprite("killer_bunnies/crater", size.w, size.w)


@picture
def cord(size: Size, stops: tuple[tuple[float, float], ...]) -> pygame.Surface:
    """A cord round the ring, from each card's middle to the next one's."""
    way = "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in stops) + "Z"
    return styled(path(way, "none", INK, 6.5) + path(way, "none", _STRAND, 3.5), *size)
