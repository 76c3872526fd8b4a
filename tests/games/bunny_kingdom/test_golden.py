"""Recorded matches, one a combination of modules, re-run line by line."""

from __future__ import annotations

from pathlib import Path

from tabletop.core.record import read_records

HERE = Path(__file__).parent
GOLDEN = sorted((HERE / "golden").glob("*.jsonl"))


def test_every_combination_of_modules_and_every_seat_count_is_recorded() -> None:
    seen = set()
    seats = set()
    for path in GOLDEN:
        (record,) = read_records(path.read_text(encoding="utf-8"))
        options = record.header.options
        seen.add((options["sky"], options["express"]))
        seats.add(record.header.players)
    assert len(seen) == 4 and seats == {2, 3, 4, 5}
