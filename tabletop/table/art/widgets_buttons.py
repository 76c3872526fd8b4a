"""Things to press: buttons, icon buttons, switches, sliders, tabs, check marks, entry fields.

Each state is a drawing of its own; the focus ring (`widgets_marks.focus_ring`) is laid over any.
"""

from __future__ import annotations

from pygame import FRect

from tabletop.table.art import lettering
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import (
    CARROT,
    CREAM,
    DANGER,
    DISABLED,
    DISABLED_TEXT,
    EDGE,
    GOLD,
    INK,
    INK2,
    PAPER,
    PAPER2,
    WHITE,
    mix,
)
from tabletop.table.art.picture import Size
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import Art, Shadow, tinted, with_shadow
from tabletop.table.art.svg import circle, ellipse, path, rect
from tabletop.table.art.widgets_base import dashed_rect, fit, fit_lines, styled

BUTTON_FILL = {
    "primary": CARROT, "secondary": PAPER, "danger": DANGER, "quiet": "#EFDDB8", "chosen": GOLD,
}  # fmt: skip
BUTTON_LIP = 4
BUTTON_RADIUS = 12
ICON_RADIUS = 13
TWO_LINES = 43
"""A button so many style pixels high has room for two lines; in larger words, where one line would
be cut, so many window pixels."""

_RESTING = Shadow(1, 3, 4, 72)
_HOVERED = Shadow(1, 5, 5, 98)
_HOVER_LIGHT = {"secondary": 0.75, "danger": 0.17}  # white words need a dark red
_ON_GREEN = "#5B9E4D"
_OFF_GREY = "#B9AFA6"


def _button_face(w: float, h: float, kind: str, state: str) -> tuple[str, float]:
    """SVG of a button in style pixels, and how far its label sinks."""
    r, lip = BUTTON_RADIUS, BUTTON_LIP
    if state == "disabled":
        return rect(0.75, 2.75, w - 1.5, h - 3.5, r, DISABLED, "#8E8088", 1.5), 1.0
    fill = BUTTON_FILL[kind]
    sunk = 0.0
    if state == "hover":
        fill = mix(fill, WHITE, _HOVER_LIGHT.get(kind, 0.22))
    if state == "pressed":
        fill, sunk = mix(fill, INK, 0.08), 3.0
    side = mix(fill, INK, 0.42)
    top = 0.95 + (lip if sunk == 0 else 3.2)
    body = rect(0.95, top, w - 1.9, h - 0.95 - top, r, side, INK, 1.8)
    body += rect(0.95, 0.95 + sunk, w - 1.9, h - 1.9 - lip, r, fill, INK, 1.8)
    shine = mix(fill, WHITE, 0.6)
    body += path(f"M{r},{3.2 + sunk} H{w - r}", "none", shine, 1.8)
    return body, sunk


@cached
def button(
    label: str, w: int, h: int, kind: str = "secondary", state: str = "rest", icon: str = "",
    s: float = 1.0, px: int = 0,
) -> Art:
    """A button with a lip of 4. Its label says verb and object and never leaves the face.

    kind: "primary" (carrot, one a screen), "secondary", "danger", "quiet", "chosen"; state: "rest",
    "hover", "pressed", "disabled". `w`, `h`, `px` are window pixels; `px` 0 means 17 style pixels.
    """
    body, sunk = _button_face(w / s, h / s, kind, state)
    sheet, off = Sheet(Size(w, h, s)), state == "disabled"
    sheet.draw(body)
    colour = DISABLED_TEXT if off else WHITE if kind == "danger" else INK
    _label(sheet, label, icon, px / s if px else 17, sunk, colour, off)
    if off:
        return sheet.art
    return with_shadow(sheet.art.surface, _HOVERED if state == "hover" else _RESTING, s)


def _label(
    sheet: Sheet, label: str, icon: str, units: float, sunk: float, colour: str, faded: bool
) -> None:
    w, h = sheet.box.size
    size, gap = min(22, h * 0.5) if icon else 0, 7 if icon and label else 0
    room = w - min(22, w * 0.16) - size - gap
    if gap and room < sheet.wide(label, "heading", units):
        # A sign beside a cut word would say half of it: the sign gives way first.
        size, gap = size * 0.8, 3
        room = w * 0.9 - size - gap
    lines, units = _broken(sheet, label, units, room)
    wide = max(sheet.wide(line, "heading", units) for line in lines)
    middle, x = (h - BUTTON_LIP) / 2 + sunk + 0.5, (w - wide - size - gap) / 2
    if icon:
        sheet.sign(icon, x + size / 2, middle, size, faded)
        x += size + gap
    for i, line in enumerate(lines):
        y = middle + units * 1.12 * (i - (len(lines) - 1) / 2)
        sheet.write(line, x + wide / 2, y, "heading", units, colour, "center")


def _broken(
    sheet: Sheet, label: str, units: float, room: float
) -> tuple[tuple[str, ...], float]:
    """Returns a label in one line, or in two where it would be small or cut and they have room."""
    s, px, high = sheet.s, sheet.px(units), sheet.box.h * sheet.s
    one = fit(label, "heading", px, room * s, s)
    cut = one.text != label
    small = cut or one.px < px * 0.85
    if (small and high >= TWO_LINES * s) or (cut and high >= TWO_LINES):
        px = min(px, sheet.px(sheet.box.h * 0.34))
        lines, px = fit_lines(label, "heading", px, room * s, 2, s)
        return lines, px / s
    return (one.text,), one.px / s


@cached
def icon_button(icon: str, d: int, state: str = "rest", s: float = 1.0) -> Art:
    """A square button of `d` window pixels with a sign.

    state: "rest", "hover", "pressed", "on" (gold: held or switched on), "off" (cannot be used now).
    """
    fill = {"hover": WHITE, "on": GOLD, "off": "#D9CDBB"}.get(state, PAPER)
    side, sunk = d / s, 0.0
    if state == "pressed":
        fill, sunk = mix(PAPER, INK, 0.08), 2.4
    line, lip = 1.7, 3
    lower = mix(fill, INK, 0.4)
    body = rect(0.85, 0.85 + lip, side - 1.7, side - 1.7 - lip, ICON_RADIUS, lower, INK, line)
    body += rect(0.85, 0.85 + sunk, side - 1.7, side - 1.7 - lip, ICON_RADIUS, fill, INK, line)
    if state not in ("off", "pressed"):
        shine = mix(fill, WHITE, 0.7)
        body += path(f"M{ICON_RADIUS},3 H{side - ICON_RADIUS}", "none", shine, 1.6)
    sheet, mark = Sheet(Size(d, d, s)), sign(icon, d * 0.6)
    sheet.draw(body)
    if state == "off":
        mark = tinted(mark, (255, 255, 255, 110))
    sheet.centre(mark, side / 2, (side - lip) / 2 + sunk)
    return with_shadow(sheet.art.surface, _HOVERED if state == "hover" else _RESTING, s)


@cached
def switch(on: bool, s: float = 1.0, state: str = "rest") -> Art:
    """A switch of 64 x 34 style pixels. state: "rest", "hover", "disabled"."""
    ground = _ON_GREEN if on else _OFF_GREY
    knob = CREAM
    if state == "hover":
        ground, knob = mix(ground, WHITE, 0.2), WHITE
    if state == "disabled":
        ground, knob = mix(ground, DISABLED, 0.7), "#EFE6D6"
    line = INK if state != "disabled" else "#8E8088"
    x = 47 if on else 17
    body = rect(1, 1, 62, 32, 16, ground, line, 1.8)
    body += path("M16,5 H48", "none", mix(ground, WHITE, 0.35), 1.6)
    body += circle(x, 17, 12.5, knob, line, 1.8)
    sheet = Sheet(Size.of(FRect(0, 0, 64, 34), s))
    sheet.draw(body)
    sheet.sign("check" if on else "close", x, 17, 15, state == "disabled")
    return sheet.art


SLIDER_HEIGHT = 34
SLIDER_EDGE = 14
"""Style pixels from either end of a slider to the middle of its knob at 0 and at 1."""


@cached
def slider(w: int, share: float, s: float = 1.0, state: str = "rest", steps: int = 0) -> Art:
    """A slider `w` window pixels wide and 34 style pixels high; its knob is a rabbit's head.

    `share` is 0..1; `steps` draws that many notches. state: "rest", "hover", "disabled".
    """
    width, share = w / s, max(0.0, min(1.0, share))
    span = width - 2 * SLIDER_EDGE
    x = SLIDER_EDGE + span * share
    line = INK if state != "disabled" else "#8E8088"
    filled = CARROT if state != "disabled" else "#CDBFAA"
    knob = {"hover": WHITE, "disabled": DISABLED}.get(state, PAPER)
    left = SLIDER_EDGE - 5
    body = rect(left, 15, span + 10, 9, 4.5, "#EFDDB8", line, 1.6)
    if x - left > 3:
        body += rect(left, 15, x - left, 9, 4.5, filled, line, 1.6)
    for i in range(steps if steps > 1 else 0):
        body += circle(SLIDER_EDGE + span * i / (steps - 1), 29.6, 1.7, line)
    for side in (-1, 1):
        cx = x + side * 4.2
        body += ellipse(cx, 9, 3.2, 6.6, knob, line, 1.7, f'transform="rotate({side * 11} {cx} 9)"')
    body += circle(x, 19.5, 11.2, knob, line, 2)
    body += circle(x - 3.6, 18.6, 1.4, line) + circle(x + 3.6, 18.6, 1.4, line)
    body += ellipse(x, 21.8, 1.7, 1.2, "#E5737A")
    return Art(styled(body, w, SLIDER_HEIGHT * s, s), 0, 0)


def slider_share(x: float, w: float, s: float) -> float:
    """The share 0..1 that a pointer `x` pixels from the slider's left edge stands for."""
    span = w - 2 * SLIDER_EDGE * s
    return max(0.0, min(1.0, (x - SLIDER_EDGE * s) / span)) if span > 0 else 0.0


@cached
def tab(
    label: str, w: int, h: int, chosen: bool, s: float = 1.0, state: str = "rest", icon: str = "",
    side: str = "top",
) -> Art:
    """A tab of paper. The chosen one is bright and open towards its page.

    `side` is where it stands on its page: "top" or "left".
    """
    width, height, r = w / s, h / s, 11
    fill = PAPER if chosen else mix(PAPER2, EDGE, 0.45)
    if state == "hover" and not chosen:
        fill = mix(fill, WHITE, 0.45)
    if side == "top":
        d = f"M1,{height} V{r + 1} Q1,1 {r + 1},1 H{width - r - 1} Q{width - 1},1 {width - 1}," \
            f"{r + 1} V{height}"
        shine = f"M{r + 2},3.2 H{width - r - 2}"
    else:
        d = f"M{width},1 H{r + 1} Q1,1 1,{r + 1} V{height - r - 1} Q1,{height - 1} {r + 1}," \
            f"{height - 1} H{width}"
        shine = f"M{r + 2},3.2 H{width - 6}"
    body = path(d, fill, INK, 1.8) + path(shine, "none", mix(fill, WHITE, 0.6), 1.5)
    if not chosen:
        edge = f"M1,{height - 1} H{width - 1}" if side == "top" else f"M{width - 1},1 V{height - 1}"
        body += path(edge, "none", INK, 1.8)
    sheet = Sheet(Size(w, h, s))
    sheet.draw(body)
    role, size, gap, x = "heading" if chosen else "bold", 24 if icon else 0, 8 if icon else 0, 16.0
    room = width - 2 * x - size - gap
    if side == "top":
        x = (width - min(room, sheet.wide(label, role, 17)) - size) / 2
    if icon:
        sheet.sign(icon, x + size / 2, height / 2, size)
    sheet.write(label, x + size + gap, height / 2, role, 17, INK, "midleft", room)
    return sheet.art


@cached
def segments(
    labels: tuple[str, ...], chosen: int, w: int, h: int, s: float = 1.0, hovered: int = -1,
    icons: tuple[str, ...] = (), enabled: bool = True,
) -> Art:
    """A row of choices of which one holds ("Human | Computer"), each of the same width."""
    width, height, n = w / s, h / s, len(labels)
    each = width / n
    line = INK if enabled else "#8E8088"
    body = rect(1, 1, width - 2, height - 2, 10, mix(PAPER2, EDGE, 0.4), line, 1.8)
    for i in range(n):
        if i == hovered and i != chosen:
            body += rect(i * each + 4, 4, each - 8, height - 8, 7, mix(PAPER2, WHITE, 0.5))
    fill = GOLD if enabled else DISABLED
    body += rect(chosen * each + 3, 3, each - 6, height - 6, 8, fill, line, 1.6)
    sheet = Sheet(Size(w, h, s))
    sheet.draw(body)
    marks = [icons[i] if i < len(icons) else "" for i in range(n)]
    sizes = [20 if icon else 0 for icon in marks]
    gaps = [5 if icon and label else 0 for icon, label in zip(marks, labels)]
    rooms = [each - 14 - size - gap for size, gap in zip(sizes, gaps)]
    texts = [
        fit(label, "heading", sheet.px(16), room * s, s) for label, room in zip(labels, rooms)
    ]
    units = min(text.px for text in texts) / s  # all as large as the longest can be
    for i, (label, icon, size, gap) in enumerate(zip(labels, marks, sizes, gaps)):
        wide = min(rooms[i], sheet.wide(label, "heading", units)) if label else 0
        x = (i + 0.5) * each - (wide + size + gap) / 2
        if icon:
            sheet.sign(icon, x + size / 2, height / 2, size, not enabled)
        colour = INK if enabled else DISABLED_TEXT
        left = x + size + gap
        sheet.write(label, left, height / 2, "heading", units, colour, "midleft", rooms[i])
    return sheet.art


def segment_at(x: float, w: float, count: int) -> int:
    """Returns the index of the choice of `segments` that lies `x` pixels from the left edge."""
    return max(0, min(count - 1, int(x * count / w))) if w > 0 else 0


@cached
def field(
    text: str, w: int, h: int, s: float = 1.0, state: str = "rest", placeholder: str = ""
) -> Art:
    """An entry field with its text. state: "rest", "hover", "writing", "disabled"."""
    fill = {"disabled": DISABLED, "hover": WHITE, "writing": WHITE}.get(state, "#FFFAEC")
    line = INK if state != "disabled" else "#8E8088"
    sheet = Sheet(Size(w, h, s))
    wide, high = sheet.box.size
    body = rect(1, 1, wide - 2, high - 2, 8, fill, line, 1.8)
    sheet.draw(body + path(f"M9,{high - 5} H{wide - 9}", "none", EDGE, 1.4))
    words, colour = (text, INK) if text else (placeholder, INK2)
    sheet.write(words, 12, high / 2, "body", 16, colour, "midleft", wide - 24)
    return sheet.art


@cached
def empty_place(w: int, h: int, s: float = 1.0, state: str = "rest", icon: str = "") -> Art:
    """A dashed place for something that is not there yet: a free seat, a free slot."""
    light = state == "hover"
    box = (2, 2, w / s - 4, h / s - 4, 14)
    ground = rect(*box, PAPER, extra=f'opacity="{0.62 if light else 0.3}"')
    dashes = dashed_rect(*box, 8, 7)
    sheet = Sheet(Size(w, h, s))
    sheet.draw(ground + path(dashes, "none", INK if light else INK2, 2))
    if icon:
        sheet.sign(icon, *sheet.box.center, min(sheet.box.size) * 0.3)
    return sheet.art


def button_size(label: str, s: float, icon: str = "") -> tuple[int, int]:
    """Width and height a button wants for its label with 30 % to spare, in window pixels."""
    text = lettering.width_of(label, "heading", 17 * s)
    return round(text * 1.3 + 36 * s + (29 * s if icon else 0)), round(46 * s)

