"""Makes every sound of the tables: `python sounds/make_sounds.py` writes sounds/common/*.ogg.

Seeded by the file's name, so each run writes the same files. The list of events, their lengths
and their loudness lie here; the recipes in `recipes.py`, what they are made of in `materials.py`.
Development only (numpy, soundfile).
"""

from __future__ import annotations

import hashlib
import io
import struct
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
import recipes
import soundfile
from loudness import limited, loudness
from materials import RATE, Luck, Wave, band, decibel, fade

FOLDER = Path(__file__).resolve().parent / "common"
PEAK = -2.2
"""No sample is louder than this, in dB of full scale; packing adds up to one more."""
CARD = -23.0
"""Loudness of the card that is laid down (0 dB of the list), in LUFS."""
BEGINS, LATE, LEAD = -30.0, 9.0, 3.0
"""A sound begins where it is so loud against its peak in dB; that is late after so many ms, and so
many before it are kept then."""
NEAR = 0.02
"""So near in dB is near enough."""


class Event(NamedTuple):
    """A sound: its name, how long it may be, how loud against a card, how many takes there are."""

    name: str
    ms: int
    db: float
    takes: int = 1


EVENTS = (
    Event("hover", 40, -16, 3),
    Event("focus", 40, -16, 3),
    Event("button", 70, -6, 2),
    Event("card_lift", 90, -8, 2),
    Event("card_place", 140, 0, 3),
    Event("card_flip", 160, -2, 3),
    Event("deal", 90, -4, 6),
    Event("shuffle", 700, -4),
    Event("hop", 90, -2, 3),
    Event("land", 110, -2, 3),
    Event("shock", 160, -1, 8),
    Event("thrown_off", 500, -3),
    Event("carrot", 350, 1),
    Event("coin", 80, -3, 3),
    Event("coins", 400, -3, 2),
    Event("boom", 450, 2),
    Event("mega_boom", 700, 2),
    Event("river", 400, -5, 2),
    Event("lock", 200, -2),
    Event("city", 200, -2),
    Event("marker_to_me", 300, -2),
    Event("marker_away", 300, -2),
    Event("die_thrown", 700, -1, 2),
    Event("die_rest", 60, -1, 2),
    Event("gavel", 250, 1),
    Event("hit", 200, 0, 2),
    Event("defended", 200, 0),
    Event("launch_spark", 350, 0),
    Event("launch_gust", 350, 0),
    Event("launch_flap", 350, 0),
    Event("launch_rubble", 350, 0),
    Event("dialog", 220, -8),
    Event("hint", 350, -5),
    Event("timer_tick", 50, -4, 2),
    Event("timer_over", 300, 0),
    Event("refused", 160, -6),
    Event("my_turn", 450, -3),
    Event("undo", 140, -6),
    Event("win", 2200, 0),
    Event("lose", 1600, 0),
)
FROM_ZERO = ("shock",)
"""Events whose takes are steps of a scale and counted from 0; others are takes of one sound."""


def files() -> Iterator[tuple[Event, int, str]]:
    """(event, take, file name without ending) of everything that is made."""
    for event in EVENTS:
        for take in range(event.takes):
            number = take if event.name in FROM_ZERO else take + 1
            yield event, take, event.name if event.takes == 1 else f"{event.name}_{number}"


def take(event: Event, number: int, name: str) -> Wave:
    """One finished sound: right length, right loudness, no click at either end."""
    seed = int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big")
    luck: Luck = np.random.Generator(np.random.PCG64(seed))
    recipe: Callable[[Luck, int], Wave] = getattr(recipes, event.name)
    wave = prompt(recipe(luck, number))
    length = round(RATE * event.ms / 1000)
    wave = np.pad(wave, (0, max(0, length - len(wave))))[:length]
    wave = band(wave, 35, 16_000, 1.0)
    wave = fade(wave, 0.4, min(90.0, 0.3 * event.ms))
    return levelled(wave, CARD + event.db)


def prompt(wave: Wave) -> Wave:
    """The wave, of one that begins late without most of what nobody hears before: it would seem to
    be another picture's."""
    loud = np.abs(wave) > decibel(BEGINS) * np.max(np.abs(wave))
    begins = int(np.argmax(loud))
    return wave[begins - round(RATE * LEAD / 1000) :] if begins > RATE * LATE / 1000 else wave


def levelled(wave: Wave, lufs: float) -> Wave:
    """The wave that loud, its peaks held down: the limiter takes some loudness, so by steps."""
    gain = lufs - loudness(wave)
    for _ in range(30):
        made = limited(wave * decibel(gain), decibel(PEAK))
        off = lufs - loudness(made)
        if abs(off) < NEAR:
            break
        gain += off
    return made


def write(path: Path, wave: Wave, packing: float = 0.4) -> None:
    """Writes an OGG file with a stream number made of its name: the encoder's is random."""
    buffer = io.BytesIO()
    with soundfile.SoundFile(
        buffer, "w", RATE, wave.ndim, "VORBIS", format="OGG", compression_level=packing
    ) as file:
        for start in range(0, len(wave), RATE):  # the encoder overruns its stack on long pieces
            file.write(wave[start : start + RATE])
    path.write_bytes(renumbered(buffer.getvalue(), zlib.crc32(path.stem.encode())))


def renumbered(data: bytes, serial: int) -> bytes:
    """The OGG stream with another serial number, each page's checksum set right."""
    out = bytearray(data)
    at = 0
    while at < len(out):
        segments = out[at + 26]
        size = 27 + segments + sum(out[at + 27 : at + 27 + segments])
        struct.pack_into("<I", out, at + 14, serial)
        struct.pack_into("<I", out, at + 22, 0)
        struct.pack_into("<I", out, at + 22, page_checksum(out[at : at + size]))
        at += size
    return bytes(out)


def page_checksum(page: bytes | bytearray) -> int:
    """The checksum of an OGG page: CRC-32 with polynomial 04C11DB7, not reflected, from 0."""
    crc = 0
    for byte in page:
        crc ^= byte << 24
        for _ in range(8):
            crc = ((crc << 1) ^ 0x04C11DB7 if crc & 0x8000_0000 else crc << 1) & 0xFFFF_FFFF
    return crc


def main() -> None:
    """Writes all files and says how loud and long each became."""
    FOLDER.mkdir(exist_ok=True)
    for event, number, name in files():
        wave = take(event, number, name)
        write(FOLDER / f"{name}.ogg", wave)
        peak = 20 * np.log10(np.max(np.abs(wave)))
        print(f"{name:14} {event.ms:5} ms  {loudness(wave):6.1f} LUFS  peak {peak:+6.1f} dB")


if __name__ == "__main__":
    main()
