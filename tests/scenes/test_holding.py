"""Pressing by holding: a tap does nothing, a held press is one click, a drag is a drag."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.scenes.app import App
from tabletop.scenes.holding import AFTER_MS
from tabletop.scenes.scene import say
from tests.conftest import ROOT
from tests.scenes.support import SCREENS, click, open_app, settle

FIELD = ROOT / "tabletop" / "scenes" / "inputs" / "line.py"


def down(pos: tuple[int, int]) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)


def up(pos: tuple[int, int]) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)


def menu(folder: Path, hold: int) -> tuple[App, tuple[int, int]]:
    app = open_app(folder, hold=hold)
    SCREENS["menu"](app)
    settle(app)
    control = app.scene.controls.find("settings")
    assert control is not None
    return app, control.rect.center


@pytest.mark.parametrize("hold", [1, 2, 3])
def test_a_tap_does_nothing_and_a_held_press_is_one_click(hold: int, tmp_path: Path) -> None:
    app, pos = menu(tmp_path, hold)
    app.frame(click(pos) + click(pos), 16.0)
    assert app.scene.route == "menu" and app.notice.text == say("hold-longer")
    app.frame([down(pos)], 16.0)
    settle(app, round(AFTER_MS[hold] / 16) - 2)
    assert app.scene.route == "menu"
    settle(app, 4)
    assert app.scene.route == "settings"
    app.frame([up(pos)], 16.0)
    settle(app)
    assert app.scene.route == "settings"
    app.close()


def test_without_it_a_tap_is_a_click(tmp_path: Path) -> None:
    app, pos = menu(tmp_path, 0)
    app.frame(click(pos), 16.0)
    assert app.scene.route == "settings"
    app.close()


def test_a_slider_is_dragged_at_once(tmp_path: Path) -> None:
    app = open_app(tmp_path, hold=3, volume=20)
    SCREENS["settings hearing"](app)
    scene = settle(app)
    control = scene.controls.find("set:volume")
    assert control is not None
    a, b = control.rect.midleft, control.rect.midright
    way = pygame.Event(pygame.MOUSEMOTION, pos=b, rel=(100, 0), buttons=(1, 0, 0), touch=False)
    app.frame([down((a[0] + 20, a[1])), way, up(b)], 16.0)
    assert app.settings.volume == 100
    app.close()


def test_nothing_asks_for_a_double_click() -> None:
    """Every button event is one press: nobody reads how many clicks came in a row. Only a field
    selects a word by two, as keys do."""
    for path in set((ROOT / "tabletop").rglob("*.py")) - {FIELD}:
        text = path.read_text().lower()
        assert "double_click" not in text and "doubleclick" not in text, path
        assert ".clicks" not in text, path
