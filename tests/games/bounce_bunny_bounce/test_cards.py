"""What each card does: Stop, Swap, Spy, Bonus, Carrot, and how long it stays open."""

import pytest

from tests.games.bounce_bunny_bounce.scenario import Scene, kinds_of

FAR_CARROTS = ("carrot@1,1", "carrot@1,2", "carrot@1,3", "carrot@1,4", "carrot@1,5")


def test_bbb_34_a_turned_up_card_is_seen_by_both_and_by_the_public() -> None:
    """BBB-34"""
    scene = Scene("spy@5,4")
    (turned,) = (event for event in scene.do("bounce 5,4") if event.kind == "card_turned_up")
    assert turned.witnesses is None and turned.face == 5
    for viewer in (0, 1, None):
        assert scene.state.view(viewer).cells[31].face == 5
    assert scene.state.knows(31, 0) and scene.state.knows(31, 1)


def test_both_remember_a_directional_card_that_lies_face_down_again() -> None:
    scene = Scene("right@5,4", "stop@5,5")
    scene.do("bounce 5,4")
    assert not scene.face_up("5,4")
    assert scene.state.knows(31, 0) and scene.state.knows(31, 1)


# Stop


def test_bbb_33_a_stop_stays_open_until_the_turn_of_the_bunny_s_owner_ends() -> None:
    """BBB-33"""
    scene = Scene("stop@5,4")
    scene.do("bounce 5,4")
    assert scene.face_up("5,4")
    events = scene.do("end_turn")
    assert not scene.face_up("5,4")
    assert kinds_of(events) == ["card_turned_down", "turn_ended", "turn_begun"]


def test_bbb_33_after_a_shock_a_stop_stays_open_until_the_coming_turn_ends() -> None:
    """BBB-33, BBB-19"""
    scene = Scene("stop@3,4", "stop@3,5", "stop@3,6", bunnies=("off", "3,4"), phase="shock")
    scene.do("shock 3,5")
    assert scene.face_up("3,5") and scene.asked == 1
    scene.do("bounce 3,6")
    assert scene.face_up("3,5")
    scene.do("end_turn")
    assert not scene.face_up("3,5") and not scene.face_up("3,6")


def test_bbb_44_a_stop_landed_on_by_the_other_bunny_waits_for_that_owner_s_turn() -> None:
    """BBB-44"""
    scene = Scene("stop@3,4", "stop@3,5", "stop@3,6", bunnies=("3,4", "3,6"))
    scene.do("bounce 3,5", "shock 3,5")
    assert scene.bunny(0) == "off", "thrown off the Stop it had just turned up"
    assert scene.face_up("3,5"), "the shocked bunny landed on it last"
    scene.do("bounce 3,4")
    assert scene.face_up("3,5")
    scene.do("end_turn")
    assert not scene.face_up("3,5")


def test_bbb_44_being_thrown_off_does_not_turn_a_stop_down() -> None:
    """BBB-44"""
    scene = Scene("stop@3,4", "stop@3,5!", bunnies=("3,4", "3,5"), mover=0)
    scene.state.stops = [0, scene.state.stops[0]]
    scene.do("bounce 3,5")
    assert scene.face_up("3,5")
    assert scene.state.stops[0] and not scene.state.stops[1]


# Swap


def test_bbb_29_a_swap_must_exchange_two_cards() -> None:
    """BBB-29, BBB-46"""
    scene = Scene("swap@5,4", "stop@5,5", bunnies=("off", "5,5"))
    scene.do("bounce 5,4")
    assert all(text.startswith("swap_first") for text in scene.legal())
    for other in ("end_turn", "shock 5,6"):
        assert scene.refusal(other) == "BBB-29"
    scene.do("swap_first 2,2")
    assert scene.refusal("end_turn") == "BBB-29"
    assert scene.asked == 0


def test_bbb_46_the_order_of_the_two_cards_has_no_meaning() -> None:
    """BBB-46"""
    digests = set()
    for first, second in (("2,2", "4,6"), ("4,6", "2,2")):
        scene = Scene("swap@5,4", "up@2,2", "bonus@4,6")
        scene.do("bounce 5,4", f"swap_first {first}")
        assert scene.refusal(f"swap_second {first}") == "BBB-46"
        scene.do(f"swap_second {second}")
        assert (scene.kind("2,2"), scene.kind("4,6")) == ("bonus", "up")
        digests.add(scene.state.digest())
    assert len(digests) == 1


def test_bbb_25_cards_under_bunnies_stay_the_swap_itself_included() -> None:
    """BBB-25"""
    scene = Scene("swap@5,4", "stop@3,3", bunnies=("off", "3,3"))
    scene.do("bounce 5,4")
    for under in ("5,4", "3,3"):
        assert under not in scene.targets("swap_first")
        assert scene.refusal(f"swap_first {under}") == "BBB-25"
    scene.do("swap_first 1,1")
    assert scene.refusal("swap_second 3,3") == "BBB-25"


def test_bbb_26_an_empty_place_cannot_be_exchanged() -> None:
    """BBB-26"""
    scene = Scene("swap@5,4", eaten=("2,2",))
    scene.do("bounce 5,4")
    assert scene.refusal("swap_first 2,2") == "BBB-26"
    scene.do("swap_first 1,1")
    assert scene.refusal("swap_second 2,2") == "BBB-26"


def test_bbb_43_a_place_emptied_under_a_bunny_is_no_target_of_swap_or_spy() -> None:
    """BBB-43"""
    for card, verb in (("swap", "swap_first"), ("spy", "spy")):
        scene = Scene(f"{card}@5,4", eaten=("2,2",), carrots=(0, 1), bunnies=("off", "2,2"))
        scene.do("bounce 5,4")
        assert "2,2" not in scene.targets(verb)
        assert scene.refusal(f"{verb} 2,2") == "BBB-43"


def test_bbb_27_each_swapped_card_keeps_its_face() -> None:
    """BBB-27"""
    scene = Scene("swap@5,4", "spy@2,2!", "down@4,6")
    scene.do("bounce 5,4", "swap_first 2,2", "swap_second 4,6")
    assert scene.face_up("4,6") and not scene.face_up("2,2")


def test_bbb_27_what_a_player_knows_travels_with_the_card() -> None:
    """BBB-27"""
    scene = Scene("spy@5,4", "swap@5,3", "down@4,6", beginner_marks=True)
    scene.do("bounce 5,4", "spy 4,6", "end_turn", "bounce 5,3", "swap_first 4,6", "swap_second 2,2")
    marked = [cell.cell for cell in scene.state.view(0).cells if cell.seen]
    assert marked == [8]
    assert not any(cell.seen for cell in scene.state.view(1).cells)


def test_bbb_28_a_carrot_may_be_swapped_into_the_bottom_row_and_eaten_there() -> None:
    """BBB-28, BBB-12"""
    scene = Scene("swap@5,4", "carrot@2,2", "up@5,1", "stop@5,7")
    scene.do("bounce 5,4", "swap_first 2,2", "swap_second 5,1", "end_turn", "bounce 5,1")
    assert scene.state.carrots == [0, 1]
    scene.do("end_turn")
    assert scene.kind("5,1") == ""


def test_bbb_46_after_a_swap_the_shock_phase_follows() -> None:
    """BBB-46"""
    scene = Scene("swap@5,4", "stop@5,1", bunnies=("off", "5,1"))
    events = scene.do("bounce 5,4", "swap_first 1,1", "swap_second 2,1")
    assert kinds_of(events)[-2:] == ["swap_card_chosen", "cards_swapped"]
    assert scene.targets("shock")


# Spy


def test_bbb_31_only_the_player_who_looks_learns_the_card() -> None:
    """BBB-31"""
    scene = Scene("spy@5,4", "down@2,2")
    (spied,) = scene.do("bounce 5,4", "spy 2,2")[-1:]
    assert spied.kind == "card_spied" and spied.face == 2 and spied.witnesses == (0,)
    assert scene.state.knows(8, 0) and not scene.state.knows(8, 1)
    assert not scene.face_up("2,2") and scene.face_up("5,4")


def test_bbb_42_spy_may_look_at_any_face_down_card_or_be_let_be() -> None:
    """BBB-42"""
    scene = Scene("spy@5,4", "stop@3,3", "up@2,2", *FAR_CARROTS, bunnies=("off", "3,3"))
    scene.do("bounce 5,4")
    assert "skip_spy" in scene.legal()
    assert "3,3" in scene.targets("spy"), "under a bunny, and seen before"
    assert len(scene.targets("spy")) == 35 - 5 - 1
    assert scene.refusal("spy 1,1") == "BBB-42"
    assert scene.refusal("end_turn") == "BBB-42"
    assert kinds_of(scene.do("skip_spy")) == ["spy_skipped"]


def test_bbb_32_spy_with_nothing_face_down_does_nothing() -> None:
    """BBB-32"""
    scene = Scene("spy@5,4")
    scene.state.up = (1 << 8 * 35) - 1
    scene.state.apply(0, scene.action("bounce 5,4"), scene.events.append)
    assert kinds_of(scene.events)[-1] == "spy_idle"
    assert scene.state.legal_actions(0) == (scene.action("end_turn"),)


def test_bbb_32_a_card_only_under_the_other_bunny_can_be_spied() -> None:
    """BBB-32"""
    scene = Scene("spy@5,4", "stop@3,3", bunnies=("off", "3,3"))
    scene.state.up = ((1 << 8 * 35) - 1) & ~(255 << 8 * 16)
    scene.state.apply(0, scene.action("bounce 5,4"))
    assert scene.legal() == ["skip_spy", "spy 3,3"]


def test_spy_may_look_at_a_card_of_the_run_that_led_to_it() -> None:
    scene = Scene("right@5,3", "spy@5,4")
    scene.do("bounce 5,3")
    assert "5,3" in scene.targets("spy")


# Bonus


def test_bonus_gives_one_shock() -> None:
    scene = Scene("bonus@5,4", shocks=(1, 3))
    scene.do("bounce 5,4")
    assert scene.state.shocks == [2, 3]


def test_bbb_35_bonus_with_three_in_hand_has_no_effect() -> None:
    """BBB-35"""
    scene = Scene("bonus@5,4")
    assert kinds_of(scene.do("bounce 5,4"))[-1] == "bonus_wasted"
    assert scene.state.shocks == [3, 3]


def test_bbb_36_the_bonus_fills_a_hand_again_and_never_beyond_three() -> None:
    """BBB-36"""
    scene = Scene("bonus@5,4", "stop@5,5", "stop@5,1", shocks=(2, 3))
    scene.do("bounce 5,4", "end_turn", "bounce 5,1", "end_turn", "bounce 5,5", "end_turn")
    scene.do(scene.legal()[0])
    assert scene.state.shocks[0] == 3


# Face-up cards that stay


@pytest.mark.parametrize("card", ["swap", "spy", "bonus"])
def test_bbb_30_an_open_card_acts_every_time_a_bunny_lands_on_it(card: str) -> None:
    """BBB-30"""
    for cards, bunnies, phase, actions in (
        (("stop@3,3",), ("3,3", "off"), "bounce", ["bounce 3,4"]),
        (("stop@3,2", "right@3,3"), ("3,2", "off"), "bounce", ["bounce 3,3"]),
        (("stop@3,3",), ("off", "3,3"), "shock", ["shock 3,4"]),
    ):
        scene = Scene(f"{card}@3,4!", *cards, bunnies=bunnies, phase=phase, shocks=(2, 2))
        events = scene.do(*actions)
        assert not any(e.kind == "card_turned_up" and e.face > 3 for e in events)
        assert scene.face_up("3,4")
        seat = 0 if bunnies[0] != "off" else 1
        if card == "bonus":
            assert scene.state.shocks[seat] == 3
        else:
            assert scene.asked == seat
            assert scene.legal()[-1].startswith(card[:3])


def test_bbb_30_standing_beside_an_open_card_gives_nothing() -> None:
    """BBB-30"""
    scene = Scene("swap@3,4!", "spy@3,3!", "stop@5,4", phase="shock")
    assert scene.refusal("swap_first 1,1") == "BBB-30"
    assert scene.refusal("spy 2,2") == "BBB-30"


# Carrot


def test_a_carrot_is_taken_and_leaves_its_place_empty() -> None:
    scene = Scene("carrot@2,4", "stop@3,4", bunnies=("3,4", "off"))
    events = scene.do("bounce 2,4")
    assert kinds_of(events) == ["bunny_hopped", "carrot_taken"]
    assert (events[1].origin, events[1].target, events[1].amount) == ("cell:10", "hand:0", 1)
    assert scene.kind("2,4") == "" and scene.bunny(0) == "2,4"
    assert scene.asked == 0, "the own shock phase follows"
