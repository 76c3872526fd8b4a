"""Backdrop: the music, and the meadow around the table.

They play on from screen to screen and change where the place changes: each game has its own pieces
(`sounds/music/<key>_1.ogg`, ...), the menu has its own, and a place without a meadow of its own
(`sounds/ambience/<key>.ogg`) has the common one. Sounds of single events lie in `sound.py`.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.table import assets
from tabletop.table.loading import Work

CHANNELS = 4
"""Channels that the backdrop has for itself: two for each kind, the old one fades under the new."""

CROSS_MS = 1600
"""How long one piece fades out and the next fades in."""
QUIET_MS = 400
"""How long it fades when it is switched off."""
ROUNDS = 2
"""How often a piece is played round before it rests; its end runs into its beginning."""
REST_MS = 14_000
"""Nothing but the meadow between two pieces."""

DUCKED = 0.35
"""What is left of music and meadow under an important sound."""
DUCK_IN_MS, DUCK_OUT_MS = 120.0, 900.0
MOST_PIECES = 9

Clock = Callable[[], int]
Later = Callable[[Work], None]


class Strand:
    """Music or meadow: at most one file is heard, and one that fades away under it.

    Attributes:
        volume: 0 to 1; at 0 nothing is loaded.
        playing: the file that is heard, as "music/menu"; "" = none.
        since: when it began, in ms of the clock.
    """

    def __init__(self, channels: tuple[int, int], later: Later, clock: Clock) -> None:
        self.volume = 0.0
        self.playing = ""
        self.since = 0
        self._channels = channels
        self._later = later
        self._clock = clock
        self._side = 0
        self._loading = ""
        self._ready: tuple[str, pygame.mixer.Sound | None] = ("", None)
        self._heard: list[pygame.mixer.Sound | None] = [None, None]

    @property
    def length_ms(self) -> int:
        """How long the present file is; 0 when none plays."""
        sound = self._heard[self._side]
        return round(1000 * sound.get_length()) if self.playing and sound else 0

    def update(self, wanted: str, share: float, fade_ms: int) -> None:
        """Brings what is heard nearer to the file that is wanted; `share` is what ducking leaves.

        What plays goes on until the next has been loaded, so that one fades into the other.
        """
        wanted = wanted if self.volume > 0 else ""
        if not wanted:
            self._loading, self._ready = "", ("", None)
        if wanted == "" and self.playing:
            self._fade_away(fade_ms)
        elif wanted != self.playing:
            self._bring(wanted, fade_ms)
        for side, sound in enumerate(self._heard):
            if sound is not None:
                sound.set_volume(self.volume * share)
                if not self._channel(side).get_busy():
                    self._heard[side] = None

    def _channel(self, side: int) -> pygame.mixer.Channel:
        return pygame.mixer.Channel(self._channels[side])

    def _fade_away(self, fade_ms: int) -> None:
        self._channel(self._side).fadeout(fade_ms)
        self.playing = ""

    def _bring(self, file: str, fade_ms: int) -> None:
        """Begins with the file when it has been loaded; has it loaded otherwise."""
        if self._ready[0] != file:
            if self._loading != file:
                self._loading = file
                self._later(lambda: self._load(file))
            return
        sound, self._ready = self._ready[1], ("", None)
        if self.playing:
            self._fade_away(fade_ms)
        self.playing, self.since = file, self._clock()
        if sound is not None:
            self._side = 1 - self._side
            self._heard[self._side] = sound
            sound.set_volume(0.0)
            self._channel(self._side).play(sound, loops=-1, fade_ms=fade_ms)

    def _load(self, file: str) -> None:
        """On the loader's thread. Whoever no longer waits for the file gets none."""
        if self._loading != file:
            return
        sound = assets.load_sound(file)
        if self._loading == file:
            self._ready, self._loading = (file, sound), ""


class Backdrop:
    """Music and meadow of the place one is at.

    Attributes:
        on: False = neither is heard.
    """

    def __init__(self, later: Later, clock: Clock) -> None:
        """`later` has work done beside the frame."""
        self.on = True
        self.music = Strand((0, 1), later, clock)
        self.ambience = Strand((2, 3), later, clock)
        self._clock = clock
        self._place = ""
        self._next: dict[str, int] = {}
        self._piece = ""
        self._meadow = ""
        self._rest_until = 0
        self._duck_until = 0
        self._share = 1.0
        self._last = clock()

    def visit(self, place: str) -> None:
        """One is at a place now: "menu", or the key of a game."""
        if place == self._place:
            return
        self._place = place
        self._rest_until = 0
        self._piece = self._choose()
        own = f"ambience/{place}"
        self._meadow = own if _exists(own) else "ambience/meadow"

    def duck(self, ms: int) -> None:
        """Something important is heard for so long: step back."""
        self._duck_until = max(self._duck_until, self._clock() + ms)

    def update(self) -> None:
        """Once a frame, while there is a device."""
        now = self._clock()
        self._step_back(now)
        self._turn(now)
        fade_ms = CROSS_MS if self.on else QUIET_MS
        self.music.update(self._piece if self.on else "", self._share, fade_ms)
        self.ambience.update(self._meadow if self.on else "", self._share, fade_ms)

    def _step_back(self, now: int) -> None:
        """Moves the share towards where it should be."""
        passed, self._last = now - self._last, now
        if now < self._duck_until:
            self._share = max(DUCKED, self._share - passed * (1 - DUCKED) / DUCK_IN_MS)
        else:
            self._share = min(1.0, self._share + passed * (1 - DUCKED) / DUCK_OUT_MS)

    def _turn(self, now: int) -> None:
        """After its rounds a piece rests; after the rest comes the place's next."""
        if self._rest_until:
            if now >= self._rest_until:
                self._rest_until = 0
                self._piece = self._choose()
            return
        length = self.music.length_ms
        if self._piece and self.music.playing == self._piece and length:
            if now - self.music.since >= ROUNDS * length - CROSS_MS // 2:
                self._piece = ""
                self._rest_until = now + REST_MS

    def _choose(self) -> str:
        """The place's next piece, "" when it has none."""
        plain = f"music/{self._place}"
        names = [plain, *(f"{plain}_{number}" for number in range(1, MOST_PIECES + 1))]
        found = [name for name in names if _exists(name)]
        if not found:
            return ""
        number = self._next.get(self._place, 0)
        self._next[self._place] = number + 1
        return found[number % len(found)]


def _exists(file: str) -> bool:
    return assets.find("sounds", file, (".ogg", ".wav")) is not None
