"""The places of the parts of the play screen, for every size and scale.

Pure geometry (style sheet, section 10).
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from tabletop.table import targets

NARROW = 1100
"""Below this many units of width the log is a drawer and the plates stand in one row."""
LOW = 640
"""Below this many units of height the prompt has one line and the bar is lower."""

ICONS = ("undo", "redo", "hint", "rule_book", "settings")
FEW_ICONS = ("undo", "hint")
PLATE_H, COMPACT_H = 84, 46
CRAMPED_H, CRAMPED_W = 600, 1000
"""A compact window below this height, or at least this wide, has its plates as a rail of chips: a
row of plates would cost the pieces on the table their size."""
RAIL_W = 84.0
CHIP_MOST_H = 104.0
"""Units of width and largest height of a chip."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Window rectangles of the play screen.

    Attributes:
        compact: plates in one row under the bar or beside the table, the log in a drawer.
        chips: the plates are small ones, one below the other, left of the table.
        title: room for the game's name; None where there is none.
        icons: (sign, rectangle) of the buttons at the right end of the bar.
        plates: one a seat.
        log: the log, or the drawer when `compact`.
        log_button: opens the drawer; None when the log is always open.
        table: what the game's table may fill.
        bar_h: height of the bar behind title and prompt.
    """

    compact: bool
    chips: bool
    two_lines: bool
    bar_h: int
    menu: Rect
    title: Rect | None
    prompt: Rect
    icons: tuple[tuple[str, Rect], ...]
    plates: tuple[Rect, ...]
    log: Rect
    log_button: Rect | None
    table: Rect

    @property
    def notices(self) -> Rect:
        """Returns the area where a notice covers nothing usable: the log, or the prompt and
        plates."""
        if self.log_button is None:
            return self.log
        left, right = self.menu.right, self.icons[0][1].x
        if self.chips:
            left, bottom = max(left, self.plates[0].right), self.prompt.bottom
        else:
            right, bottom = min(right, self.log_button.x), self.plates[0].bottom
        return Rect(left, 0, right - left, bottom)


def frame(
    size: tuple[int, int], s: float, seats: int, tall: bool = True, large: bool = False
) -> Frame:
    """Lays out a window of `size` pixels at scale `s` for that many seats.

    Args:
        tall: whether the table needs height more than width where the window is short of both.
        large: whether the buttons of the bar are larger.
    """
    w, h = size[0] / s, size[1] / s
    compact, low = w < NARROW, h < LOW
    chips = tall and compact and (h < CRAMPED_H or w >= CRAMPED_W)

    def box(x: float, y: float, width: float, height: float) -> Rect:
        left, top = round(x * s), round(y * s)
        return Rect(left, top, round((x + width) * s) - left, round((y + height) * s) - top)

    bar = 56 if low else 66
    d = min(bar - 4.0, targets.side(42, s, True) / s) if large else 42.0
    top = (bar - d) / 2 if large else 5.0 if low else 12.0
    names = FEW_ICONS if w < 860 else ICONS
    first = w - 12 - d - (d + 7) * (len(names) - 1)
    icons = tuple((name, box(first + (d + 7) * i, top, d, d)) for i, name in enumerate(names))
    title, prompt = _bar_parts(w, first, compact, low, 24 + d)
    button = min(COMPACT_H + 6.0, max(44.0, targets.LARGE / s)) if large else 44.0
    if chips:
        plates, log_button, table = _chip_parts(w, h, bar, seats, button)
        log = (RAIL_W + 20, bar + 4.0, min(320.0, w - RAIL_W - 32), h - bar - 16)
    elif compact:
        plates, log_button, table = _compact_parts(w, h, bar, seats, button)
        log = (8.0, bar + COMPACT_H + 12.0, min(320.0, w - 16), h - bar - COMPACT_H - 24)
    else:
        plates, log, table = _rail_parts(w, h, seats)
        log_button = None
    return Frame(
        compact,
        chips,
        not low,
        round(bar * s),
        box(12, top, d, d),
        None if title is None else box(*title),
        box(*prompt),
        icons,
        tuple(box(*plate) for plate in plates),
        box(*log),
        None if log_button is None else box(*log_button),
        box(*table),
    )


Units = tuple[float, float, float, float]


def _bar_parts(
    w: float, icons_left: float, compact: bool, low: bool, start: float
) -> tuple[Units | None, Units]:
    height = 44 if low else 54
    y = 6 if low else 8
    width = min(560.0, icons_left - 16 - start)
    middle = max(start + width / 2, min(w / 2, icons_left - 16 - width / 2))
    left = middle - width / 2
    room = left - start - 20
    title = (start, y + 4.0, room, 36.0) if room >= 180 and not compact else None
    return title, (left, float(y), width, float(height))


def _compact_parts(
    w: float, h: float, bar: float, seats: int, button: float
) -> tuple[list[Units], Units, Units]:
    room = w - 24 - button - 16
    each = min(232.0, (room - 8 * (seats - 1)) / seats)
    y = bar + 4
    plates = [(12 + i * (each + 8), y, each, float(COMPACT_H)) for i in range(seats)]
    table_y = y + COMPACT_H + 8
    return plates, (w - 12 - button, y + 1, button, button), (12, table_y, w - 24, h - table_y - 12)


def _chip_parts(
    w: float, h: float, bar: float, seats: int, button: float
) -> tuple[list[Units], Units, Units]:
    gap, top, bottom = 6.0, bar + 4, h - 8
    each = min(CHIP_MOST_H, (bottom - top - button - 4) / seats - gap)
    plates = [(12.0, top + i * (each + gap), RAIL_W, each) for i in range(seats)]
    left = 12 + RAIL_W + 8
    log_button = (12 + (RAIL_W - button) / 2, bottom - button, button, button)
    return plates, log_button, (left, top, w - left - 12, bottom - top)


def _rail_parts(w: float, h: float, seats: int) -> tuple[list[Units], Units, Units]:
    rail = min(280.0, 232 + max(0.0, w - 1280) * 0.2)
    plate_h = PLATE_H if seats <= 4 else (56 if h < 700 else 64)
    gap = 12 if seats <= 4 else 8
    plates = [(12.0, 76.0 + i * (plate_h + gap), rail, float(plate_h)) for i in range(seats)]
    log_y = 76 + seats * (plate_h + gap) + 8
    bottom = h - 20
    left = 12 + rail + 14
    return (
        plates,
        (12, log_y, rail, bottom - log_y),
        (left, 76, w - left - 12, bottom - 76),
    )
