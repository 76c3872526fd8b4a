"""Drawings kept from one test to the next: pictures rendered once, and what programs drew.

Each test's program starts with an empty cache, and drawing the same things anew was more than half
of the time of tests with a table. What a program has drawn is right for the next one of the same
look: the program itself forgets it no sooner. Tests that ask for it (the fixture `shared_drawings`)
take what earlier ones of them drew; all others, kept pictures among them, draw all by themselves.
"""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Hashable
from typing import cast

import pygame

from tabletop.scenes.app import App
from tabletop.table.art import cache, lettering, theme
from tabletop.table.art import surface as surfaces
from tabletop.table.art.cache import DrawingCache
from tests.sharing import SHARING

_render = pygame.image.load_sized_svg
_blurred = surfaces._blurred
_RENDERED = DrawingCache(128 * 1024 * 1024)
FLAT = (120, 90, 60, 255)
LOOKS = 6
"""The drawings of so many looks are kept: screens are shown at six sizes, one after the other."""

_drawn: OrderedDict[Hashable, tuple[tuple[Hashable, object], ...]] = OrderedDict()


def _recall(file: io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
    if not SHARING.painted:
        flat = pygame.Surface(size, pygame.SRCALPHA)
        flat.fill(FLAT)
        return flat
    key = file.getvalue(), size
    known, drawing = _RENDERED.get(key)
    if not known:
        drawing = _render(file, size)
        _RENDERED.put(key, drawing)
    return cast(pygame.Surface, drawing).copy()


def _blur(surface: pygame.Surface, blur: int, pad: int, colour: str) -> pygame.Surface:
    if SHARING.painted:
        return _blurred(surface, blur, pad, colour)
    flat = pygame.Surface(surface.get_rect().inflate(2 * pad, 2 * pad).size, pygame.SRCALPHA)
    flat.fill(FLAT, surface.get_rect(center=flat.get_rect().center))
    return flat


def keep_rasters() -> None:
    """From here on the same SVG text at the same size is rendered once in this process, and neither
    rendered nor blurred for tests without the fixture `painted`."""
    pygame.image.load_sized_svg = _recall  # type: ignore[assignment]
    surfaces._blurred = _blur


def paint(painted: bool) -> None:
    """Has pictures painted, or flat, from here on."""
    keep_rasters()
    if SHARING.painted != painted:
        cache.clear()
        SHARING.painted = painted


def _look(app: App) -> Hashable:
    """What drawings depend on besides their arguments, set by the program or by a test."""
    by_hand = lettering._pseudo, lettering._reading, lettering._spaced
    return (*app._drawn_by(), *by_hand, theme._contrast, theme._solid, SHARING.painted)


def with_drawings(app: App) -> App:
    """The program with what others of its look have drawn; at its close it leaves what it drew."""
    keep_rasters()
    for key, drawing in _drawn.get(_look(app), ()) if SHARING.on else ():
        cache.STORE.put(key, drawing)
    close = app.close

    def leave() -> None:
        if SHARING.on:
            look = _look(app)
            _drawn[look] = tuple((key, thing) for key, (thing, _) in cache.STORE._items.items())
            _drawn.move_to_end(look)
            while len(_drawn) > LOOKS:
                _drawn.popitem(last=False)
        close()

    app.close = leave  # type: ignore[method-assign]
    return app
