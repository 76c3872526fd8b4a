"""Mutants of data files: puzzles, positions, lessons, weights, figures, exercises, analyses, cups.

A mutant changes one to three values of the data, or some bytes of its text, or both.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from datetime import UTC, datetime
from random import Random
from typing import Any, Final

import tomli_w

from tabletop.ai import calibration, strength
from tabletop.ai.analysis import BadAnalysis
from tabletop.ai.kept import analysis_from, as_data
from tabletop.ai.policy import FILE as WEIGHTS
from tabletop.ai.policy import BadWeights, policy_in, read_weights
from tabletop.core.errors import TabletopError
from tabletop.core.game import Result, data_file
from tabletop.core.registry import games
from tabletop.games.killer_bunnies.rules.tournament import (
    KNOCKOUT,
    Entrant,
    new_tournament,
    read_tournament,
)
from tabletop.lab.strength import write_strength
from tabletop.session import exercises, lessons, puzzles
from tabletop.session.position import MARK, _check, as_text, from_text
from tabletop.session.rows import KeptExercise
from tests.ai import nim
from tests.ai.nim import GAME as NIM
from tests.ai.test_analysis import found
from tests.session.support import BOUNCE, play, solo, start

Change = Callable[[Random, bytes], bytes]
Read = Callable[[Random], list[str]]

NOW: Final = datetime(2026, 5, 1, 12, tzinfo=UTC)
OUT_OF_PLACE: Final[tuple[Any, ...]] = (
    None, True, False, -1, 0, 7, 2.5, 1e300, float("inf"), float("nan"), 2**63, int("9" * 309), "",
    "x", "\x1b[2J", "W" * 70_000, "9999-12-31T23:59:59+00:00", "0001-01-01T00:00:00", [], {},
    [[]], [1e999], {"x": 1}, "human", "easy",
)  # fmt: skip


def changed(rng: Random, data: Any) -> Any:
    """The data with one to three values replaced, left out, doubled or added."""
    data = deepcopy(data)
    for _ in range(1 + int(rng.random() * 3)):
        where, at = _spot(rng, data)
        what = int(rng.random() * 4)
        if where is None:
            return rng.choice(OUT_OF_PLACE)
        if what == 0:
            del where[at]
        elif what == 1 and isinstance(where, list):
            where.append(where[at])
        elif what == 1:
            where["strange"] = where[at]
        else:
            where[at] = rng.choice(OUT_OF_PLACE)
    return data


def _spot(rng: Random, data: Any) -> tuple[Any, Any]:
    """Some list or mapping within the data and a place in it, (None, None) in an empty one."""
    where, at = None, None
    while isinstance(data, dict | list) and data and (where is None or rng.random() < 0.8):
        at = rng.choice(sorted(data)) if isinstance(data, dict) else int(rng.random() * len(data))
        where, data = data, data[at]
    return where, at


def as_json(rng: Random, data: Any, change: Change) -> str:
    """A mutant of the data as the text of a JSON file."""
    text = json.dumps(changed(rng, data) if rng.random() < 0.8 else data)
    if rng.random() < 0.3:
        text = change(rng, text.encode()).decode("utf-8", "replace")
    return text


def as_toml(rng: Random, data: Mapping[str, Any], change: Change) -> str:
    """The same as a TOML file; what TOML cannot say is left as it was."""
    mutant = changed(rng, data) if rng.random() < 0.8 else data
    try:
        text = tomli_w.dumps(mutant)
    except (TypeError, AttributeError, ValueError):
        text = tomli_w.dumps(data)
    if rng.random() < 0.3:
        text = change(rng, text.encode()).decode("utf-8", "replace")
    return text


def kinds(change: Change) -> Iterator[tuple[str, Read]]:
    """Every kind of data file by name, with what reads a mutant and gives sentences."""
    yield "puzzles", _puzzles(change)
    yield "positions", _positions()
    yield "lessons", _lessons(change)
    yield "weights", _weights(change)
    yield "calibrations", _calibrations(change)
    yield "strengths", _strengths(change)
    yield "exercises", _exercises(change)
    yield "analyses", _analyses(change)
    yield "tournaments", _tournaments(change)


def _told(read: Callable[[], object], *faults: type[Exception]) -> list[str]:
    """The refusal in words, or what was taken."""
    try:
        return [f"taken: {read()}"[:200].encode("ascii", "replace").decode()]
    except faults as problem:
        return [str(problem)]


def _puzzles(change: Change) -> Read:
    game = games()[BOUNCE]
    sound = puzzles.as_data(game, puzzles.puzzles_of(game)[0][:3], {"s": 4})

    def read(rng: Random) -> list[str]:
        text = as_json(rng, sound, change)
        found, said = puzzles.read(text, game)
        searched = puzzles.searched_in(text)
        told = [reason for each in found for reason in each.why]
        return [said, f"{len(found)} taken, searched {len(searched)}", *told]

    return read


def _positions() -> Read:
    running = start(BOUNCE, solo(), "5", turn_limit=6)
    play(running)
    packed = as_text(running.match, running.seats, 12).split(":")[1]
    data = json.loads(zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))))

    def read(rng: Random) -> list[str]:
        raw = json.dumps(changed(rng, data)).encode("utf-8", "surrogatepass")
        letters = base64.urlsafe_b64encode(zlib.compress(raw)).decode().rstrip("=")
        line = f"{MARK}:{letters}:{_check(letters)}"
        return _told(lambda: from_text(line)[1], TabletopError)

    return read


def _lessons(change: Change) -> Read:
    game = games()[BOUNCE]
    where = lessons.folder(game)
    assert where is not None
    sound = [lessons._document(path) for path in sorted(where.glob("[0-9]*.toml"))]
    tips = lessons._document(where / f"{lessons.COACH}.toml")

    def read(rng: Random) -> list[str]:
        if rng.random() < 0.3:
            text = as_toml(rng, tips, change)
            return _told(lambda: len(lessons.tips_from(game, text)), TabletopError)
        text = as_toml(rng, rng.choice(sound), change)
        return _told(lambda: lessons.lesson_from(game, "x", text).title, TabletopError)

    return read


def _weights(change: Change) -> Read:
    package = games()[BOUNCE].package
    fitted = policy_in(package)
    assert fitted is not None
    sound = json.loads(data_file(package, "policy", WEIGHTS).read_text("utf-8"))

    def read(rng: Random) -> list[str]:
        text = as_json(rng, sound, change)
        return _told(lambda: sorted(read_weights(text, fitted.policy)[0]), BadWeights)

    return read


def _calibrations(change: Change) -> Read:
    shape = calibration.Shape(0.5, 0.1, 0.8, 0.0)
    known = calibration.Calibration({2: (shape, shape), 4: (shape, shape)}, facts={"2": {"a": 1}})
    sound = json.loads(calibration.write_calibration(known, 2))

    def read(rng: Random) -> list[str]:
        text = as_json(rng, sound, change)
        return _told(
            lambda: sorted(calibration.read_calibration(text, 2).shapes), calibration.BadCalibration
        )

    return read


def _strengths(change: Change) -> Read:
    row = strength.Measured("easy", "normal", 2, {"turn_limit": 6}, 120, 0.7, 0.6, 0.8, (40, 80))
    sound = json.loads(write_strength({"easy": "a", "normal": "b"}, [row, row]))

    def read(rng: Random) -> list[str]:
        text = as_json(rng, sound, change)
        return _told(lambda: len(strength.read_strength(text)[1]), ValueError)

    return read


class _Box:
    """Stands for a library that holds one exercise."""

    def __init__(self, card: str) -> None:
        self.kept = KeptExercise(1, 4, 0, 0.25, card)

    def exercises(self) -> list[KeptExercise]:
        return [self.kept]

    def keep_exercise(self, exercise: KeptExercise) -> bool:
        self.kept = exercise
        return True


def _exercises(change: Change) -> Read:
    box: Any = _Box(exercises._first_card(NOW))
    for _ in range(2):
        exercises.answered(box.kept, True, box, NOW)
    sound = json.loads(box.kept.card)

    def read(rng: Random) -> list[str]:
        box: Any = _Box(as_json(rng, sound, change))
        due = exercises.due(box, NOW)
        following = exercises.following(box, NOW)
        if following is not None:
            exercises.until(following, NOW)
        when = exercises.answered(box.kept, rng.random() < 0.5, box, NOW)
        again = exercises.due(box, NOW)
        return [f"due {len(due)}, planned {when > NOW}, due again {len(again)}"]

    return read


def _analyses(change: Change) -> Read:
    data = as_data(found(nim.State(2, 5), 0, 30), NIM.info.verbs)

    def read(rng: Random) -> list[str]:
        text = as_json(rng, data, change)
        return _told(lambda: len(analysis_from(text, NIM.info.verbs).choices), BadAnalysis)

    return read


def _tournaments(change: Change) -> Read:
    seats = [Entrant(f"Rabbit {n}", "easy", n, "blue", "Gizmos") for n in range(4)]
    cup = new_tournament(KNOCKOUT, seats, "s")
    fixture = cup.next_fixture()
    assert fixture is not None
    cup.record(fixture, Result((60.0, 30.0), (1, 2), (0,), ""))
    sound = cup.data()

    def read(rng: Random) -> list[str]:
        text = as_json(rng, sound, change)
        try:
            loaded = json.loads(text)
        except (ValueError, RecursionError):
            return ["no JSON"]
        return _told(lambda: len(read_tournament(loaded).entrants), TabletopError)

    return read
