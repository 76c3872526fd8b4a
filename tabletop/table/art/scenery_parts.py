"""Growing and flying things of the meadow as SVG bodies, for cloths and scenes.

Each stands with its foot at (x, y) and is about `k` times as large as in the style's pictures.
Nothing here is a piece of a game.
"""

from __future__ import annotations

import math
from random import Random

from tabletop.table.art.palette import INK, SHADOW, mix
from tabletop.table.art.svg import circle, ellipse, group, path, rect

LEAF_GREEN = "#4E8F46"
NIGHT_TUFT = "#2D6A5C"
DAY_TUFT = "#4F8237"


def _at(body: str, x: float, y: float, k: float, turn: float = 0.0) -> str:
    rotated = f" rotate({turn:.1f})" if turn else ""
    return group(body, f"translate({x:.1f} {y:.1f}){rotated} scale({k:.3f})")


def _ground_shade(x: float, y: float, rx: float, ry: float, share: float) -> str:
    return ellipse(
        round(x, 1), round(y, 1), round(rx, 1), round(ry, 1), SHADOW, extra=f'opacity="{share}"'
    )


def tree(x: float, y: float, k: float, colour: str = LEAF_GREEN, fruit: str = "") -> str:
    """A round tree, 68 units high, with fruit in a colour of its own if one is given."""
    body = path(
        "M-5,2 C-4,-8 -4,-14 -6,-22 H6 C4,-14 4,-8 5,2 Q0,5 -5,2Z", "#8A5A32", INK, 2
    )
    body += path(
        "M0,-66 C14,-68 24,-58 22,-48 C34,-42 32,-24 18,-22 C10,-14 -10,-14 -18,-22 "
        "C-32,-24 -34,-42 -22,-48 C-24,-58 -14,-68 0,-66Z", colour, INK, 2.2,
    )
    body += path(
        "M22,-48 C34,-42 32,-24 18,-22 C10,-14 -10,-14 -16,-20 C6,-20 20,-32 22,-48Z",
        mix(colour, INK, 0.3), extra='opacity="0.5"',
    )
    light = mix(colour, "#FFFFFF", 0.35)
    body += path("M-14,-50 q5,-8 13,-8 M-20,-34 q3,-5 8,-6", "none", light, 2.6)
    if fruit:
        for fx, fy in ((-9, -38), (6, -30), (10, -46), (-3, -52)):
            body += circle(fx, fy, 3.4, fruit, INK, 1.3)
            body += circle(fx - 1.1, fy - 1.1, 0.9, "#FFFFFF")
    return _ground_shade(x + 6 * k, y + 2 * k, 24 * k, 6 * k, 0.2) + _at(body, x, y, k)


def bush(x: float, y: float, k: float, colour: str = "#5A9A4C") -> str:
    """A low bush of three bumps, 48 units wide."""
    body = path(
        "M-22,0 C-28,-12 -16,-20 -10,-16 C-8,-26 10,-26 11,-16 C20,-20 28,-10 22,0 Q0,5 -22,0Z",
        colour, INK, 2,
    )
    body += path(
        "M22,0 C28,-10 22,-17 14,-16 C18,-8 12,-1 -6,1.8 Q10,3 22,0Z",
        mix(colour, INK, 0.3), extra='opacity="0.5"',
    )
    body += path("M-8,-15 q3,-6 9,-5", "none", mix(colour, "#FFFFFF", 0.35), 2.2)
    return _ground_shade(x + 4 * k, y + k, 22 * k, 5 * k, 0.18) + _at(body, x, y, k)


def daisy(x: float, y: float, k: float = 1.0) -> str:
    """A daisy seen from above, about 14 units across."""
    petal = ellipse(0, -4.2, 2.1, 3.4, "#FFFDF7")
    petals = "".join(group(petal, f"rotate({turn})") for turn in range(0, 360, 60))
    return _at(petals + circle(0, 0, 2.2, "#F2B33D"), x, y, k)


def tuft(x: float, y: float, k: float, colour: str) -> str:
    """Three blades of grass."""
    blades = path("M0,0 l-3,-8 M3,0 l1,-10 M6,0 l4,-7", "none", colour, 1.7)
    return _at(blades, x, y, k)


def mushroom(x: float, y: float, k: float, colour: str = "#D8573F") -> str:
    """A toadstool with white dots, 42 units high."""
    body = path(
        "M-7,0 C-7,-10 -5,-16 -5,-20 H5 C5,-16 7,-10 7,0 Q0,4 -7,0Z", "#F3E4CC", INK, 2
    )
    body += path("M3,-19 C3,-12 5,-6 4.4,0.6 Q6,0.4 7,0 C7,-10 5,-16 5,-20Z", "#CDB692")
    body += path(
        "M-20,-18 C-20,-36 -8,-42 0,-42 C8,-42 20,-36 20,-18 Q0,-12 -20,-18Z", colour, INK, 2.2
    )
    body += path(
        "M20,-18 C20,-32 13,-38 7,-40.6 C14,-32 14,-22 8,-15.6 Q14,-16.4 20,-18Z",
        mix(colour, INK, 0.4), extra='opacity="0.45"',
    )
    for dx, dy, r in ((-8, -28, 4), (5, -34, 3.4), (9, -23, 2.6), (-14, -20.5, 2)):
        body += circle(dx, dy, r, "#FFF1DC")
    return _at(body, x, y, k)


def flower(x: float, y: float, k: float, colour: str, stem: str = "#4E9A6A") -> str:
    """A flower of five petals on a stem with a leaf, 36 units high."""
    body = path("M0,0 Q-3,-12 0,-24", "none", stem, 2.6)
    body += path("M-1.2,-9 Q-9,-10 -10,-16 Q-3,-16 -1.4,-11Z", stem, INK, 1.1)
    petals = "".join(
        group(ellipse(0, -6, 3.8, 5.8, colour, INK, 1.4), f"translate(0 -26) rotate({turn})")
        for turn in range(0, 360, 72)
    )
    return _at(body + petals + circle(0, -26, 3.4, "#FFE27A", INK, 1.2), x, y, k)


def fence(x: float, y: float, k: float, posts: int = 3) -> str:
    """A low wooden fence of pointed posts, 22 units apart."""
    length = 22 * (posts - 1)
    body = ""
    for rail in (-20, -10):
        body += rect(-8, rail, length + 16, 5, 2, "#C99A63", INK, 1.8)
    for i in range(posts):
        left = i * 22 - 4.5
        body += path(
            f"M{left},2 V-24 L{left + 4.5},-30 L{left + 9},-24 V2Z", "#B9773D", INK, 1.9
        )
        body += path(f"M{left + 2.6},-3 V-22", "none", "#E0B070", 1.4)
    return _at(body, x, y, k)


def cloud(x: float, y: float, k: float, colour: str = "#FFFDF7") -> str:
    """A cloud of soft bumps, its middle at (x, y), about 126 units wide."""
    body = path(
        "M-58,14 C-70,2 -56,-14 -40,-10 C-36,-28 -10,-34 2,-20 C14,-32 40,-26 42,-9 "
        "C60,-14 70,4 58,14 C52,22 -50,22 -58,14Z", colour,
    )
    body += path(
        "M-56,13 C-40,18 40,18 58,13 C54,22 -50,22 -56,13Z", mix(colour, "#7FB3CE", 0.35)
    )
    body += path("M-26,-16 q10,-9 22,-4 M18,-19 q9,-3 15,4", "none", "#FFFFFF", 3)
    return _at(body, x, y, k)


def firefly(x: float, y: float, k: float = 1.0) -> str:
    """A resting light: three soft discs."""
    body = circle(0, 0, 11, "#FFF3A8", extra='opacity="0.12"')
    body += circle(0, 0, 7.5, "#FFF3A8", extra='opacity="0.2"')
    body += circle(0, 0, 4.4, "#FFF3A8", extra='opacity="0.36"') + circle(0, 0, 1.9, "#FFFBE0")
    return _at(body, x, y, k)


def twinkle(x: float, y: float, r: float, colour: str = "#EEF3FF", opacity: float = 0.9) -> str:
    """A star of four points."""
    q = r * 0.2
    d = (
        f"M{x:.1f},{y - r:.1f} L{x + q:.1f},{y - q:.1f} L{x + r:.1f},{y:.1f} L{x + q:.1f},"
        f"{y + q:.1f} L{x:.1f},{y + r:.1f} L{x - q:.1f},{y + q:.1f} L{x - r:.1f},{y:.1f} "
        f"L{x - q:.1f},{y - q:.1f}Z"
    )
    return path(d, colour, extra=f'opacity="{opacity:.2f}"')


def moon(x: float, y: float, r: float) -> str:
    """A full moon with a rabbit in it, as one sees it when one looks long enough."""
    u = r / 20
    body = circle(0, 0, 20, "#F6E9BF") + circle(0, 0, 20, "none", "#FFF8E0", 1.2)
    grey = "#E3CF98"
    body += ellipse(2, 6.5, 7.6, 6, grey) + circle(-4.5, -0.5, 5, grey)
    body += path(
        "M-7,-3 C-11,-10 -9,-15.5 -7,-15.5 C-5,-15.5 -4.4,-9 -4.6,-4Z "
        "M-3.6,-4 C-4,-10 0,-15 1.6,-14 C3,-12.6 -0.4,-6 -2,-3Z", grey,
    )
    body += circle(10.4, 4.6, 2.4, grey) + circle(11, -9, 1.7, grey) + circle(-12, 9, 2, grey)
    return _at(body, x, y, u)


def meadow_scatter(
    rng: Random, x0: float, y0: float, x1: float, y1: float, count: int, colour: str,
    daisies: bool = True,
) -> str:
    """Tufts, and daisies among them, strewn over a field; those further down are larger."""
    out = ""
    for i in range(count):
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        near = (y - y0) / max(1.0, y1 - y0)
        if daisies and i % 2:
            out += daisy(x, y, 0.7 + 0.8 * near)
        else:
            out += tuft(x, y, 0.8 + 0.5 * near, colour)
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


def sun_rays(cx: float, cy: float, radius: float, count: int) -> str:
    """Path data of every second of 2 x `count` wedges round a point."""
    step = math.pi / count
    wedges = []
    for i in range(count):
        a, b = 2 * i * step, (2 * i + 1) * step
        wedges.append(
            f"M{cx:.1f},{cy:.1f} L{cx + radius * math.cos(a):.1f},{cy + radius * math.sin(a):.1f} "
            f"L{cx + radius * math.cos(b):.1f},{cy + radius * math.sin(b):.1f}Z"
        )
    return " ".join(wedges)
