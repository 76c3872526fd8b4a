"""Drawings for looking back on a match: chips that judge a choice, and the match's course.

Where they lie is the screen's.
"""

from __future__ import annotations

from pygame import Surface

from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import fitted, width_of, write
from tabletop.table.art.palette import (
    BAD,
    BAD_PAPER,
    GOOD,
    GOOD_PAPER,
    INK,
    INK2,
    PAPER2,
    SLIP_PAPER,
)
from tabletop.table.art.signs import sign
from tabletop.table.art.svg import rect
from tabletop.table.art.widgets_base import styled

VERDICTS = {
    "good": (GOOD_PAPER, GOOD, "check"),
    "unclear": (PAPER2, INK2, "question"),
    "slip": (SLIP_PAPER, INK, "down"),
    "mistake": (BAD_PAPER, BAD, "warning"),
    "blunder": (BAD_PAPER, BAD, "warning"),
}
"""Paper, ink and sign of what a choice was found to be."""

CHIP_TYPE = 18
"""Size of the words on a chip, in style pixels."""


@cached
def verdict_chip(
    kind: str, words: str, w: int, h: int, s: float = 1.0, px: float = CHIP_TYPE
) -> Surface:
    """Draws the chip of a choice: its verdict, a key of VERDICTS, and what it gave away."""
    size = round(px * s)
    fill, ink, mark = VERDICTS[kind]
    face = styled(rect(0.8, 0.8, w / s - 1.6, h / s - 1.6, 17, fill, ink, 1.6), w, h, s)
    drawn = sign(mark, 22 * s)
    room = w - drawn.get_width() - round(24 * s)
    words = fitted(words, "heading", size, room)
    wide = drawn.get_width() + round(6 * s) + width_of(words, "heading", size)
    x = (w - wide) // 2
    face.blit(drawn, drawn.get_rect(midleft=(x, h // 2)))
    write(face, words, x + wide, h / 2, "heading", size, ink, "midright")
    return face
