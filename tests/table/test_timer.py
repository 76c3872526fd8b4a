"""The sand timer and the tokens: sand falls by volume, keeps its side, is redrawn only if moved."""

from __future__ import annotations

import itertools

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.table.art import coins, timer
from tabletop.table.art.picture import Size

pytestmark = pytest.mark.usefixtures("screen")


def test_the_upper_sand_sinks_and_the_heap_grows_all_the_time() -> None:
    shares = [i / 50 for i in range(51)]
    levels = [timer.upper_level(share) for share in shares]
    heaps = [timer.heap_height(share) for share in shares]
    assert all(a > b for a, b in itertools.pairwise(levels))
    assert all(a > b for a, b in itertools.pairwise(heaps))
    assert timer.heap_height(1.0) == 0


def test_half_the_sand_fills_less_than_half_the_height_because_the_glass_is_wider_above() -> None:
    full, half, empty = (timer.upper_level(share) for share in (1.0, 0.5, 0.0))
    assert empty - half > (empty - full) / 2


@given(st.floats(0.01, 1.0))
def test_the_level_stands_where_the_sand_below_it_has_the_asked_volume(share: float) -> None:
    def volume(level: float) -> float:
        steps = 400
        heights = [60 - (60 - level) * (i + 0.5) / steps for i in range(steps)]
        return sum((timer.half_width(y) - 2.2) ** 2 for y in heights) * (60 - level) / steps

    whole = volume(timer.upper_level(1.0))
    assert volume(timer.upper_level(share)) / whole == pytest.approx(share, abs=0.02)


def test_the_glass_is_narrowest_at_its_neck_and_alike_above_and_below() -> None:
    assert timer.half_width(60) == pytest.approx(2.6)
    for away in range(1, 43):
        assert timer.half_width(60 - away) == pytest.approx(timer.half_width(60 + away))
        assert timer.half_width(60 - away) >= timer.half_width(60 - away + 1)


def test_nothing_is_redrawn_before_the_level_has_moved_by_about_a_pixel() -> None:
    frames = [timer.sand_timer(1 - i / 3000, 120) for i in range(1, 3000)]
    assert len({id(art.surface) for art in frames}) <= 46


def test_the_sand_turns_red_in_the_last_seconds_only() -> None:
    calm, late = timer.sand_timer(0.4, 120, 1.0, 5.5), timer.sand_timer(0.4, 120, 1.0, 4.5)
    assert calm.surface is timer.sand_timer(0.4, 120).surface
    assert pygame.image.tobytes(calm.surface, "RGBA") != pygame.image.tobytes(
        late.surface, "RGBA"
    )


def test_turning_over_begins_upright_as_it_was_and_ends_with_the_sand_above() -> None:
    begin = timer.turning_timer(0.25, 0, 110)
    end = timer.turning_timer(0.25, timer.TURN_MS, 110)
    assert pygame.image.tobytes(begin.surface, "RGBA") == pygame.image.tobytes(
        timer.sand_timer(0.25, 110, running=False).surface, "RGBA"
    )
    assert pygame.image.tobytes(end.surface, "RGBA") == pygame.image.tobytes(
        timer.sand_timer(0.75, 110, running=False).surface, "RGBA"
    )


COIN = Size(40, 48, 1.0)


def test_a_growing_stack_keeps_its_lowest_coin_where_it_was() -> None:
    tables = []
    for count in (2, 3, 4):
        table = pygame.Surface((120, 120))
        table.fill((90, 140, 60))
        coins.stack(count).at(COIN).blit(table, 40, 60)
        tables.append(pygame.image.tobytes(table.subsurface((40, 103, 30, 5)), "RGB"))
    assert len(set(tables)) == 1


def test_a_stack_of_many_coins_is_no_higher_than_four() -> None:
    four, many = coins.stack(4).at(COIN), coins.stack(60).at(COIN)
    assert four.surface.get_size() == many.surface.get_size()
