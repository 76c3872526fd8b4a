"""The two boards in their windows: the place of each space at any zoom, in style units."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import FRect

from tabletop.games.bunny_kingdom.rules.boards import CLOUD_ROWS, SIDE, WORLD
from tabletop.games.bunny_kingdom.table import art_places
from tabletop.games.bunny_kingdom.table.layout import CLOUD_COLUMNS, Places
from tabletop.table.boxes import square

STEPS = (1.0, 1.3, 1.7, 2.2, 2.9)
"""Zoom steps of the map."""
CLOUD_STEPS = (1.0, 1.4)
"""Zoom steps of the Great Cloud; a larger one would leave too few of its spaces in sight."""
LARGEST = 132
"""Largest width of a space in window pixels."""
LEAP = 2
"""Number of zoom steps of the button."""
CORNER = 0.62
"""Width of the targets at the corners of Central Station, in spaces."""
SMALL, USUAL = 0.55, 56
"""Least size of small marks, and the width of a space on which they are as large as elsewhere."""
Spot = tuple[float, float]


class Board:
    """One board in its window.

    Attributes:
        window: the rectangle it is seen through.
        step: the index of its zoom step.
        place: the rectangle of the whole board, beyond its window where it is zoomed.
        cw, ch: width and height of a space.
    """

    def __init__(
        self, window: FRect, columns: int, rows: int, most: float,
        steps: tuple[float, ...] = STEPS,
    ) -> None:
        """`most` is how wide a space gets at most."""
        self.window, self._columns, self._rows = window, columns, rows
        self._most, self._steps = most, steps
        self.place, self.step = window.copy(), 0

    @property
    def cw(self) -> float:
        return self.place.w / self._columns

    @property
    def ch(self) -> float:
        return self.place.h / self._rows

    @property
    def near(self) -> float:
        """The size of small marks: with its spaces, never above those elsewhere, which is 1."""
        return max(SMALL, min(1.0, min(self.cw, self.ch) / USUAL))

    @property
    def clip(self) -> FRect | None:
        """The rectangle that pictures of the board are clipped to; None if all of it is seen."""
        return self.window if self.step else None

    def zoom(self, by: int, pos: Spot) -> bool:
        """Zooms by some steps around a point; returns False at either end."""
        step, whole = max(0, min(len(self._steps) - 1, self.step + by)), self.window
        while step > self.step and whole.w / self._columns * self._steps[step] > self._most:
            step -= 1
        if step == self.step or not whole.w:
            return False
        here, self.step = self.place, step
        w, h = whole.w * self._steps[step], whole.h * self._steps[step]
        x, y = (pos[0] - here.x) / here.w, (pos[1] - here.y) / here.h
        self.place = FRect(pos[0] - x * w, pos[1] - y * h, w, h)
        self.pan(0, 0)
        return True

    def turn(self, pos: Spot) -> None:
        """Zooms in by `LEAP` steps around a point, or back out."""
        self.zoom(-self.step if self.step else LEAP, pos)

    @property
    def fixed(self) -> bool:
        """Returns True if the spaces are at their largest already."""
        return self.window.w / self._columns * self._steps[1] > self._most

    def pan(self, dx: float, dy: float) -> bool:
        """Moves the board under its window, which it fills; returns whether it moved."""
        before, here, window = self.place.topleft, self.place, self.window
        here.x = max(window.right - here.w, min(window.x, here.x + dx))
        here.y = max(window.bottom - here.h, min(window.y, here.y + dy))
        return here.topleft != before

    def reveal(self, rect: FRect) -> bool:
        """Moves the board so that `rect` is in sight, with some room around it."""
        room = rect.inflate(self.cw, self.ch).clamp(self.window)
        return self.pan(room.centerx - rect.centerx, room.centery - rect.centery)


class Maps:
    """Both boards, by the number of a space."""

    def __init__(self, at: Places) -> None:
        most = LARGEST * at.pixel
        self.world = Board(at.world, SIDE, SIDE, most)
        self.cloud = Board(at.cloud, CLOUD_COLUMNS, CLOUD_ROWS, most, CLOUD_STEPS)

    def board(self, space: int) -> Board:
        return self.world if space < WORLD else self.cloud

    def rect(self, space: int) -> FRect:
        """The rectangle of a space."""
        board = self.board(space)
        make = art_places.world_rect if space < WORLD else art_places.cloud_rect
        return make(space, board.cw, board.ch).move(board.place.topleft)

    def bounds(self, spaces: Iterable[int]) -> FRect:
        """The rectangle round spaces of one board."""
        first, *others = map(self.rect, spaces)
        return first.unionall(others)

    def segment(self, segment: int) -> FRect:
        """Returns the click target of a border line."""
        here = art_places.segment_target(segment, self.world.cw)
        return here.move(self.world.place.topleft)

    def track(self, segment: int) -> FRect:
        """Returns the place of a track."""
        return art_places.track_at(segment, self.world.cw).move(self.world.place.topleft)

    def corner(self, space: int, turn: int) -> FRect:
        """Returns the corner of Central Station for a turn of its tracks."""
        rect = self.rect(space)
        spot = (rect.topright, rect.bottomright, rect.bottomleft, rect.topleft)[turn]
        return square(*spot, self.world.cw * CORNER).clamp(self.world.window)

    def middle_of(self, board: Board, spaces: Iterable[int]) -> Spot:
        """The middle of those spaces that lie on a board; of its window where none does."""
        spots = [self.rect(space).center for space in spaces if self.board(space) is board]
        spots = spots or [board.window.center]
        across, down = (sum(each) / len(spots) for each in zip(*spots, strict=True))
        return across, down

    def window_of(self, pos: Spot) -> Board | None:
        """The board seen at a point."""
        boards = (self.world, self.cloud)
        return next((board for board in boards if board.window.collidepoint(pos)), None)
