"""In the Sky: clouds, Carrotadels, Rainbows, Chimneys, coins, Trade, its ten parchments (5, 6)."""

from __future__ import annotations

import pytest

from tabletop.core.action import Action
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules.boards import space_at
from tabletop.games.bunny_kingdom.rules.cards import IDS
from tests.games.bunny_kingdom.scenario import Scene


def sky(*places: str, players: int = 3) -> Scene:
    return Scene(players, sky=True).settle(0, *places)


@pytest.mark.parametrize(
    ("cities", "strength"),
    [("", 5), ("city1 city2", 5), ("city3 city3", 6), ("carrotadel", 5), ("city3 city2", 5)],
)
def test_bk_603_a_carrotadel_is_five_or_nothing(cities: str, strength: int) -> None:
    """BK-603, section 10: with 1+2 five, with 3+3 six, two Carrotadels five."""
    scene = sky("B1 A1 A2 B2 A3").put("carrotadel", "A1")
    for kind, place in zip(cities.split(), ("B1", "B2", "A3")):
        scene.put(kind, place)
    assert scene.value("A2") == (strength, 1)
    assert scene.worth(0, "burgomaster") == 1 + len(cities.split())


def test_bk_605_a_rainbow_card_settles_the_cloud_and_waits_with_its_token() -> None:
    """BK-605"""
    scene = sky("A1 A2").put("city2", "A1").settle(0, "C5-2").construct()
    assert scene.value("C5-2") == (0, 0)
    assert scene.refusal("rainbow 1 A2") == "BK-605", "the other Rainbow is nobody's"
    assert scene.refusal("rainbow 0 C5-2") == "BK-605"
    assert scene.refusal("rainbow 0 A1") == "BK-407"
    scene.do("rainbow 0 A2")
    assert scene.value("C5-2") == (2, 1)


def test_bk_04_a_rainbow_moves_in_every_construction_but_never_to_its_own_space() -> None:
    """BK-04"""
    scene = sky("A1 E1 J1 C5-2").lead(0, "C5-2", "A1").construct()
    assert scene.refusal("rainbow 0 A1") == "BK-04"
    scene.do("rainbow 0 E1", "rainbow 0 J1", "rainbow 0 A1", "rainbow 0 E1")
    assert scene.state.ground[0] == space_at("E1")
    assert scene.state.actors() == (-1,), "four moves are the limit, nothing else to build"
    scene.give(0, "city1").construct(2)
    scene.do("rainbow 0 J1", "rainbow 0 A1", "rainbow 0 J1", "rainbow 0 A1")
    assert scene.refusal("rainbow 0 J1") == "BK-04"


def test_bk_912_a_rainbow_leads_to_another_fief_judged_with_the_token_lifted() -> None:
    """BK-912"""
    scene = sky("A1 A2 J1 C5-2 C5-3").tower("A2", "C5-3").settle(0, "A3").construct()
    assert scene.refusal("rainbow 0 A3") == "BK-912"
    scene.do("rainbow 0 J1")
    scene = sky("A1 A2 C5-2").lead(0, "C5-2", "A1").construct()
    assert scene.may("rainbow 0 A2"), "the old link does not count"


def test_bk_606_the_owner_names_one_of_the_resources_and_ground_fiefs_have_it() -> None:
    """BK-606"""
    scene = sky("C4-2 C3-3 C4-3 C5-3 A4 B7 C3-2").put("chimney", "C3-3").harvest()
    assert scene.refusal("smoke wood") == "BK-606"
    assert scene.refusal("produce wood") == "BK-606"
    assert {action.a for action in scene.legal("smoke")} == {1, 2}
    scene.do("smoke fish")
    assert scene.state.carrots[0] == 1 + 1, "A4 and B7: strength 1, wealth 1 by the Chimney"
    assert scene.worth(0, "fisher") == 2, "no production"


def test_bk_08_a_chimney_without_resource_asks_nothing_and_one_resource_is_named_at_once() -> None:
    """BK-08"""
    scene = sky("C1-2 A4").put("chimney", "C1-2").harvest()
    assert scene.state.actors() == (-1,) and scene.state.carrots[0] == 0
    scene = sky("C4-2 A4 C3-3").put("chimney", "C3-3").harvest()
    assert scene.state.carrots[0] == 1 and "resource_chosen" in scene.kinds()


def test_bk_08_trading_posts_are_chosen_before_chimneys_player_by_player() -> None:
    """BK-08"""
    scene = sky("C1-2 C1-3 A4").put("chimney", "C1-2").put("trading_post", "C1-3")
    scene.settle(1, "J1").put("trading_post", "J1").harvest()
    assert (scene.asked, scene.state.view(0).phase) == (0, "produce")
    scene.do("produce carrots")
    assert (scene.asked, scene.state.view(0).phase) == (1, "produce")
    assert scene.state.chimneys == ((space_at("C1-2"), 2),)
    scene.do("produce wood")
    assert scene.state.carrots[0] == 1


def test_bk_05_wealth_by_a_chimney_alone_counts_and_bun_shee_still_pays() -> None:
    """BK-05"""
    scene = sky("C4-2 C3-3 A4").put("chimney", "C3-3").harvest()
    assert scene.state.carrots[0] == 1 and scene.worth(0, "bun_shee") == 2


def test_bk_607_tax_collectors_bring_two_coins() -> None:
    """BK-607"""
    scene = Scene(3, sky=True).give(0, "tax_collector tax_collector")
    assert scene.state.coins == [4, 0, 0]


def played(scene: Scene, *hands: str) -> Scene:
    scene.deal(*hands)
    for seat, cards in enumerate(hands):
        first = sorted(scene._card(card, set(scene.state.hands[seat])) for card in cards.split())
        for card in first:
            scene.state.apply(seat, acts.PICKS[card], scene.events.append)
    scene.state.check()
    return scene


def test_bk_607_bk_03_a_step_founds_districts_only_once() -> None:
    """BK-607, BK-03: two districts joined within one choice give one coin."""
    scene = sky("A1 A4")
    played(scene, "A2 A3 I1", "F1 F2 F5", "H1 H3 H5")
    assert scene.state.coins == [1, 1, 0], "A1 to A4 is one district, F1-F2 another"


def test_bk_607_an_existing_district_that_grows_brings_nothing() -> None:
    """BK-607"""
    scene = sky("A1 A2")
    scene.state.flags[0] = 3
    played(scene, "A3 I1 J3", "F1 F5 E9", "H1 H3 H5")
    assert scene.state.coins == [0, 0, 0]


def test_bk_03_a_camp_and_a_tower_are_steps_of_their_own() -> None:
    """BK-03"""
    scene = sky("A1 J1 J5").give(0, "camp_1 sky_tower").construct()
    scene.do("camp A2")
    assert scene.state.coins[0] == 1
    scene.do("tower J1", "tower_end J5")
    assert scene.state.coins[0] == 2
    assert scene.kinds().count("district_founded") == 2


def test_bk_03_a_district_that_breaks_up_and_forms_again_brings_nothing() -> None:
    """BK-03, BK-13"""
    scene = sky("A1").give(0, "camp_1").construct()
    scene.do("camp A2")
    assert scene.state.coins[0] == 1
    played(scene, "I1 J3 I3", "A2 F5 F6", "H1 H3 H5")
    assert scene.state.owner[space_at("A2")] == 1
    scene = sky("A1").give(0, "camp_1")
    scene.state.flags[0] = 1
    scene.construct().do("camp A2")
    assert scene.state.coins[0] == 0, "A1 was part of a district before"


def test_bk_03_moving_a_rainbow_never_brings_a_coin_but_sets_flags() -> None:
    """BK-03"""
    scene = sky("A1 E1 C5-2").give(0, "city1").construct()
    scene.do("rainbow 0 A1")
    assert scene.state.coins[0] == 1, "the first placing may"
    scene.do("rainbow 0 E1")
    assert scene.state.coins[0] == 1
    assert scene.state.flags[0] >> space_at("E1") & 1


def test_bk_608_trade_is_coins_times_unique_resources() -> None:
    """BK-608, section 10: 7 coins x (2 + 3) = 35."""
    scene = sky("C1-1 C1-4 C1-5 B1 D5").put("lux_gold", "B1").put("lux_iron", "D5")
    scene.coins(7, 0, 0).finish()
    assert scene.state.carrots[0] == 35


def test_signet_and_cape() -> None:
    """BK-610"""
    scene = sky("C1-2 C1-3 C3-3 C5-5").hold(0, "signet cape treasure_guardian").coins(6, 0, 0)
    assert scene.worth(0, "signet") == 6 and scene.worth(0, "cape") == 6
    assert scene.worth(0, "treasure_guardian") == 6


@pytest.mark.parametrize("count", range(9))
def test_bk_610_nibblonacci(count: int) -> None:
    """BK-610, section 10: 34 with eight treasures."""
    names = ("ring", "coat", "scepter", "chalice", "crown", "royal_carrot", "cape", "signet")
    scene = Scene(sky=True).hold(0, *names[:count])
    assert scene.worth(0, "nibblonacci") == (0, 2, 3, 5, 8, 13, 21, 34, 34)[count]


def test_bk_609_governors_count_districts() -> None:
    """BK-609"""
    scene = sky("A1 A2 J1 J2 E5 C1-1 C1-2")
    assert scene.worth(0, "assistant_governor") == 6 and scene.worth(0, "governor") == 9


def test_bk_609_cloud_independence_ignores_towers_and_rainbows() -> None:
    """BK-609: posts count as set, the ground does not."""
    scene = sky("C2-3 C3-4 C5-1 A1 C4-5").put("trading_post", "C3-4", "fish").put("city2", "A1")
    assert scene.worth(0, "cloud_independence") == 3
    scene.settle(0, "C5-7 C4-6").settle(0, "J1").tower("C5-7", "J1")
    assert scene.worth(0, "cloud_independence") == 3 + 2, "C4-5, C4-6 and C5-7: 1 x 2"


def test_bk_609_merchant_queen_needs_a_trade_of_fifty() -> None:
    """BK-609"""
    scene = sky("C1-1 C1-4").coins(24, 0, 0)
    assert scene.worth(0, "merchant_queen") == 0
    assert scene.coins(25, 0, 0).worth(0, "merchant_queen") == 20


def test_bk_609_hareborne_and_lewis_carrot() -> None:
    """BK-609"""
    scene = sky("C1-1 C1-2 C1-4 A1")
    assert scene.worth(0, "hareborne") == 3 and scene.worth(0, "lewis_carrot") == 4


def test_bk_610_mafayette_pays_rows_led_alone() -> None:
    """BK-610"""
    scene = sky("C1-1 C1-2 C2-1 C3-1").settle(1, "C1-3 C2-2").settle(2, "C4-1")
    assert [scene.worth(seat, "mafayette") for seat in range(3)] == [10, 0, 5]


def test_bk_505_diplomat_and_explorer_count_the_cloud_too() -> None:
    """BK-505, section 10: at most 24 and 54."""
    scene = sky("C1-1 C5-7 C3-1 C3-3 A1")
    assert scene.worth(0, "explorer") == 9 and scene.worth(0, "diplomat") == 4


def test_bk_602_wondrous_and_rainbow_spaces_have_no_room() -> None:
    """BK-602"""
    scene = sky("C1-1 C5-2 A1 A9").give(0, "city1 sky_tower").construct()
    for place in ("C1-1", "C5-2"):
        assert scene.refusal(f"build city1 {place}") == "BK-407"


def test_bk_506_bk_13_panpan_counts_every_space_that_gives_nothing() -> None:
    """BK-506, BK-13: nimbus and Rainbow spaces too."""
    scene = sky("C1-2 C5-2 C1-1 C2-3 A9")
    assert scene.worth(0, "panpan") == 6


def test_provisions_and_their_choice_are_one_step() -> None:
    """BK-03: the draw joins what the choice began."""
    scene = sky("A1")
    played(scene, "provisions A2 I1", "F1 F5 F6", "H1 H3 H5")
    more = sorted(card for card in scene.state.deck if IDS[card] == "city1")[0]
    assert scene.state.coins == [0, 0, 0]
    scene.luck(Action(acts.DRAW, space_at("A3"), more))
    assert scene.state.coins[0] == 1
