"""Draws luck and skill as bars that stand on each other, from even chances to the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pygame import Surface

from tabletop.table.art.cache import cached
from tabletop.table.art.palette import BAD, EDGE, GOOD, INK, INK2, LIT_LINE, PAPER, SEATS
from tabletop.table.art.pattern import pattern
from tabletop.table.art.picture import Size
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.svg import path, rect
from tabletop.table.art.widgets_base import dashed_line

_X = Callable[[float], float]

GAIN, LOSS = "#8CC878", "#F0907E"
SIGN = 20
LEAST = 5.0
"""Style pixels that the shortest bar is wide: a narrower one would be nothing but its outline."""
BAR = 24.0
"""Style pixels that a bar is tall at most."""
NUMBERS = 136.0
"""Style pixels right of the bars for a number and its error."""


class Bar(NamedTuple):
    """One line of the ledger.

    Attributes:
        words, sign: what it is; sign "" = none.
        start, end: from where to where it moves the chance.
        told: what is written, in whole percents: the end of what is `whole`, else the change.
        error: its standard error; 0 = it is known.
        whole: it stands for a chance itself, not for a change of it.
        open: not all of it was computed yet: its outline is dotted.
    """

    words: str
    sign: str
    start: float
    end: float
    told: int = 0
    error: float = 0.0
    whole: bool = False
    open: bool = False


@cached
def bars(
    lines: tuple[Bar, ...], figure: int, w: int, h: int, s: float = 1.0,
    beside: tuple[Bar, ...] = (),
) -> Surface:  # fmt: skip
    """The lines of one seat's account, the last one lit, over a scale of percents.

    Args:
        beside: the lines of the accounts that this one stands among, so that all have one scale.
    """
    sheet = Sheet(Size(w, h, s))
    width, height = sheet.box.size
    row = (height - 22) / len(lines)
    among = (*beside, *lines)
    widest = max(sheet.wide(line.words, "body", 16) for line in among)
    left = min(widest + SIGN + 34.0, width * 0.44)
    right = width - (NUMBERS if width > 420 else 70)
    values = [v for line in among for v in (line.start, line.end)]
    low, high = min(0.0, *values), max(1.0, *values)

    def x(value: float) -> float:
        return left + (right - left) * (value - low) / (high - low)

    body = rect(0, row * (len(lines) - 1), width, row, 7, LIT_LINE, "#D9A93A", 1.4)
    for value in (0.0, 0.25, 0.5, 0.75, 1.0):
        body += path(dashed_line(x(value), 2, x(value), height - 22, 5, 5), "none", EDGE, 1.4)
    for at, line in enumerate(lines):
        y = (at + 0.5) * row
        body += _bar(line, x, (low, high), y, min(BAR, row * 0.6), SEATS[figure].colour)
        if at + 1 < len(lines):
            body += path(f"M{x(line.end)},{y} V{y + row}", "none", INK2, 1.0)
    sheet.draw(body)
    for at, line in enumerate(lines):
        if line.whole and line.told:
            _clad(sheet, line, x, (at + 0.5) * row, min(BAR, row * 0.6), figure)
        _words(sheet, line, (at + 0.5) * row, left)
    for value in (0.0, 0.5, 1.0):
        words = f"{round(100 * value)} %"
        sheet.write(words, x(value), height - 9, "body", 14, INK2, "center")
    return sheet.art.surface


def _bar(
    line: Bar, x: _X, within: tuple[float, float], y: float, tall: float, colour: str
) -> str:
    low, high = within
    a, b = sorted((x(line.start), x(line.end)))
    wide = max(LEAST, b - a)
    if line.whole and line.told:
        return rect(a, y - tall / 2, wide, tall, 4, colour, INK, 1.5)
    if not line.told:
        # Nothing that could be told: where it stands, neither gain nor loss.
        return path(f"M{a},{y - tall / 2} v{tall}", "none", INK, 2.5)
    if line.open:
        return rect(a, y - tall / 2, wide, tall, 4, "none", INK2, 1.6, 'stroke-dasharray="3 4"')
    falls = line.end < line.start
    body = rect(a, y - tall / 2, wide, tall, 4, LOSS if falls else GAIN, INK, 1.4)
    if falls:
        # A loss is hatched, so that colour is not alone.
        steps = range(int(a) + 4, int(b) - 8, 9)
        body += "".join(
            path(f"M{at},{y + tall / 2 - 2} l6,{-tall + 4}", "none", BAD, 1.2) for at in steps
        )
    if line.error:
        lo, hi = (min(x(high), max(x(low), x(line.end + e))) for e in (-line.error, line.error))
        whisker = f"M{lo},{y - 6} v12 M{lo},{y} H{hi} M{hi},{y - 6} v12"
        body += path(whisker, "none", PAPER, 4.0) + path(whisker, "none", INK, 1.6)
    return body


def _clad(sheet: Sheet, line: Bar, x: _X, y: float, tall: float, figure: int) -> None:
    """Puts a seat's pattern on a bar that stands for a chance: colour is not alone."""
    left, wide = x(line.start) + 2, x(line.end) - x(line.start) - 4
    if wide >= 1:
        size = sheet.px(wide), sheet.px(tall - 4)
        sheet.put(pattern(figure, *size, tall * 0.9 * sheet.s), left, y - tall / 2 + 2)


def _words(sheet: Sheet, line: Bar, y: float, left: float) -> None:
    width, x = sheet.box.w, 10
    if line.sign:
        sheet.sign(line.sign, x + SIGN / 2, y, SIGN)
        x += SIGN + 8
    sheet.write(line.words, x, y, "body", 16, INK, "midleft", left - x - 6)
    errors, moved = width > 420, line.told
    if line.whole:
        words, ink = f"{moved} %", INK
    else:
        words = f"{'+' if moved > 0 else '−' if moved else ''}{abs(moved)}"
        ink = GOOD if moved > 0 else BAD if moved else INK2
    at = width - (72 if errors and not line.whole else 8)
    sheet.write(words, at, y, "heading", 16, ink, "midright")
    if line.error and errors:
        error = f"± {max(1, round(100 * line.error))} %"
        sheet.write(error, width - 8, y, "body", 16, INK2, "midright")
