"""Geometry of the table in style units: stage, bid boxes, goals, preview, buttons and hand.

Stage and bid boxes are above, a column beside them (goals, preview, buttons), the hand below over
the whole width.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from pygame import FRect

from tabletop.table.boxes import Part, column, grid, pile, row
from tabletop.table.targets import LEAST

ROOMY = (1010.0, 624.0)
"""Width and height in which everything has its usual size; in more, tiles grow."""
CRAMPED = 520.0
"""Height below which words and air make room for the tiles."""
RATIO = 3 / 4
"""Width of a tile by its height."""
GAP = 14.0
TAB = 0.335
"""Share of a tile's width that the number in its corner tab takes."""
CLOSE_TAB = 0.322
"""The same for a hand that is short of room."""
STEP = 0.5
"""Share of a tile's height by which the second row of a large hand lies lower."""
SMALLER = 0.72
"""Smallest scale of hand tiles before the hand takes two rows."""
LEAST_PREVIEW = 84.0
"""Height that a preview needs to lie below the goals; with less it lies over them."""
LEAST_STRIP = 36.0
"""Height of a goal or power; more of them stand side by side."""
HEAD = 36.0
"""Height of the heading over goals and powers."""
LEAST_BID = 0.68
"""Smallest scale of several bid tiles, compared with one."""
LEAST_PITCH = 0.31
"""Visible share of a covered tile's width, at least."""
RING = 7.0
"""Width that the ring of a chosen tile would cover of the number beside it."""
RISE = 12.0
DRAPE = 46.0
"""Width at each side of the stage that the curtain takes."""
NARROW = 150.0
"""Width below which a bid box has its name above its tile."""


@dataclass(frozen=True, slots=True)
class Places:
    """Rectangles of all parts.

    Attributes:
        row: the line of the offer's tiles on the stage.
        boxes: bid boxes in turn order.
        goals: the paper of goals, powers and handicaps.
        fan: the room of the hand's tiles in the tray; paper: the room of a dialog over them.
        tabs: the small buttons over the hand, from the left.
        rise: how far chosen tiles rise.
        cramped: words and air make room for the tiles; the preview may then lie over the goals
            while tiles are chosen.
        grow: enlargement of tiles in a large window, from 1.
    """

    stage: FRect
    row: FRect
    plaque: FRect
    boxes: tuple[FRect, ...]
    tray: FRect
    goals: FRect
    fan: FRect
    tabs: tuple[FRect, ...]
    paper: FRect
    preview: FRect
    undo: FRect
    main: FRect
    rise: float
    cramped: bool
    grow: float

    @property
    def offer_w(self) -> float:
        """Width of a tile of the offer."""
        return self.row.h * RATIO

    @property
    def bid_w(self) -> float:
        """Width of a tile that is the only one of its bid."""
        box = self.boxes[0]
        head = 32 if self.narrow else 0
        return (box.h - 2 * _margin(box) - head) * RATIO

    @property
    def hand_w(self) -> float:
        """Width of a tile of the hand where there is room."""
        return min(self.fan.h - self.rise, 118 * self.grow) * RATIO

    @property
    def narrow(self) -> bool:
        """True if bid boxes have their names above their tiles."""
        return not self.cramped and self.boxes[0].w < NARROW


def places(area: FRect, players: int, extras: bool = False, least: float = LEAST) -> Places:
    """Lays the auction hall out in `area`, its buttons `least` high or more.

    Args:
        extras: whether powers or handicaps lie below the goals.
    """
    cramped = area.h < CRAMPED
    grow = max(1.0, min(area.w / ROOMY[0], area.h / ROOMY[1]))
    gap = GAP * (0.5 if cramped else 1)
    top, tray = column(area, (Part(grow=1), area.h * (0.45 if cramped else 0.315)), gap)
    left, side = row(top, (Part(grow=1), min(280 * grow, area.w * 0.278)), gap)
    stage, line = column(left, (Part(grow=1), area.h * (0.2 if cramped else 0.196)), gap)
    boxes = tuple(row(line, (Part(grow=1),) * players, gap))
    goals, preview, undo, main = _side(side, gap, cramped, extras, least)
    tabs, fan = _in_tray(tray, cramped, least)
    inset = -8 if cramped else -16
    return Places(
        stage, *_on_stage(stage, cramped, grow), boxes, tray, goals, fan, tabs,
        tray.inflate(inset, inset), preview, undo, main, RISE * (0.5 if cramped else 1), cramped,
        grow,
    )  # fmt: skip


def _on_stage(stage: FRect, cramped: bool, grow: float) -> tuple[FRect, FRect]:
    """Returns the line of the offer's tiles, and the plaque."""
    drape, y = min(DRAPE * grow, stage.w * 0.065), stage.y
    if cramped:
        w = min(180, stage.w * 0.42)
        plaque = FRect(stage.right - drape - w, y + stage.h * 0.18, w, stage.h * 0.7)
        left = stage.x + drape
        return FRect(left, y + stage.h * 0.15, plaque.x - 8 - left, stage.h * 0.75), plaque
    line = FRect(stage.x + drape, y + stage.h * 0.235, stage.w - 2 * drape, stage.h * 0.405)
    w, h = min(430 * grow, line.w), min(60 * grow, stage.h * 0.2)
    return line, FRect(stage.centerx - w / 2, stage.bottom - 10 - h, w, h)


def _side(
    side: FRect, gap: float, cramped: bool, extras: bool, least: float
) -> tuple[FRect, FRect, FRect, FRect]:
    """Returns goals, preview, and the two buttons side by side below them."""
    h = max(least, min(48, side.h * 0.27))
    room, foot = column(side, (Part(grow=1), h), gap)
    undo, main = row(foot, (h, Part(grow=1)), gap)
    share = 0.54 if extras else 0.32
    parts = (Part(grow=share), Part(grow=1 - share))
    if cramped:
        parts = (Part(*[112 if extras else 72] * 2), Part(LEAST_PREVIEW, grow=1, rank=-1))
    goals, preview = column(room, parts, gap)
    return (goals, preview, undo, main) if preview else (room, room, undo, main)


def _in_tray(tray: FRect, cramped: bool, least: float) -> tuple[tuple[FRect, ...], FRect]:
    """Returns the small buttons over the hand, and the room of its tiles."""
    pad, side = min(12, tray.h * 0.06), 9 if cramped else 20
    w, h = min(112, tray.w * 0.17), max(least, min(38, tray.h * 0.25))
    lefts = [tray.right - side - w * back - gap for back, gap in ((4, 16), (3, 8), (2, 0), (1, 0))]
    tabs = tuple(FRect(left, tray.y + pad, w, h) for left in lefts)
    top = tabs[0].bottom + (3 if cramped else 6)
    return tabs, FRect(tray.x + side, top, tray.w - 2 * side, tray.bottom - 1.2 * pad - top)


# Tiles


def offer_rects(at: Places, count: int, expected: int) -> list[FRect]:
    """Returns the places of `count` tiles on the stage, plus empty ones up to `expected`.

    They lie closer together if they have no room.
    """
    return pile(at.row, max(count, expected), RATIO, 11 * at.grow, least=at.offer_w)


class BidBox(NamedTuple):
    """Places in a bid box.

    Attributes:
        tile: of a bid's only tile.
        badge: of the seat, at the corner of the tile, or beside the name of a narrow box.
        name: the line of the name, in the right part or the head of the box.
        text: of the sum, below the name, or right of a narrow one's tiles.
    """

    box: FRect
    tile: FRect
    badge: FRect
    name: FRect
    text: FRect


def _margin(box: FRect) -> float:
    """Returns the margin inside a bid box."""
    return min(13, box.h * 0.11)


def bid_box(at: Places, box: FRect) -> BidBox:
    """Lays out what is in a bid box."""
    pad, w, h = _margin(box), at.bid_w, at.bid_w / RATIO
    small = small_w(at, box) / RATIO
    if at.narrow:
        tile = FRect(box.x + pad, box.bottom - pad - h, w, h)
        badge = FRect(box.x + pad, box.y + pad / 2, 26, 26)
        name = FRect(badge.right + 5, badge.y, box.right - pad - badge.right - 5, 26)
        left = tile.right + 4
        foot = box.bottom - pad - small
        text = FRect(left, name.bottom, max(0, box.right - 9 - left), foot - name.bottom)
        return BidBox(box, tile, badge, name, text)
    tile = FRect(box.x + pad, box.centery - h / 2, w, h)
    d = min(26 * at.grow, box.h * 0.3)
    badge = FRect(tile.right - d * 0.7, tile.bottom - d * 0.8, d, d)
    right, high = box.right - 9, box.h - 2 * pad
    wide = min(max(box.w * 0.42, box.w - 2.1 * w), 150 * at.grow, right - tile.right - 8)
    name = FRect(right - wide, box.y + pad, wide, min(24, high * 0.4))
    foot = box.bottom - pad - (small if high > 70 else 0)
    return BidBox(box, tile, badge, name, FRect(name.x, name.bottom, wide, foot - name.bottom))


def bid_rects(at: Places, box: FRect, count: int) -> list[FRect]:
    """Returns the places of `count` tiles in a bid box, beside its words.

    Tiles are smaller if they would hide each other's numbers.
    """
    inside, w = bid_box(at, box), at.bid_w
    end = box.right - _margin(box) - 24 if at.narrow else inside.name.x - 8
    room = max(0, end - inside.tile.right)
    if count > 1 and room / (count - 1) < TAB * w:
        whole = w + room
        w = max(LEAST_BID * w, whole / (1 + TAB * (count - 1)))
        room = whole - w
    h, pitch = w / RATIO, min(w * 0.62, room / max(1, count - 1))
    y = inside.tile.bottom - h if at.narrow else box.centery - h / 2
    return [FRect(inside.tile.x + i * pitch, y, w, h) for i in range(count)]


def small_w(at: Places, box: FRect) -> float:
    """Returns the width of the small powers in a bid box."""
    return min(24 * at.grow, box.h * 0.2)


def small_rects(at: Places, box: FRect, count: int, below: bool = False) -> list[FRect]:
    """Returns the places of open goals, powers and handicaps of others: at the foot of their bid
    boxes.

    In low boxes they lie beside the name, or `below` it if no bid has its sum there.
    """
    w, name, pad = small_w(at, box), bid_box(at, box).name, _margin(box)
    h, right, pitch = w / RATIO, name.right, min(w + 3, name.w * 0.5 / max(1, count))
    y = box.bottom - pad - h
    if at.narrow:
        right, y, pitch = box.right - 8, box.bottom - 8 - h, min(w + 3, 9)
    elif below or box.h - 2 * pad > 70:
        pitch = max(9, min(w + 3, (name.w - w) / max(1, count - 1)))
    else:
        y = name.y
    left = right - w - (count - 1) * pitch
    return [FRect(left + i * pitch, y, w, h) for i in range(count)]


def goal_rects(at: Places, goals: int, extras: int) -> list[FRect]:
    """Returns the strips on the paper: goals side by side, then powers and handicaps."""
    paper, gap = at.goals, 3 if at.cramped else 5
    top = paper.y + (7 if at.cramped else HEAD)
    room = paper.bottom - min(10, paper.h * 0.06) - top
    first = 1 if goals else 0
    columns = 1 if room - gap * (first + extras - 1) >= LEAST_STRIP * (first + extras) else 2
    rows = -(-extras // columns)
    most = (44 if extras else 62) * at.grow
    h = min(most, (room - gap * (first + rows - 1)) / max(1, first + rows))
    line = FRect(paper.x + 10, top, paper.w - 20, h)
    found = grid(line, goals, first, gap)
    line.h = rows * (h + gap) - gap
    return found + grid(line.move(0, first * (h + gap)), columns, rows, gap)[:extras]


def hand_rects(
    at: Places, groups: Sequence[int], opened: frozenset[int] = frozenset()
) -> list[FRect]:
    """Returns the places of the hand's tiles in reading order; chosen ones (`opened`) rise.

    A stack shows the number of each covered tile. Hands too large for that take two rows.

    Args:
        groups: number of tiles in each stack.
    """
    count, ends = sum(groups), len(groups)
    if not count:
        return []
    room, w, gap = at.fan.w, at.hand_w, 10 * at.grow
    if (room - ends * w - (ends - 1) * gap) / max(1, count - ends) < TAB * w:
        gap = 1.5 if at.cramped else 4
        seen = CLOSE_TAB if at.cramped else TAB
        fit = (room - (ends - 1) * gap) / (seen * (count - ends) + ends)
        if fit < SMALLER * w:
            return _two_rows(at, count, opened)
        w = min(w, fit)
    return _one_row(at, groups, opened, w, gap)


def _one_row(
    at: Places, groups: Sequence[int], opened: frozenset[int], w: float, gap: float
) -> list[FRect]:
    ends = {end - 1 for end in accumulate(groups)}
    wide = len(opened - ends)
    apart = {i - 1 for i in opened} - ends - opened - {-1} | opened & ends
    free = sum(groups) - len(ends) - wide
    rest = at.fan.w - len(apart) * RING
    parts, gaps = len(ends) + wide + LEAST_PITCH * free, len(ends) - 1
    if opened and parts * w + gaps * gap + wide * 4 > rest:
        gap = 4
        w = max(SMALLER * at.hand_w, min(w, (rest - gaps * gap - wide * 4) / parts))
    room, beside = rest - len(ends) * w - gaps * gap, w + 4
    pitch = min(beside, (room - wide * beside) / free) if free else beside
    if free and pitch < 0:
        pitch = beside = room / (free + wide)
    h = w / RATIO
    y = at.fan.bottom - h - max(0, (at.fan.h - at.rise - h) / 2)
    rects, x = [], at.fan.x
    for i in range(sum(groups)):
        rects.append(FRect(x, y - (at.rise if i in opened else 0), w, h))
        x += w + gap if i in ends else beside if i in opened else pitch
        x += RING if i in apart else 0
    return rects


def _two_rows(at: Places, count: int, opened: frozenset[int]) -> list[FRect]:
    """Returns two rows; the lower half of the first one is covered."""
    first = -(-count // 2)
    h = min(at.hand_w / RATIO, (at.fan.h - at.rise) / (1 + STEP))
    w, rects = h * RATIO, []
    for i in range(count):
        line, place = divmod(i, first)
        members = first if line == 0 else count - first
        pitch = min(w * 1.03, (at.fan.w - w) / max(1, members - 1))
        y = at.fan.bottom - h - (0 if line else h * STEP) - (at.rise if i in opened else 0)
        rects.append(FRect(at.fan.x + place * pitch, y, w, h))
    return rects
