"""Sounds vary, rest between two plays of one file, and are silent where nothing can be heard."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from tabletop.table import assets
from tabletop.table.backdrop import CHANNELS
from tabletop.table.sound import AGAIN_MS, Sounds


class Clock:
    """Milliseconds that pass when told."""

    def __init__(self) -> None:
        self.now = 1000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sounds(clock: Clock) -> Iterator[Sounds]:
    made = Sounds(0.5, clock=clock)
    assert made.open()
    yield made
    made.close()


def test_a_name_has_several_files_and_they_take_turns(sounds: Sounds, clock: Clock) -> None:
    assert len(sounds.variants("card_flip")) == 3
    played = []
    for _ in range(12):
        played.append(sounds.play("card_flip"))
        clock.now += 100
    assert len(set(played)) == 3


def test_the_same_file_never_sounds_twice_within_60_ms(sounds: Sounds, clock: Clock) -> None:
    assert sounds.play("boom") == "boom"
    clock.now += 59
    assert sounds.play("boom") == ""
    clock.now += 1
    assert sounds.play("boom") == "boom"


def test_a_volley_uses_every_variant_once(sounds: Sounds) -> None:
    volley = [sounds.play("card_flip") for _ in range(5)]
    assert len([file for file in volley if file]) == 3
    assert volley[3:] == ["", ""]


def test_what_was_loaded_too_late_is_left_out(
    sounds: Sounds, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    sounds.settle()
    started: list[str] = []
    monkeypatch.setattr(sounds, "_start", started.append)
    sounds._loaded.clear()
    sounds._start_late("boom", clock.now - 100)
    sounds._start_late("gavel", clock.now - 1000)
    assert started == ["boom"]


def test_all_sounds_are_loaded_soon_after_the_start(sounds: Sounds) -> None:
    sounds.settle()
    sounds.settle()
    assert {"boom", "card_flip_2", "win"} <= set(sounds._loaded)


def test_music_keeps_its_channels_however_many_sounds_there_are(
    sounds: Sounds, clock: Clock
) -> None:
    sounds.settle()
    sounds.settle()
    for name in sounds._loaded:
        sounds.play(name)
    assert not any(pygame.mixer.Channel(number).get_busy() for number in range(CHANNELS))
    assert pygame.mixer.Channel(CHANNELS).get_busy()


def test_muted_and_volume_zero_are_silent(sounds: Sounds) -> None:
    sounds.muted = True
    assert sounds.play("boom") == ""
    sounds.muted, sounds.volume = False, 0.0
    assert sounds.play("boom") == ""


def test_a_missing_sound_is_silent_and_logged_once(
    sounds: Sounds, caplog: pytest.LogCaptureFixture
) -> None:
    assets.forget()
    with caplog.at_level(logging.WARNING):
        assert sounds.play("a cow") == ""
        assert sounds.play("a cow") == ""
    assert len([r for r in caplog.records if "a cow" in r.getMessage()]) == 1


def test_without_a_device_everything_is_silent(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*args: object) -> None:
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    quiet = Sounds()
    with caplog.at_level(logging.WARNING):
        assert not quiet.open()
    assert len(caplog.records) == 1
    assert quiet.play("boom") == ""


def test_a_device_that_comes_later_or_comes_back_is_taken_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, clock: Clock
) -> None:
    there = [False]
    begin = pygame.mixer.init

    def init(*args: Any) -> None:
        if not there[0]:
            raise pygame.error("no such device")
        begin(*args)

    monkeypatch.setattr(pygame.mixer, "init", init)
    sounds = Sounds(0.5, clock=clock)
    with caplog.at_level(logging.INFO):
        assert not sounds.open()
        there[0] = True
        sounds.update()
        assert not sounds.ready, "it is looked for from time to time"
        clock.now += AGAIN_MS
        sounds.update()
        sounds.settle()
        assert sounds.ready and sounds.play("boom")
        there[0] = False
        sounds.device(gone=True)
        assert not sounds.ready and sounds.play("boom") == ""
        there[0] = True
        sounds.device(gone=False)
        assert sounds.ready
    assert [record.levelname for record in caplog.records].count("WARNING") == 1
    assert sum("device" in record.getMessage() for record in caplog.records) >= 3
    sounds.close()


def test_who_never_wanted_sound_is_given_no_device(clock: Clock) -> None:
    sounds = Sounds(clock=clock)
    sounds.device(gone=False)
    sounds.update()
    assert not sounds.ready
