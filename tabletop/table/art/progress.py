"""Charts over all matches: a line with its errors, and bars with the range that chance allows."""

from __future__ import annotations

from pygame import Surface

from tabletop.table.art.cache import cached
from tabletop.table.art.palette import CARROT, EDGE, INK, INK2, PAPER2, WHITE
from tabletop.table.art.picture import Size
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.study import knob
from tabletop.table.art.svg import circle, path, rect
from tabletop.table.art.widgets_base import dashed_line

LEFT, FOOT, TOP = 54.0, 26.0, 10.0
BAND = "#F3D9A4"
LOWEST, HIGHEST = -500.0, 700.0
"""Ratings against the usual level that are drawn; what lies beyond stands at the edge."""


@cached
def trend(points: tuple[tuple[float, float], ...], w: int, h: int, s: float = 1.0) -> Surface:
    """Values with their errors one after the other, in percent; the axis begins at 0."""
    width, height = w / s, h / s
    plot = height - FOOT - TOP
    high = max(0.02, *(value + error for value, error in points)) * 1.1
    step = next(each for each in (0.01, 0.02, 0.05, 0.1, 0.2, 1.0) if high / each <= 4.5)

    def at(number: int, value: float) -> tuple[float, float]:
        x = LEFT + 14 + (width - LEFT - 34) * number / max(1, len(points) - 1)
        return x, TOP + plot * (1 - value / high)

    body, marks = "", []
    for number in range(int(high / step) + 1):
        y = at(0, number * step)[1]
        body += path(dashed_line(LEFT, y, width - 6, y, 5, 5), "none", EDGE, 1.4)
        marks.append((f"{round(100 * number * step)} %", y))
    line = " L".join("{:.1f},{:.1f}".format(*at(n, v)) for n, (v, _) in enumerate(points))
    if len(points) > 1:
        body += path(f"M{line}", "none", INK, 4.2) + path(f"M{line}", "none", CARROT, 2.4)
    for number, (value, error) in enumerate(points):
        x, y = at(number, value)
        up, down = at(number, value + error)[1], at(number, max(0.0, value - error))[1]
        body += path(f"M{x - 4},{up} h8 M{x},{up} V{down} M{x - 4},{down} h8", "none", INK, 1.6)
        body += circle(x, y, 4.4, WHITE, INK, 1.8)
    sheet = Sheet(Size(w, h, s))
    sheet.draw(body)
    for words, y in marks:
        sheet.write(words, LEFT - 8, y, "heading", 14, INK2, "midright")
    return sheet.art.surface


@cached
def luck_bars(
    sides: tuple[tuple[str, int, float, float, float], ...], w: int, h: int, s: float = 1.0
) -> Surface:
    """Bars of what came with how often, each over the range that chance allows.

    Args:
        sides: name, how often it came, how often it was to be expected, from how often to how
            often chance lets it come.
    """
    sheet = Sheet(Size(w, h, s))
    width, height = sheet.box.size
    plot = height - FOOT - TOP
    high = max(1.0, *(max(came, upper) for _, came, _, _, upper in sides)) * 1.08
    each = (width - 8) / len(sides)

    def y(value: float) -> float:
        return TOP + plot * (1 - value / high)

    body = ""
    words: list[tuple[str, float, float]] = []
    for number, (name, came, expected, low, upper) in enumerate(sides):
        x, wide = 4 + each * number, min(each * 0.72, 84.0)
        left = x + (each - wide) / 2
        inside = low <= came <= upper
        body += rect(left - 3, y(upper), wide + 6, y(low) - y(upper), 4, BAND, None, 0)
        body += rect(left + wide * 0.18, y(came), wide * 0.64, max(1.0, y(0) - y(came)), 3,
                     PAPER2 if inside else CARROT, INK, 1.8)  # fmt: skip
        body += path(f"M{left - 3},{y(expected)} h{wide + 6}", "none", INK2, 1.6)
        counted = (str(came), x + each / 2, beside(y(0), y(came), y(expected)))
        named = (name, x + each / 2, height - FOOT / 2)
        words += [line for line in (counted, named) if sheet.wide(line[0], "body", 14) <= each]
    sheet.draw(body)
    for text, middle, down in words:
        sheet.write(text, middle, down, "body", 14, INK, "center")
    return sheet.art.surface


def beside(foot: float, top: float, line: float) -> float:
    """Returns the place of a bar's number: inside at its foot, above a bar too low for it, and
    never on the line of the expected value."""
    half = FOOT / 2
    inside = foot - top >= FOOT
    if inside and abs(foot - half - line) > half:
        return foot - half
    over = top - half
    return over if abs(over - line) > half else line - half


@cached
def rating_row(
    levels: tuple[tuple[str, float], ...], own: tuple[float, float] | None, w: int, h: int,
    s: float = 1.0,
) -> Surface:  # fmt: skip
    """A rating with its error over the marks of the levels, on a scale that all rows share.

    Args:
        levels: a letter and a rating each, in points against the one that is 0, weakest first.
        own: the rating and its error; None where there is none yet.
    """
    sheet = Sheet(Size(w, h, s))
    width, height = sheet.box.size
    line = height - 15

    def x(elo: float) -> float:
        share = (max(LOWEST, min(HIGHEST, elo)) - LOWEST) / (HIGHEST - LOWEST)
        return 12 + (width - 24) * share

    body = path(f"M6,{line} H{width - 6}", "none", EDGE, 2)
    for _, elo in levels:
        body += path(f"M{x(elo):.1f},{line - 4} v8", "none", INK2, 2)
    y = line - 9
    if own is not None:
        a, b = x(own[0] - own[1]), x(own[0] + own[1])
        whiskers = f"M{a:.1f},{y - 5} v10 M{a:.1f},{y} H{b:.1f} M{b:.1f},{y - 5} v10"
        body += path(whiskers, "none", INK, 2)
    sheet.draw(body)
    middle = -100.0
    for letter, elo in levels:
        middle = max(x(elo), middle + 12)
        sheet.write(letter, middle, line + 9, "heading", 13, INK2, "center")
    if own is not None:
        sheet.centre(knob(min(sheet.px(24), h), s), x(own[0]), y)
    return sheet.art.surface
