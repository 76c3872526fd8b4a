"""Layout of the table for an area and a number of players.

Pure geometry; nothing is drawn here.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from tabletop.games.bunny_boom.rules.cards import HAND, RIVER
from tabletop.games.bunny_boom.rules.village import ARMS, CENTRE, SLOTS, spaces_for
from tabletop.table.targets import LEAST

COLUMN_W = 372.0
"""Width in units of the column at the right: river, preview, timer, hand, buttons."""
GAP = 12.0
GRID = 7
TILE_SHARE = 80 / 89
"""Side of a tile as a share of the pitch."""
BUTTON_W = 150.0
LOW = 560.0
"""Height in units below which the buttons stand beside the hand, not below it."""
BESIDE_FROM = 84.0
"""Least width in units of a hand card for the buttons to stand beside the hand in a low window.

Below it words give way: no card is smaller than in the same window at a lower scale. Tiles lie
closer, the preview has two lines, buttons have their least height.
"""
CLOSE_SHARE = 0.965
SUMS_H = 70.0
"""Height in units of a preview of two lines."""
HAND_PART = 0.58
"""Share of river and hand together that the hand has at most where the column is cramped."""
COVERED = 0.55
"""Share of its width that the river's pile lies under the first card there."""
WORDS_FROM, WORDS_H = 140.0, 36.0
"""Least height in units of a river with a line of words, and the height of that line. A lower river
shows its number on the pile."""
STEP = {"left": (-1, 0), "right": (1, 0), "above": (0, -1), "below": (0, 1)}
Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Places:
    """Rectangles and points of the layout, in window pixels.

    Attributes:
        board: the village green.
        pitch: distance of neighbouring spaces.
        tiles: the space's tile by space number, the last one the centre tile.
        homes: the hill of each seat.
        river, pile, water: the river's panel, its pile and its three cards.
        preview, timer, hand, slots: papers, glass, the tray of the hand and its places.
        play, back: the buttons.
    """

    board: Rect
    pitch: float
    tiles: tuple[Rect, ...]
    homes: tuple[Rect, ...]
    river: Rect
    pile: Rect
    water: tuple[Rect, ...]
    preview: Rect
    timer: Rect
    hand: Rect
    slots: tuple[Rect, ...]
    play: Rect
    back: Rect

    def tile(self, place: int) -> Rect:
        """Returns the tile of a space or of the centre."""
        return self.tiles[-1] if place == CENTRE else self.tiles[place]


def places(
    area: Rect, s: float, players: int, timed: bool, least: int = LEAST
) -> Places:
    """Lays the table out in `area` (window pixels) at scale `s`."""
    wide = area.w / s
    column_w = min(COLUMN_W, wide * 0.44)
    column_w += min(0.2 * COLUMN_W, max(0.0, wide - 1010) * 0.2)
    low = area.h / s < LOW
    if low:
        column_w = max(column_w, min(wide - area.h / s - GAP, wide * 0.49))
    cramped = low and (column_w - BUTTON_W - 42) / HAND < BESIDE_FROM
    if cramped:
        column_w = max(wide * 0.42, min(wide * 0.49, wide - area.h / s - 8))
    column = Rect(0, area.y, round(column_w * s), area.h)
    column.right = area.right
    board = Rect(area.x, area.y, column.x - area.x - round((8 if cramped else 15) * s), area.h)
    pitch = min(board.w, board.h) / GRID
    make = _cramped_column if cramped else _low_column if low else _column
    tiles = _tiles(board, pitch, players, CLOSE_SHARE if cramped else TILE_SHARE)
    homes = _homes(board, pitch, players)
    return Places(board, pitch, tiles, homes, *make(column, s, timed, least))


def _tiles(board: Rect, pitch: float, players: int, share: float) -> tuple[Rect, ...]:
    side = round(pitch * share)
    found = []
    for space in range(spaces_for(players)):
        dx, dy = STEP[ARMS[space // SLOTS]]
        away = space % SLOTS + 1
        tile = Rect(0, 0, side, side)
        tile.center = (
            round(board.centerx + dx * away * pitch),
            round(board.centery + dy * away * pitch),
        )
        found.append(tile)
    middle = Rect(0, 0, side, side)
    middle.center = board.center
    return (*found, middle)


def _homes(board: Rect, pitch: float, players: int) -> tuple[Rect, ...]:
    """Returns the homes: seat 0 below or bottom left, the others clockwise from there."""
    away = 2.0
    spots: dict[int, tuple[Spot, ...]] = {
        2: ((0.0, away), (0.0, -away)),
        3: ((0.0, away + 0.1), (-away, -away), (away, -away)),
        4: ((-away, away), (-away, -away), (away, -away), (away, away)),
    }
    grow = 1.3 if players == 2 else 1.1 if players == 3 else 1.0
    w, h = round(pitch * 1.72 * grow), round(pitch * 1.36 * grow)
    found = []
    for x, y in spots[players]:
        home = Rect(0, 0, w, h)
        home.center = (round(board.centerx + x * pitch), round(board.centery + y * pitch))
        found.append(home)
    return tuple(found)


Right = tuple[Rect, Rect, tuple[Rect, ...], Rect, Rect, Rect, tuple[Rect, ...], Rect, Rect]


def _column(column: Rect, s: float, timed: bool, least: int) -> Right:
    """Lays out river, preview with timer, hand and buttons, one below the other."""
    gap = round(GAP * s)
    button_h = max(least, round(52 * s))
    k = column.h / (624 * s)
    preview_h = round(152 * s * min(1.15, max(1.0, k)))
    rest = column.h - preview_h - button_h - 3 * gap
    river_h = round(rest * 0.5)
    river = Rect(column.x, column.y, column.w, river_h)
    y = river.bottom + gap
    preview, timer = _preview(Rect(column.x, y, column.w, preview_h), s, timed)
    hand = Rect(column.x, y + preview_h + gap, column.w, 0)
    play = Rect(0, 0, 0, button_h)
    play.bottom = column.bottom
    hand.h = play.y - gap - hand.y
    back = Rect(column.x, play.y, round(column.w * 0.365), button_h)
    play.x, play.w = back.right + gap, column.right - back.right - gap
    return (river, *_river(river, s), preview, timer, hand, _hand(hand, s), play, back)


def _low_column(column: Rect, s: float, timed: bool, least: int) -> Right:
    """Lays out the column for low windows: the buttons stand right of the hand."""
    gap = round(8 * s)
    preview_h = min(round(148 * s), round(column.h * 0.36))
    rest = column.h - preview_h - 2 * gap
    river = Rect(column.x, column.y, column.w, round(rest * 0.44))
    preview, timer = _preview(Rect(column.x, river.bottom + gap, column.w, preview_h), s, timed)
    hand = Rect(column.x, preview.bottom + gap, 0, 0)
    hand.h = column.bottom - hand.y
    hand.w = column.w - round(min(BUTTON_W * s, column.w * 0.36)) - gap
    button_h = min(max(least, round(52 * s)), (hand.h - gap) // 2)
    play = Rect(
        hand.right + gap, column.bottom - button_h, column.right - hand.right - gap, button_h
    )
    back = Rect(play.x, play.y - gap - button_h, play.w, button_h)
    return (river, *_river(river, s), preview, timer, hand, _hand(hand, s), play, back)


def _cramped_column(column: Rect, s: float, timed: bool, least: int) -> Right:
    """Lays out the column for large type in a small window: cards take precedence over words."""
    gap, button_h = round(6 * s), max(least, round(44 * s))
    back = Rect(column.x, column.bottom - button_h, round(column.w * 0.4), button_h)
    play = Rect(back.right + gap, back.y, column.right - back.right - gap, button_h)
    preview_h = round(SUMS_H * s)
    rest = play.y - column.y - preview_h - 3 * gap
    air = round(4 * s)
    card_w = (column.w - 4 * air - round(2 * s)) // HAND
    hand_h = min(round(rest * HAND_PART), card_w * 7 // 5 + 3 * air)
    hand = Rect(column.x, play.y - gap - hand_h, column.w, hand_h)
    river_w = (column.w - 6 * air) / (RIVER + 1 - COVERED)
    river_h = min(rest - hand_h, round(river_w * 7 / 5) + 3 * air)
    river = Rect(column.x, column.y, column.w, river_h)
    room = Rect(column.x, river.bottom + gap, column.w, hand.y - river.bottom - 2 * gap)
    preview, timer = _preview(room, s, timed)
    pile, water = _fanned_river(river, air)
    return (river, pile, water, preview, timer, hand, _hand(hand, s, 4), play, back)


def _fanned_river(river: Rect, air: int) -> tuple[Rect, tuple[Rect, ...]]:
    """Lays out the river's cards with the pile partly under the first."""
    parts = RIVER + 1 - COVERED
    w = min((river.h - 3 * air) * 5 // 7, round((river.w - 6 * air) / parts))
    h = round(w * 7 / 5)
    x = river.x + (river.w - round(parts * w) - RIVER * air) // 2
    y = river.y + (river.h - h) // 2
    first = x + round(w * (1 - COVERED)) + air
    return Rect(x, y, w, h), tuple(Rect(first + i * (w + air), y, w, h) for i in range(RIVER))


def _preview(room: Rect, s: float, timed: bool) -> tuple[Rect, Rect]:
    """Returns the paper and, right of it, the timer if there is one."""
    glass_h = min(round(112 * s), room.h - round(38 * s))
    glass = Rect(0, room.y, round(glass_h * 2 / 3) if timed else 0, glass_h)
    glass.right = room.right
    paper = room.copy()
    if timed:
        paper.w = glass.x - round(10 * s) - room.x
    return paper, glass


def _river(river: Rect, s: float) -> tuple[Rect, tuple[Rect, ...]]:
    """Returns the pile and the river's cards below a line of words."""
    worded = river.h >= WORDS_FROM * s
    head = round((WORDS_H if worded else 9) * s)
    foot = round((20 if worded else 9) * s)
    room_h = river.h - head - foot
    pad = round(12 * s)
    w = min(round(room_h * 5 / 7), (river.w - 2 * pad - 3 * round(10 * s)) // 4)
    h = round(w * 7 / 5)
    y = river.y + head + max(0, (room_h - h) // 2)
    step = w + min(round(20 * s), (river.w - 2 * pad - 4 * w) // 4)
    apart = step - w
    whole = 4 * w + 4 * apart
    pile = Rect(river.x + (river.w - whole) // 2, y, w, h)
    first = pile.x + step + apart
    return pile, tuple(Rect(first + i * step, y, w, h) for i in range(RIVER))


def _hand(hand: Rect, s: float, air: float = 8) -> tuple[Rect, ...]:
    """Returns the places of hand cards, `air` style pixels apart."""
    pad = round((air + 1) * s)
    top = round((air + 2) * s)
    gap = round(air * s)
    w = min((hand.w - 2 * pad - 2 * gap) // HAND, round((hand.h - top - pad) * 5 / 7))
    h = round(w * 7 / 5)
    whole = HAND * w + (HAND - 1) * gap
    left = hand.centerx - whole // 2
    y = hand.y + top + (hand.h - top - pad - h) // 2
    return tuple(Rect(left + i * (w + gap), y, w, h) for i in range(HAND))
