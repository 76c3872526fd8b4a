"""Growing and flying things of the meadow as SVG bodies, for cloths and scenes.

What needs no more than a place, a size and a colour is a file. Nothing here is a piece of a game.
"""

from __future__ import annotations

import math
from random import Random

from tabletop.table.art.svg import based, path

NIGHT_TUFT = "#2D6A5C"
DAY_TUFT = "#4F8237"


def grown(name: str, x: float, y: float, k: float = 1.0, colour: str = "") -> str:
    """A file of sprites/common/scenery with its foot or middle at (x, y), in its own colour or
    another one."""
    return based(f"common/scenery/{name}", x, y, k, colour)


def tree(x: float, y: float, k: float, colour: str = "", fruit: str = "") -> str:
    """A round tree, 68 units high, with fruit in a colour of its own if one is given."""
    body = grown("tree", x, y, k, colour)
    return body + grown("fruit", x, y, k, fruit) if fruit else body


def twinkle(x: float, y: float, r: float, opacity: float) -> str:
    """A star of four points."""
    q = r * 0.2
    d = (
        f"M{x:.1f},{y - r:.1f} L{x + q:.1f},{y - q:.1f} L{x + r:.1f},{y:.1f} L{x + q:.1f},"
        f"{y + q:.1f} L{x:.1f},{y + r:.1f} L{x - q:.1f},{y + q:.1f} L{x - r:.1f},{y:.1f} "
        f"L{x - q:.1f},{y - q:.1f}Z"
    )
    return path(d, "#EEF3FF", extra=f'opacity="{opacity:.2f}"')


def meadow_scatter(
    rng: Random, x0: float, y0: float, x1: float, y1: float, count: int
) -> str:
    """Tufts, and daisies among them, strewn over a field; those further down are larger."""
    out = ""
    for i in range(count):
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        near = (y - y0) / max(1.0, y1 - y0)
        if i % 2:
            out += grown("daisy", x, y, 0.7 + 0.8 * near)
        else:
            out += grown("tuft", x, y, 0.8 + 0.5 * near, DAY_TUFT)
    return out


def bumpy_edge(
    rng: Random, width: float, y: float, low: float, high: float, rise: tuple[float, float]
) -> str:
    """Path data of a row of bumps from the left to the right edge: a hedge, tree tops, foam."""
    d, x = f"M-4,{y:.1f}", -4.0
    while x < width + 4:
        step = rng.uniform(low, high)
        d += f" q{step / 2:.1f},{-rng.uniform(*rise):.1f} {step:.1f},0"
        x += step
    return d


def rays(x: float, y: float, rx: float, ry: float, count: int) -> str:
    """Path data of every second of 2 x `count` wedges round a point, as far as an ellipse."""
    found = ""
    for i in range(count):
        ends = (math.pi * part / count for part in (2 * i, 2 * i + 1))
        at = " L".join(f"{x + rx * math.cos(a):.1f},{y + ry * math.sin(a):.1f}" for a in ends)
        found += f"M{x:.1f},{y:.1f} L{at}Z "
    return found
