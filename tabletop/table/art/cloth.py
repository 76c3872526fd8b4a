"""The ground every screen lies on: one table cloth a game, a meadow and a paper for the rest.

Only grounds live here; pieces and scenery that stands on them do not. Decoration keeps to the top
bar and the margins, never below pieces.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

import pygame
from pygame import Surface

from tabletop.table.art.cache import cached
from tabletop.table.art.cloth_garden import bed, bed_square, eaten_place, garden_floor, night_sky
from tabletop.table.art.palette import EDGE, INK, PAPER, PAPER2, mix
from tabletop.table.art.scenery_parts import (
    bumpy_edge,
    cloud,
    daisy,
    sun_rays,
    tuft,
)
from tabletop.table.art.surface import grain, vignette
from tabletop.table.art.svg import circle, ellipse, gradient, path, raster, rect
from tabletop.table.art.widgets_base import dashed_ellipse, dashed_line, dashed_rect

__all__ = ["BAR_HEIGHT", "TITLE_COLOURS", "bed", "bed_square", "cloth", "eaten_place"]

BAR_HEIGHT = 66
"""Height of the top bar in style pixels."""

TITLE_COLOURS = {
    "bounce_bunny_bounce": ("#FFF1C9", "#141B3A"),
    "bunny_boom": ("#FFF6E3", "#2F5226"),
    "bunny_bidding": ("#FFF6E3", "#3A0F1C"),
    "bunny_kingdom": ("#FFF6E3", "#173F43"),
    "killer_bunnies": ("#FFE9B8", "#241820"),
    "meadow": ("#FFF6E3", "#3A2A33"),
    "paper": (INK, "#FFF6E3"),
}
"""Colour of the title in the bar and of its outline, by ground."""

Drawing = tuple[str, str]  # SVG body, gradients


def _night_garden(w: float, h: float, bar: float) -> Drawing:
    body, defs = night_sky(w, h, bar)
    return body + garden_floor(w, h, bar), defs


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
        body += daisy(x, y, rng.uniform(0.6, 0.9)) if i % 3 else tuft(x, y, 0.8, "#6E9A4C")
    for i in range(round(h / 60)):
        x = rng.choice((rng.uniform(2, 9), rng.uniform(w - 9, w - 2)))
        y = rng.uniform(bar + 20, h)
        body += daisy(x, y, 0.7) if i % 2 else tuft(x, y, 0.8, "#6E9A4C")
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
    """Path data of a wavy line from left to right."""
    half = length / 2
    d = f"M0,{y:.1f} q{half / 2:.1f},{rise * 2:.1f} {half:.1f},0"
    return d + f" t{half:.1f},0" * (math.ceil(w / half) + 1)


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


def _comic_arena(w: float, h: float, bar: float) -> Drawing:
    cx, cy = w * 0.597, h * 0.394
    defs = (
        f'<radialGradient id="blaze" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{cy}" '
        f'r="{w * 0.6}"><stop offset="0" stop-color="#FFC45E"/>'
        '<stop offset="0.45" stop-color="#F58A2C"/><stop offset="1" stop-color="#E8553B"/>'
        "</radialGradient>"
    )
    body = rect(0, 0, w, h, 0, "url(#blaze)")
    body += path(sun_rays(cx, cy, math.hypot(w, h), 14), "#FFFFFF", extra='opacity="0.065"')
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


def _meadow(w: float, h: float, bar: float) -> Drawing:
    """A quiet meadow for screens that are mostly paper."""
    rng = Random(4)
    defs = gradient("sky", 0, 0, 0, h * 0.72, "0 #7FC3DE", "0.55 #CFE6DC", "1 #FFE9BE")
    body = rect(0, 0, w, h, 0, "url(#sky)")
    for x, y, k in ((0.14, 0.07, 0.6), (0.4, 0.1, 0.9), (0.66, 0.05, 0.5), (0.9, 0.09, 0.8)):
        body += cloud(w * x, h * y, k)
    body += path(
        f"M0,{h * 0.62} Q{w * 0.14},{h * 0.5} {w * 0.3},{h * 0.58} T{w * 0.56},{h * 0.54} "
        f"T{w * 0.8},{h * 0.58} T{w},{h * 0.5} V{h} H0Z", "#A9CDB8",
    )
    trees = bumpy_edge(rng, w, h * 0.69, 40, 76, (10, 22))
    body += path(f"{trees} V{h} H0Z", "#9BC59A")
    body += path(
        f"M0,{h * 0.74} Q{w * 0.2},{h * 0.64} {w * 0.45},{h * 0.72} T{w},{h * 0.69} V{h} H0Z",
        "#93C07C",
    )
    body += path(
        f"M0,{h * 0.9} Q{w * 0.25},{h * 0.78} {w * 0.5},{h * 0.87} T{w},{h * 0.83} V{h} H0Z",
        "#86B85C",
    )
    for i in range(round(w / 14)):
        x, y = rng.uniform(0, w), rng.uniform(h * 0.93, h - 3)
        body += daisy(x, y, rng.uniform(0.7, 1.1)) if i % 3 == 0 else tuft(x, y, 0.9, "#5F9440")
    return body, defs


def _paper(w: float, h: float, bar: float) -> Drawing:
    """A sheet with a stitched hem."""
    defs = gradient("leaf", 0, 0, w * 0.6, h, f"0 {PAPER}", f"1 {PAPER2}")
    body = rect(0, 0, w, h, 0, "url(#leaf)")
    body += path(dashed_rect(9, 9, w - 18, h - 18, 16, 7, 8), "none", mix(EDGE, INK, 0.1), 1.8)
    return body, defs


class _Ground:
    """How a cloth is drawn and finished: vignette colour and share at the corners, grain."""

    def __init__(
        self, draw: Callable[[float, float, float], Drawing], dark: str, share: float, rough: float
    ) -> None:
        self.draw = draw
        self.dark = dark
        self.share = share
        self.rough = rough


_GROUNDS = {
    "bounce_bunny_bounce": _Ground(_night_garden, "#060A1C", 0.24, 0.5),
    "bunny_boom": _Ground(_village_green, "#1C2A10", 0.18, 0.6),
    "bunny_bidding": _Ground(_auction_hall, "#1A060D", 0.2, 0.45),
    "bunny_kingdom": _Ground(_parchment, "#3A2410", 0.18, 0.75),
    "killer_bunnies": _Ground(_comic_arena, "#3A1208", 0.2, 0.6),
    "meadow": _Ground(_meadow, "#26331A", 0.16, 0.5),
    "paper": _Ground(_paper, "#3A2410", 0.1, 0.8),
}
GROUNDS: tuple[str, ...] = tuple(_GROUNDS)
"""What `cloth` can draw: the five games by key, "meadow" and "paper"."""


@cached
def cloth(game_key: str, w: int, h: int, s: float = 1.0, bar_h: int = 0) -> Surface:
    """The whole table ground of a game, or "meadow" or "paper", opaque, `w` x `h` window pixels.

    `bar_h` is the height of the top bar in window pixels (0: the style's 66). A game that has no
    cloth of its own lies on the meadow.
    """
    ground = _GROUNDS.get(game_key, _GROUNDS["meadow"])
    bar = (bar_h or round(BAR_HEIGHT * s)) / s
    body, defs = ground.draw(w / s, h / s, bar)
    out = Surface((w, h))
    if pygame.display.get_surface():
        out = out.convert()
    out.blit(raster(body, w, h, (0, 0, w / s, h / s), defs), (0, 0))
    vignette(out, ground.share, ground.dark)
    grain(out, ground.rough)
    return out


@cached
def arena_floor(w: int, h: int, s: float = 1.0) -> Surface:
    """The cream floor of the arena, an ellipse with a stitched hem, `w` x `h` window pixels."""
    width, height = w / s, h / s
    cx, cy = width / 2, height / 2
    body = ellipse(cx, cy, cx - 2, cy - 2, "#F7E3B5", INK, 2.4)
    hem = dashed_ellipse(cx, cy, cx - 14, cy - 12, 9, 9)
    body += path(hem, "none", "#DDBB77", 2)
    return raster(body, w, h, (0, 0, width, height))
