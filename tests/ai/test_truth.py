"""The measure of how true an analysis is: what it sums up, and that it repeats."""

from __future__ import annotations

import pytest

from tabletop.core.registry import game as find_game
from tests.ai.truth import Apart, Held, agreement, held, pairs_of


def test_an_analysis_that_says_what_is_is_not_off_at_all() -> None:
    found = [Held(Apart(0.2, 0.0), Apart(0.2, 0.01)), Held(Apart(-0.1, 0.0), Apart(-0.1, 0.01))]
    told = agreement(found)
    assert told.pairs == told.sure == 2
    assert told.beyond == 0.0
    assert told.silence == pytest.approx(0.158, abs=0.001)
    assert told.said == pytest.approx(told.real) == pytest.approx(0.15)


def test_an_analysis_that_says_the_opposite_is_further_off_than_silence() -> None:
    told = agreement([Held(Apart(0.2, 0.0), Apart(-0.2, 0.01))])
    assert told.beyond == pytest.approx(0.4, abs=0.001)
    assert told.real == pytest.approx(-0.2)


def test_choices_that_come_to_the_same_in_earnest_tell_nothing() -> None:
    assert agreement([Held(Apart(0.3, 0.1), Apart(0.0, 0.0))]).pairs == 0


def test_what_is_not_sure_is_called_no_mistake() -> None:
    assert agreement([Held(Apart(0.2, 0.1), Apart(0.2, 0.01))]).sure == 0


def test_a_pair_is_looked_at_alike_each_time_and_its_two_choices_differ() -> None:
    game = find_game("bunny_boom")
    once, again = (list(pairs_of(game, 2, {}, 10, "alike", 1)) for _ in range(2))
    assert [each[1:] for each in once] == [each[1:] for each in again]
    assert len(once) == 1
    assert all(each.made[0] != each.other[0] for each in once)
    assert held(game, once[0], 5, 3, "s") == held(game, once[0], 5, 3, "s")


def test_the_same_choice_twice_is_no_better_than_itself() -> None:
    game = find_game("bounce_bunny_bounce")
    pair = next(pairs_of(game, 2, {}, 10, "same"))
    same = held(game, pair._replace(other=pair.made), 5, 3, "s")
    assert same.said.mean == 0.0
