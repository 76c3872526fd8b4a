"""Harvest: fiefs, strength times wealth, trading posts (4.4, section 10)."""

from __future__ import annotations

import pytest

from tabletop.games.bunny_kingdom.rules import fiefs
from tabletop.games.bunny_kingdom.rules.state import NOBODY
from tests.games.bunny_kingdom.playing import MIXES, walk
from tests.games.bunny_kingdom.scenario import Scene


def test_bk_412_a_fief_is_what_sides_connect() -> None:
    """BK-412"""
    scene = Scene().settle(0, "A1 A2 B3 J10").settle(1, "A3")
    assert scene.worth(0, "harecingetorix") == 3, "A1-A2, B3 (a corner away), J10"
    scene.settle(0, "B2")
    assert scene.worth(0, "harecingetorix") == 2


def test_bk_413_strength_times_wealth_as_in_the_sheets_vectors() -> None:
    """BK-413, section 10: strength 3 x wood, wood, fish = 6; no resource = 0; no city = 0."""
    scene = Scene().settle(0, "A1 A2 A3 A4").put("city2", "A1").put("farm_fish", "A2").harvest()
    assert scene.state.carrots[0] == 6
    scene = Scene().settle(0, "B1 C1").put("city3", "B1").harvest()
    assert scene.state.carrots == [0, 0, 0], "strength 4 and nothing produced"
    scene = Scene().settle(0, "A1 A2").put("farm_fish", "A1").harvest()
    assert scene.state.carrots == [0, 0, 0]


def test_bk_413_every_harvest_counts_and_is_booked_by_round() -> None:
    """BK-413"""
    scene = Scene().settle(0, "A1 A2").put("city2", "A1").settle(1, "A5 A4").harvest(1).harvest(2)
    assert scene.state.carrots == [4, 2, 0]
    account = scene.state.view(None).account
    assert account[0] == account[1] == (2, 1, 0) and account[2] == (0, 0, 0)


def test_bk_415_a_trading_post_is_set_anew_in_each_harvest() -> None:
    """BK-415, BK-204"""
    scene = Scene().settle(0, "A1 A2").put("city2", "A1").put("trading_post", "A2")
    scene.harvest()
    assert scene.refusal("build_no_more") == "BK-415"
    scene.do("produce wood")
    assert scene.state.carrots[0] == 2
    scene.harvest(2)
    scene.do("produce fish")
    assert scene.state.carrots[0] == 6


def test_bk_415_the_choice_of_round_four_holds_for_parchments() -> None:
    """BK-415"""
    scene = Scene().settle(0, "A1").put("trading_post", "A1").hold(0, "fisher carpenter")
    scene.harvest(4)
    scene.do("produce fish")
    assert scene.state.is_over()
    sources = scene.state.result().sources
    points = {source.name.partition(":")[0]: source.points[0] for source in sources}
    assert (points["Fisher"], points["Carpenter"]) == (1, 1)


def test_bk_503_sky_towers_cannot_be_left_out() -> None:
    """BK-503"""
    scene = Scene().settle(0, "A1 J10 E1").tower("A1", "J10")
    assert scene.worth(0, "harecingetorix") == 2
    scene.pitch(0, 1, "A2")
    assert scene.worth(0, "carrotistador") == 4


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_fiefs_kept_step_by_step_are_what_the_flood_fill_finds(
    mix: tuple[int, bool, bool],
) -> None:
    """The oracle: also after camps were driven off and Rainbows moved."""
    for number, state in enumerate(walk(*mix, 11)):
        if number % 3:
            continue
        for space in range(state.size):
            if state.owner[space] != NOBODY:
                found = fiefs.flood(state, space, state.links)
                assert state.mask[state.fief[space]] == found


def test_rebuilding_changes_no_fief() -> None:
    for state in walk(4, True, False, 5):
        if state.step != 3:
            continue
        twin = state.clone()
        for seat in range(4):
            fiefs.rebuild(twin, seat)
            for label in fiefs.labels(twin, seat):
                space = fiefs.members(twin.mask[label])[0]
                old = state.fief[space]
                assert twin.mask[label] == state.mask[old]
                assert (twin.power[label], twin.goods[label]) == (
                    state.power[old],
                    state.goods[old],
                )
