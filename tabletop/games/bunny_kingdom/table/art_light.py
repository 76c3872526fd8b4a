"""The light of the ten rows: dawn over row A, noon in the middle, dusk over row J. Colours only."""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.table.art.palette import mix
from tabletop.table.motion import between


class Light(NamedTuple):
    """The lighting of a scene.

    Attributes:
        top, low: the sky above and over the ground.
        sun: the colour of sun or moon; `x`, `y` its place in hundredths of the picture.
        tint: colour mixed into everything on the ground, `much` of it (0 to 1).
    """

    top: str
    low: str
    sun: str
    x: float
    y: float
    tint: str
    much: float

    def on(self, colour: str) -> str:
        """Returns a colour in this light."""
        return mix(colour, self.tint, self.much)


_KEYS: Final = (
    Light("#F3A79A", "#FFE7C4", "#FFF0B8", 16, 46, "#FF9E86", 0.2),
    Light("#BCE0F4", "#FFF4DC", "#FFE27A", 26, 26, "#FFF3D0", 0.08),
    Light("#7FC4EE", "#E6F6FB", "#FFE27A", 50, 15, "#FFFFFF", 0.0),
    Light("#F2C15E", "#FFF0C0", "#FFD84A", 72, 24, "#FFB53A", 0.18),
    Light("#C7567A", "#FFB07A", "#FFE0A0", 84, 44, "#A83E78", 0.28),
    Light("#35417E", "#B98CC0", "#F5F0FF", 78, 20, "#2A2F70", 0.42),
)


_COLOURS: Final = ("top", "low", "sun", "tint")


def at(share: float) -> Light:
    """The light at a share of the day."""
    place = max(0.0, min(1.0, share)) * (len(_KEYS) - 1)
    i = min(int(place), len(_KEYS) - 2)
    one, two, t = _KEYS[i], _KEYS[i + 1], place - i
    top, low, sun, tint = (mix(getattr(one, of), getattr(two, of), t) for of in _COLOURS)
    x, y, much = (between(getattr(one, of), getattr(two, of), t) for of in ("x", "y", "much"))
    return Light(top, low, sun, x, y, tint, much)


def of(space: int) -> Light:
    """The light over a space, by its row."""
    if space < b.WORLD:
        return at(space // b.SIDE / (b.SIDE - 1))
    return at(b.CLOUD_ROW[space - b.WORLD] / (b.CLOUD_ROWS - 1))
