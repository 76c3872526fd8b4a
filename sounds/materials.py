"""What the sounds are made of: wood, felt, paper, tines, bells, water, a small room.

Every function returns mono samples as a float array at RATE; what event uses which lies in
`make_sounds.py`. Development only (numpy).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]
Luck = np.random.Generator

RATE = 44_100
BAR = (1.0, 2.756, 5.404, 8.933)
"""Partials of a free wooden bar (xylophone, wood block) as ratios."""
TINE = (1.0, 6.267, 17.55)
"""Partials of a clamped tine (kalimba, music box) as ratios."""


def silence(ms: float) -> Wave:
    """`ms` milliseconds of nothing."""
    return np.zeros(round(RATE * ms / 1000))


def clock(ms: float) -> Wave:
    """The times of the samples in seconds."""
    return np.arange(round(RATE * ms / 1000)) / RATE


def noise(ms: float, luck: Luck) -> Wave:
    """White noise between -1 and 1."""
    return 2.0 * luck.random(round(RATE * ms / 1000)) - 1.0


def convolve(a: Wave, b: Wave) -> Wave:
    """The full convolution of two waves."""
    size = len(a) + len(b) - 1
    fast = 1 << (size - 1).bit_length()
    product = np.fft.rfft(a, fast) * np.fft.rfft(b, fast)
    return np.asarray(np.fft.irfft(product, fast)[:size])


def band(wave: Wave, low: float, high: float, slope: float = 2.0) -> Wave:
    """Keeps what lies between two frequencies in Hz; `slope` is the steepness (1 = 6 dB/octave)."""
    padded = np.concatenate([wave, np.zeros(2048)])
    spectrum = np.fft.rfft(padded)
    hz = np.maximum(np.fft.rfftfreq(len(padded), 1 / RATE), 1.0)
    shape = 1.0 / (1.0 + (hz / high) ** (2 * slope)) ** 0.5
    if low > 0:
        shape /= (1.0 + (low / hz) ** (2 * slope)) ** 0.5
    return np.asarray(np.fft.irfft(spectrum * shape, len(padded))[: len(wave)])


def fade(wave: Wave, start_ms: float, end_ms: float) -> Wave:
    """Softens both ends with half a cosine, so that nothing clicks."""
    out = wave.copy()
    head = min(len(out), max(1, round(RATE * start_ms / 1000)))
    tail = min(len(out), max(1, round(RATE * end_ms / 1000)))
    out[:head] *= 0.5 - 0.5 * np.cos(np.linspace(0, math.pi, head))
    out[-tail:] *= 0.5 + 0.5 * np.cos(np.linspace(0, math.pi, tail))
    return out


def mix(*layers: tuple[float, Wave, float]) -> Wave:
    """Lays waves over each other: (start in ms, wave, gain)."""
    starts = [round(RATE * at / 1000) for at, _, _ in layers]
    out = np.zeros(max(s + len(wave) for s, (_, wave, _) in zip(starts, layers, strict=True)))
    for start, (_, wave, gain) in zip(starts, layers, strict=True):
        out[start : start + len(wave)] += gain * wave
    return out


def decibel(db: float) -> float:
    """The factor of a level in dB."""
    return float(10.0 ** (db / 20.0))


def modes(
    hz: float,
    ratios: Sequence[float],
    ring_ms: float,
    luck: Luck,
    *,
    damping: float = 0.6,
    tilt: float = 0.5,
    spread: float = 0.008,
) -> Wave:
    """A struck body: damped partials.

    Args:
        hz: the lowest partial.
        ring_ms: how long the lowest one takes to fall by 60 dB.
        damping: how much faster higher partials die (exponent of their ratio).
        tilt: how much weaker higher partials are (exponent of their ratio).
        spread: relative random detuning of each partial, so that no two strikes are alike.
    """
    t = clock(ring_ms * 1.1)
    out = np.zeros_like(t)
    for ratio in ratios:
        detune = 1.0 + spread * (2.0 * luck.random() - 1.0)
        level = ratio**-tilt * decibel(3.0 * luck.random() - 1.5)
        pitch = hz * ratio * detune
        if pitch > 0.45 * RATE:
            continue
        fall = 6.91 * ratio**damping / (ring_ms / 1000)
        out += level * np.sin(2 * math.pi * pitch * t) * np.exp(-fall * t)
    return out


def strike(body: Wave, contact_ms: float, luck: Luck, grit: float = 0.25) -> Wave:
    """Hits a body with something soft (long contact, dull) or hard (short contact, bright)."""
    push = np.sin(np.linspace(0, math.pi, max(4, round(RATE * contact_ms / 1000))))
    push *= 1.0 + grit * (2.0 * luck.random(len(push)) - 1.0)
    return convolve(body, push / push.sum())


def wood(
    hz: float, ring_ms: float, luck: Luck, *, contact_ms: float = 0.7, click: float = 0.12
) -> Wave:
    """A wooden bar or block, with the click of the contact."""
    bar = modes(hz, BAR, ring_ms, luck, damping=0.75, tilt=0.7)
    hollow = modes(hz * 0.53, (1.0, 1.62), ring_ms * 0.6, luck, tilt=0.6)
    body = strike(mix((0, bar, 1.0), (0, hollow, 0.35)), contact_ms, luck)
    tick = band(noise(9, luck), 900, 7000) * np.exp(-clock(9) / 0.0016)
    return mix((0, body, 1.0), (0, tick, click))


def thud(hz: float, ring_ms: float, luck: Luck, *, drop: float = 0.45, cloth: float = 0.3) -> Wave:
    """A soft body on felt: a low tone that sinks, and the cloth's breath."""
    t = clock(ring_ms)
    pitch = hz * (1.0 + drop * np.exp(-t / 0.014))
    tone = np.sin(2 * math.pi * np.cumsum(pitch) / RATE) * np.exp(-6.91 * t / (ring_ms / 1000))
    second = 0.3 * np.sin(2 * math.pi * np.cumsum(2.3 * pitch) / RATE) * np.exp(-t / 0.012)
    felt = band(noise(ring_ms, luck), 160, 1500, 1.5) * np.exp(-t / 0.013)
    return fade(mix((0, tone + second, 1.0), (0, felt, 2.2 * cloth)), 1.2, ring_ms * 0.3)


def drum(hz: float, ring_ms: float, luck: Luck) -> Wave:
    """A low drum under a felt mallet: membrane partials that start sharp and sink."""
    t = clock(ring_ms)
    out = np.zeros_like(t)
    for ratio, level, speed in (
        (1.0, 1.0, 1.0),
        (1.59, 0.45, 1.9),
        (2.14, 0.3, 2.6),
        (2.65, 0.2, 3),
    ):
        pitch = hz * ratio * (1.0 + 0.35 * np.exp(-t / 0.025))
        out += (
            level
            * np.sin(2 * math.pi * np.cumsum(pitch) / RATE + 0.3)
            * np.exp(-6.91 * speed * t / (ring_ms / 1000))
        )
    skin = band(noise(40, luck), 120, 900, 1.5) * np.exp(-clock(40) / 0.009)
    return fade(mix((0, out, 1.0), (0, skin, 0.9)), 2.0, ring_ms * 0.25)


def contour(ms: float, peak: float, sharp: float = 2.0) -> Wave:
    """A swell that is loudest at the share `peak` (0 to 1) of its length."""
    x = np.linspace(0, 1, round(RATE * ms / 1000))
    rise = np.clip(x / max(peak, 1e-6), 0, 1)
    fall = np.clip((1 - x) / max(1 - peak, 1e-6), 0, 1)
    return np.asarray((np.minimum(rise, fall) ** sharp) * (3 - 2 * np.minimum(rise, fall)))


def grains(ms: float, luck: Luck, each_ms: float, share: float) -> Wave:
    """Between 0 and 1: the uneven rubbing of fibres, one random height each few milliseconds."""
    count = max(3, round(ms / each_ms))
    heights = 1.0 - share + share * luck.random(count) ** 2
    at = np.linspace(0, count - 1, round(RATE * ms / 1000))
    return np.interp(at, np.arange(count), heights)


def paper(
    ms: float,
    luck: Luck,
    *,
    low: float = 1200,
    high: float = 7500,
    glide: float = 1.0,
    peak: float = 0.4,
    sharp: float = 1.6,
) -> Wave:
    """Paper that brushes over something; `glide` is the factor its brightness moves by."""
    rub = noise(ms, luck)
    slow = band(rub, low, high, 1.6)
    fast = band(rub, low * glide, min(high * glide, 14_000), 1.6)
    share = np.linspace(0, 1, len(rub))
    fibres = grains(ms, luck, 1.7, 0.75) * grains(ms, luck, 9.0, 0.5)
    return ((1 - share) * slow + share * fast) * fibres * contour(ms, peak, sharp)


def card_tap(luck: Luck) -> Wave:
    """A card's edge or face meeting cloth: a flat slap with no pitch of its own."""
    body = modes(330, (1.0, 1.71, 2.64, 3.93), 55, luck, spread=0.06, tilt=0.4)
    slap = band(noise(30, luck), 500, 4200, 1.3) * np.exp(-clock(30) / 0.0042)
    return mix((0, strike(body, 1.6, luck), 0.5), (0, fade(slap, 0.6, 6), 1.0))


def tine(hz: float, ring_ms: float, luck: Luck, *, warm: float = 0.0) -> Wave:
    """A plucked tine on a wooden box; `warm` (0 to 1) takes the glitter off."""
    t = clock(ring_ms)
    beat = 1.0 + 0.0007 * (2.0 * luck.random() - 1.0)
    fall = np.exp(-6.91 * t / (ring_ms / 1000))
    tone = np.sin(2 * math.pi * hz * t) + 0.22 * np.sin(2 * math.pi * hz * 2.003 * beat * t)
    upper = modes(hz, TINE[1:], ring_ms * 0.5, luck, damping=0.5, tilt=0.95)
    pluck = band(noise(14, luck), 700, 5200) * np.exp(-clock(14) / 0.0022)
    box = thud(170, 60, luck, cloth=0.1)
    return fade(
        mix(
            (0, fade(tone * fall, 1.4, 1), 1.0),
            (0, upper, 0.55 * (1 - warm)),
            (0, pluck, 0.16 * (1 - 0.7 * warm)),
            (0, box, 0.16),
        ),
        0.3,
        ring_ms * 0.2,
    )


def bell(hz: float, ring_ms: float, luck: Luck) -> Wave:
    """A small hand bell: strike note, twelfth, and a little shimmer."""
    partials = (
        (1.0, 1.0, 1.0),
        (2.01, 0.28, 1.5),
        (3.0, 0.42, 1.8),
        (4.16, 0.2, 2.7),
        (5.43, 0.12, 4),
    )
    t = clock(ring_ms)
    out = np.zeros_like(t)
    for ratio, level, speed in partials:
        pair = 1.0 + 0.0011 * luck.random()
        ring = np.sin(2 * math.pi * hz * ratio * t) + np.sin(2 * math.pi * hz * ratio * pair * t)
        out += 0.5 * level * ring * np.exp(-6.91 * speed * t / (ring_ms / 1000))
    clapper = band(noise(8, luck), 2000, 9000) * np.exp(-clock(8) / 0.0012)
    return fade(mix((0, fade(out, 0.8, 1), 1.0), (0, clapper, 0.07)), 0.3, ring_ms * 0.25)


def stone(hz: float, luck: Luck) -> Wave:
    """A stone set down on stone: short, gritty, without a tune."""
    body = modes(hz, (1.0, 1.83, 2.97, 4.31, 6.1), 60, luck, damping=0.4, tilt=0.35, spread=0.03)
    grit = (
        band(noise(45, luck), 1400, 6500) * np.exp(-clock(45) / 0.009) * grains(45, luck, 1.2, 0.9)
    )
    low = thud(140, 60, luck, cloth=0.2)
    return mix((0, strike(body, 0.6, luck), 0.8), (0, grit, 0.5), (0, low, 0.8))


def metal(hz: float, ring_ms: float, luck: Luck) -> Wave:
    """A small damped piece of iron."""
    return strike(
        modes(hz, (1.0, 1.58, 2.46, 3.19, 4.28), ring_ms, luck, damping=0.3, tilt=0.4, spread=0.02),
        0.35,
        luck,
    )


def bubbles(ms: float, luck: Luck, count: int) -> Wave:
    """Water: air bubbles ring at a pitch set by their size, rising as they near the surface."""
    out = silence(ms)
    for _ in range(count):
        hz = 420 * 5.2 ** luck.random()
        length = 18 + 9000 / hz * luck.random()
        t = clock(length)
        pitch = hz * (1 + (0.9 + 1.4 * luck.random()) * t / (length / 1000) * 0.35)
        drop = np.sin(2 * math.pi * np.cumsum(pitch) / RATE) * np.exp(-5.5 * t / (length / 1000))
        start = int((len(out) - len(drop) - 1) * luck.random() ** 1.15)
        out[start : start + len(drop)] += fade(drop, 0.8, 2) * (420 / hz) ** 0.4 * luck.random()
    return out


def crack(luck: Luck) -> Wave:
    """One fibre of a carrot breaking."""
    ms = 7 + 9 * luck.random()
    snap = band(noise(ms, luck), 700 + 1400 * luck.random(), 4200 + 3600 * luck.random(), 1.4)
    jaw = modes(260 + 240 * luck.random(), (1.0, 2.2, 3.7), 34, luck, spread=0.05)
    return mix((0, fade(snap * np.exp(-clock(ms) / 0.0026), 0.2, 2), 1.0), (0, jaw, 0.28))


def whistle(ms: float, high: float, low: float, luck: Luck) -> Wave:
    """A slide whistle from `high` to `low` Hz."""
    x = np.linspace(0, 1, round(RATE * ms / 1000))
    glide = high * (low / high) ** (x**1.25)
    glide *= 1.0 + 0.008 * np.sin(2 * math.pi * 6.5 * x * ms / 1000)
    phase = 2 * math.pi * np.cumsum(glide) / RATE
    tone = np.sin(phase) + 0.13 * np.sin(2 * phase) + 0.07 * np.sin(3 * phase)
    breath = band(noise(ms, luck), 900, 5200, 1.2) * (0.6 + 0.4 * np.sin(phase))
    swell = np.minimum(1.0, x * ms / 30) * (1.0 - 0.45 * x)
    return fade((tone + 0.16 * breath) * swell, 8, 40)


def boing(ms: float, hz: float) -> Wave:
    """A soft spring that swings out."""
    t = clock(ms)
    swing = hz * (1.0 + 0.3 * np.exp(-t / 0.09) * np.sin(2 * math.pi * 17 * t))
    phase = 2 * math.pi * np.cumsum(swing) / RATE
    tone = sum(np.sin(k * phase) * 0.62**k for k in range(1, 6))
    return fade(np.asarray(tone) * np.exp(-t / 0.07), 3, ms * 0.3)


def room(wave: Wave, wet_db: float, luck: Luck, size: float = 1.0) -> Wave:
    """Puts a dry sound into a small furnished room: few early echoes, a short soft tail."""
    length = 170 * size
    t = clock(length)
    tail = band(noise(length, luck), 220, 4200, 1.0) * np.exp(-6.91 * t / (length / 1000))
    tail *= np.minimum(1.0, t / 0.012)
    echo = np.zeros_like(t)
    for ms in (3.1, 5.7, 8.9, 12.4, 17.3):
        echo[round(RATE * ms * size / 1000)] = 0.5 * (0.8 + 0.4 * luck.random()) / (1 + ms / 9)
    response = band(echo, 150, 5200, 1.0) * 1.6 + tail / np.sqrt(np.sum(tail**2))
    return mix((0, wave, 1.0), (0, convolve(wave, response), decibel(wet_db)))
