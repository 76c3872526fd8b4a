"""The tiles of Bunny Bidding as pictures: eggs, goals, powers, handicaps, the back.

Every size is drawn anew, 3 wide to 4 high; no shadows here.
"""

from __future__ import annotations

import pygame

from tabletop.games.bunny_bidding.rules.cards import (
    EGG_TYPES,
    FIRST_EXTRA,
    HANDICAPS,
    POINTS,
    SPECIAL,
    face_of,
    key_of,
    tile_of,
)
from tabletop.games.bunny_bidding.table.eggs import COLOURS, egg
from tabletop.table.art.cache import cached
from tabletop.table.art.cards import DETAILS_FROM, paper, paper_defs
from tabletop.table.art.lettering import digits
from tabletop.table.art.palette import CREAM, INK, PAPER, mix
from tabletop.table.art.signs import sign
from tabletop.table.art.svg import circle, ellipse, path, raster, rect

SPECIAL_SIGNS = (
    "", "", "", "", "", "", "stop", "hourglass", "eye", "look_closer", "cards", "turn_over", "spy",
    "moon", "swap", "share", "two_coins", "down", "cancel",
)  # fmt: skip
"""A sign for each special egg; eggs that only score show their points."""

EXTRA_SIGNS = {
    "info_offer": "eye",
    "info_bid": "look_closer",
    "swap_offer": "swap",
    "swap_bid": "steal",
    "collect_any": "gift",
    "flip_any": "turn_over",
    "large_hands": "cards",
    "always_follow": "footprints",
    "never_follow": "cancel",
    "bid_lower": "down",
    "bid_higher": "up",
    "always_faceup": "hand",
    "small_hands": "paw",
    "public_egg": "share",
}
EXTRA_WORDS = {"higher_bids": "+10", "lower_bids": "−10"}
SPECIAL_TINT, POWER_TINT, HANDICAP_TINT = "#E6DCF2", "#CFE9CF", "#F6D3DA"
_STRAW, _STALKS, _RIBBON = "#E2C07A", "#B98B3E", "#F2B33D"
_QUILT, _QUILT_EDGE, _DIAMOND, _WINDOW = "#7C2F45", "#4E1828", "#9A4760", "#F6E3BF"


def height(w: int) -> int:
    """Returns the height of a tile of that width."""
    return round(w * 4 / 3)


def _straw(w: int, h: int, k: float) -> str:
    low, top = h - 12 * k, h - 30 * k
    bed = (
        f"M{7 * k},{top} Q{w / 2},{h - 42 * k} {w - 7 * k},{top} V{low} q0,{5 * k} {-5 * k},{5 * k}"
        f" H{12 * k} q{-5 * k},0 {-5 * k},{-5 * k}Z"
    )
    body = path(bed, _STRAW, mix(_STRAW, INK, 0.4), 1.2 * k)
    if w >= DETAILS_FROM * 0.8:
        stalks = ((16, 6), (26, -4), (38, 5), (50, -5), (62, 4), (74, -6), (82, -3))
        lines = "".join(f"M{x * k},{low} l{lean * k},{-15 * k} " for x, lean in stalks)
        body += path(lines, "none", _STALKS, 1.6 * k)
    return body


def _ground(w: int, tint: str, straw: bool = True) -> pygame.Surface:
    h, k = height(w), w / 96
    body = paper(w, h)
    body += rect(
        6 * k, 6 * k, w - 12 * k, h - 12 * k, 6 * k, tint, mix(tint, INK, 0.3), 1.2 * k
    )
    if straw:
        body += _straw(w, h, k)
    return raster(body, w, h, None, paper_defs(w, h))


def tint_of(face: int) -> str:
    """Returns the quiet ground behind an egg of that face."""
    return mix(COLOURS[face][0], PAPER, 0.72) if 0 <= face < EGG_TYPES else SPECIAL_TINT


@cached
def tile(coded: int, w: int) -> pygame.Surface:
    """Draws the face of an egg, power or handicap, by its `cards.code`; the back if negative."""
    if coded < 0:
        return back(w)
    if FIRST_EXTRA <= coded < 128:
        return extra(coded, w)
    return _egg_tile(tile_of(coded), face_of(coded), w)


def _corner(k: float) -> str:
    """The tab in a tile's corner, that stays in sight in the fan."""
    r = 10 * k
    return (
        f"M{2 * k},{r} Q{2 * k},{2 * k} {r},{2 * k} H{32 * k} Q{34 * k},{27 * k} {26 * k},{27 * k} "
        f"H{2 * k}Z"
    )


def _egg_tile(number: int, face: int, w: int) -> pygame.Surface:
    h, k = height(w), w / 96
    drawn = _ground(w, tint_of(face))
    shell = egg(face, round(58 * k))
    drawn.blit(shell, shell.get_rect(center=(w // 2, round(h * 0.47))))
    body = ellipse(w / 2, h * 0.5, 21 * k, 15 * k, CREAM, INK, 2 * k)
    body += path(_corner(k), CREAM, INK, 1.4 * k)
    drawn.blit(raster(body, w, h), (0, 0))
    digits(drawn, str(number), w / 2, h * 0.5, round(23 * k))
    digits(drawn, str(number), 17 * k, 14.5 * k, round(19 * k), INK, "black")
    if face >= SPECIAL:
        _action(drawn, face, w, k)
    return drawn


@cached
def covered(coded: int, w: int, seen: int) -> pygame.Surface:
    """Draws an egg tile that is covered but for its left `seen` pixels: number and small egg
    there."""
    number, face = tile_of(coded), face_of(coded)
    h, k = height(w), w / 96
    drawn = _ground(w, tint_of(face))
    shell = egg(face, round(max(12.0, min(seen * 0.74, 40 * k))))
    drawn.blit(shell, shell.get_rect(center=(round(seen / 2 + 2 * k), round(h * 0.47))))
    drawn.blit(raster(path(_corner(k), CREAM, INK, 1.4 * k), w, h), (0, 0))
    digits(drawn, str(number), 17 * k, 14.5 * k, round(19 * k), INK, "black")
    if face >= SPECIAL:
        _disc(drawn, face, (round(seen / 2 + 2 * k), round(h * 0.76)), 13 * k)
    return drawn


def _action(drawn: pygame.Surface, face: int, w: int, k: float) -> None:
    """Draws the sign of a special egg at the foot of its tile."""
    _disc(drawn, face, (round(w / 2), round(height(w) * 0.8)), 17 * k)


def _disc(drawn: pygame.Surface, face: int, at: tuple[int, int], radius: float) -> None:
    """Draws the disc of a special egg: a sign, or its points."""
    size = drawn.get_size()
    drawn.blit(raster(circle(*at, radius, CREAM, INK, radius / 8.5), *size), (0, 0))
    name = SPECIAL_SIGNS[face - SPECIAL]
    if name:
        mark = sign(name, round(radius * 1.41))
        drawn.blit(mark, mark.get_rect(center=at))
        return
    points = POINTS[face]
    words = f"+{points}" if points > 0 else f"−{-points}"
    digits(drawn, words, *at, round(radius * 1.12), INK, "black")


@cached
def goal(kind: int, w: int) -> pygame.Surface:
    """Draws a goal: the egg of its type with a ribbon; the back if negative."""
    if kind < 0:
        return back(w)
    h, k = height(w), w / 96
    drawn = _ground(w, tint_of(kind), straw=False)
    shell = egg(kind, round(58 * k))
    drawn.blit(shell, shell.get_rect(center=(w // 2, round(h * 0.42))))
    ends = f"l{-6 * k},{10 * k} l{6 * k},{10 * k}"
    band = (
        f"M{w * 0.16},{h * 0.74} h{w * 0.68} {ends} h{-w * 0.68} l{6 * k},{-10 * k} "
        f"l{-6 * k},{-10 * k}Z"
    )
    drawn.blit(raster(path(band, _RIBBON, INK, 1.8 * k), w, h), (0, 0))
    digits(drawn, "+5", w / 2, h * 0.74 + 10 * k, round(19 * k), INK, "black")
    return drawn


def extra_tint(number: int) -> str:
    """Returns the ground of a power (green) or handicap (rose)."""
    return HANDICAP_TINT if number in HANDICAPS else POWER_TINT


@cached
def extra_sign(number: int, d: int) -> pygame.Surface:
    """Draws the disc with the sign of a power or handicap, `d` pixels wide."""
    key = key_of(number)
    drawn = raster(circle(d / 2, d / 2, d / 2 - 1, CREAM, INK, 1.6), d, d)
    if key in EXTRA_WORDS:
        digits(drawn, EXTRA_WORDS[key], d / 2, d / 2, round(d * 0.4), INK, "black")
    else:
        mark = sign(EXTRA_SIGNS[key], round(d * 0.7))
        drawn.blit(mark, mark.get_rect(center=(d // 2, d // 2)))
    return drawn


@cached
def extra(number: int, w: int) -> pygame.Surface:
    """Draws a power (green) or handicap (rose)."""
    h, k = height(w), w / 96
    drawn = _ground(w, extra_tint(number), straw=False)
    key = key_of(number)
    disc = circle(w / 2, h * 0.45, 30 * k, CREAM, INK, 2 * k)
    drawn.blit(raster(disc, w, h), (0, 0))
    if key in EXTRA_WORDS:
        digits(drawn, EXTRA_WORDS[key], w / 2, h * 0.45, round(26 * k), INK, "black")
    else:
        mark = sign(EXTRA_SIGNS[key], round(42 * k))
        drawn.blit(mark, mark.get_rect(center=(w // 2, round(h * 0.45))))
    kind = sign("minus" if number in HANDICAPS else "plus", round(22 * k))
    drawn.blit(kind, kind.get_rect(center=(w // 2, round(h * 0.84))))
    return drawn


@cached
def back(w: int) -> pygame.Surface:
    """Draws the back: burgundy quilting with an egg-shaped window and the gavel."""
    h, k = height(w), w / 96
    line = 1.5 * max(1.0, k)
    body = rect(line / 2, line / 2, w - line, h - line, 10 * k, _WINDOW, INK, line)
    body += rect(6 * k, 6 * k, w - 12 * k, h - 12 * k, 6 * k, _QUILT, _QUILT_EDGE, 1.4 * k)
    for row in range(7):
        for column in range(5):
            x, y = w / 2 + (column - 2) * 18 * k, h / 2 + (row - 3) * 17 * k
            d = 6 * k
            body += path(f"M{x},{y - d} l{d},{d} l{-d},{d} l{-d},{-d}Z", _DIAMOND)
    body += ellipse(w / 2, h * 0.5, 25 * k, 31 * k, _WINDOW, INK, 2 * k)
    drawn = raster(body, w, h)
    mark = sign("gavel", round(38 * k))
    drawn.blit(mark, mark.get_rect(center=(w // 2, h // 2)))
    return drawn


@cached
def turned_down(number: int, w: int) -> pygame.Surface:
    """Draws a tile turned over by its owner: the back, with the number in the corner."""
    k = w / 96
    drawn = back(w).copy()
    drawn.blit(raster(path(_corner(k), CREAM, INK, 1.4 * k), w, height(w)), (0, 0))
    digits(drawn, str(number), 17 * k, 14.5 * k, round(19 * k), INK, "black")
    return drawn
