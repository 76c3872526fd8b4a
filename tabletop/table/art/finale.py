"""Pictures of the final count: the papers, a seat's column and its number, the chips."""

from __future__ import annotations

from pygame import Surface

from tabletop.table.art import papers
from tabletop.table.art.palette import (
    BAD,
    BAD_PAPER,
    CREAM,
    DISABLED,
    EDGE,
    GOLD,
    GOOD,
    GOOD_PAPER,
    INK,
    INK2,
    PAPER,
    PAPER_ACTIVE,
    STITCH,
    WHITE,
)
from tabletop.table.art.pattern import pattern
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.rabbit import badge, portrait
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import LYING, Art, masked, with_shadow
from tabletop.table.art.svg import path, rect
from tabletop.table.art.widgets_base import dashed_line, dashed_rect, styled

SPINE, HEAD = 26.0, 146.0
"""Units of a seat's paper: the spine of its pattern, and all that stands left of its cards."""
MINUS = "−"


def signed(points: int) -> str:
    """Returns points as they are added: +12, −1, 0."""
    return f"+{points}" if points > 0 else str(points).replace("-", MINUS)


@picture
def row_paper(size: Size, figure: int, name: str, lit: bool) -> Art:
    """Draws a seat's paper: a spine of its pattern, its portrait, its name; stitched while it is
    its turn."""
    w, h = size.w / size.s, size.h / size.s
    sheet = Sheet(size, papers.panel(*size, 14, PAPER_ACTIVE if lit else PAPER))
    mask = styled(rect(1.6, 1.6, w, h - 3.2, 12, WHITE), SPINE * size.s, size.h, size.s)
    spine = pattern(figure, *mask.get_size(), 22 * size.s)
    sheet.put(masked(spine, mask), 0, 0)
    d = min(56.0, h - 30, h * 0.62)
    sheet.put(portrait(figure, sheet.px(d)), 12, 6)
    sheet.put(badge(figure, sheet.px(d * 0.42)), 12 + d * 0.7, 6 + d * 0.62)
    sheet.write(name, SPINE + 6, h - 19, "heading", 16, INK, "midleft", HEAD - SPINE - 12)
    if lit:
        seam = dashed_rect(3.4, 3.4, w - 6.8, h - 6.8, 11, 7, 6)
        sheet.draw(path(seam, "none", INK, 5) + path(seam, "none", STITCH, 3))
    return sheet.art


@picture
def hole(size: Size) -> Art:
    """Draws the dashed place of a card that is being read."""
    w, h = size.w / size.s, size.h / size.s
    seam = dashed_rect(1, 1, w - 2, h - 2, 6, 5, 5)
    return Art(styled(path(seam, "none", INK2, 1.6), *size), 0, 0)


@picture
def chip(size: Size, points: int, plain: bool = False) -> Art:
    """Draws points on a small pill: good, bad, or nothing; `plain` without their sign."""
    w, h = size.w / size.s, size.h / size.s
    fill, colour = (GOOD_PAPER, GOOD) if points > 0 else (BAD_PAPER, BAD)
    if not points or plain:
        fill, colour = (CREAM if points else DISABLED), INK
    sheet = Sheet(size)
    sheet.draw(rect(0.8, 0.8, w - 1.6, h - 1.6, h / 2 - 1, fill, INK, 1.5))
    text = str(abs(points)) if plain else signed(points)
    sheet.digits(text, w / 2, h / 2, h * 0.68, colour, "black")
    return sheet.art


@picture
def column(size: Size, figure: int) -> Surface:
    """Draws a column of a seat's pattern with round shoulders."""
    w, h = size.w / size.s, size.h / size.s
    body = (1, 1, w - 2, h + 20, 10)
    cloth = pattern(figure, size.w, size.h, 22 * size.s)
    out = masked(cloth, styled(rect(*body, WHITE), *size))
    out.blit(styled(rect(*body, "none", INK, 2), *size), (0, 0))
    return out


@picture
def foot(size: Size) -> Surface:
    """Draws the darkening over what a seat had before the count."""
    w, h = size.w / size.s, size.h / size.s
    return styled(rect(1, 0, w - 2, h, 0, INK, extra='opacity="0.16"'), *size)


@picture
def total(size: Size, points: int, leads: bool) -> Art:
    """Draws a seat's sum on a box of paper; gold for who leads."""
    w, h = size.w / size.s, size.h / size.s
    face = styled(rect(0.8, 0.8, w - 1.6, h - 1.6, 8, GOLD if leads else CREAM, INK, 1.7), *size)
    sheet = Sheet(size, with_shadow(face, LYING, size.s))
    text = str(points).replace("-", MINUS)
    units = min(h * 0.66, 1.55 * w / max(2, len(text)))
    sheet.digits(text, w / 2, h / 2, units)
    return sheet.art


@picture
def mark_line(size: Size, number: int) -> Surface:
    """Draws a dashed line across the race with its number at the left."""
    sheet = Sheet(size)
    w, h = sheet.box.size
    sheet.draw(path(dashed_line(36, h / 2, w, h / 2, 7, 6), "none", EDGE, 2))
    sheet.write(str(number), 30, h / 2, "heading", 16, INK2, "midright")
    return sheet.art.surface
