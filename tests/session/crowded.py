"""A library of very many matches, made in a moment: a few are played, the rest are their copies."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit

GAMES = ("bounce_bunny_bounce", "bunny_boom", "bunny_bidding")
NAMES = ("Anna", "Ben", "Zoë", "Dilek", "Émile")
DAY = 86_400.0


def crowd(path: Path, count: int = 5_000, played: int = 6, end: float = 1_790_000_000.0) -> None:
    """Fills a new library with `count` matches, the last of them at `end`, half an hour apart."""
    library = Library(path)
    for number in range(played):
        luck = Random(number)
        seats = [human(NAMES[number % 5], number % 5), rabbit("easy", 5), rabbit("normal", 4)]
        game = GAMES[number % 3]
        seats = seats[: 3 if game == "bunny_bidding" else 2]
        running = Running.new(game, seats, {}, str(number), library)
        most = 12 if number == played - 1 else 10_000
        while not running.over and running.ply < most:
            seat = running.actors()[0]
            running.submit(seat, luck.choice(list(running.legal(seat))))
    library.close()
    connection = sqlite3.connect(path)
    for table in ("matches", "finished"):
        names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        key = names[0]
        kept = ", ".join(names[1:])
        for number in range(played + 1, count + 1):
            connection.execute(
                f"INSERT INTO {table} ({key}, {kept}) SELECT ?, {kept} FROM {table}"
                f" WHERE {key} = ?",
                (number, (number - 1) % played + 1),
            )
    connection.execute("UPDATE matches SET changed = ? - (? - id) * 1800", (end, count))
    connection.execute("UPDATE finished SET ended = ? - (? - match) * 1800", (end, count))
    connection.execute(
        "INSERT INTO actions SELECT m.id, a.ply, a.seat, a.action, a.after, a.note FROM matches m"
        " JOIN actions a ON a.match = (m.id - 1) % ? + 1 WHERE m.id > ? AND m.id % 50 = 0",
        (played, played),
    )
    connection.commit()
    connection.close()
