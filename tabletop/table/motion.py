"""Motion as pure functions of elapsed time: easings, tweens, and how they follow each other.

Draws and knows nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

Ease = Callable[[float], float]

SPEED_FACTORS = (0.0, 1.6, 1.0, 0.6, 0.35)
"""Factors on all times for animation speeds 0 to 4 (style sheet, section 11)."""


def reading(words: str) -> float:
    """Milliseconds in which a line on the table is read: half a second, and 220 a word."""
    return 500.0 + 220.0 * len(words.split())


def linear(t: float) -> float:
    return t


def out_cubic(t: float) -> float:
    return 1.0 - (1.0 - t) ** 3


def in_out_cubic(t: float) -> float:
    return 4.0 * t**3 if t < 0.5 else 1.0 - (2.0 - 2.0 * t) ** 3 / 2.0


def out_back(t: float) -> float:
    """Runs a little past the end and comes back."""
    c = 1.1
    return 1.0 + (c + 1.0) * (t - 1.0) ** 3 + c * (t - 1.0) ** 2


def arc(t: float) -> float:
    """0 at both ends, 1 half way: the height of a hop."""
    return 4.0 * t * (1.0 - t)


def swing(t: float) -> float:
    """0 at both ends, 1 half way, with soft ends."""
    return math.sin(math.pi * t)


def between(a: float, b: float, t: float) -> float:
    return a + (b - a) * t


def alpha(share: float) -> int:
    """The alpha, 0 to 255, of what is there to that share."""
    return round(255 * max(0.0, min(1.0, share)))


class Motion(Protocol):
    """Something that takes a known time;
    `show(ms)` draws it as of that moment and may be called in any order.
    """

    @property
    def length(self) -> float: ...

    def show(self, ms: float) -> None: ...


@dataclass(frozen=True, slots=True)
class Tween:
    """Calls `paint` with 0..1 over `length` milliseconds."""

    length: float
    paint: Callable[[float], object]
    ease: Ease = linear

    def show(self, ms: float) -> None:
        share = 1.0 if self.length <= 0 else min(1.0, max(0.0, ms / self.length))
        self.paint(self.ease(share))


@dataclass(frozen=True, slots=True)
class Wait:
    """Nothing, for a while."""

    length: float

    def show(self, ms: float) -> None:
        """A pause shows nothing."""


@dataclass(slots=True)
class Cue:
    """Something that happens at one moment: a sound, a change of picture.

    Happens once, however often it is shown.
    """

    act: Callable[[], None]
    length: float = 0.0
    done: bool = False

    def show(self, ms: float) -> None:
        if ms >= 0 and not self.done:
            self.done = True
            self.act()


class Together:
    """Several motions from the same moment on, each after its own delay."""

    def __init__(self, *parts: Motion | tuple[float, Motion]) -> None:
        self.parts = [part if isinstance(part, tuple) else (0.0, part) for part in parts]
        self.length = max((delay + motion.length for delay, motion in self.parts), default=0.0)

    def show(self, ms: float) -> None:
        for delay, motion in self.parts:
            if ms >= delay:
                motion.show(ms - delay)


class Series:
    """Motions one after another."""

    def __init__(self, parts: Sequence[Motion]) -> None:
        self.parts = list(parts)
        self.length = sum(part.length for part in self.parts)

    def show(self, ms: float) -> None:
        start = 0.0
        for part in self.parts:
            if ms < start:
                return
            part.show(min(ms - start, part.length))
            start += part.length


def calm(motion: Motion, most: float) -> Motion:
    """The motion for those who asked for less of it: what goes on for longer than `most`
    milliseconds stands still half way as long as it lasts, and is over then; sounds and pauses stay
    where they were.
    """
    if isinstance(motion, Series):
        return Series([calm(part, most) for part in motion.parts])
    if isinstance(motion, Together):
        return Together(*[(delay, calm(part, most)) for delay, part in motion.parts])
    if isinstance(motion, Tween) and motion.length > most:
        half, end, paint = motion.ease(0.5), motion.ease(1.0), motion.paint
        return Tween(motion.length, lambda t: paint(end if t >= 1.0 else half))
    return motion
