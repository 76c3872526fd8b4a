"""Pictures of cards: hand and river cards, village tiles, backs, suit marks.

Every size is drawn anew; small cards lose clouds and second lines first. No shadows here.
"""

from __future__ import annotations

import pygame

from tabletop.games.bunny_boom.rules import cards as c
from tabletop.table.art.cache import cached
from tabletop.table.art.cards import DETAILS_FROM, RICH_FROM, hairline, paper, paper_defs, star_path
from tabletop.table.art.coins import movement_badge
from tabletop.table.art.lettering import digits
from tabletop.table.art.palette import CREAM, INK, PAPER, SUIT, mix
from tabletop.table.art.scenery_parts import grown
from tabletop.table.art.signs import line_at, sign_body
from tabletop.table.art.surface import masked
from tabletop.table.art.svg import circle, ellipse, gradient, path, placed, raster, rect, sprite
from tabletop.table.art.widgets_base import dashed_rect

DECK = {c.PURPLE: "#7A5AA8", c.ORANGE: "#DE8136"}
"""Frames and backs of the two halves of the deck."""

BOTH = -1
"""The back of a deck shuffled from both halves."""

NEUTRAL_SKY = "#B9AFA0"
"""Sky behind Mayor and Joker, which have no suit."""

PLAY_SIGNS = {
    c.BOOM: "boom",
    c.MEGA_BOOM: "mega_boom",
    c.RIVER_BOOM: "river_boom",
    c.CARROT: "carrot",
    c.SHARE: "share",
    c.SKIP: "skip_card",
    c.CENTRE_JUMP: "centre",
    c.RIVER_PLUS: "rabbit",
    c.RIVER_MINUS: "rabbit",
    c.RIVER_RENEW: "renew",
    c.WILD: "joker",
    c.BURROW: "burrow",
    c.FOX: "fox",
}
FLOW_SIGNS = {
    c.FLOW_VILLAGE: "two_coins",
    c.FLOW_SWAP: "swap_card",
    c.FLOW_PASS: "pass_hands",
    c.FLOW_SHARE: "share",
    c.FLOW_GIFT: "gift",
    c.FLOW_BOOM: "boom",
}
_HEROES = {c.MAYOR: "town_hall", c.JOKER: "joker", c.FOX_CARD: "fox", c.BURROW_CARD: "burrow"}
_ARROW, _WATER_TOP, _WATER_LOW = "#F3DDB0", "#A6DBF0", "#62B4DC"
_HEDGE, _HEDGE_EDGE = "#2F6B3A", "#1D4526"
_SUN = "#FFE27A"


def suit_key(card: int) -> str:
    """Returns the suit's name in pictures, "" for Mayor and Joker."""
    return c.SUITS[c.SUIT[card]].lower() if c.SUIT[card] != c.NO_SUIT else ""


def suit_body(suit: str, x: float, y: float, size: float) -> str:
    """Returns the SVG of the suit's mark: its plate and picture, the middle at (x, y)."""
    plate = placed(f"bunny_boom/suit_{suit}", x, y, size)
    lift = {"orchard": -1.4, "mill": -0.6}.get(suit, 0.0) * size / 48
    return plate + sign_body(suit, x, y + lift, size * (0.56 if suit == "mill" else 0.6))


@cached
def scene(card: int, w: int, h: int, radius: float) -> pygame.Surface:
    """Draws the picture panel: sky in the suit's colour, hills, the building or the figure."""
    suit, kind = suit_key(card), c.KIND[card]
    colour = SUIT[suit] if suit else NEUTRAL_SKY
    k = min(w, h) / 74
    body = rect(0, 0, w, h, 0, "url(#sky)")
    if min(w, h) >= DETAILS_FROM * 0.6:
        for x, y, rx, ry in ((0.22, 0.3, 9, 4.4), (0.30, 0.25, 7, 5), (0.82, 0.42, 8, 4)):
            body += ellipse(w * x, h * y, rx * k, ry * k, CREAM, extra='opacity="0.7"')
    body += path(
        f"M-2,{h * 0.74} Q{w * 0.25},{h * 0.58} {w * 0.55},{h * 0.72} T{w + 2},{h * 0.68} "
        f"V{h + 2} H-2Z",
        "#8FBF63",
        mix("#8FBF63", INK, 0.5),
        max(1.0, 1.3 * k),
    )
    body += path(f"M0,{h * 0.9} Q{w / 2},{h * 0.78} {w},{h * 0.9} V{h} H0Z", "#75A94E")
    if w >= RICH_FROM:
        for x, y in ((0.12, 0.93), (0.28, 0.96), (0.78, 0.95), (0.9, 0.91)):
            body += grown("daisy", w * x, h * y, 0.55 * k)
        for x, y in ((0.2, 0.9), (0.68, 0.93), (0.85, 0.97)):
            body += grown("tuft", w * x, h * y, 0.6 * k, "#5F9440")
    size = min(w, h) * 0.72
    body += sign_body(_HEROES.get(kind, suit), w / 2, h * 0.53, size, line=line_at(size))
    drawn = raster(
        body, w, h, defs=gradient("sky", 0, 0, 0, h, f"0 {colour}", f"1 {mix(colour, PAPER, 0.62)}")
    )
    return masked(drawn, raster(rect(0, 0, w, h, radius, "#FFFFFF"), w, h))


@cached
def value_badge(value: int, d: int) -> pygame.Surface:
    """Draws the bunny value: a rabbit's head with the number on its forehead, `d` wide."""
    h = round(d * 1.24)
    drawn = sprite("bunny_boom/value", d, h).copy()
    digits(drawn, str(value), d / 2, h * 0.635, d * 0.6)
    return drawn


def _play_body(card: int, x: float, y: float, w: float, h: float, k: float) -> str:
    """Returns the SVG of the parchment arrow: the play effect's sign and, right of it, the wave."""
    body = path(
        f"M{x + k},{y + 2 * k} H{x + w - 14 * k} L{x + w - k},{y + h / 2} "
        f"L{x + w - 14 * k},{y + h - 2 * k} H{x + k} L{x + 7 * k},{y + h / 2}Z",
        _ARROW,
        mix(_ARROW, INK, 0.45),
        max(1.0, 1.4 * k),
    )
    middle = y + h / 2
    play = c.PLAY[card]
    if c.WAVE[card]:
        size = 29 * k
        body += sign_body("rabbit", x + 45 * k, middle - k, size, line=line_at(size))
        body += sign_body("wave", x + 75 * k, middle, 27 * k, line=line_at(27 * k))
        return body
    size = 37 * k
    return body + sign_body(PLAY_SIGNS[play], x + w / 2 - 3 * k, middle, size, line=line_at(size))


def _river_body(card: int, x: float, y: float, w: float, h: float, k: float) -> str:
    """Returns the SVG of the band of water with the river effect's sign."""
    step = w / 6
    body = path(
        f"M{x},{y + 4 * k} q{step / 2},{-6 * k} {step},0 "
        + f"t{step},0 " * 5
        + f"V{y + h - 5 * k} q0,{5 * k} {-5 * k},{5 * k} H{x + 5 * k} "
        f"q{-5 * k},0 {-5 * k},{-5 * k}Z",
        "url(#water)",
        mix("#4796BF", INK, 0.35),
        max(1.0, 1.4 * k),
    )
    flow = c.FLOW[card]
    if flow != c.FLOW_NONE:
        size = 28 * k
        return body + sign_body(
            FLOW_SIGNS[flow], x + w / 2 - 14 * k, y + h / 2 + k, size, line=line_at(size)
        )
    return body + path(
        f"M{x + w * 0.2},{y + h * 0.6} q{5 * k},{-5 * k} {10 * k},0 t{10 * k},0",
        "none",
        "#E6F6FC",
        max(1.2, 2 * k),
    )


@cached
def face(card: int, w: int) -> pygame.Surface:
    """Draws a card of hand, river or close look, `w` pixels wide, 7/5 as high."""
    h = round(w * 7 / 5)
    k = w / 118
    frame = 5 * k
    x = frame + 2 * k
    inner = w - 2 * x
    picture_h = 76 * k
    play_y = x + picture_h + 3 * k
    play_h = 41 * k
    river_y = play_y + play_h + 2 * k
    river_h = h - frame - river_y - 2 * k
    body = paper(w, h, DECK[c.COLOUR[card]], frame)
    body += _play_body(card, x, play_y, inner, play_h, k)
    body += _river_body(card, x, river_y, inner, river_h, k)
    defs = paper_defs(w, h) + gradient(
        "water", 0, river_y, 0, river_y + river_h, f"0 {_WATER_TOP}", f"1 {_WATER_LOW}"
    )
    drawn = raster(body, w, h, defs=defs)
    panel = scene(card, round(inner), round(picture_h), 5 * k)
    drawn.blit(panel, (round(x), round(x)))
    edge = rect(x, x, inner, picture_h, 5 * k, "none", INK, hairline(w))
    edge += _identity(card, x + 18 * k, x + 19 * k, k)
    drawn.blit(raster(edge, w, h), (0, 0))
    if c.WAVE[card]:
        sign = "+1" if c.PLAY[card] == c.RIVER_PLUS else "−1"
        digits(drawn, sign, x + 20 * k, play_y + play_h / 2, 19 * k, role="black")
    badge = value_badge(c.VALUE[card], round(34 * k))
    drawn.blit(badge, badge.get_rect(center=(round(w - x - 16 * k), round(x + 19 * k))))
    moves = movement_badge(c.MOVE[card], round(30 * k))
    place = (round(w - x - 16.5 * k), round(river_y + river_h / 2 + k))
    drawn.blit(moves, moves.get_rect(center=place))
    return drawn


def _identity(card: int, x: float, y: float, k: float) -> str:
    """Returns the SVG at the top left: the suit's mark; a Mayor's crown, a Joker's star."""
    suit = suit_key(card)
    if suit:
        return suit_body(suit, x, y, 33 * k)
    return sign_body("crown" if c.KIND[card] == c.MAYOR else "star", x, y - k, 27 * k)


@cached
def tile(card: int, w: int, closed: bool = False) -> pygame.Surface:
    """Draws a card as a house of the village, `w` x `w`: scene, suit mark, movement badge.

    A closed one stands behind a hedge with a lock.
    """
    k = w / 84
    margin = 4 * k
    inner = w - 2 * margin - 2 * k
    drawn = raster(paper(w, w, DECK[c.COLOUR[card]], margin), w, w, defs=paper_defs(w, w))
    left = margin + k
    drawn.blit(scene(card, round(inner), round(inner), 6 * k), (round(left), round(left)))
    body = rect(left, left, inner, inner, 6 * k, "none", INK, hairline(w))
    body += _tile_identity(card, margin + 14 * k, k)
    if closed:
        drawn = _hedged(drawn, w, margin, k)
        body += sign_body("lock", w * 0.2, w - margin - 11 * k, 21 * k)
    drawn.blit(raster(body, w, w), (0, 0))
    moves = movement_badge(c.MOVE[card], round(27 * k))
    at = round(w - margin - 13 * k)
    drawn.blit(moves, moves.get_rect(center=(at, at)))
    return drawn


@cached
def before_pawns(card: int, w: int, closed: bool, crowded: bool) -> pygame.Surface:
    """Draws the parts of a house that pawns must not hide: its lock and, under several pawns, its
    identity."""
    k = w / 84
    margin = 4 * k
    body = sign_body("lock", w * 0.2, w - margin - 11 * k, 21 * k) if closed else ""
    if crowded:
        body += _tile_identity(card, margin + 14 * k, k)
    return raster(body, w, w)


def _tile_identity(card: int, at: float, k: float) -> str:
    suit = suit_key(card)
    if suit:
        return suit_body(suit, at, at, 28 * k)
    return sign_body("crown" if c.KIND[card] == c.MAYOR else "star", at, at - k, 24 * k)


def _hedged(drawn: pygame.Surface, w: int, margin: float, k: float) -> pygame.Surface:
    """Draws a clipped hedge along the tile's foot and up its sides."""
    low = w - margin - 3 * k
    body = rect(margin, w - margin - 9 * k, w - 2 * margin, 9 * k, 3 * k, _HEDGE)
    for i in range(4):
        for x in (margin + 3 * k, w - margin - 3 * k):
            body += circle(x, low - i * 6.5 * k, 6 * k, _HEDGE, _HEDGE_EDGE, 1.2 * k)
    for i in range(10):
        x = margin + 3 * k + (w - 2 * margin - 6 * k) * i / 9
        body += circle(x, low, 6.6 * k, _HEDGE, _HEDGE_EDGE, 1.2 * k)
        body += circle(x - 1.6 * k, low - 1.8 * k, 1.7 * k, "#5B9A4C")
    hedge = masked(
        raster(body, w, w),
        raster(rect(margin, margin, w - 2 * margin, w - 2 * margin, 7 * k, "#FFFFFF"), w, w),
    )
    out = drawn.copy()
    out.blit(hedge, (0, 0))
    return out


@cached
def back(colour: int, w: int) -> pygame.Surface:
    """Draws the back: gingham in the deck's colour, a sun with a rabbit.

    A deck of BOTH halves has one parted back for all cards, since nobody may know which half the
    next card or a hidden hand is of (BB-71: of what lies face down nothing is shown).
    """
    h = round(w * 7 / 5)
    k = w / 118
    ground = DECK[c.PURPLE if colour == BOTH else colour]
    line = hairline(w)
    body = rect(line / 2, line / 2, w - line, h - line, 10 * k, PAPER, INK, line)
    body += rect(6 * k, 6 * k, w - 12 * k, h - 12 * k, 6 * k, ground, mix(ground, INK, 0.5), line)
    if colour == BOTH:
        low, right, r = h - 6.6 * k, w - 6.6 * k, 6 * k
        body += path(
            f"M{right - r},{7 * k} Q{right},{7 * k} {right},{7 * k + r} V{low - r} "
            f"Q{right},{low} {right - r},{low} H{7 * k + r} Q{7 * k},{low} {7 * k},{low - r}Z",
            DECK[c.ORANGE],
        )
    soft = 'opacity="0.14"'
    pitch = 10 * k
    for i in range(int((w - 16 * k) / pitch / 2) + 1):
        x = 8 * k + 2 * i * pitch
        body += rect(x, 7 * k, min(pitch, w - 7 * k - x), h - 14 * k, 0, "#FFFFFF", extra=soft)
    for i in range(int((h - 16 * k) / pitch / 2) + 1):
        y = 8 * k + 2 * i * pitch
        body += rect(7 * k, y, w - 14 * k, min(pitch, h - 7 * k - y), 0, "#FFFFFF", extra=soft)
    r = 30 * k
    body += path(star_path(w / 2, h / 2, r * 1.25, r * 0.86, 12), _SUN, INK, max(1.4, 2 * k))
    body += circle(w / 2, h / 2, r * 0.72, PAPER, INK, max(1.4, 2 * k))
    body += placed("common/signs/rabbit", w / 2, h / 2 - k, r * 1.12, line=line_at(r))
    return raster(body, w, h)


@cached
def plot(w: int) -> pygame.Surface:
    """Draws a space of the village without a card: trodden earth with a dashed rim."""
    k = w / 84
    body = rect(2 * k, 2 * k, w - 4 * k, w - 4 * k, 9 * k, "#DBB97F")
    d = dashed_rect(2 * k, 2 * k, w - 4 * k, w - 4 * k, 9 * k, 6 * k, 5 * k)
    body += path(d, "none", "#A97F47", max(1.2, 1.8 * k))
    for x, y in ((0.3, 0.66), (0.62, 0.4), (0.7, 0.72), (0.36, 0.34)):
        body += ellipse(w * x, w * y, 2.4 * k, 1.6 * k, "#B8935A")
    return raster(body, w, w)


@cached
def stack_edge(colour: int, w: int) -> pygame.Surface:
    """Draws the visible edge of covered cards, laid 3 units down right under the top one."""
    k = w / 84
    shade = mix(DECK[colour], INK, 0.25)
    return raster(rect(0.8, 0.8, w - 1.6, w - 1.6, 9 * k, shade, INK, hairline(w)), w, w)
