"""Every tile can be told from the others at every size, without colour too; backs tell nothing."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from tabletop.games.bunny_bidding.rules.cards import (
    EGG_TYPES,
    FACES,
    HANDICAPS,
    POINTS,
    POWERS,
    SPECIAL,
)
from tabletop.games.bunny_bidding.table import eggs, faces

pytestmark = pytest.mark.usefixtures("painted")

WIDTHS = (56, 86, 96, 200)


def coded(number: int, face: int) -> int:
    return number | face + 1 << 7


def pixels(drawn: pygame.Surface) -> bytes:
    return pygame.image.tobytes(drawn, "RGBA")


@pytest.mark.parametrize("width", WIDTHS)
def test_a_face_fills_its_tile_and_leaves_round_corners(width: int) -> None:
    tiles = [faces.tile(coded(17 + face, face), width) for face in range(FACES)]
    tiles += [faces.extra(tile, width) for tile in (*POWERS, *HANDICAPS)]
    tiles += [faces.goal(kind, width) for kind in range(-1, EGG_TYPES)]
    for drawn in (*tiles, faces.back(width), faces.turned_down(38, width)):
        assert drawn.get_size() == (width, round(width * 4 / 3))
        assert drawn.get_at((0, 0)).a == 0
        assert drawn.get_at((width // 2, width // 2)).a == 255


@pytest.mark.parametrize("width", WIDTHS[:3])
def test_tiles_that_mean_different_things_look_different(width: int) -> None:
    means: dict[bytes, object] = {}
    for face in range(FACES):
        what = face if face < SPECIAL or POINTS[face] == -1 else ("points", POINTS[face])
        assert means.setdefault(pixels(faces.tile(coded(48, face), width)), what) == what
    for tile in (*POWERS, *HANDICAPS):
        assert means.setdefault(pixels(faces.extra(tile, width)), tile) == tile


def difference(one: pygame.Surface, two: pygame.Surface) -> float:
    """Returns the mean difference of two pictures, of 255."""
    total = 0
    w, h = one.get_size()
    for x in range(0, w, 2):
        for y in range(0, h, 2):
            total += abs(one.get_at((x, y)).r - two.get_at((x, y)).r)
    return total / (w * h / 4)


def test_egg_types_differ_without_colour() -> None:
    greys = [pygame.transform.grayscale(eggs.egg(kind, 56)) for kind in range(EGG_TYPES)]
    for one, two in combinations(greys, 2):
        assert difference(one, two) > 12


def test_numbers_differ_on_the_same_egg() -> None:
    assert len({pixels(faces.tile(coded(n, 0), 96)) for n in (1, 10, 38, 83, 90)}) == 5


def test_face_down_all_tiles_look_the_same() -> None:
    assert faces.tile(-1, 86) is faces.back(86)
    assert pixels(faces.goal(-1, 86)) == pixels(faces.back(86))


def test_a_tile_its_owner_has_turned_over_shows_its_back_and_its_number() -> None:
    turned = faces.turned_down(38, 96)
    middle, corner = pygame.Rect(40, 60, 50, 60), pygame.Rect(2, 2, 30, 24)
    assert pixels(turned.subsurface(middle)) == pixels(faces.back(96).subsurface(middle))
    assert pixels(turned.subsurface(corner)) != pixels(faces.back(96).subsurface(corner))
    assert pixels(turned) != pixels(faces.turned_down(83, 96))
