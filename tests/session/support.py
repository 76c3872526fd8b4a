"""What the session's tests share: players who play at random, and a clock that tells no time."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.session.batch import Batch
from tabletop.session.customs import Customs
from tabletop.session.database import ALL_TABLES
from tabletop.session.library import Library
from tabletop.session.outcomes import outcomes
from tabletop.session.rows import Finished
from tabletop.session.running import Running
from tabletop.session.seats import Seat, human, rabbit
from tests.tiny.view import View
from tests.typed import the

TINY = "tiny_auction"
BOUNCE = "bounce_bunny_bounce"


MOVING = pytest.mark.skipif(sys.platform == "win32", reason="Windows moves no file that is open")


class Clock:
    """Seconds that pass by one at every look."""

    def __init__(self, now: float = 1_790_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


class Counting(Library):
    """A library of nothing but the outcomes of these matches, oldest first."""

    def __init__(self, *matches: Finished) -> None:
        self._memory = sqlite3.connect(":memory:")
        self._memory.executescript(ALL_TABLES)
        for number, match in enumerate(matches):
            rows = list(outcomes(match._replace(match=number)))
            marks = ", ".join("?" * len(rows[0]))
            self._memory.executemany(f"INSERT INTO outcomes VALUES ({marks})", rows)

    def outcomes(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._memory.execute(query, values).fetchall()


def edit(path: Path, statement: str, *values: object) -> None:
    """Changes a library behind the program's back."""
    connection = sqlite3.connect(path)
    connection.execute(statement, values)
    connection.commit()
    connection.close()


def solo(players: int = 2) -> tuple[Seat, ...]:
    """One person and computer rabbits."""
    return (human("Anna", 0), *(rabbit("hard", figure) for figure in range(1, players)))


def family(players: int = 2) -> tuple[Seat, ...]:
    """People at one screen."""
    return tuple(human(name, i) for i, name in enumerate(("Anna", "Tom", "Kim", "Ida")[:players]))


def start(
    game: str = TINY,
    seats: tuple[Seat, ...] = (),
    seed: str = "1",
    library: Library | None = None,
    forced: bool = True,
    free_undo: bool = False,
    **options: object,
) -> Running:
    return Running.new(
        game, seats or solo(), options, seed, library, customs=Customs(forced, free_undo)
    )


def choice(running: Running, rng: Random) -> tuple[int, Action]:
    """Some legal action of some seat that is asked."""
    actors = running.actors()
    seat = actors[int(rng.random() * len(actors))]
    legal = running.legal(seat)
    return seat, legal[int(rng.random() * len(legal))]


def play(
    running: Running,
    rng: Random | None = None,
    until: Callable[[Running], bool] = lambda running: False,
    most: int = 10_000,
) -> list[Batch]:
    """Plays at random until the end, `until`, or `most` submissions."""
    rng = rng or Random(7)
    batches: list[Batch] = []
    while len(batches) < most and not running.over and not until(running):
        batches.append(running.submit(*choice(running, rng)))
    return batches


def frame(running: Running) -> tuple[int, ...]:
    """What the tiny game's players are asked at this moment."""
    return the(View, running.view(None)).frame


def reach(
    wanted: Callable[[Running], bool], make: Callable[[str], Running], tries: int = 400
) -> Running:
    """The first of many random matches that comes to a moment as wanted."""
    for number in range(tries):
        running = make(str(number))
        play(running, Random(number), wanted)
        if not running.over and wanted(running):
            return running
    raise AssertionError("no random match came to such a moment")


def seen(batch: Batch, viewer: int | None) -> tuple[Event, ...]:
    """The events of a batch as `viewer` learnt them."""
    return tuple(pair.event for pair in batch.told(viewer))


def fingerprint(running: Running) -> tuple[object, ...]:
    """All that must be the same when a match is opened again."""
    return (
        running.match.state.digest(),
        list(running.match.log),
        list(running.match.future),
        running.turn,
        [running.log(viewer) for viewer in (None, *range(len(running.seats)))],
        dict(running.aids),
    )
