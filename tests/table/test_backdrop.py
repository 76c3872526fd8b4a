"""Music and meadow: each place has its own, they change without a gap, rest, and step back."""

from __future__ import annotations

import logging
import struct
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tabletop.core.registry import games
from tabletop.table import assets, backdrop
from tabletop.table.backdrop import DUCKED, REST_MS, ROUNDS, Backdrop
from tabletop.table.loading import Loader
from tabletop.table.sound import Sounds

HALF_SECOND = 22_050
FILES = ("music/menu", "music/hares_1", "music/hares_2", "ambience/meadow", "ambience/owls")


def wav(samples: int) -> bytes:
    """A file of silence, mono, 44.1 kHz."""
    data = bytes(2 * samples)
    form = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, 44_100, 88_200, 2, 16)
    return struct.pack("<4sI4s", b"RIFF", 36 + len(data), b"WAVE") + form + struct.pack(
        "<4sI", b"data", len(data)
    ) + data  # fmt: skip


class Clock:
    """Milliseconds that pass when told."""

    def __init__(self) -> None:
        self.now = 1000

    def __call__(self) -> int:
        return self.now


class Desk:
    """A backdrop over files of silence, with a clock to turn."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.loader = Loader("test")
        self.backdrop = Backdrop(self.loader.do, self.clock)
        self.backdrop.music.volume = 0.5
        self.backdrop.ambience.volume = 0.4

    def pass_(self, ms: int) -> None:
        """Time passes in frames of 20 ms; then all that is asked for is loaded and fades."""
        for _ in range(max(1, ms // 20)):
            self.clock.now += 20
            self.backdrop.update()
            self.loader.wait()
        for _ in range(400):
            self.backdrop.update()
            self.loader.wait()
            if not self._fading():
                break
            time.sleep(0.005)
        # The last of the old piece may have faded since this was asked: then the next begins now.
        self.backdrop.update()
        self.loader.wait()

    def _fading(self) -> bool:
        music = self.backdrop.music
        return music._coming != "" or (pygame.mixer.music.get_busy() and not music.playing)

    @property
    def heard(self) -> tuple[str, str]:
        return self.backdrop.music.playing, self.backdrop.ambience.playing


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    for name in FILES:
        path = tmp_path / "sounds" / f"{name}.wav"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(wav(HALF_SECOND))
    monkeypatch.setattr(assets, "ROOTS", (tmp_path,))
    monkeypatch.setattr(backdrop, "OUT_MS", 20)
    monkeypatch.setattr(backdrop, "QUIET_MS", 20)
    monkeypatch.setattr(backdrop, "_length_ms", lambda path: 500)
    pygame.mixer.quit()
    pygame.mixer.init(44_100, -16, 2, 512)
    made = Desk()
    yield made
    made.loader.close()
    pygame.mixer.quit()


def test_each_place_has_its_own_music_and_a_meadow(desk: Desk) -> None:
    desk.backdrop.visit("menu")
    desk.pass_(20)
    assert desk.heard == ("music/menu", "ambience/meadow")
    desk.backdrop.visit("hares")
    desk.pass_(20)
    assert desk.heard == ("music/hares_1", "ambience/meadow")
    desk.backdrop.visit("owls")
    desk.pass_(20)
    assert desk.heard == ("", "ambience/owls")


def test_a_bed_sounds_until_the_next_is_loaded_and_fades_under_it(desk: Desk) -> None:
    desk.backdrop.visit("menu")
    desk.pass_(20)
    bed = desk.backdrop.ambience
    old = bed._channel(bed._side)
    desk.backdrop.visit("owls")
    desk.backdrop.update()
    assert bed.playing == "ambience/meadow" and old.get_busy()
    desk.loader.wait()
    bed.update("ambience/owls", 1.0, 500)
    assert bed.playing == "ambience/owls"
    assert old.get_busy() and bed._channel(bed._side).get_busy()


def test_a_piece_goes_round_rests_and_makes_room_for_the_next(desk: Desk) -> None:
    desk.backdrop.visit("hares")
    desk.pass_(20)
    desk.pass_(ROUNDS * 500 - 100 + desk.backdrop.music.since - desk.clock.now)
    assert desk.heard[0] == "music/hares_1"
    desk.pass_(200)
    assert desk.heard == ("", "ambience/meadow")
    desk.pass_(REST_MS + 40)
    assert desk.heard[0] == "music/hares_2"


def test_birds_call_now_and_then_while_the_meadow_is_heard(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    called = []
    monkeypatch.setattr(desk.backdrop._calls, "_call", lambda meadow, level: called.append(meadow))
    desk.backdrop.visit("menu")
    desk.pass_(60_000)
    assert 60 // 11 - 1 <= len(called) <= 60 // 3 and set(called) == {"ambience/meadow"}
    desk.backdrop.on = False
    desk.pass_(60)
    quiet = len(called)
    desk.pass_(30_000)
    assert len(called) == quiet


def test_coming_back_to_a_place_one_hears_its_next_piece(desk: Desk) -> None:
    for wanted in ("music/hares_1", "music/hares_2", "music/hares_1"):
        desk.backdrop.visit("hares")
        desk.pass_(20)
        assert desk.heard[0] == wanted
        desk.backdrop.visit("menu")
        desk.pass_(20)


def test_staying_at_a_place_changes_nothing(desk: Desk) -> None:
    desk.backdrop.visit("hares")
    desk.pass_(20)
    desk.backdrop.visit("hares")
    desk.pass_(20)
    assert desk.heard[0] == "music/hares_1"


def test_switched_off_it_falls_silent_and_on_again_it_goes_on(desk: Desk) -> None:
    desk.backdrop.visit("menu")
    desk.pass_(20)
    desk.backdrop.on = False
    desk.pass_(20)
    assert desk.heard == ("", "")
    desk.backdrop.on = True
    desk.pass_(20)
    assert desk.heard == ("music/menu", "ambience/meadow")


def test_what_has_no_volume_is_not_even_opened(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(pygame.mixer.music, "load", opened.append)
    desk.backdrop.music.volume = 0.0
    desk.backdrop.visit("menu")
    desk.pass_(40)
    assert opened == [] and desk.heard == ("", "ambience/meadow")


def test_important_sounds_are_made_room_for(desk: Desk) -> None:
    desk.backdrop.visit("menu")
    desk.pass_(20)
    bed = desk.backdrop.ambience
    sound = bed._heard[bed._side]
    assert sound is not None

    def volumes() -> tuple[float, float]:
        return pygame.mixer.music.get_volume(), sound.get_volume()

    full = (0.5, 0.4)
    assert 0.2 < DUCKED < 0.5
    assert volumes() == pytest.approx(full, abs=0.01)
    desk.backdrop.duck(400)
    desk.pass_(300)
    assert volumes() == pytest.approx([volume * DUCKED for volume in full], abs=0.01)
    desk.pass_(1200)
    assert volumes() == pytest.approx(full, abs=0.01)


def test_a_file_that_cannot_be_read_is_silence_said_once(
    desk: Desk, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assets.forget()
    (tmp_path / "sounds" / "music" / "menu.wav").write_bytes(b"no music")
    desk.backdrop.visit("menu")
    with caplog.at_level(logging.WARNING):
        desk.pass_(200)
    assert len([r for r in caplog.records if "music/menu" in r.getMessage()]) == 1


def test_the_length_of_a_piece_is_read_from_its_last_page() -> None:
    path = assets.find("sounds", "music/menu_1", (".ogg",))
    assert path is not None
    pygame.mixer.quit()
    pygame.mixer.init(44_100, -16, 2, 512)
    told = backdrop._length_ms(path)
    assert told == pytest.approx(1000 * pygame.mixer.Sound(path).get_length(), abs=2)
    pygame.mixer.quit()


def test_nothing_is_asked_of_a_machine_without_a_device() -> None:
    pygame.mixer.quit()
    sounds = Sounds()
    sounds.backdrop.music.volume = 1.0
    sounds.backdrop.visit("menu")
    sounds.update()
    assert sounds.backdrop.music.playing == ""


def test_a_turn_of_mine_and_the_end_are_important() -> None:
    sounds = Sounds(0.5, clock=Clock())
    assert sounds.open()
    for name in ("my_turn", "win", "lose"):
        before = sounds.backdrop._duck_until
        sounds.play(name)
        assert sounds.backdrop._duck_until > before or name == "lose"
    sounds.close()


def test_the_menu_and_every_game_have_two_pieces_a_bed_and_five_calls() -> None:
    keys = [key for key, game in games().items() if game.package.startswith("tabletop.")]
    assert len(keys) == 5
    for key in ("menu", *keys):
        bed = "ambience/meadow" if key == "menu" else f"ambience/{key}"
        calls = (f"{bed}_call_{number}" for number in range(1, 6))
        files = (bed, f"music/{key}_1", f"music/{key}_2", *calls)
        assert all(assets.find("sounds", file, (".ogg",)) for file in files), key
