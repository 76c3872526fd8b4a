"""Runs Python's garbage collector while nothing moves, so that it does not interrupt animations.

A full collection at a laid out table takes 30 to 50 ms, which makes an animation jerk and speech
come late. Everything alive when a screen has come to rest is collected and frozen; after that only
newer objects are examined.
"""

from __future__ import annotations

import gc
import weakref

OFTEN = 3
"""After so many sweeps of Python's middle generation, what has stayed is set aside as well."""


class Tidying:
    """Collects garbage once for each new screen, and later as a match leaves some behind."""

    def __init__(self) -> None:
        self._swept: weakref.ref[object] | None = None

    def rest(self, screen: object) -> None:
        """Collects garbage while nothing moves; everything on a new screen, so that none that was
        left stays in memory."""
        if self._swept is None or self._swept() is not screen:
            self._swept = weakref.ref(screen)
            gc.unfreeze()
        elif gc.get_count()[2] < OFTEN:
            return
        gc.collect()
        gc.freeze()
