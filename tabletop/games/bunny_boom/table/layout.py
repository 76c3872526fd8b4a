"""Layout of the table for an area and a number of players, in style units.

Pure geometry; nothing is drawn here.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from tabletop.games.bunny_boom.rules.cards import HAND, RIVER
from tabletop.games.bunny_boom.rules.village import ARMS, CENTRE, SLOTS, spaces_for
from tabletop.table.boxes import RATIO, Part, centred, column, grid, pile, row, square
from tabletop.table.targets import LEAST

COLUMN_W = 372.0
"""Width of the column at the right: river, preview, timer, hand, buttons."""
GRID = 7
TILE_SHARE, CLOSE_SHARE = 80 / 89, 0.965
"""Side of a tile as a share of the pitch."""
BUTTON_W = 150.0
LOW = 560.0
"""Height below which the buttons stand beside the hand, not below it."""
BESIDE_FROM = 84.0
"""Least width of a hand card for the buttons to stand beside the hand in a low window.

Below it words give way: no card is smaller than in the same window at a lower scale. Tiles lie
closer, the preview has two lines, buttons have their least height.
"""
PREVIEW_H, LOW_PREVIEW_H, SUMS_H = 152.0, 148.0, 70.0
"""Heights of the preview; the last one of a preview of two lines."""
GLASS_H, GLASS_W = 112.0, 2 / 3
"""Height of the sand timer, and its width by its height."""
HAND_PART = 0.58
"""Share of river and hand together that the hand has at most where the column is cramped."""
COVERED = 0.55
"""Share of its width that the river's pile lies under the first card there."""
WORDS_FROM, WORDS_H = 140.0, 36.0
"""Least height of a river with a line of words, and the height of that line. A lower river shows
its number on the pile."""
STEP = {"left": (-1, 0), "right": (1, 0), "above": (0, -1), "below": (0, 1)}
HOMES = {
    2: ((0.0, 2.0), (0.0, -2.0)),
    3: ((0.0, 2.1), (-2.0, -2.0), (2.0, -2.0)),
    4: ((-2.0, 2.0), (-2.0, -2.0), (2.0, -2.0), (2.0, 2.0)),
}
"""The homes in pitches from the middle: seat 0 below or bottom left, the others clockwise."""
LARGER = {2: 1.3, 3: 1.1, 4: 1.0}


@dataclass(frozen=True, slots=True)
class Places:
    """Rectangles of the layout.

    Attributes:
        board: the village green.
        pitch: distance of neighbouring spaces.
        tiles: the space's tile by space number, the last one the centre tile.
        homes: the hill of each seat.
        river, pile, water: the river's panel, its pile and its three cards.
        preview, timer, hand, slots: papers, glass, the tray of the hand and its places.
        back, play: the buttons.
    """

    board: FRect
    pitch: float
    tiles: tuple[FRect, ...]
    homes: tuple[FRect, ...]
    river: FRect
    pile: FRect
    water: tuple[FRect, ...]
    preview: FRect
    timer: FRect
    hand: FRect
    slots: tuple[FRect, ...]
    back: FRect
    play: FRect

    def tile(self, place: int) -> FRect:
        """Returns the tile of a space or of the centre."""
        return self.tiles[-1] if place == CENTRE else self.tiles[place]


def places(area: FRect, players: int, least: float = LEAST) -> Places:
    """Lays the table out in `area`, its buttons `least` high or more."""
    wide, low = area.w, area.h < LOW
    column_w = min(COLUMN_W, wide * 0.44) + min(0.2 * COLUMN_W, max(0.0, wide - 1010) * 0.2)
    if low:
        column_w = max(column_w, min(wide - area.h - 12, wide * 0.49))
    cramped = low and (column_w - BUTTON_W - 42) / HAND < BESIDE_FROM
    if cramped:
        column_w = max(wide * 0.42, min(wide * 0.49, wide - area.h - 8))
    board, side = row(area, (Part(grow=1), column_w), 8 if cramped else 15)
    pitch = min(board.w, board.h) / GRID
    make = _cramped_column if cramped else _low_column if low else _column
    river, room, hand, back, play = make(side, least)
    glass = min(GLASS_H, room.h - 38)
    paper, timer = row(room, (Part(grow=1), glass * GLASS_W), 10)
    timer.h = glass
    lie = _fanned_river if cramped else _river
    return Places(
        board, pitch, _tiles(board, pitch, players, CLOSE_SHARE if cramped else TILE_SHARE),
        _homes(board, pitch, players), river, *lie(river), paper, timer, hand,
        _hand(hand, 4 if cramped else 8), back, play,
    )  # fmt: skip


def _tiles(board: FRect, pitch: float, players: int, share: float) -> tuple[FRect, ...]:
    middle = square(*board.center, pitch * share)
    found = []
    for space in range(spaces_for(players)):
        (dx, dy), away = STEP[ARMS[space // SLOTS]], (space % SLOTS + 1) * pitch
        found.append(middle.move(dx * away, dy * away))
    return (*found, middle)


def _homes(board: FRect, pitch: float, players: int) -> tuple[FRect, ...]:
    grow = LARGER[players] * pitch
    home = centred(FRect(0, 0, 1.72 * grow, 1.36 * grow), board)
    return tuple(home.move(x * pitch, y * pitch) for x, y in HOMES[players])


Right = tuple[FRect, FRect, FRect, FRect, FRect]
"""River, the room of preview and timer, hand, and the two buttons."""


def _column(side: FRect, least: float) -> Right:
    """Lays them out one below the other."""
    preview_h = PREVIEW_H * min(1.15, max(1.0, side.h / 624))
    parts = (Part(grow=1), preview_h, Part(grow=1), max(least, 52))
    river, room, hand, foot = column(side, parts, 12)
    back, play = row(foot, (foot.w * 0.365, Part(grow=1)), 12)
    return river, room, hand, back, play


def _low_column(side: FRect, least: float) -> Right:
    """Lays them out for low windows: the buttons stand right of the hand."""
    preview_h = min(LOW_PREVIEW_H, side.h * 0.36)
    river, room, foot = column(side, (Part(grow=0.44), preview_h, Part(grow=0.56)), 8)
    hand, right = row(foot, (Part(grow=1), min(BUTTON_W, side.w * 0.36)), 8)
    high = 2 * min(max(least, 52), (hand.h - 8) / 2) + 8
    back, play = grid(FRect(right.x, right.bottom - high, right.w, high), 1, 2, 8)
    return river, room, hand, back, play


def _cramped_column(side: FRect, least: float) -> Right:
    """Lays them out for large type in a small window: cards take precedence over words."""
    button_h = max(least, 44)
    rest = side.h - button_h - SUMS_H - 18
    card_w = (side.w - 18) / HAND
    hand_h = min(rest * HAND_PART, card_w / RATIO + 12)
    river_w = (side.w - 24) / (RIVER + 1 - COVERED)
    river_h = min(rest - hand_h, river_w / RATIO + 12)
    river, room, hand, foot = column(side, (river_h, Part(grow=1), hand_h, button_h), 6)
    back, play = row(foot, (foot.w * 0.4, Part(grow=1)), 6)
    return river, room, hand, back, play


def _fanned_river(river: FRect) -> tuple[FRect, tuple[FRect, ...]]:
    """Lays out the river's cards with the pile partly under the first."""
    parts = RIVER + 1 - COVERED
    w = min((river.h - 12) * RATIO, (river.w - 24) / parts)
    whole = centred(FRect(0, 0, parts * w + 4 * RIVER, w / RATIO), river)
    cards, first = FRect(whole.x, whole.y, w, whole.h), w * (1 - COVERED) + 4
    return cards, tuple(cards.move(first + i * (w + 4), 0) for i in range(RIVER))


def _river(river: FRect) -> tuple[FRect, tuple[FRect, ...]]:
    """Returns the pile and, twice as far apart, the river's cards below a line of words."""
    head, foot = (WORDS_H, 20) if river.h >= WORDS_FROM else (9, 9)
    room = FRect(river.x + 12, river.y + head, river.w - 24, river.h - head - foot)
    apart = min(20.0, (room.w - 4 * min(room.h * RATIO, (room.w - 30) / 4)) / 4)
    room.w -= apart
    first, *others = pile(room, RIVER + 1, RATIO, apart)
    return first, tuple(card.move(apart, 0) for card in others)


def _hand(hand: FRect, air: float) -> tuple[FRect, ...]:
    """Returns the places of hand cards, `air` apart."""
    room = FRect(hand.x + air + 1, hand.y + air + 2, hand.w - 2 * air - 2, hand.h - 2 * air - 3)
    return tuple(pile(room, HAND, RATIO, air))
