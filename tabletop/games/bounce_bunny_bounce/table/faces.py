"""The cards of Bounce Bunny Bounce: nine faces, the quiet back, shocks, marks and empty places.

Every size is drawn anew; small cards lose their decoration first.
"""

from __future__ import annotations

import pygame

from tabletop.table.art.cache import cached
from tabletop.table.art.cards import (
    DETAILS_FROM,
    RICH_FROM,
    corner,
    field,
    foot,
    hairline,
    paper,
    paper_defs,
    star_path,
)
from tabletop.table.art.palette import DIRECTION, INK, mix
from tabletop.table.art.signs import line_at, sign_body
from tabletop.table.art.surface import tinted
from tabletop.table.art.svg import based, circle, gradient, group, path, placed, raster, rect
from tabletop.table.art.widgets_base import dashed_ellipse, dashed_rect

KINDS = ("up", "right", "down", "left", "stop", "spy", "swap", "bonus", "carrot")

_TINT = {
    "up": "#E3F3FA", "right": "#FCEBCB", "down": "#FBE3EA", "left": "#E8F4D9", "stop": "#F9DDD3",
    "spy": "#F6E8CF", "swap": "#EDE8F6", "bonus": "#FBF0C4", "carrot": "#E3D2AE",
}
_STEP = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
_TURN = {"up": 0, "right": 90, "down": 180, "left": 270}
_EARTH, _FURROW = "#8A5A3A", "#6E4429"
_GRASS, _BLADE = "#9CCB74", "#5E9B4A"
_INSET = 0.075
_SHOCK_FRAME, _SHOCK_BURST = "#F2B33D", "#FFE27A"
_SPENT = (150, 140, 150, 255)


@cached
def face(kind: str, w: int, h: int) -> pygame.Surface:
    """The face of a card, `kind` one of KINDS, w x h pixels (8 : 9)."""
    inset = w * _INSET
    body = paper(w, h) + field(w, h, inset, _TINT[kind])
    if kind == "carrot":
        body += _carrot_bed(w, h, inset)
    else:
        body += _meadow(w, h, inset, _TINT[kind])
    if kind in _STEP:
        body += _arrow(kind, w, h, inset)
    else:
        size = w * (0.6 if kind == "carrot" else 0.58)
        body += sign_body(kind, w / 2, h * (0.44 if kind == "carrot" else 0.43), size,
                          line=line_at(size))
    return raster(body, w, h, defs=paper_defs(w, h))


def _meadow(w: int, h: int, inset: float, tint: str) -> str:
    """Grass at the foot; on large cards also a cloud and flowers."""
    k = w / 96
    out = foot(w, h, inset, 12 * k, mix(_GRASS, tint, 0.25))
    if w < DETAILS_FROM:
        return out
    bottom = h - inset
    for share in (0.2, 0.34, 0.68, 0.79):
        x = w * share
        out += path(
            f"M{x},{bottom - 6 * k} l{-2 * k},{-7 * k} M{x + 2 * k},{bottom - 6 * k} "
            f"l{1.5 * k},{-8 * k}",
            "none", _BLADE, 1.4 * k,
        )
    if w >= RICH_FROM:
        for x, y, size in ((0.27, 0.17, k), (0.76, 0.13, k * 0.8)):
            out += based("bounce_bunny_bounce/cloud", w * x, h * y, size)
        for share, flower in ((0.145, "hollyhock"), (0.865, "cornflower"), (0.6, "sunflower")):
            out += placed(f"common/flowers/{flower}", w * share, bottom - 7 * k, 7 * k)
    return out


def _carrot_bed(w: int, h: int, inset: float) -> str:
    k = w / 96
    out = foot(w, h, inset, 26 * k, _EARTH, mound=True)
    if w < DETAILS_FROM:
        return out
    bottom = h - inset
    for depth in (20, 12.5, 5):
        y = bottom - depth * k
        out += path(
            f"M{inset + 3 * k},{y} Q{w / 2},{y - 8 * k} {w - inset - 3 * k},{y}",
            "none", _FURROW, 1.6 * k,
        )
    if w >= RICH_FROM:
        for share, depth in ((0.2, 16), (0.42, 9), (0.66, 17), (0.84, 8)):
            out += circle(w * share, bottom - depth * k, 1.3 * k, "#A9774F")
        out += based("bounce_bunny_bounce/cloud", w * 0.25, h * 0.15, k * 0.9)
    return out


def _arrow(kind: str, w: int, h: int, inset: float) -> str:
    """The arrow, moved towards its side, its trail of hops and the tab on that rim."""
    k = w / 96
    dx, dy = _STEP[kind]
    colour = DIRECTION[kind]
    cx, cy = w / 2 + dx * w * 0.12, h * 0.47 + dy * h * 0.1
    out = ""
    if w >= DETAILS_FROM:
        for away, radius in ((0.30, 4.6), (0.42, 3.4), (0.51, 2.4)):
            out += circle(
                cx - dx * w * away, cy - dy * w * away, radius * k, mix(colour, INK, 0.25)
            )
    edge_x = w / 2 + dx * (w / 2 - inset * 0.55)
    edge_y = h / 2 + dy * (h / 2 - inset * 0.55)
    tab = path(f"M{-9 * k},{4 * k} L0,{-4.5 * k} L{9 * k},{4 * k}Z", colour, INK, hairline(w))
    out += group(tab, f"translate({edge_x} {edge_y}) rotate({_TURN[kind]})")
    size = w * 0.5
    return out + sign_body(kind, cx, cy, size, line=line_at(size))


_BACK = {  # lit: rim, ground from, ground to, moon, clovers and dashes
    False: ("#8B9BC9", "#4A5F9E", "#33447F", "#8FA1D0", "#5F74B2"),
    True: ("#FFF1C9", "#6F8AD0", "#4E66AE", "#FFF1C9", "#93A9E2"),
}


@cached
def back(w: int, h: int, lit: bool = False) -> pygame.Surface:
    """The back: dusk, a moon with a rabbit, four clovers. Lit when the card may be chosen."""
    rim, ground, low_ground, moon, quiet = _BACK[lit]
    k, line, margin = w / 96, hairline(w), w * 0.06
    cx, cy, radius = w / 2, h / 2, w * 0.25
    body = rect(line / 2, line / 2, w - line, h - line, corner(w), rim, INK, line)
    body += rect(
        margin, margin, w - 2 * margin, h - 2 * margin, corner(w) * 0.75, "url(#dusk)", "#222F5E",
        line,
    )
    for x in (0.2, 0.8):
        for y in (0.18, 0.82):
            body += based("bounce_bunny_bounce/clover", w * x, h * y, 5.4 * k, quiet)
    if w >= DETAILS_FROM:
        ring = dashed_ellipse(cx, cy, radius * 1.14, radius * 1.14, 4.2 * k, 3 * k)
        body += path(ring, "none", quiet, 1.5 * k)
        for x, y in ((0.5, 0.1), (0.5, 0.9), (0.13, 0.5), (0.87, 0.5)):
            body += path(star_path(w * x, h * y, 3 * k, 1.1 * k, 4), quiet)
    body += circle(cx, cy, radius * 0.98, moon)
    body += placed("bounce_bunny_bounce/moon_rabbit", cx, cy - radius * 0.02, radius * 1.32,
                   swap=((_MOON_RABBIT, low_ground if lit else ground),))
    defs = gradient("dusk", 0, 0, w * 0.4, h, f"0 {ground}", f"1 {low_ground}")
    return raster(body, w, h, defs=defs)


_MOON_RABBIT = "#4A5F9E"  # its colour in the file

@cached
def shock(w: int, h: int, spent: bool = False) -> pygame.Surface:
    """A Universal Shock, as it lies in the tray; darker when it is spent."""
    k = w / 96
    body = paper(w, h, _SHOCK_FRAME, w * _INSET)
    for kind, turn in _TURN.items():
        head = path(
            f"M{-10 * k},{-27 * k} L0,{-38 * k} L{10 * k},{-27 * k}Z", DIRECTION[kind], INK,
            max(1.2, 1.8 * k),
        )
        body += group(head, f"translate({w / 2} {h / 2}) rotate({turn})")
    body += path(star_path(w / 2, h / 2, 27 * k, 18 * k, 12), _SHOCK_BURST, INK, max(1.4, 2 * k))
    size = 36 * k
    body += sign_body("bolt", w / 2, h / 2, size, line=line_at(size))
    drawn = raster(body, w, h, defs=paper_defs(w, h))
    return tinted(drawn, _SPENT) if spent else drawn


@cached
def empty_place(w: int, h: int) -> pygame.Surface:
    """Returns the picture of an eaten carrot's place: dug earth in a dashed outline."""
    k = w / 100
    body = _dashed_place(w, h, "#1D4744", "#6FA392")
    cx, cy = w / 2, h / 2
    body += path(f"M{cx - 15 * k},{cy + 10 * k} Q{cx},{cy - 13 * k} {cx + 15 * k},{cy + 10 * k}Z",
                 "#5A3B28", "#3C2618", max(1.2, 1.5 * k))
    body += path(f"M{cx - 5 * k},{cy + 4 * k} h{4 * k} M{cx + 2 * k},{cy + 7 * k} h{4 * k}",
                 "none", "#7A5540", max(1.0, 1.4 * k))
    return raster(body, w, h)


@cached
def shock_place(w: int, h: int) -> pygame.Surface:
    """An empty slot of the tray of shocks."""
    return raster(_dashed_place(w, h, "#17404A", "#7FB3A4"), w, h)


def _dashed_place(w: int, h: int, ground: str, colour: str) -> str:
    """A round rectangle with a dashed outline."""
    inset, r = w * 0.03, corner(w)
    box = (inset, inset, w - 2 * inset, h - 2 * inset, r)
    return rect(*box, ground) + path(
        dashed_rect(*box, w * 0.055, w * 0.07), "none", colour, max(1.4, w * 0.018)
    )
