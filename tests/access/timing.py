"""How long an update of the screen reader's tree takes, in CPU time, over whole matches.

Usage: python -m tests.access.timing [GAME ...] [--updates N] [--profile]

After each action of people at one screen, all that is told is told anew as in a running program;
covers are taken off. With every update its milliseconds of CPU are noted (`process_time`, so that
a busy machine counts) and the figures printed; with --profile also what was called.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import tempfile
from pathlib import Path
from random import Random
from time import thread_time_ns
from typing import Any

from tabletop.core.registry import games
from tabletop.scenes.access import reader
from tabletop.scenes.shelf import on_the_shelf
from tests.access.test_items import Adapter, at_table, uncovered

LIMIT_MS = 5.0


class Timed(reader.Reader):
    """Notes what each update takes."""

    def __init__(self, profile: cProfile.Profile | None) -> None:
        super().__init__()
        self.took: list[float] = []
        self._profile = profile

    def _adapter_update(self, app: Any) -> None:
        built = self.built
        if self._profile is not None:
            self._profile.enable()
        start = thread_time_ns()
        super()._adapter_update(app)
        took = (thread_time_ns() - start) / 1e6
        if self._profile is not None:
            self._profile.disable()
        if self.built > built:
            self.took.append(took)


def match(game: str, seed: int, heard: Timed, folder: Path, most: int) -> None:
    """Plays one match of as many people as there are names, until it ends or enough is noted."""
    app, scene = at_table(folder, game, min(4, max(games()[game].info.players)))
    heard._adapter = Adapter()
    app.reader = heard
    heard._first()
    luck = Random(seed)
    while not scene.running.over and len(heard.took) < most:
        uncovered(app)
        if app.scene is not scene:
            break
        if scene.deciding is not None:
            scene.choose(luck.choice(list(scene.legal())))
        app.frame([], 16.0)
    app.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(on_the_shelf()))
    parser.add_argument("--updates", type=int, default=400)
    parser.add_argument("--profile", action="store_true")
    asked = parser.parse_args()
    for game in asked.games:
        profile = cProfile.Profile() if asked.profile else None
        heard, seed = Timed(profile), 0
        with tempfile.TemporaryDirectory() as folder:
            while len(heard.took) < asked.updates:
                seed += 1
                match(game, seed, heard, Path(folder) / str(seed), asked.updates)
        took = sorted(heard.took)
        over = sum(ms > LIMIT_MS for ms in took)
        print(
            f"{game}: {len(took)} updates, {seed} matches; ms of CPU: "
            f"half {took[len(took) // 2]:.2f}, 19 of 20 {took[len(took) * 19 // 20]:.2f}, "
            f"most {took[-1]:.2f}; {over} over {LIMIT_MS}",
            flush=True,
        )
        if profile is not None:
            pstats.Stats(profile).sort_stats("tottime").print_stats(28)


if __name__ == "__main__":
    main()
