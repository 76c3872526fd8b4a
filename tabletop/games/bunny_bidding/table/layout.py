"""Where stage, bid boxes, goals, hand and buttons lie for a given room. Pure geometry."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

COLUMN_W = 220.0
LEAST_TILE = 56
"""Pixels of width that a tile has at least."""
BOX_HEAD = 46.0
"""Units that name and edges of a bid box take from its height."""
GAP = 12.0
OPEN = 54.0
"""Units by which the fan opens behind a chosen tile."""
STEP = 0.46
"""Share of a tile's height by which the second row of the fan lies lower."""
RISE = 14.0
TAB = 27.0
"""Units of a tile 96 wide that its corner tab takes."""


@dataclass(frozen=True, slots=True)
class Places:
    """Window rectangles.

    Attributes:
        row: where the offer's tiles lie on the stage, left to right.
        boxes: bid boxes in turn order.
        goals, fan: parts of the tray; paper: where a dialog lies over the fan.
        sort: the first of the small buttons over the hand; main: the large button.
        offer_w, bid_w, hand_w: widths of tiles.
    """

    s: float
    stage: Rect
    row: Rect
    plaque: Rect
    boxes: tuple[Rect, ...]
    tray: Rect
    goals: Rect
    fan: Rect
    sort: Rect
    paper: Rect
    preview: Rect
    undo: Rect
    main: Rect
    offer_w: int
    bid_w: int
    hand_w: int


def places(area: Rect, s: float, players: int, row: int = 2) -> Places:
    """Lays the auction hall into `area` (window pixels) at scale `s`.

    Args:
        row: how many goals, powers and handicaps lie left of the hand.
    """
    gap = round(GAP * s)
    box_h = max(round(area.h * 0.205), round(LEAST_TILE * 4 / 3 + BOX_HEAD * s))
    stage_h = round(area.h * 0.605) - box_h
    stage = Rect(area.x, area.y, area.w, stage_h)
    box_y = stage.bottom + gap
    bottom = Rect(area.x, box_y + box_h + gap, area.w, 0)
    bottom.h = area.bottom - bottom.y
    offer_h = stage_h * 0.452
    plaque_w = round(max(118 * s, min(132 * s, stage_h * 0.56)))
    drape = round(min(104 * s, area.w * 0.1))
    head = stage_h * 0.31
    plaque = Rect(stage.right - drape + round(14 * s) - plaque_w, 0, plaque_w, round(offer_h * 1.1))
    plaque.y = stage.y + round(head - offer_h * 0.05)
    line = Rect(stage.x + drape, stage.y + round(head), 0, round(offer_h))
    line.w = plaque.x - gap - line.x
    column_w = round(min(COLUMN_W * s, area.w * 0.26))
    tray = Rect(bottom.x, bottom.y, area.w - column_w - round(18 * s), bottom.h)
    goals_w = round(min((262 if row > 4 else 190) * s, tray.w * 0.38))
    goals = Rect(tray.x + round(16 * s), tray.y, goals_w, tray.h)
    fan_x = goals.right
    fan = Rect(fan_x, tray.y, tray.right - round(16 * s) - fan_x, tray.h)
    column = Rect(area.right - column_w, bottom.y, column_w, bottom.h)
    preview, undo, main = _column(column, s)
    sort_w = round(min(124 * s, (fan.w - 40 * s) / 3))
    sort_h = max(40, round(40 * s))
    sort = Rect(tray.right - sort_w - round(12 * s), tray.y + round(8 * s), sort_w, sort_h)
    inset = round(10 * s)
    paper = Rect(fan.x - inset, tray.y + inset, tray.right - fan.x, tray.h - 2 * inset)
    hand_h = min(_fan_bottom(fan, s) - _fan_top(sort, s), 150 * s, tray.h * 0.577)
    bid_w = max(LEAST_TILE, round((box_h - 46 * s) * 0.73))
    return Places(
        s, stage, line, plaque, _boxes(area, box_y, box_h, gap, players), tray, goals, fan, sort,
        paper, preview, undo, main, round(offer_h * 0.75), bid_w,
        round(hand_h * 0.75),
    )  # fmt: skip


def _fan_top(sort: Rect, s: float) -> int:
    """Where chosen tiles of the fan may begin: below the small buttons."""
    return sort.bottom + round((RISE + 3) * s)


def _fan_bottom(fan: Rect, s: float) -> int:
    return fan.bottom - round(13 * s)


def _boxes(area: Rect, y: int, h: int, gap: int, players: int) -> tuple[Rect, ...]:
    each = (area.w - gap * (players - 1)) / players
    edges = [area.x + round(i * (each + gap)) for i in range(players)]
    return tuple(Rect(x, y, round(each), h) for x in edges)


def _column(column: Rect, s: float) -> tuple[Rect, Rect, Rect]:
    gap = round(10 * s)
    main_h, undo_h = max(40, round(50 * s)), max(40, round(44 * s))
    if column.h < main_h + undo_h + gap + 40 * s:
        undo_h = main_h = max(40, round(42 * s))
    main = Rect(column.x, column.bottom - main_h, column.w, main_h)
    undo = Rect(column.x, main.y - gap - undo_h, column.w, undo_h)
    preview = Rect(column.x, column.y, column.w, max(0, undo.y - gap - column.y))
    return preview, undo, main


def offer_rects(at: Places, count: int) -> list[Rect]:
    """Where `count` tiles lie on the stage; closer together from where they have no room."""
    w = at.offer_w
    pitch = min(w + 12 * at.s, (at.row.w - w) / max(1, count - 1))
    return [Rect(round(at.row.x + i * pitch), at.row.y, w, at.row.h) for i in range(count)]


def bid_rects(at: Places, box: Rect, count: int) -> list[Rect]:
    """Where `count` tiles lie in a bid box, with room for its sum."""
    w = at.bid_w
    room = box.w - round(28 * at.s) - w - round((30 if narrow(at, box) else 78) * at.s)
    pitch = min(w * 0.62, max(6 * at.s, room / max(1, count - 1)))
    h = round(w * 4 / 3)
    y = box.bottom - h - round(9 * at.s)
    return [Rect(round(box.x + 14 * at.s + i * pitch), y, w, h) for i in range(count)]


def narrow(at: Places, box: Rect) -> bool:
    """Whether a bid box has room for its tiles and the name alone."""
    return box.w < 150 * at.s


def low(at: Places, box: Rect) -> bool:
    """Whether there is no room for anything above a bid box's sum."""
    return box.h < 100 * at.s


def goal_rects(at: Places, count: int) -> list[Rect]:
    """Goals, powers and handicaps: large in a row, or small in two rows."""
    head, s = round(46 * at.s), at.s
    room_h = at.goals.h - head - round(18 * s)
    room_w = at.goals.w - round(24 * s)
    if count <= 2:
        w = round(min(78 * s, room_h * 0.75, (room_w - 8 * s) / 2))
        y = at.goals.y + head + (room_h - round(w * 4 / 3)) // 2
        return [
            Rect(round(at.goals.x + i * (w + 8 * s)), y, w, round(w * 4 / 3)) for i in range(count)
        ]
    rows = 2 if room_h >= 150 * s else 1
    w = round(min(72 * s, (room_h / rows - 6 * s) * 0.75))
    columns = -(-count // rows)
    pitch = min(w + 6 * s, (room_w - w) / max(1, columns - 1))
    h = round(w * 4 / 3)
    return [
        Rect(
            round(at.goals.x + i % columns * pitch),
            round(at.goals.y + head + i // columns * (h + 6 * s)),
            w,
            h,
        )
        for i in range(count)
    ]


def hand_rects(at: Places, count: int, opened: frozenset[int] = frozenset()) -> list[Rect]:
    """The fan in reading order; behind the tiles of `opened` it opens, and they rise.

    With more tiles than their tabs have room for, the fan has two rows.
    """
    s, w = at.s, at.hand_w
    bottom, top = _fan_bottom(at.fan, s), _fan_top(at.sort, s)
    pitch = (at.fan.w - w - _opening(at, 1)) / max(1, count - 1)
    if pitch >= TAB * w / 96 + 2:
        y = max(top, bottom - round(w * 4 / 3) - round(7 * s))
        return _row(at, count, opened, y, w)
    first = -(-count // 2)
    h = min(round(w * 1.09), round((bottom - top) / (1 + STEP)))
    w = round(h * 0.75)
    low = bottom - h
    upper = frozenset(index for index in opened if index < first)
    lower = frozenset(index - first for index in opened if index >= first)
    high = low - round(h * STEP)
    return _row(at, first, upper, high, w) + _row(at, count - first, lower, low, w)


def _opening(at: Places, chosen: int) -> float:
    """Pixels by which a row opens in all behind so many chosen tiles."""
    return OPEN * at.s * (1.0 if chosen < 2 else 1.3)


def _row(at: Places, count: int, opened: frozenset[int], y: int, w: int) -> list[Rect]:
    room = _opening(at, len(opened))
    pitch = min(40 * at.s, (at.fan.w - w - room) / max(1, count - 1))
    wide = max(0.0, min(room / max(1, len(opened)), w + 6 * at.s - pitch))
    rects = []
    for i in range(count):
        x = at.fan.x + i * pitch + wide * sum(index < i for index in opened)
        rise = RISE * at.s if i in opened else 0
        rects.append(Rect(round(x), round(y - rise), w, round(w * 4 / 3)))
    return rects


def tab_rects(at: Places) -> tuple[Rect, ...]:
    """The small buttons over the hand, from the right."""
    w, gap = at.sort.w, round(8 * at.s)
    return tuple(at.sort.move(-i * (w + gap), 0) for i in range(3))
