"""Makes the music and the meadow: `python sounds/make_music.py [NAME ...]` writes OGG files.

The pieces lie in `pieces/` as text, the band in `instruments.py`, wind and birds in `outdoors.py`.
Everything is laid out on a ring as long as the piece, echoes too, so that the end runs into the
beginning without a seam. Seeded by the file's name. Development only (numpy, soundfile).
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import numpy as np
from instruments import BAND, DRUMS
from loudness import loudness, loudness_of_both
from make_sounds import write
from materials import RATE, Luck, Wave, decibel
from outdoors import BEDS, CALLS, called
from pieces import PIECES
from ring import Ring
from scores import Note, Piece, accompaniment, seconds, tune

FOLDER = Path(__file__).resolve().parent
MUSIC, BED, CALL = -30.0, -39.0, -36.0
"""Loudness in LUFS; a laid card has -23."""
PEAK = -3.0
NOTE_LUFS = -24.0
"""What every note is brought to before it is mixed; the level of its part is added."""
EARLY_MS = 5.0
"""Nobody plays on the dot: by so much a note comes sooner or later, bass and drums by a third."""
BEFORE = 0.06
"""Seconds before the first beat, so that the seam lies in no stroke."""
WET = -11.0
"""The hall, in dB against the band."""


def luck_of(name: str) -> Luck:
    """Luck that is the same for the same name."""
    seed = int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big")
    return np.random.Generator(np.random.PCG64(seed))


class Notes:
    """Notes as they sound, each at the same loudness; a few takes of each are made and kept."""

    TAKES = 3

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self._kept: dict[tuple[str, int, int, int], Wave] = {}

    def one(self, instrument: str, pitch: int, lasts: float, take: int) -> Wave:
        """The note `pitch` (60 = middle C) held for so many seconds."""
        key = (instrument, pitch, round(20 * lasts), take % self.TAKES)
        if key not in self._kept:
            hz = 440.0 * 2 ** ((pitch - 69) / 12)
            made = BAND[instrument](hz, lasts, self._luck)
            self._kept[key] = made * decibel(NOTE_LUFS - loudness(made, 0.4))
        return self._kept[key]


def played(piece: Piece) -> Ring:
    """The whole band plays the piece."""
    luck = luck_of(piece.name)
    ring = Ring(round(RATE * seconds(piece)))
    notes = Notes(luck)
    for lead in piece.leads:
        _play(ring, piece, notes, luck, lead.instrument, tune(lead, piece), lead.db, lead.pan)
    for part in piece.parts:
        line = accompaniment(part, piece)
        _play(ring, piece, notes, luck, part.instrument, line, part.db, part.pan)
    ring.in_hall(luck, WET)
    ring.cleaned()
    return ring


def _play(
    ring: Ring, piece: Piece, notes: Notes, luck: Luck, instrument: str, line: list[Note],
    db: float, pan: float,
) -> None:
    beat = 60.0 / piece.bpm
    firm = instrument in DRUMS or instrument == "soft_bass"
    for number, note in enumerate(line):
        lasts = note.beats * beat
        wave = notes.one(instrument, 60 if instrument in DRUMS and not note.pitch else note.pitch,
                         0.1 if instrument in DRUMS else 0.94 * lasts, number)  # fmt: skip
        early = EARLY_MS / 1000 * float(np.clip(luck.normal() / 2, -1, 1)) * (0.33 if firm else 1)
        at = round(RATE * (BEFORE + swung(note.start, piece.swing) * beat + early))
        ring.lay(at, wave, decibel(db) * note.force * shaped(note, piece), pan)


def swung(beat: float, swing: float) -> float:
    """When a note is due: what lies between two beats comes later by `swing` at its middle."""
    whole, part = divmod(beat, 1.0)
    late = part * (0.5 + swing) / 0.5 if part <= 0.5 else 1 - (1 - part) * (0.5 - swing) / 0.5
    return whole + late


def shaped(note: Note, piece: Piece) -> float:
    """How hard by where it stands: phrases of four bars swell and sink, first beats weigh more."""
    bar, beat = divmod(note.start, piece.bar)
    phrase = np.sin(np.pi * ((bar % 4) + beat / piece.bar + 0.5) / 5)
    weight = 1.0 if beat < 1e-9 else 0.93 if beat % 1 < 1e-9 else 0.86
    return float((0.84 + 0.16 * phrase) * weight)


def main(wanted: list[str]) -> None:
    """Writes what is wanted (all, when nothing is named) and says how loud, long, big it is."""
    total = 0
    for piece in PIECES:
        if not wanted or piece.name in wanted:
            wave = played(piece).levelled(MUSIC, PEAK)
            total += kept(FOLDER / "music" / f"{piece.name}.ogg", wave)
    for name, bed in BEDS.items():
        if not wanted or name in wanted:
            wave = bed(luck_of(name)).levelled(BED, PEAK)
            total += kept(FOLDER / "ambience" / f"{name}.ogg", wave)
            for number, (call, air, pan, db) in enumerate(CALLS[name], 1):
                file = f"{name}_call_{number}"
                wave = called(call, air, pan, luck_of(file)).levelled(CALL + db, PEAK)
                total += kept(FOLDER / "ambience" / f"{file}.ogg", wave)
    print(f"{total / 1e6:.2f} MB")


def kept(path: Path, wave: Wave) -> int:
    """Writes a file and says what it became; returns its size."""
    path.parent.mkdir(exist_ok=True)
    write(path, wave, PACKING)
    size = path.stat().st_size
    peak = 20 * np.log10(np.max(np.abs(wave)))
    both = loudness_of_both(wave[:, 0], wave[:, 1])
    print(f"{path.stem:24} {len(wave) / RATE:5.1f} s  {both:6.1f} LUFS  peak {peak:+6.1f} dB"
          f"  {size / 1000:6.0f} kB", flush=True)  # fmt: skip
    return size


PACKING = 0.93
"""1 packs tightest; quiet music at this still sounds clean."""

if __name__ == "__main__":
    main(sys.argv[1:])
