"""A speaking rabbit covers nothing it speaks of, wherever that lies, at every size."""

from __future__ import annotations

from random import Random

import pytest
from pygame import Rect

from tabletop.table.placing import Needs, Sizes, place

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
        at = place(window, sizes(s), Needs(things, near=things[0]))
        assert at.clear
        for part in (at.bubble, at.rabbit or at.bubble):
            assert window.contains(part)
            assert all(not part.colliderect(thing) for thing in things)


def test_a_bubble_lies_beside_its_thing_and_leaves_open_what_it_can() -> None:
    window, thing = Rect(0, 0, 1280, 720), Rect(900, 500, 90, 100)
    near = place(window, sizes(1.0), Needs([thing], near=thing))
    assert abs(near.bubble.centerx - thing.centerx) < 400
    assert abs(near.bubble.centery - thing.centery) < 260
    under = [near.bubble.inflate(40, 40)]
    spared = place(window, sizes(1.0), Needs([thing], spare=under, near=thing))
    assert spared.bubble != near.bubble


def test_the_rabbit_steps_aside_rather_than_over_a_bunny_that_lies_there() -> None:
    window, card = Rect(0, 0, 1920, 1080), Rect(330, 820, 150, 220)
    plates, hand = Rect(0, 0, 290, 1080), Rect(300, 790, 1600, 280)
    bunnies = [Rect(350, 600, 150, 160), Rect(800, 600, 150, 160)]
    at = place(window, sizes(1.5), Needs([card], [plates], [hand, *bunnies], card))
    assert all(part.collidelist(bunnies) < 0 for part in (at.bubble, at.rabbit or at.bubble))


def room_for(bubble: tuple[int, int], window: Rect, edge: int, kept: list[Rect]) -> bool:
    """Whether it fits anywhere beside all of these, tried at each twelfth pixel."""
    room = window.inflate(-2 * edge, -2 * edge)
    spots = (Rect((x, y), bubble) for x in range(room.x, room.right - bubble[0], 12)
             for y in range(room.y, room.bottom - bubble[1], 12))  # fmt: skip
    return any(spot.collidelist(kept) < 0 for spot in spots)


@pytest.mark.parametrize(("size", "s"), WINDOWS)
def test_words_are_covered_only_where_there_is_no_place_beside_them(
    size: tuple[int, int], s: float
) -> None:
    window, luck, free = Rect(0, 0, *size), Random(11), 0
    for _ in range(30):
        w, h = round(luck.uniform(60, 400) * s), round(22 * s)
        lines = [Rect(luck.randrange(max(1, size[0] - w)), luck.randrange(size[1] - h), w, h)
                 for _ in range(4)]  # fmt: skip
        at = place(window, sizes(s), Needs([lines[0]], read=lines[1:], near=lines[0]))
        covered = any(p.collidelist(lines) >= 0 for p in (at.bubble, at.rabbit or at.bubble))
        free += not covered
        if covered:
            around = [lines[0].inflate(2 * sizes(s).gap, 2 * sizes(s).gap), *lines[1:]]
            fits = (room_for(b, window, sizes(s).edge, around) for b in sizes(s).bubbles)
            assert not any(fits)
    assert free >= 15


def test_where_all_is_full_of_words_it_stays_off_what_it_speaks_of_and_covers_few() -> None:
    window, thing = Rect(0, 0, 640, 400), Rect(280, 180, 80, 40)
    above, below = Rect(0, 0, 640, 170), Rect(0, 390, 640, 10)
    at = place(window, sizes(1.0), Needs([thing], read=[above, below], near=thing))
    assert at.clear and not at.bubble.colliderect(thing)
    assert at.bubble.top > above.bottom and at.bubble.collidelist([above]) < 0


def test_where_the_rabbit_has_no_room_the_bubble_speaks_alone() -> None:
    window = Rect(0, 0, 640, 400)
    wall = Rect(0, 150, 640, 250)
    at = place(window, sizes(1.0), Needs([wall], near=wall))
    assert at.clear and at.rabbit is None and not at.bubble.colliderect(wall)


def test_where_everything_is_needed_it_covers_the_least_and_says_so() -> None:
    window = Rect(0, 0, 640, 400)
    assert not place(window, sizes(1.0), Needs([window], near=window)).clear
