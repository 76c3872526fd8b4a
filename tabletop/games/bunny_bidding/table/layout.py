"""Geometry of the table: stage, bid boxes, goals, preview, buttons and hand in a given room.

Stage and bid boxes are above, a column beside them (goals, preview, buttons), the hand below over
the whole width.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from tabletop.table.targets import LEAST

ROOMY = (1010.0, 624.0)
"""Units of width and height in which everything has its usual size; in more, tiles grow."""
CRAMPED = 520.0
"""Units of height below which words and air make room for the tiles."""
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
"""Units of height a preview needs to lie below the goals; with less it lies over them."""
LEAST_STRIP = 36.0
"""Units of height of a goal or power; more of them stand side by side."""
LEAST_BID = 0.68
"""Smallest scale of several bid tiles, compared with one."""
LEAST_PITCH = 0.31
"""Visible share of a covered tile's width, at least."""
RING = 7.0
"""Units that the ring of a chosen tile would cover of the number beside it."""
RISE = 12.0
DRAPE = 46.0
"""Units at each side of the stage that the curtain takes."""
NARROW = 150.0
"""Units of width below which a bid box has its name above its tile."""


@dataclass(frozen=True, slots=True)
class Places:
    """Window rectangles of all parts.

    Attributes:
        row: the line of the offer's tiles on the stage.
        boxes: bid boxes in turn order.
        goals: the paper of goals, powers and handicaps.
        fan: the room of the hand's tiles in the tray; paper: the room of a dialog over them.
        tabs: the small buttons over the hand, from the left.
        offer_w, bid_w, hand_w: widths of tiles.
        rise: pixels by which chosen tiles rise.
        cramped: words and air make room for the tiles; the preview may then lie over the goals
            while tiles are chosen.
        grow: enlargement of tiles in a large window, from 1.
    """

    s: float
    stage: Rect
    row: Rect
    plaque: Rect
    boxes: tuple[Rect, ...]
    tray: Rect
    goals: Rect
    fan: Rect
    tabs: tuple[Rect, ...]
    paper: Rect
    preview: Rect
    undo: Rect
    main: Rect
    offer_w: int
    bid_w: int
    hand_w: int
    rise: int
    cramped: bool
    grow: float


def places(
    area: Rect, s: float, players: int, extras: bool = False, least: int = LEAST
) -> Places:
    """Lays the auction hall into `area` (window pixels) at scale `s`.

    Args:
        extras: whether powers or handicaps lie below the goals.
        least: window pixels that a button is high at least.
    """
    cramped = area.h < CRAMPED * s
    grow = max(1.0, min(area.w / ROOMY[0], area.h / ROOMY[1]) / s)
    gap = round(GAP * s * (0.5 if cramped else 1.0))
    tray_h = round(area.h * (0.45 if cramped else 0.315))
    box_h = round(area.h * (0.2 if cramped else 0.196))
    tray = Rect(area.x, area.bottom - tray_h, area.w, tray_h)
    top_h = tray.y - gap - area.y
    column_w = round(min(280 * s * grow, area.w * 0.278))
    left_w = area.w - column_w - gap
    stage = Rect(area.x, area.y, left_w, top_h - gap - box_h)
    column = Rect(stage.right + gap, area.y, column_w, top_h)
    row, plaque = _on_stage(stage, s, cramped, grow)
    boxes = _boxes(Rect(area.x, stage.bottom + gap, left_w, box_h), gap, players)
    goals, preview, undo, main = _column(column, s, gap, cramped, extras, least)
    tabs, fan = _in_tray(tray, s, cramped, least)
    rise = round(RISE * s * (0.5 if cramped else 1.0))
    hand_h = min(fan.h - rise, round(118 * s * grow))
    head = 0.0 if boxes[0].w >= NARROW * s or cramped else 32 * s
    bid_h = box_h - 2 * _box_pad(boxes[0], s) - head
    inset = round((4 if cramped else 8) * s)
    return Places(
        s, stage, row, plaque, boxes, tray, goals, fan, tabs, tray.inflate(-2 * inset, -2 * inset),
        preview, undo, main, round(row.h * 0.75), round(bid_h * 0.75), round(hand_h * 0.75), rise,
        cramped, grow,
    )  # fmt: skip


def _on_stage(stage: Rect, s: float, cramped: bool, grow: float) -> tuple[Rect, Rect]:
    """Returns the line of the offer's tiles, and the plaque."""
    drape = round(min(DRAPE * s * grow, stage.w * 0.065))
    if cramped:
        plaque = Rect(0, 0, round(min(180 * s, stage.w * 0.42)), round(stage.h * 0.7))
        plaque.midright = stage.right - drape, stage.y + round(stage.h * 0.53)
        row = Rect(stage.x + drape, stage.y + round(stage.h * 0.15), 0, round(stage.h * 0.75))
        row.w = plaque.x - round(8 * s) - row.x
        return row, plaque
    row = Rect(stage.x + drape, stage.y + round(stage.h * 0.235), stage.w - 2 * drape, 0)
    row.h = round(stage.h * 0.405)
    plaque = Rect(0, 0, round(min(430 * s * grow, row.w)), round(min(60 * s * grow, stage.h * 0.2)))
    plaque.midbottom = stage.centerx, stage.bottom - round(10 * s)
    return row, plaque


def _boxes(line: Rect, gap: int, players: int) -> tuple[Rect, ...]:
    each = (line.w - gap * (players - 1)) / players
    edges = [line.x + round(i * (each + gap)) for i in range(players)]
    return tuple(Rect(x, line.y, round(each), line.h) for x in edges)


def _column(
    column: Rect, s: float, gap: int, cramped: bool, extras: bool, least: int
) -> tuple[Rect, Rect, Rect, Rect]:
    """Returns goals, preview, and the two buttons side by side below them."""
    h = max(least, round(min(48 * s, column.h * 0.27)))
    undo = Rect(column.x, column.bottom - h, h, h)
    main = Rect(undo.right + gap, undo.y, column.right - undo.right - gap, h)
    room = undo.y - gap - column.y
    if cramped:
        goals = Rect(column.x, column.y, column.w, room)
        strips = round((112 if extras else 72) * s)
        if room < strips + gap + LEAST_PREVIEW * s:
            return goals, goals.copy(), undo, main
        goals.h = strips
        rest = Rect(column.x, goals.bottom + gap, column.w, room - gap - strips)
        return goals, rest, undo, main
    goals_h = round((room - gap) * (0.54 if extras else 0.32))
    goals = Rect(column.x, column.y, column.w, goals_h)
    preview = Rect(column.x, goals.bottom + gap, column.w, room - gap - goals_h)
    return goals, preview, undo, main


def _in_tray(
    tray: Rect, s: float, cramped: bool, least: int
) -> tuple[tuple[Rect, ...], Rect]:
    """Returns the small buttons over the hand, and the room of its tiles."""
    pad = round(min(12 * s, tray.h * 0.06))
    side = round((9 if cramped else 20) * s)
    h = max(least, round(min(38 * s, tray.h * 0.25)))
    w = round(min(112 * s, tray.w * 0.17))
    tabs = [Rect(tray.right - side - w, tray.y + pad, w, h)]
    tabs.insert(0, tabs[0].move(-w, 0))
    for _ in range(2):
        tabs.insert(0, tabs[0].move(-w - round(8 * s), 0))
    top = tabs[0].bottom + round((3 if cramped else 6) * s)
    fan = Rect(tray.x + side, top, tray.w - 2 * side, tray.bottom - round(1.2 * pad) - top)
    return tuple(tabs), fan


# Tiles


def offer_rects(at: Places, count: int, expected: int) -> list[Rect]:
    """Returns the places of `count` tiles on the stage, plus empty ones up to `expected`.

    They lie closer together if they have no room.
    """
    w = at.offer_w
    whole = max(count, expected)
    pitch = min(w + 11 * at.s * at.grow, (at.row.w - w) / max(1, whole - 1))
    left = at.row.centerx - (w + pitch * (whole - 1)) / 2
    return [Rect(round(left + i * pitch), at.row.y, w, at.row.h) for i in range(whole)]


def bid_rects(at: Places, box: Rect, count: int) -> list[Rect]:
    """Returns the places of `count` tiles in a bid box, beside its words.

    Tiles are smaller if they would hide each other's numbers.
    """
    w = at.bid_w
    x = box.x + _box_pad(box, at.s)
    if narrow(at, box):
        room = box.w - w - 2 * _box_pad(box, at.s) - round(24 * at.s)
    else:
        room = _text_column(at, box).x - round(8 * at.s) - x - w
    room = max(0, room)
    if count > 1 and room / (count - 1) < TAB * w:
        whole = w + room
        w = max(round(LEAST_BID * w), int(whole / (1 + TAB * (count - 1))))
        room = whole - w
    h = round(w * 4 / 3)
    pitch = min(w * 0.62, room / max(1, count - 1))
    y = box.bottom - h - _box_pad(box, at.s) if narrow(at, box) else box.y + (box.h - h) // 2
    return [Rect(round(x + i * pitch), y, w, h) for i in range(count)]


def _box_pad(box: Rect, s: float) -> int:
    """Returns the margin inside a bid box in pixels."""
    return round(min(13 * s, box.h * 0.11))


def narrow(at: Places, box: Rect) -> bool:
    """Returns True if a bid box has its name above its tiles."""
    return not at.cramped and box.w < NARROW * at.s


def _text_column(at: Places, box: Rect) -> Rect:
    """Returns the right part of a bid box, or the head of a narrow one."""
    pad = _box_pad(box, at.s)
    if narrow(at, box):
        return Rect(box.x + pad, box.y + pad // 2, box.w - 2 * pad, round(30 * at.s))
    right = box.right - round(9 * at.s)
    most = right - box.x - pad - at.bid_w - round(8 * at.s)
    w = round(min(max(box.w * 0.42, box.w - 2.1 * at.bid_w), 150 * at.s * at.grow, most))
    return Rect(right - w, box.y + pad, w, box.h - 2 * pad)


def badge_rect(at: Places, box: Rect) -> Rect:
    """Returns the badge's place in a bid box: at the corner of its tile, or beside the name."""
    if narrow(at, box):
        column = _text_column(at, box)
        d = round(min(26 * at.s, column.h * 0.9))
        return Rect(column.x, column.y, d, d)
    d = round(min(26 * at.s * at.grow, box.h * 0.3))
    tile = bid_rects(at, box, 1)[0]
    return Rect(tile.right - round(d * 0.7), tile.bottom - round(d * 0.8), d, d)


def name_rect(at: Places, box: Rect) -> Rect:
    """Returns the line of the name in a bid box."""
    column = _text_column(at, box)
    if not narrow(at, box):
        return Rect(column.x, column.y, column.w, round(min(24 * at.s, column.h * 0.4)))
    badge = badge_rect(at, box)
    left = badge.right + round(5 * at.s)
    return Rect(left, badge.y, column.right - left, badge.h)


def text_area(at: Places, box: Rect) -> Rect:
    """Returns the sum's place in a bid box: below badge and name, or right of a narrow one's
    tiles."""
    column, top = _text_column(at, box), name_rect(at, box).bottom
    if narrow(at, box):
        left = column.x + at.bid_w + round(4 * at.s)
        foot = box.bottom - _box_pad(box, at.s) - small_w(at, box) * 4 // 3
        return Rect(left, top, max(0, box.right - round(9 * at.s) - left), foot - top)
    foot = column.bottom - small_w(at, box) * 4 // 3 if column.h > 70 * at.s else column.bottom
    return Rect(column.x, top, column.w, foot - top)


def small_w(at: Places, box: Rect) -> int:
    """Returns the width of the small powers in a bid box."""
    return round(min(24 * at.s * at.grow, box.h * 0.2))


def small_rects(at: Places, box: Rect, count: int, below: bool = False) -> list[Rect]:
    """Returns the places of open goals, powers and handicaps of others: at the foot of their bid
    boxes.

    In low boxes they lie beside the name, or `below` it if no bid has its sum there.
    """
    w = small_w(at, box)
    h = round(w * 4 / 3)
    column = _text_column(at, box)
    if narrow(at, box):
        right, y = box.right - round(8 * at.s), box.bottom - h - round(8 * at.s)
        pitch = min(w + 3 * at.s, 9 * at.s)
    elif below or column.h > 70 * at.s:
        right, y = column.right, column.bottom - h
        pitch = max(9 * at.s, min(w + 3 * at.s, (column.w - w) / max(1, count - 1)))
    else:
        right, y = column.right, column.y
        pitch = min(w + 3 * at.s, column.w * 0.5 / max(1, count))
    left = right - w - (count - 1) * pitch
    return [Rect(round(left + i * pitch), y, w, h) for i in range(count)]


def goal_rects(at: Places, goals: int, extras: int) -> list[Rect]:
    """Returns the strips on the paper: goals side by side, then powers and handicaps."""
    s, paper = at.s, at.goals
    pad, gap = round(10 * s), round((3 if at.cramped else 5) * s)
    top = paper.y + (round(7 * s) if at.cramped else goals_head(at))
    room = paper.bottom - round(min(10 * s, paper.h * 0.06)) - top
    first = 1 if goals else 0
    columns = 1 if room - gap * (first + extras - 1) >= LEAST_STRIP * s * (first + extras) else 2
    rows = first + -(-extras // columns)
    most = (44 if extras else 62) * s * at.grow
    h = round(min(most, (room - gap * (rows - 1)) / max(1, rows)))
    found = _strips(paper.x + pad, paper.w - 2 * pad, top, h, gap, goals, max(1, goals))
    y = top + (h + gap if goals else 0)
    return found + _strips(paper.x + pad, paper.w - 2 * pad, y, h, gap, extras, columns)


def goals_head(at: Places) -> int:
    """Returns the height of the heading of that paper."""
    return round(36 * at.s)


def _strips(x: int, w: int, y: int, h: int, gap: int, count: int, columns: int) -> list[Rect]:
    each = (w - gap * (columns - 1)) / columns
    return [
        Rect(round(x + i % columns * (each + gap)), y + i // columns * (h + gap), round(each), h)
        for i in range(count)
    ]


def hand_rects(
    at: Places, groups: Sequence[int], opened: frozenset[int] = frozenset()
) -> list[Rect]:
    """Returns the places of the hand's tiles in reading order; chosen ones (`opened`) rise.

    A stack shows the number of each covered tile. Hands too large for that take two rows.

    Args:
        groups: number of tiles in each stack.
    """
    count = sum(groups)
    if not count:
        return []
    room, w = at.fan.w, at.hand_w
    gap = 10 * at.s * at.grow
    covered = max(1, count - len(groups))
    if (room - len(groups) * w - (len(groups) - 1) * gap) / covered < TAB * w:
        gap = (1.5 if at.cramped else 4) * at.s
        seen = CLOSE_TAB if at.cramped else TAB
        fit = (room - (len(groups) - 1) * gap) / (seen * (count - len(groups)) + len(groups))
        if fit < SMALLER * w:
            return _two_rows(at, count, opened)
        w = min(w, int(fit))
    return _one_row(at, groups, opened, w, gap)


def _one_row(
    at: Places, groups: Sequence[int], opened: frozenset[int], w: int, gap: float
) -> list[Rect]:
    last = set()
    index = -1
    for size in groups:
        index += size
        last.add(index)
    wide = [i for i in opened if i not in last]
    before = {i - 1 for i in opened} - last - opened - {-1}
    behind = opened & last
    air = RING * at.s
    free = sum(groups) - len(groups) - len(wide)
    rest = at.fan.w - len(before | behind) * air
    parts = len(groups) + len(wide) + LEAST_PITCH * free
    if opened and parts * w + (len(groups) - 1) * gap + len(wide) * 4 * at.s > rest:
        gap = 4 * at.s
        fit = (rest - (len(groups) - 1) * gap - len(wide) * 4 * at.s) / parts
        w = max(round(SMALLER * w), min(w, int(fit)))
    h = round(w * 4 / 3)
    y = at.fan.bottom - h - max(0, (at.fan.h - at.rise - h) // 2)
    room = rest - len(groups) * w - (len(groups) - 1) * gap
    beside = w + 4 * at.s
    pitch = min(beside, (room - len(wide) * beside) / free) if free else beside
    if free and pitch < 0:
        pitch = room / (free + len(wide))
        beside = pitch
    rects: list[Rect] = []
    x: float = at.fan.x
    for i in range(sum(groups)):
        rects.append(Rect(round(x), y - (at.rise if i in opened else 0), w, h))
        if i in last:
            x += w + gap + (air if i in behind else 0)
        else:
            x += beside if i in opened else pitch + (air if i in before else 0)
    return rects


def _two_rows(at: Places, count: int, opened: frozenset[int]) -> list[Rect]:
    """Returns two rows; the lower half of the first one is covered."""
    first = -(-count // 2)
    room = at.fan.h - at.rise
    h = min(round(at.hand_w * 4 / 3), round(room / (1 + STEP)))
    low = at.fan.bottom - h
    rects = []
    for i in range(count):
        row, column = divmod(i, first)
        members = first if row == 0 else count - first
        pitch = min(h * 0.75 * 1.03, (at.fan.w - h * 0.75) / max(1, members - 1))
        y = low - (0 if row else round(h * STEP)) - (at.rise if i in opened else 0)
        rects.append(Rect(round(at.fan.x + column * pitch), y, round(h * 0.75), h))
    return rects
