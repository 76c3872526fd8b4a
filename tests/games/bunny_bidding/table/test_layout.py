"""The auction hall at every size: nothing overlaps, nothing leaves its place, no tab is covered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from pathlib import Path

import pytest
from pygame import FRect

from tabletop.games.bunny_bidding.table.board import Table
from tabletop.games.bunny_bidding.table.hall import NAME, SMALLEST_NAME
from tabletop.games.bunny_bidding.table.layout import (
    Places,
    bid_box,
    bid_rects,
    goal_rects,
    hand_rects,
    offer_rects,
    places,
    small_rects,
)
from tabletop.games.bunny_bidding.table.pictures import whole
from tabletop.session.seats import human, rabbit
from tabletop.table.art.lettering import width_of
from tests.robots import begin, make_app
from tests.typed import the

AREAS = (
    FRect(12, 114, 936, 474),
    FRect(258, 76, 1010, 624),
    FRect(12, 115, 936, 413),
    FRect(12, 104, 616, 244),
    FRect(10, 88, 460, 202),
    FRect(308, 76, 1600, 984),
)


def halls() -> Iterator[Places]:
    """Halls of every size, for few and many, with powers and without."""
    for area, players, extras in product(AREAS, (3, 6), (False, True)):
        yield places(area, players, extras)


def stacks(count: int) -> list[int]:
    """A hand of so many tiles in seven stacks at most."""
    return [len(range(first, count, 7)) for first in range(min(7, count))]


def within(box: FRect, rects: Sequence[FRect]) -> bool:
    """Returns True if all of them lie there, but for what single precision loses."""
    return all(box.inflate(0.1, 0.1).contains(rect) for rect in rects)


def apart(rects: Sequence[FRect]) -> bool:
    """Returns True if none lies over another."""
    small = [rect.inflate(-0.1, -0.1) for rect in rects]
    return all(rect.collidelist(small[i + 1 :]) < 0 for i, rect in enumerate(small))


def test_nothing_of_the_hall_lies_over_anything_else() -> None:
    for hall in halls():
        parts = [hall.stage, *hall.boxes, hall.tray, hall.goals, hall.undo, hall.main]
        assert apart(parts if hall.preview == hall.goals else [*parts, hall.preview])
        assert within(hall.stage, [hall.plaque]) and within(hall.tray, [*hall.tabs, hall.fan])
        assert apart([*hall.tabs, hall.fan])


def test_the_offer_stays_on_the_stage_clear_of_the_plaque() -> None:
    for hall, count in product(halls(), (1, 9, 14, 22)):
        rects = offer_rects(hall, count, 8)
        assert len(rects) == max(count, 8) and within(hall.stage, rects)
        assert hall.plaque.collidelist(rects) < 0


def test_a_full_hand_stays_in_its_tray_and_every_number_is_seen() -> None:
    for hall, count in product(halls(), (1, 10, 20, 28, 33)):
        for sizes in (stacks(count), [count]):
            for opened in (frozenset[int](), frozenset([0]), frozenset([0, count - 1])):
                rects = hand_rects(hall, sizes, opened)
                assert len(rects) == count and within(hall.tray, rects)
            for one, two in pairwise(hand_rects(hall, sizes)):
                assert one.y != two.y or two.x - one.x >= 0.3 * one.w


def test_a_hand_of_twenty_lies_in_one_row_and_leaves_the_small_buttons_free() -> None:
    for hall in halls():
        rects = hand_rects(hall, stacks(20))
        assert len({rect.y for rect in rects}) == 1 and rects[0].w >= 0.7 * hall.hand_w
        for tab in hall.tabs:
            assert tab.collidelist(hand_rects(hall, stacks(20), frozenset([0, 12]))) < 0


def test_chosen_tiles_rise_and_push_the_next_ones_aside() -> None:
    rects = hand_rects(places(AREAS[1], 3), stacks(20), frozenset([3, 8]))
    for index in (3, 8):
        assert rects[index].y < rects[0].y
        assert rects[index + 1].x - rects[index].x > 1.5 * (rects[1].x - rects[0].x)


def test_a_bid_box_holds_tiles_badge_name_and_sum_side_by_side() -> None:
    for hall in halls():
        for box in hall.boxes:
            inside = bid_box(hall, box)
            assert within(box, inside[1:]) and apart([inside.tile, inside.name, inside.text])
            assert all(within(box, bid_rects(hall, box, count)) for count in (1, 2, 5, 7))
            small = small_rects(hall, box, 2, below=True)
            assert within(box, small) and inside.name.collidelist(small) < 0


def test_tiles_stay_large_enough_to_be_read_at_twice_the_size() -> None:
    for area in AREAS[2:4]:
        hall = places(area, 6)
        widths = [rect.w for rect in hand_rects(hall, stacks(20))]
        assert min(hall.offer_w, hall.bid_w, hall.hand_w, *widths) * 2 >= 56


def test_tiles_grow_where_there_is_more_room_than_usual() -> None:
    usual, wide = places(AREAS[1], 3), places(AREAS[-1], 3)
    for name in ("offer_w", "bid_w", "hand_w"):
        assert getattr(wide, name) > 1.3 * getattr(usual, name)


def test_goals_and_powers_stay_on_their_paper() -> None:
    for hall, extras in product(halls(), (0, 1, 2, 4, 6)):
        rects = goal_rects(hall, 2, extras)
        assert len(rects) == 2 + extras and within(hall.goals, rects) and apart(rects)


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
    spots, pixels = table.pieces.spots, table.host.layer.pixels
    for seat, who in enumerate(seats):
        node = table.nodes.node(f"name:{seat}")
        inside = bid_box(table.places, spots.box(seat))
        if node is None:
            assert whole(who.name, NAME, inside.name.w, table.host.s)
            continue
        sign = node.area()
        assert sign.h >= 15 and width_of(who.name, "heading", SMALLEST_NAME) < sign.w
        assert sign.colliderect(pixels(inside.box)) and not sign.colliderect(pixels(inside.tile))
        others = [pixels(box) for box in table.places.boxes if box != inside.box]
        assert sign.collidelist(others) < 0
    app.close()
