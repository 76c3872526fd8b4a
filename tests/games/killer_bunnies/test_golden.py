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


def test_a_record_from_before_gifts_could_be_left_out_is_played_with_them() -> None:
    """A17: as published, and to the same digests as then."""
    for path in GOLDEN:
        text = path.read_text(encoding="utf-8")
        assert '"gifts":true,' in text
        (record,) = read_records(text)
        (older,) = read_records(text.replace('"gifts":true,', ""))
        assert "gifts" not in older.header.options
        assert play_record(older).state.digest() == play_record(record).state.digest()
