"""Beliefs from eggs won, offered and bid make the winner easier to foresee."""

import pytest

from tabletop.games.bunny_bidding import GAME
from tabletop.games.bunny_bidding.rules import inference
from tests.ai.hidden import looked_at


def foreseen(players: int, matches: int) -> float:
    """Returns the mean square error of chances that rest on redrawn worlds."""
    rows = list(looked_at(GAME, players, {}, matches, "beliefs"))
    return sum(row.knowing_square for row in rows) / len(rows)


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 6])
def test_chances_are_nearer_to_what_comes_with_beliefs_than_without(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`pytest -m slow tests/games/bunny_bidding/test_beliefs.py`"""
    believing = foreseen(players, 80)
    monkeypatch.setattr(inference, "_weights", lambda won, laid: (1.0,) * len(won))
    assert believing < foreseen(players, 80) - 0.01
