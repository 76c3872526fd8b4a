"""Every parchment of the base game, one by one (2.2, 4.6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.games.bunny_kingdom.rules.cards import IDS, PARCHMENTS
from tests.games.bunny_kingdom.scenario import Scene


def land(*places: str, **more: bool) -> Scene:
    return Scene(**more).settle(0, *places)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "worth"),
    [("ring", 1), ("coat", 2), ("scepter", 3), ("chalice", 4), ("crown", 5), ("royal_carrot", 6)],
)
def test_bk_504_treasures_are_worth_what_they_show(name: str, worth: int) -> None:
    """BK-504"""
    assert Scene().hold(0, name).worth(0, name) == worth


def test_bk_504_gloves() -> None:
    """BK-504, section 10: 1 alone, 8 together, 16 with Treasure Hunter."""
    scene = Scene().hold(0, "left_glove").hold(1, "right_glove")
    assert scene.worth(0, "left_glove") == scene.worth(1, "right_glove") == 1
    both = Scene().hold(0, "left_glove right_glove treasure_hunter")
    names = ("left_glove", "right_glove", "treasure_hunter")
    assert [both.worth(0, name) for name in names] == [4, 4, 8]


def test_bk_904_bureaucrat_counts_parchments_held() -> None:
    """BK-904"""
    assert Scene().hold(0, "bureaucrat ring liberal").worth(0, "bureaucrat") == 3


def test_bk_502_burgomaster_counts_cities_of_any_strength() -> None:
    """BK-502"""
    scene = land("A4 A1 B1").put("city2", "A1").put("city3", "B1")
    assert scene.worth(0, "burgomaster") == 3


def test_bk_505_diplomat_and_explorer() -> None:
    """BK-505: edges and corners of the New World."""
    scene = land("A1 A2 J10 E10 E5 B2")
    assert scene.worth(0, "diplomat") == 4 and scene.worth(0, "explorer") == 6


@pytest.mark.parametrize(
    ("places", "farm", "low", "high", "king", "needed"),
    [
        ("A1 A2 A3 A8 E1 F1 F4", "farm_wood", "carpenter", "master_carpenter", "woodland_king", 20),
        ("A5 A6 A7 A10 B4 B5 C4", "farm_fish", "fisher", "master_fisher", "fisher_king", 20),
        ("C7 D4 D7 E3 E8", "farm_carrots", "farmer", "master_farmer", "carrot_king", 15),
    ],
)
def test_bk_501_resource_missions_count_every_unit(
    places: str, farm: str, low: str, high: str, king: str, needed: int
) -> None:
    """BK-501: spaces and farms, duplicates too; kings at 7, 7 and 5."""
    units = len(places.split())
    scene = land(*places.split()[:-1])
    assert (scene.worth(0, low), scene.worth(0, high)) == (units - 1, 2 * (units - 1))
    assert scene.worth(0, king) == 0
    scene.put(farm, places.split()[0])
    assert (scene.worth(0, low), scene.worth(0, king)) == (units, needed)
    scene.settle(0, places.split()[-1])
    assert (scene.worth(0, high), scene.worth(0, king)) == (2 * (units + 1), needed)


def test_merchant_counts_luxury_resources_only() -> None:
    """2.2 number 22; 6.2: wondrous resources are another class."""
    scene = land("A5 A1 B1 C1-1", sky=True).put("lux_pearl", "A5").put("lux_gold", "B1")
    assert scene.worth(0, "merchant") == 6
    assert scene.worth(0, "lewis_carrot") == 2


def test_master_of_the_mountains() -> None:
    """2.2 number 23"""
    assert land("B1 B2 A1").worth(0, "mountain_master") == 4


def test_carrotistador_harecingetorix_and_hunny_king_count_fiefs() -> None:
    """2.2 numbers 24 to 26"""
    scene = land("A1 A2 A3 E1 J10 J9")
    assert scene.worth(0, "carrotistador") == 4 and scene.worth(0, "harecingetorix") == 3
    assert scene.worth(0, "hunny_king") == 0
    scene.settle(0, "C1 C5 C7 E5 E7 G1 G5")
    assert scene.worth(0, "harecingetorix") == 10 and scene.worth(0, "hunny_king") == 12


def test_bk_506_bun_shee_counts_cities_in_fiefs_without_any_resource() -> None:
    """BK-506"""
    scene = land("C1 B1 A4 A5 E6").put("city2", "B1")
    assert scene.worth(0, "bun_shee") == 6, "C1, B1 and E6; A4 has fish beside it"
    scene = Scene().settle(0, "E6 E5").put("trading_post", "E5", "wood")
    assert scene.worth(0, "bun_shee") == 0


def test_bk_506_panpan_judges_territory_by_territory() -> None:
    """BK-506, BK-13"""
    scene = land("A9 A10 B1 B3 B8").put("farm_wood", "B8")
    assert scene.worth(0, "panpan") == 4, "A9 and B1; a farm and a city do not count"
    scene.pitch(0, 1, "C3")
    assert scene.worth(0, "panpan") == 6, "a camp on a plain does"


def test_bk_11_colonist_counts_camp_cards_played() -> None:
    """BK-11: pitched, driven off or waiting."""
    scene = Scene().pitch(0, 1, "A9").give(0, "camp_2")
    assert scene.worth(0, "colonist") == 6


def test_king_of_thieves_needs_nine_cities() -> None:
    """2.2 number 30"""
    scene = land("A4 B3 B7 B9 C1 D3 D9 E6")
    assert scene.worth(0, "king_of_thieves") == 0
    scene.settle(0, "E10")
    assert scene.worth(0, "king_of_thieves") == 12


def test_bk_901_matriarch_needs_to_lead_alone() -> None:
    """BK-901"""
    scene = land("A1 A2").settle(1, "J1 J2")
    assert scene.worth(0, "matriarch") == scene.worth(1, "matriarch") == 0
    scene.settle(1, "J3")
    assert (scene.worth(0, "matriarch"), scene.worth(1, "matriarch")) == (0, 12)


def test_bk_903_little_prince_leaves_one_best_fief_out() -> None:
    """BK-903: of two best ones exactly one is left out."""
    scene = land("A3 A4 J2 J3 E6 E7 B9 B10").put("farm_fish", "A3").put("farm_carrots", "J2")
    values = [2, 2, 0, 1]
    assert scene.worth(0, "little_prince") == sum(values) - 2


def test_bk_906_guardian_and_hunter() -> None:
    """BK-906"""
    scene = Scene().hold(0, "crown ring treasure_guardian treasure_hunter panpan")
    assert scene.worth(0, "treasure_guardian") == 6 and scene.worth(0, "treasure_hunter") == 6


def test_bk_907_discards_and_buildings_never_put_up_are_worth_nothing() -> None:
    """BK-907"""
    scene = Scene().give(0, "city3 farm_wood lux_gold").finish()
    assert scene.state.carrots == [0, 0, 0]


def test_every_parchment_has_a_scenario_here_or_in_the_sky() -> None:
    here = Path(__file__).parent
    names = ("test_parchments.py", "test_endgame.py", "test_sky.py")
    text = "\n".join((here / name).read_text("utf-8") for name in names)
    assert not [name for name in PARCHMENTS if name not in text] and len(IDS) == 245
