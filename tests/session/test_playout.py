"""Matches that rabbits play among themselves: whole, repeatable, kept like any other."""

from __future__ import annotations

import pytest

from tabletop.core.errors import BadOption
from tabletop.session.library import Library
from tabletop.session.playout import PlayOut
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.session.series import Series
from tests.session.support import TINY

SEATS = (rabbit("easy", 0), rabbit("expert", 1))
CUP = Series.first(2)._replace(event="cup:1", heading="Final")


def test_a_match_played_out_in_slices_is_the_one_played_out_at_once() -> None:
    slices, whole = (PlayOut(TINY, SEATS, {}, "7", CUP) for _ in range(2))
    count = 0
    while not slices.step(0.0):
        count += 1
    assert count > 3 and whole.step(60.0)
    assert slices.match.log == whole.match.log


def test_a_played_match_is_kept_with_its_result_and_can_be_reviewed(library: Library) -> None:
    out = PlayOut(TINY, SEATS, {"rounds": 2}, "9", CUP)
    out.step(60.0)
    running = out.kept(library)
    assert running.id is not None and running.over
    (saved,) = library.saved()
    assert saved.over and saved.sheet.series["event"] == "cup:1"
    assert Running.resume(library, running.id).result == running.result
    assert len(library.finished()) == 1


def test_a_person_has_to_play_and_bad_options_are_refused() -> None:
    with pytest.raises(BadOption, match="Only computer rabbits"):
        PlayOut(TINY, (human("Anna"), rabbit()), {}, "1", CUP)
    with pytest.raises(BadOption):
        PlayOut(TINY, SEATS, {"rounds": 99}, "1", CUP)


def test_lower_levels_slip_now_and_then_and_the_highest_never() -> None:
    def course(level: str, seed: str) -> list[object]:
        out = PlayOut(TINY, (rabbit(level, 0), rabbit("expert", 1)), {}, seed, CUP)
        out.step(60.0)
        return list(out.match.log)

    seeds = [str(n) for n in range(8)]
    slips = {
        level: sum(course(level, seed) != course("expert", seed) for seed in seeds)
        for level in ("easy", "greedy")
    }
    assert slips["easy"] > 2 and slips["greedy"] == 0
