"""Luck repeats: in every run, every process, every Python."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tabletop.core.chance import dealer_stream, pick, roll, shuffle, shuffled


class Fixed(Random):
    """Gives the numbers it was made with."""

    def __init__(self, *numbers: float) -> None:
        super().__init__()
        self._numbers = list(numbers)

    def random(self) -> float:
        return self._numbers.pop(0)


def test_the_dealers_stream_of_a_seed_and_ply_is_fixed_for_ever() -> None:
    stream = dealer_stream("7", 0)
    assert [roll(6, stream) for _ in range(12)] == [5, 4, 1, 6, 1, 3, 4, 3, 4, 4, 5, 2]
    assert shuffled(10, dealer_stream("carrot", 41)) == (5, 3, 0, 8, 2, 9, 1, 7, 4, 6)
    assert [pick(100, dealer_stream("7", ply)) for ply in range(8)] == [70, 5, 66, 4, 3, 68, 67, 6]


def test_each_ply_has_a_stream_of_its_own() -> None:
    numbers = {dealer_stream(seed, ply).random() for seed in "ab" for ply in range(50)}
    assert len(numbers) == 100


@pytest.mark.parametrize(("mark", "expected"), [(0.0, 0), (0.249, 0), (0.25, 1), (0.999999, 3)])
def test_pick_parts_the_line_evenly(mark: float, expected: int) -> None:
    assert pick(4, Fixed(mark)) == expected
    assert roll(4, Fixed(mark)) == expected + 1


def test_a_shuffle_keeps_everything_and_each_order_is_as_likely() -> None:
    rng = Random("fair")
    orders = Counter(shuffled(3, rng) for _ in range(6000))
    assert all(sorted(order) == [0, 1, 2] for order in orders)
    assert len(orders) == 6
    assert max(orders.values()) < 1150 and min(orders.values()) > 850


def test_shuffling_happens_in_place() -> None:
    items = [3, 1, 2]
    shuffle(items, Fixed(0.0, 0.0))
    assert items == [1, 2, 3]


@pytest.mark.parametrize("n", [0, 1])
def test_nothing_and_one_thing_need_no_luck(n: int) -> None:
    assert shuffled(n, Fixed()) == tuple(range(n))
