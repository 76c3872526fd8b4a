"""The picture panels of cards: a space's own ground, and landscapes in which buildings stand."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.table import art_colours as colours
from tabletop.games.bunny_kingdom.table import art_lands
from tabletop.games.bunny_kingdom.table.art_ground import texture
from tabletop.games.bunny_kingdom.table.art_signs import good_sign, picture_of, sign_of_building
from tabletop.table.art.cards import hairline
from tabletop.table.art.palette import CARD_LIGHT, CREAM, INK, mix
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.signs import line_at, sign_body
from tabletop.table.art.surface import masked
from tabletop.table.art.svg import circle, ellipse, gradient, group, path, placed, raster, rect

_LAND: Final = {
    "mountain": b.MOUNTAIN,
    "sea": b.SEA,
    "forest": b.FOREST,
    "field": b.FIELD,
    "cloud": b.NIMBUS,
}
"""The ground a building stands on in its picture, by what its card asks for; else a plain."""

_SKY_TOP, _SKY_LOW = "#BFE0F2", "#FBF3DD"
_RICH_PX = 90
"""Panels at least this wide have clouds in their sky."""


def ink_at(px: float) -> float:
    """Returns the factor that thins a picture's ink at `px` pixels."""
    return 1.0 if px <= 56 else round((56 / px) ** 0.42, 2)


@picture
def territory(size: Size, space: int) -> Surface:
    """The scene of a space with the sign of what it gives, for its card; the Great Cloud's own
    lands show their sign alone."""
    (w, h, _), terrain = size, b.TERRAIN[space]
    if terrain in art_lands.SCENES:
        return _scene(space, w, h)
    zoom = min(w, h) / 62
    grown = texture(terrain, space + 7, w / zoom, h / zoom)
    body = rect(0, 0, w, h, 0, colours.TERRAIN[terrain])
    body += group(grown, f"scale({zoom:.3f})")
    wide = min(w, h) * (0.62 if terrain in (b.WONDER, b.RAINBOW) else 0.56)
    glow = mix(colours.TERRAIN[terrain], CREAM, 0.5)
    body += circle(w / 2, h / 2, wide * 0.62, glow, extra='opacity="0.62"')
    body += _space_mark(space, w / 2, h / 2, wide)
    if space >= b.WORLD:
        body += _cloud_foot(w, h)
    return _framed(body, w, h)


def _scene(space: int, w: int, h: int) -> Surface:
    light = art_lands.of(space)
    zoom = w / art_lands.WIDE
    moved = f"translate(0 {h - art_lands.HIGH * zoom:.2f}) scale({zoom:.4f})"
    body = group(art_lands.scene(space, light), moved)
    if b.YIELD[space]:
        size = min(w, h) * 0.38
        x, y = w - size * 0.6, h - size * 0.58
        body += circle(x, y, size * 0.56, CREAM, INK, hairline(w))
        body += sign_body(good_sign(space), x, y, size * 0.86, line=line_at(size))
    if space >= b.WORLD:
        body += _cloud_foot(w, h)
    return _framed(body, w, h, light.top, light.low)


def _cloud_foot(w: float, h: float) -> str:
    """Draws white along the lower edge: the space lies on the Great Cloud."""
    line, fill = "", ""
    for x, r in ((0.04, 0.15), (0.24, 0.13), (0.45, 0.17), (0.68, 0.13), (0.9, 0.17)):
        low = h * 1.03
        line += circle(w * x, low, w * r, INK)
        fill += circle(w * x, low, w * r - hairline(w) * 0.8, CREAM)
    return line + fill


def _space_mark(space: int, x: float, y: float, size: float) -> str:
    terrain = b.TERRAIN[space]
    if terrain == b.RAINBOW:
        return placed("bunny_kingdom/rainbow", x, y, size * 1.16, line=ink_at(size))
    name = "cloud" if terrain == b.NIMBUS else good_sign(space)
    return sign_body(name, x, y, size, line=line_at(size))


@picture
def building(size: Size, card: int) -> Surface:
    """A building, or another card's thing, in the landscape it belongs to."""
    (w, h, _), kind = size, c.BUILDING[card]
    where = c.WHERE[kind] if kind else "any"
    if c.GROUP[card] == c.RAINBOW_CARD:
        where = "cloud"
    body = _landscape(_LAND.get(where, b.PLAIN), where, w, h, kind * 5 + c.GROUP[card])
    if c.GROUP[card] in (c.FARM, c.LUXURY_CARD):
        body += _farm(sign_of_building(kind), w, h)
    else:
        wide = min(w, h) * 0.86
        body += placed(picture_of(card), w / 2, h * 0.52, wide, line=ink_at(wide))
    return _framed(body, w, h)


def _farm(good: str, w: float, h: float) -> str:
    """A little barn, a fence, and the good in front."""
    k = min(w, h)
    size = k * 0.56
    barn = placed(
        "bunny_kingdom/barn", w / 2 - k * 0.2, h * 0.4, k * 0.52, line=ink_at(k * 0.52)
    )
    return barn + sign_body(good, w / 2 + k * 0.16, h * 0.62, size, line=line_at(size))


def _landscape(terrain: int, where: str, w: float, h: float, seed: int) -> str:
    """Sky, and rolling ground in the lower half with what grows there."""
    zoom = min(w, h) / 74
    ground = colours.TERRAIN[terrain]
    body = rect(0, 0, w, h, 0, "url(#sky)")
    if w >= _RICH_PX:
        for x, y, r in ((0.2, 0.2, 9), (0.3, 0.15, 7), (0.84, 0.3, 8)):
            body += ellipse(w * x, h * y, r * zoom, r * 0.5 * zoom, CREAM, extra='opacity="0.8"')
    top = 0.6
    hill = (
        f"M-2,{h * (top + 0.02):.1f} Q{w * 0.28:.1f},{h * (top - 0.12):.1f} {w * 0.56:.1f},"
        f"{h * top:.1f} T{w + 2:.1f},{h * (top - 0.03):.1f} V{h + 2} H-2Z"
    )
    body += path(hill, ground, mix(ground, INK, 0.4), max(0.9, 1.3 * zoom))
    deep = h * (1 - top) - 2
    grown = texture(terrain, seed, w / zoom, deep / zoom)
    body += group(grown, f"translate(0 {h - deep:.1f}) scale({zoom:.3f})")
    if where == "railroad":
        y = h * 0.93
        ties = "".join(
            f"M{x:.1f},{y - 3 * zoom:.1f} V{y + 3 * zoom:.1f} "
            for x in (w * (i + 0.5) / 9 for i in range(9))
        )
        body += path(ties, "none", colours.SLEEPER, 3 * zoom)
        body += path(f"M-2,{y:.1f} H{w + 2}", "none", INK, 2 * zoom)
    return body


def _framed(
    body: str, w: int, h: int, top: str = _SKY_TOP, low: str = _SKY_LOW
) -> Surface:
    radius = w * 0.055
    defs = gradient("sky", 0, 0, 0, h, f"0 {top}", f"0.7 {low}")
    mask = raster(rect(0, 0, w, h, radius, CARD_LIGHT), w, h)
    out = masked(raster(body, w, h, defs=defs), mask)
    line = hairline(w * 1.2)
    edge = rect(line / 2, line / 2, w - line, h - line, radius, "none", INK, line)
    out.blit(raster(edge, w, h), (0, 0))
    return out
