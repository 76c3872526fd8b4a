"""Pictures below a paragraph of the rule book: cards, pieces, the table of a worked turn."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tabletop.scenes.screen import Screen
from tabletop.session.worked import Stop
from tabletop.table.art.surface import with_shadow
from tabletop.table.contract import SeatFace
from tabletop.table.shown import Picture
from tabletop.table.still import still

TALL, GAP = 104, 10
"""Style pixels of height of the pictures, and what lies between two."""

SHARE = 0.2
"""Of a low page, what a picture takes at most."""

USUAL_SHAPE = 0.72
"""Width of most cards by their height."""


def height(screen: Screen) -> int:
    """Window pixels that a row of pictures takes."""
    return _tall(screen) + screen.px(GAP + 2)


def _tall(screen: Screen) -> int:
    """Window pixels of a picture's height: in low windows a share of them."""
    return min(screen.px(TALL), round(screen.area.h * SHARE))


def draw_row(screen: Screen, name: str, pictures: Sequence[Picture], box: pygame.Rect) -> None:
    """The pictures side by side from the left of `box`, as many as there is room for."""
    tall, x = _tall(screen), box.x
    for at, picture in enumerate(pictures):
        drawn = picture(round(tall * USUAL_SHAPE))
        if drawn.get_height() > tall:
            drawn = picture(round(drawn.get_width() * tall / drawn.get_height()))
        if x + drawn.get_width() > box.right:
            return
        art = with_shadow(drawn, s=screen.s)
        screen.picture(art, x, box.y, 20, f"drawn:{name}:{at}")
        x += drawn.get_width() + screen.px(GAP)


TABLE = (1010, 620)
"""Style pixels of the table of a worked turn, before it is made as small as the page wants it."""

MOST_SHARE = 0.56
"""The largest share of a page's height that a table takes."""


def table_height(screen: Screen, wide: int) -> int:
    """Window pixels that the table of a worked turn takes on a page of that width."""
    return _table_size(screen, wide)[1] + screen.px(GAP + 2)


def _table_size(screen: Screen, wide: int) -> tuple[int, int]:
    share = min(wide / TABLE[0], screen.area.h * MOST_SHARE / TABLE[1])
    return round(TABLE[0] * share), round(TABLE[1] * share)


def draw_table(screen: Screen, name: str, stop: Stop, box: pygame.Rect) -> None:
    """The table as it stands at that stop, from the left of `box`."""
    size = _table_size(screen, box.w)
    grown = max(1.0, size[0] / TABLE[0])
    drawn_at = round(TABLE[0] * grown), round(TABLE[1] * grown)
    running = stop.play.running
    faces = [SeatFace(seat.name, seat.figure) for seat in running.seats]
    whole = still(running.match, faces, drawn_at, grown, stop.play.seat, about=stop.point)
    small = pygame.transform.smoothscale(whole, size) if whole.get_size() != size else whole
    screen.picture(with_shadow(small, s=screen.s), box.x, box.y, 20, f"worked:{name}")
