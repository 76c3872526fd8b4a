"""Papers and trays of Killer Bunnies: run slots, the tray, the trade window."""

from __future__ import annotations

import pygame

from tabletop.table.art import papers
from tabletop.table.art.palette import EDGE, INK, PAPER, SEATS
from tabletop.table.art.pattern import pattern
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.surface import RAISED, Art, blank, masked, with_shadow
from tabletop.table.art.svg import path, rect, sprite
from tabletop.table.art.widgets_base import dashed_line, dashed_rect, styled

TRAY_FILL, TRAY_THREAD = "#3A2A33", "#F2C14E"
_HEM = 16  # height of the seat's pattern at the head of a trade paper


@picture
def tray(size: Size) -> pygame.Surface:
    """The dark tray for run, saved cards and hand, with golden stitches."""
    return papers.tray(*size, TRAY_FILL, TRAY_THREAD)


@picture
def run_slot(size: Size, which: str = "top") -> pygame.Surface:
    """The empty place of a run card: a triangle of one bar for "top", of two for "bottom"."""
    width, height = size.w / size.s, size.h / size.s
    body = rect(1.6, 1.6, width - 3.2, height - 3.2, 9, "#F2C14E", extra='opacity="0.14"')
    body += path(
        dashed_rect(1.6, 1.6, width - 3.2, height - 3.2, 9, 5, 7), "none", TRAY_THREAD, 1.9
    )
    x, y = width / 2, height / 2
    arrow = f"M{x - 14},{y + 6} L{x},{y - 10} L{x + 14},{y + 6}"
    if which == "bottom":
        arrow += f" M{x - 14},{y + 20} L{x},{y + 4} L{x + 14},{y + 20}"
    body += path(arrow, "none", TRAY_THREAD, 4.5, 'opacity="0.65"')
    return styled(body, *size)


@picture
def trade_paper(size: Size, seat: int = 0) -> Art:
    """One side of the trade window: a paper under a hem of the seat's cloth."""
    w, h, s = size
    width, height = w / s, h / s
    paper = rect(0.9, 0.9, width - 1.8, height - 1.8, 14, PAPER, INK, 1.8)
    paper += path(dashed_line(10, _HEM + 7, width - 10, _HEM + 7, 5, 5.5), "none", EDGE, 1.6)
    drawn = styled(paper, *size).copy()
    hem = blank(w, h)
    hem.blit(pattern(seat, w, round(_HEM * s), 20 * s), (0, 0))
    inner = rect(1.8, 1.8, width - 3.6, height - 3.6, 13, "#FFFFFF")
    drawn.blit(masked(hem, styled(inner, *size)), (0, 0))
    over = path(f"M1.5,{_HEM} H{width - 1.5}", "none", INK, 1.6)
    over += rect(0.9, 0.9, width - 1.8, height - 1.8, 14, "none", INK, 1.8)
    drawn.blit(styled(over, *size), (0, 0))
    return with_shadow(drawn, RAISED, s)


@picture
def well(size: Size) -> pygame.Surface:
    """A sunk, stitched field on a trade paper in which cards lie."""
    width, height = size.w / size.s, size.h / size.s
    body = rect(1, 1, width - 2, height - 2, 10, "#EFDDB8")
    body += path(f"M3,10 Q3,3 10,3 H{width - 10}", "none", "#D2B681", 3)
    body += path(dashed_rect(2, 2, width - 4, height - 4, 9, 5, 6), "none", "#B08A4E", 1.7)
    return styled(body, *size)


@picture
def trade_arrows(size: Size, mine: int = 0, theirs: int = 1) -> pygame.Surface:
    """Two arrows that pass each other, in the colours of both seats."""
    swap = ("#0000AA", SEATS[mine].colour), ("#AA0000", SEATS[theirs].colour)
    return sprite("killer_bunnies/arrows", size.w, size.h, swap)
