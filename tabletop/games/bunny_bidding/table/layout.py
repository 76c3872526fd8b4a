"""Where stage, bid boxes, goals, hand and buttons lie for a given room. Pure geometry."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

COLUMN_W = 220.0
ROOMY = (1010.0, 624.0)
"""Units of width and height in which everything has its usual size; in more, tiles grow."""
CRAMPED = 480.0
"""Units of height below which words and air make room for the tiles."""
LEAST_TILE = 56
"""Pixels of width that a tile has at least."""
BOX_HEAD = 46.0
"""Units that name and edges of a bid box take from its height."""
GAP = 12.0
OPEN = 54.0
"""Units by which the fan opens behind a chosen tile."""
FLAT = 84.0
"""Units of height below which the plaque has its arrow beside its words."""
STEP = 0.46
"""Share of a tile's height by which the second row of the fan lies lower."""
SPREAD, SPREAD_LOW = 1.06, 0.95
"""How far apart the fan's tiles lie where there is room, in their width; and with two rows."""
STITCHES = 5.0
"""Units beside its tile that the stitches of the next one take."""
RISE = 14.0
TAB = 30.0
"""Units of a tile 96 wide that the number in its corner tab takes."""


@dataclass(frozen=True, slots=True)
class Places:
    """Window rectangles.

    Attributes:
        row: where the offer's tiles lie on the stage, left to right.
        boxes: bid boxes in turn order.
        goals, fan: parts of the tray; paper: where a dialog lies over the fan.
        sort: the first of the small buttons over the hand; main: the large button.
        offer_w, bid_w, hand_w: widths of tiles.
        rise: pixels by which chosen tiles rise; goal_top: y from which on goals may lie.
        cramped: whether words and air make room for the tiles.
        grow: how much larger than usual tiles may be, from 1.
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
    rise: int
    goal_top: int
    cramped: bool
    grow: float


def places(area: Rect, s: float, players: int, row: int = 2) -> Places:
    """Lays the auction hall into `area` (window pixels) at scale `s`.

    Args:
        row: how many goals, powers and handicaps lie left of the hand.
    """
    cramped = area.h < CRAMPED * s
    grow = max(1.0, min(area.w / ROOMY[0], area.h / ROOMY[1]) / s)
    gap = round(GAP * s * (0.5 if cramped else 1.0))
    if cramped:
        stage_h, box_h = round(area.h * 0.3), round(area.h * 0.215)
    else:
        box_h = max(round(area.h * 0.205), round(LEAST_TILE * 4 / 3 + BOX_HEAD * s))
        stage_h = round(area.h * 0.605) - box_h
    stage = Rect(area.x, area.y, area.w, stage_h)
    line, plaque = _on_stage(stage, s, gap, cramped, grow)
    box_y = stage.bottom + gap
    boxes = _boxes(area, box_y, box_h, gap, players)
    bid_h = box_h - 2 * _box_pad(boxes[0], s) if cramped else (box_h - BOX_HEAD * s) * 0.973
    bottom = Rect(area.x, box_y + box_h + gap, area.w, 0)
    bottom.h = area.bottom - bottom.y
    column_w = round(min(COLUMN_W * s, area.w * 0.26))
    tray = Rect(bottom.x, bottom.y, area.w - column_w - round(18 * s), bottom.h)
    column = Rect(area.right - column_w, bottom.y, column_w, bottom.h)
    preview, undo, main = _column(column, s)
    goals, fan, sort = _in_tray(tray, s, row, cramped, grow)
    rise = round(RISE * s * (0.5 if cramped else 1.0))
    inset = round((4 if cramped else 10) * s)
    paper = Rect(fan.x - inset, tray.y + inset, tray.right - fan.x, tray.h - 2 * inset)
    if tray.h < 150 * s:
        paper = tray.inflate(-2 * inset, -2 * inset)
    hand_h = min(_fan_bottom(fan, s) - _fan_top(sort, rise, s), 150 * s * grow)
    if not cramped:
        hand_h = min(hand_h, tray.h * 0.577)
    return Places(
        s, stage, line, plaque, boxes, tray, goals, fan, sort, paper, preview, undo, main,
        round(line.h * 0.75), round(bid_h * 0.75), round(hand_h * 0.75), rise,
        sort.bottom + round(6 * s) if cramped else tray.y + round(46 * s), cramped, grow,
    )  # fmt: skip


def _on_stage(
    stage: Rect, s: float, gap: int, cramped: bool, grow: float
) -> tuple[Rect, Rect]:
    """The line of the offer's tiles, and the plaque."""
    head, share = (0.2, 0.66) if cramped else (0.31, 0.452)
    offer_h = stage.h * share
    plaque_w = round(max(118 * s, min(132 * s * grow, stage.h * 0.56)))
    plaque_h = round(offer_h * 1.1)
    if plaque_h < FLAT * s:
        plaque_w = round(150 * s)
    drape = round(min(104 * s, stage.w * 0.1))
    plaque = Rect(stage.right - drape + round(14 * s) - plaque_w, 0, plaque_w, plaque_h)
    plaque.y = stage.y + round(stage.h * head - offer_h * 0.05)
    line = Rect(stage.x + drape, stage.y + round(stage.h * head), 0, round(offer_h))
    line.w = plaque.x - gap - line.x
    return line, plaque


def _in_tray(
    tray: Rect, s: float, row: int, cramped: bool, grow: float
) -> tuple[Rect, Rect, Rect]:
    """The rooms of goals and hand, and the first of the small buttons over them."""
    pad = round(min(8 * s, tray.h * 0.045))
    sort_h = max(40, round(min(40 * s, tray.h * 0.28 if cramped else 40 * s)))
    goals_w = round(min((262 if row > 4 else 190) * s * grow, tray.w * 0.38))
    if cramped:
        one = (tray.h - sort_h - 3 * pad) * 0.75
        wide = (2 if row <= 2 else 3) * one + 40 * s
        goals_w = round(min((190 if row <= 2 else 262) * s, tray.w * 0.36, wide))
    goals = Rect(tray.x + round(16 * s), tray.y, goals_w, tray.h)
    fan = Rect(goals.right, tray.y, tray.right - round(16 * s) - goals.right, tray.h)
    over = tray.w - 24 * s if cramped else fan.w
    sort_w = round(min(124 * s, (over - 40 * s) / 3))
    return goals, fan, Rect(tray.right - sort_w - round(12 * s), tray.y + pad, sort_w, sort_h)


def _fan_top(sort: Rect, rise: int, s: float) -> int:
    """Where chosen tiles of the fan may begin: below the small buttons."""
    return sort.bottom + rise + round(3 * s)


def _fan_bottom(fan: Rect, s: float) -> int:
    return fan.bottom - round(min(13 * s, fan.h * 0.1))


def _boxes(area: Rect, y: int, h: int, gap: int, players: int) -> tuple[Rect, ...]:
    each = (area.w - gap * (players - 1)) / players
    edges = [area.x + round(i * (each + gap)) for i in range(players)]
    return tuple(Rect(x, y, round(each), h) for x in edges)


def _column(column: Rect, s: float) -> tuple[Rect, Rect, Rect]:
    gap = round(10 * s)
    main_h, undo_h = max(40, round(50 * s)), max(40, round(44 * s))
    if column.h < main_h + undo_h + gap + 40 * s:
        undo_h = main_h = max(40, min(round(42 * s), (column.h - gap) // 2))
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
    h = round(w * 4 / 3)
    if at.cramped:
        x, y = box.x + _box_pad(box, at.s), box.y + (box.h - h) // 2
        room = text_area(at, box).x - round(2 * at.s) - x - w
    else:
        x, y = round(box.x + 14 * at.s), box.bottom - h - round(9 * at.s)
        room = box.w - round(28 * at.s) - w - round((30 if narrow(at, box) else 78) * at.s)
    pitch = min(w * 0.62, max(0 if at.cramped else 6 * at.s, room / max(1, count - 1)))
    return [Rect(round(x + i * pitch), y, w, h) for i in range(count)]


def _box_pad(box: Rect, s: float) -> int:
    """Pixels between a cramped bid box and what lies in it."""
    return round(min(9 * s, box.h * 0.1))


def _text_column(at: Places, box: Rect) -> Rect:
    """The right part of a cramped bid box."""
    pad = _box_pad(box, at.s)
    right = box.right - max(pad, round(11 * at.s))
    most = right - box.x - 2 * pad - at.bid_w
    w = round(min(max(box.w * 0.45, box.w - 2.1 * at.bid_w), 160 * at.s, most))
    return Rect(right - w, box.y + pad, w, box.h - 2 * pad)


def text_area(at: Places, box: Rect) -> Rect:
    """Where a bid box has its sum: below badge and name; in a cramped hall right of the tiles."""
    top = badge_rect(at, box).bottom
    if at.cramped:
        column = _text_column(at, box)
        return Rect(column.x, top, column.w, column.bottom - top)
    side, foot = round(14 * at.s), round(9 * at.s)
    return Rect(box.x + side, top, box.w - 2 * side, box.bottom - foot - top)


def badge_rect(at: Places, box: Rect) -> Rect:
    """Where a bid box has the badge of its seat; the name is right of it."""
    s = at.s
    if at.cramped:
        column = _text_column(at, box)
        d = round(min(26 * s, column.h * 0.46))
        return Rect(column.x, column.y, d, d)
    d = round(min(26 * s, box.h * 0.22))
    return Rect(box.x + round(12 * s), box.y + round(9 * s), d, d)


def narrow(at: Places, box: Rect) -> bool:
    """Whether a bid box has room for its tiles and the name alone."""
    return not at.cramped and box.w < 150 * at.s


def goal_rects(at: Places, count: int) -> list[Rect]:
    """Goals, powers and handicaps: large in a row, or small in two rows."""
    s, usual = at.s, at.s * at.grow
    room_h = at.goals.bottom - round(min(18 * s, at.goals.h * 0.08)) - at.goal_top
    room_w = at.goals.w - round(24 * s)
    if count <= 2:
        w = round(min(78 * usual, room_h * 0.75, (room_w - 8 * s) / 2))
        y = at.goal_top + (room_h - round(w * 4 / 3)) // 2
        return [
            Rect(round(at.goals.x + i * (w + 8 * s)), y, w, round(w * 4 / 3)) for i in range(count)
        ]
    rows = 2 if room_h >= 150 * s else 1
    w = round(min(72 * usual, (room_h / rows - 6 * s) * 0.75))
    columns = -(-count // rows)
    pitch = min(w + 6 * s, (room_w - w) / max(1, columns - 1))
    h = round(w * 4 / 3)
    return [
        Rect(
            round(at.goals.x + i % columns * pitch),
            round(at.goal_top + i // columns * (h + 6 * s)),
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
    bottom, top = _fan_bottom(at.fan, s), _fan_top(at.sort, at.rise, s)
    pitch = (at.fan.w - w - _opening(at, 1)) / max(1, count - 1)
    if pitch >= TAB * w / 96 + STITCHES * s:
        y = max(top, bottom - round(w * 4 / 3) - round(7 * s))
        return _row(at, count, opened, y, w, SPREAD)
    first = -(-count // 2)
    h = min(round(w * 1.09), round((bottom - top) / (1 + STEP)))
    w = round(h * 0.75)
    low = bottom - h
    upper = frozenset(index for index in opened if index < first)
    lower = frozenset(index - first for index in opened if index >= first)
    high = low - round(h * STEP)
    return [
        *_row(at, first, upper, high, w, SPREAD_LOW),
        *_row(at, count - first, lower, low, w, SPREAD_LOW),
    ]


def _opening(at: Places, chosen: int) -> float:
    """Pixels by which a row opens in all behind so many chosen tiles."""
    return OPEN * at.s * (1.0 if chosen < 2 else 1.3)


def _row(
    at: Places, count: int, opened: frozenset[int], y: int, w: int, spread: float
) -> list[Rect]:
    room = _opening(at, len(opened))
    pitch = min(w * spread, (at.fan.w - w - room) / max(1, count - 1))
    wide = max(0.0, min(room / max(1, len(opened)), w + 6 * at.s - pitch))
    rects = []
    for i in range(count):
        x = at.fan.x + i * pitch + wide * sum(index < i for index in opened)
        rise = at.rise if i in opened else 0
        rects.append(Rect(round(x), round(y - rise), w, round(w * 4 / 3)))
    return rects


def tab_rects(at: Places) -> tuple[Rect, ...]:
    """The small buttons over the hand, from the right."""
    w, gap = at.sort.w, round(8 * at.s)
    return tuple(at.sort.move(-i * (w + gap), 0) for i in range(3))
