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
    LIT_LINE,
    PAPER,
    PAPER_ACTIVE,
    WHITE,
)
from tabletop.table.art.rabbit import badge, pattern, portrait
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import (
    LYING,
    RAISED,
    Art,
    blank,
    masked,
    with_shadow,
)
from tabletop.table.art.svg import path, rect
from tabletop.table.art.widgets_base import dashed_line, fit, styled, write_fitted
from tabletop.table.art.widgets_marks import legal_glow, pips, stitches

Count = tuple[str, int | str | tuple[int, int]]
"""A sign with a number, a word such as "+4", or (have, of) as lit and grey signs."""

FULL, COMPACT, CHIP = "full", "compact", "chip"
"""Shapes of a plate: with all it says, in a row with others, and as a narrow one of a rail."""
PLATE_SIZE = (232, 84)
COMPACT_SIZE = (232, 46)
RIBBON_SIZE = (560, 54)
"""Widths and heights of the style sheet, in style pixels."""
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
def raised_portrait(seat: int, d: int, s: float = 1.0, eyes: str = "", mouth: str = "") -> Art:
    """A seat's portrait, `d` pixels across, with the shadow of a thing that lies on paper."""
    return with_shadow(portrait(seat, d, eyes, mouth), LYING, s)


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


@cached
def plate(
    seat: int, name: str, second_line: str = "", score: int | str = 0, score_sign: str = "",
    counts: tuple[Count, ...] = (), w: int = 0, h: int = 0, active: bool = False,
    shape: str = FULL, s: float = 1.0, eyes: str = "", mouth: str = "",
) -> Art:
    """The plate of a player: patterned spine, portrait, badge, name, second line, counts, score.

    `w`, `h` are window pixels; 0 means the style's 232 x 84 (compact 232 x 46). The active seat's
    plate wears the gold stitches. `eyes` and `mouth` are a passing face of the portrait.
    Text that is too long shrinks, then ends in an ellipsis. A chip leaves out the second line, and
    what its height has no room for: counts first, then the name.
    """
    style_w, style_h = PLATE_SIZE if shape == FULL else COMPACT_SIZE
    w, h = w or round(style_w * s), h or round(style_h * s)
    at = _NORMAL if shape == FULL else _compact(h / s) if shape == COMPACT else _chip(h / s)
    ground = _plate_ground(seat, w, h, active, at, s)
    out = Art(ground.surface.copy(), ground.ox, ground.oy)
    face = blank(w, h)
    shown = str(score).replace("-", "−")
    if shape == CHIP:
        _chip_face(face, seat, at, s, name, shown, score_sign, counts, (eyes, mouth))
        out.surface.blit(face, (out.ox, out.oy))
        return out
    _portrait(face, seat, h, at, s, eyes, mouth)
    if shape == COMPACT:
        _compact_text(face, w, h, at, s, name, second_line, shown, score_sign, counts)
    else:
        _full_text(face, w, h, at, s, name, second_line, shown, score_sign, counts)
    out.surface.blit(face, (out.ox, out.oy))
    return out


def _portrait(
    face: Surface, seat: int, h: int, at: _Measures, s: float, eyes: str, mouth: str
) -> None:
    d = round(at.portrait * s)
    x, y = round(at.portrait_x * s), round((h - d) / 2)
    raised_portrait(seat, d, s, eyes, mouth).blit(face, x, y)
    mark = badge(seat, round(at.badge * s))
    reach = round(2 * s)
    face.blit(mark, (x + d - mark.get_width() + round(8 * s), y + d - mark.get_height() + reach))


def _chip_face(
    face: Surface, seat: int, at: _Measures, s: float, name: str, score: str, score_sign: str,
    counts: tuple[Count, ...], looks: tuple[str, str],
) -> None:  # fmt: skip
    """Portrait and score side by side, the name below them, the counts below that."""
    w, h = face.get_size()
    rows = 1 + sum(h >= round(least * s) for least in _CHIP_ROWS)
    high = h if rows == 1 else round((at.portrait + 8) * s)
    _portrait(face.subsurface((0, 0, w, high)), seat, high, at, s, *looks)
    left, right = round((at.portrait_x + at.portrait + 10) * s), w - round(6 * s)
    size = round(at.score * s * (1.0 if len(score) < 3 else 0.84))
    wide = lettering.width_of(score, "display", size) if score else 0
    mark = sign(score_sign, round(17 * s)) if score_sign else None
    if mark is not None and wide + mark.get_width() + round(2 * s) <= right - left:
        face.blit(mark, mark.get_rect(midleft=(left, high // 2)))
        left += mark.get_width()
    if score:
        lettering.digits(face, score, (left + right) / 2, high / 2, size)
    else:
        _first_count(face, left, high, right - left, counts[:1], s)
        counts = counts[1:]
    x, room = round(at.text_x * s), w - round((at.text_x + 5) * s)
    step = (h - high) / max(1, rows - 1)
    if rows > 1:
        middle = high + step * 0.42
        write_fitted(face, name, x, middle, "heading", round(16 * s), INK, room, s, "midleft")
    if rows > 2:
        _counts(face, x, high + step * 1.4, room, counts, s)


def _first_count(
    face: Surface, left: float, high: float, room: float, counts: tuple[Count, ...], s: float
) -> None:
    """The count beside a chip's portrait: its number stands below its sign where the two have no
    room in a row, so that ten eggs are told as well as nine."""
    if not counts or _counts(face, left, high / 2, room, counts, s):
        return
    name, value = counts[0]
    text = str(value if not isinstance(value, tuple) else value[0]).replace("-", "−")
    mark = sign(name, round(min(18 * s, high * 0.44)))
    face.blit(mark, mark.get_rect(center=(round(left + room / 2), round(high * 0.28))))
    px = round(min(16 * s, high * 0.42))
    lettering.write(face, text, left + room / 2, high * 0.72, "heading", px, INK, "center")


def _full_text(
    face: Surface, w: int, h: int, at: _Measures, s: float, name: str, second_line: str,
    score: str, score_sign: str, counts: tuple[Count, ...],
) -> None:
    x = round(at.text_x * s)
    size = round(at.score * s * (1.0 if len(score) < 3 else 0.84))
    number_w = lettering.width_of(score, "display", size) if score else 0
    column = max(number_w, round(30 * s)) if score or score_sign else 0
    centre = w - round(12 * s) - column / 2
    if score:
        lettering.digits(face, score, centre, h * 0.31, size)
    if score_sign:
        mark = sign(score_sign, round(24 * s))
        face.blit(mark, mark.get_rect(center=(round(centre), round(h * 0.69))))
    room = w - round(17 * s) - column - x
    write_fitted(face, name, x, h * 0.09, "heading", round(18 * s), INK, room, s)
    if h >= 76 * s or not counts:
        write_fitted(face, second_line, x, h * 0.345, "body", round(16 * s), INK2, room, s)
    right = centre - 16 * s if score_sign else w - 14 * s
    row = round(right - x)
    _counts(face, x, h - round(18.5 * s), row, counts, s)


def _compact_text(
    face: Surface, w: int, h: int, at: _Measures, s: float, name: str, second_line: str,
    score: str, score_sign: str, counts: tuple[Count, ...],
) -> None:
    x = round(at.text_x * s)
    size = round(at.score * s)
    right = w - round(11 * s)
    if w < _NARROW * s:
        _narrow_text(face, x, right, h, s, name, score, score_sign, counts)
        return
    if score:
        number_w = max(lettering.width_of(score, "display", size), round(16 * s))
        lettering.digits(face, score, right - number_w / 2, h / 2, size)
        right -= number_w + round(4 * s)
    if score_sign:
        mark = sign(score_sign, round(20 * s))
        face.blit(mark, mark.get_rect(midright=(right, h // 2)))
        right -= mark.get_width() + round(4 * s)
    room: float = right - 4 * s - x
    two_rows = h >= 52 * s
    name_px = round((17 if two_rows else 18) * s)
    if two_rows:
        write_fitted(face, name, x, h * 0.3, "heading", name_px, INK, room, s, "midleft")
        if counts:
            used = _counts(face, x, round(h * 0.71), room, counts, s)
            x, room = x + used, room - used
        if second_line and room > 34 * s:
            write_fitted(
                face, second_line, x, h * 0.7, "body", round(16 * s), INK2, room, s, "midleft"
            )
        return
    wanted = lettering.width_of(name, "heading", name_px)
    for number in range(len(counts), 0, -1):
        counted = _counts_width(counts[:number], s)
        if wanted + counted + 8 * s <= room:
            _counts(face, right - counted - 2 * s, h / 2, counted, counts[:number], s)
            room -= counted + 8 * s
            break
    write_fitted(face, name, x, h / 2, "heading", name_px, INK, room, s, "midleft")


def _narrow_text(
    face: Surface, x: float, right: float, h: int, s: float, name: str, score: str,
    score_sign: str, counts: tuple[Count, ...],
) -> None:
    """Name above, score and counts below: a plate of one row of six. A name of which no two letters
    have room is left to the badge, a sign beside which the score has none to the number."""
    room = right - x
    line = fit(name, "heading", round(16 * s), room, s)
    middle = h * 0.5
    if line.text == name or len(line.text) > 2:
        lettering.write(face, line.text, x, h * 0.3, "heading", line.px, INK, "midleft")
        middle = h * 0.7
    wide = lettering.width_of(score, "display", round(19 * s)) if score else 0
    if score_sign and round(22 * s) + wide <= room:
        mark = sign(score_sign, round(18 * s))
        face.blit(mark, mark.get_rect(midleft=(round(x), round(middle))))
        x += mark.get_width() + round(4 * s)
    if score:
        lettering.digits(face, score, x + wide / 2, middle, round(19 * s))
        x += wide + round(9 * s)
    _counts(face, x, middle, right - x, counts, s)


_SPACINGS = ((23, 9), (21, 6), (19, 4))
"""Room for a count's sign and the gap after it, in style pixels, from wide to narrow."""


def _count_width(count: Count, s: float, sign_w: float = 23) -> int:
    value = count[1]
    if isinstance(value, tuple):
        return round(21 * s * max(0, value[1] - 1)) + round(22 * s)
    text = str(value).replace("-", "−")
    return round(sign_w * s) + lettering.width_of(text, "heading", round(16 * s))


def _counts_width(
    counts: tuple[Count, ...], s: float, sign_w: float = 23, gap: float = 9
) -> int:
    if not counts:
        return 0
    wide = sum(_count_width(count, s, sign_w) for count in counts)
    return wide + round(gap * s) * (len(counts) - 1)


def _spacing(counts: tuple[Count, ...], room: float, s: float) -> tuple[float, float]:
    """Room for a sign and gap between two counts, in style pixels: narrower where that makes room
    for one more."""
    for number in range(len(counts), 0, -1):
        for sign_w, gap in _SPACINGS:
            if _counts_width(counts[:number], s, sign_w, gap) <= room + 2 * s:
                return sign_w, gap
    return _SPACINGS[0]


def _counts(
    face: Surface, x: float, middle: float, room: float, counts: tuple[Count, ...], s: float
) -> int:
    """Write counts from `x` on as far as they fit; gives the pixels used with a gap after."""
    start = x
    sign_w, gap = _spacing(counts, room, s)
    for name, value in counts:
        left = room - (x - start)
        shown = value
        if isinstance(shown, tuple) and _count_width((name, shown), s) > left:
            shown = f"{shown[0]}/{shown[1]}"
        if _count_width((name, shown), s, sign_w) > left + 2 * s:
            break
        if isinstance(shown, tuple):
            row = pips(name, shown[0], shown[1], round(22 * s), 21 * s)
            face.blit(row, row.get_rect(midleft=(round(x), round(middle))))
        else:
            mark = sign(name, round((sign_w - 3) * s))
            face.blit(mark, mark.get_rect(midleft=(round(x), round(middle))))
            text = str(shown).replace("-", "−")
            lettering.write(
                face, text, x + sign_w * s, middle, "heading", round(16 * s), INK, "midleft"
            )
        x += _count_width((name, shown), s, sign_w) + round(gap * s)
    return round(x - start)


# ------------------------------------------------------------------------------------ ribbon


@cached
def _ribbon_ground(w: int, h: int, s: float, fill: str) -> Art:
    """The ribbon without its text, on its shadow."""
    width, height = w / s, h / s
    drop = 7.0
    body = ""
    for left, inner, turn in ((2, 36, 1), (width - 2, width - 36, -1)):
        notch = left + 12 * turn
        d = f"M{left},12 H{inner} V{height + drop} H{left} L{notch},{height / 2 + 12}Z"
        body += path(d, "#E4C98F", INK, 1.7)
    body += path(f"M22,1 H{width - 22} V{height} H22Z", fill, INK, 1.7)
    for outer, inner in ((22, 36), (width - 22, width - 36)):
        body += path(f"M{outer},{height} H{inner} V{height + drop}Z", "#A88650", INK, 1.4)
    seams = "".join(
        dashed_line(27, y, width - 27, y, 5, 5) for y in (5.4, height - 4.4)
    )
    body += path(seams, "none", EDGE, 1.4)
    return with_shadow(styled(body, w, round(h + (drop + 2) * s), s), RAISED, s)


def ribbon_width(title: str, second: str, w: int, most: int, s: float) -> int:
    """Returns the width of the prompt for these words: `w`, or more, up to `most`, if they need
    it."""
    words = lettering.width_of(title, "heading", round(_TITLE_PX * s))
    below = lettering.width_of(second, "body", round(_SECOND_PX * s)) if second else 0
    return max(w, min(most, math.ceil(max(words, below) + _RIBBON_ENDS * s)))


def ribbon_holds(second: str, w: int, s: float) -> bool:
    """Returns True if a prompt `w` wide shows these words of its second line whole."""
    room = math.floor(w - _RIBBON_ENDS * s)
    return fit(second, "body", round(_SECOND_PX * s), room, s).text == second


@cached
def ribbon(
    seat: int | None, title: str, second: str = "", w: int = 0, s: float = 1.0, h: int = 0,
    eyes: str = "", mouth: str = "", warning: bool = False,
) -> Art:
    """The prompt: whose turn it is and what is asked, on a ribbon.

    `w`, `h` are window pixels of the whole ribbon, tails included (0: the style's 560 x 54, and
    42 high without a second line). Without a seat the text stands in the middle. `warning` is the
    yellow ribbon of a window for answers. The tails hang 7 style pixels below `h`.
    """
    w = w or round(RIBBON_SIZE[0] * s)
    h = h or round((RIBBON_SIZE[1] if second else 42) * s)
    ground = _ribbon_ground(w, h, s, LIT_LINE if warning else PAPER)
    out = Art(ground.surface.copy(), ground.ox, ground.oy)
    left, right = round(36 * s), w - round(36 * s)
    if seat is not None:
        d = round(min(h / s - 2, 52) * s)
        x = round(14 * s)
        raised_portrait(seat, d, s, eyes, mouth).blit(out.surface, out.ox + x, out.oy + round(
            (h - d) / 2 + s
        ))
        left = x + d + round(13 * s)
    anchor, at = ("midleft", left) if seat is not None else ("center", w / 2)
    at, room = at + out.ox, right - left
    ys = (h * 0.34, h * 0.73) if second else (h * 0.52, 0.0)
    write_fitted(
        out.surface, title, at, out.oy + ys[0], "heading", round(_TITLE_PX * s), INK, room, s,
        anchor,
    )
    if second:
        write_fitted(
            out.surface, second, at, out.oy + ys[1], "body", round(_SECOND_PX * s), INK2, room, s,
            anchor,
        )
    return out
