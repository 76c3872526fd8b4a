"""The scale of all drawing: window pixels for one pixel of the style sheet."""

from __future__ import annotations

LEAST, MOST, STEP = 80, 300, 10
"""The scales that the player may choose, in percent."""

_FRAME = (1280, 720)
_ROOM = (640, 400)
"""The smallest window in style pixels that screens are laid out for."""


def first_scale(size: tuple[int, int]) -> int:
    """Returns the scale in percent with which a window of this size starts."""
    share = min(size[0] / _FRAME[0], size[1] / _FRAME[1])
    return clamp(int(share * 100 + 1e-6) // STEP * STEP)


def clamp(percent: int) -> int:
    return max(LEAST, min(MOST, percent))


def in_force(percent: int, size: tuple[int, int]) -> float:
    """Returns the scale that is used: the chosen one, or less if the window is too small."""
    return min(percent / 100, size[0] / _ROOM[0], size[1] / _ROOM[1])


def limited(percent: int, size: tuple[int, int]) -> bool:
    """Returns True if the window is too small for the chosen scale."""
    return in_force(percent, size) < percent / 100 - 1e-6
