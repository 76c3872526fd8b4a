"""Sounds: loaded when first heard, varied, never the same file twice within 60 ms.

What is missing is silent and logged once.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import pygame

from tabletop.table import assets

log = logging.getLogger(__name__)

FOLDER = "common"
RATE = 44_100
APART_MS = 60
"""The same file is not played again sooner than this; longer series would sound like a machine."""

MOST_VARIANTS = 9


class Sounds:
    """Plays sounds by name ("card_flip"); each name may have variants (`card_flip_1.ogg`, ...).

    Attributes:
        volume: 0 to 1.
        muted: nothing is heard, whatever the volume.
    """

    def __init__(
        self, volume: float = 0.7, muted: bool = False, clock: Callable[[], int] | None = None
    ) -> None:
        self.volume = volume
        self.muted = muted
        self._clock = clock or pygame.time.get_ticks
        self._variants: dict[str, tuple[str, ...]] = {}
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._last: dict[str, int] = {}
        self._rng = Random(7)
        self.ready = False

    def open(self) -> bool:
        """Opens the mixer; False (and one line in the log) when the machine has none."""
        if self.ready:
            return True
        try:
            with _hushed():
                pygame.mixer.init(RATE, -16, 2, 512)
        except (pygame.error, NotImplementedError) as problem:
            log.warning("no sound: %s", problem)
            return False
        pygame.mixer.set_num_channels(16)
        self.ready = True
        return True

    def close(self) -> None:
        if self.ready:
            pygame.mixer.quit()
            self.ready = False
            self._loaded.clear()

    def play(self, name: str) -> str:
        """Plays a variant of `name`; returns the file it was, "" when nothing is heard."""
        if not self.ready or self.muted or self.volume <= 0.0:
            return ""
        file = self._choose(name)
        if not file:
            return ""
        sound = self._load(file)
        if sound is None:
            return ""
        self._last[file] = self._clock()
        sound.set_volume(self.volume)
        sound.play()
        return file

    def variants(self, name: str) -> tuple[str, ...]:
        """The files of that name, "card_flip_1" and so on; () when there are none."""
        if name not in self._variants:
            numbered = [f"{name}_{i}" for i in range(1, MOST_VARIANTS + 1)]
            found = [file for file in (name, *numbered) if _exists(file)]
            if not found:
                assets.complain_once(f"sounds/{FOLDER}/{name}", "the sound is missing")
            self._variants[name] = tuple(found)
        return self._variants[name]

    def _choose(self, name: str) -> str:
        now = self._clock()
        rested = [
            file for file in self.variants(name)
            if now - self._last.get(file, -APART_MS) >= APART_MS
        ]  # fmt: skip
        if not rested:
            return ""
        oldest = sorted(rested, key=lambda file: self._last.get(file, -1))
        return self._rng.choice(oldest[: max(1, (len(oldest) + 1) // 2)])

    def _load(self, file: str) -> pygame.mixer.Sound | None:
        if file not in self._loaded:
            self._loaded[file] = assets.load_sound(f"{FOLDER}/{file}")
        return self._loaded[file]


@contextmanager
def _hushed() -> Iterator[None]:
    """Keeps the system's sound library from writing to the terminal when there is no device."""
    try:
        kept = os.dup(2)
    except OSError:
        yield
        return
    try:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def _exists(file: str) -> bool:
    return assets.find("sounds", f"{FOLDER}/{file}", (".ogg", ".wav")) is not None
