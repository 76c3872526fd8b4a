"""What looking back on a match is drawn with: chips that say what a choice was, the match's course.

Where they lie is the screen's.
"""

from __future__ import annotations

from pygame import Surface

from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import fitted, width_of, write
from tabletop.table.art.palette import (
    BAD,
    BAD_PAPER,
    EDGE,
    GOOD,
    GOOD_PAPER,
    INK,
    INK2,
    SLIP_PAPER,
)
from tabletop.table.art.signs import sign
from tabletop.table.art.svg import circle, path, rect
from tabletop.table.art.widgets_base import styled

VERDICTS = {
    "good": (GOOD_PAPER, GOOD, "check"),
    "slip": (SLIP_PAPER, INK, "down"),
    "mistake": (BAD_PAPER, BAD, "warning"),
    "blunder": (BAD_PAPER, BAD, "warning"),
}
"""Paper, ink and sign of what a choice was found to be."""

CHIP_TYPE = 18
"""Size of the words on a chip, in style pixels."""


@cached
def verdict_chip(kind: str, words: str, w: int, h: int, s: float = 1.0) -> Surface:
    """What a choice was found to be, a key of VERDICTS, and what it gave away."""
    fill, ink, mark = VERDICTS[kind]
    face = styled(rect(0.8, 0.8, w / s - 1.6, h / s - 1.6, 17, fill, ink, 1.6), w, h, s)
    drawn = sign(mark, round(22 * s))
    room = w - drawn.get_width() - round(24 * s)
    words = fitted(words, "heading", round(CHIP_TYPE * s), room)
    wide = drawn.get_width() + round(6 * s) + width_of(words, "heading", round(CHIP_TYPE * s))
    x = (w - wide) // 2
    face.blit(drawn, drawn.get_rect(midleft=(x, h // 2)))
    write(face, words, x + wide, h / 2, "heading", round(CHIP_TYPE * s), ink, "midright")
    return face


@cached
def win_course(
    points: tuple[tuple[float, str], ...], even: float, w: int, h: int, s: float = 1.0
) -> Surface:
    """The chance to win along the choices of a match, the chance of equals dashed across.

    Args:
        points: (chance from 0 to 1, key of VERDICTS) of each choice looked at so far; those not
            looked at yet have the key "".
        even: what a seat among equals wins, 0 to 1.
    """
    width, height, edge = w / s, h / s, 8.0

    def at(index: int, chance: float) -> tuple[float, float]:
        x = edge + index * (width - 2 * edge) / max(1, len(points) - 1)
        return x, height - edge - chance * (height - 2 * edge)

    steps = range(round(edge), round(width - edge), 12)
    level = at(0, even)[1]
    body = path("".join(f"M{x},{level:.1f} h6" for x in steps), "none", EDGE, 1.6)
    known = [(*at(i, chance), kind) for i, (chance, kind) in enumerate(points) if kind]
    if len(known) > 1:
        way = " L".join(f"{x:.1f},{y:.1f}" for x, y, _ in known)
        body += path(f"M{way}", "none", INK2, 2.0)
    for x, y, kind in known:
        fill, ink, _ = VERDICTS[kind]
        radius = {"good": 3.0, "slip": 4.4, "mistake": 5.6, "blunder": 6.8}[kind]
        body += circle(x, y, radius, fill, ink, 1.4)
    return styled(body, w, h, s)
