"""Construction: camps by number, single placements, Sky Towers (4.2, 4.3)."""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import events
from tabletop.games.bunny_kingdom.rules.boards import space_at
from tabletop.games.bunny_kingdom.rules.cards import BUILDINGS, POST
from tabletop.games.bunny_kingdom.words.text import sentence
from tests.games.bunny_kingdom.scenario import Scene


def test_bk_405_buildings_go_up_one_by_one_and_the_rest_waits() -> None:
    """BK-405"""
    scene = Scene().settle(0, "A1 A2").settle(1, "J1").give(0, "city1 city2").give(1, "farm_fish")
    scene.construct()
    assert scene.asked == 0
    scene.do("build city2 A2")
    assert scene.asked == 0 and scene.value("A1") == (2, 1)
    assert scene.refusal("build city2 A1") == "BK-405"
    scene.do("build_no_more")
    assert scene.asked == 1
    assert scene.state.view(0).seats[0].stock[BUILDINGS.index("city1")] == 1
    assert scene.refusal("produce wood") == "BK-405"
    assert scene.refusal("build nothing J1") == "BK-405"


def test_bk_405_a_seat_with_nothing_to_place_is_not_asked() -> None:
    """BK-405"""
    scene = Scene().settle(1, "J1").give(0, "city1").give(1, "city3").construct()
    assert scene.state.actors() == (-1,), "no place for either: the next round is dealt"


def test_bk_405_everybody_is_told_once_a_round_who_can_build_nothing() -> None:
    """BK-405; who has built the last thing is not told so."""
    scene = Scene().settle(0, "A1").settle(1, "J1").give(0, "city1").give(2, "city3").construct()
    told = [event for event in scene.events if event.kind == events.NOTHING_TO_BUILD]
    assert [(event.detail, event.witnesses) for event in told] == [(events.Seats((1, 2)), None)]
    text = sentence(told[0], ("Anna", "Ben", "Mia"))
    assert text == "Ben and Mia can build nothing in this round."
    scene.events.clear()
    scene.do("build city1 A1")
    assert scene.state.actors() == (-1,)
    assert all(event.kind != events.NOTHING_TO_BUILD for event in scene.events)


def test_bk_406_buildings_go_on_own_territories_only() -> None:
    """BK-406"""
    scene = Scene().settle(0, "A1").settle(1, "A2").give(0, "city1").construct()
    assert scene.refusal("build city1 A2") == "BK-406"
    assert scene.refusal("build city1 A3") == "BK-406"


def test_bk_407_a_space_holds_one_building() -> None:
    """BK-407"""
    scene = Scene().settle(0, "A1 A2 B3").give(0, "city1 farm_fish").construct()
    scene.do("build city1 A1")
    assert scene.refusal("build farm_fish A1") == "BK-407"
    assert scene.refusal("build farm_fish B3") == "BK-407", "a starting city fills the space"


def test_bk_14_a_building_keeps_to_its_symbol() -> None:
    """BK-14"""
    scene = Scene().settle(0, "A1 B1").give(0, "city3").construct()
    assert scene.refusal("build city3 A1") == "BK-14" and scene.may("build city3 B1")


def test_bk_101_a_space_that_is_not_in_play_is_refused() -> None:
    """BK-101"""
    scene = Scene().settle(0, "A1").give(0, "city1").construct()
    assert scene.refusal("build city1 C2-2") == "BK-101"


def test_bk_01_camps_are_offered_in_ascending_number_before_other_buildings() -> None:
    """BK-01"""
    scene = Scene().settle(0, "A1").give(0, "camp_5 city1").give(1, "camp_3").give(2, "camp_6")
    scene.construct()
    assert (scene.asked, scene.state.view(None).offered) == (1, BUILDINGS.index("camp_3"))
    assert scene.refusal("build city1 A1", seat=0) == "BK-01"
    scene.do("hold_camp")
    assert scene.asked == 0
    assert scene.refusal("build city1 A1") == "BK-01"
    scene.do("camp A2")
    assert scene.asked == 2
    scene.do("hold_camp")
    assert scene.asked == 0 and scene.state.view(None).phase == "build"
    assert scene.refusal("camp A3") == "BK-01"
    assert scene.refusal("build camp_3 A1") == "BK-01"


def test_bk_01_a_held_camp_is_offered_again_in_the_next_round() -> None:
    """BK-01"""
    scene = Scene().give(1, "camp_3").construct()
    scene.do("hold_camp")
    scene.construct(2)
    assert scene.asked == 1


def test_bk_410_a_camp_goes_on_an_empty_territory_and_counts_in_every_way() -> None:
    """BK-410"""
    scene = Scene(sky=True).settle(0, "A1 A3").settle(1, "J1").put("city2", "A1").give(0, "camp_1")
    scene.construct()
    for place in ("J1", "A4", "C1-1", "C5-2", "A1"):
        assert scene.refusal(f"camp {place}") == "BK-410"
    assert scene.may("camp C2-2")
    scene.do("camp A2")
    assert scene.value("A3") == (2, 1) and scene.worth(0, "carpenter") == 3


def test_bk_410_a_camp_fills_the_space() -> None:
    """BK-410"""
    scene = Scene().pitch(0, 1, "A2").settle(0, "A1").give(0, "city1").construct()
    assert scene.refusal("build city1 A2") == "BK-407"


def test_bk_411_a_sky_tower_makes_two_fiefs_one() -> None:
    """BK-411"""
    scene = Scene().settle(0, "A1 A2 J10").put("city2", "A1").give(0, "sky_tower").construct()
    assert not scene.may("tower J10"), "the lower space is named first"
    assert scene.refusal("tower J10") == "BK-411"
    scene.do("tower A2")
    assert scene.state.view(None).pending == space_at("A2")
    assert scene.refusal("build city1 A1") == "BK-411"
    assert scene.refusal("tower_end A1") == "BK-407"
    scene.do("tower_end J10")
    assert scene.value("J10") == (2, 2)
    assert scene.worth(0, "harecingetorix") == 1


def test_bk_411_both_spaces_must_be_free_and_in_different_fiefs() -> None:
    """BK-411"""
    scene = Scene().settle(0, "A1 A2 J10").put("farm_wood", "J10").give(0, "sky_tower")
    scene.construct()
    assert scene.state.actors() == (-1,), "nowhere to put it, so nobody is asked"
    scene = Scene().settle(0, "A1 A2 A3 J1").put("farm_wood", "A1").give(0, "sky_tower")
    scene.construct()
    scene.do("tower A2")
    assert scene.refusal("tower_end A3") == "BK-411"


def test_bk_204_a_trading_post_is_built_without_a_choice() -> None:
    """BK-204"""
    scene = Scene().settle(0, "A9").give(0, "trading_post").construct()
    scene.do(f"build {BUILDINGS[POST]} A9")
    assert scene.state.view(None).phase == "produce"


def test_nonsense_is_refused_with_a_rule() -> None:
    scene = Scene().settle(0, "A1").give(0, "city1").construct()
    for action in (
        Action(acts.BUILD, 99, 0),
        Action(acts.BUILD, 1, 0, (3,)),
        Action(acts.TOWER, 0),
    ):
        refusal = scene.state.why_not(0, action)
        assert refusal is not None and refusal.rule.startswith("BK-")
