"""The ground every screen lies on: the cloth a game brings, a meadow and a paper for the rest.

Only grounds live here; pieces and scenery that stands on them do not. Decoration keeps to the top
bar and the margins, never below pieces.
"""

from __future__ import annotations

from random import Random

import pygame
from pygame import Surface

from tabletop.table.art import theme
from tabletop.table.art.cache import cached
from tabletop.table.art.looks import Drawing, Ground, looks_of
from tabletop.table.art.palette import EDGE, INK, PAPER, PAPER2, mix
from tabletop.table.art.scenery_parts import bumpy_edge, grown
from tabletop.table.art.surface import grain, plain, vignette
from tabletop.table.art.svg import gradient, path, raster, rect
from tabletop.table.art.widgets_base import dashed_rect

__all__ = ["BAR_HEIGHT", "GROUNDS", "cloth", "title_colours"]

BAR_HEIGHT = 66
"""Height of the top bar in style pixels."""


def _meadow(w: float, h: float, bar: float) -> Drawing:
    """A quiet meadow for screens that are mostly paper."""
    rng = Random(4)
    defs = gradient("sky", 0, 0, 0, h * 0.72, "0 #7FC3DE", "0.55 #CFE6DC", "1 #FFE9BE")
    body = rect(0, 0, w, h, 0, "url(#sky)")
    for x, y, k in ((0.14, 0.07, 0.6), (0.4, 0.1, 0.9), (0.66, 0.05, 0.5), (0.9, 0.09, 0.8)):
        body += grown("cloud", w * x, h * y, k)
    body += path(
        f"M0,{h * 0.62} Q{w * 0.14},{h * 0.5} {w * 0.3},{h * 0.58} T{w * 0.56},{h * 0.54} "
        f"T{w * 0.8},{h * 0.58} T{w},{h * 0.5} V{h} H0Z", "#A9CDB8",
    )
    trees = bumpy_edge(rng, w, h * 0.69, 40, 76, (10, 22))
    body += path(f"{trees} V{h} H0Z", "#9BC59A")
    body += path(
        f"M0,{h * 0.74} Q{w * 0.2},{h * 0.64} {w * 0.45},{h * 0.72} T{w},{h * 0.69} V{h} H0Z",
        "#93C07C",
    )
    body += path(
        f"M0,{h * 0.9} Q{w * 0.25},{h * 0.78} {w * 0.5},{h * 0.87} T{w},{h * 0.83} V{h} H0Z",
        "#86B85C",
    )
    for i in range(round(w / 14)):
        x, y = rng.uniform(0, w), rng.uniform(h * 0.93, h - 3)
        grows = grown("tuft", x, y, 0.9, "#5F9440") if i % 3 else ""
        body += grows or grown("daisy", x, y, rng.uniform(0.7, 1.1))
    return body, defs


def _paper(w: float, h: float, bar: float) -> Drawing:
    """A sheet with a stitched hem."""
    defs = gradient("leaf", 0, 0, w * 0.6, h, f"0 {PAPER}", f"1 {PAPER2}")
    body = rect(0, 0, w, h, 0, "url(#leaf)")
    body += path(dashed_rect(9, 9, w - 18, h - 18, 16, 7, 8), "none", mix(EDGE, INK, 0.1), 1.8)
    return body, defs


_GROUNDS = {
    "meadow": Ground(_meadow, "#26331A", 0.16, 0.5, "#FFF6E3", "#3A2A33"),
    "paper": Ground(_paper, "#3A2410", 0.1, 0.8, INK, "#FFF6E3"),
}
GROUNDS: tuple[str, ...] = tuple(_GROUNDS)
"""Grounds that belong to no game."""


def _ground(key: str) -> Ground:
    """Returns the ground of a game, "meadow" or "paper"; the meadow for a game without its own."""
    found = _GROUNDS.get(key)
    if found is None:
        looks = looks_of(key)
        found = looks.ground if looks is not None else _GROUNDS["meadow"]
    return found


def title_colours(key: str) -> tuple[str, str]:
    """Colour of the title in the bar and of its outline, by ground."""
    if theme.contrast():
        return theme.BLACK, theme.WHITE
    ground = _ground(key)
    return ground.letters, ground.outline


@cached
def cloth(game_key: str, w: int, h: int, s: float = 1.0, bar_h: int = 0) -> Surface:
    """The whole table ground of a game, or "meadow" or "paper", opaque, `w` x `h` window pixels.

    `bar_h` is the height of the top bar in window pixels (0: the style's 66). A game that has no
    cloth of its own lies on the meadow.
    """
    if theme.contrast():
        return plain(w, h)
    ground = _ground(game_key)
    bar = (bar_h or round(BAR_HEIGHT * s)) / s
    body, defs = ground.draw(w / s, h / s, bar)
    out = Surface((w, h))
    if pygame.display.get_surface():
        out = out.convert()
    out.blit(raster(body, w, h, (0, 0, w / s, h / s), defs), (0, 0))
    vignette(out, ground.share, ground.dark)
    grain(out, ground.rough)
    return out
