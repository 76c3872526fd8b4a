"""Single sentences of the rules that no scenario of a part of the game happens to touch."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from tabletop.games.bunny_kingdom.rules import frames
from tabletop.games.bunny_kingdom.rules.boards import START_CITY, TERRAIN, TERRAINS, WORLD, space_at
from tabletop.games.bunny_kingdom.rules.cards import (
    BUILDINGS,
    FITS,
    KINDS,
    NUMBER,
    PARCHMENTS,
    card_named,
)
from tabletop.games.bunny_kingdom.words import cards as card_words
from tabletop.games.bunny_kingdom.words import nouns
from tests.games.bunny_kingdom.scenario import Scene

ANYWHERE = ("city1", "city2", "carrotadel", "farm_wood", "farm_fish", "farm_carrots")


def rail(central: str = "E5", turn: int = 0, sheriff: int = 0) -> Scene:
    return Scene(3, express=True, central=central, turn=turn, sheriff=sheriff)


def played(scene: Scene, *hands: str, round: int = 1) -> Scene:
    """All seats play the first cards of their named hands."""
    scene.deal(*hands, round=round)
    for seat, cards in enumerate(hands):
        for name in sorted(cards.split(), key=space_at):
            scene.do(f"pick {name}", seat=seat)
    return scene


@pytest.mark.parametrize("kind", [*ANYWHERE, "trading_post", "sky_tower"])
def test_bk_14_ordinary_buildings_go_on_every_terrain_of_both_boards(kind: str) -> None:
    """BK-14, 2.1, 6.1"""
    fits = FITS[BUILDINGS.index(kind)]
    kept = {TERRAINS[TERRAIN[space]] for space in range(len(fits)) if fits[space]}
    assert kept >= {"forest", "sea", "field", "plain", "mountain", "nimbus"}
    assert all(fits)


def test_bk_606_a_chimney_reaches_fiefs_of_the_new_world_only() -> None:
    """BK-606, 6.1: a fief of the cloud has it where a Sky Tower takes it to the ground."""
    scene = Scene(sky=True).settle(0, "C4-2 C3-3 C2-6 A4").put("chimney", "C3-3").harvest()
    assert START_CITY[space_at("C2-6")] == 2
    assert scene.state.carrots[0] == 1, "A4 has fish by the Chimney, the city on the cloud not"
    scene = Scene(sky=True).settle(0, "C4-2 C3-3 C2-6 C3-7 J1").put("chimney", "C3-3")
    scene.tower("C3-7", "J1").harvest()
    assert scene.state.carrots[0] == 2 * 2, "wood of its own and fish by the Chimney"


def test_bk_08_a_chimney_is_set_anew_and_has_nothing_when_its_fief_lost_its_resource() -> None:
    """BK-08, BK-606"""
    scene = Scene(sky=True).settle(0, "C3-3 A4").pitch(0, 1, "C4-2").put("chimney", "C3-3")
    scene.harvest()
    assert scene.state.carrots[0] == 1
    played(scene, "I1 I2 I3", "C1 C2 C4-2", "H1 H2 H3", round=2)
    assert scene.state.owner[space_at("C4-2")] == 1
    before = scene.state.carrots[0]
    scene.harvest(2)
    assert scene.state.carrots[0] == before, "no fish for A4 any more"


def test_bk_902_opportunist_looks_at_totals_with_trade() -> None:
    """BK-902"""
    scene = Scene(sky=True).carrots(5, 9, 7).hold(2, "opportunist").settle(2, "C1-1")
    scene.coins(0, 0, 3).finish()
    assert scene.state.carrots == [5, 9, 10], "first by Trade"


def test_bk_814_the_star_counts_the_rail_cards_of_all_rounds() -> None:
    """BK-814"""
    scene = rail().give(0, "railroad_2").construct()
    scene.do("lay_no_more")
    scene.give(0, "switch_2").construct(2)
    scene.do("lay_no_more")
    assert scene.finish().state.carrots == [8, 0, 0]


def test_bk_806_the_sheriff_is_named_by_the_cards_of_this_round_alone() -> None:
    """BK-806"""
    scene = rail().give(0, "railroad_2 railroad_3").construct()
    scene.do("lay_no_more")
    assert scene.state.sheriff == 0
    scene.give(1, "switch_2").construct(2)
    assert scene.state.sheriff == 1


def test_bk_807_the_sheriff_is_paid_for_own_tokens_of_this_phase_alone() -> None:
    """BK-807"""
    scene = rail().give(0, "railroad_3").give(1, "railroad_2").give(2, "railroad_2").construct()
    assert scene.state.sheriff == 1
    scene.do("lay_no_more", "lay_rail D4|E4", "lay_no_more", "lay_rail D3|E3", "lay_no_more")
    assert scene.state.carrots == [0, 2, 0]


def test_bk_804_central_station_is_neither_mountain_nor_open_to_camps() -> None:
    """BK-804, BK-410, 8.5"""
    scene = rail("B1", turn=2).settle(0, "B1 D1")
    assert TERRAINS[TERRAIN[space_at("B1")]] == "mountain"
    assert scene.worth(0, "mountain_master") == 0 and scene.worth(0, "panpan") == 2 * 2
    free = rail("B1", turn=2).give(0, "camp_1").construct()
    assert free.refusal("camp B1") == "BK-410" and free.may("camp B2")


def test_bk_503_hunny_king_is_not_content_with_nine_fiefs() -> None:
    """BK-503, 2.2 number 26"""
    scene = Scene().settle(0, "A1 A3 A5 C1 C3 C5 E1 E3 E5")
    assert (scene.worth(0, "harecingetorix"), scene.worth(0, "hunny_king")) == (9, 0)
    scene.settle(0, "G1")
    assert scene.worth(0, "hunny_king") == 12


def test_bk_10_a_camp_driven_off_leaves_the_game() -> None:
    """BK-10: its token does not come back, though its card still counts (BK-11)."""
    scene = played(Scene().pitch(1, 2, "A2"), "A2 E1", "B3 B4", "C1 C3")
    assert not any(scene.state.stock[1 * KINDS : 2 * KINDS])
    assert scene.worth(1, "colonist") == 3
    assert scene.construct().state.phase == frames.DEAL, "nothing is offered or built"


def test_every_parchment_stands_in_the_rule_book_with_its_number() -> None:
    """2.2, 6.2: what the cards count is what the book says."""
    text = (resources.files("tabletop.games.bunny_kingdom") / "rulebook.en.md").read_text("utf-8")
    for name in PARCHMENTS:
        card = card_named(name)
        title = nouns.told(nouns.card(card))
        assert title in text, title
        if NUMBER[card] > 1:
            numbers = re.findall(re.escape(title) + r"[^.;0-9]*?(\d+)", text)
            assert str(NUMBER[card]) in numbers, (title, numbers)


def test_world_and_cloud_are_apart() -> None:
    """5.1, BK-601: only Sky Towers and Rainbows lead from one board to the other."""
    scene = Scene(sky=True).settle(0, "J1 C1-1")
    assert scene.worth(0, "harecingetorix") == 2
    assert space_at("C1-1") == WORLD


def test_bk_801_central_station_covers_what_its_space_gave() -> None:
    """BK-801: the resource is gone for fiefs and for missions."""
    scene = rail("A2").settle(0, "A2 A1 A3").put("city2", "A1")
    assert scene.value("A2") == (2, 1) and scene.worth(0, "carpenter") == 2
    alone = rail("A5").settle(0, "A5 A4")
    assert alone.value("A4") == (1, 0) and alone.worth(0, "fisher") == 0


def test_bk_03_flags_are_kept_for_each_player_apart() -> None:
    """BK-03: a space that was in another's district makes a new one for who takes it over."""
    scene = Scene(sky=True).settle(0, "A1").settle(1, "A3").give(0, "camp_1").construct()
    scene.do("camp A2")
    assert scene.state.coins == [1, 0, 0]
    played(scene, "I1 I3 J4", "A2 F5 F7", "H1 H3 H5")
    assert scene.state.owner[space_at("A2")] == 1 and scene.state.coins == [1, 1, 0]


def test_a_carrotadel_counts_where_fiefs_are_harvested_once_more() -> None:
    """BK-603 with Little Prince and Cloud Independence"""
    scene = Scene(sky=True).settle(0, "A1 E1 J1 C1-1 C1-2 C2-2").put("carrotadel", "A1")
    scene.put("city2", "E1")
    assert scene.worth(0, "little_prince") == 5 + 2 - 5
    scene.put("carrotadel", "C1-2").put("city1", "C2-2")
    assert scene.worth(0, "cloud_independence") == 5
    assert scene.worth(0, "little_prince") == 5 + 2


def test_bk_609_cloud_independence_parts_what_towers_joined() -> None:
    """BK-609: neither a tower between two clouds nor one to the ground counts."""
    scene = Scene(sky=True).settle(0, "C2-3 C2-2 C3-7 C4-6").tower("C2-2", "C3-7")
    assert scene.value("C2-3") == (3, 2)
    assert scene.worth(0, "cloud_independence") == 0, "a city without goods, goods without city"
    scene = Scene(sky=True).settle(0, "C5-1 C5-3 C4-2 A4 A3").tower("C5-1", "A3")
    scene.put("city1", "C5-3")
    assert scene.value("C5-1") == (1, 2), "carrots of the cloud, wood and a city of the ground"
    assert scene.worth(0, "cloud_independence") == 1 * 2, "C5-3 with C4-2"


def test_bk_606_a_chimney_borrows_nothing_from_another() -> None:
    """BK-606, 9: the resource is produced in the Chimney's own fief."""
    scene = Scene(sky=True).settle(0, "C4-2 C3-3 C5-5 C5-3 A4").put("chimney", "C3-3")
    scene.put("chimney", "C5-5").harvest()
    assert {action.a for action in scene.legal("smoke")} == {1, 2}
    scene.do("smoke fish")
    assert scene.state.actors() == (-1,), "the bare cloud's Chimney asks nothing"
    assert dict(scene.state.chimneys) == {space_at("C3-3"): 1, space_at("C5-5"): -1}


def test_bk_703_a_copied_treasure_counts_for_nibblonacci() -> None:
    """BK-703, BK-610"""
    scene = Scene(sky=True).hold(0, "nibblonacci ring socialist").hold(1, "crown").finish()
    scene.do("copy socialist crown")
    assert scene.state.carrots[0] == 1 + 5 + 3


def test_bk_06_equal_gloves_alone_make_no_pair() -> None:
    """BK-06, BK-504"""
    scene = Scene(2).hold(0, "socialist liberal").hold(1, "left_glove").finish()
    scene.do("copy socialist left_glove", "copy liberal left_glove")
    assert scene.state.carrots == [2, 1]


def test_a_territory_card_with_a_city_says_how_strong_it_is() -> None:
    """BK-103, 5.2"""
    assert "strength 1" in nouns.told(card_words.rule(space_at("A4")))
    assert "strength 3" in nouns.told(card_words.rule(space_at("C2-3")))


def test_bk_609_merchant_queen_is_not_content_with_49() -> None:
    """BK-609, 6.2 number 44"""
    scene = Scene(sky=True).settle(0, "C1-1").coins(49, 0, 0)
    assert scene.worth(0, "merchant_queen") == 0
    assert scene.coins(50, 0, 0).worth(0, "merchant_queen") == 20
