"""Badges and counters of Killer Bunnies: values, levels, damage, resources, symbols, boxes.

Every one is drawn for its size. Whole cards are in `faces`.
"""

from __future__ import annotations

import pygame

from tabletop.games.killer_bunnies.rules.cards import BURN, BURN_TECHNOLOGY, HERO, SYMBOLS
from tabletop.table.art import theme
from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import digits
from tabletop.table.art.palette import CREAM, INK, mix
from tabletop.table.art.signs import sign, sign_body
from tabletop.table.art.surface import blank, tinted
from tabletop.table.art.svg import circle, group, path, placed, raster, rect, sprite
from tabletop.table.art.widgets_marks import count_badge

RESOURCE_COLOUR = (
    "#CC4C24", "#F9B02A", "#2440A6", "#5B2C1B", "#86AC6E", "#E2D5CC", "#9C7BBE", CREAM, CREAM,
    CREAM,
)  # fmt: skip
"""Ground of a hexagon, by its index in HEXAGONS."""
_RESOURCE_SIGN = ("flame", "bolt", "gear", "paw", "wheat", "mountain", "star", "", "", "gear")
_PALE_PAW = "#F3D9B8"

GOLD_STAR, BURST_RED, DAMAGE_RED, TOWER_BLUE = "#FFD43B", "#F2622E", "#D8452E", "#CDE3F5"
_CROSS = "#C62B4B"
_BOX = (0, 0, 48, 48)
_HEXAGON = "M24,2 L43.5,13 V35 L24,46 L4.5,35 V13Z"
_LIT, SPENT, BURNT = 0, 1, 2
_DARK = (128, 120, 136, 255)


def _sign_on_hexagon(kind: int, size: float) -> str:
    name = _RESOURCE_SIGN[kind]
    if not name:
        return ""
    body = sign_body(name, 24, 24, size)
    if name == "paw":  # ink on dark brown would be lost
        body = body.replace(INK, _PALE_PAW)
    return body


def hexagon_body(kind: int) -> str:
    """A resource hexagon in a box of 48 units."""
    ground = RESOURCE_COLOUR[kind]
    body = path(_HEXAGON, ground, INK, 3.4)
    body += path("M43.5,16 V35 L24,46 L7,36.4 C26,38 38,30 38,12Z", INK, extra='opacity="0.13"')
    body += path(_HEXAGON, "none", INK, 3.4)
    body += path("M9,17 V15 L20,8.8", "none", mix(ground, "#FFFFFF", 0.55), 2.2)
    if kind == BURN:
        return body + path("M15,15 L33,33 M33,15 L15,33", "none", _CROSS, 5.6)
    body += _sign_on_hexagon(kind, 27)
    if kind == BURN_TECHNOLOGY:
        body += path("M13,13 L35,35 M35,13 L13,35", "none", _CROSS, 4.4)
    return body


@cached
def hexagon(kind: int, d: int, state: int = 0) -> pygame.Surface:
    """A resource hexagon `d` pixels across.

    `kind` is an index into HEXAGONS; `state` 0 lit, 1 spent (turned a quarter, dark), 2 spent and
    to be discarded when the turn ends (dark, its lower half charred under a cross).
    """
    body = hexagon_body(kind)
    if state == _LIT:
        return raster(body, d, d, _BOX)
    drawn = tinted(raster(group(body, "rotate(90 24 24)"), d, d, _BOX), _DARK)
    if state == BURNT:
        drawn.blit(sprite("killer_bunnies/burnt", d, d), (0, 0))
    return drawn


@cached
def cost_row(cost: tuple[int, ...], d: int, gap: int = 2) -> pygame.Surface:
    """The hexagons of a cost side by side."""
    out = blank(max(1, len(cost) * (d + gap) - gap), d)
    for place, kind in enumerate(cost):
        out.blit(hexagon(kind, d), (place * (d + gap), 0))
    return out


def _numbered(
    name: str, text: str, d: int, share: float, colour: str, y: float = 0.5
) -> pygame.Surface:
    drawn = sprite(f"killer_bunnies/{name}", d, d).copy()
    size = round(d * share * (0.8 if len(text) > 1 else 1.0))
    digits(drawn, text, d / 2, d * y, size, colour)
    return drawn


@cached
def value_star(value: int | str, d: int) -> pygame.Surface:
    """The gold star with a creature's value."""
    return _numbered("value_star", str(value), d, 0.58, INK)


@cached
def level_burst(level: int, d: int) -> pygame.Surface:
    """The red burst with a weapon's level."""
    return _numbered("level_burst", str(level), d, 0.58, theme.word_on(BURST_RED, "#FFFFFF"))


@cached
def city_tower(value: int | str, d: int) -> pygame.Surface:
    """The blue battlement with a city's value."""
    return _numbered("city_tower", str(value), d, 0.56, INK, 0.61)


@cached
def damage_burst(points: int, d: int) -> pygame.Surface:
    """The red burst with the points of damage a creature or city has taken."""
    return _numbered("damage_burst", str(points), d, 0.6, theme.word_on(DAMAGE_RED, "#FFFFFF"))


@cached
def occupants(points: int, d: int) -> pygame.Surface:
    """A rabbit's head and how many points of occupants a city has, about 2.1 `d` wide."""
    out = blank(round(d * 2.15), d)
    head = sign("rabbit", round(d * 1.02))
    out.blit(head, head.get_rect(midleft=(0, d // 2)))
    mark = count_badge(points, d)
    out.blit(mark, mark.get_rect(midright=(out.get_width(), d // 2)))
    return out


@cached
def symbol(index: int, d: int) -> pygame.Surface:
    """One of the six Symbols, white on ink."""
    return sign(f"symbol_{SYMBOLS[index].lower()}", d)


def align_body(align: int, x: float, y: float, size: float) -> str:
    """The sign of a Hero (bright mask) or a Villain (horns), its middle at (x, y)."""
    return placed(f"killer_bunnies/{'hero' if align == HERO else 'villain'}", x, y, size)


PINK_BOX, GREEN_BOX = "#FBD3DC", "#CBE7B5"


def hold_body(x: float, y: float, size: float) -> str:
    """The bunny in a circle of a card that is lost when its player has no bunny left."""
    return circle(x, y, size * 0.46, PINK_BOX, INK, size * 0.07) + sign_body(
        "rabbit", x, y - size * 0.02, size * 0.66
    )


@cached
def plus_squares(count: int, d: int) -> pygame.Surface:
    """The +20 squares beside a d20, `d` pixels high: one on the other, what they sum to on top."""
    step = max(2, d // 8)
    w = round(d * 1.36)
    out = blank(max(1, w + (count - 1) * step), d)
    line = max(1.3, d * 0.07)
    body = rect(line / 2, line / 2, w - line, d - line, d * 0.22, "#FFE27A", INK, line)
    tile = raster(body, w, d)
    for place in range(count):
        out.blit(tile, (place * step, 0))
    if count:
        x = (count - 1) * step + w / 2
        digits(out, f"+{20 * count}", x, d / 2, max(11, round(d * 0.54)), INK, "black")
    return out
