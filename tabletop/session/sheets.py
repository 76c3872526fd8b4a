"""Tables for other programs: finished matches, and dice and draws against fair ones, as CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tabletop.core.errors import TabletopError, explain
from tabletop.session.dealt import luck
from tabletop.session.library import Library
from tabletop.session.writing import replacing

MATCHES, DICE = "matches.csv", "dice.csv"

MATCH_COLUMNS: Final = "match,game,ended,seat,level,won,winners,with_aids,given_up,score,turns"
DICE_COLUMNS: Final = "game,kind,throws,side,came,expected,low,high"
"""Headings; `low` and `high` are where chance leaves a count 95 times of 100."""

ALL: Final = -1


def write(library: Library, folder: Path) -> None:
    """Writes both tables into a folder, made if it is not there.

    Raises:
        TabletopError: it cannot be written.
    """
    query = (
        "SELECT match, game, ended, seat, level, won, winners, helped, early, score, turns"
        " FROM outcomes WHERE person = '' ORDER BY ended, match"
    )
    matches = [
        (match, game, datetime.fromtimestamp(ended, UTC).isoformat(timespec="seconds"), *rest)
        for match, game, ended, *rest in library.outcomes(query)
    ]
    dice = [
        (kind.game, kind.verb, kind.throws, side.name, side.came)
        + tuple(f"{number:.2f}" for number in (side.expected, side.low, side.high))
        for kind in luck(library, ALL)
        for side in kind.sides()
    ]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _write(folder / MATCHES, MATCH_COLUMNS, matches)
        _write(folder / DICE, DICE_COLUMNS, dice)
    except OSError as problem:
        raise TabletopError(explain("unwritten", path=folder, why=problem)) from None


def _write(path: Path, columns: str, rows: Iterable[Sequence[object]]) -> None:
    with replacing(path) as fresh, open(fresh, "w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([columns.split(","), *rows])
