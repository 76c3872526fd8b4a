"""Every screen, at every size and scale: nothing leaves the window, overlaps or gets too small."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from tabletop.scenes import scale
from tabletop.scenes.menu.layout import menu_layout
from tabletop.scenes.menu.scene import HungPicture
from tabletop.scenes.scene import Scene
from tabletop.table.stage import Node
from tests.matrix import sampled
from tests.scenes.support import SCREENS, open_app, settle

pytestmark = pytest.mark.usefixtures("shared_drawings")

WINDOWS = [
    ((960, 600), 80), ((960, 600), 100), ((960, 600), 200), ((1280, 720), 100),
    ((1920, 1080), 80), ((1920, 1080), 200),
]  # fmt: skip
WAYS_TO_READ: list[dict[str, object]] = [
    {"reading_font": "atkinson"}, {"reading_font": "opendyslexic"}, {"spacing": True}
]  # fmt: skip
LEAST_TARGET = 30
"""Switches are 34 style pixels high, at 80 % 27; everything else is 40 window pixels or more."""

TEXT_Z = 20.0


def problems(scene: Scene, size: tuple[int, int]) -> list[str]:
    """What is wrong with where things stand, in words."""
    window = pygame.Rect(0, 0, *size)
    found = []
    for control in scene.controls.items:
        if not window.contains(control.rect):
            found.append(f"{control.key} leaves the window: {control.rect}")
        if control.rect.w < LEAST_TARGET or control.rect.h < LEAST_TARGET * 0.9:
            found.append(f"{control.key} is too small: {control.rect}")
    for one, other in combinations(scene.controls.items, 2):
        hung = isinstance(one, HungPicture) and isinstance(other, HungPicture)
        if one.rect.colliderect(other.rect) and not hung:
            found.append(f"{one.key} and {other.key} overlap: {one.rect} {other.rect}")
    texts = [node for node in scene.stage.nodes if node.z == TEXT_Z and node.art is not None]
    rects = [(node, _body(node)) for node in texts]
    for node, rect in rects:
        if not window.contains(rect):
            found.append(f"text {node.key} leaves the window: {rect}")
        for control in scene.controls.items:
            if control.rect.inflate(-4, -4).colliderect(rect):
                found.append(f"text {node.key} {rect} lies on {control.key} {control.rect}")
    return found


def _body(node: Node) -> pygame.Rect:
    """The inked part of a node."""
    assert node.art is not None
    inked = node.art.surface.get_bounding_rect()
    area = node.area()
    return inked.move(area.topleft)


@pytest.mark.parametrize("name, window", sampled([*SCREENS], WINDOWS, one_in=3))
def test_a_screen_fits_its_window(
    name: str, window: tuple[tuple[int, int], int], tmp_path: Path
) -> None:
    size, percent = window
    app = open_app(tmp_path, size, percent)
    SCREENS[name](app)
    scene = settle(app)
    assert app.faults == 0
    assert problems(scene, size) == []
    app.close()


@pytest.mark.slow
@pytest.mark.parametrize("percent", [80, 200])
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_fits_a_large_window(name: str, percent: int, tmp_path: Path) -> None:
    app = open_app(tmp_path, (3840, 2160), percent)
    SCREENS[name](app)
    scene = settle(app)
    assert app.faults == 0
    assert problems(scene, (3840, 2160)) == []
    app.close()


@pytest.mark.parametrize("name, how", sampled([*SCREENS], WAYS_TO_READ, one_in=3))
def test_a_screen_fits_in_other_reading_fonts_and_wider_spacing(
    name: str, how: dict[str, object], tmp_path: Path
) -> None:
    app = open_app(tmp_path, (960, 600), 100, **how)
    SCREENS[name](app)
    scene = settle(app)
    assert problems(scene, (960, 600)) == []
    app.change(reading_font="nunito", spacing=False)
    app.close()


def test_the_menu_has_room_for_planks_and_pictures_in_any_window() -> None:
    for w in range(640, 4900, 97):
        for h in range(400, 2800, 83):
            plan = menu_layout(float(w), float(h), 7, 5)
            low = max(board.y + board.h for board in plan.planks)
            assert low <= h
            assert all(board.h >= 26 for board in plan.planks)
            assert all(row.x0 > plan.planks[0].x + plan.planks[0].w for row in plan.rows)
            assert all(0 < rabbit.y <= h for rabbit in plan.rabbits)


def test_the_first_scale_follows_the_window_in_steps_of_ten_percent() -> None:
    assert scale.first_scale((1280, 720)) == 100
    assert scale.first_scale((1920, 1080)) == 150
    assert scale.first_scale((960, 600)) == 80
    assert scale.first_scale((1500, 900)) == 110
    assert scale.first_scale((3840, 2160)) == 300


def test_a_scale_that_does_not_fit_the_window_is_limited_and_said() -> None:
    assert scale.in_force(200, (960, 600)) == pytest.approx(1.5)
    assert scale.limited(200, (960, 600))
    assert scale.in_force(100, (960, 600)) == 1.0
    assert not scale.limited(100, (960, 600))
