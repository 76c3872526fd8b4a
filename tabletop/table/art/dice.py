"""Drawing dice: faces lit from the top left, digits lying on them, the pose at rest, a throw.

Orthographic, so a digit's outline lies on its face by one affine transform and stays exact.
"""

from __future__ import annotations

import json
import math
from functools import cache
from typing import NamedTuple

from tabletop.table import assets
from tabletop.table.art.cache import cached
from tabletop.table.art.dice_solids import (
    KINDS,
    SETTLE_MS,
    SIDES,
    Face,
    Matrix,
    Throw,
    Vector,
    cross,
    dot,
    faces,
    normal,
    rest_orientation,
    throw,
    turned,
)
from tabletop.table.art.palette import GOLD, INK, mix
from tabletop.table.art.surface import LYING, Art, with_shadow
from tabletop.table.art.svg import circle, group, path, raster, rect

__all__ = [
    "KINDS", "SETTLE_MS", "SIDES", "Throw", "die", "die_at_rest", "throw",
]

_COLOURS = {
    "d6": ("#FFF3D8", "#B98A52"), "d12": ("#BFE6F2", "#3D8AA8"), "d20": ("#F9C79F", "#B5562F"),
}
_LIGHT = normal((-0.38, 0.5, 0.78))
_RADIUS = 0.485  # of the size
_DIGIT_HEIGHT = {"d12": 0.50, "d20": 0.36}  # capital height, of the radius
_TWO_DIGITS = 0.86
_PIP = "#D8452E"
_PIP_PLACES = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, 1), (1, 1), (-1, -1), (1, -1)),
    5: ((-1, 1), (1, 1), (0, 0), (-1, -1), (1, -1)),
    6: ((-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1)),
}


class _Digits(NamedTuple):
    """Outlines of the digits, y up, in units of the font, with widths and capital height."""

    paths: dict[str, str]
    widths: dict[str, float]
    cap: float


@cache
def _digits() -> _Digits:
    """The outlines in sprites/common/dice/digits.json; none (logged once) if it is unreadable."""
    name = "common/dice/digits"
    found = assets.find("sprites", name, (".json",))
    try:
        if found is None:
            raise ValueError("the file is missing")
        data = json.loads(found.read_text(encoding="utf-8"))
        glyphs = data["digits"]
        return _Digits(
            {digit: glyph["path"] for digit, glyph in glyphs.items()},
            {digit: float(glyph["width"]) for digit, glyph in glyphs.items()},
            float(data["cap"]),
        )
    except (OSError, ValueError, KeyError, TypeError) as problem:
        assets.complain_once(f"sprites/{name}.json", f"the digits cannot be read ({problem})")
        return _Digits({}, {}, 705.0)


# ----------------------------------------------------------------------------------- one die


class _Seen(NamedTuple):
    """A face turned towards the eye: depth, the face, its colour and its corners on screen."""

    depth: float
    face: Face
    colour: str
    points: tuple[tuple[float, float], ...]


def _outline(points: tuple[tuple[float, float], ...] | list[tuple[float, float]]) -> str:
    return "M" + " L".join(f"{x:.2f},{y:.2f}" for x, y in points) + "Z"


def _shade(kind: str, outward: Vector, lit: float) -> str:
    base, dark = _COLOURS[kind]
    light = max(0.0, dot(outward, _LIGHT))
    colour = mix(dark, base, min(1.0, 0.05 + 1.02 * light))
    colour = mix(colour, "#FFFFFF", 0.55 * light**10)
    return mix(colour, GOLD, 0.35 * lit) if lit > 0 else colour


def _visible(
    kind: str, orientation: Matrix, radius: float, value: int, lit: float
) -> list[_Seen]:
    """The faces the eye sees, far ones first; (0, 0) is the middle of the die, y down."""
    out = []
    for face in faces(kind):
        outward = turned(orientation, face.normal)
        if outward[2] <= 0.02:
            continue
        corners = (turned(orientation, corner) for corner in face.corners)
        points = tuple((x * radius, -y * radius) for x, y, _ in corners)
        colour = _shade(kind, outward, lit if face.value == value else 0.0)
        out.append(_Seen(outward[2], face, colour, points))
    return sorted(out, key=lambda seen: seen.depth)


def _on_face(body: str, orientation: Matrix, face: Face, radius: float, unit: float) -> str:
    """`body`, drawn in units with y up round the face's middle, laid onto the face."""
    up = turned(orientation, face.up)
    right = turned(orientation, cross(face.up, face.normal))
    x, y, _ = turned(orientation, face.centre)
    return group(
        body,
        f"matrix({right[0] * unit:.5f} {-right[1] * unit:.5f} {up[0] * unit:.5f} "
        f"{-up[1] * unit:.5f} {x * radius:.2f} {-y * radius:.2f})",
    )


def _pips(value: int) -> str:
    """The dots of a d6 in units of its radius; the single one is red."""
    colour = _PIP if value == 1 else INK
    r = 0.16 if value == 1 else 0.122
    return "".join(circle(a * 0.3, b * 0.3, r, colour) for a, b in _PIP_PLACES[value])


def _number(kind: str, value: int) -> tuple[str, float]:
    """The number of a d12 or d20 in font units, and its size in shares of the radius a unit."""
    digits = _digits()
    text = str(value)
    width = sum(digits.widths.get(digit, 0.0) for digit in text)
    body, x = "", -width / 2
    for digit in text:
        if digit in digits.paths:
            body += group(
                path(digits.paths[digit], INK), f"translate({x:.1f} {-digits.cap / 2:.1f})"
            )
            x += digits.widths[digit]
    if text in ("6", "9"):
        bar = digits.cap * 0.13
        body += rect(-width * 0.4, -digits.cap * 0.72, width * 0.8, bar, bar * 0.3, INK)
    share = _DIGIT_HEIGHT[kind] / digits.cap
    return body, share * (_TWO_DIGITS if len(text) == 2 else 1.0)


def _hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The convex hull: the silhouette of a convex solid."""
    def half(ordered: list[tuple[float, float]]) -> list[tuple[float, float]]:
        chain: list[tuple[float, float]] = []
        for x, y in ordered:
            while len(chain) > 1:
                (ax, ay), (bx, by) = chain[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                chain.pop()
            chain.append((x, y))
        return chain[:-1]

    ordered = sorted(set(points))
    return half(ordered) + half(ordered[::-1])


def die(kind: str, orientation: Matrix, size: int, value: int = 0, lit: float = 0.0) -> Art:
    """A die of `size` pixels across in any orientation; origin: its middle. Not cached.

    The face `value` is tinted gold by the share `lit`. Costs 1-3 ms at 96 pixels.
    """
    radius = size * _RADIUS
    line = max(1.6, size * 0.028)
    dark = _COLOURS[kind][1]
    seen = _visible(kind, orientation, radius, value, lit)
    body = ""
    for _, face, colour, points in seen:
        body += path(_outline(points), colour, colour, round(line * 0.6, 2))
        cx = sum(x for x, _ in points) / len(points)
        cy = sum(y for _, y in points) / len(points)
        inner = [(cx + (x - cx) * 0.9, cy + (y - cy) * 0.9) for x, y in points]
        edge = mix(colour, "#FFFFFF", 0.45)
        body += path(_outline(inner), "none", edge, round(line * 0.45, 2))
        if kind == "d6":
            body += _on_face(_pips(face.value), orientation, face, radius, radius)
        else:
            number, share = _number(kind, face.value)
            body += _on_face(number, orientation, face, radius, share * radius)
    inside = mix(dark, INK, 0.45)
    for _, _, _, points in seen:
        body += path(_outline(points), "none", inside, round(line * 0.5, 2))
    rim = _hull([point for _, _, _, points in seen for point in points])
    body += path(_outline(rim), "none", INK, line)
    half = math.ceil(size / 2 + line)
    picture = raster(body, 2 * half, 2 * half, (-half, -half, 2 * half, 2 * half))
    return Art(picture, half, half)


@cached
def die_at_rest(
    kind: str, value: int, size: int, s: float = 1.0, spin: float = 0.0, lit: float = 0.0
) -> Art:
    """A die that lies with `value` up, on its shadow; origin: its middle.

    `lit` (0..1) is how gold the rolled face still is; give it in a few steps, each is a drawing.
    """
    art = die(kind, rest_orientation(kind, value, spin), size, value, lit)
    shaded = with_shadow(art.surface, LYING._replace(dx=3, dy=5, blur=5), s)
    return Art(shaded.surface, shaded.ox + art.ox, shaded.oy + art.oy)
