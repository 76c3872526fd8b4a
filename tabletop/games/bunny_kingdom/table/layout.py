"""Geometry of the table: map, Great Cloud, tray, preview and buttons in a given room."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from tabletop.games.bunny_kingdom.rules.boards import CLOUD_ROWS, SIDE
from tabletop.games.bunny_kingdom.table import art_cloud, art_map
from tabletop.table.targets import LEAST

GAP = 12.0
LOW = 420.0
"""Below this many units of height the filters are one button beside the tray's tabs."""
SHORT = 560.0
"""Below this the preview lies over the map where the Great Cloud needs the room beside it; and
wherever the cards of a full hand would be too small for a finger."""
MOST_CARDS = 15
LEAST_COLUMN, MOST_COLUMN, MOST_BARE = 330.0, 434.0, 640.0
"""Units of width of the column beside the map: least, most, and most of a table that is only looked
at, which may be so low that cards need all its width to be told apart."""
CLOSE_COLUMN, CLOSE_W = 245.0, 700.0
"""Least width of the column where the table is narrower than so many units: the map would become
too small beside words that large. The preview then lies over the map, the cards have its room."""
CLOUD_SHARE = 0.365
HANG = 8.0
"""Units by which the filters' tags hang over the lower rim, and below the table's area."""
APART = 28.0
"""Units by which the tags move away from the rim where there is room."""
CLOUD_COLUMNS = 7
TABS, CHOICES = 3, 3
TAB_SHARES = (0.24, 0.36, 0.4)
FILTER_SHARES, LOW_SHARES = (0.18, 0.2, 0.24, 0.38), (0.22, 0.22, 0.22, 0.34)
CLOSE_SHARES = (0.4, 0.3, 0.3)
LEAST_CARD = 56
"""Window pixels: a card that may be chosen is never narrower; rather it lies under the next."""
LOWS = (132.0, 116.0, 100.0, 84.0)
"""Style pixels of height that what may not be chosen can have below the hand, the best first."""
SEEN = 0.8
"""Share of a card's width that is to be seen where cards lie partly under the next."""
GOOD_CARD = 66.0
CLOSE = 3.0
"""Style pixels between cards where room is short."""
CARD_RATIO = 7 / 5
FOOT = 0.95
"""Share of a card's height above the foot of its frame, which the row below may cover."""


@dataclass(frozen=True, slots=True)
class Places:
    """Window rectangles.

    Attributes:
        world: the ten by ten spaces, each `cell` wide.
        cloud: the box of the Great Cloud's spaces, each `cw` x `ch`; empty without In the Sky.
        filters: tags under the map's rim, or one button for all.
        nearer: the button that brings the map nearer; `cloud_nearer` that of the Great Cloud,
            empty without In the Sky.
        shelf: the part of the tray that cards and buildings lie on.
        preview: the paper that says what would happen; `floating` when it lies over the map.
        choices: three buttons that take the preview's place, or the tray's lower end.
        most_w, least_w: how wide a card of the hand gets at most, and at least.
    """

    s: float
    sky: bool
    world: Rect
    cell: int
    cloud: Rect
    cw: int
    ch: int
    filters: tuple[Rect, ...]
    nearer: Rect
    cloud_nearer: Rect
    tray: Rect
    tabs: tuple[Rect, ...]
    shelf: Rect
    preview: Rect
    floating: bool
    choices: tuple[Rect, ...]
    undo: Rect
    main: Rect
    most_w: int
    least_w: int


def places(
    area: Rect, s: float, sky: bool, cards: int = MOST_CARDS, bare: bool = False,
    button: int = LEAST,
) -> Places:  # fmt: skip
    """Lays the kingdom into `area` (window pixels) at scale `s`, for hands of so many cards;
    `bare` where no buttons are put, whose rectangles then have no size; else they are `button`
    pixels high or more."""
    low = area.h < LOW * s
    tag_h = 0 if low or bare else max(button, round(40 * s))
    hang = round(HANG * s)
    left, top, right, bottom = art_map.rim_widths(40, s)
    gap = round(GAP * s)
    room_h = area.h - top - bottom - (tag_h - 2 * hang if tag_h else 0)
    close = area.w < CLOSE_W * s and not sky
    room_w = area.w - left - right - gap - round((CLOSE_COLUMN if close else LEAST_COLUMN) * s)
    cell = max(8, min(room_h, room_w) // SIDE)
    side = cell * SIDE
    outer = left + side + right
    column_w = min(round((MOST_BARE if bare else MOST_COLUMN) * s), area.w - outer - gap)
    spare = max(0, area.w - outer - gap - column_w)
    slack = max(0, room_h - side)
    apart = min(slack, round(APART * s))
    y = area.y + top + (slack - apart) // 2
    world = Rect(area.x + left + spare // 2, y, side, side)
    column = Rect(world.right + right + gap + spare // 4, area.y, column_w, area.h)
    cloud, cw, ch = _cloud(column, s) if sky else (Rect(0, 0, 0, 0), 0, 0)
    undo, main = _foot(column, s, low, button) if not bare else (_no_room(column), _no_room(column))
    strip = Rect(column.x, 0, column.w, max(button, round((54 if low else 62) * s)))
    floor = column.bottom if bare else undo.y - gap
    strip.bottom = floor
    first = cloud.bottom + art_cloud.margins(cw, ch, s)[3] + gap if sky else column.y
    tray = Rect(column.x, first, column.w, strip.y - gap - first)
    pad = round((6 if low else 10) * s)
    bar = Rect(tray.x + pad, tray.y + pad, tray.w - 2 * pad, _bar(s, button))
    tabs = _tabs(bar, s, low, close) if not bare else (Rect(bar.topleft, (0, 0)),) * (TABS + 2)
    top = bar.y if bare else bar.bottom + round(1.4 * pad)
    shelf = Rect(tray.x + pad, top, tray.w - 2 * pad, 0)
    shelf.h = max(1, tray.bottom - pad - shelf.y)
    most, least = round((74 if sky else 88) * s), LEAST_CARD if close else least_card(s)
    small = grid(shelf, cards, most, s, CARD_RATIO)[0] < least
    short = close or (sky and (area.h < SHORT * s or small))
    if short:
        tray.h = floor - first
        shelf.h = max(1, tray.bottom - pad - shelf.y)
    choices = _row(strip if not short else _lower_end(shelf, s, button), CHOICES, s)
    if short:
        strip = Rect(world.x - left, 0, outer, max(button, round((46 if low else 62) * s)))
        strip.bottom = world.bottom - pad
    *filters, nearer = tabs[TABS:] if low or bare else _tags(world, bottom - hang + apart, tag_h, s)
    sky_button = _beside_first_row(cloud, cw, ch, s, button) if sky else Rect(0, 0, 0, 0)
    return Places(
        s, sky, world, cell, cloud, cw, ch, tuple(filters), nearer, sky_button, tray, tabs[:TABS],
        shelf, strip, short, choices, undo, main, most, least,
    )  # fmt: skip


def _no_room(column: Rect) -> Rect:
    """The place of a button that is not put: nothing, at the column's foot."""
    return Rect(column.x, column.bottom, 0, 0)


def _bar(s: float, button: int) -> int:
    return max(button, round(40 * s))


def _cloud(column: Rect, s: float) -> tuple[Rect, int, int]:
    """The box of spaces in the upper part of the column, with room for the white around it."""
    left, top, right, bottom = art_cloud.margins(40, 40, s)
    for _ in range(3):
        ch = round((column.h * CLOUD_SHARE - top - bottom) / CLOUD_ROWS)
        cw = min((column.w - left - right) // CLOUD_COLUMNS, round(ch * 1.4))
        ch = max(10, min(ch, cw))
        left, top, right, bottom = art_cloud.margins(cw, ch, s)
    box = Rect(0, column.y + top, cw * CLOUD_COLUMNS, ch * CLOUD_ROWS)
    box.x = column.x + left + max(0, (column.w - left - right - box.w) // 2)
    return box, cw, ch


def _beside_first_row(cloud: Rect, cw: int, ch: int, s: float, button: int) -> Rect:
    """The upper right corner of the Great Cloud: its first row is a space shorter there."""
    _, top, right, _ = art_cloud.margins(cw, ch, s)
    room = Rect(cloud.right - cw, cloud.y - top, cw + right, top + ch)
    d = max(button, min(round(44 * s), room.w, room.h))
    found = Rect(0, 0, d, d)
    found.center = room.center
    return found.clamp(room)


def _foot(column: Rect, s: float, low: bool, button: int) -> tuple[Rect, Rect]:
    gap = round(GAP * s)
    high = max(button, round((44 if low else 52) * s))
    undo = Rect(column.x, column.bottom - high, round(column.w * 0.36), high)
    return undo, Rect(undo.right + gap, undo.y, column.right - undo.right - gap, high)


def _lower_end(shelf: Rect, s: float, button: int) -> Rect:
    high = max(button, round(44 * s))
    return Rect(shelf.x, max(shelf.y, shelf.bottom - high), shelf.w, high)


def _row(room: Rect, count: int, s: float) -> tuple[Rect, ...]:
    """`count` equal rectangles side by side."""
    gap = round(8 * s)
    each = (room.w - gap * (count - 1)) / count
    return tuple(
        Rect(room.x + round(i * (each + gap)), room.y, int(each), room.h) for i in range(count)
    )


def _weighted(room: Rect, s: float, shares: tuple[float, ...]) -> tuple[Rect, ...]:
    """Buttons side by side, each as wide as its words need."""
    gap = round(6 * s)
    found, x = [], room.x
    for share in shares:
        w = round((room.w - gap * (len(shares) - 1)) * share)
        found.append(Rect(x, room.y, w, room.h))
        x += w + gap
    return tuple(found)


def _tabs(bar: Rect, s: float, low: bool, close: bool) -> tuple[Rect, ...]:
    """The tray's tabs and, in a low window, the buttons of filters and of coming nearer."""
    if not low:
        return _weighted(bar, s, TAB_SHARES)
    if not close:
        return _weighted_and_square(bar, s, LOW_SHARES)
    square = Rect(bar.right - bar.h, bar.y, bar.h, bar.h)
    rest = Rect(bar.x, bar.y, bar.w - bar.h - round(6 * s), bar.h)
    *tabs, filters = _weighted_and_square(rest, s, CLOSE_SHARES)
    return (*tabs, filters, square)


def _tags(world: Rect, below: int, high: int, s: float) -> tuple[Rect, ...]:
    """Side by side below the map, hanging over the lower end of its sheet."""
    y = world.bottom + below
    room = Rect(world.x, y, min(world.w, round(600 * s)), high)
    return _weighted_and_square(room, s, FILTER_SHARES)


def _weighted_and_square(room: Rect, s: float, shares: tuple[float, ...]) -> tuple[Rect, ...]:
    """Buttons with words, and at the right end a square one with a sign alone."""
    rest = Rect(room.x, room.y, room.w - room.h - round(6 * s), room.h)
    return (*_weighted(rest, s, shares), Rect(room.right - room.h, room.y, room.h, room.h))


def least_card(s: float) -> int:
    """Window pixels of width that a card of the hand has at least, larger in a larger window."""
    return round(LEAST_CARD * max(1.0, min(s, 1.5)))


def low_part(shelf: Rect, count: int, most_w: int, s: float, head: int, least: int) -> int:
    """Returns the height of a part below the hand that leaves room for `count` cards; 0 = none."""
    whole = grid(shelf, count, most_w, s, CARD_RATIO)[0] if count else most_w
    heights = [round(low * s) for low in LOWS]
    for best in (most_w, round(GOOD_CARD * s)):
        wanted = max(min(whole, best), least)
        for high in heights:
            upper = Rect(shelf.x, shelf.y, shelf.w, shelf.h - high - head)
            if upper.h > 0 and grid(upper, max(1, count), most_w, s, CARD_RATIO)[0] >= wanted:
                return high
    return 0


def grid(
    shelf: Rect, count: int, most_w: int, s: float, ratio: float, apart: float = 8.0
) -> tuple[int, int]:
    """Returns the width and number of rows of `count` cards in the tray.

    Args:
        apart: style pixels between two cards.
    """
    gap = max(2, round(apart * s))
    best_w, best_rows = 0, 1
    for rows in range(1, 5):
        columns = -(-count // rows)
        wide = (shelf.w - gap * (columns - 1)) / columns
        high = (shelf.h - gap * (rows - 1)) / rows / ratio
        w = int(min(wide, high, most_w))
        if w > best_w:
            best_w, best_rows = w, rows
    return best_w, best_rows


def shelf_rects(
    shelf: Rect, count: int, most_w: int, s: float, ratio: float = CARD_RATIO, least: int = 8
) -> list[Rect]:
    """Returns the places of `count` cards in the tray: as large as they fit, in equal rows.

    Cards that would be narrower than `least` lie partly under the next.

    Args:
        ratio: height of a card in widths.
    """
    if not count:
        return []
    w, best_rows = grid(shelf, count, most_w, s, ratio)
    if w < least:
        w, best_rows = grid(shelf, count, most_w, s, ratio, CLOSE)
    if w < least:
        w = max(8, w, min(least, int(shelf.h / ratio), shelf.w))
        best_rows = max(1, min(count, int(shelf.h / (w * ratio * FOOT))))
    columns = -(-count // best_rows)
    if w * columns > shelf.w:
        w = max(min(w, LEAST_CARD), min(w, int(shelf.w / (SEEN * (columns - 1) + 1))))
    h = round(w * ratio)
    step_x = min(w + round(14 * s), (shelf.w - w) / max(1, columns - 1))
    step_y = min(h + round(12 * s), (shelf.h - h) / max(1, best_rows - 1))
    x0 = shelf.x + (shelf.w - w - step_x * (columns - 1)) / 2
    y0 = shelf.y + max(0.0, (shelf.h - h - step_y * (best_rows - 1)) / 2)
    return [
        Rect(round(x0 + step_x * (i % columns)), round(y0 + step_y * (i // columns)), w, h)
        for i in range(count)
    ]
