"""Cloth of Bunny Boom, the village green, and its picture for the menu.

The menu loads it, so nothing of the table is imported here.
"""

from __future__ import annotations

import math
from random import Random

from tabletop.table.art.looks import Drawing, GameLooks, Ground, Picture, Sitter
from tabletop.table.art.scenery_parts import grown
from tabletop.table.art.svg import circle, gradient, path, rect

_TUFT = "tuft", 0.8, "#6E9A4C"


def _village_green(w: float, h: float, bar: float) -> Drawing:
    rng = Random(21)
    defs = gradient("green", 0, 0, w * 0.6, h, "0 #B9D28C", "1 #86AF63")
    body = rect(0, 0, w, h, 0, "url(#green)")
    reach = h * 0.5
    for i in range(math.floor(-reach / 90) - 1, math.ceil(w / 90) + 1):
        if i % 2:
            body += path(
                f"M{i * 90},{h} L{i * 90 + 90},{h} L{i * 90 + 90 + reach:.0f},0 "
                f"L{i * 90 + reach:.0f},0Z", "#FFFFFF", extra='opacity="0.07"',
            )
    for i in range(round(w / 34)):
        x, y = rng.uniform(6, w - 6), rng.uniform(h - 16, h - 4)
        name, k, colour = ("daisy", rng.uniform(0.6, 0.9), "") if i % 3 else _TUFT
        body += grown(name, x, y, k, colour)
    for i in range(round(h / 60)):
        x = rng.choice((rng.uniform(2, 9), rng.uniform(w - 9, w - 2)))
        y = rng.uniform(bar + 20, h)
        name, k, colour = ("daisy", 0.7, "") if i % 2 else _TUFT
        body += grown(name, x, y, k, colour)
    hedge = _waves(w, bar - 7, 80, 6)
    body += path(f"M0,{bar} {_waves(w, bar - 3, 80, 6)[1:]} V0 H0Z", "#2A1730",
                 extra='opacity="0.14"')
    body += path(f"{hedge} V0 H0Z", "#457335")
    body += path(hedge, "none", "#33592A", 2.4)
    for _ in range(round(w / 15)):
        x, y = rng.uniform(0, w), rng.uniform(4, bar - 16)
        colour = rng.choice(("#4F8040", "#3C672E", "#578A45"))
        body += path(f"M{x:.0f},{y:.0f} q5,-6 10,0", "none", colour, 2.2)
    for _ in range(round(w / 160)):
        x, y = rng.uniform(0, w), rng.uniform(6, bar - 18)
        body += circle(round(x), round(y), 2.2, "#E9B7C4", extra='opacity="0.7"')
    return body, defs


def _waves(w: float, y: float, length: float, rise: float) -> str:
    """Returns the path data of a wavy line from left to right."""
    half = length / 2
    d = f"M0,{y:.1f} q{half / 2:.1f},{rise * 2:.1f} {half:.1f},0"
    return d + f" t{half:.1f},0" * (math.ceil(w / half) + 1)


LOOKS = GameLooks(
    Ground(_village_green, "#1C2A10", 0.18, 0.6, "#FFF6E3", "#2F5226"),
    Picture(
        "bunny_boom/menu",
        Sitter(2, 96, 74, 152, "cheer", "wide", "o"),
        behind=(
            ("mill", 28, 72, 52, 0), ("town_hall", 119, 74, 50, 0), ("boom", 74, 56, 96, 8),
            ("well", 24, 122, 46, 0), ("market", 124, 124, 46, 0),
        ),
    ),
)
