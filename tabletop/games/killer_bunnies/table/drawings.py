"""Every card's own drawing, without frame: one file for each name, bunnies from `creatures`.

The files are sprites/killer_bunnies/<name>.svg in a box of 100 units with ink about 4.
"""

from __future__ import annotations

import re

import pygame

from tabletop.games.killer_bunnies.rules.cards import CARDS
from tabletop.games.killer_bunnies.table import creatures
from tabletop.table.art.cache import cached
from tabletop.table.art.svg import Fragment, fragment, group, raster

_FULL_LINE_PX = 70
_LARGEST_LIGHTENING = 0.62


def slug(name: str) -> str:
    """The file name of a card's drawing: "Rose's Laser Cannon" is "roses_laser_cannon"."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


def line_at(px: float) -> float:
    """Returns the factor by which the ink of a drawing is thinned at `px` pixels."""
    if px <= _FULL_LINE_PX:
        return 1.0
    return round(max(_LARGEST_LIGHTENING, float((_FULL_LINE_PX / px) ** 0.28)), 2)


def art(name: str, line: float = 1.0, mood: str = "") -> Fragment:
    """A card's drawing as SVG and the box it fills."""
    if slug(name) in creatures.CAST:
        return Fragment(creatures.body(slug(name), line, mood), creatures.VIEW)
    return fragment(f"killer_bunnies/{slug(name)}", (), line)


def art_body(name: str, x: float, y: float, size: float, line: float = 1.0, mood: str = "") -> str:
    """The drawing as part of a larger one: `size` units wide, its middle at (x, y)."""
    body, (left, top, width, height) = art(name, line, mood)
    return group(
        body,
        f"translate({x:.3f} {y:.3f}) scale({size / width:.5f}) "
        f"translate({-left - width / 2:.3f} {-top - height / 2:.3f})",
    )


@cached
def picture(name: str, px: int, mood: str = "") -> pygame.Surface:
    """The drawing of the card of that name, `px` x `px`, transparent round it."""
    body, view = art(name, line_at(px), mood)
    return raster(body, px, px, view)


def picture_of(card: int, px: int, mood: str = "") -> pygame.Surface:
    """The drawing of a printed card."""
    return picture(CARDS[card].name, px, mood)
