"""The boards against the sheet: sections 1 and 5, and the checks of section 10."""

from __future__ import annotations

import copy

import pytest

from tabletop.games.bunny_kingdom.rules import boards
from tabletop.games.bunny_kingdom.rules.boards import (
    CORNER,
    EDGE,
    LAVA,
    NEIGHBOURS,
    SPACES,
    START_CITY,
    TERRAIN,
    TERRAINS,
    WORLD,
    YIELD,
    space_at,
    space_id,
)
from tests.games.bunny_kingdom.scenario import Scene

SHEET = {
    "forest": "A1 A2 A3 A8 D10 E1 F1 F4 F5 F9 G1 H10 I10 J1 J2",
    "sea": "A5 A6 A7 A10 B4 B5 B10 C4 C5 I4 I5 J4 J5 J9 J10",
    "field": "C7 D4 D7 E3 E8 F7 G7 H2 H4 J6",
    "plain": "A9 B8 C3 C10 D1 D8 E2 E4 E5 E7 E9 F6 F10 G3 G4 G6 G8 G10 H1 H5 H6 H8 H9 I2 I3 I6",
    "mountain": "B1 B2 B6 C2 C6 C8 C9 D2 D5 D6 F2 F3 I7 I8 J7 J8",
    "city": "A4 B3 B7 B9 C1 D3 D9 E6 E10 F8 G2 G5 G9 H3 H7 I1 I9 J3",
}


def spaces(text: str) -> set[int]:
    return {space_at(place) for place in text.split()}


def test_bk_101_every_space_has_a_coordinate_of_its_own() -> None:
    """BK-101"""
    assert len({space_id(space) for space in range(SPACES)}) == SPACES == 131
    assert [space_id(n) for n in (0, 99, 100, 130)] == ["A1", "J10", "C1-1", "C5-7"]


def test_bk_102_terrains_lie_where_the_sheet_has_them_and_give_their_resource() -> None:
    """BK-102: 15, 15, 10, 26, 16 and 18 spaces."""
    found = {
        name: {s for s in range(WORLD) if TERRAIN[s] == TERRAINS.index(name)} for name in SHEET
    }
    assert found == {name: spaces(text) for name, text in SHEET.items()}
    assert [len(each) for each in found.values()] == [15, 15, 10, 26, 16, 18]
    given = {"forest": 1, "sea": 2, "field": 4}
    assert all(YIELD[s] == given.get(name, 0) for name in SHEET for s in found[name])


def test_bk_103_eighteen_cities_of_strength_1_stand_from_the_beginning() -> None:
    """BK-103"""
    assert {s for s in range(WORLD) if START_CITY[s]} == spaces(SHEET["city"])
    assert set(START_CITY[:WORLD]) == {0, 1}
    scene = Scene().settle(0, "A4 A3").give(0, "city1").construct()
    assert scene.refusal("build city1 A4") == "BK-407" and scene.may("build city1 A3")


def test_bk_104_lava_parts_each_mountain_from_exactly_one_other() -> None:
    """BK-104"""
    ends = [end for pair in LAVA for end in pair]
    assert sorted(ends) == sorted(spaces(SHEET["mountain"])) and len(LAVA) == 8
    for one, two in LAVA:
        assert two not in NEIGHBOURS[one] and one not in NEIGHBOURS[two]
    scene = Scene().settle(0, "B1 B2")
    assert scene.state.fief[space_at("B1")] != scene.state.fief[space_at("B2")]
    scene.settle(0, "A1 A2")
    assert scene.state.fief[space_at("B1")] == scene.state.fief[space_at("B2")], "another way round"


def test_edges_and_corners_of_both_boards() -> None:
    """1.2, 5.2 and section 10: 36 and 18 edge spaces, four corners each."""
    world = (1 << WORLD) - 1
    assert (EDGE & world).bit_count() == 36 and (EDGE & ~world).bit_count() == 18
    assert {space_id(s) for s in range(SPACES) if CORNER >> s & 1} == {
        *(["A1", "A10", "J1", "J10", "C1-1", "C1-5", "C5-1", "C5-7"])
    }


def test_bk_601_the_great_cloud_has_31_spaces_and_72_borders() -> None:
    """BK-601"""
    cloud = range(WORLD, SPACES)
    assert sum(len(NEIGHBOURS[space]) for space in cloud) == 2 * 72
    assert all(near >= WORLD for space in cloud for near in NEIGHBOURS[space])
    near = {space_id(n) for n in NEIGHBOURS[space_at("C3-6")]}
    assert near == {"C2-5", "C2-6", "C3-5", "C3-7", "C4-5", "C4-6"}
    assert {space_id(n) for n in NEIGHBOURS[space_at("C5-2")]} == {"C4-1", "C4-2", "C5-1", "C5-3"}
    cities = {"C2-3": 3, "C2-4": 1, "C2-6": 2, "C4-5": 1}
    assert {space_id(s): START_CITY[s] for s in cloud if START_CITY[s]} == cities
    counts = {name: sum(TERRAIN[s] == i for s in cloud) for i, name in enumerate(TERRAINS)}
    assert (counts["wonder"], counts["nimbus"], counts["city"], counts["rainbow"]) == (12, 7, 4, 2)
    assert (counts["sea"], counts["field"], counts["forest"]) == (2, 2, 2)


def test_bk_602_twelve_wonders_all_differ_and_carry_no_building() -> None:
    """BK-602"""
    wonders = [YIELD[s] for s in boards.WONDER_SPACES]
    assert len(set(wonders)) == 12 and all(each.bit_count() == 1 for each in wonders)
    scene = Scene(sky=True).settle(0, "C1-1 C1-2 A1").give(0, "city1").construct()
    assert scene.may("build city1 C1-2") and not scene.may("build city1 C1-1")
    assert scene.refusal("build city1 C1-1") == "BK-407"


@pytest.mark.parametrize("damage", ["rows", "letters", "lava", "cities", "corners", "names"])
def test_a_damaged_board_file_is_refused_with_a_sentence(damage: str) -> None:
    data = copy.deepcopy(boards.read_boards())
    world, cloud = data["new_world"], data["great_cloud"]
    if damage == "rows":
        world["rows"].pop()
    elif damage == "letters":
        world["rows"][0] = "PPFTSSSFPS"
    elif damage == "lava":
        world["lava"][4] = ["D6", "D7"]
    elif damage == "cities":
        cloud["cities"]["C2-3"] = 2
    elif damage == "corners":
        cloud["corners"].append("C3-1")
    else:
        data["our_names"]["wonders"]["C1-1"] = "snow"
    with pytest.raises(boards.BadBoard, match=r"boards\.json"):
        boards.check_boards(data)
