"""Pictures of cards: hand and river cards, village tiles, backs, suit marks.

Every size is drawn anew; small cards lose clouds and second lines first. No shadows here.
"""

from __future__ import annotations

import pygame
from pygame import FRect

from tabletop.games.bunny_boom.rules import cards as c
from tabletop.table.art.cache import cached
from tabletop.table.art.cards import DETAILS_FROM, RICH_FROM, hairline, paper, paper_defs, star_path
from tabletop.table.art.coins import movement_badge
from tabletop.table.art.lettering import digits
from tabletop.table.art.palette import CREAM, INK, PAPER, SUIT, mix
from tabletop.table.art.picture import Size
from tabletop.table.art.scenery_parts import grown
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.signs import line_at, sign_body
from tabletop.table.art.surface import Art, masked
from tabletop.table.art.svg import (
    circle,
    ellipse,
    gradient,
    group,
    path,
    placed,
    raster,
    rect,
    sprite,
)
from tabletop.table.art.widgets_base import dashed_rect, styled

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
    drawn = sprite("bunny_boom/value", d, d * 1.24).copy()
    digits(drawn, str(value), d / 2, d * 0.787, d * 0.6)
    return drawn


_PLAY = "M8,88 H97 L110,106.5 L97,125 H8 L14,106.5Z"
_RIVER = "M7,133 q8.667,-6 17.333,0 " + "t17.333,0 " * 5 + "V153.2 q0,5 -5,5 H12 q-5,0 -5,-5Z"
"""Outlines of the parchment arrow and of the band of water, on a card 118 units wide."""


def _play_body(card: int, s: float) -> str:
    """Returns the SVG of the parchment arrow: the play effect's sign and, right of it, the wave."""
    body = path(_PLAY, _ARROW, mix(_ARROW, INK, 0.45), max(1 / s, 1.4))
    if c.WAVE[card]:
        body += sign_body("rabbit", 52, 105.5, 29, line=line_at(29 * s))
        return body + sign_body("wave", 82, 106.5, 27, line=line_at(27 * s))
    return body + sign_body(PLAY_SIGNS[c.PLAY[card]], 56, 106.5, 37, line=line_at(37 * s))


def _river_body(card: int, s: float) -> str:
    """Returns the SVG of the band of water with the river effect's sign."""
    body = path(_RIVER, "url(#water)", mix("#4796BF", INK, 0.35), max(1 / s, 1.4))
    if c.FLOW[card] == c.FLOW_NONE:
        waves = "M27.8,146.5 q5,-5 10,0 t10,0"
        return body + path(waves, "none", "#E6F6FC", max(1.2 / s, 2))
    return body + sign_body(FLOW_SIGNS[c.FLOW[card]], 45, 144.6, 28, line=line_at(28 * s))


@cached
def face(card: int, w: int) -> pygame.Surface:
    """Draws a card of hand, river or close look, `w` pixels wide, 7/5 as high."""
    size = Size.of(FRect(0, 0, 118, 165.2), w / 118)
    h, s = size.h, size.s
    body = paper(w, h, DECK[c.COLOUR[card]], 5 * s)
    body += group(_play_body(card, s) + _river_body(card, s), f"scale({s:.5f})")
    water = gradient("water", 0, 129, 0, 158.2, f"0 {_WATER_TOP}", f"1 {_WATER_LOW}")
    sheet = Sheet(size, Art(raster(body, w, h, defs=paper_defs(w, h) + water), 0, 0))
    sheet.put(scene(card, sheet.px(104), sheet.px(76), 5 * s), 7, 7)
    edge = rect(7, 7, 104, 76, 5, "none", INK, hairline(w) / s)
    sheet.draw(edge + _identity(card, 25, 26, 33, 27))
    if c.WAVE[card]:
        sign = "+1" if c.PLAY[card] == c.RIVER_PLUS else "−1"
        sheet.digits(sign, 27, 106.5, 19, role="black")
    sheet.centre(value_badge(c.VALUE[card], sheet.px(34)), 95, 26)
    sheet.centre(movement_badge(c.MOVE[card], sheet.px(30)), 94.5, 144.6)
    return sheet.art.surface


def _identity(card: int, x: float, y: float, suit_size: float, size: float) -> str:
    """Returns the SVG at the top left: the suit's mark; a Mayor's crown, a Joker's star."""
    suit = suit_key(card)
    if suit:
        return suit_body(suit, x, y, suit_size)
    return sign_body("crown" if c.KIND[card] == c.MAYOR else "star", x, y - 1, size)


@cached
def tile(card: int, w: int, closed: bool = False) -> pygame.Surface:
    """Draws a card as a house of the village, `w` x `w`: scene, suit mark, movement badge.

    A closed one stands behind a hedge with a lock.
    """
    s = w / 84
    paper_of = raster(paper(w, w, DECK[c.COLOUR[card]], 4 * s), w, w, defs=paper_defs(w, w))
    sheet = Sheet(Size(w, w, s), Art(paper_of, 0, 0))
    sheet.put(scene(card, sheet.px(74), sheet.px(74), 6 * s), 5, 5)
    body = rect(5, 5, 74, 74, 6, "none", INK, hairline(w) / s) + _tile_identity(card)
    if closed:
        sheet.put(_hedge(w), 0, 0)
        body += _lock()
    sheet.draw(body)
    sheet.centre(movement_badge(c.MOVE[card], sheet.px(27)), 67, 67)
    return sheet.art.surface


@cached
def before_pawns(card: int, w: int, closed: bool, crowded: bool) -> pygame.Surface:
    """Draws the parts of a house that pawns must not hide: its lock and, under several pawns, its
    identity."""
    body = (_lock() if closed else "") + (_tile_identity(card) if crowded else "")
    return styled(body, w, w, w / 84)


def _tile_identity(card: int) -> str:
    return _identity(card, 18, 18, 28, 24)


def _lock() -> str:
    return sign_body("lock", 16.8, 69, 21)


@cached
def _hedge(w: int) -> pygame.Surface:
    """Draws a clipped hedge along the tile's foot and up its sides."""
    body = rect(4, 71, 76, 9, 3, _HEDGE)
    for i in range(4):
        for x in (7.0, 77.0):
            body += circle(x, 77 - i * 6.5, 6, _HEDGE, _HEDGE_EDGE, 1.2)
    for i in range(10):
        x = 7 + 70 * i / 9
        body += circle(x, 77, 6.6, _HEDGE, _HEDGE_EDGE, 1.2)
        body += circle(x - 1.6, 75.2, 1.7, "#5B9A4C")
    clip = rect(4, 4, 76, 76, 7, "#FFFFFF")
    return masked(*(styled(each, w, w, w / 84) for each in (body, clip)))


@cached
def back(colour: int, w: int) -> pygame.Surface:
    """Draws the back: gingham in the deck's colour, a sun with a rabbit.

    A deck of BOTH halves has one parted back for all cards, since nobody may know which half the
    next card or a hidden hand is of (BB-71: of what lies face down nothing is shown).
    """
    size = Size.of(FRect(0, 0, 118, 165.2), w / 118)
    s, line, thick = size.s, hairline(w) / size.s, max(1.4 / size.s, 2)
    wide, high = w / s, size.h / s
    ground = DECK[c.PURPLE if colour == BOTH else colour]
    body = rect(line / 2, line / 2, wide - line, high - line, 10, PAPER, INK, line)
    body += rect(6, 6, wide - 12, high - 12, 6, ground, mix(ground, INK, 0.5), line)
    if colour == BOTH:
        low, right = high - 6.6, wide - 6.6
        body += path(
            f"M{right - 6},7 Q{right},7 {right},13 V{low - 6} Q{right},{low} {right - 6},{low} "
            f"H13 Q7,{low} 7,{low - 6}Z", DECK[c.ORANGE],
        )
    soft = 'opacity="0.14"'
    for left in range(8, 112, 20):
        body += rect(left, 7, min(10, wide - 7 - left), high - 14, 0, "#FFFFFF", extra=soft)
    for top in range(8, 158, 20):
        body += rect(7, top, wide - 14, min(10, high - 7 - top), 0, "#FFFFFF", extra=soft)
    x, y, r = wide / 2, high / 2, 30
    body += path(star_path(x, y, r * 1.25, r * 0.86, 12), _SUN, INK, thick)
    body += circle(x, y, r * 0.72, PAPER, INK, thick)
    body += placed("common/signs/rabbit", x, y - 1, r * 1.12, line=line_at(r * s))
    return styled(body, *size)


@cached
def plot(w: int) -> pygame.Surface:
    """Draws a space of the village without a card: trodden earth with a dashed rim."""
    s = w / 84
    body = rect(2, 2, 80, 80, 9, "#DBB97F")
    body += path(dashed_rect(2, 2, 80, 80, 9, 6, 5), "none", "#A97F47", max(1.2 / s, 1.8))
    for x, y in ((0.3, 0.66), (0.62, 0.4), (0.7, 0.72), (0.36, 0.34)):
        body += ellipse(84 * x, 84 * y, 2.4, 1.6, "#B8935A")
    return styled(body, w, w, s)


@cached
def stack_edge(colour: int, w: int) -> pygame.Surface:
    """Draws the visible edge of covered cards, laid 3 units down right under the top one."""
    s, shade = w / 84, mix(DECK[colour], INK, 0.25)
    body = rect(0.8 / s, 0.8 / s, (w - 1.6) / s, (w - 1.6) / s, 9, shade, INK, hairline(w) / s)
    return styled(body, w, w, s)
