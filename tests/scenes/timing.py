"""Measures the CPU time that each screen takes to open over a library of very many matches.

Usage: python -m tests.scenes.timing [--count N]

Of every 50th match all choices were looked at, with exercises and bookmarks. Each screen is opened
four times, and the least is told; the first time, when nothing is drawn yet, is told beside it.
Threads count, the library's among them; small tables, which a process of its own draws, do not.
"""

from __future__ import annotations

import argparse
import sqlite3
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from time import process_time, time

from tabletop.scenes.app import App
from tabletop.scenes.matches.saves import SavesScene
from tabletop.scenes.matches.statistics import StatisticsScene
from tabletop.session import exercises
from tabletop.session.library import Library
from tabletop.session.running import Running
from tests.scenes.support import looked_back, match, open_app
from tests.session.crowded import crowd
from tests.typed import the

LOOKED_AT, AGAIN = 50, 4


def furnish(path: Path, count: int) -> None:
    """Fills a library, and has some of its matches looked back on."""
    crowd(path, count, end=time())
    library = Library(path)
    running = match(library)
    exercises.note(looked_back(running, library=library), library, datetime.now(UTC))
    library.close()
    connection = sqlite3.connect(path)
    for table in ("analyses", "exercises"):
        names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")][1:]
        connection.execute(
            f"INSERT INTO {table} SELECT id, t.{', t.'.join(names)} FROM matches, {table} t"
            " WHERE matches.id % ? = 0 AND match = ? AND id <> match",
            (LOOKED_AT, running.id),
        )
    connection.execute("INSERT INTO bookmarks SELECT id, 3, 'here', changed FROM matches"
                       " WHERE id % 5 = 0")  # fmt: skip
    connection.commit()
    connection.close()


def screens(app: App) -> dict[str, Callable[[], object]]:
    """Ways to each screen; those that change the one before stand behind it."""

    def saves() -> SavesScene:
        return the(SavesScene, app.scene)

    def figures() -> StatisticsScene:
        return the(StatisticsScene, app.scene)

    return {
        "menu": lambda: app.open("menu"),
        "saved matches": lambda: app.open("saves"),
        "its next page": lambda: saves().turn(1),
        "its page 900": lambda: saves().turn(900),
        "one game's": lambda: saves()._show("bunny_boom"),
        "search dilek": lambda: saves()._search("dilek"),
        "search won bunny": lambda: saves()._search("won bunny"),
        "statistics": lambda: app.open("statistics"),
        "of one game": lambda: figures()._pick("bunny_boom"),
        "of one person": lambda: figures()._pick("", "Anna"),
        "practice": lambda: app.open("practice"),
        "bookmarks": lambda: app.open("bookmarks"),
        "its page 20": lambda: app.scene.turn(20),  # type: ignore[attr-defined]
        "over all matches": lambda: app.open("progress"),
        "results": lambda: app.open("results", Running.resume(app.library, 1)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=5_000)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        furnish(Path(name) / "library.sqlite3", args.count)
        app = open_app(Path(name))
        took: dict[str, list[float]] = {}
        for _ in range(AGAIN):
            for what, way in screens(app).items():
                begin = process_time()
                way()
                app.frame([], 16.0)
                took.setdefault(what, []).append((process_time() - begin) * 1000)
        app.close()
    for what, each in took.items():
        print(f"{what:20} {min(each):6.0f} ms, at first {each[0]:6.0f}")


if __name__ == "__main__":
    main()
