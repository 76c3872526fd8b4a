"""Parts that the widgets share: dashes, text fitted to a box, canvases with a margin.

No widget lives here. Lengths named in "style pixels" are those of the style sheet at 100 %; the
drawing functions multiply them by the scale ``s`` themselves.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import pairwise, product
from typing import NamedTuple

import pygame
from pygame import Surface

from tabletop.table.art import lettering, svg
from tabletop.table.art.surface import Art, blank

LONGEST_LINE = 1000
"""Letters of a line that are measured; no screen is so wide."""

SMALLEST_TEXT = 16 * 0.85
"""Text that does not fit shrinks to this many style pixels, where words are enlarged to as many
window pixels: read small is better than cut. Then it loses its end."""

FINE = 2.0
"""Window pixels for a style pixel from which on a window is taken for one with finer pixels: on
those, so few of them could not be read."""


class Fitted(NamedTuple):
    """A line of text and the size in pixels at which it fits."""

    text: str
    px: int


# ---------------------------------------------------------------------------------------- text


def _smallest(size: int, s: float) -> int:
    """The size in pixels at which a text of that size is cut rather than shrunk."""
    return min(size, round(SMALLEST_TEXT * min(s, max(1.0, s / FINE))))


def fit(text: str, role: str, px: float, width: float, s: float) -> Fitted:
    """Shrink a line until it is at most `width` pixels wide, then cut its end with an ellipsis."""
    text, size = text[:LONGEST_LINE], round(px)
    smallest = _smallest(size, s)
    for candidate in range(size, smallest - 1, -1):
        if lettering.width_of(text, role, candidate) <= width:
            return Fitted(text, candidate)
    return Fitted(lettering.fitted(text, role, smallest, width), smallest)


def fit_lines(
    text: str, role: str, px: float, width: float, lines: int, s: float
) -> tuple[tuple[str, ...], int]:
    """Wrap into at most `lines` lines, shrinking first; what is left over is cut. Lines, size.

    A word is broken within only where it does not fit at the smallest size either.
    """
    size = round(px)
    smallest = _smallest(size, s)
    broken: tuple[tuple[str, ...], int] | None = None
    sizes = range(size, smallest - 1, -1)
    # Rather than that anything is cut, what belongs together is parted.
    for apart, candidate in product((False, True), sizes):
        wrapped = lettering.wrap(text, role, candidate, int(width), apart)
        widest = max((lettering.width_of(line, role, candidate) for line in wrapped), default=0)
        if len(wrapped) <= lines and widest <= width:
            if lettering.keeps_words(text, role, candidate, int(width)):
                return wrapped, candidate
            broken = broken or (wrapped, candidate)
    if broken is not None:
        return broken
    kept = list(lettering.wrap(text, role, smallest, int(width)))
    if len(kept) > lines:
        kept[lines - 1] = " ".join(kept[lines - 1 :])
        del kept[lines:]
    return tuple(lettering.fitted(line, role, smallest, width) for line in kept), smallest


def write_fitted(
    canvas: Surface,
    text: str,
    x: float,
    y: float,
    role: str,
    size: float,
    colour: str,
    width: float,
    s: float,
    anchor: str = "topleft",
) -> pygame.Rect:
    """Write one line that never leaves `width`; gives the rectangle it took."""
    line = fit(text, role, size, width, s)
    return lettering.write(canvas, line.text, x, y, role, line.px, colour, anchor)


def write_lines(
    canvas: Surface,
    lines: Iterable[str],
    x: float,
    y: float,
    role: str,
    size: float,
    colour: str,
    step: float,
    anchor: str = "topleft",
) -> float:
    """Write lines `step` pixels apart; gives the y below the last."""
    for line in lines:
        lettering.write(canvas, line, x, y, role, size, colour, anchor)
        y += step
    return y


# ------------------------------------------------------------------------------------- drawing


def canvas(width: float, height: float, margin: float) -> tuple[Surface, int]:
    """A clear surface with a margin on all sides, and that margin in whole pixels."""
    edge = math.ceil(margin)
    return blank(round(width) + 2 * edge, round(height) + 2 * edge), edge


def styled(body: str, width: float, height: float, s: float, margin: float = 0.0) -> Surface:
    """Raster SVG written in style pixels. The origin is the piece's own top left.

    `width` and `height` are window pixels of the piece, `margin` style pixels around it.
    """
    full_w, full_h = round(width) + 2 * round(margin * s), round(height) + 2 * round(margin * s)
    edge = round(margin * s) / s
    return svg.raster(body, full_w, full_h, (-edge, -edge, full_w / s, full_h / s))


def reaching(body: str, width: float, height: float, s: float, margin: float) -> Art:
    """The same as a drawing that reaches `margin` beyond its piece."""
    edge = round(margin * s)
    return Art(styled(body, width, height, s, margin), edge, edge)


# -------------------------------------------------------------------------------------- dashes


class _Side(NamedTuple):
    """One side or corner of a round rectangle, walked clockwise."""

    length: float
    start: tuple[float, float]
    end: tuple[float, float]
    centre: tuple[float, float] | None
    turn: float


def _sides(x: float, y: float, w: float, h: float, r: float) -> list[_Side]:
    """The outline of a round rectangle, clockwise from the left end of its top side."""
    arc = math.pi * r / 2
    right, bottom = x + w, y + h
    return [
        _Side(w - 2 * r, (x + r, y), (right - r, y), None, 0.0),
        _Side(arc, (right - r, y), (right, y + r), (right - r, y + r), -math.pi / 2),
        _Side(h - 2 * r, (right, y + r), (right, bottom - r), None, 0.0),
        _Side(arc, (right, bottom - r), (right - r, bottom), (right - r, bottom - r), 0.0),
        _Side(w - 2 * r, (right - r, bottom), (x + r, bottom), None, 0.0),
        _Side(arc, (x + r, bottom), (x, bottom - r), (x + r, bottom - r), math.pi / 2),
        _Side(h - 2 * r, (x, bottom - r), (x, y + r), None, 0.0),
        _Side(arc, (x, y + r), (x + r, y), (x + r, y + r), math.pi),
    ]


def _point(side: _Side, at: float, r: float) -> tuple[float, float]:
    """The point `at` pixels along one side or corner."""
    if side.centre is None:
        share = at / side.length if side.length else 0.0
        return (
            side.start[0] + (side.end[0] - side.start[0]) * share,
            side.start[1] + (side.end[1] - side.start[1]) * share,
        )
    angle = side.turn + at / r
    return side.centre[0] + r * math.cos(angle), side.centre[1] + r * math.sin(angle)


def _stretch(sides: list[_Side], start: float, end: float, r: float) -> Iterator[str]:
    """Path commands of the outline between two distances from its start."""
    at = 0.0
    begun = False
    for side in sides + sides:
        low, high = max(start, at), min(end, at + side.length)
        if high - low > 1e-6:
            a, b = _point(side, low - at, r), _point(side, high - at, r)
            if not begun:
                yield f"M{a[0]:.2f},{a[1]:.2f}"
                begun = True
            if side.centre is None:
                yield f"L{b[0]:.2f},{b[1]:.2f}"
            else:
                yield f"A{r:.2f},{r:.2f} 0 0 1 {b[0]:.2f},{b[1]:.2f}"
        at += side.length


def dashed_rect(
    x: float, y: float, w: float, h: float, r: float, on: float, off: float, phase: float = 0.0
) -> str:
    """Path data of a dashed round rectangle, its dashes spread evenly over the whole outline.

    The dashes are laid here one by one, because rasterising a dash pattern along round corners
    now and then comes out solid. `phase` moves them clockwise.
    """
    r = max(0.1, min(r, w / 2, h / 2))
    sides = _sides(x, y, w, h, r)
    total = sum(side.length for side in sides)
    count = max(3, round(total / (on + off)))
    period = total / count
    length = period * on / (on + off)
    start = phase % period
    return " ".join(
        " ".join(_stretch(sides, start + i * period, start + i * period + length, r))
        for i in range(count)
    )


def outline_length(w: float, h: float, r: float) -> float:
    """Returns the length of the outline of a round rectangle."""
    return 2 * (w - 2 * r) + 2 * (h - 2 * r) + math.tau * r


def outline_part(
    x: float, y: float, w: float, h: float, r: float, start: float, end: float
) -> str:
    """Path data of the outline of a round rectangle between two distances, clockwise."""
    return " ".join(_stretch(_sides(x, y, w, h, r), start, end, r))


def dashed_line(x1: float, y1: float, x2: float, y2: float, on: float, off: float) -> str:
    """Path data of a dashed straight line that begins and ends with a dash."""
    total = math.hypot(x2 - x1, y2 - y1)
    if total <= on:
        return f"M{x1:.2f},{y1:.2f} L{x2:.2f},{y2:.2f}"
    count = max(1, round((total + off) / (on + off)))
    period = (total + off) / count
    length = max(0.5, period - off)
    dx, dy = (x2 - x1) / total, (y2 - y1) / total
    return " ".join(
        f"M{x1 + dx * a:.2f},{y1 + dy * a:.2f} L{x1 + dx * b:.2f},{y1 + dy * b:.2f}"
        for a, b in ((i * period, i * period + length) for i in range(count))
    )


def dashed_ellipse(cx: float, cy: float, rx: float, ry: float, on: float, off: float) -> str:
    """Path data of a dashed ellipse with dashes of even length, as short straight pieces."""
    steps = 720
    points = [
        (cx + rx * math.cos(2 * math.pi * i / steps), cy + ry * math.sin(2 * math.pi * i / steps))
        for i in range(steps + 1)
    ]
    total = sum(math.dist(a, b) for a, b in pairwise(points))
    period = total / max(3, round(total / (on + off)))
    length = period * on / (on + off)
    commands: list[str] = []
    walked, drawing = 0.0, False
    for a, b in pairwise(points):
        inside = walked % period < length
        if inside and not drawing:
            commands.append(f"M{a[0]:.1f},{a[1]:.1f}")
        if inside:
            commands.append(f"L{b[0]:.1f},{b[1]:.1f}")
        drawing = inside
        walked += math.dist(a, b)
    return " ".join(commands)


# The round ends of a stitch add its line width to its length, so the drawn part is shorter.
def stitch_path(
    x: float, y: float, w: float, h: float, r: float, line: float, on: float, off: float,
    phase: float = 0.0,
) -> str:
    """Path data of stitches with round ends that look `on` long and lie `off` apart."""
    return dashed_rect(x, y, w, h, r, max(0.4, on - line), off + line, phase)
