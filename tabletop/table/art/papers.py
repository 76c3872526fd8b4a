"""Papers that carry text: panels, tooltips, the why-not paper, dialogs, the cover, recap and rows.

The log's own paper and lines are in `papers_log`.
"""

from __future__ import annotations

from pygame import FRect, Surface

from tabletop.table.art import lettering, theme
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import (
    BAD,
    CREAM,
    EDGE,
    GOLD,
    GOOD,
    INK,
    INK2,
    LIT_LINE,
    PAPER,
    SHADOW,
    WHITE,
    mix,
    rgba,
)
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import (
    HELD,
    RAISED,
    Art,
    blank,
    with_shadow,
)
from tabletop.table.art.svg import path, rect
from tabletop.table.art.widgets_base import (
    dashed_line,
    dashed_rect,
    reaching,
    styled,
)
from tabletop.table.art.widgets_marks import count_badge

_REFUSAL_PAPER = "#FFE4DC"
_TRAY_OPACITY = 0.86


@cached
def panel_face(w: int, h: int, s: float = 1.0, radius: float = 14, fill: str = PAPER) -> Surface:
    """The paper of a panel without its shadow."""
    width, height = w / s, h / s
    body = rect(0.75, 0.75, width - 1.5, height - 1.5, radius, fill, INK, 1.6)
    inner = max(2.0, radius - 3.5)
    body += rect(4.2, 4.2, width - 8.4, height - 8.4, inner, "none", mix(fill, EDGE, 0.85), 1.2)
    body += path(f"M{radius},2.5 H{width - radius}", "none", WHITE, 1.4)
    return styled(body, w, h, s)


@cached
def panel(w: int, h: int, s: float = 1.0, radius: float = 14, fill: str = PAPER) -> Art:
    """A raised paper of `w` x `h` window pixels with an inner hairline."""
    return with_shadow(panel_face(w, h, s, radius, fill), RAISED, s)


@cached
def dialog(w: int, h: int, s: float = 1.0) -> Art:
    """The paper of a dialog, held high over the table; lay `veil` below it."""
    return with_shadow(panel_face(w, h, s, 18), HELD, s)


@cached
def veil(w: int, h: int, share: float = 0.5) -> Surface:
    """A darkening over everything below a dialog."""
    dark = blank(w, h)
    dark.fill(rgba(SHADOW, round(255 * theme.veiling(share))))
    return dark


@cached
def tray(
    w: int, h: int, s: float = 1.0, fill: str = "#12303A", thread: str = "#7FB3A4",
    title: str = "", title_colour: str = "#FFF1C9", opacity: float = _TRAY_OPACITY,
) -> Surface:
    """A dark, stitched place for cards: a hand, a run, shocks. Its title stands at the top left."""
    width, height = w / s, h / s
    body = rect(1, 1, width - 2, height - 2, 18, fill, extra=f'opacity="{theme.opacity(opacity)}"')
    body += rect(1, 1, width - 2, height - 2, 18, "none", mix(fill, INK, 0.5), 1.6)
    seam = dashed_rect(6.5, 6.5, width - 13, height - 13, 13, 5.5, 8)
    body += path(seam, "none", thread, 1.7)
    sheet = Sheet(Size(w, h, s))
    sheet.draw(body)
    if title:
        sheet.write(title, 18, 12, "heading", 17, title_colour, width=width - 36)
    return sheet.art.surface


@cached
def slot(
    w: int, h: int, s: float = 1.0, radius: float = 9, fill: str = "#17404A",
    thread: str = "#7FB3A4",
) -> Surface:
    """An empty place for one card in a tray or on a field."""
    box = (1.6, 1.6, w / s - 3.2, h / s - 3.2, radius)
    body = rect(*box, fill) + path(dashed_rect(*box, 4.5, 7.5), "none", thread, 1.8)
    return styled(body, w, h, s)


@cached
def rule(w: int, s: float = 1.0) -> Surface:
    """A dashed line `w` pixels wide and 4 style pixels high that separates groups."""
    line = path(dashed_line(1, 2, w / s - 1, 2, 4, 5.5), "none", "#D9B877", 1.7)
    return styled(line, w, 4 * s, s)


# -------------------------------------------------------------------------- tooltip, why not


@cached
def tooltip(words: str, w: int, s: float = 1.0, tail: str = "", tail_x: float = 0) -> Art:
    """Draws a tooltip on ink, `w` window pixels wide and as high as its words need.

    `tail` is the side of the little arrow, "up" or "down", and `tail_x` its place in pixels from
    the left; without one there is none. The arrow reaches 8 style pixels beyond the piece.
    """
    step = lettering.line_height("body", 16 * s) / s
    lines = lettering.wrap(words, "body", 16 * s, w - 30 * s)
    size = Size.of(FRect(0, 0, w / s, 22 + step * len(lines)), s)
    body = _bubble(size.w / s, size.h / s, tail, tail_x / s)
    sheet = Sheet(size, reaching(body, *size, 10))
    sheet.rows(lines, 15, 10, "body", 16, PAPER, step)
    return with_shadow(sheet.art, RAISED, s)


def _bubble(w: float, h: float, tail: str, x: float) -> str:
    r = 11
    x = max(r + 10, min(w - r - 10, x))
    above = f"H{x - 9} L{x},-7.5 L{x + 9},1 " if tail == "up" else ""
    below = f"H{x + 9} L{x},{h + 7.5} L{x - 9},{h - 1} " if tail == "down" else ""
    d = (
        f"M{r + 1},1 {above}H{w - r - 1} Q{w - 1},1 {w - 1},{r + 1} V{h - r - 1} "
        f"Q{w - 1},{h - 1} {w - r - 1},{h - 1} {below}H{r + 1} Q1,{h - 1} 1,{h - r - 1} "
        f"V{r + 1} Q1,1 {r + 1},1Z"
    )
    return path(d, INK, PAPER, 1.6)


@cached
def why_not(title: str, body: str, rule_text: str, w: int, s: float = 1.0) -> Art:
    """The paper that says why something cannot be done, and which rule says so."""
    room, step = w - 72 * s, lettering.line_height("body", 16 * s) / s
    heads = lettering.wrap(title, "heading", 17 * s, room)
    lines = lettering.wrap(body, "body", 16 * s, room) if body else ()
    feet = lettering.wrap(rule_text, "bold", 16 * s, room) if rule_text else ()
    tall = max(60, 24 + step * (len(heads) + len(lines) + len(feet)))
    sheet = Sheet(Size.of(FRect(0, 0, w / s, tall), s))
    paper = rect(1, 1, sheet.box.w - 2, sheet.box.h - 2, 12, _REFUSAL_PAPER, BAD, 2)
    sheet.draw(paper + path(f"M13,3.4 H{sheet.box.w - 13}", "none", WHITE, 1.4))
    sheet.sign("stop", 30, 29, 32)
    y = sheet.rows(heads, 56, 11, "heading", 17, BAD, step)
    y = sheet.rows(lines, 56, y, "body", 16, INK, step)
    sheet.rows(feet, 56, y, "bold", 16, BAD, step)
    return with_shadow(sheet.art, RAISED, s)


# -------------------------------------------------------------------------------- small rows


@picture
def step_row(
    size: Size, number: int, title: str, second: str, now: bool = False, done: bool = False
) -> Art:
    """One step of a turn; the present one lies on gold, a done one is ticked."""
    sheet = Sheet(size)
    w, h = sheet.box.size
    if now:
        sheet.draw(rect(1, 1, w - 2, h - 2, 9, LIT_LINE, "#D9A93A", 1.7))
    fill = "#D9F0C9" if done else GOLD if now else "#F1E4C8"
    sheet.centre(count_badge(0 if done else number, sheet.px(30), fill, fill if done else INK),
                 24, h / 2)
    if done:
        sheet.sign("check", 24, h / 2, 18)
    colour = INK2 if done else INK
    sheet.write(title, 49, h * 0.31, "heading", 17, colour, "midleft", w - 58)
    sheet.write(second, 49, h * 0.71, "body", 16, INK2, "midleft", w - 58)
    return sheet.art


@picture
def preview_row(size: Size, icon: str, words: str, number: str) -> Art:
    """One line of a preview: sign, words, number."""
    sheet = Sheet(size)
    w, middle = sheet.box.w, sheet.box.centery
    if icon:
        sheet.sign(icon, 10, middle, 20)
    shown, left = number.replace("-", "−"), 27 if icon else 0
    room = w - sheet.wide(shown, "heading", 16) - left - 8
    sheet.write(shown, w, middle, "heading", 16, INK, "midright")
    sheet.write(words, left, middle, "body", 16, INK, "midleft", room)
    return sheet.art


@picture
def preview_sums(size: Size, parts: tuple[tuple[str, str], ...]) -> Art:
    """All rows of a preview in one line, each as its sign and number."""
    sheet, x = Sheet(size), 0.0
    shown = [number.replace("-", "−") for _, number in parts]
    wide = [24 + sheet.wide(number, "heading", 16) for number in shown]
    gap = min(16, (sheet.box.w - sum(wide)) / max(1, len(wide) - 1))
    for (icon, _), number, width in zip(parts, shown, wide, strict=True):
        sheet.sign(icon, x + 10, sheet.box.centery, 20)
        sheet.write(number, x + 23, sheet.box.centery, "heading", 16, INK, "midleft")
        x += width + gap
    return sheet.art


@picture
def preview_result(size: Size, words: str, old: int, new: int) -> Art:
    """The last line of a preview: a dashed rule, words, old number, arrow, new number; a fall is
    green and a rise red."""
    sheet = Sheet(size)
    sheet.put(rule(size.w, size.s), 0, 0)
    w, middle = sheet.box.w, sheet.box.h * 0.56
    before, after = (str(number).replace("-", "−") for number in (old, new))
    wide = sheet.wide(after, "display", 22)
    sheet.digits(after, w - wide / 2, middle, 22, GOOD if new <= old else BAD)
    arrow = path("M1,6 H15", "none", INK, 2.6) + path("M13,1.4 L20.5,6 L13,10.6Z", INK, INK, 1)
    right = w - wide - 30
    sheet.put(styled(arrow, sheet.px(22), sheet.px(12), size.s), right, middle - 6)
    wide = sheet.wide(before, "display", 20)
    sheet.digits(before, right - 8 - wide / 2, middle, 20)
    sheet.write(words, 0, middle, "heading", 17, INK, "midleft", right - wide - 16)
    return sheet.art


@cached
def key_cap(label: str, s: float = 1.0) -> Surface:
    """A key of the keyboard with its name, for the list of keys."""
    wide = max(30.0, lettering.width_of(label, "heading", 16 * s) / s + 18)
    sheet = Sheet(Size.of(FRect(0, 0, wide, 30), s))
    body = rect(1, 4, wide - 2, 25, 7, mix(PAPER, INK, 0.35), INK, 1.6)
    sheet.draw(body + rect(1, 1, wide - 2, 25, 7, CREAM, INK, 1.6))
    sheet.write(label, wide / 2, 13.5, "heading", 16, INK, "center")
    return sheet.art.surface
