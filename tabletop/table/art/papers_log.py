"""The log's paper, its lines and separators. Scrolling them is the table kit's work."""

from __future__ import annotations

from pygame import Rect, Surface

from tabletop.table.art import lettering
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import EDGE, INK, INK2, LIT_LINE, WHITE
from tabletop.table.art.picture import Size
from tabletop.table.art.rabbit import badge
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import RAISED, Art, with_shadow
from tabletop.table.art.svg import path, rect
from tabletop.table.art.widgets_base import dashed_line, fit

LOG_HEAD = 37
"""Height of the log's title in style pixels."""

_TEXT_X = 40
_STEP = 21
_PX = 16
_PAD = 5


@cached
def log_paper(w: int, h: int, title: str, s: float = 1.0) -> Art:
    """The log's paper with its title; lines go into `log_area`."""
    sheet = Sheet(Size(w, h, s))
    wide, tall = sheet.box.size
    body = rect(0.75, 0.75, wide - 1.5, tall - 1.5, 12, "#FFFAEC", INK, 1.6)
    body += path(f"M13,2.5 H{wide - 13}", "none", WHITE, 1.4)
    sheet.draw(body + path(f"M2,{LOG_HEAD - 1} H{wide - 2}", "none", EDGE, 1.5))
    sheet.write(title, 14, LOG_HEAD / 2, "heading", 17, INK, "midleft", wide - 28)
    return with_shadow(sheet.art, RAISED, s)


def log_area(w: int, h: int, s: float = 1.0) -> Rect:
    """Returns the area for lines on a log paper of this size, relative to its top left."""
    side, top, foot = (round(units * s) for units in (5, LOG_HEAD + 2, 6))
    return Rect(side, top, w - 2 * side, h - top - foot)


@cached
def log_line(seat: int | None, text: str, w: int, s: float = 1.0, lit: bool = False) -> Surface:
    """One event: badge and wrapped sentence, `w` pixels wide and as high as it needs.

    `lit` is the line that is pointed at.
    """
    sheet = Sheet(Size(w, log_height(seat, text, w, s), s))
    left, step = _left(seat, s) / s, _step(s) / s
    if lit:
        sheet.draw(rect(0.5, 0.5, sheet.box.w - 1, sheet.box.h - 1, 8, LIT_LINE))
    if seat is not None:
        sheet.centre(badge(seat, sheet.px(22)), 16, _PAD + step / 2)
    for i, line in enumerate(_lines(seat, text, w, s)):
        sheet.write(line, left, _PAD + step * (i + 0.5), "body", _PX, INK, "midleft")
    return sheet.art.surface


def log_height(seat: int | None, text: str, w: int, s: float = 1.0) -> int:
    """Returns the height at which `log_line` draws that sentence, without drawing it."""
    return _step(s) * max(1, len(_lines(seat, text, w, s))) + 2 * round(_PAD * s)


def _lines(seat: int | None, text: str, w: int, s: float) -> tuple[str, ...]:
    return lettering.wrap(text, "body", _PX * s, w - _left(seat, s) - round(6 * s))


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
    line = fit(text, "bold", _PX * s, w - 60 * s, s)
    sheet = Sheet(Size(w, log_separator_height(s), s))
    wide, middle = sheet.box.w, sheet.box.centery
    sheet.write(line.text, wide / 2, middle, "bold", line.px / s, INK2, "center")
    room = (wide - lettering.width_of(line.text, "bold", line.px) / s) / 2
    if room > 24:
        dashes = dashed_line(8, middle, room - 10, middle, 4, 5)
        dashes += " " + dashed_line(wide - room + 10, middle, wide - 8, middle, 4, 5)
        sheet.draw(path(dashes, "none", "#C9A96A", 1.6))
    return sheet.art.surface
