"""Judged chances held against how matches end."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tabletop.ai.plain import PLAIN
from tabletop.ai.ratings import Score
from tabletop.ai.reliability import Bin, farthest, reliability
from tabletop.cli import main
from tests.ai import nim


def second_wins(state: nim.State) -> tuple[float, float]:
    """What is so when any number is taken at random from a heap of two."""
    mover = state.turn % 2
    return (0.75, 0.25) if mover == 0 else (0.25, 0.75)


def test_positions_are_sorted_by_what_was_judged_and_hold_what_became_of_them() -> None:
    """Greedy takes a heap of two at once: who moves first always wins, whatever is judged."""
    heuristics = replace(PLAIN, evaluate=second_wins)
    bins = reliability(nim.GAME, None, heuristics, None, 2, {"heap": 2}, 60, "s")
    assert [round(each.judged, 2) for each in bins] == [0.25, 0.75]
    assert [each.real.share for each in bins] == [0.0, 1.0]
    assert sum(each.real.games for each in bins) >= 60
    assert bins == reliability(nim.GAME, None, heuristics, None, 2, {"heap": 2}, 60, "s")


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
    assert sum(each["positions"] for each in found["bins"]) >= 6
