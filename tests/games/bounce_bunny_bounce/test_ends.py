"""How a match ends: the third carrot, stalemates, and who has won."""

import pytest

from tabletop.games.bounce_bunny_bounce import GAME
from tabletop.games.bounce_bunny_bounce.game import LONGEST
from tests.games.bounce_bunny_bounce.scenario import Scene, kinds_of

FAR = ("carrot@1,1", "carrot@1,2", "carrot@1,3")


def test_bbb_37_the_third_carrot_ends_the_match_at_once() -> None:
    """BBB-37"""
    scene = Scene(
        "carrot@3,5", "stop@3,4", "stop@5,1", eaten=("1,6", "1,7"), bunnies=("3,4", "5,1")
    )
    events = scene.do("bounce 3,5")
    assert kinds_of(events) == ["bunny_hopped", "carrot_taken", "match_won"]
    assert scene.state.is_over() and scene.state.actors() == ()
    result = scene.state.result()
    assert (result.winners, result.ranks, result.scores) == ((0,), (1, 2), (3.0, 0.0))
    assert scene.state.why_not(1, scene.action("bounce 5,2")).rule == "BBB-37"  # type: ignore


def test_bbb_37_a_third_carrot_by_the_opponent_s_shock_wins_too() -> None:
    """BBB-37, BBB-18"""
    scene = Scene(
        "carrot@3,5",
        "stop@3,4",
        eaten=("1,6", "1,7"),
        carrots=(0, 2),
        bunnies=("off", "3,4"),
        phase="shock",
    )
    events = scene.do("shock 3,5")
    assert kinds_of(events)[-2:] == ["carrot_taken", "match_won"]
    assert scene.state.result().winners == (1,)


def test_bbb_38_with_two_each_the_fifth_carrot_decides() -> None:
    """BBB-38"""
    scene = Scene(
        "carrot@3,5",
        "stop@3,4",
        eaten=("1,4", "1,5", "1,6", "1,7"),
        carrots=(2, 2),
        bunnies=("3,4", "off"),
    )
    scene.do("bounce 3,5")
    assert scene.state.result().winners == (0,)


def resting(**more: object) -> Scene:
    """Seat 0 has one step to a Stop and then ends its turn."""
    return Scene("stop@3,4", "stop@3,5", *FAR, bunnies=("3,4", "off"), **more)  # type: ignore[arg-type]


def test_bbb_39_forty_turns_in_a_row_without_a_carrot_end_the_match() -> None:
    """BBB-39"""
    scene = resting(quiet=39, turn=41)
    scene.do("bounce 3,5")
    assert not scene.state.is_over()
    events = scene.do("end_turn")
    assert kinds_of(events) == ["card_turned_down", "turn_ended", "match_stalled"]
    assert (events[-1].player, events[-1].amount, events[-1].detail) == (-1, 40, (0,))
    result = scene.state.result()
    assert result.winners == (0, 1) and result.ranks == (1, 1), "equal carrots are a draw"


def test_bbb_39_two_hundred_turns_end_the_match_and_more_carrots_win() -> None:
    """BBB-39"""
    scene = Scene(
        "stop@3,4",
        "stop@3,5",
        eaten=("1,1",),
        carrots=(0, 1),
        bunnies=("off", "3,4"),
        mover=1,
        turn=200,
    )
    events = scene.do("bounce 3,5", "end_turn")
    assert (events[-1].kind, events[-1].player, events[-1].detail) == ("match_stalled", 1, (1,))
    assert scene.state.result().winners == (1,)
    assert "turns" in scene.state.result().reason


@pytest.mark.parametrize(("limits", "over"), [((0, 0), False), ((300, 300), False), ((9, 9), True)])
def test_bbb_39_both_limits_can_be_set_and_switched_off(
    limits: tuple[int, int], over: bool
) -> None:
    """BBB-39"""
    quiet = min(limits[1] or 400, 250) - 1
    turn = 401 if limits == (0, 0) else 201 if limits == (300, 300) else 9
    scene = resting(quiet=quiet, turn=turn, turn_limit=limits[0], quiet_limit=limits[1])
    scene.do("bounce 3,5", "end_turn")
    assert scene.state.is_over() is over


def test_bbb_39_without_limits_the_table_still_closes_some_time() -> None:
    """BBB-39"""
    scene = Scene(
        "stop@3,4",
        "stop@3,5",
        *FAR,
        bunnies=("off", "3,4"),
        mover=1,
        turn=LONGEST,
        turn_limit=0,
        quiet_limit=0,
    )
    events = scene.do("bounce 3,5", "end_turn")
    assert (events[-1].kind, events[-1].amount) == ("match_stalled", LONGEST)
    assert GAME.info.max_actions >= LONGEST * 6


def test_bbb_45_a_carrot_starts_the_count_of_quiet_turns_again() -> None:
    """BBB-45"""
    scene = Scene("stop@3,4", "carrot@3,5", "stop@5,1", bunnies=("3,4", "off"), quiet=39, turn=41)
    scene.do("bounce 3,5", "end_turn")
    assert not scene.state.is_over()
    assert scene.state.view(None).quiet == 0
    scene.do("bounce 5,1", "end_turn")
    assert scene.state.view(None).quiet == 1


def test_bbb_45_a_carrot_eaten_through_a_shock_counts_as_well() -> None:
    """BBB-45"""
    scene = Scene(
        "stop@3,4", "carrot@3,5", bunnies=("off", "3,4"), quiet=39, turn=41, phase="shock"
    )
    scene.do("shock 3,5")
    assert not scene.state.is_over() and scene.state.view(None).quiet == 0


def test_bbb_45_the_limits_wait_for_the_turn_to_be_finished() -> None:
    """BBB-45: the shocked player's choice still belongs to the turn."""
    scene = Scene(
        "stop@3,4", "swap@3,5", *FAR, bunnies=("off", "3,4"), quiet=39, turn=41, phase="shock"
    )
    scene.do("shock 3,5", "swap_first 2,1")
    assert not scene.state.is_over()
    scene.do("swap_second 2,2")
    assert scene.state.is_over()
