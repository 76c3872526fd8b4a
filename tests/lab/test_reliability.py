"""Judged chances held against how matches end."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from tabletop.ai.calibration import Calibration, Shape, read_calibration
from tabletop.ai.plain import PLAIN
from tabletop.ai.ratings import Score
from tabletop.cli import main
from tabletop.lab.reliability import (
    Bin,
    Seen,
    binned,
    crossed,
    farthest,
    fit,
    self_play,
    surprise,
)
from tests.ai import nim


def second_wins(state: nim.State) -> tuple[float, float]:
    """What is so when any number is taken at random from a heap of two."""
    mover = state.turn % 2
    return (0.75, 0.25) if mover == 0 else (0.25, 0.75)


def test_positions_are_sorted_by_what_was_judged_and_hold_what_became_of_them() -> None:
    """Greedy takes a heap of two at once: who moves first always wins, whatever is judged."""
    heuristics = replace(PLAIN, evaluate=second_wins)

    def seen() -> list[Seen]:
        endless = self_play(nim.GAME, None, heuristics, None, 2, {"heap": 2}, "s")
        return list(islice(endless, 60))

    bins = binned((each.judged, each.won) for each in seen())
    assert [round(each.judged, 2) for each in bins] == [0.25, 0.75]
    assert [each.real.share for each in bins] == [0.0, 1.0]
    assert sum(each.real.games for each in bins) == 60
    assert seen() == seen() and len({each.match for each in seen()}) > 10


def test_how_far_judged_and_real_are_apart_counts_bins_with_positions_enough() -> None:
    bins = (Bin(0.2, Score(30, 100)), Bin(0.9, Score(1, 10)))
    assert farthest(bins) == pytest.approx(0.1)
    assert farthest(bins, 5) == pytest.approx(0.8)
    assert farthest(()) == 0.0


@pytest.mark.parametrize("key", ["bunny_kingdom", "bounce_bunny_bounce"])
def test_the_command_prints_bins_and_one_object(
    key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["reliability", key, "--positions", "6"]
    assert main(words) == 0
    assert "judged and real" in capsys.readouterr().out
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert sum(each["positions"] for each in found["bins"]) == 6


def too_sure(phase: int, times: float) -> list[Seen]:
    """Of seats judged to be so likely to win the distance to an even share is `times` as far."""
    luck = Random(f"too sure {phase}")
    real = [luck.uniform(0.05, 0.95) for _ in range(8_000)]
    judged = Shape(times, 0.0, times, 0.0)
    return [
        Seen(n, phase, judged.of(chance, 2), float(luck.random() < chance))
        for n, chance in enumerate(real)
    ]


def test_a_fit_takes_back_what_is_too_sure_phase_by_phase() -> None:
    seen = [*too_sure(0, 2.0), *too_sure(1, 1.0)]
    known = Calibration({2: fit(seen[::2], 2, 2)})
    twice = Shape(2.0, 0.0, 2.0, 0.0)
    for real in (0.15, 0.35, 0.5, 0.65, 0.85):
        assert known.chance(twice.of(real, 2), 2, 0) == pytest.approx(real, abs=0.04)
        assert known.chance(real, 2, 1) == pytest.approx(real, abs=0.04)
    others = seen[1::2]
    plain = binned((each.judged, each.won) for each in others)
    after = binned((known.chance(each.judged, 2, each.phase), each.won) for each in others)
    assert farthest(plain) > 0.08 > 0.045 > farthest(after)
    assert surprise([(0.5, 1.0), (0.25, 0.0)]) == pytest.approx((0.25 + 0.0625) / 2)


def test_each_half_of_the_matches_is_judged_by_what_was_fitted_on_the_other() -> None:
    sure = [each._replace(match=2 * number) for number, each in enumerate(too_sure(0, 2.0))]
    right = [each._replace(match=2 * number + 1) for number, each in enumerate(too_sure(0, 1.0))]
    pairs = crossed(sure + right, 2, 1)
    drawn_in, kept = pairs[: len(right)], pairs[len(right) :]
    assert [won for _, won in pairs] == [each.won for each in right + sure]
    for (chance, _), each in zip(kept, sure):
        assert chance == pytest.approx(each.judged, abs=0.03)
    for (chance, _), each in zip(drawn_in, right):
        if 0.1 < abs(each.judged - 0.5) < 0.4:
            assert abs(chance - 0.5) < abs(each.judged - 0.5) - 0.02


def test_the_command_fits_and_writes_beside_what_there_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "calibration.json"
    words = ["reliability", "bunny_boom", "--fit", "--positions", "60", "--players", "3"]
    assert main([*words, "--into", str(file)]) == 0
    told = capsys.readouterr().out
    assert "Calibrated:" in told and "other half of the matches" in told
    known = read_calibration(file.read_text(), 5)
    assert 3 in known.shapes and set(map(str, known.shapes)) == set(known.facts)


def test_the_options_of_the_matches_are_kept_with_a_calibration(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "calibration.json"
    words = ["reliability", "bounce_bunny_bounce", "--fit", "--positions", "20"]
    assert main([*words, "--option", "fair_field=on", "--into", str(file)]) == 0
    assert json.loads(file.read_text())["fitted"]["2"]["options"] == {"fair_field": True}
