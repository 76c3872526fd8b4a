"""Draws player plates and the prompt ribbon."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import Surface

from tabletop.table.art import lettering
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import (
    EDGE,
    INK,
    INK2,
    PAPER,
    PAPER_ACTIVE,
    WHITE,
)
from tabletop.table.art.picture import Size
from tabletop.table.art.rabbit import badge, pattern, portrait
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import (
    LYING,
    RAISED,
    Art,
    blank,
    masked,
    with_shadow,
)
from tabletop.table.art.svg import path, rect
from tabletop.table.art.widgets_base import dashed_line, fit, styled
from tabletop.table.art.widgets_marks import legal_glow, pips, stitches

Count = tuple[str, int | str | tuple[int, int]]
"""A sign with a number, a word such as "+4", or (have, of) as lit and grey signs."""

FULL, COMPACT, CHIP = "full", "compact", "chip"
"""Shapes of a plate: with all it says, in a row with others, and as a narrow one of a rail."""
_TITLE_PX, _SECOND_PX = 20, 16
_RIBBON_ENDS = 116
"""Width of portrait, margins and tails of the prompt, in style pixels."""


class _Measures(NamedTuple):
    """Measures of a plate, in style pixels."""

    radius: float
    spine: float
    portrait: float
    portrait_x: float
    badge: float
    text_x: float
    score: float


_NARROW = 180  # a compact plate below this width (style pixels) writes the score below the name
_NORMAL = _Measures(14, 26, 58, 8, 24, 76, 30)


def _compact(height: float) -> _Measures:
    face = height - 8
    return _Measures(12, 20, face, 6, max(18.0, face * 0.46), face + 20, 24)


_CHIP_ROWS = (48.0, 78.0)
"""Heights of a chip from which it has room for the name, and for counts below it."""


_CHIP_LOW = 55.0
"""Height below which the portrait leaves room for the tails of the name's letters."""


def _chip(height: float) -> _Measures:
    rows = 1 + sum(height >= least for least in _CHIP_ROWS)
    low = -6 if rows == 1 else -1 if height < _CHIP_LOW else 2
    face = min(38.0, height / rows + low)
    return _Measures(10, 12, face, 5, max(16.0, face * 0.5), 16, 22)


@cached
def raised_portrait(seat: int, d: int, s: float = 1.0, eyes: str = "") -> Art:
    """A seat's portrait, `d` pixels across, with the shadow of a thing that lies on paper."""
    return with_shadow(portrait(seat, d, eyes), LYING, s)


# ----------------------------------------------------------------------------------- the plate


@cached
def _plate_paper(seat: int, w: int, h: int, active: bool, at: _Measures, s: float) -> Surface:
    """The paper of a plate with the seat's pattern as its spine."""
    width, height, r = w / s, h / s, at.radius
    edge = (0.8, 0.8, width - 1.6, height - 1.6, r)
    fill = PAPER_ACTIVE if active else PAPER
    paper = styled(rect(*edge, fill), w, h, s)
    spine = blank(w, h)
    spine.blit(pattern(seat, round(at.spine * s), h, 20 * s), (0, 0))
    paper.blit(masked(spine, styled(rect(*edge, WHITE), w, h, s)), (0, 0))
    lines = path(f"M{at.spine},1 V{height - 1}", "none", INK, 1.6)
    lines += path(f"M{at.spine + 4},3.1 H{width - r}", "none", WHITE, 1.4)
    lines += rect(*edge, "none", INK, 1.7)
    paper.blit(styled(lines, w, h, s), (0, 0))
    return paper


@cached
def _plate_ground(seat: int, w: int, h: int, active: bool, at: _Measures, s: float) -> Art:
    """Glow, shadow and paper of a plate."""
    plain = with_shadow(_plate_paper(seat, w, h, active, at, s), RAISED, s)
    if not active:
        return plain
    light = legal_glow(w, h, at.radius, s, strong=True)
    ox, oy = max(light.ox, plain.ox), max(light.oy, plain.oy)
    right = max(light.surface.get_width() - light.ox, plain.surface.get_width() - plain.ox)
    below = max(light.surface.get_height() - light.oy, plain.surface.get_height() - plain.oy)
    ground = Art(blank(ox + right, oy + below), ox, oy)
    light.blit(ground.surface, ox, oy)
    plain.blit(ground.surface, ox, oy)
    stitches(w, h, at.radius, s).blit(ground.surface, ox, oy)
    return ground


class _Said(NamedTuple):
    """Contents of a plate."""

    name: str
    second: str
    score: str
    sign: str
    counts: tuple[Count, ...]


@cached
def plate(
    seat: int, name: str, second_line: str = "", score: int | str = 0, score_sign: str = "",
    counts: tuple[Count, ...] = (), w: int = 232, h: int = 84, active: bool = False,
    shape: str = FULL, s: float = 1.0, eyes: str = "", crown: bool = False,
) -> Art:
    """The plate of a player: patterned spine, portrait, badge, name, second line, counts, score.

    `w`, `h` are window pixels. The active seat's plate wears the gold stitches, and so does that of
    a winner, with a crown. `eyes` are passing ones of the portrait. Text that is too long shrinks,
    then ends in an ellipsis. A chip leaves out the second line, and what its height has no room
    for: counts first, then the name.
    """
    size, high = Size(w, h, s), h / s
    at = _NORMAL if shape == FULL else _compact(high) if shape == COMPACT else _chip(high)
    lit = active or crown
    sheet, ground = Sheet(size), _plate_ground(seat, size.w, size.h, lit, at, s)
    said = _Said(name, second_line, str(score).replace("-", "−"), score_sign, counts)
    rows = 1 + sum(size.h >= sheet.px(least) for least in _CHIP_ROWS) if shape == CHIP else 1
    top = sheet.box.h if rows == 1 else at.portrait + 8
    _portrait(sheet, seat, top, at, eyes)
    if crown:
        x, d = at.portrait_x + at.portrait / 2, at.portrait / 2
        sheet.sign("crown", x, max(d / 2, (top - at.portrait) / 2 + 4), d)
    if shape == CHIP:
        _chip_text(sheet, top, rows, at, said)
    elif shape == COMPACT:
        _compact_text(sheet, at, said)
    else:
        _full_text(sheet, at, said)
    out = ground.surface.copy()
    out.blit(sheet.art.surface, (ground.ox, ground.oy))
    return ground._replace(surface=out)


def _portrait(sheet: Sheet, seat: int, high: float, at: _Measures, eyes: str) -> None:
    x, y, d, small = at.portrait_x, (high - at.portrait) / 2, at.portrait, at.badge
    sheet.put(raised_portrait(seat, sheet.px(d), sheet.s, eyes), x, y)
    sheet.put(badge(seat, sheet.px(small)), x + d - small + 8, y + d - small + 2)


def _chip_text(sheet: Sheet, high: float, rows: int, at: _Measures, said: _Said) -> None:
    """Writes the score beside the portrait, the name below them, the counts below that."""
    w, counts = sheet.box.w, said.counts
    left, right = at.portrait_x + at.portrait + 10, w - 6
    units = at.score * (1.0 if len(said.score) < 3 else 0.84)
    wide = sheet.wide(said.score, "display", units) if said.score else 0
    if said.sign and wide + 19 <= right - left:
        sheet.sign(said.sign, left + 8.5, high / 2, 17)
        left += 17
    if said.score:
        sheet.digits(said.score, (left + right) / 2, high / 2, units)
    else:
        _first_count(sheet, left, high, right - left, counts[:1])
        counts = counts[1:]
    x, room, step = at.text_x, w - at.text_x - 5, (sheet.box.h - high) / max(1, rows - 1)
    if rows > 1:
        sheet.write(said.name, x, high + step * 0.42, "heading", 16, INK, "midleft", room)
    if rows > 2:
        _counts(sheet, x, high + step * 1.4, room, counts)


def _first_count(
    sheet: Sheet, left: float, high: float, room: float, counts: tuple[Count, ...]
) -> None:
    """The count beside a chip's portrait: its number stands below its sign where the two have no
    room in a row, so that ten eggs are told as well as nine."""
    if not counts or _counts(sheet, left, high / 2, room, counts):
        return
    name, value = counts[0]
    text = str(value if not isinstance(value, tuple) else value[0]).replace("-", "−")
    middle, units = left + room / 2, min(16, high * 0.42)
    sheet.sign(name, middle, high * 0.28, min(18, high * 0.44))
    sheet.write(text, middle, high * 0.72, "heading", units, INK, "center")


def _full_text(sheet: Sheet, at: _Measures, said: _Said) -> None:
    w, h = sheet.box.size
    x, units = at.text_x, at.score * (1.0 if len(said.score) < 3 else 0.84)
    wide = sheet.wide(said.score, "display", units) if said.score else 0
    column = max(wide, 30) if said.score or said.sign else 0
    centre = w - 12 - column / 2
    if said.score:
        sheet.digits(said.score, centre, h * 0.31, units)
    if said.sign:
        sheet.sign(said.sign, centre, h * 0.69, 24)
    room = w - 17 - column - x
    sheet.write(said.name, x, h * 0.09, "heading", 18, width=room)
    if h >= 76 or not said.counts:
        sheet.write(said.second, x, h * 0.345, "body", 16, INK2, width=room)
    right = centre - 16 if said.sign else w - 14
    _counts(sheet, x, h - 18.5, right - x, said.counts)


def _compact_text(sheet: Sheet, at: _Measures, said: _Said) -> None:
    x, right, h = at.text_x, sheet.box.w - 11, sheet.box.h
    if sheet.box.w < _NARROW:
        _narrow_text(sheet, x, right, said)
        return
    if said.score:
        wide = max(sheet.wide(said.score, "display", at.score), 16)
        sheet.digits(said.score, right - wide / 2, h / 2, at.score)
        right -= wide + 4
    if said.sign:
        sheet.sign(said.sign, right - 10, h / 2, 20)
        right -= 24
    room = right - 4 - x
    if h >= 52:
        sheet.write(said.name, x, h * 0.3, "heading", 17, INK, "midleft", room)
        used = _counts(sheet, x, h * 0.71, room, said.counts)
        if said.second and room - used > 34:
            left = x + used
            sheet.write(said.second, left, h * 0.7, "body", 16, INK2, "midleft", room - used)
        return
    wanted = sheet.wide(said.name, "heading", 18)
    for number in range(len(said.counts), 0, -1):
        counts = said.counts[:number]
        counted = _counts_width(sheet, counts)
        if wanted + counted + 8 <= room:
            _counts(sheet, right - counted - 2, h / 2, counted, counts)
            room -= counted + 8
            break
    sheet.write(said.name, x, h / 2, "heading", 18, INK, "midleft", room)


def _narrow_text(sheet: Sheet, x: float, right: float, said: _Said) -> None:
    """Name above, score and counts below: a plate of one row of six. A name of which no two letters
    have room is left to the badge, a sign beside which the score has none to the number."""
    room, middle = right - x, sheet.box.h * 0.5
    line = fit(said.name, "heading", sheet.px(16), room * sheet.s, sheet.s)
    if line.text == said.name or len(line.text) > 2:
        sheet.write(said.name, x, sheet.box.h * 0.3, "heading", 16, INK, "midleft", room)
        middle = sheet.box.h * 0.7
    wide = sheet.wide(said.score, "display", 19) if said.score else 0
    if said.sign and 22 + wide <= room:
        sheet.sign(said.sign, x + 9, middle, 18)
        x += 22
    if said.score:
        sheet.digits(said.score, x + wide / 2, middle, 19)
        x += wide + 9
    _counts(sheet, x, middle, right - x, said.counts)


_SPACINGS = ((23, 9), (21, 6), (19, 4))
"""Room for a count's sign and the gap after it, in style pixels, from wide to narrow."""


def _count_width(sheet: Sheet, count: Count, sign_w: float = 23) -> float:
    value = count[1]
    if isinstance(value, tuple):
        return 21.0 * max(0, value[1] - 1) + 22
    return sign_w + sheet.wide(str(value).replace("-", "−"), "heading", 16)


def _counts_width(
    sheet: Sheet, counts: tuple[Count, ...], sign_w: float = 23, gap: float = 9
) -> float:
    wide = sum(_count_width(sheet, count, sign_w) for count in counts)
    return wide + gap * max(0, len(counts) - 1)


def _spacing(sheet: Sheet, counts: tuple[Count, ...], room: float) -> tuple[float, float]:
    """Room for a sign and gap between two counts, in style pixels: narrower where that makes room
    for one more."""
    for number in range(len(counts), 0, -1):
        for sign_w, gap in _SPACINGS:
            if _counts_width(sheet, counts[:number], sign_w, gap) <= room + 2:
                return sign_w, gap
    return _SPACINGS[0]


def _counts(
    sheet: Sheet, x: float, middle: float, room: float, counts: tuple[Count, ...]
) -> float:
    """Writes counts from `x` on as far as they fit; returns the width used with a gap after."""
    start = x
    sign_w, gap = _spacing(sheet, counts, room)
    for name, value in counts:
        left = room - (x - start)
        shown = value
        if isinstance(shown, tuple) and _count_width(sheet, (name, shown)) > left:
            shown = f"{shown[0]}/{shown[1]}"
        wide = _count_width(sheet, (name, shown), sign_w)
        if wide > left + 2:
            break
        if isinstance(shown, tuple):
            row = pips(name, shown[0], shown[1], sheet.px(22), 21 * sheet.s)
            sheet.put(row, x, middle - 11)
        else:
            sheet.sign(name, x + (sign_w - 3) / 2, middle, sign_w - 3)
            text = str(shown).replace("-", "−")
            sheet.write(text, x + sign_w, middle, "heading", 16, INK, "midleft")
        x += wide + gap
    return x - start


# ------------------------------------------------------------------------------------ ribbon


@cached
def _ribbon_ground(w: int, h: int, s: float) -> Art:
    """The ribbon without its text, on its shadow."""
    width, height = w / s, h / s
    drop = 7.0
    body = ""
    for left, inner, turn in ((2, 36, 1), (width - 2, width - 36, -1)):
        notch = left + 12 * turn
        d = f"M{left},12 H{inner} V{height + drop} H{left} L{notch},{height / 2 + 12}Z"
        body += path(d, "#E4C98F", INK, 1.7)
    body += path(f"M22,1 H{width - 22} V{height} H22Z", PAPER, INK, 1.7)
    for outer, inner in ((22, 36), (width - 22, width - 36)):
        body += path(f"M{outer},{height} H{inner} V{height + drop}Z", "#A88650", INK, 1.4)
    seams = "".join(
        dashed_line(27, y, width - 27, y, 5, 5) for y in (5.4, height - 4.4)
    )
    body += path(seams, "none", EDGE, 1.4)
    return with_shadow(styled(body, w, h + (drop + 2) * s, s), RAISED, s)


def ribbon_width(title: str, second: str, w: int, most: int, s: float) -> int:
    """Returns the width of the prompt for these words: `w`, or more, up to `most`, if they need
    it."""
    words = lettering.width_of(title, "heading", _TITLE_PX * s)
    below = lettering.width_of(second, "body", _SECOND_PX * s) if second else 0
    return max(w, min(most, math.ceil(max(words, below) + _RIBBON_ENDS * s)))


def ribbon_holds(second: str, w: int, s: float) -> bool:
    """Returns True if a prompt `w` wide shows these words of its second line whole."""
    room = math.floor(w - _RIBBON_ENDS * s)
    return fit(second, "body", _SECOND_PX * s, room, s).text == second


@cached
def ribbon(
    seat: int | None, title: str, second: str = "", w: int = 560, s: float = 1.0, h: int = 0,
    eyes: str = "",
) -> Art:
    """The prompt: whose turn it is and what is asked, on a ribbon.

    `w`, `h` are window pixels of the whole ribbon, tails included (`h` 0: 54 style pixels, and 42
    without a second line). Without a seat the text stands in the middle. The tails hang 7
    style pixels below `h`.
    """
    size = Size(w, h or round((54 if second else 42) * s), s)
    sheet = Sheet(size, _ribbon_ground(*size))
    wide, high = sheet.box.size
    left, right, anchor, x = 36.0, wide - 36, "center", wide / 2
    if seat is not None:
        d = min(high - 2, 52)
        sheet.put(raised_portrait(seat, sheet.px(d), s, eyes), 14, (high - d) / 2 + 1)
        left = 27 + d
        anchor, x = "midleft", left
    y, room = high * (0.34 if second else 0.52), right - left
    sheet.write(title, x, y, "heading", _TITLE_PX, INK, anchor, room)
    if second:
        sheet.write(second, x, high * 0.73, "body", _SECOND_PX, INK2, anchor, room)
    return sheet.art
