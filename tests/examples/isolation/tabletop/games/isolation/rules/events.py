"""The facts a watcher would say. Their sentences are in `words`, their pictures in the table."""

from __future__ import annotations

from typing import Final

from tabletop.core.event import Event
from tabletop.games.isolation.rules import keys

RABBIT_HOPPED: Final = "rabbit_hopped"
TUFT_EATEN: Final = "tuft_eaten"


def rabbit_hopped(seat: int, origin: int, target: int) -> Event:
    """From one tuft to another (ISO-02)."""
    return Event(RABBIT_HOPPED, seat, keys.rabbit(seat), keys.tuft(origin), keys.tuft(target))


def tuft_eaten(seat: int, tuft: int) -> Event:
    """`seat` has nibbled it away (ISO-03)."""
    return Event(TUFT_EATEN, seat, keys.tuft(tuft))
