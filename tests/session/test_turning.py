"""The moment at which a match turned: found in every game, by a study where there is one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tabletop.core.game import Result
from tabletop.session.endings import led_from
from tabletop.session.turning import manner, turned, until
from tests.robots import drawn_games
from tests.scenes.test_count import running


@pytest.mark.parametrize("game_key", drawn_games())
def test_the_moment_of_a_match_is_told_where_all_can_see_who_leads(game_key: str) -> None:
    match = running(game_key)
    winners = match.result.winners if match.result is not None else ()
    lead = led_from(match.match, winners[0]) if len(winners) == 1 else None
    found = turned(match, None, lead)
    assert (found is None) == (lead is None)
    if found is not None:
        assert found.ply == lead and found.text and found.gain == 0
        assert until(match.match, found.ply).ply == found.ply + 1


def test_a_match_that_was_given_up_never_turned() -> None:
    match = running("bunny_boom")
    ended = Result((-3.0, -1.0), (2, 1), (1,), "Over.", (), True)
    other: Any = SimpleNamespace(result=ended, match=match.match)
    assert turned(other, None, 3) is None
    assert manner(other, 3) == ("", 0)


@pytest.mark.parametrize(
    ("scores", "lead", "how"),
    [
        ((100.0, 96.0), 50, "close"),
        ((100.0, 60.0), 50, "clear"),
        ((100.0, 90.0), 95, "late"),
        ((100.0, 90.0), 5, "start"),
        ((100.0, 90.0), 50, ""),
        ((-10.0, -40.0), 50, "clear"),
    ],
)
def test_how_a_match_was_won_follows_from_its_points(
    scores: tuple[float, float], lead: int, how: str
) -> None:
    result = Result(scores, (1, 2), (0,), "Over.")
    other: Any = SimpleNamespace(result=result, match=SimpleNamespace(log=[None] * 100))
    assert manner(other, lead) == (how, int(scores[0] - scores[1]))
