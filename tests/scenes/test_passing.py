"""A screen passes into the next within a moment, and a new size shows no torn picture."""

from __future__ import annotations

from pathlib import Path

import pygame

from tabletop.scenes.app import App
from tabletop.scenes.passing import FADE_MS
from tests.scenes.support import SCREENS, click, key, open_app, opened, settle
from tests.typed import some


def _faded(app: App) -> list[int]:
    return [node.alpha for node in app.scene.stage.nodes if node.key == "fade"]


def test_the_screen_before_fades_away_and_leaves_nothing(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.fade.wanted = True
    SCREENS["menu"](app)
    settle(app)
    app.over("settings")
    app.frame([], 16.0)
    first = _faded(app)
    app.frame([], 50.0)
    assert first == [255] and 0 < _faded(app)[0] < 255
    for _ in range(4):
        app.frame([], 50.0)
    assert FADE_MS < 200 and _faded(app) == []
    app.close()


def test_with_reduced_motion_and_over_tables_and_covers_nothing_fades(tmp_path: Path) -> None:
    app = open_app(tmp_path, reduced_motion=True)
    app.fade.wanted = True
    SCREENS["menu"](app)
    settle(app)
    app.over("settings")
    app.frame([], 16.0)
    assert _faded(app) == []
    app.change(reduced_motion=False)
    SCREENS["cover"](app)
    app.frame([], 16.0)
    assert _faded(app) == []
    app.close()


def test_until_a_new_size_is_laid_out_the_whole_window_shows_the_last_picture(
    tmp_path: Path,
) -> None:
    app = opened("menu", tmp_path)
    corner = app.window.surface.get_at((1270, 710))
    pygame.display.set_mode((1920, 1080), pygame.RESIZABLE)
    app.frame([], 16.0)
    assert app.size == (1280, 720)
    now = app.window.surface.get_at((1905, 1065))
    assert sum(abs(a - b) for a, b in zip(tuple(now)[:3], tuple(corner)[:3])) < 40
    settle(app, 8)
    assert app.size == (1920, 1080)
    app.close()


def test_who_came_by_a_key_goes_on_by_keys_and_by_the_mouse_without_a_ring(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS["menu"](app)
    scene = settle(app)
    app.frame([key(pygame.K_TAB), key(pygame.K_TAB)], 16.0)
    scene.focus.go("settings")
    app.frame([key(pygame.K_RETURN)], 16.0)
    assert app.scene.route == "settings" and app.scene.focus.shown
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    board = app.scene.controls.find("settings")
    app.frame(click(some(board).rect.center), 16.0)
    assert app.scene.route == "settings" and not app.scene.focus.shown
    app.close()
