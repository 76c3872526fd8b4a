"""The measure of what hidden things are worth: nothing is gained where there are none."""

from statistics import fmean

import pytest

from tabletop.core.registry import game
from tabletop.games.bunny_boom.rules.rules import State
from tests.ai.hidden import looked_at


def test_who_sees_all_foresees_bidding_better_than_who_sees_one_hand() -> None:
    rows = list(looked_at(game("bunny_bidding"), 3, {}, 12, "hidden"))
    assert len(rows) == 12
    assert fmean(row.knowing - row.seeing for row in rows) > 0.02


def test_where_every_redraw_is_the_same_world_nothing_is_gained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(State, "redeterminize", lambda self, player, rng, forget=0.0: None)
    for row in looked_at(game("bunny_boom"), 2, {}, 3, "hidden"):
        assert abs(row.knowing - row.seeing) < 1e-9
