"""Bouncing: entering, neighbours, wrapping, empty places, throwing off, runs and loops."""

import pytest

from tabletop.core.event import fact
from tabletop.games.bounce_bunny_bounce.rules.events import Hop
from tests.games.bounce_bunny_bounce.scenario import Scene, cell, kinds_of

FAR_CARROTS = ("carrot@1,1", "carrot@1,2", "carrot@1,3", "carrot@1,4", "carrot@1,5")


def hop_of(scene: Scene, text: str) -> tuple[int, tuple[int, ...]]:
    """Direction and (wrapped, cause) of the first hop that an action causes."""
    return next((e.detail[0], e.detail[1:]) for e in scene.do(text) if e.kind == "bunny_hopped")


def test_a_bunny_off_the_field_enters_on_any_card_of_the_bottom_row() -> None:
    scene = Scene()
    assert scene.targets("bounce") == {f"5,{column}" for column in range(1, 8)}
    assert scene.refusal("bounce 4,1") == "BBB-12"
    scene = Scene("stop@5,3")
    events = scene.do("bounce 5,3")
    assert kinds_of(events) == ["bunny_entered", "card_turned_up", "stop_reached"]
    assert scene.bunny(0) == "5,3"


def test_bbb_11_entering_onto_the_other_bunny_is_refused() -> None:
    """BBB-11"""
    scene = Scene("stop@5,4", bunnies=("off", "5,4"))
    assert "5,4" not in scene.targets("bounce")
    assert scene.refusal("bounce 5,4") == "BBB-11"


def test_bbb_11_a_run_that_begins_by_entering_may_throw_the_other_bunny_off() -> None:
    """BBB-11, BBB-13"""
    scene = Scene("right@5,3", "stop@5,4", bunnies=("off", "5,4"))
    scene.do("bounce 5,3")
    assert (scene.bunny(0), scene.bunny(1)) == ("5,4", "off")


def test_bbb_12_an_empty_place_of_the_bottom_row_cannot_be_entered() -> None:
    """BBB-12"""
    scene = Scene(eaten=("5,2",))
    assert scene.targets("bounce") == {f"5,{column}" for column in (1, 3, 4, 5, 6, 7)}
    assert scene.refusal("bounce 5,2") == "BBB-12"


def test_bbb_12_with_no_free_card_in_the_bottom_row_the_row_above_is_entered() -> None:
    """BBB-12: never seen in play, as five carrots cannot empty seven places."""
    scene = Scene("stop@5,7", bunnies=("off", "5,7"))
    for column in range(1, 7):
        scene.state.at[27 + column] = 255
    assert scene.targets("bounce") == {f"4,{column}" for column in range(1, 8)}


def test_bbb_05_a_bunny_bounces_in_four_directions_and_never_slantwise() -> None:
    """BBB-05"""
    scene = Scene("stop@3,4", *FAR_CARROTS, bunnies=("3,4", "off"))
    assert scene.targets("bounce") == {"2,4", "4,4", "3,3", "3,5"}
    for slanting in ("2,3", "2,5", "4,3", "4,5"):
        assert scene.refusal(f"bounce {slanting}") == "BBB-05"
    assert scene.refusal("bounce 3,6") == "BBB-05"


def test_bbb_06_a_bunny_may_not_stay_where_it_is_nor_its_owner_pass() -> None:
    """BBB-06"""
    scene = Scene("stop@3,4", bunnies=("3,4", "off"))
    assert scene.refusal("bounce 3,4") == "BBB-06"
    assert scene.refusal("end_turn") == "BBB-06"


@pytest.mark.parametrize(
    ("kind", "end"), [("up", "4,4"), ("left", "5,3"), ("right", "5,5"), ("down", "1,4")]
)
def test_bbb_02_up_leads_away_from_the_bottom_row_and_left_to_the_lower_column(
    kind: str, end: str
) -> None:
    """BBB-02"""
    scene = Scene(f"{kind}@5,4", f"stop@{end}")
    scene.do("bounce 5,4")
    assert scene.bunny(0) == end


def test_bbb_02_a_swapped_card_keeps_its_direction() -> None:
    """BBB-02"""
    scene = Scene("swap@5,1", "left@2,2", "stop@5,4", "stop@5,3", bunnies=("off", "5,4"))
    scene.do("bounce 5,1", "swap_first 2,2", "swap_second 5,5", "end_turn", "bounce 5,5")
    assert scene.bunny(1) == "5,4"


def test_bbb_08_left_from_the_first_column_arrives_in_the_seventh() -> None:
    """BBB-08"""
    scene = Scene("stop@3,1", "stop@3,7", bunnies=("3,1", "off"))
    assert "3,7" in scene.targets("bounce")
    assert hop_of(scene, "bounce 3,7") == (3, (1, 0))


def test_bbb_08_left_from_the_first_column_arrives_at_the_last_card_of_the_row() -> None:
    """BBB-08, BBB-07"""
    scene = Scene("stop@3,1", "stop@3,6", eaten=("3,7",), bunnies=("3,1", "off"))
    assert "3,6" in scene.targets("bounce")
    assert hop_of(scene, "bounce 3,6") == (3, (1, 0))


def test_bbb_10_the_bottom_row_leads_down_to_the_top_row() -> None:
    """BBB-10"""
    scene = Scene("stop@5,4", "stop@1,4", bunnies=("5,4", "off"))
    assert "1,4" in scene.targets("bounce")
    assert hop_of(scene, "bounce 1,4") == (2, (1, 0))


def test_bbb_07_any_number_of_empty_places_is_skipped() -> None:
    """BBB-07"""
    scene = Scene(
        "stop@3,2", "stop@3,5", eaten=("3,3", "3,4"), carrots=(1, 1), bunnies=("3,2", "off")
    )
    assert "3,5" in scene.targets("bounce")
    assert scene.refusal("bounce 3,3") == "BBB-07"
    assert hop_of(scene, "bounce 3,5") == (1, (0, 0))


def test_bbb_07_a_directional_card_skips_empty_places_too() -> None:
    """BBB-07"""
    scene = Scene(
        "stop@3,1",
        "right@3,2",
        "stop@3,5",
        eaten=("3,3", "3,4"),
        carrots=(1, 1),
        bunnies=("3,1", "off"),
    )
    scene.do("bounce 3,2")
    assert scene.bunny(0) == "3,5"


def test_bbb_09_a_line_without_another_card_offers_no_move() -> None:
    """BBB-09"""
    scene = Scene(
        "stop@5,4", eaten=("1,4", "2,4", "3,4", "4,4"), carrots=(2, 2), bunnies=("5,4", "off")
    )
    assert scene.targets("bounce") == {"5,3", "5,5"}


def test_bbb_09_a_shock_is_not_offered_along_such_a_line_either() -> None:
    """BBB-09"""
    scene = Scene(
        "stop@5,4",
        eaten=("1,4", "2,4", "3,4", "4,4"),
        carrots=(2, 2),
        bunnies=("off", "5,4"),
        phase="shock",
    )
    assert scene.targets("shock") == {"5,3", "5,5"}


def test_bbb_09_a_directional_card_that_leads_back_to_itself_is_a_loop() -> None:
    """BBB-09"""
    scene = Scene("up@5,4", eaten=("1,4", "2,4", "3,4", "4,4"), carrots=(2, 2))
    events = scene.do("bounce 5,4")
    assert kinds_of(events) == [
        "bunny_entered",
        "card_turned_up",
        "bunny_looped_out",
        "card_turned_down",
    ]
    assert scene.bunny(0) == "off"


def test_bbb_41_two_directions_to_the_same_card_are_one_choice() -> None:
    """BBB-41"""
    scene = Scene(
        "stop@5,4", "stop@2,4", eaten=("1,4", "3,4", "4,4"), carrots=(2, 1), bunnies=("5,4", "off")
    )
    legal = [action for action in scene.state.legal_actions(0) if action.a == 10]
    assert len(legal) == 1
    assert hop_of(scene, "bounce 2,4") == (0, (0, 0)), "told as the way over no edge"


def test_bbb_13_who_lands_stays_and_who_was_there_is_thrown_off() -> None:
    """BBB-13"""
    scene = Scene("stop@3,3", "stop@3,4", bunnies=("3,3", "3,4"))
    events = scene.do("bounce 3,4")
    assert kinds_of(events)[:2] == ["bunny_hopped", "bunny_thrown_off"]
    assert (events[1].player, events[1].origin, events[1].target) == (1, "cell:17", "home:1")
    assert (scene.bunny(0), scene.bunny(1)) == ("3,4", "off")


def test_bbb_13_a_run_throws_off_in_the_middle() -> None:
    """BBB-13: the card under the other bunny is swept over in the middle of a run."""
    scene = Scene("stop@3,2", "right@3,3", "stop@3,4", bunnies=("3,2", "3,4"))
    scene.do("bounce 3,3")
    assert (scene.bunny(0), scene.bunny(1)) == ("3,4", "off")


def test_bbb_13_a_thrown_bunny_comes_back_through_the_bottom_row() -> None:
    """BBB-13"""
    scene = Scene("stop@3,3", "stop@3,4", bunnies=("3,3", "3,4"))
    scene.do("bounce 3,4", "end_turn")
    assert scene.asked == 1
    assert {target[0] for target in scene.targets("bounce")} == {"5"}


def test_bbb_24_on_an_emptied_place_a_bunny_cannot_be_thrown_off() -> None:
    """BBB-24"""
    scene = Scene("stop@3,3", "stop@3,5", eaten=("3,4",), bunnies=("3,3", "3,4"), carrots=(0, 1))
    assert scene.targets("bounce") >= {"3,5"}
    assert scene.refusal("bounce 3,4") == "BBB-07"
    scene.do("bounce 3,5")
    assert scene.bunny(1) == "3,4"


def test_bbb_24_a_bunny_on_an_emptied_place_moves_away_as_usual() -> None:
    """BBB-24"""
    scene = Scene("stop@3,5", *FAR_CARROTS[:4], eaten=("3,4",), bunnies=("3,4", "off"))
    assert scene.targets("bounce") == {"2,4", "4,4", "3,3", "3,5"}


def test_bbb_24_a_bunny_on_an_emptied_place_can_be_shocked() -> None:
    """BBB-24"""
    scene = Scene(
        *FAR_CARROTS[:4], eaten=("3,4",), bunnies=("off", "3,4"), carrots=(0, 1), phase="shock"
    )
    assert scene.targets("shock") == {"2,4", "4,4", "3,3", "3,5"}


def test_bbb_21_left_and_right_facing_each_other_are_a_loop() -> None:
    """BBB-21"""
    scene = Scene("stop@3,2", "right@3,3", "left@3,4", *FAR_CARROTS, bunnies=("3,2", "off"))
    events = scene.do("bounce 3,3")
    assert kinds_of(events) == [
        "bunny_hopped",
        "card_turned_up",
        "bunny_hopped",
        "card_turned_up",
        "bunny_hopped",
        "bunny_looped_out",
        "card_turned_down",
        "card_turned_down",
    ]
    assert scene.bunny(0) == "off"


def test_bbb_21_a_row_of_one_direction_wraps_into_a_loop() -> None:
    """BBB-21"""
    rights = [f"right@3,{column}" for column in range(1, 6)]
    scene = Scene("stop@2,1", *rights, eaten=("3,6", "3,7"), carrots=(1, 1), bunnies=("2,1", "off"))
    events = scene.do("bounce 3,1")
    assert kinds_of(events).count("bunny_hopped") == 6
    assert scene.bunny(0) == "off"


def test_bbb_21_the_same_card_in_two_turns_is_no_loop() -> None:
    """BBB-21"""
    scene = Scene(
        "stop@3,3", "right@3,4", "stop@3,5", "stop@5,5", *FAR_CARROTS, bunnies=("3,3", "off")
    )
    scene.do("bounce 3,4", "end_turn", "bounce 5,5", "end_turn")
    assert scene.bunny(0) == "3,5"
    scene.do("bounce 3,4")
    assert scene.bunny(0) == "3,5", "RIGHT carried it on to the same Stop again"


def test_bbb_22_after_a_loop_the_cards_lie_face_down_and_the_shock_phase_follows() -> None:
    """BBB-22, BBB-15"""
    scene = Scene(
        "stop@3,2", "right@3,3", "left@3,4", "stop@5,1", *FAR_CARROTS, bunnies=("3,2", "5,1")
    )
    scene.do("bounce 3,3")
    assert not scene.face_up("3,3") and not scene.face_up("3,4")
    assert scene.asked == 0
    assert scene.targets("shock")


def test_bbb_23_a_bunny_hit_before_the_loop_closes_is_off_too() -> None:
    """BBB-23: the other bunny stands on a card that the loop passes over."""
    scene = Scene("stop@3,2", "right@3,3", "left@3,4", *FAR_CARROTS, bunnies=("3,2", "off"))
    scene.state.pos[1] = cell("3,4")  # by force: no bunny comes to rest on a directional card
    scene.state.apply(0, scene.action("bounce 3,3"), scene.events.append)
    assert (scene.bunny(0), scene.bunny(1)) == ("off", "off")
    assert "bunny_thrown_off" in kinds_of(scene.events)
    assert "bunny_looped_out" in kinds_of(scene.events)


def test_a_run_goes_hop_by_hop_and_its_cards_are_down_before_the_last_card_acts() -> None:
    scene = Scene(
        "stop@3,2",
        "right@3,3",
        "down@3,4",
        "bonus@4,4",
        *FAR_CARROTS,
        bunnies=("3,2", "off"),
        shocks=(1, 3),
    )
    events = scene.do("bounce 3,3")
    assert kinds_of(events) == [
        "bunny_hopped",
        "card_turned_up",
        "bunny_hopped",
        "card_turned_up",
        "bunny_hopped",
        "card_turned_up",
        "card_turned_down",
        "card_turned_down",
        "bonus_gained",
    ]
    assert [fact(e, Hop).cause for e in events if e.kind == "bunny_hopped"] == [0, 2, 2]
