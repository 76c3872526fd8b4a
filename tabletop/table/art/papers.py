"""Papers that carry text: panels, tooltips, the why-not paper, dialogs, the cover, recap and rows.

The log's own paper and lines are in `papers_log`.
"""

from __future__ import annotations

from pygame import Surface

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
    STITCH,
    WHITE,
    mix,
    rgba,
)
from tabletop.table.art.signs import sign
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
    fit,
    styled,
    write_fitted,
    write_lines,
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
    face = styled(body, w, h, s)
    if title:
        write_fitted(
            face, title, 18 * s, 12 * s, "heading", round(17 * s), title_colour, w - 36 * s, s
        )
    return face


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
def rule(w: int, s: float = 1.0, colour: str = "#D9B877") -> Surface:
    """A dashed line `w` pixels wide and 4 style pixels high that separates groups."""
    line = path(dashed_line(1, 2, w / s - 1, 2, 4, 5.5), "none", colour, 1.7)
    return styled(line, w, round(4 * s), s)


# -------------------------------------------------------------------------- tooltip, why not


@cached
def tooltip(
    title: str, body: str = "", foot: str = "", w: int = 0, s: float = 1.0, tail: str = "",
    tail_x: int = 0,
) -> Art:
    """Draws a tooltip on ink, `w` window pixels wide (0: 330 style pixels), as high as it needs.

    `tail` is the side of the little arrow, "up" or "down", and `tail_x` its place in pixels from
    the left; without one there is none. The arrow reaches 8 style pixels beyond the piece.
    """
    w = w or round(330 * s)
    side, px = round(15 * s), round(16 * s)
    step = lettering.line_height("body", px)
    title_lines = lettering.wrap(title, "heading", round(17 * s), w - 2 * side) if title else ()
    lines = lettering.wrap(body, "body", px, w - 2 * side) if body else ()
    foot_lines = lettering.wrap(foot, "bold", px, w - 2 * side) if foot else ()
    rows = len(title_lines) + len(lines) + len(foot_lines)
    gap = round(4 * s) if foot and (lines or title_lines) else 0
    h = round(22 * s) + step * rows + gap
    face = styled(_bubble(w / s, h / s, tail, (tail_x or side * 2) / s), w, h, s, 10)
    edge = round(10 * s)
    y: float = edge + 10 * s
    y = write_lines(face, title_lines, edge + side, y, "heading", round(17 * s), STITCH, step)
    y = write_lines(face, lines, edge + side, y, "body", px, PAPER, step)
    write_lines(face, foot_lines, edge + side, y + gap, "bold", px, "#F7C66B", step)
    shaded = with_shadow(face, RAISED, s)
    return Art(shaded.surface, shaded.ox + edge, shaded.oy + edge)


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
def why_not(title: str, body: str = "", rule_text: str = "", w: int = 0, s: float = 1.0) -> Art:
    """The paper that says why something cannot be done, and which rule says so."""
    w = w or round(330 * s)
    left, px = round(56 * s), round(16 * s)
    room = w - left - round(16 * s)
    step = lettering.line_height("body", px)
    heads = lettering.wrap(title, "heading", round(17 * s), room)
    lines = lettering.wrap(body, "body", px, room) if body else ()
    feet = lettering.wrap(rule_text, "bold", px, room) if rule_text else ()
    h = max(round(60 * s), round(24 * s) + step * (len(heads) + len(lines) + len(feet)))
    face = styled(
        rect(1, 1, w / s - 2, h / s - 2, 12, _REFUSAL_PAPER, BAD, 2)
        + path(f"M13,3.4 H{w / s - 13}", "none", WHITE, 1.4),
        w, h, s,
    )
    face.blit(sign("stop", round(32 * s)), (round(14 * s), round(13 * s)))
    y: float = 11 * s
    y = write_lines(face, heads, left, y, "heading", round(17 * s), BAD, step)
    y = write_lines(face, lines, left, y, "body", px, INK, step)
    write_lines(face, feet, left, y, "bold", px, BAD, step)
    return with_shadow(face, RAISED, s)


# -------------------------------------------------------------------------------- small rows


@cached
def step_row(
    number: int | str, title: str, second: str = "", w: int = 0, s: float = 1.0,
    now: bool = False, done: bool = False,
) -> Surface:
    """One step of a turn, 52 style pixels high; the present one lies on gold, a done one ticked."""
    h = round((52 if second else 40) * s)
    face = blank(w, h)
    if now:
        body = rect(1, 1, w / s - 2, h / s - 2, 9, LIT_LINE, "#D9A93A", 1.7)
        face.blit(styled(body, w, h, s), (0, 0))
    d = round(30 * s)
    at = (round(9 * s), (h - d) // 2)
    if done:
        face.blit(count_badge(0, d, "#D9F0C9", "#D9F0C9"), at)
        tick = sign("check", round(18 * s))
        face.blit(tick, tick.get_rect(center=(at[0] + d // 2, at[1] + d // 2)))
    elif isinstance(number, int):
        face.blit(count_badge(number, d, GOLD if now else "#F1E4C8"), at)
    else:
        picture = sign(number, d)
        face.blit(picture, at)
    x, room = 49 * s, w - 58 * s
    colour = INK2 if done else INK
    if second:
        write_fitted(
            face, title, x, h * 0.31, "heading", round(17 * s), colour, room, s, "midleft"
        )
        write_fitted(face, second, x, h * 0.71, "body", round(16 * s), INK2, room, s, "midleft")
    else:
        write_fitted(face, title, x, h / 2, "heading", round(17 * s), colour, room, s, "midleft")
    return face


@cached
def preview_row(icon: str, words: str, number: str, w: int, s: float = 1.0) -> Surface:
    """One line of "what will happen": sign, words, number. 26 style pixels high."""
    h, px = round(26 * s), round(16 * s)
    face = blank(w, h)
    x = 0
    if icon:
        mark = sign(icon, round(20 * s))
        face.blit(mark, mark.get_rect(midleft=(0, h // 2)))
        x = round(27 * s)
    shown = number.replace("-", "−")
    right = w - (lettering.width_of(shown, "heading", px) if shown else 0)
    lettering.write(face, shown, w, h / 2, "heading", px, INK, "midright")
    write_fitted(face, words, x, h / 2, "body", px, INK, right - x - 8 * s, s, "midleft")
    return face


@cached
def preview_sums(parts: tuple[tuple[str, str], ...], w: int, s: float = 1.0) -> Surface:
    """All rows of a preview in one line, each as its sign and number. 26 style pixels high."""
    h, px = round(26 * s), round(16 * s)
    face = blank(w, h)
    shown = [number.replace("-", "−") for _, number in parts]
    wide = [round(24 * s) + lettering.width_of(number, "heading", px) for number in shown]
    gap = min(round(16 * s), (w - sum(wide)) / max(1, len(wide) - 1))
    x = 0.0
    for (icon, _), number, width in zip(parts, shown, wide, strict=True):
        mark = sign(icon, round(20 * s))
        face.blit(mark, mark.get_rect(midleft=(round(x), h // 2)))
        lettering.write(face, number, x + 23 * s, h / 2, "heading", px, INK, "midleft")
        x += width + gap
    return face


@cached
def preview_result(
    words: str, old: str, new: str, w: int, s: float = 1.0, fewer: bool = False
) -> Surface:
    """The last line of a preview: a dashed rule, words, old number, arrow, new number.

    A rise is green and a fall red; the other way round in games where `fewer` is better.
    """
    h = round(40 * s)
    face = blank(w, h)
    face.blit(rule(w, s), (0, 0))
    middle = h * 0.56
    old, new = old.replace("-", "−"), new.replace("-", "−")
    new_w = lettering.width_of(new, "display", round(22 * s))
    rises = _number(new) >= _number(old)
    good = rises != fewer or _number(new) == _number(old)
    right = w - new_w / 2
    lettering.digits(face, new, right, middle, round(22 * s), GOOD if good else BAD)
    right -= new_w / 2 + 8 * s
    if old:
        arrow = path("M1,6 H15", "none", INK, 2.6) + path("M13,1.4 L20.5,6 L13,10.6Z", INK, INK, 1)
        picture = styled(arrow, round(22 * s), round(12 * s), s)
        face.blit(picture, picture.get_rect(midright=(round(right), round(middle))))
        right -= picture.get_width() + 8 * s
        old_w = lettering.width_of(old, "display", round(20 * s))
        lettering.digits(face, old, right - old_w / 2, middle, round(20 * s))
        right -= old_w + 8 * s
    line = fit(words, "heading", round(17 * s), right, s)
    lettering.write(face, line.text, 0, middle, "heading", line.px, INK, "midleft")
    return face


def _number(text: str) -> float:
    cleaned = text.replace("−", "-").strip("+ ")
    return float(cleaned) if cleaned.lstrip("-").replace(".", "", 1).isdigit() else 0.0


@cached
def key_cap(label: str, s: float = 1.0) -> Surface:
    """A key of the keyboard with its name, for the list of keys."""
    px = round(16 * s)
    h = round(30 * s)
    w = max(h, lettering.width_of(label, "heading", px) + round(18 * s))
    body = rect(1, 4, w / s - 2, h / s - 5, 7, mix(PAPER, INK, 0.35), INK, 1.6)
    body += rect(1, 1, w / s - 2, h / s - 5, 7, CREAM, INK, 1.6)
    face = styled(body, w, h, s)
    lettering.write(face, label, w / 2, h / 2 - 1.5 * s, "heading", px, INK, "center")
    return face
