"""Recorded matches, one a combination of modules, re-run line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.core.record import play_record, read_records, write_record

HERE = Path(__file__).parent
GOLDEN = sorted((HERE / "golden").glob("*.jsonl"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_recorded_match_replays_line_by_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    (record,) = read_records(text)
    assert not record.damage
    match = play_record(record)
    assert match.state.is_over()
    assert write_record(match, record.header.seats, record.header.app) == text


def test_every_combination_of_modules_and_every_seat_count_is_recorded() -> None:
    seen = set()
    seats = set()
    for path in GOLDEN:
        (record,) = read_records(path.read_text(encoding="utf-8"))
        options = record.header.options
        seen.add((options["sky"], options["express"]))
        seats.add(record.header.players)
    assert len(seen) == 4 and seats == {2, 3, 4, 5}
