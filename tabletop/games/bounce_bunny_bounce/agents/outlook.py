"""Estimates a bunny's distance to its next carrot from the cards its player knows.

Guesses for agents; no rule depends on them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tabletop.games.bounce_bunny_bounce.rules.cards import (
    BOTTOM,
    CARROT,
    CARROTS_TO_WIN,
    CELLS,
    KINDS,
    NEXT,
    OFF,
    STOP,
)
from tabletop.games.bounce_bunny_bounce.rules.state import Fields

EMPTY: Final = KINDS
HIDDEN: Final = KINDS + 1
"""The values of `faces` for a cell without a card and for a card the seat has never seen."""

UNSEEN: Final = 100
FOUND: Final = 200
"""Added to the cell of a walk that ends on a card the player has not seen, or on a carrot."""

FURTHEST: Final = 3
"""Bounces looked ahead over known cards."""

FROM_UNSEEN: Final = (1.0, 1.6, 3.0, 4.2, 5.0, 5.5)
"""Turns still to go after landing on an unseen card, by its distance to the nearest carrot.

Measured with a lone bunny, as are the next two.
"""

LOST: Final = 6.5
"""Turns to the next carrot where nothing better can be seen."""

PER_CARROT: Final = 2.5
"""Turns each further carrot takes."""

REMEMBERED: Final = 8192
"""Guesses that are kept: the trials of a search meet the same known cards again and again."""

_ALL_HIDDEN: Final = int.from_bytes(bytes([HIDDEN] * CELLS), "little")
_EMPTIES: Final = bytes([EMPTY] * (256 - CELLS))


def faces(state: Fields, seat: int) -> bytes:
    """For each cell the kind of its card as `seat` knows it, or EMPTY or HIDDEN."""
    seen = state.seen[seat]
    known = int.from_bytes(state.kinds, "little") & seen | _ALL_HIDDEN & ~seen
    return bytes(state.at.translate(known.to_bytes(CELLS, "little") + _EMPTIES))


def step(field: bytes, cell: int, direction: int) -> int:
    """`cards.step` on a field of faces."""
    following = NEXT[direction]
    target = following[cell]
    while field[target] == EMPTY and target != cell:
        target = following[target]
    return target


def walk(field: bytes, cell: int) -> int:
    """Returns the place where a bunny that lands in `cell` would come to rest, as far as `field`
    tells.

    Returns:
        the cell of a card it would rest on, OFF for a loop, UNSEEN + the cell where knowledge
        ends, or FOUND + the cell of a carrot.
    """
    passed = 0
    while True:
        kind = field[cell]
        if kind >= STOP:
            if kind == HIDDEN:
                return UNSEEN + cell
            return cell if kind != CARROT else FOUND + cell
        passed |= 1 << cell
        target = NEXT[kind][cell]
        cell = target if field[target] != EMPTY else step(field, cell, kind)
        if passed >> cell & 1:
            return OFF


def targets(field: bytes, cell: int) -> list[int]:
    """The cells a bunny in `cell` (OFF too) can bounce to; bunnies in the way do not count."""
    if cell == OFF:
        return [entry for entry in BOTTOM if field[entry] != EMPTY]
    found = []
    for direction, following in enumerate(NEXT):
        target = following[cell]
        found.append(target if field[target] != EMPTY else step(field, cell, direction))
    return found


@lru_cache(maxsize=REMEMBERED)
def turns_from(field: bytes, cell: int) -> float:
    """Turns a bunny needs from `cell` (OFF too) to its next carrot, guessed."""
    near: tuple[int, ...] = ()
    best = LOST
    reached = {cell}
    front = [cell]
    for turn in range(1, FURTHEST + 1):
        following = []
        for origin in front:
            for target in targets(field, origin):
                end = walk(field, target)
                if end >= FOUND:
                    return min(best, turn)
                if end >= UNSEEN:
                    near = near or carrot_distances(field)
                    turns = turn + FROM_UNSEEN[near[end - UNSEEN]]
                    if turns < best:
                        best = turns
                elif end not in reached:
                    reached.add(end)
                    following.append(end)
        front = following
        if turn + 1 >= best:
            break
    return best


def turns_after(field: bytes, target: int) -> float:
    """Turns still to go once a bunny has landed in `target`; 0 = it finds a carrot at once."""
    end = walk(field, target)
    if end >= FOUND:
        return 0.0
    if end >= UNSEEN:
        return FROM_UNSEEN[carrot_distances(field)[end - UNSEEN]]
    return turns_from(field, end)


def turns_to_win(state: Fields, seat: int) -> float:
    """Turns that seat needs to its third carrot, guessed."""
    further = CARROTS_TO_WIN - 1 - state.carrots[seat]
    return turns_from(faces(state, seat), state.pos[seat]) + PER_CARROT * further


def carrot_cells(field: bytes) -> list[int]:
    """Returns the cells of the carrots that are left."""
    found = []
    cell = field.find(CARROT)
    while cell >= 0:
        found.append(cell)
        cell = field.find(CARROT, cell + 1)
    return found


def carrot_distances(field: bytes) -> tuple[int, ...]:
    """Steps from each cell to the nearest carrot, over edges, whatever lies between."""
    return _distances(bytes(carrot_cells(field)))


@lru_cache(maxsize=REMEMBERED)
def _distances(carrots: bytes) -> tuple[int, ...]:
    far = len(FROM_UNSEEN) - 1
    distances = [far] * CELLS
    front = list(carrots)
    for distance in range(far):
        following = []
        for cell in front:
            if distances[cell] > distance:
                distances[cell] = distance
                following += [NEXT[direction][cell] for direction in range(4)]
        front = following
    return tuple(distances)
