"""A speaking rabbit covers nothing it speaks of, wherever that lies, at every size."""

from __future__ import annotations

from random import Random

import pytest
from pygame import Rect

from tabletop.table.placing import Sizes, place

WINDOWS = (((960, 600), 1.5), ((1280, 720), 1.0), ((1920, 1080), 1.5), ((3840, 2160), 3.0))


def sizes(s: float) -> Sizes:
    bubbles = [(round(w * s), round(h * s)) for w, h in ((348, 128), (430, 110), (260, 150))]
    heights = (round(184 * s), round(104 * s), 0)
    return Sizes(bubbles, heights, round(14 * s), round(30 * s), round(8 * s), round(22 * s))


@pytest.mark.parametrize(("size", "s"), WINDOWS)
def test_nothing_that_is_spoken_of_is_covered_wherever_it_lies(
    size: tuple[int, int], s: float
) -> None:
    window, luck = Rect(0, 0, *size), Random(5)
    for _ in range(60):
        things = []
        for largest in (110, 60):
            w, h = (round(luck.uniform(30, largest) * s) for _ in range(2))
            things.append(Rect(luck.randrange(size[0] - w), luck.randrange(size[1] - h), w, h))
        at = place(window, sizes(s), things, (), things[0])
        assert at.clear
        for part in (at.bubble, at.rabbit or at.bubble):
            assert window.contains(part)
            assert all(not part.colliderect(thing) for thing in things)


def test_it_speaks_beside_the_thing_and_leaves_open_what_it_can() -> None:
    window, thing = Rect(0, 0, 1280, 720), Rect(900, 500, 90, 100)
    near = place(window, sizes(1.0), [thing], (), thing)
    assert abs(near.bubble.centerx - thing.centerx) < 400
    assert abs(near.bubble.centery - thing.centery) < 260
    spared = place(window, sizes(1.0), [thing], [near.bubble.inflate(40, 40)], thing)
    assert spared.bubble != near.bubble


def test_where_the_rabbit_has_no_room_the_bubble_speaks_alone() -> None:
    window = Rect(0, 0, 640, 400)
    wall = Rect(0, 150, 640, 250)
    at = place(window, sizes(1.0), [wall], (), wall)
    assert at.clear and at.rabbit is None and not at.bubble.colliderect(wall)


def test_where_everything_is_needed_it_covers_the_least_and_says_so() -> None:
    window = Rect(0, 0, 640, 400)
    assert not place(window, sizes(1.0), [window], (), window).clear
