"""A loudness meter after ITU-R BS.1770-4, as EBU R128 uses it: standard library only.

Written apart from the one the sounds are made with, so that neither can hide the other's faults.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import accumulate

RATE = 48_000
"""The rate the standard gives its filters for."""

SHELF = (
    (1.53512485958697, -2.69169618940638, 1.19839281085285),
    (-1.69065929318241, 0.73248077421585),
)
LOW_CUT = ((1.0, -2.0, 1.0), (-1.99004745483398, 0.99007225036621))


def weighted(samples: Iterable[float]) -> list[float]:
    """The samples (at 48 kHz) through both filters of the standard."""
    out = list(samples)
    for (b0, b1, b2), (a1, a2) in (SHELF, LOW_CUT):
        x1 = x2 = y1 = y2 = 0.0
        for i, x in enumerate(out):
            y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
            x2, x1, y2, y1 = x1, x, y1, y
            out[i] = y
    return out


def lufs(samples: Sequence[float], pad: float = 1.0) -> float:
    """Gated loudness of mono samples (-1 to 1, 48 kHz) between `pad` seconds of silence."""
    silence = [0.0] * round(RATE * pad)
    total = [0.0, *accumulate(x * x for x in weighted([*silence, *samples, *silence]))]
    block, step = RATE * 4 // 10, RATE // 10
    powers = [
        (total[i + block] - total[i]) / block for i in range(0, len(total) - block, step)
    ]  # fmt: skip
    powers = [power for power in powers if power > 10 ** ((-70 + 0.691) / 10)]
    gate = sum(powers) / len(powers) / 10
    powers = [power for power in powers if power > gate]
    return -0.691 + 10 * math.log10(sum(powers) / len(powers))
