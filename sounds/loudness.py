"""How loud a sound is to the ear (ITU-R BS.1770-4, as EBU R128 uses it), and bringing it there.

Short sounds are measured with a second of silence on either side, each as it would be heard alone
on a quiet table. Development only (numpy); the tests measure the files by a meter of their own.
"""

from __future__ import annotations

import math

import numpy as np
from materials import RATE, Wave
from numpy.lib.stride_tricks import sliding_window_view

BLOCK, STEP = 0.4, 0.1
"""Seconds a block of the measure lasts, and how far the next one begins after it."""
PAD = 1.0
SILENT, QUIETER = -70.0, -10.0
"""Blocks below this many LUFS do not count, nor those so much quieter than the rest."""

AHEAD_MS = 1.2
"""So long before and after a peak the limiter turns down."""

Section = tuple[tuple[float, float, float], tuple[float, float, float]]


def shelf() -> Section:
    """First filter of the standard: a head lifts what is high by 4 dB."""
    k = math.tan(math.pi * 1681.974450955533 / RATE)
    high = 10 ** (3.999843853973347 / 20)
    mid, q = high**0.4996667741545416, 0.7071752369554196
    a0 = 1 + k / q + k * k
    over = (high + mid * k / q + k * k, 2 * (k * k - high), high - mid * k / q + k * k)
    under = (1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0)
    return (over[0] / a0, over[1] / a0, over[2] / a0), under


def low_cut() -> Section:
    """Second filter of the standard: what is very low is hardly heard."""
    k, q = math.tan(math.pi * 38.13547087602444 / RATE), 0.5003270373238773
    a0 = 1 + k / q + k * k
    return (1.0, -2.0, 1.0), (1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0)


def weighted(wave: Wave) -> Wave:
    """The wave as the standard hears it; filtered in one go over its spectrum."""
    size = 1 << (len(wave) + RATE // 4).bit_length()
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    response = np.ones_like(z)
    for b, a in (shelf(), low_cut()):
        response *= (b[0] + b[1] * z + b[2] * z * z) / (a[0] + a[1] * z + a[2] * z * z)
    return np.asarray(np.fft.irfft(np.fft.rfft(wave, size) * response, size)[: len(wave)])


def loudness(wave: Wave, pad: float = PAD) -> float:
    """Integrated loudness in LUFS of mono samples, with `pad` seconds of silence around them."""
    return _gated(_powers(wave, pad))


def loudness_of_both(left: Wave, right: Wave) -> float:
    """Loudness of two channels, as loud as the same in one: what a mono sound is compared with."""
    return _gated((_powers(left, 0.0) + _powers(right, 0.0)) / 2)


def _powers(wave: Wave, pad: float) -> Wave:
    """The weighted power of each block."""
    silence = np.zeros(round(RATE * pad))
    heard = weighted(np.concatenate([silence, wave, silence]))
    total = np.concatenate([[0.0], np.cumsum(heard**2)])
    starts = np.arange(0, len(heard) - round(RATE * BLOCK) + 1, round(RATE * STEP))
    return np.asarray((total[starts + round(RATE * BLOCK)] - total[starts]) / round(RATE * BLOCK))


def _gated(power: Wave) -> float:
    power = power[power > 10 ** ((SILENT + 0.691) / 10)]
    if not len(power):
        return -math.inf
    power = power[power > np.mean(power) * 10 ** (QUIETER / 10)]
    return float(-0.691 + 10 * np.log10(np.mean(power)))


def limited(wave: Wave, ceiling: float) -> Wave:
    """Turns down, softly and a moment before, what would rise above the ceiling."""
    reach = round(RATE * AHEAD_MS / 1000)
    wanted = np.minimum(1.0, ceiling / np.maximum(np.abs(wave), 1e-9))
    padded = np.pad(wanted, 2 * reach, constant_values=1.0)
    lowest = sliding_window_view(padded, 2 * reach + 1).min(axis=1)
    bell = np.hanning(2 * reach + 3)[1:-1]
    return wave * np.convolve(lowest, bell / np.sum(bell), "valid")
