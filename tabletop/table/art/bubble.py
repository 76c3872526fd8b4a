"""Drawings for a speaking rabbit: the bubble, and the ring round the thing it speaks of."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.table.art import lettering
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import CREAM, EDGE, GOLD, INK, INK2, PAPER, SLIP_PAPER, WHITE
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import RAISED, Art, blank, glow, with_shadow
from tabletop.table.art.svg import circle, path, rect
from tabletop.table.art.widgets_base import dashed_line, styled
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
    return lettering.wrap(words, "heading", round(kind.px * s), width - round(2 * PAD * s))


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
    lines = lines_of(words, w, kind, s)
    if carrots >= 0:
        y = height - row / s - 3
        body += path(dashed_line(PAD, y, width - PAD, y, 6, 5), "none", EDGE, 1.6)
    face = styled(body, w, h, s, margin)
    edge = round(margin * s)
    y = edge + (PAD - 4) * s
    for line in lines:
        lettering.write(face, line, edge + PAD * s, y, "heading", kind.px * s, INK)
        y += kind.step * s
    if carrots >= 0:
        size = round(24 * s)
        middle = edge + h - row / 2 - 4 * s
        won = pips("carrot", carrots, CARROTS, size, 26 * s)
        face.blit(won, (round(edge + PAD * s), round(middle - size / 2)))
    art = with_shadow(face, RAISED, s)
    return Art(art.surface, art.ox + edge, art.oy + edge)


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
def speaking_ring(w: int, h: int, r: float, s: float) -> Art:
    """The cream ring round what is spoken of, and its light."""
    out = RING_GAP
    box = (-out, -out, w / s + 2 * out, h / s + 2 * out, r + out)
    rings = rect(*box, "none", INK, 7) + rect(*box, "none", CREAM, 4.4)
    edge = round(16 * s)
    face = styled(rings, w, h, s, 16)
    light = glow(w + 2 * out * s, h + 2 * out * s, (r + out) * s, WHITE, 7 * s, 150)
    grown = round(out * s)
    left, top = max(edge, light.ox + grown), max(edge, light.oy + grown)
    whole = blank(w + 2 * left, h + 2 * top)
    lit = light.surface.copy()
    # Light falls round the thing, never on it.
    lit.fill((0, 0, 0, 0), (light.ox, light.oy, round(w + 2 * out * s), round(h + 2 * out * s)))
    whole.blit(lit, (left - light.ox - grown, top - light.oy - grown))
    whole.blit(face, (left - edge, top - edge))
    return Art(whole, left, top)


@cached
def ring_sign(mark: str, s: float) -> Art:
    """A cream disc with a sign, to lie over a corner of what is spoken of."""
    d = round(30 * s)
    face = styled(circle(15, 15, 13.4, CREAM, INK, 2), d, d, s)
    drawn = sign(mark, round(20 * s))
    face.blit(drawn, drawn.get_rect(center=(d // 2, d // 2)))
    return Art(face, d // 2, d // 2)


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
    side = round((2 * POINTER + 8) * s)
    middle = side / 2 / s
    line = " L".join(f"{middle + x:.2f},{middle + y:.2f}" for x, y in points)
    face = styled(path(f"M{line}Z", CREAM, INK, 1.8), side, side, s)
    return Art(face, side // 2, side // 2)


PAW = 46
"""Style pixels across the paw that shows where something goes."""


@cached
def showing_paw(s: float) -> Art:
    """A paw on a cream disc; its origin is the middle."""
    side = round((PAW + 8) * s)
    middle = side / 2 / s
    face = styled(circle(middle, middle, PAW / 2, CREAM, INK, 2.6), side, side, s)
    paw = sign("paw", round(PAW * 0.66 * s))
    face.blit(paw, paw.get_rect(center=(side // 2, side // 2)))
    return Art(face, side // 2, side // 2)


@cached
def quiet_words(label: str, w: int, h: int, s: float, state: str = "rest") -> Art:
    """A word to press, underlined with stitches; no face of its own."""
    colour = INK if state in ("hover", "pressed") else INK2
    face = blank(w, h)
    px = 18 * s
    line = lettering.width_of(label, "heading", px)
    lettering.write(face, label, w / 2, h / 2 - 2 * s, "heading", px, colour, "center")
    y = h / 2 / s + 11
    x = (w - line) / 2 / s
    thread = GOLD if state == "hover" else INK2
    under = path(dashed_line(x, y, x + line / s, y, 4, 3), "none", thread, 1.6)
    face.blit(styled(under, w, h, s), (0, 0))
    return Art(face, 0, 0)
