"""Tiles as finished drawings on their shadows, and the furniture of the auction hall."""

from __future__ import annotations

import pygame

from tabletop.games.bunny_bidding.table import faces
from tabletop.games.bunny_bidding.table.layout import FLAT
from tabletop.table.art import widgets
from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import digits, width_of, write
from tabletop.table.art.palette import DIRECTION, INK, INK2, STITCH, WHITE
from tabletop.table.art.rabbit import badge
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import HELD, LYING, RAISED, Art, masked, with_shadow
from tabletop.table.art.svg import circle, group, path, raster, rect

TILE_RADIUS = 9
CREAM_WORDS, GOLD_WORDS, ROSE = "#FFF6E3", "#FFE07A", "#E8B8C2"
_WALL, _FOLD, _DRAPE, _HEM = "#6B2439", "#7C2F45", "#A23C57", "#E0B050"
_FLOOR, _GAP, _SHINE = "#B9773D", "#8A5A32", "#E0B070"
_BOX = "#3F1422"


@cached
def tile(coded: int, w: int, s: float, held: bool = False) -> Art:
    """A tile with that face up, or its back."""
    return with_shadow(faces.tile(coded, w), HELD if held else LYING, s)


@cached
def goal(kind: int, w: int, s: float) -> Art:
    return with_shadow(faces.goal(kind, w), RAISED, s)


@cached
def thin(coded: int, w: int, share: float) -> Art:
    """A tile in the middle of being turned: only `share` of its width is seen."""
    width = max(2, round(w * share))
    turned = pygame.transform.smoothscale(faces.tile(coded, w), (width, faces.height(w)))
    return Art(turned, -((w - width) // 2), 0)


@cached
def star(d: int) -> Art:
    return Art(sign("star", d), d // 2, d // 2)


@cached
def crown(d: int) -> Art:
    """Marks the highest tile of the offer where its word has no room."""
    return Art(sign("crown", d), d // 2, d // 2)


@cached
def turned_down(number: int, w: int, s: float) -> Art:
    """A tile of the own hand that will be laid face down."""
    return with_shadow(faces.turned_down(number, w), HELD, s)


@cached
def stage(w: int, h: int, s: float) -> Art:
    """Curtain, gold swags, side drapes and floor boards."""
    width, height = w / s, h / s
    floor = height * 0.664
    body = rect(0, 0, width, height, 0, _WALL)
    for i in range(int(width // 40) + 1):
        body += rect(i * 40, 0, 20, height, 0, _FOLD)
    body += path(f"M0,{floor} H{width} V{height} H0Z", _FLOOR, INK, 2)
    boards = max(8, round(width / 72))
    for i in range(boards + 1):
        x = i * width / boards
        lean = (x - width / 2) * 0.05
        body += path(f"M{x + lean * 2},{height} L{x},{floor}", "none", _GAP, 1.6)
    body += path(f"M0,{floor + 7} H{width}", "none", _SHINE, 2.4)
    swags = max(6, round(width / 100))
    step = width / swags
    deep = 22 * min(1.0, height / 240)
    hem = f"M0,0 H{width} V{deep} " + f"q{-step / 2:.2f},{deep * 1.2} {-step:.2f},0 " * swags
    body += path(hem + "Z", _HEM, INK, 2)
    body += "".join(circle(i * step, deep, 5, "#FFE27A", INK, 1.6) for i in range(swags + 1))
    drape = _side_drape(floor)
    body += drape + group(drape, f"translate({width} 0) scale(-1 1)")
    view = (0.0, 0.0, width, height)
    mask = raster(rect(1, 1, width - 2, height - 2, 18, WHITE), w, h, view)
    face = masked(raster(body, w, h, view), mask)
    face.blit(raster(rect(1, 1, width - 2, height - 2, 18, "none", INK, 2.4), w, h, view), (0, 0))
    return with_shadow(face, RAISED, s)


def _side_drape(floor: float) -> str:
    knot = floor * 0.88
    cloth = (
        f"M0,14 H86 C70,{floor * 0.55} 44,{floor * 0.75} 30,{floor + 16} "
        f"C20,{floor + 22} 8,{floor + 22} 0,{floor + 20}Z"
    )
    folds = f"M22,30 C22,90 16,{knot * 0.86} 10,{knot} M46,26 C44,80 34,{knot * 0.8} 24,{knot}"
    tie = f"M6,{knot} q18,10 40,-4"
    return (
        path(cloth, _DRAPE, INK, 2)
        + path(folds, "none", _FOLD, 2.4)
        + path(tie, "none", INK, 8)
        + path(tie, "none", "#FFE27A", 5)
    )


@cached
def plaque(w: int, h: int, s: float, lowest: bool, second: str, share: float = 1.0) -> Art:
    """High wins or Low wins; `share` of its width while it turns over."""
    width, height = w / s, h / s
    body = rect(1.5, 1.5, width - 3, height - 3, 13, "#F3DCA6", INK, 2.2)
    body += rect(7, 7, width - 14, height - 14, 9, "none", "#B9965A", 1.6)
    flat, tight = height < FLAT, height < 105
    k = min(height / 132, width / 124)
    arrow = "M0,26 L24,-2 H10 V-22 H-10 V-2 H-24Z"
    turn = "" if lowest else " rotate(180)"
    colour = DIRECTION["down"] if lowest else DIRECTION["up"]
    size = height / 92 if flat else k * (0.8 if tight else 0.95)
    spot = (31, height / 2) if flat else (width / 2, height * (0.27 if tight else 0.31))
    body += group(
        path(arrow, colour, INK, 2.2 / size),
        f"translate({spot[0]} {spot[1]}) scale({size:.3f}){turn}",
    )
    face = raster(body, w, h, (0.0, 0.0, width, height))
    words = "Low wins" if lowest else "High wins"
    large = max(1.0, min(1.6, k))
    left = 52 * s if flat else 11 * s
    room, middle = w - left - 11 * s, (left + w - 11 * s) / 2
    upper, lower = (0.58, 0.785) if tight else (0.645, 0.83)
    if flat:
        upper, lower = (0.34, 0.69) if height >= 48 else (0.5, 0.0)
    widgets.write_fitted(
        face, words, middle, h * upper, "heading", round(18 * s * large), INK, room, s, "center",
    )
    if lower:
        widgets.write_fitted(
            face, second, middle, h * lower, "body", round(16 * s * large), INK2, room, s, "center",
        )
    if share < 1.0:
        thinner = max(2, round(w * share))
        face = pygame.transform.smoothscale(face, (thinner, h))
        return Art(face, -((w - thinner) // 2), 0)
    return with_shadow(face, RAISED, s)


@cached
def bid_box(
    w: int, h: int, s: float, figure: int, name: str, active: bool, head: tuple[int, int, int],
    taken: int = 0,
) -> Art:  # fmt: skip
    """A seat's place for its bid, with badge and name.

    Args:
        head: left, top and size of the badge.
        taken: pixels at the right end of the name's line that are in use.
    """
    width, height = w / s, h / s
    thread = STITCH if active else "#E0B050"
    body = rect(1, 1, width - 2, height - 2, 14, _BOX, INK, 2)
    face = raster(body, w, h, (0.0, 0.0, width, height))
    seam = widgets.dashed_rect(6, 6, width - 12, height - 12, 10, 7, 6)
    line = path(seam, "none", thread, 1.6, "" if active else 'opacity="0.75"')
    face.blit(raster(line, w, h, (0.0, 0.0, width, height)), (0, 0))
    x, y, d = head
    face.blit(badge(figure, d), (x, y))
    left = x + d + 8 * s
    room = w - left - max(taken + 4 * s, 10 * s)
    if name_fits(name, room, s):
        widgets.write_fitted(
            face, name, left, y + d / 2, "heading", _name_px(s), CREAM_WORDS, room, s, "midleft"
        )
    return with_shadow(face, LYING, s)


def _name_px(s: float) -> int:
    return max(16, round(17 * s))


def name_fits(name: str, room: float, s: float) -> bool:
    """Whether a name can be written whole in a bid box; beside its badge it may be left out."""
    return widgets.fit(name, "heading", _name_px(s), room, s).text == name


def name_width(name: str, s: float) -> int:
    """Pixels of width of a name in a bid box."""
    return width_of(name, "heading", _name_px(s))


@cached
def words(
    text: str, px: int, colour: str, role: str = "bold", width: int = 0, s: float = 1.0
) -> Art:
    """A line of words, `width` pixels at most when that is given."""
    line = widgets.fit(text, role, px, width or 10_000, s)
    w, h = width_of(line.text, role, line.px) + 2, round(line.px * 1.5)
    face = pygame.Surface((w, h), pygame.SRCALPHA)
    write(face, line.text, 1, h / 2, role, line.px, colour, "midleft")
    return Art(face, 0, 0)


@cached
def number(text: str, px: int, colour: str) -> Art:
    """A number in the display font; its origin is its middle."""
    w, h = width_of(text, "display", px) + 6, round(px * 1.5)
    face = pygame.Surface((w, h), pygame.SRCALPHA)
    digits(face, text, w / 2, h / 2, px, colour)
    return Art(face, w // 2, h // 2)


def total(text: str, px: int, room: float, colour: str, s: float) -> Art:
    """The sum of a bid, smaller or on two lines where `room` pixels are too few for it."""
    line = widgets.fit(text, "display", px, room, s)
    if line.text == text or " + " not in text:
        return number(text, line.px, colour)
    upper, lower = (number(part, line.px, colour) for part in text.split(" ", 1))
    w = max(upper.surface.get_width(), lower.surface.get_width())
    step = round(line.px * 1.15)
    face = pygame.Surface((w, step + lower.surface.get_height()), pygame.SRCALPHA)
    face.blit(upper.surface, upper.surface.get_rect(right=w, top=0))
    face.blit(lower.surface, lower.surface.get_rect(right=w, top=step))
    return Art(face, w // 2, face.get_height() // 2)


@cached
def hand_tray(w: int, h: int, s: float) -> Art:
    """The dark stitched cloth under goals and hand."""
    return Art(widgets.tray(w, h, s, _BOX, ROSE), 0, 0)
