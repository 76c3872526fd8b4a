"""Python's collector of cycles goes through what was loaded while nothing moves, not in between.

By itself it goes through everything at any moment, and with a table laid out that takes 30 to 50
ms: a jerk in a movement, and words that come late to who listens. What is there when a screen has
come to rest is swept and set aside; from then on only what came since is looked through.
"""

from __future__ import annotations

import gc
import weakref

OFTEN = 3
"""After so many sweeps of Python's middle generation, what has stayed is set aside as well."""


class Tidying:
    """Sweeps all once for each screen that comes, and then what a match leaves behind."""

    def __init__(self) -> None:
        self._swept: weakref.ref[object] | None = None

    def rest(self, screen: object) -> None:
        """Nothing moves on this screen. On a new one what was set aside for the one before is
        looked through once more, so that no screen that was left stays in memory."""
        if self._swept is None or self._swept() is not screen:
            self._swept = weakref.ref(screen)
            gc.unfreeze()
        elif gc.get_count()[2] < OFTEN:
            return
        gc.collect()
        gc.freeze()
