"""The arena at every size: nothing overlaps, nothing leaves its place, crowded rings fit."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from pygame import FRect

from tabletop.games.killer_bunnies.table import rings
from tabletop.games.killer_bunnies.table.layout import Places, freest, places
from tabletop.games.killer_bunnies.table.saved_layout import hand_rects, saved_rects
from tests.matrix import looped

AREAS = (
    (FRect(12, 114, 936, 474), 1.0),
    (FRect(258, 76, 1010, 624), 1.0),
    (FRect(400, 114, 1500, 936), 1.5),
    (FRect(24, 230, 1872, 826), 2.0),
    (FRect(18, 171, 924, 411), 1.5),
)


@pytest.fixture(params=AREAS, ids=lambda pair: f"{pair[0].size} at {pair[1]}")
def arena(request: pytest.FixtureRequest) -> Places:
    area, s = request.param
    return places(FRect([side / s for side in area]))


def test_the_parts_of_the_tray_lie_apart_and_inside_it(arena: Places) -> None:
    parts = [arena.top, arena.bottom, arena.saved, arena.hand, arena.undo, arena.second, arena.main]
    for one, other in combinations(parts, 2):
        assert not one.colliderect(other)
    for part in (arena.saved, arena.undo, arena.second, arena.main):
        assert arena.tray.contains(part)


def test_what_would_happen_is_told_over_the_buttons_or_in_a_corner(arena: Places) -> None:
    if arena.tray.contains(arena.told):
        for part in (arena.undo, arena.second, arena.main, arena.hand):
            assert not arena.told.colliderect(part)
    for corner in arena.corners(*arena.told.size):
        assert arena.area.contains(corner) and corner.size == arena.told.size
        assert not corner.colliderect(arena.tray)


def test_the_paper_of_what_would_happen_lies_where_it_hides_least() -> None:
    room = places(FRect(12, 100, 616, 248))
    corners = room.corners(*room.told.size)
    assert not room.tray.contains(room.told)
    for free in corners:
        taken = [corner for corner in corners if corner != free]
        assert freest(corners, taken) == free
    assert freest(corners, ()) == corners[0]


def test_stage_piles_and_tags_stay_out_of_the_tray_and_apart(arena: Places) -> None:
    parts = [arena.stage, arena.pile, arena.discard, arena.trade, arena.count]
    for part in parts:
        assert arena.area.contains(part)
        assert not part.colliderect(arena.tray)
    for one, other in combinations([arena.pile, arena.discard, arena.trade, arena.count], 2):
        assert not one.colliderect(other)


@looped("cities", [0, 1, 2, 3, 6, 8])
@looped("creatures", [1, 2, 7, 12, 13, 17, 18, 26, 36])
def test_no_ring_card_lies_over_another(arena: Places, creatures: int, cities: int) -> None:
    inner = rings.city_rects(
        arena, (True,) * cities, min(cities, 2), creatures >= rings.NESTED
    ) if cities else []
    outer = rings.creature_rects(arena, (True,) * creatures, creatures // 3, inner)
    assert len(outer) == creatures
    for one, other in combinations([*outer, *inner], 2):
        assert not one.colliderect(other), (one, other)
    for rect in (*outer, *inner):
        assert arena.area.contains(rect)
        assert rect.bottom <= arena.tray.y


def test_slots_open_between_the_cards_without_covering_any(arena: Places) -> None:
    kinds = (False, True, False, True, False) * 3
    rects = rings.creature_rects(arena, kinds, 5)
    for one, other in combinations(rects, 2):
        assert not one.colliderect(other)
    inner = rings.city_rects(arena, (False, True, False, False), 3, False)
    for one, other in combinations(inner, 2):
        assert not one.colliderect(other)


def test_cards_are_smaller_from_thirteen_and_stand_in_two_rows_from_eighteen() -> None:
    at = places(AREAS[1][0])
    widths = {n: rings.creature_rects(at, (True,) * n, 3)[0].w for n in (12, 13, 17, 18)}
    assert [widths[12], widths[13], widths[17]] == pytest.approx([74, 62, 62], abs=0.7)
    rows = rings.creature_rects(at, (True,) * 18, 4)
    heights = [abs(rect.centery - at.arena.centery) for rect in rows[:2]]
    assert abs(heights[0] - heights[1]) > 40


def test_the_viewers_part_is_at_the_bottom_and_the_next_seat_follows_clockwise() -> None:
    at = places(AREAS[1][0])
    rects = rings.creature_rects(at, (True,) * 9, 3)
    own, following = rects[:3], rects[3:6]
    assert own[1].centerx == pytest.approx(at.arena.centerx, abs=2)
    assert own[1].centery > at.arena.centery
    assert own[0].centerx > own[1].centerx > own[2].centerx
    assert all(rect.centerx < at.arena.centerx for rect in following[:2])


@looped("tabs", [0, 1, 4, 7])
@looped("resources", [0, 1, 6, 11, 20])
def test_saved_cards_stay_on_their_shelf(arena: Places, resources: int, tabs: int) -> None:
    sorts = [(i % 3, i % 2) for i in range(resources)]
    hexagons, below = saved_rects(arena.saved, arena.q, sorts, tabs)
    assert (len(hexagons), len(below)) == (resources, tabs)
    for rect in (*hexagons, *below):
        assert arena.saved.inflate(2, 2).contains(rect), (rect, arena.saved)


def test_alike_cards_share_a_place_only_where_there_is_no_room() -> None:
    at = places(AREAS[1][0])
    few, _ = saved_rects(at.saved, at.q, [(0, 0)] * 4, 0)
    assert len({tuple(rect) for rect in few}) == 4
    many, _ = saved_rects(at.saved, at.q, [(0, 0)] * 30 + [(1, 0)], 1)
    assert len({tuple(rect) for rect in many}) == 2


@looped("count", [1, 5, 7, 9])
def test_a_hand_keeps_to_its_place(arena: Places, count: int) -> None:
    rects = hand_rects(arena.hand, arena.hand_card, 75 * arena.q, count)
    assert rects[-1].right <= arena.hand.right + 2
    assert all(two.x - one.x >= 8 for one, two in pairwise(rects))
