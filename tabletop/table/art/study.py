"""Drawings for looking back: the course of a match, its slider, chips that judge a choice, tags
beside pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from pygame import FRect, Surface

from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import fitted, width_of
from tabletop.table.art.palette import (
    BAD,
    BAD_PAPER,
    CARROT,
    EDGE,
    GOLD,
    GOOD,
    GOOD_PAPER,
    HINT_DISC,
    INK,
    INK2,
    PAPER2,
    SEATS,
    SLIP_PAPER,
    WHITE,
)
from tabletop.table.art.picture import Size
from tabletop.table.art.rabbit import badge
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.svg import circle, ellipse, path, rect
from tabletop.table.art.widgets_base import dashed_line, styled
from tabletop.table.messages import say

INSET = 18.0
"""Style pixels between the course's edges and its first and last stop."""
LEFT = 58.0
"""Style pixels left of it for the percents, where they are written."""
BAR = 26.0
"""Style pixels that the slider takes below the plot."""

NAMED, BAND = 12, "#F3E4C4"
"""Up to so many turns are named on the course; the ground of every other one."""

LABEL_STEP = 15.0
"""Style pixels between two percents; nearer than that, what is even is not written."""

LINE_STEP, DOT_STEP = 3.0, 7.0
"""Style pixels that the bends of a line, and the dots of good choices, are at least apart."""

BROKEN = ((0, 0), (12, 6), (4, 5), (18, 5), (8, 3), (2, 6))
"""Lengths of dashes and gaps in the lines of the rabbits' figures, so that colour is not alone."""

VERDICTS = {
    "good": (GOOD_PAPER, GOOD, "check"),
    "unclear": (PAPER2, INK2, "question"),
    "slip": (SLIP_PAPER, INK, "down"),
    "mistake": (BAD_PAPER, BAD, "warning"),
    "blunder": (BAD_PAPER, BAD, "warning"),
}
"""Paper, ink and sign of what a choice was found to be."""

END = "end"
PLAIN = ("good", "unclear", END)
"""Points that are no more than a dot, or less."""

_At = Callable[[int], float]
_Of = Callable[[float], float]


class Point(NamedTuple):
    """One choice on the course.

    Attributes:
        stop: where it lies, counted in stops.
        figure: the rabbit whose line it belongs to.
        chance, error: to win, by what was done, 0 to 1, and its standard error.
        kind: a key of VERDICTS, or END: what it came to when the match was over.
        follows: no choice of that seat since the point before it is yet to be looked at.
    """

    stop: int
    figure: int
    chance: float
    error: float
    kind: str
    follows: bool = True


def stop_x(stop: int, last: int, width: float, percents: bool) -> float:
    """Returns the x of a stop in a course `width` style pixels wide, in style pixels."""
    left = LEFT if percents else INSET
    return left + (width - left - INSET) * stop / max(1, last)


def stop_at(x: float, last: int, width: float, percents: bool) -> int:
    """The stop nearest to so many style pixels from the course's left edge."""
    left = LEFT if percents else INSET
    share = (x - left) / max(1.0, width - left - INSET)
    return max(0, min(last, round(share * last)))


@cached
def course(
    points: tuple[Point, ...], begins: tuple[int, ...], last: int, even: float, w: int, h: int,
    s: float = 1.0, part: str = "",
) -> Surface:  # fmt: skip
    """The chance to win along a match over the bar of its slider.

    Args:
        points: the choices looked at so far, in order.
        begins: the stops at which a turn begins.
        last: the number of the last stop.
        even: what a seat among equals wins, 0 to 1.
        part: what a turn is called, written where each begins while they are few; "" = nowhere.
    """
    width, height = w / s, h / s
    plot = height - BAR
    percents = plot > 40

    def at_x(stop: int) -> float:
        return stop_x(stop, last, width, percents)

    named = percents and bool(part) and len(begins) <= NAMED
    top = 26 if named else 10

    def at_y(chance: float) -> float:
        return top + (1 - min(1.0, max(0.0, chance))) * (plot - 10 - top)

    body = ""
    if percents:
        for chance in (0.0, even, 1.0):
            y = at_y(chance)
            body += path(dashed_line(LEFT - 8, y, width - 6, y, 6, 6), "none", EDGE, 1.5)
        for figure in sorted({point.figure for point in points}):
            own = _thinned([point for point in points if point.figure == figure], at_x, LINE_STEP)
            body += line(own, at_x, at_y)
        good = _thinned([p for p in points if p.kind in ("good", "unclear")], at_x, DOT_STEP)
        for point in (*good, *(point for point in points if point.kind not in PLAIN)):
            body += _mark(point, at_x(point.stop), at_y(point.chance))
    body += _bar(begins, last, width, plot, at_x)
    sheet = Sheet(Size(w, h, s))
    sheet.draw(body)
    if percents:
        apart = min(at_y(0.0) - at_y(even), at_y(even) - at_y(1.0)) >= LABEL_STEP
        for chance in (0.0, even, 1.0) if apart else (0.0, 1.0):
            words = f"{round(100 * chance)} %"
            sheet.write(words, LEFT - 14, at_y(chance), "heading", 14, INK2, "midright")
    ends = (*begins[1:], last)
    for number, (stop, end) in enumerate(zip(begins, ends) if named else (), 1):
        words = f"{part} {number}"
        if sheet.wide(words, "bold", 14) <= at_x(end) - at_x(stop) - 10:
            sheet.write(words, at_x(stop) + 8, 13, "bold", 14, INK2, "midleft")
    return sheet.art.surface


@cached
def bands(begins: tuple[int, ...], last: int, w: int, h: int, s: float = 1.0) -> Surface:
    """Every other turn on a darker ground, while the turns are few: it lies under the light of the
    present stop and the course."""
    width, plot = w / s, h / s - BAR
    ends = [*begins[1:], last] if len(begins) <= NAMED else []

    def at_x(stop: int) -> float:
        return stop_x(stop, last, width, True)

    body = "".join(
        rect(at_x(a), 2, max(0.0, at_x(b) - at_x(a)), plot - 4, 4, BAND, None, 0)
        for number, (a, b) in enumerate(zip(begins, ends)) if number % 2 == 0
    )  # fmt: skip
    return styled(body, w, h, s)


@cached
def legend(s: float = 1.0) -> Surface:
    """Draws the key of the course's marks, in one row."""
    gap, h = 20.0, 22.0
    parts = (("error", 34.0), ("good", 10.0), ("slip", 14.0), ("mistake", 18.0), ("blunder", 22.0))
    x, body, words = 0.0, "", []
    for name, wide in parts:
        m, y = x + wide / 2, h / 2
        if name == "error":
            body += rect(x, y - 6, wide, 12, 3, CARROT, None, 0, 'fill-opacity="0.3"')
            body += path(f"M{x},{y} h{wide}", "none", INK, 3)
        else:
            lower = 3 if name in ("mistake", "blunder") else 0
            body += _mark(Point(0, 0, 0.0, 0.0, name), m, y - lower)
        x += wide + 7
        told = say(f"legend-{name}")
        words.append((told, x))
        x += width_of(told, "body", 15 * s) / s + gap
    sheet = Sheet(Size.of(FRect(0, 0, x - gap + 4, h), s))
    sheet.draw(body)
    for name, at in words:
        sheet.write(name, at, h / 2, "body", 15, INK2, "midleft")
    return sheet.art.surface


@cached
def sitters(seats: tuple[tuple[int, str], ...], most: int, s: float = 1.0) -> Surface:
    """Draws the key of the lines in one row: each seat's figure as badge, a piece of its line,
    its name; without names if the row would be wider than `most`."""
    h = 24.0
    for named in (True, False):
        x, body, placed = 0.0, "", []
        for figure, name in seats:
            ends = (Point(0, figure, 0.0, 0.0, "good"), Point(1, figure, 0.0, 0.0, "good"))
            left = x + 27.0
            body += line(ends, partial(_beside, left), lambda chance: h / 2)
            placed.append((figure, name, x))
            x = left + 39.0 + (width_of(name, "body", 15 * s) / s + 16.0 if named else 0.0)
        if x * s <= most:
            break
    sheet = Sheet(Size.of(FRect(0, 0, x, h), s))
    sheet.draw(body)
    for figure, name, at in placed:
        sheet.put(badge(figure, sheet.px(22)), at, h / 2 - 11)
        if named:
            sheet.write(name, at + 66, h / 2, "body", 15, INK2, "midleft")
    return sheet.art.surface


def _beside(left: float, stop: int) -> float:
    return left + 32.0 * stop


def _thinned(points: list[Point], at_x: _At, step: float) -> list[Point]:
    """The points that are at least so far apart, the first and the last among them: nobody sees
    more, and a long match would cost a frame several times over."""
    kept: list[Point] = []
    for point in points:
        if not kept or at_x(point.stop) - at_x(kept[-1].stop) >= step:
            kept.append(point)
    if points and kept[-1] is not points[-1]:
        kept[-1] = points[-1]
    return kept


def line(points: Sequence[Point], at_x: _At, at_y: _Of) -> str:
    """One seat's chances as a line, their errors as a band; dotted where choices are missing."""
    if len(points) < 2:
        return ""
    for at, (before, point) in enumerate(pairwise(points), 1):
        if not point.follows:
            ends = [(at_x(p.stop), at_y(p.chance)) for p in (before, point)]
            dotted = path(dashed_line(*ends[0], *ends[1], 2, 5), "none", INK2, 1.6)
            rest = point._replace(follows=True), *points[at + 1 :]
            return line(points[:at], at_x, at_y) + dotted + line(rest, at_x, at_y)
    colour = SEATS[points[0].figure].colour
    upper = [f"{at_x(p.stop):.1f},{at_y(p.chance + p.error):.1f}" for p in points]
    lower = [f"{at_x(p.stop):.1f},{at_y(p.chance - p.error):.1f}" for p in reversed(points)]
    middle = [f"{at_x(p.stop):.1f},{at_y(p.chance):.1f}" for p in points]
    band = path(f"M{' L'.join(upper + lower)} Z", colour, None, 0, 'fill-opacity="0.28"')
    whole = path(f"M{' L'.join(middle)}", "none", INK, 4.2)
    on, off = BROKEN[points[0].figure]
    if not on:
        return band + whole + path(f"M{' L'.join(middle)}", "none", colour, 2.4)
    ends = [(at_x(p.stop), at_y(p.chance)) for p in points]
    parts = " ".join(dashed_line(*a, *b, on, off) for a, b in pairwise(ends))
    return band + whole + path(parts, "none", colour, 2.4)


def _mark(point: Point, x: float, y: float) -> str:
    """A good choice is a dot, a slip a diamond, a mistake a triangle."""
    ink = VERDICTS[point.kind][1]
    if point.kind in PLAIN:
        return circle(x, y, 2.6, WHITE, INK, 1.3)
    if point.kind == "slip":
        return path(f"M{x},{y - 7} l7,7 l-7,7 l-7,-7 Z", GOLD, INK, 1.6)
    r = 9 if point.kind == "mistake" else 11
    return path(f"M{x},{y - r} l{r},{1.75 * r} h{-2 * r} Z", ink, INK, 1.6)


def _bar(begins: tuple[int, ...], last: int, width: float, top: float, at_x: _At) -> str:
    """The slider's groove, with a tick where a turn begins."""
    left, right, y = at_x(0), at_x(last), top + 8
    body = rect(left - 6, y - 4.5, right - left + 12, 9, 4.5, PAPER2, INK, 1.6)
    crowded = len(begins) > (right - left) / 7
    for stop in begins if not crowded else ():
        x = at_x(stop)
        body += path(f"M{x:.1f},{y + 8} v5", "none", INK2, 1.5)
    return body


@cached
def knob(d: int, s: float = 1.0) -> Surface:
    """The rabbit's head that stands on the slider."""
    size = d / s
    m, body = size / 2, ""
    for side in (-1, 1):
        ear = m + side * size * 0.16, size * 0.22, size * 0.1, size * 0.2
        body += ellipse(*ear, WHITE, INK, 1.6)
    body += circle(m, size * 0.62, size * 0.34, WHITE, INK, 1.8)
    for side in (-1, 1):
        body += circle(m + side * size * 0.12, size * 0.6, size * 0.045, INK)
    return styled(body + circle(m, size * 0.7, size * 0.04, CARROT), d, d, s)


@cached
def column(w: int, h: int, s: float = 1.0) -> Surface:
    """The light column over the present stop."""
    body = rect(0.8, 0.8, w / s - 1.6, h / s - 1.6, 6, "#FFE9A8", "#D9A93A", 1.4)
    face = styled(body, w, h, s)
    face.set_alpha(190)
    return face


@cached
def way_behind(w: int, h: int, s: float = 1.0) -> Surface:
    """The part of the slider's groove that lies behind the knob."""
    return styled(rect(0.8, 0.8, w / s - 1.6, h / s - 1.6, 4.5, CARROT, INK, 1.6), w, h, s)


@cached
def tag(words: str, best: bool, s: float = 1.0) -> Surface:
    """A little paper with a word, to lie beside a piece: violet for what is best."""
    sheet = Sheet(Size.of(FRect(0, 0, width_of(words, "heading", 15 * s) / s + 18, 25), s))
    w, h = sheet.box.size
    sheet.draw(rect(0.8, 0.8, w - 1.6, h - 1.6, 11, HINT_DISC if best else "#FFFDF7", INK, 1.6))
    sheet.write(words, w / 2, h / 2, "heading", 15, INK, "center")
    return sheet.art.surface


@cached
def present_row(w: int, h: int, s: float = 1.0, state: str = "rest") -> Surface:
    """The ground of a row in the list; state: "rest", "hover", "present"."""
    fills = {"hover": WHITE, "present": "#FFE9A8"}
    if state not in fills:
        return styled("", w, h, s)
    line = "#D9A93A" if state == "present" else EDGE
    body = rect(0.8, 0.8, w / s - 1.6, h / s - 1.6, 9, fills[state], line, 1.5)
    return styled(body, w, h, s)


CHIP_TYPE = 18
"""Size of the words on a chip, in style pixels."""


@cached
def verdict_chip(
    kind: str, words: str, w: int, h: int, s: float = 1.0, px: float = CHIP_TYPE
) -> Surface:
    """Draws the chip of a choice: its verdict, a key of VERDICTS, and what it gave away."""
    sheet = Sheet(Size(w, h, s))
    fill, ink, mark = VERDICTS[kind]
    sheet.draw(rect(0.8, 0.8, sheet.box.w - 1.6, sheet.box.h - 1.6, 17, fill, ink, 1.6))
    words = fitted(words, "heading", px * s, w - 46 * s)
    wide, middle = 28 + sheet.wide(words, "heading", px), sheet.box.center
    sheet.sign(mark, middle[0] - wide / 2 + 11, middle[1], 22)
    sheet.write(words, middle[0] + wide / 2, middle[1], "heading", px, ink, "midright")
    return sheet.art.surface
