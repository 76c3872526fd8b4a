"""Sounds of single events: varied, never the same file twice within 60 ms.

They are loaded beside the frame, all soon after the start; what is missing is silent and logged
once. Music and meadow lie in `backdrop.py` and step back when something important is heard.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random

import pygame

from tabletop.table import assets
from tabletop.table.backdrop import CHANNELS, Backdrop
from tabletop.table.loading import Loader, Work

log = logging.getLogger(__name__)

FOLDER = "common"
RATE = 44_100
APART_MS = 60
"""The same file is not played again sooner than this; longer series would sound like a machine."""

AGAIN_MS = 10_000
"""So often a device is looked for while there is none; a try takes a few milliseconds."""

MOST_VARIANTS = 9
LATE_MS = 150
"""A sound that was not loaded yet is left out when it would come so late."""

IMPORTANT = {
    "my_turn": 500, "win": 2200, "lose": 1600, "timer_over": 500, "mega_boom": 700, "gavel": 400,
}  # fmt: skip
"""Sounds for which music and ambience become quieter, each with its duration in ms."""


class Sounds:
    """Plays sounds by name ("card_flip"); each name may have variants (`card_flip_1.ogg`, ...).

    Attributes:
        volume: 0 to 1.
        muted: nothing is heard, whatever the volume.
        backdrop: music and meadow.
        ready: whether there is a device.
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
        self._loader = Loader("sounds")
        self.backdrop = Backdrop(self._later, self._clock)
        self.ready = False
        self._tries_at: int | None = None

    def open(self) -> bool:
        """Opens the mixer; False (and one line in the log) when the machine has none. From then on
        it is tried again from time to time.
        """
        if self.ready:
            return True
        silent, self._tries_at = self._tries_at is not None, self._clock() + AGAIN_MS
        try:
            with _hushed():
                # The files' own rate, whatever the device has: files brought to another one by
                # one click where the music runs round.
                pygame.mixer.init(RATE, -16, 2, 512, None, 0)
        except (pygame.error, NotImplementedError) as problem:
            if not silent:
                log.warning("no sound: %s", problem)
            return False
        if silent:
            log.info("sound: a device is there again")
        pygame.mixer.set_num_channels(CHANNELS + 16)
        pygame.mixer.set_reserved(CHANNELS)
        self.ready = True
        self._later(self._load_all)
        return True

    def device(self, gone: bool) -> None:
        """A device for playing was taken away, or came: opens the mixer anew, or at last."""
        if gone and self.ready:
            log.info("sound: a device was taken away")
            self.close()
            self._tries_at = self._clock()
        if not self.ready and self._tries_at is not None:
            self.open()

    def close(self) -> None:
        self._loader.close()
        self._loader = Loader("sounds")
        if self.ready:
            pygame.mixer.quit()
            self.ready = False
            self._loaded.clear()
            self.backdrop.silenced()

    def update(self) -> None:
        """Lets music and meadow go on, once a frame; without a device looks for one."""
        if self.ready:
            self.backdrop.update()
        elif self._tries_at is not None and self._clock() >= self._tries_at:
            self.open()

    def settle(self) -> None:
        """Waits until everything asked for has been loaded."""
        self._loader.wait()

    def play(self, name: str) -> str:
        """Plays a variant of `name`; returns the file it was, "" when nothing is heard."""
        if not self.ready or self.muted or self.volume <= 0.0:
            return ""
        file = self._choose(name)
        if not file:
            return ""
        now = self._clock()
        self._last[file] = now
        if file in self._loaded:
            self._start(file)
        else:
            self._later(lambda: self._start_late(file, now))
        if name in IMPORTANT:
            self.backdrop.duck(IMPORTANT[name])
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

    def _start(self, file: str) -> None:
        sound = self._loaded[file]
        if sound is not None:
            sound.set_volume(self.volume)
            sound.play()

    def _later(self, work: Work) -> None:
        self._loader.do(work)

    def _start_late(self, file: str, asked: int) -> None:
        """On the loader's thread: a sound that was wanted before it was loaded."""
        self._load(file)
        if self._clock() - asked <= LATE_MS:
            self._start(file)

    def _load(self, file: str) -> None:
        if file not in self._loaded:
            self._loaded[file] = assets.load_sound(f"{FOLDER}/{file}")

    def _load_all(self) -> None:
        """On the loader's thread: one after the other, so that what is wanted now comes between."""
        for file in assets.sounds_in(FOLDER):
            self._later(partial(self._load, file))


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
