"""Scenes of the lands for territory cards: three for each, in the light of their row.

They are files in a box of 100 units of width and 92 of height, the ground from about 56 on; all but
their ink takes the colour of the light, which glints below the sun on water: dawn over row A, noon
in the middle, dusk over row J.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.table.art.palette import CREAM, INK, mix
from tabletop.table.art.svg import circle, ellipse, fragment, rect
from tabletop.table.motion import between

WIDE, HIGH = 100.0, 92.0
GLINT, SUN = "translate(50 0)", "#FFE27B"
"""Place and colour of the glint in the files."""
_COLOUR: Final = re.compile("#[0-9A-F]{6}")

SCENES: Final = {
    land: tuple(f"bunny_kingdom/land_{name}_{number}" for number in (1, 2, 3))
    for land, name in (
        *((b.FOREST, "forest"), (b.SEA, "sea"), (b.FIELD, "field")),
        *((b.PLAIN, "plain"), (b.MOUNTAIN, "mountain"), (b.CITY, "city")),
    )
}
"""The scenes of each land of the New World; the Great Cloud's own lands have their signs."""


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


def scene(space: int, light: Light) -> str:
    """Draws the scene of a space; neighbours of one land show different ones."""
    files = SCENES[b.TERRAIN[space]]
    if space < b.WORLD:
        row, column = divmod(space, b.SIDE)
    else:
        row, column = b.CLOUD_ROW[space - b.WORLD], b.CLOUD_X[space - b.WORLD] // 2
    return sky(light) + lit(files[(column + row * 2) % len(files)], light)


def lit(name: str, light: Light) -> str:
    """Draws a scene in a light."""
    colours = {*_COLOUR.findall(fragment(name).body)} - {INK, SUN}
    swap = ((SUN, light.sun), *((colour, light.on(colour)) for colour in sorted(colours)))
    return fragment(name, swap).body.replace(GLINT, f"translate({light.x} 0)")


def sky(light: Light) -> str:
    """Sun or moon with a ring of light, and two clouds."""
    body = rect(0, 0, WIDE, HIGH, 0, "url(#sky)")
    body += circle(light.x, light.y, 15, light.sun, extra='opacity="0.35"')
    body += circle(light.x, light.y, 9.5, light.sun, INK, 1.6)
    for x, y, r in ((20.0, 20.0, 8.0), (30.0, 17.0, 6.0), (66.0, 34.0, 7.0), (75.0, 32.0, 5.0)):
        body += ellipse(x, y, r * 1.3, r * 0.6, CREAM, extra='opacity="0.7"')
    return body
