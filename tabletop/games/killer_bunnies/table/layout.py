"""Layout of arena, tray, run, hand, piles and buttons for an area. Pure geometry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from tabletop.table.targets import LEAST

AREA_W, AREA_H = 1010.0, 624.0
"""Style pixels of the table in the frame of the style sheet."""
ARENA_W, ARENA_H = 940.0, 412.0
WIDEST = 2.7
"""Most the arena is wider than high in a broad room."""
CARD = 7 / 5
RING = 98 / 74
TOP_W, BOTTOM_W, HAND_W, PITCH = 98.0, 86.0, 98.0, 75.0
HEXAGON = 44.0
"""Size of a saved RESOURCE card."""
IN_COLUMN = 2
"""So many of them lie over each other before the hand gives up room for more."""
CLEAR = 102.0
"""From one hand card to the next where there is room for all of them side by side."""
RISE_W = 132.0
"""Style pixels a hand card gets wide under the pointer."""
LEAST_HAND = 0.68
"""Hand cards shrink with the room to this share of their size, no further."""
LOW = 330.0
"""Below this many units of height the tray has no titles and the hand leaves the lower edge."""
SUNK = 0.3
"""Share of a hand card's height below the edge then."""
THREE_LINES, TWO_LINES = 62.0, 33.0
"""Units that as many lines of words take at the head of the buttons."""
GAP = 8.0


@dataclass(frozen=True, slots=True)
class Places:
    """Window rectangles.

    Attributes:
        s: window pixels for a style pixel of text and gaps; p, q: of pieces in arena and tray.
        arena: the floor's box. centre: the middle of both ropes. dice: where dice come to rest.
        stage: where a card lies that another seat plays.
        pile, discard: those of the seat in the tray. trade, count: the tags of those names.
        top, bottom: its run cards. saved, hand: its parts of the tray.
        told: what would happen, in words; where the tray has no room, a paper in a corner.
        undo, main, second, third: buttons.
        titled: whether the tray's parts have titles.
    """

    s: float
    p: float
    q: float
    area: Rect
    arena: Rect
    tray: Rect
    stage: Rect
    pile: Rect
    discard: Rect
    trade: Rect
    count: Rect
    top: Rect
    bottom: Rect
    saved: Rect
    hand: Rect
    told: Rect
    undo: Rect
    main: Rect
    second: Rect
    third: Rect
    titled: bool

    @property
    def centre(self) -> tuple[int, int]:
        return self.arena.center

    @property
    def dice(self) -> tuple[int, int]:
        return self.arena.centerx, self.arena.centery - round(8 * self.p)

    @property
    def brief(self) -> bool:
        """True if the forecast has only two lines of room."""
        return self.told.h < THREE_LINES * self.s

    @property
    def apart(self) -> bool:
        """True if the forecast lies on a paper over the arena, with one line instead of two."""
        return not self.tray.contains(self.told)

    def corners(self, w: int, h: int) -> tuple[Rect, Rect, Rect, Rect]:
        """Returns the places of a paper of that size over the arena, beside its rim."""
        left, right = self.area.x, self.area.right - w
        low = self.tray.y - round(GAP * self.s) - h
        spots = ((left, self.area.y), (left, low), (right, self.area.y), (right, low))
        one, two, three, four = (Rect(spot, (w, h)) for spot in spots)
        return one, two, three, four

    @property
    def die(self) -> int:
        """Size of dice."""
        return round(max(74 * self.p, 44 * self.s))

    def parts(self, resources: int, others: int, choosing: bool) -> tuple[Rect, Rect]:
        """The parts of the tray for saved cards, so many of both sorts, and for the hand. Where
        little is saved the hand has more room, and all of it while run cards are chosen first.
        """
        if others:
            return self.saved, self.hand
        columns = -(-resources // IN_COLUMN)
        strip = self.saved.copy()
        least = 66 if self.titled else 34  # "Saved" is written over it, or one hexagon lies there
        need = max(least * self.s, columns * (HEXAGON + 4) * max(self.q, self.s * 0.7))
        strip.w = 0 if choosing else min(strip.w, round(need))
        hand = self.hand.copy()
        hand.x = strip.right + (0 if choosing else round((14 if self.titled else 4) * self.s))
        hand.w = self.hand.right - hand.x
        return strip, hand

    @property
    def hand_w(self) -> int:
        return round(HAND_W * self.q)


def places(area: Rect, s: float, least: int = LEAST) -> Places:
    """Lays the table into `area` (window pixels) at scale `s`, its buttons `least` pixels high or
    more."""
    unit = min(area.w / AREA_W, area.h / AREA_H)
    q = max(unit, min(LEAST_HAND * s, area.w / AREA_W))
    titled = area.h >= LOW * s
    head = 36 * s if titled else 10 * s
    card_h = TOP_W * q * CARD
    tray_h = round(head + card_h + 15 * s) if titled else round(
        max(head + card_h * (1 - SUNK), 104 * s)
    )
    gap = round(GAP * s)
    tray = Rect(area.x, area.bottom - tray_h, area.w, tray_h)
    room = Rect(area.x, area.y, area.w, tray.y - gap - area.y)
    p = room.h / (ARENA_H + 6)
    p = min(p, area.w / AREA_W)
    floor_h = ARENA_H * p
    floor_w = max(ARENA_W * p, min(area.w - 70 * p, floor_h * WIDEST))
    arena = Rect(0, 0, round(floor_w), round(floor_h))
    arena.center = room.centerx, room.centery
    return Places(
        s, p, q, area, arena, tray, *_corners(room, s, p, least), *_tray(tray, s, q, round(head)),
        *_column(area, tray, s, least), titled,
    )  # fmt: skip


def _corners(room: Rect, s: float, p: float, least: int) -> tuple[Rect, Rect, Rect, Rect, Rect]:
    """Stage, pile, discard, trade, count: in the corners that the arena leaves."""
    wide = round(max(98 * p, 60 * s))
    stage = Rect(room.x, 0, wide, round(wide * CARD))
    stage.bottom = room.bottom - round(2 * s)
    small = round(max(52 * p, 38 * s))
    discard = Rect(0, 0, small, round(small * CARD))
    discard.bottomright = room.right, room.bottom - round(12 * s)
    pile = discard.move(-small - round(8 * s), 0)
    trade = Rect(0, room.y, round(104 * s), max(least, round(40 * s)))
    trade.right = room.right
    return stage, pile, discard, trade, trade.move(0, trade.h + round(8 * s))


def _tray(tray: Rect, s: float, q: float, head: int) -> tuple[Rect, Rect, Rect, Rect]:
    """Top and bottom run card, saved cards, hand."""
    y = tray.y + head
    left = tray.x + round(18 * s)
    top = Rect(left, y, round(TOP_W * q), round(TOP_W * q * CARD))
    bottom = Rect(top.right + round(12 * s), 0, round(BOTTOM_W * q), round(BOTTOM_W * q * CARD))
    bottom.centery = top.centery
    right = tray.right - round(18 * s) - _column_w(tray, s) - round(16 * s)
    hand_w = round((HAND_W + 4 * PITCH) * q)
    saved_x = bottom.right + round(20 * s)
    least = round(112 * s)
    hand_x = max(right - hand_w, saved_x + least + round(14 * s))
    hand = Rect(hand_x, y, max(round(HAND_W * q), right - hand_x), top.h)
    h = min(top.h, tray.bottom - round(10 * s) - y)
    saved = Rect(saved_x, y, hand.x - round(20 * s) - saved_x, h)
    return top, bottom, saved, hand


def _column_w(tray: Rect, s: float) -> int:
    return round(max(min(188 * s, tray.w * 0.235), min(196 * s, tray.w * 0.21)))


def _column(area: Rect, tray: Rect, s: float, least: int) -> tuple[Rect, Rect, Rect, Rect, Rect]:
    """The words and buttons at the right end of the tray."""
    w = _column_w(tray, s)
    x = tray.right - round(18 * s) - w
    inner = tray.inflate(0, -2 * round((12 if tray.h >= 152 * s else 6) * s))
    room = inner.h
    tall = room >= 150 * s
    main_h = max(least, round((46 if tall else 44 if room >= 130 * s else 41) * s))
    other_h = max(least, round(44 * s))
    gap = round(6 * s)
    main = Rect(x, inner.bottom - main_h, w, main_h)
    upper = Rect(x, main.y - gap - other_h, w, other_h)
    half = (w - gap) // 2
    undo = Rect(x, upper.y, half, other_h)
    second = Rect(x + w - half, upper.y, half, other_h)
    told = Rect(x, inner.y, w, upper.y - gap - inner.y)
    if told.h >= THREE_LINES * s:
        third = Rect(x, upper.y - gap - other_h, w, other_h)
    else:
        third = Rect(x, main.y, half, main_h)
    if told.h < TWO_LINES * s:
        told = Rect(area.x, area.y, round(216 * s), round(58 * s))
    return told, undo, main, second, third


def freest(spots: Sequence[Rect], taken: Sequence[Rect]) -> Rect:
    """Returns the one of `spots` that hides the least of `taken`; the first of equals."""
    return min(spots, key=lambda spot: sum(over.w * over.h for over in map(spot.clip, taken)))
