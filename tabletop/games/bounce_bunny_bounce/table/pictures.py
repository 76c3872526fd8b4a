"""The pieces of this game as finished drawings on their shadows: cards, shocks, a lifted corner."""

from __future__ import annotations

import pygame

from tabletop.games.bounce_bunny_bounce.rules.cards import KIND_NAMES
from tabletop.games.bounce_bunny_bounce.table import faces
from tabletop.table.art import lettering, theme
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import INK, PAPER, mix
from tabletop.table.art.surface import HELD, LYING, Art, blank, masked, with_shadow
from tabletop.table.art.svg import path, raster

CARD_RADIUS = 8
CHALK = "#A9CFC2"
PEEL_STEPS = 14
Point = tuple[float, float]


def _surface(face: int, w: int, h: int, lit: bool = False) -> pygame.Surface:
    return faces.back(w, h, lit) if face < 0 else faces.face(KIND_NAMES[face], w, h)


@cached
def card(
    face: int, w: int, h: int, s: float, lit: bool = False, seen: bool = False, held: bool = False
) -> Art:
    """A card with that kind up (-1 = its back); `seen` puts the eye on a back (BBB-48)."""
    surface = _surface(face, w, h, lit)
    if seen and face < 0:
        surface = surface.copy()
        mark = faces.seen_mark(max(18, min(round(26 * s), w // 3)))
        inset = round(w * 0.05)
        surface.blit(mark, (w - mark.get_width() - inset, inset))
    return with_shadow(surface, HELD if held else LYING, s)


@cached
def thin(face: int, w: int, h: int, share: float, lit: bool = False) -> Art:
    """A card in the middle of being turned: only `share` of its width is seen."""
    width = max(2, round(w * share))
    turned = pygame.transform.smoothscale(_surface(face, w, h, lit), (width, h))
    return Art(turned, -((w - width) // 2), 0)


@cached
def shock(w: int, h: int, s: float, held: bool = False) -> Art:
    """A universal shock."""
    return with_shadow(faces.shock(w, h), HELD if held else LYING, s)


@cached
def number(value: int, px: int) -> Art:
    """The number of a row or column, in pale chalk; its middle is its origin."""
    face = blank(2 * px, 2 * px)
    colour = theme.word_on(theme.PLAIN, CHALK)
    lettering.write(face, str(value), px, px, "heading", px, colour, "center")
    return Art(face, px, px)


@cached
def hole(w: int, h: int) -> Art:
    """A cell whose carrot was taken."""
    return Art(faces.empty_place(w, h), 0, 0)


@cached
def shock_place(w: int, h: int) -> Art:
    """A place in the tray without a shock."""
    return Art(faces.shock_place(w, h), 0, 0)


@cached
def peeled(face: int, w: int, h: int, s: float, step: int) -> Art:
    """A face-down card whose lower right corner is lifted, `step` of PEEL_STEPS.

    At the last step most of the face is seen.
    """
    out = _surface(face, w, h).copy()
    border = 2.0 - 1.35 * step / PEEL_STEPS
    kept, fold = _cut(w, h, border)
    mask = raster(path(_outline(kept), "#FFFFFF"), w, h)
    out.blit(masked(_surface(-1, w, h), mask), (0, 0))
    if len(fold) == 2:
        out.blit(_flap(w, h, fold[0], fold[1], s), (0, 0))
    return with_shadow(out, LYING, s)


def _cut(w: int, h: int, border: float) -> tuple[list[Point], list[Point]]:
    """The corners of the card's part with x/w + y/h <= border, and the ends of the cut."""
    corners = [(0.0, 0.0), (float(w), 0.0), (float(w), float(h)), (0.0, float(h))]
    kept: list[Point] = []
    cut: list[Point] = []
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        one, two = x1 / w + y1 / h - border, x2 / w + y2 / h - border
        if one <= 0:
            kept.append((x1, y1))
        if one * two < 0:
            share = one / (one - two)
            cut.append((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share))
            kept.append(cut[-1])
    return kept, cut


def _outline(points: list[Point]) -> str:
    return "M" + " L".join(f"{x:.2f},{y:.2f}" for x, y in points) + "Z"


def _flap(w: int, h: int, a: Point, b: Point, s: float) -> pygame.Surface:
    """The turned-over corner along the fold, foreshortened: paper with an ink edge."""
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    away = (middle[0] - w, middle[1] - h)
    tip = (middle[0] + away[0] * 0.34, middle[1] + away[1] * 0.34)
    near_a = (a[0] + (tip[0] - a[0]) * 0.72, a[1] + (tip[1] - a[1]) * 0.72)
    near_b = (b[0] + (tip[0] - b[0]) * 0.72, b[1] + (tip[1] - b[1]) * 0.72)
    bent = f"M{a[0]:.2f},{a[1]:.2f} Q{near_a[0]:.2f},{near_a[1]:.2f} {tip[0]:.2f},{tip[1]:.2f} "
    bent += f"Q{near_b[0]:.2f},{near_b[1]:.2f} {b[0]:.2f},{b[1]:.2f}Z"
    return raster(path(bent, mix(PAPER, INK, 0.1), INK, 1.6 * s), w, h)
