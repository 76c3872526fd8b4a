"""Geometry of the village: arms and spaces around the centre tile, and the ways between them.

It has no rules.
"""

from __future__ import annotations

from typing import Final

ARMS: Final = ("left", "right", "above", "below")
SLOTS: Final = 3
SPACES: Final = len(ARMS) * SLOTS
"""Number of spaces, numbered arm by arm from the centre outward: 0 to 2 are the left arm's."""

CENTRE: Final = SPACES
"""Number of the centre tile, as a place of pawns and the Fox."""

NOWHERE: Final = -1
"""Place of the Fox in a match without it; owner of the Carrot and the Burrow token at first."""


def spaces_for(players: int) -> int:
    """Returns the number of spaces: an arm of three for each player."""
    return players * SLOTS


def arm_of(space: int) -> int:
    """Returns the arm's index in ARMS."""
    return space // SLOTS


def slot_of(space: int) -> int:
    """Returns the position on the arm: 1 next to the centre tile, 3 at its end."""
    return space % SLOTS + 1


def _inward(place: int) -> list[int]:
    """Returns the spaces from `place` towards the centre tile, without both ends."""
    return [] if place == CENTRE else list(range(place - 1, place - place % SLOTS - 1, -1))


def _between(start: int, end: int) -> tuple[int, ...]:
    """Returns the spaces strictly between two places; the arms form a tree, so there is one way
    (BB-27)."""
    if CENTRE not in (start, end) and arm_of(start) == arm_of(end):
        step = 1 if end > start else -1
        return tuple(range(start + step, end, step))
    return (*_inward(start), *reversed(_inward(end)))


def _route(start: int, end: int) -> tuple[int, ...]:
    """Returns every place on the way after `start`, the centre tile and `end` included."""
    if start == end:
        return ()
    if CENTRE not in (start, end) and arm_of(start) == arm_of(end):
        return (*_between(start, end), end)
    out = (CENTRE,) if start != CENTRE else ()
    back = (*reversed(_inward(end)), end) if end != CENTRE else ()
    return (*_inward(start), *out, *back)


_PLACES: Final = range(SPACES + 1)

CROSSED: Final = tuple(tuple(_between(start, end) for end in _PLACES) for start in _PLACES)
"""CROSSED[start][end]: the spaces a pawn crosses, in order; not the start, not the end."""

ROUTE: Final = tuple(tuple(_route(start, end) for end in _PLACES) for start in _PLACES)
"""ROUTE[start][end]: every place of the walk, the centre tile too; () when it stays."""
