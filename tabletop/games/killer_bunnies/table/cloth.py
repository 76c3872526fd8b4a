"""The comic arena: the cloth of Killer Bunnies, and its picture for the menu.

Loaded by the menu: nothing of the table is imported here.
"""

from __future__ import annotations

import math

from tabletop.table.art.looks import Drawing, GameLooks, Ground, Picture, Sitter
from tabletop.table.art.palette import INK
from tabletop.table.art.scenery_parts import rays
from tabletop.table.art.svg import circle, path, rect


def _comic_arena(w: float, h: float, bar: float) -> Drawing:
    cx, cy = w * 0.597, h * 0.394
    defs = (
        f'<radialGradient id="blaze" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{cy}" '
        f'r="{w * 0.6}"><stop offset="0" stop-color="#FFC45E"/>'
        '<stop offset="0.45" stop-color="#F58A2C"/><stop offset="1" stop-color="#E8553B"/>'
        "</radialGradient>"
    )
    body = rect(0, 0, w, h, 0, "url(#blaze)")
    far = math.hypot(w, h)
    body += path(rays(cx, cy, far, far, 14), "#FFFFFF", extra='opacity="0.065"')
    for corner_x, corner_y, dx, dy in ((w, h, -1, -1), (0, h, 1, -1)):
        for row in range(14):
            for column in range(26):
                r = 4.0 - (row + column) * 0.19
                if r > 0.6:
                    x = corner_x + dx * (column * 15 + (row % 2) * 7)
                    y = corner_y + dy * row * 13
                    body += circle(x, y, round(r, 1), "#B9361F", extra='opacity="0.22"')
    teeth = math.ceil(w / 80) + 1
    edge = f"M0,{bar - 7} " + "l40,6 l40,-6 " * teeth
    body += path(f"{edge} V0 H0Z", "#2A1730", extra='opacity="0.25" transform="translate(2 5)"')
    body += path(f"{edge} V0 H0Z", INK)
    body += path(edge, "none", "#241820", 6) + path(edge, "none", "#FFE27A", 3)
    return body, defs


LOOKS = GameLooks(
    Ground(_comic_arena, "#3A1208", 0.2, 0.6, "#FFE9B8", "#241820"),
    Picture(
        "killer_bunnies/menu",
        Sitter(4, 118, 73, 146),
        behind=(("common/pictures/d12", 121, 27, 44, 8), ("bolt", 24, 32, 36, -6)),
    ),
)
