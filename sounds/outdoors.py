"""Sounds around the table: a place of its own for the menu and for each game.

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
    bubbles,
    clock,
    contour,
    decibel,
    fade,
    metal,
    mix,
    modes,
    noise,
    paper,
    silence,
    stone,
    thud,
    wood,
)
from ring import Ring

SECONDS = 18
"""Seconds of a bed: decoding it takes 90 ms, which hold up a sound that is not loaded yet."""
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


def sparrow(luck: Luck) -> Wave:
    """Some chirps from a gutter."""
    call = []
    for _ in range(4 + round(3 * luck.random())):
        pitch = 3300 + 500 * luck.random()
        bent = [pitch, pitch * 1.18, pitch * 0.86]
        call.append((90 + 160 * luck.random(), whistled(85, bent, luck)))
    return phrase(call)


def frog(luck: Luck) -> Wave:
    """Two croaks at the water."""
    t = clock(260)
    pulses = 0.5 + 0.5 * np.sin(2 * math.pi * 34 * t)
    croak = whistled(260, [620, 700, 640], luck) * pulses + 0.4 * whistled(260, [1240, 1400], luck)
    return phrase([(0.0, croak), (240.0, croak * 0.8)])


def mill(luck: Luck) -> Wave:
    """The wheel of the mill: one wooden tooth after the other."""
    layers = []
    for number in range(6):
        at = 420.0 * number + 30 * luck.random()
        layers.append((at, wood(290 + 40 * luck.random(), 90, luck, contact_ms=2.0), 0.8))
        layers.append((at + 150, thud(140, 120, luck, cloth=0.4), 0.5))
    return mix(*layers)


def sheep_bells(luck: Luck) -> Wave:
    """A flock on the other slope."""
    bells = [820 + 420 * luck.random() for _ in range(3)]
    at, layers = 0.0, []
    while at < 2400:
        hz = bells[int(3 * luck.random())]
        layers.append((at, metal(hz, 420, luck), 0.3 + 0.7 * luck.random()))
        at += 90 + 420 * luck.random()
    return mix(*layers)


def mason(luck: Luck) -> Wave:
    """Builds a wall, stone by stone."""
    at, layers = 30.0, []
    for _ in range(5):
        layers.append((at, stone(930 + 120 * luck.random(), luck), 0.6 + 0.4 * luck.random()))
        at += 380 + 80 * luck.random()
    return mix(*layers)


def horn(luck: Luck) -> Wave:
    """A horn from a far tower: a fifth upwards."""
    t = clock(700)
    low, high = (
        sum(np.sin(2 * math.pi * hz * k * t) / k**1.6 for k in range(1, 6)) * contour(700, 0.3, 1.0)
        for hz in (220.0, 330.0)
    )
    return phrase([(0.0, fade(low, 60, 120)), (40.0, fade(high, 60, 200))])


def crow(luck: Luck) -> Wave:
    """Three caws from a fence."""
    call = []
    for number in range(3):
        t = clock(260)
        pitch = (560 - 30 * number) * (1 - 0.12 * t / 0.26)
        phase = 2 * math.pi * np.cumsum(pitch) / RATE
        rasp = sum(np.sin(k * phase) / k**0.7 for k in range(1, 9)) * (
            0.7 + 0.3 * np.sin(2 * math.pi * 62 * t)
        )
        call.append((180.0, fade(np.asarray(rasp) * contour(260, 0.3, 1.1), 12, 60)))
    return phrase(call)


def flag(luck: Luck) -> Wave:
    """A flag that flaps in a gust."""
    at, layers = 0.0, []
    while at < 1300:
        flap = band(noise(110, luck), 180, 1500, 1.3) * contour(110, 0.2, 1.6)
        layers.append((at, flap, 0.4 + 0.6 * math.sin(math.pi * at / 1320)))
        at += 95 + 60 * luck.random()
    return mix(*layers)


def gate(luck: Luck) -> Wave:
    """A gate swings on a dry hinge, and falls to."""
    swing = whistled(900, [640, 720, 610, 760], luck) * (0.6 + 0.4 * luck.random(1)[0])
    return mix((0, swing, 0.35), (120, creak(luck), 0.6), (960, wood(240, 110, luck), 1.0))


def far(wave: Wave, air: float) -> Wave:
    """Heard over a distance: the edge is gone. `air` is the highest frequency left, in Hz."""
    return band(wave, 80, air, 0.8)


def winds(luck: Luck, width: float, *blows: tuple[float, float, int, float]) -> Ring:
    """Air from both sides: each wind by its lowest and highest frequency, gusts and level."""
    ring = Ring(RATE * SECONDS)
    for pan in (-width, width):
        for low, high, gusts, level in blows:
            ring.lay(0, breeze(RATE * SECONDS, luck, low, high, gusts), level, pan)
    return ring


def meadow(luck: Luck) -> Ring:
    """By day: wind in grass."""
    ring = winds(luck, 0.7, (150, 560, 2, 1.0), (1200, 2600, 3, decibel(-17)))
    ring.cleaned()
    return ring


def night(luck: Luck) -> Ring:
    """The garden at night: a breath of wind, crickets far off."""
    ring = winds(luck, 0.6, (130, 450, 2, decibel(-6)))
    for pan, db, every in ((-0.6, -14, 1.9), (0.5, -17, 2.6), (0.1, -21, 1.3)):
        at = every * luck.random()
        while at < SECONDS - 0.5 * every:
            ring.lay(round(RATE * at), far(cricket(luck), 5500), decibel(db), pan)
            at += every * (0.9 + 0.25 * luck.random())
    ring.in_hall(luck, -12)
    ring.cleaned()
    return ring


def brook(luck: Luck) -> Ring:
    """The village: a brook runs behind the houses."""
    ring = winds(luck, 0.7, (150, 480, 3, decibel(-4)), (900, 2400, 5, decibel(-15)))
    for second in range(SECONDS):
        water = bubbles(1400, luck, 60)
        ring.lay(RATE * second, far(water, 3200), decibel(-7), 1.2 * luck.random() - 0.6)
    ring.cleaned()
    return ring


def heights(luck: Luck) -> Ring:
    """The land seen from above: an even wind over bare ridges."""
    ring = winds(luck, 0.8, (220, 780, 2, 1.0), (520, 700, 3, decibel(-9)))
    ring.cleaned()
    return ring


def yard(luck: Luck) -> Ring:
    """The fighting ground at noon: gusts over dry grass, something hums."""
    ring = winds(luck, 0.7, (110, 380, 5, 1.0), (2200, 4200, 7, decibel(-15)))
    ring.cleaned()
    return ring


def house(luck: Luck) -> Ring:
    """The auction hall before the sale: hardly more than its air."""
    ring = winds(luck, 0.7, (90, 300, 2, 1.0))
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
    "meadow": meadow, "bounce_bunny_bounce": night, "bunny_bidding": house, "bunny_boom": brook,
    "bunny_kingdom": heights, "killer_bunnies": yard,
}  # fmt: skip
"""A bed for each file: the meadow lies around the menu, and every table without one of its own."""

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
    "bunny_boom": (
        (sparrow, 5200, 0.5, -1), (sparrow, 4800, -0.6, -3), (frog, 2600, -0.3, -3),
        (frog, 2200, 0.6, -5), (mill, 1600, 0.2, -6), (bee, 2500, 0.3, -6),
    ),
    "bunny_kingdom": (
        (sheep_bells, 3200, -0.5, -3), (sheep_bells, 2600, 0.6, -5), (lark, 4600, 0.2, -4),
        (mason, 2000, 0.4, -12), (horn, 1400, -0.2, -4),
    ),
    "killer_bunnies": (
        (crow, 2600, -0.6, -2), (crow, 2200, 0.5, -4), (flag, 2000, 0.3, -4),
        (gate, 2000, -0.3, -4), (bee, 2500, 0.2, -6),
    ),
}  # fmt: skip
"""Of each bed the calls: what, how clear the air is (Hz), from which side, how loud (dB)."""
