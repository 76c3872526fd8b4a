"""The two boards in their windows: the place of each space at any zoom."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from tabletop.games.bunny_kingdom.rules.boards import CLOUD_ROWS, SIDE, WORLD
from tabletop.games.bunny_kingdom.rules.rails import SEGMENTS
from tabletop.games.bunny_kingdom.table import art_places
from tabletop.games.bunny_kingdom.table.layout import CLOUD_COLUMNS, Places

STEPS = (1.0, 1.3, 1.7, 2.2, 2.9)
"""Zoom steps of the map."""
CLOUD_STEPS = (1.0, 1.4)
"""Zoom steps of the Great Cloud; a larger one would leave too few of its spaces in sight."""
LARGEST = 132
"""Largest width of a space in pixels."""
LEAP = 2
"""Number of zoom steps of the button."""
CORNER = 0.62
"""Width of the targets at the corners of Central Station, in spaces."""


class Board:
    """One board in its window.

    Attributes:
        window: the rectangle of the screen it is seen through.
        step: the index of its zoom step.
        x, y: the window position of its top left corner.
        cw, ch: width and height of a space in window pixels.
    """

    def __init__(
        self, window: Rect, cw: int, ch: int, columns: int, rows: int,
        steps: tuple[float, ...] = STEPS,
    ) -> None:  # fmt: skip
        self._steps = steps
        self.window, self._cw, self._ch = window, cw, ch
        self._columns, self._rows = columns, rows
        self.x, self.y = window.topleft
        self._at(0)

    def _at(self, step: int) -> None:
        self.step = step
        self.cw = round(self._cw * self._steps[step])
        self.ch = round(self._ch * self._steps[step])

    @property
    def clip(self) -> Rect | None:
        """The rectangle that pictures of the board are clipped to; None if all of it is seen."""
        return self.window if self.step else None

    def zoom(self, by: int, pos: tuple[int, int]) -> bool:
        """Zooms by some steps around a window position; returns False at either end."""
        step = max(0, min(len(self._steps) - 1, self.step + by))
        while step > self.step and self._cw * self._steps[step] > LARGEST:
            step -= 1
        if step == self.step or not self._cw:
            return False
        share_x = (pos[0] - self.x) / (self.cw * self._columns)
        share_y = (pos[1] - self.y) / (self.ch * self._rows)
        self._at(step)
        self.x = round(pos[0] - share_x * self.cw * self._columns)
        self.y = round(pos[1] - share_y * self.ch * self._rows)
        self._hold()
        return True

    def turn(self, pos: tuple[int, int]) -> bool:
        """Zooms in by `LEAP` steps around a window position, or back out."""
        return self.zoom(-self.step if self.step else LEAP, pos)

    @property
    def fixed(self) -> bool:
        """Returns True if the spaces are at their largest already."""
        return self._cw * self._steps[1] > LARGEST

    def pan(self, dx: int, dy: int) -> bool:
        """Moves the board under its window; returns whether it moved."""
        before = (self.x, self.y)
        self.x, self.y = self.x + dx, self.y + dy
        self._hold()
        return (self.x, self.y) != before

    def reveal(self, rect: Rect) -> bool:
        """Moves the board so that `rect` is in sight, with some room around it."""
        room = rect.inflate(self.cw, self.ch).clamp(self.window)
        return self.pan(room.centerx - rect.centerx, room.centery - rect.centery)

    def _hold(self) -> None:
        """Keeps the window filled with the board."""
        w, h = self.cw * self._columns, self.ch * self._rows
        self.x = max(self.window.right - w, min(self.window.x, self.x))
        self.y = max(self.window.bottom - h, min(self.window.y, self.y))


class Maps:
    """Both boards, by the number of a space."""

    def __init__(self, at: Places) -> None:
        self.sky = at.sky
        self.world = Board(at.world, at.cell, at.cell, SIDE, SIDE)
        self.cloud = Board(at.cloud, at.cw, at.ch, CLOUD_COLUMNS, CLOUD_ROWS, CLOUD_STEPS)

    def board(self, space: int) -> Board:
        return self.world if space < WORLD else self.cloud

    def rect(self, space: int) -> Rect:
        """The window rectangle of a space."""
        if space < WORLD:
            here = art_places.world_rect(space, self.world.cw)
        else:
            here = art_places.cloud_rect(space, self.cloud.cw, self.cloud.ch)
        board = self.board(space)
        return here.move(board.x, board.y)

    def segment(self, segment: int) -> Rect:
        """Returns the click target of a border line."""
        here = art_places.segment_target(segment, self.world.cw)
        return here.move(self.world.x, self.world.y)

    def corner(self, space: int, turn: int) -> Rect:
        """Returns the corner of Central Station for a turn of its tracks."""
        rect = self.rect(space)
        d = round(self.world.cw * CORNER)
        spot = (rect.topright, rect.bottomright, rect.bottomleft, rect.topleft)[turn]
        found = Rect(0, 0, d, d)
        found.center = spot
        return found.clamp(self.world.window)

    def at(self, pos: tuple[int, int], spaces: int) -> int:
        """The space under a window position; -1 = none."""
        board = self.world
        if board.window.collidepoint(pos):
            return (pos[1] - board.y) // board.ch * SIDE + (pos[0] - board.x) // board.cw
        if self.sky and self.cloud.window.collidepoint(pos):
            for space in range(WORLD, spaces):
                if self.rect(space).collidepoint(pos):
                    return space
        return -1

    def segments_at(self, pos: tuple[int, int]) -> list[int]:
        """Border lines under a window position, the nearest first."""
        if not self.world.window.collidepoint(pos):
            return []
        found = [s for s in range(SEGMENTS) if self.segment(s).collidepoint(pos)]

        def far(segment: int) -> int:
            x, y = self.segment(segment).center
            return (x - pos[0]) ** 2 + (y - pos[1]) ** 2

        return sorted(found, key=far)

    def middle_of(self, board: Board, spaces: Sequence[int]) -> tuple[int, int]:
        """The middle of those spaces that lie on a board; of its window where none does."""
        spots = [self.rect(space).center for space in spaces if self.board(space) is board]
        spots = spots or [board.window.center]
        across, down = (sum(each) // len(spots) for each in zip(*spots, strict=True))
        return across, down

    def window_of(self, pos: tuple[int, int]) -> Board | None:
        """The board seen at a window position."""
        for board in (self.world, self.cloud):
            if board.window.collidepoint(pos):
                return board
        return None
