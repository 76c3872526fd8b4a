"""Recorded matches, re-run line by line, and a rule that every ruling has a test that cites it."""

import re
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


def test_at_least_three_matches_are_recorded_and_they_end_differently() -> None:
    ends = set()
    for path in GOLDEN:
        (record,) = read_records(path.read_text(encoding="utf-8"))
        state = play_record(record).state
        ends.add((state.stalled, state.result().winners))  # type: ignore[attr-defined]
    assert len(GOLDEN) >= 3 and len(ends) >= 3


def test_every_ruling_is_cited_by_a_test() -> None:
    cited = set()
    for path in HERE.glob("test_*.py"):
        cited |= set(re.findall(r"BBB-\d\d", path.read_text(encoding="utf-8")))
    missing = {f"BBB-{number:02}" for number in range(1, 49)} - cited
    assert not missing
