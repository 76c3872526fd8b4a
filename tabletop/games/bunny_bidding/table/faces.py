"""The tiles of Bunny Bidding as pictures: eggs, goals, powers, handicaps, the back.

Every size is drawn anew, in a box of 96 x 128 units; no shadows here.
"""

from __future__ import annotations

from pygame import Surface

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
from tabletop.games.bunny_bidding.table.eggs import GROUNDS, egg
from tabletop.table.art.cache import cached
from tabletop.table.art.cards import DETAILS_FROM, paper, paper_defs
from tabletop.table.art.palette import CREAM, INK, PAPER, mix
from tabletop.table.art.picture import Size
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import Art
from tabletop.table.art.svg import circle, ellipse, path, raster, rect

W, H = 96.0, 128.0
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
_BED = "M7,98 Q48,86 89,98 V116 q0,5 -5,5 H12 q-5,0 -5,-5Z"
_LEANS = ((16, 6), (26, -4), (38, 5), (50, -5), (62, 4), (74, -6), (82, -3))
_TAB = "M2,10 Q2,2 10,2 H32 Q34,27 26,27 H2Z"
"""The tab in a tile's corner, that stays in sight in the fan."""
_BAND = "M15.4,94.7 h65.3 l-6,10 l6,10 h-65.3 l6,-10 l-6,-10Z"


def height(w: int) -> int:
    """Returns the height of a tile of that width."""
    return round(w * H / W)


def _sheet(w: int, ground: Surface) -> Sheet:
    return Sheet(Size(w, height(w), w / W), Art(ground, 0, 0))


def _ground(w: int, tint: str, straw: bool = False) -> Sheet:
    h = height(w)
    sheet = _sheet(w, raster(paper(w, h), w, h, None, paper_defs(w, h)))
    body = rect(6, 6, W - 12, H - 12, 6, tint, mix(tint, INK, 0.3), 1.2)
    if straw:
        body += path(_BED, _STRAW, mix(_STRAW, INK, 0.4), 1.2)
        if w >= DETAILS_FROM * 0.8:
            lines = "".join(f"M{x},116 l{lean},-15 " for x, lean in _LEANS)
            body += path(lines, "none", _STALKS, 1.6)
    sheet.draw(body)
    return sheet


def tint_of(face: int) -> str:
    """Returns the quiet ground behind an egg of that face."""
    return mix(GROUNDS[face], PAPER, 0.72) if 0 <= face < EGG_TYPES else SPECIAL_TINT


@cached
def tile(coded: int, w: int) -> Surface:
    """Draws the face of an egg, power or handicap, by its `cards.code`; the back if negative."""
    if coded < 0:
        return back(w)
    if FIRST_EXTRA <= coded < 128:
        return extra(coded, w)
    number, face = tile_of(coded), face_of(coded)
    sheet = _ground(w, tint_of(face), straw=True)
    _egg(sheet, face, 58, W / 2, H * 0.47)
    sheet.draw(ellipse(W / 2, H / 2, 21, 15, CREAM, INK, 2))
    sheet.digits(str(number), W / 2, H / 2, 23)
    _corner(sheet, number)
    if face >= SPECIAL:
        _disc(sheet, face, W / 2, H * 0.8, 17)
    return sheet.art.surface


def _egg(sheet: Sheet, face: int, wide: float, x: float, y: float) -> None:
    sheet.centre(egg(face, round(wide * sheet.s)), x, y)


def _corner(sheet: Sheet, number: int) -> None:
    """Draws the number of a tile in its corner."""
    sheet.draw(path(_TAB, CREAM, INK, 1.4))
    sheet.digits(str(number), 17, 14.5, 19, INK, "black")


@cached
def covered(coded: int, w: int, seen: int) -> Surface:
    """Draws an egg tile that is covered but for its left `seen` pixels: number and small egg
    there."""
    face, left = face_of(coded), seen * W / w
    sheet = _ground(w, tint_of(face), straw=True)
    _egg(sheet, face, max(12 * W / w, min(left * 0.74, 40)), left / 2 + 2, H * 0.47)
    _corner(sheet, tile_of(coded))
    if face >= SPECIAL:
        _disc(sheet, face, left / 2 + 2, H * 0.76, 13)
    return sheet.art.surface


def _disc(sheet: Sheet, face: int, x: float, y: float, radius: float) -> None:
    """Draws the disc of a special egg: a sign, or its points."""
    points = POINTS[face]
    words = f"+{points}" if points > 0 else f"−{-points}"
    _sign(sheet, SPECIAL_SIGNS[face - SPECIAL], words, x, y, radius, radius * 1.41, radius * 1.12)


def _sign(
    sheet: Sheet, name: str, words: str, x: float, y: float, radius: float, wide: float,
    units: float,
) -> None:
    """Draws a disc with a sign, or with words where there is none."""
    sheet.draw(circle(x, y, radius, CREAM, INK, 2))
    if name:
        sheet.sign(name, x, y, wide)
    else:
        sheet.digits(words, x, y, units, INK, "black")


@cached
def goal(kind: int, w: int) -> Surface:
    """Draws a goal: the egg of its type with a ribbon; the back if negative."""
    if kind < 0:
        return back(w)
    sheet = _ground(w, tint_of(kind))
    _egg(sheet, kind, 58, W / 2, H * 0.42)
    sheet.draw(path(_BAND, _RIBBON, INK, 1.8))
    sheet.digits("+5", W / 2, 104.7, 19, INK, "black")
    return sheet.art.surface


def extra_tint(number: int) -> str:
    """Returns the ground of a power (green) or handicap (rose)."""
    return HANDICAP_TINT if number in HANDICAPS else POWER_TINT


@cached
def extra_sign(number: int, d: int) -> Surface:
    """Draws the disc with the sign of a power or handicap, `d` pixels wide."""
    sheet, key = Sheet(Size(d, d, d / 32)), key_of(number)
    _sign(sheet, EXTRA_SIGNS.get(key, ""), EXTRA_WORDS.get(key, ""), 16, 16, 15, 22.4, 13)
    return sheet.art.surface


@cached
def extra(number: int, w: int) -> Surface:
    """Draws a power (green) or handicap (rose)."""
    sheet, key, y = _ground(w, extra_tint(number)), key_of(number), H * 0.45
    _sign(sheet, EXTRA_SIGNS.get(key, ""), EXTRA_WORDS.get(key, ""), W / 2, y, 30, 42, 26)
    sheet.sign("minus" if number in HANDICAPS else "plus", W / 2, H * 0.84, 22)
    return sheet.art.surface


@cached
def back(w: int) -> Surface:
    """Draws the back: burgundy quilting with an egg-shaped window and the gavel."""
    line = 1.5 * max(1.0, W / w)
    body = rect(line / 2, line / 2, W - line, H - line, 10, _WINDOW, INK, line)
    body += rect(6, 6, W - 12, H - 12, 6, _QUILT, _QUILT_EDGE, 1.4)
    for column in range(5):
        diamonds = "".join(
            f"M{W / 2 + (column - 2) * 18},{H / 2 + (row - 3) * 17 - 6} l6,6 l-6,6 l-6,-6Z "
            for row in range(7)
        )
        body += path(diamonds, _DIAMOND)
    sheet = Sheet(Size(w, height(w), w / W))
    sheet.draw(body + ellipse(W / 2, H / 2, 25, 31, _WINDOW, INK, 2))
    sheet.sign("gavel", W / 2, H / 2, 38)
    return sheet.art.surface


@cached
def turned_down(number: int, w: int) -> Surface:
    """Draws a tile turned over by its owner: the back, with the number in the corner."""
    sheet = _sheet(w, back(w))
    _corner(sheet, number)
    return sheet.art.surface
