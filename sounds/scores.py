"""How a piece of music is written down, and reading it: melodies, chords, patterns of the band.

A melody is text, bar by bar between `|`: `f#5q.` is F sharp in the fifth octave, a dotted quarter
(w h q e s: whole to sixteenth; `r` instead of a note rests). Chords are names, one or more a bar
(`Am | D7 G | C/E`). A pattern spreads its signs evenly over a bar; what each means: see `sign`.
Knows nothing of sound; standard library only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
BEATS = {"w": 4.0, "h": 2.0, "q": 1.0, "e": 0.5, "s": 0.25}
"""Beats (quarters) of a length."""
MODES = {
    "major": (0, 2, 4, 5, 7, 9, 11),
    "minor": (0, 2, 3, 5, 7, 8, 10),
    "dorian": (0, 2, 3, 5, 7, 9, 10),
}
CHORDS = {
    "": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10), "M7": (0, 4, 7, 11),
}  # fmt: skip
NOTE = re.compile(r"(?:([a-g])([#b]?)(\d)|r)([whqes])(\.?)$")
CHORD = re.compile(r"([A-G])([#b]?)(M7|m7|m|7|)(?:/([A-G])([#b]?))?$")


class Note(NamedTuple):
    """A note: when and how long in beats, how high (60 = middle C), how hard (1 = as usual)."""

    start: float
    beats: float
    pitch: int
    force: float = 1.0


class Chord(NamedTuple):
    """A chord from a beat on: its tones, 0 (C) to 11 (B), from the root up; what lies lowest."""

    start: float
    tones: tuple[int, ...]
    bass: int


class Section(NamedTuple):
    """Some bars, usually eight: chords and the melody over them."""

    chords: str
    melody: str


class Lead(NamedTuple):
    """Who plays the melody.

    Attributes:
        places: which places of the form (0 = the first section) it plays in; () = all.
        shift: semitones up.
        db: how loud against the others.
        pan: -1 left to 1 right.
    """

    instrument: str
    places: tuple[int, ...] = ()
    shift: int = 0
    db: float = 0.0
    pan: float = 0.0


class Part(NamedTuple):
    """Who accompanies, with what pattern.

    Attributes:
        patterns: one a bar, in turns; signs are parted by spaces.
        middle: the pitch its chords lie around.
    """

    instrument: str
    patterns: tuple[str, ...]
    middle: int = 55
    places: tuple[int, ...] = ()
    db: float = -9.0
    pan: float = 0.0


class Piece(NamedTuple):
    """A piece of music that runs round for ever.

    Attributes:
        name: of its file: the game's key and a number.
        title: what it is called.
        tonic: the key note, "F" or "Bb".
        mode: one of MODES.
        bpm: beats (quarters) a minute.
        bar: beats a bar.
        form: names of sections in order, "A A' B A'".
        swing: how much later the second half of each beat comes, as a share of the beat.
        colour: notes beside the key that the melody may use, 0 (C) to 11 (B).
    """

    name: str
    title: str
    tonic: str
    mode: str
    bpm: float
    bar: float
    form: str
    sections: Mapping[str, Section]
    leads: tuple[Lead, ...]
    parts: tuple[Part, ...]
    swing: float = 0.0
    colour: frozenset[int] = frozenset()


def tone(name: str, accidental: str = "") -> int:
    """0 (C) to 11 (B)."""
    return (STEPS[name.lower()] + {"": 0, "#": 1, "b": -1}[accidental]) % 12


def bars(text: str) -> list[list[str]]:
    """The words of each bar."""
    return [bar.split() for bar in text.split("|")]


def melody(text: str, bar: float) -> list[Note]:
    """The notes of a melody; ValueError for a word that is no note or a bar that is not full."""
    notes = []
    for number, words in enumerate(bars(text)):
        at = number * bar
        for word in words:
            found = NOTE.match(word)
            if found is None:
                raise ValueError(f"bar {number + 1}: {word} is no note")
            name, accidental, octave, length, dot = found.groups()
            beats = BEATS[length] * (1.5 if dot else 1.0)
            if name:
                shift = {"": 0, "#": 1, "b": -1}[accidental]
                notes.append(Note(at, beats, 12 * (int(octave) + 1) + STEPS[name] + shift))
            at += beats
        if abs(at - (number + 1) * bar) > 1e-9:
            raise ValueError(f"bar {number + 1} lasts {at - number * bar} beats: {words}")
    return notes


def chords(text: str, bar: float) -> list[Chord]:
    """The chords with their beginnings; several in a bar share it evenly."""
    found = []
    for number, words in enumerate(bars(text)):
        for place, word in enumerate(words):
            match = CHORD.match(word)
            if match is None:
                raise ValueError(f"bar {number + 1}: {word} is no chord")
            name, accidental, kind, low, flat = match.groups()
            root = tone(name, accidental)
            tones = tuple((root + step) % 12 for step in CHORDS[kind])
            bass = tone(low, flat) if low else root
            found.append(Chord((number + place / len(words)) * bar, tones, bass))
    return found


def scale(piece: Piece) -> frozenset[int]:
    """The tones of the piece's key."""
    root = tone(piece.tonic[0], piece.tonic[1:])
    return frozenset((root + step) % 12 for step in MODES[piece.mode])


def length(section: Section) -> int:
    """How many bars a section has."""
    return len(bars(section.chords))


def laid_out(piece: Piece) -> Iterator[tuple[int, float, Section]]:
    """(place, first beat, section) of each section in the order they are played."""
    at = 0.0
    for place, name in enumerate(piece.form.split()):
        yield place, at, piece.sections[name]
        at += length(piece.sections[name]) * piece.bar


def beats(piece: Piece) -> float:
    """How many beats the whole piece has."""
    return sum(length(section) * piece.bar for _, _, section in laid_out(piece))


def seconds(piece: Piece) -> float:
    """How long the whole piece lasts."""
    return beats(piece) * 60.0 / piece.bpm


def voicing(chord: Chord, middle: int) -> list[int]:
    """The chord's tones close together around a pitch, from low to high."""
    best: list[int] = []
    for turn in range(len(chord.tones)):
        for octave in range(1, 8):
            pitches: list[int] = []
            for step in range(len(chord.tones)):
                wanted = chord.tones[(turn + step) % len(chord.tones)]
                low = pitches[-1] + 1 if pitches else 12 * octave
                pitches.append(low + (wanted - low) % 12)
            if not best or off(pitches, middle) < off(best, middle):
                best = pitches
    return best


def off(pitches: list[int], middle: int) -> float:
    """How far the middle of some pitches lies from another."""
    return abs(sum(pitches) / len(pitches) - middle)


def sign(what: str, chord: Chord, middle: int) -> list[tuple[int, float]]:
    """(pitch, force) of what a sign of a pattern means over a chord.

    R F T S: the bass plays root, fifth, third, root an octave higher; 1 to 6: a tone of the chord
    counted from below; c and d: the whole chord, strong and soft; x and o: a drum, strong and soft.
    """
    if what in "xo":
        return [(middle, 1.0 if what == "x" else 0.55)]
    if what in "RFTS":
        tones = {"R": chord.bass, "S": chord.bass, "T": chord.tones[1], "F": chord.tones[2]}
        low = middle - 5 + (chord.bass - (middle - 5)) % 12
        if what in "RS":
            return [(low + (12 if what == "S" else 0), 1.0 if what == "R" else 0.8)]
        return [(low + (tones[what] - low) % 12, 0.85)]
    tall = voicing(chord, middle)
    if what in "cd":
        return [(pitch, (1.0 if what == "c" else 0.6) / len(tall) ** 0.5) for pitch in tall]
    number = int(what) - 1
    return [(tall[number % len(tall)] + 12 * (number // len(tall)), 0.9)]


def accompaniment(part: Part, piece: Piece) -> list[Note]:
    """All notes of a part, over the whole piece."""
    notes = []
    for place, first, section in laid_out(piece):
        if part.places and place not in part.places:
            continue
        harmony = chords(section.chords, piece.bar)
        for number in range(length(section)):
            signs = part.patterns[number % len(part.patterns)].split()
            step = piece.bar / len(signs)
            for i, what in enumerate(signs):
                if what in ".-":
                    continue
                at = number * piece.bar + i * step
                chord = [c for c in harmony if c.start <= at + 1e-9][-1]
                until = next((k for k in range(i + 1, len(signs)) if signs[k] != "."), len(signs))
                lasts = (until - i) * step
                for pitch, force in sign(what, chord, part.middle):
                    notes.append(Note(first + at, lasts, pitch, force))
    return notes


def tune(lead: Lead, piece: Piece) -> list[Note]:
    """All notes of the melody in the places where this instrument plays it."""
    return [
        Note(first + note.start, note.beats, note.pitch + lead.shift, note.force)
        for place, first, section in laid_out(piece)
        if not lead.places or place in lead.places
        for note in melody(section.melody, piece.bar)
    ]
