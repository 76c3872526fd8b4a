"""The auction hall at every size: nothing overlaps, nothing leaves its place, no tab is covered."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from pygame import Rect

from tabletop.games.bunny_bidding.table.board import Table
from tabletop.games.bunny_bidding.table.layout import (
    Places,
    badge_rect,
    bid_rects,
    goal_rects,
    hand_rects,
    name_rect,
    offer_rects,
    places,
    small_rects,
    text_area,
)
from tabletop.games.bunny_bidding.table.pictures import SMALLEST_NAME, name_fits
from tabletop.session.seats import human, rabbit
from tabletop.table.art.lettering import width_of
from tests.matrix import looped
from tests.robots import begin, make_app
from tests.typed import some, the

AREAS = (
    (Rect(12, 114, 936, 474), 1.0),
    (Rect(258, 76, 1010, 624), 1.0),
    (Rect(400, 114, 1500, 936), 1.5),
    (Rect(24, 230, 1872, 826), 2.0),
    (Rect(24, 208, 1232, 488), 2.0),
    (Rect(20, 176, 920, 404), 2.0),
    (Rect(616, 152, 3200, 1968), 2.0),
)


@pytest.fixture(params=[(area, s, n, more) for area, s in AREAS for n in (3, 6) for more in (0, 1)])
def hall(request: pytest.FixtureRequest) -> Places:
    area, s, players, extras = request.param
    return places(area, s, players, bool(extras))


def stacks(count: int) -> list[int]:
    """A hand of so many tiles in seven stacks at most."""
    return [len(range(first, count, 7)) for first in range(min(7, count))]


def test_stage_boxes_hand_and_column_lie_apart(hall: Places) -> None:
    parts = [hall.stage, *hall.boxes, hall.tray, hall.goals, hall.undo, hall.main]
    if not hall.cramped:
        parts.append(hall.preview)
    for index, part in enumerate(parts):
        assert part.collidelist(parts[index + 1 :]) == -1


@looped("count", [1, 9, 14, 22])
def test_the_offer_stays_on_the_stage_clear_of_the_plaque(hall: Places, count: int) -> None:
    rects = offer_rects(hall, count, 8)
    assert len(rects) == max(count, 8)
    assert all(hall.stage.contains(rect) for rect in rects)
    assert all(not hall.plaque.colliderect(rect) for rect in rects)


@looped("count", [1, 10, 20, 28, 33])
def test_a_full_hand_stays_in_its_tray_and_every_number_is_seen(hall: Places, count: int) -> None:
    for sizes in (stacks(count), [count]):
        for opened in (frozenset[int](), frozenset([0]), frozenset([0, count - 1])):
            rects = hand_rects(hall, sizes, opened)
            assert len(rects) == count
            assert all(hall.tray.contains(rect) for rect in rects)
        flat = hand_rects(hall, sizes)
        for one, two in pairwise(flat):
            if one.y == two.y:
                assert two.x - one.x >= 0.3 * one.w


def test_a_hand_of_twenty_lies_in_one_row_at_every_size(hall: Places) -> None:
    rects = hand_rects(hall, stacks(20))
    assert len({rect.y for rect in rects}) == 1 and rects[0].w >= 0.7 * hall.hand_w


def test_chosen_tiles_rise_and_push_the_next_ones_aside() -> None:
    hall = places(Rect(258, 76, 1010, 624), 1.0, 3)
    rects = hand_rects(hall, stacks(20), frozenset([3, 8]))
    for index in (3, 8):
        assert rects[index].y < rects[0].y
        assert rects[index + 1].x - rects[index].x > 1.5 * (rects[1].x - rects[0].x)


@looped("count", [1, 2, 5, 7])
def test_bids_stay_in_their_box(hall: Places, count: int) -> None:
    for box in hall.boxes:
        assert all(box.contains(rect) for rect in bid_rects(hall, box, count))


def test_name_and_sum_lie_apart_and_beside_the_first_bid(hall: Places) -> None:
    for box in hall.boxes:
        name, area = name_rect(hall, box), text_area(hall, box)
        assert box.contains(name) and box.contains(area) and not name.colliderect(area)
        assert box.contains(badge_rect(hall, box))
        first = bid_rects(hall, box, 1)[0]
        assert not first.colliderect(name) and not first.colliderect(area)


def test_tiles_stay_large_enough_to_be_read_at_twice_the_size() -> None:
    for area in (Rect(24, 230, 1872, 826), Rect(24, 208, 1232, 488)):
        hall = places(area, 2.0, 6)
        assert min(hall.offer_w, hall.bid_w, hall.hand_w) >= 56
        assert all(rect.w >= 56 for rect in hand_rects(hall, stacks(20)))


def test_tiles_grow_where_there_is_more_room_than_usual() -> None:
    usual = places(Rect(516, 152, 2020, 1248), 2.0, 3)
    wide = places(Rect(616, 152, 3200, 1968), 2.0, 3)
    for name in ("offer_w", "bid_w", "hand_w"):
        assert getattr(wide, name) > 1.3 * getattr(usual, name)


def test_the_small_buttons_lie_in_the_tray_and_cover_no_tile(hall: Places) -> None:
    for index, tab in enumerate(hall.tabs):
        assert hall.tray.contains(tab)
        assert tab.collidelist(hall.tabs[index + 1 :]) == -1
        assert tab.collidelist(hand_rects(hall, stacks(20), frozenset([0, 12]))) == -1


@looped("extras", [0, 1, 2, 4, 6])
def test_goals_and_powers_stay_on_their_paper(hall: Places, extras: int) -> None:
    rects = goal_rects(hall, 2, extras)
    assert len(rects) == 2 + extras
    for index, rect in enumerate(rects):
        assert hall.goals.contains(rect) and rect.collidelist(rects[index + 1 :]) == -1


def test_goals_opened_beside_an_empty_bid_box_leave_its_name_to_be_read(hall: Places) -> None:
    for box in hall.boxes:
        rects = small_rects(hall, box, 2, below=True)
        assert all(box.contains(rect) for rect in rects)
        assert name_rect(hall, box).collidelist(rects) == -1


@pytest.mark.parametrize("players", (3, 4, 5, 6))
@pytest.mark.parametrize(
    ("size", "scale"), (((960, 600), 100), ((960, 600), 200), ((1280, 720), 100))
)
def test_every_seat_has_its_name_at_its_bid_box(
    tmp_path: Path, players: int, size: tuple[int, int], scale: int
) -> None:
    """In the box, or whole and legible on a sign at its rim, which hides no tile."""
    app = make_app(tmp_path, size, speed=0, scale=scale)
    seats = (human("Cornflower", 0), *(rabbit("uniform", each) for each in range(1, players)))
    table = the(Table, begin(app, "bunny_bidding", seats, "3").table)
    hall, at = table.words, table.places
    for seat, who in enumerate(seats):
        node = hall.nodes.node(f"name:{seat}")
        if node is None:
            assert name_fits(who.name, name_rect(at, at.boxes[0]).w, at.s)
            continue
        x, y, w, h = round(node.pos[0]), round(node.pos[1]), *some(node.art).surface.get_size()
        sign = Rect(x - some(node.art).ox, y - some(node.art).oy, w, h)
        assert sign.h >= 15 and width_of(who.name, "heading", SMALLEST_NAME) < sign.w
        box = table.pieces.box(seat)
        assert sign.colliderect(box) and not sign.colliderect(bid_rects(at, box, 1)[0])
        assert not any(sign.colliderect(other) for other in at.boxes if other != box)
    app.close()
