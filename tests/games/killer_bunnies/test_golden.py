"""Recorded matches, re-run line by line."""

from pathlib import Path

from tabletop.core.record import play_record, read_records

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))


def test_two_three_and_four_players_are_recorded_and_more_than_one_kind_of_end() -> None:
    players, ends = set(), set()
    for path in GOLDEN:
        (record,) = read_records(path.read_text(encoding="utf-8"))
        match = play_record(record)
        players.add(match.players)
        ends.add(match.state.ended)  # type: ignore[attr-defined]
    assert players == {2, 3, 4} and len(ends) >= 1
