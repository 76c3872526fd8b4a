"""Every registered game is kept, opened again as it was left, and counted when it is over."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tabletop.core.event import redacted
from tabletop.core.registry import games
from tabletop.session.foreign import export_match, import_match
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.statistics import figures, games_in
from tests.mixes import sampled
from tests.session.support import Clock, edit, fingerprint, play, solo
from tests.typed import the

FEW = 40
"""Submissions before the match is left."""


@pytest.mark.parametrize("number", [0, 3])
@pytest.mark.parametrize("key", list(games()))
def test_a_match_left_in_the_middle_goes_on_as_it_was_left(
    tmp_path: Path, key: str, number: int
) -> None:
    players, options = sampled(key, number)
    library = Library(tmp_path / "library.sqlite3", clock=Clock())
    running = Running.new(key, solo(players), options, f"left/{number}", library)
    play(running, Random(number), most=FEW)
    before = fingerprint(running)
    assert running.id is not None
    library.close()
    again = Library(tmp_path / "library.sqlite3", clock=Clock())
    opened = Running.resume(again, running.id)
    assert not opened.problem
    assert fingerprint(opened) == before
    assert [saved.sheet.game for saved in again.saved()] == [key]
    again.close()


LATER = {("bounce_bunny_bounce", "by_heart"): False}
"""Options that came after matches had been played, and what was played until then."""


@pytest.mark.parametrize("key", list(games()))
def test_a_match_older_than_an_option_goes_on_as_it_was_played(tmp_path: Path, key: str) -> None:
    """Saved matches of Bounce were gone on with by heart, since that is how it is published."""
    info = games()[key].info
    later = {option.key: option.before for option in info.options if option.before is not None}
    assert later == {name: value for (game, name), value in LATER.items() if game == key}
    path = tmp_path / "library.sqlite3"
    library = Library(path, clock=Clock())
    running = Running.new(key, solo(info.players[0]), later, "older", library)
    play(running, Random(2), most=FEW)
    before, number = fingerprint(running), the(int, running.id)
    named = {name: value for name, value in running.match.options.items() if name not in later}
    edit(path, "UPDATE matches SET options = ?", json.dumps(named))
    opened = Running.resume(library, number)
    assert not opened.problem and fingerprint(opened) == before
    assert opened.match.options == running.match.options
    export_match(library, number, tmp_path / "older.tabletop")
    assert import_match(library, tmp_path / "older.tabletop").known
    library.close()


@pytest.mark.parametrize("key", ["bounce_bunny_bounce", "bunny_boom", "bunny_bidding"])
def test_a_finished_match_is_counted_for_its_game(tmp_path: Path, key: str) -> None:
    library = Library(tmp_path / "library.sqlite3", clock=Clock())
    running = Running.new(key, solo(games()[key].info.players[-1]), {}, "over", library)
    play(running)
    assert running.over
    assert games_in(library) == (key,)
    sums = figures(library, key)
    assert sums.total.played == 1
    library.close()


@pytest.mark.parametrize("number", [0, 5])
@pytest.mark.parametrize("key", list(games()))
def test_every_seat_is_told_every_event_it_learns_of_with_a_view_of_its_own(
    key: str, number: int
) -> None:
    players, options = sampled(key, number)
    running = Running.new(key, solo(players), options, f"told/{number}")
    batches = [running.opening, *play(running, Random(number), most=FEW)]
    for batch in batches:
        for viewer in (None, *range(players)):
            pairs = batch.told(viewer)
            learnt = (redacted(event, viewer) for event in batch.events)
            assert [pair.event for pair in pairs] == [event for event in learnt if event]
            assert all(pair.view.viewer == viewer for pair in pairs)
    assert sum(len(batch.moments) for batch in batches) >= len(batches) // 2
