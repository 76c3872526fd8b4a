"""Pictures in style units: described by what they show, drawn at the very pixels they are shown in.

A function that draws takes a `Size` first and is decorated with `picture`; called without it, it
gives a `Picture`, which a stage draws once it knows how many pixels it takes (`stage.Layer`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec

from pygame import FRect, Surface

from tabletop.table.art.cache import STORE
from tabletop.table.art.surface import Art

P = ParamSpec("P")


class Size(NamedTuple):
    """The width and height of a picture in pixels, and the pixels of a style unit."""

    w: int
    h: int
    s: float

    @staticmethod
    def of(rect: FRect, scale: float) -> Size:
        """Returns the pixels that a rectangle of style units takes."""
        return Size(round(rect.w * scale), round(rect.h * scale), scale)


class Picture(NamedTuple):
    """A drawing that has no size yet; two with the same arguments are equal."""

    paint: Callable[..., Art | Surface]
    args: tuple[Any, ...]
    named: tuple[tuple[str, Any], ...]

    def at(self, size: Size) -> Art:
        """Returns the drawing at that size: shared, so never to be drawn into."""
        known, drawing = STORE.get((self, size))
        if known and isinstance(drawing, Art):
            return drawing
        made = self.paint(size, *self.args, **dict(self.named))
        art = made if isinstance(made, Art) else Art(made, 0, 0)
        STORE.put((self, size), art)
        return art


def picture(paint: Callable[Concatenate[Size, P], Art | Surface]) -> Callable[P, Picture]:
    """Lets a drawing function give pictures: it is called without the size, and draws later."""

    @wraps(paint)
    def described(*args: P.args, **kwargs: P.kwargs) -> Picture:
        return Picture(paint, args, tuple(sorted(kwargs.items())) if kwargs else ())

    return described


@picture
def sized(size: Size, make: Callable[..., Art | Surface], *args: Hashable) -> Art | Surface:
    """A widget that fills its place: `make` takes width, height and scale first."""
    return make(*size, *args)


@picture
def scaled(
    size: Size, /, make: Callable[..., Art], *args: Hashable, k: float = 1.0, **named: Hashable
) -> Art:
    """A widget as large as its words need at the scale of its place, or `k` times as large."""
    return make(*args, s=size.s * k, **named)
