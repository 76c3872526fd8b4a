"""Grounds and papers of the other screens: results, rule book, lists, set-up, charts."""

from __future__ import annotations

import math
from random import Random

import pygame
from pygame import Rect, Surface

from tabletop.table.art import theme
from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import digits
from tabletop.table.art.palette import (
    EDGE,
    GOLD,
    INK,
    INK2,
    LIT_LINE,
    PAPER,
    PAPER2,
    SEATS,
    WHITE,
    mix,
)
from tabletop.table.art.pattern import pattern
from tabletop.table.art.scenery_parts import (
    bumpy_edge,
    grown,
    meadow_scatter,
    tree,
)
from tabletop.table.art.surface import (
    HELD,
    RAISED,
    Art,
    blank,
    grain,
    masked,
    plain,
    vignette,
    with_shadow,
)
from tabletop.table.art.svg import gradient, group, path, raster, rect, sprite
from tabletop.table.art.widgets_base import dashed_rect, styled

# -------------------------------------------------------------------------------------- results

PETALS = ("#F58DB2", "#FFE27A", "#9CC7F0", "#F4A259", "#C9B6F2", "#FFFDF7")
PETAL_COUNT = 24


@cached
def results_ground(w: int, h: int, s: float = 1.0) -> Surface:
    """The meadow in the late afternoon with bunting above; opaque. The stump is `stump`."""
    if theme.contrast():
        return plain(w, h)
    width, height = w / s, h / s
    rng = Random(31)
    defs = gradient("dusk", 0, 0, 0, height * 0.7, "0 #8FC4DD", "0.5 #FBDDB0", "1 #FFC98A")
    body = rect(0, 0, width, height, 0, "url(#dusk)")
    for x, y, k in ((0.3, 0.2, 0.7), (0.62, 0.14, 0.9), (0.88, 0.24, 0.6)):
        body += grown("cloud", width * x, height * y, k, "#FFF3DC")
    far = bumpy_edge(rng, width, height * 0.6, 60, 120, (12, 30))
    body += path(f"{far} V{height} H0Z", "#B5C9A0")
    body += path(
        f"M0,{height * 0.66} Q{width * 0.25},{height * 0.56} {width * 0.5},{height * 0.65} "
        f"T{width},{height * 0.6} V{height} H0Z", "#9CBF72",
    )
    body += tree(width * 0.045, height * 0.66, 1.1, "#6B9A4A", "#E4572E")
    body += grown("tree", width * 0.965, height * 0.64, 0.9, "#6B9A4A")
    body += grown("bush", width * 0.4, height * 0.65, 0.8, "#6FA055")
    body += path(
        f"M0,{height * 0.8} Q{width * 0.3},{height * 0.72} {width * 0.6},{height * 0.79} "
        f"T{width},{height * 0.75} V{height} H0Z", "#82B054",
    )
    body += meadow_scatter(rng, 0, height * 0.82, width, height - 4, round(width / 22))
    body += _bunting(width)
    out = Surface((w, h))
    if pygame.display.get_surface():
        out = out.convert()
    out.blit(raster(body, w, h, (0, 0, width, height), defs), (0, 0))
    vignette(out, 0.18, "#4A2A14")
    grain(out, 0.5)
    return out


def _bunting(w: float) -> str:
    """A string of pennants in the six seats' colours along the top."""
    spans = max(2, round(w / 420))
    step = w / spans
    body, flags = "", ""
    for i in range(spans):
        x0 = i * step
        body += path(f"M{x0:.1f},-4 Q{x0 + step / 2:.1f},62 {x0 + step:.1f},-4", "none", INK, 2.6)
        count = 7
        for j in range(count):
            t = (j + 0.7) / (count + 0.4)
            x = x0 + step * t
            y = -4 + 4 * 33 * t * (1 - t)
            turn = math.degrees(math.atan2(4 * 33 * (1 - 2 * t), step))
            seat = SEATS[(i * count + j) % len(SEATS)]
            flag = path("M-13,0 H13 L0,26Z", seat.colour, INK, 1.9)
            flag += path("M-8.4,3.4 H8", "none", mix(seat.colour, WHITE, 0.45), 1.8)
            flags += group(flag, f"translate({x:.1f} {y:.1f}) rotate({turn:.1f})")
    return body + flags


@cached
def stump(w: int, s: float = 1.0) -> Art:
    """The tree stump the winner stands on, `w` pixels wide; origin: the middle of its top."""
    picture = sprite("common/scenery/stump", w * 1.12, w * 0.68)
    return Art(picture, round(w * 0.54), round(w * 0.16))


@cached
def petal(kind: int, d: int, turn: int = 0) -> Surface:
    """One falling petal of the win, `d` pixels long, turned by so many degrees."""
    body = grown("petal", 0, 0, 1, PETALS[kind % len(PETALS)])
    return raster(group(body, f"rotate({turn})"), d, d, (-12, -12, 24, 24))


@cached
def rosette(place: int, d: int) -> Surface:
    """The rosette of a place, `d` pixels across: 1 is gold, 2 silver, 3 copper, more are cream."""
    fill = {1: GOLD, 2: "#D5D8DE", 3: "#DFA077"}.get(place, PAPER2)
    out = sprite("common/scenery/rosette", d, d * 58 / 46, colour=fill).copy()
    digits(out, str(place), d / 2, d / 2, d * 0.36)
    return out


# -------------------------------------------------------------------------------------- book

_COVER = "#8C3B3B"


@cached
def open_book(w: int, h: int, s: float = 1.0) -> Art:
    """An open book of `w` x `h` window pixels, cover included; text goes into `book_pages`."""
    width, height = w / s, h / s
    middle = width / 2
    body = rect(1, 1, width - 2, height - 2, 14, _COVER, INK, 2.2)
    body += path(f"M14,3.6 H{width - 14}", "none", mix(_COVER, WHITE, 0.35), 2)
    body += path(dashed_rect(6.5, 6.5, width - 13, height - 13, 10, 5, 6), "none",
                 mix(_COVER, GOLD, 0.55), 1.3)
    for inset in (11, 13.5):
        body += rect(inset, inset, width - 2 * inset, height - 2 * inset, 6, "#EAD9B4", INK, 1.2)
    for side in (-1, 1):
        outer = middle + side * (middle - 16)
        body += path(
            f"M{middle},{18} C{middle + side * 30},{11} {middle + side * 60},{14} {outer},{15} "
            f"V{height - 17} C{middle + side * 60},{height - 18} {middle + side * 30},"
            f"{height - 21} {middle},{height - 14}Z", "#FFFAEC", INK, 1.6,
        )
    defs = gradient(
        "fold", middle - 34, 0, middle + 34, 0,
        "0 #8A6A3A 0", "0.5 #8A6A3A 0.42", "1 #8A6A3A 0",
    )
    body += rect(middle - 34, 17, 68, height - 33, 0, "url(#fold)")
    body += path(f"M{middle},17 V{height - 15}", "none", mix(INK, EDGE, 0.35), 1.6)
    face = raster(body, w, h, (0, 0, width, height), defs)
    return with_shadow(face, HELD, s)


def book_pages(w: int, h: int, s: float = 1.0) -> tuple[Rect, Rect]:
    """Returns the text areas of the left and the right page, from the book's top left."""
    edge, fold, top = round(36 * s), round(34 * s), round(36 * s)
    page = w // 2 - edge - fold
    tall = h - 2 * top
    return Rect(edge, top, page, tall), Rect(w - edge - page, top, page, tall)


@cached
def arrived_bar(h: int, s: float = 1.0) -> Surface:
    """The gold bar left of the paragraph one arrived at, `h` window pixels high."""
    body = rect(0.6, 0.6, 4.8, h / s - 1.2, 2.4, GOLD, "#B98A2C", 1.2)
    return styled(body, 6 * s, h, s)


# ------------------------------------------------------------------------------- lists, set-up


@cached
def list_row(w: int, h: int, s: float = 1.0, state: str = "rest") -> Art:
    """The paper of one row in a list. state: "rest", "hover", "chosen", "disabled"."""
    fill = {"hover": WHITE, "chosen": LIT_LINE, "disabled": "#E7DAC2"}.get(state, PAPER)
    line = INK if state != "disabled" else "#8E8088"
    width, height = w / s, h / s
    body = rect(0.8, 0.8, width - 1.6, height - 1.6, 12, fill, line, 1.6)
    body += path(f"M13,2.6 H{width - 13}", "none", WHITE, 1.4)
    if state == "chosen":
        body += rect(4, 4, width - 8, height - 8, 9, "none", "#D9A93A", 1.5)
    face = styled(body, w, h, s)
    return Art(face, 0, 0) if state == "disabled" else with_shadow(face, RAISED, s)


@cached
def seat_paper(seat: int, w: int, h: int, s: float = 1.0, head: int = 0) -> Art:
    """A seat's card of the set-up: paper with a head of `head` window pixels in its pattern."""
    width, height = w / s, h / s
    top = head or round(78 * s)
    face = styled(rect(0.8, 0.8, width - 1.6, height - 1.6, 14, PAPER), w, h, s)
    cloth = blank(w, h)
    cloth.blit(pattern(seat, w, top, 26 * s), (0, 0))
    face.blit(masked(cloth, styled(rect(0.8, 0.8, width - 1.6, height - 1.6, 14, WHITE), w, h, s)),
              (0, 0))
    lines = path(f"M1,{top / s} H{width - 1}", "none", INK, 1.6)
    lines += rect(0.8, 0.8, width - 1.6, height - 1.6, 14, "none", INK, 1.7)
    face.blit(styled(lines, w, h, s), (0, 0))
    return with_shadow(face, RAISED, s)


@cached
def table_row(
    w: int, h: int, s: float = 1.0, decided: bool = False, shaded: bool = False
) -> Surface:
    """The ground of a row in the results' table; the row that decided the match is gold."""
    if decided:
        body = rect(0.8, 0.8, w / s - 1.6, h / s - 1.6, 7, LIT_LINE, "#D9A93A", 1.6)
        return styled(body, w, h, s)
    out = blank(w, h)
    if shaded:
        out.blit(styled(rect(0, 0, w / s, h / s, 7, mix(PAPER, PAPER2, 0.75)), w, h, s), (0, 0))
    return out


@cached
def chart_bar(seat: int, w: int, h: int, s: float = 1.0) -> Surface:
    """A bar of a chart in the seat's pattern, outlined, so that it reads without colour too."""
    if w < 4 or h < 4:
        return blank(w, h)
    box = (0.8, 0.8, w / s - 1.6, h / s - 1.6, 4)
    out = masked(pattern(seat, w, h, 20 * s), styled(rect(*box, WHITE), w, h, s))
    out.blit(styled(rect(*box, "none", INK, 1.6), w, h, s), (0, 0))
    return out


@cached
def progress(w: int, share: float, s: float = 1.0) -> Surface:
    """A bar that fills with grass while something is worked out, 14 style pixels high."""
    h, width = round(14 * s), w / s
    body = rect(0.8, 0.8, width - 1.6, 12.4, 6.2, PAPER2, INK2, 1.5)
    filled = (width - 5) * max(0.0, min(1.0, share))
    if filled > 8:
        body += rect(2.5, 2.5, filled, 9, 4.5, "#86B85C")
        body += path(f"M7,4.8 H{filled - 3}", "none", "#B9D98F", 1.6)
    return styled(body, w, h, s)
