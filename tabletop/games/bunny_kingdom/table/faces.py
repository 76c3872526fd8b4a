"""The cards of Bunny Kingdom as pictures: territories, buildings, parchments, actions, the back.

Every size is drawn anew, 5 wide to 7 high, in units of which a card is 118 wide; small cards carry
no words. No shadows here, but for cards that lie or are held on the table (`card`).
"""

from __future__ import annotations

from typing import Final

from pygame import FRect, Surface

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.table import art_colours as colours
from tabletop.games.bunny_kingdom.table import art_panels as panels
from tabletop.games.bunny_kingdom.table.art_ground import texture
from tabletop.games.bunny_kingdom.table.art_signs import (
    COIN,
    FIEF,
    GOOD_SIGNS,
    NEEDS,
    PER,
    ROW_SIGNS,
    TOWERS,
    counts_each,
    good_sign,
    picture_of,
    seal,
    sign_of_building,
)
from tabletop.games.bunny_kingdom.words import nouns
from tabletop.table.art.cache import cached
from tabletop.table.art.cards import WORDS_FROM, hairline, paper, paper_defs, star_path
from tabletop.table.art.lettering import digits
from tabletop.table.art.palette import CREAM, INK, INK2, PAPER, mix
from tabletop.table.art.picture import Picture, Size, picture
from tabletop.table.art.rows import row_of
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.signs import line_at, sign, sign_body
from tabletop.table.art.surface import HELD, LYING, Art, masked, with_shadow
from tabletop.table.art.svg import circle, fragment, group, path, placed, raster, rect
from tabletop.table.art.widgets_base import fit_lines
from tabletop.table.art.widgets_marks import count_badge

WIDE, HIGH, EDGE = 118.0, 165.2, 10.4
"""Width and height of a card in units, and the margin round its picture."""
_RAILS: Final = (c.RAILROAD, c.SWITCH, c.STATION_CARD, c.CENTRAL)
_ACTIONS: Final = (c.PROVISIONS, c.TAX)
_SEAL_POINTS: Final = 14
_EFFECT_ROW: Final = 87.0  # width that the signs of a building have at most
_TIMES_FROM: Final = 84
"""Cards narrower than this leave out the times sign between seal and sign."""
_NAME, _NAME_STEP = 13.2, 13.9


def height(w: int) -> int:
    """A card's height for its width."""
    return round(w * HIGH / WIDE)


def sign_of(card: int) -> str:
    """The sign a card is known by in the log, in previews and on plates."""
    group_ = c.GROUP[card]
    if group_ == c.TERRITORY:
        plain = {b.MOUNTAIN: "mountain", b.CITY: TOWERS, b.NIMBUS: "cloud"}
        return good_sign(card) or plain.get(b.TERRAIN[card], "grass")
    if group_ in (c.FARM, c.LUXURY_CARD, c.CITY_CARD, c.CAMP_CARD):
        return sign_of_building(c.BUILDING[card])
    return picture_of(card)


def frame_of(card: int) -> str:
    """The colour of a card's frame, by its kind."""
    group_ = c.GROUP[card]
    if group_ == c.TERRITORY:
        return _TERRITORY_FRAMES[b.TERRAIN[card]]
    if c.IS_PARCHMENT[card]:
        return colours.PARCHMENT_FRAME
    if group_ in _ACTIONS:
        return colours.ACTION_FRAME
    return colours.RAIL_FRAME if group_ in _RAILS else colours.BUILDING_FRAME


_TERRITORY_FRAMES: Final = tuple(
    mix(colour, INK, shade)
    for colour, shade in zip(
        colours.TERRAIN, (0, 0, 0, 0.06, 0, 0.16, 0.16, 0.12, 0.1, 0), strict=True
    )
)


@picture
def card(size: Size, number: int, held: bool = False) -> Art:
    """A card face up on its shadow, lying or held; -1 shows its back."""
    drawn = back(size.w) if number < 0 else face(number, size.w)
    return with_shadow(drawn, HELD if held else LYING, size.s)


@cached
def face(card: int, w: int) -> Surface:
    """A card face up: `w` pixels wide, 7/5 as high."""
    h = height(w)
    ground = raster(paper(w, h, frame_of(card), _frame(w)), w, h, defs=paper_defs(w, h))
    sheet = Sheet(Size(w, h, w / WIDE), Art(ground, 0, 0))
    low = HIGH - _frame(w) / sheet.s
    if c.IS_PARCHMENT[card]:
        _parchment(sheet, card, w, low)
    elif c.GROUP[card] == c.TERRITORY:
        _coordinate(sheet, card, (_panel(sheet, panels.territory(card), 0.62) + low) / 2)
    else:
        _building(sheet, card, w >= WORDS_FROM, low)
    return sheet.art.surface


def _frame(w: int) -> float:
    """Pixels of the frame's width."""
    return w * (0.055 if w >= WORDS_FROM else 0.06)


def _panel(sheet: Sheet, drawn: Picture, share: float) -> float:
    """Lays the picture into the upper part of a card; returns its lower end."""
    place = FRect(EDGE, EDGE, WIDE - 2 * EDGE, (HIGH - 2 * EDGE) * share)
    sheet.lay(drawn, place)
    return place.bottom


def _coordinate(sheet: Sheet, card: int, y: float) -> None:
    """ "C4" in the display font; on the Great Cloud the row's sign and the number."""
    place = nouns.told(nouns.place(card))
    if card < b.WORLD:
        sheet.digits(place, WIDE / 2, y, 39)
        return
    sheet.sign(ROW_SIGNS[b.CLOUD_ROW[card - b.WORLD]], WIDE * 0.34, y, 35.4)
    sheet.digits(place.split()[-1], WIDE * 0.69, y, 39)


# ------------------------------------------------------------------------------ buildings


def _building(sheet: Sheet, card: int, words: bool, low: float) -> None:
    title, px = _title(sheet, card, 0.8) if words else ((), 0)
    top = _panel(sheet, panels.building(card), (0.66, 0.59, 0.55)[len(title)])
    _titled(sheet, title, px, top + 13.6)
    _effect(sheet, card, low - 17.7 if words else (top + low) / 2, 26 if words else 34.2)


def _title(sheet: Sheet, card: int, share: float) -> tuple[tuple[str, ...], float]:
    """A name on one line or two in a share of the card's width, and the size of its letters."""
    name, s = nouns.told(nouns.card(card), form="face"), sheet.s
    lines, px = fit_lines(name, "heading", int(_NAME * s), WIDE * share * s, 2, s * 0.87)
    return lines, px / s


def _titled(sheet: Sheet, lines: tuple[str, ...], units: float, middle: float) -> None:
    """Writes a name, the middle of its first line at `middle`."""
    for i, line in enumerate(lines):
        y = middle + i * _NAME_STEP
        sheet.write(line, WIDE / 2, y, "heading", units, INK, "center", WIDE * 0.84)


def _effect(sheet: Sheet, card: int, y: float, units: float) -> None:
    """Draws the goods and requirement of a card as signs and numbers in one row."""
    parts = _effect_parts(card)
    px = int(min(units, _EFFECT_ROW / max(1, len(parts))) * sheet.s)
    marks = [
        text if kind == "number" else where_mark(text, px) if kind == "where" else sign(text, px)
        for kind, text in parts
    ]
    sheet.centre(row_of(marks, px, 4.1 * sheet.s), WIDE / 2, y)


def _effect_parts(card: int) -> list[tuple[str, str]]:
    group_, number = c.GROUP[card], str(c.NUMBER[card])
    where = c.WHERE[c.BUILDING[card]] if c.BUILDING[card] else "-"
    stands = [("where", where)] if where in _WHERE_SIGNS else []
    if group_ == c.CITY_CARD:
        return [("sign", TOWERS), ("number", number), *stands]
    if group_ == c.CARROTADEL_CARD:
        return [("sign", TOWERS), ("number", number)]
    if group_ in (c.FARM, c.LUXURY_CARD):
        return [("sign", sign_of_building(c.BUILDING[card])), *stands]
    if group_ == c.POST_CARD:
        return [("sign", name) for name in GOOD_SIGNS[:3]]
    if group_ == c.CAMP_CARD:
        return [("number", number)]
    if group_ == c.RAINBOW_CARD:
        row = b.CLOUD_ROW[card - b.WORLD]
        return [("sign", ROW_SIGNS[row]), ("number", nouns.told(nouns.place(card)).split()[-1])]
    return _RULES_OF_THUMB.get(group_, []) + (
        [("number", number)] if group_ in (c.RAILROAD, c.SWITCH, c.TAX, c.PROVISIONS) else []
    )


_RULES_OF_THUMB: Final[dict[int, list[tuple[str, str]]]] = {
    c.TOWER_CARD: [("sign", FIEF), ("number", "+"), ("sign", FIEF)],
    c.CHIMNEY_CARD: [("where", "cloud"), ("sign", "right"), ("sign", FIEF)],
    c.PROVISIONS: [("sign", "cards")],
    c.TAX: [("sign", COIN)],
    c.RAILROAD: [("sign", "rail")],
    c.SWITCH: [("sign", "rail_switch")],
    c.STATION_CARD: [("where", "railroad"), ("sign", TOWERS)],
    c.CENTRAL: [("where", "railroad"), ("sign", TOWERS)],
}

_WHERE_SIGNS: Final = {
    "mountain": (b.MOUNTAIN, "mountain"),
    "sea": (b.SEA, ""),
    "forest": (b.FOREST, "tree"),
    "field": (b.FIELD, ""),
    "plain": (b.PLAIN, "grass"),
    "cloud": (b.NIMBUS, "cloud"),
    "railroad": (b.STATION, "rail"),
}


@cached
def where_mark(where: str, size: int) -> Surface:
    """The ground a building asks for: a round patch of it, `size` across."""
    terrain, name = _WHERE_SIGNS[where]
    body = rect(0, 0, 48, 48, 0, colours.TERRAIN[terrain]) + texture(terrain, 3, 48, 48)
    if name:
        body += sign_body(name, 24, 24, 30)
    view = (0.0, 0.0, 48.0, 48.0)
    out = masked(
        raster(body, size, size, view), raster(circle(24, 24, 22, CREAM), size, size, view)
    )
    out.blit(raster(circle(24, 24, 22.2, "none", INK, 3), size, size, view), (0, 0))
    return out


# ----------------------------------------------------------------------------- parchments


def _parchment(sheet: Sheet, card: int, w: int, low: float) -> None:
    words, treasure = w >= WORDS_FROM, c.GROUP[card] == c.TREASURE
    foot = HIGH * (0.665 if words else 0.645)
    sheet.draw(_scroll(foot, treasure, hairline(w) / sheet.s))
    title, units = _title(sheet, card, 0.72 if treasure else 0.78) if words else ((), 0)
    size, middle = ((73.2, 55.5), (63.7, 48.4), (54.3, 43.1))[len(title)]
    ink = panels.ink_at(size * sheet.s)
    sheet.draw(placed(picture_of(card), WIDE / 2, middle, size, line=ink))
    _titled(sheet, title, units, foot - 15.9 - (len(title) - 1) * _NAME_STEP)
    _worth(sheet, card, (foot + low) / 2 + 2.4, w >= _TIMES_FROM)


def _scroll(low: float, treasure: bool, line: float) -> str:
    """The parchment with its rolled foot; a treasure's is bordered with gold."""
    left, right, top = 12.5, WIDE - 12.5, 12.5
    edge = mix(colours.SCROLL, INK, 0.5)
    sheet = f"M{left},{top} H{right} V{low - 6} q-3,3 0,6 H{left} q3,-3 0,-6Z"
    body = path(sheet, "#FBE7A9" if treasure else colours.SCROLL, edge, line)
    if treasure:
        inner = (left + 3.4, top + 3.4, right - left - 6.8, low - top - 12)
        body += rect(*inner, 3, "none", "#D9A21F", 1.8)
    roll = (left - 2.4, low - 4.6, right - left + 4.8, 7.6)
    return body + rect(*roll, 3.8, mix(colours.SCROLL, INK, 0.12), edge, line)


def _worth(sheet: Sheet, card: int, y: float, times: bool) -> None:
    """The seal with its points and, right of it, what they are for; a small card has no sign
    between them."""
    per, s = PER.get(c.IDS[card], ""), sheet.s
    x = WIDE / 2 if not per else 34.2 if times else 36.6
    wax = seal_mark(seal(card), int((42.5 if times else 49.6) * s), c.GROUP[card] == c.TREASURE)
    sheet.centre(wax, x, y)
    if not per:
        return
    if times and counts_each(card):
        sheet.digits("×", 62, y, 17.7, INK2, "heading")
    sheet.sign(per, 84.4, y, 33)
    need = NEEDS.get(c.IDS[card])
    if need:
        sheet.centre(count_badge(need, max(15, int(22.4 * s)), PAPER), 99.6, y + 13.9)


@cached
def seal_mark(text: str, d: int, treasure: bool = False) -> Surface:
    """A parchment's seal `d` across: an orange wafer, or a treasure's gold one with points."""
    if treasure:
        body = path(star_path(24, 24, 23, 19.4, _SEAL_POINTS), "#FFD43B", INK, 2.6)
        body += circle(24, 24, 15.4, "none", "#FFF1A8", 1.8)
    else:
        body = fragment("bunny_kingdom/wafer").body
    out = raster(body, d, d, (0, 0, 48, 48))
    digits(out, text, d / 2, d / 2, d * (0.53 if len(text) < 2 else 0.46), INK)
    return out


# ----------------------------------------------------------------------------------- back


@cached
def back(w: int) -> Surface:
    """The back: teal with a compass rose and the crown."""
    sheet, thread = Sheet(Size(w, height(w), w / WIDE)), colours.BACK_THREAD
    line, x, y = hairline(w) / sheet.s, WIDE / 2, HIGH / 2
    outer = (line / 2, line / 2, WIDE - line, HIGH - line)
    body = rect(*outer, 11, colours.BACK_PAPER, INK, line)
    body += rect(7, 7, WIDE - 14, HIGH - 14, 6, colours.BACK, colours.BACK_EDGE, line)
    body += rect(12, 12, WIDE - 24, HIGH - 24, 4, "none", thread, 1.4)
    body += circle(x, y, 37, "none", mix(colours.BACK, thread, 0.45), 1.2)
    for turn in range(0, 360, 45):
        main = turn % 90 == 0
        reach, wide = (45, 6) if main else (34, 4)
        light = colours.BACK_PAPER if main else thread
        ray = path(f"M0,{-reach} L{-wide},-14 L0,0Z", light)
        ray += path(f"M0,{-reach} L{wide},-14 L0,0Z", mix(light, colours.BACK, 0.4))
        body += group(ray, f"translate({x} {y}) rotate({turn})")
    body += circle(x, y, 23, colours.BACK_PAPER, INK, max(1.2 / sheet.s, 2))
    body += sign_body("crown", x, y - 1, 30, line=line_at(30 * sheet.s))
    for cx, cy in ((20, 20), (98, 20), (20, 145), (98, 145)):
        body += path(star_path(cx, cy, 4, 1.4, 4), thread)
    sheet.draw(body)
    return sheet.art.surface
