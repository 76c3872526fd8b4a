"""What is heard around the table: a meadow by day, the garden at night, an old wooden hall.

Each is a short bed that runs round (wind is made of a spectrum that repeats) and some calls, which
the program lets be heard now and then. Development only (numpy).
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
    decibel,
    fade,
    mix,
    modes,
    paper,
    silence,
    wood,
)
from ring import Ring

SECONDS = 9
"""So long is a bed: short, because decoding it holds up other sounds."""
Call = Callable[[Luck], Wave]


def breeze(length: int, luck: Luck, low: float, high: float, gusts: int) -> Wave:
    """Wind in grass that comes and goes `gusts` times while the ring turns once."""
    hz = np.fft.rfftfreq(length, 1 / RATE)
    shape = 1.0 / np.sqrt((1 + (low / np.maximum(hz, 1.0)) ** 4) * (1 + (hz / high) ** 3))
    spectrum = shape * np.exp(2j * math.pi * luck.random(len(hz)))
    spectrum[0] = 0.0
    wind = np.fft.irfft(spectrum, length)
    turn = 2 * math.pi * np.arange(length) / length
    swell = sum(
        np.sin(count * turn + 6.28 * luck.random()) / (1 + abs(count - gusts))
        for count in range(1, 2 * gusts)
    )
    swell = (swell - np.min(swell)) / (np.max(swell) - np.min(swell))
    return wind / np.std(wind) * (0.2 + 0.8 * swell)


def whistled(ms: float, bends: list[float], luck: Luck) -> Wave:
    """A bird's note: a whistle that bends through some pitches in Hz."""
    t = clock(ms)
    glide = np.interp(np.linspace(0, 1, len(t)), np.linspace(0, 1, len(bends)), bends)
    phase = 2 * math.pi * np.cumsum(glide * (1 + 0.002 * luck.normal())) / RATE
    return fade((np.sin(phase) + 0.08 * np.sin(2 * phase)) * contour(ms, 0.35, 1.2), 6, 18)


def phrase(notes: list[tuple[float, Wave]]) -> Wave:
    """Notes one after the other: (ms of silence before it, note)."""
    return np.concatenate([part for gap, note in notes for part in (silence(gap), note)])


def tit(luck: Luck) -> Wave:
    """Two notes, high and low, said two or three times."""
    high, low = 4300 + 200 * luck.random(), 3300 + 150 * luck.random()
    call = []
    for _ in range(2 + round(luck.random())):
        call.append((70.0, whistled(120, [high, high * 0.98], luck)))
        call.append((45.0, whistled(150, [low, low * 0.98], luck)))
    return phrase(call)


def finch(luck: Luck) -> Wave:
    """A run downwards with a flourish."""
    call = []
    top = 4600 + 300 * luck.random()
    for step in range(6):
        start = top * 0.93**step
        call.append((28.0 - 2 * step, whistled(68, [start * 1.08, start, start * 0.9], luck)))
    call.append((20.0, whistled(190, [2700, 4100, 3000, 3600], luck)))
    return phrase(call)


def lark(luck: Luck) -> Wave:
    """Far up: quick small notes, no two alike."""
    call = []
    for _ in range(16):
        pitch = 2900 + 1700 * luck.random()
        bent = pitch * (0.85 + 0.3 * luck.random())
        rest, ms = 14 + 24 * luck.random(), 50 + 30 * luck.random()
        call.append((rest, whistled(ms, [pitch, bent], luck)))
    return phrase(call)


def cuckoo(luck: Luck) -> Wave:
    """Two far calls."""
    pair = [(0.0, whistled(210, [660, 655], luck)), (120.0, whistled(320, [525, 520], luck))]
    return phrase([*pair, (900.0, pair[0][1]), pair[1]])


def owl(luck: Luck) -> Wave:
    """One long call, a rest, and one that wavers."""
    first = whistled(700, [390, 410, 385], luck)
    t = clock(1200)
    waver = whistled(1200, [380, 405, 400, 370], luck) * (0.65 + 0.35 * np.sin(2 * math.pi * 9 * t))
    return phrase([(0.0, first), (1500.0, waver)])


def bee(luck: Luck) -> Wave:
    """A bee that flies past."""
    t = clock(2600)
    pitch = 196 * (1 + 0.03 * np.sin(2 * math.pi * 1.1 * t) + 0.01 * np.sin(2 * math.pi * 5 * t))
    phase = 2 * math.pi * np.cumsum(pitch) / RATE
    buzz = sum(np.sin(k * phase) / k for k in range(1, 9))
    return np.asarray(band(np.asarray(buzz), 150, 1400, 1.0) * contour(2600, 0.5, 2.2))


def cricket(luck: Luck) -> Wave:
    """Three or four chirps of a few strokes each."""
    pitch = 4300 + 350 * luck.random()
    stroke = whistled(15, [pitch * 0.99, pitch], luck)
    chirps = []
    for _ in range(3 + round(luck.random())):
        for number in range(4):
            chirps.append((7.0 if number else 190.0, stroke))
    return phrase(chirps)


def creak(luck: Luck) -> Wave:
    """A floor board under somebody's weight: it sticks and slips."""
    layers = []
    at, gap = 0.0, 34.0
    while at < 420:
        layers.append((at, wood(330 + 50 * luck.random(), 46, luck, contact_ms=1.6, click=0.1),
                       math.sin(math.pi * at / 430) * (0.5 + 0.5 * luck.random())))  # fmt: skip
        at += gap * (0.7 + 0.6 * luck.random())
        gap = max(13.0, gap * 0.93)
    return mix(*layers)


def leaf(luck: Luck) -> Wave:
    """Somebody turns a leaf of the catalogue."""
    up = paper(260, luck, low=900, high=4800, glide=1.4, peak=0.6)
    down = paper(180, luck, low=700, high=4000, glide=0.7, peak=0.3)
    return mix((0, up, 0.8), (230, down, 1.0))


def clock_strikes(luck: Luck) -> Wave:
    """A clock in another room: two strokes."""
    stroke = modes(262, (1.0, 2.0, 2.41, 3.01, 4.5), 1700, luck, damping=0.5, tilt=0.9)
    return mix((0, fade(stroke, 3, 400), 1.0), (1300, fade(stroke, 3, 400), 0.9))


def far(wave: Wave, air: float) -> Wave:
    """Heard over a distance: the edge is gone. `air` is the highest frequency left, in Hz."""
    return band(wave, 80, air, 0.8)


def meadow(luck: Luck) -> Ring:
    """By day: wind in grass."""
    ring = Ring(RATE * SECONDS)
    for pan in (-0.7, 0.7):
        ring.lay(0, breeze(RATE * SECONDS, luck, 150, 560, 2), 1.0, pan)
        ring.lay(0, breeze(RATE * SECONDS, luck, 1200, 2600, 3), decibel(-17), pan)
    ring.cleaned()
    return ring


def night(luck: Luck) -> Ring:
    """The garden at night: a breath of wind, crickets far off."""
    ring = Ring(RATE * SECONDS)
    for pan in (-0.6, 0.6):
        ring.lay(0, breeze(RATE * SECONDS, luck, 130, 450, 2), decibel(-6), pan)
    for pan, db, every in ((-0.6, -14, 1.9), (0.5, -17, 2.6), (0.1, -21, 1.3)):
        at = every * luck.random()
        while at < SECONDS - 0.5 * every:
            ring.lay(round(RATE * at), far(cricket(luck), 5500), decibel(db), pan)
            at += every * (0.9 + 0.25 * luck.random())
    ring.in_hall(luck, -12)
    ring.cleaned()
    return ring


def house(luck: Luck) -> Ring:
    """The auction hall before the sale: hardly more than its air."""
    ring = Ring(RATE * SECONDS)
    for pan in (-0.7, 0.7):
        ring.lay(0, breeze(RATE * SECONDS, luck, 90, 300, 2), 1.0, pan)
    ring.cleaned()
    return ring


def called(call: Call, air: float, pan: float, luck: Luck) -> Ring:
    """A call in the open, from one side, with what comes back from the wood."""
    wave = far(call(luck), air)
    ring = Ring(len(wave) + round(1.4 * RATE))
    ring.lay(0, wave, 1.0, pan)
    ring.in_hall(luck, -13)
    ring.cleaned()
    return ring


BEDS: Mapping[str, Callable[[Luck], Ring]] = {
    "meadow": meadow, "bounce_bunny_bounce": night, "bunny_bidding": house,
}  # fmt: skip
"""A bed for each file: the meadow lies around every table that has none of its own."""

CALLS: Mapping[str, tuple[tuple[Call, float, float, float], ...]] = {
    "meadow": (
        (tit, 5200, -0.6, 0), (tit, 4800, 0.5, -3), (lark, 5200, 0.3, -4), (lark, 4600, -0.2, -6),
        (finch, 5200, 0.7, -1), (finch, 4800, -0.7, -3), (cuckoo, 2500, 0.1, -4),
        (bee, 2500, -0.3, -6),
    ),
    "bounce_bunny_bounce": (
        (cricket, 5500, -0.5, -2), (cricket, 5200, 0.6, -4), (cricket, 5000, 0.1, -6),
        (owl, 1500, 0.5, -2), (owl, 1300, -0.5, -5),
    ),
    "bunny_bidding": (
        (creak, 1800, -0.5, -2), (creak, 1500, 0.6, -4), (leaf, 3500, -0.3, -2),
        (leaf, 3000, 0.5, -4), (clock_strikes, 1600, 0.2, -3),
    ),
}  # fmt: skip
"""Of each bed the calls: what, how clear the air is (Hz), from which side, how loud (dB)."""
