"""The scenery: grounds fill the window, the line hangs through, clouds come round again."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from tabletop.table.art import scenery_menu as scenery
from tabletop.table.art import scenery_pages as pages

pytestmark = pytest.mark.usefixtures("screen")


LINE = scenery.Line(366, 150, 1258, 150, 14)


@pytest.mark.parametrize("ground", (scenery.menu_ground, pages.results_ground))
def test_a_ground_covers_the_window_opaquely(
    ground: Callable[[int, int, float], pygame.Surface],
) -> None:
    picture = ground(480, 300, 0.5)
    assert picture.get_size() == (480, 300)
    assert not picture.get_flags() & pygame.SRCALPHA


def test_the_rope_hangs_through_by_its_sag_in_the_middle_and_not_at_its_ends() -> None:
    assert scenery.line_y(LINE, 366) == 150
    assert scenery.line_y(LINE, 1258) == 150
    assert scenery.line_y(LINE, 812) == pytest.approx(164)


def test_the_rope_falls_left_of_its_middle_and_rises_right_of_it() -> None:
    assert scenery.line_turn(LINE, 450) < 0 < scenery.line_turn(LINE, 1170)
    assert scenery.line_turn(LINE, 812) == pytest.approx(0)


def test_clouds_drift_to_the_right_and_stay_within_reach_of_the_window() -> None:
    early, late = scenery.clouds(1280, 1.0, 10), scenery.clouds(1280, 1.0, 20)
    assert sum(a[1] < b[1] for a, b in zip(early, late)) >= len(early) - 1
    for seconds in (0, 100, 1000, 100_000):
        for picture, x, _ in scenery.clouds(1280, 1.0, seconds):
            assert -picture.get_width() <= x <= 1280


def test_a_card_under_the_pointer_hangs_straight_and_casts_a_longer_shadow() -> None:
    args = ("bunny_boom", "Bunny Boom", "2 to 4 players", 81, 118, 3.0, 0.5)
    rest, hover = scenery.hung(*args), scenery.hung(*args, "hover")
    assert rest.surface.get_size() != hover.surface.get_size()


@pytest.mark.parametrize("size", ((700, 440), (1100, 600), (2400, 1400)))
def test_the_pages_of_a_book_lie_side_by_side_on_it(size: tuple[int, int]) -> None:
    left, right = pages.book_pages(*size)
    assert pygame.Rect(0, 0, *size).contains(left)
    assert pygame.Rect(0, 0, *size).contains(right)
    assert not left.colliderect(right)
    assert left.w == right.w and left.h == right.h


def test_a_chart_bar_too_small_to_draw_is_empty_and_does_not_fail() -> None:
    assert pages.chart_bar(0, 0, 26).get_width() >= 1
    assert pages.chart_bar(3, 3, 2).get_size() == (3, 2)
