"""Recorded matches, re-run line by line, and a rule that every ruling has a test that cites it."""

import re
from pathlib import Path

from tabletop.core.record import play_record, read_records

HERE = Path(__file__).parent
GOLDEN = sorted((HERE / "golden").glob("*.jsonl"))


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
