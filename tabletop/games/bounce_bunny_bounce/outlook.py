"""How far a bunny is from its next carrot, judged from what its player knows of the cards.

Guesses for agents; no rule depends on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tabletop.games.bounce_bunny_bounce.cards import (
    BOTTOM,
    CARROT,
    CARROTS_TO_WIN,
    CELLS,
    NEXT,
    NO_CARD,
    OFF,
    STOP,
    step,
)

if TYPE_CHECKING:
    from tabletop.games.bounce_bunny_bounce.state import BounceState

UNKNOWN: Final = 100
FOUND: Final = 200
"""Added to the cell of a walk that ends on a card the player has not seen, or on a carrot."""

FURTHEST: Final = 3
"""Bounces looked ahead over known cards."""

FROM_UNKNOWN: Final = (1.6, 2.0, 2.6, 3.0, 3.2, 3.3, 3.4)
"""Turns still to go after landing on an unseen card, by its distance to the nearest carrot."""

LOST: Final = 4.6
"""Turns to the next carrot where nothing better can be seen."""

PER_CARROT: Final = 3.2
"""Turns each further carrot takes."""


def walk(state: BounceState, seat: int, cell: int) -> int:
    """Where the bunny of `seat` would come to rest that lands in `cell`, as far as it knows.

    Returns:
        the cell of a card it would rest on, OFF for a loop, UNKNOWN + the cell where its
        knowledge ends, or FOUND + the cell of a carrot.
    """
    at, kinds, seen = state.at, state.kinds, state.seen[seat]
    passed = 0
    while True:
        card = at[cell]
        if not seen >> 8 * card & 1:
            return UNKNOWN + cell
        kind = kinds[card]
        if kind >= STOP:
            return cell if kind != CARROT else FOUND + cell
        passed |= 1 << cell
        cell = step(at, cell, kind)
        if passed >> cell & 1:
            return OFF


def steps_from(state: BounceState, cell: int, other: int) -> Sequence[int]:
    """The cells a bunny in `cell` can bounce to; `other` is where the other bunny is."""
    at = state.at
    if cell == OFF:
        return [entry for entry in BOTTOM if at[entry] != NO_CARD and entry != other]
    return [step(at, cell, direction) for direction in range(4)]


def turns_from(state: BounceState, seat: int, cell: int) -> float:
    """Turns the bunny of `seat` needs from `cell` (OFF too) to its next carrot, guessed."""
    near = carrot_distances(bytes(carrot_cells(state)))
    other = state.pos[1 - seat]
    best = LOST
    reached = {cell}
    front = [cell]
    for turn in range(1, FURTHEST + 1):
        following = []
        for origin in front:
            for target in steps_from(state, origin, other):
                end = walk(state, seat, target)
                if end >= FOUND:
                    return min(best, turn)
                if end >= UNKNOWN:
                    best = min(best, turn + FROM_UNKNOWN[near[end - UNKNOWN]])
                elif end not in reached:
                    reached.add(end)
                    following.append(end)
        front = following
        if turn + 1 >= best:
            break
    return best


def turns_after(state: BounceState, seat: int, target: int) -> float:
    """Turns still to go once the bunny of `seat` has landed in `target`; 0 = on a carrot."""
    end = walk(state, seat, target)
    if end >= FOUND:
        return 0.0
    if end >= UNKNOWN:
        return FROM_UNKNOWN[carrot_distances(bytes(carrot_cells(state)))[end - UNKNOWN]]
    return turns_from(state, seat, end)


def turns_to_win(state: BounceState, seat: int) -> float:
    """Turns that seat needs to its third carrot, guessed."""
    further = CARROTS_TO_WIN - 1 - state.carrots[seat]
    return turns_from(state, seat, state.pos[seat]) + PER_CARROT * further


def carrot_cells(state: BounceState) -> list[int]:
    """Where the carrots are that are left."""
    kinds = state.kinds
    return [cell for cell, card in enumerate(state.at) if card != NO_CARD and kinds[card] == CARROT]


@lru_cache(maxsize=4096)
def carrot_distances(carrots: bytes) -> tuple[int, ...]:
    """Steps from each cell to the nearest of `carrots`, over edges, whatever lies between."""
    far = len(FROM_UNKNOWN) - 1
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
