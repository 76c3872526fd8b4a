"""The auction hall at every size: nothing overlaps, nothing leaves its place, no tab is covered."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pygame import Rect

from tabletop.games.bunny_bidding.table.layout import (
    Places,
    badge_rect,
    bid_rects,
    goal_rects,
    hand_rects,
    offer_rects,
    places,
    tab_rects,
    text_area,
)

AREAS = (
    (Rect(12, 114, 936, 474), 1.0),
    (Rect(258, 76, 1010, 624), 1.0),
    (Rect(400, 114, 1500, 936), 1.5),
    (Rect(24, 230, 1872, 826), 2.0),
    (Rect(24, 208, 1232, 488), 2.0),
    (Rect(20, 176, 920, 404), 2.0),
    (Rect(616, 152, 3200, 1968), 2.0),
)


@pytest.fixture(params=[(area, s, n) for area, s in AREAS for n in (3, 6)])
def hall(request: pytest.FixtureRequest) -> Places:
    area, s, players = request.param
    return places(area, s, players, 4)


def test_stage_boxes_hand_and_column_lie_apart(hall: Places) -> None:
    parts = [hall.stage, *hall.boxes, hall.tray, hall.preview, hall.undo, hall.main]
    for index, part in enumerate(parts):
        assert part.collidelist(parts[index + 1 :]) == -1


@pytest.mark.parametrize("count", [1, 9, 14, 22])
def test_the_offer_stays_between_drape_and_plaque(hall: Places, count: int) -> None:
    rects = offer_rects(hall, count)
    assert len(rects) == count
    assert all(hall.stage.contains(rect) for rect in rects)
    assert all(not hall.plaque.colliderect(rect) for rect in rects)


@pytest.mark.parametrize("count", [1, 10, 20, 28, 33])
def test_a_full_hand_stays_in_its_tray_and_every_tab_is_seen(hall: Places, count: int) -> None:
    for opened in (frozenset(), frozenset([0]), frozenset([0, count - 1])):
        rects = hand_rects(hall, count, opened)
        assert len(rects) == count
        assert all(hall.tray.contains(rect) for rect in rects)
    flat = hand_rects(hall, count)
    for one, two in pairwise(flat):
        if one.y == two.y:
            assert two.x - one.x >= 0.2 * one.w


@pytest.mark.parametrize("count", [1, 2, 5, 7])
def test_bids_stay_in_their_box(hall: Places, count: int) -> None:
    for box in hall.boxes:
        assert all(box.contains(rect) for rect in bid_rects(hall, box, count))


def test_badge_and_sum_lie_apart_and_in_a_cramped_hall_beside_the_first_bid(hall: Places) -> None:
    for box in hall.boxes:
        badge, area = badge_rect(hall, box), text_area(hall, box)
        assert box.contains(badge) and box.contains(area) and not badge.colliderect(area)
        first = bid_rects(hall, box, 1)[0]
        assert not first.colliderect(badge)
        assert not hall.cramped or not first.colliderect(area)


def test_tiles_stay_large_enough_to_be_read_at_twice_the_size() -> None:
    for area in (Rect(24, 230, 1872, 826), Rect(24, 208, 1232, 488)):
        hall = places(area, 2.0, 6)
        assert min(hall.offer_w, hall.bid_w, hall.hand_w) >= 56
        assert all(rect.w >= 56 for rect in hand_rects(hall, 10))


def test_tiles_grow_where_there_is_more_room_than_usual() -> None:
    usual = places(Rect(516, 152, 2020, 1248), 2.0, 3)
    wide = places(Rect(616, 152, 3200, 1968), 2.0, 3)
    for name in ("offer_w", "bid_w", "hand_w"):
        assert getattr(wide, name) > 1.3 * getattr(usual, name)


def test_the_small_buttons_cover_neither_goals_nor_hand(hall: Places) -> None:
    for tab in tab_rects(hall):
        assert hall.tray.contains(tab)
        assert tab.collidelist(hand_rects(hall, 20, frozenset([0, 12]))) == -1
        if hall.cramped:
            assert tab.collidelist(goal_rects(hall, 4)) == -1


@pytest.mark.parametrize("count", [1, 2, 4, 6])
def test_goals_and_powers_stay_left_of_the_hand(hall: Places, count: int) -> None:
    assert all(rect.right <= hall.fan.x for rect in goal_rects(hall, count))
