"""Recorded matches, re-run line by line: base, specials, powers and handicaps, variants."""

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
    again = write_record(match, record.header.seats, record.header.app)
    assert again.splitlines()[1:-1] == text.splitlines()[1:-1]
    if record.header.rules == match.game.info.rules_version:
        assert again == text


def test_the_expansions_and_two_variants_are_recorded() -> None:
    assert {path.stem for path in GOLDEN} >= {"base", "specials", "powers", "easier", "different"}
