"""The log's paper, its lines and separators. Scrolling them is the table kit's work."""

from __future__ import annotations

from pygame import Rect, Surface

from tabletop.table.art import lettering
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import EDGE, INK, INK2, LIT_LINE, WHITE
from tabletop.table.art.rabbit import badge
from tabletop.table.art.surface import RAISED, Art, blank, with_shadow
from tabletop.table.art.svg import path, rect
from tabletop.table.art.widgets_base import dashed_line, fit, styled, write_fitted

LOG_HEAD = 37
"""Height of the log's title in style pixels."""

_TEXT_X = 40
_STEP = 21
_PX = 16
_PAD = 5


@cached
def log_paper(w: int, h: int, title: str, s: float = 1.0) -> Art:
    """The log's paper with its title; lines go into `log_area`."""
    width, height = w / s, h / s
    body = rect(0.75, 0.75, width - 1.5, height - 1.5, 12, "#FFFAEC", INK, 1.6)
    body += path(f"M13,2.5 H{width - 13}", "none", WHITE, 1.4)
    body += path(f"M2,{LOG_HEAD - 1} H{width - 2}", "none", EDGE, 1.5)
    face = styled(body, w, h, s)
    write_fitted(
        face, title, 14 * s, LOG_HEAD * s / 2, "heading", round(17 * s), INK, w - 28 * s, s,
        "midleft",
    )
    return with_shadow(face, RAISED, s)


def log_area(w: int, h: int, s: float = 1.0) -> Rect:
    """Returns the area for lines on a log paper of this size, relative to its top left."""
    top = round((LOG_HEAD + 2) * s)
    side = round(5 * s)
    return Rect(side, top, w - 2 * side, h - top - round(6 * s))


@cached
def log_line(seat: int | None, text: str, w: int, s: float = 1.0, lit: bool = False) -> Surface:
    """One event: badge and wrapped sentence, `w` pixels wide and as high as it needs.

    `lit` is the line that is pointed at.
    """
    px, h = round(_PX * s), log_height(seat, text, w, s)
    left, step, pad = _left(seat, s), _step(s), round(_PAD * s)
    face = blank(w, h)
    if lit:
        glow = rect(0.5, 0.5, w / s - 1, h / s - 1, 8, LIT_LINE)
        face.blit(styled(glow, w, h, s), (0, 0))
    if seat is not None:
        mark = badge(seat, round(22 * s))
        face.blit(mark, (round(5 * s), pad + (step - mark.get_height()) // 2))
    for i, line in enumerate(_lines(seat, text, w, s)):
        lettering.write(face, line, left, pad + step * (i + 0.5), "body", px, INK, "midleft")
    return face


def log_height(seat: int | None, text: str, w: int, s: float = 1.0) -> int:
    """Returns the height at which `log_line` draws that sentence, without drawing it."""
    return _step(s) * max(1, len(_lines(seat, text, w, s))) + 2 * round(_PAD * s)


def _lines(seat: int | None, text: str, w: int, s: float) -> tuple[str, ...]:
    return lettering.wrap(text, "body", round(_PX * s), w - _left(seat, s) - round(6 * s))


def _left(seat: int | None, s: float) -> int:
    """Returns the x at which the sentence begins: behind the badge of its seat."""
    return round((_TEXT_X - 6) * s) if seat is not None else round(10 * s)


def _step(s: float) -> int:
    """From one line of a sentence to the next."""
    return max(round(_STEP * s), lettering.font("body", round(_PX * s)).get_height())


def log_separator_height(s: float = 1.0) -> int:
    """Returns the height of the line between two turns."""
    return round(30 * s)


@cached
def log_separator(text: str, w: int, s: float = 1.0) -> Surface:
    """The line between two turns: its name between dashes, 30 style pixels high."""
    h, px = log_separator_height(s), round(_PX * s)
    face = blank(w, h)
    line = fit(text, "bold", px, w - 60 * s, s)
    text_w = lettering.width_of(line.text, "bold", line.px)
    lettering.write(face, line.text, w / 2, h / 2, "bold", line.px, INK2, "center")
    room = (w - text_w) / 2 / s
    middle = h / s / 2
    if room > 24:
        dashes = dashed_line(8, middle, room - 10, middle, 4, 5)
        dashes += " " + dashed_line(w / s - room + 10, middle, w / s - 8, middle, 4, 5)
        face.blit(styled(path(dashes, "none", "#C9A96A", 1.6), w, h, s), (0, 0))
    return face
