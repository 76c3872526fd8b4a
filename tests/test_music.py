"""The music and the meadow: written down soundly, as loud as they should be, and without a seam."""

from __future__ import annotations

import array
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from tests.loudness import RATE, lufs

FOLDER = Path(__file__).resolve().parent.parent / "sounds"
MUSIC = sorted(path.stem for path in (FOLDER / "music").glob("*.ogg"))
AMBIENCE = sorted(path.stem for path in (FOLDER / "ambience").glob("*.ogg"))
ROUND = [
    *(f"music/{name}" for name in MUSIC),
    *(f"ambience/{name}" for name in AMBIENCE if "_call_" not in name),
]
CALLS = [f"ambience/{name}" for name in AMBIENCE if "_call_" in name]
ALL_BYTES = 9_000_000
"""Music and meadow together are no bigger."""
STORED = 44_100
"""Samples a second in the files."""
SLICE = 8
"""Seconds that are measured; whole pieces would take the plain meter minutes."""


@pytest.fixture(scope="module")
def scores() -> Iterator[ModuleType]:
    """The module that reads how music is written down; the pieces can be imported beside it."""
    sys.path.insert(0, str(FOLDER))
    yield import_module("scores")
    sys.path.remove(str(FOLDER))


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    """Whatever mixer the tests opened is closed at the end."""
    yield
    import pygame

    pygame.mixer.quit()


@cache
def samples(file: str, rate: int = STORED) -> array.array[int]:
    """The samples of a file, both sides together, at a rate."""
    import pygame

    if (pygame.mixer.get_init() or (0, 0, 0)) != (rate, -16, 1):
        pygame.mixer.quit()
        pygame.mixer.init(rate, -16, 1, allowedchanges=0)
    return array.array("h", pygame.mixer.Sound(FOLDER / f"{file}.ogg").get_raw())


# ----------------------------------------------------------------------------- written down


def test_each_piece_has_its_file_and_no_file_is_left_over(scores: ModuleType) -> None:
    pieces = import_module("pieces").PIECES
    assert sorted(piece.name for piece in pieces) == MUSIC


def test_every_section_is_a_phrase_of_four_or_eight_full_bars(scores: ModuleType) -> None:
    for piece in import_module("pieces").PIECES:
        for name, section in piece.sections.items():
            assert scores.length(section) in (4, 8), (piece.name, name)
            assert len(scores.bars(section.melody)) == scores.length(section), (piece.name, name)
            scores.melody(section.melody, piece.bar)


def test_melodies_keep_to_their_key_and_begin_bars_on_the_chord(scores: ModuleType) -> None:
    for piece in import_module("pieces").PIECES:
        key = scores.scale(piece) | piece.colour
        beside = firsts = 0
        for _, _, section in scores.laid_out(piece):
            harmony = scores.chords(section.chords, piece.bar)
            for note in scores.melody(section.melody, piece.bar):
                chord = [chord for chord in harmony if chord.start <= note.start + 1e-9][-1]
                assert note.pitch % 12 in key | set(chord.tones), (piece.name, note)
                if note.start % piece.bar < 1e-9:
                    firsts += 1
                    beside += note.pitch % 12 not in chord.tones
        assert beside <= firsts / 6, piece.name


def test_pieces_vary_what_they_repeat(scores: ModuleType) -> None:
    for piece in import_module("pieces").PIECES:
        assert len({section.melody for section in piece.sections.values()}) >= 3, piece.name
        assert 40 <= scores.seconds(piece) <= 90, piece.name


@pytest.mark.parametrize("wrong", ["c5q d5q e5q", "c5q d5q e5q f5q g5e", "h5q c5h.", "c5 d5h."])
def test_a_bar_that_is_not_full_or_not_music_is_refused(scores: ModuleType, wrong: str) -> None:
    with pytest.raises(ValueError, match="bar 1"):
        scores.melody(wrong, 4)


def test_chords_lie_close_together_around_the_wanted_pitch(scores: ModuleType) -> None:
    (chord,) = scores.chords("G7/B", 4)
    assert chord.bass == 11
    pitches = scores.voicing(chord, 60)
    assert sorted(pitch % 12 for pitch in pitches) == sorted(chord.tones)
    assert pitches == sorted(pitches) and pitches[-1] - pitches[0] < 12
    assert abs(sum(pitches) / 4 - 60) <= 3


# ------------------------------------------------------------------------------- as files


def test_all_files_together_are_small() -> None:
    files = [*ROUND, *CALLS]
    assert len(ROUND) >= 18 and len(CALLS) >= 30
    assert sum((FOLDER / f"{file}.ogg").stat().st_size for file in files) < ALL_BYTES


@pytest.mark.parametrize("file", CALLS)
def test_a_call_is_far_away_and_does_not_click(file: str) -> None:
    heard = samples(file)
    assert len(heard) / STORED < 6
    assert 100 < max(max(heard), -min(heard)) < 32768 * 10 ** (-18 / 20)
    assert abs(heard[0]) < 60 and abs(heard[-1]) < 60


def test_what_is_decoded_at_once_is_short() -> None:
    for file in ROUND:
        if file.startswith("ambience"):
            assert len(samples(file)) / STORED < 20, file


def test_a_piece_is_as_long_as_it_is_written(scores: ModuleType) -> None:
    for piece in import_module("pieces").PIECES:
        length = len(samples(f"music/{piece.name}")) / STORED
        assert length == pytest.approx(scores.seconds(piece), abs=0.001), piece.name


@pytest.mark.parametrize("file", ROUND)
def test_music_lies_well_under_the_sounds_of_the_table(file: str) -> None:
    heard = samples(file, RATE)
    start = min(len(heard) // 3, len(heard) - SLICE * RATE)
    loud = lufs([x / 32768 for x in heard[start : start + SLICE * RATE]], pad=0)
    wanted = -30 if file.startswith("music") else -39
    assert loud == pytest.approx(wanted, abs=4)
    assert max(max(heard), -min(heard)) < 32768 * 10 ** (-3 / 20)


@pytest.mark.parametrize("file", ROUND)
def test_the_end_runs_into_the_beginning(file: str) -> None:
    heard = samples(file)
    assert abs(sum(heard) / len(heard)) < 2, "a constant beside the sound"
    around = heard[-STORED // 4 :] + heard[: STORED // 4]
    steps = sorted(abs(b - a) for a, b in pairwise(around))
    assert abs(heard[0] - heard[-1]) <= max(16, steps[len(steps) * 999 // 1000])


@pytest.mark.parametrize("file", ROUND)
def test_the_seam_of_a_loop_has_no_kink(file: str) -> None:
    """A bend in the wave clicks as a step does; beside it lie half a second of each end."""
    heard = samples(file)
    around = heard[-STORED // 2 :] + heard[: STORED // 2]
    bends = [abs(a - 2 * b + c) for a, b, c in zip(around, around[1:], around[2:])]
    seam = len(around) // 2 - 1
    assert max(bends[seam - 2 : seam + 2]) <= max(32, sorted(bends)[len(bends) * 998 // 1000])


def test_a_ring_takes_what_rings_on_back_to_its_beginning() -> None:
    pytest.importorskip("numpy", reason="making music needs the dev extra")
    code = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "import numpy as np\n"
        "from ring import Ring\n"
        "ring = Ring(1000)\n"
        "ring.lay(-3, np.ones(5), 1.0, -1.0)\n"
        "ring.lay(998, np.ones(5), 1.0, 1.0)\n"
        "left, right = ring.sides\n"
        "assert np.flatnonzero(left > 0.5).tolist() == [0, 1, 997, 998, 999]\n"
        "assert np.flatnonzero(right > 0.5).tolist() == [0, 1, 2, 998, 999]\n"
        "from make_music import swung\n"
        "assert [swung(b, 0.1) for b in (0, 0.5, 1)] == [0, 0.6, 1]\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(FOLDER)], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
