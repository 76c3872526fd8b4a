"""The sand timer: luck that the session submits."""

import pytest

from tabletop.core.game import CHANCE
from tabletop.core.match import Match
from tabletop.games.bunny_boom import GAME
from tabletop.games.bunny_boom.rules import events
from tabletop.games.bunny_boom.rules.actions import CLOCK
from tabletop.games.bunny_boom.rules.view import BoomView
from tests.games.bunny_boom.scenario import Scene, only
from tests.typed import the


def test_bb_07_the_timer_is_off_unless_wanted_and_lasts_thirty_seconds() -> None:
    """BB-07"""
    assert GAME.info.option("timer").default == "off"
    assert GAME.info.option("timer_seconds").default == 30
    assert Scene("P14").state.clock_action() is None


@pytest.mark.parametrize(("timer", "turned"), [("off", 0), ("soft", 1), ("real", 1)])
def test_bb_07_it_is_turned_at_the_start_of_every_turn(timer: str, turned: int) -> None:
    """BB-07"""
    match = Match(GAME, 2, {"timer": timer, "timer_seconds": 45}, "1")
    told = [event for _, event in match.told(None) if event.kind == events.TIMER_TURNED]
    assert len(told) == turned and all(event.amount == 45 for event in told)
    view = the(BoomView, match.view(None))
    assert view.timer == timer and view.timer_seconds == 45


def test_bb_07_a_reminder_costs_nothing() -> None:
    """BB-07"""
    assert Scene("P14", timer="soft").state.clock_action() is None


def test_bb_56_time_out_brings_the_highest_value_of_the_river_and_a_card_must_follow() -> None:
    """BB-56"""
    scene = Scene("P14", river="P12 P34 P21", homes=(1, 1), timer="real")
    assert scene.state.clock_action() == CLOCK
    told = scene.do("time_out")
    assert scene.state.home[0] == 1 + 4 and only(told, events.TIMER_RAN_OUT)[0].amount == 4
    assert scene.phase() == "play" and scene.state.view(1).timed_out


def test_bb_56_an_empty_river_costs_nothing() -> None:
    """BB-56"""
    scene = Scene("P14", river="- - -", homes=(1, 1), timer="real")
    scene.do("time_out")
    assert scene.state.home[0] == 1


def test_bb_70_the_sand_runs_out_once_a_turn_and_only_before_the_card_lies() -> None:
    """BB-70: who plays is not the rules' business, so the session lets none run for computers."""
    scene = Scene("P14", river="P12 P34 P21", timer="real")
    scene.do("time_out")
    assert scene.state.clock_action() is None
    assert scene.refusal("time_out", seat=CHANCE) == "BB-70"
    scene.do("play P14 left 1")
    assert scene.state.clock_action() is None
    scene.do("draw_pile")
    assert scene.state.clock_action() == CLOCK, "the next turn has sand of its own"


def test_a_time_out_is_logged_and_replayed() -> None:
    match = Match(GAME, 2, {"timer": "real"}, "1")
    match.run_clock()
    again = Match(GAME, 2, {"timer": "real"}, "1", deal=False)
    again.replay(match.log)
    assert again.state.digest() == match.state.digest()
