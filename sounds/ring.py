"""A ring of sound: what rings on beyond the end is heard at the beginning, so nothing clicks there.

Development only (numpy).
"""

from __future__ import annotations

import numpy as np
from loudness import limited, loudness_of_both
from materials import RATE, Luck, Wave, band, clock, decibel, noise


class Ring:
    """Two channels that run round: what sounds beyond the end sounds at the beginning."""

    def __init__(self, length: int) -> None:
        self.sides = np.zeros((2, length))

    def lay(self, at: int, wave: Wave, gain: float, pan: float) -> None:
        """Adds a wave from sample `at` on, `pan` from -1 (left) to 1 (right)."""
        size = self.sides.shape[1]
        angle = (pan + 1) * np.pi / 4
        places = (at + np.arange(len(wave))) % size
        self.sides[0, places] += gain * np.cos(angle) * wave
        self.sides[1, places] += gain * np.sin(angle) * wave

    def in_hall(self, luck: Luck, wet_db: float) -> None:
        """Adds a small hall, different on either side."""
        size = self.sides.shape[1]
        for side in (0, 1):
            answer = hall(luck)
            around = np.fft.rfft(self.sides[side]) * np.fft.rfft(answer, size)
            self.sides[side] += decibel(wet_db) * np.fft.irfft(around, size)

    def cleaned(self) -> None:
        """Takes away what is too low to hear and any constant."""
        size = self.sides.shape[1]
        hz = np.fft.rfftfreq(size, 1 / RATE)
        keep = 1.0 / np.sqrt(1.0 + (35.0 / np.maximum(hz, 1e-3)) ** 6)
        keep[0] = 0.0
        self.sides = np.fft.irfft(np.fft.rfft(self.sides) * keep, size)

    def levelled(self, lufs: float, peak_db: float) -> Wave:
        """Both sides, that loud, as rows of (left, right)."""
        gain = decibel(lufs - loudness_of_both(self.sides[0], self.sides[1]))
        both = self.sides * gain
        highest = np.max(np.abs(both), axis=0)
        if np.max(highest) > decibel(peak_db):
            # Turned down on both sides alike, and round the seam.
            around = np.concatenate([highest[-RATE:], highest, highest[:RATE]])
            held = limited(around, decibel(peak_db)) / np.maximum(around, 1e-9)
            both = both * held[RATE:-RATE]
        return both.T


def hall(luck: Luck, ms: float = 1300.0) -> Wave:
    """The answer of a small wooden hall: darker the longer it rings."""
    t = clock(ms)
    raw = noise(ms, luck)
    dark = np.clip(t / 0.6, 0, 1)
    tail = (1 - dark) * band(raw, 250, 5000, 1.0) + dark * band(raw, 200, 1800, 1.0)
    tail *= np.exp(-6.91 * t / (ms / 1000)) * np.clip((t - 0.014) / 0.03, 0, 1)
    return tail / np.sqrt(np.sum(tail**2))
