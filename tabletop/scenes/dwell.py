"""Clicking by resting: a pointer at rest clicks by itself, for those who find pressing hard."""

from __future__ import annotations

AFTER_MS = (0.0, 1800.0, 1200.0, 700.0)
"""Milliseconds of rest before that, by the setting; 0 = never."""

STILL = 8
"""Window pixels that a hand may tremble without starting anew."""


class Dwell:
    """Watches the pointer and clicks once each time it comes to rest."""

    def __init__(self) -> None:
        self._at: tuple[int, int] | None = None
        self._ms = 0.0
        self._done = True

    def due(self, ms: float, pos: tuple[int, int], usable: bool, setting: int) -> bool:
        """Returns True when it is time to click at `pos`, if something there is `usable`."""
        if self._at is None:
            self._at = pos
            return False
        if max(abs(pos[0] - self._at[0]), abs(pos[1] - self._at[1])) > STILL:
            self._at, self._ms, self._done = pos, 0.0, False
            return False
        if not usable or self._done or not AFTER_MS[setting]:
            self._ms = 0.0
            return False
        self._ms += ms
        self._done = self._ms >= AFTER_MS[setting]
        return self._done
