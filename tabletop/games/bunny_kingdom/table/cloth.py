"""The parchment: the cloth of Bunny Kingdom, and its picture for the menu.

Loaded by the menu: nothing of the table is imported here.
"""

from __future__ import annotations

import math
from random import Random

from tabletop.table.art.looks import Drawing, GameLooks, Ground, Picture, Sitter
from tabletop.table.art.palette import INK
from tabletop.table.art.svg import circle, ellipse, gradient, path, rect
from tabletop.table.art.widgets_base import dashed_line


def _parchment(w: float, h: float, bar: float) -> Drawing:
    rng = Random(9)
    defs = gradient("sheet", 0, 0, w, h, "0 #E9D3A2", "1 #CDAF77")
    body = rect(0, 0, w, h, 0, "url(#sheet)")
    for _ in range(round(w * h / 15000)):
        body += ellipse(
            round(rng.uniform(0, w)), round(rng.uniform(0, h)), round(rng.uniform(20, 90)),
            round(rng.uniform(10, 40)), "#B9965A", extra='opacity="0.06"',
        )
    cx, cy, reach = w - 200, h * 0.66, math.hypot(w, h)
    lines = ""
    for degrees in range(0, 180, 15):
        dx, dy = reach * math.cos(math.radians(degrees)), reach * math.sin(math.radians(degrees))
        lines += f"M{cx - dx:.0f},{cy - dy:.0f} L{cx + dx:.0f},{cy + dy:.0f} "
    body += path(lines, "none", "#B9965A", 1, 'opacity="0.35"')
    for r in (70, 76):
        body += circle(cx, cy, r, "none", "#B9965A", 1.2, 'opacity="0.4"')
    body += rect(0, 0, w, bar - 5, 0, "#2F6E73")
    body += path(f"M0,{bar - 12} H{w} V{bar - 6} H0Z", "#285F64")
    body += path(dashed_line(6, bar - 12.5, w - 6, bar - 12.5, 6, 8), "none", "#8CC0B4", 1.5)
    body += path(f"M-2,{bar - 5.5} H{w + 2}", "none", INK, 2)
    return body, defs


LOOKS = GameLooks(
    Ground(_parchment, "#3A2410", 0.18, 0.75, "#FFF6E3", "#173F43"),
    Picture(
        "bunny_kingdom/menu",
        Sitter(1, 102, 76, 150),
        behind=(
            ("cloud", 32, 24, 54, 0), ("cloud", 122, 19, 38, 0), ("mountain", 119, 74, 58, 0),
            ("sky_tower", 27, 80, 58, 0),
        ),
        before=(
            ("crown", 75.5, 79, 32, -3), ("carrot", 124, 136, 32, 0), ("fish", 24, 136, 32, 0),
        ),
    ),
)
