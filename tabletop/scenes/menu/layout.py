"""The places of the menu's parts in style pixels, for any window. Pure geometry."""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.words.books import book

say: Final = book("menu").say

PLANK = (262.0, 50.0)
PRIMARY = (306.0, 70.0)
PLANK_GAP = 12.0
TITLE_H, SMALL_TITLE = 194.0, 0.45
"""The height of the title with what is over it, and the least share of that."""
FOOT = 8.0
LEAST_PRIMARY, GOOD_GAP, LEAST_GAP = 60.0, 4.0, 1.5
CROWDED = 0.6
"""Boards drawn lower than this share of their height are crowded."""

CARD_RATIO = 236 / 162
LEAST_CARD = 112.0
MOST_CARD = 262.0
RABBIT_LEAST = 54.0


class Box(NamedTuple):
    """A rectangle in style pixels."""

    x: float
    y: float
    w: float
    h: float


class RopeRow(NamedTuple):
    """One washing line from (x0, y) to (x1, y): where its cards hang, where its posts stand."""

    x0: float
    x1: float
    y: float
    sag: float
    foot: float
    centres: tuple[float, ...]


class Standing(NamedTuple):
    """A rabbit on the meadow: its feet and its height."""

    seat: int
    x: float
    y: float
    height: float


class MenuLayout(NamedTuple):
    """The whole menu.

    Attributes:
        title: where the title's first line begins, and by how much it is drawn smaller.
        planks: in order; the first is the primary one.
        card: width and height of a hung picture.
    """

    title: tuple[float, float, float]
    post: Box
    planks: tuple[Box, ...]
    rows: tuple[RopeRow, ...]
    card: tuple[float, float]
    rabbits: tuple[Standing, ...]


def menu_layout(
    w: float, h: float, planks: int, pictures: int, least: float = 0.0
) -> MenuLayout:
    """Lays out `planks` boards, the first of them larger, and `pictures` on the line.

    Sizes are style pixels; w x h at least 640 x 400. Boards are `least` high or more, and the
    title is smaller where they need its room.
    """
    wide = w >= 1100
    left = 40.0 if wide else 22.0
    plank_w = PLANK[0] if wide else max(186.0, min(PLANK[0], w * 0.235))
    shrink = min(1.0, plank_w / PLANK[0], h / 640 if h >= 520 else h / 900)
    air = 20 * min(1.0, h / 720)
    wanted = LEAST_PRIMARY + (planks - 1) * (least + GOOD_GAP) + FOOT
    if least:
        shrink = max(SMALL_TITLE, min(shrink, (h - wanted - air) / TITLE_H))
    title = (left + 4, 34 * shrink, shrink)
    top = TITLE_H * shrink + air
    boards = _planks(left, top, plank_w, h, planks, least)
    pole_x = left + plank_w * 0.37
    post = Box(pole_x, boards[0].y - 18, 26, h - 14 - boards[0].y + 18)
    line_left = left + boards[0].w + (38 if wide else 28)
    rows, card = _line(line_left, w, h, pictures)
    return MenuLayout(title, post, boards, rows, card, _rabbits(line_left, w, h, rows, card))


def _planks(
    left: float, top: float, wide: float, h: float, count: int, least: float
) -> tuple[Box, ...]:
    plank_h, gap = PLANK[1], PLANK_GAP
    room = h - top - FOOT
    primary_h = max(LEAST_PRIMARY, min(PRIMARY[1], room * 0.16))
    k = min(1.0, (room - primary_h - gap) / (max(1, count - 1) * (plank_h + gap)))
    if k < CROWDED:
        # Where boards are low, what lies between them is given to them.
        primary_h, gap = LEAST_PRIMARY, PLANK_GAP / 2
        k = min(1.0, (room - primary_h - gap) / (max(1, count - 1) * (plank_h + gap)))
    low, between = plank_h * k, gap * k
    if low < least:
        spare = room - (count - 1) * (least + LEAST_GAP)
        low, primary_h = least, max(1.25 * least, min(LEAST_PRIMARY, spare))
        between = max(0.0, (room - primary_h) / max(1, count - 1) - low)
    boards: list[Box] = []
    y = top
    for i in range(count):
        large = i == 0
        tall = primary_h if large else low
        out = wide * PRIMARY[0] / PLANK[0] if large else wide
        shift = 14.0 if i % 2 and not large and wide >= PLANK[0] else 0.0
        boards.append(Box(left + shift, y, out, tall))
        y += tall + between
    return tuple(boards)


def _line(
    left: float, w: float, h: float, count: int
) -> tuple[tuple[RopeRow, ...], tuple[float, float]]:
    right = w - 24.0
    span = right - left - 20.0
    pitch = span / max(1, count)
    lines = 1 if pitch - 8 >= LEAST_CARD or count == 1 else 2
    each = -(-count // lines)
    pitch = span / each
    y = max(62.0, min(h * 0.2, 150.0))
    if lines == 2:
        y = 66.0
    below = h * 0.55 - 14 if lines == 1 else h - 84
    room = (below - y) / lines - (0 if lines == 1 else 26)
    card_w = min(pitch - 8, MOST_CARD, max(room / CARD_RATIO, LEAST_CARD))
    card_h = min(card_w * CARD_RATIO, room)
    rows: list[RopeRow] = []
    for i in range(lines):
        here = min(each, count - i * each)
        pitch_here = min(pitch, card_w * 1.06 + 8)
        middle = (left + right) / 2
        centres = tuple(middle + (k - (here - 1) / 2) * pitch_here for k in range(here))
        rope_y = y + i * (card_h + 34)
        foot = min(h - 24, max(h * 0.83, rope_y + card_h + 40))
        rows.append(RopeRow(left, right, rope_y, 14.0 * min(1.3, span / 900), foot, centres))
    return tuple(rows), (card_w, card_h)


_CAST = (  # seat, share of the meadow's width, share of the height below the line, size
    (3, 0.165, 0.86, 0.92), (1, 0.285, 0.935, 0.98), (2, 0.6, 0.92, 1.0), (0, 0.715, 0.955, 1.02),
    (5, 0.82, 0.92, 0.95), (4, 0.92, 0.965, 0.95),
)


def _rabbits(
    left: float, w: float, h: float, rows: tuple[RopeRow, ...], card: tuple[float, float]
) -> tuple[Standing, ...]:
    under = max(row.y + row.sag + card[1] for row in rows) + 8
    room = h - under
    tall = min(148.0 * max(1.0, min(2.2, h / 720)), room * 0.62, (w - left) / 6.6)
    if tall < RABBIT_LEAST:
        return ()
    return tuple(
        Standing(seat, left + (w - left) * x, min(h - 10, under + room * y), tall * size)
        for seat, x, y, size in _CAST
    )
