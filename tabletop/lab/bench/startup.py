"""Start-up and memory, each in a fresh process: first picture, menu, tables; and plain pygame."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter

from tabletop.lab.bench.frames import has_table
from tabletop.lab.bench.rows import Row, skipped, spent

PEAK = "from tabletop.lab.bench.startup import peak_bytes; print(peak_bytes())"
LEAVE = "import os, sys; sys.stdout.flush(); os._exit(0)"
"""Ends a process at once, as its clean-up is not what is measured."""

PYGAME = "import pygame"
FIRST = """
from tabletop.scenes.window import Window, prepare
prepare()
Window().first_picture()
"""
MENU = """
import os
from tabletop.scenes import app, start
app.App.run = lambda self: os._exit(0)
start.run(None)
"""
TABLE = """
import os
from tabletop.lab.bench.frames import table_app
app = table_app({game!r}, (1920, 1080), os.environ["TABLETOP_DATA_DIR"])
for _ in range(30):
    app.frame([], 16.0)
"""
READY = """
import os
from time import process_time
from tabletop.scenes import app as program, start
def chosen(self):
    from tabletop.core.registry import game
    from tabletop.scenes.play.scene import PlayScene
    from tabletop.session.running import Running
    from tabletop.session.seats import human
    self.frame([], 16.0)
    self.sounds.settle()
    began = process_time()
    seats = tuple(human("", figure) for figure in range(min(game({game!r}).info.players)))
    self.go(PlayScene(self, Running.new({game!r}, seats, None, "bench")))
    self.frame([], 0.0)
    print(process_time() - began, flush=True)
    os._exit(0)
program.App.run = chosen
start.run(None)
"""
TABLE_READY = "G17 table ready after its choice"
READY_MS, STRETCH_MS = 300.0, 120.0


def measure(keys: Sequence[str], rounds: int) -> Iterator[Row]:
    """Whole-process times, the time each table takes to stand, and peak memory."""
    with tempfile.TemporaryDirectory() as folder:
        environment = headless(folder)
        contestants = {
            "pygame": partial(child, PYGAME, environment),
            "first": partial(child, FIRST, environment),
            "menu": partial(child, MENU, environment),
        }
        for start in contestants.values():
            start()
        seconds = spent(contestants, rounds, perf_counter)
        base = seconds["pygame"]
        yield timed("G15 first picture / import pygame", seconds["first"], base, "<= 2", "<= 1.5")
        yield timed("G16 menu usable / import pygame", seconds["menu"], base, "<= 4", "<= 2.5")
        plain = child(PYGAME + "\n" + PEAK, environment)
        for key in keys:
            if not has_table(key):
                yield skipped(TABLE_READY, "This game has no drawn table.", game=key)
                continue
            yield replace(ready(key, environment, max(3, rounds // 2)), game=key)
            table = child(TABLE.format(game=key) + PEAK, environment)
            yield replace(memory(table, plain), game=key)


def ready(key: str, environment: Mapping[str, str], rounds: int) -> Row:
    """From the choice of a game on the menu to the first picture of its table."""
    code = READY.format(game=key)
    child(code, environment)
    ms = 1000 * median(float(child(code, environment)) for _ in range(rounds))
    return Row(
        TABLE_READY, f"{ms:.0f} ms", f"{READY_MS:.0f} ms", ms / READY_MS,
        "<= 1", f"<= {STRETCH_MS / READY_MS}",
        "Time of the processor, modules that are loaded for it included; 1280x720. The sounds,"
        " which are read beside the menu, are there.",
    )  # fmt: skip


def headless(folder: str) -> Mapping[str, str]:
    """The environment of a child: no screen, no sound, a profile of its own.

    Modules are compiled there before anything is timed, as they are where the program is installed.
    """
    ours = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {
        **ours,
        "PYTHONPYCACHEPREFIX": str(Path(folder) / "compiled"),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "TABLETOP_DATA_DIR": folder,
    }


def child(code: str, environment: Mapping[str, str]) -> str:
    """Runs code in a fresh interpreter and gives what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\n{LEAVE}"],
        env=dict(environment),
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return done.stdout


def timed(name: str, ours: float, base: float, floor: str, stretch: str) -> Row:
    """A whole process's time beside that of `import pygame`."""
    return Row(name, f"{1000 * ours:.0f} ms", f"{1000 * base:.0f} ms", ours / base, floor, stretch)


def peak_bytes() -> int:
    """The most memory this process has held at once, in bytes; 0 where nobody can say."""
    status = Path("/proc/self/status")
    if status.exists():
        # getrusage would also count what the parent held before this process began its own program.
        found = re.search(r"VmHWM:\s+(\d+) kB", status.read_text(encoding="ascii"))
        return 1024 * int(found.group(1)) if found else 0
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (
        1 if sys.platform == "darwin" else 1024
    )


def memory(ours: str, base: str) -> Row:
    """Peak memory of a match at 1920x1080 beside that of `import pygame`."""
    name = "G18 peak memory in a match / import pygame"
    mine, plain = (int(text.split()[-1]) / 2**20 for text in (ours, base))
    if not plain:
        return skipped(name, "This system does not say how much memory was used.", "<= 8", "<= 5")
    return Row(name, f"{mine:.0f} MiB", f"{plain:.0f} MiB", mine / plain, "<= 8", "<= 5")
