"""Layout of arena, tray, run, hand, piles and buttons for an area, in style units.

Pure geometry.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from tabletop.table.boxes import Part, centred, column, row
from tabletop.table.targets import LEAST

AREA_W, AREA_H = 1010.0, 624.0
"""The table in the frame of the style sheet."""
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
"""Width of a hand card under the pointer."""
LEAST_HAND = 0.68
"""Hand cards shrink with the room to this share of their size, no further."""
LOW = 330.0
"""Height below which the tray has no titles and the hand leaves the lower edge."""
SUNK = 0.3
"""Share of a hand card's height below the edge then."""
THREE_LINES, TWO_LINES = 62.0, 33.0
"""Height of as many lines of words at the head of the buttons."""
GAP = 8.0


@dataclass(frozen=True, slots=True)
class Places:
    """Rectangles of the layout.

    Attributes:
        p, q: size of pieces in arena and tray, of that in the style sheet.
        arena: the floor's box.
        stage: where a card lies that another seat plays.
        pile, discard: those of the seat in the tray. trade, count: the tags of those names.
        top, bottom: its run cards. saved, hand: its parts of the tray.
        told: what would happen, in words; where the tray has no room, a paper in a corner.
        undo, main, second, third: buttons.
        titled: whether the tray's parts have titles.
    """

    p: float
    q: float
    area: FRect
    arena: FRect
    tray: FRect
    stage: FRect
    pile: FRect
    discard: FRect
    trade: FRect
    count: FRect
    top: FRect
    bottom: FRect
    saved: FRect
    hand: FRect
    told: FRect
    undo: FRect
    main: FRect
    second: FRect
    third: FRect
    titled: bool

    @property
    def room(self) -> FRect:
        """All above the tray."""
        return FRect(self.area.x, self.area.y, self.area.w, self.tray.y - self.area.y)

    @property
    def die(self) -> FRect:
        """The place where dice come to rest."""
        d = max(74 * self.p, 44)
        return centred(FRect(0, 0, d, d), self.arena).move(0, -8 * self.p)

    @property
    def brief(self) -> bool:
        """True if the forecast has only two lines of room."""
        return self.told.h < THREE_LINES

    @property
    def apart(self) -> bool:
        """True if the forecast lies on a paper over the arena, with one line instead of two."""
        return not self.tray.contains(self.told)

    def corners(self, w: float, h: float) -> list[FRect]:
        """Returns the places of a paper of that size over the arena, beside its rim."""
        low = self.tray.y - GAP - h
        sides = self.area.x, self.area.right - w
        return [FRect(x, y, w, h) for x in sides for y in (self.area.y, low)]

    def parts(self, resources: int, others: int, choosing: bool) -> tuple[FRect, FRect]:
        """The parts of the tray for saved cards, so many of both sorts, and for the hand. Where
        little is saved the hand has more room, and all of it while run cards are chosen first.
        """
        if others:
            return self.saved, self.hand
        columns = -(-resources // IN_COLUMN)
        strip, hand = self.saved.copy(), self.hand.copy()
        least = 66 if self.titled else 34  # "Saved" is written over it, or one hexagon lies there
        need = max(least, columns * (HEXAGON + 4) * max(self.q, 0.7))
        strip.w = 0 if choosing else min(strip.w, need)
        hand.x = strip.right + (0 if choosing else 14 if self.titled else 4)
        hand.w = self.hand.right - hand.x
        return strip, hand

    @property
    def hand_card(self) -> FRect:
        """The size of a card in the hand."""
        return FRect(0, 0, HAND_W * self.q, HAND_W * self.q * CARD)


def places(area: FRect, least: float = LEAST) -> Places:
    """Lays the table into `area`, its buttons `least` high or more."""
    q = max(min(area.w / AREA_W, area.h / AREA_H), min(LEAST_HAND, area.w / AREA_W))
    titled = area.h >= LOW
    head = 36.0 if titled else 10.0
    card_h = TOP_W * q * CARD
    tray_h = head + card_h + 15 if titled else max(head + card_h * (1 - SUNK), 104)
    room, tray = column(area, (Part(grow=1), tray_h), GAP)
    p = min(room.h / (ARENA_H + 6), area.w / AREA_W)
    floor_h = ARENA_H * p
    floor_w = max(ARENA_W * p, min(area.w - 70 * p, floor_h * WIDEST))
    return Places(
        p, q, area, centred(FRect(0, 0, floor_w, floor_h), room), tray, *_corners(room, p, least),
        *_tray(tray, q, head), *_column(area, tray, least), titled,
    )  # fmt: skip


def _corners(room: FRect, p: float, least: float) -> tuple[FRect, FRect, FRect, FRect, FRect]:
    """Stage, pile, discard, trade, count: in the corners that the arena leaves."""
    wide, small = max(98 * p, 60), max(52 * p, 38)
    stage = FRect(room.x, room.bottom - 2 - wide * CARD, wide, wide * CARD)
    discard = FRect(room.right - small, room.bottom - 12 - small * CARD, small, small * CARD)
    trade = FRect(room.right - 104, room.y, 104, max(least, 40))
    pile, count = discard.move(-small - GAP, 0), trade.move(0, trade.h + GAP)
    return stage, pile, discard, trade, count


def _tray(tray: FRect, q: float, head: float) -> tuple[FRect, FRect, FRect, FRect]:
    """Top and bottom run card, saved cards, hand."""
    y = tray.y + head
    top = FRect(tray.x + 18, y, TOP_W * q, TOP_W * q * CARD)
    low = BOTTOM_W * q * CARD
    bottom = FRect(top.right + 12, top.centery - low / 2, BOTTOM_W * q, low)
    right = tray.right - 18 - _column_w(tray) - 16
    saved_x = bottom.right + 20
    hand_x = max(right - (HAND_W + 4 * PITCH) * q, saved_x + 112 + 14)
    hand = FRect(hand_x, y, max(HAND_W * q, right - hand_x), top.h)
    saved = FRect(saved_x, y, hand.x - 20 - saved_x, min(top.h, tray.bottom - 10 - y))
    return top, bottom, saved, hand


def _column_w(tray: FRect) -> float:
    return max(min(188, tray.w * 0.235), min(196, tray.w * 0.21))


def _column(area: FRect, tray: FRect, least: float) -> tuple[FRect, FRect, FRect, FRect, FRect]:
    """The words and buttons at the right end of the tray."""
    w = _column_w(tray)
    inner = tray.inflate(0, -24 if tray.h >= 152 else -12)
    inner = FRect(tray.right - 18 - w, inner.y, w, inner.h)
    main_h = max(least, 46 if inner.h >= 150 else 44 if inner.h >= 130 else 41)
    other_h = max(least, 44)
    main = FRect(inner.x, inner.bottom - main_h, w, main_h)
    upper = FRect(inner.x, main.y - 6 - other_h, w, other_h)
    told = FRect(inner.x, inner.y, w, max(0, upper.y - 6 - inner.y))
    undo, second = row(upper, (Part(grow=1), Part(grow=1)), 6)
    third = FRect(main.x, main.y, undo.w, main.h)
    if told.h >= THREE_LINES:
        third = upper.move(0, -6 - upper.h)
    if told.h < TWO_LINES:
        told = FRect(area.x, area.y, 216, 58)
    return told, undo, main, second, third


def freest(spots: Sequence[FRect], taken: Sequence[FRect]) -> FRect:
    """Returns the one of `spots` that hides the least of `taken`; the first of equals."""
    return min(spots, key=lambda spot: sum(over.w * over.h for over in map(spot.clip, taken)))
