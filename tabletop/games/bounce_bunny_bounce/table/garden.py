"""The night garden of Bounce Bunny Bounce: its cloth and the lawn bed the cards lie on."""

from __future__ import annotations

from random import Random

from tabletop.table.art.palette import INK, mix
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.scenery_parts import (
    NIGHT_TUFT,
    bumpy_edge,
    grown,
    twinkle,
)
from tabletop.table.art.surface import RAISED, Art, with_shadow
from tabletop.table.art.svg import circle, gradient, path, rect
from tabletop.table.art.widgets_base import dashed_rect, outline_length, outline_part, styled

BED_EDGE = 9.5
"""Style pixels from the edge of a bed to its first square of lawn."""

_COLUMNS, _ROWS = 7, 5
_STONES = ("#6E8C90", "#5F7E86", "#7A979A", "#56757E", "#688890")
_STONE_LINE = "#1B3A40"
_LAWN = ("#2A5F55", "#2F6A5D")
_PETALS = ("#C9B6F2", "#F2B6CF", "#9CC7F0", "#F4E3A1")


def night_sky(w: float, h: float, bar: float) -> tuple[str, str]:
    """SVG body and gradients of sky, stars, moon, hedge and garden floor, in style pixels."""
    rng = Random(3)
    defs = gradient("night", 0, 0, w * 0.5, h, "0 #1C2750", "0.5 #1E3A5A", "1 #17403F")
    moon_x, moon_y = w - 292, bar * 0.48
    defs += (
        f'<radialGradient id="shine" gradientUnits="userSpaceOnUse" cx="{moon_x}" cy="{moon_y}" '
        'r="520"><stop offset="0" stop-color="#F6E7B4" stop-opacity="0.36"/>'
        '<stop offset="0.3" stop-color="#9FB6E0" stop-opacity="0.15"/>'
        '<stop offset="1" stop-color="#9FB6E0" stop-opacity="0"/></radialGradient>'
    )
    horizon = bar * 1.26
    floor = bar * 1.32
    defs += gradient("floor", 0, floor, 0, h, "0 #1F4A55", "0.45 #1C4A48", "1 #1A463B")
    low = floor + 16  # below this the lawn hides everything
    body = rect(0, 0, w, low, 0, "url(#night)") + rect(0, 0, w, low, 0, "url(#shine)")
    for i in range(round(w / 15)):
        x, y = rng.uniform(0, w), rng.uniform(2, horizon)
        if i % 9 == 4:
            body += twinkle(x, y, rng.uniform(2.6, 4.2), rng.uniform(0.55, 0.9))
        else:
            r = rng.choice((0.8, 1.0, 1.4))
            strength = f'opacity="{rng.uniform(0.3, 0.8):.2f}"'
            body += circle(round(x, 1), round(y, 1), r, "#DCE5FA", extra=strength)
    body += grown("moon", moon_x, moon_y, 0.75)
    far = bumpy_edge(rng, w, horizon, 34, 62, (10, 24))
    near = bumpy_edge(rng, w, horizon + 7, 26, 48, (6, 15))
    body += path(far + f" V{low} H0Z", "#18344E") + path(near + f" V{low} H0Z", "#163A47")
    body += path(
        f"M0,{floor + 8} Q{w * 0.3},{floor - 12} {w * 0.55},{floor + 5} T{w},{floor - 3} "
        f"V{h} H0Z", "url(#floor)",
    )
    return body, defs


ROOM_BELOW = 640
"""Style pixels of height from which there is room below the table's papers for what grows there;
in lower windows papers would cut it through."""


def garden_floor(w: float, h: float, bar: float) -> str:
    """Tufts all over, paths of light, and flowers, mushrooms and fireflies along the margins."""
    rng = Random(11)
    body = ""
    for _ in range(round(w * h / 6200)):
        x, y = rng.uniform(0, w), rng.uniform(bar * 1.55, h)
        body += grown("tuft", x, y, rng.uniform(0.8, 1.15), NIGHT_TUFT)
    if h >= ROOM_BELOW:
        for x, petals in ((w - 44, 0), (16, 1), (w * 0.5, 2), (w - 228, 1)):
            body += grown("flower", x, h - 2, 0.5, _PETALS[petals])
        for x, hat in ((w - 22, ""), (w * 0.197, "#E0A23D"), (w * 0.6, "")):
            body += grown("mushroom", x, h - 2, 0.46, hat)
    for x, y in (
        (w * 0.283, bar * 0.36), (w * 0.275, bar * 0.9), (w - 244, bar * 0.82),
        (w * 0.196, h * 0.364), (w - 231, h * 0.861), (w * 0.744, bar * 0.2),
    ):
        body += grown("firefly", x, y, 0.9)
    return body


# ---------------------------------------------------------------------------------------- bed


def _stone_edge(w: float, h: float) -> str:
    """Pebbles round a bed, each a short thick stroke with round ends."""
    rng = Random(5)
    box = (4.9, 4.9, w - 9.8, h - 9.8, 15.5)
    total = outline_length(*box[2:])
    lengths: list[float] = []
    while sum(lengths) < total:
        lengths.append(rng.uniform(17, 31))
    scale = total / sum(lengths)
    dark, light, shine = "", "", ""
    at = 0.0
    for i, length in enumerate(lengths):
        start, end = at, at + length * scale
        stone = outline_part(*box, start + 4.6, end - 4.6)
        colour = _STONES[(i * 3 + i // 4) % len(_STONES)]
        dark += path(stone, "none", _STONE_LINE, 9.2)
        light += path(stone, "none", colour, 6.6)
        gleam = outline_part(
            box[0] - 1.4, box[1] - 1.4, box[2] + 0.4, box[3] + 0.4, box[4], start + 5.5, end - 8
        )
        shine += path(gleam, "none", mix(colour, "#DCEBE6", 0.4), 1.4)
        at = end
    return dark + light + shine


def _lawn(w: float, h: float) -> str:
    """The chequered grass and a few blades on it."""
    rng = Random(8)
    edge = BED_EDGE
    pitch_x, pitch_y = (w - 2 * edge) / _COLUMNS, (h - 2 * edge) / _ROWS
    body = rect(6, 6, w - 12, h - 12, 15, _LAWN[0])
    for row in range(_ROWS):
        for column in range(_COLUMNS):
            if (row + column) % 2 == 0:
                body += rect(
                    round(edge + column * pitch_x, 2), round(edge + row * pitch_y, 2),
                    round(pitch_x, 2), round(pitch_y, 2), 9, _LAWN[1],
                )
    for _ in range(_COLUMNS * _ROWS * 2):
        x, y = rng.uniform(20, w - 26), rng.uniform(26, h - 14)
        body += grown("tuft", x, y, rng.uniform(0.7, 1.0), "#3A7A69")
    return body


@picture
def bed(size: Size) -> Art:
    """The lawn bed: squares of grass in a stone edge."""
    width, height = size.w / size.s, size.h / size.s
    body = rect(1, 1, width - 2, height - 2, 20, _STONE_LINE, INK, 2)
    body += _lawn(width, height) + _stone_edge(width, height)
    seam = dashed_rect(12, 12, width - 24, height - 24, 11, 5.5, 8.5)
    body += path(seam, "none", "#BFE0CE", 1.5, 'opacity="0.5"')
    return with_shadow(styled(body, *size), RAISED, size.s)
