"""Drawings with shadows: tiles, and the furniture of the auction hall."""

from __future__ import annotations

from pygame import BLEND_RGBA_MAX, BLEND_RGBA_MULT, Surface

from tabletop.games.bunny_bidding.rules.cards import TYPE_NAMES
from tabletop.games.bunny_bidding.table import faces
from tabletop.games.bunny_bidding.table.eggs import egg
from tabletop.games.bunny_bidding.words import say
from tabletop.games.bunny_bidding.words.cards import card
from tabletop.table.art import widgets
from tabletop.table.art.lettering import digits, fitted, width_of
from tabletop.table.art.palette import DIRECTION, INK, INK2, STITCH, WHITE
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.rabbit import badge
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import HELD, LYING, RAISED, Art, blank, masked, trimmed, with_shadow
from tabletop.table.art.svg import circle, group, path, raster, rect
from tabletop.table.art.turning import box

PALE = 150
"""Opacity of the white over a tile that is not laid yet, of 255."""
TILE_RADIUS = 9
LETTERS = 16
"""Smallest letters of the plaque."""
SIGN = 1.3
"""Height of a name's sign, as a multiple of its letter size."""
CREAM_WORDS, GOLD_WORDS, ROSE = "#FFF6E3", "#FFE07A", "#E8B8C2"
_WALL, _FOLD, _DRAPE, _HEM, _GOLD = "#6B2439", "#7C2F45", "#A23C57", "#E0B050", "#FFE27A"
_FLOOR, _GAP, _SHINE = "#B9773D", "#8A5A32", "#E0B070"
_BOX, _PLACE, _EDGE = "#3F1422", "#521B2C", "#C98FA0"


@picture
def bare_egg(size: Size, face: int) -> Surface:
    """Draws an egg alone."""
    return egg(face, size.w)


@picture
def tile(size: Size, coded: int, held: bool = False) -> Art:
    """Draws a tile with that face up, or its back."""
    return with_shadow(faces.tile(coded, size.w), HELD if held else LYING, size.s)


@picture
def covered(size: Size, coded: int, seen: float) -> Art:
    """Draws a hand tile that is covered but for its left `seen` units."""
    return with_shadow(faces.covered(coded, size.w, round(seen * size.s)), LYING, size.s)


@picture
def turned_down(size: Size, number: int) -> Art:
    """Draws a hand tile that will be laid face down."""
    return with_shadow(faces.turned_down(number, size.w), HELD, size.s)


@picture
def goal(size: Size, kind: int) -> Art:
    """Draws a goal as a tile."""
    return with_shadow(faces.goal(kind, size.w), RAISED, size.s)


@picture
def ghost(size: Size, face: int) -> Art:
    """Draws a chosen tile, pale, for its destination."""
    drawn = faces.tile(face, size.w).copy()
    veil = drawn.copy()
    veil.fill((255, 255, 255, 0), special_flags=BLEND_RGBA_MAX)
    veil.fill((255, 250, 238, PALE), special_flags=BLEND_RGBA_MULT)
    drawn.blit(veil, (0, 0))
    drawn.blit(widgets.slot(*drawn.get_size(), size.s, TILE_RADIUS, "none", WHITE), (0, 0))
    return Art(drawn, 0, 0)


@picture
def backs(size: Size, count: int, w: float, step: float) -> Art:
    """Draws `count` tiles face down over each other, each `step` units further right."""
    row, back = blank(size.w, size.h), faces.back(round(w * size.s))
    for index in range(count):
        row.blit(back, (index * step * size.s, 0))
    return with_shadow(row, LYING, size.s)


@picture
def place(size: Size, stage: bool = False) -> Surface:
    """Draws an empty place for a tile, on the stage or in a bid box."""
    fill, thread = ("#5A1F33", "#9A4760") if stage else (_PLACE, _EDGE)
    return widgets.slot(*size, TILE_RADIUS, fill, thread)


@picture
def hand_tray(size: Size) -> Surface:
    """Draws the dark stitched cloth under goals and hand."""
    return widgets.tray(*size, _BOX, ROSE)


@picture
def stage(size: Size) -> Art:
    """Draws curtain, gold swags, side drapes and floor boards."""
    w, h = size.w / size.s, size.h / size.s
    floor = h * 0.664
    body = rect(0, 0, w, h, 0, _WALL)
    body += "".join(rect(i * 40, 0, 20, h, 0, _FOLD) for i in range(int(w // 40) + 1))
    body += path(f"M0,{floor} H{w} V{h} H0Z", _FLOOR, INK, 2)
    boards, swags = max(8, int(w / 72 + 0.5)), max(6, int(w / 100 + 0.5))
    for i in range(boards + 1):
        x = i * w / boards
        body += path(f"M{x + (x - w / 2) * 0.1},{h} L{x},{floor}", "none", _GAP, 1.6)
    body += path(f"M0,{floor + 7} H{w}", "none", _SHINE, 2.4)
    step, deep = w / swags, 22 * min(1.0, h / 240)
    hem = f"M0,0 H{w} V{deep} " + f"q{-step / 2:.2f},{deep * 1.2} {-step:.2f},0 " * swags
    body += path(hem + "Z", _HEM, INK, 2)
    body += "".join(circle(i * step, deep, 5, _GOLD, INK, 1.6) for i in range(swags + 1))
    drape = _side_drape(floor)
    body += drape + group(drape, f"translate({w} 0) scale(-1 1)")
    view = (0.0, 0.0, w, h)
    frame = 1, 1, w - 2, h - 2, 18
    face = masked(*(raster(each, size.w, size.h, view) for each in (body, rect(*frame, WHITE))))
    face.blit(raster(rect(*frame, "none", INK, 2.4), size.w, size.h, view), (0, 0))
    return with_shadow(face, RAISED, size.s)


def _side_drape(floor: float) -> str:
    knot = floor * 0.88
    cloth = (
        f"M0,14 H86 C70,{floor * 0.55} 44,{floor * 0.75} 30,{floor + 16} "
        f"C20,{floor + 22} 8,{floor + 22} 0,{floor + 20}Z"
    )
    folds = f"M22,30 C22,90 16,{knot * 0.86} 10,{knot} M46,26 C44,80 34,{knot * 0.8} 24,{knot}"
    tie = f"M6,{knot} q18,10 40,-4"
    body = path(cloth, _DRAPE, INK, 2) + path(folds, "none", _FOLD, 2.4)
    return body + path(tie, "none", INK, 8) + path(tie, "none", _GOLD, 5)


@picture
def plaque(size: Size, lowest: bool, most: str, below: str, kind: int = -1) -> Art:
    """Draws direction, majority (type `kind`, -1 = several) and the way to turn it."""
    sheet = Sheet(size)
    w, h = sheet.box.size
    body = rect(1.5, 1.5, w - 3, h - 3, 13, "#F3DCA6", INK, 2.2)
    body += rect(6, 6, w - 12, h - 12, 9, "none", "#B9965A", 1.6)
    tall = w < h * 1.7
    k = min(h / 150, w / 130) if tall else min(h / 92, w / 220)
    x, y = (w / 2, h * 0.28) if tall else (14 + 24 * k, h / 2)
    arrow = path(
        "M0,26 L24,-2 H10 V-22 H-10 V-2 H-24Z", DIRECTION["down" if lowest else "up"], INK, 2.2 / k
    )
    turn = "" if lowest else " rotate(180)"
    sheet.draw(body + group(arrow, f"translate({x} {y}) scale({k:.3f}){turn}"))
    wins = say("plaque-wins", lowest=lowest)
    if tall:
        units = max(LETTERS, h * 0.17)
        sheet.write(wins, w / 2, h * 0.62, "heading", units, INK, "center", w - 16)
        sheet.write(most, w / 2, h * 0.82, "body", units, INK2, "center", w - 16)
    else:
        _plaque_words(sheet, wins, most, below, kind, 28 + 48 * k)
    return with_shadow(sheet.art.surface, RAISED, size.s)


def _plaque_words(
    sheet: Sheet, wins: str, most: str, below: str, kind: int, left: float
) -> None:
    """Writes two lines beside the arrow, the first with the egg found most often."""
    h, room = sheet.box.h, sheet.box.w - left - 14
    large, small, shell = max(LETTERS, h * 0.33), max(LETTERS, h * 0.26), h * 0.24 + 6
    first = f"{wins} · {most}"
    wide, one_line = sheet.wide(first, "heading", large * 0.8), h < 2.4 * LETTERS
    if wide > room - (shell if kind >= 0 else 0):
        first, below, kind = wins, most, -1
    y, rest = h * (0.5 if one_line else 0.32), room - (shell if kind >= 0 else 0)
    sheet.write(first, left, y, "heading", large, INK, "midleft", rest)
    if kind >= 0:
        drawn = egg(kind, int(h * 0.24 * sheet.s))
        x = left + min(rest, sheet.wide(first, "heading", large)) + 6
        sheet.centre(drawn, x + h * 0.12, y)
    if not one_line:
        sheet.write(below, left, h * 0.7, "body", small, INK2, "midleft", room)


@picture
def bracket(size: Size, words: str) -> Art:
    """Draws a line over a stack of the hand, with a word in its middle if there is room."""
    sheet = Sheet(size)
    w, h = sheet.box.size
    said, middle = sheet.wide(words, "bold", 14), w / 2
    ends = [(1.0, w - 1)]
    if said + 24 < w:
        sheet.write(words, middle, h / 2 - 1, "bold", 14, ROSE, "center")
        ends = [(1, middle - said / 2 - 6), (middle + said / 2 + 6, w - 1)]
    d = "".join(f"M{a},{h / 2} H{b} " for a, b in ends) + f"M1,{h / 2} V{h} M{w - 1},{h / 2} V{h}"
    sheet.draw(path(d, "none", ROSE, 1.8))
    return sheet.art


# On the player's own paper


def _strip(size: Size, tint: str, shown: Surface, left: float) -> tuple[Sheet, float]:
    """Returns an empty strip with a picture at `left`, and the x of its words."""
    sheet = Sheet(size)
    w, h = sheet.box.size
    sheet.draw(rect(1, 1, w - 2, h - 2, 8, tint, INK, 1.8))
    wide, high = (side / size.s for side in shown.get_size())
    sheet.put(shown, left, (h - high) / 2)
    return sheet, left + wide + 6


def _shown(size: Size, share: float) -> int:
    """Returns the pixels across of the picture on a strip."""
    return int(min(size.h * 0.76, 32 * size.s) * share)


@picture
def extra_strip(size: Size, face: int) -> Art:
    """Draws a power or handicap: picture, name, rule."""
    mark = faces.extra_sign(face, _shown(size, 1))
    sheet, left = _strip(size, faces.extra_tint(face), mark, 7)
    w, h = sheet.box.size
    room, units, rule = w - 8 - left, max(14, min(16, h * 0.42)), card(face)
    two = h >= 36 and w > 160
    if widgets.fit(rule.name, "bold", int(units * size.s), room * size.s, size.s).text == rule.name:
        y = h * (0.31 if two else 0.5)
        sheet.write(rule.name, left, y, "bold", units, INK, "midleft", room)
    if two:
        sheet.write(rule.short, left, h * 0.7, "body", units, INK2, "midleft", room)
    return with_shadow(sheet.art.surface, LYING, size.s)


@picture
def goal_strip(size: Size, kind: int, again: bool) -> Art:
    """Draws a goal's egg, name and points, below the name if there is height.

    A second goal of the same type (`again`) has none: each egg counts once (BI-03).
    """
    sheet, left = _strip(size, faces.tint_of(kind), egg(kind, _shown(size, 0.8)), 7)
    w, h = sheet.box.size
    name, tall, units = say(f"type-{TYPE_NAMES[kind]}.title"), h >= 52, min(17, h * 0.4)
    long, short = (say("goal-same"), "=") if again else (say("goal-gain"), "+5")
    room = w - 7 - left
    if tall:
        gain = long if sheet.wide(long, "body", units) <= room else short
        sheet.write(gain, left, h * 0.67, "body", units, INK2, "midleft")
    else:
        sheet.write(short, w - 7, h / 2, "bold", units, INK, "midright")
        room -= sheet.wide(short, "bold", units) + 4
    if whole(name, units, room, size.s, "bold"):
        sheet.write(name, left, h * (0.33 if tall else 0.5), "bold", units, INK, "midleft", room)
    return with_shadow(sheet.art.surface, LYING, size.s)


# In bid boxes


@picture
def bid_box(size: Size, active: bool) -> Art:
    """Draws a seat's box for its bid."""
    sheet, thread = Sheet(size), STITCH if active else _HEM
    w, h = sheet.box.size
    seam = widgets.dashed_rect(6, 6, w - 12, h - 12, 10, 7, 6)
    thin = path(seam, "none", thread, 1.6, "" if active else 'opacity="0.75"')
    sheet.draw(rect(1, 1, w - 2, h - 2, 14, _BOX, INK, 2) + thin)
    return with_shadow(sheet.art.surface, LYING, size.s)


@picture
def seat_badge(size: Size, figure: int) -> Art:
    """Draws the badge of a seat on its bid."""
    return with_shadow(badge(figure, size.w), LYING, size.s)


@picture
def name_sign(size: Size, name: str, active: bool) -> Art:
    """Draws a seat's name on a small sign in the middle of its place, cut where it is too long."""
    sheet = Sheet(size)
    box, units = sheet.box, sheet.box.h / SIGN
    w = min(box.w, sheet.wide(name, "heading", units) + units)
    sign = rect(box.centerx - w / 2 + 1, 1, w - 2, box.h - 2, box.h * 0.4, _BOX,
                STITCH if active else _HEM, 1.6)
    sheet.draw(sign)
    px = round(units * size.s)
    text = fitted(name, "heading", px, (w - units) * size.s)
    sheet.write(text, *box.center, "heading", units, CREAM_WORDS, "center")
    return trimmed(sheet.art)


def whole(text: str, units: float, room: float, s: float, role: str = "heading") -> float:
    """Returns the size in style units at which a line is written whole in `room`; 0 = none."""
    line = widgets.fit(text, role, units * s, room * s, s)
    return line.px / s if line.text == text else 0.0


@picture
def total(size: Size, text: str, units: float, colour: str, anchor: str) -> Art:
    """Draws the sum of a bid, smaller or on two lines if its place is too narrow."""
    line = widgets.fit(text, "display", units * size.s, size.w, size.s)
    rows = [text] if line.text == text or " + " not in text else text.split(" ", 1)
    face, step = blank(size.w, 3 * size.h), 1.15 * line.px
    for i, row in enumerate(rows):
        x = size.w / 2 if anchor == "center" else width_of(row, "display", line.px) / 2
        y = 1.5 * size.h + (i - (len(rows) - 1) / 2) * step
        digits(face, row if len(rows) > 1 else line.text, x, y, line.px, colour)
    return trimmed(Art(face, 0, size.h))


@picture
def sum_patch(size: Size, text: str, colour: str) -> Art:
    """Draws the sum of a bid on a patch of cloth, at the left of a place over tiles."""
    sheet = Sheet(size)
    h = sheet.box.h
    line = widgets.fit(text, "display", int(size.h / 1.2), size.w - 8 * size.s, size.s)
    w = width_of(line.text, "display", line.px) / size.s + 14
    sheet.draw(rect(0, 0, w, h, 6, _BOX))
    sheet.digits(line.text, w / 2, h / 2, line.px / size.s, colour)
    return trimmed(sheet.art)


@picture
def tag(size: Size, words: str, colour: str, units: float = 16) -> Art:
    """Draws a tag in the middle of its place."""
    drawn = widgets.tag(words, colour, s=size.s, px=round(units * size.s))
    w, h = box(drawn)
    return Art(drawn.surface, drawn.ox - (size.w - w) // 2, drawn.oy - (size.h - h) // 2)


@picture
def stitches(size: Size, radius: float) -> Art:
    """Draws gold stitches round a place."""
    return widgets.stitches(size.w, size.h, radius, size.s)


@picture
def refused(size: Size, radius: float) -> Art:
    """Draws the red veil over what does not count."""
    return widgets.refused(size.w, size.h, radius, size.s)


@picture
def goal_paper(size: Size, title: str, head: float, units: float) -> Art:
    """Draws the paper of goals and powers with its heading."""
    sheet = Sheet(size, widgets.panel(*size))
    sheet.write(title, 14, head / 2 + 3, "heading", units, INK, "midleft", sheet.box.w - 28)
    return sheet.art


@picture
def hint_disc(size: Size, rank: int) -> Surface:
    """Draws a hint's rank."""
    return widgets.hint_disc(size.w, rank)
