"""Places on the two rings, in style units: creatures along the outer rope, cities round the dice.

Pure geometry.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise

from pygame import FRect

from tabletop.games.killer_bunnies.table.layout import RING, Places
from tabletop.table.boxes import centred

WIDTHS = (140.0, 124.0, 110.0, 98.0, 86.0, 74.0, 68.0, 62.0, 56.0, 50.0, 44.0, 38.0, 32.0)
"""Widths of ring cards that are tried, in units of the arena."""
CROWDED, NESTED = 13, 18
"""From how many creatures on cards are smaller; stand in two rows."""
GAP = 5.0
SLOT = 0.62
"""Width of a slot as a share of a card's."""
OUTER = 390 / 470, 148 / 206
"""The outer rope's half axes, of the floor's."""
ROWS = ((0.905, 0.80), (0.66, 0.43))
"""Half axes of two nested rows."""
MIDDLE = 92.0
"""Units that dice take up between the cities."""
STEPS = 720

Kinds = tuple[bool, ...]
"""Items round a ring, clockwise: True for a card, False for an open slot."""


@lru_cache(maxsize=64)
def _arcs(a: float, b: float) -> tuple[tuple[float, ...], tuple[tuple[float, float], ...]]:
    """Lengths along an ellipse, and its points: clockwise on the screen from the lowest one."""
    points = [
        (-a * math.sin(math.tau * i / STEPS), b * math.cos(math.tau * i / STEPS))
        for i in range(STEPS + 1)
    ]
    lengths = [0.0]
    for (x0, y0), (x1, y1) in pairwise(points):
        lengths.append(lengths[-1] + math.hypot(x1 - x0, y1 - y0))
    return tuple(lengths), tuple(points)


def along(a: float, b: float, share: float) -> tuple[float, float]:
    """The point at that share of an ellipse's length, clockwise from the lowest one."""
    lengths, points = _arcs(a, b)
    wanted = (share % 1.0) * lengths[-1]
    i = min(STEPS, max(1, bisect_left(lengths, wanted)))
    span = lengths[i] - lengths[i - 1]
    t = (wanted - lengths[i - 1]) / span if span else 0.0
    (x0, y0), (x1, y1) = points[i - 1], points[i]
    return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t


def _shares(kinds: Kinds, own: int) -> list[float]:
    """Returns the positions along the ring; the first `own` are centred at the lowest point."""
    weights = [1.0 if card else SLOT for card in kinds]
    whole = sum(weights)
    at = -sum(weights[:own]) / 2
    found = []
    for weight in weights:
        found.append((at + weight / 2) / whole)
        at += weight
    return found


def creature_rects(
    at: Places, kinds: Kinds, own: int, taken: Sequence[FRect] = ()
) -> list[FRect]:
    """Returns rectangles of creatures and open slots on the outer rope, none over another or
    `taken`.

    `kinds` begins with the viewer's part, `own` long.
    """
    cards = sum(kinds)
    low = 1 / at.p  # in a low room the arena is small: few cards may be larger there
    most = (74.0 if cards < CROWDED else 62.0) * max(1.0, min(1.9, low))
    rects: list[FRect] = []
    for unit in WIDTHS if kinds else ():
        if unit > most:
            continue
        rects = _ring(at, kinds, own, unit * at.p, cards >= NESTED)
        if not _clash(rects, taken, GAP * at.p * unit / 74):
            break
    return rects


def _ring(at: Places, kinds: Kinds, own: int, w: float, nested: bool) -> list[FRect]:
    half_w, half_h, h = at.arena.w / 2, at.arena.h / 2, w * RING
    # Smaller cards leave room at the rim, larger ones need it: their ring is wider or narrower.
    grow = 0.0 if nested else (98 * at.p - h) * 0.4
    rects = []
    for i, (card, share) in enumerate(zip(kinds, _shares(kinds, own), strict=True)):
        x_share, y_share = ROWS[i % 2] if nested else OUTER
        b = min(half_h * y_share + grow, half_h - h / 2 - 4 * at.p)
        shape = FRect(0, 0, w if card else max(w * SLOT, 10), h)
        rects.append(centred(shape, at.arena).move(along(half_w * x_share + grow, b, share)))
    return rects


def amid(at: Places, one: FRect, two: FRect) -> tuple[float, float]:
    """The point between two that stand side by side on the outer rope, `two` clockwise of `one`."""
    half_w, half_h = at.arena.w / 2 * OUTER[0], at.arena.h / 2 * OUTER[1]
    cx, cy = at.arena.center
    (x0, y0), (x1, y1) = (
        ((rect.centerx - cx) / half_w, (rect.centery - cy) / half_h) for rect in (one, two)
    )
    start = math.atan2(y0, x0)
    turn = (math.atan2(y1, x1) - start) % math.tau
    angle, reach = start + turn / 2, (math.hypot(x0, y0) + math.hypot(x1, y1)) / 2
    return cx + half_w * reach * math.cos(angle), cy + half_h * reach * math.sin(angle)


def _clash(rects: Sequence[FRect], taken: Sequence[FRect], gap: float) -> bool:
    wide = [rect.inflate(gap, gap) for rect in rects]
    if any(one.colliderect(other) for one, other in combinations(wide, 2)):
        return True
    return any(rect.collidelist([*taken]) >= 0 for rect in rects)


def city_rects(at: Places, kinds: Kinds, own: int, crowded: bool) -> list[FRect]:
    """Returns rectangles of cities and open slots beside the dice, clockwise from the middle of the
    bottom.

    Two lie left and right; more in two rows, in one while creatures stand in two.
    """
    n = len(kinds)
    found = {(i + own // 2) % n: spot for i, spot in enumerate(_city_spots(at, n, crowded))}
    return [
        spot if kinds[i] else centred(FRect(0, 0, max(spot.w * SLOT, 10), spot.h), spot)
        for i, spot in sorted(found.items())
    ]


def _city_spots(at: Places, n: int, crowded: bool) -> list[FRect]:
    p = at.p
    left = (n + 1) // 2
    two_rows = n > 2 and not crowded
    columns = max(1, (left + 1) // 2 if two_rows else left)
    unit = 70.0 if n <= 2 and not crowded else 60.0
    room = at.arena.w / 2 * (0.42 if crowded else 0.62) / p - MIDDLE / 2
    unit = max(30.0, min(unit, room / columns - 6))
    shape = centred(FRect(0, 0, unit * p, unit * p * RING), at.arena)
    first = (MIDDLE + unit) / 2 * p if n > 2 or crowded else 112 * p
    spots = []
    for side, count in ((-1, left), (1, n - left)):
        lower = (count + 1) // 2 if two_rows else count
        row = [(i, 1) for i in range(lower)]
        row += [(i, -1) for i in reversed(range(count - lower))]
        for column, up in row if side < 0 else reversed(row):
            y = up * (shape.h / 2 + 3 * p) if two_rows else -2 * p
            spots.append(shape.move(side * (first + column * (unit + 6) * p), y))
    return spots
