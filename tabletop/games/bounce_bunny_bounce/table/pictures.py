"""The pieces of this game as finished pictures on their shadows: cards, shocks, a lifted corner."""

from __future__ import annotations

import pygame

from tabletop.games.bounce_bunny_bounce.rules.cards import KIND_NAMES
from tabletop.games.bounce_bunny_bounce.table import faces
from tabletop.table.art import theme, widgets
from tabletop.table.art.palette import INK, PAPER, mix
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.rabbit import badge
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import HELD, LYING, Art, masked, with_shadow
from tabletop.table.art.svg import circle, path, raster
from tabletop.table.art.widgets_base import dashed_rect, styled

CARD_RADIUS = 8
CHALK = "#A9CFC2"
GHOST = 153
"""Opacity of a remembered face on a back."""
LEAST_BADGE = 18
"""Pixels across the badge on a burrow at least."""
PEEL_STEPS = 14
Point = tuple[float, float]


def _surface(face: int, w: int, h: int, lit: bool = False) -> pygame.Surface:
    return faces.back(w, h, lit) if face < 0 else faces.face(KIND_NAMES[face], w, h)


@picture
def card(
    size: Size,
    face: int,
    lit: bool = False,
    seen: bool = False,
    held: bool = False,
    memory: int = -1,
) -> Art:
    """A card with that kind up (-1 = its back); `seen` puts the eye on a back (BBB-48), `memory`
    the kind that somebody has seen of it."""
    w, h, s = size
    surface = _surface(face, w, h, lit)
    if face < 0 <= memory:
        surface = surface.copy()
        ghost = _surface(memory, w, h).copy()
        ghost.set_alpha(GHOST)
        surface.blit(ghost, (0, 0))
        dashes = path(dashed_rect(3, 3, w / s - 6, h / s - 6, CARD_RADIUS, 5, 5), "none", INK, 2)
        surface.blit(styled(dashes, w, h, s), (0, 0))
    if seen and face < 0:
        surface = surface.copy()
        mark = widgets.seen_mark(max(18, min(round(26 * s), w // 3)))
        inset = round(w * 0.05)
        surface.blit(mark, (w - mark.get_width() - inset, inset))
    return with_shadow(surface, HELD if held else LYING, s)


@picture
def stood_on(size: Size, face: int) -> Art:
    """The sign of an open card on a disc, for its corner while a bunny stands on it."""
    d = size.w
    disc = raster(circle(d / 2, d / 2, d / 2 - size.s, PAPER, INK, 1.4 * size.s), d, d)
    mark = sign(KIND_NAMES[face], d * 0.68)
    disc.blit(mark, mark.get_rect(center=(d // 2, d // 2)))
    return Art(disc, 0, 0)


@picture
def shock(size: Size, held: bool = False) -> Art:
    """A universal shock."""
    return with_shadow(faces.shock(size.w, size.h), HELD if held else LYING, size.s)


@picture
def number(size: Size, value: int) -> Art:
    """The number of a row or column, in pale chalk, half as high as its place."""
    sheet = Sheet(size)
    colour = theme.word_on(theme.PLAIN, CHALK)
    sheet.write(str(value), *sheet.box.center, "heading", sheet.box.h / 2, colour, "center")
    return sheet.art


@picture
def hole(size: Size) -> pygame.Surface:
    """A cell whose carrot was taken."""
    return faces.empty_place(size.w, size.h)


@picture
def shock_place(size: Size) -> pygame.Surface:
    """A place in the tray without a shock."""
    return faces.shock_place(size.w, size.h)


@picture
def burrow(size: Size, figure: int) -> pygame.Surface:
    """The hole where a seat's bunny waits, with its badge."""
    hole, d = sign("burrow", size.w).copy(), max(LEAST_BADGE, size.w // 2)
    hole.blit(badge(figure, d), (size.w - d, size.w - d))
    return hole


@picture
def eye(size: Size) -> Art:
    """The eye on a card that is looked at."""
    return with_shadow(widgets.seen_mark(size.w), LYING, size.s)


@picture
def stitches(size: Size, colour: str) -> Art:
    """Stitches in a colour round a card."""
    return widgets.stitches(size.w, size.h, CARD_RADIUS, size.s, colour)


@picture
def peeled(size: Size, face: int, step: int) -> Art:
    """A face-down card with its lower right corner lifted, at `step` of PEEL_STEPS.

    At the last step most of the face is seen.
    """
    w, h, s = size
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
