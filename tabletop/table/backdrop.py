"""Backdrop: the music, and the meadow around the table.

They play on from screen to screen and change where the place changes: each game has its own pieces
(`sounds/music/<key>_1.ogg`, ...), the menu has its own. The meadow is a bed that runs round
(`sounds/ambience/meadow.ogg`) and calls of birds now and then (`meadow_call_1.ogg`, ...); a place
may have its own (`<key>.ogg`). Sounds of single events lie in `sound.py`.

Music is streamed: decoding a whole piece would hold up every other sound meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pygame

from tabletop.table import assets
from tabletop.table.loading import Work

CHANNELS = 3
"""Channels for the meadow alone: two beds, the old one fades under the new, and a call."""

OUT_MS, IN_MS = 900, 1600
"""Duration of the cross-fade from one piece or bed to the next."""
QUIET_MS = 400
"""Duration of the fade when music is switched off."""
ROUNDS = 2
"""Number of times a piece is played before it rests; its end runs into its beginning."""
REST_MS = 14_000
"""Nothing but the meadow between two pieces."""
CALLS_MS = (3_000, 11_000)
"""Between two calls of birds it is at least and at most so long."""

DUCKED = 0.35
"""Share of the volume of music and meadow that is left under an important sound."""
DUCK_IN_MS, DUCK_OUT_MS = 120.0, 900.0
MOST_FILES = 12
"""A place has at most so many pieces, and so many calls."""
RATE = 44_100
ENDINGS = (".ogg", ".wav")

Clock = Callable[[], int]
Later = Callable[[Work], None]


class Stream:
    """The music: one file is heard; another begins when it has faded out.

    Attributes:
        volume: 0 to 1; at 0 nothing is opened.
        playing: the file that is heard, as "music/menu"; "" = none.
        since: when it began, in ms of the clock.
        length_ms: how long it is; 0 = not known.
    """

    def __init__(self, later: Later, clock: Clock) -> None:
        self.volume = 0.0
        self.playing = ""
        self.since = 0
        self.length_ms = 0
        self._later = later
        self._clock = clock
        self._coming = ""
        self._level = -1.0

    def update(self, wanted: str, share: float, fade_ms: int) -> None:
        """Brings what is heard nearer to the file that is wanted; `share` is what ducking leaves.

        `fade_ms` is how long what is not wanted fades out.
        """
        wanted = wanted if self.volume > 0 else ""
        if self._coming:
            return
        if self.playing and self.playing != wanted:
            pygame.mixer.music.fadeout(fade_ms)
            self.playing = ""
        if wanted != self.playing and not pygame.mixer.music.get_busy():
            self._coming = wanted
            self._later(partial(self._begin, wanted))
        self._turn_to(self.volume * share)

    def _turn_to(self, level: float) -> None:
        if level != self._level:
            self._level = level
            pygame.mixer.music.set_volume(level)

    def _begin(self, file: str) -> None:
        """On the loader's thread: a slow disk holds up no picture."""
        path = assets.find("sounds", file, ENDINGS)
        try:
            if path is not None:
                pygame.mixer.music.load(path)
                pygame.mixer.music.play(loops=-1, fade_ms=IN_MS)
                self.length_ms = _length_ms(path)
        except (OSError, pygame.error) as problem:
            assets.complain_once(f"sounds/{file}", f"the music cannot be read ({problem})")
        self.since = self._clock()
        self.playing, self._coming = file, ""


class Bed:
    """The sound under everything (wind, grass): one file is heard, another fades away under it.

    Attributes:
        volume: 0 to 1; at 0 nothing is loaded.
        playing: the file that is heard, as "ambience/meadow"; "" = none.
    """

    def __init__(self, channels: tuple[int, int], later: Later) -> None:
        self.volume = 0.0
        self.playing = ""
        self._channels = channels
        self._later = later
        self._side = 0
        self._loading = ""
        self._ready: tuple[str, pygame.mixer.Sound | None] = ("", None)
        self._heard: list[pygame.mixer.Sound | None] = [None, None]

    def update(self, wanted: str, share: float, fade_ms: int) -> None:
        """Like that of the music.

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

    def forget(self) -> None:
        """Plays nothing, and has nothing loaded."""
        self.playing, self._loading, self._ready = "", "", ("", None)
        self._heard = [None, None]

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
                self._later(partial(self._load, file))
            return
        sound, self._ready = self._ready[1], ("", None)
        if self.playing:
            self._fade_away(fade_ms)
        self.playing = file
        if sound is not None:
            self._side = 1 - self._side
            self._heard[self._side] = sound
            sound.set_volume(0.0)
            self._channel(self._side).play(sound, loops=-1, fade_ms=IN_MS)

    def _load(self, file: str) -> None:
        """On the loader's thread. Whoever no longer waits for the file gets none."""
        if self._loading != file:
            return
        sound = assets.load_sound(file)
        if self._loading == file:
            self._ready, self._loading = (file, sound), ""


class Calls:
    """Birds of the meadow, one now and then, each loaded when it is first heard."""

    def __init__(self, channel: int, later: Later, clock: Clock) -> None:
        self._channel = channel
        self._later = later
        self._clock = clock
        self._luck = Random(11)
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._due = 0

    def update(self, meadow: str, level: float) -> None:
        """Has the next bird of that meadow call when its time has come."""
        now = self._clock()
        if not meadow or now < self._due:
            return
        if self._due:
            self._later(partial(self._call, meadow, level))
        least, most = CALLS_MS
        self._due = now + least + int(self._luck.random() * (most - least))

    def _call(self, meadow: str, level: float) -> None:
        """On the loader's thread."""
        names = _numbered(f"{meadow}_call")
        if not names:
            return
        file = self._luck.choice(names)
        if file not in self._loaded:
            self._loaded[file] = assets.load_sound(file)
        sound = self._loaded[file]
        if sound is not None:
            sound.set_volume(level)
            pygame.mixer.Channel(self._channel).play(sound)


class Backdrop:
    """Music and meadow of the place one is at.

    Attributes:
        on: False = neither is heard.
    """

    def __init__(self, later: Later, clock: Clock) -> None:
        """`later` has work done beside the frame."""
        self.on = True
        self.music = Stream(later, clock)
        self.ambience = Bed((0, 1), later)
        self._calls = Calls(2, later, clock)
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

    def silenced(self) -> None:
        """The device is gone with all that it played: begins anew on the next one."""
        self.music.playing, self.music._coming, self.music._level = "", "", -1.0
        self.ambience.forget()
        self._calls._loaded.clear()

    def duck(self, ms: int) -> None:
        """Something important is heard for so long: step back."""
        self._duck_until = max(self._duck_until, self._clock() + ms)

    def update(self) -> None:
        """Once a frame, while there is a device."""
        now = self._clock()
        self._step_back(now)
        self._turn(now)
        fade_ms = OUT_MS if self.on else QUIET_MS
        self.music.update(self._piece if self.on else "", self._share, fade_ms)
        self.ambience.update(self._meadow if self.on else "", self._share, fade_ms)
        self._calls.update(self.ambience.playing, self.ambience.volume * self._share)

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
            if now - self.music.since >= ROUNDS * length - OUT_MS // 2:
                self._piece = ""
                self._rest_until = now + REST_MS

    def _choose(self) -> str:
        """The place's next piece, "" when it has none."""
        plain = f"music/{self._place}"
        found = [plain] if _exists(plain) else _numbered(plain)
        if not found:
            return ""
        number = self._next.get(self._place, 0)
        self._next[self._place] = number + 1
        return found[number % len(found)]


def _numbered(name: str) -> list[str]:
    """The files name_1, name_2, ... that there are."""
    return [f"{name}_{i}" for i in range(1, MOST_FILES + 1) if _exists(f"{name}_{i}")]


def _exists(file: str) -> bool:
    return assets.find("sounds", file, ENDINGS) is not None


def _length_ms(path: Path) -> int:
    """Returns the length of an OGG file in ms, from the sample count of its last page; 0 for
    other files."""
    with path.open("rb") as file:
        file.seek(max(0, path.stat().st_size - 65_536))
        end = file.read()
    at = end.rfind(b"OggS")
    return int.from_bytes(end[at + 6 : at + 14], "little") * 1000 // RATE if at >= 0 else 0
