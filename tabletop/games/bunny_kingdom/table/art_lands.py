"""Scenes of the lands for territory cards: three for each, in the light of their row.

They are files in a box of 100 units of width and 92 of height, the ground from about 56 on; all but
their ink takes the colour of the light, which glints below the sun on water.
"""

from __future__ import annotations

import re
from typing import Final

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.table.art_light import Light
from tabletop.table.art.palette import CREAM, INK
from tabletop.table.art.svg import circle, ellipse, fragment, rect

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
