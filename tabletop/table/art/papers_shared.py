"""Papers of people at one screen: the cover, the ring that opens it, the lid over all hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from pygame import Rect, Surface

from tabletop.table.art import lettering
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import (
    CARROT,
    EDGE,
    GOLD,
    INK,
    INK2,
    PAPER,
    PLANK,
    SEATS,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    mix,
)
from tabletop.table.art.papers import panel_face
from tabletop.table.art.pattern import wide_pattern
from tabletop.table.art.rabbit import badge, portrait
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import HELD, LYING, Art, with_shadow
from tabletop.table.art.svg import circle, path, raster, rect
from tabletop.table.art.widgets_base import (
    dashed_line,
    dashed_rect,
    fit,
    fit_lines,
    styled,
    write_fitted,
    write_lines,
)
from tabletop.table.messages import say

_PLANKS, _EDGE = 4, 10
_PLATE, _PAPER, _COUNT, _GAP = (396, 58), (160, 52), 48, 16
_SHRINKS = (1.0, 0.85, 0.72, 0.6)
_BRASS = "#F3D998"


def _pixels(s: float) -> Callable[[float], int]:
    """Returns the function from style pixels to window pixels at the scale `s`."""
    return lambda units: round(units * s)


class _Places(NamedTuple):
    """The places of plate and papers on a lid, and how much smaller they are."""

    plate: Rect
    papers: tuple[Rect, ...]
    shrink: float


def _lid_places(w: int, h: int, count: int, counts: int, s: float) -> _Places:
    """The largest plate and papers that a lid has room for; where it has none, the plate alone."""
    edge = _pixels(s)(_EDGE)
    room = w - 4 * edge
    for shrink in _SHRINKS:
        px = _pixels(shrink * s)
        plate_w, plate_h = min(room, px(_PLATE[0])), px(_PLATE[1])
        paper_w, paper_h = min(room, px(_PAPER[0] + counts * _COUNT)), px(_PAPER[1])
        gap = px(_GAP)
        a_row = max(1, min(count, (room + gap) // (paper_w + gap)))
        rows = -(-count // a_row)
        whole = plate_h + rows * (paper_h + gap)
        if whole <= h - 2 * edge:
            break
    else:
        rows, whole = 0, plate_h
    top = (h - whole) // 2
    papers = []
    for at in range(count if rows else 0):
        row, column = divmod(at, a_row)
        in_row = min(a_row, count - row * a_row)
        left = (w - in_row * (paper_w + gap) + gap) // 2
        y = top + plate_h + gap + row * (paper_h + gap)
        papers.append(Rect(left + column * (paper_w + gap), y, paper_w, paper_h))
    return _Places(Rect((w - plate_w) // 2, top, plate_w, plate_h), tuple(papers), shrink)


def lid_papers(w: int, h: int, count: int, counts: int, s: float) -> tuple[Rect, ...]:
    """Returns the places of so many seats' papers on a lid, each with so many counts; () where it
    has no room for them."""
    return _lid_places(w, h, count, counts, s).papers


@cached
def _planks(w: int, h: int, s: float) -> Surface:
    """The boards of a lid with two straps."""
    width, height = w / s, h / s
    out = styled(rect(0.8, 0.8, width - 1.6, height - 1.6, 8, PLANK, INK, 1.8), w, h, s)
    each = (height - 4) / _PLANKS
    body = ""
    for at in range(_PLANKS):
        y = 2 + at * each
        tone = mix(WOOD_LIGHT, WOOD, 0.35 if at % 2 else 0.2)
        body += rect(2, y, width - 4, each, 2, tone)
        body += path(f"M3,{y + 1.5} H{width - 3}", "none", mix(tone, WHITE, 0.35), 1.2)
        body += path(f"M2,{y + each} H{width - 2}", "none", WOOD_DARK, 1.6)
        for part in (0.22, 0.58, 0.83):
            x = width * part + at * 17
            body += path(f"M{x},{y + each * 0.55} h{46 + 9 * at}", "none", WOOD, 1.4)
    strap = min(30.0, width * 0.06)
    for x in (width * 0.055, width * 0.945 - strap):
        body += rect(x, 1.5, strap, height - 3, 1, WOOD_DARK, INK, 1.6)
        for share in (0.1, 0.5, 0.9):
            body += circle(x + strap / 2, height * share, 4, _BRASS, INK, 1.4)
    body += rect(0.8, 0.8, width - 1.6, height - 1.6, 8, "none", INK, 1.8)
    out.blit(styled(body, w, h, s), (0, 0))
    return out


class Named(NamedTuple):
    """A seat on a lid; `counts` are signs with numbers."""

    figure: int
    name: str
    counts: tuple[tuple[str, str], ...] = ()


@cached
def lid(w: int, h: int, seats: Sequence[Named], s: float = 1.0) -> Art:
    """The lid over a tray of `w` x `h` window pixels; bare without seats, for a paper over it."""
    out = _planks(w, h, s).copy()
    if not seats:
        return Art(out, 0, 0)
    at = _lid_places(w, h, len(seats), max(len(seat.counts) for seat in seats), s)
    _brass(out, at.plate, at.shrink * s)
    for place, seat in zip(at.papers, seats, strict=False):
        _named(out, place, seat, at.shrink * s)
    return Art(out, 0, 0)


def _brass(out: Surface, place: Rect, k: float) -> None:
    """The plate that says that all hands lie shut."""
    with_shadow(panel_face(place.w, place.h, k, 9, _BRASS), LYING, k).blit(out, *place.topleft)
    px = _pixels(k)
    nail = styled(circle(5, 5, 4, WOOD, INK, 1.4), px(10), px(10), k)
    for x in (place.x + px(10), place.right - px(20)):
        out.blit(nail, (x, place.centery - px(5)))
    lock = px(34)
    words = fit(say("all-hands-down"), "display", px(30), place.w - lock - px(60), k)
    written = lettering.width_of(words.text, "display", words.px)
    left = place.centerx - (lock + px(14) + written) // 2
    out.blit(sign("lock", lock), (left, place.centery - lock // 2))
    x = left + lock + px(14)
    lettering.write(out, words.text, x, place.centery, "display", words.px, INK, "midleft")


def _named(out: Surface, place: Rect, seat: Named, k: float) -> None:
    """The paper of a seat: portrait, badge, name, counts."""
    with_shadow(panel_face(place.w, place.h, k, 12, PAPER), LYING, k).blit(out, *place.topleft)
    px = _pixels(k)
    d = px(40)
    x, y = place.x + px(7), place.centery - d // 2
    out.blit(portrait(seat.figure, d), (x, y))
    small = px(20)
    out.blit(badge(seat.figure, small), (x + d - px(14), y + d - px(16)))
    left, right, middle = x + d + px(14), place.right - px(10), place.centery
    for name, number in reversed(seat.counts):
        right = lettering.write(out, number, right, middle, "bold", px(17), INK, "midright").x
        right -= small + px(5)
        out.blit(sign(name, small), (right, middle - small // 2))
        right -= px(8)
    room = right - left
    write_fitted(out, seat.name, left, middle, "heading", px(18), INK, room, k, "midleft")


RING, KNOB, _BAND = 121, 74, 13
"""Style pixels across the ring that opens a cover and its knob, and how wide its band is."""


@cached
def hold_ring(d: int, share: float, state: str, s: float = 1.0) -> Art:
    """The knob in its ring, `d` pixels across; that share of the ring is filled."""
    k = d / RING
    middle, radius = RING / 2, (RING - _BAND) / 2 - 2  # the edge stays inside
    body = circle(middle, middle, radius, "none", INK, _BAND + 3)
    body += circle(middle, middle, radius, "none", EDGE, _BAND)
    if share:
        body += _arc(middle, radius, share)
    tones = {"pressed": mix(CARROT, INK, 0.12), "hover": mix(CARROT, WHITE, 0.12)}
    fill, light = tones.get(state, CARROT), f"M{middle - 22},{middle - 19} a30,30 0 0 1 44,0"
    body += circle(middle, middle, KNOB / 2, fill, INK, 2.2)
    body += path(light, "none", mix(fill, WHITE, 0.4), 3)
    out = raster(body, d, d, (0, 0, RING, RING))
    face = out.copy()
    lock = _pixels(k)(44)
    face.blit(sign("unlock", lock), ((d - lock) // 2, (d - lock) // 2))
    return with_shadow(face, LYING, s)


def _arc(middle: float, radius: float, share: float) -> str:
    """The part of the ring that is filled, from the top clockwise."""
    if share >= 1.0:
        return circle(middle, middle, radius, "none", GOLD, _BAND)
    turn = 2 * pi * share
    x, y = middle + radius * sin(turn), middle - radius * cos(turn)
    large = int(share > 0.5)
    way = f"M{middle},{middle - radius} A{radius},{radius} 0 {large} 1 {x:.2f},{y:.2f}"
    return path(way, "none", GOLD, _BAND)


# ------------------------------------------------------------------------------------- cover


class CoverPlaces(NamedTuple):
    """The places of things on a cover, in window pixels.

    Attributes:
        block: the lines since one's turn; empty where there are none.
        rows: so many of them have room.
        show: the button in the block's head.
        ring: what opens the cover.
    """

    paper: Rect
    portrait: Rect
    block: Rect
    rows: int
    show: Rect
    ring: Rect


_FOOT, _HEAD, _ROW = 82, 46, 52
"""Style pixels below the ring, of the block's head, and of a row in it."""


def cover_places(w: int, h: int, s: float, lines: int) -> CoverPlaces:
    """The places of a cover in a window of w x h with so many lines, or the newest with room."""
    px = _pixels(s)
    wide, most = min(px(620), w - px(24)), min(px(636), h - px(24))
    for rows in range(lines, -1, -1):
        for portrait_d in (148, 112, 84):
            block = (_HEAD + rows * _ROW + 18) * bool(rows)
            whole = 26 + portrait_d + 18 + block + RING + _FOOT
            if px(whole) <= most:
                break
        else:
            continue
        break
    tall = min(most, px(whole))
    paper = Rect((w - wide) // 2, (h - tall) // 2, wide, tall)
    d = px(portrait_d)
    left = paper.x + min(px(115), max(px(24), (wide - px(420)) // 2))
    portrait_at = Rect(left, paper.y + px(26), d, d)
    edge = px(28)
    block_at = Rect(paper.x + edge, portrait_at.bottom + px(18), wide - 2 * edge, 0)
    block_at.h = px(_HEAD + rows * _ROW) if rows else 0
    show = Rect(block_at.right - px(148), block_at.y + px(5), 0, 0)
    show.size = px(136), px(36)
    ring = Rect(0, 0, px(RING), px(RING))
    ring.midbottom = paper.centerx, paper.bottom - px(_FOOT) + px(6)
    return CoverPlaces(paper, portrait_at, block_at, rows, show, ring)


@cached
def cover(
    seat: int,
    w: int,
    h: int,
    s: float,
    name: str,
    words: str,
    foot: str,
    lines: tuple[tuple[int, str], ...] = (),
) -> Surface:
    """The whole window hidden under the next seat's cloth, with a paper in the middle.

    `words` is one more line below the name, `foot` the small one below the ring; `lines` are what
    happened since that person's turn, each with the figure of whom it is about, -1 = nobody.
    """
    at = cover_places(w, h, s, len(lines))
    out = _cloth(seat, w, h, s)
    with_shadow(panel_face(at.paper.w, at.paper.h, s, 18), HELD, s).blit(out, *at.paper.topleft)
    face = with_shadow(portrait(seat, at.portrait.w), LYING, s)
    face.blit(out, *at.portrait.topleft)
    px = _pixels(s)
    share = _pixels(at.portrait.w)
    out.blit(badge(seat, share(0.28)), at.portrait.move(share(0.78), share(0.75)).topleft)
    x = at.portrait.right + px(32)
    room = at.paper.right - x - px(20)
    middle = at.portrait.centery

    def write(text: str, y: float, role: str, size: float, colour: str) -> None:
        write_fitted(out, text, x, y, role, px(size), colour, room, s, "midleft")

    write(say("pass-to"), middle - 36 * s, "bold", 20, INK2)
    write(name, middle + 4 * s, "display", 46, INK)
    if words:
        write(words, middle + 44 * s, "body", 16, INK2)
    if at.rows:
        _since(out, at, lines[len(lines) - at.rows :], s)
    _below_ring(out, at, foot, s)
    return out


def _below_ring(out: Surface, at: CoverPlaces, foot: str, s: float) -> None:
    """Writes below the ring how the cover is opened."""
    x, y, room = at.ring.centerx, at.ring.bottom, at.paper.w - 40 * s
    px = _pixels(s)
    head = say("hold-to-open")
    write_fitted(out, head, x, y + px(24), "heading", px(22), INK, room, s, "center")
    write_fitted(out, foot, x, y + px(52), "body", px(16), INK2, room, s, "center")


def _since(
    out: Surface, at: CoverPlaces, lines: Sequence[tuple[int, str]], s: float
) -> None:
    """The block that tells what happened since one's turn."""
    block = at.block
    edge = rect(0.8, 0.8, block.w / s - 1.6, block.h / s - 1.6, 12, "none", EDGE, 1.6)
    out.blit(styled(edge, block.w, block.h, s), block.topleft)
    px = _pixels(s)
    left, top = block.x + px(16), block.y + px(24)
    room, head = at.show.x - left - px(8), say("since-turn")
    write_fitted(out, head, left, top, "heading", px(18), INK, room, s, "midleft")
    for row, (figure, text) in enumerate(lines):
        top = block.y + px(_HEAD + row * _ROW)
        seam = dashed_line(14, 1, block.w / s - 14, 1, 8, 6)
        out.blit(styled(path(seam, "none", EDGE, 1.4), block.w, px(2), s), (block.x, top))
        within = block.inflate(-px(28), 0)
        _told(out, within, top + px(_ROW / 2), figure, text, s)


def _cloth(seat: int, w: int, h: int, s: float) -> Surface:
    """The seat's cloth over the whole window, with a seam along its edge."""
    look = SEATS[seat]
    out = Surface((w, h))
    out.fill(mix(look.colour, INK, 0.42))
    cloth = wide_pattern(seat, w, h, 46 * s).copy()
    cloth.set_alpha(96)
    out.blit(cloth, (0, 0))
    seam = dashed_rect(14, 14, w / s - 28, h / s - 28, 20, 9, 10)
    thread = path(seam, "none", mix(look.colour, WHITE, 0.72), 2.6)
    edge = _pixels(s)(28)
    for part in (
        Rect(0, 0, w, edge),
        Rect(0, h - edge, w, edge),
        Rect(0, edge, edge, h - 2 * edge),
        Rect(w - edge, edge, edge, h - 2 * edge),
    ):
        view = (part.x / s, part.y / s, part.w / s, part.h / s)
        out.blit(raster(thread, part.w, part.h, view), part)
    return out


class PassPlaces(NamedTuple):
    """The places of things on the paper that passes a public table on, in window pixels.

    Attributes:
        since: the lines since that person's turn; empty where there are none.
        rows: so many of them have room.
        show: the button in the head of the lines.
        ring: what opens the hand.
    """

    paper: Rect
    since: Rect
    rows: int
    show: Rect
    ring: Rect


_NAMED, _TOLD, _LINE = 400, 300, 38
"""Style pixels of the part with name and ring, of the narrowest lines, and of one line."""


def pass_places(tray: Rect, window: Rect, s: float, lines: int) -> PassPlaces:
    """Returns the places on a paper over the tray with so many lines, or the newest with room."""
    px = _pixels(s)
    head, edge = px(RING + 24), px(16)
    paper = Rect(0, 0, min(window.w, px(_NAMED)), head)
    beside = min(tray.w - edge - paper.w, px(480))
    below = min(lines, (tray.h - edge - head - px(_HEAD + 8)) // px(_LINE))
    rows = max(0, below) if below > 0 or beside < px(_TOLD) else lines
    tall = px(_HEAD + rows * _LINE + 8) if rows else 0
    if below > 0:
        paper.h += tall
    elif rows:
        paper.size = paper.w + beside, max(head, tall)
    paper.center = tray.center
    paper.clamp_ip(window)
    ring = Rect(paper.x + px(_NAMED - RING - 14), 0, px(RING), px(RING))
    ring.centery = paper.y + (head // 2 if below > 0 else paper.h // 2)
    left, top = (paper.x + edge, paper.y + head) if below > 0 else (ring.right + edge, paper.y)
    since = Rect(left, top, paper.right - edge - left, tall)
    show = Rect(0, 0, px(136), px(36))
    show.topright = since.right, since.y + px(8)
    return PassPlaces(paper, since, rows, show, ring)


@cached
def pass_paper(
    tray: tuple[int, int, int, int], window: tuple[int, int, int, int], seat: int, s: float,
    name: str, foot: str, lines: tuple[tuple[int, str], ...],
) -> Art:  # fmt: skip
    """The paper over the lid that says who opens the hand, without its ring; `lines` are told as
    on a cover."""
    at = pass_places(Rect(tray), Rect(window), s, len(lines))
    px, paper = _pixels(s), Rect(0, 0, *at.paper.size)
    face = panel_face(paper.w, paper.h, s, 14).copy()
    d = px(84)
    x, y = d + px(30), at.ring.centery - at.paper.y
    with_shadow(portrait(seat, d), LYING, s).blit(face, px(16), y - d // 2)
    face.blit(badge(seat, px(28)), (px(78), y + d // 2 - px(24)))
    room = at.ring.x - at.paper.x - x - px(10)
    write_fitted(face, say("pass-to"), x, y - px(34), "bold", px(18), INK2, room, s, "midleft")
    write_fitted(face, name, x, y, "display", px(32), INK, room, s, "midleft")
    write_fitted(face, foot, x, y + px(34), "body", px(16), INK2, room, s, "midleft")
    block = at.since.move(-at.paper.x, -at.paper.y)
    if at.rows:
        room = at.show.x - at.since.x - px(8)
        head, y = say("since-turn"), block.y + px(8 + 18)
        write_fitted(face, head, block.x, y, "heading", px(18), INK, room, s, "midleft")
    for row, (figure, text) in enumerate(lines[len(lines) - at.rows :]):
        middle = block.y + px(_HEAD + (row + 0.5) * _LINE)
        _told(face, block, middle, figure, text, s)
    return with_shadow(face, HELD, s)


def _told(out: Surface, block: Rect, middle: int, figure: int, text: str, s: float) -> None:
    """Writes a line of what happened since one's turn."""
    px = _pixels(s)
    d = px(28)
    if figure >= 0:
        out.blit(badge(figure, d), (block.x, middle - d // 2))
    x, step = block.x + d + px(12), px(16)
    lines, size = fit_lines(text, "body", px(17), block.right - x, 1, s)
    if size < px(15):
        lines, size = fit_lines(text, "body", px(15), block.right - x, 2, s)
    top = middle - step * (len(lines) - 1) / 2
    write_lines(out, lines, x, top, "body", size, INK, step, "midleft")
