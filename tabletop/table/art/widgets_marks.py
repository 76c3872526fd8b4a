"""Marks laid on pieces and widgets: focus, legal, chosen, hint, last move, refused, counts, tags.

They are drawn apart from the pieces, so that a piece needs no second picture for a state. All are
`Art`: blit them with the top left of the piece they mark. Radii `r` are style pixels.
"""

from __future__ import annotations

from pygame import FRect, Surface

from tabletop.table.art import lettering
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import (
    BAD,
    BAD_PAPER,
    CREAM,
    GOLD,
    GOOD_PAPER,
    HINT_DISC,
    INK,
    PAPER,
    STITCH,
    WHITE,
    mix,
)
from tabletop.table.art.picture import Size
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import LYING, Art, blank, centred, glow, with_shadow
from tabletop.table.art.svg import circle, group, path, raster, rect
from tabletop.table.art.widgets_base import fit, reaching, stitch_path, styled

_RING_MARGIN = 7
_EARS_MARGIN = 20
_PHASE_STEPS = 2  # drawings of marching stitches kept for each style pixel of travel

STITCH_PERIOD = 14.0
"""Style pixels after which marching stitches look the same again."""

CHEVRON_TURNS = {"up": 0, "right": 90, "down": 180, "left": 270}


@cached
def focus_ring(w: float, h: float, r: float, s: float) -> Art:
    """The mark of the keyboard's focus: a double ring with two little ears on top.

    The ears tell it from "chosen" without colour.
    """
    width, height, gap = w / s, h / s, 4
    ear = path("M-4.6,2 C-7,-5 -5.4,-13 -.6,-13 C4.4,-13 5.6,-5 4.6,2Z", CREAM, INK, 2)
    inner = path("M-1.6,-1 C-2.8,-5 -2,-9.6 -.4,-9.6 C1.4,-9.6 2.2,-5 1.6,-1Z", "#F0B7B0")
    ears = "".join(
        group(ear + inner, f"translate({width / 2 + side * 6.5} {-gap - 1}) rotate({side * 13})")
        for side in (-1, 1)
    )
    box = (-gap, -gap, width + 2 * gap, height + 2 * gap, r + gap)
    rings = rect(*box, "none", INK, 6) + rect(*box, "none", CREAM, 2.8)
    return reaching(ears + rings, w, h, s, _EARS_MARGIN)


@cached
def _stitches(w: float, h: float, r: float, s: float, colour: str, step: int) -> Art:
    out, line = 3.2, 3.0
    box = (-out, -out, w / s + 2 * out, h / s + 2 * out)
    bed = rect(*box, r + out, "none", INK, 2 * out + 0.2)
    on = STITCH_PERIOD * 9 / 14
    thread = stitch_path(*box, r + out, line, on, STITCH_PERIOD - on, step / _PHASE_STEPS)
    return reaching(bed + path(thread, "none", colour, line), w, h, s, _RING_MARGIN)


def stitches(
    w: float, h: float, r: float, s: float, colour: str = STITCH, phase: float = 0.0
) -> Art:
    """Stitches on an ink bed round a piece: gold means "you may", violet a hint.

    `phase` is how far they have marched, in style pixels; only the piece with focus or under the
    pointer marches (12 style pixels a second), and never with reduced motion.
    """
    return _stitches(w, h, r, s, colour, round(phase * _PHASE_STEPS) % round(14 * _PHASE_STEPS))


def legal_glow(w: float, h: float, r: float, s: float, strong: bool = False) -> Art:
    """The soft gold light below a piece one may use; the stitches go on top of the piece."""
    return _light(w, h, r, s, GOLD, 9, 235 if strong else 190)


def chosen_glow(w: float, h: float, r: float, s: float) -> Art:
    """The white light below a chosen piece."""
    return _light(w, h, r, s, WHITE, 7, 190)


@cached
def _light(w: float, h: float, r: float, s: float, colour: str, spread: float, alpha: int) -> Art:
    """Light from a piece that is 3 style pixels larger all round."""
    grow = round(3 * s)
    light = glow(w + 2 * grow, h + 2 * grow, (r + 3) * s, colour, spread * s, alpha)
    return Art(light.surface, light.ox + grow, light.oy + grow)


@cached
def chosen_ring(w: float, h: float, r: float, s: float) -> Art:
    """The white ring in ink on top of a chosen piece (which is lifted by 6-14 style pixels)."""
    out = 3
    box = (-out, -out, w / s + 2 * out, h / s + 2 * out, r + out)
    rings = rect(*box, "none", INK, 6.4) + rect(*box, "none", WHITE, 3.6)
    return reaching(rings, w, h, s, _RING_MARGIN)


@cached
def hint_disc(d: int, rank: int = 0) -> Surface:
    """A violet disc with a bulb, or with a number when `rank` is 1 or more."""
    disc = raster(circle(15, 15, 13.4, HINT_DISC, INK, 2), d, d, (0, 0, 30, 30))
    if rank > 0:
        lettering.digits(disc, str(rank), d / 2, d / 2, d * 0.56, INK, "black")
    else:
        bulb = sign("hint", d * 0.66)
        disc.blit(bulb, bulb.get_rect(center=(d // 2, d // 2)))
    return disc


@cached
def refused(w: float, h: float, r: float, s: float) -> Art:
    """The red veil and paw over a piece that cannot be used so (shown for 400 ms)."""
    sheet = Sheet(Size.of(FRect(0, 0, w / s, h / s), s))
    sheet.draw(rect(0, 0, w / s, h / s, r, BAD, extra='opacity="0.42"'))
    sheet.sign("stop", *sheet.box.center, min(min(w, h) / s * 0.46, 64))
    return sheet.art


@cached
def chevron(direction: str, s: float) -> Surface:
    """The small arrow head between a pawn and a space it may go to: up, right, down or left."""
    head = path("M-11,7 L0,-8 L11,7 L0,2Z", GOLD, INK, 2.4)
    turned = group(head, f"translate(14 14) rotate({CHEVRON_TURNS[direction]})")
    return styled(turned, 28 * s, 28 * s, s)


# ------------------------------------------------------------------------ counts, tags, prices


@cached
def count_badge(n: int, d: int, fill: str = CREAM, colour: str = INK) -> Surface:
    """A disc of `d` pixels with a number centred by its ink."""
    line = max(1.5, d * 0.07)
    disc = raster(circle(d / 2, d / 2, d / 2 - line * 0.6, fill, INK, line), d, d)
    text = str(n).replace("-", "−")
    share = {1: 0.64, 2: 0.56}.get(len(text), 0.44)
    lettering.digits(disc, text, d / 2, d / 2, d * share, colour, "black")
    return disc


@cached
def tag(
    label: str, colour: str, text_colour: str = INK, icon: str = "", s: float = 1.0,
    px: int = 0, max_w: float = float("inf"),
) -> Art:
    """A small pill of paper with a word: level, price, "d12: 9". `px` 0 is 16 style pixels."""
    units = px / s if px else 16
    side, room = 11, units * 1.25 if icon else 0
    line = fit(label, "heading", units * s, max_w - (2 * side + room) * s, s)
    wide = lettering.width_of(line.text, "heading", line.px) / s + 2 * side + room
    sheet = Sheet(Size.of(FRect(0, 0, wide, units + 10), s))
    w, h = sheet.box.size
    sheet.draw(rect(0.75, 0.75, w - 1.5, h - 1.5, h / 2 - 1, colour, INK, 1.7))
    if icon:
        sheet.sign(icon, side * 0.8 + units * 0.575, h / 2, units * 1.15)
    sheet.write(line.text, side + room, h / 2, "heading", line.px / s, text_colour, "midleft")
    return with_shadow(sheet.art, LYING, s)


@cached
def price_badge(text: str, s: float = 1.0, free: bool = False, icon: str = "") -> Art:
    """Draws the cost badge of a target: pink with dark red for a price, green when it is free.

    The badge's own middle, not its corner, is its origin: blit it at the corner of the target.
    """
    fill, colour = (GOOD_PAPER, INK) if free else (BAD_PAPER, BAD)
    words, room = text.replace("-", "−"), 22 if icon else 0
    inner = room + (lettering.width_of(words, "black", 18 * s) / s if words else 0)
    sheet = Sheet(Size.of(FRect(0, 0, max(30, inner + 14), 30), s))
    w, h = sheet.box.size
    sheet.draw(rect(1.1, 1.1, w - 2.2, h - 2.2, h / 2 - 1.2, fill, INK, 2))
    if icon:
        sheet.sign(icon, (w - inner) / 2 + room / 2 - 1 if words else w / 2, h / 2, 19)
    if words:
        sheet.digits(words, (w + room) / 2, h / 2, 18, colour, "black")
    return with_shadow(centred(sheet.art.surface), LYING, s)


@cached
def pips(icon: str, have: int, of: int, size: int, pitch: float) -> Surface:
    """`of` signs in a row, the first `have` lit and the others grey."""
    row = blank(round(pitch * (of - 1)) + size, size)
    for i in range(of):
        row.blit(sign(icon, size, faded=i >= have), (round(i * pitch), 0))
    return row


@cached
def seen_mark(d: int) -> Surface:
    """The pale disc of the beginners' help: this card was seen before, and this is what it is."""
    disc = raster(circle(13, 13, 11.9, "#DCE5FA", mix("#1B2A52", PAPER, 0.1), 1.5), d, d,
                  (0, 0, 26, 26))
    mark = sign("eye", d * 0.68)
    disc.blit(mark, mark.get_rect(center=(d // 2, d // 2)))
    return disc
