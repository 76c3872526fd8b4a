"""The stage redraws only what changed, and nobody can tell."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.table.art.surface import Art
from tabletop.table.stage import Node, Stage

SIZE = (160, 120)
MOVES = st.lists(
    st.tuples(st.integers(0, 11), st.integers(-30, 170), st.integers(-30, 130), st.integers(0, 3)),
    min_size=1,
    max_size=40,
)


def picture(number: int) -> Art:
    """A see-through piece of its own size and colour."""
    surface = pygame.Surface((14 + 5 * number, 40 - 2 * number), pygame.SRCALPHA)
    surface.fill((20 * number, 255 - 20 * number, 90, 120 + 10 * number))
    return Art(surface, number % 3, number % 2)


def ground() -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    for x in range(0, SIZE[0], 8):
        surface.fill((x, 60, 255 - x), (x, 0, 8, SIZE[1]))
    return surface


@given(moves=MOVES, batch=st.integers(1, 12))
def test_what_changed_and_the_whole_window_look_the_same(
    moves: list[tuple[int, int, int, int]], batch: int
) -> None:
    screen, again = pygame.Surface(SIZE), pygame.Surface(SIZE)
    stage = Stage()
    stage.ground = ground()
    nodes = [stage.picture(picture(i), 12 * i, 9 * i, z=i % 4) for i in range(12)]
    stage.draw(screen)
    for number, (index, x, y, what) in enumerate(moves):
        if what == 0:
            nodes[index].put(visible=not nodes[index].visible)
        elif what == 1:
            nodes[index].put(z=float(x % 5))
        elif what == 2:
            nodes[index].put(alpha=x % 256)
        nodes[index].put(pos=(x, y))
        if number % batch == 0:
            stage.draw(screen)
    stage.draw(screen)
    stage.invalidate()
    stage.draw(again)
    assert pygame.image.tobytes(screen, "RGB") == pygame.image.tobytes(again, "RGB")


def test_what_did_not_change_is_not_measured_again(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage()
    asked: list[Node] = []
    nodes = [stage.picture(picture(i % 12), 3 * i, i) for i in range(40)]
    screen = pygame.Surface(SIZE)
    stage.draw(screen)
    area = Node.area

    def watched(node: Node) -> pygame.Rect:
        asked.append(node)
        return area(node)

    monkeypatch.setattr(Node, "area", watched)
    nodes[7].put(pos=(60, 60))
    stage.draw(screen)
    assert set(asked) == {nodes[7]}


def test_a_picture_painted_into_the_ground_looks_like_one_laid_on_it_and_spares_the_original() -> (
    None
):
    laid, painted = Stage(), Stage()
    shared = ground()
    before = pygame.image.tobytes(shared, "RGB")
    laid.ground = painted.ground = shared
    laid.picture(picture(5), 30, 20)
    painted.paint(picture(5), 30, 20)
    painted.paint(picture(3), 90, 20)
    laid.picture(picture(3), 90, 20)
    screens = [pygame.Surface(SIZE), pygame.Surface(SIZE)]
    for stage, screen in zip((laid, painted), screens, strict=True):
        stage.draw(screen)
    assert pygame.image.tobytes(screens[0], "RGB") == pygame.image.tobytes(screens[1], "RGB")
    assert pygame.image.tobytes(shared, "RGB") == before
    assert not painted.nodes


def test_an_unchanged_stage_draws_nothing() -> None:
    screen = pygame.Surface(SIZE)
    stage = Stage()
    node = stage.picture(picture(2), 10, 10)
    assert stage.draw(screen) == [screen.get_rect()]
    assert stage.draw(screen) == []
    node.put(pos=(10.2, 10.1))
    assert stage.draw(screen) == []
    node.put(pos=(40, 10))
    assert stage.draw(screen)
