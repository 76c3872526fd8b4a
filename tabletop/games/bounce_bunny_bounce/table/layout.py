"""The places of the pieces of Bounce Bunny Bounce in a given area.

Pure geometry; nothing is drawn here.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from tabletop.games.bounce_bunny_bounce.rules.cards import CELLS, COLUMNS, HAND_LIMIT, ROWS
from tabletop.table.targets import LEAST

COLUMN_W = 210.0
"""Units of the column at the right: steps, shocks, goal, buttons."""
NARROW_COLUMN = 176.0
CRAMPED_COLUMN = 142.0
CRAMPED = (900.0, 480.0)
"""Units of width and height below both of which the field takes all the height: the bunnies off
the field wait in the column."""
PATH_H = 30.0
"""Units of the path below the bed where bunnies off the field wait."""
HOME_SHARES = (2.2 / COLUMNS, 5.2 / COLUMNS)
"""The places along the path where the bunnies wait: between columns, so that numbers stay
visible."""
EDGE = 9.5
"""Units from the outside of the bed to the first cell."""
CRAMPED_EDGE = 6.0
CARD_SHARE, CLOSE_SHARE = 0.915, 0.945
"""The share of a cell that its card fills."""


@dataclass(frozen=True, slots=True)
class Places:
    """Window rectangles; cards and the like in reading order.

    Attributes:
        bed: the lawn with its stone edge.
        cells: the 35 cards.
        pitch: width and height of a cell with its gap.
        homes: feet of a bunny off the field (x, bottom), one a seat.
        bunny_h, waiting_h: heights of a bunny on the field and at home, in pixels.
        steps, tray, goal: papers of the right column; a rectangle of height 0 is left out.
        shocks: the places of the universal shocks in the tray.
        numbers: those of rows and columns, as the log counts them, with their middles; none of
            rows where nothing is free beside the bed, none at all where nothing is free below it.
    """

    bed: Rect
    cells: tuple[Rect, ...]
    pitch: tuple[float, float]
    path: Rect
    homes: tuple[tuple[int, int], ...]
    bunny_h: int
    waiting_h: int
    steps: Rect
    tray: Rect
    goal: Rect
    shocks: tuple[Rect, ...]
    hint: Rect
    undo: Rect
    end: Rect
    numbers: tuple[tuple[int, tuple[int, int]], ...]


def places(area: Rect, s: float, least: int = LEAST) -> Places:
    """Lays the board into `area` (window pixels) at scale `s`, its buttons `least` pixels high or
    more."""
    wide, high = area.w / s, area.h / s
    cramped = wide < CRAMPED[0] and high < CRAMPED[1]
    column_w = CRAMPED_COLUMN if cramped else COLUMN_W if wide >= 700 else NARROW_COLUMN
    column_w += min(0.2 * COLUMN_W, max(0.0, wide - 1010) * 0.2)
    column = Rect(0, 0, round(column_w * s), area.h)
    gap = round((8 if cramped else 14) * s)
    path_h = round(PATH_H * s) if high >= 420 else round(PATH_H * 0.75 * s)
    beside = round(PATH_H * 1.1 * s) if cramped else 0
    room = Rect(area.x, area.y, area.w - column.w - gap, area.h - (0 if cramped else path_h))
    edge = (CRAMPED_EDGE if cramped else EDGE) * s
    cell_w = min((room.w - 2 * edge) / COLUMNS, (room.h - 2 * edge) / ROWS * 109 / 121)
    pitch = (cell_w, cell_w * 121 / 109)
    if pitch[1] * ROWS + 2 * edge < room.h * 0.97:
        pitch = (pitch[0], min((room.h - 2 * edge) / ROWS, pitch[0] * 1.19))
    bed = Rect(0, 0, round(pitch[0] * COLUMNS + 2 * edge), round(pitch[1] * ROWS + 2 * edge))
    spare = room.w - bed.w
    bed.topleft = (room.x + spare // 2, room.y + max(0, (room.h - bed.h) // 2))
    column.topleft = (area.right - column.w, area.y)
    parts = _column(column, s, least, beside)
    if cramped:
        tray = parts[1]
        path = Rect(column.x, tray.bottom + round(4 * s), column.w, beside)
    else:
        path = Rect(bed.x, bed.bottom, bed.w, min(path_h, area.bottom - bed.bottom))
    homes = tuple(
        (round(path.x + path.w * share), path.bottom - round(2 * s)) for share in HOME_SHARES
    )
    cells = _cells(bed, pitch, edge, CLOSE_SHARE if cramped else CARD_SHARE)
    return Places(
        bed,
        cells,
        pitch,
        path,
        homes,
        round(pitch[1] * 0.82),
        round(min(pitch[1] * 0.66, path.h * 1.9)),
        *parts,
        _numbers(bed, cells, area.bottom, s),
    )


def _numbers(
    bed: Rect, cells: tuple[Rect, ...], bottom: int, s: float
) -> tuple[tuple[int, tuple[int, int]], ...]:
    """Below the columns, and left of the rows: in the gutter that every table has beside it."""
    away = round(11 * s)
    if bed.bottom + away > bottom:
        return ()
    below = [(i + 1, (cells[i].centerx, bed.bottom + away)) for i in range(COLUMNS)]
    rows = [(i + 1, (bed.x - round(9 * s), cells[i * COLUMNS].centery)) for i in range(ROWS)]
    return (*rows, *below)


def _cells(
    bed: Rect, pitch: tuple[float, float], edge: float, share: float
) -> tuple[Rect, ...]:
    width = min(pitch[0] * share, pitch[1] * (share + 0.01) * 8 / 9)
    height = width * 9 / 8
    rects = []
    for cell in range(CELLS):
        row, column = divmod(cell, COLUMNS)
        x = bed.x + edge + (column + 0.5) * pitch[0]
        y = bed.y + edge + (row + 0.5) * pitch[1]
        rects.append(Rect(round(x - width / 2), round(y - height / 2), round(width), round(height)))
    return tuple(rects)


def _column(
    column: Rect, s: float, least: int, kept: int = 0
) -> tuple[Rect, Rect, Rect, tuple[Rect, ...], Rect, Rect, Rect]:
    """Steps, tray, goal, shock places, hint, undo, end:
    from the bottom up, dropping what has no room; `kept` pixels below the tray stay free.
    """
    gap = round(12 * s)
    end_h, half_h = max(least, round(52 * s)), max(least, round(44 * s))
    end = Rect(column.x, column.bottom - end_h, column.w, end_h)
    half = (column.w - gap) // 2
    hint = Rect(column.x, end.y - gap - half_h, half, half_h)
    undo = Rect(column.right - half, hint.y, half, half_h)
    left = hint.y - gap - column.y - kept
    want = [(204 * s, 150 * s, 84 * s), (0, 150 * s, 84 * s), (0, 150 * s, 0), (0, 104 * s, 0)]
    if kept:
        want = want[2:]
    steps_h, tray_h, goal_h = next(
        (
            hs for hs in want
            if sum(hs) + gap * (sum(h > 0 for h in hs) - 1) <= left
        ),
        (0, max(0, left), 0),
    )  # fmt: skip
    parts = []
    y = column.y
    for height in (steps_h, tray_h, goal_h):
        parts.append(Rect(column.x, y, column.w, round(height)))
        y += round(height) + (gap if height else 0)
    steps, tray, goal = parts
    return steps, tray, goal, _shocks(tray, s), hint, undo, end


def _shocks(tray: Rect, s: float) -> tuple[Rect, ...]:
    head = round(40 * s) if tray.h >= 140 * s else round(10 * s)
    foot = round(36 * s) if tray.h >= 140 * s else round(10 * s)
    height = max(1, tray.h - head - foot)
    width = min(round(58 * s), round(height * 8 / 9), (tray.w - round(48 * s)) // HAND_LIMIT)
    height = round(width * 9 / 8)
    gap = round(10 * s)
    left = tray.x + (tray.w - HAND_LIMIT * width - (HAND_LIMIT - 1) * gap) // 2
    top = tray.y + head + max(0, (tray.h - head - foot - height) // 2)
    return tuple(
        Rect(left + i * (width + gap), top, width, height)
        for i in range(HAND_LIMIT)
    )
