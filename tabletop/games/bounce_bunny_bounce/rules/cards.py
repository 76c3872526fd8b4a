"""The field and the cards: sizes, kinds, counts, neighbour tables.

No rules and no pictures live here.
"""

from __future__ import annotations

from typing import Final

ROWS: Final = 5
COLUMNS: Final = 7
CELLS: Final = ROWS * COLUMNS
"""Cells are numbered row by row: the top row is 0 to 6, the bottom row 28 to 34."""

BOTTOM: Final = tuple(range(CELLS - COLUMNS, CELLS))
"""The row through which bunnies enter."""

OFF: Final = -1
"""The position of a bunny that is not on the field."""

UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
STOP: Final = 4
SPY: Final = 5
SWAP: Final = 6
BONUS: Final = 7
CARROT: Final = 8
"""Kinds of cards. The first four are the directional shocks and number the directions as well."""

KINDS: Final = 9
KIND_NAMES: Final = ("up", "right", "down", "left", "stop", "spy", "swap", "bonus", "carrot")
COUNTS: Final = (5, 5, 5, 5, 5, 2, 2, 1, 5)
"""The number of cards of each kind on the field at the start (BBB-01 for the four directions)."""

HAND_LIMIT: Final = 3
"""Universal shocks a player has at the start and can have at most (BBB-35, BBB-36)."""

CARROTS_TO_WIN: Final = 3

NO_CARD: Final = 255
"""The value of a cell whose carrot was taken."""


def row_of(cell: int) -> int:
    """Row of a cell, counted from 1 at the top."""
    return cell // COLUMNS + 1


def column_of(cell: int) -> int:
    """Column of a cell, counted from 1 at the left."""
    return cell % COLUMNS + 1


def _neighbour(cell: int, rows: int, columns: int) -> int:
    row, column = divmod(cell, COLUMNS)
    return (row + rows) % ROWS * COLUMNS + (column + columns) % COLUMNS


NEXT: Final = tuple(
    tuple(_neighbour(cell, rows, columns) for cell in range(CELLS))
    for rows, columns in ((-1, 0), (0, 1), (1, 0), (0, -1))
)
"""NEXT[direction][cell]: the neighbouring cell, beyond the edge if need be (BBB-02, BBB-08)."""


def step(at: bytearray, cell: int, direction: int) -> int:
    """The next cell with a card from `cell` in a direction (BBB-07).

    `cell` itself when nothing else lies in that line (BBB-09). `at` holds the card in each cell.
    """
    following = NEXT[direction]
    target = following[cell]
    while at[target] == NO_CARD and target != cell:
        target = following[target]
    return target


def over_edge(origin: int, target: int, direction: int) -> bool:
    """Returns True if a hop in that direction goes over an edge (BBB-08)."""
    return (target < origin) == (direction in (RIGHT, DOWN))


BYTE: Final = tuple(0xFF << 8 * card for card in range(CELLS))
"""Sets of cards are whole numbers with one byte a card, 0xFF for a member: laid over the kinds,
one byte a card too, they give at once what a seat knows."""


def members(cards: int) -> list[int]:
    """The cards of a set, in order of their numbers."""
    return [card for card, byte in enumerate(cards.to_bytes(CELLS, "little")) if byte]
