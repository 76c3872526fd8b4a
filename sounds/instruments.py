"""The band: plucked strings, winds, bars, bowed strings, drums; one note each, as mono samples.

Plucked strings are Karplus and Strong's: a burst of noise runs round a delay line and loses its
edge on the way. Winds and bowed strings are sums of partials. Development only (numpy).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import numpy as np
from materials import (
    RATE,
    Luck,
    Wave,
    band,
    clock,
    contour,
    drum,
    fade,
    metal,
    mix,
    modes,
    noise,
    strike,
    thud,
    tine,
    wood,
)

Instrument = Callable[[float, float, Luck], Wave]
"""(Hz, seconds until it is let go, luck) -> samples."""


def string(
    hz: float, seconds: float, luck: Luck, *, bright: float, ring: float, place: float = 0.2
) -> Wave:
    """A plucked string.

    Args:
        bright: the highest frequency of the pluck, in Hz.
        ring: seconds until it is 60 dB down.
        place: where it is plucked, as a share of its length.
    """
    size = max(2, int(RATE / hz - 0.5))
    burst = band(noise(1000 * 4 * size / RATE, luck), 40, bright, 1.2)[-size:]
    burst = burst - np.roll(burst, max(1, round(place * size)))
    burst -= burst.mean()
    loss = 10 ** (-3.0 / (hz * ring))
    rounds = max(2, math.ceil(min(seconds + 0.9, 1.2 * ring) * RATE / size))
    out = np.empty(rounds * size)
    last = 0.0
    for number in range(rounds):
        out[number * size : (number + 1) * size] = burst
        shifted = np.concatenate([[last], burst[:-1]])
        last = burst[-1]
        burst = loss * 0.5 * (burst + shifted)
    # The line is a whole number of samples long; stretching the note makes its pitch exact.
    exact = np.arange(int(len(out) * RATE / (hz * (size + 0.5)))) * hz * (size + 0.5) / RATE
    wave = np.interp(exact[exact < len(out) - 1], np.arange(len(out)), out)
    stop = round(RATE * (seconds + 0.5))
    return fade(wave[:stop], 0.6, min(450.0, 400 * len(wave) / RATE))


def harp(hz: float, seconds: float, luck: Luck) -> Wave:
    return string(hz, seconds + 0.8, luck, bright=2600, ring=2.6, place=0.42)


def guitar(hz: float, seconds: float, luck: Luck) -> Wave:
    return string(hz, seconds + 0.2, luck, bright=3000, ring=1.7, place=0.24)


def lute(hz: float, seconds: float, luck: Luck) -> Wave:
    return string(hz, seconds + 0.3, luck, bright=4200, ring=1.5, place=0.17)


def ukulele(hz: float, seconds: float, luck: Luck) -> Wave:
    return string(hz, seconds + 0.1, luck, bright=3200, ring=0.9, place=0.3)


def harpsichord(hz: float, seconds: float, luck: Luck) -> Wave:
    return string(hz, seconds, luck, bright=4600, ring=1.4, place=0.14)


def pizzicato(hz: float, seconds: float, luck: Luck) -> Wave:
    return string(hz, min(seconds, 0.4), luck, bright=1900, ring=0.45, place=0.3)


def soft_bass(hz: float, seconds: float, luck: Luck) -> Wave:
    """A plucked double bass: the string, and the round tone of its body."""
    pluck = string(hz, min(seconds, 1.2), luck, bright=900, ring=1.1, place=0.35)
    t = clock(1000 * len(pluck) / RATE + 1)[: len(pluck)]
    # Much of it an octave and more up: small speakers have nothing below.
    levels = (1.0, 0.6, 0.25)
    body = sum(level * np.sin(2 * math.pi * k * hz * t) for k, level in enumerate(levels, 1))
    body *= np.exp(-3.2 * t) * np.minimum(1.0, t / 0.008)
    return fade(0.5 * pluck / max(1e-9, float(np.max(np.abs(pluck)))) + 0.7 * body, 3, 120)


def wind(
    hz: float,
    seconds: float,
    luck: Luck,
    *,
    partials: tuple[float, ...],
    rise: float,
    breath: float,
    quiver: float,
) -> Wave:
    """A blown tone.

    Args:
        partials: how strong each partial is, from the first on.
        rise: seconds until it speaks fully.
        breath: how much air is heard.
        quiver: depth of the vibrato, as a share of the pitch; it sets in late.
    """
    ms = 1000 * (seconds + 0.09)
    t = clock(ms)
    late = np.clip((t - 0.22) / 0.35, 0, 1)
    sway = np.sin(2 * math.pi * (4.9 + 0.3 * luck.random()) * t + 6.28 * luck.random())
    phase = 2 * math.pi * np.cumsum(hz * (1 + quiver * late * sway)) / RATE
    tone = np.zeros_like(t)
    for number, level in enumerate(partials, 1):
        if number * hz < 9000:
            # Higher partials come a little later and go a little sooner, as breath rises and falls.
            shape = np.minimum(1.0, t / (rise * (0.8 + 0.2 * number)))
            tone += level * np.sin(number * phase) * shape
    air = band(noise(ms, luck), 0.8 * hz, 4.5 * hz, 1.0) * breath
    chiff = band(noise(ms, luck), 1.5 * hz, 7 * hz, 1.0) * breath * 2.5 * np.exp(-t / 0.03)
    swell = np.minimum(1.0, t / rise) * (1.0 + 0.06 * late * sway)
    fall = min(1.0, 0.86 + 0.14 / (1 + seconds))
    return fade((tone + air + chiff) * swell * np.linspace(1.0, fall, len(t)), 6, 95)


def flute(hz: float, seconds: float, luck: Luck) -> Wave:
    shape = (1.0, 0.34, 0.14, 0.05, 0.02)
    return wind(hz, seconds, luck, partials=shape, rise=0.06, breath=0.07, quiver=0.0045)


def recorder(hz: float, seconds: float, luck: Luck) -> Wave:
    shape = (1.0, 0.1, 0.2, 0.03, 0.03)
    return wind(hz, seconds, luck, partials=shape, rise=0.035, breath=0.06, quiver=0.002)


def clarinet(hz: float, seconds: float, luck: Luck) -> Wave:
    shape = (1.0, 0.03, 0.42, 0.05, 0.2, 0.05, 0.1, 0.03, 0.04)
    return wind(hz, seconds, luck, partials=shape, rise=0.045, breath=0.025, quiver=0.002)


def strings(hz: float, seconds: float, luck: Luck) -> Wave:
    """A few bowed strings, far away: three players, none quite together."""
    ms = 1000 * (seconds + 0.35)
    t = clock(ms)
    out = np.zeros_like(t)
    for cents in (-5.0, 0.5, 6.0):
        pitch = hz * 2 ** ((cents + 2 * luck.random()) / 1200)
        sway = 1 + 0.0018 * np.sin(2 * math.pi * (4.6 + luck.random()) * t + 6.28 * luck.random())
        phase = 2 * math.pi * np.cumsum(pitch * sway) / RATE + 6.28 * luck.random()
        for number in range(1, 13):
            level = 1.0 / number / (1.0 + (number * pitch / 1500) ** 2)
            out += level * np.sin(number * phase)
    return fade(out, min(260.0, 450 * seconds), 340)


def marimba(hz: float, seconds: float, luck: Luck) -> Wave:
    """A bar of rosewood over its tube, a soft mallet."""
    ring = 700 * (440 / hz) ** 0.5
    bar = modes(hz, (1.0, 3.93, 9.24), ring, luck, damping=1.3, tilt=1.1, spread=0.0)
    tap = wood(1900, 22, luck, contact_ms=1.0, click=0.05)
    return mix((0, strike(bar, 1.1, luck, grit=0.05), 1.0), (0, tap, 0.05))


def music_box(hz: float, seconds: float, luck: Luck) -> Wave:
    return tine(hz, 900 * (523 / hz) ** 0.3, luck, warm=0.45)


def shaker(hz: float, seconds: float, luck: Luck) -> Wave:
    return band(noise(85, luck), 4200, 9500, 1.6) * contour(85, 0.45, 1.8)


def brush(hz: float, seconds: float, luck: Luck) -> Wave:
    return band(noise(130, luck), 1800, 6500, 1.2) * contour(130, 0.12, 1.4) ** 1.5


def snap(hz: float, seconds: float, luck: Luck) -> Wave:
    """Two fingers."""
    click = band(noise(26, luck), 1500, 3600, 1.8) * contour(26, 0.08, 1.5)
    hollow = modes(1150, (1.0, 1.9), 40, luck, spread=0.04)
    return mix((0, click, 1.0), (2, hollow, 0.3))


def felt_drum(hz: float, seconds: float, luck: Luck) -> Wave:
    low = drum(max(70.0, min(hz, 140.0)), 260, luck)
    return mix((0, low, 1.0), (0, thud(150, 70, luck, cloth=0.4), 0.4))


def wood_block(hz: float, seconds: float, luck: Luck) -> Wave:
    return wood(hz, 55, luck, contact_ms=1.0, click=0.05)


def tambourine(hz: float, seconds: float, luck: Luck) -> Wave:
    hiss = band(noise(110, luck), 6000, 12_000, 1.4) * contour(110, 0.1, 1.3) ** 2
    return mix((0, hiss, 1.0), (0, metal(5200, 60, luck), 0.2), (9, metal(6100, 70, luck), 0.15))


BAND: Mapping[str, Instrument] = {
    made.__name__: made
    for made in (
        harp, guitar, lute, ukulele, harpsichord, pizzicato, soft_bass, flute, recorder, clarinet,
        strings, marimba, music_box, shaker, brush, snap, felt_drum, wood_block, tambourine,
    )
}  # fmt: skip
DRUMS = frozenset({"shaker", "brush", "snap", "felt_drum", "wood_block", "tambourine"})
