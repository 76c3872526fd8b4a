"""The menu's meadow in the morning: ground, drifting clouds, signpost, washing line, title.

Only pictures: what a plank or a card opens is the scene's business.
"""

from __future__ import annotations

import math
from random import Random
from typing import NamedTuple

import pygame
from pygame import FRect, Surface

from tabletop.table.art import lettering, theme
from tabletop.table.art.cache import cached
from tabletop.table.art.game_pictures import hung_card
from tabletop.table.art.palette import CARROT, CREAM, INK, PLANK, SHADOW, WHITE, mix
from tabletop.table.art.picture import Size
from tabletop.table.art.scenery_parts import grown, meadow_scatter, tree
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import (
    HELD,
    RAISED,
    Art,
    blank,
    grain,
    masked,
    plain,
    vignette,
    with_shadow,
)
from tabletop.table.art.svg import ellipse, gradient, group, path, raster, rect, sprite
from tabletop.table.art.widgets_base import reaching, styled
from tabletop.table.art.widgets_marks import chosen_ring

# --------------------------------------------------------------------------------------- ground


def _sky_and_hills(w: float, h: float) -> tuple[str, str]:
    """Each layer reaches as far down as the next one leaves it in sight: gradients cost time."""
    defs = gradient("sky", 0, 0, 0, h * 0.65, "0 #7FC3DE", "0.55 #CFE6DC", "1 #FFE9BE")
    defs += (
        f'<radialGradient id="sun" gradientUnits="userSpaceOnUse" cx="{w * 0.26}" '
        f'cy="{h * 0.42}" r="{w * 0.33}"><stop offset="0" stop-color="#FFF6D0" '
        'stop-opacity="0.95"/><stop offset="0.3" stop-color="#FFEBB0" stop-opacity="0.5"/>'
        '<stop offset="1" stop-color="#FFEBB0" stop-opacity="0"/></radialGradient>'
    )
    body = rect(0, 0, w, h * 0.57, 0, "url(#sky)") + rect(0, 0, w * 0.6, h * 0.57, 0, "url(#sun)")
    body += path(
        f"M0,{h * 0.556} Q{w * 0.125},{h * 0.458} {w * 0.258},{h * 0.528} T{w * 0.516},{h * 0.486} "
        f"T{w * 0.766},{h * 0.535} T{w},{h * 0.458} V{h * 0.63} H0Z", "#A9CDB8",
    )
    body += path(
        f"M0,{h * 0.611} Q{w * 0.172},{h * 0.514} {w * 0.36},{h * 0.59} T{w * 0.703},{h * 0.57} "
        f"T{w},{h * 0.583} V{h * 0.74} H0Z", "#93C07C",
    )
    for x, dy in ((0.047, 0), (0.094, 4), (0.309, 4), (0.406, 2), (0.79, 4), (0.968, 3)):
        body += grown("tree", w * x, h * 0.6 + dy, 0.42, "#6FA565")
    body += path(
        f"M0,{h * 0.722} Q{w * 0.234},{h * 0.597} {w * 0.5},{h * 0.694} T{w},{h * 0.653} "
        f"V{h * 0.94} H0Z", "#86B85C",
    )
    return body, defs


def _path_and_lawn(w: float, h: float) -> str:
    """The nearest lawn and the winding path from the foreground up to the hill."""
    body = path(
        f"M0,{h * 0.889} Q{w * 0.2},{h * 0.778} {w * 0.4375},{h * 0.875} "
        f"T{w * 0.8},{h * 0.88} T{w},{h * 0.833} V{h} H0Z", "#74A84C",
    )
    edge = mix("#EBD3A0", "#8A6A3A", 0.4)
    body += path(
        f"M{w * 0.548},{h + 4} C{w * 0.6},{h * 0.885} {w * 0.49},{h * 0.83} {w * 0.595},{h * 0.75} "
        f"C{w * 0.67},{h * 0.695} {w * 0.625},{h * 0.652} {w * 0.664},{h * 0.628} "
        f"C{w * 0.69},{h * 0.653} {w * 0.703},{h * 0.708} {w * 0.648},{h * 0.767} "
        f"C{w * 0.562},{h * 0.847} {w * 0.703},{h * 0.9} {w * 0.69},{h + 4}Z",
        "#EBD3A0", edge, 1.8,
    )
    rng = Random(17)
    for _ in range(26):
        y = rng.uniform(0.9, 0.99)
        x = rng.uniform(0.575, 0.665)
        body += ellipse(round(w * x), round(h * y), 2.8, 1.5, "#D6B77C")
    return body


def _foreground(w: float, h: float) -> str:
    rng = Random(4)
    body = meadow_scatter(rng, 0, h * 0.76, w * 0.54, h - 6, round(w / 26))
    body += meadow_scatter(rng, w * 0.7, h * 0.74, w, h - 6, round(w / 34))
    for _ in range(round(w / 60)):
        x, y = rng.uniform(0, w), rng.uniform(h * 0.66, h * 0.73)
        if not 0.58 < x / w < 0.72:
            body += grown("tuft", x, y, 0.7, "#6E9F4A")
    body += tree(w * 0.33, h * 0.75, 1.5, "#5B9A4E", "#E4572E")
    for name, across, down, k, colour in (
        ("tree", 0.924, 0.711, 1.25, "#5B9A4E"), ("bush", 0.828, 0.722, 1.1, ""),
        ("bush", 0.75, 0.711, 0.9, ""), ("bush", 0.46, 0.73, 0.75, ""),
        ("mushroom", 0.3125, 0.972, 0.8, ""), ("flower", 0.334, 0.98, 0.9, "#C9B6F2"),
        ("flower", 0.349, 0.972, 0.75, "#F2B6CF"),
    ):
        body += grown(name, w * across, h * down, k, colour)
    return body


@cached
def menu_ground(w: int, h: int, s: float = 1.0) -> Surface:
    """The meadow without clouds and without what hangs or stands before it; opaque."""
    if theme.contrast():
        return plain(w, h)
    width, height = w / s, h / s
    body, defs = _sky_and_hills(width, height)
    body += _path_and_lawn(width, height) + _foreground(width, height)
    out = Surface((w, h))
    if pygame.display.get_surface():
        out = out.convert()
    out.blit(raster(body, w, h, (0, 0, width, height), defs), (0, 0))
    vignette(out, 0.16, "#26331A")
    grain(out, 0.5)
    return out


_CLOUDS = (  # share of the width, style pixels down, size
    (0.36, 62, 0.9), (0.9, 46, 0.8), (0.2, 26, 0.5), (0.63, 38, 0.55), (0.03, 74, 0.6),
)
CLOUD_SPEED = 2.0
"""Style pixels a second that clouds drift."""


@cached
def cloud_picture(k: float, s: float) -> Surface:
    """One cloud of the menu's sky."""
    wide, tall = 130 * k, 60 * k
    shape = styled(grown("cloud", wide / 2, tall / 2, k), wide * s, tall * s, s)
    shape.set_alpha(236)
    return shape


def clouds(w: int, s: float = 1.0, seconds: float = 0.0) -> tuple[tuple[Surface, int, int], ...]:
    """(picture, x, y) of every cloud at a time; they leave at the right and come in again left.
    In high contrast there are none."""
    if theme.contrast():
        return ()
    out = []
    for share, y, k in _CLOUDS:
        picture = cloud_picture(k, s)
        wide = picture.get_width()
        x = (share * w + CLOUD_SPEED * s * seconds * (0.6 + 0.5 * k)) % (w + wide) - wide
        out.append((picture, round(x), round(y * s - picture.get_height() / 2)))
    return tuple(out)


# ------------------------------------------------------------------------------------- signpost

_PLANK_POINT = 19


def _plank_outline(w: float, h: float, grow: float = 0.0) -> str:
    left, top = 3 - grow, 3 - grow
    right, bottom = w - 3 + grow * 1.25, h - 6 + grow
    neck, r = w - 3 - _PLANK_POINT + grow * 0.5, 7 + grow
    return (
        f"M{left + r},{top} H{neck} L{right},{(top + bottom) / 2} L{neck},{bottom} "
        f"H{left + r} Q{left},{bottom} {left},{bottom - r} V{top + r} Q{left},{top} "
        f"{left + r},{top}Z"
    )


@cached
def plank(
    label: str, w: int, h: int, icon: str = "", second: str = "", primary: bool = False,
    state: str = "rest", s: float = 1.0,
) -> Art:
    """A board of the signpost that points to the right. The primary one ("Continue") is carrot.

    state: "rest", "hover", "pressed", "disabled". Its focus ring is `plank_ring`.
    """
    width, height = w / s, h / s
    fill = CARROT if primary else PLANK
    if state == "hover":
        fill = mix(fill, WHITE, 0.24)
    if state == "disabled":
        fill = mix(fill, "#DDD0BC", 0.85)
    sunk = 2.5 if state == "pressed" else 0.0
    grain_colour = mix(fill, INK, 0.17)
    body = group(path(_plank_outline(width, height), mix(fill, INK, 0.45), INK, 1.8),
                 "translate(0 4)")
    top = path(_plank_outline(width, height), fill, INK, 1.8)
    top += path(f"M12,6.6 H{width - 26}", "none", mix(fill, WHITE, 0.55), 1.8)
    top += path(
        f"M{width * 0.1},{height * 0.73} q30,-4 64,0 M{width * 0.55},{height * 0.24} q26,4 62,0 "
        f"M{width * 0.62},{height * 0.7} q20,3 44,-1", "none", grain_colour, 1.4,
    )
    for x, y in ((8.5, height * 0.28), (8.5, height * 0.62)):
        top += ellipse(x, y, 1.6, 1.6, mix(fill, INK, 0.6))
    body += group(top, f"translate(0 {sunk})")
    sheet = Sheet(Size.of(FRect(0, 0, width, height + 2), s))
    sheet.draw(body)
    _plank_text(sheet, label, height, icon, second, state == "disabled", sunk)
    return with_shadow(sheet.art, RAISED, s)


def _plank_text(
    sheet: Sheet, label: str, h: float, icon: str, second: str, faded: bool, sunk: float
) -> None:
    middle, x = (h - 3) / 2 + sunk, 18
    if icon:
        d = min(28 if second else 26, 0.78 * h)
        sheet.sign(icon, x + d / 2, middle, d, faded)
        x += 38
    room, colour = sheet.box.w - x - _PLANK_POINT - 3, "#5E525A" if faded else INK
    if second:
        sheet.write(label, x, middle - 12, "heading", 20, colour, "midleft", room)
        sheet.write(second, x, middle + 12, "body", 16, colour, "midleft", room)
    else:
        sheet.write(label, x, middle, "heading", min(18, 0.56 * h), colour, "midleft", room)


@cached
def plank_ring(w: int, h: int, s: float = 1.0) -> Art:
    """The double focus ring of a plank, with its two little ears."""
    width, height = w / s, h / s
    ring = _plank_outline(width, height + 3, 4.5)
    ear = path("M-4.6,2 C-7,-5 -5.4,-13 -.6,-13 C4.4,-13 5.6,-5 4.6,2Z", CREAM, INK, 2)
    body = "".join(
        group(ear, f"translate({width * 0.45 + side * 6.5} -2) rotate({side * 13})")
        for side in (-1, 1)
    )
    body += path(ring, "none", INK, 6) + path(ring, "none", CREAM, 2.8)
    return reaching(body, w, h, s, 20)


@cached
def post(h: int, s: float = 1.0, wide: float = 26) -> Art:
    """A wooden post of `h` window pixels with grass at its foot; origin at its top middle."""
    height, margin = h / s, 44.0
    x = margin - wide / 2
    body = ellipse(margin + 8, height - 2, wide * 1.7, 7, SHADOW, extra='opacity="0.24"')
    body += rect(x, 1, wide, height - 4, 6, "#9A6B3E", INK, 2.2)
    body += path(f"M{x + wide * 0.3},9 V{height - 18}", "none", "#C99A63", 3)
    body += path(
        f"M{x + wide * 0.72},{height * 0.2} v26 M{x + wide * 0.66},{height * 0.55} v34 "
        f"M{x + wide * 0.74},{height * 0.8} v20", "none", "#80552F", 1.8,
    )
    bottom, step = height - 3, 9.0
    left = margin - step * 2.5
    blades = f"M{left},{bottom} " + "".join(
        f"l{step / 2:.1f},{-rise} l{step / 2:.1f},{rise}" for rise in (9, 14, 10, 15, 8)
    )
    body += path(blades + "Z", "#6BA548", INK, 1.5)
    picture = styled(body, 2 * margin * s, (height + 8) * s, s)
    return Art(picture, round(margin * s), 0)


# --------------------------------------------------------------------------------- washing line


class Line(NamedTuple):
    """A washing line between two points, hanging through by `sag`, all in window pixels."""

    x0: float
    y0: float
    x1: float
    y1: float
    sag: float


def line_y(line: Line, x: float) -> float:
    """The height of the rope above x."""
    t = (x - line.x0) / (line.x1 - line.x0)
    return line.y0 + (line.y1 - line.y0) * t + 4 * line.sag * t * (1 - t)


def line_turn(line: Line, x: float) -> float:
    """The slope of the rope at x in degrees, positive where it rises to the right."""
    reach = 40.0
    return -math.degrees(math.atan2(line_y(line, x + reach) - line_y(line, x - reach), 2 * reach))


@cached
def washing_line(line: Line, foot: int, s: float = 1.0) -> Art:
    """Two posts with cross bars, standing down to y = `foot`, and the rope between them.

    Blit it at (0, 0) of the window the line is measured in.
    """
    margin = 50 * s
    left, right = min(line.x0, line.x1) - margin, max(line.x0, line.x1) + margin
    top = min(line.y0, line.y1) - margin
    out = blank(right - left, foot - top + margin / 2)
    for x, y in ((line.x0, line.y0), (line.x1, line.y1)):
        pole = post(round(foot - y + 18 * s), s, 16)
        pole.blit(out, x - left, y - 18 * s - top)
        bar = styled(rect(1, 1, 60, 13, 5, "#B9824C", INK, 2)
                     + path("M7,4.4 H54", "none", "#D9A66C", 2), 62 * s, 15 * s, s)
        out.blit(bar, (round(x - left - 31 * s), round(y - 8 * s - top)))
    steps = 60
    points = [
        (x - left, line_y(line, x) - top)
        for x in (line.x0 + (line.x1 - line.x0) * i / steps for i in range(steps + 1))
    ]
    d = "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points)
    rope = path(d, "none", INK, 5 * s) + path(d, "none", "#F3E4C6", 2.5 * s)
    out.blit(raster(rope, *out.get_size()), (0, 0))
    return Art(out, -round(left), -round(top))


@cached
def hung(
    game: str, title: str, second: str, w: int, h: int, turn: float = 0.0, s: float = 1.0,
    state: str = "rest",
) -> Art:
    """A game's card pegged to the line; its origin is the point of the rope above its middle.

    `turn` is in degrees anticlockwise. state: "rest" hangs turned; "hover" is straight, raised and
    casts a longer shadow; "chosen" is that with the white ring.
    """
    straight = state != "rest"
    lift = round(7 * s) if straight else 0
    least = round(16 * s) if h > 1.3 * w else 16  # a low card needs its room for the picture
    card = hung_card(game, title, second, w, h, 0.0 if straight else turn, least)
    shaded = with_shadow(card, HELD if straight else RAISED, s)
    margin = round(30 * s)
    out = blank(
        shaded.surface.get_width() + 2 * margin, shaded.surface.get_height() + 2 * margin
    )
    middle = margin + shaded.ox + card.get_width() // 2
    rope = margin + shaded.oy + (card.get_height() - h) // 2 - round(2 * s) + lift
    out.blit(shaded.surface, (margin, margin))
    if state == "chosen":
        ring = chosen_ring(w, h, 12, s)
        ring.blit(out, middle - w // 2, margin + shaded.oy)
    clip = sprite("common/scenery/peg", 20 * s, 38 * s)
    apart = w * 0.284
    slope = math.tan(math.radians(turn))
    for side in (-1, 1):
        x = middle + side * apart
        y = rope - side * apart * slope
        out.blit(clip, clip.get_rect(center=(round(x), round(y + 6 * s))))
    return Art(out, middle, rope)


# ---------------------------------------------------------------------------------------- title


@cached
def title(s: float = 1.0) -> Art:
    """The program's name in two lines, cream to gold, thick in ink, with two ears behind it."""
    big, small = round(84 * s), round(60 * s)
    thick = round(6 * s)
    upper, upper_ox = _title_line("Bunny", big, thick, s)
    lower, lower_ox = _title_line("Tabletop", small, thick, s)
    drop = round(82 * s)
    rise = round(26 * s)
    width = max(upper.get_width(), lower.get_width()) + 2 * thick
    out = blank(width, rise + drop + lower.get_height())
    out.blit(sprite("common/scenery/ears", 64 * s, 52 * s), (round(22 * s), 0))
    out.blit(upper, (thick - upper_ox, rise - thick))
    out.blit(lower, (thick + round(2 * s) - lower_ox, rise + drop - thick))
    return Art(out, thick, rise)


def _title_line(text: str, px: int, thick: int, s: float) -> tuple[Surface, int]:
    """One line of the title and where its text begins in it."""
    plain = lettering.lettered(text, "display", px, "#FFFFFF")
    w, h = plain.get_size()
    edge = thick + round(5 * s)
    out = blank(w + 2 * edge, h + 2 * edge)
    dark = lettering.lettered(text, "display", px, INK, INK, thick)
    out.blit(dark, (edge - thick + round(2.5 * s), edge - thick + round(4 * s)))
    out.blit(dark, (edge - thick, edge - thick))
    defs = gradient(
        "gold", 0, h * 0.22, 0, h * 0.9, "0 #FFFDF2", "0.45 #FFF0C4", "1 #FFC061"
    )
    gold = raster(rect(0, 0, w, h, 0, "url(#gold)"), w, h, None, defs)
    out.blit(masked(gold, plain), (edge, edge))
    return out, edge
