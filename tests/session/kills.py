"""Kills a player again and again in mid-match and looks whether anything acknowledged was lost.

Run as `python -m tests.session.kills --kills 10000 --dir FOLDER`; prints one JSON object. Forks,
so it runs where there is `os.fork`; one process a player, none of them shares a library in use.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sqlite3
import time
from pathlib import Path
from random import Random

from tabletop.core.registry import game, register
from tabletop.session.library import Library
from tabletop.session.running import Running
from tests.session.support import choice, fingerprint, play, start
from tests.tiny import GAME as TINY

MOST_STEPS = 200
EACH = 500
CLOCK = 1_790_000_000.0


def step(running: Running, rng: Random) -> Running:
    """One thing a player does: submit, take back, redo, use a hint; a new match after the last."""
    turn = rng.random()
    if running.over:
        library = running._keeper.library
        return start(running.match.game.info.key, seed=str(int(turn * 1e6)), library=library)
    if turn < 0.1 and running.may_undo() is None:
        running.undo()
    elif turn < 0.15:
        running.redo()
    elif turn < 0.2:
        running.use_aid("hint")
    else:
        running.submit(*choice(running, rng))
    return running


def player(path: Path, key: str, seed: int, told: int) -> None:
    """Plays for ever; after each acknowledged step writes one byte to `told`."""
    library = Library(path, clock=lambda: CLOCK + seed)
    rng = Random(seed)
    running = start(key, seed=f"kill {seed}", library=library)
    os.write(told, b".")
    for _ in range(MOST_STEPS):
        running = step(running, rng)
        if not running.saved:
            os._exit(2)
        os.write(told, b".")
    while True:
        time.sleep(1)


def one_kill(path: Path, key: str, seed: int) -> int:
    """Starts a player, kills it some time later, and checks the library.

    Returns:
        How many steps it had acknowledged.
    """
    hears, told = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(hears)
        try:
            player(path, key, seed, told)
        finally:
            os._exit(1)
    os.close(told)
    rng = Random(-seed)
    wanted = int(rng.random() * 12)
    heard = 0
    while heard < wanted and os.read(hears, 1):
        heard += 1
    time.sleep(rng.random() * 0.004)
    os.kill(pid, signal.SIGKILL)
    _, status = os.waitpid(pid, 0)
    while more := os.read(hears, 4096):
        heard += len(more)
    os.close(hears)
    assert os.WIFSIGNALED(status), f"player {seed} ended by itself: {status}"
    check(path, key, seed, heard)
    return heard


def check(path: Path, key: str, seed: int, heard: int) -> None:
    """The saved match is as after the last acknowledged step, or the one that was under way."""
    library = Library(path)
    assert not library.problem and not library.notices, (library.problem, library.notices)
    saved = [one for one in library.saved() if one.changed == CLOCK + seed]
    if heard == 0 and not saved:
        library.close()
        return
    latest = max(saved, key=lambda one: one.id)
    again = Running.resume(library, latest.id)
    library.close()
    assert not again.problem, again.problem
    rng = Random(seed)
    running = start(key, seed=f"kill {seed}")
    possible = []
    for done in range(heard + 1):
        if done >= heard - 1:
            possible.append(fingerprint(running))
        running = step(running, rng)
    assert fingerprint(again) in possible, f"player {seed} after {heard} steps: lost or torn"


def run(kills: int, folder: Path, first: int) -> dict[str, float]:
    """Kills that many players, EACH on one library, which is checked as a whole at its end."""
    steps = matches = 0
    keys = (TINY.info.key, "bounce_bunny_bounce")
    began = time.perf_counter()
    for number in range(first, first + kills):
        path = folder / str((number - first) // EACH) / "library.sqlite3"
        path.parent.mkdir(parents=True, exist_ok=True)
        steps += one_kill(path, keys[number % 2], number)
        if (number - first + 1) % EACH == 0 or number == first + kills - 1:
            matches += whole(path)
    return {
        "kills": kills,
        "acknowledged": steps,
        "matches": matches,
        "lost": 0,
        "torn": 0,
        "seconds": round(time.perf_counter() - began, 1),
    }


def whole(path: Path) -> int:
    """How many matches a sound library holds."""
    connection = sqlite3.connect(path)
    (sound,) = connection.execute("PRAGMA integrity_check").fetchone()
    (matches,) = connection.execute("SELECT count(*) FROM matches").fetchone()
    connection.close()
    assert sound == "ok", sound
    return int(matches)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--dir", type=Path, required=True)
    parser.add_argument("--first", type=int, default=1)
    args = parser.parse_args()
    register(TINY)
    for key in (TINY.info.key, "bounce_bunny_bounce"):
        play(start(key), most=3)
        assert game(key)
    print(json.dumps(run(args.kills, args.dir, args.first)))


if __name__ == "__main__":
    main()
