"""Drawings for a speaking rabbit: the bubble, and the ring round the thing it speaks of."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect, Rect

from tabletop.table.art import lettering
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import CREAM, EDGE, GOLD, INK, INK2, PAPER, SLIP_PAPER, WHITE
from tabletop.table.art.picture import Size
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import RAISED, Art, blank, centred, glow, with_shadow
from tabletop.table.art.svg import circle, path, rect
from tabletop.table.art.widgets_base import dashed_line, reaching, styled
from tabletop.table.art.widgets_marks import pips

PAD = 18
ROW = 44
"""Style pixels of the row below the words: progress and buttons."""

CARROTS = 5
"""Progress is told in so many carrots, however many steps there are."""

RING_GAP = 6
TAIL = 30


class Type(NamedTuple):
    """Size and step of the words, in style pixels."""

    px: int
    step: int


LARGE, SMALL = Type(20, 27), Type(17, 23)


def lines_of(words: str, width: int, kind: Type, s: float) -> tuple[str, ...]:
    """The words broken for a bubble of `width` window pixels."""
    return lettering.wrap(words, "heading", kind.px * s, width - 2 * PAD * s)


def bubble_height(words: str, width: int, kind: Type, s: float, row: int) -> int:
    """Window pixels that a bubble of that width is high, with `row` below its words for buttons."""
    lines = len(lines_of(words, width, kind, s))
    return round((2 * PAD - 8 + kind.step * lines) * s) + row


@cached
def bubble(
    words: str, w: int, h: int, s: float, kind: Type = LARGE, tail: tuple[int, int] = (0, 0),
    carrots: int = -1, row: int = ROW, nudge: bool = False,
) -> Art:
    """The bubble with its words; `tail` is the point it comes from, from its own top left.

    `carrots` of five are won, in a `row` of so many window pixels; -1 shows none. `nudge` is for
    what answers a wrong try.
    """
    fill = SLIP_PAPER if nudge else PAPER
    margin = max(8.0, *(abs(v) / s + 4 for v in _beyond(tail, w, h)))
    width, height = w / s, h / s
    body = rect(1, 1, width - 2, height - 2, 18, fill, INK, 2.2)
    if tail != (0, 0):
        body = _tail(tail, width, height, s, fill) + body + _seam(tail, width, height, s, fill)
    body += rect(5, 5, width - 10, height - 10, 14, "none", EDGE, 1.2)
    if carrots >= 0:
        y = height - row / s - 3
        body += path(dashed_line(PAD, y, width - PAD, y, 6, 5), "none", EDGE, 1.6)
    sheet = Sheet(Size(w, h, s), reaching(body, w, h, s, margin))
    lines = lines_of(words, w, kind, s)
    sheet.rows(lines, PAD, PAD - 4, "heading", kind.px, INK, kind.step)
    if carrots >= 0:
        won = pips("carrot", carrots, CARROTS, sheet.px(24), 26 * s)
        sheet.put(won, PAD, height - row / s / 2 - 16)
    return with_shadow(sheet.art, RAISED, s)


def _beyond(tail: tuple[int, int], w: int, h: int) -> tuple[int, int]:
    """Returns the distances of the tail's point outside, sideways and vertically."""
    x, y = tail
    return max(0, -x, x - w), max(0, -y, y - h)


def _root(tail: tuple[int, int], width: float, height: float, s: float) -> tuple[float, float]:
    """Returns the middle of the tail's base on the bubble's side."""
    side = 3.0 if tail[0] < 0 else width - 3.0
    return side, min(max(tail[1] / s, 34.0), height - 26.0)


def _tail(
    tail: tuple[int, int], width: float, height: float, s: float, fill: str
) -> str:
    x, y = tail[0] / s, tail[1] / s
    side, middle = _root(tail, width, height, s)
    bend = (side + x) / 2
    d = (
        f"M{side:.1f},{middle - 13:.1f} Q{bend:.1f},{middle - 8:.1f} {x:.1f},{y:.1f} "
        f"Q{bend:.1f},{middle + 12:.1f} {side:.1f},{middle + 13:.1f}"
    )
    return path(d, fill, INK, 2.2)


def _seam(
    tail: tuple[int, int], width: float, height: float, s: float, fill: str
) -> str:
    """Takes the bubble's outline away where the tail leaves it."""
    _, middle = _root(tail, width, height, s)
    x = 1.0 if tail[0] < 0 else width - 1.0
    return path(f"M{x},{middle - 11} V{middle + 11}", "none", fill, 4)


@cached
def speaking_ring(w: int, h: int, s: float) -> Art:
    """The cream ring round what is spoken of, and its light."""
    out, r = RING_GAP, 10 + RING_GAP
    box = (-out, -out, w / s + 2 * out, h / s + 2 * out, r)
    ring = reaching(rect(*box, "none", INK, 7) + rect(*box, "none", CREAM, 4.4), w, h, s, 16)
    grown = Rect(0, 0, w, h).inflate(2 * out * s, 2 * out * s)
    light = glow(*grown.size, r * s, WHITE, 7 * s, 150)
    lit = light.surface.copy()
    # Light falls round the thing, never on it.
    lit.fill((0, 0, 0, 0), (light.ox, light.oy, *grown.size))
    left, top = max(ring.ox, light.ox - grown.x), max(ring.oy, light.oy - grown.y)
    whole = Art(blank(w + 2 * left, h + 2 * top), left, top)
    Art(lit, light.ox, light.oy).blit(whole.surface, left + grown.x, top + grown.y)
    ring.blit(whole.surface, left, top)
    return whole


@cached
def ring_sign(mark: str, s: float) -> Art:
    """A cream disc with a sign, to lie over a corner of what is spoken of."""
    return _disc(30, 26.8, 2, mark, 20, s)


def _disc(wide: float, across: float, line: float, mark: str, d: float, s: float) -> Art:
    """A cream disc with a sign on it; its origin is the middle."""
    sheet, middle = Sheet(Size.of(FRect(0, 0, wide, wide), s)), wide / 2
    sheet.draw(circle(middle, middle, across / 2, CREAM, INK, line))
    sheet.sign(mark, middle, middle, d)
    return centred(sheet.art.surface)


POINTER = 22
"""Style pixels across the head that a ring has on the side of who speaks."""


@cached
def ring_head(way: str, s: float) -> Art:
    """The head that points from the ring into it; of the ring's own colour, unlike the arrows of a
    table, and half on the ring, so that it lies on nothing beside it."""
    half, deep = POINTER / 2, POINTER * 0.62
    points = {
        "up": ((-half, deep), (half, deep), (0, 0)),
        "down": ((-half, -deep), (half, -deep), (0, 0)),
        "left": ((deep, -half), (deep, half), (0, 0)),
        "right": ((-deep, -half), (-deep, half), (0, 0)),
    }[way]
    middle = POINTER + 4
    line = " L".join(f"{middle + x:.2f},{middle + y:.2f}" for x, y in points)
    side = 2 * middle * s
    return centred(styled(path(f"M{line}Z", CREAM, INK, 1.8), side, side, s))


PAW = 46
"""Style pixels across the paw that shows where something goes."""


@cached
def showing_paw(s: float) -> Art:
    """A paw on a cream disc; its origin is the middle."""
    return _disc(PAW + 8, PAW, 2.6, "paw", PAW * 0.66, s)


@cached
def quiet_words(label: str, w: int, h: int, s: float, state: str = "rest") -> Art:
    """A word to press, underlined with stitches; no face of its own."""
    colour = INK if state in ("hover", "pressed") else INK2
    sheet = Sheet(Size(w, h, s))
    middle, half = sheet.box.center, sheet.wide(label, "heading", 18) / 2
    sheet.write(label, middle[0], middle[1] - 2, "heading", 18, colour, "center")
    y = middle[1] + 11
    thread = GOLD if state == "hover" else INK2
    under = dashed_line(middle[0] - half, y, middle[0] + half, y, 4, 3)
    sheet.draw(path(under, "none", thread, 1.6))
    return sheet.art
