"""How long an update of the screen reader's tree takes, in CPU time, over whole matches.

Usage: python -m tests.access.timing [GAME ...] [--people N] [--with OPTION ...] [--updates N]
       [--again N] [--real] [--profile]

After each action of people at one screen, all that is told is told anew as in a running program;
covers are taken off. With every update its milliseconds of CPU are noted (of this thread; pauses of
Python's collector are taken off and told apart) and the figures printed; with --profile also what
was called. On a busy machine the same matches are played --again: of each update the least counts.
With --real the platform's adapter is told, to which a screen reader must listen.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import pstats
import tempfile
from collections.abc import Mapping
from pathlib import Path
from random import Random
from time import monotonic, sleep, thread_time_ns
from typing import Any

from tabletop.core.registry import games
from tabletop.scenes.access import reader
from tabletop.scenes.shelf import on_the_shelf
from tests.access.test_items import Adapter, at_table
from tests.scenes.support import uncovered

LIMIT_MS = 5.0


PATIENCE = 10.0
"""Seconds until a screen reader must have come."""


class Pauses:
    """How often the collector ran, and its milliseconds."""

    def __init__(self) -> None:
        self.count, self.ms, self._start = 0, 0.0, 0
        gc.callbacks.append(self._noted)

    def _noted(self, phase: str, info: Mapping[str, int]) -> None:
        if phase == "start":
            self._start = thread_time_ns()
        else:
            self.count += 1
            self.ms += (thread_time_ns() - self._start) / 1e6


class Silent(Adapter):
    """Takes updates, and keeps none."""

    def update_if_active(self, make: Any) -> None:
        make()


class Timed(reader.Reader):
    """Notes what each update takes, and how often the collector came then."""

    def __init__(self, profile: cProfile.Profile | None, pauses: Pauses) -> None:
        super().__init__()
        self.took: list[float] = []
        self.swept = 0
        self._profile, self._pauses = profile, pauses

    def listens(self, real: bool) -> None:
        """From now on; to the platform's adapter, where that is meant."""
        if not real:
            self._adapter = Silent()
            self._first()
            return
        self.attach()
        self._adapter.update_window_focus_state(True)
        until = monotonic() + PATIENCE
        while not self.listening and monotonic() < until:
            sleep(0.05)
        assert self.listening, "no screen reader listens"

    def _adapter_update(self, app: Any) -> None:
        built, count, ms = self.built, self._pauses.count, self._pauses.ms
        if self._profile is not None:
            self._profile.enable()
        start = thread_time_ns()
        super()._adapter_update(app)
        took = (thread_time_ns() - start) / 1e6
        if self._profile is not None:
            self._profile.disable()
        if self.built > built:
            self.took.append(took - (self._pauses.ms - ms))
            self.swept += self._pauses.count > count


def match(heard: Timed, game: str, seed: int, most: int, asked: argparse.Namespace) -> None:
    """Plays one match of people until it ends or enough is noted."""
    people = asked.people or min(4, max(games()[game].info.players))
    with tempfile.TemporaryDirectory() as folder:
        app, scene = at_table(Path(folder), game, people, *asked.options, seed=str(seed))
        app.reader = heard
        heard.listens(asked.real)
        luck = Random(seed)
        while not scene.running.over and len(heard.took) < most:
            uncovered(app)
            if app.scene is not scene:
                break
            if scene.deciding is not None:
                scene.choose(luck.choice(list(scene.legal())))
            app.frame([], 16.0)
        app.close()


def measured(game: str, asked: argparse.Namespace, profile: cProfile.Profile | None) -> None:
    """Prints the figures of a game."""
    took: list[float] = []
    swept, seed, pauses = 0, 0, Pauses()
    while len(took) < asked.updates:
        seed += 1
        plays = [Timed(profile, pauses) for _ in range(asked.again)]
        for heard in plays:
            match(heard, game, seed, asked.updates - len(took), asked)
            swept += heard.swept
        took += map(min, zip(*[heard.took for heard in plays], strict=True))
    took.sort()
    shares = ", ".join(f"{share} % {took[len(took) * share // 100]:.2f}" for share in (50, 95, 99))
    over = sum(ms > LIMIT_MS for ms in took)
    print(
        f"{game}: {len(took)} updates, {seed} matches; ms of CPU: {shares}, most {took[-1]:.2f}; "
        f"{over} over {LIMIT_MS}; the collector came in {swept}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(on_the_shelf()))
    parser.add_argument("--people", type=int, default=0)
    parser.add_argument("--with", dest="options", nargs="*", default=[])
    parser.add_argument("--updates", type=int, default=400)
    parser.add_argument("--again", type=int, default=1)
    parser.add_argument("--real", action="store_true")
    parser.add_argument("--profile", action="store_true")
    asked = parser.parse_args()
    for game in asked.games:
        profile = cProfile.Profile() if asked.profile else None
        measured(game, asked, profile)
        if profile is not None:
            pstats.Stats(profile).sort_stats("tottime").print_stats(28)


if __name__ == "__main__":
    main()
