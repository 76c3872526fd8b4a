"""A changed count of Bunny Bidding breaks the lesson that plays a match to its end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.core.game import Result
from tabletop.core.registry import game
from tabletop.games.bunny_bidding.rules import scoring
from tabletop.games.bunny_bidding.rules.scoring import Tally, goals_of
from tabletop.games.bunny_bidding.rules.state import Fields
from tabletop.session.lessons import BadLesson, course
from tests.lessons.rehearsing import rehearsed


def count_lesson() -> None:
    lessons = {each.key: each for each in course(game("bunny_bidding")).lessons}
    rehearsed(lessons["4_count"])


def test_equal_goals_that_counted_double_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = scoring.tally

    def doubled(state: Fields, seat: int) -> Tally:
        found = counted(state, seat)
        goals = goals_of(state, seat)
        pair = len(goals) - len(set(goals))
        return found._replace(goal_eggs=found.goal_eggs * (1 + pair))

    count_lesson()
    monkeypatch.setattr(scoring, "tally", doubled)
    with pytest.raises(BadLesson, match=r"result\.scores"):
        count_lesson()


def test_a_winner_with_fewest_points_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = scoring.result

    def turned(state: Fields) -> Result:
        found = right(state)
        last = tuple(seat for seat, rank in enumerate(found.ranks) if rank == max(found.ranks))
        return replace(found, winners=last)

    monkeypatch.setattr(scoring, "result", turned)
    with pytest.raises(BadLesson, match=r"result\.winners"):
        count_lesson()
