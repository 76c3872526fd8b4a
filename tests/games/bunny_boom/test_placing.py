"""Putting a card down: both levels, suits, prices, open and closed spaces."""

import pytest

from tabletop.core.event import fact
from tabletop.games.bunny_boom.rules import events
from tests.games.bunny_boom.scenario import Scene, kinds_of, only


def test_bb_08_arms_grow_from_the_centre_outward_without_gaps() -> None:
    """BB-08"""
    scene = Scene("P12")
    assert scene.spaces("P12") == {"left 1", "right 1"}
    scene = Scene("P12", {"left 1": "P11", "left 2": "P13"})
    assert scene.spaces("P12") == {"left 3", "right 1"}
    assert scene.refusal("play P12 right 2") == "BB-08"
    scene = Scene("P12", {"left 1": "P11", "left 2": "P13", "left 3": "P14"})
    assert scene.spaces("P12") == {"right 1"}


@pytest.mark.parametrize(
    ("players", "arms"),
    [(2, "left right"), (3, "left right above"), (4, "left right above below")],
)
def test_bb_08_each_player_more_has_an_arm_more(players: int, arms: str) -> None:
    """BB-08"""
    scene = Scene("P12", players=players)
    assert scene.spaces("P12") == {f"{arm} 1" for arm in arms.split()}
    for arm in {"above", "below"} - set(arms.split()):
        assert scene.refusal(f"play P12 {arm} 1") == "BB-08"


def test_bb_09_level_2_begins_only_when_every_space_has_a_card() -> None:
    """BB-09"""
    village = {f"{arm} {slot}": "" for arm in ("left", "right") for slot in (1, 2, 3)}
    del village["right 3"]
    scene = Scene("P12 P14", {place: card for place, card in zip(village, FIVE)})
    assert scene.spaces("P12") == {"right 3"}
    assert scene.refusal("play P12 left 1") == "BB-09"
    scene.do("play P14 right 3", "draw_pile")
    assert scene.asked == 1
    assert len({text.split(" ", 2)[2] for text in scene.legal()}) == 6


FIVE = ("P21", "P22", "P23", "P24", "P25")


def test_bb_10_another_suit_costs_the_new_card_s_value_before_the_play_effect() -> None:
    """BB-10: so a Share can pass on what was just paid."""
    scene = Scene("P14", {"left 1": "P34"}, full=True, homes=(0, 0))
    told = scene.do("play P14 left 1")
    assert scene.state.home == [3, 1]
    assert kinds_of(told)[:3] == [
        events.CARD_PLAYED,
        events.BUNNIES_GAINED,
        events.BUNNY_GIVEN,
    ]
    assert not scene.closed("left 1")


def test_the_same_suit_is_free_and_closes_the_space() -> None:
    scene = Scene("P12", {"left 1": "P11"}, full=True)
    told = scene.do("play P12 left 1")
    assert scene.closed("left 1") and scene.state.home[0] == 1
    assert only(told, events.SPACE_CLOSED)


def test_bb_11_only_the_own_pawn_bars_a_space_and_others_are_lifted() -> None:
    """BB-11"""
    scene = Scene("P12", full=True, pawns=("left 1", "right 1"))
    assert scene.spaces("P12") == {"left 2", "left 3", "right 1", "right 2", "right 3"}
    assert scene.refusal("play P12 left 1") == "BB-11"
    scene.do("play P12 right 1")
    assert scene.pawn(1) == "right 1" and scene.pawn(0) == "right 1"


def test_bb_12_bunnies_stay_in_a_space_that_is_covered() -> None:
    """BB-12"""
    scene = Scene("P12", full=True, tokens={"right 1": 3})
    scene.do("play P12 right 1")
    assert scene.tokens("right 1") == 3


def test_bb_14_a_joker_on_level_1_leaves_its_space_open_until_it_is_covered_for_free() -> None:
    """BB-14 BB-75"""
    scene = Scene("PJ1")
    scene.do("play PJ1 left 1")
    assert not scene.closed("left 1"), "BB-75: it does not close its space at once"
    scene = Scene("P45", {"left 1": "PJ1"}, full=True, homes=(0, 0))
    scene.do("play P45 left 1")
    assert scene.closed("left 1")
    assert scene.state.home[0] == 0


def test_bb_14_a_joker_on_any_card_is_free_and_closes_the_space() -> None:
    """BB-14"""
    scene = Scene("PJ1", {"left 1": "P34"}, full=True)
    scene.do("play PJ1 left 1")
    assert scene.closed("left 1") and scene.state.home[0] == 1


@pytest.mark.parametrize(("below", "new"), [("PM1", "PJ1"), ("PJ1", "PM1")])
def test_bb_15_joker_and_mayor_on_each_other_close_the_space(below: str, new: str) -> None:
    """BB-15"""
    scene = Scene(new, {"left 1": below}, full=True, homes=(0, 5))
    scene.do(f"play {new} left 1")
    assert scene.closed("left 1") and scene.state.home == [0, 5]


@pytest.mark.parametrize(("below", "new"), [("PM1", "PM2"), ("P34", "PM1"), ("PM1", "P12")])
def test_bb_16_a_mayor_costs_nothing_and_closes_nothing(below: str, new: str) -> None:
    """BB-16"""
    scene = Scene(new, {"left 1": below}, full=True, homes=(0, 5))
    scene.do(f"play {new} left 1")
    assert not scene.closed("left 1") and scene.state.home == [0, 5]


def test_bb_17_only_the_card_on_top_is_compared() -> None:
    """BB-17: Bakery under a Mayor closes nothing; Mill over it is to be matched."""
    scene = Scene("P12", {"left 1": "P11 PM1"}, full=True, homes=(0, 0))
    scene.do("play P12 left 1")
    assert not scene.closed("left 1") and scene.state.home[0] == 0
    scene = Scene("P12", {"left 1": "P11 PM1 P34"}, full=True, homes=(0, 0))
    scene.do("play P12 left 1")
    assert not scene.closed("left 1") and scene.state.home[0] == 2


def test_bb_18_a_closed_space_bars_cards_and_nothing_else() -> None:
    """BB-18: it is crossed, and a boom reaches it."""
    scene = Scene("P12 P34", {"left 1": "P31 P32"}, full=True, homes=(0, 0))
    assert "left 1" not in scene.spaces("P12")
    assert scene.refusal("play P12 left 1") == "BB-18"
    scene.do("play P34 left 2")
    assert scene.tokens("left 1") == 1
    gained = only(scene.events, events.BUNNIES_GAINED)
    crossed = [event for event in gained if fact(event, events.Gain).cause == events.BY_CROSSING]
    assert [event.amount for event in crossed] == [2], "its movement effect goes on"


def test_bb_71_card_and_space_are_one_decision_and_a_turn_has_one() -> None:
    """BB-71"""
    scene = Scene("P12 P14 P31")
    assert {text.split()[0] for text in scene.legal()} == {"play"}
    assert scene.refusal("play P45 left 1") == "BB-71"
    assert scene.refusal("draw_pile") == "BB-54"
    scene.do("play P12 left 1")
    assert scene.refusal("play P14 right 1") == "BB-71"
