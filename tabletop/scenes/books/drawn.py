"""The cards and pieces that stand below a paragraph of the rule book."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tabletop.scenes.screen import Screen
from tabletop.table.art.surface import with_shadow
from tabletop.table.shown import Picture

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
