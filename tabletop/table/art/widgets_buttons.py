"""Things to press: buttons, icon buttons, switches, sliders, tabs, check marks, entry fields.

Each state is a drawing of its own; the focus ring (`widgets_marks.focus_ring`) is laid over any.
"""

from __future__ import annotations

from pygame import Surface

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
    face = styled(body, w, h, s)
    colour = WHITE if kind == "danger" else INK
    if state == "disabled":
        colour = DISABLED_TEXT
    _label(face, label, w, h, icon, s, px or round(17 * s), sunk, colour, state == "disabled")
    if state == "disabled":
        return Art(face, 0, 0)
    return with_shadow(face, _HOVERED if state == "hover" else _RESTING, s)


def _label(
    face: Surface, label: str, w: int, h: int, icon: str, s: float, px: int, sunk: float,
    colour: str, faded: bool,
) -> None:
    size = round(min(22 * s, h * 0.5)) if icon else 0
    gap = round(7 * s) if icon and label else 0
    room = w - round(min(22 * s, w * 0.16)) - size - gap
    if gap and room < lettering.width_of(label, "heading", px):
        # A sign beside a cut word would say half of it: the sign gives way first.
        size, gap = round(size * 0.8), round(3 * s)
        room = w - round(w * 0.1) - size - gap
    middle = (h - BUTTON_LIP * s) / 2 + (sunk + 0.5) * s
    one = fit(label, "heading", px, room, s)
    lines: tuple[str, ...] = (one.text,)
    cut = one.text != label
    if (h >= TWO_LINES * s and (cut or one.px < round(px * 0.85))) or (cut and h >= TWO_LINES):
        lines, px = fit_lines(label, "heading", min(px, round(h * 0.34)), room, 2, s)
    else:
        px = one.px
    text_w = max(lettering.width_of(line, "heading", px) for line in lines)
    x = (w - text_w - size - gap) / 2
    if icon:
        mark = sign(icon, size, faded=faded)
        face.blit(mark, mark.get_rect(midleft=(round(x), round(middle))))
        x += size + gap
    step = px * 1.12
    y = middle - step * (len(lines) - 1) / 2
    for line in lines:
        lettering.write(face, line, x + text_w / 2, y, "heading", px, colour, "center")
        y += step


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
    face = styled(body, d, d, s)
    mark = sign(icon, round(d * 0.6))
    if state == "off":
        mark = tinted(mark, (255, 255, 255, 110))
    face.blit(mark, mark.get_rect(center=(d // 2, round((side - lip) / 2 * s + sunk * s))))
    return with_shadow(face, _HOVERED if state == "hover" else _RESTING, s)


@cached
def switch(on: bool, s: float = 1.0, state: str = "rest") -> Art:
    """A switch of 64 x 34 style pixels. state: "rest", "hover", "disabled"."""
    w, h = round(64 * s), round(34 * s)
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
    face = styled(body, w, h, s)
    mark = sign("check" if on else "close", round(15 * s), faded=state == "disabled")
    face.blit(mark, mark.get_rect(center=(round(x * s), round(17 * s))))
    return Art(face, 0, 0)


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
    face = styled(body, w, h, s)
    x = round(16 * s)
    size = round(24 * s) if icon else 0
    role, colour = ("heading", INK) if chosen else ("bold", INK)
    line = fit(label, role, round(17 * s), w - 2 * x - (size + round(8 * s) if icon else 0), s)
    if side == "top":
        x = round((w - lettering.width_of(line.text, role, line.px) - size) / 2)
    if icon:
        mark = sign(icon, size)
        face.blit(mark, mark.get_rect(midleft=(x, h // 2)))
        x += size + round(8 * s)
    lettering.write(face, line.text, x, h / 2, role, line.px, colour, "midleft")
    return Art(face, 0, 0)


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
    face = styled(body, w, h, s)
    marks = [icons[i] if i < len(icons) else "" for i in range(n)]
    sizes = [round(20 * s) if icon else 0 for icon in marks]
    gaps = [round(5 * s) if icon and label else 0 for icon, label in zip(marks, labels)]
    rooms = [each * s - round(14 * s) - size - gap for size, gap in zip(sizes, gaps)]
    whole = [fit(label, "heading", round(16 * s), room, s) for label, room in zip(labels, rooms)]
    px = min(text.px for text in whole)  # all as large as the longest can be
    for i, (label, icon, size, gap) in enumerate(zip(labels, marks, sizes, gaps)):
        text = fit(label, "heading", px, rooms[i], s)
        text_w = lettering.width_of(text.text, "heading", text.px) if label else 0
        x = (i + 0.5) * each * s - (text_w + size + gap) / 2
        if icon:
            mark = sign(icon, size, faded=not enabled)
            face.blit(mark, mark.get_rect(midleft=(round(x), h // 2)))
        colour = INK if enabled else DISABLED_TEXT
        lettering.write(
            face, text.text, x + size + gap, h / 2, "heading", text.px, colour, "midleft"
        )
    return Art(face, 0, 0)


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
    body = rect(1, 1, w / s - 2, h / s - 2, 8, fill, line, 1.8)
    body += path(f"M9,{h / s - 5} H{w / s - 9}", "none", EDGE, 1.4)
    face = styled(body, w, h, s)
    words, colour = (text, INK) if text else (placeholder, INK2)
    line_ = fit(words, "body", round(16 * s), w - round(24 * s), s)
    lettering.write(face, line_.text, round(12 * s), h / 2, "body", line_.px, colour, "midleft")
    return Art(face, 0, 0)


@cached
def empty_place(w: int, h: int, s: float = 1.0, state: str = "rest", icon: str = "") -> Art:
    """A dashed place for something that is not there yet: a free seat, a free slot."""
    light = state == "hover"
    box = (2, 2, w / s - 4, h / s - 4, 14)
    ground = rect(*box, PAPER, extra=f'opacity="{0.62 if light else 0.3}"')
    dashes = dashed_rect(*box, 8, 7)
    face = styled(ground + path(dashes, "none", INK if light else INK2, 2), w, h, s)
    if icon:
        mark = sign(icon, round(min(w, h) * 0.3))
        face.blit(mark, mark.get_rect(center=(w // 2, h // 2)))
    return Art(face, 0, 0)


def button_size(label: str, s: float, icon: str = "", px: int = 0) -> tuple[int, int]:
    """Width and height a button wants for its label with 30 % to spare, in window pixels."""
    text = lettering.width_of(label, "heading", px or round(17 * s))
    return round(text * 1.3 + 36 * s + (29 * s if icon else 0)), round(46 * s)

