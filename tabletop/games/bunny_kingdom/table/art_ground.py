"""The ground of each terrain as SVG: one square of 60 units with pines, ripples, furrows, peaks.

Where the squares of a map meet is in `art_map`; cards use the same squares for their panels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.table import art_colours as colours
from tabletop.table.art.palette import INK, mix
from tabletop.table.art.svg import based, circle, ellipse, path, rect

UNIT = 60.0
"""Units of a square's side in all bodies of this module."""

Texture = Callable[[Random, float, float], str]


def texture(terrain: int, seed: int, w: float = UNIT, h: float = UNIT) -> str:
    """Draws the growth on a ground of w x h units, without the ground's own colour."""
    return _TEXTURES[terrain](Random(seed * 31 + terrain), w, h)


def _scattered(
    luck: Random, w: float, h: float, pitch: float, stray: float
) -> Iterator[tuple[float, float]]:
    """Points about `pitch` apart, upper ones first, so that nearer things lie over farther ones."""
    columns, rows = (max(1, int(side / pitch + 0.5)) for side in (w, h))
    points = [
        (
            (column + 0.5 + (0.25 if row % 2 else -0.25)) * w / columns
            + luck.uniform(-stray, stray),
            (row + 0.5) * h / rows + luck.uniform(-stray, stray),
        )
        for row in range(rows)
        for column in range(columns)
    ]
    yield from sorted(points, key=lambda point: point[1])


def _forest(luck: Random, w: float, h: float) -> str:
    body = ""
    for x, y in _scattered(luck, w, h, 19, 3.4):
        size = luck.uniform(0.78, 1.08)
        low = min(h - 1.5, y + 9)
        body += ellipse(x, low, 7 * size, 2.4, "#3D7741")
        body += based("bunny_kingdom/pine", min(max(x, 5.5), w - 5.5), low, size)
    return body


def _sea(luck: Random, w: float, h: float) -> str:
    d = ""
    for x, y in _scattered(luck, w, h, 23, 5):
        x, y = min(max(x - 6, 3), w - 17), min(max(y, 6), h - 5)
        d += f"M{x:.1f},{y:.1f} q3.2,-3.2 6.4,0 t6.4,0 "
    return path(d, "none", "#9ED2F1", 1.7)


def _field(luck: Random, w: float, h: float) -> str:
    d, leaves = "", ""
    step = 10.0
    for row in range(int(h / step + 0.5)):
        y = (row + 0.62) * step
        d += f"M0,{y:.1f} " + f"q{w / 8:.2f},-3 {w / 4:.2f},0 t{w / 4:.2f},0 " * 2
        for i in range(max(1, int(w / 20 + 0.5))):
            x = (i + 0.5) * 20 + (10 if row % 2 else 0) + luck.uniform(-2, 2)
            if 3 < x < w - 3:
                leaves += f"M{x:.1f},{y - 1:.1f} l-2,-3.6 M{x:.1f},{y - 1:.1f} l2.2,-3.4 "
    return path(d, "none", colours.FURROW, 2.2, 'opacity="0.8"') + path(
        leaves, "none", colours.SPROUT, 1.7
    )


def _plain(luck: Random, w: float, h: float) -> str:
    x, y = luck.uniform(0.3, 0.7) * w, luck.uniform(0.35, 0.7) * h
    body = ellipse(x, y, w * 0.3, h * 0.16, "#FFFFFF", extra='opacity="0.16"')
    d = ""
    for i, (x, y) in enumerate(_scattered(luck, w, h, 27, 6)):
        x, y = min(max(x, 5), w - 5), min(max(y, 8), h - 3)
        if i % 5 == 3:
            petals = luck.choice(("#FFFDF7", "#F7C66B", "#E9B7C4"))
            body += "".join(
                circle(x + dx, y + dy, 1.5, petals)
                for dx, dy in ((-1.7, 0), (1.7, 0), (0, -1.7), (0, 1.7))
            ) + circle(x, y, 1.2, "#E0A030")
        else:
            d += f"M{x:.1f},{y:.1f} l-2.2,-5 M{x + 1.8:.1f},{y:.1f} v-6 M{x + 3.6:.1f},{y:.1f} "
            d += "l2.2,-4.6 "
    return body + path(d, "none", colours.GRASS, 1.6)


def _mountain(luck: Random, w: float, h: float) -> str:
    body = ""
    count = max(1, int(w / UNIT + 0.5))
    for i in range(count):
        left = i * w / count
        wide = w / count
        for share, high, size in ((0.74, 0.5, 0.62), (0.3, 0.62, 0.8), (0.6, 0.93, 1.06)):
            x = left + (share + luck.uniform(-0.05, 0.05)) * wide
            y = h * (high + luck.uniform(-0.03, 0.03))
            body += based("bunny_kingdom/peak", x, y, size * min(1.0, h / 52))
    return body


def _city(luck: Random, w: float, h: float) -> str:
    body = ""
    high = 10.0
    for row in range(int(h / high + 0.5)):
        x = -luck.uniform(2, 9)
        y = row * high + 1.2
        while x < w:
            wide = luck.uniform(11, 17)
            left, right = max(1.2, x), min(w - 1.2, x + wide - 2)
            if right - left > 3:
                shade = mix("#F7EEDD", "#CDBB99", luck.uniform(0, 0.75))
                body += rect(left, y, right - left, high - 2.2, 2.2, shade)
            x += wide
    return body


def _nimbus(luck: Random, w: float, h: float) -> str:
    d = ""
    for x, y in _scattered(luck, w, h, 26, 3):
        x, y = min(max(x, 11), w - 11), min(max(y, 8), h - 5)
        d += f"M{x - 8:.1f},{y:.1f} q0,-5 5,-4.4 q4,-4.6 8,0 q5,-0.6 4,4.4 "
    return path(d, "none", "#C3D6EA", 1.8)


def _wonder(luck: Random, w: float, h: float) -> str:
    body = ""
    for x, y in ((0.12, 0.2), (0.88, 0.26), (0.16, 0.82), (0.84, 0.8)):
        r = luck.uniform(2.4, 3.8)
        q = r * 0.3
        body += path(
            f"M{w * x:.1f},{h * y - r:.1f} l{q:.1f},{r - q:.1f} l{r - q:.1f},{q:.1f} "
            f"l{q - r:.1f},{q:.1f} l{-q:.1f},{r - q:.1f} l{-q:.1f},{q - r:.1f} "
            f"l{q - r:.1f},{-q:.1f} l{r - q:.1f},{-q:.1f}Z",
            "#FFFDF7",
        )
    return body


def _station(luck: Random, w: float, h: float) -> str:
    d = ""
    for row in range(int(h / 12 + 0.5)):
        y = (row + 0.5) * 12
        d += f"M2,{y:.1f} H{w - 2:.1f} "
    return path(d, "none", mix(colours.TERRAIN[b.STATION], INK, 0.18), 1.3)


_TEXTURES: tuple[Texture, ...] = (
    *(_forest, _sea, _field, _plain, _mountain, _city, _nimbus, _wonder),
    *(_nimbus, _station),
)
