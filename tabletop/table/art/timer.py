"""The sand timer: levels by volume, sand that keeps its side while it is turned, last seconds.

Drawn in a box of 80 x 120 units. What time it is, and when it pauses, is not known here.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise

from tabletop.table.art.cache import cached
from tabletop.table.art.palette import INK, PAPER, SHADOW, mix
from tabletop.table.art.surface import RAISED, Art, with_shadow
from tabletop.table.art.svg import ellipse, fragment, group, path, raster
from tabletop.table.art.widgets_marks import tag

TIMER_SIZE = (80, 120)
"""Width and height in style pixels."""

TURN_MS = 420
LAST_SECONDS = 5

_NECK, _TOP = 60.0, 17.0
_LEVELS = 44  # drawings between full and empty: about one for each pixel of height
_SAND, _SAND_LIGHT, _STREAM = "#F2B33D", "#FFD98A", "#E39A17"
_ALARM = "#E8553B"
_HEAP, _HEAP_BASE = 34.0, 101.5


def half_width(y: float) -> float:
    """Half the width of the glass at a height of the box, 2.6 at the neck."""
    away = min(1.0, abs(y - _NECK) / (_NECK - _TOP) * 1.12)
    return 2.6 + 19.4 * math.pow(math.sin(away * math.pi / 2), 0.9)


@cache
def _volumes() -> tuple[tuple[float, float], ...]:
    """(height, share of the upper sand that lies below it), from the neck up."""
    steps = 120
    full = _TOP + 5
    heights = [_NECK + (full - _NECK) * i / steps for i in range(steps + 1)]
    sums, total = [0.0], 0.0
    for y in heights[1:]:
        total += (half_width(y) - 2.2) ** 2
        sums.append(total)
    return tuple((y, part / total) for y, part in zip(heights, sums))


def upper_level(share: float) -> float:
    """The height of the upper sand's surface when `share` of the sand is still above."""
    share = max(0.0, min(1.0, share))
    table = _volumes()
    for (y0, v0), (y1, v1) in pairwise(table):
        if share <= v1:
            t = (share - v0) / (v1 - v0) if v1 > v0 else 0.0
            return y0 + (y1 - y0) * t
    return table[-1][0]


def heap_height(share: float) -> float:
    """The height of the heap below when `share` of the sand is still above."""
    return _HEAP * math.pow(max(0.0, 1 - share), 0.6)


def _sand_above(share: float, colour: str, light: str) -> str:
    if share <= 0.005:
        return ""
    level = upper_level(share)
    steps = 18
    heights = [level + (_NECK - level) * i / steps for i in range(steps + 1)]
    left = [(40 - max(0.8, half_width(y) - 2.3), y) for y in heights]
    points = left + [(80 - x, y) for x, y in reversed(left)]
    body = path("M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z", colour)
    wide = max(0.8, half_width(level) - 2.3)
    dip = min(4.0, (_NECK - level) * 0.25)
    body += path(
        f"M{40 - wide:.1f},{level:.1f} Q40,{level + 2 * dip:.1f} {40 + wide:.1f},{level:.1f} "
        f"Q40,{level - 1.5:.1f} {40 - wide:.1f},{level:.1f}Z", light,
    )
    return body


def _sand_below(share: float, colour: str, light: str) -> str:
    fallen = 1 - share
    if fallen <= 0.005:
        return ""
    high = heap_height(share)
    r = 19.2 * min(1.0, fallen * 2.2) ** 0.5
    base, top = _HEAP_BASE, _HEAP_BASE - high
    bend = base - high * 0.55
    left = f"M{40 - r:.1f},{base} Q{40 - r * 0.45:.1f},{bend:.1f} 40,{top:.1f} "
    body = path(f"{left}Q{40 + r * 0.45:.1f},{bend:.1f} {40 + r:.1f},{base}Z", colour)
    body += path(
        f"{left}Q{40 - r * 0.2:.1f},{base - high * 0.4:.1f} {40 - r * 0.35:.1f},{base}Z", light
    )
    return body


def _drawing(share: float, alarm: bool, pulse: float, running: bool) -> str:
    colour, light = (_ALARM, mix(_ALARM, "#FFFFFF", 0.35)) if alarm else (_SAND, _SAND_LIGHT)
    body = fragment("common/timer/glass").body + _sand_above(share, colour, light)
    if running and share > 0.005:
        bottom = _HEAP_BASE - heap_height(share)
        stream = _ALARM if alarm else _STREAM
        body += path(f"M40,{_NECK - 3} V{bottom:.1f}", "none", stream, 1.8)
    body += _sand_below(share, colour, light)
    return body + fragment("common/timer/frame", colour=mix("#B9773D", _ALARM, pulse)).body


@cached
def _timer(level: int, h: int, alarm: bool, pulse: int, running: bool, turn: int, s: float) -> Art:
    share = level / _LEVELS
    k = h / TIMER_SIZE[1]
    body = _drawing(share, alarm, pulse / 4, running)
    if not turn:
        foot = ellipse(41, 115, 33, 5, SHADOW, extra='opacity="0.2"')
        picture = raster(foot + body, 84 * k, 122 * k, (-2, 0, 84, 122))
        shaded = with_shadow(picture, RAISED, s)
        return Art(shaded.surface, shaded.ox + round(2 * k), shaded.oy)
    reach = 74
    box = (40 - reach, 60 - reach, 2 * reach, 2 * reach)
    picture = raster(group(body, f"rotate({turn} 40 60)"), box[2] * k, box[3] * k, box)
    shaded = with_shadow(picture, RAISED, s)
    return Art(shaded.surface, shaded.ox + round((reach - 40) * k), shaded.oy + round(
        (reach - 60) * k
    ))


def sand_timer(
    share: float, h: int, s: float = 1.0, seconds: float | None = None, running: bool = True
) -> Art:
    """The timer `h` window pixels high with `share` (0..1) of its time left; 2/3 as wide.

    With `seconds` left given, the sand is red in the last five and the plates pulse once a second.
    The same drawing comes back until the level has moved by about a pixel.
    """
    level = max(0, min(_LEVELS, math.ceil(share * _LEVELS - 1e-9)))
    alarm = seconds is not None and 0 < seconds <= LAST_SECONDS
    pulse = 0
    if alarm and seconds is not None:
        pulse = round(4 * max(0.0, math.cos((seconds % 1.0) * math.tau)) * 0.8)
    return _timer(level, h, alarm, pulse, running and 0 < share < 1, 0, s)


def turning_timer(left: float, ms: float, h: int, s: float = 1.0) -> Art:
    """The timer `ms` milliseconds into being turned over; `left` is what was above before.

    Ease in and out over `TURN_MS`; the sand stays on its old side until half way.
    """
    t = max(0.0, min(1.0, ms / TURN_MS))
    eased = t * t * (3 - 2 * t)
    turn = round(180 * eased / 5) * 5
    level = max(0, min(_LEVELS, round(left * _LEVELS)))
    if turn >= 90:
        turn, level = turn - 180, _LEVELS - level
    return _timer(level, h, False, 0, False, turn, s)


def timer_tag(seconds: float, s: float = 1.0) -> Art:
    """The tag below the timer with the whole seconds left."""
    left = max(0, math.ceil(seconds))
    fill, colour = (_ALARM, "#FFFFFF") if left <= LAST_SECONDS else (PAPER, INK)
    return tag(f"{left} s", mix(fill, INK, 0.32) if left <= LAST_SECONDS else fill, colour, "", s)
