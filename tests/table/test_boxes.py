"""Boxes never overlap and never leave their room; a part has its least size or is left out."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import FRect

from tabletop.table.boxes import SLACK, Part, Parts, column, fit, grid, pile, row

lengths = st.floats(0, 900, width=32)
rooms = st.builds(
    FRect, st.floats(-50, 50, width=32), st.floats(-50, 50, width=32),
    st.floats(1, 2000, width=32), st.floats(1, 2000, width=32),
)  # fmt: skip
parts = st.builds(Part, lengths, lengths, st.sampled_from((0.0, 1.0, 2.5)), st.integers(0, 3))
gaps = st.floats(0, 20, width=32)
Split = Callable[[FRect, Parts, float], list[FRect]]


def holds(room: FRect, part: FRect) -> bool:
    """Returns True if the part lies in the room, but for what single precision loses."""
    return room.inflate(0.02, 0.02).contains(part)


def length(box: FRect, split: Split) -> float:
    return box.w if split is row else box.h


@given(rooms, st.lists(parts, max_size=7), gaps, st.sampled_from((row, column)))
def test_no_part_of_a_row_overlaps_another_or_leaves_the_room(
    room: FRect, wanted: list[Part], gap: float, split: Split
) -> None:
    found = split(room, wanted, gap)
    assert len(found) == len(wanted)
    assert all(holds(room, box) for box in found if box)
    for one, two in combinations([box for box in found if box], 2):
        between = two.x - one.right if split is row else two.y - one.bottom
        assert between > gap - 0.02


@given(rooms, st.lists(parts, max_size=7), gaps, st.sampled_from((row, column)))
def test_a_part_has_its_least_length_or_is_left_out_and_those_of_low_rank_go_first(
    room: FRect, wanted: list[Part], gap: float, split: Split
) -> None:
    found = [length(box, split) for box in split(room, wanted, gap)]
    assert all(not box or box > part.least - 0.02 for box, part in zip(found, wanted, strict=True))
    left_out = [p.rank for box, p in zip(found, wanted, strict=True) if not box and p.least]
    kept = [p.rank for box, p in zip(found, wanted, strict=True) if box]
    assert max(left_out, default=0) <= min(kept, default=3)


@given(rooms, st.lists(parts, min_size=1, max_size=7), gaps)
def test_room_is_left_only_when_all_have_their_best_and_none_grows(
    room: FRect, wanted: list[Part], gap: float
) -> None:
    found = row(room, wanted, gap)
    if not all(found):
        return
    spare = room.right - found[-1].right
    assert spare < 0.1 or not any(part.grow for part in wanted)
    if spare > 0.1:
        pairs = zip(found, wanted, strict=True)
        assert all(box.w == pytest.approx(max(p.least, p.best), abs=0.1) for box, p in pairs)


def test_a_row_of_numbers_and_one_that_grows() -> None:
    left, middle, right = row(FRect(10, 5, 100, 20), (30, Part(grow=1), 20), 5)
    assert (left, middle, right) == (
        FRect(10, 5, 30, 20), FRect(45, 5, 40, 20), FRect(90, 5, 20, 20)
    )  # fmt: skip


@given(rooms, st.floats(0.1, 5), st.floats(0.1, 1), lengths)
def test_what_is_fitted_lies_in_the_middle_in_its_shape(
    room: FRect, ratio: float, slimmer: float, most: float
) -> None:
    found = fit(room, ratio, ratio * slimmer, most + 1)
    assert holds(room, found) and found.w <= most + 1 + SLACK
    assert found.center == pytest.approx(room.center, abs=0.01)
    if min(found.size) > 1:
        assert ratio * slimmer * 0.99 <= found.w / found.h <= ratio * 1.01


@given(rooms, st.integers(1, 8), st.integers(1, 6))
def test_the_cells_of_a_grid_fill_it_row_after_row(room: FRect, columns: int, rows: int) -> None:
    found = grid(room, columns, rows)
    assert len(found) == columns * rows and all(holds(room, cell) for cell in found)
    area = sum(cell.w * cell.h for cell in found)
    assert area == pytest.approx(room.w * room.h, rel=1e-3)
    assert found == sorted(found, key=lambda cell: (round(cell.y, 2), cell.x))


@given(rooms, st.integers(1, 15), st.floats(0.4, 2), gaps, st.floats(1, 300), st.floats(0, 90))
def test_cards_lie_in_one_row_and_under_each_other_only_to_keep_their_least_width(
    room: FRect, count: int, ratio: float, gap: float, most: float, least: float
) -> None:
    found = pile(room, count, ratio, gap, most, least)
    assert len(found) == count and all(holds(room, card) for card in found)
    assert all(card.w <= most + SLACK and card.size == found[0].size for card in found)
    if count > 1 and found[1].x < found[0].right - SLACK:
        assert found[0].w <= least + SLACK
