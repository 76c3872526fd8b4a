"""The cloths: opaque, of the window's size, quiet, the same every time; the bed and its squares."""

from __future__ import annotations

import pygame
import pytest

from tabletop.games.bounce_bunny_bounce.table.garden import bed
from tabletop.scenes.shelf import on_the_shelf
from tabletop.table.art import cache
from tabletop.table.art import cloth as cloths
from tabletop.table.art.picture import Size

pytestmark = pytest.mark.usefixtures("screen")

GROUNDS = (*on_the_shelf(), *cloths.GROUNDS)


@pytest.mark.parametrize("ground", GROUNDS)
def test_a_cloth_covers_the_whole_window_opaquely(ground: str) -> None:
    cloth = cloths.cloth(ground, 480, 300, 0.5)
    assert cloth.get_size() == (480, 300)
    assert not cloth.get_flags() & pygame.SRCALPHA


@pytest.mark.parametrize("ground", GROUNDS)
def test_a_cloth_is_the_same_every_time(ground: str) -> None:
    first = pygame.image.tobytes(cloths.cloth(ground, 320, 200, 0.5), "RGB")
    cache.clear()
    assert pygame.image.tobytes(cloths.cloth(ground, 320, 200, 0.5), "RGB") == first


def test_a_cloth_is_drawn_once() -> None:
    first = cloths.cloth("bunny_boom", 320, 200, 0.5)
    assert cloths.cloth("bunny_boom", 320, 200, 0.5) is first


def test_a_game_without_a_cloth_of_its_own_lies_on_the_meadow() -> None:
    unknown = pygame.image.tobytes(cloths.cloth("tiny", 320, 200, 0.5), "RGB")
    assert unknown == pygame.image.tobytes(cloths.cloth("meadow", 320, 200, 0.5), "RGB")


@pytest.mark.parametrize("ground", GROUNDS)
def test_every_ground_has_colours_for_the_title_in_its_bar(ground: str) -> None:
    letters, outline = (pygame.Color(colour) for colour in cloths.title_colours(ground))
    assert abs(letters.hsla[2] - outline.hsla[2]) > 50


def test_the_middle_of_the_night_garden_is_calm() -> None:
    """No pixel below the pieces differs much from its surroundings."""
    cloth = cloths.cloth("bounce_bunny_bounce", 1280, 720, 1.0)
    middle = cloth.subsurface((300, 120, 640, 480))
    mean = pygame.transform.average_color(middle)
    worst = max(
        max(abs(middle.get_at((x, y))[i] - mean[i]) for i in range(3))
        for x in range(0, 640, 3)
        for y in range(0, 480, 3)
    )
    assert worst < 48


def test_a_bed_reaches_at_least_as_far_as_its_own_size() -> None:
    art = bed().at(Size(391, 312, 0.5))
    assert art.surface.get_width() >= 391 + art.ox
    assert art.surface.get_height() >= 312 + art.oy
