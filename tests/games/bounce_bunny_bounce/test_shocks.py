"""Universal shocks: when, on whom, and who chooses afterwards."""

from tabletop.games.bounce_bunny_bounce.rules.cards import RIGHT
from tabletop.games.bounce_bunny_bounce.rules.events import BY_SHOCK, Hop
from tests.games.bounce_bunny_bounce.scenario import Scene, kinds_of

FAR_CARROTS = ("carrot@1,1", "carrot@1,2", "carrot@1,3", "carrot@1,4", "carrot@1,5")


def shocking(*cards: str, **more: object) -> Scene:
    """Seat 0 may shock; seat 1 stands in 3,4 on a Stop."""
    settings = {"bunnies": ("off", "3,4"), "phase": "shock", **more}
    return Scene("stop@3,4", *cards, **settings)  # type: ignore[arg-type]


def test_bbb_15_the_own_bunny_may_be_off_the_field() -> None:
    """BBB-15"""
    scene = shocking(*FAR_CARROTS)
    assert scene.targets("shock") == {"2,4", "4,4", "3,3", "3,5"}


def test_bbb_15_a_bunny_off_the_field_cannot_be_shocked() -> None:
    """BBB-15"""
    scene = Scene("stop@3,4", bunnies=("3,4", "off"), phase="shock")
    assert scene.legal() == ["end_turn"]
    assert scene.refusal("shock 3,5") == "BBB-15"


def test_bbb_16_a_turn_has_one_shock() -> None:
    """BBB-16"""
    scene = shocking("stop@3,5")
    events = scene.do("shock 3,5")
    assert scene.state.shocks == [2, 3]
    assert scene.asked == 1 and scene.state.turn == 2
    assert kinds_of(events) == [
        "shock_spent",
        "bunny_hopped",
        "card_turned_up",
        "stop_reached",
        "turn_ended",
        "turn_begun",
    ]


def test_bbb_16_an_empty_hand_has_nothing_to_spend() -> None:
    """BBB-16"""
    scene = shocking(shocks=(0, 3))
    assert scene.legal() == ["end_turn"]
    assert scene.refusal("shock 3,5") == "BBB-16"


def test_bbb_16_a_shock_comes_after_the_own_card() -> None:
    """BBB-16"""
    scene = shocking(phase="bounce")
    assert scene.refusal("shock 3,5") == "BBB-16"


def test_a_shock_may_be_kept() -> None:
    scene = shocking()
    assert kinds_of(scene.do("end_turn")) == ["shocks_kept", "turn_ended", "turn_begun"]
    assert scene.state.shocks == [3, 3]


def test_a_turn_without_a_choice_ends_without_a_word_about_shocks() -> None:
    scene = shocking(shocks=(0, 3))
    assert kinds_of(scene.do("end_turn")) == ["turn_ended", "turn_begun"]


def test_a_shock_wraps_over_the_edge() -> None:
    scene = Scene("stop@3,7", "stop@3,1", bunnies=("off", "3,7"), phase="shock")
    assert "3,1" in scene.targets("shock")
    events = scene.do("shock 3,1")
    assert events[1].detail == Hop(RIGHT, True, BY_SHOCK)


def test_bbb_17_the_shocked_card_is_done_before_the_next_turn_and_its_owner_chooses() -> None:
    """BBB-17, BBB-19"""
    scene = shocking("swap@3,5", "up@2,2", "down@4,2")
    scene.do("shock 3,5")
    assert scene.asked == 1 and scene.state.turn == 1
    assert scene.state.view(1).mover == 0
    assert scene.refusal("swap_first 2,2", seat=0) == "BBB-17"
    events = scene.do("swap_first 2,2", "swap_second 4,2")
    assert kinds_of(events)[-2:] == ["turn_ended", "turn_begun"]
    assert scene.state.turn == 2


def test_bbb_17_the_shocked_player_looks_alone() -> None:
    """BBB-17, BBB-19"""
    scene = shocking("spy@3,5", "up@2,2")
    scene.do("shock 3,5")
    (spied, *_) = scene.do("spy 2,2")
    assert spied.witnesses == (1,)


def test_bbb_19_a_bonus_goes_to_the_shocked_player() -> None:
    """BBB-19"""
    scene = shocking("bonus@3,5", shocks=(3, 1))
    scene.do("shock 3,5")
    assert scene.state.shocks == [2, 2]


def test_bbb_19_shocked_onto_a_stop_nothing_more_happens() -> None:
    """BBB-19"""
    scene = shocking("stop@3,5")
    scene.do("shock 3,5")
    assert scene.bunny(1) == "3,5" and scene.targets("bounce")


def test_bbb_20_the_shocked_player_has_a_full_turn_afterwards() -> None:
    """BBB-20"""
    scene = shocking("stop@3,5", "stop@3,6", "stop@5,1", bunnies=("5,1", "3,4"))
    scene.do("shock 3,5", "bounce 3,6")
    assert scene.targets("shock"), "its own bounce, card and shock phase"


def test_bbb_18_a_carrot_reached_through_a_shock_is_kept_by_the_shocked() -> None:
    """BBB-18"""
    scene = shocking("carrot@3,5")
    scene.do("shock 3,5")
    assert scene.state.carrots == [0, 1]


def test_bbb_18_also_along_a_run_of_directional_cards() -> None:
    """BBB-18"""
    scene = shocking("right@3,5", "carrot@3,6")
    scene.do("shock 3,5")
    assert scene.state.carrots == [0, 1]


def test_bbb_14_shocking_the_other_bunny_onto_the_own_throws_the_own_off() -> None:
    """BBB-14"""
    scene = shocking("stop@3,5", bunnies=("3,5", "3,4"))
    scene.do("shock 3,5")
    assert (scene.bunny(0), scene.bunny(1)) == ("off", "3,5")


def test_a_shocked_bunny_can_be_sent_into_a_loop() -> None:
    scene = shocking("right@3,5", "left@3,6")
    events = scene.do("shock 3,5")
    assert "bunny_looped_out" in kinds_of(events)
    assert scene.bunny(1) == "off"
