"""The two boards: their data file, checked when it is read, as tables by space number.

Spaces 0 to 99 are the New World row by row, 100 to 130 the Great Cloud.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from importlib import resources
from typing import Any, Final

from tabletop.core.errors import TabletopError

DATA: Final = "boards.json"

SIDE: Final = 10
WORLD: Final = SIDE * SIDE
"""Spaces of the New World; the Great Cloud's numbers begin here."""

CLOUD: Final = 31
SPACES: Final = WORLD + CLOUD

TERRAINS: Final = (
    "forest",
    "sea",
    "field",
    "plain",
    "mountain",
    "city",
    "nimbus",
    "wonder",
    "rainbow",
    "station",
)
FOREST, SEA, FIELD, PLAIN, MOUNTAIN, CITY, NIMBUS, WONDER, RAINBOW, STATION = range(10)
LETTERS: Final = "FSCPMTNWR"
"""The letter of each terrain in the data file; Central Station is laid over a space later."""

WOOD: Final = 1
FISH: Final = 2
CARROTS: Final = 4
BASICS: Final = WOOD | FISH | CARROTS
LUXURIES: Final = 9
"""Number of luxury resources, the bits from 8 on; wondrous ones follow."""

LUXURY: Final = tuple(8 << number for number in range(LUXURIES))
WONDERS: Final = 12
WONDROUS: Final = tuple(8 << (LUXURIES + number) for number in range(WONDERS))
ALL_LUXURY: Final = sum(LUXURY)
ALL_WONDROUS: Final = sum(WONDROUS)
UNIQUE: Final = ALL_LUXURY | ALL_WONDROUS
GOODS: Final = BASICS | UNIQUE
"""All resources as a set: a whole number with one bit for each."""

CASTLE: Final = 1 << 24
"""Mark beside the goods of a fief: a Carrotadel stands in it."""

GROUND: Final = 1 << 25
"""Mark beside the goods of a fief: part of it lies in the New World."""


class BadBoard(TabletopError):
    """The boards' data file does not hold the two boards; the text says what is wrong."""


def space_id(space: int) -> str:
    """The sheet's coordinate of a space: "A1" to "J10", "C1-1" to "C5-7"."""
    if space < WORLD:
        return f"{'ABCDEFGHIJ'[space // SIDE]}{space % SIDE + 1}"
    row = CLOUD_ROW[space - WORLD]
    return f"C{row + 1}-{space - WORLD - _ROW_START[row] + 1}"


def space_at(coordinate: str) -> int:
    """The space with that coordinate.

    Raises:
        ValueError: no board has it.
    """
    return _IDS.index(coordinate)


def read_boards() -> dict[str, Any]:
    """The data file, checked."""
    data: dict[str, Any] = json.loads((resources.files(__package__) / DATA).read_text("utf-8"))
    check_boards(data)
    return data


def check_boards(data: dict[str, Any]) -> None:
    """Checks the number of spaces of each kind, and the lava.

    Raises:
        BadBoard: a count, a letter or a lava border is wrong.
    """
    world, cloud = data["new_world"], data["great_cloud"]
    if [len(row) for row in world["rows"]] != [SIDE] * SIDE:
        raise BadBoard(f"{DATA}: the New World is to have ten rows of ten spaces.")
    if [len(row) for row in cloud["rows"]] != [5, 6, 7, 6, 7]:
        raise BadBoard(f"{DATA}: the Great Cloud is to have rows of 5, 6, 7, 6 and 7 spaces.")
    _same("New World", "".join(world["rows"]), dict(F=15, S=15, C=10, P=26, M=16, T=18))
    _same("Great Cloud", "".join(cloud["rows"]), dict(W=12, N=7, T=4, R=2, S=2, C=2, F=2))
    _lava_right(world)
    if sorted(cloud["cities"].values()) != [1, 1, 2, 3]:
        raise BadBoard(f"{DATA}: the cities of the Great Cloud are to be of strength 1, 1, 2, 3.")
    if len(cloud["corners"]) != 4 or len(cloud["inner"]) != CLOUD - 18:
        raise BadBoard(f"{DATA}: the Great Cloud is to have 4 corners and 18 edge spaces.")
    if len(set(data["our_names"]["wonders"].values())) != WONDERS:
        raise BadBoard(f"{DATA}: the {WONDERS} wondrous resources are to differ.")


def _same(board: str, letters: str, wanted: dict[str, int]) -> None:
    found = dict(Counter(letters))
    if found != wanted:
        raise BadBoard(f"{DATA}: the {board} holds {found}, not {wanted}.")


def _lava_right(world: dict[str, Any]) -> None:
    """Checks the lava: eight borders between two mountains, each mountain at exactly one."""
    at = {
        f"{'ABCDEFGHIJ'[r]}{c + 1}": world["rows"][r][c] for r in range(SIDE) for c in range(SIDE)
    }
    ends = [end for pair in world["lava"] for end in pair]
    if len(world["lava"]) != 8 or len(set(ends)) != 16 or any(at[end] != "M" for end in ends):
        raise BadBoard(f"{DATA}: lava is to part each mountain from exactly one other.")


_DATA: Final = read_boards()
_CLOUD: Final = _DATA["great_cloud"]
_ROW_START: Final = (0, 5, 11, 18, 24)

CLOUD_ROWS: Final = 5
CLOUD_ROW: Final = tuple(row for row in range(5) for _ in _CLOUD["rows"][row])
"""The row of each space of the Great Cloud, 0 to 4."""

_IDS: Final = tuple(space_id(space) for space in range(SPACES))

CLOUD_X: Final = tuple(
    _CLOUD["half_steps"][CLOUD_ROW[i]] + 2 * (i - _ROW_START[CLOUD_ROW[i]]) for i in range(CLOUD)
)
"""Left edge of each space of the Great Cloud, in half spaces."""

TERRAIN: Final = bytes(
    LETTERS.index(letter) for letter in "".join((*_DATA["new_world"]["rows"], *_CLOUD["rows"]))
)

LAVA: Final = tuple(
    (min(a, b), max(a, b))
    for a, b in ((space_at(x), space_at(y)) for x, y in _DATA["new_world"]["lava"])
)

PARTED: Final = {here: there for pair in LAVA for here, there in (pair, pair[::-1])}
"""The mountain on the other side of each mountain's lava border."""


def _world_neighbours(space: int) -> Iterable[int]:
    row, column = divmod(space, SIDE)
    if row:
        yield space - SIDE
    if column:
        yield space - 1
    if column < SIDE - 1:
        yield space + 1
    if row < SIDE - 1:
        yield space + SIDE


def _cloud_neighbours(space: int) -> Iterable[int]:
    here = space - WORLD
    for other in range(CLOUD):
        rows = abs(CLOUD_ROW[other] - CLOUD_ROW[here])
        if (rows, abs(CLOUD_X[other] - CLOUD_X[here])) in ((0, 2), (1, 1)):
            yield WORLD + other


def _neighbours(space: int) -> tuple[int, ...]:
    if space >= WORLD:
        return tuple(_cloud_neighbours(space))
    return tuple(
        other
        for other in _world_neighbours(space)
        if (min(space, other), max(space, other)) not in LAVA
    )


NEIGHBOURS: Final = tuple(_neighbours(space) for space in range(SPACES))
"""The spaces that share a side without lava."""

BIT: Final = tuple(1 << space for space in range(SPACES))
"""Each space as a set: a whole number with one bit for each space."""


def _on_edge(space: int) -> bool:
    if space < WORLD:
        row, column = divmod(space, SIDE)
        return row in (0, SIDE - 1) or column in (0, SIDE - 1)
    return _IDS[space] not in _CLOUD["inner"]


EDGE: Final = sum(BIT[space] for space in range(SPACES) if _on_edge(space))
CORNERS: Final = (0, SIDE - 1, WORLD - SIDE, WORLD - 1) + tuple(
    space_at(corner) for corner in _CLOUD["corners"]
)
CORNER: Final = sum(BIT[space] for space in CORNERS)

WONDER_SPACES: Final = tuple(space for space in range(SPACES) if TERRAIN[space] == WONDER)
RAINBOW_SPACES: Final = tuple(space for space in range(SPACES) if TERRAIN[space] == RAINBOW)
WONDER_NAMES: Final = tuple(_DATA["our_names"]["wonders"][_IDS[space]] for space in WONDER_SPACES)
CLOUD_ROW_NAMES: Final = tuple(_DATA["our_names"]["cloud_rows"])

START_CITY: Final = bytes(
    0 if TERRAIN[space] != CITY else 1 if space < WORLD else _CLOUD["cities"][_IDS[space]]
    for space in range(SPACES)
)
"""Strength of the city that stands on a space from the beginning, 0 = none."""

_NATURAL: Final = {FOREST: WOOD, SEA: FISH, FIELD: CARROTS}


def _yield(space: int) -> int:
    if TERRAIN[space] == WONDER:
        return WONDROUS[WONDER_SPACES.index(space)]
    return _NATURAL.get(TERRAIN[space], 0)


YIELD: Final = tuple(_yield(space) for space in range(SPACES))
"""The resource each space produces by itself, as a set; 0 = none."""
