"""The shipped sounds: all there, as long and as loud as listed, and made again the same."""

from __future__ import annotations

import array
import ast
import math
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.loudness import RATE, lufs
from tests.matrix import looped

FOLDER = Path(__file__).resolve().parent.parent / "sounds"
CEILING = 10 ** (-1 / 20) * 32768
"""No sample may be louder than 1 dB below full scale."""
NEAR = 0.5
"""So far in dB a sound may be from the loudness listed for it; nobody hears half a decibel."""


@cache
def events() -> list[tuple[str, int, float, int]]:
    """(name, ms, dB, takes) of every event, read from the script without running it."""
    tree = ast.parse((FOLDER / "make_sounds.py").read_text(encoding="utf-8"))
    listed = next(
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "EVENTS"
    )
    assert isinstance(listed, ast.Tuple)
    rows = [[ast.literal_eval(arg) for arg in call.args] for call in listed.elts]  # type: ignore[attr-defined]
    return [(row[0], row[1], row[2], row[3] if len(row) > 3 else 1) for row in rows]


def files_of(name: str) -> list[str]:
    """The files, without ending, of an event."""
    count = {event: takes for event, _, _, takes in events()}[name]
    first = 0 if name == "shock" else 1
    return [name] if count == 1 else [f"{name}_{i}" for i in range(first, first + count)]


def takes() -> Iterator[tuple[str, int]]:
    """(file name without ending, ms) of every sound."""
    for name, ms, _, _ in events():
        for file in files_of(name):
            yield file, ms


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    """A mixer on the dummy driver that decodes to one channel at the meter's rate."""
    import pygame

    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
    yield
    pygame.mixer.quit()


def test_every_event_has_its_files_and_no_file_is_left_over() -> None:
    assert {path.stem for path in (FOLDER / "common").glob("*")} == {name for name, _ in takes()}


def test_every_sound_the_program_asks_for_is_there() -> None:
    package = FOLDER.parent / "tabletop"
    asked = {
        name
        for path in package.rglob("*.py")
        for name in re.findall(
            r"\.(?:_?sound|_?heard|play)\(\s*\"([a-z_0-9]+)\"", path.read_text(encoding="utf-8")
        )
    }
    assert "card_flip" in asked
    assert asked <= {name for name, _, _, _ in events()} | {name for name, _ in takes()}


def test_each_kind_of_weapon_sets_off_with_a_sound_of_its_own() -> None:
    from tabletop.games.killer_bunnies.rules.cards import CARDS, GROUND_RUNNER, GROUND_WEAPON
    from tabletop.games.killer_bunnies.table.fights import LAUNCHED

    weapons = [card for card in CARDS if GROUND_WEAPON <= card.subtype <= GROUND_RUNNER]
    assert {card.colour for card in weapons} == set(LAUNCHED)
    assert len(set(LAUNCHED.values())) == 4 and all(map(files_of, LAUNCHED.values()))


@looped("name, ms", list(takes()))
def test_a_sound_loads_has_its_length_and_stays_below_the_ceiling(name: str, ms: int) -> None:
    import pygame

    sound = pygame.mixer.Sound(FOLDER / "common" / f"{name}.ogg")
    assert sound.get_length() * 1000 == pytest.approx(ms, abs=3)
    samples = array.array("h", sound.get_raw())
    assert 300 < max(map(abs, samples)) < CEILING
    assert abs(samples[0]) < 800 and abs(samples[-1]) < 800


@looped("name", [name for name, _ in takes()])
def test_a_sound_begins_at_once_ends_softly_and_is_not_clipped(name: str) -> None:
    """Later than 10 ms it would seem to be another picture's; a jump at the end clicks."""
    import pygame

    sound = pygame.mixer.Sound(FOLDER / "common" / f"{name}.ogg")
    samples = array.array("h", sound.get_raw())
    sizes = list(map(abs, samples))
    peak = max(sizes)
    begins = next(i for i, size in enumerate(sizes) if size > peak * 10 ** (-30 / 20))
    assert begins / RATE * 1000 < 10
    assert max(sizes[-5:]) < max(40, peak * 10 ** (-34 / 20)), "it is cut off"
    level = [i for i, size in enumerate(sizes) if size == peak]
    assert not any(b == a + 1 and c == b + 1 for a, b, c in zip(level, level[1:], level[2:]))


def samples_of(file: str) -> list[float]:
    import pygame

    sound = pygame.mixer.Sound(FOLDER / "common" / f"{file}.ogg")
    return [sample / 32768 for sample in array.array("h", sound.get_raw())]


def heard(file: str) -> float:
    """The loudness of a sound in LUFS."""
    return lufs(samples_of(file))


def test_what_small_speakers_leave_of_a_sound_is_heard() -> None:
    """Speakers of a laptop give nothing below 400 Hz: booms, landings, a lost match were gone."""
    low = ("boom", "mega_boom", "land", "lose", "refused", "gavel", "die_rest", "timer_over")
    for file in (take for name in low for take in files_of(name)):
        left = lufs(without_lows(samples_of(file))) - heard(file)
        assert left > (-3 if "boom" in file else -7.5), (file, left)


def without_lows(samples: list[float], hz: float = 400.0) -> list[float]:
    """The samples through two high passes of the second order."""
    turn = math.cos(2 * math.pi * hz / RATE)
    bent = math.sin(2 * math.pi * hz / RATE) / math.sqrt(2)
    b, a1, a2 = (1 + turn) / 2 / (1 + bent), -2 * turn / (1 + bent), (1 - bent) / (1 + bent)
    for _ in range(2):
        x1 = x2 = y1 = y2 = 0.0
        for i, x in enumerate(samples):
            y = b * (x - 2 * x1 + x2) - a1 * y1 - a2 * y2
            x2, x1, y2, y1 = x1, x, y1, y
            samples[i] = y
    return samples


def test_the_meter_reads_what_the_standard_says_of_a_tone() -> None:
    tone = [math.sin(2 * math.pi * 997 * i / RATE) for i in range(2 * RATE)]
    assert lufs(tone, pad=0) == pytest.approx(-3.01, abs=0.02)
    assert lufs([x / 10 for x in tone], pad=0) == pytest.approx(-23.01, abs=0.02)
    assert lufs(tone[: RATE // 5]) < lufs(tone[: RATE // 2])


@pytest.fixture(scope="module")
def card() -> float:
    """What all else is compared with: a card laid on the cloth."""
    return heard("card_place_1")


def test_a_card_is_heard_well(card: float) -> None:
    assert card == pytest.approx(-23, abs=NEAR)


@looped(
    "name, db", [(take, db) for name, _, db, _ in events() for take in files_of(name)]
)
def test_a_sound_is_as_loud_against_a_card_as_listed(name: str, db: float, card: float) -> None:
    assert heard(name) - card == pytest.approx(db, abs=NEAR)


@pytest.mark.parametrize(
    ("name", "db"),
    [("my_turn", -3), ("coins", -3), ("win", 0), ("thrown_off", -3), ("hover", -16), ("boom", 2)],
)
def test_the_list_says_what_the_style_asks(name: str, db: float) -> None:
    assert {event: loud for event, _, loud, _ in events()}[name] == db


def make_some(target: Path) -> dict[str, bytes]:
    """Three sounds as the script makes them in a fresh process, by file name."""
    target.mkdir()
    code = (
        "import sys, pathlib; sys.path.insert(0, sys.argv[1])\n"
        "import make_sounds as m\n"
        "for event, number, name in m.files():\n"
        "    if name in ('hop_1', 'carrot', 'river_2'):\n"
        "        m.write(pathlib.Path(sys.argv[2]) / f'{name}.ogg', m.take(event, number, name))\n"
    )
    command = [sys.executable, "-c", code, str(FOLDER), str(target)]
    assert subprocess.run(command, timeout=120).returncode == 0
    return {path.name: path.read_bytes() for path in sorted(target.glob("*.ogg"))}


def test_the_script_makes_the_shipped_sounds_and_the_same_each_time(tmp_path: Path) -> None:
    pytest.importorskip("numpy", reason="making sounds needs the dev extra")
    pytest.importorskip("soundfile", reason="making sounds needs the dev extra")
    import pygame

    made = make_some(tmp_path / "one")
    assert len(made) == 3
    assert made == make_some(tmp_path / "two")
    for name in made:
        # Other processors round differently, so the shipped file is compared by ear's measure.
        shipped, again = (
            array.array("h", pygame.mixer.Sound(folder / name).get_raw())
            for folder in (FOLDER / "common", tmp_path / "one")
        )
        assert max(abs(a - b) for a, b in zip(shipped, again, strict=True)) < 330
