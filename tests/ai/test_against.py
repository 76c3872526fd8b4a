"""The bridge to a program of another age: here the other is this one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.core.registry import game as find_game
from tests.ai.against import HERE, Lost, Side, against, play


def test_a_match_between_two_programs_is_played_to_its_end() -> None:
    found = against(
        find_game("bunny_boom"), HERE, ("normal", "greedy"), 2, {}, 2, "bridge", None, 6
    )
    assert found.lost == 0 and found.score.games == 2
    assert 0.0 <= found.score.points <= 2.0
    assert all(seconds > 0.0 for seconds in found.seconds)


def test_a_program_that_cannot_follow_is_said(tmp_path: Path) -> None:
    """An empty folder has no program in it."""
    (tmp_path / "tabletop").mkdir()
    (tmp_path / "tabletop" / "__init__.py").write_text("")
    sides = [Side(tmp_path, "greedy", None, 1), Side(HERE, "greedy", None, 1)]
    try:
        with pytest.raises(Lost):
            play(find_game("bunny_boom"), sides, "lost", {})
    finally:
        for side in sides:
            side.end()
