"""Recorded matches end as they were chosen to; that they replay is checked for every game."""

from pathlib import Path

from tabletop.core.record import play_record, read_records
from tabletop.games.bunny_boom.rules import events

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))


def test_matches_of_every_size_and_ending_are_recorded() -> None:
    sizes, ends, timers = set(), set(), set()
    for path in GOLDEN:
        (record,) = read_records(path.read_text(encoding="utf-8"))
        match = play_record(record)
        sizes.add(match.players)
        ends.add(match.state.ended)  # type: ignore[attr-defined]
        timers.add(match.options["timer"])
    assert sizes == {2, 3, 4}
    assert ends == {events.PILE_OUT, events.ALL_CLOSED, events.BLOCKED}
    assert "real" in timers
