"""The auction hall: the cloth of Bunny Bidding, and its picture for the menu.

Loaded by the menu: nothing of the table is imported here.
"""

from __future__ import annotations

import math

from tabletop.table.art.looks import Drawing, GameLooks, Ground, Picture, Sitter
from tabletop.table.art.palette import INK
from tabletop.table.art.svg import circle, gradient, path, rect


def _auction_hall(w: float, h: float, bar: float) -> Drawing:
    defs = gradient("hall", 0, 0, w * 0.7, h, "0 #7C2F45", "1 #4E1828")
    body = rect(0, 0, w, h, 0, "url(#hall)")
    d = ""
    for row in range(math.ceil(h / 50) + 1):
        for column in range(-1, math.ceil(w / 50) + 1):
            x, y = column * 50 + (row % 2) * 25, row * 50
            d += f"M{x},{y - 25} l25,25 l-25,25 l-25,-25Z "
    body += path(d, "none", "#FFFFFF", 1.3, 'opacity="0.075"')
    buttons = ""
    for row in range(math.ceil(h / 50) + 1):
        for column in range(math.ceil(w / 50) + 1):
            x, y = column * 50 + (row % 2) * 25, row * 50 + 25
            buttons += circle(x, y, 1.5, "#E0B050", extra='opacity="0.28"')
    body += buttons
    n = max(6, round(w / 64))
    step = w / n
    swags = f"M0,0 H{w} V{bar - 13} " + f"q{-step / 2:.1f},17 {-step:.1f},0 " * n + "Z"
    body += path(f"M0,4 {swags[1:]}".replace("M0,4 0,0", "M0,4"), "#1A060D",
                 extra='opacity="0.3" transform="translate(2 5)"')
    body += path(swags, "#5C1E31", INK, 2)
    for i in range(n):
        knot = step * (i + 0.5)
        body += path(
            f"M{knot - step * 0.22:.1f},0 "
            f"Q{knot - step * 0.12:.1f},{bar * 0.5} {knot:.1f},{bar - 8} "
            f"M{knot + step * 0.22:.1f},0 "
            f"Q{knot + step * 0.12:.1f},{bar * 0.5} {knot:.1f},{bar - 8}",
            "none", "#4A1526", 1.6,
        )
    gold = f"M0,{bar - 16.5} " + f"q{step / 2:.1f},17 {step:.1f},0 " * n
    body += path(gold, "none", INK, 5.4) + path(gold, "none", "#E0B050", 3)
    for i in range(n + 1):
        body += circle(round(i * step, 1), bar - 15, 4.2, "#FFE27A", INK, 1.6)
    return body, defs


EGGS = tuple(
    (f"common/pictures/egg_{colour}", 27 + 30.5 * i, 138, 25, 0)
    for i, colour in enumerate(("cyan", "yellow", "red", "green"))
)

LOOKS = GameLooks(
    Ground(_auction_hall, "#1A060D", 0.2, 0.45, "#FFF6E3", "#3A0F1C"),
    Picture(
        "bunny_bidding/menu",
        Sitter(5, 108, 70, 128, "stand", "wink"),
        before=(
            ("common/pictures/desk", 73, 148, 130, 0), *EGGS, ("gavel", 119, 74, 42, -8),
        ),
    ),
)
