"""The stage redraws exactly where something changed."""

from __future__ import annotations

import pygame
import pytest

from tabletop.table.art.surface import Art
from tabletop.table.stage import Stage

RED, BLUE, GREEN = (255, 0, 0), (0, 0, 255), (0, 255, 0)


def square(colour: tuple[int, int, int], size: int = 10) -> Art:
    surface = pygame.Surface((size, size), pygame.SRCALPHA)
    surface.fill(colour)
    return Art(surface, 0, 0)


@pytest.fixture
def screen() -> pygame.Surface:
    return pygame.Surface((100, 100), 0, 32)


def colour(screen: pygame.Surface, x: int, y: int) -> tuple[int, int, int]:
    seen = screen.get_at((x, y))
    return seen.r, seen.g, seen.b


def test_the_first_draw_covers_everything_and_the_second_nothing(screen: pygame.Surface) -> None:
    stage = Stage()
    stage.picture(square(RED), 5, 5)
    assert stage.draw(screen) == [screen.get_rect()]
    assert stage.draw(screen) == [] and not stage.dirty


def test_a_moved_picture_redraws_where_it_was_and_where_it_is(screen: pygame.Surface) -> None:
    stage = Stage()
    node = stage.picture(square(RED), 5, 5)
    stage.draw(screen)
    node.put(pos=(60, 60))
    rects = stage.draw(screen)
    assert sum(rect.w * rect.h for rect in rects) <= 2 * 12 * 12
    assert colour(screen, 7, 7) == (0, 0, 0) and colour(screen, 65, 65) == RED


def test_a_change_that_shows_nothing_new_redraws_nothing(screen: pygame.Surface) -> None:
    stage = Stage()
    art = square(RED)
    node = stage.picture(art, 5, 5)
    stage.draw(screen)
    node.put(art=art, pos=(5.2, 5.3), visible=True, alpha=255, z=0.0)
    assert stage.draw(screen) == []


def test_higher_nodes_lie_over_lower_ones_and_equal_ones_in_order_of_adding(
    screen: pygame.Surface,
) -> None:
    stage = Stage()
    low = stage.picture(square(RED), 0, 0, 5)
    stage.picture(square(BLUE), 0, 0, 1)
    stage.draw(screen)
    assert colour(screen, 3, 3) == RED
    low.put(z=0)
    stage.draw(screen)
    assert colour(screen, 3, 3) == BLUE
    stage.picture(square(GREEN), 0, 0, 1)
    stage.draw(screen)
    assert colour(screen, 3, 3) == GREEN


def test_a_removed_or_hidden_picture_leaves_the_ground(screen: pygame.Surface) -> None:
    stage = Stage()
    stage.ground = pygame.Surface((100, 100), 0, 32)
    stage.ground.fill(GREEN)
    one, two = stage.picture(square(RED), 0, 0), stage.picture(square(BLUE), 50, 50)
    stage.draw(screen)
    stage.remove(one)
    two.put(visible=False)
    stage.draw(screen)
    assert colour(screen, 3, 3) == GREEN and colour(screen, 55, 55) == GREEN


def test_a_clipped_picture_shows_only_inside_its_clip(screen: pygame.Surface) -> None:
    stage = Stage()
    node = stage.picture(square(RED, 40), 0, 0)
    node.clip = pygame.Rect(0, 0, 20, 100)
    stage.draw(screen)
    assert colour(screen, 10, 10) == RED and colour(screen, 30, 10) == (0, 0, 0)


def test_clearing_takes_everything_away(screen: pygame.Surface) -> None:
    stage = Stage()
    node = stage.picture(square(RED), 0, 0)
    stage.draw(screen)
    stage.clear()
    assert node.stage is None and stage.nodes == ()
    assert stage.draw(screen) == [screen.get_rect()]
    assert colour(screen, 3, 3) == (0, 0, 0)


def test_a_picture_taken_away_right_after_it_was_moved_leaves_nothing_behind(
    screen: pygame.Surface,
) -> None:
    stage = Stage()
    node = stage.picture(square(RED), 5, 5)
    stage.draw(screen)
    node.put(pos=(60, 60))
    stage.remove(node)
    stage.draw(screen)
    assert colour(screen, 8, 8) == (0, 0, 0) and colour(screen, 64, 64) == (0, 0, 0)


def test_a_faded_picture_lends_its_drawing_unfaded_to_others(screen: pygame.Surface) -> None:
    stage = Stage()
    shared = square(RED)
    stage.picture(shared, 5, 5, 1, alpha=60)
    stage.picture(shared, 40, 40, 2)
    stage.draw(screen)
    assert colour(screen, 44, 44) == RED and colour(screen, 8, 8) != RED


def test_what_lies_over_a_clipped_picture_is_not_clipped_with_it(screen: pygame.Surface) -> None:
    stage = Stage()
    low = stage.picture(square(RED, 30), 0, 0, 1)
    low.clip = pygame.Rect(0, 0, 5, 5)
    stage.picture(square(BLUE, 30), 0, 0, 2)
    stage.draw(screen)
    assert colour(screen, 20, 20) == BLUE
