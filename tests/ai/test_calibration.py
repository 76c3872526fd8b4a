"""Calibrated chances: what a file says is shown, and one that cannot be used changes nothing."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop.ai import calibration
from tabletop.ai.analysing import guide_for
from tabletop.ai.calibration import (
    BadCalibration,
    Calibration,
    Shape,
    read_calibration,
    write_calibration,
)
from tabletop.ai.guides import any_guide
from tabletop.core.chance import deciders, pick
from tabletop.core.registry import games

KINGDOM = "tabletop.games.bunny_kingdom"
HALF = Shape(0.5, 0.0, 0.5, 0.0)
SOLD = sorted(key for key, game in games().items() if game.package.startswith("tabletop.games."))


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_an_even_share_stays_even_and_no_chance_overtakes_another(seats: int) -> None:
    for shape in (Shape(), HALF, Shape(0.3, 0.1, 1.4, -0.04)):
        assert shape.of(1.0 / seats, seats) == pytest.approx(1.0 / seats)
        moved = [shape.of(n / 50, seats) for n in range(51)]
        assert moved == sorted(moved) and moved[0] > 0.0 and moved[-1] < 1.0


def test_what_is_too_sure_is_drawn_to_the_even_share() -> None:
    assert HALF.of(0.9, 2) == pytest.approx(0.75)
    assert HALF.of(0.1, 2) == pytest.approx(0.25)
    assert Shape().of(0.37, 3) == pytest.approx(0.37)


KNOWN = Calibration({2: (HALF, Shape()), 4: (Shape(), HALF)}, facts={"2": {"seed": "s"}})


def test_a_calibration_comes_back_as_it_was_written() -> None:
    again = read_calibration(write_calibration(KNOWN, 2), 2)
    assert again == KNOWN
    assert again.chance(0.9, 2, 0) == pytest.approx(0.75)
    assert again.chance(0.9, 2, 1) == again.chance(0.9, 2, 7) == pytest.approx(0.9)
    assert again.chance(0.9, 3, 0) == 0.9, "of three seats it knows nothing"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"format": 1', '"format": 2', "another version"),
        ('"phases": 2', '"phases": 3', "another version"),
        ("0.5", "9.5", "damaged"),
        ("0.5", "NaN", "damaged"),
        ("0.5", "9" * 309, "damaged"),
        ("0.5", "-1e999", "damaged"),
        ("0.5", '"half"', "damaged"),
        ("0.5,", "", "damaged"),
        ('"2": [', '"1": [', "a whole number >= 2"),
        ("{", "", "damaged"),
    ],
)
def test_one_of_another_version_or_damaged_is_refused_in_one_sentence(
    old: str, new: str, why: str
) -> None:
    text = write_calibration(KNOWN, 2)
    assert old in text
    with pytest.raises(BadCalibration, match=why) as told:
        read_calibration(text.replace(old, new, 1), 2)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("text", ["{", '{"format": 9}', "\ud800"])
def test_one_that_cannot_be_used_leaves_chances_as_judged_and_one_line_in_the_log(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    any_guide(KINGDOM)  # its modules read data when they are first imported
    file = tmp_path / calibration.FILE
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    monkeypatch.setattr("tabletop.ai.calibration.data_file", lambda *asked: file)
    with caplog.at_level(logging.WARNING):
        found = calibration.calibration_in.__wrapped__(KINGDOM)
    assert found.fault and found.chance(0.9, 2, 0) == 0.9
    (line,) = [record.getMessage() for record in caplog.records]
    assert KINGDOM in line and found.fault in line


def test_a_game_without_one_says_nothing(caplog: Any) -> None:
    with caplog.at_level(logging.WARNING):
        assert calibration.calibration_in("tests.ai.nim_parts") == Calibration({})
    assert not caplog.records


@pytest.mark.parametrize("key", SOLD)
def test_what_ships_is_of_this_version_and_tells_how_it_was_fitted(key: str) -> None:
    package = games()[key].package
    known = calibration.calibration_in.__wrapped__(package)
    assert not known.fault and set(known.shapes) <= set(games()[key].info.players)
    assert set(map(str, known.shapes)) == set(known.facts)
    for told in known.facts.values():
        assert told["held_out"] >= 500 and 0.0 <= told["apart"] <= 1.0


def test_the_analysis_judges_a_running_match_as_calibrated_and_a_finished_one_as_it_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Between two rounds, where Bunny Kingdom's playouts rest."""
    half = Calibration({2: (HALF,) * 4})
    monkeypatch.setattr(calibration, "calibration_in", lambda package: half)
    plain, guide = any_guide(KINGDOM), guide_for.__wrapped__(KINGDOM)
    game = games()["bunny_kingdom"]
    state = game.start(2, game.info.complete(2, {}))
    rests, luck = 0, Random("calibrated")
    for seat in deciders(state, luck):
        if plain.rests(state):
            rests += 1
            before, after = plain.judge(state, 0), guide.judge(state, 0)
            assert after.chance == pytest.approx(HALF.of(before.chance, 2))
            assert after.worth == before.worth
        legal = state.legal_actions(seat)
        state.apply(seat, legal[pick(len(legal), luck)])
    assert rests > 1 and guide.judge(state, 0) == plain.judge(state, 0)
