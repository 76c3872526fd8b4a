"""How large everything is drawn: the factor between the style sheet's pixels and the window's."""

from __future__ import annotations

LEAST, MOST, STEP = 80, 300, 10
"""What the player may choose, in percent."""

_FRAME = (1280, 720)
_ROOM = (640, 400)
"""The smallest window in style pixels that screens are laid out for."""


def first_scale(size: tuple[int, int]) -> int:
    """The scale in percent that a window of this size starts with."""
    share = min(size[0] / _FRAME[0], size[1] / _FRAME[1])
    return clamp(int(share * 100 + 1e-6) // STEP * STEP)


def clamp(percent: int) -> int:
    return max(LEAST, min(MOST, percent))


def in_force(percent: int, size: tuple[int, int]) -> float:
    """Window pixels for one pixel of the style sheet: what was chosen, or what still fits."""
    return min(percent / 100, size[0] / _ROOM[0], size[1] / _ROOM[1])


def limited(percent: int, size: tuple[int, int]) -> bool:
    """Whether the window is too small for what was chosen."""
    return in_force(percent, size) < percent / 100 - 1e-6
