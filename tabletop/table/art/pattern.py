"""The six seats' cloth patterns, as SVG bodies and as surfaces."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from tabletop.table.art.cache import cached
from tabletop.table.art.palette import SEATS
from tabletop.table.art.svg import circle, path, raster, rect


def _staggered(
    w: float, h: float, pitch: float, row: float, x0: float, y0: float
) -> Iterator[tuple[float, float]]:
    """Places of motifs that cover w x h, every second row moved by half a pitch."""
    y, odd = y0 * pitch, 0
    while y < h + pitch:
        x = pitch * (0.5 * odd + x0)
        while x < w + pitch:
            yield round(x, 2), round(y, 2)
            x += pitch
        y += row * pitch
        odd = 1 - odd


def _dots(w: float, h: float, pitch: float, colour: str) -> str:
    places = _staggered(w, h, pitch, 0.62, 0.25, 0.4)
    return "".join(circle(x, y, round(pitch * 0.21, 2), colour) for x, y in places)


def _stripes(w: float, h: float, pitch: float, colour: str) -> str:
    out, x = "", -h
    while x < w + h:
        out += path(f"M{x:.2f},{h} L{x + h:.2f},0", "none", colour, round(pitch * 0.24, 2))
        x += pitch * 0.78
    return out


def _gingham(w: float, h: float, pitch: float, colour: str) -> str:
    out, side = "", pitch / 2
    for row in range(int(h / side) + 2):
        for column in range(int(w / side) + 2):
            if row % 2 and column % 2:
                continue
            weak = 'opacity="0.38"' if row % 2 or column % 2 else ""
            out += rect(
                round(column * side, 2), round(row * side, 2), side, side, 0, colour, extra=weak
            )
    return out


def _zigzag(w: float, h: float, pitch: float, colour: str) -> str:
    out, y = "", -pitch * 0.3
    while y < h + pitch:
        line, x, high = f"M0,{y:.2f}", 0.0, False
        while x < w + pitch:
            x, high = x + pitch * 0.45, not high
            line += f" L{x:.2f},{y + (pitch * 0.36 if high else 0):.2f}"
        out += path(line, "none", colour, round(pitch * 0.17, 2))
        y += pitch * 0.66
    return out


def _stars(w: float, h: float, pitch: float, colour: str) -> str:
    r = pitch * 0.27
    q = r * 0.26
    star = (
        f"m0,{-r:.2f} q{q:.2f},{r - q:.2f} {r:.2f},{r:.2f} q{q - r:.2f},{q:.2f} {-r:.2f},{r:.2f} "
        f"q{-q:.2f},{q - r:.2f} {-r:.2f},{-r:.2f} q{r - q:.2f},{-q:.2f} {r:.2f},{-r:.2f}Z"
    )
    places = _staggered(w, h, pitch, 0.66, 0.2, 0.35)
    return "".join(path(f"M{x},{y} {star}", colour) for x, y in places)


def _hearts(w: float, h: float, pitch: float, colour: str) -> str:
    r = pitch * 0.25
    out = ""
    for x, y in _staggered(w, h, pitch, 0.66, 0.2, 0.4):
        out += path(
            f"M{x},{y + r:.2f} C{x - r * 1.9:.2f},{y - r * 0.3:.2f} {x - r * 0.9:.2f},"
            f"{y - r * 1.5:.2f} {x},{y - r * 0.5:.2f} C{x + r * 0.9:.2f},{y - r * 1.5:.2f} "
            f"{x + r * 1.9:.2f},{y - r * 0.3:.2f} {x},{y + r:.2f}Z",
            colour,
        )
    return out


_REPEATS = (1.24, 0.78, 1.0, 0.66, 1.32, 1.32)
"""After how many pitches downward each pattern repeats itself."""

_MOTIFS: tuple[Callable[[float, float, float, str], str], ...] = (
    _dots, _stripes, _gingham, _zigzag, _stars, _hearts,
)


def pattern_body(seat: int, w: float, h: float, pitch: float) -> str:
    """The motifs alone, as an SVG body that covers w x h units, for a ground of one's own."""
    return _MOTIFS[seat](w, h, pitch, SEATS[seat].motif)


@cached
def pattern(
    seat: int, w: float, h: float, pitch: float = 22.0, ground: str = ""
) -> pygame.Surface:
    """The seat's cloth, w x h pixels; `pitch` is the distance of motifs (20-26 on plates)."""
    body = rect(0, 0, w, h, 0, ground or SEATS[seat].colour)
    return raster(body + pattern_body(seat, w, h, pitch), w, h)


@cached
def wide_pattern(seat: int, w: int, h: int, pitch: float) -> pygame.Surface:
    """The seat's cloth for a whole window: one strip of it, drawn once and laid again and again."""
    high = max(1, round(_REPEATS[seat] * pitch))
    pitch = high / _REPEATS[seat]
    body = rect(0, 0, w, 3 * high, 0, SEATS[seat].colour)
    strip = raster(
        body + pattern_body(seat, w, 3 * high, pitch), w, high, (0, high, w, high)
    )
    out = pygame.Surface((w, h))
    for y in range(0, h, high):
        out.blit(strip, (0, y))
    return out
