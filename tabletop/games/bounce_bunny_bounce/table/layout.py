"""The places of the pieces of Bounce Bunny Bounce in a given area, in style units.

Pure geometry; nothing is drawn here.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from tabletop.games.bounce_bunny_bounce.rules.cards import COLUMNS, HAND_LIMIT, ROWS
from tabletop.table.boxes import Part, column, fit, grid, pile, row
from tabletop.table.pawns import standing
from tabletop.table.targets import LEAST

COLUMN_W, NARROW_COLUMN, CRAMPED_COLUMN = 210.0, 176.0, 142.0
"""The column at the right: steps, shocks, goal, buttons."""
CRAMPED = (900.0, 480.0)
"""Width and height below both of which the field takes all the height: the bunnies off the field
wait in the column."""
STEPS_H, TRAY_H, GOAL_H = 204.0, 150.0, 84.0
WORDED_TRAY = 140.0
"""Height from which the tray has words above and below its shocks."""
PATH_H = 30.0
"""Height of the path below the bed where bunnies off the field wait."""
HOME_SHARES = (2.2 / COLUMNS, 5.2 / COLUMNS)
"""The places along the path where the bunnies wait: between columns, so that numbers stay
visible."""
EDGE, CRAMPED_EDGE = 9.5, 6.0
"""From the outside of the bed to the first cell."""
CARD_SHARE, CLOSE_SHARE = 0.915, 0.945
"""The share of a cell that its card fills."""
CARD_RATIO = 8 / 9
CELL_RATIO, TALLEST_CELL = 109 / 121, 1 / 1.19
NUMBER = 16.0
"""Size of the numbers beside rows and below columns."""


@dataclass(frozen=True, slots=True)
class Places:
    """The rectangles; those of cards and the like in reading order.

    Attributes:
        bed: the lawn with its stone edge.
        cells: the 35 cards.
        pitch: width and height of a cell with its gap.
        homes: of each seat's bunny while it is off the field.
        bunny_h: height of a bunny on the field.
        steps, tray, goal: papers of the right column; empty where they are left out.
        shocks: the places of the universal shocks in the tray.
        numbers: those of rows and columns, as the log counts them; none where nothing is free
            below the bed.
    """

    bed: FRect
    cells: tuple[FRect, ...]
    pitch: tuple[float, float]
    path: FRect
    homes: tuple[FRect, ...]
    bunny_h: float
    steps: FRect
    tray: FRect
    goal: FRect
    shocks: tuple[FRect, ...]
    hint: FRect
    undo: FRect
    end: FRect
    numbers: tuple[tuple[int, FRect], ...]


def places(area: FRect, least: float = LEAST) -> Places:
    """Lays the board into `area`, its buttons `least` high or more."""
    cramped = area.w < CRAMPED[0] and area.h < CRAMPED[1]
    wide = CRAMPED_COLUMN if cramped else COLUMN_W if area.w >= 700 else NARROW_COLUMN
    wide += min(0.2 * COLUMN_W, max(0.0, area.w - 1010) * 0.2)
    room, side = row(area, (Part(grow=1), wide), 8 if cramped else 14)
    path_h = PATH_H * (1.1 if cramped else 1.0 if area.h >= 420 else 0.75)
    edge = CRAMPED_EDGE if cramped else EDGE
    field = room if cramped else column(room, (Part(grow=1), path_h))[0]
    shape = COLUMNS / ROWS
    lawn = fit(field.inflate(-2 * edge, -2 * edge), shape * CELL_RATIO, shape * TALLEST_CELL)
    bed = lawn.inflate(2 * edge, 2 * edge)
    papers, buttons, end = column(side, (Part(grow=1), max(least, 44), max(least, 52)), 12)
    hint, undo = row(buttons, (Part(grow=1), Part(grow=1)), 12)
    path = FRect(bed.x, bed.bottom, bed.w, path_h)
    steps, tray, goal = _papers(papers)
    if cramped:
        steps = goal = FRect()
        tray, path = column(papers, (Part(best=TRAY_H), path_h), 4)
    pitch_x, pitch_y = lawn.w / COLUMNS, lawn.h / ROWS
    share = CLOSE_SHARE if cramped else CARD_SHARE
    cells = tuple(
        fit(cell.scale_by(share, share + 0.01), CARD_RATIO) for cell in grid(lawn, COLUMNS, ROWS)
    )
    waiting_h = min(pitch_y * 0.66, path.h * 1.9)
    homes = tuple(standing(path.x + path.w * x, path.bottom - 2, waiting_h) for x in HOME_SHARES)
    return Places(
        bed, cells, (pitch_x, pitch_y), path, homes, pitch_y * 0.82, steps, tray, goal,
        _shocks(tray), hint, undo, end, _numbers(bed, cells, area.bottom),
    )  # fmt: skip


def _papers(room: FRect) -> tuple[FRect, FRect, FRect]:
    """Steps, tray and goal; of what has no room the steps go first, and the tray never."""
    parts = (Part(STEPS_H), Part(TRAY_H, rank=2), Part(GOAL_H, rank=1))
    steps, tray, goal = column(room, parts, 12)
    return steps, tray if tray.h else room, goal


def _numbers(
    bed: FRect, cells: tuple[FRect, ...], bottom: float
) -> tuple[tuple[int, FRect], ...]:
    """Below the columns, and left of the rows: in the gutter that every table has beside it."""
    if bed.bottom + 11 > bottom:
        return ()
    below = [(i + 1, cells[i].centerx, bed.bottom + 11) for i in range(COLUMNS)]
    rows = [(i + 1, bed.x - 9, cells[i * COLUMNS].centery) for i in range(ROWS)]
    return tuple(
        (number, FRect(x - NUMBER, y - NUMBER, 2 * NUMBER, 2 * NUMBER))
        for number, x, y in (*rows, *below)
    )


def _shocks(tray: FRect) -> tuple[FRect, ...]:
    head, foot = (40, 36) if tray.h >= WORDED_TRAY else (10, 10)
    room = FRect(tray.x + 14, tray.y + head, tray.w - 28, max(1.0, tray.h - head - foot))
    return tuple(pile(room, HAND_LIMIT, CARD_RATIO, 10, 58))
