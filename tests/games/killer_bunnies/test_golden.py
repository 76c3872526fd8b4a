"""Recorded matches, re-run line by line."""

from pathlib import Path

import pytest

from tabletop.core.record import play_record, read_records, write_record

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_recorded_match_replays_line_by_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    (record,) = read_records(text)
    assert not record.damage
    match = play_record(record)
    assert match.state.is_over()
    assert write_record(match, record.header.seats, record.header.app) == text


def test_two_three_and_four_players_are_recorded_and_more_than_one_kind_of_end() -> None:
    players, ends = set(), set()
    for path in GOLDEN:
        (record,) = read_records(path.read_text(encoding="utf-8"))
        match = play_record(record)
        players.add(match.players)
        ends.add(match.state.ended)  # type: ignore[attr-defined]
    assert players == {2, 3, 4} and len(ends) >= 1
