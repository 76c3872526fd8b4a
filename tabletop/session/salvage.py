"""Takes out of a damaged library what can still be read, match by match."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tabletop.session.database import BROKEN, SCHEMA, transaction

PARTS = {"matches": "id", "actions": "match", "finished": "match"}
"""The tables, and which of their columns holds the match's id."""


def salvage(damaged: Path, fresh: sqlite3.Connection) -> int:
    """Copies every match that can be read whole from `damaged` into an empty library.

    Whether its actions make sense is found out when it is opened, as with every match. Statistics
    are copied match by match too, those of deleted ones included.

    Returns:
        How many matches were saved. Never raises for what is wrong with `damaged`.
    """
    for query in ("mode=ro", "mode=ro&immutable=1"):
        try:
            source = sqlite3.connect(f"{damaged.absolute().as_uri()}?{query}", uri=True)
        except BROKEN:
            continue
        try:
            if source.execute("PRAGMA user_version").fetchone()[0] == SCHEMA:
                return _copy(source, fresh)
        except BROKEN:
            continue
        finally:
            source.close()
    return 0


def _copy(source: sqlite3.Connection, fresh: sqlite3.Connection) -> int:
    matches = list(_ids(source, "matches"))
    saved = sum(_copied(source, fresh, match, ("matches", "actions")) for match in matches)
    for match in list(_ids(source, "finished")):
        _copied(source, fresh, match, ("finished",))
    return saved


def _ids(source: sqlite3.Connection, table: str) -> Iterator[int]:
    """Ids in a table, up to where it breaks off, from both ends."""
    seen: set[int] = set()
    for order in ("ASC", "DESC"):
        try:
            key = PARTS[table]
            for (match,) in source.execute(f"SELECT {key} FROM {table} ORDER BY {key} {order}"):
                if isinstance(match, int) and match not in seen:
                    seen.add(match)
                    yield match
        except BROKEN:
            continue


def _copied(
    source: sqlite3.Connection, fresh: sqlite3.Connection, match: int, tables: tuple[str, ...]
) -> bool:
    """Copies all rows of one match, or none."""
    try:
        rows = {
            table: source.execute(
                f"SELECT * FROM {table} WHERE {PARTS[table]} = ?", (match,)
            ).fetchall()
            for table in tables
        }
        transaction(fresh, lambda: _insert(fresh, rows))
    except BROKEN:
        return False
    return bool(rows[tables[0]])


def _insert(fresh: sqlite3.Connection, rows: dict[str, list[tuple[Any, ...]]]) -> None:
    for table, found in rows.items():
        for row in found:
            marks = ", ".join("?" * len(row))
            fresh.execute(f"INSERT INTO {table} VALUES ({marks})", row)
