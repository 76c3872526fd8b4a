"""Geometry of the table in style units: map, Great Cloud, tray, preview and buttons in an area."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from tabletop.games.bunny_kingdom.rules.boards import CLOUD_ROWS, SIDE
from tabletop.table.boxes import RATIO, Part, column, row
from tabletop.table.targets import LEAST

GAP, PAD = 12.0, 10.0
LOW = 420.0
"""Below this height the filters are one button beside the tray's tabs."""
SHORT = 560.0
"""Below this the preview lies over the map where the Great Cloud needs the room beside it; and
wherever the cards of a full hand would be too small for a finger."""
MOST_CARDS = 15
LEAST_COLUMN, MOST_COLUMN, MOST_BARE = 330.0, 434.0, 640.0
"""Width of the column beside the map: least, most, and most of a table that is only looked at,
which may be so low that cards need all its width to be told apart."""
CLOSE_COLUMN, CLOSE_SKY, CLOSE_W = 200.0, 285.0, 700.0
"""Least width of the column, without and with the Great Cloud, where the table is narrower than so
many units: the map would become too small beside words that large. The preview then lies over the
map, the cards have its room."""
LEFT, TOP, RIGHT, BOTTOM = 28.0, 24.0, 12.0, 12.0
"""Margins of the map's sheet round the spaces."""
CLOUD_SHARE, CLOUD_RATIO, CLOUD_COLUMNS = 0.365, 1.4, 7
MARGINS, MARGIN_SHARE = (30.0, 16.0, 16.0, 18.0), 0.6
"""The white left of, above, right of and below the Great Cloud's spaces; the last one is no higher
than this share of a space, and the others are smaller with it."""
HANG = 8.0
"""Units by which the filters' tags hang over the lower rim, and below the table's area."""
APART = 28.0
"""Units by which the tags move away from the rim where there is room."""
TABS, CHOICES = 3, 3
TAB_SHARES = (0.24, 0.36, 0.4)
FILTER_SHARES, LOW_SHARES = (0.18, 0.2, 0.24, 0.38), (0.22, 0.22, 0.22, 0.34)
CLOSE_SHARES = (0.4, 0.3, 0.3)
LEAST_CARD = 56.0
"""Window pixels: a card that may be chosen is never narrower; rather it lies under the next."""
LOWS = (132.0, 116.0, 100.0, 84.0)
"""Height that what may not be chosen can have below the hand, the best first."""
SEEN = 0.8
"""Share of a card's width that is to be seen where cards lie partly under the next."""
GOOD_CARD = 66.0
BETWEEN, CLOSE = 8.0, 3.0
"""Units between cards, and where room is short."""
SMALLEST = 8.0
FOOT = 0.95
"""Share of a card's height above the foot of its frame, which the row below may cover."""


@dataclass(frozen=True, slots=True)
class Places:
    """Rectangles of the layout.

    Attributes:
        pixel: units of a window pixel.
        world: the ten by ten spaces, each `cell` wide.
        cloud: the box of the Great Cloud's spaces, each `cw` x `ch`; empty without In the Sky.
        filters: tags under the map's rim, or one button for all.
        nearer: the button that brings the map nearer; `cloud_nearer` that of the Great Cloud,
            empty without In the Sky.
        shelf: the part of the tray that cards and buildings lie on.
        preview: the paper that says what would happen; `floating` when it lies over the map.
        choices: three buttons that take the preview's place, or the tray's lower end.
        most_w, least_w: how wide a card of the hand gets at most, and at least; `floor_w` where
            it would lie under the next otherwise.
    """

    pixel: float
    sky: bool
    world: FRect
    cell: float
    cloud: FRect
    cw: float
    ch: float
    filters: tuple[FRect, ...]
    nearer: FRect
    cloud_nearer: FRect
    tray: FRect
    tabs: tuple[FRect, ...]
    shelf: FRect
    preview: FRect
    floating: bool
    choices: tuple[FRect, ...]
    undo: FRect
    main: FRect
    most_w: float
    least_w: float
    floor_w: float


def places(
    area: FRect, sky: bool, cards: int = MOST_CARDS, bare: bool = False, least: float = LEAST,
    pixel: float = 1.0,
) -> Places:
    """Lays the kingdom into `area` for hands of so many cards; `bare` where no buttons are put,
    whose rectangles then have no size; else they are `least` high or more."""
    low, narrow = area.h < LOW, area.w < CLOSE_W
    close = narrow and not sky
    tag_h = 0.0 if low or bare else max(least, 40)
    room_h = area.h - TOP - BOTTOM - (tag_h - 2 * HANG if tag_h else 0)
    least_column = CLOSE_COLUMN if close else CLOSE_SKY if narrow else LEAST_COLUMN
    room_w = area.w - LEFT - RIGHT - GAP - least_column
    side = min(room_h, room_w)
    outer = LEFT + side + RIGHT
    column_w = min(MOST_BARE if bare else MOST_COLUMN, area.w - outer - GAP)
    spare = (area.w - outer - GAP - column_w) / 4
    apart = min(room_h - side, APART)
    world = FRect(
        area.x + LEFT + 2 * spare, area.y + TOP + (room_h - side - apart) / 2, side, side
    )
    beside = FRect(world.right + RIGHT + GAP + spare, area.y, column_w, area.h)
    cloud, cw, ch = _cloud(beside) if sky else (FRect(), 0.0, 0.0)
    foot_h = 0.0 if bare else max(least, 44 if low else 52)
    foot = FRect(beside.x, beside.bottom - foot_h, beside.w, foot_h)
    undo, main = row(foot, (foot.w * 0.36, Part(grow=1)), GAP) if not bare else (FRect(), FRect())
    floor = foot.y - (0 if bare else GAP)
    strip_h = max(least, 54 if low else 62)
    strip = FRect(beside.x, floor - strip_h, beside.w, strip_h)
    first = cloud.bottom + margins(ch)[3] + GAP if sky else beside.y
    tray = FRect(beside.x, first, beside.w, strip.y - GAP - first)
    pad = 6.0 if low else PAD
    bar_h = 0.0 if bare else max(least, 40) if not (low and close) else 2 * max(least, 32) + 6
    bar = FRect(tray.x + pad, tray.y + pad, tray.w - 2 * pad, bar_h)
    shelf = FRect(bar.x, bar.bottom + (0 if bare else 1.4 * pad), bar.w, 0)
    shelf.h = max(1.0, tray.bottom - pad - shelf.y)
    most, fits = (74.0 if sky else 88.0), LEAST_CARD * pixel
    if not close:
        fits = max(fits, min(LEAST_CARD, 1.5 * fits))
    short = close or (sky and (area.h < SHORT or grid(shelf, cards, most)[0] < fits))
    if short:
        tray.h = floor - first
        shelf.h = max(1.0, tray.bottom - pad - shelf.y)
    end_h = min(shelf.h, max(least, 44))
    chosen_in = FRect(shelf.x, shelf.bottom - end_h, shelf.w, end_h) if short else strip
    choices = row(chosen_in, (Part(grow=1),) * CHOICES, BETWEEN)
    if short:
        strip_h = max(least, 46 if low else 62)
        strip = FRect(world.x - LEFT, world.bottom - pad - strip_h, outer, strip_h)
    tabs = _tabs(bar, low, close) if not bare else [FRect(bar)] * (TABS + 2)
    tags = FRect(world.x, world.bottom + BOTTOM - HANG + apart, min(side, 600), tag_h)
    *filters, nearer = tabs[TABS:] if low or bare else _with_square(tags, FILTER_SHARES)
    return Places(
        pixel, sky, world, side / SIDE, cloud, cw, ch, tuple(filters), nearer,
        _beside_first_row(cloud, cw, ch, least) if sky else FRect(), tray, tuple(tabs[:TABS]),
        shelf, strip, short, tuple(choices), undo, main, most, fits, LEAST_CARD * pixel,
    )


def margins(ch: float) -> tuple[float, ...]:
    """Returns the white left of, above, right of and below a Great Cloud with spaces so high."""
    k = min(1.0, ch * MARGIN_SHARE / MARGINS[3])
    return tuple(side * k for side in MARGINS)


def _cloud(column: FRect) -> tuple[FRect, float, float]:
    """The box of spaces in the upper part of the column, with room for the white around it, and
    the width and height of a space."""
    left, top, right, bottom = MARGINS
    high = column.h * CLOUD_SHARE
    smaller = CLOUD_ROWS + MARGIN_SHARE * (top + bottom) / bottom
    ch = max((high - top - bottom) / CLOUD_ROWS, high / smaller)
    cw = min((column.w - left - right) / CLOUD_COLUMNS, CLOUD_RATIO * ch)
    ch = min(ch, cw)
    left, top, right, _ = margins(ch)
    box = FRect(0, column.y + top, cw * CLOUD_COLUMNS, ch * CLOUD_ROWS)
    box.x = column.x + left + (column.w - left - right - box.w) / 2
    return box, cw, ch


def _beside_first_row(cloud: FRect, cw: float, ch: float, least: float) -> FRect:
    """The upper right corner of the Great Cloud: its first row is a space shorter there."""
    _, top, right, _ = margins(ch)
    room = FRect(cloud.right - cw, cloud.y - top, cw + right, top + ch)
    d = max(least, min(44.0, room.w, room.h))
    found = FRect(0, 0, d, d)
    found.center = room.center
    return found.clamp(room)


def _shared(room: FRect, shares: tuple[float, ...]) -> list[FRect]:
    """Buttons side by side, each as wide as its words need."""
    return row(room, [Part(grow=share) for share in shares], 6)


def _with_square(room: FRect, shares: tuple[float, ...]) -> list[FRect]:
    """Buttons with words, and at the right end a square one with a sign alone."""
    rest, square = row(room, (Part(grow=1), room.h), 6)
    return [*_shared(rest, shares), square]


def _tabs(bar: FRect, low: bool, close: bool) -> list[FRect]:
    """The tray's tabs and, in a low window, the buttons of filters and of coming nearer beside
    them, or below where words are large."""
    if not low:
        return _shared(bar, TAB_SHARES)
    if not close:
        return _with_square(bar, LOW_SHARES)
    upper, lower = column(bar, (Part(grow=1), Part(grow=1)), 6)
    return [*_shared(upper, CLOSE_SHARES), *_with_square(lower, (1.0,))]


def low_part(shelf: FRect, count: int, most: float, head: float, least: float) -> float:
    """Returns the height of a part below the hand that leaves room for `count` cards; 0 = none."""
    whole = grid(shelf, count, most)[0]
    for best in (most, GOOD_CARD):
        wanted = max(min(whole, best), least)
        for high in LOWS:
            upper = FRect(shelf.x, shelf.y, shelf.w, shelf.h - high - head)
            if upper.h > 0 and grid(upper, count, most)[0] >= wanted:
                return high
    return 0.0


def grid(
    shelf: FRect, count: int, most: float, ratio: float = RATIO, gap: float = BETWEEN
) -> tuple[float, int]:
    """Returns the width and number of rows of `count` cards in the tray."""

    def width(rows: int) -> float:
        columns = -(-max(1, count) // rows)
        wide = (shelf.w - gap * (columns - 1)) / columns
        return min(wide, (shelf.h - gap * (rows - 1)) / rows * ratio, most)

    rows = max(range(1, 5), key=width)
    return max(0.0, width(rows)), rows


def shelf_rects(
    shelf: FRect, count: int, most: float, ratio: float = RATIO, least: float = SMALLEST,
    floor: float = SMALLEST,
) -> list[FRect]:
    """Returns the places of `count` cards in the tray: as large as they fit, in equal rows.

    Cards that would be narrower than `least` lie partly under the next; most of each is seen where
    they need not be narrower than `floor` for it.
    """
    if not count:
        return []
    w, rows = grid(shelf, count, most, ratio)
    if w < least:
        w, rows = grid(shelf, count, most, ratio, CLOSE)
    if w < least:
        w = max(SMALLEST, w, min(least, shelf.h * ratio, shelf.w))
        rows = max(1, min(count, int(shelf.h / (w / ratio * FOOT))))
    columns = -(-count // rows)
    if w * columns > shelf.w:
        w = max(min(w, floor), min(w, shelf.w / (SEEN * (columns - 1) + 1)))
    h = w / ratio
    step_x = min(w + 14, (shelf.w - w) / max(1, columns - 1))
    step_y = min(h + 12, (shelf.h - h) / max(1, rows - 1))
    left = shelf.centerx - (w + step_x * (columns - 1)) / 2
    top = max(shelf.y, shelf.centery - (h + step_y * (rows - 1)) / 2)
    return [
        FRect(left + step_x * (i % columns), top + step_y * (i // columns), w, h)
        for i in range(count)
    ]
