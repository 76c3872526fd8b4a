"""The village: arms and spaces around the centre tile, and the ways between them.

No rules live here.
"""

from __future__ import annotations

from typing import Final

ARMS: Final = ("left", "right", "above", "below")
SLOTS: Final = 3
SPACES: Final = len(ARMS) * SLOTS
"""Spaces are numbered arm by arm, from the centre outward: 0 to 2 are the left arm's."""

CENTRE: Final = SPACES
"""The centre tile, as a place of pawns and the Fox."""

NOWHERE: Final = -1
"""Where the Fox is in a match without it; whose the Carrot and the Burrow token are at first."""


def spaces_for(players: int) -> int:
    """How many spaces there are: two arms for two players, one more for each further player."""
    return players * SLOTS


def arm_of(space: int) -> int:
    """The arm's index in ARMS."""
    return space // SLOTS


def slot_of(space: int) -> int:
    """1 next to the centre tile, 3 at the end of the arm."""
    return space % SLOTS + 1


def _inward(place: int) -> list[int]:
    """The spaces from `place`, itself left out, to the centre tile, that left out as well."""
    return [] if place == CENTRE else list(range(place - 1, place - place % SLOTS - 1, -1))


def _between(start: int, end: int) -> tuple[int, ...]:
    """The spaces strictly between two places; the arms form a tree, so there is one way (BB-27)."""
    if CENTRE not in (start, end) and arm_of(start) == arm_of(end):
        step = 1 if end > start else -1
        return tuple(range(start + step, end, step))
    return (*_inward(start), *reversed(_inward(end)))


def _route(start: int, end: int) -> tuple[int, ...]:
    """Every place on the way after `start`, the centre tile and `end` included."""
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
"""ROUTE[start][end]: every place it comes to, the centre tile too; () when it stays."""
