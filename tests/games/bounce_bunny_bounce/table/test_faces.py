"""The faces tell their kind at every size, in grey too; backs give nothing away."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from tabletop.games.bounce_bunny_bounce.table import faces

pytestmark = pytest.mark.usefixtures("painted")

SIZES = [(56, 63), (76, 86), (100, 112), (200, 225), (300, 338), (600, 675)]


def _pixels(drawn: pygame.Surface) -> bytes:
    return pygame.image.tobytes(drawn, "RGBA")


@pytest.mark.parametrize("kind", faces.KINDS)
@pytest.mark.parametrize(("w", "h"), SIZES)
def test_a_face_fills_its_card_and_leaves_round_corners(kind: str, w: int, h: int) -> None:
    drawn = faces.face(kind, w, h)
    assert drawn.get_size() == (w, h)
    assert drawn.get_bounding_rect().size == (w, h)
    for corner in ((0, 0), (w - 1, 0), (0, h - 1), (w - 1, h - 1)):
        assert drawn.get_at(corner).a == 0
    assert drawn.get_at((w // 2, h // 2)).a == 255


@pytest.mark.parametrize(("one", "other"), list(combinations(faces.KINDS, 2)))
def test_two_kinds_differ_without_colour(one: str, other: str) -> None:
    """At the smallest size, at least one pixel in thirty differs clearly in grey."""
    greys = [pygame.transform.grayscale(faces.face(kind, 56, 63)) for kind in (one, other)]
    clear = sum(
        abs(greys[0].get_at((x, y))[0] - greys[1].get_at((x, y))[0]) > 40
        for x in range(0, 56)
        for y in range(0, 63)
    )
    assert clear > 56 * 63 / 30


@pytest.mark.parametrize("kind", ["up", "right", "down", "left"])
def test_a_direction_has_its_tab_on_its_own_rim(kind: str) -> None:
    w, h = 100, 112
    drawn = faces.face(kind, w, h)
    rims = {  # the middle of each rim, and a spot of bare paper on the same rim
        "up": ((50, 4), (25, 4)),
        "right": ((95, 56), (95, 25)),
        "down": ((50, 107), (25, 107)),
        "left": ((4, 56), (4, 25)),
    }
    marked = [side for side, spots in rims.items() if _apart(drawn, *spots) > 60]
    assert marked == [kind]


def _apart(drawn: pygame.Surface, one: tuple[int, int], other: tuple[int, int]) -> int:
    a, b = drawn.get_at(one), drawn.get_at(other)
    return abs(a.r - b.r) + abs(a.g - b.g) + abs(a.b - b.b)


def test_a_small_card_is_simpler_than_a_shrunk_one() -> None:
    small = faces.face("right", 56, 63)
    shrunk = pygame.transform.smoothscale(faces.face("right", 112, 126), (56, 63))
    assert _pixels(small) != _pixels(shrunk)


def test_all_backs_of_one_size_are_the_same_and_a_lit_one_is_brighter() -> None:
    quiet, lit = faces.back(100, 112), faces.back(100, 112, lit=True)
    assert faces.back(100, 112) is quiet
    assert sum(pygame.transform.average_color(lit)[:3]) > sum(
        pygame.transform.average_color(quiet)[:3]
    )


def test_a_spent_shock_is_darker_and_leaves_the_fresh_one_alone() -> None:
    fresh = _pixels(faces.shock(58, 66))
    spent = faces.shock(58, 66, spent=True)
    assert _pixels(faces.shock(58, 66)) == fresh != _pixels(spent)


@pytest.mark.parametrize("place", [faces.empty_place, faces.shock_place])
def test_empty_places_are_dashed_evenly_on_all_four_sides(place: object) -> None:
    drawn = place(100, 112)  # type: ignore[operator]
    sides = [
        [drawn.get_at((x, 3)) for x in range(15, 85)],
        [drawn.get_at((x, 108)) for x in range(15, 85)],
        [drawn.get_at((3, y)) for y in range(15, 97)],
        [drawn.get_at((96, y)) for y in range(15, 97)],
    ]
    for side in sides:
        bright = sum(colour.g > 120 for colour in side) / len(side)
        assert 0.2 < bright < 0.75
