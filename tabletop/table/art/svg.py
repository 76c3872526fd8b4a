"""SVG to surfaces: small shape helpers, drawing at the size shown, and the sprite files.

The renderer (NanoSVG) knows no text, use, clipPath, mask, filter or pattern, gradients need
userSpaceOnUse, and opacity is an attribute, never two more digits of a colour: clip by multiplying
surfaces instead (`surface.masked`).
"""

from __future__ import annotations

import io
import re
from functools import lru_cache
from typing import NamedTuple

import pygame

from tabletop.table import assets
from tabletop.table.art import theme
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import EDGE, INK, PAPER2

Swap = tuple[tuple[str, str], ...]
"""Pairs (colour drawn in the file, colour wanted)."""

_OPENING = re.compile(r"<svg\b[^>]*>", re.DOTALL)
_VIEW = re.compile(r'viewBox="([^"]+)"')
_OWN = re.compile(r'\bcolor="(#[0-9A-Fa-f]{6})"')
_SIZE = {side: re.compile(rf'\b{side}="([\d.]+)') for side in ("width", "height")}
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}\b")
_LINE = re.compile(r'stroke-width="([\d.]+)"')


def rect(
    x: float, y: float, w: float, h: float, r: float = 0.0, fill: str = "none",
    stroke: str | None = None, width: float = 2.0, extra: str = "",
) -> str:
    """A rectangle with round corners of radius `r`."""
    box = f'x="{x:.6g}" y="{y:.6g}" width="{w:.6g}" height="{h:.6g}" rx="{r:.6g}" ry="{r:.6g}"'
    return f"<rect {box} " + _paint(fill, stroke, width, extra)


def path(
    d: str, fill: str = "none", stroke: str | None = None, width: float = 2.0, extra: str = ""
) -> str:
    """A path; its line has round joins and ends."""
    return f'<path d="{d}" ' + _paint(fill, stroke, width, extra)


def circle(
    x: float, y: float, r: float, fill: str = "none",
    stroke: str | None = None, width: float = 2.0, extra: str = "",
) -> str:
    """A circle round (x, y)."""
    return f'<circle cx="{x:.6g}" cy="{y:.6g}" r="{r:.6g}" ' + _paint(fill, stroke, width, extra)


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: str = "none",
    stroke: str | None = None, width: float = 2.0, extra: str = "",
) -> str:
    """An ellipse round (x, y)."""
    shape = f'cx="{x:.6g}" cy="{y:.6g}" rx="{rx:.6g}" ry="{ry:.6g}"'
    return f"<ellipse {shape} " + _paint(fill, stroke, width, extra)


def group(body: str, transform: str) -> str:
    """`body` under an SVG transform, such as "translate(3 4) rotate(20)"."""
    return f'<g transform="{transform}">{body}</g>'


def gradient(name: str, x1: float, y1: float, x2: float, y2: float, *stops: str) -> str:
    """A linear gradient for `defs`; each stop is "offset colour" or "offset colour opacity"."""
    inner = ""
    for stop in stops:
        offset, colour, *opacity = stop.split()
        shown = f' stop-opacity="{opacity[0]}"' if opacity else ""
        inner += f'<stop offset="{offset}" stop-color="{colour}"{shown}/>'
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" '
        f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{inner}</linearGradient>'
    )


def _paint(fill: str, stroke: str | None, width: float, extra: str) -> str:
    line = ""
    if stroke is not None:
        line = (
            f' stroke="{stroke}" stroke-width="{width:.6g}" '
            'stroke-linejoin="round" stroke-linecap="round"'
        )
    return f'fill="{fill}"{line} {extra}/>'


def raster(
    body: str, w: float, h: float,
    view: tuple[float, float, float, float] | None = None, defs: str = "",
) -> pygame.Surface:
    """Draw an SVG body on a new surface of w x h pixels (rounded, at least 1 x 1).

    `view` is the part of the drawing shown, (x, y, width, height) in its own units; without it a
    unit is a pixel. Nothing is cached here.
    """
    width, height = max(1, round(w)), max(1, round(h))
    box = view or (0, 0, width, height)
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="{box[0]} {box[1]} {box[2]} {box[3]}">'
        f"{f'<defs>{defs}</defs>' if defs else ''}{body}</svg>"
    )
    shown = theme.painted(text).encode()
    drawn = pygame.image.load_sized_svg(io.BytesIO(shown), (width, height))
    return drawn.convert_alpha() if pygame.display.get_surface() else drawn


class Fragment(NamedTuple):
    """The inside of a sprite file and the box it is drawn in: (x, y, width, height)."""

    body: str
    view: tuple[float, float, float, float]


_STAND_IN = Fragment(
    rect(4, 4, 40, 40, 8, PAPER2, EDGE, 3) + path("M16,16 L32,32 M32,16 L16,32", "none", INK, 3),
    (0, 0, 48, 48),
)


def is_stand_in(name: str) -> bool:
    """Returns True if sprites/<name>.svg is missing or broken."""
    return fragment(name) is _STAND_IN


@lru_cache(maxsize=2048)
def _read(name: str, colour: str) -> Fragment:
    text = assets.svg_text(name)
    opening = _OPENING.search(text) if text else None
    if text is None or opening is None:
        return _STAND_IN
    view = _VIEW.search(opening.group())
    if view:
        x, y, w, h = (float(part) for part in view.group(1).replace(",", " ").split())
    else:
        x = y = 0.0
        sides = [pattern.search(opening.group()) for pattern in _SIZE.values()]
        w, h = (float(side.group(1)) if side else 48.0 for side in sides)
    body = text[opening.end() : text.rindex("</svg>")].strip()
    if own := _OWN.search(opening.group()):
        body = body.replace("currentColor", colour or own.group(1))
    return Fragment(body, (x, y, w, h))


@lru_cache(maxsize=2048)
def fragment(name: str, swap: Swap = (), line: float = 1.0, colour: str = "") -> Fragment:
    """The inside of sprites/<name>.svg, to be put into a larger drawing with `group`.

    `swap` replaces colours, all at once; `line` multiplies every stroke width; `colour` fills in
    `currentColor`, the file's own one without. A missing or broken file gives the stand-in (and one
    log line).
    """
    found = _read(name, colour)
    body = found.body
    if swap:
        wanted = {old.upper(): new for old, new in swap}
        body = _COLOUR.sub(lambda hit: wanted.get(hit.group().upper(), hit.group()), body)
    if line != 1.0:
        body = _LINE.sub(lambda hit: f'stroke-width="{float(hit.group(1)) * line:.2f}"', body)
    return found if body is found.body else Fragment(body, found.view)


def placed(
    name: str, x: float, y: float, w: float, turn: float = 0.0, swap: Swap = (), line: float = 1.0
) -> str:
    """A sprite file as part of a larger drawing: `w` units wide, its middle at (x, y).

    `turn` is in degrees, clockwise.
    """
    body, (left, top, width, height) = fragment(name, swap, line)
    scale = w / width
    return group(
        body,
        f"translate({x:.3f} {y:.3f}) rotate({turn:.3f}) scale({scale:.5f}) "
        f"translate({-left - width / 2:.3f} {-top - height / 2:.3f})",
    )


def based(name: str, x: float, y: float, k: float = 1.0, colour: str = "") -> str:
    """A sprite file as part of a larger drawing: its origin at (x, y), `k` times as large."""
    body = fragment(name, colour=colour).body
    return group(body, f"translate({x:.1f} {y:.1f}) scale({k:.3f})")


@cached
def sprite(
    name: str, w: float, h: float, swap: Swap = (), line: float = 1.0, colour: str = ""
) -> pygame.Surface:
    """The file sprites/<name>.svg drawn to fit w x h pixels (cached; do not draw into it)."""
    body, view = fragment(name, swap, line, colour)
    return raster(body, w, h, view)


def forget() -> None:
    """Read the sprite files anew."""
    _read.cache_clear()
    fragment.cache_clear()
